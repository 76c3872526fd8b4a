"""The practice desk is shown once to whoever comes first, and hinders nobody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.practice.scene import SHOWN, PracticeScene
from tabletop.scenes.practice.wording import say
from tabletop.table.controls import Control
from tests.lessons.rehearsing import LONGEST
from tests.robots import make_app, press
from tests.typed import some, the

LOOKS = (((960, 600), 200), ((1280, 720), 100), ((1920, 1080), 150))


ROOMY = (((960, 600), 100), ((1280, 720), 100), ((1920, 1080), 150), ((640, 400), 100))
"""Windows in which there is room beside all words."""


def desk(folder: Path, look: tuple[tuple[int, int], int] = LOOKS[1]) -> App:
    app = make_app(folder, look[0], scale=look[1], coach=True)
    app.open("practice")
    app.frame([], 50.0)
    return app


def button(app: App, key: str) -> Control | None:
    return app.scene.controls.find(key)


def each_word(app: App) -> Iterator[int]:
    """Stops at each thing the rabbit says here, one after the other; there are two at least."""
    seen = 0
    while (on := button(app, "rabbit:next")) is not None:
        yield seen
        on.act()
        seen += 1
    assert seen >= 2


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_each_thing_is_shown_beside_it_once(
    tmp_path: Path, look: tuple[tuple[int, int], int]
) -> None:
    app = desk(tmp_path, look)
    for _ in each_word(app):
        said = app.scene.reading()[0]  # type: ignore[attr-defined]
        key = next(key for key in SHOWN if say(f"guide-{key}") == said[2])
        about = some(button(app, key)).rect
        assert len(said[2]) <= LONGEST["en"]
        assert not said[1].colliderect(about), f"{key} is covered"
        assert pygame.Rect(0, 0, *app.size).contains(said[1])
    app.open("menu")
    app.open("practice")
    app.frame([], 50.0)
    assert button(app, "rabbit:next") is None
    app.close()


@pytest.mark.parametrize("look", ROOMY, ids=str)
def test_neither_words_nor_buttons_are_covered_where_there_is_room_beside_them(
    tmp_path: Path, look: tuple[tuple[int, int], int]
) -> None:
    app = desk(tmp_path, look)
    for _ in each_word(app):
        scene = the(PracticeScene, app.scene)
        place = some(some(scene.guide.speaker).place)
        others = [c.rect for c in scene.controls.items if not c.key.startswith("rabbit:")]
        for rect in (*scene.written(), *others):
            assert not place.bubble.colliderect(rect)
            assert place.rabbit is None or not place.rabbit.colliderect(rect)
    app.close()


def test_the_guide_is_closed_by_a_key_and_lets_everything_be_used(tmp_path: Path) -> None:
    app = desk(tmp_path)
    app.frame([press(pygame.K_SPACE)], 50.0)
    assert app.scene.reading()[0][2] == say(f"guide-{SHOWN[1]}")  # type: ignore[attr-defined]
    some(button(app, "bookmarks")).act()
    assert app.scene.route == "bookmarks"
    app.scene.back()
    app.frame([press(pygame.K_ESCAPE)], 50.0)
    assert app.scene.route == "practice" and button(app, "rabbit:next") is None
    app.close()


def test_who_wants_no_coach_is_shown_nothing(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.open("practice")
    assert button(app, "rabbit:next") is None
    app.close()
