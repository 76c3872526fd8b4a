"""The table fits its room at every size and scale, with and without the Great Cloud."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from pygame import FRect

from tabletop.games.bunny_kingdom.rules.boards import SPACES, WORLD
from tabletop.games.bunny_kingdom.table.layout import (
    BOTTOM,
    HANG,
    LEFT,
    RIGHT,
    TOP,
    Places,
    margins,
    places,
    shelf_rects,
)
from tabletop.games.bunny_kingdom.table.maps import STEPS, Maps
from tabletop.games.bunny_kingdom.table.panel import Panel
from tabletop.scenes.play.frame import frame
from tabletop.scenes.scale import in_force
from tabletop.table.contract import Host
from tabletop.table.nodes import NodeTable
from tabletop.table.stage import Layer, Stage
from tabletop.table.targets import LEAST
from tests.matrix import looped

WINDOWS = [
    ((960, 600), 80), ((960, 600), 100), ((960, 600), 200), ((1280, 720), 100),
    ((1280, 800), 100), ((1280, 720), 200), ((1920, 1080), 100), ((1920, 1080), 150),
    ((1920, 1080), 200), ((3840, 2160), 200),
]  # fmt: skip
HANDS = (2, 5, 6, 10, 12, 15)


def laid_out(size: tuple[int, int], percent: int, sky: bool) -> tuple[FRect, Places]:
    s = in_force(percent, size)
    area = Layer(Stage(), s).units(frame(size, s, 5 if sky else 4).table)
    return area, places(area, sky, least=LEAST / s, pixel=1 / s)


@looped("size, percent", WINDOWS)
@looped("sky", [False, True])
def test_nothing_overlaps_and_nothing_leaves_the_window(
    size: tuple[int, int], percent: int, sky: bool
) -> None:
    area, at = laid_out(size, percent, sky)
    world, cloud = at.world, at.cloud
    sheet = FRect(
        world.x - LEFT, world.y - TOP, world.w + LEFT + RIGHT, world.h + TOP + BOTTOM
    )
    papers = [sheet, at.tray, at.undo, at.main]
    if sky:
        west, north, east, south = margins(at.ch)
        size_of = (cloud.w + west + east, cloud.h + north + south)
        papers.append(FRect(cloud.x - west, cloud.y - north, *size_of))
    if not at.floating:
        papers.append(at.preview)
    window = FRect(0, 0, size[0] * at.pixel, size[1] * at.pixel).inflate(0.1, 0.1)
    grown = FRect(area.x - 4, area.y - 4, area.w + 8, area.h + 8 + HANG)
    for part in (*papers, *at.filters, *at.tabs, at.preview, *at.choices):
        assert grown.contains(part) and window.contains(part), part
    for one, other in combinations(papers, 2):
        assert not one.colliderect(other), (one, other)
    buttons = (*at.filters, *at.tabs, at.undo, at.main, *at.choices, at.nearer)
    for one, other in combinations(buttons, 2):
        assert not one.colliderect(other), (one, other)
    for tag in (*at.filters, at.nearer):
        assert not tag.colliderect(world)
    for space in range(WORLD, SPACES) if sky else ():
        assert not Maps(at).rect(space).inflate(-6, -6).colliderect(at.cloud_nearer)


@looped("size, percent", WINDOWS)
@looped("sky", [False, True])
def test_buttons_are_large_enough_for_a_finger(
    size: tuple[int, int], percent: int, sky: bool
) -> None:
    _, at = laid_out(size, percent, sky)
    clouds = (at.cloud_nearer,) if sky else ()
    for button in (*at.filters, *at.tabs, at.undo, at.main, *at.choices, at.nearer, *clouds):
        assert min(button.size) >= 39.9 * at.pixel, button


@looped("size, percent", WINDOWS)
@looped("sky", [False, True])
@looped("count", HANDS)
def test_every_hand_lies_in_the_tray_without_a_card_over_another(
    size: tuple[int, int], percent: int, sky: bool, count: int
) -> None:
    _, at = laid_out(size, percent, sky)
    rects = shelf_rects(at.shelf, count, at.most_w)
    assert len(rects) == count
    for rect in rects:
        assert at.tray.inflate(2, 2).contains(rect)
    for one, other in combinations(rects, 2):
        assert not one.inflate(-0.1, -0.1).colliderect(other)


def test_at_the_usual_sizes_spaces_and_cards_are_as_large_as_the_style_sheet_wants() -> None:
    for size, percent in (((1280, 720), 100), ((1920, 1080), 150)):
        _, base = laid_out(size, percent, False)
        assert base.cell >= 56
        assert shelf_rects(base.shelf, 10, base.most_w)[0].w >= 76
        _, sky = laid_out(size, percent, True)
        assert min(sky.cw, sky.ch) >= 38
        assert shelf_rects(sky.shelf, 10, sky.most_w)[0].w >= 56


@looped("size, percent", WINDOWS)
def test_spaces_too_small_to_be_hit_can_be_brought_nearer(
    size: tuple[int, int], percent: int
) -> None:
    _, at = laid_out(size, percent, True)
    assert min(at.cell, at.ch) * STEPS[-1] >= LEAST * at.pixel


def test_zooming_keeps_the_point_under_the_pointer_and_the_window_full() -> None:
    _, at = laid_out((1280, 720), 100, True)
    board = Maps(at).world
    pos = (at.world.x + 200, at.world.y + 300)

    def under() -> tuple[float, float]:
        return (pos[0] - board.place.x) / board.cw, (pos[1] - board.place.y) / board.ch

    before = under()
    assert board.zoom(1, pos)
    assert under() == pytest.approx(before, abs=0.01)
    board.pan(10_000, 10_000)
    assert board.place.topleft == at.world.topleft
    board.pan(-10_000, -10_000)
    assert board.place.bottomright == pytest.approx(at.world.bottomright)
    assert not board.zoom(-9, pos) or board.step == 0
    assert board.place == at.world


def test_a_space_out_of_sight_is_brought_into_its_window() -> None:
    _, at = laid_out((1280, 720), 100, True)
    maps = Maps(at)
    maps.world.zoom(3, at.world.topleft)
    last = WORLD - 1
    assert not at.world.contains(maps.rect(last))
    assert maps.world.reveal(maps.rect(last))
    assert at.world.inflate(0.1, 0.1).contains(maps.rect(last))


def test_a_preview_over_the_map_covers_no_lit_space_unless_it_is_about_another() -> None:
    _, at = laid_out((960, 600), 80, True)
    assert at.floating
    panel = Panel(Host(Stage(), 1.0, (), lambda name: None), at, NodeTable(Stage()))
    maps = Maps(at)
    first, last = maps.rect(5), maps.rect(95)
    low = panel.place(None, [])
    high = panel.place(None, [last])
    assert low is not None and low.colliderect(last)
    assert high is not None and high.colliderect(first) and not high.colliderect(last)
    assert panel.place(None, [first, last]) is None
    assert panel.place(first, [first, last]) == low
    assert panel.place(last, [first, last]) == high


@looped("sky", [False, True])
def test_where_nobody_plays_map_and_hand_have_the_room_of_the_buttons(sky: bool) -> None:
    area = FRect(28, 171, 1086, 486)
    played, bare = (places(area, sky, bare=bare, pixel=1.43) for bare in (False, True))
    assert bare.cell > played.cell and bare.shelf.h > played.shelf.h
    assert area.contains(bare.tray) and area.contains(bare.world)
    buttons = (bare.undo, bare.main, bare.nearer, *bare.tabs, *bare.filters)
    assert not any(rect.w and rect.h for rect in buttons)


def test_in_a_low_table_that_is_looked_at_cards_can_be_told_apart() -> None:
    """In review at 960 x 600 and 200 %, the place of each card is visible."""
    parts = places(FRect(0, 0, 1266, 293), True, 10, bare=True, pixel=1.43)
    room = parts.shelf, 10, parts.most_w
    cards = shelf_rects(*room, least=parts.least_w, floor=parts.floor_w)
    assert all(b.x - a.x >= 0.6 * a.w for a, b in pairwise(cards) if a.y == b.y)
    assert parts.tray.right <= 1266.1 and not parts.tray.colliderect(parts.world)
