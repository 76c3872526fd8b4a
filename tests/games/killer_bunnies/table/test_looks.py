"""Looks follow the events of whole matches, for every viewer, without being put right."""

from __future__ import annotations

import pytest

from tabletop.core.event import redacted
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.table.looks import Changes, State, read, state_of, total
from tabletop.table.contract import Look
from tests.contract.walks import Mix
from tests.games.killer_bunnies.playing import busy_walk

MIXES: tuple[Mix, ...] = (
    (),
    (("goal", "40"), ("hands_on", True)),
    (("universal", "free"), ("goal", "100")),
)


@pytest.mark.parametrize("mix", MIXES, ids=["usual", "hands on", "long"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_event_brings_the_looks_to_the_next_view(players: int, mix: Mix) -> None:
    walk = busy_walk(players, "looks", mix)
    assert walk.last is not None
    states = [*(moment.state for moment in walk.moments[1:]), walk.last]
    for viewer in (None, 0, players - 1):
        changes = Changes()
        changes.viewer = viewer
        looks = read(walk.moments[0].state.view(viewer))
        for moment, after in zip(walk.moments, states, strict=True):
            for event in moment.events:
                told = redacted(event, viewer)
                if told is not None:
                    changes.apply(looks, told)
            assert looks == read(after.view(viewer)), (viewer, moment.action)


def test_what_was_drafted_lies_there_already_when_it_is_told() -> None:
    """A draft shows where cards will be; the events that bring them there change nothing more."""
    repeated = 0
    kinds = ("card_played", "resource_spent", "substitute_spent", "resource_burnt")
    for moment in busy_walk(2, "twice").moments:
        events = [event for event in moment.events if event.kind in kinds]
        if not events or moment.player < 0:
            continue
        viewer = moment.player
        changes = Changes()
        changes.viewer = viewer
        looks = read(moment.state.view(viewer))
        for event in events:
            changes.apply(looks, event)
        once = dict(looks)
        for event in events:
            changes.apply(looks, event)
        assert looks == once
        repeated += 1
    assert repeated > 20


def test_totals_of_the_looks_are_those_of_the_match() -> None:
    for moment in busy_walk(3, "totals").moments[::7]:
        state = moment.state
        assert isinstance(state, Fields)
        view = state.view(None)
        looks = read(view)
        for seat in view.seats:
            assert total(looks, seat.seat) == seat.total


def test_a_packed_state_is_read_back() -> None:
    for state in (State(), State(13, 4, 9, 2, 3), State(255, 63, 63, 3, 4)):
        assert state_of(Look("", 0, state.packed())) == state
