"""`tabletop export ID FILE`: writes a saved match, or all of them, as records."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop.cli.parsing import count, natural, show_error, target
from tabletop.cli.saved import check_known, opened
from tabletop.core.errors import BadOption, TabletopError
from tabletop.core.letters import clean
from tabletop.session import sheets
from tabletop.session.foreign import export_all, write_match
from tabletop.session.position import as_text
from tabletop.session.running import Running
from tabletop.session.secrecy import hides
from tabletop.words.books import book


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "id", type=count, nargs="?", metavar="ID", help="number of the saved match"
    )
    parser.add_argument(
        "file", type=Path, nargs="?", metavar="FILE", help="where it is written to"
    )
    parser.add_argument(
        "--all", type=Path, metavar="FILE", help="write all saved matches there instead"
    )
    parser.add_argument(
        "--csv",
        type=Path,
        metavar="FOLDER",
        help="write tables of finished matches, and of dice and draws against fair ones",
    )
    parser.add_argument(
        "--position", action="store_true", help="print it as one line of text instead"
    )
    parser.add_argument(
        "--ply", type=natural, metavar="N", help="with --position: as it was before action N"
    )


def run(args: argparse.Namespace) -> int:
    if args.all is not None:
        return _all(args)
    if args.csv is not None:
        return _tables(args)
    if args.id is None:
        raise BadOption("Which match is to be written? Give its number, or all with --all FILE.")
    if args.position == (args.file is not None):
        raise BadOption("A match is written to a FILE, or printed as a line with --position.")
    if args.ply is not None and not args.position:
        raise BadOption("--ply goes with --position.")
    if args.file is not None:
        target(args.file)
    with opened(args.data_dir) as library:
        check_known(library, args.id)
        running = Running.resume(library, args.id)
        if args.ply is not None and args.ply > running.ply:
            raise BadOption(f"Match {args.id} has {running.ply} actions, not {args.ply}.")
        if hides(running):
            show_error(book("common").say("goes-on.file"))
        if args.position:
            print(as_text(running.match, running.seats, args.ply))
            return 0
        write_match(running, args.file)
    print(f"Match {args.id} was written to {clean(str(args.file))}.")
    return 0


def _tables(args: argparse.Namespace) -> int:
    if args.id is not None or args.position or args.ply is not None:
        raise BadOption("--csv FOLDER stands alone: its tables are of all matches.")
    with opened(args.data_dir) as library:
        sheets.write(library, args.csv)
        if library.problem:
            raise TabletopError(library.problem)
    print(f"{sheets.MATCHES} and {sheets.DICE} were written to {clean(str(args.csv))}.")
    return 0


def _all(args: argparse.Namespace) -> int:
    if args.id is not None or args.position or args.ply is not None:
        raise BadOption("--all FILE stands alone: it writes every match.")
    target(args.all)
    with opened(args.data_dir) as library:
        written, problems = export_all(library, args.all)
        if library.problem:
            raise TabletopError(library.problem)
    for problem in problems:
        show_error(problem)
    matches = "1 match was" if written == 1 else f"{written} matches were"
    print(f"{matches} written to {clean(str(args.all))}. " + book("common").say("goes-on.files"))
    return 1 if problems else 0
