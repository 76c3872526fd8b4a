"""Every card of Killer Bunnies can be told from the others at every size, words or no words."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from tabletop.games.killer_bunnies.rules import cards as c
from tabletop.games.killer_bunnies.rules.cards import CARDS
from tabletop.games.killer_bunnies.table import art_signs, faces
from tabletop.table.art import lettering

pytestmark = pytest.mark.usefixtures("painted")

WIDTHS = (66, 86, 98, 132, 320)
NAMED = {card.name: number for number, card in reversed(list(enumerate(CARDS)))}
"""One printed card of each name."""
CREATURES = [n for n, card in enumerate(CARDS) if card.subtype in (c.BUNNY, c.SUPER)]
CITIES = [n for n, card in enumerate(CARDS) if card.subtype == c.CITY]


def pixels(drawn: pygame.Surface) -> bytes:
    return pygame.image.tobytes(drawn, "RGBA")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_face_fills_its_card_and_leaves_round_corners(width: int) -> None:
    for card in range(0, len(CARDS), 23):
        drawn = faces.face(card, width)
        assert drawn.get_size() == (width, round(width * 7 / 5))
        assert drawn.get_at((0, 0)).a == 0
        assert drawn.get_at((width // 2, width // 2)).a == 255


def test_cards_of_different_names_look_different() -> None:
    looks: dict[bytes, str] = {}
    for name, card in NAMED.items():
        assert looks.setdefault(pixels(faces.face(card, 86)), name) == name


def test_a_modifier_wears_the_sign_of_what_it_is_put_under() -> None:
    for subtype, colour in (
        (c.BUNNY_MODIFIER, art_signs.GOLD_STAR), (c.CITY_MODIFIER, art_signs.TOWER_BLUE),
    ):  # fmt: skip
        for card in (n for n in NAMED.values() if CARDS[n].subtype == subtype):
            drawn = faces.face(card, 132)
            corner = drawn.subsurface((96, 120, 30, 30))
            mask = pygame.mask.from_threshold(corner, pygame.Color(colour), (9, 9, 9, 255))
            assert mask.count() > 40, CARDS[card].name


def test_kinds_differ_without_words_and_colour() -> None:
    greys = [
        pygame.Color(colour).grayscale().r for colour in sorted(faces.KIND_COLOUR)
    ]
    assert len(set(greys)) == len(c.KINDS)


@pytest.mark.parametrize(("width", "cut"), [(98, 1), (132, 0), (320, 0)])
def test_names_are_whole_where_names_are_shown_but_for_the_longest_in_hand(
    width: int, cut: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    plain = lettering.write

    def noting(dst: pygame.Surface, text: str, *rest: Any, **named: Any) -> pygame.Rect:
        written.append(text)
        return plain(dst, text, *rest, **named)

    monkeypatch.setattr(faces, "write", noting)
    short = []
    for name, card in NAMED.items():
        written.clear()
        faces.face.__wrapped__(card, width)  # type: ignore[attr-defined]
        if " ".join(written) != name:
            short.append(name)
    assert len(short) <= cut, short


@pytest.mark.parametrize("seen", [54, 58, 66])
def test_a_covered_hand_card_has_its_whole_name_or_none(seen: int) -> None:
    named = 0
    for card in CARDS:
        lines, px = faces._named(card, 91, seen)
        assert not lines or (" ".join(lines) == card.name and px >= 9)
        named += bool(lines)
    assert named > len(CARDS) / 2


def test_the_back_tells_nothing_and_is_no_face() -> None:
    assert pixels(faces.back(80)) not in {pixels(faces.face(card, 80)) for card in CREATURES}


def test_a_ring_card_shows_owner_value_damage_and_modifiers() -> None:
    card = CREATURES[0]
    plain = pixels(faces.ring(card, 74, 0))
    others = [
        faces.ring(card, 74, 1),
        faces.ring(card, 74, 0, value=9),
        faces.ring(card, 74, 0, damage=1),
        faces.ring(card, 74, 0, mods=1),
        faces.ring(card, 74, 0, mood="aimed"),
    ]
    assert len({plain, *map(pixels, others)}) == len(others) + 1
    assert {drawn.get_size() for drawn in others} == {(74, 98)}


def test_a_city_shows_its_occupants_and_whether_it_is_abandoned() -> None:
    city = CITIES[0]
    drawn = [
        faces.ring(city, 74, 2),
        faces.ring(city, 74, 2, inside=3),
        faces.ring(city, 74, 2, inside=4),
        faces.ring(city, 74, 2, shut=True),
    ]
    assert len(set(map(pixels, drawn))) == len(drawn)


def test_a_saved_tab_says_whether_it_is_spent() -> None:
    card = NAMED["Force Bubble"]
    assert pixels(faces.tab(card, 138, 38)) != pixels(faces.tab(card, 138, 38, True))
    assert faces.tab(card, 40, 38).get_size() == (40, 38)


def test_hexagons_differ_without_colour_and_by_state() -> None:
    greys = {pixels(pygame.transform.grayscale(art_signs.hexagon(k, 44))) for k in range(10)}
    assert len(greys) == len(c.HEXAGONS)
    for kind in range(10):
        states = {pixels(art_signs.hexagon(kind, 44, state)) for state in range(3)}
        assert len(states) == 3


def test_heroes_villains_and_symbols_have_signs_of_their_own() -> None:
    assert art_signs.align_body(c.HERO, 15, 15, 30) != art_signs.align_body(c.VILLAIN, 15, 15, 30)
    symbols = {pixels(art_signs.symbol(index, 24)) for index in range(len(c.SYMBOLS))}
    assert len(symbols) == len(c.SYMBOLS)


def test_a_pink_panel_is_told_from_a_plain_one_in_grey() -> None:
    def specks(name: str) -> int:
        """Pixels in the panel's upper right corner, beside rays and drawing, darker than it."""
        drawn = pygame.transform.grayscale(faces.face(NAMED[name], 236))
        greys = [drawn.get_at((x, y)).r for x in range(190, 212) for y in range(76, 88)]
        return sum(grey < max(greys) - 12 for grey in greys)

    assert specks("Chrome Clover") == 0
    assert specks("Mud Pie") > 20


def test_words_of_a_face_stay_on_it_in_the_widest_reading_font() -> None:
    outside: list[str] = []
    lettering.set_reading_font("opendyslexic")
    lettering.watch_clipping(lambda text, _ink: outside.append(text))
    try:
        for card in NAMED.values():
            faces.face.__wrapped__(card, 98)  # type: ignore[attr-defined]
    finally:
        lettering.watch_clipping(None)
        lettering.set_reading_font("nunito")
    assert not outside
