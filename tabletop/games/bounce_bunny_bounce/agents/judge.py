"""What is counted of how a seat stands, for the judge; what the counts are worth is fitted.

`heuristics.by_turns`, which judges where there are no weights, goes by turns to the third carrot.
"""

from __future__ import annotations

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
_SHOCKS: Final = _COUNTED.index("shocks")
_WHEN: Final = (
    "",
    ", bouncing next",
    *(f", {own} carrots" for own in range(1, CARROTS_TO_WIN)),
    *(f", other's {other} carrots" for other in range(1, CARROTS_TO_WIN)),
)
"""Every count is worth something at all times, and something more or less at these."""

_STANDS: Final = len(_COUNTED) * len(_WHEN)
_SOFT: Final = 0.5
"""How much less likely a carrot is by each turn, as a power of e."""

_FAINT: Final = 0.001
"""What is added to what all ways bring, whose logarithm is counted."""

CARD: Final = 8
"""Bits of a card in what is seen."""

TENS: Final = 10.0

NAMES: Final = (
    *(f"{name}{when}" for when in _WHEN for name in _COUNTED),
    *(
        f"{own} to {other} carrots{when}"
        for when in _WHEN[:2]
        for own in range(CARROTS_TO_WIN)
        for other in range(CARROTS_TO_WIN)
    ),
)
"""All of what the seat's player knows; cards seen are counted by tens. Turns are those to the next
carrot, guessed. Ways are the bounces that are open next, as shares of them, but for "ways to
carrots", 1 if there are two, and "good ways", the logarithm of e to the power of less their turns.
"""


def rows(state: State) -> list[Row | None]:
    """What is counted of each seat."""
    mover = (state.first + state.turn - 1) & 1
    bouncer = mover if state.stack[-1][0] == frames.BOUNCE else 1 - mover
    first = outlook.faces(state, 0)
    second = first if state.seen[0] == state.seen[1] else outlook.faces(state, 1)
    return [_row(state, 0, first, bouncer == 0), _row(state, 1, second, bouncer == 1)]


def _row(state: State, seat: int, field: bytes, bounces: bool) -> Row:
    own, other = state.carrots[seat], state.carrots[1 - seat]
    seen = state.seen[seat].bit_count() // CARD
    when = (bounces, own, other)
    return _of_ways(field, state.pos[seat], *when) + _of_held(state.shocks[seat], seen, *when)


def _blocks(bounces: bool, own: int, other: int) -> list[int]:
    """Where the counts begin that are worth something then."""
    whens = [0]
    if bounces:
        whens.append(1)
    if own:
        whens.append(1 + own)
    if other:
        whens.append(CARROTS_TO_WIN + other)
    return [len(_COUNTED) * when for when in whens]


@lru_cache(maxsize=outlook.REMEMBERED)
def _of_ways(
    field: bytes, cell: int, bounces: bool, own: int, other: int
) -> tuple[tuple[int, float], ...]:
    """What the carrots are worth, and where a bunny in `cell` (OFF too) can go."""
    stands = CARROTS_TO_WIN * (CARROTS_TO_WIN * bounces + own) + other
    told = [(_STANDS + stands, 1.0)]
    ways = _ways(field, cell)
    for block in _blocks(bounces, own, other):
        told += [(block + index, count) for index, count in enumerate(ways) if count]
    return tuple(told)


@lru_cache(maxsize=outlook.REMEMBERED)
def _of_held(
    shocks: int, seen: int, bounces: bool, own: int, other: int
) -> tuple[tuple[int, float], ...]:
    """What is held and known."""
    held = (float(shocks), float(shocks > 0), seen / TENS)
    return tuple(
        (block + index, count)
        for block in _blocks(bounces, own, other)
        for index, count in enumerate(held, _SHOCKS)
        if count
    )


def _ways(field: bytes, cell: int) -> tuple[float, ...]:
    """The counts before those of what is held."""
    near = outlook.carrot_distances(field)
    ends = [outlook.walk(field, target) for target in outlook.targets(field, cell)]
    best = outlook.turns_from(field, cell)
    after = {end: _turns(field, near, end) for end in ends}
    apart = sorted(after.values())
    turns = [after[end] for end in ends]
    many = len(ends)
    return (
        best,
        exp(-_SOFT * best),
        float(best <= 1.0),
        float(sum(end >= outlook.FOUND for end in ends) > 1),
        float(cell == OFF),
        sum(turns) / many,
        ends.count(OFF) / many,
        sum(outlook.UNSEEN <= end < outlook.FOUND for end in ends) / many,
        apart[1] if len(apart) > 1 else outlook.LOST,
        float(near[cell] if cell != OFF else len(outlook.FROM_UNSEEN) - 1),
        log(sum([exp(-each) for each in turns]) + _FAINT),
    )


def _turns(field: bytes, near: tuple[int, ...], end: int) -> float:
    """Turns still to go from where a walk ends."""
    if end >= outlook.FOUND:
        return 0.0
    if end >= outlook.UNSEEN:
        return outlook.FROM_UNSEEN[near[end - outlook.UNSEEN]]
    return outlook.turns_from(field, end)


JUDGE: Final = Judge(version=1, names=NAMES, family=family, rows=rows)
