"""The options of a match, in the form the rules use."""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.game import Options

MOST_PLAYERS_WITHOUT_SKY: Final = 4


class Setup(NamedTuple):
    """The expansions of a match."""

    sky: bool
    express: bool


def read(players: int, options: Options) -> Setup:
    """Returns the expansions; five players always use In the Sky (3.2)."""
    sky = bool(options["sky"]) or players > MOST_PLAYERS_WITHOUT_SKY
    return Setup(sky, bool(options["express"]))
