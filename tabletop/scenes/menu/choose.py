"""A new game: which one? All games as pictures, with a line on each, by mouse, arrows or number."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.core.game import Game
from tabletop.scenes.keys.commands import listed
from tabletop.scenes.menu.layout import say
from tabletop.scenes.screen import Screen
from tabletop.scenes.shelf import effort, on_the_shelf, players_of
from tabletop.table.art import lettering, widgets
from tabletop.table.art.game_pictures import hung_card
from tabletop.table.art.palette import INK
from tabletop.table.art.surface import HELD, RAISED, Art, blank, with_shadow
from tabletop.table.controls import Control

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

GAP = 22
RATIO = 1.46
"""Height of a card by its width."""

WIDEST_CARD = 300
LARGEST_NAME = 0.11
"""Height of a card's words by its width, at most: larger ones would be wider than the card."""

SAID = 4
"""At most so many lines of the paper below are asked for."""


class GameCard(Control):
    """A game's card lying on the meadow; the one that is pointed at has the white ring."""

    def __init__(self, scene: ChooseScene, game: Game, rect: pygame.Rect) -> None:
        super().__init__(
            f"game:{game.info.key}", rect, partial(scene.take, game), label=game.info.name
        )
        self.game, self.s = game.info, scene.s
        self.chosen = False

    def holds(self) -> str:
        return players_of(self.game.players)

    def face(self) -> Art:
        w, h = self.rect.size
        card = hung_card(
            self.game.key, self.game.name, players_of(self.game.players), w, h, 0.0,
            max(16, min(round(16 * self.s), round(w * LARGEST_NAME))),
        )  # fmt: skip
        shaded = with_shadow(card, HELD if self.chosen else RAISED, self.s)
        if not self.chosen:
            return shaded
        ring = widgets.chosen_ring(w, h, 12, self.s)
        rim = max(ring.ox, shaded.ox, ring.oy, shaded.oy)
        face = blank(w + 2 * rim + shaded.surface.get_width() - w, h + 3 * rim)
        face.blit(shaded.surface, (rim - shaded.ox, rim - shaded.oy))
        face.blit(ring.surface, (rim - ring.ox, rim - ring.oy))
        return Art(face, rim, rim)


class ChooseScene(Screen):
    """Chooses the game whose set-up is opened."""

    route = "choose"
    place = "menu"
    keys = listed("number:1")

    def __init__(self, app: Program, first: str = "") -> None:
        """`first` is the key of the game that the focus begins on."""
        super().__init__(app)
        self.title = say("choose")
        self.games = list(on_the_shelf().values())
        known = [game.info.key for game in self.games]
        self.pointed_at = first if first in known else known[0] if known else ""
        self.first = f"game:{self.pointed_at}" if known else "back"
        self._paper = pygame.Rect(0, 0, 0, 0)

    def enter(self) -> None:
        self.focus.go(self.first)
        self.focus.shown = True
        self.controls.show_focus()

    # ------------------------------------------------------------------------------ layout

    def fill(self, area: pygame.Rect) -> None:
        if not self.games:
            return
        gap = self.px(GAP)
        paper_h = self._paper_height()
        room = pygame.Rect(area.x, area.y + gap // 2, area.w, area.h - paper_h - 2 * gap)
        columns, w, h = self._measure(room.w, room.h)
        rows = -(-len(self.games) // columns)
        block = rows * h + (rows - 1) * gap
        top = room.y + (room.h - block) // 2
        for row in range(rows):
            here = self.games[row * columns : (row + 1) * columns]
            left = room.centerx - (len(here) * (w + gap) - gap) // 2
            for i, game in enumerate(here):
                rect = pygame.Rect(left + i * (w + gap), top + row * (h + gap), w, h)
                self.controls.add(GameCard(self, game, rect))
        wide = min(area.w, self.px(720))
        low = min(area.bottom - paper_h, top + block + gap)
        self._paper = pygame.Rect(area.centerx - wide // 2, low, wide, paper_h)
        self._show()

    def _measure(self, room_w: int, room_h: int) -> tuple[int, int, int]:
        """Columns, and the width and height of a card: as large as they may be."""
        gap, count = self.px(GAP), len(self.games)
        best = (count, 1, 1)
        for columns in range(1, count + 1):
            rows = -(-count // columns)
            across = (room_w - (columns - 1) * gap) / columns
            down = (room_h - (rows - 1) * gap) / rows
            w = round(min(across, down / 1.15, self.px(WIDEST_CARD)))
            h = round(min(w * RATIO, down))
            if w * h > best[1] * best[2]:
                best = (columns, w, h)
        return best

    def _lines(self, game: Game) -> list[str]:
        width = min(self.area.w, self.px(720)) - self.px(40)
        said = (*effort(game), *(game.info.tagline or (game.info.name,)))
        return list(lettering.wrap(" ".join(said), "body", self.px(17), width))

    def _paper_height(self) -> int:
        most = max(len(self._lines(game)) for game in self.games)
        step = lettering.line_height("body", self.px(17))
        return step * min(SAID, most) + self.px(24)

    def _show(self) -> None:
        """Rings the game that is pointed at, and says below what it is about."""
        shown = next(game for game in self.games if game.info.key == self.pointed_at)
        for control in self.controls.items:
            if isinstance(control, GameCard):
                chosen = control.game.key == self.pointed_at
                if chosen != control.chosen or control.node is None:
                    control.chosen = chosen
                    control.refresh()
        box = self._paper
        paper = widgets.panel(box.w, box.h, self.s)
        face = paper.surface.copy()
        lines = self._lines(shown)[:SAID]
        step = lettering.line_height("body", self.px(17))
        top = paper.oy + (box.h - step * len(lines)) / 2
        for i, line in enumerate(lines):
            lettering.write(
                face, line, paper.ox + box.w / 2, top + (i + 0.5) * step, "body", self.px(17), INK,
                "center",
            )  # fmt: skip
        for node in [node for node in self.stage.nodes if node.key == "about"]:
            self.stage.remove(node)
        node = self.stage.picture(Art(face, paper.ox, paper.oy), *box.topleft, 10, "about")
        self.tell(node, box, " ".join(lines))

    # ------------------------------------------------------------------------------- doing

    def handle(self, event: pygame.Event) -> bool:
        used = super().handle(event)
        target = self.focus.current if self.focus.shown else None
        hovered = next((c.key for c in self.controls.items if c.hovered), "")
        key = target.key if target is not None else hovered
        kind, _, game = key.partition(":")
        if kind == "game" and game != self.pointed_at:
            self.pointed_at = game
            self._show()
        return used

    def do(self, name: str) -> bool:
        kind, _, number = name.partition(":")
        if kind == "number" and int(number) <= len(self.games):
            self.take(self.games[int(number) - 1])
            return True
        return super().do(name)

    def take(self, game: Game) -> None:
        """Opens that game's set-up."""
        self.app.open("setup", game)
