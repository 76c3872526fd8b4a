"""The frames of a turn on the state's stack, and how turns begin and end.

What is done within a turn is in `rules`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.bounce_bunny_bounce.game import LONGEST
from tabletop.games.bounce_bunny_bounce.rules import effects, events

if TYPE_CHECKING:
    from tabletop.games.bounce_bunny_bounce.rules.state import BounceState

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

def begin_turn(state: BounceState, seat: int, sink: Sink | None) -> None:
    """The next turn is that of `seat`."""
    state.turn += 1
    state.stack.extend(TURNS[seat])
    if sink:
        sink(events.turn_begun(seat, state.turn))


def end_turn(state: BounceState, seat: int, sink: Sink | None) -> None:
    """The turn of `seat` is finished: Stops go down, limits are looked at (BBB-33, BBB-45)."""
    effects.turn_down_stops(state, seat, sink)
    state.quiet += 1
    if sink:
        sink(events.turn_ended(seat, state.turn))
    cause = stalled_by(state)
    if cause < 0:
        begin_turn(state, 1 - seat, sink)
        return
    state.stalled = cause
    if sink:
        leader = -1
        if state.carrots[0] != state.carrots[1]:
            leader = int(state.carrots[1] > state.carrots[0])
        turns = state.quiet if cause == events.QUIET else state.turn
        sink(events.match_stalled(leader, cause, turns))


def stalled_by(state: BounceState) -> int:
    """What ends the match after a finished turn, -1 = nothing (BBB-39)."""
    setup = state.setup
    if state.quiet == setup.quiet_limit and setup.quiet_limit:
        return events.QUIET
    if state.turn == setup.turn_limit and setup.turn_limit:
        return events.TURNS
    return events.CLOSING if state.turn >= LONGEST else -1
