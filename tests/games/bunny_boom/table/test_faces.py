"""Every card can be told from the others at every size; backs and tiles give nothing away."""

from __future__ import annotations

import pygame
import pytest

from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.table import faces
from tabletop.table.art.svg import raster

pytestmark = pytest.mark.usefixtures("painted")

WIDTHS = (56, 80, 112, 300)


def pixels(drawn: pygame.Surface) -> bytes:
    return pygame.image.tobytes(drawn, "RGBA")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_face_fills_its_card_and_leaves_round_corners(width: int) -> None:
    for card in range(0, c.CARDS, 7):
        drawn = faces.face(card, width)
        assert drawn.get_size() == (width, round(width * 7 / 5))
        assert drawn.get_at((0, 0)).a == 0
        assert drawn.get_at((width // 2, width // 2)).a == 255


def test_cards_that_do_different_things_look_different() -> None:
    looks: dict[bytes, tuple[int, ...]] = {}
    for card in range(c.CARDS):
        means = (
            c.COLOUR[card], c.KIND[card], c.SUIT[card], c.VALUE[card], c.PLAY[card],
            c.FLOW[card], c.MOVE[card],
        )  # fmt: skip
        same = looks.setdefault(pixels(faces.face(card, 80)), means)
        assert same == means


@pytest.mark.parametrize("width", [40, 80])
def test_a_closed_house_is_seen_to_be_closed(width: int) -> None:
    for card in range(0, c.CARDS, 9):
        assert pixels(faces.tile(card, width)) != pixels(faces.tile(card, width, True))


def test_suits_differ_without_colour() -> None:
    marks = [raster(faces.suit_body(suit.lower(), 14, 14, 27), 28, 28) for suit in c.SUITS]
    greys = [pygame.transform.grayscale(mark) for mark in marks]
    assert len({pixels(grey) for grey in greys}) == len(c.SUITS)


def test_both_halves_of_the_deck_have_their_own_back() -> None:
    assert pixels(faces.back(c.PURPLE, 80)) != pixels(faces.back(c.ORANGE, 80))
