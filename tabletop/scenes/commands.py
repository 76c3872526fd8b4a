"""All commands of the program with their keys and descriptions, and the parsing of key events.

Screens are told names of commands, never keys. The list of keys, README's table and the key sets
for one hand are made from the same rows. A key is named by what stands on it: a letter by the
layout, and where the layout has no Latin letter there, by its place on an English keyboard.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import pygame

PLATFORM: str = sys.platform

LATIN: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIGNS: Final = "+-=,./[]"
"""Characters beside letters and digits that are keys of the program."""

KEYS: Final[Mapping[str, int]] = {
    "Tab": pygame.K_TAB,
    "Enter": pygame.K_RETURN,
    "Esc": pygame.K_ESCAPE,
    "Space": pygame.K_SPACE,
    "Backspace": pygame.K_BACKSPACE,
    "Delete": pygame.K_DELETE,
    "Up": pygame.K_UP,
    "Down": pygame.K_DOWN,
    "Left": pygame.K_LEFT,
    "Right": pygame.K_RIGHT,
    "Page up": pygame.K_PAGEUP,
    "Page down": pygame.K_PAGEDOWN,
    "Home": pygame.K_HOME,
    "End": pygame.K_END,
    **{f"F{n}": pygame.K_F1 + n - 1 for n in range(1, 13)},
    **{letter: ord(letter.lower()) for letter in LATIN},
    **{n: ord(n) for n in "0123456789"},
    **{sign: ord(sign) for sign in SIGNS},
}
"""The keys by their names, as a keyboard has them whose letters are Latin."""

_NAMES = {code: name for name, code in KEYS.items()}
_PLACES = {
    **{pygame.KSCAN_A + i: letter for i, letter in enumerate(LATIN)},
    **{pygame.KSCAN_1 + i: digit for i, digit in enumerate("1234567890")},
    pygame.KSCAN_COMMA: ",",
    pygame.KSCAN_PERIOD: ".",
    pygame.KSCAN_SLASH: "/",
    pygame.KSCAN_LEFTBRACKET: "[",
    pygame.KSCAN_RIGHTBRACKET: "]",
    pygame.KSCAN_MINUS: "-",
    pygame.KSCAN_EQUALS: "=",
}
_PAD = {
    pygame.K_KP_ENTER: "Enter",
    pygame.K_KP_PLUS: "+",
    pygame.K_KP_MINUS: "-",
    pygame.K_KP_EQUALS: "=",
    pygame.K_KP_DIVIDE: "/",
}
_PAD_DIGITS = {
    **{pygame.K_KP1 + i: str(i + 1) for i in range(9)},
    pygame.K_KP0: "0",
    pygame.K_KP_PERIOD: ".",
}
_PAD_UNLOCKED = {
    "7": "Home",
    "8": "Up",
    "9": "Page up",
    "4": "Left",
    "6": "Right",
    "1": "End",
    "2": "Down",
    "3": "Page down",
    ".": "Delete",
}
_CTRL = pygame.KMOD_CTRL | pygame.KMOD_META


class Row(NamedTuple):
    """A line of the list of keys.

    Attributes:
        shown: its keys, as the list has them.
        words: what they do.
        commands: the commands and their keys, those that are no more than twins too.
    """

    shown: str
    words: str
    commands: Mapping[str, tuple[str, ...]]


def _row(name: str, shown: str, words: str, *twins: str) -> Row:
    """Returns a row of one command."""
    return Row(shown, words, {name: (shown, *twins)})


_NUMBERS: Final = {f"number:{n}": (str(n),) for n in range(1, 10)}


def _ways(before: str = "", held: str = "") -> dict[str, tuple[str, ...]]:
    return {
        f"{before}{name.lower()}": (f"{held}{name}",) for name in ("Up", "Left", "Down", "Right")
    }


HERE = "On single screens"
EVERYWHERE, TABLE, READING = "Everywhere", "At the table", "Reading at the table"
LOOKING_BACK, BOOK = "Looking back", "In the rule book"

ROWS: Final[Mapping[str, tuple[Row, ...]]] = {
    HERE: (
        Row("1 to 9", "the game at that place", _NUMBERS),
        _row("paste", "Ctrl + V", "opens a position that was copied as a line of text"),
        _row("next_task", "N", "the next task"),
        Row(", and .", "the choice before, the choice after", {"earlier": (",",), "later": (".",)}),
        Row("Space", "go on, where the rabbit only tells", {"go_on": ("Space",)}),
        _row("undo_turn", "Backspace", "one step back"),
        Row(
            "+ and -",
            "the board nearer or farther; also the mouse wheel",
            {"zoom_in": ("+", "="), "zoom_out": ("-",)},
        ),
        _row("pause", "P", "the rabbits wait, or go on playing"),
        _row("sand", "P", "the sand stands still, or runs on"),
        _row("ask", "A", "ask always, or only where a card of yours fits"),
        _row("take", "Enter", "one more of the card; in the list one less"),
        _row("more", "+", "one more of the card", "="),
        _row("fewer", "-", "one less of the card", "Delete", "Backspace"),
        _row("rules", "R", "the rule book"),
    ),
    LOOKING_BACK: (
        Row(
            "Shift + Page up, Shift + Page down",
            "the mistake before, the mistake after",
            {
                "mistake_before": ("Shift + Page up", "["),
                "mistake_after": ("Shift + Page down", "]"),
            },
        ),
        Row(
            "Page up, page down",
            "the turn before, the turn after",
            {"page_back": ("Page up",), "page_on": ("Page down",)},
        ),
        Row("Home, end", "the first choice, the end", {"first": ("Home",), "last": ("End",)}),
        _row("run", "P", "goes on by itself, or stops"),
        Row(
            "T",
            "tries it another way from here; with Shift you choose for every seat",
            {"try": ("T",), "try_for_all": ("Shift + T",)},
        ),
        _row("lines", "N", "the lines that were tried"),
        _row("by_turn", "G", "goes by choices or by turns"),
        _row("longer", "L", "looks longer at this choice, for firmer numbers"),
        _row("keep", "E", "keeps or shares: bookmark, text, record, film"),
    ),
    TABLE: (
        _row("next", "Tab", "from hand to board to buttons; with a piece, to where it may go"),
        Row("Arrows", "over the things of one part of the table", _ways()),
        Row("1 to 9", "take that card of your hand", _NUMBERS),
        _row("main", "Ctrl + Enter", "the large button: play, end the turn, go on"),
        _row("go_on", "Space", "skip what is moving"),
        _row("look", "I", "look closer at a piece; also a right click or a long press"),
        _row("hint", "H", "a hint"),
        _row("undo", "Ctrl + Z", "undo the last choice"),
        _row("redo", "Ctrl + Shift + Z", "redo it", "Ctrl + Y"),
        _row("copy", "Ctrl + C", "copy this moment as a line; Ctrl + V on the menu opens it"),
        _row("bookmark", "Ctrl + B", "bookmark this moment; Practice has it under Bookmarks"),
        _row("undo_turn", "Backspace", "undo the whole turn"),
        _row("rules", "R", "the rule book, at the rule just named"),
        _row("log", "L", "the log, wide or in small windows"),
        Row(
            "Ctrl + 0 to 4",
            "speed of animations",
            {f"speed:{n}": (f"Ctrl + {n}",) for n in range(5)},
        ),
    ),
    READING: (
        Row(
            "Shift + arrows",
            "read what lies there, all of it, whoever's turn it is",
            _ways("read_", "Shift + "),
        ),
        Row(
            "Shift + Page down",
            "read the next part of the table; Page up the one before",
            {"read_back": ("Shift + Page up",), "read_on": ("Shift + Page down",)},
        ),
        _row("read_parts", "Shift + Enter", "read the parts of what was read last"),
        _row("where", "F2", "where am I?"),
        _row("turn", "F3", "whose turn is it, and what is asked?"),
        _row("changed", "F4", "what changed since my last turn?"),
        _row("hand", "F5", "my hand"),
        _row("scores", "F6", "scores"),
        _row("rule", "F7", "the rule of what was read last, or of the focus"),
        _row("again", "F8", "read it again"),
    ),
    BOOK: (
        _row("search", "Ctrl + F", "search", "/"),
        Row("Mouse wheel", "turn pages", {}),
    ),
    EVERYWHERE: (
        _row("next", "Tab", "to the next thing that can be used"),
        _row("before", "Shift + Tab", "back to the one before"),
        Row("Arrows", "to the nearest thing in that direction", _ways()),
        _row("take", "Enter", "take it", "Space"),
        _row("back", "Esc", "let go, or one step back"),
        _row("page_back", "Page up", "a page back"),
        _row("page_on", "Page down", "a page on"),
        _row("keys", "F1", "this list"),
        _row("full_screen", "F11", "full screen and back", "Alt + Enter"),
        _row("mute", "M", "all sound off and on"),
        _row("music", "Shift + M", "music off and on"),
    ),
}
"""All rows by the place they belong to; where a key means several things, the first that the
screen knows counts."""

ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
PAGES: Final = {"page_back": -1, "page_on": 1}
WAYS: Final = {"next": 1, "right": 1, "down": 1, "before": -1, "left": -1, "up": -1}
"""Walking in a row of buttons."""


def rows() -> Iterator[Row]:
    """Yields every row."""
    for group in ROWS.values():
        yield from group


def _meanings() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for row in rows():
        for name, keys in row.commands.items():
            for key in keys:
                found.setdefault(key, []).append(name)
    return {key: tuple(names) for key, names in found.items()}


_MEANINGS = _meanings()
_FIRST = {name: keys[0] for row in rows() for name, keys in row.commands.items()}


def key_of(name: str) -> str:
    """Returns the key of a command as it is written: "Ctrl + Z"."""
    return _FIRST[name]


def listed(*names: str) -> tuple[tuple[str, str], ...]:
    """Returns the keys and descriptions of these commands, for the `keys` of a screen."""
    return tuple(
        next((row.shown, row.words) for row in rows() if name in row.commands) for name in names
    )


def group(place: str) -> tuple[tuple[str, str], ...]:
    """Returns the keys and descriptions of a place, for the list of keys."""
    return tuple((row.shown, row.words) for row in ROWS[place])


def spelt(shown: str) -> tuple[str, ...]:
    """Returns the chords of a row's keys; () if there is no such row."""
    if shown in _MEANINGS:
        return (shown,)
    row = next((row for row in rows() if row.shown == shown), None)
    return tuple(keys[0] for keys in row.commands.values()) if row is not None else ()


def of(event: pygame.Event) -> tuple[str, ...]:
    """Returns the commands that a pressed key may mean, the likeliest first; () for other
    events."""
    found = [name for key in pressed(event) for name in _MEANINGS.get(key, ())]
    return tuple(dict.fromkeys(found))


def pressed(event: pygame.Event) -> tuple[str, ...]:
    """Returns the chords ("Ctrl + Z") that a key event may be taken for, the likeliest first.

    Shift may be left out, where it gives the key no meaning of its own.
    """
    if event.type != pygame.KEYDOWN:
        return ()
    names, mod = _key_names(event), event.mod
    ctrl = "Ctrl + " if mod & _CTRL else ""
    alt = "Alt + " if mod & pygame.KMOD_ALT else ""
    bare = tuple(f"{ctrl}{alt}{name}" for name in names)
    if not mod & pygame.KMOD_SHIFT:
        return bare
    shifted = tuple(f"{ctrl}{alt}Shift + {name}" for name in names)
    return shifted if ctrl else (*shifted, *bare)


def _key_names(event: pygame.Event) -> tuple[str, ...]:
    """Returns the names of the key alone, without modifiers."""
    key = event.key
    if key in _PAD:
        return (_PAD[key],)
    if key in _PAD_DIGITS:
        digit = _PAD_DIGITS[key]
        locked = event.mod & pygame.KMOD_NUM or digit not in _PAD_UNLOCKED
        return (digit if locked else _PAD_UNLOCKED[digit],)
    name = _NAMES.get(key, "")
    if name and name not in SIGNS:
        return (name,)
    place = _PLACES.get(getattr(event, "scancode", 0), "")
    by_place = place.isdigit()
    # The row of digits counts by its place: on French and Czech keyboards it bears other signs.
    found = [place, name] if by_place else [name, place] if place.isalpha() or not name else [name]
    return tuple(each for each in found if each)


def event(chord: str) -> pygame.Event:
    """Returns the key event for a chord."""
    *held, name = chord.split(" + ")
    mods = {"Ctrl": pygame.KMOD_CTRL, "Shift": pygame.KMOD_SHIFT, "Alt": pygame.KMOD_ALT}
    mod = sum(mods[each] for each in held)
    return pygame.Event(pygame.KEYDOWN, key=KEYS[name], mod=mod, unicode="", scancode=0)


def on_this_machine(sentence: str) -> str:
    """Returns a sentence with "Ctrl" replaced by "Cmd" on a Mac."""
    return sentence.replace("Ctrl", "Cmd") if PLATFORM == "darwin" else sentence


def table() -> str:
    """Returns the README's table of keys."""
    lines = ["| key | does |", "|---|---|"]
    for place in (EVERYWHERE, TABLE, READING, BOOK, LOOKING_BACK):
        lines.append(f"| **{place}** | |")
        lines += [f"| {row.shown} | {row.words} |" for row in ROWS[place]]
    return "\n".join(lines) + "\n"
