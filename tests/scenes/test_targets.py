"""Larger targets: small buttons grow, a press beside one counts for the nearest, no overlaps."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.inputs.picking import Pick, PickDialog
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.scene import Scene
from tabletop.scenes.screenshot import Shot, shown
from tabletop.scenes.shelf import on_the_shelf
from tabletop.table.targets import LARGE, nearest, reach, side
from tests.matrix import sampled
from tests.pictures import SEATS as PLAYERS
from tests.scenes.support import SCREENS, click, open_app, settle
from tests.scenes.test_layout import problems

pytestmark = pytest.mark.usefixtures("shared_drawings")

WINDOWS = [((960, 600), 200), ((960, 600), 100), ((1280, 720), 100), ((1920, 1080), 200)]


def too_small(scene: Scene) -> list[str]:
    """What is to be pressed and is not as wide and high as it should be."""
    return [
        f"{control.key} {control.rect.size}"
        for control in scene.controls.items
        if min(control.rect.size) < LARGE
    ]


@pytest.mark.parametrize("name, window", sampled([*SCREENS], WINDOWS, one_in=4))
def test_a_screen_has_room_for_larger_targets(
    name: str, window: tuple[tuple[int, int], int], tmp_path: Path
) -> None:
    size, percent = window
    app = open_app(tmp_path, size, percent, large_targets=True)
    SCREENS[name](app)
    scene = settle(app)
    assert app.faults == 0
    assert problems(scene, size) == []
    for control in scene.controls.items:
        if control.enabled:
            assert scene.controls.at(control.rect.center) is control, control.key
    assert too_small(scene) == []
    app.close()


@pytest.mark.parametrize("game, window", sampled(sorted(on_the_shelf()), WINDOWS, one_in=2))
def test_a_table_has_room_for_larger_targets(
    game: str, window: tuple[tuple[int, int], int]
) -> None:
    size, percent = window
    shot = Shot(
        game=game, players=PLAYERS.get(game, 0), ply=20, seed="5", agent="greedy", size=size,
        scale=percent / 100, settings={"large_targets": True},
    )  # fmt: skip

    def look(app: App, scene: Scene) -> None:
        assert isinstance(scene, PlayScene)
        window = pygame.Rect(0, 0, *size)
        for one, other in combinations(scene.controls.items, 2):
            assert not one.rect.colliderect(other.rect), f"{one.key} and {other.key} overlap"
        for control in scene.controls.items:
            assert window.contains(control.rect), control.key
            assert scene.controls.at(control.rect.center) is control
            assert not control.rect.colliderect(scene.frame.prompt), control.key
        assert too_small(scene) == []
        assert_nearest_wins(scene)

    shown(shot, look)


def assert_nearest_wins(scene: PlayScene) -> None:
    """Each place of the table belongs to one thing: what lies there, else the nearest usable."""
    lit = scene.hand.lit()
    area = scene.frame.table
    for x in range(area.x, area.right, 23):
        for y in range(area.y, area.bottom, 23):
            there = scene.table.hits((x, y))
            meant = scene.hand._hits((x, y))
            if not lit.isdisjoint(there):
                assert meant == there, "what lies there itself comes first"
            elif meant != there:
                rect = scene.table.rect(meant[0])
                assert meant[0] in lit and rect is not None
                within = reach(scene.s, True)
                assert rect.inflate(2 * within + 2, 2 * within + 2).collidepoint(x, y)


def test_a_press_beside_a_button_counts_for_it_only_where_that_is_wanted(tmp_path: Path) -> None:
    for large in (False, True):
        app = open_app(tmp_path, large_targets=large)
        SCREENS["settings display"](app)
        scene = settle(app)
        control = scene.controls.find("do:back_to_defaults")
        assert control is not None
        beside = (control.rect.right + reach(app.s, True) - 4, control.rect.centery)
        app.frame(click(beside), 16.0)
        assert (app.dialog is not None) is large
        app.close()


def test_no_place_belongs_to_two() -> None:
    boxes = [("a", pygame.Rect(0, 0, 10, 10)), ("b", pygame.Rect(20, 0, 10, 10))]
    assert [nearest((x, 5), boxes, 22) for x in (12, 14, 15, 17)] == ["a", "a", "b", "b"]
    assert nearest((60, 5), boxes, 22) == "" and nearest((31, 5), boxes, 0) == ""
    assert nearest((5, 5), boxes, 0) == "a"


def test_small_buttons_grow_and_usual_ones_stay() -> None:
    assert side(42, 1.0, False) == 42 and side(42, 1.0, True) == 50
    assert side(42, 0.8, False) == 40 and side(42, 0.8, True) == LARGE
    assert reach(1.0, False) == 0 < reach(1.0, True)


@pytest.mark.parametrize("large", [False, True])
def test_the_button_of_a_log_that_lies_open_grows_and_covers_no_line(large: bool) -> None:
    shot = Shot(
        game="bounce_bunny_bounce", ply=20, seed="5", agent="greedy", size=(1280, 720),
        settings={"large_targets": large},
    )  # fmt: skip

    def look(app: App, scene: Scene) -> None:
        assert isinstance(scene, PlayScene)
        button = scene.controls.find("log")
        assert button is not None and not scene.frame.compact
        assert (button.rect.w >= LARGE) == large
        lines = scene.log._body().move(scene.log.rect.topleft)
        assert not lines.colliderect(button.rect)

    shown(shot, look)


def press(app: App, pos: tuple[int, int]) -> None:
    app.frame(click(pos), 16.0)
    settle(app)


@pytest.mark.parametrize("size, percent", WINDOWS)
def test_a_dialog_has_larger_buttons_and_a_press_beside_one_is_for_it(
    size: tuple[int, int], percent: int, tmp_path: Path
) -> None:
    heights = {}
    for large in (False, True):
        app = open_app(tmp_path / str(large), size, percent, large_targets=large)
        SCREENS["menu"](app)
        taken: list[str] = []
        labels = ("Save and leave", "Give up", "Settings", "Rules", "Play on")
        choices = tuple(Choice(label, partial(taken.append, label)) for label in labels)
        app.ask("Pause", "The match is saved after every choice.", choices)
        settle(app)
        assert app.dialog is not None and app.dialog.controls is not None
        items = app.dialog.controls.items
        assert all(app.dialog.box.contains(one.rect) for one in items)
        assert pygame.Rect(0, 0, *size).contains(app.dialog.box)
        heights[large] = min(one.rect.h for one in items)
        first = items[0].rect
        press(app, (first.centerx, first.y - 3))
        settle(app)
        assert taken == (["Save and leave"] if large else [])
        app.close()
    assert heights[True] >= LARGE and heights[True] >= heights[False]


def test_with_larger_targets_a_press_just_beside_the_paper_does_not_close_it(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, (1280, 720), 100, large_targets=True)
    SCREENS["menu"](app)
    app.ask("Leave?", "All is saved.", (Choice("Leave"), Choice("Stay")))
    settle(app)
    assert app.dialog is not None
    box = app.dialog.box
    press(app, (box.x - 4, box.y + 4))
    assert app.dialog is not None
    press(app, (box.x - 60, box.y + 4))
    settle(app)
    assert app.dialog is None
    app.close()


def test_a_list_to_pick_from_has_larger_rows_with_larger_targets(tmp_path: Path) -> None:
    rows = {}
    for large in (False, True):
        app = open_app(tmp_path / str(large), (1280, 720), 100, large_targets=large)
        SCREENS["menu"](app)
        app.lay(PickDialog("Which?", [Pick(str(n), lambda: None) for n in range(30)]))
        settle(app)
        assert app.dialog is not None and app.dialog.controls is not None
        items = app.dialog.controls.items
        assert all(app.dialog.box.contains(one.rect) for one in items)
        rows[large] = min(one.rect.h for one in items)
        app.close()
    assert rows[True] > rows[False]
