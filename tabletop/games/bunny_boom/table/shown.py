"""Cards beside the paragraphs of the rule book that are about what they do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pygame

from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.table import faces
from tabletop.games.bunny_boom.words.cards import FLOW_PARAGRAPHS, card_paragraph
from tabletop.table.shown import Picture, Pictures, collected


def pictures() -> Pictures:
    """For each effect a card that has it; a tile and a free space of the village."""
    return collected(_pairs())


def _pairs() -> Iterator[tuple[str, Picture]]:
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
