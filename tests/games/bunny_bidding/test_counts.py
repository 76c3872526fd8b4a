"""Exact counts of legal sequences from fixed starts, and whole games from lists of integers."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.match import Match
from tabletop.games.bunny_bidding.game import GAME, MAX_ACTIONS
from tests.counting import sequences
from tests.games.bunny_bidding.playing import random_mix
from tests.games.bunny_bidding.scenario import Scene
from tests.playing import play_by_numbers


@pytest.mark.parametrize(("depth", "expected"), [(1, 10), (2, 90), (3, 2880)])
def test_the_number_of_openings_of_a_fixed_deal_stays_the_same(depth: int, expected: int) -> None:
    """10 tiles, then 9, then 8 tiles as bid or offer, face up or down: 10 x 9 x 32."""
    state = Match(GAME, 6, {}, seed="0").state
    assert sequences(state, depth) == expected


def test_a_turn_of_two_tiles_counts_as_by_hand() -> None:
    """Two low tiles. First up: the other place, up or down; first down: the other one up.

    First as bid or offer, either tile: 2 x 2 x (2 + 1) = 12 ways.
    """
    scene = Scene(("red 98", "red 97", "blue 10", "blue 11"), (), ("green 13",))
    scene.do("open 98", "open 97")
    assert sequences(scene.state, 1) == 8
    assert sequences(scene.state, 2) == 12


def test_the_highest_adds_a_third_tile() -> None:
    """Bid 10, then 99 face up is the highest: the last tile as bid or offer, up or down."""
    scene = Scene(("red 98", "red 97", "blue 10", "blue 11", "blue 99"), (), ("green 13",))
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 99")
    assert sequences(scene.state, 1) == 4


@settings(max_examples=40)
@given(
    seed=st.integers(0, 10**6),
    players=st.integers(3, 6),
    choices=st.lists(st.integers(0, 10**6), max_size=250),
)
def test_any_list_of_integers_plays_a_sound_game(
    seed: int, players: int, choices: list[int]
) -> None:
    mix = random_mix(Random(seed), players)
    match = Match(GAME, players, mix, seed=str(seed))
    play_by_numbers(match, choices)
    if match.state.is_over():
        assert match.state.result().winners and match.ply <= MAX_ACTIONS
