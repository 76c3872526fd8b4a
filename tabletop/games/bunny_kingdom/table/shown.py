"""Cards beside the paragraphs of the rule book that are about them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import partial

from tabletop.games.bunny_kingdom.rules.cards import CARDS, GROUP, IDS, TERRITORY
from tabletop.games.bunny_kingdom.table import faces
from tabletop.games.bunny_kingdom.words import nouns
from tabletop.games.bunny_kingdom.words.cards import paragraph
from tabletop.table.shown import Picture

APART = 23
"""Distance of the territories shown, chosen so that land and light differ."""


def named() -> Mapping[str, Picture]:
    """The picture of each card, territories aside, that the rule book names."""
    found: dict[str, Picture] = {}
    for number in range(CARDS):
        if GROUP[number] == TERRITORY:
            continue
        title = nouns.told(nouns.card(number))
        kind = _NUMBERED.sub("", title)
        low = kind[0].lower() + kind[1:]
        for name in (title, kind, f"{kind}s", low, f"{low}s"):
            found.setdefault(name, partial(faces.face, number))
    return found


_NUMBERED = re.compile(r" (?:\d|of \d|of strength|[A-Z]\d|[A-Z][a-z]+ \d).*$")
"""Pattern of the words that tell cards of a kind apart: number, tracks, strength, place."""


def beside() -> Iterator[tuple[str, Picture]]:
    """Some territories, and of all other cards each kind once."""
    territories = [card for card in range(CARDS) if GROUP[card] == TERRITORY]
    for card in territories[::APART]:
        yield paragraph(card), partial(faces.face, card)
    known: set[str] = set()
    for card in range(CARDS):
        if GROUP[card] != TERRITORY and IDS[card] not in known:
            known.add(IDS[card])
            yield paragraph(card), partial(faces.face, card)
