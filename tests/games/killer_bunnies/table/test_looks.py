"""Looks are read from views, and each view shows what the event before it has told."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest

from tabletop.core.event import Event, redacted
from tabletop.core.game import Player
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.table.looks import Look, read, total
from tests.contract.walks import Mix
from tests.games.killer_bunnies.playing import busy_start, busy_step

MIXES: tuple[Mix, ...] = (
    (),
    (("goal", "40"), ("hands_on", True)),
    (("universal", "free"), ("goal", "100")),
)
PLACES = (
    "hand", "top", "bottom", "saved", "discard", "circle", "centre", "inside", "under", "away",
    "played",
)  # fmt: skip


def lies_where_it_was_told(event: Event, looks: dict[str, Look]) -> bool:
    """Checks that the event's card, if it is visible, is at its target."""
    zone, *rest = event.target.split(":")
    look = looks.get(ev.hidden_key(event) or event.piece)
    if look is None or zone not in PLACES or event.kind == ev.RUNNER_CAME:
        return True
    return look.place == ":".join((zone, *rest[:1]))


def shows_what_was_told(event: Event, looks: dict[str, Look]) -> bool:
    """Checks that damage, value, payments and points are in the view already."""
    look = looks.get(event.piece, Look())
    if event.kind in (ev.DAMAGE_PLACED, ev.DAMAGE_REMOVED):
        return look.damage == ev.wounds_of(event)
    if event.kind == ev.VALUE_RAISED:
        return event.detail == ev.Worth(look.full)
    if event.kind in (ev.RESOURCE_SPENT, ev.SUBSTITUTE_SPENT):
        return look.spent == (1 if event.kind == ev.RESOURCE_SPENT else 2)
    if event.kind in (ev.POINTS_GAINED, ev.POINTS_LOST):
        return event.detail == ev.Bank(looks[event.target].count)
    if event.kind == ev.CITY_ABANDONED:
        return look.owner == -1
    return event.kind != ev.CITY_CLAIMED or look.owner == event.player


@pytest.mark.parametrize(("players", "mix"), [*zip((2, 3, 4), MIXES, strict=True)])
def test_the_view_after_an_event_shows_what_it_tells(players: int, mix: Mix) -> None:
    """One viewer after the other looks: each sees a third of the events."""
    state, rng = busy_start(players, "looks", mix)
    viewers: Iterator[Player | None] = cycle((None, 0, players - 1))
    told: list[tuple[Event, State]] = []
    while state.actors():
        player, action = busy_step(state, rng)
        state.apply(player, action, lambda event: told.append((event, state.clone())))
        for event, after in told:
            viewer = next(viewers)
            seen = redacted(event, viewer)
            if seen is not None:
                looks = read(after.view(viewer))
                assert lies_where_it_was_told(seen, looks), (viewer, seen)
                assert shows_what_was_told(seen, looks), (viewer, seen)
        told.clear()


def test_totals_of_the_looks_are_those_of_the_match() -> None:
    state, rng = busy_start(3, "totals", ())
    while state.actors():
        state.apply(*busy_step(state, rng))
        view = state.view(None)
        looks = read(view)
        assert [total(looks, seat.seat) for seat in view.seats] == [s.total for s in view.seats]
