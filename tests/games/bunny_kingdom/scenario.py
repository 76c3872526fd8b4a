"""Named cards in named places: puts a match of Bunny Kingdom where a test wants it.

Spaces are written as on the sheet ("A1", "C2-3"), cards by coordinate or by the sheet's name
("city1", "panpan"), borders as two spaces ("A1|A2").
"""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.game import CHANCE
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import draft, fiefs, flow, frames, parchments, railway
from tabletop.games.bunny_kingdom.rules.boards import RAINBOW, TERRAIN, space_at
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDING,
    BUILDINGS,
    CAMP_FIRST,
    CAMP_LAST,
    CENTRAL_CARD,
    CHIMNEY,
    HAND,
    IDS,
    IS_PARCHMENT,
    POST,
)
from tabletop.games.bunny_kingdom.rules.rails import SIDES
from tabletop.games.bunny_kingdom.rules.rules import State
from tests.chosen import Chosen

RESOURCES = ("wood", "fish", "carrots")

FILLER = 30
"""Index in the sorted deck of the cards that fill up a hand: Territory cards."""


def border(text: str) -> int:
    """The segment written as two spaces, or as a space and a side ("A1^", "A1<")."""
    if "|" in text:
        one, two = (SIDES[space_at(word)] for word in text.split("|"))
        return next(iter(set(one) & set(two)))
    return SIDES[space_at(text[:-1])]["^>v<".index(text[-1])]


class Scene(Chosen[State]):
    """A match in a chosen moment."""

    def __init__(
        self,
        players: int = 3,
        sky: bool = False,
        express: bool = False,
        central: str = "E5",
        turn: int = 0,
        sheriff: int = 0,
    ) -> None:
        self.state = State(players, sky, express)
        self.events: list[Event] = []
        if express:
            self.state.apply(CHANCE, Action(acts.PLACE_STATION, space_at(central)))
            self.state.apply(CHANCE, Action(acts.DRAW_SHERIFF, sheriff))
            self.state.apply(sheriff, Action(acts.TURN_STATION, turn))

    # Setting the scene

    def take(self, name: str) -> int:
        """A card of that name leaves the deck."""
        state = self.state
        if name in IDS and name:
            card = next(card for card in state.deck if IDS[card] == name)
        else:
            card = space_at(name)
            card = CENTRAL_CARD if card == state.central else card
        state.deck.remove(card)
        if not IS_PARCHMENT[card]:
            state.used |= 1 << card
        return card

    def settle(self, seat: int, *places: str) -> Scene:
        """Rabbits of a seat on spaces, each by its card."""
        for place in " ".join(places).split():
            card = self.take(place)
            space = space_at(place)
            fiefs.settle(self.state, seat, space)
            if TERRAIN[space] == RAINBOW and card == space:
                self.state.stock[seat * len(BUILDINGS) + BUILDING[card]] = 1
        return self

    def put(self, kind: str, place: str, resource: str = "") -> Scene:
        """A building stands on a space somebody holds."""
        self.take(kind)
        number, space = BUILDINGS.index(kind), space_at(place)
        fiefs.raise_building(self.state, space, number)
        chosen = RESOURCES.index(resource) if resource else -1
        if number == POST:
            self.state.posts += ((space, chosen),)
        if number == CHIMNEY:
            self.state.chimneys += ((space, chosen),)
        return self

    def pitch(self, seat: int, camp: int, place: str) -> Scene:
        """A camp of a seat stands on an empty space."""
        self.take(f"camp_{camp}")
        self.state.camps_played[seat] += 1
        self.state.built[space_at(place)] = CAMP_FIRST + camp - 1
        fiefs.settle(self.state, seat, space_at(place))
        return self

    def tower(self, one: str, two: str) -> Scene:
        """A Sky Tower joins two spaces."""
        self.take("sky_tower")
        kind = BUILDINGS.index("sky_tower")
        self.state.built[space_at(one)] = self.state.built[space_at(two)] = kind
        fiefs.link(self.state, space_at(one), space_at(two))
        return self

    def lead(self, which: int, head: str, foot: str) -> Scene:
        """A Rainbow, 0 or 1, leads from its space to the ground."""
        seat = self.state.owner[space_at(head)]
        kind = BUILDINGS.index("rainbow_1") + which
        self.state.stock[seat * len(BUILDINGS) + kind] = 0
        self.state.built[space_at(foot)] = kind
        ground = list(self.state.ground)
        ground[which] = space_at(foot)
        self.state.ground = tuple(ground)
        fiefs.link(self.state, space_at(head), space_at(foot))
        return self

    def give(self, seat: int, *names: str) -> Scene:
        """Building cards lie in front of a seat, as if played in this round."""
        for name in " ".join(names).split():
            card = self.take(name)
            self.state.used &= ~(1 << card)
            draft.play(self.state, seat, card, None)
        return self

    def hold(self, seat: int, *names: str) -> Scene:
        """Parchments lie face down before a seat."""
        for name in " ".join(names).split():
            card = self.take(name)
            for pile in (self.state.drawn, self.state.parchments):
                pile[seat] = bytes(sorted(pile[seat] + bytes((card,))))
        return self

    def coins(self, *counts: int) -> Scene:
        """Coins of each seat."""
        self.state.coins = list(counts)
        return self

    def carrots(self, *counts: int) -> Scene:
        """Carrots of each seat, booked as fiefs of round 1."""
        self.state.carrots = list(counts)
        self.state.account[: len(counts)] = list(counts)
        return self

    def track(self, *borders: str) -> Scene:
        """Tracks lie on borders already."""
        for text in " ".join(borders).split():
            railway.lay(self.state, border(text))
        return self

    # Moments

    def deal(self, *hands: str, round: int = 1) -> Scene:
        """Deals a round: the named cards first, each hand filled up with Territory cards."""
        state = self.state
        state.round = round - 1
        state.phase = frames.DEAL
        size = HAND[state.sky, state.players][0]
        left = list(state.deck)
        named = []
        for text in hands:
            named.append([self._pull(left, name) for name in text.split()])
        while len(named) < state.players:
            named.append([])
        for hand in named:
            while len(hand) < size:
                hand.append(left.pop(FILLER))
        cards = tuple(card for hand in named for card in hand)
        self.luck(acts.deal(cards))
        return self

    def _pull(self, left: list[int], name: str) -> int:
        if name in IDS:
            card = next(card for card in left if IDS[card] == name)
        else:
            card = CENTRAL_CARD if space_at(name) == self.state.central else space_at(name)
        left.remove(card)
        return card

    def construct(self, round: int = 1) -> Scene:
        """Exploration of that round is over."""
        return self._go(frames.CONSTRUCTION, round)

    def harvest(self, round: int = 1) -> Scene:
        """Construction of that round is over."""
        return self._go(frames.HARVEST, round)

    def finish(self) -> Scene:
        """The last harvest is over."""
        return self._go(frames.FINAL, frames.ROUNDS)

    def _go(self, phase: int, round: int) -> Scene:
        state = self.state
        state.round = round
        state.step = HAND[state.sky, state.players][2]
        state.phase = phase
        flow.resolve(state, self.events.append)
        state.check()
        return self

    # Acting

    def action(self, text: str) -> Action:
        """An action written with names, "build city1 A1", "pick panpan", "lay_rail A1|A2"."""
        verb, *words = text.split()
        kind = acts.VERBS.index(verb)
        if verb in ("pick", "discard", "copy", "copy_on"):
            pool = set(self.state.deck) | set().union(*self.state.hands, *self.state.parchments)
            first, *then = (self._card(word, pool) for word in words)
            return Action(kind, first, then[0]) if then else Action(kind, first)
        if verb == "build":
            return Action(kind, BUILDINGS.index(words[0]), space_at(words[1]))
        if verb == "rainbow":
            return Action(kind, int(words[0]), space_at(words[1]))
        if verb in ("camp", "tower", "tower_end"):
            return Action(kind, space_at(words[0]))
        if verb in ("lay_rail", "lay_switch"):
            return Action(kind, border(words[0]))
        if verb in ("produce", "smoke"):
            return Action(kind, RESOURCES.index(words[0]))
        return Action(kind, *map(int, words))  # type: ignore[arg-type]  # one or two numbers

    def _card(self, name: str, pool: set[int]) -> int:
        if name in IDS:
            return min(card for card in pool if IDS[card] == name)
        return CENTRAL_CARD if space_at(name) == self.state.central else space_at(name)

    def luck(self, action: Action) -> None:
        """The dealer does that."""
        assert self.state.why_not(CHANCE, action) is None
        self.state.apply(CHANCE, action, self.events.append)
        self.state.check()

    def may(self, text: str, seat: int | None = None) -> bool:
        """Tells whether the action is legal now."""
        who = self.asked if seat is None else seat
        return self.action(text) in self.state.legal_actions(who)

    def legal(self, verb: str) -> list[Action]:
        """Returns the legal objects of that verb for the asked seat."""
        kind = acts.VERBS.index(verb)
        return [action for action in self.state.legal_actions(self.asked) if action.kind == kind]

    def kinds(self) -> list[str]:
        """The events' kinds so far, in order."""
        return [event.kind for event in self.events]

    def worth(self, seat: int, name: str) -> int:
        """Returns the present worth of a parchment to a seat, held or not."""
        tallies = [parchments.tallied(self.state, each) for each in range(self.state.players)]
        card = IDS.index(name)
        return parchments.value(tallies, tallies[seat], card)

    def value(self, place: str) -> tuple[int, int]:
        """Strength and wealth of the fief a space belongs to, without Chimneys."""
        return fiefs.harvested(self.state, self.state.fief[space_at(place)], 0)


def camps_on(state: State) -> int:
    """Returns the number of camps on the boards."""
    return sum(CAMP_FIRST <= kind <= CAMP_LAST for kind in state.built)
