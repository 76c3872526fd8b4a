"""Turns: start, free-action moments, main action, refilling the run, end (R3)."""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules import (
    circles,
    dealing,
    ending,
    frames,
    keys,
    paying,
    placing,
    playing,
    trading,
    windows,
)
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import BURN, RESOURCE, RUN, SPECIAL, VERY_SPECIAL
from tabletop.games.killer_bunnies.rules.events import covered, shown
from tabletop.games.killer_bunnies.rules.setup import W_EOT, W_FREE, W_TALK
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import HIDDEN, NO_DEAL, SAVED, ZONE

# Start of a turn


def deal_runs(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Begins the first turn once all run cards lie."""
    state.stack[-1] = (frames.BEGIN,)
    return True


def next_turn(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Passes the turn clockwise, or ends the match after the last round (KB-26)."""
    state.stack.pop()
    if state.turn >= ending.LONGEST * state.players:
        ending.long_enough(state, sink)
        return True
    state.active = ending.left_of(state, state.active)
    state.stack.append((frames.BEGIN,))
    return True


def begin(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Carries out phase 1: reset, Suzie, Exit Strategy, powers, window."""
    seat = state.active
    state.turn += 1
    state.main_done = False
    state.boost = state.passed = state.counted = 0
    state.offers = [0] * state.players
    state.refused = ()
    state.deal = NO_DEAL
    state.used = bytearray(state.setup.size)
    if sink:
        sink(ev.TURN_BEGUN(seat, amount=state.turn))
    paying.reset(state, seat, sink)
    state.stack[-1] = (frames.FREE, seat)
    state.stack += [
        (frames.OPEN_WINDOW, seat, W_FREE),
        (frames.EXITS, seat),
        (frames.COME_BACK, seat),
    ]
    return True


def come_back(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Brings Suzie Shadows back, as she must (R3, phase 1)."""
    seat = frame[1]
    state.stack.pop()
    for piece in state.away[seat]:
        state.stack.append((frames.PLACE, seat, piece, 0))
    return True


def _leavers(state: Fields, seat: int) -> list[int]:
    """Returns occupants of own cities with an Exit Strategy."""
    fx = state.setup.fx
    return [
        piece
        for city in circles.own_cities(state, seat)
        if any(rows.EXIT in fx[m] for m in state.mods.get(city, ()))
        for piece in state.occupants[city]
    ]


def exits_wait(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    if _leavers(state, frame[1]):
        return False
    state.stack.pop()
    return True


def exit_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [acts.ONLY[acts.SKIP], *(Action(acts.LEAVE, p) for p in _leavers(state, seat))]


def choose_exit(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    if action[0] == acts.SKIP:
        state.stack.pop()
    else:
        placing.leave_city(state, seat, action[1], sink)


def open_window(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Opens W_FREE, the window after the main action, or W_EOT for all, clockwise from the active
    seat."""
    _, seat, kind = frame
    state.stack.pop()
    if kind == W_TALK and not state.setup.hands_on and len(state.hand[seat]) > dealing.HAND:
        windows.hexascrewup(state, ending.left_of(state, seat), seat, sink)
    windows.open_window(state, kind, ending.clockwise(state, state.active))
    return True


# Free-action moments and the main action


def free_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns all that the active player may do now."""
    found: list[Action] = []
    if not state.main_done:
        _main_choices(state, seat, found)
    else:
        found.append(acts.ONLY[acts.END_TURN])
    setup = state.setup
    for piece in state.saved[seat]:
        if may_play_saved(state, piece) and playing.can_play(state, seat, piece):
            found.append(acts.PLAYS[piece])
    for piece in circles.in_play(state, seat):
        if playing.can_use(state, seat, piece):
            found.append(acts.USES[piece])
    for city in enterable(state, seat):
        found += [Action(acts.ENTER, p, city) for p in placing.fitting(state, seat, city)]
    others = ending.opponents(state, seat)
    if state.offers[seat] < trading.MOST_OFFERS:
        found += [acts.OFFERS[other] for other in others]
    if setup.hands_on:
        found += [Action(acts.COUNT, s) for s in others if windows.may_count(state, seat, s)]
    return found


def _main_choices(state: Fields, seat: int, found: list[Action]) -> None:
    top = state.top[seat]
    if top >= 0:
        if may_play_top(state, top) and playing.can_play(state, seat, top):
            found.append(acts.PLAYS[top])
        if may_save_top(state, seat, top):
            found.append(acts.ONLY[acts.SAVE_TOP])
        found.append(acts.ONLY[acts.DISCARD_TOP])
    else:
        found.append(acts.ONLY[acts.SKIP])
    found += [acts.PLAYS[piece] for piece in instead(state, seat)]


def instead(state: Fields, seat: int) -> list[int]:
    """Returns the SPECIAL cards of the hand that can be played in place of the run (R3 d)."""
    kind = state.setup.kind
    return [
        piece
        for piece in state.hand[seat]
        if kind[piece] == SPECIAL and playing.can_play(state, seat, piece)
    ]


def may_play_top(state: Fields, piece: int) -> bool:
    """Returns True if it is a RUN or SPECIAL card, or the free VERY SPECIAL (R4, A36, KB-05)."""
    setup = state.setup
    return setup.kind[piece] <= SPECIAL or setup.window[piece] == W_FREE


def may_save_top(state: Fields, seat: int, piece: int) -> bool:
    """Returns True if the card may be saved: no RUN card, and none that asks for a bunny without
    one (R4)."""
    setup = state.setup
    return setup.kind[piece] != RUN and (not setup.hold[piece] or bool(state.bunnies[seat]))


def may_play_saved(state: Fields, piece: int) -> bool:
    """Returns True if a saved card is a free action: a SPECIAL, or the free VERY SPECIAL."""
    setup = state.setup
    kind = setup.kind[piece]
    return kind == SPECIAL or (kind == VERY_SPECIAL and setup.window[piece] == W_FREE)


def enterable(state: Fields, seat: int) -> list[int]:
    """Returns own and abandoned cities (R8, R9)."""
    held = state.held
    return [c for row in state.cities for c in row if held.get(c, seat) == seat]


def choose_free(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    kind, a = action[0], action[1]
    if kind == acts.END_TURN:
        _end_turn(state, seat)
    elif kind == acts.PLAY:
        _play(state, seat, a, sink)
    elif kind == acts.USE:
        state.used[a] = 1
        if sink:
            sink(shown(state, ev.POWER_USED, seat, a))
        playing.aim(state, seat, a)
    elif kind == acts.ENTER:
        claims = action[2] not in state.held
        away = action[2] not in state.cities[seat]
        placing.enter(state, seat, a, action[2], sink)
        if claims and away:
            state.stack.append((frames.CLAIM, seat, action[2]))
    elif kind == acts.OFFER:
        trading.begin(state, seat, a, sink)
    elif kind == acts.COUNT:
        windows.count_hand(state, seat, a, sink)
    else:
        _other_main(state, seat, kind, sink)


def _play(state: Fields, seat: int, piece: int, sink: Sink | None) -> None:
    if piece == state.top[seat]:
        state.main_done = True
        state.top[seat] = -1
        state.stack.append((frames.AFTER_MAIN, seat, 1))
        origin = keys.heap("top", seat)
    elif state.where[piece] & ZONE == HIDDEN:
        state.main_done = True
        slot = state.hand[seat].index(piece)
        del state.hand[seat][slot]
        state.stack.append((frames.AFTER_MAIN, seat, 0))
        origin = keys.spot("hand", seat, slot)
    else:
        state.saved[seat].remove(piece)
        origin = keys.heap("saved", seat)
    playing.begin(state, seat, piece, origin, sink)


def _other_main(state: Fields, seat: int, kind: int, sink: Sink | None) -> None:
    """Carries out options (b) and (c) of the main action, or nothing without a TOP RUN (A3)."""
    state.main_done = True
    state.stack.append((frames.AFTER_MAIN, seat, 1))
    piece = state.top[seat]
    state.top[seat] = -1
    if kind == acts.SKIP:
        return
    if kind == acts.DISCARD_TOP:
        circles.bury(state, piece, seat)
        if sink:
            origin, target = keys.heap("top", seat), keys.heap("discard", seat)
            sink(shown(state, ev.CARD_DISCARDED, seat, piece, origin, target))
        return
    state.saved[seat].append(piece)
    state.where[piece] = SAVED | seat
    state.known[piece] = 0
    if sink:
        sink(
            shown(
                state, ev.CARD_SAVED, seat, piece, keys.heap("top", seat), keys.heap("saved", seat)
            )
        )
    if state.setup.kind[piece] == RESOURCE:
        for creature in circles.powers(state, seat, rows.ON_SAVE_GAIN):
            if not state.used[creature]:
                state.used[creature] = 1
                points = state.setup.fx[creature][rows.ON_SAVE_GAIN][1]
                circles.gain(state, seat, points, sink)


# Refilling the run


def after_main(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Carries out phase 4: slide, place, draw; then the window (A2)."""
    _, seat, moves = frame
    state.stack.pop()
    state.stack.append((frames.OPEN_WINDOW, seat, W_TALK))
    if moves:
        state.stack.append((frames.REFILL, seat, 1))
    else:
        _draw(state, seat, True)
    return True


def refill(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Moves BOTTOM to TOP, asks for a new BOTTOM, and so on until both lie (KB-13)."""
    _, seat, own_draw = frame
    if state.out[seat]:
        state.stack.pop()
    elif state.top[seat] < 0 and state.bottom[seat] >= 0:
        piece = state.bottom[seat]
        state.top[seat], state.bottom[seat] = piece, -1
        if sink:
            origin, target = keys.heap("bottom", seat), keys.heap("top", seat)
            sink(covered(state, ev.RUN_CARD_SLID, seat, piece, origin, target, (seat,)))
    elif state.bottom[seat] < 0 and state.hand[seat]:
        state.stack.append((frames.RUN_NEXT, seat))
    else:
        state.stack.pop()
        _draw(state, seat, bool(own_draw))
    return True


def _draw(state: Fields, seat: int, own: bool) -> None:
    if own and state.setup.hands_on:
        state.stack.append((frames.DRAWING, seat))
    else:
        state.stack.append((frames.DRAW, seat, dealing.HAND))


def run_next_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [acts.RUNS_NEXT[piece] for piece in state.hand[seat]]


def run_next(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    state.stack.pop()
    piece = action[1]
    slot = state.hand[seat].index(piece)
    del state.hand[seat][slot]
    state.bottom[seat] = piece
    if sink:
        origin, target = keys.spot("hand", seat, slot), keys.heap("bottom", seat)
        sink(covered(state, ev.RUN_CARD_SET, seat, piece, origin, target, (seat,)))


def drawing_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    seat = frame[1]
    if not state.out[seat] and (state.pile[seat] or state.discard[seat]):
        return False
    state.stack.pop()
    return True


def drawing_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns drawing one more card, or stopping (hands-on drawing, KB-20)."""
    return [acts.ONLY[acts.DRAW], acts.ONLY[acts.STOP]]


def choose_drawing(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    if action[0] == acts.STOP:
        state.stack.pop()
    else:
        state.stack.append((frames.DRAW, seat, -1))


# End of a turn


def _end_turn(state: Fields, seat: int) -> None:
    state.stack[-1] = (frames.NEXT_TURN,)
    state.stack += [
        (frames.BURN_MARKED,),
        (frames.OPEN_WINDOW, seat, W_EOT),
        (frames.END_TURN,),
        (frames.BURN_MARKED,),
        (frames.VANISH, seat),
    ]


def end_turn(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Drops boosts that were not used."""
    state.stack.pop()
    if sink and state.boost:
        sink(ev.BOOST_LOST(state.active, amount=state.boost))
    state.boost = 0
    return True


def vanishers(state: Fields, seat: int) -> list[int]:
    """Returns the creatures that may leave the circle when the seat's turn ends (phase 5)."""
    if not paying.payable(state, seat, (BURN,)):
        return []
    return [p for p in state.bunnies[seat] if rows.SUZIE in state.setup.fx[p]]


def vanish_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    if not state.out[frame[1]] and vanishers(state, frame[1]):
        return False
    state.stack.pop()
    return True


def vanish_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    found = [Action(acts.VANISH, p) for p in vanishers(state, seat)]
    return [acts.ONLY[acts.SKIP], *found]


def vanish(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    if action[0] == acts.SKIP:
        state.stack.pop()
        return
    if sink:
        sink(shown(state, ev.POWER_USED, seat, action[1]))
    state.stack += [(frames.RESOLVE, seat, action[1], -1), (frames.PAY, seat, BURN)]
