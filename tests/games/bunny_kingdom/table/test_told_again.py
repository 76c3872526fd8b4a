"""The table in words, asked again after every action: nothing old stays in it, and what has not
changed is not looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from tabletop.core.action import Action
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.core.registry import games
from tabletop.core.words import Words
from tabletop.games.bunny_kingdom.rules.rails import SEGMENTS
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table import zones
from tabletop.table.board import AnyTable
from tests.scenes.test_nothing_hidden import laid_out
from tests.typed import the

FULLEST = 5
"""The most who play; the sky is always there then."""


def moments(plies: int) -> Iterator[tuple[KingdomView, Sequence[Action]]]:
    """Returns the view and legal actions of each seat in turn during so many actions, with all
    boards."""
    match, luck = Match(games()["bunny_kingdom"], FULLEST, {"express": True}, "5"), Random(5)
    for ply in range(plies):
        seat = match.state.actors()[0]
        assert seat != CHANCE, "the match deals by itself"
        match.submit(seat, luck.choice(list(match.state.legal_actions(seat))))
        if match.state.is_over():
            return
        looker = ply % FULLEST
        legal = match.state.legal_actions(looker) if looker in match.state.actors() else ()
        yield the(KingdomView, match.view(looker)), legal


def words() -> Words:
    found = games()["bunny_kingdom"].words
    assert found is not None
    return found


def test_what_is_told_again_is_what_would_be_told_anew() -> None:
    used, fresh = laid_out("bunny_kingdom", FULLEST), laid_out("bunny_kingdom", FULLEST)
    borders = 0
    for view, legal in moments(160):
        again = used.meaning(view, legal, words())
        fresh._told.clear()
        fresh._zones.clear()
        zones.borders.cache_clear()
        assert again == fresh.meaning(view, legal, words())
        borders += any(zone.key == "borders" for zone in again)
    assert borders > 3


def test_what_lies_where_it_lay_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = laid_out("bunny_kingdom", FULLEST)
    looked: list[str] = []
    plain = table.state_of

    def state_of(key: str, view: KingdomView) -> str:
        looked.append(key.partition(":")[0])
        return plain(key, view)

    monkeypatch.setattr(table, "state_of", state_of)
    counts = [of_an_update(table, view, legal, looked) for view, legal in moments(60)]
    assert counts[0]["space"] > 100, "the whole map"
    later = sorted(count["space"] for count in counts[1:])
    assert later[len(later) // 2] <= 2 and later[-1] < 40


def test_borders_are_told_where_they_can_be_pointed_at() -> None:
    table = laid_out("bunny_kingdom", FULLEST)
    view, borders = next(
        (view, zone.things)
        for view, legal in moments(160)
        for zone in table.meaning(view, legal, words())
        if zone.key == "borders"
    )
    assert len(borders) == SEGMENTS
    for thing in borders:
        rect = table.rect(thing.key)
        assert rect is not None and thing.where == tuple(rect)
        assert (thing.name, thing.state) == (table.name_of(thing.key, view), "")


def of_an_update(
    table: AnyTable, view: KingdomView, legal: Sequence[Action], looked: list[str]
) -> dict[str, int]:
    """Counts the things of each kind that one telling of the table looks at."""
    looked.clear()
    table.meaning(view, legal, words())
    return {kind: looked.count(kind) for kind in ("space", "row")}
