"""Asks in the terminal who plays, before a match; Enter alone answers each question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from tabletop.ai.levels import LEVELS
from tabletop.cli.text import rules
from tabletop.cli.text.console import LEAVING, Leaving
from tabletop.cli.text.words import say
from tabletop.words import noun

if TYPE_CHECKING:
    from tabletop.cli.text.console import Console
    from tabletop.scenes.setup.state import SetupState

COMPUTER = "computer"
"""The answer for a computer player; anything else is a person's name."""

WORDS = (
    "help", "h", "hint", "rule", "look", "table", "hand", "log", "scores", "undo", "explain",
    "lessons", "option", "options",
)  # fmt: skip
"""Words of the match, that nobody means for a name here."""
BACK = ("back", "b")


class Back(Exception):
    """The question before is to be asked again."""


def ask_seats(console: Console, state: SetupState) -> None:
    """Asks how many play, who they are, and how well the computer rabbits play; what `state` has
    before, from the last time, is what Enter alone says.

    Raises:
        Leaving: the person leaves, or the input has ended.
    """
    console.heading(say("who-plays", game=state.game.info.name))
    console.lines(state.game.info.tagline)
    console.say(say("seating-help"))
    at = 0
    while (question := next(islice(_questions(state), at, None), None)) is not None:
        try:
            question(console, state)
            at += 1
        except Back:
            if not at:
                console.say(say("first-question"))
            at = max(0, at - 1)


def _questions(state: SetupState) -> Iterator[Callable[[Console, SetupState], None]]:
    """Yields the questions about the players that follow from the answers so far."""
    if state.least < state.most:
        yield _count
    for seat in range(len(state.seats)):
        yield partial(_who, seat=seat)
    if any(not seat.human for seat in state.seats):
        yield _level


def told(state: SetupState) -> str:
    """Returns a sentence that names the players."""
    each = tuple(
        noun("player", "person", who=seat.name)
        if seat.human
        else noun("player", "rabbit", who=seat.name, computer=COMPUTER, level=seat.level)
        for seat in state.seats
    )
    return say("at-the-table", players=each)


def _count(console: Console, state: SetupState) -> None:
    least, most, now = state.least, state.most, len(state.seats)
    question = say("how-many", least=least, most=most, now=now)
    while (line := asked(console, state, question)) and not _within(line, least, most):
        console.say(say("how-many.wrong", least=least, most=most))
    wanted = int(line) if line else now
    while len(state.seats) < wanted:
        state.add_seat()
    while len(state.seats) > wanted:
        state.remove_seat(len(state.seats) - 1)


def asked(
    console: Console, state: SetupState, question: str, explain: Callable[[], None] | None = None
) -> str:
    """Asks a question and returns the answer; shows the rules on request, and `explain` for words
    of the match.

    Raises:
        Back: the question before is wanted.
        Leaving: the person leaves, or the input has ended.
    """
    while line := console.ask(question):
        word, _, rest = line.casefold().partition(" ")
        if word in LEAVING:
            raise Leaving
        if word in BACK and not rest:
            raise Back
        if word == "rules":
            game = state.game
            console.lines(rules.chapter(game, rest) if rest else rules.contents(game))
        elif word in WORDS or word.startswith("?"):
            (explain or partial(console.say, say("seating-help")))()
        else:
            break
    return line


def _within(line: str, least: int, most: int) -> bool:
    return line.isascii() and line.isdigit() and least <= int(line) <= most


def _no_name(line: str, state: SetupState, seat: int) -> str:
    """Returns why nobody in that seat can have this name; "" if one can."""
    if not any(map(str.isalpha, line)):
        return say("no-name", computer=COMPUTER, back=BACK[0])
    before = [each.name.casefold() for each in state.seats[:seat]]
    return say("name-taken", name=line) if line.casefold() in before else ""


def _who(console: Console, state: SetupState, seat: int) -> None:
    old = state.seats[seat]
    now = old.name if old.human else COMPUTER
    if seat == 0:
        question = say("your-name", computer=COMPUTER, now=now)
    else:
        question = say("who-sits", seat=seat + 1, computer=COMPUTER, now=now)
    while (line := asked(console, state, question)) and (problem := _no_name(line, state, seat)):
        console.say(problem)
    if not line:
        return
    person = line.casefold() != COMPUTER
    state.set_human(seat, person)
    if person:
        state.set_name(seat, line)


def _level(console: Console, state: SetupState) -> None:
    rabbits = [at for at, seat in enumerate(state.seats) if not seat.human]
    now = state.seats[rabbits[0]].level
    told = ", ".join(LEVELS)
    question = say("how-well", levels=told, now=now)
    while (line := asked(console, state, question).casefold()) and line not in LEVELS:
        console.say(say("how-well.wrong", levels=told))
    for seat in rabbits if line else ():
        state.set_level(seat, LEVELS.index(line))
