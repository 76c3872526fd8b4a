"""Contents and deal of a match, and options that exclude each other."""

from collections import Counter
from random import Random

import pytest

from tabletop.core.action import Action
from tabletop.core.errors import BadOption
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.games.bunny_bidding.game import GAME
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules.cards import NO_FACE, SPECIAL_NUMBERS, SPECIALS
from tabletop.games.bunny_bidding.rules.rules import State
from tests.games.bunny_bidding.playing import EVERYTHING


def dealt(players: int, seed: str = "1", **options: object) -> State:
    state = Match(GAME, players, options, seed).state
    assert isinstance(state, State)
    return state


def test_sixty_eggs_have_different_numbers_none_divisible_by_four() -> None:
    state = dealt(4)
    tiles = [tile for hand in state.hands for tile in hand]
    assert len(tiles) == len(set(tiles)) == 60
    assert all(1 <= tile <= 99 and tile % 4 for tile in tiles)
    assert sorted(Counter(state.faces[tile] for tile in tiles).values()) == [10] * 6


def test_bi_77_all_special_eggs_are_added_and_have_the_multiples_of_four() -> None:
    """BI-77"""
    for types in (4, 5, 6):
        state = dealt(3, specials=True, types=types)
        numbers = [tile for tile in range(100) if state.faces[tile] >= 8]
        numbers = [tile for tile in numbers if state.faces[tile] != NO_FACE]
        assert tuple(numbers) == SPECIAL_NUMBERS
    assert sum(special.copies for special in SPECIALS) == 24


@pytest.mark.parametrize(
    ("players", "specials", "sizes"),
    [
        (3, False, [20] * 3),
        (4, False, [15] * 4),
        (5, False, [12] * 5),
        (6, False, [10] * 6),
        (3, True, [28] * 3),
        (4, True, [21] * 4),
        (6, True, [14] * 6),
    ],
)
def test_hands_are_as_large_as_the_table_says(
    players: int, specials: bool, sizes: list[int]
) -> None:
    assert [len(hand) for hand in dealt(players, specials=specials).hands] == sizes


def test_bi_02_the_start_player_has_the_odd_tile_less() -> None:
    """BI-02"""
    state = dealt(5, specials=True)
    sizes = [len(hand) for hand in state.hands]
    assert sorted(sizes) == [16, 17, 17, 17, 17] and sizes[state.start] == 16


def test_bi_01_the_first_start_player_is_drawn_by_lot() -> None:
    """BI-01"""
    state = GAME.start(4, GAME.info.complete(4, {}))
    outcomes = state.chance_outcomes()
    assert outcomes is not None and [chance for _, chance in outcomes] == [0.25] * 4
    assert {dealt(4, str(seed)).start for seed in range(20)} == {0, 1, 2, 3}


def test_bi_03_equal_goals_may_be_dealt_unless_the_option_forbids() -> None:
    """BI-03"""
    plain = [dealt(6, str(seed)).goals for seed in range(12)]
    assert any(goals[i] == goals[i + 1] for goals in plain for i in range(0, 12, 2))
    for seed in range(12):
        goals = dealt(6, str(seed), different_goals=True).goals
        assert all(goals[i] != goals[i + 1] for i in range(0, 12, 2))


def test_bi_03_a_deal_with_equal_goals_is_refused_with_different_goals() -> None:
    """BI-03"""
    match = Match(GAME, 3, {"different_goals": True}, "1", deal=False)
    while match.state.stack[-1][0] != 13:  # type: ignore[attr-defined]
        match.submit(CHANCE, match.state.sample_chance(Random(1)))
    types = match.state.types  # type: ignore[attr-defined]
    bad = Action(acts.GOALS, more=(types[0], types[0], *types[1:5]))
    refusal = match.state.why_not(CHANCE, bad)
    assert refusal is not None and refusal.rule == "BI-03"


def test_bi_29_two_players_are_not_offered() -> None:
    """BI-29"""
    assert GAME.info.players == (3, 4, 5, 6)
    with pytest.raises(BadOption):
        GAME.info.complete(2, {})


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"swap_digits": True, "duplicates_invert": True}),
        (5, {"types": 4}),
        (6, {"types": 5}),
        (3, {"different_goals": True, "one_goal": True}),
    ],
)
def test_bi_78_variants_that_exclude_each_other_are_refused_with_a_reason(
    players: int, options: dict[str, object]
) -> None:
    """BI-78"""
    with pytest.raises(BadOption, match=r'".*'):
        GAME.start(players, GAME.info.complete(players, options))


def test_bi_78_few_types_go_with_one_goal_each() -> None:
    """BI-78"""
    for players in (5, 6):
        assert dealt(players, types=4, one_goal=True).setup.goals == 1
    assert dealt(4, types=4).types and dealt(5, types=5).types


def test_bi_61_a_handicap_is_seen_by_its_owner_alone() -> None:
    """BI-61"""
    state = dealt(4, "3", **EVERYTHING)
    for seat in range(4):
        own = state.handicaps[seat]
        assert state.view(seat).handicaps[seat] == own
        if not state.open_handicaps >> own[0] & 1:
            assert state.view((seat + 1) % 4).handicaps[seat] == (-1,)
            assert state.view(None).handicaps[seat] == (-1,)
    assert all(len(held) == 1 for held in state.powers)
    assert state.view(None).powers == state.powers


def test_bi_58_public_egg_opens_one_goal_drawn_by_lot_from_the_start() -> None:
    """BI-58"""
    found = 0
    for seed in range(20):
        state = dealt(6, str(seed), powers=True)
        holders = [seat for seat in range(6) if 115 in state.handicaps[seat]]
        assert state.open_goals.bit_count() == len(holders)
        for seat in holders:
            found += 1
            goals = state.view((seat + 1) % 6).goals[seat]
            assert sorted(goal >= 0 for goal in goals) == [False, True]
    assert found
