"""`tabletop lab house`: counts of the program's text by room, and the calls of a traced click."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from tabletop.core.errors import BadOption
from tabletop.lab.house import ROOT, Counts, circle, clauses, counted, room_of, sources
from tabletop.lab.tracing import told_of_tables


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--room", metavar="ROOM", help="list that room's docstrings that open with a clause"
    )
    parser.add_argument(
        "--click", action="store_true", help="trace a click and a hover on each game's table too"
    )


def run(args: argparse.Namespace) -> int:
    if args.room:
        if args.room not in map(room_of, sources()):
            raise BadOption(f"There is no room '{args.room}'.")
        for path in sources():
            if room_of(path) == args.room:
                for line, opening in clauses(path.read_text(encoding="utf-8")):
                    print(f"{path.relative_to(ROOT)}:{line}: {opening}")
        return 0
    show(counted())
    print(f"import circle: {' <- '.join(circle()) or 'none'}")
    for told in told_of_tables() if args.click else ():
        print(told)
    return 0


def show(rooms: Mapping[str, Counts]) -> None:
    """Prints the rooms as a table, the sum below it."""
    heads = ("room", "files", "lines", "clauses", "round(", "fmt: skip")
    rows = [(room, *counts) for room, counts in rooms.items()]
    whole = Counts()
    for counts in rooms.values():
        whole = whole.plus(counts)
    width = max(map(len, rooms))
    for name, *numbers in (heads, *rows, ("all", *whole)):
        print(f"{name:{width}}", *(f"{number:>9}" for number in numbers))
