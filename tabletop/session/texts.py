"""Texts of the player's own, one file each in a folder: deck lists and the like, by name.

What the texts mean is the game's business.
"""

from __future__ import annotations

import errno
import os
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tabletop.core.errors import explained
from tabletop.core.letters import clean_lines, name_from
from tabletop.session.writing import write_whole

ENDING = ".txt"
LONGEST_NAME = 32
LARGEST = 100_000
"""Bytes; a larger file is no text of ours."""

SILENCE = 30.0
"""Seconds for which a pipe may say nothing."""

_BARRED = '<>:"/\\|?*'
_RESERVED = frozenset(
    ["con", "prn", "aux", "nul"] + [f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)]
)


class Text(NamedTuple):
    """A kept text. `problem` is one sentence when its file cannot be read; `text` is "" then."""

    name: str
    text: str
    problem: str = ""


class Texts:
    """The texts in one folder, which need not exist yet. Nothing raises; sentences tell."""

    def __init__(self, folder: Path, ending: str = ENDING) -> None:
        """Only files with that ending are the texts; others are not touched."""
        self.folder = folder
        self.ending = ending

    def path(self, name: str) -> Path:
        """Finds the file of that name; upper and lower case are the same name."""
        wanted = name.casefold()
        for path in self._files():
            if path.stem.casefold() == wanted:
                return path
        return self.folder / f"{name}{self.ending}"

    def all(self) -> list[Text]:
        """Every text, by name. Files that cannot be read are among them and say why."""
        return [self._read(path) for path in sorted(self._files(), key=_by_name)]

    def latest(self) -> str:
        """The name of the text written last, or ""."""
        newest = max(self._files(), key=_age, default=None)
        return newest.stem if newest is not None else ""

    def read(self, name: str) -> Text:
        path = self.path(name)
        if not path.exists():
            return Text(name, "", explained("text-missing", name=name, path=self.folder))
        return self._read(path)

    def keep(self, name: str, text: str) -> str:
        """Writes a text, whole or not at all; returns "" or one sentence on why it failed.

        A file of that name that could not be read is set aside first.
        """
        path = self.path(name)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if path.exists() and self._read(path).problem:
                os.replace(path, _free(path, "unreadable"))
            write_whole(path, text)
        except OSError as error:
            return explained("text-unkept", name=name, path=self.folder, why=error)
        return ""

    def rename(self, old: str, new: str) -> str:
        """Gives a text another name; returns "" or one sentence on why it failed."""
        source = self.path(old)
        target = self.folder / f"{new}{self.ending}"
        taken = self.path(new)
        if taken.exists() and taken != source:
            return explained("text-taken", name=taken.stem)
        try:
            os.replace(source, target)
        except OSError as error:
            return explained("text-unnamed", name=old, why=error)
        return ""

    def remove(self, name: str) -> str:
        """Takes a text off the list; its file stays beside the others under another ending.

        Returns "" or one sentence on why it failed.
        """
        path = self.path(name)
        try:
            os.replace(path, _free(path, "removed"))
        except OSError as error:
            return explained("text-unremoved", name=name, why=error)
        return ""

    def unused(self, name: str) -> str:
        """The name, or the name with a number behind it that no text has yet."""
        taken = {path.stem.casefold() for path in self._files()}
        fitting, number = name, 1
        while fitting.casefold() in taken:
            number += 1
            fitting = f"{name[: LONGEST_NAME - 4]} {number}"
        return fitting

    def _files(self) -> list[Path]:
        try:
            return [path for path in self.folder.iterdir() if path.suffix == self.ending]
        except OSError:
            return []

    def _read(self, path: Path) -> Text:
        return Text(path.stem, *read_file(path))


def read_file(path: Path, most: int = LARGEST, kind: str = "a list") -> tuple[str, str]:
    """The text of any file, and one sentence when it cannot be read (the text is "" then).

    Args:
        most: bytes it may have.
        kind: what it would be, as the sentence calls it.
    """
    try:
        data = begun(path, most)
        if len(data) > most:
            return "", explained("text-large", path=path, kind=kind)
        return clean_lines(data.decode("utf-8-sig")), ""
    except UnicodeDecodeError:
        return "", explained("text-coded", path=path)
    except OSError as error:
        return "", explained("text-unread", path=path, why=error)


def begun(path: Path, most: int) -> bytes:
    """The file's bytes; of what is longer than `most`, a pipe without end among it, one more.

    Raises:
        OSError: it cannot be read, or is a pipe through which nothing comes for `SILENCE` seconds.
    """
    if stat.S_ISFIFO(path.stat().st_mode):
        return _from_pipe(path, most + 1)
    with path.open("rb") as file:
        return file.read(most + 1)


def _from_pipe(path: Path, most: int) -> bytes:
    """Reads a pipe until its last writer closes it, at most so many bytes."""
    found = bytearray()
    heard = time.monotonic()
    pipe = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        while len(found) < most:
            piece: bytes | None = None
            with suppress(BlockingIOError):
                piece = os.read(pipe, min(most - len(found), 65_536))
            if piece:
                found += piece
                heard = time.monotonic()
            elif piece is not None and found:
                break
            elif time.monotonic() - heard > SILENCE:
                why = explained("text-silent", n=round(SILENCE))
                raise TimeoutError(errno.ETIMEDOUT, why, str(path))
            else:
                time.sleep(0.02)
    finally:
        os.close(pipe)
    return bytes(found)


def fitting_name(wanted: str, otherwise: str) -> str:
    """`wanted` as a name that every file system takes; `otherwise` when nothing is left of it."""
    kept = "".join(letter for letter in wanted if letter not in _BARRED)
    name = name_from(kept, LONGEST_NAME).strip(" .")
    return otherwise if not name or name.casefold() in _RESERVED else name


def _free(path: Path, ending: str) -> Path:
    """A name beside `path` that nothing has yet and that is not listed."""
    number, free = 1, path.with_name(f"{path.name}.{ending}")
    while free.exists():
        number += 1
        free = path.with_name(f"{path.name}.{ending}-{number}")
    return free


def _by_name(path: Path) -> tuple[str, str]:
    return path.stem.casefold(), path.stem


def _age(path: Path) -> tuple[float, str]:
    try:
        return path.stat().st_mtime, path.stem
    except OSError:
        return 0.0, path.stem
