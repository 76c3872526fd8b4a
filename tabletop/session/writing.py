"""Files of text that are written whole or not at all. What stands in them is their writers'."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, text: str, ready: Callable[[Path], None] | None = None) -> None:
    """Writes a file so that a crash leaves the old one or the new one, never half of one.

    Args:
        ready: called with the path once the new text is safe on the disk, right before it takes
            the place of the old one.

    Raises:
        OSError: it cannot be written; the old file stands as it was.
    """
    fresh = path.with_name(path.name + ".new")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if ready is not None:
            ready(path)
        os.replace(fresh, path)
    except OSError:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


def unused(path: Path) -> Path:
    """The path, or where a file lies there the same with a number behind its name: "match 2.txt".

    What is written for somebody replaces nothing that was written before.
    """
    free, number = path, 1
    while free.exists() or free.is_symlink():
        number += 1
        free = path.with_stem(f"{path.stem} {number}")
    return free
