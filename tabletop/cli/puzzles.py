"""`tabletop puzzles make GAME`: plays matches and looks for positions with one good choice."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path

from tabletop.cli.parsing import count
from tabletop.core.errors import BadOption
from tabletop.core.registry import game as find_game
from tabletop.session.puzzles import Puzzle, as_data, read
from tabletop.session.puzzling import Limits, make
from tabletop.session.texts import read_file


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=["make"], metavar="make", help="the only thing to do yet")
    parser.add_argument("game", metavar="GAME", help="key of the game, see 'tabletop games'")
    parser.add_argument("--count", type=count, default=10, metavar="N", help="how many")
    parser.add_argument("--seed", default="0", metavar="S", help="same seed, same puzzles")
    parser.add_argument("--players", type=count, metavar="N", help="seats at the table")
    parser.add_argument(
        "--confirm", type=count, default=Limits().least, metavar="N",
        help="trials of the run that confirms each, at least",
    )  # fmt: skip
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="add them to that file, one by one as they come"
    )


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    if args.players is not None:
        game.info.complete(args.players, {})
    found: list[Puzzle] = []
    if args.out is not None and args.out.exists():
        text, problem = read_file(args.out)
        before, fault = read(text, game)
        if problem or fault:
            raise BadOption(problem or f"{fault} {args.out} is left as it is.")
        found.extend(before)
    limits = Limits(args.confirm, 2 * args.confirm)
    players = (args.players,) if args.players is not None else ()
    names = {puzzle.name for puzzle in found}
    for puzzle in make(game, args.count, args.seed, limits, players):
        if puzzle.name not in names:
            found.append(puzzle)
        if args.out is not None:
            _write(args.out, json.dumps(as_data(game, found), indent=1) + "\n")
        print(
            f"{puzzle.name}: {puzzle.grade}, {puzzle.answer} wins {100 * puzzle.chance:.0f} %, "
            f"ahead by {100 * puzzle.margin:.0f} ± {100 * puzzle.margin_error:.1f} % "
            f"in {puzzle.trials} trials",
            file=sys.stdout if args.out is not None else sys.stderr, flush=True,
        )  # fmt: skip
    if args.out is None:
        print(json.dumps(as_data(game, found), indent=1))
    grades = Counter(puzzle.grade for puzzle in found)
    told = ", ".join(f"{number} {grade}" for grade, number in grades.items())
    print(f"{len(found)} puzzles: {told}.", file=sys.stderr)
    return 0


def _write(path: Path, text: str) -> None:
    """Writes the whole file or nothing of it."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)
