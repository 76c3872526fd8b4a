"""The parsing of key events: screens are told names of commands, never keys.

A key is named by what stands on it: a letter by the layout, and where the layout has no Latin
letter there, by its place on an English keyboard.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final

import pygame

from tabletop.scenes.keys.table import DIGITS, HELD, LATIN, NAMED, ROWS, SIGNS, Keys, Row, row_of

PLATFORM: str = sys.platform

_OTHERWISE: Final = {"Enter": "RETURN", "Esc": "ESCAPE"}
KEYS: Final[Mapping[str, int]] = {
    **{name: getattr(pygame, f"K_{_OTHERWISE.get(name, name.upper())}") for name in NAMED},
    **{sign: ord(sign.lower()) for sign in LATIN + DIGITS + SIGNS},
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
    "9": "PageUp",
    "4": "Left",
    "6": "Right",
    "1": "End",
    "2": "Down",
    "3": "PageDown",
    ".": "Delete",
}
_MODS = (pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_SHIFT)
_BOTH = ("CTRL", "ALT", "SHIFT", "META")
_HELD = {getattr(pygame, f"K_{side}{key}") for side in "LR" for key in _BOTH}
_CTRL = pygame.KMOD_CTRL | pygame.KMOD_META

ARROWS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
PAGES: Final = {"page_back": -1, "page_on": 1}
WAYS: Final = {"next": 1, "right": 1, "down": 1, "before": -1, "left": -1, "up": -1}
"""Walking in a row of buttons."""


class _Use:
    """The keys in force."""

    keys = Keys()


def in_force() -> Keys:
    """Returns the keys in force."""
    return _Use.keys


def use(own: Mapping[str, str]) -> None:
    """Puts somebody's own keys in force, {} for the usual ones."""
    if own != _Use.keys.own:
        _Use.keys = Keys(own)


def key_of(name: str) -> str:
    """Returns the key of a command as it is written: "Ctrl + Z"."""
    return _Use.keys.first(name)


def key_in(row: Row, name: str) -> str:
    """Returns the key that a command has in that row."""
    return _Use.keys.of(row, name)[0]


def listed(*names: str) -> tuple[Row, ...]:
    """Returns the rows of these commands, for the `keys` of a screen."""
    return tuple(map(row_of, names))


def group(place: str) -> tuple[Row, ...]:
    """Returns the rows of a place."""
    return ROWS[place]


def of(event: pygame.Event) -> tuple[str, ...]:
    """Returns the commands that a pressed key may mean, the likeliest first; () for other
    events."""
    found = [name for key in pressed(event) for name in _Use.keys.meanings.get(key, ())]
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


def writes(event: pygame.Event) -> bool:
    """Returns True if the pressed key writes a character in a field."""
    names = () if event.mod & (_CTRL | pygame.KMOD_ALT) else _key_names(event)
    return any(len(name) == 1 or name == "Space" for name in names)


def only_held(event: pygame.Event) -> bool:
    """Returns True if the pressed key is one that is held with others: Ctrl, Shift, Alt, Cmd."""
    return event.key in _HELD


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
    mod = sum(_MODS[HELD.index(each)] for each in held)
    return pygame.Event(pygame.KEYDOWN, key=KEYS[name], mod=mod, unicode="", scancode=0)
