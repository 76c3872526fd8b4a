"""Fitted policies: a game's features of an action, and weights for them from a file.

A game's `agents/policy.py` has POLICY, which says what is counted of an action. How much each
count is worth, in the points the game is scored by, stands in `weights.json` beside it, written by
`tabletop fit`. Without usable weights every count but the first is worth nothing; the first is the
score the game's heuristics give, so that what plays then plays as they do.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from tabletop.ai.rollouts import Guide, Verdict
from tabletop.core.action import Action
from tabletop.core.game import Player, State, constant_in, data_file

log = logging.getLogger(__name__)

FORMAT: Final = 1
"""Version of the form of a file of weights."""

FILE: Final = "weights.json"

Row = Sequence[tuple[int, float]]
"""Counts of one action: (number of the feature, how much of it); 0 where not named."""

Weights = Mapping[str, Sequence[float]]
"""By group of decisions, "pick", what one of each feature is worth."""


class Counted(Protocol):
    """Anything that has weights in a file: for each group of `features` one each."""

    @property
    def version(self) -> int: ...

    @property
    def features(self) -> Mapping[str, tuple[str, ...]]: ...


@dataclass(frozen=True)
class Policy:
    """Counts that a game makes of an action.

    Attributes:
        version: raised when a feature changes its meaning; weights of another are not used.
        features: for each group of decisions the names of what is counted; the first is the score
            of the heuristics.
        family: which set of weights a match is played with, by seats and options ("two").
        group: to which group a decision belongs, or "" when the heuristics' score stands alone.
        rows: what is counted of each legal action, from what the player knows.
        plain: the heuristics' score of each legal action, in points.
        points: what each seat has by now, as far as the match is scored.
        phase: the part of the match a state lies in, counted from 0.
        warmth: points by which an action must be better to be taken e times as often in self-play.
    """

    version: int
    features: Mapping[str, tuple[str, ...]]
    family: Callable[[Any], str]
    group: Callable[[Any, Player, Sequence[Action]], str]
    rows: Callable[[Any, Player, Sequence[Action]], Sequence[Row]]
    plain: Callable[[Any, Player, Sequence[Action]], Sequence[float]]
    points: Callable[[Any], Sequence[float]]
    phase: Callable[[Any], int]
    warmth: float = 1.5

    def unfitted(self) -> Weights:
        """The weights with which it plays as the heuristics do."""
        return {
            group: (1.0,) + (0.0,) * (len(names) - 1) for group, names in self.features.items()
        }


@dataclass(frozen=True)
class Fitted:
    """A policy with its weights, one set a family.

    Attributes:
        fault: "" or one sentence that says why there are no weights to play with.
        facts: how the weights were fitted, as the file tells.
    """

    policy: Policy
    sets: Mapping[str, Weights]
    fault: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)

    def scores(self, state: State, player: Player, legal: Sequence[Action]) -> Sequence[float]:
        """Returns the value of each legal action to the player, in points against the others."""
        found = self.known(state, player, legal)
        return self.policy.plain(state, player, legal) if found is None else found

    def known(
        self, state: State, player: Player, legal: Sequence[Action]
    ) -> Sequence[float] | None:
        """The same where there are weights for such a choice, so that more than the heuristics
        tells; None where there are none."""
        policy = self.policy
        group = policy.group(state, player, legal)
        weights = self.sets.get(policy.family(state)) if group else None
        if weights is None:
            return None
        each = weights[group]
        rows = policy.rows(state, player, legal)
        return [sum([each[index] * count for index, count in row]) for row in rows]

    def best(self, state: State, player: Player, legal: Sequence[Action]) -> Action:
        """The action of the highest score, of equal ones the first."""
        if len(legal) == 1:
            return legal[0]
        scores = self.scores(state, player, legal)
        return legal[max(range(len(legal)), key=scores.__getitem__)]


class Horizon(NamedTuple):
    """The end of a game's playouts, and how they are judged there: HORIZON beside POLICY.

    The fields are those of `rollouts.Guide`.
    """

    judge: Callable[[Any, Player], Verdict]
    rests: Callable[[Any], bool]
    depth: int
    doubt: float
    noise: float
    cost: int = 1


class BadWeights(ValueError):
    """A file of weights that cannot be used; the text says why, in one sentence."""


def read_weights(text: str, counted: Counted) -> tuple[dict[str, Weights], dict[str, Any]]:
    """The sets of weights of a file and how they were fitted.

    Raises:
        BadWeights: the file is damaged, or of another version of the form or of the features.
    """
    from tabletop.ai.formats import BadData, Version, WeightsFile, decoded

    try:
        head = decoded(text, Version)
        if (head.format, head.version) != (FORMAT, counted.version):
            raise BadWeights("They are of another version of the program.")
        file = decoded(text, WeightsFile)
    except BadData as problem:
        raise BadWeights(f"They are damaged: {problem}.") from None
    for groups in file.sets.values():
        if set(groups) != set(counted.features):
            raise BadWeights("They are damaged: the groups of decisions are not those counted.")
        if any(set(row) - set(counted.features[group]) for group, row in groups.items()):
            raise BadWeights("They name what this version does not count.")
    sets: dict[str, Weights] = {
        family: {
            group: tuple([groups[group].get(name, 0.0) for name in names])
            for group, names in counted.features.items()
        }
        for family, groups in file.sets.items()
    }
    return sets, file.fitted


def write_weights(
    counted: Counted, sets: Mapping[str, Weights], facts: Mapping[str, Any]
) -> str:
    """The text of a file of weights; weights that round to nothing are left out."""
    named = {
        family: {
            group: {
                name: round(weight, 3)
                for name, weight in zip(counted.features[group], row)
                if round(weight, 3)
            }
            for group, row in groups.items()
        }
        for family, groups in sets.items()
    }
    data = {"format": FORMAT, "version": counted.version, "fitted": facts, "sets": named}
    return json.dumps(data, indent=1) + "\n"


@cache
def guide_in(package: str) -> Guide | None:
    """Returns the game's parts that paired rollouts need; None if it lacks any."""
    fitted = policy_in(package)
    horizon = constant_in(package, "policy", "HORIZON", Horizon)
    if fitted is None or horizon is None:
        return None

    def play(state: State, player: Player, legal: Sequence[Action], rng: Random) -> Action:
        return fitted.best(state, player, legal)

    return Guide(fitted.scores, play, *horizon)


@cache
def policy_in(package: str) -> Fitted | None:
    """POLICY of the game whose folder is `package`, with its weights; None when it has none.

    Weights that cannot be used leave one line in the log, and the plain policy plays.
    """
    policy = constant_in(package, "policy", "POLICY", Policy)
    if policy is None:
        return None
    sets, facts, fault = weights_in(package, "policy", FILE, policy)
    if fault:
        log.warning("The weights of %s are not used, the plain policy plays: %s", package, fault)
    return Fitted(policy, sets, fault, facts)


def weights_in(
    package: str, part: str, name: str, counted: Counted
) -> tuple[dict[str, Weights], dict[str, Any], str]:
    """The sets of weights in the file `name` beside that part of a game, how they were fitted, and
    "" or one sentence that says why there are none."""
    try:
        sets, facts = read_weights(data_file(package, part, name).read_text("utf-8"), counted)
    except (OSError, UnicodeDecodeError):
        return {}, {}, "They cannot be read."
    except BadWeights as problem:
        return {}, {}, str(problem)
    return sets, facts, ""
