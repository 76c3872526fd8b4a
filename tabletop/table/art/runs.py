"""Splits a line into runs: parts of one font, one script and one direction, from left to right.

Directions follow Unicode's bidirectional algorithm: a name between isolates keeps its own order in
a line of the other direction.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from tabletop.table import assets, charmaps

_OPENING: Final = "\u2066\u2067\u2068"
_CLOSING: Final = "\u2069"
JOINER: Final = "\u200d"
_AS_PICTURE: Final = "\ufe0f"
_TO_RIGHT: Final = {"L": 0, "R": 1, "AL": 1}
_SHAPED: Final = {
    "ARABIC": "Arab", "HEBREW": "Hebr", "SYRIAC": "Syrc", "THAANA": "Thaa", "NKO": "Nkoo",
    "DEVANAGARI": "Deva", "BENGALI": "Beng", "GURMUKHI": "Guru", "GUJARATI": "Gujr",
    "ORIYA": "Orya", "TAMIL": "Taml", "TELUGU": "Telu", "KANNADA": "Knda", "MALAYALAM": "Mlym",
    "SINHALA": "Sinh", "THAI": "Thai", "LAO": "Laoo", "TIBETAN": "Tibt", "MYANMAR": "Mymr",
    "KHMER": "Khmr", "MONGOLIAN": "Mong", "HANGUL": "Hang", "ETHIOPIC": "Ethi",
}  # fmt: skip
"""Scripts whose letters change beside each other, by the first word of their letters' names."""


class Run(NamedTuple):
    """A part of a line.

    Attributes:
        text: its letters in the order of reading.
        face: the font: the name of one of ours, or the path of one of the system's.
        script: its code (ISO 15924), "" where letters stand as they are.
        leftward: read from right to left.
    """

    text: str
    face: str
    script: str = ""
    leftward: bool = False

    @property
    def whole(self) -> bool:
        """Its letters stay together where others are set further apart."""
        return bool(self.script) or self.leftward or Path(self.face).is_absolute()


@lru_cache(maxsize=4096)
def runs(text: str, faces: tuple[str, ...], alike: bool = False) -> tuple[Run, ...]:
    """Returns the runs of a line.

    A word is in one of the first two fonts where one has all of it. A letter that no font has
    becomes a question mark.

    Args:
        faces: our fonts, the preferred one first.
        alike: the whole line is in one of the first two fonts where one has all of it.
    """
    text = unicodedata.normalize("NFC", text)
    whole = next((face for face in faces[:2] if _has(face, text)), None) if alike else None
    levels = _levels(text)
    found: list[tuple[int, Run]] = []
    face, script = whole or faces[0], ""
    for word in re.finditer(r"\s+|\S+", text):
        able = (one for one in faces[:2] if _has(one, word[0]))
        blank = face if face in faces else faces[0]
        of_word = whole or (blank if word[0].isspace() else next(able, None))
        for at, cluster in clusters(text, *word.span()):
            face, drawn = (of_word, True) if of_word else _face(cluster, faces)
            name = _script(cluster)
            if name is not None:
                script = _SHAPED.get(name, "")
            found.append((levels[at], Run(cluster if drawn else "?", face, script)))
    joined = [
        (level, Run("".join(run.text for _, run in same), face, script, bool(level % 2)))
        for (level, face, script), group in groupby(found, lambda one: (one[0], *one[1][1:3]))
        for same in [list(group)]
    ]
    return tuple(run for _, run in _from_left(joined))


def undrawn(text: str, faces: tuple[str, ...]) -> bool:
    """Returns True if no font has some letter of the text."""
    text = unicodedata.normalize("NFC", text)
    return not all(_face(one, faces)[1] for _, one in clusters(text, 0, len(text)))


def leftward(text: str) -> bool:
    """Returns True if a text is read from right to left: by its first letter that has a side."""
    kinds = map(unicodedata.bidirectional, text)
    return next((kind != "L" for kind in kinds if kind in _TO_RIGHT), False)


def clusters(text: str, start: int, end: int) -> Iterator[tuple[int, str]]:
    """Yields letters with the marks that belong to them, and where each begins."""
    for at in range(start + 1, end + 1):
        if at == end or not (text[at - 1] == JOINER or is_mark(text[at])):
            if text[start] not in _OPENING + _CLOSING:
                yield start, text[start:at]
            start = at


def is_mark(letter: str) -> bool:
    """Returns True if the letter belongs to the one before it: an accent, a joiner, a colour of
    skin."""
    if letter in _OPENING + _CLOSING:
        return False
    kind = unicodedata.category(letter)
    return kind[0] == "M" or kind == "Cf" or "\U0001f3fb" <= letter <= "\U0001f3ff"


def _face(cluster: str, faces: tuple[str, ...]) -> tuple[str, bool]:
    """Returns the font for a letter with its marks, and whether it has them.

    Where none has all, one with the letter alone is taken.
    """
    emoji = _AS_PICTURE in cluster or unicodedata.category(cluster[0]) in ("So", "Sk", "Cn")
    own = () if _AS_PICTURE in cluster else faces
    for letters in dict.fromkeys((cluster, cluster[0])):
        for face in own:
            if _has(face, letters):
                return face, True
        path = charmaps.system_font(_needed(letters), _script(letters) or "", emoji)
        if path is not None:
            return str(path), True
    return (faces[0], False) if own else _face(cluster.replace(_AS_PICTURE, ""), faces)


def _has(face: str, text: str) -> bool:
    path = assets.font_path(face)
    return path is not None and all(map(charmaps.charmap(path).__contains__, _needed(text)))


def _needed(text: str) -> str:
    """Returns the letters that a font must have: all but blanks, joiners and choices of style."""
    return "".join(
        letter for letter in text
        if not letter.isspace() and unicodedata.category(letter) != "Cf"
        and not "\ufe00" <= letter <= _AS_PICTURE
    )  # fmt: skip


def _script(cluster: str) -> str | None:
    """Returns the first word of a letter's name; None for what all scripts share."""
    if not cluster[0].isalpha():
        return None
    return unicodedata.name(cluster[0], "").partition(" ")[0]


def _from_left(found: list[tuple[int, Run]]) -> list[tuple[int, Run]]:
    """Returns runs as they stand: each stretch of a level or more is turned round, from the
    highest level down."""
    for least in range(max((level for level, _ in found), default=0), 0, -1):
        turned: list[tuple[int, Run]] = []
        stretch: list[tuple[int, Run]] = []
        for one in found:
            if one[0] >= least:
                stretch.insert(0, one)
            else:
                turned += [*stretch, one]
                stretch = []
        found = turned + stretch
    return found


class _Part:
    """A line, or what stands between isolates in one.

    Attributes:
        places: where its letters stand in the whole; an inner part's opening stands for it.
        inner: the parts within.
    """

    def __init__(self) -> None:
        self.places: list[int] = []
        self.inner: list[_Part] = []


def _levels(text: str) -> list[int]:
    """Returns the level of each letter: odd for right to left."""
    levels = [0] * len(text)
    kinds = [unicodedata.bidirectional(letter) for letter in text]
    if not {"R", "AL", "AN"}.isdisjoint(kinds):
        parts = [_Part()]
        for place, letter in enumerate(text):
            if letter == _CLOSING and len(parts) > 1:
                parts.pop()
            parts[-1].places.append(place)
            if letter in _OPENING:
                parts[-1].inner.append(part := _Part())
                parts.append(part)
        _resolve(parts[0], kinds, 0, levels)
    return levels


def _resolve(part: _Part, kinds: list[str], least: int, levels: list[int]) -> None:
    """Sets the levels of a part, which are at least `least`."""
    strong = next((_TO_RIGHT[kinds[at]] for at in part.places if kinds[at] in _TO_RIGHT), 0)
    base = least + (least + strong) % 2
    sides = _sides([kinds[at] for at in part.places], base % 2)
    for at, side in zip(part.places, sides, strict=True):
        levels[at] = base + {0: base % 2, 1: (base + 1) % 2, 2: 2 - base % 2}[side]
    for inner in part.inner:
        _resolve(inner, kinds, base + 1, levels)


def _sides(kinds: list[str], base: int) -> list[int]:
    """Returns 0 for letters to the right, 1 for those to the left, 2 for numbers among these."""
    sides: list[int | None] = []
    strong, before = base, "L"
    for at, kind in enumerate(kinds):
        after = kinds[at + 1] if at + 1 < len(kinds) else ""
        if kind == "NSM":
            sides.append(sides[-1] if sides else None)
            continue
        if kind in ("ES", "CS", "ET") and "EN" in (before, after):
            kind = "EN" if kind == "ET" or before == after else kind
        if kind in _TO_RIGHT:
            strong = _TO_RIGHT[kind]
        number = 2 if strong or kind == "AN" else 0
        sides.append(number if kind in ("EN", "AN") else _TO_RIGHT.get(kind))
        before = kind
    return list(_neutral(sides, base))


def _neutral(sides: Iterable[int | None], base: int) -> Iterator[int]:
    """Yields the sides of all: what has none goes with its neighbours where these agree."""
    groups = [(side, len(list(group))) for side, group in groupby(sides)]
    for at, (side, count) in enumerate(groups):
        if side is None:
            before, after = (
                base if other is None else min(other, 1)
                for other in (
                    groups[at - 1][0] if at else None,
                    groups[at + 1][0] if at + 1 < len(groups) else None,
                )
            )
            side = before if before == after else base
        yield from [side] * count
