"""The decision stack runs what nobody decides, stops where somebody does, and never for ever."""

from __future__ import annotations

import pytest

from tabletop.core.errors import ImpossibleState
from tabletop.core.event import Event, Sink
from tabletop.core.frames import STEP_LIMIT, Frame, run

COUNT, ASK, CIRCLE = range(3)


class Stack:
    """The least a state must have."""

    def __init__(self, *frames: Frame) -> None:
        self.stack: list[Frame] = list(frames)


def count(state: Stack, frame: Frame, sink: Sink | None) -> bool:
    state.stack.pop()
    if sink:
        sink(Event("counted", amount=frame[1]))
    if frame[1] > 1:
        state.stack.append((COUNT, frame[1] - 1))
    return True


def ask(state: Stack, frame: Frame, sink: Sink | None) -> bool:
    return False


def circle(state: Stack, frame: Frame, sink: Sink | None) -> bool:
    return True


HANDLERS = (count, ask, circle)


def test_frames_run_from_the_top_until_none_is_left() -> None:
    told: list[int] = []
    state = Stack((COUNT, 1), (COUNT, 3))
    run(state, HANDLERS, lambda event: told.append(event.amount))
    assert state.stack == []
    assert told == [3, 2, 1, 1]


def test_a_frame_that_asks_stops_the_run_and_stays() -> None:
    state = Stack((COUNT, 9), (ASK,), (COUNT, 2))
    run(state, HANDLERS, None)
    assert state.stack == [(COUNT, 9), (ASK,)]


def test_an_empty_stack_needs_nothing() -> None:
    run(Stack(), HANDLERS, None)


def test_as_many_steps_as_allowed_pass_when_the_last_one_ends_it() -> None:
    run(Stack((COUNT, 4)), HANDLERS, None, limit=5)
    with pytest.raises(ImpossibleState):
        run(Stack((COUNT, 5)), HANDLERS, None, limit=4)


def test_rules_that_run_in_a_circle_are_stopped_with_a_sentence() -> None:
    with pytest.raises(ImpossibleState, match=rf"{STEP_LIMIT} steps .* \(2, 7\)\.$"):
        run(Stack((CIRCLE, 7)), HANDLERS, None)


def test_what_holds_after_each_change_is_looked_at_before_every_step() -> None:
    seen: list[int] = []

    def settle(state: Stack, sink: Sink | None) -> None:
        seen.append(len(state.stack))
        if len(seen) == 3:
            state.stack.clear()

    state = Stack((ASK,), (COUNT, 5))
    run(state, HANDLERS, None, settle=settle)
    assert seen == [2, 2, 2] and not state.stack
