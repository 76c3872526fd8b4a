"""The turn under way, the seats that are asked, and the order of turns and rounds.

`laying` and `effects` act within a turn, `auction` ends a round.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.core.game import ASKED, DEALER, NOBODY, Player
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import events, frames
from tabletop.games.bunny_bidding.rules.cards import (
    BONUS_MINIMUM,
    COLLECT_ANY,
    FEW_SHOWN,
    FIRST_EXTRA,
    FLIP_ANY,
    GIVEN,
    INFO_BID,
    INFO_OFFER,
    LARGE_HANDS,
    POWERS,
    PUBLIC_EGG,
    SWAP_BID,
    SWAP_OFFER,
)
from tabletop.games.bunny_bidding.rules.knowledge import OFFER, SEAT, TILE, UP
from tabletop.games.bunny_bidding.rules.state import TURN_FIELDS, Fields

NOBODY_OUT: Final = -1

LAID: Final = 0
BIDS: Final = 1
OFFERS: Final = 2
UPS: Final = 3
DUTY: Final = 4
LAZY: Final = 5
BONUS: Final = 6
USED: Final = 7
NO_BID: Final = 8
"""Indices of a turn's fields: number of tiles laid, of bids, of offers, of face-up tiles; 1 = one
more tile is due (BI-10); 1 = lazy_bunny; 1 = at least three tiles; set of powers used; 1 = no bid
in this round."""


class Rights(NamedTuple):
    """Tiles that a turn still allows and demands.

    Attributes:
        bid, offer: a hand tile may be laid there.
        required: number of tiles that must still be laid.
        room: number of hand tiles that can still be laid.
        will: tiles may be laid beyond those required.
    """

    bid: bool
    offer: bool
    required: int
    room: int
    will: bool


FORCED_OFFER: Final = 1
FORCED_BIDS: Final = 2
"""Places where tiles must lie face up in a round (`force`)."""

NO_RIGHTS: Final = Rights(False, False, 0, 0, False)


def rights(turn: Sequence[int], usable: int, limit: int, large: bool) -> Rights:
    """Returns the rights of a turn (BI-06, BI-10, BI-11, BI-38, BI-41, BI-51, BI-53, BI-62, BI-64).

    Args:
        usable: number of hand tiles that may be used; limit: largest number of tiles in a turn;
            large: the seat holds large_hands.
    """
    room = limit - turn[LAID]
    return _rights(tuple(turn), room if room < usable else usable, large)


@lru_cache(maxsize=8192)
def _rights(turn: tuple[int, ...], room: int, large: bool) -> Rights:
    """Returns the rights for the room that limit and hand leave; cached, since few turns differ."""
    if room <= 0:
        return NO_RIGHTS
    lazy, bonus = turn[LAZY], turn[BONUS]
    need_bid = not (turn[BIDS] or turn[NO_BID] or lazy)
    need_offer = not (turn[OFFERS] or lazy)
    needs = need_bid + need_offer
    if needs and room <= needs:
        return Rights(need_bid, need_offer, room, room, False)
    required = needs + turn[DUTY]
    if bonus:
        required = max(required, BONUS_MINIMUM - turn[LAID])
    will = bool(large or bonus)
    more = will or turn[DUTY] > 0
    bid = not turn[NO_BID] and (need_bid or more or bool(lazy and not turn[BIDS]))
    offer = need_offer or more or bool(lazy and not turn[OFFERS])
    return Rights(bid, offer, min(required, room), room, will)


def only_shown(state: Fields) -> bool:
    """Returns True if only shown tiles may be used now; an opening may use any (BI-04, BI-69)."""
    return state.setup.show_five and any(frame[0] == frames.TURN for frame in state.stack)


def usable(state: Fields, seat: int) -> tuple[int, ...]:
    """Returns the hand tiles a seat may use in its turn (BI-69)."""
    hand = state.hands[seat]
    if not state.setup.show_five or not only_shown(state):
        return hand
    shown = state.shown
    return tuple([tile for tile in hand if shown >> tile & 1])


def public_rights(state: Fields, seat: int) -> Rights:
    """Returns the rights of the present turn without handicaps, as all can see them."""
    return rights(
        state.turn,
        len(usable(state, seat)),
        state.setup.limit,
        LARGE_HANDS in state.powers[seat],
    )


def lays(state: Fields, seat: int, found: Rights) -> list[Action]:
    """Returns the actions that lay a hand tile, by the public rules."""
    tiles = usable(state, seat)
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
    """Returns True if a tile may be laid face down; never all of a turn's (BI-12, BI-39)."""
    if force & (FORCED_OFFER if offer else FORCED_BIDS):
        return False
    if turn[UPS]:
        return True
    if found.room < 2:
        return False
    return found.required > 1 or found.will or (found.bid and found.offer)


def may_stop(state: Fields, found: Rights) -> bool:
    """Returns True if a turn may end now (BI-06, BI-12, BI-75)."""
    if found.room == 0:
        return True
    if found.required:
        return False
    turn = state.turn
    return turn[LAID] == 0 or turn[UPS] > 0 or not (found.bid or found.offer)


def may_give_away(state: Fields, seat: int, limit: int) -> bool:
    """Returns True if a power or handicap may be offered now (BI-59, BI-73, BI-79).

    Args:
        limit: largest number of tiles in a turn.
    """
    if state.gifted or not (state.powers[seat] or state.handicaps[seat]):
        return False
    turn = state.turn
    room = limit - turn[LAID]
    need_bid = not (turn[BIDS] or turn[NO_BID] or turn[LAZY])
    if room <= 0 or (room == 1 and need_bid and usable(state, seat)):
        return False
    if turn[OFFERS] == 0 or turn[DUTY]:
        return True
    return bool(turn[BONUS] or LARGE_HANDS in state.powers[seat])


def spare(state: Fields, seat: int) -> bool:
    """Returns True if a hand tile may be exchanged; a shown one only if the turn can spare it.

    The turn needs a tile to lie face up where all others lie face down (BI-82).
    """
    if not only_shown(state):
        return bool(state.hands[seat])
    turn = state.turn
    face_up = int(turn[LAID] > 0 and not turn[UPS])
    return len(usable(state, seat)) > max(public_rights(state, seat).required, face_up)


def usable_powers(state: Fields, seat: int) -> list[int]:
    """Returns the powers a seat may use now; public (BI-48)."""
    used = state.turn[USED]
    return [
        power
        for power in state.powers[seat]
        if not used >> power - POWERS[0] & 1 and power_has_use(state, seat, power)
    ]


def power_has_use(state: Fields, seat: int, power: int) -> bool:
    """Returns True if the power has a target (BI-49, BI-50, BI-51, BI-52)."""
    places = state.places
    if power == INFO_OFFER:
        return any(place[SEAT] == OFFER and not place[UP] for place in places)
    if power == INFO_BID:
        return any(place[SEAT] not in (OFFER, seat) and _is_down_bid(place) for place in places)
    if power == SWAP_OFFER:
        return spare(state, seat) and any(
            place[SEAT] == OFFER and 0 < place[TILE] < FIRST_EXTRA for place in places
        )
    if power == SWAP_BID:
        before = {place[SEAT] for place in places if place[SEAT] >= 0}
        return seat in before and len(before) > 1
    if power == COLLECT_ANY:
        return may_collect(state) and any(
            place[SEAT] == OFFER and not place[UP] for place in places
        )
    return power == FLIP_ANY and any(place[SEAT] >= OFFER for place in places)


def _is_down_bid(place: tuple[int, ...]) -> bool:
    return place[SEAT] >= 0 and not place[UP]


def may_collect(state: Fields) -> bool:
    """Returns True if the turn can still do without a bid and with a face-up tile (BI-51)."""
    turn = state.turn
    return not turn[BIDS] and not turn[NO_BID] and (not turn[LAID] or turn[UPS] > 0)


def goes_on(state: Fields, seat: int) -> bool:
    """Returns True if the turn has anything left to decide, by the public rules."""
    found = public_rights(state, seat)
    if found.bid or found.offer:
        return True
    return more_to_do(state, seat)


def more_to_do(state: Fields, seat: int) -> bool:
    """Returns True if a turn without tiles to lay has a gift or a power left."""
    limit = state.setup.limit
    return may_give_away(state, seat, limit) or bool(usable_powers(state, seat))


def givers(state: Fields) -> tuple[int, ...]:
    """Returns the seats that still have to set tiles aside (BI-75)."""
    return tuple(
        [
            seat
            for seat, hand in enumerate(state.hands)
            if len(state.aside[seat]) < GIVEN and len(state.aside[seat]) < len(hand)
        ]
    )


def actors(state: Fields) -> tuple[Player, ...]:
    """Returns the seats asked now: one, several at once, the dealer, or nobody at the end."""
    if not state.stack:
        return NOBODY
    frame = state.stack[-1]
    kind = frame[0]
    if kind <= frames.MONEY:
        return ASKED[frame[1]]
    return DEALER if kind > frames.GIVING else givers(state)


# Rounds and turns


def push_deal(state: Fields) -> None:
    """Pushes the deals before the first round, the first one on top."""
    owed: list[Frame] = [(frames.DRAW_FIRST,), (frames.DRAW_TYPES,), (frames.DEAL,)]
    owed.append((frames.DEAL_GOALS,))
    if state.setup.powers:
        owed += [(frames.DEAL_POWERS,), (frames.DEAL_HANDICAPS,)]
    state.stack.append((frames.NEW_ROUND,))
    state.stack.extend(reversed(owed))


def new_round(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Begins a round: powers and handicaps won work now; the start player opens (BI-04, BI-05)."""
    stack = state.stack
    stack.pop()
    state.start = _next_with_tiles(state, state.start)
    state.round += 1
    state.places = []
    state.turn = [0] * TURN_FIELDS
    state.delayed = ()
    state.force = 0
    state.ending = False
    state.gifted = False
    state.shown = 0
    start, players = state.start, state.players
    state.queue = tuple([(start + step) % players for step in range(players)])
    stack.append((frames.NEXT_TURN,))
    stack.append((frames.OPENING, start, min(2, len(state.hands[start]))))
    if sink:
        sink(events.ROUND_BEGUN(start, amount=state.round))
    for seat in hold_pending(state, sink):
        stack.append((frames.OPEN_GOAL, seat))
    return True


def hold_pending(state: Fields, sink: Sink | None) -> list[int]:
    """Hands over powers and handicaps won; returns the seats that open a goal (BI-59, BI-73)."""
    openers = []
    pending, state.pending = state.pending, ()
    for seat, tile in pending:
        row = state.powers if tile in POWERS else state.handicaps
        row = (*row[:seat], (*row[seat], tile), *row[seat + 1 :])
        if tile in POWERS:
            state.powers = row
        else:
            state.handicaps = row
            state.open_handicaps |= 1 << tile
            if tile == PUBLIC_EGG:
                openers.append(seat)
        if sink:
            sink(events.EXTRA_HELD(seat, piece=tile, face=tile))
    return openers


def _next_with_tiles(state: Fields, seat: int) -> int:
    """Returns the seat, or the next one clockwise, that has tiles (BI-05, BI-28)."""
    for step in range(state.players):
        other = (seat + step) % state.players
        if state.hands[other]:
            return other
    return seat


def next_turn(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Begins the next turn of the queue, then the delayed ones, then the reveal.

    Several rests come in the order in which their turns were broken off (BI-85). A rest without a
    hand tile still asks for gifts and powers, a whole turn does not (BI-84).
    """
    stack = state.stack
    while state.queue and not _ended_early(state):
        seat, state.queue = state.queue[0], state.queue[1:]
        if not state.hands[seat]:
            if sink:
                sink(events.TURN_MISSED(seat))
            continue
        if seat == state.start:
            if state.delayed:  # laid as an opening tile: the whole turn comes last (BI-36)
                state.delayed = ((seat, 0, *state.turn), *state.delayed[1:])
                continue
        else:
            state.turn = [0] * TURN_FIELDS
        state.shown = 0
        _begin(state, seat, sink)
        return True
    while state.delayed and not state.ending:
        (seat, shown, *turn), state.delayed = state.delayed[0], state.delayed[1:]
        state.turn, state.shown = turn, shown
        rest = turn[LAID] > 0
        if state.hands[seat] or (rest and more_to_do(state, seat)):
            _begin(state, seat, sink, rest)
            return True
    stack.pop()
    stack.append((frames.REVEAL,))
    return True


def _ended_early(state: Fields) -> bool:
    """Returns True if insta_end stops the queue (BI-35, BI-62).

    Laid as an opening tile it lets the start player have the turn that follows, unless that was
    delayed (BI-63) or impossible.
    """
    return state.ending and (state.queue[0] != state.start or bool(state.delayed))


def _begin(state: Fields, seat: int, sink: Sink | None, rest: bool = False) -> None:
    state.turns += 1
    state.stack.append((frames.TURN, seat))
    if sink:
        sink(events.TURN_BEGUN(seat, amount=state.turns, detail=events.Begun(rest)))
    if state.setup.show_five and not rest:
        state.stack.append((frames.SHOWING, seat, min(FEW_SHOWN, len(state.hands[seat]))))


def end_turn(state: Fields, seat: int, sink: Sink | None) -> None:
    """Ends the turn on top of the stack; an insta_end laid in it ends the round (BI-35)."""
    state.stack.pop()
    if state.ending:
        state.queue = ()
        state.delayed = ()
    if sink:
        sink(events.TURN_ENDED(seat, amount=state.turn[LAID]))


def delay(state: Fields, seat: int, sink: Sink | None) -> None:
    """Puts the rest of the seat's turn after all others (BI-36, BI-85)."""
    state.delayed = (*state.delayed, (seat, state.shown, *state.turn))
    if sink:
        sink(events.TURN_DELAYED(seat))
