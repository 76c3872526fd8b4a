"""Judging fails; scoring does not."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.ai.agent import Heuristics
from tabletop.ai.plain import PLAIN


def evaluate(state: object) -> Sequence[float]:
    raise RuntimeError("no idea")


HEURISTICS = Heuristics(evaluate, PLAIN.rollout, None, PLAIN.greedy)
