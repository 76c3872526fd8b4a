"""Fitted judges: what a game counts of how each seat stands, and weights for it from a file.

A game's `agents/judge.py` has JUDGE; its weights stand in `judge.json` beside it, written by
`tabletop fit GAME --judge`. Without usable weights the game's heuristics judge by themselves.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from math import exp
from typing import Any, Final

from tabletop.ai.policy import Row, Weights, weights_in
from tabletop.core.game import constant_in

log = logging.getLogger(__name__)

FILE: Final = "judge.json"

GROUP: Final = "seat"
"""The name that its weights are listed under."""


@dataclass(frozen=True)
class Judge:
    """Counts that a game makes of how each seat stands.

    Attributes:
        version: raised when a count changes its meaning; weights of another are not used.
        names: of what is counted.
        family: which set of weights a match is judged by, by seats and options ("two").
        rows: what is counted of each seat; None of one that cannot win any more.
        fold: makes of weights what says at once what the rows of a state are worth; None where
            there is no quicker way than to add them up.
    """

    version: int
    names: tuple[str, ...]
    family: Callable[[Any], str]
    rows: Callable[[Any], Sequence[Row | None]]
    fold: Callable[[Sequence[float]], Callable[[Any], Sequence[float | None]]] | None = None

    def worth(self, weights: Sequence[float]) -> Callable[[Any], Sequence[float | None]]:
        """Returns a function that says of a state what the rows of its seats are worth."""
        return self.fold(weights) if self.fold else partial(_added_up, self.rows, weights)

    @property
    def features(self) -> Mapping[str, tuple[str, ...]]:
        """The names, as a file of weights has them."""
        return {GROUP: self.names}


def _added_up(
    rows: Callable[[Any], Sequence[Row | None]], weights: Sequence[float], state: Any
) -> list[float | None]:
    return [
        None if row is None else sum([weights[index] * count for index, count in row])
        for row in rows(state)
    ]


@dataclass(frozen=True)
class FittedJudge:
    """A judge with its weights, one set a family: logits of the chance to win.

    Attributes:
        fault: "" or one sentence that says why there are no weights to judge by.
        facts: how the weights were fitted, as the file tells.
    """

    judge: Judge
    sets: Mapping[str, Weights]
    fault: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)
    _worth: dict[str, Callable[[Any], Sequence[float | None]]] = field(
        init=False, repr=False, compare=False
    )

    def __post_init__(self) -> None:
        worth = {family: self.judge.worth(each[GROUP]) for family, each in self.sets.items()}
        object.__setattr__(self, "_worth", worth)

    def chances(self, state: Any) -> tuple[float, ...] | None:
        """Each seat's chance to win, summing to 1; None where there are no weights, or nobody left
        to count."""
        worth = self._worth.get(self.judge.family(state))
        if worth is None:
            return None
        logits = worth(state)
        known = [logit for logit in logits if logit is not None]
        if not known:
            return None
        best = max(known)
        shares = [0.0 if logit is None else exp(logit - best) for logit in logits]
        whole = sum(shares)
        return tuple([share / whole for share in shares])


@cache
def judge_in(package: str) -> FittedJudge | None:
    """JUDGE of the game whose folder is `package`, with its weights; None when it has none.

    Weights that cannot be used leave one line in the log, and the heuristics judge.
    """
    judge = constant_in(package, "judge", "JUDGE", Judge)
    if judge is None:
        return None
    sets, facts, fault = weights_in(package, "judge", FILE, judge)
    if fault:
        log.warning("The judge of %s is not used, its heuristics judge: %s", package, fault)
    return FittedJudge(judge, sets, fault, facts)
