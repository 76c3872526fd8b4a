"""Walks: what is crossed, in which order, and what is not."""

from itertools import pairwise

import pytest

from tabletop.core.event import fact
from tabletop.games.bunny_boom.rules import events
from tabletop.games.bunny_boom.rules.village import CENTRE, CROSSED, ROUTE, SPACES
from tests.games.bunny_boom.scenario import Scene, kinds_of, only, space

ARMS = {
    "left 1": "P11",
    "left 2": "P12",
    "left 3": "P13",
    "right 1": "P21",
    "right 2": "P22",
}
"""Movement effects from the left end to right 2: 1, 2, 3, 2, 3."""


@pytest.mark.parametrize(
    ("start", "end", "crossed"),
    [
        ("left 3", "right 3", "left 2,left 1,right 1,right 2"),
        ("left 1", "left 3", "left 2"),
        ("left 3", "left 1", "left 2"),
        ("centre", "right 3", "right 1,right 2"),
        ("right 3", "centre", "right 2,right 1"),
        ("left 1", "above 1", ""),
        ("below 2", "above 2", "below 1,above 1"),
        ("left 2", "left 2", ""),
    ],
)
def test_bb_39_the_one_way_between_two_places(start: str, end: str, crossed: str) -> None:
    """BB-39 BB-27"""
    expected = tuple(space(place) for place in crossed.split(",") if place)
    assert CROSSED[space(start)][space(end)] == expected


def test_bb_39_a_route_tells_every_step_and_turns_back_the_same_way() -> None:
    """BB-39: each step leads to a neighbour; the centre tile has no effect."""
    for start in range(SPACES + 1):
        for end in range(SPACES + 1):
            places = (start, *ROUTE[start][end])
            assert places[-1] == end and len(set(places)) == len(places)
            for one, two in pairwise(places):
                near = one % 3 == 0 if two == CENTRE else two % 3 == 0
                assert near if CENTRE in (one, two) else abs(one - two) == 1
            back = (*reversed(ROUTE[end][start]), end)[1:]
            assert ROUTE[start][end] == back or start == end
            assert set(CROSSED[start][end]) == set(ROUTE[start][end]) - {end, CENTRE}


def test_a_walk_across_the_village_brings_all_that_is_crossed() -> None:
    scene = Scene("P14", ARMS, pawns=("left 3",), homes=(0, 9), tokens={"left 1": 2})
    told = scene.do("play P14 right 3")
    assert scene.state.home[0] == 0 + 2 + 2 + 3 + 2 + 3
    hops = only(told, events.PAWN_HOPPED)
    assert [hop.target for hop in hops] == [
        "space:1",
        "space:0",
        "centre",
        "space:3",
        "space:4",
        "space:5",
    ]
    crossing = [fact(hop, events.Hop).crossing for hop in hops]
    assert crossing == [True, True, False, True, True, False]


def test_bb_40_bunnies_at_start_and_end_stay() -> None:
    """BB-40"""
    scene = Scene("P62", full=True, pawns=("left 3",), tokens={"left 3": 2, "left 1": 3})
    scene.do("play P62 left 1")
    assert scene.tokens("left 3") == 2 and scene.tokens("left 1") == 3


def test_bb_41_lying_bunnies_then_the_movement_effect_then_the_burrow() -> None:
    """BB-41"""
    scene = Scene(
        "P62",
        {"left 1": "PB1"},
        tokens={"left 1": 2},
        homes=(0, 3),
        burrow_owner=1,
        burrow=True,
    )
    told = kinds_of(scene.do("play P62 left 2"))
    order = [events.BUNNIES_COLLECTED, events.BUNNIES_GAINED, events.BUNNY_GIVEN]
    assert [kind for kind in told if kind in order] == order
    assert scene.state.home == [2 + 1 + 1, 2]


def test_bb_42_pawns_do_not_block_and_share_spaces() -> None:
    """BB-42"""
    scene = Scene("P62", full=True, pawns=("left 3", "left 2", "left 1"), players=3)
    scene.do("play P62 left 1")
    assert [scene.pawn(seat) for seat in range(3)] == ["left 1", "left 2", "left 1"]


def test_bb_43_no_walk_leads_over_an_empty_space() -> None:
    """BB-43: arms have no gaps, so what lies before a space with a card has one too."""
    scene = Scene("P62", {"left 1": "P11", "left 2": "P12"})
    for place in scene.spaces("P62"):
        for crossed in CROSSED[CENTRE][space(place)]:
            assert scene.state.height[crossed]
