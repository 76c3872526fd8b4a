"""Key sets for one hand, and all keys as they are told: by the set, the machine, the language.

Every key of the program lies on one half of the keyboard. The first layer is always active; its key
"more" opens the next layer for one press, pressed twice the one after that. So no two keys are ever
held together. Typing in fields and keys pressed with Ctrl, Alt or the command key are not
translated.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from tabletop.core.letters import quoted
from tabletop.scenes.keys import commands
from tabletop.scenes.keys.table import DIGITS, Keys, Row, is_key, may_change, row_of, table_rows
from tabletop.session.settings import Settings
from tabletop.words.books import book, said
from tabletop.words.books import use as use_words

say: Final = book("keys").say

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

    def reached(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Yields every chord of the set with the keys to press for it (B, B, E), shortest first."""
        for key in self.own:
            yield key, (key,)
        for depth, layer in enumerate(self.layers):
            for key, meant in layer.items():
                yield meant, (*[self.more] * depth, key)

    def pressed(self, meant: str) -> tuple[str, ...]:
        """Returns the keys to press for a chord, one after the other; () if it has none."""
        return next((keys for found, keys in self.reached() if found == meant), ())


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
            "E": "Shift + Enter", "R": "Shift + PageDown", "T": "Shift + PageUp",
            "1": "F2", "2": "F3", "3": "F4", "4": "F5", "5": "F6", "Q": "F7", "Tab": "F8",
            "F": "PageDown", "G": "PageUp", "Z": "Backspace", "X": "Ctrl + F", "C": ",",
            "V": ".", "Space": "F1",
        },
        {
            "1": "6", "2": "7", "3": "8", "4": "9", "5": "N", "Q": "Ctrl + 0", "W": "Ctrl + 1",
            "E": "Ctrl + 2", "R": "Ctrl + 3", "T": "Ctrl + 4", "A": "A", "S": "P", "D": "+",
            "F": "-", "G": "F11", "Z": "Shift + T", "C": "Ctrl + C", "V": "Ctrl + V", "Tab": "M",
            "Space": "Shift + M",
        },
        {"A": "Home", "D": "End", "T": "T", "E": "E", "G": "G", "W": "Ctrl + B", "S": "W"},
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
            "O": "Shift + Enter", "P": "Shift + PageDown", "Y": "Shift + PageUp",
            "6": "F2", "7": "F3", "8": "F4", "9": "F5", "0": "F6", "U": "F7", "H": "F8",
            "N": "L", ",": "PageUp", ".": "PageDown", "Backspace": "Ctrl + Shift + Z",
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
            "I": "Ctrl + V", "Y": "E", "H": "G", "N": "Ctrl + B", "O": "W",
        },
    ),
    ("Enter", "Space", "Up", "Left", "Down", "Right", "PageUp", "PageDown", "Home", "End"),
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


class _Use:
    """The set in force; None for the usual keys, or somebody's own."""

    keys: KeySet | None = None


def use(settings: Settings) -> list[str]:
    """Puts the chosen set in force, with BOTH the person's own keys; messages tell the keys of it.

    Own keys that cannot be used are taken out of the settings; returns a sentence for each.
    """
    settings.own_keys, sentences = _sound(settings.own_keys)
    _Use.keys = KEY_SETS.get(settings.keys)
    commands.use({} if _Use.keys else settings.own_keys)
    use_words(keys=told)
    return sentences


def _sound(own: Mapping[str, str]) -> tuple[dict[str, str], list[str]]:
    """Returns those of somebody's own keys that can be used, and a sentence for each other."""
    known = {name: key for name, key in own.items() if may_change(name)}
    kept, before = {name: key for name, key in known.items() if is_key(key)}, dict[str, str]()
    while kept != before:  # what is taken out has its usual key again, which another may have
        before, keys = kept, Keys(kept)
        kept = {name: key for name, key in kept.items() if keys.taken(name, key) is None}
    unknown = [say("own-unknown", name=quoted(name)) for name in own if name not in known]
    wrong = known.keys() - kept.keys()
    return kept, [*unknown, *(say("own-wrong", name=n, key=quoted(own[n])) for n in sorted(wrong))]


def layer_words(depth: int) -> str:
    """Returns the words said when a layer is opened."""
    layers = len(_Use.keys.layers) if _Use.keys is not None else 0
    more = _Use.keys.more if _Use.keys is not None else ""
    return say("layer", depth=depth, key=cap(more), again=0 < depth < layers - 1)


def layer_rows() -> tuple[tuple[str, str], ...]:
    """Returns the keys that open layers, with what they do; () for both hands."""
    if _Use.keys is None:
        return ()
    more = cap(_Use.keys.more)
    return (more, say("layer-second")), (f"{more} {more}", say("layer-third"))


def row_words(row: Row) -> str:
    """Returns the words of a row: what its keys do."""
    return say(row.words) if isinstance(row.words, str) else said(row.words)


def shown(row: Row) -> str:
    """Returns the keys of a row as the list has them: "Ctrl + Z", "1 to 9", "1 2 3 4 5 or B B then
    1 2 3 4". Hard spaces keep a name's words together."""
    if not row.commands:
        return cap(str(row.words))
    keys = [commands.key_in(row, name) for name in row.commands]
    return _usual(keys) if _Use.keys is None else _one_hand(_Use.keys, keys)


def told(name: str, style: str = "") -> str:
    """Returns the keys of a command or a row as sentences tell them, held together by hard spaces;
    with the style "aside" in brackets, after a space."""
    row, keys = row_of(name), _Use.keys
    if name in row.commands:
        row = Row(row.words, {name: row.commands[name]})
    if name == "arrows" and (keys is None or "Up" in keys.own):
        return say("arrow-keys")
    parts = shown(row).split(" ")
    if style == "aside":
        return f" ({HARD.join(parts)})"
    return HARD.join(say(f"key-{_SIGNS[part]}") if part in _SIGNS else part for part in parts)


HARD: Final = "\u00a0"
_SIGNS: Final = {",": "comma", ".": "full-stop"}


def cap(name: str) -> str:
    """Returns what stands on a key in the language in use: "Strg", "PageUp"."""
    if name == "Ctrl" and commands.PLATFORM == "darwin":
        name = "Cmd"
    if len(name) == 1 or name[1:].isdigit():
        return name
    return say(f"key-{name.lower()}").replace(" ", HARD)


def chord(key: str) -> str:
    """Returns a key with those held with it: "Strg + Z"."""
    return " + ".join(map(cap, key.split(" + ")))


def _usual(keys: Sequence[str]) -> str:
    """Returns the keys of a row for both hands."""
    held, _, last = keys[-1].rpartition(" + ")
    if len(keys) == 1:
        return chord(keys[0])
    if last in DIGITS:
        return f"{chord(keys[0])} {say('to')} {last}"
    return chord(f"{held} + Arrows" if held else "Arrows")


def _one_hand(keys: KeySet, wanted: Sequence[str]) -> str:
    """Returns the keys of a row in a set for one hand; those pressed first are told once."""
    groups: dict[str, list[str]] = {}
    for key in wanted:
        *before, last = map(cap, keys.pressed(key))
        groups.setdefault(" ".join([*before, say("then")] if before else []), []).append(last)
    ways = (" ".join(filter(None, (way, *ends))) for way, ends in groups.items())
    return f" {say('or')} ".join(ways)


def joints() -> tuple[str, ...]:
    """Returns the words between keys that are no keys."""
    return ("+", say("then"), say("or"), say("to"))


def table() -> str:
    """Returns the README's table of keys."""
    lines = [f"| {say('key')} | {say('does')} |", "|---|---|"]
    for place, rows in table_rows():
        lines.append(f"| **{say(f'place-{place}')}** | |")
        lines += [f"| {shown(row)} | {row_words(row)} |" for row in rows]
    return "\n".join(lines).replace(HARD, " ") + "\n"


use_words(keys=told)
