"""Choices of several actions: the two cards that are exchanged are one choice.

In playouts the second card is any; so a first card alone was judged by what a mostly bad exchange
with it brings.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.plans import Steps
from tabletop.games.bounce_bunny_bounce.rules import frames
from tabletop.games.bounce_bunny_bounce.rules.state import Fields


def goes_on(state: Fields, player: int) -> bool:
    """The second card of an exchange; what a Spy looked at makes a new choice of what follows."""
    return state.stack[-1][0] == frames.SWAP_SECOND


def told(words: Sequence[str]) -> str:
    """The second card's words name both."""
    return words[-1]


STEPS: Final = Steps(goes_on, kept=12, told=told)
