"""Trades: built from small actions, judged as a whole, under the One-Trade Rule (R16)."""

from __future__ import annotations

from typing import Final

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import circles, frames, keys, paying
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import HERO, SUPER, VILLAIN
from tabletop.games.killer_bunnies.rules.events import shown
from tabletop.games.killer_bunnies.rules.setup import W_FREE
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import (
    CENTRE,
    CIRCLE,
    EVERYBODY,
    HIDDEN,
    INSIDE,
    NO_DEAL,
    PLAYED,
    SAVED,
    ZONE,
)

MOST_OFFERS: Final = 3
OFFERS_OUT_OF_TURN: Final = 1
FULL_HAND: Final = 5


def may_offer(state: Fields, seat: int, partner: int) -> bool:
    """Returns True if an offer is left: three in the own turn, one in another's (KB-25, KB-26)."""
    return (
        state.offers[seat] < (MOST_OFFERS if seat == state.active else OFFERS_OUT_OF_TURN)
        and partner != seat
        and not state.out[seat]
        and not state.out[partner]
    )


def begin(state: Fields, seat: int, partner: int, sink: Sink | None) -> None:
    """Begins an empty offer."""
    state.offers[seat] += 1
    state.deal = NO_DEAL
    state.stack.append((frames.DEAL, seat, partner))
    if sink:
        sink(ev.OFFER_BEGUN(seat, target=partner, detail=ev.Other(partner)))


def with_it(state: Fields, piece: int) -> list[int]:
    """Returns the cards that change hands with a card: modifiers, occupants and theirs (A41)."""
    found = [piece, *state.mods.get(piece, ())]
    for each in state.occupants.get(piece, ()):
        found += [each, *state.mods.get(each, ())]
    return found


def tradeable(state: Fields, seat: int) -> list[int]:
    """Returns the cards in play that a seat may trade, in ascending order (KB-15)."""
    spent, traded, bare = state.spent, state.traded, not state.mods
    found = [p for p in state.saved[seat] if not traded[p] and spent[p] != paying.MARKED]
    for piece in state.bunnies[seat]:
        if not traded[piece] and (bare or not any(traded[q] for q in with_it(state, piece))):
            found.append(piece)
    for piece in circles.own_cities(state, seat):
        if not any(traded[q] for q in with_it(state, piece)):
            found.append(piece)
    found.sort()
    return found


def hands_full(state: Fields, one: int, two: int) -> bool:
    """Returns True if both hands have five cards, as trades of hand cards require."""
    return len(state.hand[one]) == FULL_HAND == len(state.hand[two])


def lawful(state: Fields, seat: int, partner: int) -> bool:
    """Returns True if the offer may be proposed: R7 for both, equal hand cards, not refused before.
    """
    gives, asks, hands, count = state.deal
    if not (gives or asks or hands) or len(hands) != count:
        return False
    if (seat, partner, state.deal) in state.refused:
        return False
    return _one_side(state, seat, gives, asks) and _one_side(state, partner, asks, gives)


def _one_side(
    state: Fields, seat: int, leaving: tuple[int, ...], coming: tuple[int, ...]
) -> bool:
    """Returns True if a seat has not both Heroes and Villains after the trade (A58, KB-15)."""
    gone = {q for p in leaving for q in with_it(state, p)}
    owned = [p for p in (*circles.in_play(state, seat), *state.away[seat]) if p not in gone]
    owned += [q for p in coming for q in with_it(state, p)]
    setup = state.setup
    sides = {setup.align[p] for p in owned if setup.subtype[p] == SUPER}
    return not {HERO, VILLAIN} <= sides


def deal_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns the next steps of the offer, in one order: gifts, own hand cards, wishes, cards of
    the other hand."""
    partner = frame[2]
    gives, asks, hands, count = state.deal
    found = [acts.ONLY[acts.WITHDRAW]]
    if lawful(state, seat, partner):
        found.append(acts.ONLY[acts.PROPOSE])
    if not asks and not count:
        if not hands:
            last = gives[-1] if gives else -1
            found += [acts.GIVES[p] for p in tradeable(state, seat) if p > last]
        if hands_full(state, seat, partner):
            last = hands[-1] if hands else -1
            found += [acts.GIVES[p] for p in sorted(state.hand[seat]) if p > last]
    if not count:
        last = asks[-1] if asks else -1
        found += [acts.ASKS[p] for p in tradeable(state, partner) if p > last]
    if count < len(hands):
        found.append(acts.ONLY[acts.ASK_HAND])
    return found


def build(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    """Carries out one step of the offer; an offered hand card is shown to all."""
    kind, piece = action[0], action[1]
    partner = frame[2]
    gives, asks, hands, count = state.deal
    if kind == acts.WITHDRAW:
        state.stack.pop()
        state.deal = NO_DEAL
        if sink:
            sink(ev.OFFER_WITHDRAWN(seat))
    elif kind == acts.PROPOSE:
        state.stack[-1] = (frames.ANSWER, partner, seat)
        if sink:
            sink(ev.OFFER_MADE(seat, target=partner, detail=ev.Other(partner)))
    elif kind == acts.ASK:
        state.deal = (gives, (*asks, piece), hands, count)
        _say(state, ev.CARD_ASKED_FOR, seat, piece, sink)
    elif kind == acts.ASK_HAND:
        state.deal = (gives, asks, hands, count + 1)
        if sink:
            sink(ev.HAND_CARD_ASKED_FOR(seat, target=partner, amount=count + 1))
    elif piece in state.hand[seat]:
        state.deal = (gives, asks, (*hands, piece), count)
        show_hand_card(state, seat, piece, sink)
    else:
        state.deal = ((*gives, piece), asks, hands, count)
        _say(state, ev.CARD_OFFERED, seat, piece, sink)


def _say(state: Fields, kind: str, seat: int, piece: int, sink: Sink | None) -> None:
    if sink:
        sink(shown(state, kind, seat, piece))


def show_hand_card(state: Fields, seat: int, piece: int, sink: Sink | None) -> None:
    """Lays a hand card open to all."""
    state.known[piece] = EVERYBODY
    if sink:
        place = keys.spot("hand", seat, state.hand[seat].index(piece))
        sink(shown(state, ev.HAND_CARD_OFFERED, seat, piece, place, place))


def answer_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    return [acts.ONLY[acts.ACCEPT], acts.ONLY[acts.REFUSE]]


def answer(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    """Accepts or refuses; a refused offer may not be repeated this turn."""
    state.stack.pop()
    proposer = frame[2]
    if action[0] == acts.REFUSE:
        state.refused += ((proposer, seat, state.deal),)
        state.deal = NO_DEAL
        if sink:
            sink(ev.OFFER_REFUSED(seat, target=proposer, detail=ev.Other(proposer)))
        return
    if sink:
        sink(ev.OFFER_ACCEPTED(seat, target=proposer, detail=ev.Other(proposer)))
    state.stack.append((frames.EXCHANGE, proposer, seat))
    if state.deal[3]:
        state.stack.append((frames.HANDING, seat, proposer, state.deal[3]))


def handing_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns the hand cards the partner may hand over, in ascending order."""
    left, chosen = frame[3], frame[4:]
    last = chosen[-1] if chosen else -1
    cards = [p for p in sorted(state.hand[seat]) if p > last]
    return [Action(acts.HAND_OVER, p) for p in cards[: len(cards) - left + 1]]


def hand_over(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    _, _, proposer, left, *chosen = frame
    piece = action[1]
    show_hand_card(state, seat, piece, sink)
    state.stack.pop()
    if left > 1:
        state.stack.append((frames.HANDING, seat, proposer, left - 1, *chosen, piece))
        return
    _swap_hands(state, proposer, seat, state.deal[2], (*chosen, piece), sink)


def _swap_hands(
    state: Fields,
    one: int,
    two: int,
    ones: tuple[int, ...],
    twos: tuple[int, ...],
    sink: Sink | None,
) -> None:
    """Moves hand cards to the end of the other hand; they get no mark."""
    for piece in ones:
        state.hand[one].remove(piece)
    for piece in twos:
        state.hand[two].remove(piece)
    for receiver, giver, pieces in ((two, one, ones), (one, two, twos)):
        for piece in pieces:
            state.hand[receiver].append(piece)
            state.where[piece] = HIDDEN | receiver
            state.known[piece] = EVERYBODY
            if sink:
                target = keys.spot("hand", receiver, len(state.hand[receiver]) - 1)
                origin = keys.heap("hand", giver)
                detail = ev.Other(giver)
                sink(shown(state, ev.CARD_TRADED, receiver, piece, origin, target, 0, detail))


def exchange(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Takes all traded cards away, then delivers them; the receiver places them."""
    _, one, two = frame
    state.stack.pop()
    gives, asks, _, _ = state.deal
    state.deal = NO_DEAL
    state.stack += [(frames.OPEN_WINDOW, state.active, W_FREE), (frames.EXCHANGED,)]
    moving = [(p, one, two) for p in gives] + [(p, two, one) for p in asks]
    for piece, giver, receiver in moving:
        for each in with_it(state, piece):
            state.traded[each] = 1
        if state.where[piece] & ZONE == CIRCLE:
            _take_bunny(state, piece, giver, receiver, sink)
        elif state.where[piece] & ZONE == CENTRE:
            _take_city(state, piece, giver, receiver, sink)
        else:
            state.saved[giver].remove(piece)
            state.saved[receiver].append(piece)
            state.where[piece] = SAVED | receiver
            origin, target = keys.heap("saved", giver), keys.heap("saved", receiver)
            _tell(state, piece, giver, receiver, origin, target, sink)
    return True


def under_way(state: Fields) -> bool:
    """Returns True if cards of a trade still have to be placed; it is judged as a whole (KB-15)."""
    return (frames.EXCHANGED,) in state.stack


def exchanged(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Ends a trade; its result is judged now (KB-15)."""
    state.stack.pop()
    state.dirty = True
    return True


def _take_bunny(
    state: Fields, piece: int, giver: int, receiver: int, sink: Sink | None
) -> None:
    origin = circles.lift(state, piece)
    state.where[piece] = PLAYED | receiver
    state.stack.append((frames.PLACE, receiver, piece, 0))
    _tell(state, piece, giver, receiver, origin, "played", sink)


def _take_city(state: Fields, city: int, giver: int, receiver: int, sink: Sink | None) -> None:
    origin = circles.place_of(state, city)
    for row in state.cities:
        if city in row:
            row.remove(city)
    state.where[city] = PLAYED | receiver
    state.held[city] = state.last[city] = receiver
    for piece in state.occupants[city]:
        state.where[piece] = INSIDE | receiver
    state.stack.append((frames.PLACE_CITY, receiver, city, 1))
    _tell(state, city, giver, receiver, origin, "played", sink)


def _tell(
    state: Fields,
    piece: int,
    giver: int,
    receiver: int,
    origin: str,
    target: str,
    sink: Sink | None,
) -> None:
    if sink:
        sink(shown(state, ev.CARD_TRADED, receiver, piece, origin, target, 0, ev.Other(giver)))
