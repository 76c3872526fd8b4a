"""Moments of saved matches that were given a name, to be found again."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.errors import TabletopError, explain
from tabletop.core.game import CHANCE
from tabletop.core.letters import name_from
from tabletop.session.library import Library
from tabletop.session.loglines import say
from tabletop.session.rows import LONGEST_TITLE, KeptBookmark, Saved
from tabletop.session.running import Running
from tabletop.words import Seat


class NoBookmark(TabletopError):
    """The moment cannot be kept; the text says why."""


class Bookmark(NamedTuple):
    """A moment that was marked, and the match it belongs to."""

    kept: KeptBookmark
    saved: Saved


def name_of(running: Running, ply: int) -> str:
    """Names a moment until it is given another name: "Turn 14, Poppy chooses"."""
    steps, part = running.match.steps, running.match.game.info.part
    if ply < len(steps):
        turn, seat = running.turns()[ply], steps[ply].player
        chooses = [seat] if seat != CHANCE else []
    else:
        turn, chooses = running.turn, list(running.actors())
    if not chooses and running.over and ply >= len(steps):
        return say("moment.end", part=part, n=turn)
    if len(chooses) != 1 or chooses[0] == CHANCE:
        return say("moment", part=part, n=turn)
    told = say("moment.chooses", running.names, part=part, n=turn, who=Seat(chooses[0]))
    return name_from(told, LONGEST_TITLE)


def mark(running: Running, ply: int, now: float) -> KeptBookmark:
    """Keeps the moment before log entry `ply`, or the present one at the log's end.

    Args:
        now: seconds since 1970.

    Raises:
        NoBookmark: the match or the bookmark cannot be kept.
    """
    library = running.kept_in
    if library is None or running.id is None:
        raise NoBookmark(explain("bookmark-unsaved"))
    kept = KeptBookmark(running.id, ply, name_of(running, ply), max(0.0, now))
    if not library.keep_bookmark(kept):
        raise NoBookmark(library.problem or explain("bookmark-unsaved.failed"))
    return kept


def listed(library: Library, start: int = 0, most: int = -1) -> list[Bookmark]:
    """Bookmarks with their matches from the `start`th on, those made last first; `most` of them, -1
    = all."""
    kept = library.bookmarks(start, most)
    saved = library.matches_of(each.match for each in kept)
    return [Bookmark(each, saved[each.match]) for each in kept if each.match in saved]


def rename(bookmark: KeptBookmark, name: str, library: Library) -> bool:
    """Calls a moment by another name; without one it keeps the one it has. False = it failed."""
    name = name_from(name, LONGEST_TITLE) or bookmark.name
    return library.keep_bookmark(bookmark._replace(name=name))


def opened(library: Library, bookmark: KeptBookmark) -> Running:
    """The match of a bookmark, as it stands.

    Raises:
        TabletopError: it cannot be opened, or was undone to before that moment.
    """
    running = Running.resume(library, bookmark.match)
    if bookmark.ply > running.match.ply:
        raise NoBookmark(
            running.problem or explain("bookmark-unsaved.undone")
        )
    return running
