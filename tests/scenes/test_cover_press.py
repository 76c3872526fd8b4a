"""A cover is opened by a press of its own, and by nothing that was meant for the table before."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.opener import APART_MS, DEAF_MS, HOLD_MS
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.play.viewing import Screen
from tabletop.session.running import Running
from tabletop.session.seats import human
from tabletop.session.secrecy import sees_more
from tests.robots import button, make_app, motion, press, release, settle, whole_games
from tests.scenes.support import SCREENS, open_app
from tests.scenes.test_cover_tells import step
from tests.typed import some, the

STEP = 20.0
PEOPLE = [human(name, figure) for figure, name in enumerate(("Anna", "Jonas", "Mia"))]
CLICK = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
CODES = [code for code in (*range(33, 127), *range(pygame.K_F1, pygame.K_F12)) if code != 111]
LIKELY = [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_TAB, pygame.K_ESCAPE]
LIKELY += [pygame.K_BACKSPACE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT]


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


@pytest.mark.parametrize("public", [False, True], ids=["cover", "public_table"])
@pytest.mark.parametrize("over", [pygame.K_ESCAPE, pygame.K_F1], ids=["dialog", "screen"])
def test_a_press_that_something_was_laid_over_opens_nothing_afterwards(
    tmp_path: Path, over: int, public: bool
) -> None:
    """Its end is not heard, as the dialog or the screen above takes it."""
    app = make_app(tmp_path, speed=0)
    scene = PlayScene(app, Running.new("bunny_boom", PEOPLE, {}, "5", app.library))
    app.go(scene)
    if public:
        the(CoverScene, app.scene).open()
        scene.desk.viewing.gather("the count")
        settle(app, scene, lambda: not scene.director.busy)
    shut = app.scene
    for _ in range(round(DEAF_MS / STEP)):
        app.frame([], STEP)
    app.frame([press(pygame.K_o)], HOLD_MS / 2)
    app.frame([press(over)], STEP)
    assert app.dialog is not None or app.scene is not shut
    app.frame([release(pygame.K_o)], HOLD_MS)
    if app.dialog is not None:
        app.dialog.take(app.dialog.choices[-1])
    else:
        app.pop()
    for _ in range(60):
        app.frame([], HOLD_MS)
    assert app.scene is shut and scene.desk.viewing.public == public
    app.frame([press(pygame.K_o)], STEP)
    for _ in range(round(HOLD_MS / STEP)):
        app.frame([], STEP)
    assert app.scene is scene and scene.desk.viewing.screen is Screen.MINE
    app.close()


def test_no_press_of_the_second_after_the_hammer_fell_goes_on_or_opens(tmp_path: Path) -> None:
    app, luck = make_app(tmp_path, speed=0), Random(5)
    scene = PlayScene(app, Running.new("bunny_bidding", PEOPLE, {}, "5", app.library))
    app.go(scene)
    for _ in range(600):
        if scene.desk.stands_at is not None:
            break
        step(app, scene, luck)
    stood = some(scene.desk.stands_at)
    for _ in range(round(DEAF_MS / STEP) - 4):
        own = [press(pygame.K_o), press(pygame.K_RETURN), release(pygame.K_o)]
        pressed = own if luck.random() < 0.3 else any_press(app, luck)
        again = scene.controls.find("show")  # shows the round again, to everybody
        if again is None or not again.rect.collidepoint(pressed[0].dict.get("pos", (-1, -1))):
            app.frame(pressed, STEP)
        if app.dialog is not None:
            app.dialog.take(app.dialog.choices[-1])
        while app.scene is not scene:
            app.pop()
        assert scene.desk.viewing.public and scene.viewer is None
        assert scene.desk.stands_at == stood
    app.close()


def any_press(app: App, luck: Random) -> list[pygame.Event]:
    """A key but the covers' own, or a click: on a button, or anywhere."""
    if luck.random() < 0.5:
        mod = luck.choice((0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT, pygame.KMOD_ALT))
        code = luck.choice(luck.choice((LIKELY, CODES)))
        return [press(code, mod), release(code)]
    buttons = [control.rect.center for control in app.scene.controls.items]
    anywhere = luck.randrange(1280), luck.randrange(720)
    pos = luck.choice(buttons) if buttons and luck.random() < 0.5 else anywhere
    return [motion(pos), *(button(kind, pos) for kind in CLICK)]


def onward(app: App, scene: PlayScene, luck: Random) -> None:
    """The person at the mouse opens the cover and plays until the next cover or public table."""
    if isinstance(app.scene, CoverScene):
        app.scene.open()
    elif scene.desk.viewing.public:
        scene.people.open()
    settle(app, scene, lambda: not scene.director.busy)
    while app.scene is scene and not scene.desk.viewing.public and not scene.running.over:
        if scene.deciding is not None:
            scene.choose(luck.choice(list(scene.legal())))
        app.frame([], STEP)


@pytest.mark.parametrize("game", whole_games())
@pytest.mark.parametrize("presses", [300, pytest.param(25_000, marks=pytest.mark.slow)])
def test_no_key_and_no_click_opens_a_hand_but_a_covers_own_press(
    tmp_path: Path, game: str, presses: int
) -> None:
    app, luck, done, seen = make_app(tmp_path, speed=4), Random(game), 0, set[Screen]()
    people = PEOPLE[: max(games()[game].info.players)]
    while done < presses:
        running = Running.new(game, people, {}, str(luck.random()), app.library)
        scene = PlayScene(app, running)
        app.go(scene)
        while done < presses and not running.over:
            onward(app, scene, luck)
            for _ in range(min(presses, 60) if not running.over else 0):
                covered = isinstance(app.scene, CoverScene)
                app.frame(events := any_press(app, luck), STEP)
                done += 1
                while app.dialog is not None:
                    app.dialog.take(app.dialog.choices[-1])
                    app.frame([], STEP)
                while app.scene is not scene and not isinstance(app.scene, CoverScene):
                    app.pop()
                screen, viewer = scene.desk.viewing.screen, scene.viewer
                assert not covered or screen is not Screen.MINE, events
                seen.add(screen)
                mine = screen is Screen.MINE and viewer is not None
                assert not mine or not sees_more(running, some(viewer)), events
    assert seen > {Screen.COVER} or (seen == {Screen.COVER} and scene.table.cover == "moment")
    assert app.faults == 0
    app.close()
