"""The sand timer on the table: when it runs, when it rests, what its end does."""

from __future__ import annotations

import pygame
import pytest

from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import events as ev
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.robots import begin, settle

SECONDS = 10


def table(app: App, timer: str) -> PlayScene:
    """Anna's first turn with a sand timer of ten seconds."""
    options = {"timer": timer, "timer_seconds": SECONDS, "first_player": "0"}
    scene = begin(app, "bunny_boom", (human("Anna", 0), rabbit("uniform", 1)), "1", options)
    settle(app, scene, lambda: scene.deciding is not None)
    app.frame([], 1)
    return scene


def let_pass(app: App, seconds: float) -> None:
    for _ in range(round(seconds * 20)):
        app.frame([], 50)


def left(scene: PlayScene) -> float:
    assert scene.clock.left is not None
    return scene.clock.left


def test_the_sand_falls_while_a_card_is_chosen(app: App) -> None:
    scene = table(app, "real")
    before = left(scene)
    let_pass(app, 2)
    assert before - left(scene) == pytest.approx(2, abs=0.01)


def test_without_a_timer_no_clock_runs(app: App) -> None:
    scene = table(app, "off")
    let_pass(app, 1)
    assert scene.clock.left is None


def test_the_timer_rests_while_a_dialog_lies_over_the_table(app: App) -> None:
    scene = table(app, "real")
    scene.back()
    app.frame([], 1)
    before = left(scene)
    let_pass(app, 1)
    assert left(scene) == before


def test_the_timer_rests_while_a_card_is_looked_at(app: App) -> None:
    scene = table(app, "real")
    look = scene.table.close_look("river:0", scene.view)
    assert look is not None
    scene.look.show(look)
    before = left(scene)
    let_pass(app, 1)
    assert left(scene) == before


def test_the_timer_rests_while_the_window_is_not_in_use(app: App) -> None:
    scene = table(app, "real")
    app.frame([pygame.Event(pygame.WINDOWFOCUSLOST)], 1)
    before = left(scene)
    let_pass(app, 1)
    assert left(scene) == before


def test_the_timer_rests_below_another_screen(app: App) -> None:
    scene = table(app, "real")
    scene.open_rules()
    before = left(scene)
    let_pass(app, 1)
    assert left(scene) == before


def test_the_end_of_a_real_timer_is_an_action_that_is_kept(app: App) -> None:
    scene = table(app, "real")
    home = scene.view.seats[0].home
    price = max(river.card >= 0 for river in scene.view.river)
    let_pass(app, SECONDS + 0.5)
    assert scene.running.match.log[-1][1] == acts.CLOCK
    assert price and scene.view.seats[0].home > home
    assert scene.deciding == 0 and scene.view.phase == "play"
    assert scene.director.corrections == 0


def test_the_timer_costs_once_a_turn(app: App) -> None:
    scene = table(app, "real")
    let_pass(app, 3 * SECONDS)
    assert [entry[1] for entry in scene.running.match.log].count(acts.CLOCK) == 1


def test_the_end_of_a_soft_timer_only_reminds(app: App) -> None:
    scene = table(app, "soft")
    ply = scene.running.ply
    let_pass(app, SECONDS + 1)
    assert scene.running.ply == ply
    assert scene.clock.left == 0


def test_last_seconds_are_heard_and_so_is_the_end(app: App) -> None:
    table(app, "real")
    heard: list[str] = []
    app.sounds.play = heard.append  # type: ignore[method-assign, assignment]
    let_pass(app, SECONDS + 0.5)
    assert heard.count("timer_tick") == 5
    assert heard.count("timer_over") == 1


def test_a_match_in_which_the_sand_ran_out_is_replayed_with_its_price(app: App) -> None:
    scene = table(app, "real")
    let_pass(app, SECONDS + 0.5)
    match = scene.running.match
    assert scene.running.id is not None
    again = Running.resume(app.library, scene.running.id).match
    assert again.log == match.log and again.log[-1][1] == acts.CLOCK
    assert again.state.digest() == match.state.digest()


def test_the_glass_is_turned_over_as_a_turn_begins_and_then_runs(app: App) -> None:
    scene = table(app, "soft")
    let_pass(app, 3)
    turn = scene.running.turn
    app.settings.speed = 2
    glass = next(node for node in scene.stage.nodes if node.key == "timer")
    turning = set()
    for _ in range(4000):
        app.frame([], 20)
        event = scene.director.event
        if event is not None and event.kind == ev.TIMER_TURNED and event.player == 0:
            turning.add(id(glass.art))
        if scene.deciding is not None:
            if turning and scene.running.turn > turn:
                break
            scene.play(scene.running.submit(0, scene.running.legal(0)[0]))
    assert len(turning) > 5
    app.frame([], 20)
    assert left(scene) == pytest.approx(SECONDS, abs=0.1)
