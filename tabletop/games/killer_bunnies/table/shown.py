"""Cards beside the paragraphs of the rule book that are about their kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from tabletop.games.killer_bunnies.rules.cards import CARDS
from tabletop.games.killer_bunnies.table import faces
from tabletop.games.killer_bunnies.table.closer import paragraph
from tabletop.table.shown import Picture


def named() -> Mapping[str, Picture]:
    """The picture of each card that the rule book names."""
    found: dict[str, Picture] = {}
    for number, card in enumerate(CARDS):
        found.setdefault(card.name, partial(faces.face, number))
    return found


def beside() -> Iterator[tuple[str, Picture]]:
    """Returns for each kind the first few cards of different sorts."""
    yield "R3", faces.back
    known: set[tuple[int, int]] = set()
    for number, card in enumerate(CARDS):
        sort = (card.kind, card.subtype)
        if sort not in known:
            known.add(sort)
            yield "R4", partial(faces.face, number)
    once = {card.name: number for number, card in reversed(list(enumerate(CARDS)))}
    for number in sorted(once.values()):
        yield paragraph(CARDS[number]), partial(faces.face, number)
