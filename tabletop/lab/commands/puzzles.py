"""`tabletop puzzles`: makes positions with one good choice, confirms them, and tries the levels."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Final, TextIO

from tabletop.cli.parsing import add_game_arguments, chosen_options, count, number, target
from tabletop.core.errors import BadOption
from tabletop.core.game import Game
from tabletop.core.registry import game as find_game
from tabletop.lab.puzzling import (
    Limits,
    confirmed_again,
    counted_again,
    explained_again,
    found_by,
    make,
)
from tabletop.session.puzzles import (
    GRADES,
    LARGEST,
    LEVELS,
    Puzzle,
    as_data,
    puzzles_of,
    read,
    searched_in,
)
from tabletop.session.texts import read_file
from tabletop.session.writing import write_whole

APART: Final = 20.0
"""Seconds between writings of the search's progress, where nothing is found."""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what", choices=sorted(DOING), metavar="make|confirm|count|reasons|levels",
        help="look for more; play those there are again at length, and let go of what that does not"
        " confirm; count those exactly that can be; tell anew what speaks for the answers; or how"
        " often each level finds them",
    )  # fmt: skip
    add_game_arguments(parser, "puzzles")
    parser.add_argument(
        "--count", type=count, default=10, metavar="N",
        help="how many there are to be, those in FILE included",
    )  # fmt: skip
    parser.add_argument(
        "--late", type=number(0, 1), metavar="S",
        help="look only at positions after that share of a match, 0 to 1, where playouts are short",
    )  # fmt: skip
    parser.add_argument(
        "--counted", action="store_true", help="look only at positions that can be counted exactly"
    )
    parser.add_argument(
        "--confirm", type=count, default=Limits().least, metavar="N",
        help="trials of the run that confirms each, or tells its reasons, at least (%(default)s)",
    )  # fmt: skip
    parser.add_argument(
        "--out", type=target, metavar="FILE",
        help="add them to that file, one by one as they come; a search goes on where it stopped",
    )  # fmt: skip
    parser.add_argument(
        "--minutes", type=number(0, 100_000), metavar="M",
        help="stop after the match in which these are over",
    )  # fmt: skip
    parser.add_argument(
        "--tries", type=count, default=4, metavar="N",
        help="how often each level tries each puzzle (%(default)s)",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    return DOING[args.what](args, find_game(args.game))


def _make(args: argparse.Namespace, game: Game) -> int:
    """Adds puzzles, one by one as they are found."""
    options = chosen_options(game, args.option)
    for seated in (args.players,) if args.players is not None else game.info.players:
        game.info.complete(seated, options)
    found: list[Puzzle] = []
    searched: dict[str, int] = {}
    if args.out is not None and args.out.exists():
        found, searched = _known(args.out, game)
    players = (args.players,) if args.players is not None else ()
    search = f"{args.seed}/{args.players}" if players else args.seed
    search += f">{args.late}" if args.late is not None else ""
    search += "".join(f"+{pair}" for pair in sorted(args.option))
    search += "=" if args.counted else ""
    limits = Limits(args.confirm, 2 * args.confirm, args.late, args.counted)
    began = written = monotonic()
    first = searched.get(search, 0)
    for match, puzzle in make(
        game, args.count, args.seed, limits, players, tuple(found), first, options
    ):
        searched[search] = match
        if puzzle is not None:
            found.append(puzzle)
            _tell(puzzle, sys.stdout if args.out is not None else sys.stderr)
        now = monotonic()
        over = puzzle is None and args.minutes is not None and now - began >= 60.0 * args.minutes
        if args.out is not None and (puzzle is not None or over or now - written >= APART):
            _keep(args.out, game, found, searched)
            written = now
        if over:
            break
    if args.out is None:
        print(json.dumps(as_data(game, found, searched), indent=1))
    _count(found)
    return 0


def _confirm(args: argparse.Namespace, game: Game) -> int:
    """Plays each again that rests on fewer trials; stopped, it goes on where it was."""

    def again(puzzle: Puzzle) -> Puzzle | None:
        few = puzzle.trials < args.confirm
        return confirmed_again(puzzle, args.confirm) if few else puzzle

    return _renewed(args, game, again)


def _exact(args: argparse.Namespace, game: Game) -> int:
    """Gives exact numbers to those that can be counted, and lets go of what these refute."""
    return _renewed(args, game, counted_again)


def _renewed(
    args: argparse.Namespace, game: Game, renew: Callable[[Puzzle], Puzzle | None]
) -> int:
    """Puts what `renew` makes of those that were not counted in their place, one by one."""
    found, searched = _known(args.out, game)
    began = monotonic()
    for puzzle in [each for each in found if not each.exact]:
        if args.minutes is not None and monotonic() - began >= 60.0 * args.minutes:
            break
        again, at = renew(puzzle), found.index(puzzle)
        if again == puzzle:
            continue
        found[at : at + 1] = [again] if again is not None else []
        _keep(args.out, game, found, searched)
        if again is not None:
            _tell(again, sys.stdout)
        else:
            print(f"{puzzle.name}: not confirmed, let go", flush=True)
    _count(found)
    return 0


def _reasons(args: argparse.Namespace, game: Game) -> int:
    """Rewrites the reasons for the answers after the features or their words have changed."""
    found, searched = _known(args.out, game)
    for at, puzzle in enumerate(found):
        found[at] = explained_again(puzzle, args.confirm)
        _keep(args.out, game, found, searched)
        print(f"{puzzle.name}: {'; '.join(found[at].why) or 'nothing'}", flush=True)
    return 0


def _levels(args: argparse.Namespace, game: Game) -> int:
    """Prints for each grade how often each level finds the answer, each time with other luck."""
    found = list(puzzles_of(game)[0]) if args.out is None else _known(args.out, game)[0]
    tries = [f"{args.seed}/{at}" for at in range(args.tries)]
    for grade in GRADES:
        those = [puzzle for puzzle in found if puzzle.grade == grade]
        times = len(those) * len(tries)
        told = []
        for name in LEVELS if times else ():
            right = sum(found_by(puzzle, name, seed) for puzzle in those for seed in tries)
            told.append(f"{name} {100 * right / times:.0f} %")
        end = f"; {', '.join(told)}" if told else ""
        print(f"{grade}: {len(those)} puzzles{end}", flush=True)
    return 0


DOING: Final = {
    "make": _make, "confirm": _confirm, "count": _exact, "reasons": _reasons, "levels": _levels
}  # fmt: skip


def _known(file: Path | None, game: Game) -> tuple[list[Puzzle], dict[str, int]]:
    """The puzzles of a file, and how far each search is.

    Raises:
        BadOption: none is named, or it cannot be used; it is left as it is.
    """
    if file is None:
        raise BadOption("Say with --out which file of puzzles is meant.")
    text, problem = read_file(file, LARGEST, "a file of puzzles")
    before, fault = read(text, game)
    if problem or fault:
        raise BadOption(problem or f"{fault} {file} is left as it is.")
    return list(before), searched_in(text)


def _count(found: list[Puzzle]) -> None:
    grades = Counter(puzzle.grade for puzzle in found)
    told = ", ".join(f"{times} {grade}" for grade, times in grades.items())
    print(f"{len(found)} puzzles: {told or 'none'}.", file=sys.stderr)


def _tell(puzzle: Puzzle, stream: TextIO) -> None:
    print(
        f"{puzzle.name}: {puzzle.grade}, {puzzle.answer} wins {100 * puzzle.chance:.0f} %, "
        f"ahead by {100 * puzzle.margin:.0f} ± {100 * puzzle.margin_error:.1f} % "
        f"in {puzzle.trials} trials",
        file=stream, flush=True,
    )  # fmt: skip


def _keep(file: Path, game: Game, found: Sequence[Puzzle], searched: Mapping[str, int]) -> None:
    write_whole(file, json.dumps(as_data(game, found, searched), indent=1) + "\n")
