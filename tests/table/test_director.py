"""The director shows events in order, at the player's speed, and counts what it corrected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

import pytest

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.game import View
from tabletop.core.match import Told
from tabletop.table.board import DrawnTable
from tabletop.table.contract import Gesture
from tabletop.table.director import Director
from tabletop.table.motion import Motion, Tween

LENGTH = 100.0


class Look(NamedTuple):
    """Where a piece lies."""

    place: str


class Track(DrawnTable[int, Look]):
    """A table with one piece on a track; views are the cells it stands on."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self.shown: Mapping[str, Look] = {}
        self.at: list[float] = []

    def looks(self, view: int) -> dict[str, Look]:
        return {"pawn": Look(f"cell:{view}")}

    def motion(
        self, event: Event, before: Mapping[str, Look], after: Mapping[str, Look]
    ) -> Motion | None:
        self.told.append(f"{event.kind} {before['pawn'].place} {after['pawn'].place}")
        return Tween(LENGTH, self.at.append) if event.kind == "moved" else None

    def show(self, looks: Mapping[str, Look]) -> None:
        self.shown = dict(looks)

    def panel(self, view: Any, looks: Mapping[str, Look]) -> None:
        self.told.append(f"panel {view}")

    def gesture(self, action: Action, view: int) -> Gesture:
        return Gesture("pawn")


def moment(event: Event, cell: int) -> Told:
    return Told(event, cast(View, cell))


def to(cell: int) -> Told:
    return moment(Event("moved", target=f"cell:{cell}"), cell)


def said(cell: int) -> Told:
    """Something that moves nothing, while the pawn stands there."""
    return moment(Event("said"), cell)


@pytest.fixture
def track() -> Track:
    return Track()


@pytest.fixture
def director(track: Track) -> Director:
    made = Director(track, 2)
    made.sync(0)
    track.told.clear()
    return made


def test_events_are_shown_one_after_the_other_and_the_view_last(
    director: Director, track: Track
) -> None:
    director.play([to(1), said(1), to(2)], 2)
    while director.update(30):
        pass
    assert track.told == [
        "moved cell:0 cell:1", "said cell:1 cell:1", "moved cell:1 cell:2", "panel 2",
    ]  # fmt: skip
    assert track.shown["pawn"].place == "cell:2"
    assert director.corrections == 0 and not director.busy


def test_counters_beside_the_table_wait_until_the_picture_of_an_event_is_over(
    director: Director, track: Track
) -> None:
    director.play([to(1), to(2)], 2)
    while director.busy:
        assert director.shown == track.shown, "plates read `shown`"
        director.update(30)
    assert director.shown == director.looks == track.shown


@pytest.mark.parametrize(("speed", "ms"), [(1, 160.0), (2, 100.0), (3, 60.0), (4, 35.0)])
def test_each_speed_takes_its_share_of_the_time(
    director: Director, track: Track, speed: int, ms: float
) -> None:
    director.speed = speed
    director.play([to(1)], 1)
    director.update(ms - 1)
    assert director.busy and track.at[-1] < 1.0
    director.update(2)
    assert not director.busy and track.at[-1] == 1.0


def test_at_speed_0_and_when_skipped_everything_is_there_at_once(
    director: Director, track: Track
) -> None:
    director.speed = 0
    director.play([to(1), to(2)], 2)
    assert not director.busy and track.shown["pawn"].place == "cell:2"
    director.speed = 2
    director.play([to(3)], 3)
    director.update(10)
    director.skip()
    assert not director.busy and track.shown["pawn"].place == "cell:3"
    assert director.corrections == 0


def test_a_view_that_the_events_do_not_lead_to_is_a_correction(
    director: Director, track: Track
) -> None:
    director.speed = 0
    director.play([to(1)], 2)
    assert director.corrections == 1
    assert track.shown["pawn"].place == "cell:2"


def test_what_nothing_moves_for_is_over_at_once(director: Director, track: Track) -> None:
    over: list[int] = []
    director.play([said(0)], 0, lambda: over.append(1))
    assert over == [1] and not director.busy and track.told[-1] == "panel 0"
    director.play([said(0), to(1)], 1, lambda: over.append(2))
    assert over == [1] and director.busy


def test_batches_wait_for_each_other_and_tell_when_they_are_over(director: Director) -> None:
    over: list[int] = []
    director.play([to(1)], 1, lambda: over.append(1))
    director.play([to(2)], 2, lambda: over.append(2))
    director.update(LENGTH)
    assert over == [1]
    director.update(LENGTH)
    assert over == [1, 2]


def test_a_sync_forgets_what_was_under_way(director: Director, track: Track) -> None:
    director.play([to(1)], 1)
    director.update(10)
    director.sync(7)
    assert not director.busy and track.shown["pawn"].place == "cell:7"
    assert director.corrections == 0


def test_a_motion_that_tells_no_event_waits_for_nobody_and_is_dropped_when_others_run(
    director: Director, track: Track
) -> None:
    director.insert(Tween(50, track.at.append))
    director.update(60)
    assert track.at == [1.0]
    director.play([to(1)], 1)
    director.update(10)
    before = len(track.at)
    director.insert(Tween(50, lambda t: track.at.append(-1.0)))
    director.update(LENGTH)
    assert -1.0 not in track.at[before:]


def test_a_motion_that_tells_no_event_says_when_it_is_over(director: Director) -> None:
    told: list[bool] = []
    director.insert(Tween(50, lambda t: None), lambda: told.append(director.busy))
    director.update(20)
    assert not told
    director.update(40)
    assert told == [False] and director.corrections == 0


class Twins(Track):
    """A track on which moves that follow each other are shown at one moment."""

    def joined(self, event: Event, following: Event) -> bool:
        return event.kind == following.kind == "moved"


@pytest.mark.parametrize(("table", "length"), [(Track(), 300.0), (Twins(), 200.0)])
def test_joined_events_take_the_time_of_one_and_are_all_told(table: Track, length: float) -> None:
    director = Director(table, 2)
    director.sync(0)
    director.play([to(1), to(2), said(2), to(3)], 3)
    passed = 0.0
    while director.busy and passed < 1000:
        director.update(10)
        passed += 10
    assert passed == pytest.approx(length, abs=11)
    assert [told[:5] for told in table.told if told[:5] == "moved"] == ["moved"] * 3
    assert director.corrections == 0


def test_the_event_that_is_being_shown_is_known_until_its_batch_is_over(director: Director) -> None:
    assert director.event is None
    director.play([to(1), to(2)], 2)
    director.update(30)
    assert director.event == to(1).event
    director.update(100)
    assert director.event == to(2).event
    director.skip()
    assert director.event is None


def test_every_piece_put_right_is_counted(director: Director, track: Track) -> None:
    director.play([to(1)], 5)
    track.looks = lambda view: {"pawn": Look(f"cell:{view}"), "hat": Look(f"head:{view}")}  # type: ignore[method-assign]  # a table with two pieces from here on
    director.skip()
    assert director.corrections == 2


def test_a_motion_that_tells_no_event_does_not_cut_into_what_is_shown(director: Director) -> None:
    director.play([to(1)], 1)
    over: list[str] = []
    director.insert(Tween(LENGTH, lambda t: None), lambda: over.append("home"))
    director.skip()
    assert not over and director.view == 1


def test_pieces_lie_where_they_came_to_when_each_motion_is_over(
    director: Director, track: Track
) -> None:
    director.play([to(1), to(2)], 2)
    director.update(LENGTH + 1)
    assert track.shown == {"pawn": Look("cell:1")} or track.shown == {"pawn": Look("cell:2")}
    assert director.busy and director.event is not None


def test_what_nothing_moves_for_is_shown_before_the_next_motion(
    director: Director, track: Track
) -> None:
    director.play([said(4), to(5)], 5)
    director.update(1.0)
    assert track.shown == {"pawn": Look("cell:4")}


def test_a_table_hears_of_every_event_shown_or_skipped(director: Director, track: Track) -> None:
    heard: list[str] = []
    track.happened = lambda event, view: heard.append(f"{event.kind} {view}")  # type: ignore[method-assign]  # a table that listens
    director.play([to(1), said(1)], 1)
    director.update(1000.0)
    director.play([to(2)], 2)
    director.skip()
    assert heard == ["moved 1", "said 1", "moved 2"]


def test_at_speed_0_nothing_is_left_to_show_when_play_returns(track: Track) -> None:
    quick = Director(track, 0)
    quick.sync(0)
    quick.play([to(1)], 1)
    assert not quick.busy and track.shown == {"pawn": Look("cell:1")}
