"""What a test knows of a thing's type and the checker cannot: said once, checked while it runs."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def the(kind: type[T], thing: object) -> T:
    """The thing, which must be of that kind: `the(BoomView, match.view(0)).river`."""
    assert isinstance(thing, kind), f"{thing!r} is no {kind.__name__}"
    return thing


def some(thing: T | None) -> T:
    """The thing, which must be there: `some(scene.focus.current).rect`."""
    assert thing is not None, "there is nothing"
    return thing

WORKED = "isolation"
"""Key of the worked example: a game in little, without secrets, puzzles, count and strip."""
