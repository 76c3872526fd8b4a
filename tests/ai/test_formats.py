"""Data files: what is wrong in one is told in plain words, and where."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tabletop.ai.formats import PLAIN, BadData, CalibrationFile, StrengthFile, decoded
from tabletop.ai.strength import read_strength
from tabletop.core.letters import bears

PAIR: dict[str, Any] = {
    "first": "easy", "second": "hard", "players": 2, "options": {}, "games": 9, "share": 0.5,
    "low": 0.4, "high": 0.6, "trials": [1, 2],
}  # fmt: skip


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"players": -1}, "players should be a whole number >= 0"),
        ({"players": 2.5}, "players should be a whole number"),
        ({"share": True}, "share should be a number"),
        ({"share": int("9" * 309)}, "share: Number out of range"),
        ({"strange\n": 1}, "strange  is not known"),
        ({"options": {"x": []}}, "options[...] should be true or false, a whole number or a text"),
        ({"trials": [1]}, "trials should be a list of length 2"),
    ],
)
def test_a_fault_is_told_with_its_place(change: dict[str, Any], told: str) -> None:
    text = json.dumps({"format": 2, "builds": {}, "pairs": [{**PAIR, **change}]})
    with pytest.raises(BadData) as found:
        read_strength(text)
    assert told in str(found.value) and str(found.value).isprintable()


@pytest.mark.parametrize("text", ["", "{", "NaN", '{"a":"\\ud800"}', "\ud800"])
def test_what_is_no_json_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadData, match="no JSON"):
        decoded(text, StrengthFile)


def test_a_wrong_name_in_a_table_and_a_missing_one_are_told() -> None:
    with pytest.raises(BadData, match="a name in shapes should be a whole number"):
        decoded('{"format": 1, "phases": 2, "shapes": {"x": []}}', CalibrationFile)
    with pytest.raises(BadData, match="phases is missing"):
        decoded('{"format": 1}', CalibrationFile)


def test_lists_within_lists_without_end_are_refused() -> None:
    with pytest.raises(BadData):
        decoded('{"format": 1, "fitted": ' + "[" * 100_000, CalibrationFile)


def test_a_plain_text_holds_what_the_gate_for_foreign_text_lets_through() -> None:
    letters = [chr(code) for code in range(0x11000)]
    plain = {each for each in letters if re.search(PLAIN, each)}
    assert plain == {each for each in letters if bears(each)}
