"""Where a rabbit that speaks and its bubble go, so that they cover nothing they speak of.

Pure geometry in window pixels: no drawing, no input.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Rect

FIGURE_SHARE = 200 / 256
"""A rabbit's width by its height."""

COVERING, FREELY = 30.0, 0.3
"""What it costs to cover something, and to be away from the foot of the window where it speaks of
nothing in particular."""

READ = 12
"""How much worse it is to cover words than anything else that is better not covered."""

SMALLER, STEP_DOWN = 0.22, 2.5
"""What each step to a smaller rabbit costs: a share, less than being in the way, and a way of so
many gaps."""

HEAD = 0.42
"""Where the mouth is, by height."""


class Sizes(NamedTuple):
    """What there is to place.

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
    """Where they go.

    Attributes:
        bubble: the bubble's rectangle.
        rabbit: the rabbit's; None where there is no room for it.
        clear: whether nothing of what must stay clear is covered.
    """

    bubble: Rect
    rabbit: Rect | None
    clear: bool = True


class Needs(NamedTuple):
    """What lies in the window.

    Attributes:
        keep: what must not be covered: what is spoken of, and what is needed to do it.
        read: words that stand there: covered only where there is no place without.
        spare: what is better not covered; the less of it, the better.
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
    """What is better left open, and how much of it a place covers: each part is asked once."""

    def __init__(self, needs: Needs) -> None:
        self._weighed = (needs.spare, 1), (needs.read, READ)
        self._known: dict[tuple[int, int, int, int], int] = {}

    def under(self, part: Rect) -> int:
        """What lies under a bubble or a rabbit, in square pixels; words count READ times."""
        key = part.x, part.y, part.w, part.h
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = sum(
                weight * _area(part.clip(lying[at]))
                for lying, weight in self._weighed
                for at in part.collidelistall(lying)
            )
        return found


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
            best = _best(room, close, 0, tight, _Lying(needs), _free(room, close, tight, needs))
        if best is not None:
            return best[1]
        if not words:
            break
    return _least(room, sizes, list(needs.keep))


def _largest(
    room: Rect, sizes: Sizes, kept: Sequence[Rect], needs: Needs
) -> tuple[float, Place] | None:
    """The cheapest place with any of the rabbits, and its cost; without one only where no rabbit
    has room."""
    best: tuple[float, Place] | None = None
    free, lying = _free(room, sizes, kept, needs), _Lying(needs)
    for at, height in enumerate(sizes.rabbits):
        if best is not None and not height:
            break
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
    """Where a rabbit of that height fits right or left of the bubble; None where there is none to
    place."""
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
    """How far a bubble is from what it speaks of, at least 1."""
    if near is not None:
        dx = max(near.x - bubble.right, bubble.x - near.right, 0)
        dy = max(near.y - bubble.bottom, bubble.y - near.bottom, 0)
        return float(1 + (dx * dx + dy * dy) ** 0.5)
    far = abs(room.bottom - bubble.bottom) + abs(room.centerx - bubble.centerx) / 2
    return 1 + far * FREELY


def _least(room: Rect, sizes: Sizes, kept: list[Rect]) -> Place:
    """Where nothing is free of everything: what covers least."""
    spots = (spot for size in sizes.bubbles for spot in _spots(room, size, sizes.step))
    best = min(spots, key=lambda bubble: sum(_area(bubble.clip(rect)) for rect in kept))
    return Place(best, None, clear=False)


def _area(rect: Rect) -> int:
    return rect.w * rect.h
