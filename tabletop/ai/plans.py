"""Whole choices: where one choice is made of several small steps, its steps are weighed together.

A game says in its `agents/plans.py` when a choice goes on after a step (STEPS). From there on the
most promising second steps of the most promising first ones are put together, by the scores that
each has where it would be done. Steps that lead to the same, in whatever order, count once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, reduce
from typing import Any, Final, NamedTuple

from tabletop.ai.rollouts import KEPT, Meant, Plan, Planner
from tabletop.core.action import Action
from tabletop.core.game import Player, constant_in
from tabletop.words.books import book

say: Final = book("reasons").say

FIRST: Final = 5
"""So many first steps are gone on from in several ways; others in the best alone."""

THEN: Final = 3
"""So many ways."""

MOST: Final = 12
"""Whole choices that are made of one decision, at most."""

LONGEST: Final = 4
"""No more steps than this are put together; what is left of a choice is decided when it comes."""

Scores = Callable[[Any, Player, Sequence[Action]], Sequence[float]]


def one_after_the_other(words: Sequence[str]) -> str:
    """Returns the words of steps as those of one choice; names keep their capitals."""
    return reduce(lambda told, step: say("then", told=told, step=step), words)


class Steps(NamedTuple):
    """The game's description of its choices of several steps.

    Attributes:
        goes_on: whether what the seat decides next in a state still belongs to the choice whose
            step led there, and nothing was learnt by that step. Only asked where the seat decides
            next.
        kept: so many whole choices are tried, where there are some of several steps.
        told: the words of several steps as those of one choice.
    """

    goes_on: Callable[[Any, Player], bool]
    kept: int = KEPT
    told: Callable[[Sequence[str]], str] = one_after_the_other


@cache
def steps_in(package: str) -> Steps | None:
    """STEPS of the game whose folder is `package` (a dotted name); None = each step is a choice
    of its own."""
    return constant_in(package, "plans", "STEPS", Steps)


def told_in(package: str) -> Callable[[Sequence[str]], str]:
    """Returns the function that joins the words of several steps to those of one choice."""
    steps = steps_in(package)
    return steps.told if steps is not None else one_after_the_other


def planner(steps: Steps, scores: Scores) -> Planner:
    """Returns the planner that puts steps together by the policy's scores."""

    def further(state: Any, player: Player, meant: Meant, wide: int) -> list[tuple[Meant, Any]]:
        """The choice and how it goes on, each with the state after it."""
        actors = state.actors()
        if len(meant.plan) >= LONGEST or player not in actors or not steps.goes_on(state, player):
            return [(meant, state)]
        legal = state.legal_actions(player)
        given = scores(state, player, legal) if len(legal) > 1 else (0.0,)
        best = max(given)
        found: list[tuple[Meant, Any]] = []
        for i in sorted(range(len(legal)), key=lambda i: -given[i])[:wide]:
            after = state.clone()
            after.apply(player, legal[i])
            longer = Meant((*meant.plan, legal[i]), meant.score + given[i] - best)
            found += further(after, player, longer, wide if len(legal) == 1 else 1)
        return found

    def plans(
        root: Any, player: Player, legal: Sequence[Action], given: Sequence[float]
    ) -> list[Meant]:
        order = sorted(range(len(legal)), key=lambda i: -given[i])[:MOST]
        whole: dict[str, Meant] = {}
        for rank, i in enumerate(order):
            after = root.clone()
            after.apply(player, legal[i])
            first = Meant((legal[i],), given[i])
            for meant, state in further(after, player, first, THEN if rank < FIRST else 1):
                key = state.digest() if len(meant.plan) > 1 else repr(meant.plan)
                if key not in whole or whole[key].score < meant.score:
                    whole[key] = meant
        found = sorted(whole.values(), key=lambda meant: -meant.score)
        return found[:MOST]

    return plans


def leads_to(root: Any, player: Player, plan: Plan) -> str:
    """The digest of what a whole choice leads to; "" where its steps cannot all be done."""
    after = root.clone()
    for action in plan:
        if player not in after.actors() or action not in after.legal_actions(player):
            return ""
        after.apply(player, action)
    found: str = after.digest()
    return found
