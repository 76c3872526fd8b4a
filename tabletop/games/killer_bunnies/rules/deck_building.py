"""Deck building: the different cards, an editable list with undo, and its faults.

`decks` defines the text of a list; the screens show it.
"""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from tabletop.games.killer_bunnies.rules.cards import (
    BUNNY,
    BURN_TECHNOLOGY,
    CARDS,
    CITY,
    RES,
    RESOURCE,
    RUN,
    SPECIAL,
    SUPER,
    TYPES,
    UNIVERSAL,
    VERY_SPECIAL,
    WHITE,
    Card,
)
from tabletop.games.killer_bunnies.rules.decks import (
    COPIES,
    MOST,
    RESOURCES_WANTED,
    DeckText,
    faults,
    limited,
    message,
    parse_deck,
)
from tabletop.games.killer_bunnies.rules.nouns import type_named
from tabletop.words import Message
from tabletop.words.books import said

GROUPS: Final = (
    "bunnies", "supers", "cities", "weapons", "modifiers", "specials", "answers", "resources",
)  # fmt: skip
"""Groups of cards; the message "group" names them."""
BUNNIES, SUPERS, CITIES, WEAPONS, MODIFIERS, SPECIALS, VERY_SPECIALS, RESOURCES = range(8)

DEAREST: Final = 5
"""Highest cost in hexagons; curves have a column for each number from 0 to this."""

MOST_UNDONE: Final = 200


class Print(NamedTuple):
    """One of the different cards: all ids it is printed under, and the card."""

    numbers: tuple[int, ...]
    card: Card

    @property
    def idents(self) -> tuple[str, str]:
        """The first and the last id."""
        return CARDS[self.numbers[0]].ident, CARDS[self.numbers[-1]].ident


def _prints() -> tuple[Print, ...]:
    alike: dict[Card, list[int]] = {}
    for number, card in enumerate(CARDS):
        alike.setdefault(card._replace(ident=""), []).append(number)
    return tuple(Print(tuple(numbers), CARDS[numbers[0]]) for numbers in alike.values())


PRINTS: Final = _prints()
PRINT_OF: Final = {number: i for i, found in enumerate(PRINTS) for number in found.numbers}
"""Index in PRINTS of each card."""


def group_of(card: Card) -> int:
    """Returns the group of GROUPS a card belongs to."""
    if card.kind == RUN:
        if card.subtype in (BUNNY, SUPER, CITY):
            return (BUNNIES, SUPERS, CITIES)[(BUNNY, SUPER, CITY).index(card.subtype)]
        return WEAPONS if card.value else MODIFIERS
    return {SPECIAL: SPECIALS, VERY_SPECIAL: VERY_SPECIALS, RESOURCE: RESOURCES}[card.kind]


def types_of(card: Card) -> frozenset[int]:
    """Returns the resource types a card costs or pays; UNIVERSAL for the white card."""
    paid = card.effect(RES)
    if paid is not None:
        return frozenset([paid[1]])
    typed = {
        TYPES.index("Technology") if hexagon == BURN_TECHNOLOGY else hexagon
        for hexagon in card.cost
    }
    return frozenset(hexagon for hexagon in typed if hexagon < WHITE)


class Filter(NamedTuple):
    """Filter of the card list; -1 and "" do not filter.

    Attributes:
        words: part of a name, an id or a text.
        group: index into GROUPS.
        resource: index into TYPES; UNIVERSAL = cards that cost no type.
        cost: number of hexagons.
        chosen: only what is in the list.
    """

    words: str = ""
    group: int = -1
    resource: int = -1
    cost: int = -1
    chosen: bool = False

    def takes(self, found: Print) -> bool:
        """Returns True if a card passes, `chosen` apart."""
        card = found.card
        if self.group >= 0 and group_of(card) != self.group:
            return False
        if self.cost >= 0 and len(card.cost) != self.cost:
            return False
        if self.resource >= 0:
            types = types_of(card)
            if self.resource not in types and not (self.resource == UNIVERSAL and not types):
                return False
        wanted = self.words.strip().lower()
        if not wanted:
            return True
        idents = [CARDS[number].ident.lower() for number in found.numbers]
        return any(wanted in text for text in (card.name.lower(), card.text.lower(), *idents))


class Finding(NamedTuple):
    """One sentence about a list; a fault keeps it from being played, else it is advice."""

    what: Message
    fault: bool

    @property
    def words(self) -> str:
        return said(self.what)


EMPTY: Final = DeckText("", (), ())


class Bench:
    """Editable deck list with undo, redo and fault finding.

    Attributes:
        cards: as numbers of CARDS, sorted.
        strangers: entries of an imported list that name no known card; kept until taken out.
    """

    def __init__(self, parsed: DeckText = EMPTY) -> None:
        self.cards = parsed.cards
        self.strangers = parsed.strangers
        self._past: list[tuple[tuple[int, ...], tuple[str, ...]]] = []
        self._future: list[tuple[tuple[int, ...], tuple[str, ...]]] = []

    @property
    def total(self) -> int:
        return len(self.cards)

    def counts(self) -> Counter[int]:
        """Returns the number of each print, by its index in PRINTS."""
        return Counter(PRINT_OF[number] for number in self.cards)

    def count(self, index: int) -> int:
        return sum(self.cards.count(number) for number in PRINTS[index].numbers)

    def refusal(self, index: int) -> str:
        """Returns the reason why no more of a print can be added, or ""."""
        card = PRINTS[index].card
        if self.total >= MOST:
            return said(message("deck-full", most=MOST))
        if limited(PRINTS[index].numbers[0]) and self._named(card.name) >= COPIES:
            return said(message("deck-four", card=card.name, most=COPIES))
        return ""

    def room(self, index: int) -> int:
        """Returns the number of cards of a print that may still be added."""
        free = max(0, MOST - self.total)
        if limited(PRINTS[index].numbers[0]):
            free = min(free, max(0, COPIES - self._named(PRINTS[index].card.name)))
        return free

    def add(self, index: int) -> str:
        """Adds one card of a print; returns the reason why it cannot be added, or ""."""
        refusal = self.refusal(index)
        if not refusal:
            # The ids of one print are used in turn, so that a whole deck is what it was.
            number = min(PRINTS[index].numbers, key=lambda n: (self.cards.count(n), n))
            self._change((*self.cards, number), self.strangers)
        return refusal

    def remove(self, index: int) -> bool:
        """Removes one card of a print; returns False when there is none."""
        held = [n for n in PRINTS[index].numbers if n in self.cards]
        if not held:
            return False
        number = max(held, key=lambda n: (self.cards.count(n), n))
        rest = list(self.cards)
        rest.remove(number)
        self._change(tuple(rest), self.strangers)
        return True

    def drop_stranger(self, entry: str) -> None:
        """Removes an entry that names no card."""
        rest = list(self.strangers)
        rest.remove(entry)
        self._change(self.cards, tuple(rest))

    def replace(self, parsed: DeckText) -> None:
        """Replaces the list by another one, as one step of undo."""
        self._change(parsed.cards, parsed.strangers)

    def may_undo(self) -> bool:
        return bool(self._past)

    def may_redo(self) -> bool:
        return bool(self._future)

    def undo(self) -> bool:
        """Undoes the last change; returns False when there is none."""
        return self._travel(self._past, self._future)

    def redo(self) -> bool:
        """Redoes the last undone change; returns False when there is none."""
        return self._travel(self._future, self._past)

    def text(self, name: str = "") -> str:
        """Returns the list as text, a card a line with its name behind it; `decks` reads it back.
        """
        lines = [f"name: {name}"] if name else []
        lines += [
            f"{count} {CARDS[n].ident}  # {CARDS[n].name}"
            for n, count in sorted(Counter(self.cards).items())
        ]
        return "\n".join((*lines, *self.strangers)) + "\n"

    def _named(self, name: str) -> int:
        return sum(CARDS[number].name == name for number in self.cards)

    def _change(self, cards: tuple[int, ...], strangers: tuple[str, ...]) -> None:
        self._past.append((self.cards, self.strangers))
        del self._past[:-MOST_UNDONE]
        self._future.clear()
        self.cards, self.strangers = tuple(sorted(cards)), strangers

    def _travel(
        self,
        source: list[tuple[tuple[int, ...], tuple[str, ...]]],
        target: list[tuple[tuple[int, ...], tuple[str, ...]]],
    ) -> bool:
        if not source:
            return False
        target.append((self.cards, self.strangers))
        self.cards, self.strangers = source.pop()
        return True


def bench_of(text: str) -> Bench:
    """Returns an editable list of the text."""
    return Bench(parse_deck(text))


def findings(bench: Bench) -> tuple[Finding, ...]:
    """Returns the faults that keep a list from being played, then advice."""
    wrong = faults(DeckText("", bench.cards, bench.strangers))
    advice = _advice(bench.cards)
    return (*(Finding(one, True) for one in wrong), *(Finding(one, False) for one in advice))


def _advice(cards: tuple[int, ...]) -> list[Message]:
    if not cards:
        return []
    found = []
    by_group = kinds(cards)
    if by_group[RESOURCES] < RESOURCES_WANTED:
        found.append(message("deck-resources", n=by_group[RESOURCES], least=RESOURCES_WANTED))
    if not by_group[BUNNIES] + by_group[SUPERS]:
        found.append(message("deck-no-bunny"))
    for kind in range(len(TYPES)):
        costly = sum(kind in types_of(CARDS[n]) for n in cards if CARDS[n].kind != RESOURCE)
        if costly and not any(_pays(CARDS[n], kind) for n in cards):
            found.append(message("deck-unpaid", n=costly, pays=type_named(kind)))
    return found


def _pays(card: Card, kind: int) -> bool:
    paid = card.effect(RES)
    return paid is not None and paid[1] in (kind, UNIVERSAL)


def kinds(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the number of cards in each group of GROUPS."""
    counted = Counter(group_of(CARDS[number]) for number in cards)
    return tuple(counted[group] for group in range(len(GROUPS)))


def curve(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the number of cards of each cost from 0 to DEAREST hexagons, without RESOURCE cards.
    """
    counted = Counter(len(CARDS[n].cost) for n in cards if CARDS[n].kind != RESOURCE)
    return tuple(counted[cost] for cost in range(DEAREST + 1))
