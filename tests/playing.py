"""Random players for the tests of every game."""

from __future__ import annotations

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
