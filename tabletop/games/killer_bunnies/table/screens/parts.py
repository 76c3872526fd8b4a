"""The choice between two papers that a narrow screen shows one at a time."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.scenes.inputs.fields import Segments
from tabletop.scenes.screen import Screen


def lay_switch(
    screen: Screen,
    area: pygame.Rect,
    labels: tuple[str, str],
    part: int,
    show: Callable[[int], None],
    label: str,
) -> pygame.Rect:
    """Adds the choice between two papers at the head of a narrow area; returns the rest."""
    row = pygame.Rect(0, area.y, min(area.w, screen.px(340)), screen.tall(40))
    row.centerx = area.centerx
    screen.controls.add(Segments("part", row, labels, part, show, screen.s, label=label))
    below = row.bottom + screen.px(8)
    return pygame.Rect(area.x, below, area.w, area.bottom - below)
