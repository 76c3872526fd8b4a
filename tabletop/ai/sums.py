"""Sums over worlds of the numbers counted of each playout."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.ai.analysis import CHANCE, Group, Sums
from tabletop.ai.rollouts import FLOOR


def constant(row: Sequence[float]) -> Sums:
    """Returns the sums over FLOOR worlds that all gave the same numbers."""
    firsts = tuple([FLOOR * each for each in row])
    return Sums(FLOOR, firsts, tuple([each * each / FLOOR for each in firsts]))


def added(sums: Sums, row: Sequence[float], search: int) -> Sums:
    """Returns the sums with one row more; `search` -1 = no search was asked."""
    groups = _joined(sums.groups, search, row[CHANCE]) if search >= 0 else ()
    if not sums.worlds:
        return Sums(1, tuple(row), tuple([each * each for each in row]), groups)
    firsts = tuple([one + each for one, each in zip(sums.firsts, row)])
    squares = tuple([one + each * each for one, each in zip(sums.squares, row)])
    return Sums(sums.worlds + 1, firsts, squares, groups)


def _joined(groups: tuple[Group, ...], search: int, chance: float) -> tuple[Group, ...]:
    if not groups or groups[-1].search != search:
        return (*groups, Group(search, 1, chance))
    last = groups[-1]
    return (*groups[:-1], Group(search, last.worlds + 1, last.chances + chance))
