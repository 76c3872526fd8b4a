"""Pictures of cards and pieces beside the paragraphs of the rule books."""

from __future__ import annotations

import importlib
from importlib import resources
from pathlib import Path

import pygame
import pytest

from tabletop.core.registry import games
from tabletop.core.words import Paragraph, Section, read_rulebook, rulebook
from tabletop.scenes.books.pages import paged
from tabletop.scenes.books.rulebook import RulebookScene
from tabletop.table.shown import names_in, pictures_of
from tabletop.words import ENGLISH
from tabletop.words.books import languages, use
from tests.scenes.support import open_app, settle
from tests.typed import the

pytestmark = pytest.mark.usefixtures("painted")

OWN = sorted(
    key for key, game in games().items()
    if game.package.startswith("tabletop.") and pictures_of(game.package)
)  # fmt: skip
LEAST = 9
"""Paragraphs with pictures in every game's book."""


@pytest.mark.parametrize("key", OWN)
def test_every_picture_stands_beside_a_paragraph_there_is_and_can_be_drawn(
    key: str, tmp_path: Path
) -> None:
    app = open_app(tmp_path)
    package = games()[key].package
    text = (resources.files(package) / "rulebook.en.md").read_text(encoding="utf-8")
    numbers = {p.number for section in read_rulebook(text) for p in section.paragraphs}
    shown = pictures_of(package)
    assert len(shown) >= LEAST and set(shown) <= numbers
    for pictures in shown.values():
        for picture in pictures:
            assert picture(60).get_width() == 60
    app.close()


@pytest.mark.parametrize("key", OWN)
def test_rule_books_have_pictures_in_every_language(key: str) -> None:
    package = games()[key].package
    numbers = {p.number for section in rulebook(package) for p in section.paragraphs}
    try:
        for code in languages():
            use(code)
            assert len(pictures_of(package)) >= LEAST and set(pictures_of(package)) <= numbers
    finally:
        use(ENGLISH)


@pytest.mark.parametrize("key", OWN)
def test_no_paragraph_names_a_card_or_sign_without_its_picture(key: str) -> None:
    package = games()[key].package
    named = importlib.import_module(f"{package}.table.shown").named()
    text = (resources.files(package) / "rulebook.en.md").read_text(encoding="utf-8")
    shown = pictures_of(package)
    bare = [
        (p.number, names_in(p.text, named))
        for section in read_rulebook(text) for p in section.paragraphs
        if p.number and p.number not in shown and names_in(p.text, named)
    ]  # fmt: skip
    assert not bare
    assert names_in("A Mayor, two Mayors, a Mayor-to-be; MAYOR", ["Mayor"]) == ("Mayor",)


@pytest.mark.parametrize("key", OWN)
def test_pictures_lie_on_their_page_at_every_size(key: str, tmp_path: Path) -> None:
    number = min(pictures_of(games()[key].package))
    for size, scale in (((1280, 720), 100), ((960, 600), 200)):
        app = open_app(tmp_path, size, scale)
        app.go(RulebookScene(app, key, number))
        book = the(RulebookScene, settle(app))
        drawn = []
        for _ in range(40):
            drawn += [node for node in book.stage.nodes if node.key.startswith("drawn:")]
            if drawn:
                break
            book.leaf(1)
        assert drawn and app.faults == 0
        assert all(node.area().bottom <= book.area.bottom for node in drawn)
        app.close()


def test_pictures_without_room_below_go_to_the_next_page_with_the_last_lines() -> None:
    section = Section("S", 1, (Paragraph("X-1", "a b c d e f g h"), Paragraph("X-2", "i")))
    lines = str.split
    pages = paged(
        section, 100, 90, 10, 2, 0, lambda text, width: lines(text),
        lambda number: 40 if number == "X-1" else 0,
    )  # fmt: skip
    assert [[block.number for block in page.blocks] for page in pages] == [["X-1"], ["", "X-2"]]
    assert pages[1].blocks[0].drawn == "X-1" and pages[1].blocks[1].y >= 60
    assert pages[0].blocks[0].lines == tuple("abcdef") and pages[1].blocks[0].lines == ("g", "h")


def test_no_card_is_drawn_twice_beside_a_paragraph() -> None:
    for key in OWN:
        for number, pictures in pictures_of(games()[key].package).items():
            faces = [pygame.image.tobytes(picture(60), "RGBA") for picture in pictures]
            assert len(set(faces)) == len(faces), f"{key} {number}"
