"""The commands of the program, each with its usual keys, and the keys somebody chose instead.

A key is written by its name, after the names of those held with it: "Ctrl + Z". The book "keys"
tells what the commands do. Key events, the list of keys, README's table and the key sets for one
hand are made from these rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Final, NamedTuple

from tabletop.words import Message

LATIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DIGITS: Final = "0123456789"
SIGNS: Final = "+-=,./[]"
"""Characters beside letters and digits that are keys of the program."""

NAMED: Final = (
    "Tab", "Enter", "Esc", "Space", "Backspace", "Delete", "Up", "Down", "Left", "Right", "PageUp",
    "PageDown", "Home", "End", *(f"F{n}" for n in range(1, 13)),
)  # fmt: skip
HELD: Final = ("Ctrl", "Alt", "Shift")


class Row(NamedTuple):
    """A line of the list of keys.

    Attributes:
        words: the message that says what they do, or its identifier in the book "keys".
        commands: the commands and their keys, those that are no more than twins too.
    """

    words: str | Message
    commands: Mapping[str, tuple[str, ...]]


def _row(name: str, *keys: str, words: str = "") -> Row:
    """Returns a row of one command."""
    return Row(words or name.replace("_", "-"), {name: keys})


_NUMBERS: Final = {f"number:{n}": (str(n),) for n in range(1, 10)}
_SPEEDS: Final = {f"speed:{n}": (f"Ctrl + {n}",) for n in range(5)}


def _ways(before: str = "", held: str = "") -> dict[str, tuple[str, ...]]:
    return {
        f"{before}{name.lower()}": (f"{held}{name}",) for name in ("Up", "Left", "Down", "Right")
    }


HERE, TABLE, READING = "here", "table", "reading"
LOOKING_BACK, BOOK, EVERYWHERE = "looking-back", "book", "everywhere"

ROWS: Final[Mapping[str, tuple[Row, ...]]] = {
    HERE: (
        Row("numbers-game", _NUMBERS),
        _row("paste", "Ctrl + V"),
        _row("next_task", "N"),
        _row("earlier", ","),
        _row("later", "."),
        _row("go_on", "Space"),
        _row("undo_turn", "Backspace", words="step-back"),
        _row("zoom_in", "+", "="),
        _row("zoom_out", "-"),
        _row("pause", "P"),
        _row("sand", "P"),
        _row("ask", "A"),
        _row("take", "Enter", words="take-more"),
        _row("more", "+", "="),
        _row("fewer", "-", "Delete", "Backspace"),
        _row("rules", "R"),
    ),
    LOOKING_BACK: (
        _row("mistake_before", "Shift + PageUp", "["),
        _row("mistake_after", "Shift + PageDown", "]"),
        _row("page_back", "PageUp", words="turn-before"),
        _row("page_on", "PageDown", words="turn-after"),
        _row("first", "Home"),
        _row("last", "End"),
        _row("run", "P"),
        _row("try", "T"),
        _row("try_for_all", "Shift + T"),
        _row("lines", "N"),
        _row("follow", "W"),
        _row("by_turn", "G"),
        _row("longer", "L"),
        _row("keep", "E"),
    ),
    TABLE: (
        _row("next", "Tab", words="next-part"),
        Row("arrows-part", _ways()),
        Row("numbers-card", _NUMBERS),
        _row("main", "Ctrl + Enter"),
        _row("go_on", "Space", words="skip"),
        _row("look", "I"),
        _row("hint", "H"),
        _row("undo", "Ctrl + Z"),
        _row("redo", "Ctrl + Shift + Z", "Ctrl + Y"),
        _row("copy", "Ctrl + C"),
        _row("bookmark", "Ctrl + B"),
        _row("undo_turn", "Backspace"),
        _row("rules", "R", words="rule-named"),
        _row("log", "L"),
        Row("speeds", _SPEEDS),
    ),
    READING: (
        Row("read-arrows", _ways("read_", "Shift + ")),
        _row("read_on", "Shift + PageDown"),
        _row("read_back", "Shift + PageUp"),
        _row("read_parts", "Shift + Enter"),
        _row("where", "F2"),
        _row("turn", "F3"),
        _row("changed", "F4"),
        _row("hand", "F5"),
        _row("scores", "F6"),
        _row("rule", "F7"),
        _row("again", "F8"),
    ),
    BOOK: (_row("search", "Ctrl + F", "/"), Row("wheel", {})),
    EVERYWHERE: (
        _row("next", "Tab"),
        _row("before", "Shift + Tab"),
        Row("arrows", _ways()),
        _row("take", "Enter", "Space"),
        _row("back", "Esc"),
        _row("page_back", "PageUp"),
        _row("page_on", "PageDown"),
        _row("keys", "F1", words="this-list"),
        _row("full_screen", "F11", "Alt + Enter"),
        _row("mute", "M"),
        _row("music", "Shift + M"),
    ),
}
"""All rows by the place they belong to; where a key means several things, the first that the
screen knows counts."""

FIXED: Final = frozenset(("next", "before", "take", "back", *_ways(), *_NUMBERS, *_SPEEDS))
"""Commands that keep their keys: without them the list of keys itself could not be used."""

_TOGETHER: Final = frozenset((HERE, TABLE, READING))
"""Places that may be on the same screen."""


def rows() -> Iterator[Row]:
    """Yields every row."""
    for group in ROWS.values():
        yield from group


def row_of(name: str) -> Row:
    """Returns the row with those words, else the first of that command.

    Raises:
        KeyError: there is none, as a translation may name one.
    """
    by_words = (row for row in rows() if row.words == name)
    found = next(chain(by_words, (row for row in rows() if name in row.commands)), None)
    if found is None:
        raise KeyError(name)
    return found


class Keys:
    """The keys in force: the usual ones, and those of somebody's own.

    Attributes:
        own: own keys by command, each in place of the command's first usual one.
        meanings: the commands of each key.
    """

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self.own = dict(own or {})
        self.meanings: dict[str, tuple[str, ...]] = {}
        for row in rows():
            for name in row.commands:
                for key in self.of(row, name):
                    known = self.meanings.get(key, ())
                    self.meanings[key] = tuple(dict.fromkeys((*known, name)))

    def of(self, row: Row, name: str) -> tuple[str, ...]:
        """Returns the keys of a command of that row, its twins last."""
        first, *twins = row.commands[name]
        return (self.own.get(name, first), *twins)

    def first(self, name: str) -> str:
        """Returns the key of a command as it is written: "Ctrl + Z"."""
        return self.of(row_of(name), name)[0]

    def taken(self, name: str, key: str) -> Row | None:
        """Returns the row of another command that has the key on a screen where this one has its
        own; None if the key is free."""
        places = {place for place, group in ROWS.items() for row in group if name in row.commands}
        for place, group in ROWS.items():
            for row in group:
                others = (each for each in row.commands if each != name)
                if _meet(places, place) and any(key in self.of(row, each) for each in others):
                    return row
        return None


def _meet(places: set[str], place: str) -> bool:
    """Returns True if keys of that place may count on the same screen as those of the others."""
    if place in places or EVERYWHERE in {place, *places}:
        return True
    return place in _TOGETHER and not places.isdisjoint(_TOGETHER)


def is_key(key: str) -> bool:
    """Returns True if there is such a key, with what is held written in its usual order."""
    *held, name = key.split(" + ")
    known = name in NAMED or (len(name) == 1 and name in LATIN + DIGITS + SIGNS)
    return known and held == [each for each in HELD if each in held]


def may_change(name: str) -> bool:
    """Returns True if the command is known and may have a key of somebody's own."""
    return name not in FIXED and any(name in row.commands for row in rows())


def table_rows() -> list[tuple[str, tuple[Row, ...]]]:
    """Returns the places and rows of README's table, in its order."""
    places = (EVERYWHERE, TABLE, READING, BOOK, LOOKING_BACK)
    return [(place, ROWS[place]) for place in places]
