"""The play screen's parts have room, and room of their own, at every size, scale and seat count."""

from __future__ import annotations

from itertools import combinations

from pygame import Rect

from tabletop.scenes.overlay import WIDEST
from tabletop.scenes.play.frame import frame
from tabletop.scenes.scale import in_force
from tests.matrix import looped

SIZES = ((960, 600), (1280, 720), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (80, 100, 125, 150, 200)


@looped("size", SIZES)
@looped("percent", SCALES)
@looped("seats", [2, 4, 6])
def test_nothing_overlaps_and_nothing_leaves_the_window(
    size: tuple[int, int], percent: int, seats: int
) -> None:
    parts = frame(size, in_force(percent, size), seats)
    named = {"menu": parts.menu, "prompt": parts.prompt, "table": parts.table}
    named |= {name: rect for name, rect in parts.icons}
    named |= {f"plate {i}": rect for i, rect in enumerate(parts.plates)}
    if parts.title is not None:
        named["title"] = parts.title
    if parts.log_button is not None:
        named["log button"] = parts.log_button
    else:
        named["log"] = parts.log
    window = Rect(0, 0, *size)
    for name, rect in named.items():
        assert rect.w > 0 and rect.h > 0 and window.contains(rect), name
    for (one, a), (two, b) in combinations(named.items(), 2):
        assert not a.colliderect(b), f"{one} overlaps {two}"


def test_a_wide_window_keeps_the_log_open_and_a_narrow_one_puts_it_into_a_drawer() -> None:
    assert frame((1280, 720), 1.0, 2).log_button is None
    assert frame((960, 600), 1.0, 2).log_button is not None


def test_a_low_window_drops_the_prompts_second_line() -> None:
    assert frame((1280, 720), 1.0, 2).two_lines
    assert not frame((960, 600), 1.0, 2).two_lines


def test_panels_end_on_one_line() -> None:
    parts = frame((1280, 720), 1.0, 2)
    assert parts.log.bottom == parts.table.bottom == 700


@looped("size", SIZES)
@looped("percent", SCALES)
@looped("tall", [True, False])
def test_a_notice_of_one_line_lies_over_no_button(
    size: tuple[int, int], percent: int, tall: bool
) -> None:
    s = in_force(percent, size)
    parts = frame(size, s, 4, tall)
    room = parts.notices
    wide, high = min(room.w, round(WIDEST * s)), min(room.h, round(42 * s))
    paper = Rect(room.centerx - wide // 2, room.bottom - high, wide, high)
    buttons = {"menu": parts.menu, "log": parts.log_button or Rect(0, 0, 0, 0), **dict(parts.icons)}
    assert [name for name, rect in buttons.items() if paper.colliderect(rect)] == []


@looped("size", SIZES)
@looped("percent", SCALES)
@looped("tall", [True, False])
@looped("large", [True, False])
def test_a_notice_of_many_lines_lies_over_no_button_of_the_bar_and_no_plate_beside_the_table(
    size: tuple[int, int], percent: int, tall: bool, large: bool
) -> None:
    s = in_force(percent, size)
    parts = frame(size, s, 4, tall, large)
    room = parts.notices
    wide = min(room.w, round(WIDEST * s))
    paper = Rect(room.centerx - wide // 2, max(0, room.bottom - round(150 * s)), wide, 150 * s)
    assert [name for name, rect in parts.icons if paper.colliderect(rect)] == []
    assert not paper.colliderect(parts.menu)
    assert not parts.chips or paper.collidelist(parts.plates) < 0
