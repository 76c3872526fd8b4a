"""Loops that name every failing case, and samples of wide matrices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from inspect import signature
from itertools import product
from typing import Any

import pytest

Test = Callable[..., None]


def looped(names: str, cases: Iterable[Any]) -> Callable[[Test], Test]:
    """As `pytest.mark.parametrize`, but one test: it goes through all cases and names each that
    fails. For checks that are quick and leave nothing behind."""
    wanted, rows = [name.strip() for name in names.split(",")], list(cases)

    def fold(test: Test) -> Test:
        @wraps(test)
        def through_all(**given: Any) -> None:
            failing: dict[str, Exception] = {}
            for row in rows:
                values = row if len(wanted) > 1 else (row,)
                try:
                    test(**given, **dict(zip(wanted, values, strict=True)))
                except Exception as problem:  # whatever fails is told with its case
                    failing[str(row)] = problem
            if failing:
                told = "\n".join(f"{case}: {problem}" for case, problem in failing.items())
                first = next(iter(failing.values()))
                raise AssertionError(f"{len(failing)} of {len(rows)} fail\n{told}") from first

        plain = signature(test)
        rest = [each for name, each in plain.parameters.items() if name not in wanted]
        through_all.__signature__ = plain.replace(parameters=rest)  # type: ignore[attr-defined]
        return through_all

    return fold


def sampled(*axes: Sequence[Any], one_in: int) -> list[Any]:
    """The rows of a matrix for `parametrize`; all but one in so many are marked slow.

    The sample goes through the matrix on its diagonals: each value of each axis is in it, with
    other values of the other axes than its neighbours.
    """
    rows = []
    for places in product(*(range(len(axis)) for axis in axes)):
        values = [axis[at] for axis, at in zip(axes, places)]
        left_out = sum(places) % one_in != 0
        rows.append(pytest.param(*values, marks=[pytest.mark.slow] if left_out else []))
    return rows
