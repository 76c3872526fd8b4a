"""Whole matches with random players, for tests that need many states."""

from __future__ import annotations

from random import Random

from tabletop.core.match import Match
from tabletop.games.bunny_boom import GAME


def random_match(seed: int, players: int = 2, decisions: int = 10_000, **options: object) -> Match:
    """A match of random players, to its end or for so many decisions."""
    match = Match(GAME, players, options, seed=str(seed))
    play_out(match, seed, decisions)
    return match


def play_out(match: Match, seed: int = 0, decisions: int = 10_000) -> None:
    """Lets random players go on with the match."""
    rng = Random(seed)
    for _ in range(decisions):
        if match.state.is_over():
            break
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        match.submit(seat, legal[int(rng.random() * len(legal))])
