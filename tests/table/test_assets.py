"""Missing and broken files give a plain stand-in and one log line; files in the package win."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tabletop.table import assets
from tabletop.table.art import cache, lettering, svg

DOT = '<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/></svg>'


@pytest.fixture
def roots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Path, Path]]:
    """Two empty places to look in, the package's first, with nothing remembered."""
    inside, beside = tmp_path / "inside", tmp_path / "beside"
    for root in (inside, beside):
        for kind in ("sprites", "fonts", "sounds"):
            (root / kind).mkdir(parents=True)
    monkeypatch.setattr(assets, "ROOTS", (inside, beside))
    _forget()
    yield inside, beside
    _forget()


def _forget() -> None:
    assets.forget()
    svg.forget()
    lettering.forget_fonts()
    cache.clear()


def _lines(caplog: pytest.LogCaptureFixture, about: str) -> list[str]:
    return [line for line in caplog.messages if about in line]


def test_an_asset_inside_the_package_wins_over_one_beside_it(roots: tuple[Path, Path]) -> None:
    inside, beside = roots
    (beside / "sprites" / "dot.svg").write_text(DOT)
    assert assets.find("sprites", "dot", (".svg",)) == beside / "sprites" / "dot.svg"
    (inside / "sprites" / "dot.svg").write_text(DOT)
    assert assets.find("sprites", "dot", (".svg",)) == inside / "sprites" / "dot.svg"


@pytest.mark.parametrize("text", ["", "no drawing", "<svg><path", "<svg></svg>", "<p>hm</p>"])
def test_a_broken_sprite_gives_the_stand_in_and_one_log_line(
    roots: tuple[Path, Path], caplog: pytest.LogCaptureFixture, text: str
) -> None:
    (roots[1] / "sprites" / "broken.svg").write_text(text)
    with caplog.at_level(logging.WARNING):
        for px in (20, 40, 20):
            drawn = svg.sprite("broken", px, px)
            assert drawn.get_size() == (px, px)
            assert drawn.get_bounding_rect().width > px / 2
    assert svg.is_stand_in("broken")
    assert len(_lines(caplog, "sprites/broken.svg")) == 1


def test_a_missing_sprite_gives_the_stand_in_and_one_log_line(
    roots: tuple[Path, Path], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        svg.sprite("nowhere", 20, 20)
        svg.sprite("nowhere", 30, 30, swap=(("#FFFFFF", "#000000"),))
    assert len(_lines(caplog, "sprites/nowhere.svg")) == 1


def test_a_sprite_that_is_not_text_gives_the_stand_in(
    roots: tuple[Path, Path], caplog: pytest.LogCaptureFixture
) -> None:
    (roots[1] / "sprites" / "bytes.svg").write_bytes(b"\xff\xfe\x00\x81")
    with caplog.at_level(logging.WARNING):
        svg.sprite("bytes", 20, 20)
    assert len(_lines(caplog, "sprites/bytes.svg")) == 1


@pytest.mark.parametrize("content", [None, b"", b"no font"])
def test_a_missing_or_broken_font_gives_the_built_in_one_and_one_log_line(
    roots: tuple[Path, Path], caplog: pytest.LogCaptureFixture, content: bytes | None
) -> None:
    if content is not None:
        (roots[1] / "fonts" / "nunito-600.woff").write_bytes(content)
    with caplog.at_level(logging.WARNING):
        for px in (16, 18):
            assert lettering.font("body", px).size("Rabbit")[0] > 0
    assert len(_lines(caplog, "fonts/nunito-600")) == 1


@pytest.mark.parametrize("content", [None, b"", b"no sound"])
def test_a_missing_or_broken_sound_is_silence_and_one_log_line(
    roots: tuple[Path, Path], caplog: pytest.LogCaptureFixture, content: bytes | None
) -> None:
    if content is not None:
        (roots[1] / "sounds" / "hop.ogg").write_bytes(content)
    pygame.mixer.init()
    try:
        with caplog.at_level(logging.WARNING):
            assert assets.load_sound("hop") is None
            assert assets.load_sound("hop") is None
    finally:
        pygame.mixer.quit()
    assert len(_lines(caplog, "sounds/hop")) == 1


def test_without_a_mixer_nothing_is_said_about_the_file(
    roots: tuple[Path, Path], caplog: pytest.LogCaptureFixture
) -> None:
    assert not pygame.mixer.get_init()
    with caplog.at_level(logging.WARNING):
        assert assets.load_sound("hop") is None
    assert not _lines(caplog, "sounds/hop")


def test_the_fonts_of_all_reading_choices_are_shipped() -> None:
    for families in lettering._FAMILIES.values():
        for name in families.values():
            assert assets.find("fonts", name, assets.FONT_ENDINGS), name
    assert assets.find("fonts", "caprasimo-400", assets.FONT_ENDINGS)
