"""Who plays, asked in the terminal before a match begins; Enter alone answers each question."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from tabletop.ai.levels import LEVELS
from tabletop.cli.text import rules
from tabletop.cli.text.console import LEAVING, Leaving

if TYPE_CHECKING:
    from tabletop.cli.text.console import Console
    from tabletop.scenes.setup.state import SetupState

COMPUTER = "computer"
"""What is typed for a computer rabbit; anything else is a person's name."""

ENTER = (
    "Enter alone takes the answer that stands behind the word Enter. back goes to the question "
    "before, rules reads the rule book, quit leaves. What the game is played with is asked next; "
    "hint, look and the other commands are for the match."
)
WORDS = (
    "help", "h", "hint", "rule", "look", "table", "hand", "log", "scores", "undo", "explain",
    "lessons", "option", "options",
)  # fmt: skip
"""Words of the match, that nobody means for a name here."""
BACK = ("back", "b")
NO_NAME = f"A number is no name. Type a name, {COMPUTER}, or {BACK[0]} for the question before."
FIRST = "This is the first question."
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


class Back(Exception):
    """The question before is to be asked again."""


def ask_seats(console: Console, state: SetupState) -> None:
    """Asks how many play, who they are, and how well the computer rabbits play; what `state` has
    before, from the last time, is what Enter alone says.

    Raises:
        Leaving: the person leaves, or the input has ended.
    """
    console.heading(f"{state.game.info.name}: who plays?")
    console.lines(state.game.info.tagline)
    console.say(ENTER)
    at = 0
    while (question := next(islice(_questions(state), at, None), None)) is not None:
        try:
            question(console, state)
            at += 1
        except Back:
            if not at:
                console.say(FIRST)
            at = max(0, at - 1)


def _questions(state: SetupState) -> Iterator[Callable[[Console, SetupState], None]]:
    """What is asked about who plays, as the answers stand."""
    if state.least < state.most:
        yield _count
    for seat in range(len(state.seats)):
        yield partial(_who, seat=seat)
    if any(not seat.human for seat in state.seats):
        yield _level


def told(state: SetupState) -> str:
    """Who is at the table, in a sentence."""
    each = [
        seat.name if seat.human else f"{seat.name} ({COMPUTER}, {seat.level})"
        for seat in state.seats
    ]
    return f"At the table: {', '.join(each)}."


def _count(console: Console, state: SetupState) -> None:
    least, most, now = state.least, state.most, len(state.seats)
    question = f"How many play, you and the others together: {least} to {most} (Enter: {now})?"
    while (line := asked(console, state, question)) and not _within(line, least, most):
        console.say(f"Type a number from {least} to {most}.")
    wanted = int(line) if line else now
    while len(state.seats) < wanted:
        state.add_seat()
    while len(state.seats) > wanted:
        state.remove_seat(len(state.seats) - 1)


def asked(
    console: Console, state: SetupState, question: str, explain: Callable[[], None] | None = None
) -> str:
    """What is answered; the rules may be read first, and words of the match mean no name: they get
    what `explain` tells.

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
            (explain or partial(console.say, ENTER))()
        else:
            break
    return line


def _within(line: str, least: int, most: int) -> bool:
    return line.isascii() and line.isdigit() and least <= int(line) <= most


def _no_name(line: str, state: SetupState, seat: int) -> str:
    """Why nobody in that seat is called so; "" = nothing against it."""
    if not any(map(str.isalpha, line)):
        return NO_NAME
    before = [each.name.casefold() for each in state.seats[:seat]]
    return f"{line} plays already. Type another name." if line.casefold() in before else ""


def _who(console: Console, state: SetupState, seat: int) -> None:
    old = state.seats[seat]
    now = old.name if old.human else COMPUTER
    if seat == 0:
        question = f"Your name, or {COMPUTER} to only watch (Enter: {now})?"
    else:
        question = (
            f"Who plays {PLACES[seat]}: {COMPUTER}, or the name of a person at this keyboard "
            f"(Enter: {now})?"
        )
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
    question = f"How well do the computer rabbits play: {told} (Enter: {now})?"
    while (line := asked(console, state, question).casefold()) and line not in LEVELS:
        console.say(f"Type one of these: {told}.")
    for seat in rabbits if line else ():
        state.set_level(seat, LEVELS.index(line))
