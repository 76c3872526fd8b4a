"""In a match a person may leave a place to a rabbit, come back, or take a rabbit's place over."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.scenes.app import App
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.session.secrecy import sees_more
from tests.robots import make_app, settle
from tests.scenes.support import uncovered
from tests.typed import some, the

SEATS = (human("Anna", 0), human("Ben", 1), rabbit("uniform", 2))


def seats_menu(app: App, words: str) -> PlayScene:
    """Takes that line of the menu *Seats*."""
    the(PlayScene, app.scene).pause.ask()
    for label in ("Seats …", words):
        dialog = some(app.dialog)
        act = some(next(choice.act for choice in dialog.choices if choice.label == label))
        app.dialog = None
        act()
    return next(scene for scene in app._scenes if isinstance(scene, PlayScene))


@pytest.mark.parametrize("game", ["bunny_bidding", "bunny_boom", "bunny_kingdom", "killer_bunnies"])
def test_a_person_leaves_comes_back_and_takes_over_and_the_library_knows(
    tmp_path: Path, game: str
) -> None:
    app = make_app(tmp_path, speed=0)
    app.go(PlayScene(app, Running.new(game, SEATS, {}, "5", app.library)))
    scene = the(PlayScene, uncovered(app))
    first, ply = scene.viewer, scene.running.ply
    leaver = SEATS[some(first)].name
    scene = seats_menu(app, f"{leaver} leaves: a rabbit plays on")
    assert not scene.running.seats[some(first)].human and scene.running.names[2] == SEATS[2].name
    assert not isinstance(app.scene, CoverScene), "one person alone needs no cover"
    assert scene.viewer == 1 - some(first)
    settle(app, scene, lambda: scene.running.ply > ply)  # a rabbit plays on
    again = Running.resume(app.library, some(scene.running.id))
    assert again.seats == scene.running.seats
    scene = seats_menu(app, f"{leaver}: a person plays on")
    assert scene.running.seats == SEATS and scene.running.hot_seat
    bare = scene.viewer is None or not sees_more(scene.running, scene.viewer)
    assert bare or isinstance(app.scene, CoverScene)
    the(PlayScene, uncovered(app))
    scene = seats_menu(app, f"{SEATS[2].name}: a person plays on")
    assert scene.running.humans == (0, 1, 2)
    assert Running.resume(app.library, some(scene.running.id)).humans == (0, 1, 2)
    app.close()


def test_who_leaves_in_the_middle_of_a_choice_loses_nothing_but_the_half_of_it(
    tmp_path: Path,
) -> None:
    app = make_app(tmp_path, speed=0)
    app.go(PlayScene(app, Running.new("bunny_kingdom", SEATS, {}, "5", app.library)))
    scene = the(PlayScene, uncovered(app))
    seat = some(scene.deciding)
    scene.choose(scene.legal()[0])
    uncovered(app)
    scene = seats_menu(app, f"{SEATS[seat].name} leaves: a rabbit plays on")
    settle(app, scene, lambda: scene.deciding is not None)
    assert scene.deciding != seat and app.faults == 0
    app.close()
