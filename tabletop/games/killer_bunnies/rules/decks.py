"""Deck lists: the four decks by name, and a player's own list as a small text.

A list is "2 EB01; 4 Spam Cannon; 12 Technology Resource": a count and an id or a name, entries
parted by semicolons or line ends; "name: ..." and text after # are for the reader.
"""

from __future__ import annotations

import difflib
from collections import Counter
from typing import Final, NamedTuple

from tabletop.core.errors import BadOption
from tabletop.games.killer_bunnies.game import AUTO, BOOK
from tabletop.games.killer_bunnies.rules.cards import (
    BY_IDENT,
    CARDS,
    DECKS,
    RES,
    RESOURCE,
    UNIVERSAL,
)
from tabletop.words import Message
from tabletop.words.books import book, said

message: Final = book(BOOK).message

FEWEST: Final = 60
MOST: Final = 90
COPIES: Final = 4
RESOURCES_WANTED: Final = 12
MOST_NAMED: Final = 8
"""Most unknown entries of a list that are named one by one."""

_FIRST_OF_NAME: Final = {card.name.lower(): n for n, card in reversed([*enumerate(CARDS)])}


def read_deck(text: str, seat: int = 0) -> tuple[int, ...]:
    """Returns the cards of a deck option, as numbers of CARDS in a fixed order.

    Raises:
        BadOption: it is no deck that may be played; the text says why.
    """
    parsed = parse_deck(DECKS[seat % len(DECKS)].key if _is_auto(text) else text)
    for fault in faults(parsed):
        raise BadOption(said(fault))
    return parsed.cards


def _is_auto(text: str) -> bool:
    return text.strip().lower() == AUTO


class DeckText(NamedTuple):
    """Content of a list, playable or not.

    Attributes:
        name: as its "name:" line gives it, or "".
        cards: those that are known, as numbers of CARDS in a fixed order.
        strangers: entries that name no known card or count, as they are written.
    """

    name: str
    cards: tuple[int, ...]
    strangers: tuple[str, ...]


def parse_deck(text: str) -> DeckText:
    """Parses a list or the name of one of the four decks; nothing is an error here."""
    word = text.strip().lower()
    for deck in DECKS:
        if word in (deck.key, deck.letter.lower(), deck.name.lower()):
            whole = tuple(n for n, card in enumerate(CARDS) if card.colour == deck.colour)
            return DeckText(deck.name, whole, ())
    cards: list[int] = []
    strangers: list[str] = []
    for entry in _entries(text):
        number, times, _ = _look_up(entry)
        if number >= 0 and 1 <= times <= MOST:
            cards += [number] * times
        else:
            strangers.append(entry)
    named = (line.strip() for line in text.replace(";", "\n").splitlines())
    names = [line[5:].strip() for line in named if line.lower().startswith("name:")]
    return DeckText(names[0] if names else "", tuple(sorted(cards)), tuple(strangers))


def stranger_fault(entry: str) -> Message:
    """Returns the fault of an entry that `parse_deck` could not read."""
    _, times, wanted = _look_up(entry)
    if not 1 <= times <= MOST:
        return message("deck-count", text=entry[:40], most=MOST)
    known = [card.name for card in CARDS] + list(BY_IDENT) + [deck.key for deck in DECKS]
    near = difflib.get_close_matches(wanted[:40], known, n=1)
    return message("deck-unknown", text=wanted[:40], hint=bool(near), near="".join(near))


def faults(parsed: DeckText) -> list[Message]:
    """Returns the faults that keep a list from being played: unknown entries, size, copies."""
    found = [stranger_fault(entry) for entry in parsed.strangers[:MOST_NAMED]]
    more = len(parsed.strangers) - MOST_NAMED
    if more > 0:
        found.append(message("deck-more", n=more))
    total = len(parsed.cards)
    if total < FEWEST:
        found.append(message("deck-few", n=FEWEST - total, least=FEWEST, most=MOST))
    elif total > MOST:
        found.append(message("deck-many", n=total - MOST, most=MOST))
    copies = Counter(CARDS[n].name for n in parsed.cards if limited(n))
    return found + [
        message("deck-copies", n=count, card=name, most=COPIES)
        for name, count in sorted(copies.items())
        if count > COPIES
    ]


def deck_problem(text: str) -> Message | None:
    """Returns the first fault of a deck option that may not be played, else None."""
    return None if _is_auto(text) else next(iter(faults(parse_deck(text))), None)


def deck_fault(text: str) -> str | None:
    """Returns one sentence on a deck option that may not be played, else None."""
    problem = deck_problem(text)
    return said(problem) if problem is not None else None


def supply_of(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Returns the number of RESOURCE cards of each type; the last count is Universal ones."""
    counts = Counter(e[1] for n in cards for e in CARDS[n].effects if e[0] == RES)
    return tuple(counts[kind] for kind in range(UNIVERSAL + 1))


def main_type(cards: tuple[int, ...]) -> int:
    """Returns the resource type the list has most of, without Universal cards; the first of equals.
    """
    counts = supply_of(cards)[:UNIVERSAL]
    return counts.index(max(counts))


def limited(number: int) -> bool:
    """Returns True if a deck may hold only COPIES cards of that name."""
    card = CARDS[number]
    return card.kind != RESOURCE or card.effects[0][1] == UNIVERSAL


def _entries(text: str) -> list[str]:
    found = []
    for line in text.replace(";", "\n").splitlines():
        entry = line.partition("#")[0].strip()
        if entry and not entry.lower().startswith("name:"):
            found.append(entry)
    return found


def _look_up(entry: str) -> tuple[int, int, str]:
    """Returns the card an entry names (-1 = none), its count, and the words that name it."""
    first, _, rest = entry.partition(" ")
    count = first.lower().removesuffix("x")
    wanted, times = entry, 1
    if count.isdecimal() and rest:
        wanted, times = rest.strip(), int(count) if len(count) < 4 else MOST + 1
    number = BY_IDENT.get(wanted.upper(), _FIRST_OF_NAME.get(wanted.lower(), -1))
    return number, times, wanted
