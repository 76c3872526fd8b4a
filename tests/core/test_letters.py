"""The gate for foreign text: what is taken out, what is cut, and what stays as it was typed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.errors import BadRecord, IllegalAction
from tabletop.core.letters import (
    LONGEST_SENTENCE,
    bears,
    clean,
    clean_lines,
    drawable,
    name_from,
    quoted,
)

ANY = st.text(st.characters(), max_size=40)


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("The fox's \u201cden\u201d", "The fox's \u201cden\u201d"),
        ("a\x00b", "a?b"),
        ("a\nb\tc\u2028d", "a b c d"),
        ("\x1b[2J\x9b31m", "?[2J?31m"),
        ("abc\u202edef", "abc?def"),
        ("\u2068abc\u2069: \u2068d\u2069", "\u2068abc\u2069: \u2068d\u2069"),
        ("\u2068abc", "?abc"),
        ("abc\u2069\u2068", "abc??"),
        ("half \ud83d", "half ?"),
        ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469"),
    ],
)
def test_a_sentence_keeps_its_letters_and_loses_its_commands(raw: str, shown: str) -> None:
    assert clean(raw) == shown


def test_what_is_too_long_is_cut_where_it_is_shown() -> None:
    assert len(clean("x" * 10**6)) == LONGEST_SENTENCE and clean("x" * 10**6).endswith("\u2026")
    assert clean("x" * LONGEST_SENTENCE) == "x" * LONGEST_SENTENCE
    assert len(quoted("x" * 999)) == 42
    lines = clean_lines("a\x00\r\n" + "y" * 10**5 + "\rz\n")
    assert lines.split("\n") == ["a?", "y" * 10**5, "z", ""], "a list is read whole"


@given(ANY)
def test_nothing_that_is_shown_holds_a_command(raw: str) -> None:
    for shown in (clean(raw), str(BadRecord(raw)), str(IllegalAction("R-1", raw))):
        assert all(map(bears, shown)) and "\n" not in shown
        shown.encode()


@given(ANY)
def test_a_name_is_read_as_it_was_typed(raw: str) -> None:
    name = name_from(raw, 24)
    assert name_from(name, 24) == name and len(name) <= 24
    assert all(map(bears, name))


def test_a_name_that_is_cut_ends_with_a_letter() -> None:
    assert name_from("x" * 23 + " y", 24) == "x" * 23


def test_a_name_that_nobody_can_see_is_none() -> None:
    for raw in ("", " \u00a0", "\u200d\u200c", "\u0301", "\u2800", "\x00\x07"):
        assert name_from(raw, 24) == ""


def test_joiners_are_drawn_and_commands_are_not() -> None:
    family = "\U0001f468\u200d\U0001f469\ufe0f"
    assert drawable(family) == family
    assert drawable("a\x00b\ud800\u00a0c") == "ab c"
