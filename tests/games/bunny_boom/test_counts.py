"""Exact counts of legal sequences from fixed starts, and whole games from lists of integers."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.match import Match
from tabletop.games.bunny_boom import GAME
from tabletop.games.bunny_boom.rules.rules import State
from tests.counting import sequences
from tests.games.bunny_boom.ledger import bunnies_of, check_ledger
from tests.games.bunny_boom.scenario import Scene
from tests.typed import the


def test_a_first_turn_counts_as_by_hand() -> None:
    """Three cards on two spaces, then four cards to draw from: 6 x 4."""
    scene = Scene("P14 P62 P64")
    assert sequences(scene.state, 1, luck=True) == 6
    assert sequences(scene.state, 2, luck=True) == 24


def test_a_river_of_two_effects_counts_as_by_hand() -> None:
    """One wave card on two spaces; a boom, and then pile or two river cards; or a gift for one of
    two homes, and then the same."""
    scene = Scene("P11 -", river="P15 P62 P25", rest=True)
    assert sequences(scene.state, 1, luck=True) == 2
    assert sequences(scene.state, 2, luck=True) == 4
    assert sequences(scene.state, 3, luck=True) == 2 * (3 + 2)


def test_two_bunnies_for_the_village_offer_each_ordered_pair_of_cards() -> None:
    """Four cards lie there: 4 x 4 ways."""
    village = {"right 1": "P21", "right 2": "P22", "right 3": "P32"}
    scene = Scene("P11 P42 P52", village, river="P14 P62 P12", homes=(3, 1))
    scene.do("play P11 left 1")
    assert sequences(scene.state, 1, luck=True) == 4
    assert sequences(scene.state, 2, luck=True) == 16


@pytest.mark.parametrize(
    ("players", "counts"),
    [(2, (6, 24, 144, 576)), (3, (9, 30, 228, 480)), (4, (12, 40, 408, 1344))],
)
def test_the_number_of_openings_of_a_fixed_deal_stays_the_same(
    players: int, counts: tuple[int, ...]
) -> None:
    options = {"first_player": "0", "fox": True, "burrow": True}
    state: State = Match(GAME, players, options, seed="0").state  # type: ignore[assignment]
    assert tuple(sequences(state, depth, luck=True) for depth in range(1, 5)) == counts


OPTIONS = st.fixed_dictionaries(
    {
        "mayor": st.booleans(),
        "joker": st.booleans(),
        "fox": st.booleans(),
        "burrow": st.booleans(),
        "fox_cards": st.sampled_from(("published", "all")),
        "timer": st.sampled_from(("off", "soft", "real")),
        "blocked": st.sampled_from(("end", "lift")),
    }
)


@settings(max_examples=60)
@given(
    seed=st.integers(0, 10**6),
    players=st.sampled_from((2, 3, 4)),
    choices=st.lists(st.integers(0, 10**6), max_size=200),
    options=OPTIONS,
)
def test_any_list_of_integers_plays_a_sound_game(
    seed: int, players: int, choices: list[int], options: dict[str, object]
) -> None:
    match = Match(GAME, players, options, seed=str(seed))
    for choice in choices:
        if match.state.is_over():
            break
        before, ply = bunnies_of(the(State, match.state)), match.ply
        if match.state.clock_action() and choice % 13 == 0:
            match.run_clock()
        else:
            seat = match.state.actors()[0]
            legal = match.state.legal_actions(seat)
            assert len(set(legal)) == len(legal) > 0
            match.submit(seat, legal[choice % len(legal)])
        match.state.check()
        check_ledger(before, match.events_from(ply), the(State, match.state))
    if match.state.is_over():
        result = match.state.result()
        assert result.winners and max(result.scores) <= 0
        assert match.ply <= GAME.info.max_actions
        keys = [(-score, home) for score, home in zip(result.scores, match.state.home)]  # type: ignore[attr-defined]
        assert all(keys[seat] == min(keys) for seat in result.winners)
