"""Pickers of set-up: suggestions and the player's own texts for a seat; bad ones cannot start."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.core.registry import game as find_game
from tabletop.scenes.app import App
from tabletop.scenes.further import texts_of
from tabletop.scenes.inputs.picking import PickDialog, Picker
from tabletop.scenes.setup.scene import SetupScene
from tests.scenes.support import click, key, open_app, settle
from tests.typed import some

KEY = "killer_bunnies"
GOOD = "60 EB45"
SHORT = "12 EB45"


def opened(app: App, **texts: str) -> SetupScene:
    """Set-up of a game whose seats choose texts, and own texts by name."""
    game = find_game(KEY)
    for name, text in texts.items():
        texts_of(app, game, "decks").keep(name, text)
    app.go(SetupScene(app, game))
    scene = settle(app)
    assert isinstance(scene, SetupScene)
    return scene


def picker(scene: SetupScene, name: str = "option:deck.0") -> Picker:
    found = scene.controls.find(name)
    assert isinstance(found, Picker)
    return found


def pick(app: App, scene: SetupScene, label: str) -> None:
    """Opens the first seat's picker by mouse and clicks that row."""
    app.frame(click(picker(scene).rect.center), 16.0)
    settle(app)
    assert isinstance(app.dialog, PickDialog) and app.dialog.controls is not None
    row = next(c for c in app.dialog.controls.items if c.label == label)
    app.frame(click(row.rect.center), 16.0)
    settle(app)
    assert app.dialog is None


def test_a_suggestion_is_chosen_with_the_mouse(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = opened(app)
    pick(app, scene, "Storm Syndicate")
    assert scene.state.value("deck.0") == "violet" and scene.state.value("deck.1") == "auto"
    assert picker(scene).text == "Storm Syndicate"
    app.close()


def test_arrows_and_enter_choose_too(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = opened(app)
    scene.focus.go("option:deck.1")
    scene.focus.shown = True
    app.frame([key(pygame.K_RIGHT)], 16.0)
    assert scene.state.value("deck.1") == "blue"
    app.frame([key(pygame.K_RETURN)], 16.0)
    settle(app)
    assert isinstance(app.dialog, PickDialog)
    for code in (pygame.K_DOWN, pygame.K_RETURN):
        app.frame([key(code)], 16.0)
    settle(app)
    assert app.dialog is None and scene.state.value("deck.1") == "violet"
    app.close()


def test_escape_leaves_the_choice_as_it_is(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = opened(app)
    app.frame(click(picker(scene).rect.center), 16.0)
    settle(app)
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert app.dialog is None and app.scene is scene
    assert scene.state.value("deck.0") == "auto"
    app.close()


def test_an_own_text_is_offered_played_and_remembered(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = opened(app, Mine=GOOD)
    pick(app, scene, "Mine")
    assert scene.state.chosen() == {"deck.0": GOOD} and scene.state.problem() == ""
    scene.back()
    again = opened(app)
    assert picker(again).text == "Mine" and again.state.value("deck.0") == GOOD
    app.close()


def test_a_bad_own_text_gets_one_sentence_and_cannot_start(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = opened(app, Short=SHORT)
    pick(app, scene, "Short")
    sentence = scene.state.problem()
    assert sentence.startswith("Deck of Poppy (Short): 48 cards are missing")
    assert app.notice.text == sentence
    start = scene.controls.find("start")
    assert start is not None and not start.enabled and start.tip == sentence
    assert picker(scene).warned
    scene.state.remove_seat(1)
    texts_of(app, scene.game, "decks").keep("Short", GOOD)
    scene.rebuild()
    assert scene.state.problem() == "" and picker(scene).text == "Short"
    app.close()


def test_a_file_that_cannot_be_read_is_listed_and_cannot_be_chosen(tmp_path: Path) -> None:
    folder = tmp_path / KEY / "decks"
    folder.mkdir(parents=True)
    (folder / "broken.txt").write_bytes(b"\xff\xff")
    app = open_app(tmp_path)
    scene = opened(app)
    app.frame(click(picker(scene).rect.center), 16.0)
    settle(app)
    assert app.dialog is not None and app.dialog.controls is not None
    row = next(c for c in app.dialog.controls.items if c.label == "broken")
    assert not row.enabled
    assert (folder / "broken.txt").read_bytes() == b"\xff\xff"
    app.close()


def test_a_text_of_the_last_time_that_is_kept_no_more_still_plays(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = opened(app, Mine=GOOD)
    pick(app, scene, "Mine")
    scene.back()
    texts_of(app, scene.game, "decks").remove("Mine")
    again = opened(app)
    assert picker(again).text == "As last time"
    assert again.state.value("deck.0") == GOOD and again.state.problem() == ""
    app.close()


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("scale", [100, 200])
def test_a_long_list_has_pages_and_stays_in_the_window(
    size: tuple[int, int], scale: int, tmp_path: Path
) -> None:
    app = open_app(tmp_path, size, scale)
    scene = opened(app, **{f"Deck number {number}": GOOD for number in range(14)})
    scene.part = 1
    scene.rebuild()
    page = scene.page
    while scene.controls.find("option:deck.0") is None:
        some(scene.pager).step(1)
        assert scene.page != page
        page = scene.page
    picker(scene).act()
    settle(app, 20)
    seen: set[str] = set()
    for _ in range(30):
        assert app.dialog is not None and app.dialog.controls is not None
        seen |= {c.label for c in app.dialog.controls.items}
        for control in app.dialog.controls.items:
            assert pygame.Rect(0, 0, *size).contains(control.rect)
        app.frame([key(pygame.K_PAGEDOWN)], 16.0)
    assert {"Deck number 0", "Deck number 13", "Storm Syndicate"} <= seen
    app.close()
