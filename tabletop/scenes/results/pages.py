"""Divides the results into pages and finds what decided the match. Draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tabletop.core.game import Result, Source, folded
from tabletop.words import Message, Seat
from tabletop.words.books import book

say: Final = book("results").say


class Room(NamedTuple):
    """Lengths in pixels of the results' paper.

    Attributes:
        rows: what rows and words may fill below the head, the pager not taken off.
        row: a row where there is plenty of room; the total below the rows is as high.
        dense: the lowest row.
        words: the sentences below the table.
        pager: the buttons that turn the pages.
    """

    rows: int
    row: int
    dense: int
    words: int
    pager: int


class Page(NamedTuple):
    """One page: its rows, their height in pixels, and whether the sentences stand below them."""

    rows: tuple[Source, ...]
    row: int
    words: bool = False


def sources_of(result: Result) -> tuple[Source, ...]:
    """Returns the lines of the table; of a match that its players ended the points as they stood,
    where everybody could see them."""
    points = tuple(map(int, result.scores))
    if result.sources or not result.early or not any(points):
        return result.sources
    return (Source(Message("results", "stood"), points),)


def paged(sources: Sequence[Source], room: Room) -> list[Page]:
    """All pages of the sums, with the sentences where they fit; rows are as low as they must be for
    one page to do."""
    lines = folded(sources)
    row = _height(len(lines), room.rows - room.words, room)
    if row:
        return [Page(tuple(lines), row, words=True)]
    space = room.rows - room.pager
    row = _height(len(lines), space, room) or room.dense
    parts = _cut(lines, max(1, space // row - 1))
    left = space - (len(parts[-1]) + 1) * row
    pages = [Page(part, row) for part in parts]
    if left >= room.words:
        return [*pages[:-1], pages[-1]._replace(words=True)]
    return [*pages, Page((), row, words=True)]


def _height(count: int, space: int, room: Room) -> int:
    """Returns the height of each of `count` rows and the total in that space; 0 if it would be
    too low."""
    row = min(room.row, space // (count + 1))
    return row if row >= room.dense else 0


def _cut(rows: Sequence[Source], fit: int) -> list[tuple[Source, ...]]:
    """The rows in parts of at most `fit`, as even as they can be."""
    parts = max(1, -(-len(rows) // fit))
    each = -(-len(rows) // parts) if rows else 1
    return [tuple(rows[i : i + each]) for i in range(0, max(1, len(rows)), each)]


def decider(result: Result) -> Source | None:
    """The source that put the winner ahead of the next most; None when nothing did."""
    pair = _winner_and_next(result)
    if pair is None:
        return None
    first, second = pair
    lines = folded(result.sources)
    lead = [(line.points[first] - line.points[second], line) for line in lines]
    best = max(lead, key=lambda entry: entry[0], default=None)
    return best[1] if best is not None and best[0] > 0 else None


def written(points: float, fewest: bool = False) -> str:
    """A number of points as players read it; what one wants few of is kept negative."""
    return say("number", n=(0 - points) if fewest else points)


def decision(source: Source, result: Result, names: tuple[str, ...], fewest: bool = False) -> str:
    """One sentence on what brought most of the lead."""
    pair = _winner_and_next(result)
    if pair is None:
        return ""
    first, second = pair
    ahead, behind = (written(source.points[seat], fewest) for seat in pair)
    return say("decision", names, source=source.title, ahead=ahead, behind=behind,
               first=Seat(first), second=Seat(second))


def _winner_and_next(result: Result) -> tuple[int, int] | None:
    """The winner and the best of the others; None unless exactly one won."""
    if len(result.winners) != 1 or len(result.ranks) < 2 or not result.by_points:
        return None
    first = result.winners[0]
    others = [seat for seat in range(len(result.ranks)) if seat != first]
    return first, min(others, key=lambda seat: (result.ranks[seat], seat))
