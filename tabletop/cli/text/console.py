"""Reading and writing in the terminal: lines, headings, a cleared screen. Knows no game."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TextIO

from tabletop.cli.text.words import say
from tabletop.core.letters import clean

if TYPE_CHECKING:
    from rich.console import Console as RichConsole

LONGEST_INPUT = 200
"""Letters of a line that are read; nothing here takes more."""


SPOKEN: Final = (
    (re.compile(r"(\d) ± (\d+)\s%"), "share"),
    (re.compile(r"(?<= )±(?= )"), "error"),
    (re.compile(r"(?<=\s)%"), "percent"),
    (re.compile(r"\(\+(\d+)\)"), "more"),
    (re.compile(r"\(−(\d+)\)"), "fewer"),
    (re.compile(r"−(?=\d)"), "minus"),
    (re.compile(r"(?<= )×(?= )"), "times"),
    (re.compile(r"(?<= )\+(?= )"), "plus"),
    (re.compile(r"(?<= )=(?= )"), "is"),
)
"""Signs that are heard as nothing or as their own names, and the messages that tell them."""


def spoken(line: str) -> str:
    """The line with words for signs."""
    for sign, key in SPOKEN:
        if sign.search(line):
            words = say(f"heard-{key}", n=r"\1", error=r"\2")
            line = sign.sub(f"{words} " if key == "minus" else words, line)
    return line


LEAVING = ("q", "quit", "exit", "leave")
"""The words that leave the match."""


class Leaving(Exception):
    """Nobody types any more: the input has ended."""


class Console:
    """The terminal: prints the match and reads the answers.

    A real terminal gets wrapped lines, bold headings and a screen that can be cleared; anything
    else (a file, a pipe, a test) plain lines as they are.
    """

    def __init__(self, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._sink = sink or sys.stdout
        self._rich: RichConsole | None = None
        if self._sink.isatty():
            from rich.console import Console as RichConsole

            self._rich = RichConsole(file=self._sink, highlight=False, markup=False, emoji=False)

    def say(self, line: str = "") -> None:
        """One line of text."""
        line = spoken(line)
        if self._rich is not None:
            self._rich.print(line)
        else:
            self._sink.write(f"{line}\n")

    def lines(self, lines: Sequence[str]) -> None:
        """Several of them."""
        for line in lines:
            self.say(line)

    def heading(self, line: str) -> None:
        """A line that stands out, after an empty one."""
        self.say()
        if self._rich is not None:
            self._rich.print(line, style="bold")
        else:
            self.say(line)

    def clear(self) -> None:
        """Takes what stands on the screen away, with all that could be scrolled back to; elsewhere
        a line parts the two.
        """
        if self._rich is not None:
            self._sink.write("\x1b[2J\x1b[3J\x1b[H")
            self._sink.flush()
        else:
            self.say("-" * 40)

    def ask(self, question: str) -> str:
        """Asks a question and returns the typed line, cleaned.

        Raises:
            Leaving: the input has ended.
        """
        self._sink.write(f"{spoken(question)} ")
        self._sink.flush()
        try:
            line = self._source.readline(LONGEST_INPUT)
        except UnicodeDecodeError:
            line = "?\n"
        if line and not line.endswith("\n") and len(line) >= LONGEST_INPUT:
            while (rest := self._source.readline(LONGEST_INPUT)) and not rest.endswith("\n"):
                pass
        if not line:
            raise Leaving
        return " ".join(clean(line).split())
