"""`tabletop` and `tabletop play GAME`: opens the menu, a game's set-up, or its table."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

CRASHED: Final = 1
"""Exit status after a fault of the program."""


def configure(parser: argparse.ArgumentParser) -> None:
    from tabletop.cli.parsing import add_options_argument

    parser.add_argument("game", metavar="GAME", help="key of the game, see 'tabletop games'")
    parser.add_argument(
        "--seats",
        metavar="A,B",
        help="'human', 'human:NAME' or 'ai:LEVEL' for each seat; without it set-up opens",
    )
    parser.add_argument("--seed", default="", metavar="S", help="same seed, same luck")
    add_options_argument(parser)


def run(args: argparse.Namespace) -> int:
    from tabletop.cli.parsing import chosen_options
    from tabletop.core.registry import game as find_game
    from tabletop.session.seats import parse_seats

    game = find_game(args.game)
    options = chosen_options(game, args.option)
    if args.seats is None:
        if options or args.seed:
            args.seats = default_seats(min(game.info.players))
        else:
            return launch(args.data_dir, game=args.game)
    seats = parse_seats(args.seats)
    game.info.complete(len(seats), options)
    return launch(args.data_dir, game=args.game, seats=seats, options=options, seed=args.seed)


def default_seats(players: int) -> str:
    """One person, and computer rabbits at the other seats."""
    return ",".join(("human", *("ai:normal" for _ in range(players - 1))))


def open_menu(data_dir: Path | None) -> int:
    """Opens the program at its menu and returns the exit status."""
    return launch(data_dir)


def launch(data_dir: Path | None, **how: Any) -> int:
    """Runs the program with a log file below the data folder; `how` as `scenes.start.run`.

    A crash is written down here: the hook for uncaught errors is given back before Python would
    call it.
    """
    from tabletop.core.errors import TabletopError
    from tabletop.scenes.start import run as start
    from tabletop.session.crashlog import CrashLog
    from tabletop.session.paths import folders

    log = CrashLog(folders(data_dir).logfile)
    try:
        return start(data_dir, **how)
    except TabletopError:
        raise
    except Exception as error:
        if log.problem:
            raise
        log.failed(error)
        return CRASHED
    finally:
        log.close()
