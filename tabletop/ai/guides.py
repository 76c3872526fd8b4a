"""Guide: what paired rollouts ask of a game (how to play on, where to stop, how to judge).

A game brings its own, or one is made of its heuristics.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from math import log
from typing import Any

from tabletop.ai.agent import Heuristics, outcome
from tabletop.ai.plain import PLAYOUT_LIMIT, heuristics_in
from tabletop.ai.policy import guide_in
from tabletop.ai.rollouts import Guide, Verdict
from tabletop.core.action import Action
from tabletop.core.game import Player

LIKING = 0.03
"""Chance by which an action is thought better that the prior finds e times as promising."""

DOUBT = 0.05
NOISE = 0.3
"""By how much such a thought, and one paired trial, may be off, in chances."""

UNTRIED = -10.0
"""The logarithm of an action's prior that is 0."""


def never(state: Any) -> bool:
    """Playouts go on to the end of the match."""
    return False


@cache
def any_guide(package: str, to_end: bool = False) -> Guide:
    """Returns the guide of paired rollouts in the game whose folder is `package`.

    Args:
        to_end: playouts go on to the end of the match, so that nothing is judged by guess.
    """
    guide = guide_in(package) or of_heuristics(heuristics_in(package))
    return replace(guide, rests=never, depth=PLAYOUT_LIMIT) if to_end else guide


def of_heuristics(heuristics: Heuristics) -> Guide:
    """A guide that knows of a game what its heuristics tell a tree search; its unit are chances."""

    def scores(state: Any, player: Player, legal: Sequence[Action]) -> Sequence[float]:
        if heuristics.prior is None:
            return [0.0] * len(legal)
        given = heuristics.prior(state, player, legal)
        best = max(given)
        return [LIKING * (log(each / best) if each > 0.0 else UNTRIED) for each in given]

    def judge(state: Any, player: Player) -> Verdict:
        worths = outcome(state) if state.is_over() else heuristics.evaluate(state)
        return Verdict(worths[player], worths[player] / sum(worths))

    return Guide(
        scores,
        heuristics.rollout,
        judge,
        heuristics.rests or never,
        heuristics.depth,
        DOUBT,
        NOISE,
    )
