"""Small pictures of tables at a moment: drawn by the tables in a process of their own, kept.

A picture is a file beside the library, named after what it shows: a saved match as it stands or at
a choice, or a puzzle. Of a choice that somebody is to make it shows what that seat may see, else
what anybody who looks on may see. Nothing here waits: a list shows what there is, and asks now and
then whether more has come.
"""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

import pygame

from tabletop.ai import process
from tabletop.ai.process import WorkerProcess
from tabletop.core.errors import TabletopError
from tabletop.core.game import Player
from tabletop.core.match import Match
from tabletop.core.record import Record, good_part
from tabletop.session.library import Library
from tabletop.session.position import from_text
from tabletop.session.puzzles import Puzzle
from tabletop.session.rows import Saved
from tabletop.session.seats import Seat
from tabletop.table.art.cloth import cloth
from tabletop.table.art.game_pictures import framed, game_picture
from tabletop.table.contract import SeatFace
from tabletop.table.still import still

log = logging.getLogger(__name__)

FOLDER = "pictures"
ENDING = ".png"
DRAWN, KEPT = (880, 680), (352, 272)
"""Sizes at which the table is drawn, and at which its picture is kept."""

RADIUS, LINE = 7, 1.8
"""Style pixels of the corners of a table in small, and of the ink round it."""

NICENESS = 10
MOST_KEPT = 400
"""Files; of more the oldest go."""


class Job(NamedTuple):
    """A picture to be drawn.

    Attributes:
        path: the file it is to become.
        match: what is played out: a record, or a position as text, which says itself where it ends
            and who sits there.
        ply: before which logged action of the record; -1 = at its end.
        seats: who sits there.
        viewer: whose knowledge is shown; None = what anybody who looks on may see.
    """

    path: Path
    match: Record | str
    ply: int = -1
    seats: tuple[SeatFace, ...] = ()
    viewer: Player | None = None


class Wanted(NamedTuple):
    """A picture that a list would show: the file it is kept in, and what it takes to draw it.

    Asking for the job may raise TabletopError: it cannot be drawn.
    """

    path: Path
    job: Callable[[], Job]


class Done(NamedTuple):
    """The child is done with that file; it may have failed."""

    path: Path


def of_match(library: Library, saved: Saved) -> Wanted:
    """A saved match as it stands."""
    return Wanted(_file(library, saved), partial(_job, library, saved))


def of_moment(library: Library, saved: Saved, ply: int, viewer: Player | None = None) -> Wanted:
    """A saved match as it stood before that logged action, seen by `viewer`."""
    seen = "" if viewer is None else f"-{viewer}"
    return Wanted(
        _file(library, saved, f"-{ply}{seen}"),
        partial(_job, library, saved, ply, viewer, f"-{ply}{seen}"),
    )


def of_puzzle(library: Library, puzzle: Puzzle) -> Wanted:
    """A puzzle, as the seat that is to solve it sees it."""
    path = library.path.parent / FOLDER / f"{puzzle.name}{ENDING}"
    return Wanted(path, lambda: Job(path, puzzle.position, viewer=puzzle.seat))


def _file(library: Library, saved: Saved, moment: str = "") -> Path:
    """Returns the path of a match's picture; a match that was played on gets another."""
    name = f"{saved.id}-{round(saved.changed * 1000)}{moment}{ENDING}"
    return library.path.parent / FOLDER / name


def _job(
    library: Library, saved: Saved, ply: int = -1, viewer: Player | None = None, moment: str = ""
) -> Job:
    """The data needed to draw a match.

    Raises:
        LibraryProblem: it cannot be read.
    """
    record = library.load(saved.id).record
    path = _file(library, saved, moment)
    return Job(path, record, saved.ply if ply < 0 else ply, _faces(saved.sheet.seats), viewer)


def _faces(seats: Sequence[Seat]) -> tuple[SeatFace, ...]:
    return tuple(SeatFace(seat.name, seat.figure) for seat in seats)


def draw(job: Job) -> None:
    """Draws a match into its file, whole or not at all.

    Raises:
        TabletopError, OSError, pygame.error: it cannot be drawn or written.
    """
    match, faces = _played(job)
    table = still(match, faces, DRAWN, 1.0, job.viewer)
    small = pygame.transform.smoothscale(table, KEPT)
    job.path.parent.mkdir(parents=True, exist_ok=True)
    half_done = job.path.with_suffix(f".{os.getpid()}.new{ENDING}")
    pygame.image.save(small, half_done)
    half_done.replace(job.path)


def _played(job: Job) -> tuple[Match, tuple[SeatFace, ...]]:
    """The match at the moment to be drawn, and who sits there."""
    if isinstance(job.match, str):
        match, seats = from_text(job.match)
        return match, _faces(seats)
    match, _ = good_part(job.match, kept=True)
    if 0 <= job.ply < match.ply:
        match.undo_to(job.ply)
    match.resume_dealing()
    match.take_moments()
    return match, job.seats


def serve(connection: Connection) -> None:
    """The child's whole life: draws what it is sent until the pipe is closed."""

    def work(job: Job) -> None:
        try:
            draw(job)
        except Exception:  # a table may fail in any way; the others are drawn all the same
            log.exception("no picture of a saved match could be drawn")
        connection.send(Done(job.path))

    process.serve(connection, NICENESS, work, _unseen)


def _unseen() -> None:
    """A screen that nobody sees, to draw on."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


class Pictures:
    """The pictures of a list, and the child that draws those which are missing."""

    def __init__(self, library: Library, children: bool = True) -> None:
        """Without `children` only pictures that are there already are shown."""
        self._library = library
        self._children = children
        self._child: WorkerProcess | None = None
        self._missing: list[Wanted] = []
        self._asked: Path | None = None
        self._failed: set[Path] = set()
        self._loaded: dict[Path, pygame.Surface | None] = {}

    def of(self, wanted: Wanted) -> pygame.Surface | None:
        """Returns that picture, or None if there is none."""
        if self._loaded.get(wanted.path) is None:
            self._loaded[wanted.path] = _read(wanted.path)
        return self._loaded[wanted.path]

    def want(self, shown: Sequence[Wanted]) -> None:
        """These are in sight: those that are missing are drawn, first to last."""
        self._missing = [
            each for each in shown if self.of(each) is None and each.path not in self._failed
        ]

    def poll(self) -> bool:
        """Hands the child its next picture; True when one has come."""
        came = False
        for message in self._child.messages() if self._child is not None else ():
            if isinstance(message, Done):
                self._asked = None
                self._missing = [each for each in self._missing if each.path != message.path]
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

    def _ask(self, wanted: Wanted) -> None:
        if not self._children:
            self._missing = []
            return
        try:
            if self._child is None:
                self._child = WorkerProcess(serve)
            job = wanted.job()
        except (OSError, TabletopError):
            self._missing = self._missing[1:]
            return
        self._asked = job.path
        self._child.send(job)


def small_table(
    game: str, table: pygame.Surface | None, w: int, h: int, s: float
) -> pygame.Surface:
    """A table in small; until it is drawn, the game's cloth with its picture in the middle."""
    out = pygame.Surface((w, h), pygame.SRCALPHA)
    if table is not None:
        out.blit(pygame.transform.smoothscale(table.convert(24), (w, h)), (0, 0))
    else:
        out.blit(cloth(game, w, h, s * 0.3), (0, 0))
        tall = h - round(8 * s)
        card = game_picture(game, round(tall * 0.9), tall, round(6 * s))
        out.blit(card, card.get_rect(center=(w // 2, h // 2)))
    return framed(out, RADIUS * s, max(1.5, LINE * s))


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
