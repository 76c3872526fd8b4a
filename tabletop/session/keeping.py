"""Saves one match while it is played: finds what is new since the last write and hands that over.

How a match is played, and how a library writes, is not decided here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.errors import explained
from tabletop.core.game import Result
from tabletop.session.library import Library
from tabletop.session.rows import Change, Kept, Line, MatchLost, Sheet, Standing


class Keeper:
    """Keeper: saves one running match; knows its place in the library and what lies there already.

    Attributes:
        id: the match's id, None while it has no place there.
        notice: one sentence when the match had to be given a new place, else "".
    """

    def __init__(
        self,
        library: Library | None,
        sheet: Sheet,
        held: Kept | None = None,
        lines: Sequence[Line] = (),
    ) -> None:
        """`held` and `lines` are what the library holds of the match already."""
        self.library = library
        self.sheet = sheet
        self._saved = held is not None
        self.notice = ""
        self._known = ("", library.problem if library else "")
        self._held = held
        self._lines = list(lines)

    @property
    def saved(self) -> bool:
        """Returns True if the library holds all that was handed in last, now or by a later try."""
        return self._saved or (self.library is not None and self.library.paid(self.sheet))

    @property
    def id(self) -> int | None:
        return self._held.match if self._held else None

    def news(self) -> str:
        """Returns the latest sentence about saving, once; "" if there is none."""
        problem = self.library.problem if self.library else ""
        known, self._known = self._known, (self.notice, problem)
        if self._known == known:
            return ""
        if self.notice and self.notice != known[0]:
            return self.notice
        return problem or explained("saving-again")

    def drop(self) -> bool:
        """Takes the match out of the library; nothing of it is saved from then on."""
        done = self.library is None or self.id is None or self.library.delete(self.id)
        if done:
            if self.library is not None:
                self.library.forget(self.sheet)
            self.library, self._held, self._saved = None, None, False
        return done

    def keep(
        self,
        lines: Sequence[Line],
        ply: int,
        turn: int,
        aids: Mapping[str, int],
        result: Result | None,
        decisions: int,
        standing: Standing = Standing(),  # noqa: B008
    ) -> bool:
        """Saves the match as it is now; on True the disk has acknowledged it.

        What could not be saved is saved together with the next change.
        """
        if self.library is None:
            return False
        start = _common(self._lines, lines)
        for _ in range(2):
            change = Change(
                self._held.match if self._held else None,
                self._held.revision if self._held else 0,
                self.sheet,
                start,
                tuple(lines[start:]),
                ply,
                turn,
                aids,
                result,
                decisions,
                standing,
            )
            try:
                held = self.library.write(change)
                break
            except MatchLost as lost:
                self.notice = str(lost)
                self._held, start = None, 0
        else:
            held = None
        self._saved = held is not None
        if held is not None:
            self._held, self._lines = held, list(lines)
        elif self._held is None:
            self._lines = []
        return self._saved


def _common(old: Sequence[Line], new: Sequence[Line]) -> int:
    """Counts the lines that both begin with."""
    same = 0
    for before, after in zip(old, new):
        if before != after:
            break
        same += 1
    return same
