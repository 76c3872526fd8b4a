"""Both ends of a Sky Tower may be named in either order, though the rules name the lower first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.core.match import Match
from tabletop.core.registry import game
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.boards import space_at
from tabletop.games.bunny_kingdom.rules.cards import TOWER
from tabletop.games.bunny_kingdom.rules.rules import State
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.games.bunny_kingdom.scenario import Scene
from tests.robots import FRAME_MS, MouseRobot
from tests.typed import the

BRIDGE = keys.waiting(TOWER)


def building(app: App, spaces: str = "A1 A2 J10") -> PlayScene:
    """Anna owns those spaces and may put up a Sky Tower."""
    state = Scene(2).settle(0, spaces).give(0, "sky_tower").construct().state
    arranged = replace(game("bunny_kingdom"), start=lambda players, options: state.clone())
    match = Match(arranged, 2, {}, "arranged")
    scene = PlayScene(app, Running(match, (human("Anna", 0), rabbit("easy", 1)), app.library))
    app.go(scene)
    for _ in range(4):
        app.frame([], FRAME_MS)
    assert scene.deciding == 0 and scene.view.phase == "build"
    return scene


def space(name: str) -> str:
    return keys.space(space_at(name))


def joined(scene: PlayScene) -> tuple[tuple[int, int], ...]:
    return the(State, scene.running.match.state).links


@pytest.mark.parametrize("order", [("A1", "J10"), ("J10", "A1")])
def test_a_sky_tower_is_put_up_from_either_end_by_clicks(app: App, order: tuple[str, str]) -> None:
    scene = building(app)
    scene.hand.take(BRIDGE)
    assert {space("A1"), space("A2"), space("J10")} <= scene.hand.lit()
    scene.hand.take(space(order[0]))
    title = scene.table.asks(scene.view, "Anna", scene.legal())
    assert title is not None and "the other end" in title.title
    assert space(order[1]) in scene.hand.lit()
    scene.hand.take(space(order[1]))
    assert joined(scene) == ((space_at("A1"), space_at("J10")),)


def test_a_bridge_is_dragged_to_its_upper_end_and_clicked_to_the_lower(app: App) -> None:
    scene = building(app)
    robot = MouseRobot(app, scene, "1")
    robot.drag(robot.where(BRIDGE).center, robot.where(space("J10")).center)
    assert scene.hand.held == BRIDGE and scene.draft is None
    robot.click(robot.where(space("A2")).center)
    assert joined(scene) == ((space_at("A2"), space_at("J10")),)


def test_begun_in_the_middle_it_goes_on_to_both_sides(app: App) -> None:
    scene = building(app, "A1 E5 J10")
    scene.hand.take(BRIDGE)
    scene.hand.take(space("E5"))
    assert scene.draft is not None
    assert {space("A1"), space("J10")} <= scene.hand.lit()
    scene.hand.take(space("A1"))
    assert joined(scene) == ((space_at("A1"), space_at("E5")),)


def test_esc_lets_go_of_an_end_that_was_named(app: App) -> None:
    scene = building(app)
    scene.hand.take(BRIDGE)
    scene.hand.take(space("J10"))
    assert space("J10") in scene.hand.chosen()
    assert scene.hand.cancel()
    assert scene.hand.held == "" and scene.hand.chosen() == frozenset()
    assert not joined(scene)
