"""Counts bunnies by the events: each leaves one place and comes to another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tabletop.core.event import Event
from tabletop.games.bunny_boom.rules import events, keys
from tabletop.games.bunny_boom.rules.rules import State

MOVING = {
    events.BUNNIES_GAINED,
    events.BUNNIES_COLLECTED,
    events.BUNNY_GIVEN,
    events.BUNNY_LOST,
    events.BUNNY_PLACED,
    events.BUNNY_APPEARED,
    events.BUNNIES_REMOVED,
}


def bunnies_of(state: State) -> Counter[str]:
    """Returns the number of bunnies in each place but the supply."""
    counts: Counter[str] = Counter()
    for seat, count in enumerate(state.home):
        counts[keys.home(seat)] = count
    for space, count in enumerate(state.tokens):
        counts[keys.space(space)] = count
    for slot, count in enumerate(state.river_tokens):
        counts[keys.river(slot)] = count
    return counts


def moved(before: Counter[str], told: Iterable[Event]) -> Counter[str]:
    """Returns the contents of each place after these events."""
    counts = Counter(before)
    for event in told:
        if event.kind in MOVING:
            counts[event.origin] -= event.amount
            counts[event.target] += event.amount
    del counts["supply"]
    return counts


def check_ledger(before: Counter[str], told: Iterable[Event], after: State) -> None:
    """The events alone lead from `before` to the state `after`."""
    expected = moved(before, told)
    found = bunnies_of(after)
    assert all(expected[place] == found[place] for place in {*expected, *found})
