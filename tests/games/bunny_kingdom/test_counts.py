"""Exact counts of legal sequences from fixed starts, and whole games from lists of integers."""

from __future__ import annotations

from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.action import Action
from tabletop.core.match import Match
from tabletop.games.bunny_kingdom.game import KINGDOM
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules.boards import space_at
from tests.counting import sequences
from tests.games.bunny_kingdom.playing import MIXES, finished, walk
from tests.games.bunny_kingdom.scenario import Scene
from tests.playing import play_by_numbers


@pytest.mark.parametrize(
    ("players", "sky", "hand", "picks"),
    [(3, False, 12, 2), (4, False, 10, 2), (3, True, 15, 3), (5, True, 10, 2)],
)
def test_each_choice_of_cards_has_exactly_one_way(
    players: int, sky: bool, hand: int, picks: int
) -> None:
    """BK-303"""
    scene = Scene(players, sky).deal()
    assert sequences(scene.state, picks) == comb(hand, picks)


def test_two_players_keep_one_and_discard_another() -> None:
    """BK-304: 11 x 10 ways each."""
    scene = Scene(2).deal()
    scene.luck(Action(acts.RESERVE, space_at("J9"), space_at("J10")))
    assert sequences(scene.state, 2) == 110


def test_placements_count_as_by_hand() -> None:
    """Two cities of different strength on three free spaces, or none: 7, then 6 x 3 + 1 ways."""
    scene = Scene().settle(0, "A1 A2 A3").give(0, "city1 city2").construct()
    assert sequences(scene.state, 1) == 7
    assert sequences(scene.state, 2) == 6 * 3 + 1


def test_towers_count_each_pair_once() -> None:
    """Four single territories: six pairs; two of them side by side: five."""
    for places, pairs in (("A1 E1 J1 J10", 6), ("A1 A2 E1 J1", 5)):
        scene = Scene().settle(0, places).give(0, "sky_tower").construct()
        starts = scene.legal("tower")
        found = 0
        for action in starts:
            after = scene.state.clone()
            after.apply(0, action)
            found += len(after.legal_actions(0))
        assert found == pairs


def test_camps_may_go_on_every_empty_space_of_an_empty_board() -> None:
    """BK-410: 100 less 18 cities, and to hold; with the cloud 131 less 18, 4, 12 and 2."""
    assert sequences(Scene().give(0, "camp_1").construct().state, 1) == 83
    assert sequences(Scene(sky=True).give(0, "camp_1").construct().state, 1) == 96


def test_first_tracks_around_central_station() -> None:
    """BK-810: three borders at each end of the L, or none. At its corner lava leaves one more."""
    scene = Scene(express=True).give(0, "railroad_2").construct()
    assert sequences(scene.state, 1) == 7
    scene = Scene(express=True).give(0, "switch_2").construct()
    assert sequences(scene.state, 1) == 8


@settings(max_examples=25, deadline=None)
@given(
    mix=st.sampled_from(MIXES),
    seed=st.integers(0, 10**6),
    choices=st.lists(st.integers(0, 10**6), max_size=320),
)
def test_any_list_of_integers_plays_a_sound_game(
    mix: tuple[int, bool, bool], seed: int, choices: list[int]
) -> None:
    players, sky, express = mix
    match = Match(KINGDOM, players, {"sky": sky, "express": express}, seed=str(seed))
    play_by_numbers(match, choices)
    if match.state.is_over():
        assert match.ply <= KINGDOM.info.max_actions and min(match.state.result().scores) >= 0


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_random_matches_are_sound_to_their_ends(mix: tuple[int, bool, bool]) -> None:
    for state in walk(*mix, 21):
        state.check()
    assert state.is_over() and sum(map(bool, state.hands)) == 0


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_many_random_matches_over_all_mixes(mix: tuple[int, bool, bool], part: int) -> None:
    """Fourteen mixes x twenty parts x 72 matches: 20,160 in all, each state checked."""
    for seed in range(part * 72, part * 72 + 72):
        for state in walk(*mix, 1000 + seed):
            state.check()
        assert state.is_over()


def test_the_same_seed_plays_the_same_match() -> None:
    assert finished(4, True, True, 5).digest() == finished(4, True, True, 5).digest()
