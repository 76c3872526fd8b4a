"""Pictures have no size until they are shown, and are drawn at just the pixels they take."""

from __future__ import annotations

import pygame
from pygame import FRect

from tabletop.table.art import cache, widgets
from tabletop.table.art.picture import Size, picture, scaled, sized
from tabletop.table.art.rows import row_of
from tabletop.table.art.sheet import Sheet, folded
from tabletop.table.art.surface import Art
from tabletop.table.nodes import Item, NodeTable
from tabletop.table.stage import Layer, Stage

drawn: list[Size] = []


@picture
def plain(size: Size, colour: str = "red") -> pygame.Surface:
    drawn.append(size)
    return pygame.Surface((size.w, size.h))


def test_a_picture_is_drawn_once_for_each_size_and_equals_one_with_the_same_arguments() -> None:
    cache.clear()
    drawn.clear()
    assert plain("blue") == plain("blue") != plain("red") and not drawn
    first = plain("blue").at(Size(10, 20, 1.0))
    assert plain("blue").at(Size(10, 20, 1.0)) is first and len(drawn) == 1
    assert plain("blue").at(Size(20, 40, 2.0)).surface.get_size() == (20, 40)


def test_a_layer_turns_units_into_pixels_and_back() -> None:
    layer = Layer(Stage(), 1.5)
    rect = layer.pixels(FRect(10, 20, 33.4, 40))
    assert rect == pygame.Rect(15, 30, 50, 60)
    assert layer.units(rect) == FRect(10, 20, 50 / 1.5, 40)


def test_a_moved_picture_is_not_drawn_again_and_a_grown_one_is() -> None:
    cache.clear()
    drawn.clear()
    node = Layer(Stage(), 2.0).picture(plain(), FRect(0, 0, 10, 10))
    for x in range(5):
        node.show(plain(), FRect(x / 4, 0, 10, 10))
    assert node.pos == (2, 0) and drawn == [Size(20, 20, 2.0)]
    node.show(plain(), FRect(0, 0, 15, 10))
    assert drawn[1:] == [Size(30, 20, 2.0)]


def test_a_picture_that_leaned_under_the_pointer_stands_upright_when_it_is_shown_again() -> None:
    node = Layer(Stage(), 1.0).picture(plain(), FRect(0, 0, 10, 10))
    upright, leaning = node.art, Art(pygame.Surface((14, 14)), 2, 2)
    node.put(art=leaning)
    node.show(plain(), FRect(0, 0, 10, 10))
    assert node.art is upright


def test_items_that_are_gone_leave_and_other_pieces_stay() -> None:
    nodes = NodeTable(Stage(), 2.0)
    nodes.lay_place("cell", FRect(0, 0, 50, 50))
    nodes.lay("paper", plain(), FRect(0, 0, 9, 9), 1)
    item = Item(plain(), FRect(10, 10, 20, 20), 3)
    nodes.sync({"a": item, "b": item})
    assert nodes.rest("a") == pygame.Rect(20, 20, 40, 40)
    nodes.sync({"b": item})
    assert set(nodes.pieces) == {"cell", "paper", "b"}


def test_words_on_a_sheet_are_written_at_units() -> None:
    inks = []
    for s in (1.0, 2.0):
        sheet = Sheet(Size(int(200 * s), int(60 * s), s))
        sheet.write("Shocks", 100, 30, "heading", 20, "#000000", "center")
        ink = sheet.art.surface.get_bounding_rect()
        inks.append((ink.centerx / s, ink.h / s))
        assert abs(ink.centerx / s - 100) < 2
    assert abs(inks[0][1] - inks[1][1]) < 3




def test_a_widget_fills_its_place_or_is_as_large_as_its_words() -> None:
    place = Size(90, 60, 1.5)
    assert sized(widgets.panel_face).at(place).surface.get_size() == (90, 60)
    plain, large = (scaled(widgets.price_badge, "+3", k=k).at(place) for k in (1.0, 2.0))
    assert large.surface.get_width() > 1.5 * plain.surface.get_width()


def test_signs_and_numbers_lie_side_by_side_on_one_line() -> None:
    mark = pygame.Surface((20, 20), pygame.SRCALPHA)
    mark.fill("red")
    row = row_of([mark, "7", mark], 16, 4)
    assert row.get_height() == 20 and row.get_at((0, 10))[0] == 255
    assert row.get_at((row.get_width() - 1, 10))[0] == 255
    assert 48 < row.get_width() < 48 + 20


def test_long_words_are_folded_below_each_other_and_none_is_lost() -> None:
    one, two = (folded(text).at(Size(80, 40, 1.0)).surface for text in ("Post", "Trading post"))
    assert one.get_bounding_rect().bottom < 22 < two.get_bounding_rect().bottom <= 40
