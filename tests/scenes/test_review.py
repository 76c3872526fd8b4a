"""Looking back on a match: the way in, what is asked and shown, the way to try again."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.ai.analyst import Analyst
from tabletop.scenes.app import App
from tabletop.scenes.results import review as screens
from tabletop.scenes.results.review import ReviewScene
from tabletop.scenes.results.scene import ResultsScene
from tests.scenes.support import click, key, looked_back, match, open_app, settle


def opened(folder: Path, looked: int | None = None) -> tuple[App, ReviewScene]:
    app = open_app(folder)
    running = match(app.library)
    app.go(ResultsScene(app, running))
    scene = ReviewScene(app, looked_back(running, looked))
    app.push(scene)
    return app, scene


def papers(scene: ReviewScene) -> list[str]:
    return [c.key for c in scene.controls.items if c.key.startswith("choice:")]


def test_results_lead_there_and_back_and_keep_what_was_found(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    app.go(ResultsScene(app, match(app.library)))
    results = settle(app)
    results.controls.find("review").act()
    scene = app.scene
    assert isinstance(scene, ReviewScene)
    app._analyst = Analyst("inline")
    settle(app)
    assert len(app.library.analyses(scene.review.running.id)) == len(scene.review.verdicts) > 0
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert app.scene is results
    results.controls.find("review").act()
    assert app.scene.review is scene.review
    app.close()


def test_choices_are_looked_at_one_after_the_other_until_all_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screens, "SECONDS", 0.001)
    app, scene = opened(tmp_path, 0)
    app._analyst = Analyst("slices")
    for _ in range(4000):
        app.frame([], 16.0)
        if scene.review.done:
            break
    assert scene.review.done
    assert scene.review.tally().looked == len(scene.review.moments)
    assert all(verdict is not None for verdict in scene.review.verdicts.values())
    app.close()


def test_what_is_under_way_is_forgotten_when_the_screen_is_left(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, 2)
    app._analyst = Analyst("slices")
    settle(app)
    assert scene.review.asking
    app.pop()
    assert not scene.review.asking and not app.analyst.busy()
    assert len(scene.review.verdicts) == 2
    app.close()


def test_the_costliest_come_first_when_asked_for(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    in_order = papers(scene)
    assert in_order == [f"choice:{m.ply}" for m in scene.review.moments[: len(in_order)]]
    scene.controls.find("order").nudge(1)
    assert papers(scene) == [f"choice:{m.ply}" for m in scene.review.costliest()[: len(in_order)]]
    app.close()


def test_a_choice_is_tried_again_only_after_a_question(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    ply = scene.review.moments[1].ply
    app.frame(click(scene.controls.find(f"choice:{ply}").rect.center), 16.0)
    assert app.scene is scene and app.dialog is not None
    app.dialog.choices[0].act()
    assert type(app.scene).__name__ == "PlayScene"
    assert app.scene.running.ply == ply
    assert app.library.saved()[0].sheet.origin == "again"
    app.close()


def test_a_match_without_people_offers_no_looking_back(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    running = match(None)
    running.seats = tuple(seat._replace(kind="ai", level="easy") for seat in running.seats)
    app.go(ResultsScene(app, running))
    assert settle(app).controls.find("review") is None
    app.close()
