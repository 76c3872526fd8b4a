"""Seats: who may sit at a table, from files and from the command line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.errors import BadOption
from tabletop.core.letters import name_from
from tabletop.session.seats import (
    LONGEST_NAME,
    Seat,
    human,
    parse_seats,
    rabbit,
    seat_data,
    seat_from,
)


def test_seats_of_the_command_line() -> None:
    assert parse_seats("human,ai:hard") == (human("", 0), rabbit("hard", 1))
    assert parse_seats("human:Anna, ai") == (human("Anna", 0), rabbit("normal", 1))
    assert len({seat.name for seat in parse_seats("ai,ai,ai,ai,ai,ai")}) == 6


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "'human', 'human:NAME' or 'ai:LEVEL'"),
        ("dog", "not 'dog'"),
        ("human,ai:genius", "no level 'genius'; there are: easy, normal, hard, expert"),
        ("ai,ai,ai,ai,ai,ai,ai", "at most 6"),
        ("human:" + "x" * 99, "1 to 24"),
    ],
)
def test_a_word_that_names_no_seat_is_explained(text: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        parse_seats(text)


def test_a_seat_survives_being_written_down() -> None:
    for seat in (human("Zoë", 3), rabbit("expert", 5), rabbit("uniform", 0)):
        assert seat_from(seat_data(seat)) == seat


@pytest.mark.parametrize(
    "data",
    [
        3,
        {},
        {"kind": "human"},
        {"kind": "human", "name": ""},
        {"kind": "human", "name": "\n\x00"},
        {"kind": "human", "name": "\u200d\u3164 \u0301"},
        {"kind": "human", "name": 7},
        {"kind": "human", "name": "A", "figure": 6},
        {"kind": "human", "name": "A", "figure": True},
        {"kind": "ai", "name": "A"},
        {"kind": "ai", "name": "A", "level": ["hard"]},
    ],
)
def test_senseless_seats_are_refused(data: object) -> None:
    with pytest.raises(BadOption):
        seat_from(data)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", None),
        ("\u0915\u094d\u200d\u0937", None),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", None),
        ("\U0001f3f4\U000e0067\U000e0062\U000e007f", None),
        ("\U0001fae9 \u26f9\ufe0f", None),
        ("Anna\u00a0Lee ", "Anna Lee"),
        ("a\nb\x00\x1b[31m", "a b[31m"),
        ("\u202eannA", "annA"),
        ("x" * 99, "x" * 24),
    ],
)
def test_what_may_be_typed_as_a_name_may_be_read_again(typed: str, name: str | None) -> None:
    seat = seat_from({"kind": "human", "name": typed})
    assert seat.name == (typed if name is None else name)
    assert seat_from(seat_data(seat)) == seat


@given(st.text(max_size=60))
def test_no_typed_name_is_ever_refused_when_it_is_read(typed: str) -> None:
    name = name_from(typed, LONGEST_NAME)
    if name:
        assert seat_from({"kind": "human", "name": name}).name == name
        name.encode()
    assert name_from(name, LONGEST_NAME) == name


def test_however_a_seat_is_made_its_name_can_be_read_again() -> None:
    for typed in ("A\u00a0B\x00", "\u200d", "x" * 99, "\U0001f468\u200d\U0001f469"):
        for seat in (human(typed, 2), rabbit("hard", 3, typed)):
            assert seat_from(seat_data(seat)) == seat


def test_a_persons_level_is_dropped() -> None:
    assert seat_from({"kind": "human", "name": "A", "level": "hard"}) == Seat("human", "A", "", 0)
