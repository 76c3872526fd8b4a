"""How a table opens: a new match deals, and no hand lies open before its owner says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.core.registry import game as find_game
from tabletop.scenes.app import App
from tabletop.scenes.matches.opening import open_match
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.messages import say
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.setup.scene import SetupScene
from tabletop.session.running import Running
from tabletop.session.seats import Seat, human, rabbit
from tests.robots import make_app, settle
from tests.typed import some, the

KEY = "bunny_bidding"
PAIR = (human("Anna", 0), human("Ben", 1), rabbit("uniform", 2))


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = make_app(tmp_path)
    yield made
    made.close()


def started(app: App, *people: int) -> PlayScene | CoverScene:
    """What lies on the screen after set-up's button, with people at those seats."""
    scene = SetupScene(app, find_game(KEY))
    app.go(scene)
    for seat in range(len(scene.state.seats)):
        scene.state.set_human(seat, seat in people)
    scene._start()
    assert isinstance(app.scene, (PlayScene, CoverScene))
    return app.scene


def test_a_match_from_set_up_begins_with_its_deal(app: App) -> None:
    scene = started(app, 0)
    assert isinstance(scene, PlayScene) and scene.director.busy
    assert scene.top.asked is not None and scene.top.asked[1].title == say("begins")
    settle(app, scene, lambda: not scene.director.busy)
    assert scene.director.corrections == 0


def test_between_two_people_a_new_match_begins_with_all_hands_shut(app: App) -> None:
    scene = the(PlayScene, started(app, 0, 1))
    for _ in range(400):
        assert app.scene is scene and scene.viewer is None
        app.frame([], 50.0)
    assert scene.controls.find("open") is not None


@pytest.mark.parametrize("people", [2, 1])
def test_a_saved_match_of_two_people_goes_on_under_a_cover(app: App, people: int) -> None:
    seats: tuple[Seat, ...] = PAIR if people == 2 else (PAIR[0], rabbit("uniform", 1), PAIR[2])
    running = Running.new(KEY, seats, {}, "4", app.library)
    running.save()
    open_match(app, some(running.id))
    assert isinstance(app.scene, CoverScene) == (people == 2)
