"""`tabletop` and `tabletop play GAME`: opens the menu, a game's set-up, or its table; or plays a
match in the terminal.
"""

from __future__ import annotations

import argparse
import os
import sys
import textwrap
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tabletop.session.paths import Folders

OTHERWISE: Final = "Others to play against are chosen at the start: --seats {} for easy ones."

CRASHED: Final = 1
"""Exit status after a fault of the program."""


def configure(parser: argparse.ArgumentParser) -> None:
    from tabletop.cli.parsing import add_options_argument, count, seed

    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="key of the game, see 'tabletop games'"
    )
    parser.add_argument(
        "--seats",
        metavar="A,B",
        help="'human', 'human:NAME' or 'ai:LEVEL' for each seat, such as "
        "human:Ada,ai:easy; without it set-up opens; --text asks, or where nobody types "
        "there Normal rabbits play. "
        "Levels: easy, normal, hard, expert",
    )
    parser.add_argument("--seed", type=seed, metavar="S", help="same seed, same luck")
    add_options_argument(parser)
    parser.add_argument(
        "--position", metavar="TEXT", help="open the match that somebody sent as one line"
    )
    parser.add_argument(
        "--text", action="store_true", help="play in this terminal, without a window"
    )
    parser.add_argument(
        "--match", type=count, metavar="N", help="with --text: go on with the saved match N"
    )


def run(args: argparse.Namespace) -> int:
    from tabletop.cli.parsing import chosen_options
    from tabletop.core.errors import BadOption
    from tabletop.core.registry import game as find_game
    from tabletop.session.seats import parse_seats

    if args.match is not None:
        return go_on(args)
    if args.position is not None:
        return take_up(args)
    if args.game is None and args.text and not (args.seats or args.seed or args.option):
        return browse(args.data_dir)
    if args.game is None:
        raise BadOption("A GAME is missing; 'tabletop games' lists them.")
    game = find_game(args.game)
    options, luck = chosen_options(game, args.option), args.seed or ""
    if args.seats is None and args.text and sys.stdin.isatty():
        return converse(args.data_dir, game=args.game, options=options, seed=luck, ask=True)
    if args.seats is None:
        if options or args.seed or args.text:
            args.seats = default_seats(min(game.info.players))
            args.unasked = args.text
        else:
            return launch(args.data_dir, game=args.game)
    seats = parse_seats(args.seats)
    game.info.complete(len(seats), options)
    if getattr(args, "unasked", False):
        print(OTHERWISE.format(args.seats.replace("normal", "easy")))
    begin = converse if args.text else launch
    return begin(args.data_dir, game=args.game, seats=seats, options=options, seed=luck)


def go_on(args: argparse.Namespace) -> int:
    """Goes on with a saved match in the terminal."""
    from tabletop.cli.saved import check_known, opened
    from tabletop.core.errors import BadOption

    if not args.text:
        raise BadOption("--match goes with --text; the window has saved matches in its menu.")
    if args.seats is not None or args.seed or args.option:
        raise BadOption("A saved match already knows its players and options. Give only --match N.")
    with opened(args.data_dir) as library:
        check_known(library, args.match)
        key = library.load(args.match).saved.sheet.game if args.game else None
        if key != args.game:
            raise BadOption(f"Saved match {args.match} is of '{key}'. Give only --match N.")
    return converse(args.data_dir, match=args.match)


def take_up(args: argparse.Namespace) -> int:
    """Opens a position at its table, with --text in the terminal."""
    from tabletop.cli.saved import opened
    from tabletop.core.errors import BadOption, TabletopError
    from tabletop.session.position import from_text, open_text

    if args.game is not None or args.seats is not None or args.seed or args.option:
        raise BadOption("A position has its game and seats already: --position TEXT alone.")
    if not args.text:
        from_text(args.position)
        return launch(args.data_dir, position=args.position)
    with opened(args.data_dir) as library:
        number = open_text(args.position, library).id
        if number is None:
            raise TabletopError(library.problem or "The position cannot be kept.")
    return converse(args.data_dir, match=number)


def open_file(name: str, data_dir: Path | None) -> int:
    """Opens what a file holds: a position or a match at its table, several in the list of matches.

    Raises:
        TabletopError: it holds none, or cannot be read; the text says why.
    """
    from tabletop.cli.saved import opened
    from tabletop.core.errors import TabletopError
    from tabletop.session.foreign import import_matches, text_of
    from tabletop.session.position import from_text, is_position

    path = Path(name)
    text = text_of(path)
    if is_position(text):
        from_text(text)
        return launch(data_dir, position=text)
    with opened(data_dir) as library:
        found = import_matches(library, path)
    if all(isinstance(each, TabletopError) for each in found):
        raise TabletopError(f"{path.name} holds no match that can be opened. {found[0]}")
    return launch(data_dir, imported=(path.name, found))


def default_seats(players: int) -> str:
    """One person, and computer rabbits at the other seats."""
    return ",".join(("human", *("ai:normal" for _ in range(players - 1))))


def open_menu(data_dir: Path | None, text: bool = False) -> int:
    """Opens the program at its menu, with `text` in the terminal; returns the exit status."""
    return browse(data_dir) if text else launch(data_dir)


def launch(data_dir: Path | None, **how: Any) -> int:
    """Runs the program in a window; `how` as `scenes.start.run`."""
    from tabletop.scenes.start import run as start

    return _logged(data_dir, start, how)


def browse(data_dir: Path | None, **how: Any) -> int:
    """Goes through the program's screens in the terminal; `how` as `cli.text.start.browse`."""
    from tabletop.cli.text.start import browse as start

    return _logged(data_dir, start, how)


def converse(data_dir: Path | None, **how: Any) -> int:
    """Runs the program in the terminal; `how` as `cli.text.start.run`."""
    from tabletop.cli.text.start import run as start

    return _logged(data_dir, start, how, BrokenPipeError)


def _logged(
    data_dir: Path | None,
    start: Callable[..., int],
    how: Mapping[str, Any],
    *passed: type[Exception],
) -> int:
    """Runs it with a log file below the data folder.

    A crash is written down here: the hook for uncaught errors is given back before Python would
    call it. Errors of the kinds in `passed` are no crash.
    """
    from tabletop.core.errors import TabletopError
    from tabletop.session.crashlog import CrashLog
    from tabletop.session.paths import folders
    from tabletop.words.books import use

    places = folders(data_dir)
    use(folder=places.data / "words")
    quiet: tuple[type[Exception], ...] = (TabletopError, *passed)
    log = CrashLog(places.logfile)
    try:
        return start(data_dir, **how)
    except quiet:
        raise
    except Exception as error:
        if log.problem:
            raise
        log.failed(error)
        _reported(places)
        return CRASHED
    finally:
        log.close()


def _reported(places: Folders) -> None:
    """Writes a report of the crash and tells where it lies, in a box if there was a window."""
    from tabletop.session.report import write_report
    from tabletop.words.books import book

    try:
        sentence = book("books").say("report.crashed", path=str(write_report(places)))
    except OSError:
        return
    print(sentence, file=sys.stderr)
    pygame = sys.modules.get("pygame")
    if pygame is not None and os.environ.get("SDL_VIDEODRIVER") != "dummy":
        with suppress(pygame.error):
            wrapped = textwrap.fill(sentence, 72)  # the box of some systems does not break lines
            pygame.display.message_box("Bunny Tabletop", wrapped, message_type="error")
