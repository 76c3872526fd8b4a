"""The drawing ground: SVG fragments, shadows, lettering and the cache of drawings."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from tabletop.table.art import cache, lettering, surface, svg
from tabletop.table.art.cache import DrawingCache
from tabletop.table.art.palette import INK, SEATS, mix, rgba


def test_mixing_runs_from_one_colour_to_the_other() -> None:
    assert mix("#000000", "#FFFFFF", 0) == "#000000"
    assert mix("#000000", "#FFFFFF", 1) == "#FFFFFF"
    assert mix("#102030", "#304050", 0.5) == "#203040"
    assert rgba("#102030", 7) == (16, 32, 48, 7)


def test_a_raster_has_the_size_asked_for_whatever_its_view() -> None:
    for w, h in ((1, 1), (48, 48), (30, 70), (70, 30), (33.4, 20.6), (0, 0)):
        drawn = svg.raster(svg.circle(24, 24, 20, INK), w, h, (0, 0, 48, 48))
        assert drawn.get_size() == (max(1, round(w)), max(1, round(h)))


def test_swapping_colours_happens_all_at_once() -> None:
    poppy, violet = SEATS[0], SEATS[4]
    there = svg.fragment("common/rabbit/head", ((poppy.fur, violet.fur),)).body
    assert violet.fur in there and poppy.fur not in there
    crossed = svg.fragment(
        "common/rabbit/head", ((poppy.fur, poppy.fur_shade), (poppy.fur_shade, poppy.fur))
    ).body
    plain = svg.fragment("common/rabbit/head").body
    assert crossed.count(poppy.fur) == plain.count(poppy.fur_shade)


def test_a_file_is_drawn_in_its_own_colour_or_in_another_one() -> None:
    own, other = (svg.fragment("common/scenery/bush", colour=c).body for c in ("", "#123456"))
    assert "#5A9A4C" in own and "#123456" not in own
    assert own.replace("#5A9A4C", "#123456") == other


def test_lines_of_a_fragment_grow_with_the_factor() -> None:
    plain = svg.fragment("common/rabbit/nose").body
    assert 'stroke-width="3"' in plain
    assert 'stroke-width="6.00"' in svg.fragment("common/rabbit/nose", line=2.0).body


def test_a_masked_surface_shows_only_where_the_mask_is() -> None:
    red = pygame.Surface((20, 20), pygame.SRCALPHA)
    red.fill((255, 0, 0))
    mask = svg.raster(svg.rect(0, 0, 10, 20, 0, "#0000FF"), 20, 20)
    out = surface.masked(red, mask)
    assert out.get_at((4, 10)) == pygame.Color(255, 0, 0)
    assert out.get_at((15, 10)).a == 0
    assert red.get_at((15, 10)).a == 255


def test_a_shadow_falls_down_and_to_the_right() -> None:
    piece = svg.raster(svg.rect(0, 0, 40, 40, 6, "#FFFFFF"), 40, 40)
    art = surface.with_shadow(piece, surface.HELD)
    ground = pygame.Surface((140, 140), pygame.SRCALPHA)
    art.blit(ground, 50, 50)
    assert ground.get_at((70, 70)) == pygame.Color(255, 255, 255)
    assert ground.get_at((70, 94)).a > ground.get_at((70, 45)).a
    assert ground.get_at((94, 70)).a > ground.get_at((45, 70)).a


@pytest.mark.parametrize("kind", (surface.LYING, surface.RAISED, surface.HELD))
@pytest.mark.parametrize("s", (1.0, 2.0))
def test_a_shadow_is_no_larger_than_what_is_seen_of_it(kind: surface.Shadow, s: float) -> None:
    piece = surface.blank(120, 90)
    piece.fill((200, 0, 0, 255))
    art = surface.with_shadow(piece, kind, s)
    whole, seen = art.surface.get_rect(), art.surface.get_bounding_rect(surface.FAINT)
    assert min(seen.x, seen.y, whole.w - seen.right, whole.h - seen.bottom) == 0
    assert art.ox >= 0 and art.oy >= 0
    across, down = whole.w - 2 * art.ox - 120, whole.h - 2 * art.oy - 90
    assert (across, down) == (round(2 * kind.dx * s), round(2 * kind.dy * s))


def test_a_trimmed_drawing_lies_where_it_lay_without_its_empty_edges() -> None:
    face = surface.blank(60, 40)
    face.fill((9, 9, 9, 255), (12, 5, 20, 10))
    art = surface.trimmed(surface.Art(face, 3, 4))
    assert art.surface.get_size() == (20, 10) and (art.ox, art.oy) == (3 - 12, 4 - 5)


def test_grain_changes_a_ground_by_a_few_levels_only() -> None:
    ground = pygame.Surface((300, 300), 0, 32)
    ground.fill((120, 120, 120))
    surface.grain(ground, 1.0)
    levels = [ground.get_at((x, y))[0] for x in range(0, 300, 7) for y in range(0, 300, 7)]
    assert len(set(levels)) > 3
    assert all(abs(level - 120) <= 16 for level in levels)
    assert abs(sum(levels) / len(levels) - 120) < 1.5


def test_a_vignette_darkens_corners_and_not_the_middle() -> None:
    ground = pygame.Surface((320, 180), 0, 32)
    ground.fill((200, 200, 200))
    surface.vignette(ground, 0.3)
    assert ground.get_at((160, 90))[0] == 200
    assert ground.get_at((1, 1))[0] < 170


@pytest.mark.parametrize("anchor", ["topleft", "midleft", "center", "midtop", "topright"])
def test_writing_puts_the_anchor_of_the_line_where_it_was_asked(anchor: str) -> None:
    ground = pygame.Surface((200, 80), pygame.SRCALPHA)
    box = lettering.write(
        ground, "Anna", 100, 40, "body", 16, INK, anchor, outline="#FFFFFF", outline_px=2
    )
    assert getattr(box, anchor) == (100, 40)


def test_digits_are_centred_by_their_ink() -> None:
    ground = pygame.Surface((80, 80), pygame.SRCALPHA)
    for text in ("1", "7", "10", "+5"):
        ink = lettering.digits(ground, text, 40, 40, 30)
        assert abs(ink.centerx - 40) <= 1 and abs(ink.centery - 40) <= 1


def test_wrapped_lines_fit_and_lose_no_word() -> None:
    text = "Anna bounces right to row 2, column 5.\nRIGHT carries her on."
    lines = lettering.wrap(text, "body", 16, 120)
    assert " ".join(lines).split() == text.split()
    assert all(lettering.width_of(line, "body", 16) <= 120 for line in lines)


def test_a_number_stays_with_its_error_and_its_percent_sign() -> None:
    text = "Hop in to row 5, column 2: it wins 56 ± 5 % and no more, 7 % less."
    for width in range(80, 300, 5):
        lines = lettering.wrap(text, "body", 16, width)
        assert " ".join(lines) == text
        assert any("56 ± 5 %" in line for line in lines), width
        assert any("7 %" in line for line in lines), width


@pytest.mark.parametrize(
    ("text", "together"),
    [
        ("Killer Bunnies Odyssey, turn 102", ["turn 102"]),
        ("Zurück mit Strg\u00a0+\u00a0Umschalt\u00a0+\u00a0Z, wo du willst.",
         ["Strg\u00a0+\u00a0Umschalt\u00a0+\u00a0Z,"]),
        ("Tu peux regarder\u00a0: appuie sur I", ["regarder\u00a0:"]),
        ("Of round 3 and turn 14 of the match this is choice 7 of 30.", ["round 3", "turn 14",
                                                                     "choice 7"]),
        ("(1) Bounce down: good. (2) Bounce right: as good.", ["(1) Bounce", "(2) Bounce"]),
        ("Hop in to row 5, column 2: it takes 4 min of all.", ["row 5,", "column 2:", "4 min"]),
    ],
)  # fmt: skip
def test_what_belongs_together_is_in_one_line(text: str, together: list[str]) -> None:
    longest = max(lettering.width_of(words, "body", 16) for words in (*together, *text.split(" ")))
    for width in range(longest, 400, 5):
        lines = lettering.wrap(text, "body", 16, width)
        assert " ".join(lines) == text
        for words in together:
            assert any(words in line for line in lines), (width, lines)


def test_what_belongs_together_is_parted_where_a_line_is_too_short_for_it() -> None:
    width, keys = lettering.width_of("Shift +", "body", 16), "Shift\u00a0+\u00a0Z"
    assert lettering.wrap(keys, "body", 16, width) == ("Shift +", "Z")
    assert lettering.keeps_words(keys, "body", 16, width)


def test_a_word_longer_than_the_line_is_broken_within() -> None:
    word = "Donaudampfschifffahrtsgesellschaft"
    lines = lettering.wrap(word, "body", 16, 90)
    assert "".join(lines) == word and len(lines) > 1
    assert all(lettering.width_of(line, "body", 16) <= 90 for line in lines)


def test_a_text_that_is_too_wide_ends_in_an_ellipsis() -> None:
    short = lettering.fitted("Bartholomew the Third", "heading", 18, 100)
    assert short.endswith("…") and lettering.width_of(short, "heading", 18) <= 100
    assert lettering.fitted("Bo", "heading", 18, 100) == "Bo"


def test_the_reading_font_changes_all_but_titles() -> None:
    def widths() -> list[int]:
        return [lettering.width_of("Who hops next?", role, 24) for role in ("body", "display")]

    before = widths()
    try:
        lettering.set_reading_font("atkinson")
        after = widths()
    finally:
        lettering.set_reading_font("nunito")
    assert before[0] != after[0] and before[1] == after[1]
    with pytest.raises(ValueError, match="choose one of"):
        lettering.set_reading_font("comic")


def test_a_font_outlives_a_restart_of_pygame() -> None:
    assert lettering.width_of("Anna", "body", 16) > 0
    pygame.font.quit()
    assert lettering.width_of("Anna", "body", 16) > 0


def test_the_cache_throws_out_the_longest_unused_first() -> None:
    kept = DrawingCache(limit=3 * 400)
    for name in "abc":
        kept.put(name, pygame.Surface((10, 10), 0, 32))
    assert kept.get("a")[0]
    kept.put("d", pygame.Surface((10, 10), 0, 32))
    assert [kept.get(name)[0] for name in "abcd"] == [True, False, True, True]
    assert kept.used == 1200
    kept.clear()
    assert len(kept) == 0 and kept.used == 0


def test_a_cached_drawing_is_made_once_until_the_cache_is_cleared() -> None:
    made = []

    @cache.cached
    def draw(w: int, h: int = 5) -> pygame.Surface:
        made.append(w)
        return pygame.Surface((w, h))

    assert draw(4) is draw(4)
    assert draw(4) is not draw(6)
    cache.clear()
    draw(4)
    assert made == [4, 6, 4]


def test_breaking_a_word_measures_it_a_few_times_however_long_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    measured = 0
    width_of = lettering.width_of

    def counting(text: str, role: str, px: float) -> int:
        nonlocal measured
        measured += len(text)
        return width_of(text, role, px)

    monkeypatch.setattr(lettering, "width_of", counting)
    for letters in (1000, 8000):
        measured = 0
        lines = lettering.wrap("Wm" * (letters // 2), "body", 16, 300)
        assert "".join(lines) == "Wm" * (letters // 2)
        assert all(width_of(line, "body", 16) <= 300 for line in lines)
        assert measured < 20 * letters
        measured = 0
        assert lettering.fitted("Wm" * (letters // 2), "body", 16, 300).endswith("…")
        assert measured < 2 * letters + 2000


def test_a_broken_word_fills_its_lines() -> None:
    word = "Wiimlaj" * 30
    lines = lettering.wrap(word, "body", 16, 120)
    for line, after in pairwise(lines):
        assert lettering.width_of(line + after[0], "body", 16) > 120
    assert lettering.wrap("WWW", "body", 16, 1) == ("W", "W", "W")


@pytest.mark.parametrize(
    "text", ["a\x00b", "half \ud83d", "\U0001f468\u200d\U0001f469\ufe0f", "\x1b[31m", "\x00"]
)
def test_whatever_stands_in_a_text_it_can_be_set(text: str) -> None:
    ground = pygame.Surface((200, 40), pygame.SRCALPHA)
    lettering.write(ground, text, 4, 4)
    assert lettering.wrap(text, "body", 16, 80) and lettering.fitted(text, "body", 16, 80)


def test_a_joiner_takes_no_room() -> None:
    alone = lettering.width_of("\U0001f468\U0001f469", "body", 16)
    assert lettering.width_of("\U0001f468\u200d\U0001f469", "body", 16) == alone
