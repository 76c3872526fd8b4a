"""`tabletop puzzles make GAME`: plays matches and looks for positions with one good choice."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from time import monotonic
from typing import Final, TextIO

from tabletop.cli.parsing import count
from tabletop.core.errors import BadOption
from tabletop.core.registry import game as find_game
from tabletop.session.puzzles import Puzzle, as_data, read, searched_in
from tabletop.session.puzzling import Limits, make
from tabletop.session.texts import read_file

APART: Final = 20.0
"""How far the search is gets written so many seconds apart, where nothing is found."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["make"], metavar="make", help="the only thing to do yet")
    parser.add_argument("game", metavar="GAME", help="key of the game, see 'tabletop games'")
    parser.add_argument(
        "--count", type=count, default=10, metavar="N",
        help="how many there are to be, those in FILE included",
    )  # fmt: skip
    parser.add_argument("--seed", default="0", metavar="S", help="same seed, same puzzles")
    parser.add_argument("--players", type=count, metavar="N", help="seats at the table")
    parser.add_argument(
        "--confirm", type=count, default=Limits().least, metavar="N",
        help="trials of the run that confirms each, at least",
    )  # fmt: skip
    parser.add_argument(
        "--out", type=Path, metavar="FILE",
        help="add them to that file, one by one as they come; a search goes on where it stopped",
    )  # fmt: skip
    parser.add_argument(
        "--minutes", type=float, metavar="M", help="stop after the match in which these are over"
    )


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    if args.players is not None:
        game.info.complete(args.players, {})
    found: list[Puzzle] = []
    searched: dict[str, int] = {}
    if args.out is not None and args.out.exists():
        text, problem = read_file(args.out)
        before, fault = read(text, game)
        if problem or fault:
            raise BadOption(problem or f"{fault} {args.out} is left as it is.")
        found.extend(before)
        searched = searched_in(text)
    players = (args.players,) if args.players is not None else ()
    search = f"{args.seed}/{args.players}" if players else args.seed
    limits = Limits(args.confirm, 2 * args.confirm)
    began = written = monotonic()
    for number, puzzle in make(
        game, args.count, args.seed, limits, players, tuple(found), searched.get(search, 0)
    ):
        searched[search] = number
        if puzzle is not None:
            found.append(puzzle)
            _tell(puzzle, sys.stdout if args.out is not None else sys.stderr)
        now = monotonic()
        over = puzzle is None and args.minutes is not None and now - began >= 60.0 * args.minutes
        if args.out is not None and (puzzle is not None or over or now - written >= APART):
            _write(args.out, json.dumps(as_data(game, found, searched), indent=1) + "\n")
            written = now
        if over:
            break
    if args.out is None:
        print(json.dumps(as_data(game, found, searched), indent=1))
    grades = Counter(puzzle.grade for puzzle in found)
    told = ", ".join(f"{number} {grade}" for grade, number in grades.items())
    print(f"{len(found)} puzzles: {told}.", file=sys.stderr)
    return 0


def _tell(puzzle: Puzzle, stream: TextIO) -> None:
    print(
        f"{puzzle.name}: {puzzle.grade}, {puzzle.answer} wins {100 * puzzle.chance:.0f} %, "
        f"ahead by {100 * puzzle.margin:.0f} ± {100 * puzzle.margin_error:.1f} % "
        f"in {puzzle.trials} trials",
        file=stream, flush=True,
    )  # fmt: skip


def _write(path: Path, text: str) -> None:
    """Writes the whole file or nothing of it."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)
