"""The forms of what the session reads from outside, as structs of msgspec: cards and positions.

It is imported where something is read, not before: a match and the menu mostly need none.
"""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tabletop.ai.formats import BadData, decoded

__all__ = ["BadData", "CardFile", "PositionFile", "decoded"]

Moment = Annotated[datetime, Meta(tz=True)]


class CardFile(Struct):
    """An exercise's card as the planner `fsrs` writes it; states 1 to 3 are learning, review and
    relearning."""

    state: Literal[1, 2, 3]
    step: Annotated[int, Meta(ge=0, le=99)] | None
    stability: Annotated[float, Meta(gt=0.0, le=1e6)] | None
    difficulty: Annotated[float, Meta(ge=1.0, le=10.0)] | None
    due: Moment
    last_review: Moment | None

    def __post_init__(self) -> None:
        if self.state != 1 and None in (self.stability, self.difficulty):
            raise ValueError("a card in review has a stability and a difficulty")
        if self.state == 3 and self.step is None:
            raise ValueError("a card that is learnt again has a step")
        moments = [when for when in (self.due, self.last_review) if when is not None]
        if not all(1970 <= when.year <= 3000 for when in moments):
            raise ValueError("a moment lies far from now")


class PositionFile(Struct):
    """A match up to a moment, as a line of text holds it (`position`)."""

    game: str
    rules: Annotated[int, Meta(ge=1, lt=10**9)]
    seed: str
    options: dict[str, bool | int | str]
    seats: Annotated[list[Any], Meta(max_length=99)]
    do: list[tuple[Annotated[int, Meta(ge=-1, le=99)], str]]
    digest: str
