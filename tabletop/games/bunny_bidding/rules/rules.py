"""What may be done, and the way from an action to the next decision.

What actions do is in `playing` and `auction`, handicaps in `handicaps`, refusals in `refusals`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.core.game import CHANCE
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import (
    auction,
    dealing,
    events,
    handicaps,
    playing,
    turns,
)
from tabletop.games.bunny_bidding.rules.cards import (
    COLLECT_ANY,
    FLIP_ANY,
    GIVEN,
    INFO_BID,
    INFO_OFFER,
    SMALL_HANDS,
    SMALL_LIMIT,
    SWAP_BID,
    SWAP_OFFER,
    code,
)
from tabletop.games.bunny_bidding.rules.knowledge import OFFER, SEAT, UP, enters_hand_openly
from tabletop.games.bunny_bidding.rules.turns import Rights

if TYPE_CHECKING:
    from tabletop.games.bunny_bidding.rules.state import BiddingState

NONE: Final[tuple[Action, ...]] = ()
FORCED_OFFER: Final = 1
FORCED_BIDS: Final = 2


def legal_actions(state: BiddingState, player: int) -> Sequence[Action]:
    """All that `player` may do now."""
    if not state.stack:
        return NONE
    frame = state.stack[-1]
    kind = frame[0]
    if kind == turns.TURN:
        return _turn(state, player) if frame[1] == player else NONE
    if kind <= turns.MONEY:
        return LISTS[kind](state, player, frame) if frame[1] == player else NONE
    if kind == turns.GIVING:
        return _asides(state, player)
    return NONE


def _opening(state: BiddingState, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.OPENS[tile] for tile in state.hands[player]]


def _showing(state: BiddingState, player: int, frame: Frame) -> Sequence[Action]:
    shown = state.shown
    return [acts.SHOWS[tile] for tile in state.hands[player] if not shown >> tile & 1]


def _forcing(state: BiddingState, player: int, frame: Frame) -> Sequence[Action]:
    return acts.FORCES


def _spying(state: BiddingState, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.SPIES[seat] for seat in range(state.players) if seat != player]


def _exchange(state: BiddingState, player: int, frame: Frame) -> Sequence[Action]:
    found = [acts.TAKES[index] for index in playing.takeable(state, frame[3])]
    found.append(acts.NO_MORE)
    return found


def _putting(state: BiddingState, player: int, frame: Frame) -> Sequence[Action]:
    return [acts.PUTS[tile] for tile in playing.puttable(state, player)]


def _casting(state: BiddingState, player: int, frame: Frame) -> Sequence[Action]:
    return acts.CASTS[: state.players]


def _money(state: BiddingState, player: int, frame: Frame) -> Sequence[Action]:
    return acts.MONEYS


def _asides(state: BiddingState, player: int) -> Sequence[Action]:
    """Tiles to give, ascending, so that each choice of five is made in one way."""
    hand, aside = state.hands[player], state.aside[player]
    wanted = GIVEN - len(aside)
    if wanted <= 0 or len(aside) == len(hand):
        return NONE
    first = hand.index(aside[-1]) + 1 if aside else 0
    return [acts.ASIDES[tile] for tile in hand[first : len(hand) - wanted + 1]]


LISTS: Final[tuple[Callable[[BiddingState, int, Frame], Sequence[Action]], ...]] = (
    _opening,
    _showing,
    _opening,
    _forcing,
    _spying,
    _exchange,
    _putting,
    _casting,
    _money,
)


def _turn(state: BiddingState, seat: int) -> list[Action]:
    """Tiles to lay, the stop and what may be given away, as far as handicaps let; then powers."""
    found = turns.public_rights(state, seat)
    choices = lays(state, seat, found)
    if turns.may_stop(state, found) or small_hands_stop(state, seat):
        choices.append(acts.STOP_HERE)
    if not state.setup.powers:
        return choices
    ways = handicaps.keeping(state, seat, choices) if state.handicaps[seat] else None
    if turns.may_give_away(state, seat, state.setup.limit):
        choices += [acts.GIFTS[tile] for tile in state.powers[seat]]
        choices += [acts.GIFTS[tile] for tile in state.handicaps[seat]]
    if ways:
        choices = [action for action in choices if ways.keeps(action)]
    for power in turns.usable_powers(state, seat):
        choices += power_uses(state, seat, power)
    return choices


def small_hands_stop(state: BiddingState, seat: int) -> bool:
    """small_hands lets its holder stop after three tiles whatever else is due (BI-57)."""
    return state.turn[turns.LAID] == SMALL_LIMIT and SMALL_HANDS in state.handicaps[seat]


def lays(state: BiddingState, seat: int, found: Rights) -> list[Action]:
    """The hand tiles that may be laid, by the rules all can see."""
    tiles = turns.usable(state, seat)
    choices: list[Action] = []
    if found.bid:
        choices += [acts.BIDS_UP[tile] for tile in tiles]
        if may_lay_down(state.turn, state.force, found, False):
            choices += [acts.BIDS_DOWN[tile] for tile in tiles]
    if found.offer:
        choices += [acts.OFFERS_UP[tile] for tile in tiles]
        if may_lay_down(state.turn, state.force, found, True):
            choices += [acts.OFFERS_DOWN[tile] for tile in tiles]
    return choices


def may_lay_down(turn: Sequence[int], force: int, found: Rights, offer: bool) -> bool:
    """Whether a tile may be laid face down: not all of a turn may be (BI-12, BI-39)."""
    if force & (FORCED_OFFER if offer else FORCED_BIDS):
        return False
    if turn[turns.UPS]:
        return True
    if found.room < 2:
        return False
    return found.required > 1 or found.will or (found.bid and found.offer)


def power_uses(state: BiddingState, seat: int, power: int) -> list[Action]:
    """What a power that has a use can be used on."""
    places = state.places
    if power == SWAP_OFFER:
        return [acts.TAKES[index] for index in playing.takeable(state, 0)]
    if power == FLIP_ANY:
        return [acts.FLIPS[i] for i, place in enumerate(places) if place[SEAT] >= OFFER]
    if power == SWAP_BID:
        own = [i for i, place in enumerate(places) if place[SEAT] == seat]
        others = [i for i, place in enumerate(places) if place[SEAT] not in (OFFER, seat)]
        others = [i for i in others if places[i][SEAT] >= 0]
        return [Action(acts.SWAP_BID, mine, other) for mine in own for other in others]
    if power == INFO_BID:
        return [
            acts.BID_LOOKS[i]
            for i, place in enumerate(places)
            if place[SEAT] >= 0 and place[SEAT] != seat and not place[UP]
        ]
    table = acts.OFFER_LOOKS if power == INFO_OFFER else acts.COLLECTS
    return [table[i] for i, place in enumerate(places) if place[SEAT] == OFFER and not place[UP]]


# Carrying out


def apply(state: BiddingState, player: int, action: Action, sink: Sink | None = None) -> None:
    """Carries out a legal action and all that follows without a choice."""
    if player == CHANCE:
        dealing.carry_out(state, action, sink)
    else:
        DEEDS[action[0]](state, player, action, sink)
    run(state, sink)


def run(state: BiddingState, sink: Sink | None) -> None:
    """Resolves frames until somebody or luck is asked, or the match is over."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        kind = frame[0]
        if kind == turns.TURN:
            if turns.goes_on(state, frame[1]):
                return
            turns.end_turn(state, frame[1], sink)
        elif kind == turns.OPENING and not state.hands[frame[1]]:
            stack.pop()
        elif kind == turns.SHOWING and _all_shown(state, frame):
            _show_rest(state, frame, sink)
        elif kind not in AUTOMATIC or not AUTOMATIC[kind](state, frame, sink):
            return


def _all_shown(state: BiddingState, frame: Frame) -> bool:
    """Whether nothing is left to choose: all other tiles have to be shown too."""
    return frame[2] >= len(state.hands[frame[1]]) - state.shown.bit_count()


def _show_rest(state: BiddingState, frame: Frame, sink: Sink | None) -> None:
    state.stack.pop()
    seat = frame[1]
    for tile in state.hands[seat]:
        if frame[2] and not state.shown >> tile & 1:
            _show_tile(state, seat, tile, sink)


def _show_tile(state: BiddingState, seat: int, tile: int, sink: Sink | None) -> None:
    state.shown |= 1 << tile
    enters_hand_openly(state, seat, tile)
    if sink:
        sink(events.tile_shown(seat, code(tile, state.faces)))


AUTOMATIC: Final[dict[int, Callable[[BiddingState, Frame, Sink | None], bool]]] = {
    turns.GIVING: playing.gifts,
    turns.NEW_ROUND: turns.new_round,
    turns.NEXT_TURN: turns.next_turn,
    turns.ACT: playing.act,
    turns.REVEAL: auction.reveal,
    turns.CHECK: auction.check_bids,
    turns.SETTLE: auction.settle,
}


def _open(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    frame = state.stack.pop()
    first = not state.places
    if frame[2] > 1 or (first and state.setup.doubled_give):  # new tiles may come (BI-83)
        state.stack.append((turns.OPENING, player, 1))
    playing.lay(state, player, action[1], OFFER, True, False, sink)


def _show(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    frame = state.stack.pop()
    state.stack.append((turns.SHOWING, player, frame[2] - 1))
    _show_tile(state, player, action[1], sink)
    if frame[2] == 1:
        state.stack.pop()


def _lay(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    kind = action[0]
    before = player if kind in (acts.BID_UP, acts.BID_DOWN) else OFFER
    up = kind in (acts.BID_UP, acts.OFFER_UP)
    playing.lay(state, player, action[1], before, up, True, sink)


def _give_away(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    playing.give_away(state, player, action[1], sink)


def _stop(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    playing.stop(state, player, sink)


def _force(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    state.stack.pop()
    state.force |= FORCED_OFFER if action[1] == acts.THE_OFFER else FORCED_BIDS
    if sink:
        sink(events.place_forced(player, action[1]))


def _spy(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    state.stack[-1] = (turns.SPY_DRAW, player, action[1])
    if sink:
        sink(events.spy_aimed(player, action[1]))


def _take(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    frame = state.stack[-1]
    if frame[0] == turns.TURN:
        playing.use_power(state, player, SWAP_OFFER, action[1], -1, sink)
    else:
        playing.take(state, player, action[1], frame, sink)


def _put(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    playing.put_back(state, player, action[1], state.stack[-1], sink)


def _enough(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    state.stack.pop()
    playing.end_exchange(state, player, sink)


def _use(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    playing.use_power(state, player, POWER_OF[action[0]], action[1], action[2], sink)


POWER_OF: Final = {
    acts.LOOK_OFFER: INFO_OFFER,
    acts.LOOK_BID: INFO_BID,
    acts.SWAP_BID: SWAP_BID,
    acts.COLLECT: COLLECT_ANY,
    acts.FLIP: FLIP_ANY,
}


def _set_aside(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    playing.set_aside(state, player, action[1], sink)


def _cast_out(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    state.stack[-1] = (turns.CHECK, action[1])
    if sink:
        sink(events.seat_cast_out(player, action[1]))


def _choose_money(state: BiddingState, player: int, action: Action, sink: Sink | None) -> None:
    _, _, outcast, lowest = state.stack[-1]
    money = auction.GAIN if action[1] else auction.LOSE
    state.stack[-1] = (turns.SETTLE, outcast, lowest, money)
    if sink:
        sink(events.money_chosen(player, action[1]))


DEEDS: Final[tuple[Callable[[BiddingState, int, Action, Sink | None], None], ...]] = (
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
