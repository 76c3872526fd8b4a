"""The library as the command line opens it: its notices and problems go to the error stream."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabletop.cli.parsing import show_error
from tabletop.core.errors import TabletopError
from tabletop.session.foreign import read_match
from tabletop.session.library import Library
from tabletop.session.paths import folders
from tabletop.session.running import Running

MOST_NAMED = 12


@contextmanager
def opened(data_dir: Path | None) -> Iterator[Library]:
    """The library of saved matches below `data_dir`, or where the platform keeps it."""
    library = Library(folders(data_dir).library)
    try:
        for notice in library.notices:
            show_error(notice)
        yield library
    finally:
        library.close()


def check_known(library: Library, match_id: int) -> None:
    """Makes sure that a match is there.

    Raises:
        TabletopError: it is not; the text names those that are.
    """
    ids = library.ids()
    if match_id in ids:
        return
    if library.problem:
        raise TabletopError(library.problem)
    listed = ", ".join(map(str, ids[:MOST_NAMED])) + (" ..." if len(ids) > MOST_NAMED else "")
    there = f"the last played are: {listed}." if ids else "none is saved yet."
    raise TabletopError(f"There is no saved match {match_id}; {there}")


@contextmanager
def match_opened(text: str, data_dir: Path | None) -> Iterator[tuple[Running, Library | None]]:
    """The match in a file, or the saved one of that number with its library.

    Raises:
        TabletopError: there is none, or it cannot be read.
    """
    if not text.isascii() or not text.isdigit():
        read = read_match(Path(text))
        yield Running(read.match, read.seats, salt=read.salt, seal=read.seal), None
        return
    with opened(data_dir) as library:
        number = int(text[:9])
        check_known(library, number)
        yield Running.resume(library, number), library
