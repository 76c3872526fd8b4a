"""Random players for the tests of every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tabletop.core.match import Match


def play_out(match: Match, seed: int = 0, decisions: int = 10_000) -> None:
    """Lets random players go on with the match, to its end or for so many decisions."""
    rng = Random(seed)
    for _ in range(decisions):
        if match.state.is_over():
            break
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        match.submit(seat, legal[int(rng.random() * len(legal))])


def play_by_numbers(match: Match, numbers: Sequence[int]) -> None:
    """Each number picks a seat that is asked and one of its choices; every state must be sound."""
    for number in numbers:
        actors = match.state.actors()
        if not actors:
            break
        seat = actors[number % len(actors)]
        legal = match.state.legal_actions(seat)
        assert len(set(legal)) == len(legal) > 0
        match.submit(seat, legal[number // len(actors) % len(legal)])
        match.state.check()
