"""The strips of small cards that stand, with all open, for what the others hold: one a seat.

Which cards those are is `eyes.hands`'; how each looks is the game's, by its close looks.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.scenes.study.eyes import Held
from tabletop.session.running import Running
from tabletop.table.art import papers
from tabletop.table.art.rabbit import badge
from tabletop.table.art.surface import Art
from tabletop.table.board import AnyTable, DrawnTable
from tabletop.table.contract import CloseLook
from tabletop.table.stage import Node, Stage

ROW, LEAST = 46, 26
"""Style pixels that a strip is high, and that it is high at least where there are many."""
SHARE = 0.36
"""So much of the table's height all strips may take together."""
BESIDE = 2
"""So many strips stand beside each other."""
PAD = 4
APART = 3
"""Style pixels between two cards where there is room for all beside each other."""
Z_STRIP = 49.0


class Shown:
    """A card in a strip: where it is, and whose view names it."""

    __slots__ = ("held", "key", "rect")

    def __init__(self, key: str, rect: pygame.Rect, held: Held) -> None:
        self.key, self.rect, self.held = key, rect, held


class Strip:
    """The cards one seat holds, as laid out: its paper and its cards, topmost last."""

    __slots__ = ("cards", "held", "paper", "row")

    def __init__(self, held: Held, row: pygame.Rect, paper: Node) -> None:
        self.held, self.row, self.paper = held, row, paper
        self.cards: list[Shown] = []


class Strips:
    """All strips of a table, one for each seat whose own table is not the one shown."""

    def __init__(self, running: Running, table: AnyTable) -> None:
        self._figures = [seat.figure for seat in running.seats]
        self._table = table

    @property
    def any(self) -> bool:
        """True if somebody holds something of their own in this game."""
        return type(self._table).held is not DrawnTable.held

    def height(self, room: int, s: float) -> int:
        """Returns the height the strips take of a table `room` high."""
        return self._lines * self._row(room, s) + round(PAD * s)

    @property
    def _lines(self) -> int:
        """So many lines they take: two stand beside each other where there are several."""
        return len(self._figures) // BESIDE

    def _row(self, room: int, s: float) -> int:
        share = round(room * SHARE) // max(1, self._lines)
        return max(round(LEAST * s), min(round(ROW * s), share))

    def lay(
        self, stage: Stage, s: float, found: Sequence[Held], box: pygame.Rect
    ) -> list[Strip]:
        """Lays what was found at the foot of `box`, the table's paper."""
        row, gap, laid = self._row(box.h, s), round(PAD * s), []
        top = box.bottom - row * self._lines
        for first in range(0, len(found), BESIDE):
            beside = found[first : first + BESIDE]
            wide = (box.w - gap * (len(beside) - 1)) // len(beside)
            for at, held in enumerate(beside):
                x, y = box.x + at * (wide + gap), top + first // BESIDE * row
                rect = pygame.Rect(x, y, wide, row - round(2 * s))
                laid.append(self._strip(stage, s, held, rect))
        return laid

    def _strip(self, stage: Stage, s: float, held: Held, row: pygame.Rect) -> Strip:
        """Badge and cards of one seat; many lie over each other like a hand."""

        def px(units: float) -> int:
            return round(units * s)

        paper = papers.panel(row.w, row.h, s, 8)
        strip = Strip(held, row, stage.picture(paper, *row.topleft, Z_STRIP))
        face = badge(self._figures[held.seat], row.h - px(2 * PAD))
        x = row.x + px(8)
        y = row.centery - face.get_height() // 2
        stage.picture(Art(face, 0, 0), x, y, Z_STRIP + 1)
        x += face.get_width() + px(8)
        tall = row.h - px(2 * PAD)
        looks = [(key, self.look(key, held)) for key in held.keys]
        drawn = [(key, small(look, tall)) for key, look in looks if look is not None]
        wide = sum(picture.get_width() + px(APART) for _, picture in drawn)
        room = row.right - px(8) - x
        share = (room - tall) / wide if wide > room else 1.0
        at = float(x)
        for number, (key, picture) in enumerate(drawn):
            rect = picture.get_rect(midleft=(round(at), row.centery))
            stage.picture(Art(picture, 0, 0), *rect.topleft, Z_STRIP + 1 + 0.001 * number)
            strip.cards.append(Shown(key, rect, held))
            at += (picture.get_width() + px(APART)) * share
        return strip

    def look(self, key: str, held: Held) -> CloseLook | None:
        """Returns the close look of that card, as its holder saw it."""
        return self._table.close_look(key, held.view)


def small(look: CloseLook, tall: int) -> pygame.Surface:
    """The picture of a close look, at most `tall` high."""
    wide = max(8, round(tall * 0.72))
    picture = look.picture(wide)
    if picture.get_height() > tall:
        picture = look.picture(max(8, round(wide * tall / picture.get_height())))
    return picture
