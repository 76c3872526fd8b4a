"""Frames of the state's stack: one for each pending choice or step.

`choices` lists a seat's legal actions, `dealing` decides luck, `deeds` runs the rest.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.game import ASKED, DEALER, NOBODY, Player
from tabletop.games.bunny_boom.rules.state import Fields

PLAY: Final = 0
BRING: Final = 1
SHARE: Final = 2
FOX: Final = 3
JUMP: Final = 4
USE: Final = 5
PLACE: Final = 6
OFFER: Final = 7
SWAP_WITH: Final = 8
GIFT: Final = 9
DRAW: Final = 10
TAKE: Final = 11
LAST_CHOICE: Final = TAKE
LUCKY: Final = 12
DRAW_FIRST: Final = 13
DEAL: Final = 14
MOVE: Final = 15
BOOM: Final = 16
DISCARD: Final = 17
PASS: Final = 18
END: Final = 19
"""The frames, by their first number; the second is the seat whose choice or turn it is.

0 to 11 are choices, 12 to 14 the dealer's, the others run by themselves. A turn lies on the stack
as its end, its drawing, what the wave, a boom and the move bring, and the choices of the play
effect on top. Behind the seat: BRING the space; SHARE and FOX the mask of the seats that may still
get a bunny; JUMP the space walked to; PLACE the bunnies left to place; SWAP_WITH nothing, LUCKY the
other seat; MOVE the space and 1 when a card is jumped; BOOM the card; DISCARD the river slot.
"""


def actors(state: Fields) -> tuple[Player, ...]:
    """Returns the players who owe a decision."""
    if not state.stack:
        return NOBODY
    frame = state.stack[-1]
    return DEALER if frame[0] > LAST_CHOICE else ASKED[frame[1]]
