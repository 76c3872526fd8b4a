"""Asks in the terminal, once it is known who plays, with which options; Enter alone begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tabletop.cli.text.choices import Choice, answered, listed
from tabletop.cli.text.seating import Back, asked, told
from tabletop.cli.text.words import say
from tabletop.core.errors import BadOption
from tabletop.core.game import Option, OptionValue
from tabletop.scenes.setup.offers import Offer, offered, offers

if TYPE_CHECKING:
    from tabletop.cli.text.console import Console
    from tabletop.scenes.setup.state import SetupState
    from tabletop.session.texts import Text

Row = tuple[str, Option, str]
"""Key, option and label of what can be set."""


def ask_options(
    console: Console, state: SetupState, kept: Callable[[Option], Sequence[Text]]
) -> None:
    """Prints the options of the game and asks for changes; `kept` returns the player's own texts
    for an option.

    Raises:
        Back: who plays is to be asked again.
        Leaving: the person leaves, or the input has ended.
    """
    asking = _Asking(console, state, kept)
    if asking.rows:
        asking.ask()


class _Asking:
    """The questions about one match."""

    def __init__(
        self, console: Console, state: SetupState, kept: Callable[[Option], Sequence[Text]]
    ) -> None:
        self._console, self._state, self._kept = console, state, kept
        self.rows: list[Row] = state.rows()

    def ask(self) -> None:
        self._console.heading(say("options"))
        self._console.say(told(self._state))
        self._tell()
        question = say("options.first")
        while True:
            line = asked(self._console, self._state, question, self._help)
            if not line and not (problem := self._state.problem()):
                return
            if not line:
                self._console.say(problem)
                continue
            answer = answered(line, [Choice(label, key, ()) for key, _, label in self.rows])
            key = line if answer.choice is None else answer.choice.key
            row = next((row for row in self.rows if row[0] == key), None)
            if row is None:
                wrong = say("options.wrong", n=len(self.rows))
                self._console.say(answer.problem if answer.fits else wrong)
                continue
            self._change(row)
            question = say("options.again")

    def _tell(self, much: bool = False) -> None:
        """All that can be set, as it stands; with what it does where `much` is asked."""
        lines = listed([Choice(self._stands(row), "", ()) for row in self.rows])
        for line, row in zip(lines, self.rows):
            self._console.say(say("option-line", line=line, help=self._does(row)) if much else line)

    def _does(self, row: Row) -> str:
        """Returns the description of the option, or of its chosen text."""
        key, option, _ = row
        return self._offered(key, option).about if option.suggestions else option.help

    def _help(self) -> None:
        self._tell(much=True)

    def _stands(self, row: Row) -> str:
        return say("option-is", option=row[2], value=self._value(row))

    def _value(self, row: Row) -> str:
        """Returns the present value in words."""
        key, option, _ = row
        value = self._state.value(key)
        if option.suggestions:
            return self._offered(key, option).label
        return worded(option, value, len(self._state.seats))

    def _offered(self, key: str, option: Option) -> Offer:
        """The text that holds."""
        found, value = offers(option, list(self._kept(option))), str(self._state.value(key))
        return offered(found, option, value, self._state.own.get(key, ""))

    def _change(self, row: Row) -> None:
        """The other way round where there are two ways, else asks what is wanted."""
        key, option, _ = row
        players = len(self._state.seats)
        if 0 < option.always <= players:
            self._console.say(say("options.always", option=option.label))
            return
        if option.kind == "bool":
            self._state.options[key] = not self._state.value(key)
        elif option.suggestions:
            self._pick_text(row)
        elif option.kind == "choice":
            at = self._pick(row, [label for _, label in option.labelled])
            if at is not None:
                self._state.options[key] = option.choices[at][0]
        else:
            self._write(row)
        self._console.say(say("option-now", option=row[2], value=self._value(row)))

    def _pick_text(self, row: Row) -> None:
        key, option = row[:2]
        found = [one for one in offers(option, list(self._kept(option))) if one.readable]
        lines = [
            say("offer", option=one.label, about=one.about) if one.about else one.label
            for one in found
        ]
        at = self._pick(row, lines)
        if at is not None:
            self._state.take_text(key, found[at].value, found[at].own)

    def _pick(self, row: Row, labels: Sequence[str]) -> int | None:
        """Asks for one of these labels; returns its index, or None to keep the value."""
        found = [Choice(label, "", ()) for label in labels]
        does = [] if row[1].suggestions else [say("option-does", option=row[2], help=row[1].help)]
        self._console.lines([*does, *listed(found)])
        while line := self._asked(row):
            answer = answered(line, found)
            if answer.choice is not None:
                return found.index(answer.choice)
            self._console.say(answer.problem)
        return None

    def _write(self, row: Row) -> None:
        """A number or words of one's own."""
        key, option, label = row
        told = say("option-takes", option=label, allowed=option.takes, help=option.help)
        self._console.say(told)
        while line := self._asked(row):
            try:
                self._state.options[key] = option.parse(line)
                return
            except BadOption as problem:
                self._console.say(str(problem))

    def _asked(self, row: Row) -> str:
        """Asks for a new value and returns the answer; "" for "back"."""
        question = say("option-ask", option=row[2], value=self._value(row))
        does = self._does(row)
        try:
            return asked(self._console, self._state, question, lambda: self._console.say(does))
        except Back:
            return ""


def worded(option: Option, value: OptionValue, players: int) -> str:
    """The value of an option in words, at a table of so many."""
    if option.kind == "bool":
        return say("on" if value or 0 < option.always <= players else "off")
    return dict(option.labelled).get(str(value), str(value))
