"""Lists leave and come in as text: clipboard, files, dropped files; what is there is said first."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.games.killer_bunnies.rules.decks import deck_fault, parse_deck, read_deck
from tabletop.games.killer_bunnies.table.screens.deck_builder import DeckBuilder
from tabletop.games.killer_bunnies.table.screens.exchange import ExchangeScreen
from tabletop.scenes.app import App
from tests.games.killer_bunnies.table.screens.support import opened
from tests.scenes.support import click, key, settle


def exchanging(folder: Path) -> tuple[App, DeckBuilder, ExchangeScreen]:
    app, builder = opened(folder)
    builder.start("blue", "Mine", keep=True)
    app.frame(click(builder.controls.find("exchange").rect.center), 16.0)  # type: ignore[union-attr]
    settle(app)
    assert isinstance(app.scene, ExchangeScreen)
    return app, builder, app.scene


def press(app: App, name: str) -> None:
    control = app.scene.controls.find(name)
    assert control is not None
    app.frame(click(control.rect.center), 16.0)
    settle(app)


def test_what_is_copied_can_be_pasted_as_a_list_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[-1])
    app, builder, _ = exchanging(tmp_path)
    press(app, "copy")
    assert deck_fault(board[0]) is None and read_deck(board[0]) == read_deck("blue")
    app.frame([key(pygame.K_v, pygame.KMOD_CTRL)], 16.0)
    press(app, "take")
    assert app.scene is builder and builder.name == "Mine 2"
    assert builder.bench.cards == read_deck("blue")
    app.close()


def test_a_file_is_written_and_read_and_never_written_over(tmp_path: Path) -> None:
    app, builder, screen = exchanging(tmp_path)
    target = tmp_path / "out.txt"
    screen.paths["write"] = str(target)
    press(app, "write")
    assert read_deck(target.read_text("utf-8")) == read_deck("blue")
    builder.bench.remove(0)
    press(app, "write")
    assert read_deck(target.read_text("utf-8")) == read_deck("blue")
    second = parse_deck((tmp_path / "out 2.txt").read_text("utf-8")).cards
    assert second == builder.bench.cards and len(second) == 59
    screen.paths["read"] = str(target)
    press(app, "read")
    press(app, "take")
    assert builder.name == "Mine 2" and builder.bench.total == 60
    app.close()


def test_a_dropped_file_is_looked_at_from_the_builder_too(tmp_path: Path) -> None:
    app, builder, screen = exchanging(tmp_path)
    screen.back()
    file = tmp_path / "Annas.txt"
    file.write_text("30 EB45; 2 Spam Cannon", encoding="utf-8")
    app.frame([pygame.Event(pygame.DROPFILE, file=str(file))], 16.0)
    settle(app)
    assert isinstance(app.scene, ExchangeScreen) and app.scene.source == "Annas.txt"
    press(app, "take")
    assert builder.name == "Annas" and builder.bench.cards == parse_deck(file.read_text()).cards
    assert app.faults == 0
    app.close()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe\x00", "is no text"),
        (b"   \n", "is empty"),
        (b"Dear Anna,\nhow are you", "no line names a card"),
        (b"90 EB45;" * 9_000, "far too much"),
        (b"EB22\n" + b"nonsense\n" * 9_000, "far too much"),
        (b"x" * 200_000, "too large"),
        (None, "cannot be read"),
    ],
)
def test_what_is_no_list_gets_one_sentence_and_cannot_be_taken(
    content: bytes | None, said: str, tmp_path: Path
) -> None:
    app, builder, screen = exchanging(tmp_path)
    file = tmp_path / "x.txt"
    if content is not None:
        file.write_bytes(content)
    before = builder.bench.cards
    screen.read(file)
    settle(app)
    assert said in screen.problem and app.scene.controls.find("take") is None
    screen.back()
    assert builder.bench.cards == before
    app.close()


def test_places_that_cannot_be_written_are_said(tmp_path: Path) -> None:
    app, _, screen = exchanging(tmp_path)
    for target, said in (
        ("", "First write where"),
        (str(tmp_path), "is a folder"),
        (str(tmp_path / "nowhere" / "x.txt"), "there is no folder"),
    ):
        screen.paths["write"] = target
        press(app, "write")
        told = [app.notice.text, *app.notice._waiting]
        assert any(said in sentence for sentence in told), said
    app.close()
