"""Tables as eyes without one of the three kinds of cones see them:
`python -m tests.pictures.eyes FOLDER [GAME ...]`.

The pictures are for looking at: whatever is told by colour must be told by shape or words as well.
The simulation is that of Machado, Oliveira and Fernandes (2009) at full strength, in linear light.
Needs numpy (the extra `dev`).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
import pygame

import tests.conftest  # noqa: F401 (headless drivers, as in the tests)
from tabletop.core.registry import games
from tabletop.scenes.screenshot import Shot, picture
from tabletop.scenes.shelf import on_the_shelf

KINDS: Final[dict[str, tuple[tuple[float, float, float], ...]]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
"""What red, green and blue become, row by row."""

PLY = 60


def simulated(drawn: pygame.Surface, kind: str) -> pygame.Surface:
    """The picture as an eye of that kind sees it."""
    pixels: Any = pygame.surfarray.array3d(drawn)
    share = pixels / 255.0
    light = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    seen = np.clip(light @ np.array(KINDS[kind]).T, 0.0, 1.0)
    back = np.where(seen <= 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055)
    return pygame.surfarray.make_surface(np.rint(back * 255).astype(np.uint8))


def main(folder: Path, wanted: list[str]) -> None:
    """Writes one sheet a game: as it is, and below it and beside it the three kinds."""
    folder.mkdir(parents=True, exist_ok=True)
    for key in wanted or sorted(on_the_shelf()):
        players = max(games()[key].info.players)
        drawn = picture(Shot(game=key, players=players, ply=PLY, seed="1", agent="greedy"))
        w, h = drawn.get_size()
        sheet = pygame.Surface((2 * w, 2 * h))
        views = [drawn, *(simulated(drawn, kind) for kind in KINDS)]
        for number, view in enumerate(views):
            sheet.blit(view, (number % 2 * w, number // 2 * h))
        path = folder / f"{key}.png"
        pygame.image.save(sheet, path)
        print(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
