"""The cache of finished drawings, bounded by bytes, the least recently used thrown out first.

A drawing that came from the cache is shared: blit it, never draw into it (copy it first).
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import ParamSpec, TypeVar, cast

import pygame

P = ParamSpec("P")
T = TypeVar("T")

LEAST_BYTES = 64 * 1024 * 1024
SCREENFULS = 6
"""So many windows full of pictures are kept: a table, what lies over it, and its close looks."""

_SMALL_THING = 256  # what anything that is no picture is taken to weigh


def weight(thing: object) -> int:
    """Bytes a drawing keeps in memory; tuples are summed."""
    if isinstance(thing, pygame.Surface):
        return thing.get_width() * thing.get_height() * thing.get_bytesize()
    if isinstance(thing, tuple):
        return sum(weight(part) for part in thing)
    return _SMALL_THING


class DrawingCache:
    """Drawings by key, at most `limit` bytes of them. Safe to fill from several threads."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self._items: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> tuple[bool, object]:
        """(True, drawing) or (False, None)."""
        with self._lock:
            found = self._items.get(key)
            if found is None:
                return False, None
            self._items.move_to_end(key)
            return True, found[0]

    def put(self, key: Hashable, drawing: object) -> None:
        """Keep a drawing and throw out the longest unused until the limit holds."""
        size = weight(drawing)
        with self._lock:
            old = self._items.pop(key, None)
            if old is not None:
                self.used -= old[1]
            self._items[key] = (drawing, size)
            self.used += size
            while self.used > self.limit and len(self._items) > 1:
                _, (_, freed) = self._items.popitem(last=False)
                self.used -= freed

    def bound(self, limit: int) -> None:
        """Another limit, which holds from the next drawing on."""
        self.limit = limit

    def clear(self) -> None:
        """Throw everything out, as after a change of scale, display or reading font."""
        with self._lock:
            self._items.clear()
            self.used = 0

    def __len__(self) -> int:
        return len(self._items)


STORE = DrawingCache(LEAST_BYTES)
_stores = [STORE]


def extra(limit: int) -> DrawingCache:
    """A store beside the one: for drawings of a moment, which must not throw out lasting ones."""
    made = DrawingCache(limit)
    _stores.append(made)
    return made


def bound_by(window: tuple[int, int]) -> None:
    """Keeps no more drawings than a window of that size can show some times over."""
    STORE.bound(max(LEAST_BYTES, SCREENFULS * 4 * window[0] * window[1]))


def clear() -> None:
    """Forget all drawings: after a change of scale, of the display or of the reading font."""
    for store in _stores:
        store.clear()


def cached(function: Callable[P, T]) -> Callable[P, T]:
    """Keep what a drawing function returns in the one store, keyed by its arguments."""
    name = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def drawn(*args: P.args, **kwargs: P.kwargs) -> T:
        key = (name, args, tuple(sorted(kwargs.items())) if kwargs else ())
        known, drawing = STORE.get(key)
        if known:
            return cast(T, drawing)
        made = function(*args, **kwargs)
        STORE.put(key, made)
        return made

    return drawn
