"""The library as the command line opens it: its notices and problems go to the error stream."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabletop.cli.parsing import show_error
from tabletop.core.errors import TabletopError
from tabletop.session.library import Library
from tabletop.session.paths import folders

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
    ids = [saved.id for saved in library.saved()]
    if match_id in ids:
        return
    if library.problem:
        raise TabletopError(library.problem)
    listed = ", ".join(map(str, ids[:MOST_NAMED])) + (" ..." if len(ids) > MOST_NAMED else "")
    there = f"the last played are: {listed}." if ids else "none is saved yet."
    raise TabletopError(f"There is no saved match {match_id}; {there}")
