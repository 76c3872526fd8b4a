"""The widgets: text stays in its box at every scale and font, drawings reach as far as they say."""

from __future__ import annotations

import itertools
import math
import re
from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from tabletop.table.art import cache, lettering, widgets
from tabletop.table.art.papers_shared import cover_places
from tabletop.table.art.surface import Art
from tabletop.table.art.widgets_base import dashed_line

LONG = "Wolfeschlegelstein wohnt seit gestern wieder bei uns"
SCALES = (0.75, 1.0, 1.5, 2.0, 3.0)


@pytest.fixture(autouse=True)
def _plain(screen: pygame.Surface) -> Iterator[None]:
    yield
    lettering.set_reading_font("nunito")
    cache.clear()


def numbers(d: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"[ML](-?[\d.]+),(-?[\d.]+)", d)]


@pytest.mark.parametrize("family", lettering.READING_FONTS)
@pytest.mark.parametrize("s", SCALES)
def test_a_line_too_long_shrinks_and_then_loses_its_end(family: str, s: float) -> None:
    lettering.set_reading_font(family)
    smallest = round(16 * 0.85 * min(s, max(1.0, s / 2.0)))
    for width in (40 * s, 120 * s, 300 * s):
        line = widgets.fit(LONG, "heading", round(20 * s), width, s)
        assert lettering.width_of(line.text, "heading", line.px) <= width
        assert line.px >= min(round(20 * s), smallest)
        if line.text != LONG:
            assert line.text.endswith("…")
            assert line.px == smallest


def test_a_line_that_fits_is_left_alone() -> None:
    assert widgets.fit("Anna", "heading", 18, 200, 1.0) == ("Anna", 18)


def test_lines_never_number_more_than_asked_for_and_never_leave_the_width() -> None:
    for count in (1, 2, 3):
        lines, px = widgets.fit_lines(LONG, "body", 16, 110, count, 1.0)
        assert 1 <= len(lines) <= count
        assert all(lettering.width_of(line, "body", px) <= 110 for line in lines)


def test_a_word_is_made_smaller_before_it_is_broken_within() -> None:
    room = lettering.width_of("Withdraw", "heading", 24)
    lines, px = widgets.fit_lines("Withdraw", "heading", 32, room, 2, 2.0)
    assert (lines, px) == (("Withdraw",), 24)
    narrow = lettering.width_of("Withdr", "heading", 10)
    lines, _ = widgets.fit_lines("Withdraw", "heading", 32, narrow, 2, 2.0)
    assert "".join(lines) == "Withdraw"
    assert len(lines) == 2


def ink_in_margin(art: Art, w: int, h: int, colour: tuple[int, int, int]) -> int:
    """Opaque pixels of about this colour outside the piece's own box."""
    box = pygame.Rect(art.ox, art.oy, w, h)
    hits = 0
    for x in range(0, art.surface.get_width()):
        for y in range(0, art.surface.get_height()):
            if box.collidepoint(x, y):
                continue
            r, g, b, a = art.surface.get_at((x, y))
            if a > 250 and math.dist((r, g, b), colour) < 12:
                hits += 1
    return hits


@pytest.mark.parametrize("s", (0.75, 1.0, 2.0))
def test_no_letter_of_a_button_leaves_its_face(s: float) -> None:
    w, h = round(120 * s), round(46 * s)
    art = widgets.button(LONG, w, h, "danger", "rest", "bolt", s)
    assert ink_in_margin(art, w, h, (255, 255, 255)) == 0
    assert ink_in_margin(art, w, h, (58, 42, 51)) == 0


def test_beside_a_number_a_sign_gives_way_before_the_number_is_cut(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    write = lettering.write

    def telling(face: pygame.Surface, line: str, *rest: Any) -> pygame.Rect:
        told.append(line)
        return write(face, line, *rest)

    monkeypatch.setattr(lettering, "write", telling)
    widgets.button("12", 72, 52, "quiet", icon="home", s=1.9, px=32)
    assert told == ["12"]


@pytest.mark.parametrize("state", ("rest", "hover", "pressed", "disabled"))
@pytest.mark.parametrize("kind", ("primary", "secondary", "danger", "quiet"))
def test_each_state_of_a_button_is_a_drawing_of_its_own(kind: str, state: str) -> None:
    def picture(which: str) -> bytes:
        art = widgets.button("End turn", 160, 46, kind, which)
        return pygame.image.tobytes(art.surface, "RGBA")

    others = [other for other in ("rest", "hover", "pressed", "disabled") if other != state]
    assert all(picture(state) != picture(other) for other in others)


def test_the_pieces_own_box_lies_inside_every_drawing() -> None:
    for s in SCALES:
        w, h = round(100 * s), round(112 * s)
        for art in (
            widgets.focus_ring(w, h, 10, s), widgets.stitches(w, h, 10, s),
            widgets.legal_glow(w, h, 10, s), widgets.chosen_ring(w, h, 10, s),
            widgets.panel(w, h, s), widgets.dialog(w, h, s),
        ):
            assert art.surface.get_width() >= art.ox + w
            assert art.surface.get_height() >= art.oy + h


def test_stitches_look_the_same_again_after_one_period() -> None:
    first = widgets.stitches(100, 112, 10, 1.0, phase=3.0)
    again = widgets.stitches(100, 112, 10, 1.0, phase=3.0 + widgets.STITCH_PERIOD)
    moved = widgets.stitches(100, 112, 10, 1.0, phase=6.0)
    assert first.surface is again.surface
    assert pygame.image.tobytes(first.surface, "RGBA") != pygame.image.tobytes(
        moved.surface, "RGBA"
    )


def test_stitches_are_dashes_on_all_four_sides_at_every_size() -> None:
    for w, h, s in itertools.product((40, 58, 80, 100, 232), (46, 64, 84, 112), (0.75, 1.0, 2.0)):
        art = widgets.stitches(round(w * s), round(h * s), 10, s)
        surface, y = art.surface, art.oy - round(3.2 * s)
        row = [surface.get_at((x, y))[:3] for x in range(art.ox, art.ox + round(w * s))]
        bright = [colour[0] > 200 for colour in row]
        assert any(bright) and not all(bright)


def test_dashes_of_a_round_rectangle_are_of_one_length_and_spread_evenly() -> None:
    d = widgets.dashed_rect(0, 0, 120, 80, 12, 9, 5)
    dashes = [part for part in d.split("M") if part.strip()]
    outline = 2 * (120 - 24) + 2 * (80 - 24) + 2 * math.pi * 12
    assert len(dashes) == round(outline / 14)
    straight = [numbers("M" + part) for part in dashes if "A" not in part]
    lengths = [math.dist(points[0], points[-1]) for points in straight if len(points) == 2]
    assert max(lengths) - min(lengths) < 0.05


def test_dashes_of_a_line_begin_and_end_with_its_ends() -> None:
    points = numbers(dashed_line(3, 2, 90, 2, 5, 4))
    assert points[0] == pytest.approx((3, 2), abs=0.01)
    assert points[-1] == pytest.approx((90, 2), abs=0.01)


@pytest.mark.parametrize(
    "shape, width, h",
    [(widgets.FULL, wide, 84) for wide in (150, 190, 232, 280)]
    + [(widgets.COMPACT, wide, 46) for wide in (150, 190, 232, 280)]
    + [(widgets.CHIP, 84, high) for high in (36, 50, 62, 80, 104)],
)
def test_a_plate_with_the_longest_text_stays_on_its_paper(shape: str, width: int, h: int) -> None:
    counts = (("cards", 12), ("bolt", (2, 3)), ("gift", "+4"), ("carrot", 7))
    art = widgets.plate(4, LONG, LONG, -108, "carrot", counts, width, h, False, shape, 1.0)
    assert ink_in_margin(art, width, h, (58, 42, 51)) == 0
    assert ink_in_margin(art, width, h, (107, 85, 96)) == 0


def test_the_active_plate_wears_stitches() -> None:
    rest = widgets.plate(0, "Anna", "your turn", 1)
    active = widgets.plate(0, "Anna", "your turn", 1, active=True)
    assert active.ox > 0 and active.oy > 0
    gold = [active.surface.get_at((x, active.oy - 3))[:3] for x in range(active.ox + 20, 200)]
    assert any(r > 230 and g > 180 and b < 140 for r, g, b in gold)
    assert rest.surface.get_size() != (0, 0)


def test_a_ribbon_without_a_second_line_is_lower() -> None:
    full = widgets.ribbon(0, "Anna, choose a card", "Click one")
    short = widgets.ribbon(0, "Anna, choose a card")
    assert short.surface.get_height() < full.surface.get_height()


def test_a_slider_gives_back_the_share_its_knob_stands_at() -> None:
    for s in SCALES:
        w = 200 * s
        assert widgets.slider_share(0, w, s) == 0
        assert widgets.slider_share(w, w, s) == 1
        assert widgets.slider_share(w / 2, w, s) == pytest.approx(0.5)


def test_a_choice_of_segments_is_the_one_pointed_at() -> None:
    assert [widgets.segment_at(x, 300, 3) for x in (-5, 10, 150, 299, 400)] == [0, 0, 1, 2, 2]


def test_a_tooltip_is_as_high_as_its_words_need() -> None:
    short = widgets.tooltip("Takes back one choice.", 330)
    longer = widgets.tooltip("Takes back one choice. " * 6, 330)
    assert longer.surface.get_height() > short.surface.get_height()
    assert longer.surface.get_width() == short.surface.get_width()


def test_all_of_a_cover_lies_on_its_paper_in_every_window() -> None:
    sizes = ((640, 400, 1.0), (960, 600, 0.8), (1280, 720, 1.0), (1920, 1080, 1.5), (960, 600, 1.5))
    for w, h, s in sizes:
        at = cover_places(w, h, s, 3)
        assert at.paper.contains(at.ring) and at.paper.contains(at.portrait)
        assert at.ring.w == round(121 * s) and at.portrait.bottom <= at.ring.y
        if at.rows:
            assert at.paper.contains(at.block) and at.block.contains(at.show)
            assert at.portrait.bottom <= at.block.y and at.block.bottom <= at.ring.y


def test_the_same_drawing_is_made_once() -> None:
    assert widgets.panel(200, 100).surface is widgets.panel(200, 100).surface


def test_three_counts_stand_beside_a_score_of_two_figures() -> None:
    counts = (("cards", 3), ("gift", 1), ("carrot", "+4"))
    drawn = [widgets.plate(1, "Bramble", "Easy rabbit", 10, "home", counts[:n], w=230, h=82)
             for n in (2, 3)]  # fmt: skip
    assert pygame.image.tobytes(drawn[0].surface, "RGBA") != pygame.image.tobytes(
        drawn[1].surface, "RGBA")  # fmt: skip


def test_a_count_of_two_figures_stands_on_the_lowest_plate_as_one_figure_does() -> None:
    for height in (40, 104):
        drawn = [
            widgets.plate(1, "Bramble", counts=(("egg", number),), score="", w=84, h=height,
                          shape=widgets.CHIP)
            for number in (16, 18)
        ]  # fmt: skip
        assert pygame.image.tobytes(drawn[0].surface, "RGBA") != pygame.image.tobytes(
            drawn[1].surface, "RGBA"), f"neither is written {height} high"  # fmt: skip


def test_a_low_plate_without_room_for_all_counts_tells_the_first() -> None:
    drawn = [
        pygame.image.tobytes(
            widgets.plate(1, "Bramble", "", "", "", counts, w=230, h=44, shape=widgets.COMPACT)
            .surface, "RGBA")
        for counts in ((), (("egg", 3),), (("egg", 3), ("cards", 16), ("gift", 10)))
    ]  # fmt: skip
    assert drawn[0] != drawn[1] == drawn[2]


def test_choices_beside_each_other_are_written_equally_large(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sizes = []
    write = lettering.write

    def noted(dst: pygame.Surface, text: str, x: float, y: float, role: str, px: float,
              *more: Any) -> pygame.Rect:  # fmt: skip
        sizes.append((text, px))
        return write(dst, text, x, y, role, px, *more)

    monkeypatch.setattr(lettering, "write", noted)
    widgets.segments(("The same luck", "New"), 0, 236, 40, 1.01)
    assert [text for text, _ in sizes] == ["The same luck", "New"]
    assert len({px for _, px in sizes}) == 1 and sizes[0][1] < 16
