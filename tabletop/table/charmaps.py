"""The letters that font files have, and further fonts for those that ours lack: the Noto ones that
pygame_gui brings (Arabic, Devanagari, Georgian, Chinese, Japanese, Korean), then the system's.

A character map is read from the file itself: pygame does not tell a missing letter.
"""

from __future__ import annotations

import os
import struct
import sys
import zlib
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

_ENDINGS: Final = (".ttf", ".otf", ".ttc")
_KNOWN: Final = (
    "notosans", "notonaskh", "segoeui", "nirmala", "yugoth", "msyh", "malgun", "hiragino",
    "pingfang", "applesdgothic", "arial", "dejavusans",
)
"""Beginnings of the names of plain faces, which are taken before others."""
_PLAIN: Final = (
    "italic", "oblique", "mono", "serif", "condensed", "thin", "light", "black", "display",
)
"""Styles that are taken last."""
_TOGETHER: Final = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO")
"""Scripts that one font has."""
_FOLDERS: Final = {
    "win32": (r"$WINDIR\Fonts", r"$LOCALAPPDATA\Microsoft\Windows\Fonts"),
    "darwin": ("/System/Library/Fonts", "/Library/Fonts", "~/Library/Fonts"),
    "linux": (
        "/usr/share/fonts", "/usr/local/share/fonts", "/run/host/fonts", "~/.local/share/fonts",
        "~/.fonts",
    ),
}


class CharMap:
    """The letters of a font, as segments of codes.

    Attributes:
        ends: the last code of each segment, in order.
        starts: the first code of each.
    """

    __slots__ = ("_deltas", "_list", "_offsets", "ends", "starts")

    def __init__(self, table: bytes = b"") -> None:
        self.ends: tuple[int, ...] = ()
        self.starts: tuple[int, ...] = ()
        self._deltas: tuple[int, ...] = ()
        self._offsets: tuple[int, ...] = ()
        self._list: tuple[int, ...] = ()
        formats = dict(_subtables(table))
        if 12 in formats:
            groups = tuple(struct.iter_unpack(">3I", formats[12]))
            self.starts, self.ends = (tuple(group[n] for group in groups) for n in (0, 1))
        elif 4 in formats:
            self._read_segments(formats[4])

    def _read_segments(self, table: bytes) -> None:
        count = struct.unpack_from(">H", table)[0] // 2
        words = struct.unpack_from(f">{len(table) // 2 - 4}H", table, 8)
        if len(words) < 4 * count + 1:
            raise ValueError("its segments break off")
        self.ends = words[:count]
        self.starts, self._deltas, self._offsets = (
            words[1 + count * n : 1 + count * (n + 1)] for n in (1, 2, 3)
        )
        self._list = words[1 + 3 * count :]

    def __contains__(self, letter: str) -> bool:
        code = ord(letter)
        at = bisect_left(self.ends, code)
        if at == len(self.ends) or code < self.starts[at]:
            return False
        if not self._deltas:
            return True
        if not self._offsets[at]:
            return bool((code + self._deltas[at]) & 0xFFFF)
        index = at + self._offsets[at] // 2 + code - self.starts[at]
        return index < len(self._list) and self._list[index] != 0


def _subtables(table: bytes) -> Iterator[tuple[int, bytes]]:
    """Yields the Unicode parts of a `cmap` that can be read, by their format, without headers."""
    for at in range(4, 4 + 8 * int.from_bytes(table[2:4], "big"), 8):
        platform, encoding, offset = struct.unpack_from(">HHI", table, at)
        if platform == 0 or (platform == 3 and encoding in (1, 10)):
            kind = int.from_bytes(table[offset : offset + 2], "big")
            if kind == 4:
                size = int.from_bytes(table[offset + 2 : offset + 4], "big")
                yield kind, table[offset + 6 : offset + size]
            elif kind == 12:
                size = int.from_bytes(table[offset + 12 : offset + 16], "big")
                yield kind, table[offset + 16 : offset + 16 + 12 * size]


@cache
def charmap(path: Path) -> CharMap:
    """Returns the letters of a font file: none when it cannot be read."""
    try:
        return CharMap(_cmap_of(path))
    except (OSError, ValueError, struct.error, zlib.error):
        return CharMap()


def _cmap_of(path: Path) -> bytes:
    """Returns the `cmap` table of a TrueType, OpenType or WOFF file, or of a collection's first."""
    with path.open("rb") as file:
        head = file.read(16)
        packed, start = head[:4] == b"wOFF", 0
        if head[:4] == b"ttcf":
            start = int.from_bytes(head[12:16], "big")
            file.seek(start)
            head = file.read(16)
        size = 20 if packed else 16
        count = int.from_bytes(head[12:14] if packed else head[4:6], "big")
        file.seek(44 if packed else start + 12)
        for entry in struct.iter_unpack(f">4s{size // 4 - 1}I", file.read(size * count)):
            if entry[0] == b"cmap":
                offset, length = (entry[1], entry[2]) if packed else (entry[2], entry[3])
                file.seek(offset)
                table = file.read(length)
                return zlib.decompress(table) if packed and length < entry[3] else table
    raise ValueError("it has no character map")


@cache
def _brought() -> Path:
    """Returns the folder of the fonts that pygame_gui brings."""
    spec = find_spec("pygame_gui")
    return Path(spec.origin if spec is not None and spec.origin else "", "..", "data").resolve()


@cache
def system_fonts() -> tuple[Path, ...]:
    """Returns the font files that are here beside ours, looked for once."""
    folders = [str(_brought()), *_FOLDERS.get(sys.platform, _FOLDERS["linux"])]
    folders += [f"{folder}/fonts" for folder in os.getenv("XDG_DATA_DIRS", "").split(":") if folder]
    found = {
        Path(root, name)
        for folder in dict.fromkeys(folders)
        for root, _, names in os.walk(os.path.expandvars(os.path.expanduser(folder)))
        for name in names
        if name.lower().endswith(_ENDINGS)
    }
    return tuple(sorted(found))


@cache
def system_font(letters: str, script: str, emoji: bool) -> Path | None:
    """Returns the best of these fonts that has all those letters, if there is one.

    Args:
        letters: one or a few.
        script: the first word of the letter's name; fonts for one script are named so.
        emoji: prefer a font with coloured pictures.
    """
    for path in _ranked("cjk" if script in _TOGETHER else script.lower(), emoji):
        letters_of = charmap(path)
        if all(letter in letters_of for letter in letters):
            return path
    return None


@cache
def _ranked(word: str, emoji: bool) -> list[Path]:
    """Returns the fonts, the best one first for what a word in their names tells."""

    def rank(path: Path) -> tuple[int | bool, ...]:
        name = path.stem.lower().replace(" ", "").replace("-", "")
        return (
            ("emoji" in name or "seguiemj" in name) != emoji,
            path.parent != _brought(),
            not name.startswith(_KNOWN),
            word not in name,
            any(style in name for style in _PLAIN),
            "bold" not in name,
            len(name),
        )

    return sorted(system_fonts(), key=rank)


def forget() -> None:
    """Looks for fonts anew when the next letter needs one."""
    for kept in (system_fonts, system_font, _ranked):
        kept.cache_clear()
