"""The table fits its room at every size and scale, with and without the Great Cloud."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from pygame import Rect

from tabletop.games.bunny_kingdom.rules.boards import SPACES, WORLD
from tabletop.games.bunny_kingdom.table import art_cloud, art_map
from tabletop.games.bunny_kingdom.table.layout import HANG, Places, places, shelf_rects
from tabletop.games.bunny_kingdom.table.maps import STEPS, Maps
from tabletop.games.bunny_kingdom.table.panel import Panel
from tabletop.scenes.play.frame import frame
from tabletop.scenes.scale import in_force
from tabletop.table.contract import Host
from tabletop.table.stage import Stage
from tests.matrix import looped

WINDOWS = [
    ((960, 600), 80), ((960, 600), 100), ((960, 600), 200), ((1280, 720), 100),
    ((1280, 800), 100), ((1280, 720), 200), ((1920, 1080), 100), ((1920, 1080), 150),
    ((1920, 1080), 200), ((3840, 2160), 200),
]  # fmt: skip
HANDS = (2, 5, 6, 10, 12, 15)


def laid_out(size: tuple[int, int], percent: int, sky: bool) -> tuple[Rect, Places]:
    s = in_force(percent, size)
    area = frame(size, s, 5 if sky else 4).table
    return area, places(area, s, sky)


@looped("size, percent", WINDOWS)
@looped("sky", [False, True])
def test_nothing_overlaps_and_nothing_leaves_the_window(
    size: tuple[int, int], percent: int, sky: bool
) -> None:
    area, at = laid_out(size, percent, sky)
    left, top, right, bottom = art_map.rim_widths(at.cell, at.s)
    sheet = Rect(
        at.world.x - left, at.world.y - top, at.world.w + left + right, at.world.h + top + bottom
    )
    papers = [sheet, at.tray, at.undo, at.main]
    if sky:
        west, north, east, south = art_cloud.margins(at.cw, at.ch, at.s)
        papers.append(
            Rect(
                at.cloud.x - west, at.cloud.y - north, at.cloud.w + west + east,
                at.cloud.h + north + south,
            )
        )  # fmt: skip
    if not at.floating:
        papers.append(at.preview)
    hang = round(HANG * at.s)
    grown = Rect(area.x - 4, area.y - 4, area.w + 8, area.h + 8 + hang)
    for part in (*papers, *at.filters, *at.tabs, at.preview, *at.choices):
        assert grown.contains(part), part
        assert Rect(0, 0, *size).contains(part), part
    for one, other in combinations(papers, 2):
        assert not one.colliderect(other), (one, other)
    buttons = (*at.filters, *at.tabs, at.undo, at.main, *at.choices, at.nearer)
    for one, other in combinations(buttons, 2):
        assert not one.colliderect(other), (one, other)
    for tag in (*at.filters, at.nearer):
        assert not tag.colliderect(at.world)
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
        assert button.h >= 40 and button.w >= 40, button


@looped("size, percent", WINDOWS)
@looped("sky", [False, True])
@looped("count", HANDS)
def test_every_hand_lies_in_the_tray_without_a_card_over_another(
    size: tuple[int, int], percent: int, sky: bool, count: int
) -> None:
    _, at = laid_out(size, percent, sky)
    rects = shelf_rects(at.shelf, count, at.most_w, at.s)
    assert len(rects) == count
    for rect in rects:
        assert at.tray.inflate(2, 2).contains(rect)
    for one, other in combinations(rects, 2):
        assert not one.colliderect(other)


def test_at_the_usual_sizes_spaces_and_cards_are_as_large_as_the_style_sheet_wants() -> None:
    for size, percent in (((1280, 720), 100), ((1920, 1080), 150)):
        _, base = laid_out(size, percent, False)
        assert base.cell >= 56 * base.s
        hand = shelf_rects(base.shelf, 10, base.most_w, base.s)
        assert hand[0].w >= 76 * base.s
        _, sky = laid_out(size, percent, True)
        assert min(sky.cw, sky.ch) >= 38 * sky.s
        assert shelf_rects(sky.shelf, 10, sky.most_w, sky.s)[0].w >= 56 * sky.s


@looped("size, percent", WINDOWS)
def test_spaces_too_small_to_be_hit_can_be_brought_nearer(
    size: tuple[int, int], percent: int
) -> None:
    _, at = laid_out(size, percent, True)
    assert at.cell * STEPS[-1] >= 40 and at.ch * STEPS[-1] >= 40


@looped("step", range(len(STEPS)))
def test_at_any_zoom_a_space_is_found_where_it_is_drawn(step: int) -> None:
    _, at = laid_out((1280, 720), 100, True)
    maps = Maps(at)
    maps.world.zoom(step, at.world.center)
    maps.cloud.zoom(step, at.cloud.center)
    found = 0
    for space in range(SPACES):
        middle = maps.rect(space).center
        window = maps.board(space).window
        if window.collidepoint(middle):
            assert maps.at(middle, SPACES) == space
            found += 1
    assert found >= (SPACES if step == 0 else 12)


def test_zooming_keeps_the_point_under_the_pointer_and_the_window_full() -> None:
    _, at = laid_out((1280, 720), 100, True)
    board = Maps(at).world
    pos = (at.world.x + 200, at.world.y + 300)
    before = ((pos[0] - board.x) / board.cw, (pos[1] - board.y) / board.ch)
    assert board.zoom(1, pos)
    after = ((pos[0] - board.x) / board.cw, (pos[1] - board.y) / board.ch)
    assert after == pytest.approx(before, abs=0.05)
    board.pan(10_000, 10_000)
    assert (board.x, board.y) == at.world.topleft
    board.pan(-10_000, -10_000)
    assert board.x + board.cw * 10 == at.world.right
    assert not board.zoom(-9, pos) or board.step == 0
    assert (board.x, board.y) == at.world.topleft


def test_a_space_out_of_sight_is_brought_into_its_window() -> None:
    _, at = laid_out((1280, 720), 100, True)
    maps = Maps(at)
    maps.world.zoom(3, at.world.topleft)
    last = WORLD - 1
    assert not at.world.contains(maps.rect(last))
    assert maps.world.reveal(maps.rect(last))
    assert at.world.contains(maps.rect(last))


def test_a_preview_over_the_map_covers_no_lit_space_unless_it_is_about_another() -> None:
    _, at = laid_out((960, 600), 80, True)
    assert at.floating
    panel = Panel(Host(Stage(), at.s, (), lambda name: None), at)
    maps = Maps(at)
    first, last = maps.rect(5), maps.rect(95)
    low = panel._place(None, [])
    high = panel._place(None, [last])
    assert low is not None and low.colliderect(last)
    assert high is not None and high.colliderect(first) and not high.colliderect(last)
    assert panel._place(None, [first, last]) is None
    assert panel._place(first, [first, last]) == low
    assert panel._place(last, [first, last]) == high


@looped("sky", [False, True])
def test_where_nobody_plays_map_and_hand_have_the_room_of_the_buttons(sky: bool) -> None:
    area = Rect(20, 120, 760, 340)
    played, bare = (places(area, 0.7, sky, bare=bare) for bare in (False, True))
    assert bare.cell > played.cell and bare.shelf.h > played.shelf.h
    assert area.contains(bare.tray) and area.contains(bare.world)
    buttons = (bare.undo, bare.main, bare.nearer, *bare.tabs, *bare.filters)
    assert not any(rect.w or rect.h for rect in buttons)


def test_in_a_low_table_that_is_looked_at_cards_can_be_told_apart() -> None:
    """In review at 960 x 600 and 200 %, the place of each card is visible."""
    parts = places(Rect(0, 0, 886, 205), 0.7, True, 10, bare=True)
    cards = shelf_rects(parts.shelf, 10, parts.most_w, parts.s, least=parts.least_w)
    assert all(b.x - a.x >= 0.6 * a.w for a, b in pairwise(cards) if a.y == b.y)
    assert parts.tray.right <= 886 and not parts.tray.colliderect(parts.world)
