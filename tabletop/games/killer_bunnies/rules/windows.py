"""Response windows and VERY SPECIAL cards: order of asking, answers, effects (R15).

The seats asked follow from public facts alone: unspent resources, saved cards, and the cards among
a seat's hidden ones. So being asked reveals nothing about a hand.
"""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import (
    circles,
    dealing,
    frames,
    keys,
    paying,
    playing,
    trading,
)
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import (
    CANCEL,
    DEF_PLUS,
    GAIN,
    HEAL,
    PEEK_DISCARD,
    REROLL,
    RETALIATE,
)
from tabletop.games.killer_bunnies.rules.events import shown
from tabletop.games.killer_bunnies.rules.setup import W_FREE, W_TALK
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import HIDDEN, PLAYED, SAVED, SEAT, ZONE, seat_mask


def open_window(state: Fields, kind: int, seats: Iterable[int]) -> None:
    """Asks those of `seats`, in this order, that may have an answer."""
    order = [seat for seat in seats if may_be_asked(state, seat, kind)]
    if order:
        state.stack.append((frames.WINDOW, order[0], kind, *order[1:]))


def may_be_asked(state: Fields, seat: int, kind: int) -> bool:
    """Returns True if public facts let the seat answer in such a window."""
    if state.out[seat] or state.passed & seat_mask(seat):
        return False
    if kind == W_TALK:
        if seat != state.active and (trading.may_offer(state, seat, state.active)):
            return True
        if seat != state.active and state.setup.hands_on and may_count(state, seat, state.active):
            return True
        kind = W_FREE
    return _card_may_answer(state, seat, kind)


def only_talk(state: Fields, seat: int, kind: int) -> bool:
    """Returns True if public facts leave the seat only trade offers, or counting hands that are not
    too large."""
    if kind != W_TALK or _card_may_answer(state, seat, W_FREE):
        return False
    large = len(state.hand[state.active]) > dealing.HAND
    return not (large and state.setup.hands_on and may_count(state, seat, state.active))


def _card_may_answer(state: Fields, seat: int, kind: int) -> bool:
    """Returns True if public facts let a saved or hidden card of the seat answer."""
    setup = state.setup
    for piece in setup.by_window[kind]:
        where = state.where[piece]
        if where & SEAT == seat and (
            where & ZONE == SAVED or (where & ZONE == HIDDEN and state.hand[seat])
        ):
            if paying.payable(state, seat, setup.cost[piece]) and _fits(state, seat, piece):
                return True
    return False


def may_count(state: Fields, seat: int, other: int) -> bool:
    """Returns True if the seat may still count that hand: each once a turn (R21, KB-20)."""
    return other != seat and not state.counted >> (4 * seat + other) & 1


def _fits(state: Fields, seat: int, piece: int) -> bool:
    """Returns True if the card's other conditions are met; all of them are public facts."""
    fx = state.setup.fx[piece]
    if PEEK_DISCARD in fx:
        return seat != state.active and state.top[state.active] >= 0
    if RETALIATE in fx:
        return bool(state.bunnies[state.active])
    if HEAL in fx:
        return playing.may_mend(state, seat)
    return True


def waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Skips a seat that may no longer be asked."""
    if may_be_asked(state, frame[1], frame[2]):
        return False
    close(state)
    return True


def close(state: Fields) -> None:
    """Ends the asked seat's turn in the window; the next one is asked."""
    _, _, kind, *later = state.stack.pop()
    open_window(state, kind, later)


def choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns passing first, then the cards that fit, then offers where they may be made."""
    kind = frame[2]
    found = [acts.ONLY[acts.PASS], acts.ONLY[acts.PASS_TURN]]
    wanted = W_FREE if kind == W_TALK else kind
    window, cost = state.setup.window, state.setup.cost
    for piece in state.saved[seat] + state.hand[seat]:
        if window[piece] == wanted and _fits(state, seat, piece):
            if paying.payable(state, seat, cost[piece]):
                found.append(acts.RESPONSES[piece])
    if kind == W_TALK and seat != state.active:
        if trading.may_offer(state, seat, state.active):
            found.append(acts.OFFERS[state.active])
        if state.setup.hands_on and may_count(state, seat, state.active):
            found.append(Action(acts.COUNT, state.active))
    return found


def choose(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    kind = action[0]
    if kind == acts.RESPOND:
        close(state)
        respond(state, seat, action[1], frame[2], sink)
    elif kind == acts.OFFER:
        trading.begin(state, seat, action[1], sink)
    elif kind == acts.COUNT:
        count_hand(state, seat, action[1], sink)
    else:
        if kind == acts.PASS_TURN:
            state.passed |= seat_mask(seat)
            if sink:
                sink(ev.TURN_PASSED(seat))
        close(state)


def respond(state: Fields, seat: int, piece: int, window: int, sink: Sink | None) -> None:
    """Plays an answer: pay, draw the replacement, effect, discard (KB-11)."""
    origin = keys.heap("saved", seat)
    replaced = piece in state.hand[seat]
    if replaced:
        slot = state.hand[seat].index(piece)
        del state.hand[seat][slot]
        origin = keys.spot("hand", seat, slot)
    else:
        state.saved[seat].remove(piece)
    state.where[piece] = PLAYED | seat
    state.known[piece] = 0
    if sink:
        sink(shown(state, ev.RESPONSE_PLAYED, seat, piece, origin, "played"))
    state.stack += [(frames.DONE, seat, piece), (frames.RESPONSE, seat, piece, window)]
    if replaced:
        state.stack.append((frames.DRAW, seat, -1))
    state.stack.append((frames.PAY, seat, *state.setup.cost[piece]))


def response(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Carries out an answer; a seat that lost while drawing does nothing more."""
    _, seat, piece, window = frame
    state.stack.pop()
    if state.out[seat]:
        return True
    below = state.stack.pop()  # the card itself, still to be discarded
    for code, *numbers in state.setup.fx[piece].values():
        if code == CANCEL:
            _cancel(state, window, seat, sink)
        elif code == DEF_PLUS:
            _defend_better(state, seat, numbers[0], sink)
        elif code == REROLL:
            _roll_again(state, window, seat, sink)
    state.stack.append(below)
    fx = state.setup.fx[piece]
    if GAIN in fx:
        circles.gain(state, seat, fx[GAIN][1], sink)
    elif HEAL in fx:
        state.stack.append((frames.HEAL, seat, fx[HEAL][1], 0, 0))
    elif RETALIATE in fx:
        state.stack.append((frames.RETALIATE, seat, state.active, fx[RETALIATE][1]))
    elif PEEK_DISCARD in fx:
        peek_top(state, seat, state.active, sink)
        state.stack.append((frames.TIP, seat, state.active))
    return True


def _drop_window(state: Fields, window: int) -> None:
    """Closes a window whose matter is settled."""
    if state.stack[-1][0] == frames.WINDOW and state.stack[-1][2] == window:
        state.stack.pop()


def _cancel(state: Fields, window: int, seat: int, sink: Sink | None) -> None:
    """Cancels the announced card; its cost stays paid and the boost is gone (A38)."""
    _drop_window(state, window)
    frame = state.stack.pop()
    if sink:
        sink(shown(state, ev.CARD_CANCELLED, frame[1], frame[2], "", "", detail=ev.By(seat)))


def _defend_better(state: Fields, seat: int, points: int, sink: Sink | None) -> None:
    frame = state.stack[-1]
    if frame[0] != frames.DEFENCE:
        return
    state.stack[-1] = (*frame[:6], frame[6] + points, frame[7])
    if sink:
        sink(ev.DEFENCE_STRENGTHENED(seat, amount=points))


def _roll_again(state: Fields, window: int, seat: int, sink: Sink | None) -> None:
    _drop_window(state, window)
    frame = state.stack[-1]
    if frame[0] != frames.ROLLED:
        return
    state.stack[-1] = (frames.DEFENCE, *frame[1:7], 1)
    if sink:
        sink(ev.REROLL_FORCED(seat, face=frame[7]))


def peek_top(state: Fields, seat: int, other: int, sink: Sink | None) -> None:
    """Shows another's TOP RUN to `seat` alone; it comes first among the event's witnesses."""
    piece = state.top[other]
    if piece < 0:
        return
    state.known[piece] |= seat_mask(seat)
    if sink:
        face = state.setup.card[piece]
        event = ev.TOP_RUN_SEEN(other, face=face, detail=ev.Hidden(piece))
        sink(event._replace(witnesses=(seat, other)))


def retaliate_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    _, seat, other, _ = frame
    if not state.out[seat] and state.bunnies[other]:
        return False
    state.stack.pop()
    return True


def retaliate_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [acts.TARGETS[piece] for piece in state.bunnies[frame[2]]]


def retaliate(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    state.stack.pop()
    circles.hurt(state, action[1], frame[3], seat, False, sink)


def tip_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    _, seat, other = frame
    if not state.out[seat] and not state.out[other] and state.top[other] >= 0:
        return False
    state.stack.pop()
    return True


def tip_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [acts.ONLY[acts.DISCARD_TOP], acts.ONLY[acts.SKIP]]


def tip(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    """Discards the peeked TOP RUN or leaves it; if it goes, its owner refills the run."""
    state.stack.pop()
    if action[0] == acts.SKIP:
        return
    other = frame[2]
    piece = state.top[other]
    state.top[other] = -1
    circles.bury(state, piece, other)
    if sink:
        origin, target = keys.heap("top", other), keys.heap("discard", other)
        sink(shown(state, ev.CARD_DISCARDED, other, piece, origin, target, detail=ev.By(seat)))
    state.stack.append((frames.REFILL, other, 0))


def count_hand(state: Fields, seat: int, other: int, sink: Sink | None) -> None:
    """Counts a hand: six or more go back to five by lot, and cost five points (R21)."""
    state.counted |= 1 << (4 * seat + other)
    many = len(state.hand[other])
    if sink:
        sink(ev.HAND_COUNTED(seat, target=other, amount=many))
    if many > 5:
        hexascrewup(state, seat, other, sink)


def hexascrewup(state: Fields, seat: int, other: int, sink: Sink | None) -> None:
    """Takes 5 points and, by lot, the cards above five from the holder of a hand above five."""
    state.stack.append((frames.RANDOM_CARD, other, seat, 1))
    circles.gain(state, other, -5, sink)
