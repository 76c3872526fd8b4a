"""`tabletop bench`: measures the program against its goals and prints a table or JSON.

A benchmark, not a test: ratios taken side by side in one run count, absolute figures do not.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from importlib import import_module

from tabletop.cli.bench.rows import Row
from tabletop.cli.parsing import count, names, nearest
from tabletop.core.errors import BadOption

SECTIONS = {
    "rules": "decisions a second of random play, beside rlcard and python-chess",
    "search": "copies of a state and what the search adds to them",
    "frames": "work of a frame, and frames while an agent thinks",
    "startup": "first picture, menu, memory",
}
DEFAULT_GAME = "bounce_bunny_bounce"


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--game", default=DEFAULT_GAME, metavar="GAME", help="which game's parts")
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

    find_game(args.game)
    for name in args.only:
        if name not in SECTIONS:
            raise BadOption(f"There is no section '{name}'; {nearest(name, SECTIONS)}")
    rows: list[Row] = []
    for name in args.only:
        rows.extend(measured(name, args.game, args.rounds))
    if args.json:
        print(json.dumps({"machine": machine(), "rows": [asdict(row) for row in rows]}, indent=2))
    else:
        show(rows)
    return 0


def measured(section: str, game: str, rounds: int) -> Iterator[Row]:
    """The rows of one section, as they come."""
    print(f"measuring {section}: {SECTIONS[section]} ...", file=sys.stderr)
    measure: Callable[[str, int], Iterator[Row]]
    measure = import_module(f"tabletop.cli.bench.{section}").measure
    yield from measure(game, rounds)


def machine() -> dict[str, str]:
    """What the figures were taken on."""
    return {"python": platform.python_version(), "system": platform.platform(terse=True)}


def show(rows: list[Row]) -> None:
    """Prints the rows as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title="bench: " + ", ".join(machine().values()))
    for head in ("what", "measured", "beside it", "ratio", "floor", "stretch", "reached"):
        table.add_column(head, justify="left" if head in ("what", "reached") else "right")
    for row in rows:
        table.add_row(
            row.name,
            row.measured,
            row.beside,
            "" if row.ratio is None else f"{row.ratio:.3g}",
            row.floor,
            row.stretch,
            row.reached,
        )
    console = Console(width=None if sys.stdout.isatty() else 150)
    console.print(table)
    for row in rows:
        if row.note:
            console.print(f"{row.name}: {row.note}", highlight=False)
