"""Clicking by resting: once for each rest, only on what can be used, and never unless wanted."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.scenes.dwell import AFTER_MS, STILL, Dwell
from tests.scenes.support import SCREENS, open_app, settle


def rest(
    dwell: Dwell, pos: tuple[int, int], ms: float, usable: bool = True, setting: int = 2
) -> int:
    return sum(dwell.due(16.0, pos, usable, setting) for _ in range(round(ms / 16)))


def test_a_rest_clicks_once_and_again_only_after_a_move() -> None:
    dwell = Dwell()
    assert rest(dwell, (10, 10), 5000) == 0, "where the pointer was at first it does not click"
    assert rest(dwell, (50, 50), AFTER_MS[2] - 50) == 0
    assert rest(dwell, (50 + STILL, 50), 5000) == 1, "trembling is no move"
    assert rest(dwell, (200, 50), 5000) == 1


def test_nothing_is_clicked_where_nothing_is_or_when_it_is_off() -> None:
    dwell = Dwell()
    rest(dwell, (0, 0), 16)
    assert rest(dwell, (50, 50), 5000, usable=False) == 0
    assert rest(dwell, (90, 50), 5000, setting=0) == 0


@pytest.mark.parametrize(("setting", "clicked"), [(0, False), (3, True)])
def test_the_menu_is_used_by_resting_alone(
    setting: int, clicked: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path, dwell=setting)
    SCREENS["menu"](app)
    settle(app)
    spot = [(0, 0)]
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: spot[0])
    settle(app)
    control = app.scene.controls.find("settings")
    assert control is not None
    spot[0] = control.rect.center
    settle(app, round(AFTER_MS[3] / 16) + 4)
    assert app.scene.route == "menu", "another window lies between"
    app.handle(pygame.Event(pygame.WINDOWENTER))
    spot[0] = (0, 0)
    settle(app)
    spot[0] = control.rect.center
    settle(app, round(AFTER_MS[3] / 16) + 4)
    assert (app.scene.route == "settings") is clicked
    app.close()
