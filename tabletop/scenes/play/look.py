"""The close look: a piece shown large beside a panel that explains it.

The table decides which pieces have one.
"""

from __future__ import annotations

import pygame

from tabletop.scenes.play.messages import say
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.picture import Size
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import HELD, Art, with_shadow
from tabletop.table.contract import CloseLook
from tabletop.table.stage import Node, Stage

Z_LOOK = 920.0
Z_WHY = 790.0
PICTURE_W, PAPER_W, GAP = 300, 360, 24
RULE_COLOUR = "#B5520C"


class LookPanel:
    """Shows one close look at a time over a darkened table; any click or key closes it.

    Attributes:
        words: what the one shown last says, as sentences.
    """

    def __init__(self, stage: Stage, size: tuple[int, int], s: float) -> None:
        self._stage, self._size, self._s = stage, size, s
        self._nodes: list[Node] = []
        self.rule = self.title = self.words = ""

    @property
    def open(self) -> bool:
        return bool(self._nodes)

    @property
    def veil(self) -> Node:
        """Returns the layer that darkens the table while a close look is open."""
        return self._nodes[0]

    def show(self, look: CloseLook, name: str = "") -> None:
        """Opens a close look under `name`, or under the piece's own name."""
        self.close()
        self.rule, self.title = look.rule, name or look.name
        self.words = " ".join(_ended(part) for part in (self.title, *look.lines))
        w, h = self._size
        fit = min(self._s, w / (PICTURE_W + PAPER_W + GAP + 48), h / 400)
        width = round(PICTURE_W * fit)
        picture = look.picture(width)
        paper = self._paper(look, round(PAPER_W * fit), fit)
        paper_w, paper_h = round(PAPER_W * fit), paper.surface.get_height() - 2 * paper.oy
        left = (w - width - round(GAP * fit) - paper_w) // 2
        middle = h // 2
        art = with_shadow(picture, HELD, fit)
        veil = Art(widgets.veil(w, h), 0, 0)
        top = middle - max(picture.get_height(), paper_h) // 2
        self._nodes = [
            self._stage.picture(veil, 0, 0, Z_LOOK, "veil"),
            self._stage.picture(art, left, top, Z_LOOK + 1, "look"),
            self._stage.picture(paper, left + width + round(GAP * fit), top, Z_LOOK + 1, "words"),
        ]

    def close(self) -> None:
        self._stage.remove(*self._nodes)
        self._nodes = []

    def _paper(self, look: CloseLook, w: int, s: float) -> Art:
        wide, step = w / s - 40, 17 * 1.4
        lines = [lettering.wrap(line, "body", 17 * s, wide * s) for line in look.lines]
        tall = 118 + sum(len(part) * step + 8 for part in lines)
        size = Size(w, round(tall * s), s)
        sheet = Sheet(size, widgets.panel(*size))
        sheet.write(self.title, 20, 20, "display", 28, INK, width=wide)
        y = 66.0
        for part in lines:
            y = sheet.rows(part, 20, y, "body", 17, INK2, step) + 8
        foot = say("rule", rule=look.rule) if look.rule else ""
        sheet.write(foot, 20, y, "bold", 16, RULE_COLOUR)
        return sheet.art


def _ended(words: str) -> str:
    """Returns the words, with a full stop if they lack an end mark."""
    return words if words[-1:] in (".", "!", "?") else f"{words}."


class WhyNot:
    """The panel near a piece that says for a while why a gesture was refused.

    Attributes:
        words: what it said last.
    """

    SHOWN_MS = 4200.0

    def __init__(self, stage: Stage, size: tuple[int, int], s: float) -> None:
        self._stage, self._size, self._s = stage, size, s
        self._node: Node | None = None
        self._left = 0.0
        self.rule = ""
        self.words = ""

    @property
    def shown(self) -> bool:
        return self._node is not None

    def say(self, reason: str, rule: str, near: pygame.Rect | None) -> None:
        self.close()
        self.rule, self.words = rule, reason
        s = self._s
        width = min(round(320 * s), self._size[0] - round(24 * s))
        foot = say("rule", rule=rule) if rule else ""
        art = widgets.why_not(reason, "", foot, width, s)
        height = art.surface.get_height() - 2 * art.oy
        w, h = self._size
        if near is None:
            x, y = (w - width) // 2, h - height - round(80 * s)
        else:
            x = near.right + round(12 * s)
            if x + width > w - round(12 * s):
                x = near.left - round(12 * s) - width
            x = max(round(12 * s), min(x, w - width - round(12 * s)))
            y = max(round(76 * s), min(near.centery - height // 2, h - height - round(12 * s)))
        self._node = self._stage.picture(art, x, y, Z_WHY, "why_not")
        self._left = self.SHOWN_MS + 40 * len(reason)

    def update(self, ms: float) -> None:
        if self._node is not None:
            self._left -= ms
            if self._left <= 0:
                self.close()

    def close(self) -> None:
        if self._node is not None:
            self._stage.remove(self._node)
            self._node = None
