"""What a seat learns of an event."""

from __future__ import annotations

import pytest

from tabletop.core.event import UNKNOWN, Event, redacted

OPEN = Event("card_turned", 0, "card:3", "", "cell:3", 7)
SECRET = Event("card_drawn", 0, "", "deck", "hand:0", 7, 1, (4, 5), witnesses=(0, 2))
PRIVATE = Event("card_marked", 0, face=7, witnesses=(0,), private=True)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_an_event_without_witnesses_is_everybodys(viewer: int | None) -> None:
    assert redacted(OPEN, viewer) is OPEN


@pytest.mark.parametrize("viewer", [0, 2])
def test_witnesses_learn_all_of_it(viewer: int) -> None:
    assert redacted(SECRET, viewer) is SECRET


@pytest.mark.parametrize("viewer", [None, 1])
def test_others_learn_all_but_face_and_detail(viewer: int | None) -> None:
    assert redacted(SECRET, viewer) == SECRET._replace(face=UNKNOWN, detail=())


def test_a_private_event_is_for_its_witnesses_alone() -> None:
    assert redacted(PRIVATE, 0) is PRIVATE
    assert redacted(PRIVATE, 1) is None
    assert redacted(PRIVATE, None) is None


def test_nobody_at_all_may_be_witness() -> None:
    assert redacted(OPEN._replace(witnesses=()), 0) == OPEN._replace(face=UNKNOWN, witnesses=())


def test_redacting_twice_changes_nothing_more() -> None:
    once = redacted(SECRET, 1)
    assert once is not None
    assert redacted(once, 1) == once
