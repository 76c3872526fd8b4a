"""Small pictures of saved matches' tables: drawn by the tables in a process of their own, kept.

A picture is a file beside the library, named after the match and the moment it was last played at.
It shows what anybody who looks on may see. Nothing here waits: a list shows what there is, and asks
now and then whether more has come.
"""

from __future__ import annotations

import contextlib
import logging
import os
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import pygame

from tabletop.ai import serving
from tabletop.ai.process import WorkerProcess
from tabletop.core.errors import TabletopError
from tabletop.core.record import Record, good_part
from tabletop.session.library import Library
from tabletop.session.rows import Saved
from tabletop.table.contract import SeatFace
from tabletop.table.still import still

log = logging.getLogger(__name__)

FOLDER = "pictures"
ENDING = ".png"
DRAWN, KEPT = (880, 680), (352, 272)
"""How large the table is drawn, and how large the picture of it is kept."""

NICENESS = 10
MOST_KEPT = 400
"""Files; of more the oldest go."""


class Job(NamedTuple):
    """A picture to be drawn: of which record, up to where, who sits there, into which file."""

    record: Record
    ply: int
    seats: tuple[SeatFace, ...]
    path: Path


class Done(NamedTuple):
    """The child is done with that file; it may have failed."""

    path: Path


def file_of(library: Library, saved: Saved) -> Path:
    """Where the picture of a match as it stands is kept."""
    name = f"{saved.id}-{round(saved.changed * 1000)}{ENDING}"
    return library.path.parent / FOLDER / name


def job_of(library: Library, saved: Saved) -> Job:
    """What it takes to draw a match.

    Raises:
        LibraryProblem: it cannot be read.
    """
    seats = tuple(SeatFace(seat.name, seat.figure) for seat in saved.sheet.seats)
    return Job(library.load(saved.id).record, saved.ply, seats, file_of(library, saved))


def draw(job: Job) -> None:
    """Draws a match into its file, whole or not at all.

    Raises:
        TabletopError, OSError, pygame.error: it cannot be drawn or written.
    """
    match, _ = good_part(job.record, kept=True)
    if 0 <= job.ply < match.ply:
        match.undo_to(job.ply)
    match.resume_dealing()
    match.take_moments()
    small = pygame.transform.smoothscale(still(match, job.seats, DRAWN, 1.0), KEPT)
    job.path.parent.mkdir(parents=True, exist_ok=True)
    half_done = job.path.with_suffix(f".{os.getpid()}.new{ENDING}")
    pygame.image.save(small, half_done)
    half_done.replace(job.path)


def serve(connection: Connection) -> None:
    """The child's whole life: draws what it is sent until the pipe is closed."""

    def work(job: Job) -> None:
        try:
            draw(job)
        except Exception:  # a table may fail in any way; the others are drawn all the same
            log.exception("no picture of a saved match could be drawn")
        connection.send(Done(job.path))

    serving.serve(connection, NICENESS, work, _unseen)


def _unseen() -> None:
    """A screen that nobody sees, to draw on."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


class Pictures:
    """The pictures of a list of matches, and the child that draws those which are missing."""

    def __init__(self, library: Library, children: bool = True) -> None:
        """Without `children` only pictures that are there already are shown."""
        self._library = library
        self._children = children
        self._child: WorkerProcess | None = None
        self._missing: list[Saved] = []
        self._asked: Path | None = None
        self._failed: set[Path] = set()
        self._loaded: dict[Path, pygame.Surface | None] = {}

    def of(self, saved: Saved) -> pygame.Surface | None:
        """The picture of a match; None while there is none."""
        path = file_of(self._library, saved)
        if self._loaded.get(path) is None:
            self._loaded[path] = _read(path)
        return self._loaded[path]

    def want(self, shown: list[Saved]) -> None:
        """These are in sight: those without a picture are drawn, first to last."""
        self._missing = [
            saved for saved in shown
            if self.of(saved) is None and file_of(self._library, saved) not in self._failed
        ]  # fmt: skip

    def poll(self) -> bool:
        """Hands the child its next match; True when a picture has come."""
        came = False
        for message in self._child.messages() if self._child is not None else ():
            if isinstance(message, Done):
                self._asked = None
                self._missing = [s for s in self._missing if not self._is_at(s, message.path)]
                came = _read(message.path) is not None
                if not came:
                    self._failed.add(message.path)
        if self._child is not None and not self._child.alive():
            self._missing = []
        if self._asked is None and self._missing:
            self._ask(self._missing[0])
        return came

    def close(self) -> None:
        """Ends the child, and takes the oldest pictures away where there are too many."""
        if self._child is not None:
            self._child.kill()
            self._child = None
        _tidy(self._library.path.parent / FOLDER)

    def _is_at(self, saved: Saved, path: Path) -> bool:
        return file_of(self._library, saved) == path

    def _ask(self, saved: Saved) -> None:
        if not self._children:
            self._missing = []
            return
        try:
            if self._child is None:
                self._child = WorkerProcess(serve)
            job = job_of(self._library, saved)
        except (OSError, TabletopError):
            self._missing = self._missing[1:]
            return
        self._asked = job.path
        self._child.send(job)


def _read(path: Path) -> pygame.Surface | None:
    if not path.is_file():
        return None
    try:
        return pygame.image.load(path)
    except (OSError, pygame.error):
        return None


def _tidy(folder: Path) -> None:
    """Keeps the newest pictures; what another child left half done goes too."""
    with contextlib.suppress(OSError):
        files = sorted(folder.glob(f"*{ENDING}"), key=lambda file: -file.stat().st_mtime)
        for file in files[MOST_KEPT:]:
            file.unlink(missing_ok=True)
