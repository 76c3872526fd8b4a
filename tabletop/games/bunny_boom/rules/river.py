"""River effects, and drawing from river and pile.

Refilling is in `turns`, discarding in `effects`.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Final

from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules import effects, events, frames, keys, knowledge
from tabletop.games.bunny_boom.rules.cards import BIT, FLOW, HAND, NO_CARD, RIVER
from tabletop.games.bunny_boom.rules.state import Fields

PILE: Final = -1
"""Source number of the pile, beside the river's slots."""


def usable(state: Fields) -> list[int]:
    """Returns the slots whose card has a river effect."""
    river = state.river
    return [s for s in range(RIVER) if river[s] != NO_CARD and FLOW[river[s]] != c.FLOW_NONE]


def drawable(state: Fields) -> list[int]:
    """Returns the slots a card may be drawn from: not the one whose effect is under way (BB-49)."""
    river, using = state.river, state.using
    return [slot for slot in range(RIVER) if river[slot] != NO_CARD and slot != using]


def draw(state: Fields, seat: int, source: int, sink: Sink | None) -> None:
    """Draws a card from the pile, or from a river slot with the bunnies on it (BB-52)."""
    if source == PILE:
        card = state.pile.pop()
        state.private[seat] |= BIT[card]
        insort(state.hands[seat], card)
        if sink:
            sink(events.CARD_DRAWN(seat, face=card, amount=1))
        return
    card = state.river[source]
    state.river[source] = NO_CARD
    insort(state.hands[seat], card)
    if sink:
        sink(events.RIVER_CARD_TAKEN(seat, piece=card, origin=source, face=card, amount=1))
    lying = state.river_tokens[source]
    if lying:
        state.river_tokens[source] = 0
        state.home[seat] += lying
        if sink:
            place = keys.river(source)
            sink(events.collected(seat, place, lying, state.home[seat]))


def draw_up(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Carries out step 7: draws up to three cards, asking where there is a choice (BB-54)."""
    seat = frame[1]
    if len(state.hands[seat]) >= HAND:
        state.stack.pop()
        return True
    return _draw_from(state, seat, _sources(state), sink)


def take_first(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Carries out step 5b: takes a river card before a Mega or River Boom; from the pile if the
    river is empty (BB-21)."""
    sources = drawable(state) or _sources(state)
    if len(sources) > 1:
        return False
    state.stack.pop()
    if sources:
        draw(state, frame[1], sources[0], sink)
    return True


def _sources(state: Fields) -> list[int]:
    return [PILE, *drawable(state)] if state.pile else drawable(state)


def _draw_from(state: Fields, seat: int, sources: list[int], sink: Sink | None) -> bool:
    """Waits for a choice, or draws where there is none; ends when nothing is left (BB-55)."""
    if len(sources) > 1:
        return False
    if sources:
        draw(state, seat, sources[0], sink)
    else:
        state.stack.pop()
    return True


def choose_use(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Carries out step 6: a river effect must be used if there is one (BB-44)."""
    slots = usable(state)
    if len(slots) > 1:
        return False
    state.stack.pop()
    if slots:
        use(state, frame[1], slots[0], sink)
    elif sink:
        sink(events.EFFECT_IDLE(frame[1], detail=events.Effect(events.IDLE_WAVE)))
    return True


def use(state: Fields, seat: int, slot: int, sink: Sink | None) -> None:
    """Begins the river effect of a card; when it is finished the card is discarded."""
    card = state.river[slot]
    if sink:
        choices, flow = len(usable(state)), events.Effect(FLOW[card])
        sink(
            events.RIVER_CARD_USED(
                seat, piece=card, origin=slot, face=card, amount=choices, detail=flow
            )
        )
    state.using = slot
    state.stack.append((frames.DISCARD, seat, slot))
    _FLOWS[FLOW[card]](state, seat, card, sink)


def discard_used(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Discards the river card whose effect is finished."""
    state.stack.pop()
    state.using = NO_CARD
    effects.discard(state, frame[2], sink)
    return True


def _village(state: Fields, seat: int, card: int, sink: Sink | None) -> None:
    """Asks for places of two bunnies of the home, or as many as there are (BB-46)."""
    if sink and not state.home[seat]:
        sink(events.EFFECT_IDLE(seat, detail=events.Effect(events.IDLE_VILLAGE)))
    ask_place(state, seat, min(2, state.home[seat]), sink)


def ask_place(state: Fields, seat: int, left: int, sink: Sink | None) -> None:
    """Asks for the place of the next bunny, any village card (BB-47)."""
    places = placeable(state)
    if left and len(places) > 1:
        state.stack.append((frames.PLACE, seat, left))
        return
    for _ in range(left):
        place(state, seat, places[0], sink)


def placeable(state: Fields) -> list[int]:
    """Returns the spaces with a card."""
    top = state.top
    return [space for space in range(state.setup.spaces) if top[space] != NO_CARD]


def place(state: Fields, seat: int, space: int, sink: Sink | None) -> None:
    """Moves one bunny from the home onto a village card."""
    state.home[seat] -= 1
    state.tokens[space] += 1
    if sink:
        detail = events.Placing(state.home[seat], state.tokens[space])
        sink(events.BUNNY_PLACED(seat, target=space, amount=1, detail=detail))


def _swap(state: Fields, seat: int, card: int, sink: Sink | None) -> None:
    """Asks for the own card, then the other player; luck picks the other card (BB-48, BB-68)."""
    hand = state.hands[seat]
    if not hand or not swappable(state, seat):
        if sink:
            sink(events.EFFECT_IDLE(seat, detail=events.Effect(events.IDLE_SWAP)))
    elif len(hand) > 1:
        state.stack.append((frames.OFFER, seat))
    else:
        offer(state, seat, hand[0], sink)


def swappable(state: Fields, seat: int) -> list[int]:
    """Returns the other seats that hold cards."""
    return [other for other, hand in enumerate(state.hands) if hand and other != seat]


def offer(state: Fields, seat: int, card: int, sink: Sink | None) -> None:
    """Sets the own card aside, face down, and asks for the other player."""
    state.offered = card
    if sink:
        sink(events.CARD_OFFERED(seat, face=card, amount=1))
    others = swappable(state, seat)
    if len(others) > 1:
        state.stack.append((frames.SWAP_WITH, seat))
    else:
        swap_with(state, seat, others[0], sink)


def swap_with(state: Fields, seat: int, other: int, sink: Sink | None) -> None:
    """Lets the dealer draw a card of the other hand, unless there is only one."""
    if sink:
        sink(events.HAND_CHOSEN(seat, target=other))
    hand = state.hands[other]
    if len(hand) > 1:
        state.stack.append((frames.LUCKY, seat, other))
    else:
        swap(state, seat, other, hand[0], sink)


def swap(state: Fields, seat: int, other: int, card: int, sink: Sink | None) -> None:
    """Exchanges the drawn card for the offered one."""
    mine, yours, given = state.hands[seat], state.hands[other], state.offered
    state.offered = NO_CARD
    yours.remove(card)
    insort(mine, card)
    if sink:
        sink(events.handed(other, seat, card))
    mine.remove(given)
    insort(yours, given)
    for knower in (seat, other):
        state.private[knower] |= BIT[card] | BIT[given]
    knowledge.hand_swapped(state, seat, other)
    if sink:
        sink(events.handed(seat, other, given))


def _pass_hands(state: Fields, seat: int, card: int, sink: Sink | None) -> None:
    """Lets `seat` draw up to three; then the hands go on (BB-49)."""
    state.stack.append((frames.PASS, seat))
    state.stack.append((frames.DRAW, seat))


def pass_hands(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Passes every hand to the player on the right, the one before in turn order (BB-49).

    Nobody draws again this turn.
    """
    state.stack.pop()
    state.stack.remove((frames.DRAW, frame[1]))
    players = state.players
    hands = state.hands
    if sink:
        _tell_passing(state, hands, sink)
    state.hands = [hands[(seat + 1) % players] for seat in range(players)]
    knowledge.hands_passed(state)
    return True


def _tell_passing(state: Fields, hands: list[list[int]], sink: Sink) -> None:
    """Reports the hands one by one; in between, a player holds the own cards and the new ones."""
    players = state.players
    state.hands = [hand[:] for hand in hands]
    for giver in range(players):
        taker = (giver - 1) % players
        for card in hands[giver]:
            state.hands[giver].remove(card)
            insort(state.hands[taker], card)
        sink(events.passed(giver, taker, tuple(hands[giver])))


def _share(state: Fields, seat: int, card: int, sink: Sink | None) -> None:
    effects.share(state, seat, sink)


def _gift(state: Fields, seat: int, card: int, sink: Sink | None) -> None:
    """Asks for the home that gets the top card of the pile, the own one too (BB-50, BB-65)."""
    if state.pile:
        state.stack.append((frames.GIFT, seat))
    elif sink:
        sink(events.EFFECT_IDLE(seat, detail=events.Effect(events.IDLE_GIFT)))


def give_gift(state: Fields, seat: int, taker: int, sink: Sink | None) -> None:
    """Puts the top card face down in front of a home; nobody looks."""
    card = state.pile.pop()
    state.gifts[taker].append(card)
    if sink:
        given = events.GIFT_GIVEN(seat, target=taker, face=card, amount=1)
        sink(given._replace(witnesses=()))


def _boom(state: Fields, seat: int, card: int, sink: Sink | None) -> None:
    effects.boom(state, seat, card, c.BOOM, sink)


def _nothing(state: Fields, seat: int, card: int, sink: Sink | None) -> None:
    """Does nothing: a card without a river effect is never used."""


_FLOWS: Final[tuple[Callable[[Fields, int, int, Sink | None], None], ...]] = (
    _nothing,
    _village,
    _swap,
    _pass_hands,
    _share,
    _gift,
    _boom,
)
