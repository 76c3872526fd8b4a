"""Cards shown beside the paragraphs of the rule book about their effects."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

import pygame

from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.table import faces
from tabletop.games.bunny_boom.words.cards import (
    FLOW_PARAGRAPHS,
    card_paragraph,
    play_effect,
    special_name,
    told,
)
from tabletop.table.shown import Picture


def named() -> Mapping[str, Picture]:
    """Returns the picture of each card and effect that the rule book names."""
    found: dict[str, Picture] = {}
    for card in range(c.CARDS):
        for name in (special_name(card), told(play_effect(card))):
            if name:
                found.setdefault(name, partial(faces.face, card))
    return found


def beside() -> Iterator[tuple[str, Picture]]:
    """Returns a card for each effect; a tile and a free space of the village."""
    yield "BB-08", faces.plot
    yield "BB-08", partial(faces.tile, 0)
    yield "BB-08", partial(_closed, 0)
    yield "BB-57", partial(faces.back, 0)
    known: set[str] = set()
    for card in range(c.CARDS):
        flow = FLOW_PARAGRAPHS[c.FLOW[card]] if c.FLOW[card] < len(FLOW_PARAGRAPHS) else ""
        for number in (card_paragraph(card), flow):
            if number and number not in known:
                known.add(number)
                yield number, partial(faces.face, card)


def _closed(card: int, width: int) -> pygame.Surface:
    return faces.tile(card, width, True)
