"""Export and import of matches and moments: files, the clipboard, bookmarks.

Existing files are never overwritten.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from tabletop.core.errors import TabletopError, explained
from tabletop.scenes.overlay import Choice
from tabletop.scenes.scene import say
from tabletop.session import bookmarks
from tabletop.session.position import as_text, is_position, open_text
from tabletop.session.secrecy import hides
from tabletop.session.writing import unused

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.session.running import Running

FOLDER = "matches"
"""Folder beside the library for what is written of matches, and read from."""


def file_of(app: Program, running: Running, ending: str) -> Path:
    """Returns the path for a match; `keep` takes another if a file lies there."""
    name = f"{running.match.game.info.key}-{running.id or 'match'}{ending}"
    return app.library.path.parent / FOLDER / name


def keep(app: Program, path: Path, write: Callable[[Path], None]) -> None:
    """Writes a match beside the library and says where it is or why that failed."""
    free = unused(path)
    try:
        free.parent.mkdir(parents=True, exist_ok=True)
        write(free)
    except TabletopError as problem:
        app.say(str(problem))
    except OSError as problem:
        app.say(explained("unwritten", path=free, why=problem))
    else:
        app.say(say("match-lies", path=str(free.resolve())))


def keep_record(app: Program, running: Running) -> None:
    """Writes the match to a file that can be imported; asks first if it reveals hidden things."""
    from tabletop.session.foreign import write_match  # its checker takes room in every match

    def write() -> None:
        keep(app, file_of(app, running, ".jsonl"), lambda path: write_match(running, path))

    _when_meant(app, running, "file", write)


def _when_meant(app: Program, running: Running, what: str, act: Callable[[], None]) -> None:
    """Calls `act`, which makes a "file" or a "line"; asks first if that reveals more than anybody
    at the table knows."""
    if not hides(running):
        act()
        return
    figure = running.seats[next(iter(running.humans), 0)].figure
    choices = (Choice(say(f"keep-{what}"), act), Choice(say("leave")))
    app.ask(say("goes-on"), say(f"goes-on.{what}"), choices, figure)


def copy_moment(app: Program, running: Running, ply: int | None = None) -> None:
    """Copies a moment (None: the present one) as text; asks first if it reveals hidden things."""

    def copy() -> None:
        _copy(app, running, ply)

    _when_meant(app, running, "line", copy)


def _copy(app: Program, running: Running, ply: int | None) -> None:
    try:
        pygame.scrap.put_text(as_text(running.match, running.seats, ply))
    except pygame.error:
        app.say(say("copied.not"))
    else:
        app.say(say("copied"))


def paste_moment(app: Program) -> None:
    """Opens the position on the clipboard at its table."""
    try:
        text = pygame.scrap.get_text()
        if not is_position(text):
            app.say(say("pasted.none"))
            return
        running = open_text(text, app.library)
    except pygame.error:
        app.say(say("pasted"))
    except TabletopError as problem:
        app.say(str(problem))
    else:
        app.open("play", running)


def bookmark(app: Program, running: Running, ply: int | None = None) -> None:
    """Bookmarks a moment, which Practice then lists."""
    try:
        kept = bookmarks.mark(running, running.ply if ply is None else ply, time.time())
    except TabletopError as problem:
        app.say(str(problem))
    else:
        app.say(say("bookmarked", name=kept.name))
