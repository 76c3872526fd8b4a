"""The bar of looking back: how the match ended, and the ways to other screens about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from tabletop.scenes.results.pages import written
from tabletop.scenes.screen import Way
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.words import say
from tabletop.session import branches
from tabletop.table.art import lettering, papers
from tabletop.table.art.palette import INK
from tabletop.table.art.rabbit import badge
from tabletop.table.art.signs import sign

if TYPE_CHECKING:
    from tabletop.scenes.screen import Screen
    from tabletop.session.running import Running

ROOMIEST, ROOMY, NARROW = 1500, 1180, 760
"""Widths in style pixels: from NARROW the first way to go has its words, from ROOMY the second too,
from ROOMIEST all three."""


class Bar:
    """Buttons at the right of the title."""

    def __init__(self, scene: StudyScreen) -> None:
        self._scene = scene

    def put(self, y: int, d: int) -> int:
        """Puts everything there; returns the x left of it."""
        scene = self._scene
        right = scene.area.right
        for least, way in self._ways():
            right = scene.add_at_right(right, y, d, way, scene.units[0] >= least)
        return result_plate(self._scene, self._scene.review.running, right, y, d)

    def _ways(self) -> Iterator[tuple[float, Way]]:
        """Yields the buttons, each with the width of the window from which it has words."""
        if self._scene.review.running.over:
            yield NARROW, Way("ledger", say("ledger"), "statistics", self.ledger)
        tried = self._tried()
        if tried:
            yield ROOMY, Way("lines", say("lines.n", n=tried), "rail_switch", self.lines)
        yield ROOMIEST, Way("keep", say("keep"), "export", self._scene.keep)

    def _tried(self) -> int:
        """Returns the number of lines tried from the match, or from the one this was tried from."""
        running = self._scene.review.running
        if running.id is None:
            return 0
        library = self._scene.app.library
        return len(branches.tree(library, branches.root(library, running.id)))

    def ledger(self) -> None:
        self._scene.app.over("ledger", self._scene.review)

    def lines(self) -> None:
        """To the lines that were tried."""
        self._scene.app.over("lines", self._scene.review)


def result_plate(scene: Screen, running: Running, right: int, y: int, d: int) -> int:
    """Names and what they have at the end, left of `right`; returns the new right end."""
    result = running.result
    if result is None or scene.units[0] < 900:
        return right
    fewest = running.match.game.info.fewest
    order = sorted(range(len(running.seats)), key=lambda seat: (result.ranks[seat], seat))
    scores = [written(score, fewest) for score in result.scores]
    words = "  :  ".join(f"{running.names[seat]} {scores[seat]}" for seat in order)
    room = min(round(scene.area.w * 0.42), right - scene.area.x - scene.px(300))
    if room < scene.px(160):
        return right
    cup = scene.px(24)
    wide = lettering.width_of(words, "heading", scene.px(17)) + 2 * scene.px(18) + cup
    if wide > room:
        return _badges(scene, running, [(seat, scores[seat]) for seat in order], right, y, d, words)
    box = pygame.Rect(right - wide, y, wide, d)
    scene.picture(papers.panel(box.w, box.h, scene.s, 12), *box.topleft, 5)
    scene.picture(sign("trophy", cup), box.x + scene.px(10), box.centery - cup // 2, 8)
    left = box.x + cup + scene.px(16)
    scene.words(words, left, box.centery, "heading", 17, INK, "midleft",
                width=box.right - left - scene.px(10), key="result")  # fmt: skip
    return box.x - scene.px(12)


def _badges(
    scene: Screen, running: Running, order: list[tuple[int, str]], right: int, y: int, d: int,
    said: str,
) -> int:  # fmt: skip
    """The same with each seat's badge in place of its name, where names have no room."""
    cup, face, gap = scene.px(24), scene.px(26), scene.px(14)
    widths = [lettering.width_of(score, "heading", scene.px(17)) for _, score in order]
    wide = cup + sum(widths) + len(order) * (face + scene.px(5) + gap) + scene.px(20)
    box = pygame.Rect(right - wide, y, wide, d)
    scene.picture(papers.panel(box.w, box.h, scene.s, 12), *box.topleft, 5)
    mark = scene.picture(sign("trophy", cup), box.x + scene.px(10), box.centery - cup // 2, 8)
    scene.tell(mark, box, said)
    x = box.x + scene.px(10) + cup + gap
    for (seat, score), width in zip(order, widths, strict=True):
        drawn = badge(running.seats[seat].figure, face)
        scene.picture(drawn, x, box.centery - face // 2, 8)
        x += face + scene.px(5)
        scene.words(score, x, box.centery, "heading", 17, INK, "midleft", said="")
        x += width + gap
    return box.x - scene.px(12)
