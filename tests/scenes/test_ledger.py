"""Luck and skill on the screen: bars that stand on each other, the way there and back."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tabletop.scenes.app import App
from tabletop.scenes.results.scene import ResultsScene
from tabletop.scenes.study.ledger import LedgerScene
from tabletop.scenes.study.scene import StudyScene
from tests.scenes.support import click, looked_back, match, open_app
from tests.typed import some


def opened(folder: Path, size: tuple[int, int] = (1280, 720)) -> tuple[App, LedgerScene]:
    app = open_app(folder, size)
    running = match(app.library)
    app.go(ResultsScene(app, running))
    app.push(StudyScene(app, looked_back(running)))
    some(app.scene.controls.find("ledger")).act()
    scene = app.scene
    assert isinstance(scene, LedgerScene)
    return app, scene


def test_each_line_begins_where_the_one_before_ends_and_the_last_is_the_result(
    tmp_path: Path,
) -> None:
    app, scene = opened(tmp_path)
    for account in scene.accounts:
        even, *changes, result = scene.lines(account)
        for one, other in pairwise([even, *changes]):
            assert other.start == one.end
        assert changes[-1].end == pytest.approx(result.end)
        assert result.end == account.result
    app.close()


@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (640, 400), (1920, 1080)])
def test_every_seat_can_be_seen_at_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    app, scene = opened(tmp_path, size)
    seen = set()
    pages = scene.pager.pages if scene.pager is not None else 1
    for page in range(pages):
        if scene.pager is not None:
            scene.pager.step(page - scene.pager.page)
        window = app.window.surface.get_rect()
        for node in scene.stage.nodes:
            if node.key.startswith("account:"):
                assert window.contains(node.area())
                seen.add(node.key)
    assert len(seen) == len(scene.accounts)
    app.close()


def test_a_click_is_taken_though_something_is_found_while_the_button_is_down(
    tmp_path: Path,
) -> None:
    app, scene = opened(tmp_path)
    at, down, up = click(some(scene.controls.find("choices")).rect.center)
    app.frame([at, down], 16.0)
    scene._looked -= 1
    app.frame([], 16.0)
    app.frame([up], 16.0)
    assert isinstance(app.scene, StudyScene)
    app.close()


def test_a_moment_of_luck_leads_back_to_the_table_there(tmp_path: Path) -> None:
    app, scene = opened(tmp_path)
    swing = some(scene.accounts[0].luckiest())
    some(scene.controls.find("show:Luckiest")).act()
    study = app.scene
    assert isinstance(study, StudyScene)
    assert study.stop == study.walk_through.stop_of(max(0, swing.after))
    app.close()
