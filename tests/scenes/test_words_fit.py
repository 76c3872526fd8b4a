"""No word is cut off: on every screen, in every reading font, and in a language a third longer."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from tabletop.core.registry import game as find_game
from tabletop.core.registry import games
from tabletop.scenes.menu import scene as menu_scene
from tabletop.session.seats import human, rabbit
from tabletop.table.art import lettering
from tabletop.words import ENGLISH
from tabletop.words.books import PSEUDO, use
from tests.robots import begin, make_app
from tests.robots import settle as frames_until
from tests.scenes.support import LONGEST, SCREENS, open_app, settle
from tests.scenes.test_play import alone
from tests.typed import some

GAMES = sorted(key for key, game in games().items() if game.package.startswith("tabletop."))
WINDOWS = [((960, 600), 100), ((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 150)]


@pytest.mark.parametrize("name", list(SCREENS))
@pytest.mark.parametrize("pseudo", [pytest.param(False, marks=pytest.mark.slow), True])
def test_screens_hold_their_words(
    name: str, pseudo: bool, tmp_path: Path, clipped: list[str], glued: set[str]
) -> None:
    lettering.set_pseudo_locale(pseudo)
    use(PSEUDO if pseudo else ENGLISH)
    app = open_app(tmp_path)
    SCREENS[name](app)
    for size, scale in WINDOWS:
        app.settings.scale = scale
        pygame.display.set_mode(size, pygame.RESIZABLE)
        settle(app)
        assert not [text for text in clipped if not re.fullmatch(r"\[.\]", text)], (size, scale)
    assert glued == set(), "messages put together in Python"
    app.close()


@pytest.mark.parametrize("key", GAMES)
def test_every_table_holds_its_words_and_glues_none(
    key: str, tmp_path: Path, clipped: list[str], glued: set[str]
) -> None:
    lettering.set_pseudo_locale(key != "killer_bunnies")  # its cards and types stay English
    use(PSEUDO)
    app = make_app(tmp_path, speed=0)
    players = min(find_game(key).info.players)
    seats = (human("Anna", 0), *(rabbit("uniform", seat) for seat in range(1, players)))
    scene = begin(app, key, seats, "5", {})
    frames_until(app, scene, lambda: scene.deciding is not None)
    while scene.running.ply < 16:
        scene.play(scene.running.submit(0, scene.running.legal(0)[0]))
        frames_until(app, scene, lambda: scene.deciding is not None)
    for size, scale in WINDOWS:
        app.settings.scale = scale
        pygame.display.set_mode(size, pygame.RESIZABLE)
        for _ in range(4):
            app.frame([], 50)
        assert clipped == [], (size, scale)
    assert glued == set(), "messages put together in Python"
    app.close()


@pytest.fixture
def glued(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Paragraphs in which messages, each in its brackets, stand together in one sentence."""
    found: set[str] = set()
    wrap = lettering.wrap

    def watched(text: str, *how: Any, **more: Any) -> tuple[str, ...]:
        found.update([text] if is_glued(text) else [])
        return wrap(text, *how, **more)

    monkeypatch.setattr(lettering, "wrap", watched)
    monkeypatch.setattr(menu_scene, "language", lambda: ENGLISH)  # brackets are no one's language
    yield found
    use(ENGLISH)


def is_glued(text: str) -> bool:
    """Checks that two messages stand in one sentence beside each other."""
    depth, spans = 0, []
    for at, letter in enumerate(text):
        depth += {"[": 1, "]": -1}.get(letter, 0)
        if letter == "[" and depth == 1:
            spans.append((at, at))
        elif letter == "]" and depth == 0:
            spans[-1] = (spans[-1][0], at)
    return any(
        text[one[1] - 1] not in ".!?:…"
        and not re.search(r"[.,;:!?/()\n\d·–]", text[one[1] + 1 : two[0]])
        for one, two in pairwise(spans)
    )


def test_messages_in_one_sentence_are_noticed_and_sentences_are_not() -> None:
    assert is_glued("[Turn 3] [of Anna]") and is_glued("[a][b].")
    assert not is_glued("[It ends.] [Anna wins.]") and not is_glued("[Anna [3] and [4]]")


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
