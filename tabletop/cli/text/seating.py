"""Who plays, asked in the terminal before a match begins; Enter alone answers each question."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tabletop.ai.levels import LEVELS
from tabletop.cli.text import rules
from tabletop.cli.text.console import LEAVING, Leaving

if TYPE_CHECKING:
    from tabletop.cli.text.console import Console
    from tabletop.scenes.setup.state import SetupState

COMPUTER = "computer"
"""What is typed for a computer rabbit; anything else is a person's name."""

BACK = "back"
NO_NAME = f"A number is no name. Type a name, {COMPUTER}, or {BACK} for the question before."

ENTER = (
    "Enter alone takes the answer that stands behind the word Enter. rules reads the rule book, "
    "quit leaves, back asks the question before once more; what the game is played with is asked "
    "next, all else is for the match after that."
)
WORDS = (
    "help", "h", "hint", "rule", "look", "table", "hand", "log", "scores", "undo", "explain",
    "lessons", "option", "options",
)  # fmt: skip
"""Words of the match, that nobody means for a name here."""
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")


def ask_seats(console: Console, state: SetupState) -> None:
    """Asks how many play, who they are, and how well the computer rabbits play; what `state` has
    before, from the last time, is what Enter alone says.

    Raises:
        Leaving: the person leaves, or the input has ended.
    """
    console.heading(f"{state.game.info.name}: who plays?")
    console.lines(state.game.info.tagline)
    console.say(ENTER)
    _count(console, state)
    seat = 0
    while seat < len(state.seats):
        if _who(console, state, seat):
            seat += 1
        elif seat:
            seat -= 1
        else:
            _count(console, state)
    if any(not seat.human for seat in state.seats):
        _level(console, state)


def _count(console: Console, state: SetupState) -> None:
    least, most, now = state.least, state.most, len(state.seats)
    if least == most:
        return
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
    what `explain` tells."""
    while line := console.ask(question):
        word, _, rest = line.casefold().partition(" ")
        if word in LEAVING:
            raise Leaving
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


def _who(console: Console, state: SetupState, seat: int) -> bool:
    """Asks who has a seat; False = the question before is wanted again."""
    old = state.seats[seat]
    now = old.name if old.human else COMPUTER
    if seat == 0:
        question = f"Your name, or {COMPUTER} to only watch (Enter: {now})?"
    else:
        question = (
            f"Who plays {PLACES[seat]}: {COMPUTER}, or the name of a person at this keyboard "
            f"(Enter: {now})?"
        )
    while (line := asked(console, state, question)).isdigit():
        console.say(NO_NAME)
    if not line or line.casefold() == BACK:
        return not line
    person = line.casefold() != COMPUTER
    state.set_human(seat, person)
    if person:
        state.set_name(seat, line)
    return True


def _level(console: Console, state: SetupState) -> None:
    rabbits = [at for at, seat in enumerate(state.seats) if not seat.human]
    now = state.seats[rabbits[0]].level
    told = ", ".join(LEVELS)
    question = f"How well do the computer rabbits play: {told} (Enter: {now})?"
    while (line := asked(console, state, question).casefold()) and line not in LEVELS:
        console.say(f"Type one of these: {told}.")
    for seat in rabbits if line else ():
        state.set_level(seat, LEVELS.index(line))
