"""The rows of a final count: whose points, what they came from, and the card that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.event import UNKNOWN
from tabletop.core.game import Player, Source, State
from tabletop.words import Message
from tabletop.words.books import said


class Row(NamedTuple):
    """One row of the final count: points of one seat, and where they came from.

    Attributes:
        piece, face: the card that is turned over for it, "sign:..." for a sign; "" = none.
        things: the faces of what is counted one by one, such as eggs.
        stage: rows of a lower stage are counted before; those of stage 0 everybody knew.
        open: the card lies face up before it is counted.
    """

    seat: Player
    points: int
    title: str | Message
    piece: str = ""
    face: int = UNKNOWN
    things: tuple[int, ...] = ()
    stage: int = 0
    open: bool = False

    @property
    def name(self) -> str:
        """The words for where the points came from."""
        return said(self.title)


def rows_of(state: State) -> tuple[Row, ...]:
    """Returns the rows of the final count; those of each seat add up to its score.

    Games that turn nothing over have no `final_count`: their rows are those of the sources.
    """
    found = getattr(state, "final_count", None)
    return tuple(found()) if found is not None else rows_from(state.result().sources)


def rows_from(sources: Sequence[Source], stage: int = 0) -> tuple[Row, ...]:
    """Returns the rows of sources, each seat's own without noughts."""
    return tuple(
        Row(seat, points, source.title, stage=stage)
        for source in sources
        for seat, points in enumerate(source.points)
        if points
    )
