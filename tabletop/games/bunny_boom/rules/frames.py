"""The frames of a turn on the state's stack, and how turns begin and end.

What is done within a turn is in `rules`, `effects` and `river`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.bunny_boom.rules import events, knowledge
from tabletop.games.bunny_boom.rules.cards import BIT, NO_CARD, RIVER, VALUE, total_value
from tabletop.games.bunny_boom.rules.village import SLOTS

if TYPE_CHECKING:
    from tabletop.games.bunny_boom.rules.state import BoomState

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

TIMER_OFF: Final = 0
TIMER_SOFT: Final = 1
TIMER_REAL: Final = 2
"""No sand timer; one that only reminds; one whose end costs bunnies (BB-07)."""


def open_spaces(state: BoomState, seat: int) -> list[int]:
    """Where `seat` may put a card now, in order of the spaces' numbers.

    Level 1: the next free space of each arm (BB-08). Level 2, when all are filled (BB-09): every
    space that is not closed and does not hold the own pawn (BB-11); with the ban lifted, the own
    space too when there is no other (BB-13).
    """
    top, spaces = state.top, state.setup.spaces
    free = top.find(NO_CARD, 0, spaces)
    if free >= 0:
        found = []
        for first in range(0, spaces, SLOTS):
            place = top.find(NO_CARD, first, first + SLOTS)
            if place >= 0:
                found.append(place)
        return found
    closed, own = state.closed, state.pos[seat]
    found = [space for space in range(spaces) if not closed >> space & 1 and space != own]
    if not found and state.setup.lifted and own < spaces and not closed >> own & 1:
        found.append(own)
    return found


def begin_turn(state: BoomState, seat: int, sink: Sink | None) -> None:
    """The next turn is that of `seat`, unless there is no space for it: then the game is over."""
    if not open_spaces(state, seat):
        finish(state, events.BLOCKED, sink)
        return
    state.turn += 1
    state.mover = seat
    state.timed = False
    state.stack.append((PLAY, seat))
    if sink:
        sink(events.turn_begun(seat, state.turn))
        if state.setup.timer != TIMER_OFF:
            sink(events.timer_turned(seat, state.setup.seconds))


def refill(state: BoomState, sink: Sink | None) -> None:
    """Step 8: the gaps of the river are filled from the pile, as far as it goes (BB-53, BB-55)."""
    pile, river = state.pile, state.river
    for slot in range(RIVER):
        if river[slot] == NO_CARD and pile:
            card = pile.pop()
            river[slot] = card
            state.public |= BIT[card]
            if sink:
                sink(events.river_filled(card, slot))


def end_turn(state: BoomState, frame: Frame, sink: Sink | None) -> bool:
    """Steps 8 and after: the river is filled, then the game ends or the next turn begins.

    An empty pile goes before closed spaces when both end the game (BB-59, BB-66).
    """
    state.stack.pop()
    refill(state, sink)
    seat = frame[1]
    if sink:
        sink(events.turn_ended(seat, state.turn))
    if not state.pile:
        finish(state, events.PILE_OUT, sink)
    elif state.closed == state.setup.all_closed:
        finish(state, events.ALL_CLOSED, sink)
    else:
        begin_turn(state, (seat + 1) % state.players, sink)
    return True


def finish(state: BoomState, cause: int, sink: Sink | None) -> None:
    """The game is over; hands and gifts are laid open."""
    state.ended = cause
    state.stack.clear()
    knowledge.lay_open(state)
    if not sink:
        return
    sink(events.game_ended(cause))
    for seat in range(state.players):
        hand = state.hands[seat]
        sink(events.hand_counted(seat, tuple(hand), total_value(hand)))
        for card in state.gifts[seat]:
            sink(events.gift_opened(seat, card, VALUE[card]))
        sink(events.total_counted(seat, total(state, seat)))
    ahead = best(state)
    if len(ahead) == 1:
        sink(events.match_won(ahead[0], total(state, ahead[0])))


CARROT_COSTS: Final = 4


def total(state: BoomState, seat: int) -> int:
    """All bunnies that count against `seat`: home, hand, gifts, the Carrot (BB-60 to BB-62)."""
    carrot = CARROT_COSTS if state.carrot == seat else 0
    in_hand = total_value(state.hands[seat]) + total_value(state.gifts[seat])
    return state.home[seat] + in_hand + carrot


def standings(state: BoomState) -> list[tuple[int, int]]:
    """What is compared at the end, a pair for each seat; fewest are best (BB-63)."""
    return [(total(state, seat), state.home[seat]) for seat in range(state.players)]


def best(state: BoomState) -> tuple[int, ...]:
    """The seats nobody is ahead of; several when not even the homes decide."""
    compared = standings(state)
    return tuple(seat for seat, found in enumerate(compared) if found == min(compared))
