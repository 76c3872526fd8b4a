"""Named cards in named places: puts a match of Bunny Boom where a test wants it.

Cards have the sheet's names ("P35"); spaces are "left 1" (next to the centre tile) to "below 3".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.game import CHANCE, Player
from tabletop.games.bunny_boom import GAME
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import frames
from tabletop.games.bunny_boom.rules.cards import (
    CLOSES,
    COVER,
    HAND,
    NAMES,
    NO_CARD,
    RIVER,
)
from tabletop.games.bunny_boom.rules.knowledge import cards_set
from tabletop.games.bunny_boom.rules.rules import State, start
from tabletop.games.bunny_boom.rules.village import ARMS, CENTRE, SLOTS
from tests.chosen import Chosen
from tests.games.bunny_boom.ledger import bunnies_of, check_ledger

WITH_SPACE = {acts.PLAY_CARD, acts.JUMP, acts.PLACE}
WITH_CARD = {acts.PLAY_CARD, acts.OFFER, acts.LUCKY_CARD}


def card_number(name: str) -> int:
    """The card with the sheet's name ("P35")."""
    return NAMES.index(name)


def space(place: str) -> int:
    """The space written as "left 1"; "centre" is the centre tile."""
    if place == "centre":
        return CENTRE
    arm, slot = place.split()
    return ARMS.index(arm) * SLOTS + int(slot) - 1


def name(number: int) -> str:
    """A place's number as it is written."""
    return "centre" if number == CENTRE else f"{ARMS[number // SLOTS]} {number % SLOTS + 1}"


class Scene(Chosen[State]):
    """A match in a chosen moment, a card about to be played."""

    def __init__(
        self,
        hand: str = "",
        village: Mapping[str, str] | None = None,
        *,
        players: int = 2,
        others: Sequence[str] = (),
        full: bool = False,
        river: str = "",
        pile: str = "",
        rest: bool = True,
        tokens: Mapping[str, int] | None = None,
        homes: Sequence[int] = (),
        pawns: Sequence[str] = (),
        mover: int = 0,
        carrot_owner: int = -1,
        burrow_owner: int = -1,
        fox_at: str = "centre",
        **options: object,
    ) -> None:
        """Sets up a moment; everything not named is filled up with the other cards of the deck.

        Args:
            hand: the mover's cards; what is missing to three is filled up.
            village: for each space its cards from the bottom up ("P11 P12").
            full: puts other cards on all spaces that are not named.
            others: hands of the other seats, in turn order after the mover; filled up too, "-" is
                an empty hand.
            river: its cards, "P15*2" with two bunnies on it, "-" for a gap; filled up.
            pile: its top cards from the top down; the other cards lie below, or with `rest` off
                on the discards.
        """
        given = {"first_player": "0", **options}
        state = start(players, GAME.info.complete(players, given))
        state.stack = [(frames.PLAY, mover)]
        self.state: State = state
        self.events: list[Event] = []
        self._left = list(state.setup.deck)
        named_river = river.split()
        stacks = {space(place): cards.split() for place, cards in (village or {}).items()}
        hands = {(mover + step) % players: text for step, text in enumerate((hand, *others))}
        self._take([card for cards in stacks.values() for card in cards])
        self._take([word.split("*")[0] for word in named_river if word != "-"])
        self._take([card for text in hands.values() for card in text.split() if card != "-"])
        self._take(pile.split())
        self._fill_hands(hands)
        self._fill_river(named_river)
        self._lay(stacks, full)
        for place, count in (tokens or {}).items():
            state.tokens[space(place)] = count
        state.home = [*homes, *[1] * players][:players]
        state.pos = [*map(space, pawns), *[CENTRE] * players][:players]
        below = self._left if rest else []
        state.pile = [*reversed(below), *reversed([card_number(c) for c in pile.split()])]
        state.discards = [] if rest else self._left
        state.carrot, state.burrow = carrot_owner, burrow_owner
        if state.setup.fox:
            state.fox = space(fox_at)
        state.turn, state.mover = 1, mover
        state.public = state.under | cards_set(state.discards)
        for lying in (state.top, state.river):
            state.public |= cards_set([card for card in lying if card != NO_CARD])
        state.private = [cards_set(cards) for cards in state.hands]
        state.check()

    def _take(self, cards: Sequence[str]) -> None:
        for card in cards:
            assert card_number(card) in self._left, f"{card} is not in this deck, or named twice"
            self._left.remove(card_number(card))

    def _fill_hands(self, hands: Mapping[int, str]) -> None:
        for seat in range(self.state.players):
            text = hands.get(seat, "")
            cards = [card_number(card) for card in text.split() if card != "-"]
            while len(cards) < HAND and "-" not in text:
                cards.append(self._left.pop())
            self.state.hands[seat] = sorted(cards)

    def _fill_river(self, named: Sequence[str]) -> None:
        for slot in range(RIVER):
            word = named[slot] if slot < len(named) else ""
            if word == "-":
                continue
            card, _, count = word.partition("*")
            self.state.river[slot] = card_number(card) if card else self._left.pop()
            self.state.river_tokens[slot] = int(count or 0)

    def _lay(self, stacks: Mapping[int, Sequence[str]], full: bool) -> None:
        state = self.state
        for place in range(state.setup.spaces):
            names = stacks.get(place, [])
            cards = [card_number(card) for card in names] or ([self._left.pop()] if full else [])
            for below, card in pairwise(cards):
                state.under |= cards_set([below])
                if COVER[card][below] == CLOSES:
                    state.closed |= 1 << place
            if cards:
                state.top[place] = cards[-1]
                state.height[place] = len(cards)

    def action(self, text: str) -> Action:
        """An action written as "play P35 left 1", "use 2", "draw_pile" and so on."""
        verb, _, rest = text.partition(" ")
        kind = acts.VERBS.index(verb)
        numbers: list[int] = []
        if kind in WITH_CARD:
            card, _, rest = rest.partition(" ")
            numbers.append(card_number(card))
        if kind in WITH_SPACE:
            numbers.append(space(rest))
        elif rest:
            numbers.append(int(rest))
        a, b = (*numbers, -1, -1)[:2]
        return Action(kind, a, b)

    def do(self, *texts: str, seat: Player | None = None) -> list[Event]:
        """Carries out actions as in every game; the clock's action is the dealer's."""
        before = len(self.events)
        for text in texts:
            super().do(text, seat=CHANCE if text == "time_out" else seat)
        return self.events[before:]

    def carry_out(self, seat: Player, action: Action) -> None:
        counts, known = bunnies_of(self.state), len(self.events)
        super().carry_out(seat, action)
        check_ledger(counts, self.events[known:], self.state)

    def legal(self) -> list[str]:
        """Lists the legal actions of the asked seat, written as `do` takes them, sorted."""
        return sorted(map(self.written, self.state.legal_actions(self.asked)))

    def written(self, action: Action) -> str:
        """The action as `do` takes it."""
        words = [acts.VERBS[action.kind]]
        if action.kind in WITH_CARD:
            words.append(NAMES[action.a])
        if action.kind in WITH_SPACE:
            words.append(name(action.b if action.kind == acts.PLAY_CARD else action.a))
        elif action.kind not in WITH_CARD and action.a >= 0:
            words.append(str(action.a))
        return " ".join(words)

    def spaces(self, card: str) -> set[str]:
        """Returns the spaces the card may be played on now."""
        start = f"play {card} "
        return {text.removeprefix(start) for text in self.legal() if text.startswith(start)}

    def closed(self, place: str) -> bool:
        return bool(self.state.closed >> space(place) & 1)

    def tokens(self, place: str) -> int:
        return self.state.tokens[space(place)]

    def pawn(self, seat: int) -> str:
        return name(self.state.pos[seat])

    def hand(self, seat: int) -> set[str]:
        return {NAMES[card] for card in self.state.hands[seat]}

    def river(self) -> list[str]:
        return ["-" if card == NO_CARD else NAMES[card] for card in self.state.river]

    def phase(self) -> str:
        """Returns the name of the pending choice."""
        return str(self.state.view(None).phase)


def kinds_of(events: Sequence[Event]) -> list[str]:
    """The events' kinds, in order."""
    return [event.kind for event in events]


def only(events: Sequence[Event], kind: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.kind == kind]
