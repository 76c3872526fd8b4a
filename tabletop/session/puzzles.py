"""Puzzles: positions in which one choice is better than all others, with what makes it so.

They lie as `puzzles.json` in a game's folder, made by `tabletop puzzles make` (`puzzling`). Whoever
solves one sees what the seat in it saw; the whole position travels along, as a line of text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from importlib import resources
from itertools import combinations
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta

from tabletop.ai.formats import BadData, Count, Plain, Share, decoded, named
from tabletop.core.action import Action, parse_action
from tabletop.core.errors import TabletopError, explain, explained
from tabletop.core.game import Game
from tabletop.session.position import from_text
from tabletop.session.running import Running

FORMAT: Final = 2
FILE: Final = "puzzles.json"

LEVELS: Final = ("easy", "normal", "hard")
"""The computer's levels that try a puzzle, each with its usual number of trials, so that it is
known how hard it is."""

GRADES: Final = ("gentle", "easy", "medium", "hard")
CUTS: Final = (2.3, 1.8, 0.9)
"""Bounds of the grades: the shares of the levels' tries that find its answer, added up, come to at
least so much, 3 being found by all every time; below the last it is hard."""

AMISS: Final = 0.3
"""A puzzle that a weaker level finds by so much more often than a stronger one measures nothing."""

LARGEST: Final = 8_000_000


class BadPuzzle(TabletopError):
    """A puzzle, or a file of them, that cannot be used; one sentence says why."""


class PuzzleFile(msgspec.Struct):
    """The file. Its parts are read each by itself, so that a damaged one takes no other along."""

    format: int
    game: str = ""
    rules: int = 0
    searched: msgspec.Raw = msgspec.Raw(b"{}")
    puzzles: list[msgspec.Raw] = []


class Puzzle(NamedTuple):
    """One position to be solved.

    Attributes:
        name: by which it is found again, a key and six digits.
        position: the line of text that opens it (`position`).
        seat: who is to choose.
        answer: the choice as records write it.
        chance, error: to win with it, and the standard error.
        margin, margin_error: by which it is better than the second best.
        second: the second best, as records write it.
        trials: of the run that confirmed it.
        found: for each of LEVELS the share of its tries that found the answer.
        kind: the verb of the answer.
        why: what speaks for it against the second best, in words.
    """

    name: Plain
    position: Plain
    seat: Count
    answer: Plain
    chance: Share
    error: Share
    margin: Share
    margin_error: Share
    second: Plain
    trials: Count
    found: Annotated[tuple[Share, ...], Meta(min_length=3, max_length=3)]
    kind: Plain
    why: tuple[Plain, ...] = ()

    @property
    def grade(self) -> str:
        """Its difficulty, one of GRADES."""
        return graded(self.found)

    @property
    def exact(self) -> bool:
        """True when its numbers were counted."""
        return self.error == self.margin_error == 0.0

    def solves(self, action: Action, verbs: Sequence[str]) -> bool:
        """Returns True if that choice is the answer."""
        return action == parse_action(self.answer, verbs)


def graded(found: Sequence[float]) -> str:
    """Grades a puzzle that such shares of the levels' tries find.

    All three count together, so that what is graded harder is found more seldom. (By the one
    level alone that a grade was named after, luck in its tries put puzzles out of order.)
    """
    whole = sum(found)
    return next((grade for grade, least in zip(GRADES, CUTS) if whole >= least), GRADES[-1])


def fits(found: Sequence[float]) -> bool:
    """Returns True if stronger levels find a puzzle more often than weaker ones, or about as
    often."""
    return all(weak <= strong + AMISS for weak, strong in combinations(found, 2))


def as_data(
    game: Game, puzzles: Sequence[Puzzle], searched: Mapping[str, int] | None = None
) -> dict[str, Any]:
    """The puzzles in the form of their file.

    Args:
        searched: for each search, named by its seed, the number of the match it goes on with.
    """
    return {
        "format": FORMAT,
        "game": game.info.key,
        "rules": game.info.rules_version,
        "searched": dict(searched or {}),
        "puzzles": [puzzle._asdict() for puzzle in puzzles],
    }


def read(text: str, game: Game) -> tuple[tuple[Puzzle, ...], str]:
    """The puzzles of a file, and one sentence when some or all of them cannot be used, else ""."""
    try:
        file = decoded(text[: LARGEST + 1], PuzzleFile)
    except BadData as problem:
        return (), _left_out(game, "damaged", why=problem)
    if file.format != FORMAT:
        return (), _left_out(game, "version")
    if file.game != game.info.key:
        return (), _left_out(game, "game", other=file.game)
    if file.rules != game.info.rules_version:
        return (), _left_out(game, "rules")
    found = [puzzle for puzzle in map(_puzzle, file.puzzles) if puzzle is not None]
    if len(found) < len(file.puzzles):
        return tuple(found), _left_out(game, "some")
    return tuple(found), ""


def _left_out(game: Game, fault: str, **facts: str | Exception) -> str:
    """Returns the sentence on puzzles of a game that cannot be used."""
    return explained("puzzles-left", game=game.info.name, fault=fault, **facts)


def searched_in(text: str) -> dict[str, int]:
    """Returns the progress of each search noted in a puzzle file; {} if it has none."""
    try:
        file = decoded(text[: LARGEST + 1], PuzzleFile)
        return decoded(bytes(file.searched), dict[str, Count])
    except BadData:
        return {}


def puzzles_of(game: Game) -> tuple[tuple[Puzzle, ...], str]:
    """The puzzles that ship with a game, and one sentence when they cannot be used, else ""."""
    try:
        file = resources.files(game.package) / FILE
        text = file.read_text("utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return (), ""
    except (OSError, UnicodeDecodeError):
        return (), _left_out(game, "unread")
    return read(text, game)


def opened(puzzle: Puzzle) -> Running:
    """The match of a puzzle, unsaved, as it stands before the choice.

    Raises:
        BadPuzzle: its position cannot be opened, or its answer not be chosen there.
    """
    try:
        match, seats = from_text(puzzle.position)
        running = Running(match, seats, None, origin="again")
        answer = parse_action(puzzle.answer, match.game.info.verbs)
        if answer not in match.state.legal_actions(puzzle.seat):
            raise BadPuzzle(explain("puzzle-answer"))
    except BadPuzzle:
        raise
    except TabletopError as problem:
        raise BadPuzzle(explain("puzzle-unopened", why=problem)) from None
    return running


def daily(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """The puzzle of that day, the same everywhere; None where there are none."""
    return puzzles[day.toordinal() * 7919 % len(puzzles)] if puzzles else None


def _puzzle(row: msgspec.Raw) -> Puzzle | None:
    """Returns the puzzle of a row; None when somebody changed it so that it is none."""
    try:
        return named(decoded(bytes(row), dict[str, Any]), Puzzle)
    except BadData:
        return None
