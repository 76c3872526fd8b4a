"""With all open, what the others hold: a strip of small cards a seat, below the table.

Which cards those are is `eyes.hands`'; how each looks is the game's, by its close looks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pygame

from tabletop.core.game import Player
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.eyes import OPEN, Held
from tabletop.scenes.study.pane import Pane
from tabletop.table.art import papers
from tabletop.table.art.rabbit import badge
from tabletop.table.board import DrawnTable
from tabletop.table.contract import CloseLook
from tabletop.table.stage import Node

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


class OpenHands:
    """The strips, one for each seat whose own table is not the one shown.

    Attributes:
        cards: what lies in them, topmost last.
    """

    def __init__(self, scene: StudyScreen, pane: Pane) -> None:
        self._scene, self._pane = scene, pane
        self._nodes: list[Node] = []
        self.cards: list[Shown] = []

    def height(self, room: int) -> int:
        """What the strips take of a table `room` high; 0 where none are shown."""
        if not self._wanted:
            return 0
        return self._lines * self._row(room) + self._scene.px(PAD)

    @property
    def _wanted(self) -> bool:
        """Whether all is open, in a game in which somebody holds something of their own."""
        own = type(self._pane.table).held is not DrawnTable.held
        return self._scene.eyes.way == OPEN and own

    @property
    def _lines(self) -> int:
        """So many lines the strips take: two stand beside each other where there are several."""
        return len(self._scene.review.running.seats) // BESIDE

    def _row(self, room: int) -> int:
        px = self._scene.px
        return max(px(LEAST), min(px(ROW), round(room * SHARE) // max(1, self._lines)))

    def show(self, stop: int, box: pygame.Rect, seen: bool) -> None:
        """The strips at that stop, at the foot of `box`, the table's paper; none where not `seen`.
        """
        scene = self._scene
        scene.stage.remove(*self._nodes)
        self._nodes, self.cards = [], []
        if not seen or not self._wanted:
            return
        before, row = len(scene.stage.nodes), self._row(box.h)
        found, gap = scene.eyes.hands(stop, self._pane.table), scene.px(PAD)
        top = box.bottom - row * self._lines
        for first in range(0, len(found), BESIDE):
            beside = found[first : first + BESIDE]
            wide = (box.w - gap * (len(beside) - 1)) // len(beside)
            for at, held in enumerate(beside):
                x, y = box.x + at * (wide + gap), top + first // BESIDE * row
                self._strip(held, pygame.Rect(x, y, wide, row - scene.px(2)))
        self._nodes = list(scene.stage.nodes[before:])

    def _strip(self, held: Held, row: pygame.Rect) -> None:
        """Badge and cards of one seat; many lie over each other like a hand."""
        scene = self._scene
        ground = papers.panel(row.w, row.h, scene.s, 8)
        node = scene.picture(ground, *row.topleft, Z_STRIP)
        face = badge(scene.review.running.seats[held.seat].figure, row.h - scene.px(2 * PAD))
        x = row.x + scene.px(8)
        scene.picture(face, x, row.centery - face.get_height() // 2, Z_STRIP + 1)
        x += face.get_width() + scene.px(8)
        tall = row.h - scene.px(2 * PAD)
        looks = [(key, self.look(key, held)) for key in held.keys]
        drawn = [(key, small(look, tall)) for key, look in looks if look is not None]
        wide = sum(picture.get_width() + scene.px(APART) for _, picture in drawn)
        room = row.right - scene.px(8) - x
        share = (room - tall) / wide if wide > room else 1.0
        at = float(x)
        for number, (key, picture) in enumerate(drawn):
            rect = picture.get_rect(midleft=(round(at), row.centery))
            scene.picture(picture, *rect.topleft, Z_STRIP + 1 + 0.001 * number)
            self.cards.append(Shown(key, rect, held))
            at += (picture.get_width() + scene.px(APART)) * share
        names = self.names(held)
        scene.tell(node, row, f"{self._named(held.seat)} holds: {names or 'nothing hidden'}")

    def look(self, key: str, held: Held) -> CloseLook | None:
        """That card large, as its holder saw it."""
        return self._pane.table.close_look(key, held.view)

    def names(self, held: Held) -> str:
        """What a seat holds, in words; of what is there several times, how often."""
        table = self._pane.table
        return _listed([table.name_of(key, held.view) for key in held.keys])

    def at(self, pos: tuple[int, int]) -> Shown | None:
        """The card under the pointer."""
        return next((card for card in reversed(self.cards) if card.rect.collidepoint(pos)), None)

    def tip(self, pos: tuple[int, int]) -> str:
        """Whose and which card lies under the pointer; "" for none."""
        card = self.at(pos)
        if card is None:
            return ""
        return f"{self._named(card.held.seat)}: {self.name(card)}"

    def name(self, card: Shown) -> str:
        """What a card is called."""
        return self._pane.table.name_of(card.key, card.held.view)

    def _named(self, seat: Player) -> str:
        return self._scene.review.running.names[seat]


def small(look: CloseLook, tall: int) -> pygame.Surface:
    """The picture of a close look, at most `tall` high."""
    wide = max(8, round(tall * 0.72))
    picture = look.picture(wide)
    if picture.get_height() > tall:
        picture = look.picture(max(8, round(wide * tall / picture.get_height())))
    return picture


def _listed(names: Sequence[str]) -> str:
    counted = Counter(name for name in names if name)
    return ", ".join(f"{name} ({many})" if many > 1 else name for name, many in counted.items())
