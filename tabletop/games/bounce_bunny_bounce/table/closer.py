"""Close looks: what `I` shows of a card, a bunny's card, a universal shock."""

from __future__ import annotations

from functools import partial

import pygame

from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.games.bounce_bunny_bounce.rules.cards import KIND_NAMES
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView, CellView
from tabletop.games.bounce_bunny_bounce.table import faces
from tabletop.games.bounce_bunny_bounce.words import say
from tabletop.games.bounce_bunny_bounce.words.cards import CARD_PARAGRAPHS
from tabletop.table.contract import CloseLook


def look(key: str, view: BounceView) -> CloseLook | None:
    """Returns the close look at the piece with that key; for a bunny, at the card under it."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "shock":
        lines = tuple(say(f"shock.{line}") for line in ("spend", "acts", "limit"))
        return CloseLook(shock_picture, say("shock"), lines, "BBB-16")
    if kind == "bunny":
        number = view.bunnies[number]
    if kind not in ("cell", "bunny") or number < 0:
        return None
    return _card(view.cells[number])._replace(key=keys.cell(number))


def _card(cell: CellView) -> CloseLook:
    if cell.card < 0:
        return CloseLook(empty_picture, say("card-none.title"), (say("card-none.rule"),), "BBB-07")
    if not cell.up:
        words = say("close-seen" if cell.seen else "close-unseen"), say("card-hidden.rule")
        return CloseLook(back_picture, say("card-hidden.title"), words, "BBB-34")
    name = KIND_NAMES[cell.face]
    rule = say(f"card-{name}.rule")
    picture = partial(card_picture, name)
    return CloseLook(picture, say(f"card-{name}.title"), (rule,), CARD_PARAGRAPHS[cell.face])


def card_picture(name: str, width: int) -> pygame.Surface:
    return faces.face(name, width, width * 9 // 8)


def shock_picture(width: int) -> pygame.Surface:
    return faces.shock(width, width * 9 // 8)


def back_picture(width: int) -> pygame.Surface:
    return faces.back(width, width * 9 // 8)


def empty_picture(width: int) -> pygame.Surface:
    return faces.empty_place(width, width * 9 // 8)
