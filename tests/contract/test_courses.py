"""Hypothesis drives whole matches of every game from lists of whole numbers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Player, State
from tabletop.core.match import Match
from tabletop.core.record import play_record, read_records, write_record
from tabletop.core.registry import games
from tests.contract.secrecy import redrawn
from tests.contract.walks import Case, PlainRandom, defaults

CASES = pytest.mark.parametrize("case", defaults(), ids=str)
COURSE = st.lists(st.integers(0, 10**6), max_size=60)


@CASES
@settings(max_examples=40)
@given(numbers=COURSE)
def test_any_course_keeps_states_possible_and_secrets_kept(case: Case, numbers: list[int]) -> None:
    match = Match(games()[case.key], case.players, seed="course", deal=False)
    for number in numbers:
        if not match.state.actors():
            break
        match.submit(*_step(match.state, number))
        match.state.check()
    seat = sum(numbers) % case.players
    world = redrawn(match.state, seat, "course")
    world.check()
    assert world.info_key(seat) == match.state.info_key(seat)
    assert world.view(seat) == match.state.view(seat)
    again = redrawn(world, seat, "course")
    assert again.digest() == world.digest()


@CASES
@settings(max_examples=40)
@given(numbers=COURSE)
def test_any_course_can_be_recorded_and_undone(case: Case, numbers: list[int]) -> None:
    match = Match(games()[case.key], case.players, seed="course")
    digests = {match.ply: match.state.digest()}
    for number in numbers:
        if not match.state.actors():
            break
        if number % 11 == 0:
            match.undo_to(number % (match.ply + 1))
            assert digests.get(match.ply, match.state.digest()) == match.state.digest()
            match.future.clear()
            digests = {match.ply: match.state.digest()}
            continue
        match.submit(*_step(match.state, number))
        digests[match.ply] = match.state.digest()
    (record,) = read_records(write_record(match))
    assert play_record(record).state.digest() == match.state.digest()


def _step(state: State, number: int) -> tuple[Player, Action]:
    """Who does what, as the number says."""
    actors = state.actors()
    player = actors[number % len(actors)]
    if player == CHANCE:
        return player, state.sample_chance(PlainRandom(str(number)))
    clock = state.clock_action()
    if clock is not None and number % 23 == 0:
        return CHANCE, clock
    legal = state.legal_actions(player)
    return player, legal[number // len(actors) % len(legal)]
