"""All luck there is, listed: every course that something random can take, with its chance.

A match's luck is drawn by `Random.random()` alone. Here that gives a number that is not drawn yet:
it is split where somebody asks something of it (`int(n * number)`, `number < p`), and everything is
done again for each part. So a redraw, the dealer's luck and a policy's own are listed whole, in
every game and without knowing any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import ceil, floor
from random import Random
from typing import Final, Self, TypeVar, cast

from tabletop.ai.exact import TooMany

MOST: Final = 3_000
"""Courses that are listed at most."""

Made = TypeVar("Made")


class Courses:
    """All that can come of luck, one course after the other.

    A course is a row of answers; the last one that has another answer left gives way to it.
    """

    def __init__(self) -> None:
        self._row: list[int] = []
        self._sizes: list[int] = []
        self._at = 0
        self.chance = 1.0

    def begin(self) -> None:
        """Starts anew, with the answers of the course that is next."""
        self._at = 0
        self.chance = 1.0
        del self._sizes[len(self._row) :]

    def answer(self, parts: list[float]) -> int:
        """Returns the part, of those whose chances sum to 1, that it is; never one of chance 0."""
        if self._at == len(self._row):
            self._row.append(next(i for i, part in enumerate(parts) if part > 0.0))
            self._sizes.append(0)
        found = self._row[self._at]
        left = [i for i in range(found + 1, len(parts)) if parts[i] > 0.0]
        self._sizes[self._at] = left[0] if left else -1
        self._at += 1
        self.chance *= parts[found]
        return found

    def forward(self) -> bool:
        """Goes to the next course; False when there is none."""
        while self._row:
            following = self._sizes.pop()
            self._row.pop()
            if following >= 0:
                self._row.append(following)
                self._sizes.append(0)
                return True
        return False


class Undrawn:
    """A number from 0 to 1, stretched and moved, of which only what was asked is drawn."""

    def __init__(self, courses: Courses, low: float, high: float) -> None:
        self._courses = courses
        self._part = [low, high]
        self._scale, self._shift = 1.0, 0.0

    def _moved(self, scale: float, shift: float) -> Self:
        twin = type(self)(self._courses, 0.0, 1.0)
        twin._part = self._part  # what is learnt of one is learnt of both
        twin._scale, twin._shift = self._scale * scale, self._shift * scale + shift
        return twin

    def __mul__(self, factor: float) -> Self:
        return self._moved(factor, 0.0)

    __rmul__ = __mul__

    def __add__(self, more: float) -> Self:
        return self._moved(1.0, more)

    __radd__ = __add__

    def __sub__(self, less: float) -> Self:
        return self._moved(1.0, -less)

    def __lt__(self, bound: float) -> bool:
        return self._cut([bound]) == 0

    def __ge__(self, bound: float) -> bool:
        return not self < bound

    def __int__(self) -> int:
        ends = [each * self._scale + self._shift for each in self._part]
        first, last = floor(ends[0] + 1e-9), ceil(ends[1] - 1e-9)
        return first + self._cut(list(map(float, range(first + 1, last))))

    def _cut(self, bounds: list[float]) -> int:
        """Returns in which of the parts between the bounds it lies."""
        low, high = self._part
        marks = [(bound - self._shift) / self._scale for bound in bounds]
        edges = [low, *(min(high, max(low, mark)) for mark in marks), high]
        sizes = [after - before for before, after in pairwise(edges)]
        parts = [size / (high - low) if size > 1e-12 else 0.0 for size in sizes]
        found = self._courses.answer(parts)
        self._part[:] = edges[found], edges[found + 1]
        return found


class AllLuck(Random):
    """Gives numbers that are not drawn yet."""

    def __init__(self, courses: Courses) -> None:
        super().__init__(0)
        self._courses = courses

    def random(self) -> float:
        return cast(float, Undrawn(self._courses, 0.0, 1.0))


def every(make: Callable[[Random], Made], most: int = MOST) -> Iterator[tuple[Made, float]]:
    """Gives what `make` makes of all luck there is, each with its chance.

    Raises:
        TooMany: for more than `most` courses.
    """
    courses = Courses()
    for _ in range(most):
        courses.begin()
        made = make(AllLuck(courses))
        yield made, courses.chance
        if not courses.forward():
            return
    raise TooMany
