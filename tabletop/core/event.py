"""Event: one fact of what happened in a match, and how much of it each seat learns.

Words and pictures live elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

FactT = TypeVar("FactT")

UNKNOWN = -1
"""The face of a piece whose face the viewer does not see."""


class Event(NamedTuple):
    """Something that happened, in the past tense.

    Attributes:
        kind: the game's name of the fact ("bunny_hopped").
        player: the seat it is about, or -1.
        piece: which piece it happened to ("bunny:0"), or "".
        origin: where the piece was ("cell:17"), or "".
        target: where the piece is now, or what it was done to, or "".
        face: the face that was seen, in the game's own numbering, or UNKNOWN.
        amount: how much, how many, how far; 0 when nothing is counted.
        detail: further facts as the kind needs them, a NamedTuple of the game's events; secret
            together with the face, and () for who does not see it.
        witnesses: seats that see face and detail; None = everybody.
        private: the others do not even learn that it happened.
    """

    kind: str
    player: int = -1
    piece: str = ""
    origin: str = ""
    target: str = ""
    face: int = UNKNOWN
    amount: int = 0
    detail: tuple[Any, ...] = ()
    witnesses: tuple[int, ...] | None = None
    private: bool = False


Sink = Callable[[Event], object]
"""Takes each event as it happens, unredacted."""


def fact(event: Event, kind: type[FactT]) -> FactT:
    """The detail of an event, as the kind of NamedTuple it is for whoever may see it."""
    assert isinstance(event.detail, kind), event
    return event.detail


def redacted(event: Event, viewer: int | None) -> Event | None:
    """Returns `event` as `viewer` sees it; None if the viewer does not even learn of it.

    Viewer None is the public.
    """
    if event.witnesses is None or viewer in event.witnesses:
        return event
    if event.private:
        return None
    return event._replace(face=UNKNOWN, detail=())
