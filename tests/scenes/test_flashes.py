"""Nothing on a table flashes more than three times a second: whole matches, and each kind of moment
by itself, booms, blows and the hammer included.

A flash is a pair of opposing changes of the relative luminance by a tenth or more where the darker
picture is below 0.8, or of saturated red; it counts where a quarter of any third of the window by a
third does it at once (WCAG 2.3.1: 341 x 256 of 1024 x 768 pixels).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pygame
import pytest

from tabletop.core.game import OptionValue
from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.running import Running
from tests.scenes.moments import dealt, moments_of, people, shown
from tests.scenes.support import open_app

pytestmark = pytest.mark.usefixtures("painted")

GRID = (24, 15)
FIELD = (8, 5)
"""The window in blocks, and the part of it that is looked at as one."""

FRAME_MS = 16.0
SECOND = round(1000 / FRAME_MS)
CHANGE, BRIGHT, MOST, SHARE = 0.1, 0.8, 3, 0.25
RED, REDDER = 0.8, 20.0
FRAMES = 900
MATCHES = 12
SAND: dict[str, OptionValue] = {"timer": "real", "timer_seconds": 5}
LOUD = "boom"
"""What is loudest on the table that is called after it, and must be among the frames."""

Frame = tuple[list[float], list[float]]
"""Of each block the luminance, and how red it is where red is saturated."""

LIGHT = [v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in range(256)]


def blocks(surface: pygame.Surface) -> Frame:
    """The picture by the blocks of a coarse grid: relative luminance, and saturated red."""
    pixels = pygame.image.tobytes(pygame.transform.smoothscale(surface, GRID), "RGB")
    light, red = [], []
    for at in range(0, len(pixels), 3):
        r, g, b = LIGHT[pixels[at]], LIGHT[pixels[at + 1]], LIGHT[pixels[at + 2]]
        light.append(0.2126 * r + 0.7152 * g + 0.0722 * b)
        red.append(max(0.0, (r - g - b) * 320) if r >= RED * (r + g + b) else 0.0)
    return light, red


def swings(series: Sequence[float], change: float, bright: float) -> list[int]:
    """The frames at which a block has gone up or down by `change` since it last turned, the darker
    side below `bright`."""
    found: list[int] = []
    least = most = series[0]
    way = 0
    for at, value in enumerate(series):
        least, most = min(least, value), max(most, value)
        if way >= 0 and most - value >= change and value < bright:
            found.append(at)
            way, least, most = -1, value, value
        elif way <= 0 and value - least >= change and least < bright:
            found.append(at)
            way, least, most = 1, value, value
    return found


def flashes(frames: Sequence[Frame]) -> int:
    """The most flashes within a second that a SHARE of some FIELD makes together."""
    count = range(GRID[0] * GRID[1])
    light = [swings([frame[0][block] for frame in frames], CHANGE, BRIGHT) for block in count]
    red = [swings([frame[1][block] for frame in frames], REDDER, float("inf")) for block in count]
    return max(_together(light), _together(red))


def _together(turned: Sequence[Sequence[int]]) -> int:
    worst = 0
    for start in sorted({at for found in turned for at in found}):
        counts = [sum(start <= at < start + SECOND for at in found) // 2 for found in turned]
        while max(counts) > worst and _in_a_field(counts, worst + 1):
            worst += 1
    return worst


def _in_a_field(counts: Sequence[int], least: int) -> bool:
    """Whether in some part of the window a SHARE of the blocks flashes so often."""
    (columns, rows), (w, h) = GRID, FIELD
    sure = [[counts[y * columns + x] >= least for x in range(columns)] for y in range(rows)]
    return any(
        sum(sum(line[x : x + w]) for line in sure[y : y + h]) >= SHARE * w * h
        for y in range(rows - h + 1)
        for x in range(columns - w + 1)
    )


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = open_app(tmp_path, (640, 400), 80, speed=3, ai_pace=0, confirmations=False)
    yield app
    app.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_no_table_flashes_more_than_three_times_a_second(game: str, app: App) -> None:
    seats = people(min(games()[game].info.players))
    running = Running.new(game, seats, {}, "flash", app.library)
    scene = PlayScene(app, running)
    app.go(scene)
    luck, loud = Random(1), 0
    recorded: list[list[Frame]] = [[]]
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


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_no_kind_of_moment_flashes_more_than_three_times_a_second(
    game: str, tmp_path: Path
) -> None:
    worst: dict[str, int] = {}
    for number, moment in enumerate(moments_of(game, MATCHES)):
        frames: list[Frame] = []

        def look(app: App, scene: PlayScene, frames: list[Frame] = frames) -> None:
            frames.append(blocks(app.window.surface))

        shown(game, moment, tmp_path / str(number), look, FRAME_MS)
        most = flashes(frames)
        print(f"{game}: {most} in {len(frames)} frames: {', '.join(sorted(moment.kinds))}")
        worst |= {kind: max(most, worst.get(kind, 0)) for kind in moment.kinds}
    assert not {kind for kind, most in worst.items() if most > MOST}
    assert len(worst) > 15


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "then_ms"),
    [*((game, {}, 1_500.0) for game in sorted(on_the_shelf())), ("bunny_boom", SAND, 8_000.0)],
    ids=str,
)
def test_neither_the_dealing_nor_the_end_of_the_sand_flashes(
    game: str, options: dict[str, OptionValue], then_ms: float, tmp_path: Path
) -> None:
    frames: list[Frame] = []

    def look(app: App, scene: PlayScene) -> None:
        frames.append(blocks(app.window.surface))

    dealt(game, options, tmp_path, look, FRAME_MS, then_ms)
    assert len(frames) > SECOND and flashes(frames) <= MOST


def test_a_flickering_picture_is_found() -> None:
    whole = GRID[0] * GRID[1]
    none = [0.0] * whole

    def patch(value: float, w: int, h: int) -> list[float]:
        return [
            value if at % GRID[0] < w and at // GRID[0] < h else 0.5 for at in range(whole)
        ]

    def film(every: int, w: int = GRID[0], h: int = GRID[1]) -> list[Frame]:
        return [(patch(0.2 if at // every % 2 else 0.6, w, h), none) for at in range(120)]

    assert flashes([(patch(0.5, 0, 0), none)] * 60) == 0 and flashes(film(20)) <= MOST
    assert flashes(film(4)) > MOST and flashes(film(4, 4, 3)) > MOST
    assert flashes(film(4, 3, 3)) == 0, "less than a quarter of a third by a third"
    red = [(patch(0.3, 0, 0), [40.0 * (at // 4 % 2)] * whole) for at in range(120)]
    assert flashes(red) > MOST
