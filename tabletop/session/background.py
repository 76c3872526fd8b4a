"""Studies finished matches one after the other while nobody plays; what is found is kept with them.

Whether it may, and when it is quiet enough, is the screen's to say.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from tabletop.ai.analysing import Spend
from tabletop.ai.analyst import Analyst
from tabletop.core.errors import TabletopError
from tabletop.session import exercises
from tabletop.session.catalog import Wanted
from tabletop.session.library import Library
from tabletop.session.review import Review
from tabletop.session.running import Running

LAST: Final = 10
"""The most matches that are studied: the last ones."""

EVERY: Final = -1
"""Stands for all matches."""

SECONDS, MATCH_SECONDS = 1.5, 60.0
"""The most seconds for each choice, and for all of a match together."""

AGAIN: Final = 0.2
"""The share of a match's time that is kept for what is looked at again."""


def share(review: Review) -> Spend:
    """Budget for the next choice of a match: its part of the time the match has left.

    What early choices take beyond theirs, as their playouts are the longest, later ones go without:
    where no time is left, a choice is compared with few others. What is looked at again has its
    whole time, the costliest first, until the match's is over.
    """
    if len(review.verdicts) == len(review.moments):
        return Spend(seconds=SECONDS if review.used < MATCH_SECONDS else 0.0)
    time = MATCH_SECONDS * (1.0 - AGAIN) - review.used
    return Spend(seconds=max(0.0, min(SECONDS, time / len(review.left()))), few=True)


class Background:
    """Matches that are studied unasked, the one played last first, each for so long at most; what
    is left of a long one is looked at another time.

    Attributes:
        review: the match under study; None between two of them.
    """

    def __init__(self, library: Library, last: int = LAST) -> None:
        """`last` is how many of the last matches are studied."""
        self._library, self._last = library, last
        self._left: Iterator[int] | None = None
        self.review: Review | None = None

    def tick(self, analyst: Analyst) -> None:
        """Goes on with the study; call it again and again while it is quiet.

        The analyst's one process does the work, behind all that is asked of it otherwise.
        """
        if self.review is None:
            self.review = self._following()
        if self.review is None:
            return
        if self.review.done or (self.review.used >= MATCH_SECONDS and not self.review.asking):
            exercises.note(self.review, self._library, datetime.now(UTC))
            self.review = None
        elif self._library.problem:
            # What cannot be kept need not be found out; it is tried again another time.
            self.stop()
        else:
            self.review.look(analyst, share(self.review))

    def stop(self) -> None:
        """Somebody wants to play: what is asked is taken back, what was found stays."""
        if self.review is not None:
            self.review.stop()
            self.review = None
        self._left = None

    def _following(self) -> Review | None:
        """The next match that is not studied yet; None when all are."""
        if self._left is None:
            self._left = iter(self._finished())
        for match in self._left:
            try:
                running = Running.resume(self._library, match)
            except TabletopError:
                # It is named where matches are listed; here the others go on.
                continue
            review = Review(running, range(len(running.seats)), self._library)
            if not review.done:
                return review
        return None

    def _finished(self) -> list[int]:
        wanted = Wanted(over=True, tried=False, people=True)
        return [saved.id for saved in self._library.matches(wanted, most=self._last)]
