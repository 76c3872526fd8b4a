"""Whole matches with random players, for tests that need many states."""

from __future__ import annotations

from tabletop.core.match import Match
from tabletop.games.bounce_bunny_bounce import GAME
from tests.playing import play_out


def random_match(seed: int, decisions: int = 10_000, **options: object) -> Match:
    """A match of random players, to its end or for so many decisions."""
    match = Match(GAME, 2, options, seed=str(seed))
    play_out(match, seed, decisions)
    return match
