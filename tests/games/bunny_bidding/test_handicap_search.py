"""Short cuts of the handicap search agree with the whole search."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tabletop.core.action import Action
from tabletop.core.game import CHANCE
from tabletop.games.bunny_bidding.game import GAME
from tabletop.games.bunny_bidding.rules import frames, handicaps, turns
from tabletop.games.bunny_bidding.rules.handicaps import BINDING, HandicapSearch, SearchNode
from tabletop.games.bunny_bidding.rules.rules import State
from tests.games.bunny_bidding.playing import random_mix

FEW = 6
"""Hands so small that all rows of tiles can be tried."""


def deal_more(state: State, rng: Random) -> None:
    """Gives every seat two binding handicaps, and perhaps one of them tiles at will."""
    rows = [rng.sample(BINDING, 2) for _ in range(state.players)]
    state.handicaps = tuple([tuple(row) for row in rows])


def play(seed: int) -> None:
    """Plays a random match with powers and handicaps; `legal_actions` searches all the time."""
    players = 3 + seed % 4
    rng = Random(seed)
    mix = random_mix(rng, players) | {"powers": True}
    state = GAME.start(players, GAME.info.complete(players, mix))
    assert isinstance(state, State)
    while actors := state.actors():
        seat = actors[int(rng.random() * len(actors))]
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
            continue
        if seed % 2 and state.stack[-1][0] == frames.TURN and not state.turn[turns.LAID]:
            deal_more(state, rng)
        legal = state.legal_actions(seat)
        state.apply(seat, legal[int(rng.random() * len(legal))])


def enough(seen: dict[bool, int], matches: int, true: int, false: int) -> None:
    """Plays so many matches; both answers must have come up so often."""
    for seed in range(matches):
        play(seed)
    assert seen[True] > true and seen[False] > false


def test_what_is_plain_to_see_is_found_by_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = {True: 0, False: 0}
    of = HandicapSearch.of

    def checked(search: HandicapSearch, choices: list[Action]) -> list[Action]:
        for kind, tile, *_ in choices:
            offer = kind in handicaps.OFFERS
            if kind not in handicaps.LAYING or not search.kinds >> kind & 1 or search.free:
                continue
            if not offer or tile in search.offers:
                plain = search.proven(tile, kind)
                after = search._after(search.start, tile, offer, kind in handicaps.UPS)
                assert search.reachable(after) or not plain
                seen[plain] += 1
        return of(search, choices)

    monkeypatch.setattr(handicaps.HandicapSearch, "of", checked)
    enough(seen, 40, 1000, 1000)


def nothing_plain(search: HandicapSearch) -> tuple[tuple[int, int], ...]:
    return (handicaps.NONE,) * len(handicaps.LAYING + handicaps.LAYING)


def same_as(
    long: Callable[..., bool | None], name: str, false: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Compares a short cut with the whole search in 60 matches.

    Args:
        long: the whole search; it returns None if it would take too long.
        false: number of negative answers that must come up.
    """
    seen = {True: 0, False: 0}
    short = getattr(HandicapSearch, name)

    def checked(*asked: Any) -> bool:
        found: bool = short(*asked)
        expected = long(*asked)
        if expected is not None:
            assert found == expected, asked[1:]
            seen[found] += 1
        return found

    monkeypatch.setattr(handicaps.HandicapSearch, "_windows", nothing_plain)
    monkeypatch.setattr(handicaps.HandicapSearch, name, checked)
    enough(seen, 60, 300, false)


def test_where_only_faces_are_asked_for_counting_says_what_a_search_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def searched(search: HandicapSearch, row: SearchNode) -> bool | None:
        few = len(row.tiles) <= FEW or not search._rights(row).will
        return search.reachable(row) if few else None

    same_as(searched, "_shows_faces", 100, monkeypatch)


def test_where_tiles_are_laid_at_will_the_best_ones_say_what_all_rows_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def all_rows(search: HandicapSearch, row: SearchNode, found: turns.Rights) -> bool | None:
        if len(row.tiles) > FEW:
            return None
        return any([search._lay(row, found, offer) for offer in (False, True)])

    same_as(all_rows, "_at_will", 30, monkeypatch)


def test_a_bid_that_plainly_never_fits_is_not_found_by_a_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = {True: 0, False: 0}
    never = HandicapSearch._never_fits

    def checked(search: HandicapSearch, total: int) -> bool:
        short = never(search, total)
        for up in (True, False):
            tile = total - search.start.total
            found = search.reachable(search._after(search.start, tile, False, up))
            assert not (short and found), (search.start, total)
        seen[short] += 1
        return short

    monkeypatch.setattr(handicaps.HandicapSearch, "_never_fits", checked)
    enough(seen, 80, 300, 300)
