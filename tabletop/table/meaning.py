"""The table in words: zones, the things in them, what each is called, and what may be done with it.

One tree a moment, made from a view and the legal actions alone, so that nothing a seat may not
know can be in it. The keyboard, tooltips, tests, and whoever reads the table aloud go by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.action import Action

Area = tuple[int, int, int, int]
"""x, y, width and height in the window."""

PLATES, BOARD, HAND, WAITING, PILES, BUTTONS, PROMPT, LOG, RABBIT, SHEET = (
    "plates", "board", "hand", "waiting", "piles", "buttons", "prompt", "log", "rabbit", "choices",
)  # fmt: skip
"""Keys of zones; a table has those it needs, and may have others."""


class Use(NamedTuple):
    """Something that may be done now: in words, the action, and the key where the piece is put
    ("" = a click is all).
    """

    words: str
    action: Action
    to: str = ""


class Thing(NamedTuple):
    """One thing on the table.

    Attributes:
        key: its name in gestures and marks.
        name: what it is ("Fan Bunnies", "face-down card, row 2, column 3").
        state: how it is now ("closed, 2 bunnies on it"); "" when there is nothing to say.
        uses: what may be done with it now.
        where: where it lies; None when it is out of sight.
        parts: things that lie on it or belong to it.
    """

    key: str
    name: str
    state: str = ""
    uses: tuple[Use, ...] = ()
    where: Area | None = None
    parts: tuple[Thing, ...] = ()

    @property
    def words(self) -> str:
        """Name and state as one line."""
        return f"{self.name}: {self.state}" if self.state else self.name


class Zone(NamedTuple):
    """A part of the table whose things belong together; arrow keys stay inside it."""

    key: str
    name: str
    things: tuple[Thing, ...]


class Group(NamedTuple):
    """One zone of a table in the semantic tree.

    Attributes:
        key, name: what it is called, for the program and for people.
        keys: what lies in it, in the order in which it is read.
        told: the things themselves, as they are told without what may be done with them, where the
            table keeps them; None = each is looked at.
    """

    key: str
    name: str
    keys: Sequence[str]
    told: Sequence[Thing] | None = None


def things(zones: Sequence[Zone]) -> list[Thing]:
    """Every thing of the tree, parts after what they belong to."""
    found: list[Thing] = []
    for zone in zones:
        _gather(zone.things, found)
    return found


def _gather(some: Sequence[Thing], found: list[Thing]) -> None:
    for thing in some:
        found.append(thing)
        if thing.parts:
            _gather(thing.parts, found)


def told(zones: Sequence[Zone]) -> str:
    """The whole tree as lines of text: zones, things indented below them, uses after a dash."""
    lines: list[str] = []
    for zone in zones:
        lines.append(zone.name)
        for thing in zone.things:
            lines += _lines(thing, "  ")
    return "\n".join(lines)


def _lines(thing: Thing, indent: str) -> list[str]:
    found = [indent + thing.words]
    found += [f"{indent}  - {use.words}" for use in thing.uses]
    for part in thing.parts:
        found += _lines(part, indent + "  ")
    return found
