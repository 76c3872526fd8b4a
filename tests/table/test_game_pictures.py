"""The games' pictures: one each, at any size and turn, and a plain one for a game without."""

from __future__ import annotations

import pygame
import pytest

from tabletop.table.art import game_pictures, svg


@pytest.mark.parametrize("game", game_pictures.GAME_PICTURES)
@pytest.mark.parametrize(("w", "h"), [(70, 76), (146, 160), (470, 300), (120, 300)])
def test_a_picture_fills_its_frame(game: str, w: int, h: int) -> None:
    assert not svg.is_stand_in(f"common/pictures/{game}")
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


def test_a_long_title_is_broken_into_two_lines_of_like_length() -> None:
    lines = game_pictures._balanced("Bounce Bunny Bounce", 17, 146)
    assert lines in (("Bounce", "Bunny Bounce"), ("Bounce Bunny", "Bounce"))
    assert game_pictures._balanced("Bunny Boom", 17, 146) == ("Bunny Boom",)


def test_pictures_differ() -> None:
    shown = {
        pygame.image.tobytes(game_pictures.game_picture(game, 73, 80), "RGBA")
        for game in game_pictures.GAME_PICTURES
    }
    assert len(shown) == len(game_pictures.GAME_PICTURES)
