"""Deck lists: the four decks by name, and a player's own list as a small text.

A list is "2 EB01; 4 Spam Cannon; 12 Technology Resource": a count and an id or a name, entries
parted by semicolons or line ends; "name: ..." and text after # are for the reader.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from tabletop.core.errors import BadOption
from tabletop.games.killer_bunnies.game import AUTO
from tabletop.games.killer_bunnies.rules.cards import (
    BY_IDENT,
    CARDS,
    DECKS,
    RES,
    RESOURCE,
    UNIVERSAL,
)

FEWEST: Final = 60
MOST: Final = 90
COPIES: Final = 4
RESOURCES_WANTED: Final = 12

_FIRST_OF_NAME: Final = {card.name.lower(): n for n, card in reversed([*enumerate(CARDS)])}


def read_deck(text: str, seat: int = 0) -> tuple[int, ...]:
    """Returns the cards of a deck option, as numbers of CARDS in a fixed order.

    Raises:
        BadOption: it is no deck that may be played; the text says why.
    """
    if text.strip().lower() == AUTO:
        text = DECKS[seat % len(DECKS)].key
    parsed = parse_deck(text)
    if parsed.strangers:
        raise BadOption(stranger_fault(parsed.strangers[0]))
    fault = _fault(parsed.cards)
    if fault:
        raise BadOption(fault)
    return parsed.cards


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


def stranger_fault(entry: str) -> str:
    """Returns one sentence on an entry that `parse_deck` could not read."""
    number, times, wanted = _look_up(entry)
    if not 1 <= times <= MOST:
        return f"'{entry[:40]}': the count must be 1 to {MOST}."
    if number >= 0:
        return ""
    known = [card.name for card in CARDS] + list(BY_IDENT) + [deck.key for deck in DECKS]
    near = difflib.get_close_matches(wanted[:40], known, n=1)
    hint = f" Did you mean '{near[0]}'?" if near else ""
    return f"there is no card and no deck '{wanted[:40]}'.{hint}"


def deck_fault(text: str) -> str | None:
    """Returns one sentence on a deck option that may not be played, else None."""
    try:
        read_deck(text)
    except BadOption as fault:
        return str(fault)
    return None


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


def _fault(cards: Sequence[int]) -> str:
    if not FEWEST <= len(cards) <= MOST:
        return f"the list has {len(cards)} cards; a deck has {FEWEST} to {MOST}."
    copies = Counter(CARDS[n].name for n in cards if limited(n))
    name, count = copies.most_common(1)[0] if copies else ("", 0)
    if count > COPIES:
        return f"the list has {count} cards '{name}'; at most {COPIES} of a name are allowed."
    return ""
