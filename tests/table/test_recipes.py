"""Recipes: what two looks differ in moves, turns over, comes and goes by itself, with sounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame
import pytest
from pygame import FRect

from tabletop.core.event import Event
from tabletop.table.art.picture import Picture, Size, picture
from tabletop.table.contract import Host
from tabletop.table.motion import Motion
from tabletop.table.nodes import Item, NodeTable
from tabletop.table.recipes import FlyingRecipes, Looks
from tabletop.table.stage import Node, Stage

HERE, THERE = FRect(0, 0, 40, 60), FRect(100, 0, 40, 60)
EVENT = Event("moved", 0, "a", "here", "there")


@picture
def plain(size: Size, colour: str) -> pygame.Surface:
    face = pygame.Surface((size.w, size.h))
    face.fill(colour)
    return face


def item(rect: FRect, face: str = "red") -> Item:
    return Item(plain(face), rect, 5, face=face)


class Show(FlyingRecipes):
    """Looks are the items themselves."""

    def __init__(self, s: float = 1.0, reduced: bool = False) -> None:
        self.heard: list[str] = []
        host = Host(Stage(), s, (), self.heard.append, reduced)
        super().__init__(host, NodeTable(host.stage, s), 40, _as_they_are)
        self.recipes = {}

    def thing(self, event: Event) -> Picture:
        return plain("red")

    def where(self, place: str, event: Event, looks: Looks) -> FRect:
        return HERE if place == "here" else THERE

    def of(self, before: Mapping[str, Item], after: Mapping[str, Item], **how: Any) -> Motion:
        """The change between these, as it begins."""
        self.nodes.sync(before)
        motion = self.change(100, "lift", "place", **how)(EVENT, before, after)
        assert motion is not None
        return motion

    def node(self, key: str = "a") -> Node:
        node = self.nodes.node(key)
        assert node is not None
        return node


def _as_they_are(looks: Looks) -> Mapping[str, Item]:
    return looks


def test_what_lies_elsewhere_moves_there_and_is_heard_at_both_ends() -> None:
    show = Show()
    motion = show.of({"a": item(HERE), "b": item(HERE)}, {"a": item(THERE), "b": item(HERE)})
    motion.show(50)
    assert show.node().pos == (50, 0) and show.node().z == 40
    assert show.node("b").pos == (0, 0) and show.heard == ["lift"]
    motion.show(100)
    assert show.node().pos == (100, 0) and show.node().z == 5 and show.heard == ["lift", "place"]


@pytest.mark.parametrize("s", [1.0, 2.0])
def test_a_thing_with_another_face_is_narrowest_half_way_and_shows_the_new_one_then(
    s: float
) -> None:
    show, colours, widths = Show(s), [], []
    motion = show.of({"a": item(HERE)}, {"a": item(HERE, "blue")})
    for ms in (10, 45, 55, 90):
        motion.show(ms)
        art = show.node().art
        assert art is not None
        widths.append(art.surface.get_width())
        colours.append(art.surface.get_at((0, 0))[0] > 0)
    assert colours == [True, True, False, False]
    assert max(widths[1:3]) < 20 * s < min(widths[0], widths[3])


def test_things_that_change_places_keep_apart() -> None:
    show = Show()
    one, other = {"a": item(HERE), "b": item(THERE)}, {"a": item(THERE), "b": item(HERE)}
    motion = show.of(one, other, bend=24)
    motion.show(50)
    assert show.node("a").pos == (50, -24) and show.node("b").pos == (50, 24)


def test_new_things_come_one_after_another_from_where_they_lay_and_old_ones_fade() -> None:
    show = Show()
    after = {"a": item(THERE), "b": item(THERE)}
    motion = show.of({"c": item(HERE)}, after, start=item(HERE), every=100, each="deal")
    motion.show(50)
    assert show.node("c").alpha == 128
    assert "a" not in show.nodes and show.heard == ["lift", "deal"]
    motion.show(150)
    assert show.node("a").pos == (50, 0) and "b" not in show.nodes
    motion.show(300)
    assert show.node("b").pos == (100, 0)


def test_only_things_of_that_name_are_shown_changing() -> None:
    show = Show()
    motion = show.of({"a": item(HERE), "b": item(HERE)}, {}, of="b")
    motion.show(100)
    assert show.node("a").alpha == 255 and show.node("b").alpha == 0


def test_what_came_on_the_way_is_gone_when_something_else_is_shown_instead() -> None:
    show = Show()
    show.of({}, {"b": item(THERE)}).show(50)
    assert "b" in show.nodes
    show.nodes.sync({"a": item(HERE)})
    assert "b" not in show.nodes


def test_with_reduced_motion_nothing_moves_and_all_is_heard() -> None:
    show = Show(reduced=True)
    motion = show.of({"a": item(HERE)}, {"a": item(THERE)})
    motion.show(motion.length / 2)
    assert show.node().pos == (0, 0)
    motion.show(motion.length)
    assert show.heard == ["lift", "place"]


def test_what_an_event_is_about_flies_hidden_where_it_lay() -> None:
    show = Show()
    show.nodes.sync({"a": item(HERE)})
    motion = show.fly(100, 0, "deal")(EVENT, {}, {})
    assert motion is not None and not show.node().visible
    motion.show(50)
    flying = next(node for node in show.host.stage.nodes if node.key == "flying")
    assert flying.pos == (50, 0) and show.heard == ["deal"]
    show.clear()
    assert not any(node.key == "flying" for node in show.host.stage.nodes)


def test_what_follows_is_shown_when_the_first_is_over_and_nothing_takes_no_time() -> None:
    show = Show()
    make = show.then(show.beat(100, "lift"), lambda *told: None, show.beat(50, "place"))
    motion = make(EVENT, {}, {})
    assert motion.length == 150
    motion.show(99)
    assert show.heard == ["lift"]
    motion.show(101)
    assert show.heard == ["lift", "place"]


def test_a_beat_chimes_for_the_viewer_alone() -> None:
    show = Show()
    make = show.beat(100, mine="my_turn")
    for viewer in (1, None, 0):
        show.viewer = viewer
        motion = make(EVENT, {}, {})
        assert motion is not None and motion.length == 100
        motion.show(50)
    assert show.heard == ["my_turn"]


def test_a_nod_rises_and_comes_down_where_it_was() -> None:
    show = Show()
    looks = {"a": item(HERE)}
    show.nodes.sync(looks)
    motion = show.nod("a", looks, 100, 14)
    motion.show(50)
    assert show.node().pos == (0, -14)
    motion.show(100)
    assert show.node().pos == (0, 0)
