"""What lies on a table and is better left open while a rabbit speaks. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from tabletop.scenes.play.desk import Desk
from tabletop.table.meaning import things

LARGE = 8
"""What takes more than this part of the window is no single thing, but where things lie."""

PAPERS: Final = 20.0, 600.0
"""Between these heights over the table lie papers with words, under whatever comes and goes."""

ALIKE = 0.2
"""Things of a fan are of one size and height; by this share they may differ."""


def lying(desk: Desk) -> tuple[Rect, ...]:
    """Window rectangles of all things that the table tells of now, of its papers, of the log."""
    w, h = desk.app.size
    at = desk.papers.frame
    found = _all(desk)
    small = [rect for rect in (*found, *_papers(desk, found)) if rect.w * rect.h * LARGE <= w * h]
    return (*small, at.log, at.prompt, *at.plates)


def _papers(desk: Desk, found: Sequence[Rect]) -> list[Rect]:
    """Where words stand on the table that belong to no thing of it."""
    low, high = PAPERS
    areas = [n.area() for n in desk.papers.host.stage.nodes if n.key and low <= n.z <= high]
    return [area for area in areas if area.collidelist(found) < 0]


def open_parts(desk: Desk, about: Sequence[Rect]) -> tuple[Rect, ...]:
    """What can be seen of each where several lie in a fan, every one over the one left of it."""
    lie = _all(desk)
    return tuple(_open_part(rect, lie) for rect in about)


def _all(desk: Desk) -> list[Rect]:
    zones = desk.table.meaning(desk.view, desk.legal(), desk.words)
    return [Rect(thing.where) for thing in things(zones) if thing.where is not None]


def _open_part(rect: Rect, lie: Sequence[Rect]) -> Rect:
    over = [other.x for other in lie if rect.x < other.x < rect.right and _fanned(rect, other)]
    return Rect(rect.x, rect.y, min(over, default=rect.right) - rect.x, rect.h)


def _fanned(one: Rect, other: Rect) -> bool:
    """Whether both lie in one row, of one size."""
    far = abs(one.y - other.y) + abs(one.h - other.h)
    return far <= ALIKE * one.h and abs(one.w - other.w) <= ALIKE * one.w
