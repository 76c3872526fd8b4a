"""`tabletop import FILE`: takes a match from a record into the saved ones."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop.cli.saved import opened
from tabletop.core.letters import clean
from tabletop.session.foreign import import_match


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a file with one record")


def run(args: argparse.Namespace) -> int:
    with opened(args.data_dir) as library:
        number, problem, known = import_match(library, args.file)
    partly = f", up to its last sound action. {clean(problem)}" if problem else "."
    is_now = "is here already as" if known else "is now"
    print(f"{clean(str(args.file))} {is_now} saved match {number}{partly}")
    return 0
