"""Lists the things on a table that a speaking rabbit had better leave open. Draws nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

from tabletop.scenes.play.desk import Desk
from tabletop.table.meaning import things
from tabletop.table.speaking import rects

LARGE = 8
"""A rectangle larger than this part of the window is a place for things, not a thing."""

MOST_ASKED = 24
"""Number of choices whose places are looked at: with more of them hardly any sheet asks."""

PAPERS: Final = 6.0, 600.0
"""Heights (z) between which papers with words lie: over the table, under what comes and goes."""

ALIKE = 0.2
"""By what share of their size two things may differ and still belong to one fan."""

ASIDE: Final = 0.4
"""A thing of another kind covers this one only if it begins further right by this share of its
width: a piece that stands on its place does not."""


def lying(desk: Desk) -> tuple[Rect, ...]:
    """Window rectangles of all things that the table tells of now, but for large ones."""
    return tuple(rect for _, rect in _all(desk) if _small(desk, rect))


def written(desk: Desk) -> tuple[Rect, ...]:
    """Returns the rectangles of words on the table that belong to no thing of it: its papers,
    the prompt, the plates, the log."""
    at, log = desk.papers.frame, desk.papers.log
    papers = [rect for rect in _papers(desk, lying(desk)) if _small(desk, rect)]
    return (*papers, at.prompt, *at.plates, *((at.log,) if log.visible else ()))


def _small(desk: Desk, rect: Rect) -> bool:
    w, h = desk.app.size
    return rect.w * rect.h * LARGE <= w * h


def sheets_that_ask(desk: Desk) -> list[Rect]:
    """Papers over the table in which all lies that may be chosen now, of several things."""
    asked = _asked(desk)
    if len(asked) < 2:
        return []
    return [
        area for area in _areas(desk)
        if _small(desk, area) and all(area.collidepoint(rect.center) for rect in asked)
    ]


def _areas(desk: Desk) -> list[Rect]:
    low, high = PAPERS
    return [n.area() for n in desk.papers.host.stage.nodes if n.key and low <= n.z <= high]


def _papers(desk: Desk, found: Sequence[Rect]) -> list[Rect]:
    """Returns the rectangles of words and dice that belong to no thing of the table, and of
    sheets that ask."""
    asked = _asked(desk)
    return [
        area for area in _areas(desk)
        if (asked and all(area.collidepoint(rect.center) for rect in asked))
        or not any(_one(area, found[at]) for at in area.collidelistall(found))
    ]  # fmt: skip


def _asked(desk: Desk) -> tuple[Rect, ...]:
    """Returns the rectangles of the things that may be chosen now."""
    keys = {desk.table.gesture(action, desk.view).source for action in desk.legal()[:MOST_ASKED]}
    return rects([desk.table.rect(key) for key in sorted(keys) if key])


def _one(area: Rect, thing: Rect) -> bool:
    """Returns True if the area is the thing's picture, a mark on it, or the tray it lies in."""
    shared = area.clip(thing)
    return area.collidepoint(thing.center) or 2 * shared.w * shared.h >= area.w * area.h


def open_parts(desk: Desk, about: Mapping[str, Rect | None]) -> tuple[Rect, ...]:
    """Returns the visible part of each thing in a fan, in which every one covers the one left of
    it.

    Args:
        about: where each thing lies, by its key; None = out of sight.
    """
    lie = _all(desk)
    return tuple(_open_part(key, at, lie) for key, at in about.items() if at is not None and at.w)


def _all(desk: Desk) -> list[tuple[str, Rect]]:
    zones = desk.table.meaning(desk.view, desk.legal(), desk.words)
    return [(thing.key, Rect(thing.where)) for thing in things(zones) if thing.where is not None]


def _open_part(key: str, rect: Rect, lie: Sequence[tuple[str, Rect]]) -> Rect:
    over = [rect.right]
    for other, at in lie:
        alike = other.partition(":")[0] == key.partition(":")[0]
        near = rect.x if alike else rect.x + ASIDE * rect.w
        if near < at.x < rect.right and _fanned(rect, at):
            over.append(at.x)
    return Rect(rect.x, rect.y, min(over) - rect.x, rect.h)


def _fanned(one: Rect, other: Rect) -> bool:
    """Returns True if both lie in one row and have one size."""
    far = abs(one.y - other.y) + abs(one.h - other.h)
    return far <= ALIKE * one.h and abs(one.w - other.w) <= ALIKE * one.w
