"""The clock of a decision: whom it runs for, what stops it, what it says at the end."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.messages import say
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.seats import human, rabbit
from tabletop.table.contract import CloseLook
from tabletop.table.meaning import Zone
from tests.robots import begin, settle
from tests.scenes.support import key

KEY = "bounce_bunny_bounce"
SECONDS = 10.0


@pytest.fixture
def shown() -> list[tuple[float | None, bool]]:
    """What the table was told: seconds left, and whether they run."""
    return []


@pytest.fixture
def scene(app: App, shown: list[tuple[float | None, bool]]) -> PlayScene:
    """A table with a sand timer of ten seconds that costs nothing."""
    made = begin(app, KEY, (human("Anna", 0), rabbit("uniform", 1)), "1", {"first_player": "0"})
    table: Any = made.table
    table.seconds = lambda view: SECONDS
    made.clock.may_run = True
    table.clock = lambda left, of, running: shown.append((left, running))
    settle(app, made, lambda: made.deciding is not None)
    return made


def let_pass(app: App, seconds: float) -> None:
    for _ in range(round(seconds * 20)):
        app.frame([], 50)


def test_the_clock_runs_while_a_person_chooses(
    app: App, scene: PlayScene, shown: list[tuple[float | None, bool]]
) -> None:
    let_pass(app, 2)
    left, running = shown[-1]
    assert running and left is not None and 7.5 < left < 8.5


def test_no_clock_asks_a_table_that_shows_nothing_yet(
    scene: PlayScene, shown: list[tuple[float | None, bool]]
) -> None:
    table: Any = scene.table
    table.seconds = lambda view: SECONDS if view.over is False else None
    before = len(shown)
    scene.director.view = None
    scene.clock.update(50)
    assert len(shown) == before


def test_the_clock_stands_still_under_a_dialog(
    app: App, scene: PlayScene, shown: list[tuple[float | None, bool]]
) -> None:
    let_pass(app, 1)
    app.ask("Leave?", "Really?", (Choice("Stay"),))
    let_pass(app, 1)
    before = shown[-1][0]
    let_pass(app, 3)
    assert shown[-1] == (before, False)


def test_the_clock_stands_still_while_a_rabbit_explains(
    app: App, scene: PlayScene, shown: list[tuple[float | None, bool]]
) -> None:
    let_pass(app, 1)
    scene.desk.spoken = lambda: Zone("coach", "The coach says", ())
    let_pass(app, 1)
    before = shown[-1][0]
    let_pass(app, 3)
    assert shown[-1] == (before, False)
    scene.desk.spoken = lambda: None
    let_pass(app, 1)
    assert shown[-1][1] and (scene.clock.left or 0) < (before or 0)


def test_the_clock_stands_still_under_the_close_look(
    app: App, scene: PlayScene, shown: list[tuple[float | None, bool]]
) -> None:
    let_pass(app, 1)
    look = CloseLook(lambda w: pygame.Surface((w, w)), "Stop", ("A card.",), "BB-01")
    scene.desk.papers.look.show(look)
    let_pass(app, 1)
    before = shown[-1][0]
    let_pass(app, 3)
    assert shown[-1] == (before, False)


def test_a_clock_that_costs_nothing_only_reminds(app: App, scene: PlayScene) -> None:
    ply = scene.running.ply
    let_pass(app, SECONDS - 0.5)
    assert app.notice.text != say("sand-out"), "half a second is left"
    let_pass(app, 1.5)
    assert app.notice.text == say("sand-out") and scene.running.ply == ply


def test_no_clock_runs_where_the_player_has_turned_timers_off(
    app: App, scene: PlayScene, shown: list[tuple[float | None, bool]]
) -> None:
    app.settings.timers = False
    let_pass(app, SECONDS + 1)
    assert shown[-1] == (None, False) and scene.clock.left is None


def test_the_sand_stands_still_as_long_as_somebody_wants(
    app: App, scene: PlayScene, shown: list[tuple[float | None, bool]]
) -> None:
    let_pass(app, 2)
    scene.handle(key(pygame.K_p))
    before = scene.clock.left
    let_pass(app, 3)
    assert scene.clock.left == before and shown[-1] == (before, False)
    scene.back()
    assert app.dialog is not None
    words = [choice.label for choice in app.dialog.choices]
    assert "Let the sand run" in words and "Stop the sand" not in words
    app.dialog.take(app.dialog.choices[words.index("Let the sand run")])
    let_pass(app, 2)
    assert scene.clock.left is not None and before is not None and scene.clock.left < before


def test_without_a_clock_p_stops_nothing(app: App) -> None:
    made = begin(app, KEY, (human("Anna", 0), rabbit("uniform", 1)), "1", {"first_player": "0"})
    settle(app, made, lambda: made.deciding is not None)
    made.handle(key(pygame.K_p))
    assert not made.clock.stopped and made.clock.choices() == ()
    assert "P" not in dict(made.keys)
