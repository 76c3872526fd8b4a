"""The paper over the hand that asks a question of an egg: its picture, its rule, the question.

The answers are buttons or bid boxes.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from tabletop.games.bunny_bidding.rules.cards import (
    BUNNY_OUTCAST,
    FORCE_PLAY,
    MATCHING_MONEY,
    SPY,
)
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.table import faces
from tabletop.games.bunny_bidding.words import say
from tabletop.games.bunny_bidding.words.cards import special_card
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import write
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.papers import dialog
from tabletop.table.art.surface import Art
from tabletop.table.art.widgets_base import fit_lines, write_lines
from tabletop.table.contract import Host
from tabletop.table.stage import Node

Z_PAPER = 27
PAD, GAP, BUTTON_H = 16.0, 12.0, 44.0

QUESTIONS = {
    "forcing": FORCE_PLAY,
    "money": MATCHING_MONEY,
    "spying": SPY,
    "casting": BUNNY_OUTCAST,
}
"""The egg that asks, by `BiddingView.phase`."""


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
    return Question(number | face + 1 << 7, egg.name, egg.rule, say(f"dialog-{view.phase}"))


def button_h(s: float, least: int) -> int:
    """Returns the height of an answer's button in pixels."""
    return max(least, round(BUTTON_H * s))


def button_rects(paper: pygame.Rect, s: float, least: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Returns the places of two answers at the foot of the paper, the first on the right."""
    left = paper.x + _text_x(paper, s)
    h = button_h(s, least)
    w = (paper.right - round(PAD * s) - left - round(GAP * s)) // 2
    y = paper.bottom - round(PAD * s) - h
    first = pygame.Rect(left + w + round(GAP * s), y, w, h)
    return first, pygame.Rect(left, y, w, h)


def _tile_w(paper: pygame.Rect, s: float) -> int:
    return round(min(120 * s, (paper.h - 2 * PAD * s) * 0.75))


def _text_x(paper: pygame.Rect, s: float) -> int:
    """Returns the distance of the words from the paper's left edge."""
    return round(2 * PAD * s) + _tile_w(paper, s)


@cached
def _paper(w: int, h: int, s: float, said: Question, button: int) -> Art:
    under = dialog(w, h, s)
    face = under.surface.copy()
    at = pygame.Rect(under.ox, under.oy, w, h)
    tile = faces.tile(said.coded, _tile_w(at, s))
    face.blit(tile, tile.get_rect(midleft=(at.x + round(PAD * s), at.centery)))
    x, y = at.x + _text_x(at, s), at.y + PAD * s
    room = at.right - PAD * s - x
    foot = at.bottom - PAD * s - (button + 6 * s if button else 0)
    size = max(16, round(16 * s))
    step = round(size * 1.32)
    lines = int((foot - y - 28 * s) // step)
    title = said.name if lines > 0 else said.question
    widgets.write_fitted(
        face, title, x, y + 10 * s, "heading", round(21 * s), INK, room, s, "midleft"
    )
    y += 28 * s
    if lines > 1:
        rule, px = fit_lines(said.rule, "body", size, room, lines - 1, s)
        y = write_lines(face, rule, x, y, "body", px, INK2, step) + 4 * s
    if lines > 0:
        question = widgets.fit(said.question, "bold", size, room, s)
        write(face, question.text, x, round(y), "bold", question.px, INK, "topleft")
    return Art(face, under.ox, under.oy)


class Dialog:
    """Shows the paper while something is asked on it."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._node: Node | None = None

    def update(self, view: BiddingView, paper: pygame.Rect) -> None:
        said = asked(view)
        if said is None:
            if self._node is not None:
                self._node.put(visible=False)
            return
        s = self._host.s
        button = button_h(s, self._host.least) if view.phase in ("forcing", "money") else 0
        art = _paper(paper.w, paper.h, s, said, button)
        if self._node is None:
            self._node = self._host.stage.picture(art, *paper.topleft, Z_PAPER, "dialog")
        self._node.put(art=art, pos=paper.topleft, visible=True)
