"""Events lead from each view to the next, for every viewer; what belongs together is shown so."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from tabletop.core.event import UNKNOWN, Event, redacted
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.games.bunny_bidding.game import GAME
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.table.board import Table
from tabletop.games.bunny_bidding.table.looks import Changes, majority, read, taker
from tabletop.table.contract import Looks
from tests.games.bunny_bidding.playing import random_match, random_mix
from tests.games.bunny_bidding.scenario import Scene


def told(changes: Changes, looks: Looks, events: Iterable[Event]) -> None:
    """Changes `looks` by what the viewer learns of the events."""
    for event in events:
        seen = redacted(event, changes.viewer)
        if seen is not None:
            changes.apply(looks, seen)


@pytest.mark.parametrize("seed", range(8))
def test_events_lead_from_each_view_to_the_next(seed: int) -> None:
    """For every viewer, the public one too, over mixes of all options."""
    players = 3 + seed % 4
    mix = random_mix(Random(f"looks {seed}"), players, 0.5)
    match = random_match(seed, players, **mix)
    for viewer in (*range(players), None):
        fresh = Match(GAME, players, mix, seed=str(seed))
        changes = Changes()
        changes.viewer = viewer
        looks: Looks = {}
        told(changes, looks, fresh.events_from(0))
        assert looks == read(fresh.state.view(viewer))
        while fresh.ply < match.ply:
            first = fresh.ply
            seat, action = match.log[first]
            assert seat != CHANCE
            fresh.submit(seat, action)
            told(changes, looks, fresh.events_from(first))
            assert looks == read(fresh.state.view(viewer)), action


def test_a_tile_under_exchange_is_seen_by_who_takes_it_alone() -> None:
    scene = Scene(
        ("red 98", "red 97", "blue 10", "blue 11", "green 13"),
        ("yellow 21", "yellow 22", "replacement_egg 4", "orange 31"),
        ("orange 41", "orange 42", "green 43"),
    )
    scene.do("open 98", "open 97", "offer_down 10", "bid_up 11", "offer_up 4", "take 2")
    seen = read(scene.state.view(1))["tile:2"]
    hidden = read(scene.state.view(2))["tile:2"]
    assert taker(seen) == taker(hidden) == 1
    assert seen.face & 127 == 10 and hidden.face == UNKNOWN
    scene.do("put 21")
    assert taker(read(scene.state.view(2))["tile:2"]) == -1


def test_the_type_found_most_often_is_read_from_open_eggs_of_the_offer() -> None:
    scene = Scene(
        ("red 98", "red 97", "blue 10", "blue 11"), ("blue 21", "blue 22"), ("green 43", "cyan 5")
    )
    scene.do("open 98", "open 97", "offer_down 10", "bid_up 11")
    assert majority(read(scene.state.view(0))) == (0,)
    scene.do("offer_up 21", "bid_up 22")
    assert majority(read(scene.state.view(0))) == (0,), "one open blue, a hidden one, two red"


def test_all_tiles_are_turned_up_at_one_moment_and_what_follows_comes_one_by_one() -> None:
    table = Table()
    up = ev.tile_turned_up(-1, 2, 300)
    assert table.joined(up, ev.tile_turned_up(1, 3, 400))
    steps = (
        ev.majority_found((1,), 2),
        ev.auction_inverted(0, 3, True, 1),
        ev.bid_counted(0, 10, 10),
        ev.bid_counted(1, 20, 20),
        ev.round_won(0, 10, True),
    )
    for one, two in zip((up, *steps), steps, strict=False):
        assert not table.joined(one, two)


def test_tiles_leave_the_table_at_one_moment_each_way() -> None:
    table = Table()
    won, worst = ev.tile_won(0, 1, 300), ev.bid_to_worst(1, 0, 2, 400)
    gone = ev.tile_removed(2, 3, 500)
    assert table.joined(won, won) and table.joined(won, worst) and table.joined(worst, gone)
    assert not table.joined(ev.tile_turned_up(0, 1, 300), won)
    assert not table.joined(ev.round_won(0, 10, True), won)
