"""Going on with a match of the library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tabletop.core.errors import TabletopError
from tabletop.scenes.matches.dates import say
from tabletop.session.running import Running

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.session.foreign import Imported


def open_match(app: Program, match_id: int) -> None:
    """Goes on with a saved match where it was left.

    Raises:
        TabletopError: it cannot be opened.
    """
    running = Running.resume(app.library, match_id)
    app.say(running.problem)
    app.open("play", running)


def open_imported(app: Program, file: str, found: Sequence[Imported | TabletopError]) -> None:
    """Opens the match that was taken from a file, or the list where the file holds several."""
    taken = [each.id for each in found if not isinstance(each, TabletopError)]
    if len(found) == len(taken) == 1:
        open_match(app, taken[0])
    else:
        app.open("saves")
    tell_imported(app, {file: found})


def tell_imported(
    app: Program, files: Mapping[str, Sequence[Imported | TabletopError]]
) -> set[int]:
    """Says what of the matches of some files is wrong, and how many came in; returns their ids."""
    taken, known = set[int](), set[int]()
    for file, matches in files.items():
        for found in matches:
            if isinstance(found, TabletopError):
                app.say(say("import-problem", file=file, problem=str(found)))
                continue
            (known if found.known else taken).add(found.id)
            if found.problem and not found.known:
                app.say(say("import-part", file=file, problem=found.problem))
    app.say(_counted(len(taken), len(known - taken)))
    return taken


def _counted(taken: int, known: int) -> str:
    """Returns the number of matches taken, and of those that were here before, in words; "" =
    none of either."""
    if taken and known:
        return say("imported-both", n=taken, known=known)
    if taken or known:
        return say("imported" if taken else "imported-known", n=taken or known)
    return ""
