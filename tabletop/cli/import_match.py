"""`tabletop import FILE`: takes the matches of a file into the saved ones."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from tabletop.cli import BAD_INPUT
from tabletop.cli.parsing import show_error
from tabletop.cli.saved import MOST_NAMED, opened
from tabletop.core.errors import TabletopError
from tabletop.core.letters import clean
from tabletop.session.foreign import Imported, import_matches


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a file of one or more records")


def run(args: argparse.Namespace) -> int:
    with opened(args.data_dir) as library:
        found = import_matches(library, args.file)
    name = clean(str(args.file))
    if len(found) > 1:
        return _several(name, found)
    (one,) = found
    assert isinstance(one, Imported)
    partly = f", up to its last sound action. {clean(one.problem)}" if one.problem else "."
    is_now = "is here already as" if one.known else "is now"
    print(f"{name} {is_now} saved match {one.id}{partly}")
    return 0


def _several(name: str, found: Sequence[Imported | TabletopError]) -> int:
    """Prints the results of importing several matches: the problems, then the totals."""
    taken, known, problems = 0, 0, []
    for number, each in enumerate(found, 1):
        if isinstance(each, TabletopError):
            problems.append(f"Match {number} of the file is refused. {each}")
            continue
        known += each.known
        taken += not each.known
        if each.problem and not each.known:
            partly = f"Match {number} of the file is saved up to its last sound action"
            problems.append(f"{partly}. {each.problem}")
    for problem in problems[:MOST_NAMED]:
        show_error(problem)
    if len(problems) > MOST_NAMED:
        show_error(f"And so with {len(problems) - MOST_NAMED} more.")
    refused = len(found) - taken - known
    sums = ((taken, "saved now"), (known, "here already"), (refused, "refused"))
    told = ", ".join(f"{number} {what}" for number, what in sums if number)
    print(f"{name} holds {len(found)} matches: {told}.")
    return 0 if taken + known else BAD_INPUT
