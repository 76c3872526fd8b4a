"""Effects of actions: applies one, then runs everything that needs no choice.

`choices` lists the legal actions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.core.game import CHANCE
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import (
    auction,
    dealing,
    effects,
    events,
    frames,
    laying,
    turns,
)
from tabletop.games.bunny_bidding.rules.cards import (
    COLLECT_ANY,
    FLIP_ANY,
    INFO_BID,
    INFO_OFFER,
    SWAP_BID,
    SWAP_OFFER,
    code,
)
from tabletop.games.bunny_bidding.rules.knowledge import OFFER, enters_hand_openly
from tabletop.games.bunny_bidding.rules.state import Fields


def apply(state: Fields, player: int, action: Action, sink: Sink | None = None) -> None:
    """Applies a legal action and all that follows without a choice."""
    if player == CHANCE:
        dealing.carry_out(state, action, sink)
    else:
        DEEDS[action[0]](state, player, action, sink)
    run(state, sink)


def run(state: Fields, sink: Sink | None) -> None:
    """Resolves frames until a seat or the dealer must choose, or the match is over."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        kind = frame[0]
        if kind == frames.TURN:
            if turns.goes_on(state, frame[1]):
                return
            turns.end_turn(state, frame[1], sink)
        elif kind == frames.OPENING and not state.hands[frame[1]]:
            stack.pop()
        elif kind == frames.SHOWING and _all_shown(state, frame):
            _show_rest(state, frame, sink)
        elif kind not in AUTOMATIC or not AUTOMATIC[kind](state, frame, sink):
            return


def _all_shown(state: Fields, frame: Frame) -> bool:
    """Returns True if all remaining hand tiles have to be shown."""
    return frame[2] >= len(state.hands[frame[1]]) - state.shown.bit_count()


def _show_rest(state: Fields, frame: Frame, sink: Sink | None) -> None:
    state.stack.pop()
    seat = frame[1]
    for tile in state.hands[seat]:
        if frame[2] and not state.shown >> tile & 1:
            _show_tile(state, seat, tile, sink)


def _show_tile(state: Fields, seat: int, tile: int, sink: Sink | None) -> None:
    state.shown |= 1 << tile
    enters_hand_openly(state, seat, tile)
    if sink:
        sink(events.TILE_SHOWN(seat, face=code(tile, state.faces)))


AUTOMATIC: Final[dict[int, Callable[[Fields, Frame, Sink | None], bool]]] = {
    frames.GIVING: laying.gifts,
    frames.NEW_ROUND: turns.new_round,
    frames.NEXT_TURN: turns.next_turn,
    frames.ACT: effects.act,
    frames.REVEAL: auction.reveal,
    frames.CHECK: auction.check_bids,
    frames.SETTLE: auction.settle,
}


def _open(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    frame = state.stack.pop()
    first = not state.places
    if frame[2] > 1 or (first and state.setup.doubled_give):  # new tiles may come (BI-83)
        state.stack.append((frames.OPENING, player, 1))
    laying.lay(state, player, action[1], OFFER, True, False, sink)


def _show(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    frame = state.stack.pop()
    state.stack.append((frames.SHOWING, player, frame[2] - 1))
    _show_tile(state, player, action[1], sink)
    if frame[2] == 1:
        state.stack.pop()


def _lay(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    kind = action[0]
    before = player if kind in (acts.BID_UP, acts.BID_DOWN) else OFFER
    up = kind in (acts.BID_UP, acts.OFFER_UP)
    laying.lay(state, player, action[1], before, up, True, sink)


def _give_away(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    laying.give_away(state, player, action[1], sink)


def _stop(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    laying.stop(state, player, sink)


def _force(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    state.stack.pop()
    state.force |= turns.FORCED_OFFER if action[1] == acts.THE_OFFER else turns.FORCED_BIDS
    if sink:
        sink(events.PLACE_FORCED(player, detail=events.Choice(action[1])))


def _spy(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    state.stack[-1] = (frames.SPY_DRAW, player, action[1])
    if sink:
        sink(events.SPY_AIMED(player, detail=events.Aim(action[1])))


def _take(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    frame = state.stack[-1]
    if frame[0] == frames.TURN:
        effects.use_power(state, player, SWAP_OFFER, action[1], -1, sink)
    else:
        effects.take(state, player, action[1], frame, sink)


def _put(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    effects.put_back(state, player, action[1], state.stack[-1], sink)


def _enough(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    state.stack.pop()
    effects.end_exchange(state, player, sink)


def _use(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    effects.use_power(state, player, POWER_OF[action[0]], action[1], action[2], sink)


POWER_OF: Final = {
    acts.LOOK_OFFER: INFO_OFFER,
    acts.LOOK_BID: INFO_BID,
    acts.SWAP_BID: SWAP_BID,
    acts.COLLECT: COLLECT_ANY,
    acts.FLIP: FLIP_ANY,
}


def _set_aside(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    laying.set_aside(state, player, action[1], sink)


def _cast_out(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    state.stack[-1] = (frames.CHECK, action[1])
    if sink:
        sink(events.SEAT_CAST_OUT(player, detail=events.Aim(action[1])))


def _choose_money(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    _, _, outcast, lowest = state.stack[-1]
    money = auction.GAIN if action[1] else auction.LOSE
    state.stack[-1] = (frames.SETTLE, outcast, lowest, money)
    if sink:
        sink(events.MONEY_CHOSEN(player, detail=events.Choice(action[1])))


DEEDS: Final[tuple[Callable[[Fields, int, Action, Sink | None], None], ...]] = (
    _open,
    _show,
    _lay,
    _lay,
    _lay,
    _lay,
    _give_away,
    _stop,
    _force,
    _spy,
    _take,
    _put,
    _enough,
    _use,
    _use,
    _use,
    _use,
    _use,
    _set_aside,
    _cast_out,
    _choose_money,
)
