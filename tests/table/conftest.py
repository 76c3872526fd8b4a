"""What tests of drawings stand on: a screen that nobody sees, and nothing kept from one module to
the next."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tabletop.table.art import cache


@pytest.fixture(scope="module")
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    yield
    cache.clear()


@pytest.fixture(autouse=True)
def looked_at(painted: None) -> None:
    """Every picture of these tests is painted."""
