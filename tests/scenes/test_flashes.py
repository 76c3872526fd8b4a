"""Nothing on a table flashes more than three times a second, booms and blows included.

A flash is a pair of opposing changes of the relative luminance by a tenth or more where the darker
picture is below 0.8 (WCAG 2.3.1); it counts where a quarter of the window does it at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pygame
import pytest

from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.running import Running
from tabletop.session.seats import human
from tests.scenes.support import open_app

GRID = (16, 10)
FRAME_MS = 33.0
SECOND = round(1000 / FRAME_MS)
CHANGE, BRIGHT, MOST, SHARE = 0.1, 0.8, 3, 0.25
FRAMES = 600
LOUD = "boom"
"""What is loudest on the table that is called after it, and must be among the frames."""



def luminance(pixel: pygame.Color) -> float:
    """Relative luminance of an sRGB colour, 0 to 1."""
    parts = (pixel.r, pixel.g, pixel.b)
    light = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def blocks(surface: pygame.Surface) -> list[float]:
    """The picture as the luminance of each block of a coarse grid."""
    small = pygame.transform.smoothscale(surface, GRID)
    return [luminance(small.get_at((x, y))) for y in range(GRID[1]) for x in range(GRID[0])]


def swings(series: Sequence[float]) -> list[int]:
    """The frames at which a block has gone up or down by CHANGE since it last turned."""
    found: list[int] = []
    least = most = series[0]
    way = 0
    for at, value in enumerate(series):
        least, most = min(least, value), max(most, value)
        if way >= 0 and most - value >= CHANGE and value < BRIGHT:
            found.append(at)
            way, least, most = -1, value, value
        elif way <= 0 and value - least >= CHANGE and least < BRIGHT:
            found.append(at)
            way, least, most = 1, value, value
    return found


def flashes(frames: Sequence[Sequence[float]]) -> int:
    """The most flashes within a second that a SHARE of the blocks make together."""
    turned = [swings([frame[block] for frame in frames]) for block in range(len(frames[0]))]
    worst = 0
    for start in range(len(frames)):
        counts = sorted(
            (sum(start <= at < start + SECOND for at in found) // 2 for found in turned),
            reverse=True,
        )
        worst = max(worst, counts[round(SHARE * len(counts))])
    return worst


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_app(tmp_path, (640, 400), 80, speed=3, ai_pace=0, confirmations=False)
    yield app
    app.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_no_table_flashes_more_than_three_times_a_second(game: str, app: App) -> None:
    seats = [human(f"P{n}", n) for n in range(min(games()[game].info.players))]
    running = Running.new(game, seats, {}, "flash", app.library)
    scene = PlayScene(app, running)
    app.go(scene)
    luck, loud = Random(1), 0
    recorded: list[list[list[float]]] = [[]]
    while sum(map(len, recorded)) < FRAMES and not running.over:
        if app.scene is not scene:
            app.pop()
            recorded.append([])  # a cover is another screen, and asks for a click
        elif scene.deciding is not None:
            legal = list(scene.legal())
            scene.choose(luck.choice(legal))
            loud += sum(LOUD in line.text.casefold() for line in running.log(None)[-6:])
        app.frame([], FRAME_MS)
        recorded[-1].append(blocks(app.window.surface))
    assert max(flashes(frames) for frames in recorded if frames) <= MOST
    assert loud or not game.endswith(LOUD), "no boom was among the frames"


def test_a_flickering_picture_is_found() -> None:
    calm = [[0.5] * 40 for _ in range(60)]
    slow = [[0.2 if at // 10 % 2 else 0.6] * 40 for at in range(60)]
    fast = [[0.2 if at // 2 % 2 else 0.6] * 40 for at in range(60)]
    corner = [[*frame[:6], *still[6:]] for frame, still in zip(fast, calm)]
    assert flashes(calm) == 0 and flashes(slow) <= MOST
    assert flashes(fast) > MOST and flashes(corner) == 0
