"""`tabletop learn GAME [LESSON]`: opens the lessons of a game, in a window or in the terminal."""

from __future__ import annotations

import argparse

from tabletop.core.game import Game


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="key of the game, see 'tabletop games'")
    parser.add_argument(
        "lesson", nargs="?", metavar="LESSON",
        help="its number in the list, or words of its title; without it the list opens",
    )  # fmt: skip
    parser.add_argument(
        "--text", action="store_true", help="learn in this terminal, without a window"
    )


def run(args: argparse.Namespace) -> int:
    from tabletop.cli.play import browse, launch
    from tabletop.core.registry import game as find_game

    game = find_game(args.game)
    lesson = lesson_called(game, args.lesson) if args.lesson is not None else ""
    begin = browse if args.text else launch
    return begin(args.data_dir, learn=args.game, lesson=lesson)


def lesson_called(game: Game, wanted: str) -> str:
    """The key of the lesson with that number, key or title.

    Raises:
        BadOption: there is none, or several fit.
    """
    from tabletop.core.errors import BadOption
    from tabletop.core.letters import quoted
    from tabletop.session.lessons import course

    lessons = course(game).lessons
    if wanted.isascii() and wanted.isdigit() and 1 <= int(wanted) <= len(lessons):
        return lessons[int(wanted) - 1].key
    word = wanted.casefold()
    for fits in (
        [one.key for one in lessons if word in (one.key, one.title.casefold())],
        [one.key for one in lessons if word in one.title.casefold()],
    ):
        if len(fits) == 1:
            return fits[0]
    titles = "; ".join(f"{at} {one.title}" for at, one in enumerate(lessons, 1))
    raise BadOption(f"{game.info.name} has no lesson {quoted(wanted)}. There are: {titles}.")
