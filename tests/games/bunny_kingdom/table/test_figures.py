"""Fiefs are roped along their spaces, buildings can be told apart, tracks lie on borders."""

from __future__ import annotations

import itertools

import pygame
import pytest
from pygame import FRect

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
from tabletop.table.art.picture import Picture, Size

pytestmark = pytest.mark.usefixtures("painted")

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


def laid(picture: Picture, rect: FRect) -> pygame.Surface:
    """A picture on its place of an empty board of the New World."""
    out = pygame.Surface((CELL * b.SIDE, CELL * b.SIDE), pygame.SRCALPHA)
    picture.at(Size.of(rect, 1.0)).blit(out, *rect.topleft)
    return out


def place(land: tuple[int, ...], cell: float = CELL) -> FRect:
    """The rectangle round spaces of the New World."""
    rects = [art_places.world_rect(space, cell, cell) for space in land]
    return rects[0].unionall(rects)


@pytest.mark.parametrize("land", LANDS[:5])
def test_a_rope_stays_inside_its_spaces(land: tuple[int, ...]) -> None:
    drawn = laid(figures.rope(0, land), place(land))
    inside = pygame.mask.Mask(drawn.get_size())
    for space in land:
        box = pygame.mask.Mask((CELL, CELL), fill=True)
        inside.draw(box, pygame.Rect(place((space,))).topleft)
    inked = pygame.mask.from_surface(drawn, 60)
    outside = inked.count() - inked.overlap_area(inside, (0, 0))
    assert inked.count() > 0
    assert outside <= 0.004 * inked.count()


def test_the_ground_stays_to_be_seen_below_a_wash() -> None:
    land = spaces("C4", "C5", "D5")
    drawn = laid(figures.wash(3, land), place(land))
    middle, beside = (place(spaces(name)).center for name in ("C4", "D4"))
    assert drawn.get_at((int(middle[0]), int(middle[1]))).a == figures.WASH_ALPHA
    assert drawn.get_at((int(beside[0]), int(beside[1]))).a == 0


def test_ropes_of_different_seats_have_their_colours() -> None:
    land = spaces("C4")
    for figure, look in enumerate(SEATS):
        drawn = laid(figures.rope(figure, land), place(land))
        wanted = pygame.Color(look.colour)
        near = pygame.mask.from_threshold(drawn, wanted, (14, 14, 14, 255))
        assert near.count() > CELL


@pytest.mark.parametrize("rect", [FRect(0, 0, side, side) for side in (43, 56, 84)]
                         + [FRect(0, 0, w, w * 0.74) for w in (48, 70)], ids=str)
def test_a_tag_lies_in_its_space_on_no_face_and_no_good(rect: FRect) -> None:
    words, near = figures.tag_words(5, 3), min(rect.size) / 56
    box = art_places.tag_at(rect, *figures.tag_size(words, near, 1.0))
    assert rect.contains(box)
    rabbit = art_places.rabbit_at(rect)
    face = FRect(0, 0, rabbit.h * 0.5, rabbit.h * 0.26)
    face.center = (rabbit.centerx, rabbit.bottom - rabbit.h * 0.51)
    good = art_places.good_at(0 if rect.w == rect.h else b.space_at("C4-2"), rect)
    assert not box.colliderect(face) and not box.colliderect(good.inflate(-good.w / 5, -good.w / 5))


def shown(picture: Picture, w: int, h: int = 0) -> bytes:
    """The pixels of a picture of that size."""
    return pixels(picture.at(Size(w, h or w, 1.0)).surface)


def test_a_tag_shows_both_numbers() -> None:
    numbers = itertools.product((0, 3, 12), (1, 2, 11))
    tags = {shown(figures.held_tag(0, figures.tag_words(*pair)), 60, 18) for pair in numbers}
    assert len(tags) == 9


# ------------------------------------------------------------------------- buildings, rabbits

BUILT = [
    kind
    for kind in range(1, c.KINDS)
    if kind != c.RAINBOW_2  # both Rainbows' feet are alike
]


@pytest.mark.parametrize("h", [20, 60])
def test_every_building_can_be_told_from_the_others(h: int) -> None:
    assert len({shown(figures.building(kind), h) for kind in BUILT}) == len(BUILT)


def test_a_castle_is_wider_the_more_towers_it_has() -> None:
    rect = place((44,))
    widths = [art_places.building_at(rect, kind).w for kind in (c.CITY1, c.CITY2, c.CITY3)]
    assert widths == sorted(set(widths))


def test_a_trading_post_and_a_chimney_show_what_they_were_set_to() -> None:
    for kind in (c.POST, c.CHIMNEY):
        assert len({shown(figures.building(kind, good), 40) for good in (-1, 0, 1, 2)}) == 4


def test_a_stack_of_tokens_shows_its_count() -> None:
    assert shown(figures.token(c.CITY1), 40) != shown(figures.token(c.CITY1, 2), 40)


def test_the_rabbits_of_the_map_differ_in_black() -> None:
    size = Size(34, 44, 1.0)
    drawn = [figures.rabbit(seat).at(size).surface for seat in range(6)]
    for one, two in itertools.combinations(map(pygame.mask.from_surface, drawn), 2):
        both = pygame.mask.Mask((max(one.get_size()[0], two.get_size()[0]), 44))
        both.draw(one, (0, 0))
        apart = both.count() + two.count() - 2 * both.overlap_area(two, (0, 0))
        assert apart > 12


def test_a_rabbit_and_a_building_stand_side_by_side_on_their_space() -> None:
    rect = place((44,))
    for kind in (c.CITY3, c.CAMP_FIRST):
        rabbit, building = art_places.rabbit_at(rect, True), art_places.building_at(rect, kind)
        assert rect.collidepoint(rabbit.midbottom) and rect.collidepoint(building.midbottom)
        assert rabbit.centerx < building.centerx


# ------------------------------------------------------------------------------ board, tracks


def test_the_parts_of_a_fief_are_parted_by_board() -> None:
    assert art_places.split((104, 3, 130, 1)) == ((1, 3), (104, 130))


def test_the_spaces_of_the_great_cloud_do_not_overlap() -> None:
    places = [art_places.cloud_rect(space, 46, 36) for space in range(b.WORLD, b.SPACES)]
    for one, two in itertools.combinations(places, 2):
        assert not one.colliderect(two)
    assert FRect(0, 0, 7 * 46, 5 * 36).contains(places[0].unionall(places[1:]))


def test_targets_of_border_lines_do_not_overlap() -> None:
    found = (art_places.segment_target(segment, 40) for segment in range(rails.SEGMENTS))
    targets = [target.inflate(-0.1, -0.1) for target in found]
    for one, two in itertools.combinations(targets, 2):
        assert not one.colliderect(two)


@pytest.mark.parametrize("segment", [37, 166])
def test_a_track_lies_along_its_border_line(segment: int) -> None:
    rect = art_places.track_at(segment, CELL)
    box = laid(figures.track(), rect).get_bounding_rect()
    target = art_places.segment_target(segment, CELL)
    assert abs(box.centerx - target.centerx) < 2 and abs(box.centery - target.centery) < 2
    assert max(box.size) >= CELL * 0.8 and (box.w > box.h) == (target.w > target.h)


def test_lava_is_seen_on_its_eight_borders_only() -> None:
    ground = art_map.world().at(Size(CELL * 10, CELL * 10, 1.0)).surface
    lava = pygame.Color(colours.LAVA)
    seen = set()
    for segment in range(rails.SEGMENTS):
        target = pygame.Rect(art_places.segment_target(segment, CELL)).clip(ground.get_rect())
        part = ground.subsurface(target)
        near = pygame.mask.from_threshold(part, lava, (12, 12, 12, 255)).count()
        if near > 30:
            seen.add(segment)
    assert seen == set(rails.ON_LAVA)


def test_central_station_takes_its_space_over_with_its_tracks() -> None:
    plain, turned = art_map.world(), [art_map.world(44, turn) for turn in range(4)]
    assert len({shown(drawn, 300) for drawn in (plain, *turned)}) == 5
    assert pixels(art_map.patch(0, 30, 44, 0)) == pixels(art_map.patch(0, 30))


def test_every_space_of_the_great_cloud_shows_its_good() -> None:
    looks = {pixels(art_cloud.patch(space, 46, 36)) for space in b.WONDER_SPACES}
    assert len(looks) == b.WONDERS


@pytest.mark.parametrize("kind", ["tower", "rainbow"])
@pytest.mark.parametrize("reach", [(300, 40), (-200, 120), (0, 200), (40, -160)])
def test_a_link_reaches_from_one_end_to_the_other(kind: str, reach: tuple[int, int]) -> None:
    start = (260.0, 300.0)
    drawn = laid(*figures.link(kind, start, (start[0] + reach[0], start[1] + reach[1]), 1.0))
    for x, y in ((260, 300), (260 + reach[0], 300 + reach[1])):
        around = drawn.subsurface(pygame.Rect(x - 8, y - 8, 16, 16))
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
