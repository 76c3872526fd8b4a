"""Looking back on a match that goes on: what it tells, and what can be tried from there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.scenes.study.eyes import Eyes
from tabletop.scenes.study.lines import LinesScene
from tabletop.scenes.study.scene import StudyScene
from tabletop.scenes.study.trying import TryScene
from tabletop.session import branches
from tabletop.session.library import Library
from tabletop.session.review import Review
from tabletop.session.running import Running
from tabletop.session.seats import human
from tabletop.session.walk import Walk
from tests.scenes.support import looked_back, match, open_app, settle
from tests.typed import some, the


def among_people(library: Library | None = None) -> Running:
    """A match of two people at one screen that goes on."""
    running = Running.new("bunny_boom", [human("Anna", 0), human("Ben", 1)], {}, "1", library)
    for _ in range(4):
        seat = running.actors()[0]
        running.submit(seat, running.legal(seat)[0])
    return running


def test_a_match_among_people_that_goes_on_cannot_be_tried_another_way(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = StudyScene(app, Review(among_people(app.library)))
    app.go(scene)
    for stop in range(3):
        scene.go(stop)
        assert scene.controls.find("again") is None
        for by_hand in (False, True):
            scene.again(by_hand)
            assert app.scene is scene and app.library.branches() == []
    settle(app)
    assert app.notice.text == "You can try that when the match is over."
    app.close()


def test_while_people_at_one_screen_play_on_nobody_looks_back_with_anothers_eyes(
    tmp_path: Path,
) -> None:
    """What each holds lies under a cover at the table, so it is not told here either."""
    app = open_app(tmp_path)
    running = among_people(app.library)
    scene = StudyScene(app, Review(running))
    app.go(scene)
    assert scene.review.moments == [] and scene.eyes.ways() == [None]
    for stop in range(scene.walk_through.last + 1):
        scene.go(stop)
        assert scene.eyes.seen(stop) is None
    running.stop()
    assert {moment.seat for moment in Review(running).moments} == {0, 1}
    assert Eyes(running, Walk(running)).way == 0
    app.close()


def test_who_plays_all_seats_alone_looks_back_on_all_of_them(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    review = looked_back(match(app.library))
    app.go(StudyScene(app, review))
    line = branches.begin(review.running, review.moments[2].ply, by_hand=True)
    assert not line.over and not line.guarded
    app.over("lines", review)
    lines = the(LinesScene, settle(app))
    some(lines.controls.find("look")).act()
    back = the(StudyScene, settle(app))
    assert {moment.seat for moment in back.review.moments} == {0, 1}
    assert back.eyes.way is not None
    app.close()


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((960, 600), 200)])
def test_a_running_match_can_be_tried_from_what_a_rabbit_is_to_choose(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    """A bookmark may lie there; what the rabbit chose is not looked at yet."""
    app = open_app(tmp_path, size, scale)
    running = match(app.library, ply=9)
    scene = StudyScene(app, Review(running))
    app.go(scene)
    walk = scene.walk_through
    stop = next(at for at in range(walk.last) if walk.chooser(at) == 1)
    scene.go(stop)
    assert scene.moment is None and scene.controls.find("again") is not None
    scene.again()
    tried = the(TryScene, app.scene).running
    assert tried.ply == walk.stops[stop] and tried.humans == (0,)
    app.close()


def test_trying_a_match_that_goes_on_counts_as_an_aid(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    running = match(app.library, ply=9)
    app.go(StudyScene(app, Review(running)))
    the(StudyScene, app.scene).again()
    assert isinstance(app.scene, TryScene) and running.aids["line"] == 1
    app.close()
