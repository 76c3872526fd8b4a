"""Cards beside the paragraphs of the rule book that are about them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

import pygame

from tabletop.games.bounce_bunny_bounce.rules.cards import KIND_NAMES
from tabletop.games.bounce_bunny_bounce.table import faces
from tabletop.games.bounce_bunny_bounce.words.cards import CARD_NAMES, CARD_PARAGRAPHS
from tabletop.table.shown import Picture, Pictures, collected, with_named

PACKAGE = "tabletop.games.bounce_bunny_bounce"


def pictures() -> Pictures:
    """Each kind of card, the shock, a back and an empty place."""
    return with_named(collected(_pairs()), PACKAGE, named())


def named() -> Mapping[str, Picture]:
    """The picture of each thing that the rule book names."""
    found: dict[str, Picture] = {
        title: partial(_face, name) for title, name in zip(CARD_NAMES, KIND_NAMES)
    }
    carrot = found["CARROT"]
    found |= {"carrot": carrot, "carrots": carrot, "shock": _shock, "shocks": _shock}
    return found | {"empty place": _empty, "empty places": _empty, "face-down card": _back}


def _pairs() -> Iterator[tuple[str, Picture]]:
    yield "BBB-34", _back
    yield "BBB-07", _empty
    yield "BBB-16", _shock
    for name, number in zip(KIND_NAMES, CARD_PARAGRAPHS):
        yield number, partial(_face, name)


def _face(name: str, width: int) -> pygame.Surface:
    return faces.face(name, width, width * 9 // 8)


def _back(width: int) -> pygame.Surface:
    return faces.back(width, width * 9 // 8)


def _empty(width: int) -> pygame.Surface:
    return faces.empty_place(width, width * 9 // 8)


def _shock(width: int) -> pygame.Surface:
    return faces.shock(width, width * 9 // 8)
