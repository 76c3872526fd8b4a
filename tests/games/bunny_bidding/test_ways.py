"""The short cuts of the handicaps: what they say a search through all rows of tiles says too."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tabletop.core.action import Action
from tabletop.core.game import CHANCE
from tabletop.games.bunny_bidding.game import GAME
from tabletop.games.bunny_bidding.rules import frames, handicaps, turns
from tabletop.games.bunny_bidding.rules.handicaps import BINDING, Row, Ways
from tabletop.games.bunny_bidding.rules.rules import State
from tests.games.bunny_bidding.playing import random_mix

FEW = 6
"""Hands so small that all rows of tiles can be tried."""


def deal_more(state: State, rng: Random) -> None:
    """Everybody holds two binding handicaps, and somebody may go on at will."""
    rows = [rng.sample(BINDING, 2) for _ in range(state.players)]
    state.handicaps = tuple([tuple(row) for row in rows])


def play(seed: int) -> None:
    """A random match with powers and handicaps; `legal_actions` asks for ways all the time."""
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
    of = Ways.of

    def checked(ways: Ways, choices: list[Action]) -> list[Action]:
        for kind, tile, *_ in choices:
            offer = kind in handicaps.OFFERS
            if kind not in handicaps.LAYING or not ways.kinds >> kind & 1 or ways.free:
                continue
            if not offer or tile in ways.offers:
                plain = ways.surely(tile, kind)
                after = ways._after(ways.start, tile, offer, kind in handicaps.UPS)
                assert ways.way(after) or not plain
                seen[plain] += 1
        return of(ways, choices)

    monkeypatch.setattr(handicaps.Ways, "of", checked)
    enough(seen, 40, 1000, 1000)


def nothing_plain(ways: Ways) -> tuple[tuple[int, int], ...]:
    return (handicaps.NONE,) * len(handicaps.LAYING + handicaps.LAYING)


def same_as(
    long: Callable[..., bool | None], name: str, false: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In 60 matches the short cut of that name says what the long way says, where it may be gone
    (None = not there); no, too, comes up more than `false` times."""
    seen = {True: 0, False: 0}
    short = getattr(Ways, name)

    def checked(*asked: Any) -> bool:
        found: bool = short(*asked)
        expected = long(*asked)
        if expected is not None:
            assert found == expected, asked[1:]
            seen[found] += 1
        return found

    monkeypatch.setattr(handicaps.Ways, "_windows", nothing_plain)
    monkeypatch.setattr(handicaps.Ways, name, checked)
    enough(seen, 60, 300, false)


def test_where_only_faces_are_asked_for_counting_says_what_a_search_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def searched(ways: Ways, row: Row) -> bool | None:
        few = len(row.tiles) <= FEW or not ways._rights(row).will
        return ways.way(row) if few else None

    same_as(searched, "_shows_faces", 100, monkeypatch)


def test_where_tiles_are_laid_at_will_the_best_ones_say_what_all_rows_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def all_rows(ways: Ways, row: Row, found: turns.Rights) -> bool | None:
        if len(row.tiles) > FEW:
            return None
        return any([ways._lay(row, found, offer) for offer in (False, True)])

    same_as(all_rows, "_at_will", 30, monkeypatch)


def test_a_bid_that_plainly_never_fits_is_not_found_by_a_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = {True: 0, False: 0}
    never = Ways._never_fits

    def checked(ways: Ways, total: int) -> bool:
        short = never(ways, total)
        for up in (True, False):
            tile = total - ways.start.total
            found = ways.way(ways._after(ways.start, tile, False, up))
            assert not (short and found), (ways.start, total)
        seen[short] += 1
        return short

    monkeypatch.setattr(handicaps.Ways, "_never_fits", checked)
    enough(seen, 80, 300, 300)
