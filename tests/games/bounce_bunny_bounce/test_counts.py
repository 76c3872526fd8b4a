"""Exact counts of legal sequences from fixed starts, and whole games from lists of integers."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.match import Match
from tabletop.games.bounce_bunny_bounce import GAME
from tests.counting import sequences
from tests.games.bounce_bunny_bounce.scenario import Scene
from tests.playing import play_by_numbers


@pytest.mark.parametrize(("depth", "expected"), [(1, 7), (2, 98), (3, 1207), (4, 1896), (5, 17335)])
def test_the_number_of_openings_of_a_fixed_field_stays_the_same(depth: int, expected: int) -> None:
    state = Match(GAME, 2, {"first_player": "0"}, seed="0").state
    assert sequences(state, depth) == expected


def test_a_lone_step_with_a_shock_to_follow_counts_as_by_hand() -> None:
    """Four bounces, all onto Stops; then four shocks or none: 4 x 5 ways."""
    scene = Scene(
        "stop@3,3",
        "stop@2,3",
        "stop@4,3",
        "stop@3,2",
        "stop@3,4",
        "spy@5,6!",
        bunnies=("3,3", "5,6"),
    )
    assert sequences(scene.state, 1) == 4
    assert sequences(scene.state, 2) == 20


def test_a_swap_offers_each_ordered_pair_of_free_cards() -> None:
    """35 cards, two of them under bunnies: 33 x 32 ways."""
    scene = Scene("swap@3,4!", "stop@3,3", "stop@5,5", bunnies=("3,3", "5,5"))
    scene.do("bounce 3,4")
    assert sequences(scene.state, 1) == 33
    assert sequences(scene.state, 2) == 33 * 32


@settings(max_examples=40)
@given(
    seed=st.integers(0, 10**6),
    choices=st.lists(st.integers(0, 10**6), max_size=250),
    options=st.fixed_dictionaries(
        {
            "fair_field": st.booleans(),
            "beginner_marks": st.booleans(),
            "quiet_limit": st.sampled_from((0, 5, 40)),
            "turn_limit": st.sampled_from((0, 20, 200)),
        }
    ),
)
def test_any_list_of_integers_plays_a_sound_game(
    seed: int, choices: list[int], options: dict[str, object]
) -> None:
    match = Match(GAME, 2, options, seed=str(seed))
    play_by_numbers(match, choices)
    if match.state.is_over():
        result = match.state.result()
        assert max(result.scores) <= 3 and result.winners
        assert match.ply <= GAME.info.max_actions
