"""Cards beside the paragraphs of the rule book that are about them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from tabletop.games.bunny_kingdom.rules.cards import CARDS, GROUP, IDS, TERRITORY
from tabletop.games.bunny_kingdom.table import faces
from tabletop.games.bunny_kingdom.words.cards import paragraph
from tabletop.table.shown import Picture, Pictures, collected

APART = 23
"""Territories of the map that lie so far apart differ in land and light."""


def pictures() -> Pictures:
    """Some territories, and of all other cards each kind once."""
    return collected(_pairs())


def _pairs() -> Iterator[tuple[str, Picture]]:
    territories = [card for card in range(CARDS) if GROUP[card] == TERRITORY]
    for card in territories[::APART]:
        yield paragraph(card), partial(faces.face, card)
    known: set[str] = set()
    for card in range(CARDS):
        if GROUP[card] != TERRITORY and IDS[card] not in known:
            known.add(IDS[card])
            yield paragraph(card), partial(faces.face, card)
