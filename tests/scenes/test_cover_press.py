"""A cover is opened by a press of its own, and by nothing that was meant for the table before."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.play.cover import APART_MS, DEAF_MS, HOLD_MS, CoverScene
from tests.robots import button, motion, press, release
from tests.scenes.support import SCREENS, open_app
from tests.typed import some, the

STEP = 20.0


def covered(folder: Path, **settings: Any) -> App:
    """A cover that has just come."""
    app = open_app(folder, **settings)
    SCREENS["cover"](app)
    app.frame([], STEP)
    assert isinstance(app.scene, CoverScene)
    return app


def passes(app: App, ms: float, events: Sequence[pygame.Event] = ()) -> bool:
    """Lets time pass after these events; whether the cover lies there still."""
    app.frame(list(events), STEP)
    for _ in range(round(ms / STEP)):
        if not isinstance(app.scene, CoverScene):
            return False
        app.frame([], STEP)
    return isinstance(app.scene, CoverScene)


def middle(app: App) -> tuple[int, int]:
    x, y = some(app.scene.controls.find("open")).rect.center
    return x, y


def down(app: App) -> list[pygame.Event]:
    pos = middle(app)
    return [motion(pos), button(pygame.MOUSEBUTTONDOWN, pos)]


def up(app: App) -> list[pygame.Event]:
    return [button(pygame.MOUSEBUTTONUP, middle(app))]


@pytest.mark.parametrize("mod", [0, pygame.KMOD_CTRL])
def test_neither_enter_nor_space_nor_a_click_opens_a_cover(tmp_path: Path, mod: int) -> None:
    app = covered(tmp_path)
    assert passes(app, DEAF_MS)
    for code in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_TAB):
        for _ in range(3):
            assert passes(app, 100, [press(code, mod), release(code)]), code
    for _ in range(4):
        assert passes(app, 100, down(app))
        assert passes(app, 100, up(app))
    app.close()


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_holding_the_ring_or_its_key_opens_a_cover_after_its_first_second(
    tmp_path: Path, by: str
) -> None:
    app = covered(tmp_path)
    start = [press(pygame.K_o)] if by == "key" else down(app)
    end = [release(pygame.K_o)] if by == "key" else up(app)
    assert passes(app, DEAF_MS + 2 * HOLD_MS, start), "a press of the first second is spent"
    assert passes(app, 100, end)
    assert passes(app, HOLD_MS - 100, start)
    assert passes(app, 300, end), "it was let go too soon"
    assert not passes(app, HOLD_MS + 100, start)
    app.close()


def test_a_key_that_was_down_already_counts_only_when_it_is_pressed_anew(tmp_path: Path) -> None:
    app = covered(tmp_path)
    for _ in range(60):
        assert passes(app, 40), "a held key that never comes again"
    assert passes(app, 200, [release(pygame.K_o)])
    assert not passes(app, HOLD_MS + 100, [press(pygame.K_o)])
    app.close()


def test_two_presses_of_the_key_open_when_half_a_second_lies_between(tmp_path: Path) -> None:
    app = covered(tmp_path)
    passes(app, DEAF_MS)
    tap = [press(pygame.K_o), release(pygame.K_o)]
    assert passes(app, 100, tap) and passes(app, APART_MS, tap), "hit twice by a trembling hand"
    assert not passes(app, 100, tap)
    app.close()


@pytest.mark.parametrize(("keys", "code"), [("left", pygame.K_r), ("right", pygame.K_HOME)])
def test_each_hand_has_a_key_that_opens(tmp_path: Path, keys: str, code: int) -> None:
    app = covered(tmp_path, keys=keys)
    passes(app, DEAF_MS)
    other = pygame.K_e if keys == "left" else pygame.K_o  # Enter of that set
    assert passes(app, HOLD_MS + 200, [press(other)])
    assert not passes(app, HOLD_MS + 200, [press(code)])
    app.close()


def test_who_presses_by_holding_or_by_resting_opens_so(tmp_path: Path) -> None:
    app = covered(tmp_path / "hold", hold=2)
    passes(app, DEAF_MS)
    assert not passes(app, 900, down(app))
    app.close()
    app = covered(tmp_path / "rest", dwell=2)
    passes(app, DEAF_MS, [motion(middle(app))])
    cover = the(CoverScene, app.scene)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        cover.handle(button(kind, middle(app)))
    assert app.scene is not cover
    app.close()


def test_no_key_and_no_click_of_a_thousand_opens_a_cover_but_its_own(tmp_path: Path) -> None:
    app, luck = covered(tmp_path), Random(7)
    codes = [code for code in (*range(33, 127), *range(pygame.K_F1, pygame.K_F12)) if code != 111]
    codes += [pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_BACKSPACE, pygame.K_LEFT]
    cover = app.scene
    for _ in range(1000):
        if luck.random() < 0.5:
            mod = luck.choice((0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT))
            events = [press(code := luck.choice(codes), mod), release(code)]
        else:
            anywhere = luck.randrange(1280), luck.randrange(720)
            pos = middle(app) if luck.random() < 0.5 else anywhere
            kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
            events = [motion(pos), *(button(kind, pos) for kind in kinds)]
        app.frame(events, STEP)
        if app.scene is not cover and cover in app._scenes:
            app.pop()  # the list of keys lay over it
        assert app.scene is cover, events
    app.close()
