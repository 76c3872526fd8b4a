"""Key sets for one hand: every key of the program on one half of the keyboard.

The first layer is always active; its key "more" opens the next layer for one press, pressed twice
the one after that. So no two keys are ever held together. Typing in fields and keys pressed with
Ctrl, Alt or the command key are not translated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pygame

from tabletop.scenes import commands
from tabletop.scenes.commands import spelt

BOTH = "both"

Layer = Mapping[str, str]
"""Key pressed -> what it is taken for."""


@dataclass(frozen=True)
class KeySet:
    """The keys of one hand.

    Attributes:
        name: "left" or "right".
        more: the key that opens the next layer.
        layers: what each key means, from the layer that lies there always.
        own: keys of that half that keep their meaning.
    """

    name: str
    more: str
    layers: tuple[Layer, ...]
    own: tuple[str, ...]

    def reached(self) -> Iterator[tuple[str, str]]:
        """Yields every chord of the set with the keys to press for it ("B B E"), shortest first."""
        for key in self.own:
            yield key, key
        for depth, layer in enumerate(self.layers):
            for key, meant in layer.items():
                yield meant, " ".join([self.more] * depth + [key])

    def pressed(self, meant: str) -> str:
        """Returns the keys to press for a chord, or "" if it has none."""
        return next((keys for found, keys in self.reached() if found == meant), "")


_LEFT = KeySet(
    "left", "B",
    (
        {
            "W": "Up", "A": "Left", "S": "Down", "D": "Right", "E": "Enter", "Q": "Esc",
            "T": "Shift + Tab", "F": "Ctrl + Enter", "G": "L", "Z": "Ctrl + Z",
            "X": "Ctrl + Shift + Z", "C": "I", "V": "H",
        },
        {
            "W": "Shift + Up", "A": "Shift + Left", "S": "Shift + Down", "D": "Shift + Right",
            "E": "Shift + Enter", "R": "Shift + Page down", "T": "Shift + Page up",
            "1": "F2", "2": "F3", "3": "F4", "4": "F5", "5": "F6", "Q": "F7", "Tab": "F8",
            "F": "Page down", "G": "Page up", "Z": "Backspace", "X": "Ctrl + F", "C": ",",
            "V": ".", "Space": "F1",
        },
        {
            "1": "6", "2": "7", "3": "8", "4": "9", "5": "N", "Q": "Ctrl + 0", "W": "Ctrl + 1",
            "E": "Ctrl + 2", "R": "Ctrl + 3", "T": "Ctrl + 4", "A": "A", "S": "P", "D": "+",
            "F": "-", "G": "F11", "Z": "Shift + T", "C": "Ctrl + C", "V": "Ctrl + V", "Tab": "M",
            "Space": "Shift + M",
        },
        {"A": "Home", "D": "End", "T": "T", "E": "E", "G": "G", "W": "Ctrl + B"},
    ),
    ("Tab", "Space", "Esc", "R", "1", "2", "3", "4", "5", "F1", "F2", "F3", "F4", "F5"),
)  # fmt: skip

_RIGHT = KeySet(
    "right", "M",
    (
        {
            "I": "Up", "J": "Left", "K": "Down", "L": "Right", "O": "Enter", "U": "Esc",
            "P": "Tab", "Y": "Shift + Tab", "H": "Ctrl + Enter", "N": "H", ",": "I", ".": "R",
            "6": "1", "7": "2", "8": "3", "9": "4", "0": "5", "Backspace": "Ctrl + Z",
        },
        {
            "I": "Shift + Up", "J": "Shift + Left", "K": "Shift + Down", "L": "Shift + Right",
            "O": "Shift + Enter", "P": "Shift + Page down", "Y": "Shift + Page up",
            "6": "F2", "7": "F3", "8": "F4", "9": "F5", "0": "F6", "U": "F7", "H": "F8",
            "N": "L", ",": "Page up", ".": "Page down", "Backspace": "Ctrl + Shift + Z",
            "Enter": "Backspace", "Space": "F1",
        },
        {
            "6": "6", "7": "7", "8": "8", "9": "9", "0": "N", "Y": "Ctrl + 0", "U": "Ctrl + 1",
            "I": "Ctrl + 2", "O": "Ctrl + 3", "P": "Ctrl + 4", "H": "A", "J": "P", "K": "+",
            "L": "-", "N": "M", ",": ",", ".": ".", "Backspace": "Ctrl + F", "Enter": "F11",
            "Space": "Shift + M",
        },
        {
            "J": "Home", "L": "End", "P": "T", "U": "Shift + T", "K": "Ctrl + C",
            "I": "Ctrl + V", "Y": "E", "H": "G", "N": "Ctrl + B",
        },
    ),
    ("Enter", "Space", "Up", "Left", "Down", "Right", "Page up", "Page down", "Home", "End"),
)  # fmt: skip

KEY_SETS: dict[str, KeySet] = {"left": _LEFT, "right": _RIGHT}

OPENERS = {BOTH: "O", "left": "R", "right": "Home"}
"""The key that is held to open a cover, by the set: one that means itself there, as it is held."""


class OneHand:
    """Translates the keys of a one-handed set.

    Attributes:
        depth: which layer the next key is looked up in.
    """

    def __init__(self) -> None:
        self.depth = 0

    def translated(self, event: pygame.Event, name: str) -> pygame.Event | None:
        """Returns the event as the set of that name translates it; None for the key that opens a
        layer.

        With BOTH, or if the set does not translate the key, it is the event itself.
        """
        keys, chords = KEY_SETS.get(name), commands.pressed(event)
        if keys is None:
            self.depth = 0
            return event
        if keys.more in chords:
            self.depth = (self.depth + 1) % len(keys.layers)
            return None
        layer, self.depth = keys.layers[self.depth], 0
        if any("Shift + " in chord for chord in chords):
            return event
        meant = next((layer[chord] for chord in chords if chord in layer), "")
        return commands.event(meant) if meant else event


def layer_words(name: str, depth: int) -> str:
    """Returns the words said when a layer is opened."""
    keys = KEY_SETS[name]
    if not depth:
        return "The usual keys again."
    again = f" {keys.more} again opens more." if depth + 1 < len(keys.layers) else ""
    return f"{_NTH[depth - 1]} keys: the next key is one of them; F1 lists them.{again}"


_NTH = ("Second", "Third", "Fourth")


THEN, OR = "then", "or"


def shown(words: str, name: str) -> str:
    """Returns a key of the list as the set presses it: "1 to 9" becomes "1 2 3 4 5 or B B then 1 2
    3 4"; "" if the set has none. Hard spaces keep a name's words together."""
    keys = KEY_SETS[name]
    groups: dict[str, list[str]] = {}
    for one in spelt(words):
        *before, last = keys.pressed(one).replace("Page ", "Page\u00a0").split(" ")
        groups.setdefault(" ".join([*before, THEN] if before else []), []).append(last)
    return f" {OR} ".join(" ".join(filter(None, (way, *ends))) for way, ends in groups.items())


_SAID = re.compile(
    r"Shift and the arrow keys|the arrow keys|an arrow key|Ctrl ?\+ ?0 to 4"
    r"|(?:Ctrl ?\+ ?)?(?:Shift(?: ?\+ ?| and ))?\b(?:Enter|Esc|Tab|Page (?:up|down)|F\d+)\b"
    r"|Ctrl ?\+ ?(?:Shift ?\+ ?)?[A-Z0-9]\b|Shift \+ [A-Z]\b|(?<=press )[A-Z]\b|(?<=: )[A-Z](?=\.)"
)
"""The ways sentences name keys; a single capital is a key only after "press" or a colon."""
_LINES = {
    "the arrow keys": "Arrows", "an arrow key": "Arrows",
    "Shift and the arrow keys": "Shift + arrows",
    "Ctrl + 0 to 4": "Ctrl + 0 to 4",
}  # fmt: skip
_READ = {",": "the comma", ".": "the full stop"}


def told(sentence: str, name: str) -> str:
    """Returns a sentence with its keys replaced by those of the set: "use the arrow keys" becomes
    "use W A S D". Keys that the set leaves as they are stay."""
    if name not in KEY_SETS:
        return commands.on_this_machine(sentence)
    return _SAID.sub(lambda found: _told(found[0], name), sentence)


def _told(said: str, name: str) -> str:
    words = re.sub(r" ?\+ ?", " + ", said)
    line = _LINES.get(words) or words.replace("Shift and ", "Shift + ")
    if line == "Arrows" and "Up" in KEY_SETS[name].own:
        return said
    keys = shown(line, name)
    *before, last = keys.split(" ")
    return " ".join([*before, _READ.get(last, last)]) if keys and keys != line else said
