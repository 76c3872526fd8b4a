"""Exact counts of legal sequences from fixed starts, and whole games from lists of integers."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.match import Match
from tabletop.games.killer_bunnies.game import GAME
from tests.counting import sequences
from tests.games.killer_bunnies.scenario import Scene
from tests.playing import play_by_numbers


def test_an_opening_has_forty_two_first_runs() -> None:
    state = Match(GAME, 2, {"universal": "free"}, seed="count").state
    assert sequences(state, 1, luck=True) == 42


def test_a_weapon_with_two_targets_counts_as_by_hand() -> None:
    """Play, discard, or one of two offers; then two targets; twelve rolls; five run cards."""
    scene = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV01").bunny(1, "EV05")
    scene.means(0, 2).top(0, "EB23")
    assert sequences(scene.state, 1, luck=True) == 3
    scene.do("play EB23")
    assert [sequences(scene.state, depth, luck=True) for depth in (1, 2, 3)] == [2, 24, 24 * 5]


@pytest.mark.parametrize(("depth", "expected"), [(1, 2), (2, 7), (3, 15)])
def test_placing_and_refilling_counts_stay_the_same(depth: int, expected: int) -> None:
    """Played: two slots, then five run cards; discarded: five run cards, then the turn ends."""
    scene = Scene("blue", "violet").means(0, 2).top(0, "EB13")
    scene.state.offers = [3, 3]
    found = sequences(scene.state, depth, luck=True)
    assert found == expected, found


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    choices=st.lists(st.integers(0, 10**6), max_size=200),
    players=st.sampled_from((2, 3, 4)),
    options=st.fixed_dictionaries(
        {
            "goal": st.sampled_from(("40", "60", "100")),
            "hands_on": st.booleans(),
            "gifts": st.booleans(),
            "universal": st.sampled_from(("declared", "free")),
            "deck.0": st.sampled_from(("blue", "violet", "green", "yellow")),
        }
    ),
)
def test_any_list_of_integers_plays_a_sound_game(
    seed: int, choices: list[int], players: int, options: dict[str, object]
) -> None:
    match = Match(GAME, players, options, seed=str(seed))
    play_by_numbers(match, choices)
