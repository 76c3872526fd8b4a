"""No word is cut off: on every screen, in every reading font, and in a language a third longer."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.session.seats import human, rabbit
from tabletop.table.art import lettering
from tests.robots import begin, make_app
from tests.robots import settle as frames_until
from tests.scenes.support import LONGEST, SCREENS, open_app, settle
from tests.scenes.test_play import alone
from tests.typed import some

WINDOWS = [((960, 600), 100), ((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 150)]


@pytest.mark.parametrize("name", list(SCREENS))
@pytest.mark.parametrize("pseudo", [pytest.param(False, marks=pytest.mark.slow), True])
def test_screens_hold_their_words(
    name: str, pseudo: bool, tmp_path: Path, clipped: list[str]
) -> None:
    lettering.set_pseudo_locale(pseudo)
    app = open_app(tmp_path)
    SCREENS[name](app)
    for size, scale in WINDOWS:
        app.settings.scale = scale
        pygame.display.set_mode(size, pygame.RESIZABLE)
        settle(app)
        assert clipped == [], (size, scale)
    app.close()


@pytest.mark.parametrize("pseudo", [False, True])
@pytest.mark.parametrize("family", lettering.READING_FONTS)
def test_the_table_holds_its_words(
    pseudo: bool, family: str, tmp_path: Path, clipped: list[str]
) -> None:
    lettering.set_pseudo_locale(pseudo)
    app = make_app(tmp_path, speed=0, reading_font=family)
    scene = alone(app)
    for size, scale in WINDOWS:
        app.settings.scale = scale
        pygame.display.set_mode(size, pygame.RESIZABLE)
        for _ in range(6):
            app.frame([], 50)
        scene.hand.take("cell:3")
        scene.look.show(some(scene.table.close_look("cell:30", scene.view)))
        scene.look.close()
        assert clipped == [], (size, scale)
    app.change(reading_font="nunito")
    app.close()


CROWDED: dict[str, tuple[int, dict[str, object]]] = {
    "bunny_bidding": (6, {"specials": True, "powers": True}),
    "bunny_boom": (4, {"fox": True, "burrow": True, "timer": "real"}),
}
"""How many sit at the table, and the options with which most lies on it."""


@pytest.mark.parametrize("key", list(CROWDED))
def test_a_crowded_table_holds_its_words_in_a_longer_language(
    key: str, tmp_path: Path, clipped: list[str]
) -> None:
    lettering.set_pseudo_locale(True)
    players, options = CROWDED[key]
    app = make_app(tmp_path, speed=0)
    seats = (human(LONGEST, 0), *(rabbit("uniform", seat) for seat in range(1, players)))
    scene = begin(app, key, seats, "5", options)
    frames_until(app, scene, lambda: scene.deciding is not None)
    while scene.running.ply < 60 or scene.view.phase not in ("turn", "play"):
        scene.play(scene.running.submit(0, scene.running.legal(0)[0]))
        frames_until(app, scene, lambda: scene.deciding is not None)
    for size, scale in WINDOWS:
        app.settings.scale = scale
        pygame.display.set_mode(size, pygame.RESIZABLE)
        for _ in range(3):
            app.frame([], 50)
        pieces = sorted(key for key in scene.hand.lit() if key.startswith(("card:", "egg:")))
        scene.hand.take(pieces[0])
        scene.refresh()
        scene.look.show(some(scene.table.close_look(pieces[0], scene.view)))
        scene.look.close()
        scene.hand.cancel()
        assert clipped == [], (size, scale)
    app.close()


def test_a_line_that_does_not_fit_is_noticed_and_one_that_does_is_not(clipped: list[str]) -> None:
    paper = pygame.Surface((60, 30), pygame.SRCALPHA)
    lettering.write(paper, "Swap", 4, 4, "body", 16)
    assert clipped == []
    lettering.write(paper, "Exchange two cards", 4, 4, "body", 16)
    assert clipped == ["Exchange two cards"]


def test_the_made_up_language_is_longer_and_keeps_numbers() -> None:
    plain = lettering.width_of("End turn", "heading", 17), lettering.width_of("12", "black", 17)
    lettering.set_pseudo_locale(True)
    try:
        words, number = ("End turn", "heading", 17), ("12", "black", 17)
        longer = lettering.width_of(*words), lettering.width_of(*number)
    finally:
        lettering.set_pseudo_locale(False)
    assert longer[0] > 1.2 * plain[0] and longer[1] == plain[1]
