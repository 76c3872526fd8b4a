"""A moment of a match with named cards in named places, and plays written as text.

Cards are named by their printed id; "1:EB01" is the one of seat 1's deck. Nobody is asked for
answers unless a test opens a seat with `ask`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.game import CHANCE, Refusal
from tabletop.games.killer_bunnies.game import GAME
from tabletop.games.killer_bunnies.rules import circles, frames
from tabletop.games.killer_bunnies.rules.actions import VERBS
from tabletop.games.killer_bunnies.rules.cards import BY_IDENT, CARDS, TYPES
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.rules.zones import (
    AWAY,
    CENTRE,
    CIRCLE,
    DISCARD,
    HIDDEN,
    INSIDE,
    SAVED,
    SEAT,
    UNDER,
    ZONES,
)

CITIES_AND_WEAPONS = ("17", "18", "19", "20", "21", "30", "31")
"""Positions of plain cards that fill hands and runs."""


class Scene:
    """The active player's free-action moment, main action still to be taken."""

    def __init__(
        self,
        *decks: str,
        bank: Sequence[int] = (),
        active: int = 0,
        **options: object,
    ) -> None:
        names = decks or ("blue", "violet")
        given = {f"deck.{seat}": deck for seat, deck in enumerate(names)} | options
        state = GAME.start(len(names), GAME.info.complete(len(names), given))
        assert isinstance(state, State)
        self.state = state
        state.active = active
        state.turn = 1
        state.bank = list(bank) or [10] * len(names)
        state.passed = (1 << len(names)) - 1
        if not state.setup.free_universal:
            state.declared = list(state.setup.main)
        state.stack = [(frames.FREE, active)]
        for seat in range(len(names)):
            state.top[seat] = self._plain(seat)
            state.bottom[seat] = self._plain(seat)
            state.hand[seat] = [self._plain(seat) for _ in range(5)]

    # Cards

    def card(self, name: str) -> int:
        """The number of the card with that id."""
        seat, _, ident = name.rpartition(":")
        setup = self.state.setup
        for piece, number in enumerate(setup.card):
            if number == BY_IDENT[ident] and seat in ("", str(setup.origin[piece])):
                return piece
        raise KeyError(name)

    def cards(self, *names: str) -> list[int]:
        return [self.card(name) for name in names]

    def _plain(self, seat: int) -> int:
        """A plain card out of the seat's Draw Pile."""
        pile = self.state.pile[seat]
        for piece in pile:
            if CARDS[self.state.setup.card[piece]].ident[2:] in CITIES_AND_WEAPONS:
                pile.remove(piece)
                return piece
        return pile.pop(0)

    def _take(self, name: str) -> int:
        """The card out of wherever it is hidden; a plain one takes its place there."""
        piece, state = self.card(name), self.state
        for seat in range(state.players):
            if piece in state.pile[seat]:
                state.pile[seat].remove(piece)
            elif piece in state.hand[seat]:
                state.hand[seat][state.hand[seat].index(piece)] = state.pile[seat].pop(0)
            elif state.top[seat] == piece:
                state.top[seat] = state.pile[seat].pop(0)
            elif state.bottom[seat] == piece:
                state.bottom[seat] = state.pile[seat].pop(0)
            elif piece in state.discard[seat]:
                state.discard[seat].remove(piece)
        return piece

    # Places

    def top(self, seat: int, name: str) -> Scene:
        piece = self._take(name)
        self.state.pile[seat].insert(0, self.state.top[seat])
        self.state.top[seat] = piece
        self.state.where[piece] = HIDDEN | seat
        return self

    def bottom(self, seat: int, name: str) -> Scene:
        piece = self._take(name)
        self.state.pile[seat].insert(0, self.state.bottom[seat])
        self.state.bottom[seat] = piece
        return self

    def hand(self, seat: int, *names: str) -> Scene:
        """These cards are in the hand, in place of its first ones."""
        for i, name in enumerate(names):
            piece = self._take(name)
            self.state.pile[seat].insert(0, self.state.hand[seat][i])
            self.state.hand[seat][i] = piece
        return self

    def save(self, seat: int, *names: str) -> Scene:
        for name in names:
            piece = self._take(name)
            self.state.saved[seat].append(piece)
            self.state.where[piece] = SAVED | seat
        return self

    def means(self, seat: int, main: int = 6, second: int = 0) -> Scene:
        """So many saved RESOURCE cards of the seat's own deck."""
        letter = "BVGY"[("blue", "violet", "green", "yellow").index(self._colour(seat))]
        names = [f"{seat}:E{letter}{45 + i}" for i in range(main)]
        names += [f"{seat}:E{letter}{53 + i}" for i in range(second)]
        return self.save(seat, *names)

    def _colour(self, seat: int) -> str:
        return CARDS[self.state.setup.lists[seat][0]].colour.lower()

    def discard(self, seat: int, *names: str) -> Scene:
        for name in names:
            piece = self._take(name)
            self.state.discard[seat].append(piece)
            self.state.where[piece] = DISCARD | seat
        return self

    def bunny(self, seat: int, name: str, damage: int = 0) -> Scene:
        piece, state = self._take(name), self.state
        state.bunnies[seat].append(piece)
        state.where[piece] = CIRCLE | seat
        state.full[piece] = state.setup.value[piece]
        state.damage[piece] = damage
        return self

    def away(self, seat: int, name: str) -> Scene:
        piece, state = self._take(name), self.state
        state.away[seat].append(piece)
        state.where[piece] = AWAY | seat
        state.full[piece] = state.setup.value[piece]
        return self

    def city(self, seat: int, name: str, *inside: str, damage: int = 0) -> Scene:
        """A city in the seat's part; without occupants it lies abandoned."""
        city, state = self._take(name), self.state
        state.cities[seat].append(city)
        state.where[city] = CENTRE | seat
        state.full[city] = state.setup.value[city]
        state.damage[city] = damage
        state.last[city] = seat
        for other in inside:
            piece = self._take(other)
            state.where[piece] = INSIDE | seat
            state.full[piece] = state.setup.value[piece]
            state.inn[piece] = city
            state.occupants[city] = (*state.occupants.get(city, ()), piece)
            state.held[city] = seat
        return self

    def under(self, host: str, name: str, plus: int = 0) -> Scene:
        piece, state, below = self._take(name), self.state, self.card(host)
        state.mods[below] = (*state.mods.get(below, ()), piece)
        state.where[piece] = UNDER
        state.full[below] += plus
        return self

    def ask(self, *seats: int) -> Scene:
        """These seats are asked for answers."""
        for seat in seats:
            self.state.passed &= ~(1 << seat)
        return self

    def only(self, seat: int, *names: str) -> Scene:
        """Reveals all VERY SPECIAL cards of the seat except these."""
        kept, state = self.cards(*names), self.state
        for piece, window in enumerate(state.setup.window):
            if window >= 0 and state.where[piece] == HIDDEN | seat and piece not in kept:
                self.discard(seat, f"{seat}:{CARDS[state.setup.card[piece]].ident}")
        return self

    # Playing

    def do(self, *texts: str) -> list[Event]:
        """Carries out actions of whoever is asked, "play EB22", "roll 5"; checks every state."""
        events: list[Event] = []
        for text in texts:
            action = self.action(text)
            actor = self.state.actors()[0]
            refusal = self.state.why_not(actor, action)
            assert refusal is None, f"{text}: {refusal}"
            self.state.apply(actor, action, events.append)
            self.state.check()
        return events

    def action(self, text: str) -> Action:
        verb, *words = text.split()
        numbers = [self._number(word) for word in words]
        a = numbers[0] if numbers else -1
        b = numbers[1] if len(numbers) > 1 else -1
        return Action(VERBS.index(verb), a, b, tuple(numbers[2:]))

    def _number(self, word: str) -> int:
        if word.lstrip("-").isdecimal():
            return int(word)
        if word in TYPES:
            return TYPES.index(word)
        return self.card(word)

    def refused(self, text: str, seat: int | None = None) -> Refusal | None:
        """Returns the refusal of the action."""
        actor = self.state.actors()[0] if seat is None else seat
        return self.state.why_not(actor, self.action(text))

    def rule(self, text: str, seat: int | None = None) -> str:
        """The paragraph that refuses the action, "" when it is legal."""
        refusal = self.refused(text, seat)
        return refusal.rule if refusal else ""

    def may(self, text: str) -> bool:
        return self.rule(text) == ""

    def verbs(self) -> set[str]:
        """The verbs the asked seat may use."""
        actor = self.state.actors()[0]
        assert actor != CHANCE, "luck is due"
        return {VERBS[action.kind] for action in self.state.legal_actions(actor)}

    def asked(self) -> int:
        return self.state.actors()[0]

    def luck(self) -> bool:
        return self.state.actors() == (CHANCE,)

    def frame(self) -> int:
        return self.state.stack[-1][0]

    # Looking

    def bank(self, seat: int) -> int:
        return self.state.bank[seat]

    def total(self, seat: int) -> int:
        return circles.total(self.state, seat)

    def damage(self, name: str) -> int:
        return self.state.damage[self.card(name)]

    def place(self, name: str) -> str:
        """Zone and seat of a card, "circle 0"."""
        where = self.state.where[self.card(name)]
        return f"{ZONES[where // 4]} {where & SEAT}"

    def spent(self, seat: int) -> int:
        return sum(bool(self.state.spent[p]) for p in self.state.saved[seat])


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
