"""The options of a match, in the form the rules use."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.game import Options


class Setup(NamedTuple):
    """The decisions made before the match.

    Attributes:
        first: the seat that starts, -1 = drawn.
        fair: deal only fields on which every carrot can be reached (BBB-03).
        marks: views show which cards their viewer has seen (BBB-40).
        turn_limit, quiet_limit: BBB-39; 0 = none.
    """

    first: int
    fair: bool
    marks: bool
    turn_limit: int
    quiet_limit: int


def read(options: Options) -> Setup:
    """From options that are complete and checked."""
    drawn = str(options["first_player"])
    return Setup(
        -1 if drawn == "random" else int(drawn),
        bool(options["fair_field"]),
        bool(options["beginner_marks"]),
        int(options["turn_limit"]),
        int(options["quiet_limit"]),
    )
