"""Moments out of the program and into it: a position by the clipboard, a bookmark."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pygame

from tabletop.core.errors import TabletopError
from tabletop.session import bookmarks
from tabletop.session.position import as_text, is_position, open_text

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.session.running import Running

COPIED = "This moment is copied as text; Ctrl + V on the menu opens it."
NO_POSITION = "There is no position on the clipboard; in a match Ctrl + C copies one."


def copy_moment(app: Program, running: Running, ply: int | None = None) -> None:
    """A moment as a line of text for the clipboard; None = the present one."""
    try:
        pygame.scrap.put_text(as_text(running.match, running.seats, ply))
    except pygame.error:
        app.say("Nothing can be copied here.")
    else:
        app.say(COPIED)


def paste_moment(app: Program) -> None:
    """The position on the clipboard, opened at its table."""
    try:
        text = pygame.scrap.get_text()
        if not is_position(text):
            app.say(NO_POSITION)
            return
        running = open_text(text, app.library)
    except pygame.error:
        app.say("Nothing can be pasted here.")
    except TabletopError as problem:
        app.say(str(problem))
    else:
        app.open("play", running)


def bookmark(app: Program, running: Running, ply: int | None = None) -> None:
    """Keeps a moment, to be found again under Practice."""
    try:
        kept = bookmarks.mark(running, running.ply if ply is None else ply, time.time())
    except TabletopError as problem:
        app.say(str(problem))
    else:
        app.say(f"Bookmarked: {kept.name}. Practice has it under Bookmarks.")
