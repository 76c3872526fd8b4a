"""The right column of this table: steps of the turn, tray of universal shocks, goal line."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from tabletop.games.bounce_bunny_bounce.rules.cards import CARROTS_TO_WIN, HAND_LIMIT
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.table import pictures
from tabletop.games.bounce_bunny_bounce.table.layout import WORDED_TRAY, Places
from tabletop.games.bounce_bunny_bounce.words import say
from tabletop.table.art import widgets
from tabletop.table.art.picture import Picture, Size, picture, sized
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art, trimmed
from tabletop.table.boxes import grid
from tabletop.table.contract import Host
from tabletop.table.nodes import NodeTable
from tabletop.words import Seat

Z_PANEL, Z_SHOCK = 30, 32
STEPS = ("bounce", "card", "shock")
NOW = {"bounce": 0, "swap_first": 1, "swap_second": 1, "spy": 1, "shock": 2}
NARROW = 180.0
"""Width below which the tray has room for short words alone."""
CREAM, PALE = "#FFF1C9", "#DDEBE4"


class Panel:
    """The papers beside the board."""

    def __init__(self, host: Host, places: Places, nodes: NodeTable) -> None:
        self.host, self.places, self._nodes = host, places, nodes
        layer = host.layer
        if places.tray:
            layer.picture(sized(widgets.tray), places.tray, Z_PANEL, "tray")
        for i, rect in enumerate(places.shocks):
            layer.picture(pictures.shock_place(), rect, Z_PANEL + 1, f"place:{i}")
        self.shocks = [
            layer.picture(pictures.shock(), rect, Z_SHOCK, f"shock:{i}")
            for i, rect in enumerate(places.shocks)
        ]

    def update(self, view: BounceView) -> None:
        """Brings everything up to date; whose hand lies here is the viewer's, or the mover's."""
        seat, at = hand_seat(view), self.places
        for i, node in enumerate(self.shocks):
            lies = i < view.shocks[seat]  # one may have been carried off
            node.show(pictures.shock(), at.shocks[i], visible=lies)
        names = self.host.names
        steps = tuple((say(f"step-{step}"), say(f"step-{step}.how")) for step in STEPS)
        title, now = self._title(view, names), NOW.get(view.phase, -1)
        self._lay("steps", at.steps, _steps(title, steps, now))
        if at.tray.h >= WORDED_TRAY:
            self._lay("tray_words", at.tray, _tray_words(*self._tray_said(view, seat, names)))
        whose, carrots = "goal-other" if view.viewer is None else "goal-own", view.carrots[seat]
        goal = say(whose, names, who=Seat(seat), n=carrots, most=CARROTS_TO_WIN)
        self._lay("goal", at.goal, _goal(goal, carrots))

    def _lay(self, key: str, rect: FRect, shown: Picture) -> None:
        if rect:
            self._nodes.lay(key, shown, rect, Z_PANEL + 1, hit=False)

    def _title(self, view: BounceView, names: Sequence[str]) -> str:
        mine = view.viewer is not None and view.mover == view.viewer
        whose = "own" if mine else "other" if view.mover >= 0 else "over"
        return say(f"turn-{whose}", names, who=Seat(view.mover))

    def _tray_said(self, view: BounceView, seat: int, names: Sequence[str]) -> tuple[str, str]:
        """The words above and below the shocks."""
        narrow, count = ".short" if self.places.tray.w < NARROW else "", view.shocks[seat]
        whose = "tray-own" if view.viewer is not None else "tray-other"
        foot = say(f"tray-count{narrow}", n=count, most=HAND_LIMIT)
        if view.phase == "shock" and view.chooser == seat:
            foot = say("tray-now" if count else "tray-none")
        return say(whose + narrow, names, who=Seat(seat)), foot


@picture
def _steps(size: Size, title: str, steps: tuple[tuple[str, str], ...], now: int) -> Art:
    """The steps of a turn on paper, the present one lit."""
    sheet = Sheet(size, widgets.panel(*size))
    sheet.write(title, 16, 10, "heading", 18, width=sheet.box.w - 32)
    room = FRect(8, 38, sheet.box.w - 16, sheet.box.h - 42)
    for i, rect in enumerate(grid(room, 1, len(steps))):
        rect.h = 52
        sheet.lay(widgets.step_row(i + 1, *steps[i], now=i == now, done=0 <= i < now), rect)
    return sheet.art


@picture
def _tray_words(size: Size, title: str, foot: str) -> Art:
    sheet = Sheet(size)
    middle, width = sheet.box.centerx, sheet.box.w - 30
    sheet.write(title, middle, 21, "heading", 17, CREAM, "center", width)
    sheet.write(foot, middle, sheet.box.h - 19, "body", 16, PALE, "center", width)
    return trimmed(sheet.art)


@picture
def _goal(size: Size, words: str, carrots: int) -> Art:
    """The words of the goal line, and the carrots won and to win."""
    sheet = Sheet(size, widgets.panel(*size))
    middle = sheet.box.centerx
    sheet.write(words, middle, 22, "bold", 16, anchor="center", width=sheet.box.w - 24)
    for i in range(CARROTS_TO_WIN):
        sheet.sign("carrot", middle + (i - 1) * 40, 56, 30, faded=i >= carrots)
    return sheet.art


def hand_seat(view: BounceView) -> int:
    """Returns the seat whose universal shocks lie in the tray: the viewer, or for the public the
    mover."""
    return view.viewer if view.viewer is not None else max(0, view.mover)
