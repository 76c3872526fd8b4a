"""Loops fail with every case named; samples miss no value of an axis."""

from __future__ import annotations

import pytest

from tests.matrix import looped, sampled


def test_a_loop_names_every_failing_case_and_goes_on() -> None:
    seen = []

    @looped("size, percent", [(1, 80), (2, 100), (3, 200)])
    @looped("name", ["menu", "play"])
    def check(name: str, size: int, percent: int) -> None:
        seen.append((name, size, percent))
        assert size != 2 or name != "play", f"{name} is cut"
        assert percent != 200

    with pytest.raises(AssertionError) as told:
        check()
    assert len(seen) == 6
    assert "2 of 3 fail" in str(told.value) and "play is cut" in str(told.value)
    assert "(2, 100)" in str(told.value) and "(3, 200)" in str(told.value)
    assert "(1, 80)" not in str(told.value)


@looped("half", [2, 4])
def test_fixtures_reach_a_loop(half: int, request: pytest.FixtureRequest) -> None:
    assert half % 2 == 0 and request.node.name == "test_fixtures_reach_a_loop"


@pytest.mark.parametrize("one_in", [2, 3])
def test_a_sample_holds_each_value_of_each_axis(one_in: int) -> None:
    rows = sampled("abcdefg", [0, 1, 2, 3, 4, 5], [True, False, None], one_in=one_in)
    kept = [row.values for row in rows if not row.marks]
    assert len(rows) == 7 * 6 * 3
    assert len(kept) == pytest.approx(len(rows) / one_in, abs=2)
    assert {row[0] for row in kept} == set("abcdefg")
    assert {row[1] for row in kept} == {0, 1, 2, 3, 4, 5}
    assert {row[2] for row in kept} == {True, False, None}
