"""Fiefs are roped along their spaces, buildings can be told apart, tracks lie on borders."""

from __future__ import annotations

import itertools

import pygame
import pytest

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.rules import rails
from tabletop.games.bunny_kingdom.table import (
    art_cloud,
    art_map,
    art_outline,
    art_places,
    art_scene,
    figures,
)
from tabletop.games.bunny_kingdom.table import art_colours as colours
from tabletop.table.art.palette import SEATS
from tabletop.table.art.surface import Art

CELL = 59


def spaces(*names: str) -> tuple[int, ...]:
    return tuple(sorted(b.space_at(name) for name in names))


def pixels(drawn: pygame.Surface) -> bytes:
    return pygame.image.tobytes(drawn, "RGBA")


def area(line: list[art_outline.Square]) -> float:
    """Returns the signed area of a closed line; holes are negative."""
    pairs = zip(line, [*line[1:], line[0]], strict=True)
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs) / 2


LANDS = [
    spaces("A1"),
    spaces("A1", "A2", "B2"),
    spaces("D3", "D4", "E2", "E3", "E4", "F4"),
    spaces("C4", "D5"),  # touch at a corner only
    spaces("B2", "B3", "B4", "C2", "C4", "D2", "D3", "D4"),  # round a lake
    tuple(range(b.WORLD)),
]


@pytest.mark.parametrize("land", LANDS)
def test_an_outline_goes_round_all_spaces_once(land: tuple[int, ...]) -> None:
    lines = art_outline.loops(art_outline.squares_of(land))
    assert sum(area(line) for line in lines) == len(land)


def test_spaces_that_touch_at_a_corner_have_ropes_of_their_own() -> None:
    lines = art_outline.loops(art_outline.squares_of(spaces("C4", "D5")))
    assert [area(line) for line in lines] == [1, 1]


def test_spaces_of_the_great_cloud_are_roped_together_like_bricks() -> None:
    land = spaces("C2-2", "C3-2", "C3-3")
    lines = art_outline.loops(art_outline.squares_of(land))
    assert len(lines) == 1
    assert area(lines[0]) == 2 * len(land)


@pytest.mark.parametrize("cell", [24, CELL, 120])
@pytest.mark.parametrize("land", LANDS[:5])
def test_a_rope_stays_inside_its_spaces(land: tuple[int, ...], cell: int) -> None:
    drawn = laid(figures.rope(0, land, cell, cell, cell / 59), cell)
    inside = pygame.mask.Mask(drawn.get_size())
    for space in land:
        box = pygame.mask.Mask((cell, cell), fill=True)
        inside.draw(box, figures.world_rect(space, cell).topleft)
    inked = pygame.mask.from_surface(drawn, 60)
    outside = inked.count() - inked.overlap_area(inside, (0, 0))
    assert inked.count() > 0
    assert outside <= 0.004 * inked.count()


def laid(art: Art, cell: int) -> pygame.Surface:
    """A drawing on an empty board of the New World."""
    out = pygame.Surface((cell * b.SIDE, cell * b.SIDE), pygame.SRCALPHA)
    art.blit(out, 0, 0)
    return out


def test_the_ground_stays_to_be_seen_below_a_wash() -> None:
    drawn = laid(figures.wash(3, spaces("C4", "C5"), CELL, CELL), CELL)
    middle = figures.world_rect(b.space_at("C4"), CELL).center
    assert drawn.get_at(middle).a == figures.WASH_ALPHA
    assert drawn.get_at(figures.world_rect(b.space_at("D4"), CELL).center).a == 0


def test_ropes_of_different_seats_have_their_colours() -> None:
    land = spaces("C4")
    for figure, look in enumerate(SEATS):
        drawn = laid(figures.rope(figure, land, CELL, CELL, 1.0), CELL)
        wanted = pygame.Color(look.colour)
        near = pygame.mask.from_threshold(drawn, wanted, (14, 14, 14, 255))
        assert near.count() > CELL


@pytest.mark.parametrize("rect", [pygame.Rect(0, 0, side, side) for side in (43, 56, 84)]
                         + [pygame.Rect(0, 0, w, round(w * 0.74)) for w in (48, 70)], ids=str)
def test_a_tag_lies_in_its_space_on_no_face_and_no_good(rect: pygame.Rect) -> None:
    art = figures.held_tag(0, 5, 3, min(rect.size) / 56)
    box = art.surface.get_rect(center=art_places.tag_spot(rect, art.surface.get_size()))
    assert rect.contains(box)
    assert not box.colliderect(art_places.head(rect))
    space = 0 if rect.w == rect.h else b.space_at("C4-2")
    x, y, size = art_places.good_place(space, rect)
    good = pygame.Rect(0, 0, round(size * 0.8), round(size * 0.8))
    good.center = (x, y)
    assert not box.colliderect(good)


def test_a_tag_shows_both_numbers() -> None:
    looks = {
        pixels(figures.held_tag(0, towers, goods, 1.0).surface)
        for towers, goods in itertools.product((0, 3, 12), (1, 2, 11))
    }
    assert len(looks) == 9


# ------------------------------------------------------------------------- buildings, rabbits

BUILT = [
    kind
    for kind in range(1, c.KINDS)
    if kind != c.RAINBOW_2  # both Rainbows' feet are alike
]


@pytest.mark.parametrize("h", [20, 30, 60])
def test_every_building_can_be_told_from_the_others(h: int) -> None:
    looks = {pixels(figures.building(kind, h).surface) for kind in BUILT}
    assert len(looks) == len(BUILT)


def test_a_castle_is_wider_the_more_towers_it_has() -> None:
    widths = [figures.width_of_building(kind, 30) for kind in (c.CITY1, c.CITY2, c.CITY3)]
    assert widths == sorted(set(widths))


def test_a_trading_post_and_a_chimney_show_what_they_were_set_to() -> None:
    for kind in (c.POST, c.CHIMNEY):
        looks = {pixels(figures.building(kind, 40, good).surface) for good in (-1, 0, 1, 2)}
        assert len(looks) == 4


def test_a_stack_of_tokens_shows_its_count() -> None:
    one, two = figures.token(c.CITY1, 40, 1.0), figures.token(c.CITY1, 40, 1.0, 2)
    assert pixels(one.surface) != pixels(two.surface)


@pytest.mark.parametrize("h", [34, 44])
def test_the_rabbits_of_the_map_differ_in_black(h: int) -> None:
    shapes = [pygame.mask.from_surface(figures.rabbit(seat, h).surface) for seat in range(6)]
    for one, two in itertools.combinations(shapes, 2):
        size = (max(one.get_size()[0], two.get_size()[0]), h)
        both = pygame.mask.Mask(size)
        both.draw(one, (0, 0))
        apart = both.count() + two.count() - 2 * both.overlap_area(two, (0, 0))
        assert apart > 12


def test_a_rabbit_and_a_building_stand_on_their_space() -> None:
    rect = figures.world_rect(44, CELL)
    for built in (c.NOTHING, c.CITY3, c.CAMP_FIRST):
        places = figures.spots(rect, True, built)
        assert rect.collidepoint(places.rabbit)
        assert rect.collidepoint(places.building)
        assert rect.collidepoint(places.goods)


# ------------------------------------------------------------------------------ board, tracks


def test_the_parts_of_a_fief_are_parted_by_board() -> None:
    assert figures.split((104, 3, 130, 1)) == ((1, 3), (104, 130))


def test_the_spaces_of_the_great_cloud_do_not_overlap() -> None:
    places = [figures.cloud_rect(space, 46, 36) for space in range(b.WORLD, b.SPACES)]
    for one, two in itertools.combinations(places, 2):
        assert not one.colliderect(two)
    assert pygame.Rect(0, 0, 7 * 46, 5 * 36).contains(places[0].unionall(places[1:]))


def test_targets_of_border_lines_do_not_overlap() -> None:
    targets = [figures.segment_target(segment, 40) for segment in range(rails.SEGMENTS)]
    for one, two in itertools.combinations(targets, 2):
        assert not one.colliderect(two)


@pytest.mark.parametrize("segment", [0, 37, 109, 110, 166, 219])
def test_a_track_lies_along_its_border_line(segment: int) -> None:
    drawn = laid(figures.track(segment, CELL), CELL)
    box = drawn.get_bounding_rect()
    (x1, y1), (x2, y2) = figures.segment_ends(segment, CELL)
    line = pygame.Rect(x1, y1, x2 - x1, y2 - y1).inflate(24, 24)
    assert line.contains(box)
    assert max(box.size) >= CELL * 0.8


def test_lava_is_seen_on_its_eight_borders_only() -> None:
    ground = art_map.world(CELL)
    lava = pygame.Color(colours.LAVA)
    seen = set()
    for segment in range(rails.SEGMENTS):
        target = figures.segment_target(segment, CELL).clip(ground.get_rect())
        part = ground.subsurface(target)
        near = pygame.mask.from_threshold(part, lava, (12, 12, 12, 255)).count()
        if near > 30:
            seen.add(segment)
    assert seen == set(rails.ON_LAVA)


def test_central_station_takes_its_space_over_with_its_tracks() -> None:
    plain, turned = art_map.world(30), [art_map.world(30, 44, turn) for turn in range(4)]
    assert len({pixels(drawn) for drawn in (plain, *turned)}) == 5
    assert pixels(art_map.patch(0, 30, 44, 0)) == pixels(art_map.patch(0, 30))


@pytest.mark.parametrize("cell", [24, 59, 120])
def test_the_map_is_drawn_at_the_size_asked_for(cell: int) -> None:
    assert art_map.world(cell).get_size() == (10 * cell, 10 * cell)
    rim = art_map.rim(cell, 1.0)
    left, top, right, bottom = art_map.rim_widths(cell, 1.0)
    assert rim.surface.get_width() >= 10 * cell + left + right
    assert rim.surface.get_height() >= 10 * cell + top + bottom


def test_every_space_of_the_great_cloud_shows_its_good() -> None:
    looks = {pixels(art_cloud.patch(space, 46, 36)) for space in b.WONDER_SPACES}
    assert len(looks) == b.WONDERS


@pytest.mark.parametrize("kind", ["tower", "rainbow"])
@pytest.mark.parametrize("reach", [(300, 40), (-200, 120), (0, 200), (40, -160)])
def test_a_link_reaches_from_one_end_to_the_other(kind: str, reach: tuple[int, int]) -> None:
    art = figures.link(kind, *reach, 1.0)
    out = pygame.Surface((900, 700), pygame.SRCALPHA)
    art.blit(out, 450, 350)
    for x, y in ((450, 350), (450 + reach[0], 350 + reach[1])):
        around = out.subsurface(pygame.Rect(x - 8, y - 8, 16, 16))
        assert around.get_bounding_rect().w > 0


@pytest.mark.parametrize("space", [33, 104])
def test_a_near_look_at_a_space_shows_holder_and_building(space: int) -> None:
    looks = [
        pixels(art_scene.scene(space, 200)),
        pixels(art_scene.scene(space, 200, 2)),
        pixels(art_scene.scene(space, 200, 3)),
        pixels(art_scene.scene(space, 200, 3, c.CITY2)),
        pixels(art_scene.scene(space, 200, 3, c.POST, 1)),
    ]
    assert len(set(looks)) == len(looks)


def test_a_space_from_near_is_not_cut_out_of_a_giant_map() -> None:
    near = art_map.patch(44, 240)
    assert near.get_size() == (240, 240)
