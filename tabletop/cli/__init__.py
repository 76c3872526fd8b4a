"""The command line: finds the subcommand, imports its module, turns bad input into a sentence.

Each subcommand is one module with `configure(parser)` and `run(args) -> exit status`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "play": ("cli.play", "open a game's table at once"),
    "learn": ("cli.learn", "open the lessons of a game"),
    "games": ("cli.games", "list the games with seats, options and levels"),
    "analyse": ("cli.analyse", "say what a match's choices were worth, and luck and skill apart"),
    "replay": ("cli.replay", "check that a record leads where it says"),
    "export": ("cli.export_match", "write a saved match to a file"),
    "import": ("cli.import_match", "read a match from a file into the saved ones"),
    "film": ("cli.film", "write a match as an animated picture"),
    "screenshot": ("cli.screenshot", "draw a screen into a picture file"),
    "words": ("cli.words", "begin a translation, or say which messages a language lacks"),
}
"""Players' subcommands: (module below `tabletop`, purpose)."""

LAB: Final[dict[str, tuple[str, str]]] = {
    "simulate": ("lab.commands.simulate", "let agents play matches without a window"),
    "arena": ("lab.commands.arena", "measure agents against each other"),
    "fit": ("lab.commands.fit", "fit how a game's agents play, by self-play"),
    "reliability": ("lab.commands.reliability", "hold judged chances to win against real ones"),
    "puzzles": (
        "lab.commands.puzzles",
        "make or confirm puzzles: positions with one choice better than others",
    ),
    "bench": ("lab.bench", "measure the program's speed"),
    "test": ("lab.commands.test", "run one game's tests, those of its table included"),
    "house": ("lab.commands.house", "count the program's lines, and the calls of a click"),
}
"""Makers' subcommands, behind `tabletop lab` or by themselves."""

ENDING: Final = ".tabletop"
"""The ending of files of matches and positions, which a double click opens."""

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(argv: Sequence[str]) -> int:
    """Runs `tabletop` with these arguments (the program's name left out).

    Returns:
        0 when all went well, 1 when what was checked is not sound, 2 for input nobody can use.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        return _dispatch(list(argv))
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:  # whoever read has read enough; nor is the rest flushed into the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else BAD_INPUT
    except Exception as problem:
        from tabletop.cli.parsing import sentence_for, show_error

        sentence = sentence_for(problem)
        if sentence is None:
            raise
        show_error(sentence)
        return BAD_INPUT


def speak(code: str, data_dir: Path | None) -> None:
    """Sets the language of all output; if there are no files for it, says so and stays English."""
    from tabletop.session.paths import folders
    from tabletop.words import ENGLISH
    from tabletop.words.books import languages, use

    use(folder=folders(data_dir).words)
    if code not in languages():
        known = ", ".join(languages())
        sentence = f"There is no language '{code}', so this is in English. Known: {known}."
        print(sentence, file=sys.stderr)
        code = ENGLISH
    use(code, asked=True)


def is_file(word: str) -> bool:
    """Returns True if the first word names a file of matches, there or not: by its ending, or a
    path."""
    return word.endswith(ENDING) or os.sep in word


def _dispatch(argv: list[str]) -> int:
    if not argv:
        from tabletop.cli.play import open_menu

        return open_menu(None)
    from importlib import import_module

    from tabletop.cli.parsing import command_parser, lab_parser, root_parser, split_command

    leading, rest = split_command(argv)
    root = root_parser(COMMANDS, LAB)
    common = root.parse_args(leading)
    if common.language:
        speak(common.language, common.data_dir)
    if not rest:
        from tabletop.cli.play import open_menu

        return open_menu(common.data_dir, common.text)
    name, words = rest[0], rest[1:]
    if common.text and is_file(name):
        root.error("a file opens in a window; 'tabletop import' takes its matches for the terminal")
    if common.text:
        root.error(f"--text stands behind the subcommand: tabletop {name} ... --text")
    known, where = {**COMMANDS, **LAB}, ""
    if name == "lab":
        parser, known, where = lab_parser(LAB), LAB, "lab "
        leading, words = split_command(words)
        common.data_dir = parser.parse_args(leading).data_dir or common.data_dir
        if not words:
            parser.print_help()
            return 0
        name, words = words[0], words[1:]
    if name not in known and is_file(name):
        from tabletop.cli.play import open_file

        if words:
            root.error(f"'{words[0]}' is one word too many behind a file")
        return open_file(name, common.data_dir)
    if name not in known:
        from tabletop.cli.parsing import nearest

        root.error(f"there is no subcommand '{where}{name}'; {nearest(name, known)}")
    module_name, text = known[name]
    module = import_module(f"tabletop.{module_name}")
    parser = command_parser(where + name, text)
    module.configure(parser)
    args = parser.parse_args(words)
    args.data_dir = args.data_dir or common.data_dir
    if args.language:
        speak(args.language, args.data_dir)
    status: int = module.run(args)
    return status
