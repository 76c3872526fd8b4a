"""Errors of the core, each with one message that a player can be told.

No handling lives here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tabletop.core.letters import QUOTED, clean
from tabletop.words import Fact, Message
from tabletop.words.books import said

BOOK: Final = "problems"


class TabletopError(Exception):
    """Root of every error that a player can be told, in the language in use when it is shown.

    Attributes:
        words: the message, or a text that was told already.
    """

    def __init__(self, words: str | Message = "") -> None:
        super().__init__(words)
        self.words = words

    def __str__(self) -> str:
        return clean(said(self.words))


def explain(key: str, /, **facts: Fact | Path | Exception) -> Message:
    """Returns the message of an error.

    What it repeats of a file or of somebody's typing is cleaned and cut; a path is told whole, an
    error by its own words.
    """
    return Message(BOOK, key, tuple((name, _fact(value)) for name, value in facts.items()))


def explained(key: str, /, **facts: Fact | Path | Exception) -> str:
    """Returns the same, told now."""
    return clean(said(explain(key, **facts)))


def _fact(value: Fact | Path | Exception) -> Fact:
    if isinstance(value, TabletopError):
        return value.words
    if isinstance(value, OSError):
        return clean(value.strerror or str(value))
    if isinstance(value, Path | Exception):
        return clean(str(value))
    return clean(value, QUOTED) if isinstance(value, str) else value


class IllegalAction(TabletopError):
    """An action the rules refuse.

    Attributes:
        rule: number of the paragraph that refuses it ("BBB-11"), or "" when it is nobody's rule.
        reason: one sentence for the player.
    """

    def __init__(self, rule: str, reason: str | Message) -> None:
        self.rule, self.reason = rule, said(reason)
        super().__init__(f"{self.reason} ({rule})" if rule else self.reason)


class ReplayDiverged(TabletopError):
    """A record, played again, comes to another state than it says.

    Attributes:
        ply: index of the first logged action that differs, counted from 0.
    """

    def __init__(self, ply: int, reason: str | Message) -> None:
        super().__init__(explain("record-differs", ply=ply, why=reason))
        self.ply = ply
        self.reason = reason


class BadRecord(TabletopError):
    """A file or text that is not a match record of a kind this version reads."""


class BadOption(TabletopError):
    """An option, seat count or similar setting outside its range; the text says what is allowed."""


class UnknownGame(TabletopError):
    """A game key nobody registered; the text lists the known ones."""


class ImpossibleState(TabletopError):
    """`State.check` found something that cannot be; the text says what."""


def for_players(error: Exception) -> str:
    """Returns the sentence that tells a player of an error; "" if it is a fault of the program."""
    ours = isinstance(error, IllegalAction | ImpossibleState)
    return "" if ours or not isinstance(error, TabletopError) else str(error)
