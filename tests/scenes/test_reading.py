"""Reading the table by keys, without acting: everywhere, by rows, and what is asked most."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.keys.table import READING, ROWS
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.reading import in_rows
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.play.words import screen
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.running import Running
from tabletop.session.seats import human
from tabletop.table.meaning import BUTTONS, LOG, PROMPT, things
from tests.scenes.support import GAME, key, open_app, settle, uncovered

SHIFT = pygame.KMOD_SHIFT


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_app(tmp_path, speed=0, ai_pace=0, confirmations=False)
    yield app
    app.close()


def table(app: App, game: str = GAME) -> PlayScene:
    """Two or more people at a table, the cover taken off."""
    count = min(games()[game].info.players)
    seats = [human(name, n) for n, name in enumerate(("Ada", "Ben", "Cleo")[:count])]
    scene = PlayScene(app, Running.new(game, seats, {}, "3", app.library), fresh=True)
    app.go(scene)
    uncovered(app)
    return scene


def press(app: App, code: int, mod: int = 0) -> str:
    """What is said for a key."""
    app.handle(key(code, mod))
    settle(app, 1)
    scene = app.scene
    return scene.reading.last if isinstance(scene, PlayScene) else ""


def test_arrows_go_over_a_board_by_rows_and_columns(app: App) -> None:
    scene = table(app)
    ply = scene.running.ply
    while "The field" not in press(app, pygame.K_PAGEDOWN, SHIFT):
        pass
    assert "row 1, column 1" in scene.reading.last
    assert "row 1, column 2" in press(app, pygame.K_RIGHT, SHIFT)
    assert "row 2, column 2" in press(app, pygame.K_DOWN, SHIFT)
    assert "row 2, column 1" in press(app, pygame.K_LEFT, SHIFT)
    assert "row 1, column 1" in press(app, pygame.K_UP, SHIFT)
    assert "row 1, column 1" in press(app, pygame.K_UP, SHIFT), "it stops at the edge"
    assert press(app, pygame.K_F2).startswith("The field, 1 of ")
    for _ in range(4):
        press(app, pygame.K_DOWN, SHIFT)
    assert "May be used: Hop in to row 5, column 1." in scene.reading.last
    assert scene.running.ply == ply and app.notice.text == scene.reading.last


def test_a_map_of_rows_is_read_with_its_coordinates(app: App) -> None:
    table(app, "bunny_kingdom")
    zones = (press(app, pygame.K_PAGEDOWN, SHIFT) for _ in range(8))
    assert any(told.startswith("New World, the map, 100 things. A1") for told in zones)
    assert press(app, pygame.K_RIGHT, SHIFT).startswith("A2")
    assert press(app, pygame.K_DOWN, SHIFT).startswith("B2")


@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_all_that_lies_open_can_be_read(game: str, app: App) -> None:
    scene = table(app, game)
    zones = [z for z in screen(scene.desk) if z.things and z.key not in (PROMPT, BUTTONS, LOG)]
    for zone in zones:
        flat = [thing for row in in_rows(zone) for thing in row]
        keys = {thing.key for thing in things([zone])} - {t.key for t in zone.things if t.parts}
        read = {thing.key for thing in flat} | {p.key for t in flat for p in t.parts}
        assert read >= keys
        press(app, pygame.K_PAGEDOWN, SHIFT)
        heard = {scene.reading._key}
        for _ in range(len(flat)):
            press(app, pygame.K_RIGHT, SHIFT)
            heard.add(scene.reading._key)
        assert heard == {thing.key for thing in flat}


def test_a_composite_is_read_as_one_thing_with_its_parts(app: App) -> None:
    scene = table(app, "bunny_kingdom")
    for _ in range(12):
        press(app, pygame.K_PAGEDOWN, SHIFT)
        thing = scene.reading._thing()
        if thing is not None and thing.parts:
            assert f"{len(thing.parts)} part" in scene.reading.last
            assert thing.parts[0].words in press(app, pygame.K_RETURN, SHIFT)
            return
        if thing is not None:
            assert "has no parts" in press(app, pygame.K_RETURN, SHIFT)


def test_the_keys_for_what_one_asks_most(app: App) -> None:
    scene = table(app)
    assert "hop in" in press(app, pygame.K_F3)
    assert press(app, pygame.K_F4) == "Nobody else has played since your last turn." or (
        scene.running.names[1 - (scene.viewer or 0)] in scene.reading.last
    )
    assert "Universal Shock" in press(app, pygame.K_F5)
    scores = press(app, pygame.K_F6)
    assert "Ada: 0 carrots" in scores and "Ben: 0 carrots" in scores
    assert press(app, pygame.K_F8) == scores
    while "The field" not in press(app, pygame.K_PAGEDOWN, SHIFT):
        pass
    press(app, pygame.K_F7)
    assert app.scene.route == "rulebook"
    listed = {keys[0] for row in ROWS[READING] for keys in row.commands.values()}
    assert {"F2", "F3", "F4", "F5", "F6", "F7", "F8"} <= listed


def test_the_next_person_neither_hears_nor_sees_what_was_read(app: App) -> None:
    scene = table(app, "bunny_kingdom")
    hand = press(app, pygame.K_F5)
    assert app.notice.text == hand
    while not isinstance(app.scene, CoverScene):
        scene.choose(scene.legal()[0])
        app.frame([], 16.0)
    app.frame([], 16.0)
    assert app.notice.text != hand
    app.pop()
    settle(app)
    assert hand not in press(app, pygame.K_F8)


def test_what_is_asked_comes_with_what_one_must_know_and_a_use_with_what_it_brings(
    app: App,
) -> None:
    scene = table(app, "bunny_boom")
    said = press(app, pygame.K_F3)
    assert scene.table.gist(scene.view) in said and "left in the pile" in said
    while "Cards in hand" not in press(app, pygame.K_PAGEDOWN, SHIFT):
        pass
    told = press(app, pygame.K_RIGHT, SHIFT)
    brought = [scene.table.brings(action, scene.view) for action in scene.legal()]
    assert "crossing no card" in told and any(words in told for words in brought)
