"""Actions as words and numbers, and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.action import Action, action_text, parse_action
from tabletop.core.errors import BadRecord

VERBS = ("bounce", "swap", "deal")
NUMBERS = st.integers(-5, 10**20)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Action(0), "bounce"),
        (Action(1, 3), "swap 3"),
        (Action(1, 3, 17), "swap 3 17"),
        (Action(1, -1, 17), "swap -1 17"),
        (Action(2, more=(5, 0, 3)), "deal -1 -1 5 0 3"),
        (Action(2, 1, -1, (4,)), "deal 1 -1 4"),
    ],
)
def test_text_names_the_verb_and_leaves_out_what_is_not_used(action: Action, text: str) -> None:
    assert action_text(action, VERBS) == text
    assert parse_action(text, VERBS) == action


@given(st.integers(0, 2), NUMBERS, NUMBERS, st.lists(NUMBERS, max_size=6))
def test_every_action_parses_back(kind: int, a: int, b: int, more: list[int]) -> None:
    action = Action(kind, a, b, tuple(more))
    assert parse_action(action_text(action, VERBS), VERBS) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "hop 3",
        "swap three",
        "swap 3.0",
        "swap  3",
        " swap 3",
        "swap 3 ",
        "swap 03",
        "swap +3",
        "swap 1_0",
        "swap ٣",
        "swap 3 -1",
        "swap -1",
        "swap 3\n",
        "swap " + "9" * 5000,
    ],
)
def test_text_that_no_record_holds_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadRecord, match=r"\.$"):
        parse_action(text, VERBS)


@given(st.text(max_size=30))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = parse_action(text, VERBS)
    except BadRecord:
        return
    assert action_text(action, VERBS) == text


def test_an_unknown_verb_is_told_with_those_there_are() -> None:
    with pytest.raises(BadRecord, match=r"'hop' is no action .* bounce, swap, deal"):
        parse_action("hop 1", VERBS)
