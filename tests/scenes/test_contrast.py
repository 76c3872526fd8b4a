"""High contrast, measured on drawn screens and tables: words at 7:1, edges at 3:1."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.inputs.fields import Slider
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.scene import Scene
from tabletop.scenes.screenshot import Shot, shown
from tabletop.scenes.shelf import on_the_shelf
from tabletop.table.art import cache, theme
from tabletop.table.art.palette import SEATS, SUIT
from tests.pictures import SEATS as PLAYERS
from tests.scenes.contrast import edge, ratio, words_below
from tests.scenes.support import SCREENS, open_app, settle
from tests.typed import the

pytestmark = pytest.mark.usefixtures("painted")

SIZE, SCALE = (960, 600), 100
WORDS, MOST = 7.0, 0.7
"""Contrast of words; how much of an edge must show: a tab is open to its page."""


@pytest.fixture(autouse=True)
def usual_colours() -> Iterator[None]:
    yield
    theme.set_theme(False, False)
    cache.clear()


def hidden_edges(drawn: pygame.Surface, usable: dict[str, pygame.Rect], s: float) -> list[str]:
    """What may be used and is not told from its surroundings."""
    return [
        f"{key}: {share:.2f}" for key, rect in usable.items()
        if (share := edge(drawn, rect, round(9 * s))) < MOST
    ]  # fmt: skip


def usable(scene: Scene) -> dict[str, pygame.Rect]:
    """What can be pressed now, and where its picture is."""
    found = {}
    for control in scene.controls.items:
        if control.enabled:
            rect = control.rect
            if isinstance(control, Slider):  # the track lies in the middle of its height
                rect = rect.inflate(-round(18 * scene.app.s), -rect.h // 2)
            found[control.key] = rect
    return found


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_in_high_contrast(name: str, tmp_path: Path) -> None:
    def show() -> App:
        app = open_app(tmp_path, SIZE, SCALE, contrast=True)
        SCREENS[name](app)
        settle(app)
        return app

    assert words_below(WORDS, lambda: drawn_by(show)) == []
    app = show()
    assert hidden_edges(app.window.surface, usable(app.scene), app.s) == []
    app.close()


def drawn_by(show: Callable[[], App]) -> pygame.Surface:
    app = show()
    drawn = app.window.surface.copy()
    app.close()
    return drawn


@pytest.mark.parametrize("ply", [3, 45])
@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_a_table_in_high_contrast(game: str, ply: int) -> None:
    shot = Shot(
        game=game, players=PLAYERS.get(game, 0), ply=ply, seed="5", agent="greedy", size=SIZE,
        settings={"contrast": True},
    )  # fmt: skip
    places: dict[str, pygame.Rect] = {}

    def look(app: App, scene: Scene) -> pygame.Surface:
        places.update(usable(scene))
        table = the(PlayScene, scene)
        for key in table.hand.lit():
            if (rect := table.table.rect(key)) is not None:
                places[key] = rect
        return app.window.surface.copy()

    drawn = shown(shot, look)
    assert words_below(WORDS, lambda: shown(shot, look)) == []
    assert places and hidden_edges(drawn, places, 1.0) == []


def test_a_faint_word_and_a_hidden_edge_are_found() -> None:
    def faint() -> pygame.Surface:
        from tabletop.table.art import lettering

        drawn = pygame.Surface((200, 60))
        drawn.fill("#777777")
        lettering.write(drawn, "Black words on grey", 10, 10, px=20, colour="#000000")
        return drawn

    theme.set_theme(True, True)
    assert words_below(WORDS, faint)
    drawn = pygame.Surface((100, 100))
    drawn.fill("#F2F2F2")
    box = pygame.Rect(30, 30, 40, 40)
    drawn.fill("#DDDDDD", box)
    assert edge(drawn, box, 9) == 0.0
    pygame.draw.rect(drawn, "#000000", box, 1)
    assert edge(drawn, box, 9) == 1.0


def test_every_fill_is_light_or_dark_enough_for_words_on_it() -> None:
    greys = [f"#{level:02X}{level:02X}{level:02X}" for level in range(256)]
    theme.set_theme(True, False)
    for colour in (*greys, *(seat.colour for seat in SEATS), *SUIT.values()):
        ground = tuple(pygame.Color(theme.filled(colour)))[:3]
        word = tuple(pygame.Color(theme.word_on(colour, colour)))[:3]
        assert ratio(word, ground) >= WORDS, colour
    assert theme.inked("#6B5560") == "#000000" and theme.inked("#FFF6E3") == "#FFFFFF"
    theme.set_theme(False, False)
    assert theme.inked("#6B5560") == "#6B5560" and theme.opacity(0.5) == 0.5


def test_grounds_are_plain() -> None:
    from tabletop.table.art.cloth import GROUNDS, cloth

    theme.set_theme(True, False)
    cache.clear()
    for key in (*GROUNDS, *on_the_shelf()):
        drawn = cloth(key, 64, 36)
        assert {tuple(drawn.get_at((x, y))) for x in range(64) for y in range(36)} == {
            tuple(pygame.Color(theme.PLAIN))
        }


def test_less_transparency_hides_what_lies_below() -> None:
    from tabletop.table.art import widgets

    cache.clear()
    usual = widgets.veil(8, 8).get_at((4, 4)).a, widgets.tray(80, 60).get_at((40, 40)).a
    theme.set_theme(False, True)
    cache.clear()
    solid = widgets.veil(8, 8).get_at((4, 4)).a, widgets.tray(80, 60).get_at((40, 40)).a
    assert usual[0] < solid[0] and usual[1] < solid[1] == 255
