"""Frames of what is under way in a match, the latest on top: a stack of frames, each a tuple of
ints.

Handlers belong to the games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from tabletop.core.errors import ImpossibleState
from tabletop.core.event import Sink

Frame = tuple[int, ...]
"""First the number of the function that carries it on, then whatever numbers that one needs."""

STEP_LIMIT = 10_000


class Stacked(Protocol):
    """A state with such a stack: who interrupts lays a frame on top of what waits below."""

    @property
    def stack(self) -> list[Frame]: ...


def run(
    state: Stacked,
    handlers: Sequence[Callable[..., bool]],
    sink: Sink | None,
    limit: int = STEP_LIMIT,
    settle: Callable[..., None] | None = None,
) -> None:
    """Resolves automatic frames until the top one waits for a choice or for luck, or none is left.

    `settle(state, sink)`, where given, looks at the state before every step: what holds after each
    single change (somebody lost or won) belongs there, and it may push, pop or clear frames.
    `handlers[frame[0]](state, frame, sink)` resolves the top frame (pops it, pushes others) and
    says True, or changes nothing and says False: it waits for a decision.

    Raises:
        ImpossibleState: more than `limit` frames in a row needed nobody; the rules run in a circle.
    """
    stack = state.stack
    for _ in range(limit):
        if settle is not None:
            settle(state, sink)
        if not stack:
            return
        frame = stack[-1]
        if not handlers[frame[0]](state, frame, sink):
            return
    raise ImpossibleState(f"{limit} steps of the rules asked nobody; the top frame is {stack[-1]}.")
