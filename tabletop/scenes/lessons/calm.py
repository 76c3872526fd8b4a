"""What lies on a table and is better left open while a rabbit speaks. Draws nothing."""

from __future__ import annotations

from pygame import Rect

from tabletop.scenes.play.desk import Desk
from tabletop.table.meaning import things

LARGE = 8
"""What takes more than this part of the window is no single thing, but where things lie."""


def lying(desk: Desk) -> tuple[Rect, ...]:
    """Window rectangles of all things that the table tells of now, and of the log."""
    w, h = desk.app.size
    zones = desk.table.meaning(desk.view, desk.legal(), desk.words)
    found = [Rect(thing.where) for thing in things(zones) if thing.where is not None]
    at = desk.papers.frame
    small = [rect for rect in found if rect.w * rect.h * LARGE <= w * h]
    return (*small, at.log, at.prompt, *at.plates)
