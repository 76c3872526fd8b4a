"""Places a speaking rabbit and its bubble so that they cover nothing they speak of.

Pure geometry in window pixels: no drawing, no input.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from pygame import Rect

FIGURE_SHARE = 200 / 256
"""A rabbit's width by its height."""

COVERING, FREELY = 30.0, 0.3
"""Penalties: for covering something, and for standing away from the foot of the window while
speaking of nothing in particular."""

READ = 12
"""Factor by which covering words is worse than covering anything else that should stay visible."""

SMALLER, STEP_DOWN = 0.22, 2.5
"""Penalty of each step to a smaller rabbit: a share less than that of being in the way, and a
distance counted in gaps."""

HEAD = 0.42
"""Height of the mouth, as a share of the rabbit's height."""


class Sizes(NamedTuple):
    """Sizes of the things to place.

    Attributes:
        bubbles: sizes the bubble may have, the best first.
        rabbits: heights the rabbit may have, the best first; 0 = it stays away.
        gap: least distance from what must stay clear.
        tail: room between bubble and rabbit.
        edge: least distance from the window's edge.
        step: how finely places are tried.
    """

    bubbles: Sequence[tuple[int, int]]
    rabbits: Sequence[int]
    gap: int
    tail: int
    edge: int
    step: int


class Place(NamedTuple):
    """The chosen places.

    Attributes:
        bubble: the bubble's rectangle.
        rabbit: the rabbit's; None where there is no room for it.
        clear: whether nothing of what must stay clear is covered.
    """

    bubble: Rect
    rabbit: Rect | None
    clear: bool = True


class Needs(NamedTuple):
    """The contents of the window.

    Attributes:
        keep: what must not be covered: what is spoken of, and what is needed to do it.
        read: words that stand there: covered only where there is no place without.
        spare: what is better not covered; the less of it, the better. What is named twice counts
            twice.
        near: what is spoken of; the nearer, the better.
    """

    keep: Sequence[Rect]
    read: Sequence[Rect] = ()
    spare: Sequence[Rect] = ()
    near: Rect | None = None


class _Try(NamedTuple):
    """A place for the bubble alone, which covers nothing that must stay clear.

    Attributes:
        least: the least that a place with this bubble costs.
        order: when its turn comes among those that cost the same.
        worse: what its size costs, as a factor.
        bubble: its rectangle.
    """

    least: float
    order: int
    worse: float
    bubble: Rect


class _Lying:
    """Sums of the areas that should stay visible, for asking how much of them a place covers.

    What lies over each other counts once: a fan of cards is as much as is seen of it. Counted in
    squares of so many pixels, by the sums of all that lies left of them and above.
    """

    def __init__(self, room: Rect, needs: Needs, side: int) -> None:
        self._room, self._side = room, side
        self._wide, tall = room.w // side + 1, room.h // side + 1
        weights = [[0] * self._wide for _ in range(tall)]
        often = Counter((rect.x, rect.y, rect.w, rect.h) for rect in needs.spare)
        lying = [(Rect(place), times) for place, times in often.items()]
        for rect, weight in sorted((*lying, *((rect, READ) for rect in needs.read)), key=_second):
            left, top, right, bottom = self._squares(rect)
            for row in weights[top:bottom]:
                row[left:right] = [weight] * (right - left)
        self._sums = [[0] * (self._wide + 1)]
        for row in weights:
            above, sums = self._sums[-1], [0, *accumulate(row)]
            self._sums.append([here + there for here, there in zip(sums, above, strict=True)])

    def under(self, part: Rect) -> int:
        """Returns the covered area below a bubble or rabbit in square pixels: words count READ
        times, other things as often as they are listed."""
        left, top, right, bottom = self._squares(part)
        below, above = self._sums[bottom], self._sums[top]
        squares = below[right] - below[left] - above[right] + above[left]
        return squares * self._side * self._side

    def _squares(self, rect: Rect) -> tuple[int, int, int, int]:
        """The first squares and those behind the last, across and down, whose middles lie there."""
        x, y, side = rect.x - self._room.x, rect.y - self._room.y, self._side
        most, lowest = self._wide, self._room.h // side + 1
        left, right = (round(at / side) for at in (x, x + rect.w))
        top, bottom = (round(at / side) for at in (y, y + rect.h))
        left, top = max(0, min(most, left)), max(0, min(lowest, top))
        return left, top, max(left, min(most, right)), max(top, min(lowest, bottom))


def place(window: Rect, sizes: Sizes, needs: Needs) -> Place:
    """The best place for both."""
    room = window.inflate(-2 * sizes.edge, -2 * sizes.edge)
    gap = 2 * sizes.gap
    kept = [rect.inflate(gap, gap) for rect in needs.keep]
    for words in (needs.read, ()):
        best = _largest(room, sizes, [*kept, *words], needs)
        if best is None:
            close = sizes._replace(step=max(6, sizes.step // 3))
            tight = [*needs.keep, *words]
            lying = _lying(room, needs, sizes)
            best = _best(room, close, 0, tight, lying, _free(room, close, tight, needs))
        if best is not None:
            return best[1]
        if not words:
            break
    return _least(room, sizes, list(needs.keep))


def _largest(
    room: Rect, sizes: Sizes, kept: Sequence[Rect], needs: Needs
) -> tuple[float, Place] | None:
    """The cheapest place with any of the rabbits, and its cost; without one only where no rabbit
    has room, or each would cost far more."""
    best: tuple[float, Place] | None = None
    free, lying = _free(room, sizes, kept, needs), _lying(room, needs, sizes)
    for at, height in enumerate(sizes.rabbits):
        smaller, more = 1 + SMALLER * at, STEP_DOWN * sizes.gap * at
        most = (best[0] - more) / smaller if best is not None else float("inf")
        found = _best(room, sizes, height, kept, lying, free, most)
        if found is not None:
            best = found[0] * smaller + more, found[1]
    return best


def _free(room: Rect, sizes: Sizes, kept: Sequence[Rect], needs: Needs) -> list[_Try]:
    """All places of the bubble alone, the nearest first: a search among them ends early."""
    found: list[_Try] = []
    for at, size in enumerate(sizes.bubbles):
        worse = 1 + 0.06 * at
        for bubble in _spots(room, size, sizes.step):
            if bubble.collidelist(kept) < 0:
                least = _far(bubble, needs.near, room) * worse
                found.append(_Try(least, len(found), worse, bubble))
    found.sort(key=lambda tried: (tried.least, tried.order))
    return found


def _best(
    room: Rect, sizes: Sizes, height: int, kept: Sequence[Rect], lying: _Lying,
    free: Sequence[_Try], most: float = float("inf"),
) -> tuple[float, Place] | None:  # fmt: skip
    """The cheapest place with a rabbit of that height, and its cost, which is below `most`."""
    best: Place | None = None
    for tried in free:
        if tried.least >= most:
            break
        bare = lying.under(tried.bubble)
        if tried.least + bare / room.w * COVERING * tried.worse >= most:
            continue
        for rabbit in _beside(tried.bubble, room, sizes.tail, height):
            if rabbit is not None and rabbit.collidelist(kept) >= 0:
                continue
            covered = bare + (lying.under(rabbit) if rabbit is not None else 0)
            cost = tried.least + covered / room.w * COVERING * tried.worse
            if cost < most:
                best, most = Place(tried.bubble, rabbit), cost
    return (most, best) if best is not None else None


def _spots(room: Rect, size: tuple[int, int], step: int) -> Iterator[Rect]:
    """All places of a bubble of that size."""
    w, h = size
    for y in _along(room.y, room.bottom - h, step):
        for x in _along(room.x, room.right - w, step):
            yield Rect(x, y, w, h)


def _beside(bubble: Rect, room: Rect, tail: int, height: int) -> list[Rect | None]:
    """Returns the places right and left of the bubble that fit a rabbit of that height; [None]
    for no rabbit."""
    if not height:
        return [None]
    wide = round(height * FIGURE_SHARE)
    top = min(max(bubble.bottom - round(height * 0.55), room.y), room.bottom - height)
    lefts = (bubble.right + tail, bubble.x - tail - wide)
    return [
        Rect(left, top, wide, height)
        for left in lefts
        if room.x <= left and left + wide <= room.right
    ]


def _along(first: int, last: int, step: int) -> list[int]:
    """From `first` to `last` in steps, both ends included; the first alone where there is none."""
    return [*range(first, last, step), max(first, last)]


def _far(bubble: Rect, near: Rect | None, room: Rect) -> float:
    """Returns the distance from a bubble to the thing it speaks of, at least 1."""
    if near is not None:
        dx = max(near.x - bubble.right, bubble.x - near.right, 0)
        dy = max(near.y - bubble.bottom, bubble.y - near.bottom, 0)
        return float(1 + (dx * dx + dy * dy) ** 0.5)
    far = abs(room.bottom - bubble.bottom) + abs(room.centerx - bubble.centerx) / 2
    return 1 + far * FREELY


def _least(room: Rect, sizes: Sizes, kept: list[Rect]) -> Place:
    """Returns the place that covers least, used if no place is free."""
    spots = (spot for size in sizes.bubbles for spot in _spots(room, size, sizes.step))
    best = min(spots, key=lambda bubble: sum(_area(bubble.clip(rect)) for rect in kept))
    return Place(best, None, clear=False)


def _lying(room: Rect, needs: Needs, sizes: Sizes) -> _Lying:
    return _Lying(room, needs, max(4, sizes.step // 4))


def _second(weighed: tuple[Rect, int]) -> int:
    return weighed[1]


def _area(rect: Rect) -> int:
    return rect.w * rect.h
