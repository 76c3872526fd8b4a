"""Shocks lie in the tray of the person who may use them, and wait for their moment."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tabletop.core.game import Player
from tabletop.games.bounce_bunny_bounce.rules import actions as acts
from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.scenes.app import App
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import human
from tests.robots import make_app
from tests.typed import some

PEOPLE = [human("Anna", 0), human("Ben", 1)]


def at_choice_of(app: App, scene: PlayScene, kind: int, luck: Random) -> Player:
    """Plays by lot until somebody may do an action of that kind."""
    for _ in range(2000):
        if isinstance(app.scene, CoverScene):
            app.scene.open()
        elif scene.deciding is not None:
            legal = scene.legal()
            if any(action.kind == kind for action in legal):
                return scene.deciding
            scene.choose(luck.choice(list(legal)))
        app.frame([], 50.0)
    raise AssertionError("it never came to that")


def test_who_was_shocked_sees_all_own_shocks_in_the_tray(tmp_path: Path) -> None:
    app = make_app(tmp_path, speed=0)
    scene = PlayScene(app, Running.new("bounce_bunny_bounce", PEOPLE, {}, "5", app.library))
    app.go(scene)
    table: Any = scene.table
    seat = at_choice_of(app, scene, acts.SHOCK, Random(1))
    other = some(table.rect(keys.bunny(1 - seat))).center
    table.drag(keys.shocks(seat), other)
    table.drag(keys.shocks(seat), None)
    scene.choose(next(action for action in scene.legal() if action.kind == acts.SHOCK))
    while scene.deciding in (seat, None):
        at_choice_of(app, scene, acts.END_TURN, Random(1))
        if scene.deciding == seat:
            scene.choose(next(a for a in scene.legal() if a.kind == acts.END_TURN))
        app.frame([], 50.0)
    shown = [node.area().center for node in table.panel_parts.shocks if node.visible]
    tray = next(node for node in scene.stage.nodes if node.key == "tray").area()
    assert len(shown) == scene.view.shocks[1 - seat] == 3
    assert all(tray.collidepoint(spot) for spot in shown)
    app.close()


def test_a_shock_that_is_pressed_too_early_is_refused_with_its_rule(tmp_path: Path) -> None:
    app = make_app(tmp_path, speed=0)
    scene = PlayScene(app, Running.new("bounce_bunny_bounce", PEOPLE, {}, "5", app.library))
    app.go(scene)
    seat = at_choice_of(app, scene, acts.BOUNCE, Random(1))
    scene.hand.take(keys.shocks(seat))
    assert scene.why.rule == "BBB-16" and "Then you may use a shock" in scene.why.words
    app.close()
