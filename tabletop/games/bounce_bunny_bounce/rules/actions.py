"""The verbs of this game and its actions, made once and shared.

When they are legal is for the rules.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.action import Action
from tabletop.games.bounce_bunny_bounce.game import VERBS as VERBS
from tabletop.games.bounce_bunny_bounce.rules.cards import CELLS

BOUNCE, SWAP_FIRST, SWAP_SECOND, SPY_CARD, SKIP_SPY, SHOCK, END_TURN, FIRST, DEAL = range(9)

BOUNCES: Final = tuple(Action(BOUNCE, cell) for cell in range(CELLS))
"""Bounce the own bunny to a cell; entering the field too."""

SWAPS_FIRST: Final = tuple(Action(SWAP_FIRST, cell) for cell in range(CELLS))
SWAPS_SECOND: Final = tuple(Action(SWAP_SECOND, cell) for cell in range(CELLS))
SPIES: Final = tuple(Action(SPY_CARD, cell) for cell in range(CELLS))
SPY_NOTHING: Final = Action(SKIP_SPY)
SHOCKS: Final = tuple(Action(SHOCK, cell) for cell in range(CELLS))
"""Spend a universal shock; the opponent's bunny goes to that cell."""

END: Final = Action(END_TURN)
FIRSTS: Final = (Action(FIRST, 0), Action(FIRST, 1))
"""The dealer's: who starts."""


def deal(kinds: tuple[int, ...]) -> Action:
    """The dealer's: the kind of the card laid in each cell, 35 numbers."""
    return Action(DEAL, kinds[0], kinds[1], kinds[2:])


def dealt_kinds(action: Action) -> tuple[int, ...]:
    """The 35 kinds of a `deal`."""
    return (action.a, action.b, *action.more)
