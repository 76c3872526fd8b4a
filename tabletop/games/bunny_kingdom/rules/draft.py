"""Exploration: sealing picks, revealing and playing them, passing hands, Provisions, coins.

`dealing` has the dealer's part.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import events, fiefs, frames, keys
from tabletop.games.bunny_kingdom.rules.boards import BIT
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDING,
    CAMP_CARD,
    CAMP_FIRST,
    CAMP_LAST,
    CENTRAL,
    GROUP,
    HAND,
    IS_PARCHMENT,
    KINDS,
    NOTHING,
    NUMBER,
    PROVISIONS,
    RAIL_TOKEN,
    RAINBOW_CARD,
    SWITCH_TOKEN,
    TAX,
)
from tabletop.games.bunny_kingdom.rules.state import NOBODY, Fields


def direction(state: Fields) -> int:
    """Returns 1 in rounds 1 and 3 (hands go to the next seat), -1 in rounds 2 and 4."""
    return 1 if state.round & 1 else -1


def legal_picks(state: Fields, player: int) -> Sequence[Action]:
    """Returns the cards that may be chosen; several of one pick only in ascending order
    (BK-303)."""
    if not state.waiting >> player & 1:
        return ()
    hand, sealed = state.hands[player], state.sealed[player]
    if state.players == 2:
        if not sealed:
            return [acts.PICKS[card] for card in hand]
        return [acts.DISCARDS[card] for card in hand if card != sealed[0]]
    left = HAND[state.sky, state.players][1] - len(sealed)
    first = hand.index(sealed[-1]) + 1 if sealed else 0
    picks = acts.PICKS
    return [picks[card] for card in hand[first : len(hand) - left + 1]]


def seal(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `pick` and `discard`; the cards are revealed once all seats have sealed."""
    card = action[1]
    sealed = state.sealed[player] = state.sealed[player] + bytes((card,))
    if len(sealed) == HAND[state.sky, state.players][1]:
        state.waiting &= ~(1 << player)
        if not state.waiting:
            state.phase = frames.REVEAL
    if sink:
        kind = events.DISCARD_SEALED if action[0] == acts.DISCARD else events.CARD_SEALED
        target = keys.seal(player, len(sealed) - 1)
        sink(kind(player, target=target, face=card, amount=len(sealed)))


def reveal(state: Fields, sink: Sink | None) -> None:
    """Plays all picks together, in order of seats."""
    players = state.players
    state.memo = [None] * players
    state.fresh = 0
    ahead = state.step * direction(state)
    base = (state.round - 1) * players
    sealed = state.sealed
    for seat in range(players):
        chosen = sealed[seat]
        state.hands[seat] = state.hands[seat].translate(None, chosen)
        if players == 2:
            taken = bytes((state.added[seat], *chosen))
        else:
            ordered: list[int] = sorted(chosen, key=_card_order)
            taken = bytes(ordered)
        state.took[base + (seat - ahead) % players] += taken
    state.sealed = [b""] * players
    if players == 2:
        state.added = [-1, -1]
    for seat in range(players):
        for card in sealed[seat][:1] if players == 2 else sorted(sealed[seat], key=_card_order):
            play(state, seat, card, sink)
        if players == 2 and sink:
            sink(events.CARD_DISCARDED(seat, face=sealed[seat][1]))
    state.phase = frames.DRAWS


def _card_order(card: int) -> tuple[int, int]:
    return IS_PARCHMENT[card], card


def play(state: Fields, seat: int, card: int, sink: Sink | None, drawn: bool = False) -> None:
    """Plays a card from the hand, or `drawn` from the deck, with its effect (4.1)."""
    group = GROUP[card]
    if IS_PARCHMENT[card]:
        state.parchments[seat] = bytes(sorted(state.parchments[seat] + bytes((card,))))
        if sink:
            held, told = len(state.parchments[seat]), events.Cards((card,)) if drawn else ()
            sink(events.PARCHMENT_KEPT(seat, face=card, amount=held, detail=told))
        return
    state.used |= 1 << card
    if group == PROVISIONS:
        state.todo += (seat,)
    elif BUILDING[card]:
        _keep_building(state, seat, card, group)
    if sink:
        sink(events.CARD_PLAYED(seat, piece=card, face=card))
    if group <= RAINBOW_CARD or group == CENTRAL:
        claim(state, seat, state.central if group == CENTRAL else card, sink)
    elif group == TAX:
        _pay_coins(state, seat, NUMBER[card], sink)


def _keep_building(state: Fields, seat: int, card: int, group: int) -> None:
    """Puts a building, or a card's tracks, in front of its owner."""
    kind = BUILDING[card]
    if kind in (RAIL_TOKEN, SWITCH_TOKEN):
        state.stock[seat * KINDS + kind] += NUMBER[card]
        state.railed[seat] += 1
        state.rails[seat] += 1
        return
    state.stock[seat * KINDS + kind] += 1
    if group == CAMP_CARD:
        state.camps_played[seat] += 1


def claim(state: Fields, seat: int, space: int, sink: Sink | None) -> None:
    """Puts a rabbit on the space of a Territory card; a camp there goes (4.1, BK-10)."""
    camp = state.built[space]
    holder = state.owner[space]
    if holder != NOBODY and CAMP_FIRST <= camp <= CAMP_LAST:
        state.built[space] = NOTHING
        if holder == seat:
            if sink:
                sink(events.CAMP_UPGRADED(seat, piece=camp, origin=space, face=camp))
            return
        fiefs.leave(state, space)
        if sink:
            settler = events.Settler(seat)
            sink(events.CAMP_DISPLACED(holder, piece=camp, origin=space, face=camp, detail=settler))
    fiefs.settle(state, seat, space)
    state.fresh |= BIT[space]
    if sink:
        sink(events.RABBIT_PLACED(seat, piece=keys.rabbit(seat, space), target=space))


def _pay_coins(state: Fields, seat: int, coins: int, sink: Sink | None) -> None:
    state.coins[seat] += coins
    if sink:
        sink(events.COINS_TAKEN(seat, amount=coins, detail=events.Total(state.coins[seat])))


def draws(state: Fields, sink: Sink | None) -> None:
    """Asks the dealer for pending Provisions, seat by seat; then ends the step."""
    state.phase = frames.DRAW if state.todo else frames.STEP_END


def draw(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies the dealer's `draw`: two cards are played for a Provisions at once."""
    seat = state.todo[0]
    rest, state.todo = state.todo[1:], ()
    state.memo = [None] * state.players
    cards = sorted((action[1], action[2]), key=_card_order)
    deck = state.deck = state.deck[:]
    for card in cards:
        deck.remove(card)
        if IS_PARCHMENT[card]:
            state.drawn[seat] = bytes(sorted(state.drawn[seat] + bytes((card,))))
    if sink:
        sink(events.PROVISIONS_USED(seat, amount=len(cards)))
    for card in cards:
        play(state, seat, card, sink, drawn=True)
    state.todo += rest
    state.phase = frames.DRAWS


def step_end(state: Fields, sink: Sink | None) -> None:
    """Pays coins for new districts, then passes the hands or begins Construction."""
    if state.sky and state.fresh:
        found_districts(state, state.fresh, sink)
    state.step += 1
    if state.step == HAND[state.sky, state.players][2]:
        state.phase = frames.CONSTRUCTION
        return
    way = direction(state)
    hands, players = state.hands, state.players
    state.hands = [hands[(seat - way) % players] for seat in range(players)]
    state.memo = [None] * players
    remember_hands(state)
    begin_step(state)
    if sink:
        sink(events.HANDS_PASSED(detail=events.Way(way)))
        for seat in range(players):
            held = events.Cards(tuple(state.hands[seat]))
            sink(events.HAND_TAKEN(seat, amount=len(held.cards), detail=held))


def remember_hands(state: Fields) -> None:
    """Ends the forgetting of cards that a seat sees again."""
    for seat, lost in enumerate(state.forgot):
        if lost:
            state.forgot[seat] = lost & ~sum(1 << card for card in state.hands[seat])


def begin_step(state: Fields) -> None:
    """Asks all seats to seal; between two players the reserves come first."""
    if state.players == 2:
        state.phase = frames.RESERVE
        return
    state.phase = frames.PICK
    state.waiting = (1 << state.players) - 1


def found_districts(state: Fields, spaces: int, sink: Sink | None, pays: bool = True) -> None:
    """Pays one coin for each new district these spaces belong to (6.3, BK-03)."""
    done = 0
    for space in fiefs.members(spaces):
        district = state.mask[state.fief[space]]
        if district & done or not district & (district - 1):
            continue
        done |= district
        seat = state.owner[space]
        new = pays and not district & state.flags[seat]
        state.flags[seat] |= district
        if new:
            state.coins[seat] += 1
            if sink:
                sink(
                    events.DISTRICT_FOUNDED(
                        seat, target=space, amount=1, detail=events.Total(state.coins[seat])
                    )
                )
