"""Tables and screens look as they did when their reference pictures were made."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.scenes.screenshot import picture
from tests.pictures import FOLDER, Case, cases, difference, drawn, small

pytestmark = pytest.mark.usefixtures("painted")

CASES = list(cases())


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_a_screen_looks_like_its_kept_picture(case: Case, tmp_path: Path) -> None:
    path = FOLDER / f"{case.name}.png"
    assert path.exists(), "no picture is kept: python -m tests.pictures.remake"
    now = drawn(case)
    told = difference(pygame.image.load(path), now)
    if told:
        pygame.image.save(now, tmp_path / "now.png")
    assert not told, (
        f"{told}. Now: {tmp_path / 'now.png'}, kept: {path}. "
        f"If this is wanted: python -m tests.pictures.remake {case.name}"
    )


def test_no_picture_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*")} == {case.name for case in CASES}


def test_they_are_kept_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*")) < 500_000


@pytest.fixture(scope="module")
def whole() -> pygame.Surface:
    """A table as it is shown."""
    shot = next(case.shot for case in CASES if case.name.startswith("table_bunny_boom"))
    return picture(shot)


def changed(whole: pygame.Surface, how: str) -> pygame.Surface:
    """The picture with something done to it."""
    out = whole.copy()
    w, h = out.get_size()
    if how == "a pixel aside":
        out.blit(whole, (1, 1))
    elif how == "a little lighter":
        out.fill((4, 4, 4), special_flags=pygame.BLEND_RGB_ADD)
    elif how == "softer lettering":
        half = pygame.transform.smoothscale(whole, (w // 2, h // 2))
        out = pygame.transform.smoothscale(half, (w, h))
    elif how == "a panel is gone":
        out.fill(whole.get_at((w // 2, h - 8)), (20, h // 3, w // 6, h // 2))
    elif how == "a card is black":
        out.fill((0, 0, 0), (w // 2, h // 2, w // 14, h // 7))
    elif how == "another cloth":
        out.fill((40, 0, 60), special_flags=pygame.BLEND_RGB_ADD)
    elif how == "upside down":
        out = pygame.transform.flip(whole, False, True)
    elif how == "nothing drawn":
        out.fill((30, 30, 30))
    return out


@pytest.mark.parametrize(
    "how", ["as it is", "a pixel aside", "a little lighter", "softer lettering"]
)
def test_what_fonts_and_drivers_do_is_let_pass(whole: pygame.Surface, how: str) -> None:
    assert difference(small(whole), small(changed(whole, how))) == ""


@pytest.mark.parametrize(
    "how", ["a panel is gone", "a card is black", "another cloth", "upside down", "nothing drawn"]
)
def test_what_a_fault_does_is_noticed(whole: pygame.Surface, how: str) -> None:
    assert difference(small(whole), small(changed(whole, how)))


def test_another_size_is_noticed(whole: pygame.Surface) -> None:
    other = pygame.transform.smoothscale(whole, (640, 400))
    assert "instead of" in difference(small(whole), small(other))
