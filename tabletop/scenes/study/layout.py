"""Places the parts of looking back, for every size and scale. Pure geometry."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

WIDE, TALL = 1000, 600
"""From so many style pixels on list and reason lie beside the table; else a button turns from the
table to the list."""
LOW = 520
"""Below this height the course is its slider alone."""

FLAT, LEAST_SIDE = 2.0, 230
"""Least ratio of a table's width to its height, and least width left in style pixels, for the
paper of the present choice to stand beside it."""

GAP, RING = 12, 10
"""Style pixels between the papers, and between the words over the course and the course, where its
ring of focus runs."""
SIDE, ASIDE = 0.4, 0.34
"""Shares of the width of list and reason together, and of the reason alone."""


@dataclass(frozen=True, slots=True)
class Parts:
    """Window rectangles of the screen.

    Attributes:
        beside: whether list and table are in sight together.
        aside: whether the paper of the present choice alone stands beside the table.
        drawn: whether the course is drawn over its slider.
        table: the paper of the table.
        choices: the paper of the list.
        reason: the paper of the present choice.
        foot: the paper of course and controls.
        head: the row of words over the course; without height where there is no room for it.
        course: what the course may fill, its slider included.
        controls: the row of buttons below it.
    """

    beside: bool
    aside: bool
    drawn: bool
    table: Rect
    choices: Rect
    reason: Rect
    foot: Rect
    head: Rect
    course: Rect
    controls: Rect


def parts(area: Rect, units: tuple[float, float], s: float, least: int) -> Parts:
    """Lays out `area`, a window of `units` style pixels at scale `s`; `least` is how high a button
    is at least."""
    beside = units[0] >= WIDE and units[1] >= TALL
    drawn = units[1] >= LOW

    def px(length: float) -> int:
        return round(length * s)

    gap, pad = px(GAP if drawn else 6), px(10)
    row = max(least, px(44 if drawn else 38))
    course_h = px(132 if beside else 84) if drawn else max(least, px(28))
    margin = px(8 if drawn else 4)
    head_h = px(22) if beside and units[1] >= 700 else 0
    ring = px(RING) if head_h else 0
    course_h -= ring
    foot_h = head_h + ring + course_h + row + 3 * margin
    foot = Rect(area.x, area.bottom - foot_h, area.w, foot_h)
    head = Rect(foot.x + pad, foot.y + margin, foot.w - 2 * pad, head_h)
    course = Rect(head.x, head.bottom + ring, foot.w - 2 * pad, course_h)
    controls = Rect(foot.x + pad, course.bottom + margin, foot.w - 2 * pad, row)
    upper = Rect(area.x, area.y, area.w, foot.y - gap - area.y)
    flat = upper.w > FLAT * upper.h and upper.w * ASIDE >= px(LEAST_SIDE)
    aside = flat and not beside
    if beside:
        side_w = round(upper.w * SIDE)
        table = Rect(upper.x, upper.y, upper.w - side_w - gap, upper.h)
        side = Rect(table.right + gap, upper.y, side_w, upper.h)
        least = min(px(150), round(side.h * 0.44))
        reason_h = min(px(170), max(least, round(side.h * 0.385)))
        choices = Rect(side.x, side.y, side.w, side.h - reason_h - gap)
        reason = Rect(side.x, choices.bottom + gap, side.w, reason_h)
    elif aside:
        reason = Rect(0, upper.y, round(upper.w * ASIDE), upper.h)
        reason.right = upper.right
        table = Rect(upper.x, upper.y, reason.x - gap - upper.x, upper.h)
        choices = table.copy()
    else:
        reason_h = max(44, px(66 if drawn else 54))
        table = Rect(upper.x, upper.y, upper.w, upper.h - reason_h - px(8))
        choices = table.copy()
        reason = Rect(upper.x, table.bottom + px(8), upper.w, reason_h)
    return Parts(beside, aside, drawn, table, choices, reason, foot, head, course, controls)
