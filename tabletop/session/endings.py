"""Matches that the players end before the rules do: given up by one, or stopped by all.

How they are saved is the library's business; what a screen offers, the screens'.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.game import Player, Result


def given_up(names: Sequence[str], seat: Player, scores: tuple[float, ...]) -> Result:
    """Returns the result when `seat` gives up: all the others have won together."""
    others = tuple(other for other in range(len(names)) if other != seat)
    ranks = tuple(1 if other in others else 2 for other in range(len(names)))
    return Result(scores, ranks, others, f"{names[seat]} gave up.", (), True)


def stopped(scores: tuple[float, ...]) -> Result:
    """Returns the result when all agree to stop: nobody has won."""
    return Result(scores, (1,) * len(scores), (), "The match was stopped.", (), True)
