"""The command line: finds the subcommand, imports its module, turns bad input into a sentence.

Each subcommand is one module with `configure(parser)` and `run(args) -> exit status`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

COMMANDS: Final[dict[str, tuple[str, str]]] = {
    "play": ("play", "open a game's table at once"),
    "learn": ("learn", "open the lessons of a game"),
    "games": ("games", "list the games with seats, options and levels"),
    "simulate": ("simulate", "let agents play matches without a window"),
    "arena": ("arena", "measure agents against each other"),
    "fit": ("fit", "fit how a game's agents play, by self-play"),
    "reliability": ("reliability", "hold judged chances to win against real ones"),
    "analyse": ("analyse", "say what every choice of a match was worth, and luck and skill apart"),
    "puzzles": ("puzzles", "make or confirm puzzles: positions with one choice better than others"),
    "replay": ("replay", "check that a record leads where it says"),
    "export": ("export_match", "write a saved match to a file"),
    "import": ("import_match", "read a match from a file into the saved ones"),
    "film": ("film", "write a match as an animated picture"),
    "screenshot": ("screenshot", "draw a screen into a picture file"),
    "bench": ("bench", "measure the program's speed"),
}
"""Subcommand: (its module in this package, what it does)."""

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
    except BrokenPipeError:
        sys.stderr.close()
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


def _dispatch(argv: list[str]) -> int:
    if not argv:
        from tabletop.cli.play import open_menu

        return open_menu(None)
    from importlib import import_module

    from tabletop.cli.parsing import command_parser, root_parser, split_command

    leading, rest = split_command(argv)
    root = root_parser(COMMANDS)
    common = root.parse_args(leading)
    if not rest:
        from tabletop.cli.play import open_menu

        return open_menu(common.data_dir, common.text)
    name = rest[0]
    if name not in COMMANDS:
        from tabletop.cli.parsing import nearest

        root.error(f"there is no subcommand '{name}'; {nearest(name, COMMANDS)}")
    if common.text:
        root.error(f"--text stands behind the subcommand: tabletop {name} ... --text")
    module_name, text = COMMANDS[name]
    module = import_module(f"tabletop.cli.{module_name}")
    parser = command_parser(name, text)
    module.configure(parser)
    args = parser.parse_args(rest[1:])
    args.data_dir = args.data_dir or common.data_dir
    status: int = module.run(args)
    return status
