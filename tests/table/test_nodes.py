"""The one table of pieces: what is laid can be pointed at, is brought up to date and taken away."""

from __future__ import annotations

import pygame
import pytest
from pygame import FRect

from tabletop.table.art.picture import Size, picture
from tabletop.table.art.surface import Art
from tabletop.table.nodes import Item, NodeTable, Place, nearest, usable_first
from tabletop.table.stage import Stage
from tests.typed import some


@picture
def plain(size: Size, shadow: int = 3) -> Art:
    return Art(pygame.Surface((size.w + 2 * shadow, size.h + 2 * shadow)), shadow, shadow)


def at(x: float, y: float) -> FRect:
    """The place of a card."""
    return FRect(x, y, 40, 60)


@pytest.fixture
def nodes() -> NodeTable:
    return NodeTable(Stage())


def test_a_piece_rests_where_its_box_is_without_its_shadow(nodes: NodeTable) -> None:
    nodes.lay("card:1", plain(), at(100, 50), 3)
    assert nodes.rest("card:1") == pygame.Rect(100, 50, 40, 60)
    assert nodes.rest("nothing") is None


def test_what_lies_topmost_is_named_first_and_what_is_held_or_hidden_not_at_all(
    nodes: NodeTable,
) -> None:
    nodes.lay_place("space:0", FRect(0, 0, 100, 100), 2)
    nodes.lay("low", plain(), at(10, 10), 5)
    nodes.lay("high", plain(), at(10, 10), 9)
    nodes.lay("flower", plain(), at(10, 10), 20, hit=False)
    assert nodes.at((20, 20)) == ["high", "low", "space:0"]
    assert nodes.at((20, 20), but="high") == ["low", "space:0"]
    nodes.hide("low")
    assert nodes.at((20, 20)) == ["high", "space:0"]
    assert nodes.at((99, 99)) == ["space:0"] and nodes.at((200, 0)) == []


def test_what_is_not_shown_again_is_taken_away(nodes: NodeTable) -> None:
    item = Item(plain(), at(0, 0), 1)
    nodes.sync({"a": item, "b": item})
    first, gone = some(nodes.node("a")), some(nodes.node("b"))
    nodes.sync({"a": item._replace(rect=at(5, 5), z=2)})
    assert set(nodes.pieces) == {"a"} and nodes.node("a") is first
    assert gone.stage is None and first.pos == (5, 5) and first.z == 2
    nodes.clear()
    assert not nodes.pieces and first.stage is None


def test_parts_of_a_table_are_shown_apart_and_what_is_held_stays(nodes: NodeTable) -> None:
    item = Item(plain(), FRect(0, 0, 10, 10), 1)
    nodes.sync({"a": item, "b": Place(FRect(0, 0, 10, 10))})
    nodes.sync({"c": item, "d": item}, part="tray")
    nodes.sync({"d": item._replace(rect=FRect(50, 0, 10, 10))}, held="d", part="tray")
    assert set(nodes.pieces) == {"a", "b", "d"}
    assert nodes.rest("d") == pygame.Rect(0, 0, 10, 10)


def test_nothing_is_there_outside_of_its_window(nodes: NodeTable) -> None:
    window = FRect(0, 0, 20, 20)
    nodes.sync({
        "a": Item(plain(0), FRect(10, 0, 40, 20), 1, clip=window),
        "b": Place(FRect(10, 0, 40, 20), clip=window),
    })
    assert nodes.at((15, 5)) == ["a", "b"] and not nodes.at((30, 5))
    node = nodes.node("a")
    assert node is not None and node.area() == pygame.Rect(10, 0, 10, 20)


def test_a_hidden_piece_is_seen_again_once_it_is_laid(nodes: NodeTable) -> None:
    nodes.lay("a", plain(), at(0, 0), 1)
    nodes.hide("a")
    node = nodes.lay("a", plain(), at(0, 0), 1)
    assert node.visible


def test_what_may_be_used_comes_before_what_only_lies_there() -> None:
    assert usable_first(["a", "b", "a", "c"], {"c", "b"}) == ["b", "c", "a"]


def test_the_nearest_in_a_direction_leaves_out_what_lies_behind() -> None:
    spots = (("left", 0, 50), ("right", 100, 50), ("far", 200, 50), ("below", 50, 100))
    rects = [(key, pygame.Rect(x, y, 10, 10)) for key, x, y in spots]
    assert nearest(rects, (55, 55), 1, 0) == "right"
    assert nearest(rects, (55, 55), -1, 0) == "left"
    assert nearest(rects, (55, 55), 0, 1) == "below"
    assert nearest(rects, (55, 55), 0, -1) == ""


def test_a_piece_laid_again_is_as_it_was_laid_last(nodes: NodeTable) -> None:
    nodes.lay("a", plain(), at(0, 0), 1, loose=True, hit=True, radius=3)
    nodes.lay("a", plain(), at(0, 0), 1, loose=False, hit=False, radius=9, below=0.5)
    piece = nodes.pieces["a"]
    assert (piece.loose, piece.hit, piece.radius, piece.below) == (False, False, 9, 0.5)


def test_whoever_asks_where_a_piece_rests_may_change_the_answer(nodes: NodeTable) -> None:
    nodes.lay("a", plain(), at(10, 10), 1)
    rest = nodes.rest("a")
    assert rest is not None
    rest.x += 500
    assert nodes.rest("a") == pygame.Rect(10, 10, 40, 60)


def test_what_lies_straight_ahead_is_nearer_than_what_lies_aside() -> None:
    ahead, aside = pygame.Rect(150, -5, 10, 10), pygame.Rect(90, 50, 10, 10)
    assert nearest([("ahead", ahead), ("aside", aside)], (0, 0), 1, 0) == "ahead"
