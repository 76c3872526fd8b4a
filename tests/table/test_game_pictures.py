"""The games' pictures: one each, at any size and turn, and a plain one for a game without."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tabletop.scenes.shelf import on_the_shelf, players_of
from tabletop.table.art import game_pictures, svg
from tabletop.table.art.lettering import width_of
from tabletop.table.art.looks import looks_of
from tabletop.words.books import use


@pytest.mark.parametrize("game", on_the_shelf())
@pytest.mark.parametrize(("w", "h"), [(70, 76), (146, 160), (470, 300), (120, 300)])
def test_a_picture_fills_its_frame(game: str, w: int, h: int) -> None:
    looks = looks_of(game)
    assert looks is not None and not svg.is_stand_in(looks.picture.ground)
    drawn = game_pictures.game_picture(game, w, h)
    assert drawn.get_size() == (w, h)
    for spot in ((w // 2, 4), (w // 2, h - 5), (4, h // 2), (w - 5, h // 2)):
        assert drawn.get_at(spot).a == 255


def test_a_game_without_a_picture_gets_plain_paper() -> None:
    drawn = game_pictures.game_picture("a_game_to_come", 146, 160)
    assert drawn.get_at((20, 80)).a == 255


@pytest.mark.parametrize("turn", [0.0, 3.0, -4.0])
def test_a_hung_card_grows_only_by_its_turn(turn: float) -> None:
    drawn = game_pictures.hung_card("bunny_boom", "Bunny Boom", "2 to 4 players", 162, 236, turn)
    w, h = drawn.get_bounding_rect().size
    assert w + 1 >= 162 and w <= 162 + 22
    assert h + 1 >= 236 and h <= 236 + 16


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_number_of_players_fits_on_a_card_with_large_letters(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(language)
    wide: list[float] = []

    def write(out: pygame.Surface, text: str, x: float, y: float, role: str, *rest: Any) -> None:
        wide.append(width_of(text, role, rest[0]))

    monkeypatch.setattr(game_pictures, "write", write)
    for game in on_the_shelf().values():
        second = players_of(game.info.players)
        game_pictures.hung_card(game.info.key, game.info.name, second, 223, 325, 0.0, 32)
    assert wide and max(wide) <= 223


def test_a_long_title_is_broken_into_two_lines_of_like_length() -> None:
    lines = game_pictures._balanced("Bounce Bunny Bounce", 17, 146)
    assert lines in (("Bounce", "Bunny Bounce"), ("Bounce Bunny", "Bounce"))
    assert game_pictures._balanced("Bunny Boom", 17, 146) == ("Bunny Boom",)


def test_pictures_differ() -> None:
    shown = {
        pygame.image.tobytes(game_pictures.game_picture(game, 73, 80), "RGBA")
        for game in on_the_shelf()
    }
    assert len(shown) == len(on_the_shelf())
