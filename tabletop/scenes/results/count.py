"""The final count of a match: a show before the results, and to be looked at again from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.scenes.results.pages import say
from tabletop.scenes.results.scene import DEAF_MS, headline
from tabletop.scenes.screen import Screen
from tabletop.session.counting import Step, sentence, steps
from tabletop.session.running import Running
from tabletop.table.art import lettering, widgets
from tabletop.table.contract import SeatFace
from tabletop.table.controls import Button
from tabletop.table.finale import Finale, Pieces, Said, Told
from tabletop.table.flights import FADE
from tabletop.table.motion import SPEED_FACTORS, Motion, calm
from tabletop.table.nodes import NodeTable
from tabletop.table.stage import Layer
from tabletop.table.still import make_table
from tabletop.words import Seat

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

BEFORE_MS = 700.0
"""Milliseconds before the first row of the count is turned over."""


class CountScene(Screen):
    """The count: row by row, skipped by any key; then all lies there to be looked at."""

    route = "count"
    first = "onward"

    def __init__(self, app: Program, running: Running) -> None:
        super().__init__(app)
        self.running, self.seats = running, running.seats
        info = running.match.game.info
        self.place = self.ground = info.key
        self.title, self.fewest = info.name, info.fewest
        self.steps = steps(running)
        self._table = make_table(info.key)
        self._motion: Motion | None = None
        self._ms = self._open_ms = self._deaf_ms = 0.0
        self._done = self._read = -1
        self.finale: Finale
        if app.settings.speed == 0:
            self._done = len(self.steps)

    # -------------------------------------------------------------------------------- layout

    @property
    def over(self) -> bool:
        """Returns True if everything is counted."""
        return self._done == len(self.steps)

    def fill(self, area: pygame.Rect) -> None:
        layer, names = Layer(self.stage, self.s), self.running.names
        faces = [SeatFace(seat.name, seat.figure) for seat in self.running.seats]
        places = [say("count-place", n=n + 1) for n in range(len(names))]
        told = Told([self._said(step) for step in self.steps], places, self._headline)
        pieces = Pieces(self._table.pictured, self._table.card_shape)
        nodes, within = NodeTable(self.stage, self.s), layer.units(area)
        result = self.running.result
        assert result is not None, "only what has ended is counted"
        ranks = result.ranks
        self.finale = Finale(nodes, within, faces, self.steps, pieces, told, ranks, self.fewest)
        self._done = max(self._done, self.finale.known)
        self._motion = None
        self._stand()
        if self.over:
            self._tell()

    def _said(self, step: Step) -> Said:
        sign, seat = (-1 if self.fewest else 1), step.row.seat
        sums = sign * step.before[seat], sign * step.after[seat]
        takes = say("count-leads") if step.takes else ""
        return Said(step.row.name, sign * step.row.points, sums, takes)

    def _stand(self) -> None:
        """Shows what is counted, and beside it which row is read."""
        self.finale.show(self._done, self._read)
        self._bar()
        self.announced = self._aloud()

    def _tell(self) -> None:
        """Tells all rows where they lie."""
        layer = self.finale.nodes
        for n, step in enumerate(self.steps):
            keys = f"card:{n}:0", f"column:{step.row.seat}"
            key = next((key for key in keys if key in layer), "")
            node, rect = layer.node(key), layer.rest(key)
            if node is not None and rect is not None:
                self.tell(node, rect, sentence(step, self.running.names, self.fewest))

    def _aloud(self) -> str:
        """Returns the words of the row that is read, or of the end."""
        if self._read >= 0:
            return sentence(self.steps[self._read], self.running.names, self.fewest)
        return self.title if not self.over else self._headline

    @property
    def _headline(self) -> str:
        result = self.running.result
        return headline(result, self.running.names) if result is not None else ""

    def header_right(self, y: int, d: int) -> int:
        label = say("count-results") if self.over else say("count-skips")
        kind, icon = ("primary", "trophy") if self.over else ("secondary", "skip")
        wide, _ = widgets.button_size(label, self.s, icon)
        rect = pygame.Rect(self.area.right - wide, y, wide, d)
        self.controls.add(Button("onward", rect, label, self.onward, self.s, kind=kind, icon=icon))
        return rect.x - self.px(8)

    def _bar(self) -> None:
        """Writes who turns over what on the ribbon."""
        for node in [node for node in self.stage.nodes if node.key == "ribbon"]:
            self.stage.remove(node)
        figure, title, second = None, self._headline, say("count-point")
        result = self.running.result
        if self.over and result is not None and result.winners:
            figure = self.running.seats[result.winners[0]].figure
        if self._read >= 0:
            row = self.steps[self._read].row
            figure = self.running.seats[row.seat].figure
            title = say("count-now", self.running.names, who=Seat(row.seat), row=row.title)
            known = self.finale.known
            number = self._read + 1 - known
            second = say("count-of", n=max(0, number), all=len(self.steps) - known)
        elif not self.over:
            title, second = say("count"), ""
        onward = self.controls.find("onward")
        left = self.px(30) + lettering.width_of(self.title, "display", self.px(34)) + self.px(70)
        right = (onward.rect.x if onward is not None else self.area.right) - self.px(16)
        wide = min(right - left, self.px(560))
        if wide < self.px(220):
            return
        ribbon = widgets.ribbon(figure, title, second, wide, self.s, self.px(50))
        x = max(left, min(right - wide, (self.size[0] - wide) // 2))
        self.picture(ribbon, x, self.px(7), 30, "ribbon")

    # ---------------------------------------------------------------------------------- time

    def update(self, ms: float) -> None:
        self._open_ms += ms
        self._deaf_ms -= ms
        if self.over or self._open_ms < BEFORE_MS:
            return
        factor = SPEED_FACTORS[self.app.settings.speed]
        left = ms / factor if factor else float("inf")
        while left > 0 and not self.over:
            motion = self._motion
            if motion is None:
                self._read, self._ms = self._done, 0.0
                reduced = self.app.settings.reduced_motion
                motion = self.finale.turn(self._done, self._sound, flat=reduced)
                self._motion = calm(motion, FADE) if reduced else motion
                self._bar()
                self.announced = self._aloud()
                continue
            self._ms += left
            motion.show(min(self._ms, motion.length))
            left = self._ms - motion.length
            if left >= 0:
                self._motion, self._done = None, self._done + 1
        if self._done >= len(self.steps):
            self.end()
            self._deaf_ms = DEAF_MS  # what was pressed to skip the last row leads no further

    def _sound(self, name: str) -> None:
        self.app.sounds.play(name)

    def end(self) -> None:
        """Shows everything as it lies after the count."""
        self._motion, self._done, self._read = None, len(self.steps), -1
        self.rebuild()
        self.focus.go("onward")

    # --------------------------------------------------------------------------------- doing

    def onward(self) -> None:
        """Skips to the end, or opens the results."""
        if self.over:
            self.app.open("results", self.running)
        else:
            self.end()

    def back(self) -> None:
        self.onward()

    def handle(self, event: pygame.Event) -> bool:
        pressed = event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if pressed and not self.over:
            if self._open_ms >= DEAF_MS:
                self.end()
            return True
        if pressed and self._deaf_ms > 0:
            return True
        if event.type == pygame.MOUSEMOTION and self.over:
            self._point(event.pos)
        return super().handle(event)

    def do(self, name: str) -> bool:
        if name in ("left", "right") and self.over:
            n = self._read + 1 if name == "right" else max(self._read, 0) - 1
            self.read(n % len(self.steps))
            return True
        if name in ("take", "go_on") and not self.focus.shown:
            self.onward()
            return True
        return super().do(name)

    def _point(self, pos: tuple[int, int]) -> None:
        """Reads the row whose card lies under the pointer."""
        under = [key for key in self.finale.nodes.at(pos) if key.startswith("card:")]
        found = int(under[0].split(":")[1]) if under else -1
        if found >= 0 and found != self._read:
            self.read(found)

    def read(self, n: int) -> None:
        """Puts a row on the reading paper."""
        self._read = n
        self._stand()
