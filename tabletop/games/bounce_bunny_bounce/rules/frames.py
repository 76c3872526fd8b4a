"""The frames of the state's stack: one for each thing that is asked or still to be done.

`choices` says what a seat that is asked may do, `dealing` what luck decides, `turns` how turns end.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.frames import Frame
from tabletop.core.game import ASKED, DEALER, NOBODY, Player
from tabletop.games.bounce_bunny_bounce.rules.state import Fields

BOUNCE: Final = 0
SWAP_FIRST: Final = 1
SWAP_SECOND: Final = 2
SPY: Final = 3
SHOCK: Final = 4
END_TURN: Final = 5
DRAW_FIRST: Final = 6
DEAL_FIELD: Final = 7
"""The frames, by their first number.

A turn lies on the stack as its end, its shock phase and its bounce, the bounce on top; the choices
of Swap and Spy come on top of what is left. 0 to 4 are (frame, seat that chooses), SWAP_SECOND
with the first card's cell behind; END_TURN (frame, seat) runs by itself; the last two are the
dealer's and stand alone.
"""

TURNS: Final[tuple[tuple[Frame, Frame, Frame], ...]] = tuple(
    ((END_TURN, seat), (SHOCK, seat), (BOUNCE, seat)) for seat in range(2)
)


def actors(state: Fields) -> tuple[Player, ...]:
    """Returns the seats that must decide."""
    if not state.stack:
        return NOBODY
    frame = state.stack[-1]
    return DEALER if frame[0] >= DRAW_FIRST else ASKED[frame[1]]
