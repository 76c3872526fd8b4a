"""Groups decisions into plans: a card and its aim are one choice."""

from __future__ import annotations

from typing import Final

from tabletop.ai.plans import Steps
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.state import Fields

AIMS = (frames.TARGET, frames.OPPONENT, frames.DIRECTION, frames.SPLASH)
"""Frames that ask for the aim of a card being played."""


def goes_on(state: Fields, player: int) -> bool:
    """Returns True if the card being played still asks for its aim."""
    return state.stack[-1][0] in AIMS


STEPS: Final = Steps(goes_on)
