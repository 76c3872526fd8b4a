"""`tabletop export ID FILE`: writes a saved match as a record."""

from __future__ import annotations

import argparse
from pathlib import Path

from tabletop.cli.parsing import count
from tabletop.cli.saved import check_known, opened
from tabletop.core.letters import clean
from tabletop.session.foreign import export_match


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", type=count, metavar="ID", help="number of the saved match")
    parser.add_argument("file", type=Path, metavar="FILE", help="where it is written to")


def run(args: argparse.Namespace) -> int:
    with opened(args.data_dir) as library:
        check_known(library, args.id)
        export_match(library, args.id, args.file)
    print(f"Match {args.id} was written to {clean(str(args.file))}.")
    return 0
