"""No word of the papers that lie over the screens is cut off, in a longer language either."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.games.killer_bunnies.rules.deck_building import PRINTS
from tabletop.games.killer_bunnies.table.screens.card_look import CardLook
from tabletop.games.killer_bunnies.table.screens.lists import open_lists
from tabletop.scenes.setup.scene import SetupScene
from tabletop.table.art import lettering
from tabletop.table.controls import Button
from tests.games.killer_bunnies.table.screens.support import GAME, opened
from tests.scenes.support import open_app, settle

WINDOWS = [((960, 600), 100), ((960, 600), 200), ((1280, 720), 100), ((1920, 1080), 150)]
LONG = sorted(range(len(PRINTS)), key=lambda i: -len(PRINTS[i].card.text))[:4]
BOXED = [i for i, found in enumerate(PRINTS) if found.card.hold][:1]


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("pseudo", [False, True])
def test_close_looks_lists_and_exchange_hold_their_words(
    pseudo: bool, size: tuple[int, int], scale: int, tmp_path: Path, clipped: list[str]
) -> None:
    lettering.set_pseudo_locale(pseudo)
    app, builder = opened(tmp_path, size, scale)
    window = pygame.Rect(0, 0, *size)
    for index in (*LONG, *BOXED):
        app.lay(CardLook(index, 3))
        settle(app)
        assert app.dialog is not None and window.contains(app.dialog.box), PRINTS[index].card.name
    builder.texts.keep("A list with quite a long name", "12 EB45")
    open_lists(builder)
    settle(app)
    assert app.dialog is not None and window.contains(app.dialog.box)
    app.dialog.take_away()
    app.dialog = None
    builder._exchange()
    for part in (0, 1):
        app.scene.part = part  # type: ignore[attr-defined]
        app.scene.rebuild()
        settle(app)
    assert clipped == [] and app.faults == 0
    app.close()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_set_up_names_the_screens_it_opens_in_words_in_the_smallest_window(
    language: str, tmp_path: Path, clipped: list[str]
) -> None:
    app = open_app(tmp_path, (960, 600), 100, language=language)
    app.go(SetupScene(app, GAME))
    settle(app)
    for key in ("screen:deck_builder", "screen:tournament", "show_me"):
        assert isinstance(app.scene.controls.find(key), Button), key
    assert clipped == [] and app.faults == 0
    app.close()
