"""Where a choice goes on: a card and whom it is aimed at are one choice."""

from __future__ import annotations

from typing import Final

from tabletop.ai.plans import Steps
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.state import Fields

AIMS = (frames.TARGET, frames.OPPONENT, frames.DIRECTION, frames.SPLASH)
"""What is asked of a card as it is played."""


def goes_on(state: Fields, player: int) -> bool:
    """While a card that is played asks for its aim."""
    return state.stack[-1][0] in AIMS


STEPS: Final = Steps(goes_on, told=", then: ".join)
"""Cards and creatures are called by their names, which keep their capitals."""
