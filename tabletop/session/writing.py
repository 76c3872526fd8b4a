"""Files that are written whole or not at all. What stands in them is their writers'."""

from __future__ import annotations

import errno
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tabletop.core.errors import explained

FRESH: Final = re.compile(r"tabletop-[0-9a-f]{16}\.new")
"""The name of a file while it is written, beside the one whose place it takes."""

STALE: Final = 24 * 3600.0
"""Seconds after which nobody writes a file any more that has not grown."""


def write_whole(path: Path, text: str, ready: Callable[[Path], None] | None = None) -> None:
    """Writes a file so that a crash leaves the old one or the new one, never half of one.

    Args:
        ready: called with the path once the new text is safe on the disk, right before it takes
            the place of the old one.

    Raises:
        OSError: it cannot be written; the old file stands as it was.
    """
    with replacing(path) as fresh:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if ready is not None:
            ready(path)


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A file to write into that takes the place of `path` when that is done, and is gone if not.

    A link stays, and what it points to is replaced. What a killed program left of such files in
    the folder is taken away, a day later at the earliest.

    Raises:
        OSError: it cannot be replaced, or what lies there is no plain file.
    """
    place = place_of(path)
    _sweep(place.parent)
    fresh = place.with_name(f"tabletop-{os.urandom(8).hex()}.new")
    fresh.open("x").close()
    try:
        yield fresh
        os.replace(fresh, place)
    except BaseException:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


def place_of(path: Path) -> Path:
    """Returns the place of the file: the path, or the target of the link.

    Raises:
        OSError: a device, a pipe or a folder lies there, or links that lead nowhere.
    """
    place = Path(os.path.realpath(path)) if path.is_symlink() else path
    if (path.exists() and not path.is_file()) or place.is_symlink():
        raise OSError(errno.EINVAL, explained("no-plain-file"), str(path))
    return place


def unused(path: Path) -> Path:
    """The path, or where a file lies there the same with a number behind its name: "match 2.txt".

    What is written for somebody replaces nothing that was written before.
    """
    free, number = path, 1
    while free.exists() or free.is_symlink():
        number += 1
        free = path.with_stem(f"{path.stem} {number}")
    return free


def _sweep(folder: Path) -> None:
    """Takes away what nobody writes any more, ours by its name: the rest of a killed program.

    What cannot be taken away stays, and keeps none of the others.
    """
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if FRESH.fullmatch(entry.name) is not None:
                with suppress(OSError):
                    _take_stale(entry)


def _take_stale(entry: os.DirEntry[str]) -> None:
    if entry.is_file(follow_symlinks=False):
        if time.time() - entry.stat(follow_symlinks=False).st_mtime > STALE:
            os.unlink(entry.path)
