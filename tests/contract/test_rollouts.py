"""Paired rollouts of every game: legal, repeatable, blind to what the seat does not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabletop.ai.agent import seat_clone
from tabletop.ai.guides import any_guide
from tabletop.ai.rollouts import Evaluation, Rollouts
from tabletop.core.game import CHANCE, Player, State
from tabletop.core.registry import games
from tests.contract.secrecy import redrawn
from tests.contract.walks import Case, defaults, walk_of

CASES = pytest.mark.parametrize("case", defaults(), ids=str)
LOOKS = 5
TRIALS = 6


def choices(case: Case) -> Iterator[tuple[State, Player]]:
    """Some moments at which a seat has a choice."""
    for moment in walk_of(case).sample(LOOKS):
        if moment.player != CHANCE and len(moment.state.legal_actions(moment.player)) > 1:
            yield moment.state, moment.player


def evaluated(case: Case, state: State, seat: Player, to_end: bool) -> Evaluation:
    clone = seat_clone(state, seat, "x")
    before = clone.digest()
    guide = any_guide(games()[case.key].package, to_end)
    rollouts = Rollouts(clone, seat, guide, "seed", kept=3)
    for _ in range(TRIALS):
        rollouts.trial()
    assert clone.digest() == before
    return rollouts.evaluation()


@CASES
def test_worlds_a_seat_cannot_tell_apart_are_evaluated_alike(case: Case) -> None:
    for state, seat in choices(case):
        first = evaluated(case, state, seat, False)
        assert first == evaluated(case, redrawn(state, seat, "an equal world"), seat, False)
        legal = state.legal_actions(seat)
        assert all(choice.action in legal for choice in first.choices)
        assert all(0.0 <= choice.chance <= 1.0 for choice in first.choices)


@CASES
def test_playouts_to_the_end_are_judged_by_how_the_match_ended(case: Case) -> None:
    """Every chance is then a share of a win."""
    shares = {0.0, 1.0} | {1.0 / winners for winners in range(2, case.players + 1)}
    for state, seat in list(choices(case))[-1:]:
        clone = seat_clone(state, seat, "x")
        rollouts = Rollouts(clone, seat, any_guide(games()[case.key].package, True), "s", kept=2)
        for _ in range(2):
            rollouts.trial()
        found = [chance for each in rollouts.candidates for chance in each.chances]
        assert found and set(found) <= shares
