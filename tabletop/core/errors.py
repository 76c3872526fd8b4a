"""Errors of the core, each with one sentence that a player can read.

No handling lives here.
"""

from __future__ import annotations

from tabletop.core.letters import clean


class TabletopError(Exception):
    """Root of every error whose text is fit to be shown to a player as it stands.

    What it repeats of a file or of somebody's typing is cleaned and cut here.
    """

    def __init__(self, sentence: str = "") -> None:
        super().__init__(clean(sentence))


class IllegalAction(TabletopError):
    """An action the rules refuse.

    Attributes:
        rule: number of the paragraph that refuses it ("BBB-11"), or "" when it is nobody's rule.
        reason: one sentence for the player.
    """

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.rule = rule
        self.reason = reason


class ReplayDiverged(TabletopError):
    """A record, played again, comes to another state than it says.

    Attributes:
        ply: index of the first logged action that differs, counted from 0.
    """

    def __init__(self, ply: int, reason: str) -> None:
        super().__init__(f"The record differs at ply {ply}: {reason}")
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


def for_players(problem: Exception) -> str:
    """Returns the sentence that tells a player of an error; "" if it is a fault of the program."""
    ours = isinstance(problem, IllegalAction | ImpossibleState)
    return "" if ours or not isinstance(problem, TabletopError) else str(problem)
