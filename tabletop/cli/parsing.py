"""Parsers that answer bad input with one sentence, and the kinds of values arguments take.

What the subcommands do lies in their own modules.
"""

from __future__ import annotations

import argparse
import difflib
import os
import sys
from collections.abc import Collection, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

from tabletop import __version__
from tabletop.core.errors import BadOption, TabletopError
from tabletop.core.game import Game, OptionValue
from tabletop.core.letters import clean


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
        at += 2 if argv[at] == "--data-dir" else 1
    return list(argv[:at]), list(argv[at:])


def root_parser(commands: Mapping[str, tuple[str, str]]) -> Parser:
    """The parser of what stands before a subcommand; its help lists the subcommands."""
    width = max(map(len, commands))
    listed = "\n".join(f"  {name:{width}}  {text}" for name, (_, text) in commands.items())
    parser = Parser(
        prog="tabletop",
        usage="tabletop [--data-dir FOLDER] [--text | SUBCOMMAND ...]",
        description="Rabbit board games on one drawn table. Without a subcommand: the menu.",
        epilog=f"subcommands (each has its own --help):\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    _add_data_dir(parser)
    parser.add_argument(
        "--text", action="store_true", help="the menu in this terminal, without a window"
    )
    parser.add_argument("--version", action="version", version=f"tabletop {__version__}{_built()}")
    return parser


def _built() -> str:
    """What is said of a build in which the rules and what looks ahead are compiled."""
    found = find_spec("tabletop.core.frames")
    return "" if found is None or str(found.origin).endswith(".py") else ", compiled"


def command_parser(name: str, text: str) -> Parser:
    """An empty parser for one subcommand."""
    parser = Parser(
        prog=f"tabletop {name}", description=f"{text[0].upper()}{text[1:]}.", allow_abbrev=False
    )
    _add_data_dir(parser)
    return parser


def _add_data_dir(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data-dir",
        type=folder,
        metavar="FOLDER",
        help="where matches and settings are kept, instead of the platform's own place",
    )


def folder(text: str) -> Path:
    """A folder that exists or can be made later."""
    path = Path(os.path.expanduser(text))
    if path.exists() and not path.is_dir():
        raise argparse.ArgumentTypeError(f"'{text}' is a file; a folder is needed")
    return path


def count(text: str) -> int:
    """A whole number from 1 on."""
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 1 to 999999999")
    return int(text)


def natural(text: str) -> int:
    """A whole number from 0 on."""
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number from 0 to 999999999")
    return int(text)


def names(text: str) -> tuple[str, ...]:
    """Words parted by commas, at least one."""
    words = tuple(word.strip() for word in text.split(","))
    if not all(words):
        raise argparse.ArgumentTypeError(f"'{text}' should be names parted by commas")
    return words


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
    """What to tell the user about an error, or None when it is a fault of the program."""
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
