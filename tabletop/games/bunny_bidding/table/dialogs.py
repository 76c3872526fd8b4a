"""The paper over the hand that asks a question of an egg: its picture, its rule, the question.

The answers are buttons or bid boxes.
"""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from tabletop.games.bunny_bidding.rules.cards import (
    BUNNY_OUTCAST,
    FORCE_PLAY,
    MATCHING_MONEY,
    SPY,
)
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.table import faces
from tabletop.games.bunny_bidding.table.layout import RATIO
from tabletop.games.bunny_bidding.table.looks import coded
from tabletop.games.bunny_bidding.words import say
from tabletop.games.bunny_bidding.words.cards import special_card
from tabletop.table.art import widgets
from tabletop.table.art.palette import INK2
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.table.boxes import Part, row

Z_PAPER = 27
PAD, GAP, BUTTON_H, LETTERS, STEP = 16.0, 12.0, 44.0, 16.0, 20.0

QUESTIONS = {
    "forcing": FORCE_PLAY,
    "money": MATCHING_MONEY,
    "spying": SPY,
    "casting": BUNNY_OUTCAST,
}
"""The egg that asks, by `BiddingView.phase`."""
TWO_BUTTONS = ("forcing", "money")
"""Phases of them whose answers are buttons."""


class Question(NamedTuple):
    """Contents of the paper: the egg's code, its name and rule, the question."""

    coded: int
    name: str
    rule: str
    question: str


def asked(view: BiddingView) -> Question | None:
    """Returns the question that the viewer is asked on the paper now; None = none."""
    if view.phase not in QUESTIONS or view.viewer not in view.actors:
        return None
    face = QUESTIONS[view.phase]
    number = next((place.tile for place in view.places if place.face == face), -1)
    if number < 0:
        return None
    egg = special_card(face)
    return Question(coded(number, face), egg.name, egg.rule, say(f"dialog-{view.phase}"))


def button_rects(paper: FRect, least: float) -> tuple[FRect, FRect]:
    """Returns the places of two answers at the foot of the paper, the first on the right."""
    left, h = _left(paper.h), max(least, BUTTON_H)
    foot = FRect(paper.x + left, paper.bottom - PAD - h, paper.w - PAD - left, h)
    second, first = row(foot, (Part(grow=1),) * 2, GAP)
    return first, second


def _tile_w(high: float) -> float:
    return min(120, (high - 2 * PAD) * RATIO)


def _left(high: float) -> float:
    """Returns the distance of the words from the left edge of a paper of that height."""
    return 2 * PAD + _tile_w(high)


@picture
def paper(size: Size, said: Question, button: float) -> Art:
    """Draws the paper, with room for buttons of that height."""
    sheet = Sheet(size, widgets.dialog(*size))
    w, h = sheet.box.size
    tile = faces.tile(said.coded, int(_tile_w(h) * size.s))
    sheet.put(tile, PAD, (h - tile.get_height() / size.s) / 2)
    x, room = _left(h), w - PAD - _left(h)
    y, foot = PAD + 28, h - PAD - (button + 6 if button else 0)
    lines = int((foot - y) // STEP)
    title = said.name if lines > 0 else said.question
    sheet.write(title, x, PAD + 10, "heading", 21, anchor="midleft", width=room)
    if lines > 1:
        y = 4 + sheet.paragraph(said.rule, x, y, "body", LETTERS, INK2, room, lines - 1)
    if lines > 0:
        sheet.write(said.question, x, y, "bold", LETTERS, width=room)
    return sheet.art
