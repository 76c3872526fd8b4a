"""Every sign that is named has its file, can be read, and shows something at 20 px."""

from __future__ import annotations

from pathlib import Path

import pygame

from tabletop.table import assets
from tabletop.table.art import signs, svg
from tests.matrix import looped

FOLDER = next(root for root in assets.ROOTS if (root / "sprites").is_dir()) / "sprites"


@looped("name", signs.SIGNS)
def test_a_sign_is_drawn_and_readable_at_20_px(name: str) -> None:
    assert not svg.is_stand_in(f"common/signs/{name}")
    drawn = signs.sign(name, 20)
    assert drawn.get_size() == (20, 20)
    ink = pygame.mask.from_surface(drawn)
    assert ink.count() >= 16
    box = drawn.get_bounding_rect()
    assert max(box.size) >= 12


@looped("name", signs.SIGNS)
def test_a_sign_keeps_inside_its_box(name: str) -> None:
    """Drawn in a wider view, hardly any ink lies outside the 48 units."""
    body, _ = svg.fragment(f"common/signs/{name}")
    wide = svg.raster(body, 96, 96, (-24, -24, 96, 96))
    ink = pygame.mask.from_surface(wide)
    inside = pygame.mask.Mask((48, 48), fill=True)
    outside = ink.count() - ink.overlap_area(inside, (24, 24))
    assert outside <= 0.03 * ink.count()


def test_no_two_signs_look_the_same() -> None:
    twins = {"gear": "settings"}
    seen: dict[bytes, str] = {}
    for name in signs.SIGNS:
        pixels = pygame.image.tobytes(signs.sign(name, 24), "RGBA")
        other = seen.setdefault(pixels, name)
        assert other == name or twins.get(other) == name, f"{name} looks like {other}"


def test_every_sign_file_is_named_in_the_list() -> None:
    files = {path.stem for path in (FOLDER / "common" / "signs").glob("*.svg")}
    assert files == set(signs.SIGNS)


def test_names_are_not_given_twice() -> None:
    assert len(set(signs.SIGNS)) == len(signs.SIGNS)


@looped("path", sorted(FOLDER.rglob("*.svg")))
def test_a_sprite_file_uses_only_what_the_renderer_knows(path: Path) -> None:
    name = path.relative_to(FOLDER).with_suffix("").as_posix()
    assert not svg.is_stand_in(name)
    text = path.read_text(encoding="utf-8")
    for unknown in ("text", "use", "clipPath", "mask", "filter", "pattern", "image", "style"):
        assert f"<{unknown}" not in text
    opening = text[: text.index(">")]
    assert ("currentColor" in text) == (' color="#' in opening), "the slot's own colour"
    if "Gradient" in text:
        assert 'gradientUnits="userSpaceOnUse"' in text


def test_a_faded_sign_is_paler_and_the_bright_one_stays() -> None:
    bright, faded = signs.sign("carrot", 30), signs.sign("carrot", 30, faded=True)
    assert faded.get_at((15, 15)).a < bright.get_at((15, 15)).a


def test_ink_of_large_signs_grows_slower_than_the_sign() -> None:
    assert signs.line_at(48) == 1.0
    assert signs.line_at(200) < signs.line_at(120) < 1.0
