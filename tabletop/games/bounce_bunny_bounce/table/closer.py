"""Close looks: what `I` shows of a card, a bunny's card, a universal shock."""

from __future__ import annotations

from functools import partial

import pygame

from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.cards import KIND_NAMES
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView, CellView
from tabletop.games.bounce_bunny_bounce.table import faces
from tabletop.games.bounce_bunny_bounce.words.cards import (
    CARD_NAMES,
    CARD_PARAGRAPHS,
    CARD_RULES,
    SHOCK_LINES,
    SHOCK_NAME,
)
from tabletop.table.contract import CloseLook


def look(key: str, view: BounceView) -> CloseLook | None:
    """What lies under that name; of a bunny the card it stands on."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "shock":
        return CloseLook(shock_picture, SHOCK_NAME, SHOCK_LINES, "BBB-16")
    if kind == "bunny":
        number = view.bunnies[number]
    if kind not in ("cell", "bunny") or number < 0:
        return None
    return _card(view.cells[number])._replace(key=keys.cell(number))


def _card(cell: CellView) -> CloseLook:
    if cell.card < 0:
        eaten = ("Its carrot was eaten. Bunnies skip it.",)
        return CloseLook(empty_picture, "Empty space", eaten, "BBB-07")
    if not cell.up:
        first = "You have seen this card before." if cell.seen else "Nobody sees it now."
        words = (first, "Land on it and it is turned up for both.")
        return CloseLook(back_picture, "Face-down card", words, "BBB-34")
    name = CARD_NAMES[cell.face].capitalize() if cell.face > 3 else CARD_NAMES[cell.face]
    picture = partial(card_picture, KIND_NAMES[cell.face])
    return CloseLook(picture, name, (CARD_RULES[cell.face],), CARD_PARAGRAPHS[cell.face])


def card_picture(name: str, width: int) -> pygame.Surface:
    return faces.face(name, width, width * 9 // 8)


def shock_picture(width: int) -> pygame.Surface:
    return faces.shock(width, width * 9 // 8)


def back_picture(width: int) -> pygame.Surface:
    return faces.back(width, width * 9 // 8)


def empty_picture(width: int) -> pygame.Surface:
    return faces.empty_place(width, width * 9 // 8)
