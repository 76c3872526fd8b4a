"""Matches that the players end before the rules do: given up by one, or stopped by all.

How they are saved is the library's business; what a screen offers, the screens'.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.game import Player, Result


def given_up(names: Sequence[str], seat: Player) -> Result:
    """The result when `seat` gives up: it has lost, and all the others have won together."""
    others = tuple(other for other in range(len(names)) if other != seat)
    ranks = tuple(1 if other in others else 2 for other in range(len(names)))
    return Result((0.0,) * len(names), ranks, others, f"{names[seat]} gave up.", (), True)


def stopped(names: Sequence[str]) -> Result:
    """The result when all agree to stop: nobody has won."""
    count = len(names)
    return Result((0.0,) * count, (1,) * count, (), "The match was stopped.", (), True)
