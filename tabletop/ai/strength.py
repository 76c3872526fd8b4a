"""Strength of the levels as the arena measured it, read from a game's `agents/strength.json`.

Players see the figures in set-up and About; `lab.strength` measures and writes them.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tabletop.ai.formats import BadData, Count, Share, StrengthFile, Version, decoded, named
from tabletop.ai.judging import judge_in
from tabletop.ai.levels import AGENTS, level
from tabletop.ai.plain import heuristics_in
from tabletop.ai.policy import guide_in, policy_in
from tabletop.core.errors import explain
from tabletop.core.game import OptionValue, data_file
from tabletop.words.books import book

log = logging.getLogger(__name__)
say: Final = book("reasons").say

FORMAT: Final = 2
FILE: Final = "strength.json"


class Measured(NamedTuple):
    """The score of the matches between two levels.

    Attributes:
        first, second: the weaker level and the stronger one.
        share: of the stronger one; a shared place counts half, so even is 0.5.
        low, high: the 95 % interval of the share.
        trials: how many a decision each of the two had.
    """

    first: str
    second: str
    players: Count
    options: Mapping[str, OptionValue]
    games: Count
    share: Share
    low: Share
    high: Share
    trials: tuple[Count, Count]


def own_file(package: str) -> Path:
    """Returns the path of the strength figures of the game in folder `package`."""
    return data_file(package, "heuristics", FILE)


def read_strength(text: str) -> tuple[dict[str, str], tuple[Measured, ...]]:
    """The fingerprints of what was measured, and the figures.

    Raises:
        BadData: the file is damaged or of another form.
    """
    if decoded(text, Version).format != FORMAT:
        raise BadData(explain("data-version"))
    file = decoded(text, StrengthFile)
    rows = tuple(named(pair, Measured) for pair in file.pairs)
    for name in (name for row in rows for name in (row.first, row.second)):
        if name not in AGENTS:
            raise BadData(explain("no-level", name=name, known=tuple(AGENTS)))
    return file.builds, rows


@cache
def strength_in(package: str) -> tuple[Measured, ...]:
    """The figures of a game; none where they are missing or cannot be read."""
    try:
        return read_strength(own_file(package).read_text("utf-8"))[1]
    except FileNotFoundError:
        return ()
    except (OSError, ValueError) as problem:
        log.warning("The strength of %s cannot be read: %s", package, problem)
        return ()


def sentence(row: Measured) -> str:
    """One pair in words: "Hard did better than Normal in 78 % of 120 matches of 2 players (70 to
    85 %)." With how much less they thought than in play, where that was so."""
    return say(
        "strength",
        strong=say(f"level-{row.second}"),
        weak=say(f"level-{row.first}"),
        sure=row.low > 0.5,
        share=row.share,
        low=round(100 * row.low),
        high=row.high,
        n=row.games,
        players=row.players,
        less=round(level(row.second).iterations / max(1, row.trials[1])),
    )


def fault_in(package: str) -> str:
    """Says why the weights of a game whose levels play by weights cannot be used; "" where they
    can."""
    asked = set(heuristics_in(package).fitted)
    if guide_in(package) is not None:
        asked.add("policy")
    fitted = {"policy": policy_in(package), "judge": judge_in(package)}
    parts = [part for name, part in fitted.items() if name in asked]
    return next((part.fault for part in parts if part is not None and part.fault), "")


def about_level(package: str, name: str, players: int) -> str:
    """Returns the measured strength of a level against the one below, for tables of about that
    size, or why it plays worse here."""
    if level(name).kind == "search" and fault_in(package):
        return say("strength.plain")
    rows = [row for row in strength_in(package) if row.second == name]
    if not rows:
        return ""
    return sentence(min(rows, key=lambda row: (abs(row.players - players), len(row.options))))
