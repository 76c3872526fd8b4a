"""The features of a seat's position for the judge; their weights are fitted.

`heuristics.by_turns`, which judges where there are no weights, goes by turns to the third carrot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp, log
from typing import Final

from tabletop.ai.judging import Judge
from tabletop.ai.policy import Row
from tabletop.games.bounce_bunny_bounce.agents import outlook
from tabletop.games.bounce_bunny_bounce.agents.policy import family
from tabletop.games.bounce_bunny_bounce.rules import frames
from tabletop.games.bounce_bunny_bounce.rules.cards import CARROTS_TO_WIN, OFF
from tabletop.games.bounce_bunny_bounce.rules.rules import State

_COUNTED: Final = (
    "turns",
    "chance of a carrot",
    "carrot near",
    "ways to carrots",
    "off the field",
    "mean turns",
    "ways into loops",
    "ways to unseen cards",
    "second way's turns",
    "steps to a carrot",
    "good ways",
    "shocks",
    "any shock",
    "cards seen",
)
_CARROTS: Final = range(CARROTS_TO_WIN)
_WHEN: Final = (
    "",
    ", bouncing next",
    *(f", {own} carrots" for own in range(1, CARROTS_TO_WIN)),
    *(f", other's {other} carrots" for other in range(1, CARROTS_TO_WIN)),
)
"""Every count is worth something at all times, and something more or less at these."""

_SOFT: Final = 0.5
"""The decrease of a carrot's likelihood with each turn, as a power of e."""

_FAINT: Final = 0.001
"""The number added to the sum over all ways before its logarithm is taken."""

CARD: Final = 8
"""Bits of a card in what is seen."""

TENS: Final = 10.0

NAMES: Final = (
    *(f"{name}{when}" for when in _WHEN for name in _COUNTED),
    *(
        f"{own} to {other} carrots{when}"
        for when in _WHEN[:2]
        for own in _CARROTS
        for other in _CARROTS
    ),
)
"""All of what the seat's player knows; cards seen are counted by tens. Turns are those to the next
carrot, guessed. Ways are the bounces that are open next, as shares of them, but for "ways to
carrots", 1 if there are two, and "good ways", the logarithm of e to the power of less their turns.
"""


When = tuple[bool, int, int]
"""The time of a seat: (it bounces next, its carrots, the other's carrots)."""


def rows(state: State) -> list[Row | None]:
    """Returns the features of each seat."""
    return [
        (*zip(_indices(when), (*counts * len(_blocks(when)), 1.0), strict=True),)
        for when, counts in _stand(state)
    ]


def fold(weights: Sequence[float]) -> Callable[[State], Sequence[float]]:
    """Returns a function that values the rows of a state, with the weights of each time
    combined."""
    folded = [
        [[_at_once(weights, (bounces, own, other)) for other in _CARROTS] for own in _CARROTS]
        for bounces in (False, True)
    ]

    def worth(state: State) -> Sequence[float]:
        found = []
        for (bounces, own, other), counts in _stand(state):
            row = folded[bounces][own][other]
            found.append(sum([each * count for each, count in zip(row, counts)], row[-1]))
        return found

    return worth


def _at_once(weights: Sequence[float], when: When) -> tuple[float, ...]:
    """Returns the weight of each feature at that time; the last is the value of the carrots."""
    begins = [len(_COUNTED) * block for block in _blocks(when)]
    each = (sum([weights[begin + at] for begin in begins]) for at in range(len(_COUNTED)))
    return (*each, weights[_indices(when)[-1]])


def _stand(state: State) -> list[tuple[When, tuple[float, ...]]]:
    """For each seat which weights count, and the counts."""
    mover = (state.first + state.turn - 1) & 1
    bouncer = mover if state.stack[-1][0] == frames.BOUNCE else 1 - mover
    field = outlook.faces(state, 0)
    found = []
    for seat in range(2):
        if seat and state.seen[0] != state.seen[1]:
            field = outlook.faces(state, 1)
        shocks = state.shocks[seat]
        held = (float(shocks), float(shocks > 0), state.seen[seat].bit_count() // CARD / TENS)
        when = (bouncer == seat, state.carrots[seat], state.carrots[1 - seat])
        found.append((when, _ways(field, state.pos[seat]) + held))
    return found


def _blocks(when: When) -> list[int]:
    """Returns the times that apply, as indices into `_WHEN`."""
    bounces, own, other = when
    blocks = [0]
    if bounces:
        blocks.append(1)
    if own:
        blocks.append(1 + own)
    if other:
        blocks.append(CARROTS_TO_WIN + other)
    return blocks


def _indices(when: When) -> list[int]:
    """The places in `NAMES` of all that counts then, what the carrots are worth last."""
    bounces, own, other = when
    stands = CARROTS_TO_WIN * (CARROTS_TO_WIN * bounces + own) + other
    many = len(_COUNTED)
    found = [many * block + at for block in _blocks(when) for at in range(many)]
    return [*found, many * len(_WHEN) + stands]


@lru_cache(maxsize=outlook.REMEMBERED)
def _ways(field: bytes, cell: int) -> tuple[float, ...]:
    """The counts before those of what is held."""
    near = outlook.carrot_distances(field)
    ends = [outlook.walk(field, target) for target in outlook.targets(field, cell)]
    after: dict[int, float] = {}
    turns = []
    found = unseen = 0
    for end in ends:
        if end >= outlook.FOUND:
            found += 1
            left = 0.0
        elif end >= outlook.UNSEEN:
            unseen += 1
            left = outlook.FROM_UNSEEN[near[end - outlook.UNSEEN]]
        else:
            left = outlook.turns_from(field, end)
        after[end] = left
        turns.append(left)
    best, many = outlook.turns_from(field, cell), len(ends)
    return (
        best,
        exp(-_SOFT * best),
        float(best <= 1.0),
        float(found > 1),
        float(cell == OFF),
        sum(turns) / many,
        ends.count(OFF) / many,
        unseen / many,
        sorted(after.values())[1] if len(after) > 1 else outlook.LOST,
        float(near[cell] if cell != OFF else len(outlook.FROM_UNSEEN) - 1),
        log(sum([exp(-left) for left in turns]) + _FAINT),
    )


JUDGE: Final = Judge(version=1, names=NAMES, family=family, rows=rows, fold=fold)
