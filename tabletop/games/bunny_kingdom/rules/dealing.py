"""Chance: Central Station's place, the first Sheriff, hands, reserves, Provisions.

The deck is kept as the set of undealt cards: nobody knows the next one, so it is drawn when it is
turned. Reserves are part of that set.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.core.event import Sink
from tabletop.core.game import Refusal
from tabletop.games.bunny_kingdom.game import BOOK
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import draft, events, frames
from tabletop.games.bunny_kingdom.rules.boards import WORLD
from tabletop.games.bunny_kingdom.rules.cards import CENTRAL_CARD, FIXED, HAND
from tabletop.games.bunny_kingdom.rules.state import Fields

refusal: Final = partial(Refusal.of, BOOK)

PLACES: Final = tuple((action, 1 / WORLD) for action in acts.STATIONS)


def chance_outcomes(state: Fields) -> Sequence[tuple[Action, float]] | None:
    """Returns Central Station's or the Sheriff's even odds; None for hands and draws, too many to
    list."""
    if state.phase == frames.PLACE_STATION:
        return PLACES
    if state.phase == frames.DRAW_SHERIFF:
        return [(acts.SHERIFFS[seat], 1 / state.players) for seat in range(state.players)]
    return None


def sample_chance(state: Fields, rng: Random) -> Action:
    """Returns a random outcome of the pending chance event."""
    phase = state.phase
    if phase == frames.PLACE_STATION:
        return acts.STATIONS[pick(WORLD, rng)]
    if phase == frames.DRAW_SHERIFF:
        return acts.SHERIFFS[pick(state.players, rng)]
    if phase == frames.DEAL:
        return acts.deal(tuple(_some(state.deck, _dealt(state), rng)))
    verb = acts.RESERVE if phase == frames.RESERVE else acts.DRAW
    first, second = _some(state.deck, 2, rng)
    return Action(verb, first, second)


def _dealt(state: Fields) -> int:
    return HAND[state.sky, state.players][0] * state.players


def _some(deck: list[int], count: int, rng: Random) -> list[int]:
    """Returns `count` random cards of the deck."""
    cards = deck[:]
    random, size = rng.random, len(cards)
    for i in range(count):
        j = i + int(random() * (size - i))
        cards[i], cards[j] = cards[j], cards[i]
    return cards[:count]


def refuse(state: Fields, action: Action) -> Refusal | None:
    """Returns the refusal of a chance action, or None if it is legal."""
    kind, a, b, more = action
    phase = state.phase
    if phase == frames.PLACE_STATION:
        fits = kind == acts.PLACE_STATION and 0 <= a < WORLD and b == -1 and not more
        return None if fits else refusal("BK-801", "draw-place")
    if phase == frames.DRAW_SHERIFF:
        fits = kind == acts.DRAW_SHERIFF and 0 <= a < state.players and b == -1 and not more
        return None if fits else refusal("BK-802", "draw-sheriff")
    if phase == frames.DEAL:
        fits = kind == acts.DEAL and a == b == -1 and _from_deck(state, more, _dealt(state))
        return None if fits else refusal("BK-301", "deal")
    if phase == frames.RESERVE:
        fits = kind == acts.RESERVE and not more and _from_deck(state, (a, b), 2)
        return None if fits else refusal("BK-302", "reserve")
    fits = kind == acts.DRAW and not more and _from_deck(state, (a, b), 2)
    return None if fits else refusal("BK-404", "draw")


def _from_deck(state: Fields, cards: Sequence[int], count: int) -> bool:
    return len(cards) == count == len(set(cards)) and set(cards) <= set(state.deck)


def place_station(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `place_station`: the tile replaces the space (8.1, 8.5)."""
    space = action[1]
    state.central = space
    state.yields = state.yields[:space] + (0,) + state.yields[space + 1 :]
    state.built[space] = FIXED
    state.deck = sorted([CENTRAL_CARD, *(card for card in state.deck if card != space)])
    state.used |= 1 << space
    state.phase = frames.DRAW_SHERIFF
    if sink:
        sink(events.STATION_PLACED(target=space))


def draw_sheriff(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `draw_sheriff`; the Sheriff turns the tile next."""
    state.sheriff = state.seat = action[1]
    state.phase = frames.TURN_STATION
    if sink:
        sink(events.SHERIFF_NAMED(action[1]))


def next_round(state: Fields, sink: Sink | None) -> None:
    """Asks the dealer to deal."""
    state.phase = frames.DEAL


def deal(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `deal`: a round begins."""
    cards = action[3]
    dealt = set(cards)
    state.deck = [card for card in state.deck if card not in dealt]
    size = HAND[state.sky, state.players][0]
    state.round += 1
    state.step = 0
    state.memo = [None] * state.players
    state.past = [None] * state.players
    draft.begin_step(state)
    if sink:
        sink(events.ROUND_BEGUN(amount=state.round))
    for seat in range(state.players):
        state.hands[seat] = bytes(sorted(cards[seat * size : (seat + 1) * size]))
        if sink:
            held = events.Cards(tuple(state.hands[seat]))
            sink(events.HAND_DEALT(seat, amount=len(held.cards), detail=held))
    draft.remember_hands(state)


def reserve(state: Fields, player: int, action: Action, sink: Sink | None) -> None:
    """Applies `reserve`: each of two players takes the top card of their reserve."""
    deck = state.deck = state.deck[:]
    for seat, card in enumerate((action[1], action[2])):
        deck.remove(card)
        state.hands[seat] = bytes(sorted((*state.hands[seat], card)))
        state.added[seat] = card
    state.memo = [None, None]
    draft.remember_hands(state)
    state.phase = frames.PICK
    state.waiting = 3
    if sink:
        for seat in range(2):
            sink(events.RESERVE_TAKEN(seat, face=state.added[seat]))
