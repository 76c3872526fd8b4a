"""Seats: who may sit at a table, from files and from the command line."""

from __future__ import annotations

import pytest

from tabletop.core.errors import BadOption
from tabletop.session.seats import Seat, human, parse_seats, rabbit, seat_data, seat_from


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
        {"kind": "human", "name": "a\nb"},
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


def test_a_persons_level_is_dropped() -> None:
    assert seat_from({"kind": "human", "name": "A", "level": "hard"}) == Seat("human", "A", "", 0)
