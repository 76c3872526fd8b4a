"""The beginning and the end of turns, and the causes that stall a match."""

from __future__ import annotations

from tabletop.core.event import Sink
from tabletop.games.bounce_bunny_bounce.game import LONGEST
from tabletop.games.bounce_bunny_bounce.rules import effects, events
from tabletop.games.bounce_bunny_bounce.rules.frames import TURNS
from tabletop.games.bounce_bunny_bounce.rules.state import Fields


def begin_turn(state: Fields, seat: int, sink: Sink | None) -> None:
    """The next turn is that of `seat`."""
    state.turn += 1
    state.stack.extend(TURNS[seat])
    if sink:
        sink(events.TURN_BEGUN(seat, amount=state.turn))


def end_turn(state: Fields, seat: int, sink: Sink | None) -> None:
    """The turn of `seat` is finished: Stops go down, limits are looked at (BBB-33, BBB-45)."""
    effects.turn_down_stops(state, seat, sink)
    state.quiet += 1
    if sink:
        sink(events.TURN_ENDED(seat, amount=state.turn))
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
        sink(events.MATCH_STALLED(leader, amount=turns, detail=events.Stall(cause)))


def stalled_by(state: Fields) -> int:
    """Returns the cause that ends the match after a finished turn, or -1 (BBB-39)."""
    setup = state.setup
    if state.quiet == setup.quiet_limit and setup.quiet_limit:
        return events.QUIET
    if state.turn == setup.turn_limit and setup.turn_limit:
        return events.TURNS
    return events.CLOSING if state.turn >= LONGEST else -1
