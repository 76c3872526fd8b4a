"""The six rabbits are told apart without colour, keep their badge, and fit every pose."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from tabletop.table.art import rabbit as rabbits
from tabletop.table.art.palette import SEATS

ALL = range(len(SEATS))


def _silhouette(seat: int, height: int = 96) -> pygame.mask.Mask:
    return pygame.mask.from_surface(rabbits.rabbit(seat, height))


def _greys(drawn: pygame.Surface) -> list[int]:
    w, h = drawn.get_size()
    out = []
    for x in range(0, w, 2):
        for y in range(0, h, 2):
            r, g, b, a = drawn.get_at((x, y))
            out.append((r * 299 + g * 587 + b * 114) // 1000 if a > 128 else 255)
    return out


@pytest.mark.parametrize(("one", "other"), list(combinations(ALL, 2)))
def test_two_seats_differ_in_black(one: int, other: int) -> None:
    """The pair of ears is the silhouette: at least 1.5 % of the ink lies elsewhere."""
    a, b = _silhouette(one), _silhouette(other)
    shared = a.overlap_area(b, (0, 0))
    differs = a.count() + b.count() - 2 * shared
    assert differs > 0.015 * a.count()


@pytest.mark.parametrize(("one", "other"), list(combinations(ALL, 2)))
def test_two_seats_differ_in_grey(one: int, other: int) -> None:
    a, b = _greys(rabbits.rabbit(one, 64)), _greys(rabbits.rabbit(other, 64))
    assert sum(abs(x - y) for x, y in zip(a, b)) / len(a) > 6


def test_the_six_letters_differ() -> None:
    assert len({seat.letter for seat in SEATS}) == 6


@pytest.mark.parametrize("seat", ALL)
@pytest.mark.parametrize("pose", rabbits.POSES)
def test_every_pose_is_drawn_whole(seat: int, pose: str) -> None:
    """Nothing touches the edge of the drawing where the pose reaches beyond the upright box."""
    art = rabbits.figure(seat, 96, pose)
    ink = art.surface.get_bounding_rect()
    assert ink.width > 40 and ink.height > 40
    if art.ox or art.oy:
        assert art.surface.get_rect().inflate(-2, -2).contains(ink)


@pytest.mark.parametrize("eyes", rabbits.EYES)
@pytest.mark.parametrize("mouth", rabbits.MOUTHS)
def test_every_expression_is_drawn(eyes: str, mouth: str) -> None:
    plain = rabbits.figure(0, 64, eyes="open", mouth="w").surface
    shown = rabbits.figure(0, 64, eyes=eyes, mouth=mouth).surface
    same = pygame.image.tobytes(plain, "RGBA") == pygame.image.tobytes(shown, "RGBA")
    assert same == (eyes == "open" and mouth == "w")


def test_a_hop_can_lean_either_way() -> None:
    right = rabbits.figure(0, 96, "hop", lean=10).surface
    left = rabbits.figure(0, 96, "hop", lean=-10).surface
    assert right.get_size() == left.get_size()
    assert right.get_bounding_rect().centerx > left.get_bounding_rect().centerx


def test_a_look_moves_the_eyes() -> None:
    ahead = rabbits.figure(0, 96, "look").surface
    aside = rabbits.figure(0, 96, "look", gaze=(1, 0)).surface
    assert pygame.image.tobytes(ahead, "RGBA") != pygame.image.tobytes(aside, "RGBA")


@pytest.mark.parametrize("seat", ALL)
def test_a_pawn_carries_its_badge_from_48_px_on(seat: int) -> None:
    bare, carrying = rabbits.figure(seat, 84), rabbits.pawn(seat, 84)
    assert carrying.surface.get_width() > bare.surface.get_width()
    assert rabbits.pawn(seat, 44).surface.get_size() == rabbits.figure(seat, 44).surface.get_size()


@pytest.mark.parametrize("seat", ALL)
@pytest.mark.parametrize("d", [22, 24, 34, 60])
def test_a_badge_shows_colour_pattern_and_letter(seat: int, d: int) -> None:
    drawn = rabbits.badge(seat, d)
    assert drawn.get_size() == (d, d)
    colours = {tuple(drawn.get_at((x, y)))[:3] for x in range(d) for y in range(d)}
    for colour in (SEATS[seat].colour, SEATS[seat].motif):
        wanted = pygame.Color(colour)
        assert any(
            abs(r - wanted.r) + abs(g - wanted.g) + abs(b - wanted.b) < 60 for r, g, b in colours
        )
    assert drawn.get_at((0, 0)).a == 0


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Anna", "Ben"), ("A", "B")),
        (("Anna", "Andreas"), ("An", "Ad")),
        (("anna", "Anna Lee"), ("A", "Al")),
        (("Zoë", "Ольга"), ("Z", "О")),
        (("小明", "小红"), ("小明", "小红")),
        (("'Anna'", "Ben"), ("A", "B")),
        (("!?", "\u200b"), (SEATS[0].letter, SEATS[1].letter)),
        (("\u0378", "Ben"), (SEATS[0].letter, "B")),
    ],
)
def test_badges_bear_letters_of_the_names_that_tell_them_apart(
    names: tuple[str, str], letters: tuple[str, str]
) -> None:
    assert rabbits.letters_of(dict(enumerate(names))) == dict(enumerate(letters))


@pytest.mark.parametrize("seat", ALL)
def test_a_pattern_shows_at_least_two_motifs_on_a_plate_spine(seat: int) -> None:
    cloth = rabbits.pattern(seat, 26, 84, 20)
    motif = pygame.Color(SEATS[seat].motif)
    near = pygame.mask.from_threshold(cloth, motif, (40, 40, 40, 255))
    assert near.count() > 60


@pytest.mark.parametrize("seat", ALL)
def test_a_portrait_is_round_and_filled(seat: int) -> None:
    drawn = rabbits.portrait(seat, 58)
    assert drawn.get_size() == (58, 58)
    assert drawn.get_at((1, 1)).a == 0
    assert drawn.get_at((29, 29)).a == 255


@pytest.mark.parametrize("seat", ALL)
def test_a_low_pawn_carries_a_small_badge_where_it_must(seat: int) -> None:
    bare, carrying = rabbits.figure(seat, 33), rabbits.pawn(seat, 33, always=True)
    assert carrying.surface.get_width() > bare.surface.get_width()
