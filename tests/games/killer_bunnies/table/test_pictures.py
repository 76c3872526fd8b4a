"""Every card name has a drawing of its own, and no two of them are alike."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from tabletop.games.killer_bunnies.rules.cards import CARDS
from tabletop.games.killer_bunnies.table import art_arena, creatures
from tabletop.games.killer_bunnies.table.drawings import picture, slug
from tabletop.table import assets
from tabletop.table.art.picture import Size
from tabletop.table.art.svg import is_stand_in

pytestmark = pytest.mark.usefixtures("painted")

NAMES = sorted({card.name for card in CARDS})
SIDE = 24
LEAST_DIFFERENCE = 14.0
"""Mean difference of the 24 x 24 grey pixels of two drawings, of 255."""


def grey(name: str) -> list[int]:
    """A drawing on cream paper, small and without colour."""
    ground = pygame.Surface((96, 96))
    ground.fill("#FFF1C9")
    ground.blit(picture(name, 96), (0, 0))
    small = pygame.transform.smoothscale(pygame.transform.grayscale(ground), (SIDE, SIDE))
    return list(pygame.image.tobytes(small, "RGB")[::3])


SIGNS = {
    "arrows", "burnt", "city_tower", "crater", "damage_burst", "drop_yang", "drop_yin", "hero",
    "level_burst", "menu", "paws", "value_star", "villain",
}  # fmt: skip
"""Drawings that are no card's."""


def test_every_name_has_a_file_or_is_one_of_the_cast() -> None:
    missing = [
        name
        for name in NAMES
        if slug(name) not in creatures.CAST and is_stand_in(f"killer_bunnies/{slug(name)}")
    ]
    assert len(NAMES) == 141
    assert not missing


def test_every_prop_of_the_cast_is_there() -> None:
    props = [f"killer_bunnies/{key}_{layer}" for key, who in creatures.CAST.items()
             for layer in who.layers]  # fmt: skip
    assert not [name for name in props if is_stand_in(name)]
    assert not {who.partner for who in creatures.CAST.values()} - {"", *creatures.CAST}


def test_no_drawing_lies_unused() -> None:
    folder = next(root for root in assets.ROOTS if (root / "sprites" / "killer_bunnies").is_dir())
    files = {path.stem for path in (folder / "sprites" / "killer_bunnies").glob("*.svg")}
    known = {slug(name) for name in NAMES} - set(creatures.CAST) | SIGNS
    known |= {f"{key}_{layer}" for key, who in creatures.CAST.items() for layer in who.layers}
    assert files == known


def test_no_two_drawings_are_alike_even_small_and_grey() -> None:
    greys = {name: grey(name) for name in NAMES}
    alike = []
    for one, other in combinations(NAMES, 2):
        total = sum(abs(a - b) for a, b in zip(greys[one], greys[other], strict=True))
        if total / SIDE**2 < LEAST_DIFFERENCE:
            alike.append((one, other, round(total / SIDE**2, 1)))
    assert not alike


@pytest.mark.parametrize("px", [34, 60, 240])
def test_a_drawing_fills_its_square_and_is_transparent_round_it(px: int) -> None:
    for name in NAMES:
        drawn = picture(name, px)
        ink = drawn.get_bounding_rect(min_alpha=128)
        assert drawn.get_size() == (px, px)
        assert ink.w >= px * 0.55 and ink.h >= px * 0.6, name
        clear = sum(drawn.get_at((x, y)).a < 128 for x in (0, px - 1) for y in (0, px - 1))
        assert clear >= 1, name


def test_moods_change_a_face_and_only_known_ones() -> None:
    for key in ("captain_capacitor", "fan_bunnies", "mayor_mole"):
        drawn = {
            pygame.image.tobytes(creatures.bunny(key, 120, mood), "RGBA")
            for mood in ("", *creatures.MOODS)
        }
        assert len(drawn) == len(creatures.MOODS) + 1


@pytest.mark.parametrize(("w", "h"), [(940, 412), (1100, 400)])
def test_the_arena_fills_the_box_it_is_asked_for(w: int, h: int) -> None:
    floor = art_arena.arena().at(Size(w, h, 1.0))
    for x, y in ((4, h // 2), (w - 4, h // 2), (w // 2, 4), (w // 2, h - 4)):
        assert floor.surface.get_at((floor.ox + x, floor.oy + y)).a == 255
