"""Parsers that answer bad input with one sentence, and the kinds of values arguments take.

What the subcommands do lies in their own modules.
"""

from __future__ import annotations

import argparse
import difflib
import os
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from math import nan
from pathlib import Path
from typing import Any, Final, NoReturn

from tabletop.core.chance import LONGEST_SEED, is_seed
from tabletop.core.errors import BadOption, TabletopError
from tabletop.core.game import Game, OptionValue
from tabletop.core.letters import clean, quoted
from tabletop.session.writing import place_of


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are one line, with the nearest name for a typo."""

    def error(self, message: str) -> NoReturn:
        message = clean(message.strip())
        if message.startswith("unrecognized arguments:"):
            message = self._unknown(message.partition(":")[2].split()[0])
        end = "" if message[-1:] in ".?" else "."
        self.exit(2, f"{self.prog}: {message}{end} See {self.prog} --help.\n")

    def _unknown(self, word: str) -> str:
        flags = [flag for flag in self._option_string_actions if flag.startswith("--")]
        if word.startswith("-"):
            return f"there is no option '{word}'; {nearest(word.partition('=')[0], flags)}"
        return f"'{word}' is one word too many"


def nearest(word: str, known: Collection[str]) -> str:
    """The known name nearest to a mistyped one as a question, or a sentence with all of them."""
    close = difflib.get_close_matches(word, known, n=1, cutoff=0.5)
    return f"did you mean '{close[0]}'?" if close else f"known are {', '.join(known) or 'none'}."


def split_command(argv: Sequence[str]) -> tuple[list[str], list[str]]:
    """The arguments before the subcommand, and from it on."""
    at = 0
    while at < len(argv) and argv[at].startswith("-"):
        at += 2 if argv[at] in ("--data-dir", "--language") else 1
    return list(argv[:at]), list(argv[at:])


def root_parser(
    commands: Mapping[str, tuple[str, str]], lab: Mapping[str, tuple[str, str]]
) -> Parser:
    """The parser of what stands before a subcommand; its help lists players' commands first."""
    parser = Parser(
        prog="tabletop",
        usage="tabletop [--data-dir FOLDER] [--language CODE] "
        "[--text | FILE.tabletop | SUBCOMMAND ...]",
        description="Rabbit board games on one drawn table. Without a subcommand: the menu.",
        epilog=f"subcommands (each has its own --help):\n{_listed(commands)}\n\n"
        f"for makers, behind 'lab' or by themselves:\n{_listed(lab)}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    _add_common(parser)
    parser.add_argument(
        "--text", action="store_true", help="the menu in this terminal, without a window"
    )
    parser.add_argument("--version", action=_Build, nargs=0, help="which build this is")
    return parser


def lab_parser(commands: Mapping[str, tuple[str, str]]) -> Parser:
    """The parser of `tabletop lab`, whose help lists the makers' subcommands."""
    parser = Parser(
        prog="tabletop lab",
        usage="tabletop lab SUBCOMMAND ...",
        description="Measures, fits and makes what the program ships; players need none of it.",
        epilog=f"subcommands (each has its own --help):\n{_listed(commands)}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    _add_common(parser)
    return parser


def _listed(commands: Mapping[str, tuple[str, str]]) -> str:
    width = max(map(len, commands))
    return "\n".join(f"  {name:{width}}  {text}" for name, (_, text) in commands.items())


class _Build(argparse.Action):
    """Prints which build this is, and leaves."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any, **__: Any) -> None:
        with suppress(ImportError):
            import_module("pygame")  # its version and that of SDL are part of the line
        from tabletop.session.report import build

        print(build())
        parser.exit()


def command_parser(name: str, text: str) -> Parser:
    """An empty parser for one subcommand."""
    parser = Parser(
        prog=f"tabletop {name}", description=f"{text[0].upper()}{text[1:]}.", allow_abbrev=False
    )
    _add_common(parser)
    return parser


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data-dir",
        type=folder,
        metavar="FOLDER",
        help="where matches and settings are kept, instead of the platform's own place",
    )
    parser.add_argument(
        "--language", metavar="CODE", help="the language of the words, such as en; English without"
    )


def folder(text: str) -> Path:
    """A folder that exists or can be made later."""
    path = Path(os.path.expanduser(text))
    if path.exists() and not path.is_dir():
        raise argparse.ArgumentTypeError(f"'{text}' is a file; a folder is needed")
    return path


def target(path: str | Path) -> Path:
    """A file that is there or can be: asked before the work whose outcome is to be written to it.

    Raises:
        BadOption: it is a folder, a device or a pipe, or lies in no folder that is there and may
            be written to.
    """
    file = Path(path)
    if file.is_dir():
        raise BadOption(f"'{path}' is a folder; a file is needed.")
    try:
        place = place_of(file).absolute()
    except OSError as problem:
        raise BadOption(f"'{path}' cannot be written: {problem.strerror}.") from None
    if not place.parent.is_dir():
        raise BadOption(f"The folder of '{path}' does not exist.")
    if not os.access(place.parent, os.W_OK):
        raise BadOption(f"The folder of '{path}' may not be written to.")
    return file


def whole(least: int, most: int) -> Callable[[str], int]:
    """Returns a reader of whole numbers from `least` to `most`."""

    def read(text: str) -> int:
        digits = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if not digits or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(
                f"'{text}' is not a whole number from {least} to {most}"
            )
        return int(text)

    return read


count: Final = whole(1, 999_999_999)
"""Reads how many there are to be."""

natural: Final = whole(0, 999_999_999)
"""Reads a number that may be 0: of a seat, of an action."""


def number(least: float, most: float) -> Callable[[str], float]:
    """Returns a reader of numbers from `least` to `most`, with a fraction or without."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = nan
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"'{text}' is not a number from {least} to {most}")
        return value

    return read


def seed(text: str, most: int = LONGEST_SEED) -> str:
    """Reads a seed of at most `most` letters."""
    if not is_seed(text) or len(text) > most:
        raise argparse.ArgumentTypeError(
            f"{quoted(text)} is no seed; one is a text of 1 to {most} letters"
        )
    return text


def seed_of_many(text: str) -> str:
    """A seed that leaves room for the number of a match behind it."""
    return seed(text, LONGEST_SEED - 10)


def names(text: str) -> tuple[str, ...]:
    """Words parted by commas, at least one."""
    words = tuple(word.strip() for word in text.split(","))
    if not all(words):
        raise argparse.ArgumentTypeError(f"'{text}' should be names parted by commas")
    return words


def add_game_arguments(parser: argparse.ArgumentParser, repeated: str) -> None:
    """Adds what says which matches agents are to play: the game, its options, seats and seed.

    Args:
        repeated: what comes out the same with the same seed.
    """
    parser.add_argument("game", metavar="GAME", help="key of the game, see 'tabletop games'")
    parser.add_argument(
        "--seed", type=seed_of_many, default="0", metavar="S",
        help=f"same seed, same {repeated}",
    )  # fmt: skip
    parser.add_argument("--players", type=count, metavar="N", help="seats at the table")
    add_options_argument(parser)


def add_options_argument(parser: argparse.ArgumentParser) -> None:
    """Adds `--option KEY=VALUE`, which may be given several times."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game; may be given several times",
    )


def chosen_options(game: Game, pairs: Sequence[str]) -> dict[str, OptionValue]:
    """The options given as KEY=VALUE, read as the game's options want them.

    Raises:
        BadOption: no such option, a value it does not take, or no equals sign.
    """
    chosen: dict[str, OptionValue] = {}
    keys = [option.key for option in game.info.options]
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign:
            raise BadOption(f"--option takes KEY=VALUE, not '{pair}'.")
        stem = key.partition(".")[0]
        if stem not in keys:
            raise BadOption(f"{game.info.name} has no option '{key}'; {nearest(stem, keys)}")
        chosen[key] = game.info.option(key).parse(value)
    return chosen


def sentence_for(problem: Exception) -> str | None:
    """Returns a sentence for the user about an error; None for a fault of the program."""
    if isinstance(problem, TabletopError):
        return str(problem)
    if isinstance(problem, UnicodeDecodeError):
        return "The file is not text in UTF-8, so it is no match record."
    if isinstance(problem, OSError):
        where = f"'{problem.filename}': " if problem.filename else ""
        reason = problem.strerror or str(problem)
        return f"{where}{reason[:1].lower()}{reason[1:]}."
    if type(problem).__module__ == "sqlite3":
        return f"The saved matches cannot be reached: {problem}."
    return None


def show_error(text: str) -> None:
    """Prints one line for the user on the error stream, cleaned."""
    print(f"tabletop: {clean(text)}", file=sys.stderr)
