"""Whatever stands in a record, a row, the settings or a deck file: no error, and fit sentences.

How long each takes is measured by `python -m tests.session.mutants`, never here.
"""

from __future__ import annotations

import pytest

from tests.session.mutants import run


def test_whatever_is_read_from_outside_is_taken_or_refused_in_a_fit_sentence() -> None:
    assert run(1300) == 1300


@pytest.mark.slow
@pytest.mark.parametrize("first", range(4))
def test_208_000_mutants_are_taken_or_refused_in_fit_sentences(first: int) -> None:
    assert run(208_000, first=first, step=4) == 52_000
