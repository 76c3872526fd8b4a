"""`tabletop bench`: measures the program against its goals and prints a table or JSON.

A benchmark, not a test: ratios taken side by side in one run count, absolute figures do not.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from importlib import import_module

from tabletop.cli.parsing import count, names, nearest
from tabletop.core.errors import BadOption
from tabletop.lab.bench.rows import Row

SECTIONS = {
    "rules": "decisions a second of random play, beside rlcard, python-chess and Catanatron",
    "search": "copies of a state, what the search adds to them, beside Catanatron and OpenSpiel",
    "frames": "work of a frame, and frames while an agent thinks",
    "startup": "first picture, menu, tables, memory",
}


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--game",
        type=names,
        default=(),
        metavar="A,B",
        help="games to measure; all without it",
    )
    parser.add_argument(
        "--only",
        type=names,
        default=tuple(SECTIONS),
        metavar="A,B",
        help=f"sections to run: {', '.join(SECTIONS)}",
    )
    parser.add_argument("--rounds", type=count, default=7, metavar="N", help="rounds of each")


def run(args: argparse.Namespace) -> int:
    from tabletop.core.registry import game as find_game
    from tabletop.core.registry import games

    keys = [find_game(key).info.key for key in args.game] or list(games())
    for name in args.only:
        if name not in SECTIONS:
            raise BadOption(f"There is no section '{name}'; {nearest(name, SECTIONS)}")
    rows: list[Row] = []
    for name in args.only:
        rows.extend(measured(name, keys, args.rounds))
    if args.json:
        print(json.dumps({"machine": machine(), "rows": [asdict(row) for row in rows]}, indent=2))
    else:
        show(rows)
    return 0


def measured(section: str, keys: Sequence[str], rounds: int) -> Iterator[Row]:
    """The rows of one section, as they come."""
    print(f"measuring {section}: {SECTIONS[section]} ...", file=sys.stderr)
    measure: Callable[[Sequence[str], int], Iterator[Row]]
    measure = import_module(f"tabletop.lab.bench.{section}").measure
    yield from measure(keys, rounds)


def machine() -> dict[str, str]:
    """The machine that the figures were taken on."""
    return {"python": platform.python_version(), "system": platform.platform(terse=True)}


def show(rows: list[Row]) -> None:
    """Prints the rows as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title="bench: " + ", ".join(machine().values()))
    for head in ("game", "what", "measured", "beside it", "ratio", "floor", "stretch", "reached"):
        table.add_column(head, justify="left" if head in ("game", "what", "reached") else "right")
    for row in rows:
        table.add_row(
            row.game,
            row.name,
            row.measured,
            row.beside,
            "" if row.ratio is None else f"{row.ratio:.3g}",
            row.floor,
            row.stretch,
            row.reached,
        )
    console = Console(width=None if sys.stdout.isatty() else 170)
    console.print(table)
    for note in dict.fromkeys(f"{row.name}: {row.note}" for row in rows if row.note):
        console.print(note, highlight=False)
