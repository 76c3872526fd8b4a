"""The right column of this table: steps of the turn, tray of universal shocks, goal line."""

from __future__ import annotations

import pygame

from tabletop.games.bounce_bunny_bounce.rules.cards import CARROTS_TO_WIN, HAND_LIMIT
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.table import pictures
from tabletop.games.bounce_bunny_bounce.table.layout import Places
from tabletop.games.bounce_bunny_bounce.words import say
from tabletop.table.art import widgets
from tabletop.table.art.lettering import write
from tabletop.table.art.palette import INK
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import Art, trimmed
from tabletop.table.contract import Host
from tabletop.table.said import Said
from tabletop.table.stage import Node
from tabletop.words import Seat

Z_PANEL, Z_SHOCK = 30, 32
STEPS = ("bounce", "card", "shock")
NARROW = 180.0
"""Units of width below which the tray has room for short words alone."""
CREAM, PALE = "#FFF1C9", "#DDEBE4"


class Panel:
    """The papers beside the board; each is drawn anew only when its words change."""

    def __init__(self, host: Host, places: Places) -> None:
        self.host, self.places = host, places
        self._papers = Said(host.stage, Z_PANEL + 1)
        self.shocks: list[Node] = []
        if places.tray.h:
            face = widgets.tray(places.tray.w, places.tray.h, host.s)
            host.stage.picture(Art(face, 0, 0), *places.tray.topleft, Z_PANEL, "tray")
        for i, rect in enumerate(places.shocks):
            empty = pictures.shock_place(*rect.size)
            host.stage.picture(empty, *rect.topleft, Z_PANEL + 1, f"place:{i}")
            node = host.stage.picture(
                pictures.shock(*rect.size, host.s), *rect.topleft, Z_SHOCK, f"shock:{i}"
            )
            self.shocks.append(node)

    def update(self, view: BounceView) -> None:
        """Brings everything up to date; whose hand lies here is the viewer's, or the mover's."""
        seat = hand_seat(view)
        count = view.shocks[seat]
        for i, node in enumerate(self.shocks):
            node.put(visible=i < count)
        self._steps(view)
        self._tray_words(view, seat, count)
        self._goal(view, seat, view.carrots[seat])

    def _steps(self, view: BounceView) -> None:
        rect, s = self.places.steps, self.host.s
        now = {"bounce": 0, "swap_first": 1, "swap_second": 1, "spy": 1, "shock": 2}.get(
            view.phase, -1
        )
        mine = view.viewer is not None and view.mover == view.viewer
        names = [seat.name for seat in self.host.seats]
        whose = "own" if mine else "other" if view.mover >= 0 else "over"
        title = say(f"turn-{whose}", names, who=Seat(view.mover))
        steps = [(say(f"step-{step}"), say(f"step-{step}.how")) for step in STEPS]

        def draw() -> Art:
            paper = widgets.panel(rect.w, rect.h, s)
            face = paper.surface.copy()
            x, y = paper.ox + round(16 * s), paper.oy + round(10 * s)
            fitted = widgets.fit(title, "heading", round(18 * s), rect.w - 32 * s, s)
            write(face, fitted.text, x, y, "heading", fitted.px, INK)
            pitch = (rect.h - 42 * s) / len(STEPS)
            for i, (head, second) in enumerate(steps):
                row = widgets.step_row(
                    i + 1, head, second, rect.w - round(16 * s), s, now=i == now, done=0 <= i < now
                )
                top = paper.oy + round(38 * s + i * pitch)
                face.blit(row, (paper.ox + round(8 * s), top))
            return Art(face, paper.ox, paper.oy)

        if rect.h:
            self._papers.tell("steps", rect.topleft, (title, now), draw)

    def _tray_words(self, view: BounceView, seat: int, count: int) -> None:
        rect, s = self.places.tray, self.host.s
        if rect.h < 140 * s:
            return
        names = [seat.name for seat in self.host.seats]
        whose = "tray-own" if view.viewer is not None else "tray-other"
        narrow = ".short" if rect.w < NARROW * s else ""
        title = say(whose + narrow, names, who=Seat(seat))
        if view.phase == "shock" and view.chooser == seat:
            foot = say("tray-now" if count else "tray-none")
        else:
            foot = say(f"tray-count{narrow}", n=count, most=HAND_LIMIT)

        def draw() -> Art:
            face = pygame.Surface(rect.size, pygame.SRCALPHA)
            for words, y, role, px, colour in (
                (title, 21, "heading", 17, CREAM),
                (foot, rect.h / s - 19, "body", 16, PALE),
            ):
                line = widgets.fit(words, role, round(px * s), rect.w - 30 * s, s)
                write(face, line.text, rect.w / 2, y * s, role, line.px, colour, "center")
            return trimmed(Art(face, 0, 0))

        self._papers.tell("tray_words", rect.topleft, (title, foot), draw)

    def _goal(self, view: BounceView, seat: int, carrots: int) -> None:
        rect, s = self.places.goal, self.host.s
        names = [seat.name for seat in self.host.seats]
        whose = "goal-other" if view.viewer is None else "goal-own"
        words = say(whose, names, who=Seat(seat), n=carrots, most=CARROTS_TO_WIN)

        def draw() -> Art:
            paper = widgets.panel(rect.w, rect.h, s)
            face = paper.surface.copy()
            line = widgets.fit(words, "bold", round(16 * s), rect.w - 24 * s, s)
            middle = paper.ox + rect.w / 2
            write(face, line.text, middle, paper.oy + 22 * s, "bold", line.px, INK, "center")
            size = round(30 * s)
            for i in range(CARROTS_TO_WIN):
                mark = sign("carrot", size, faded=i >= carrots)
                x = middle + (i - 1) * 40 * s - size / 2
                face.blit(mark, (round(x), paper.oy + round(41 * s)))
            return Art(face, paper.ox, paper.oy)

        if rect.h:
            self._papers.tell("goal", rect.topleft, words, draw)


def hand_seat(view: BounceView) -> int:
    """Returns the seat whose universal shocks lie in the tray: the viewer, or for the public the
    mover."""
    return view.viewer if view.viewer is not None else max(0, view.mover)
