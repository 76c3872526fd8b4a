"""Every card has a drawing of its own, told apart without words and without colour."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tabletop.games.bunny_kingdom.rules import boards as b
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.table import (
    art_lands,
    art_panels,
    art_signs,
    faces,
)
from tabletop.table import assets
from tabletop.table.art import lettering, svg
from tabletop.table.art.picture import Picture, Size

pytestmark = pytest.mark.usefixtures("painted")

WIDTHS = (40, 66, 84, 126, 280)
PARCHMENTS = [card for card in range(c.CARDS) if c.IS_PARCHMENT[card]]
OTHERS = [
    c.IDS.index(name)
    for name in dict.fromkeys(c.IDS[b.SPACES :])
    if not c.IS_PARCHMENT[c.IDS.index(name)]
]
FARMS = (c.FARM, c.LUXURY_CARD)
RAINBOWS = [card for card in range(c.CARDS) if c.GROUP[card] == c.RAINBOW_CARD]


FOLDER = next(root for root in assets.ROOTS if (root / "sprites").is_dir()) / "sprites"
FILES = sorted((FOLDER / "bunny_kingdom").glob("*.svg"))


def pixels(drawn: pygame.Surface) -> bytes:
    return pygame.image.tobytes(drawn, "RGBA")


def differing(one: pygame.Surface, two: pygame.Surface) -> float:
    """The share of pixels in which two drawings of one size clearly differ."""
    total = one.get_width() * one.get_height()
    same = pygame.mask.from_threshold(one, (0, 0, 0), (45, 45, 45, 255), two).count()
    return 1 - same / total


def drawn(picture: Picture, w: int, h: int) -> pygame.Surface:
    return picture.at(Size(w, h, 1.0)).surface


def on_paper(name: str, px: int, grey: bool = False) -> pygame.Surface:
    """A sprite as it looks on a scroll."""
    out = pygame.Surface((px, px))
    out.fill("#F3DCA6")
    out.blit(svg.sprite(name, px, px), (0, 0))
    return pygame.transform.grayscale(out) if grey else out


@pytest.fixture
def made_up_language() -> Iterator[None]:
    lettering.set_pseudo_locale(True)
    yield
    lettering.set_pseudo_locale(False)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_face_fills_its_card_and_leaves_round_corners(width: int) -> None:
    for card in (*range(0, c.CARDS, 11), -1):
        drawn = faces.back(width) if card < 0 else faces.face(card, width)
        assert drawn.get_size() == (width, round(width * 7 / 5))
        assert drawn.get_at((0, 0)).a == 0
        assert drawn.get_at((width // 2, width // 2)).a == 255


def test_all_forty_seven_parchments_have_drawings_of_their_own() -> None:
    names = {art_signs.picture_of(card) for card in PARCHMENTS}
    assert len(PARCHMENTS) == len(names) == 47


def named() -> set[str]:
    """Every drawing that the table asks for, as paths below sprites/."""
    found = {art_signs.picture_of(card) for card in (*PARCHMENTS, *RAINBOWS)}
    found |= {art_signs.picture_of(card) for card in OTHERS if c.GROUP[card] not in FARMS}
    found |= {art_signs.sign_of_building(kind) for kind in range(1, c.KINDS)}
    found |= {*art_signs.GOOD_SIGNS, *art_signs.ROW_SIGNS, *art_signs.PER.values()}
    found |= {name for files in art_lands.SCENES.values() for name in files}
    for source in Path(art_signs.__file__).parent.glob("*.py"):
        found |= set(re.findall(r'"(bunny_kingdom/\w+)"', source.read_text(encoding="utf-8")))
    return {name if "/" in name else f"common/signs/{name}" for name in found}


def test_every_drawing_that_is_asked_for_exists() -> None:
    assert not {name for name in named() if svg.is_stand_in(name)}


def test_every_drawing_is_asked_for() -> None:
    assert {f"bunny_kingdom/{file.stem}" for file in FILES} <= named()


@pytest.mark.parametrize("grey", [False, True], ids=["colour", "grey"])
def test_no_two_parchments_have_the_same_picture(grey: bool) -> None:
    drawn = {card: on_paper(art_signs.picture_of(card), 36, grey) for card in PARCHMENTS}
    for one, two in itertools.combinations(PARCHMENTS, 2):
        share = differing(drawn[one], drawn[two])
        assert share > 0.08, (c.IDS[one], c.IDS[two], share)


def test_no_two_buildings_have_the_same_picture() -> None:
    panels = {
        card: drawn(art_panels.building(card), 54, 54)
        for card in OTHERS
        if c.GROUP[card] not in (c.CAMP_CARD, c.RAILROAD, c.SWITCH)
    }
    for one, two in itertools.combinations(panels, 2):
        share = differing(panels[one], panels[two])
        assert share > 0.03, (c.IDS[one], c.IDS[two], share)


@pytest.mark.parametrize("width", WIDTHS)
def test_cards_that_are_different_look_different(width: int) -> None:
    shown = [*range(b.SPACES), *PARCHMENTS, *OTHERS]
    assert len({pixels(faces.face(card, width)) for card in shown}) == len(shown)


def test_copies_of_a_card_look_the_same() -> None:
    first, second = (c.IDS.index("city2") + i for i in (0, 1))
    assert pixels(faces.face(first, 66)) == pixels(faces.face(second, 66))


@pytest.mark.parametrize("card", [*PARCHMENTS[::6], *OTHERS[::6]])
def test_words_stand_on_a_card_from_110_pixels_up(card: int, made_up_language: None) -> None:
    translated = pixels(faces.face(card, 109)), pixels(faces.face(card, 110))
    lettering.set_pseudo_locale(False)
    plain = pixels(faces.face(card, 109)), pixels(faces.face(card, 110))
    assert translated[0] == plain[0]
    assert translated[1] != plain[1]


@pytest.mark.parametrize("family", lettering.READING_FONTS)
def test_names_stay_on_their_cards(family: str) -> None:
    lettering.set_reading_font(family)
    clipped: list[str] = []
    lettering.watch_clipping(lambda text, _: clipped.append(text))
    try:
        for card in (*PARCHMENTS, *OTHERS):
            for width in (110, 280):
                faces.face(card, width)
    finally:
        lettering.watch_clipping(None)
        lettering.set_reading_font("nunito")
    assert not clipped


def test_a_seal_tells_the_points_or_how_a_parchment_counts() -> None:
    worth = {c.IDS[card]: art_signs.seal(card) for card in PARCHMENTS}
    assert (worth["crown"], worth["woodland_king"], worth["explorer"]) == ("5", "20", "3")
    assert worth["treasure_hunter"] == "×2"
    assert worth["liberal"] == worth["socialist"] == "="


def test_seals_of_treasures_differ_from_those_of_missions() -> None:
    assert pixels(faces.seal_mark("5", 30, True)) != pixels(faces.seal_mark("5", 30))


def test_every_card_has_a_sign_for_the_log() -> None:
    for card in range(c.CARDS):
        name = faces.sign_of(card)
        assert not svg.is_stand_in(name if "/" in name else f"common/signs/{name}"), name


def test_the_drawings_use_only_what_the_renderer_knows() -> None:
    assert len(FILES) > 90
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        for unknown in ("<text", "clipPath", "<filter", "<pattern", "<use", "<mask", "<image"):
            assert unknown not in text, (file.name, unknown)


def test_each_land_has_three_scenes_and_neighbours_of_one_land_show_different_ones() -> None:
    for terrain, names in art_lands.SCENES.items():
        noon = art_lands.at(0.5)
        assert len({art_lands.lit(name, noon) for name in names}) == len(names) >= 3
        for space in range(b.WORLD - 1):
            if b.TERRAIN[space] == b.TERRAIN[space + 1] == terrain and (space + 1) % b.SIDE:
                assert art_lands.scene(space, noon) != art_lands.scene(space + 1, noon)


def test_each_row_has_a_light_of_its_own_and_dusk_is_darker_than_noon() -> None:
    lights = [art_lands.of(row * b.SIDE) for row in range(b.SIDE)]
    assert len(set(lights)) == b.SIDE
    noon, dusk = (pygame.Color(light.on("#FFFFFF")) for light in (lights[4], lights[9]))
    assert sum(dusk[:3]) < sum(noon[:3]) - 100
    one, other = (drawn(art_panels.territory(space), 58, 52) for space in (0, 90))
    assert b.TERRAIN[0] == b.TERRAIN[90] and differing(one, other) > 0.4
