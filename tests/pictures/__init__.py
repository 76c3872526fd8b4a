"""Reference pictures: what they show, how they are kept small, and how two are compared.

Each table at three moments and each screen, at two sizes, kept as 96 pixels wide. Compared are
blocks of 4 by 4 of those: their mean colour and how much goes on in them. So lettering may be drawn
a little differently, a thing may move by a pixel, but a panel that is gone, a wrong cloth or cards
in another place are noticed.

`python -m tests.pictures.remake` makes them anew (or some: `... remake bunny_boom settings`); look
at `git diff --stat` and at the pictures then.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pygame

from tabletop.ai.analysing import Spend, analyse
from tabletop.ai.analysis import Analysis
from tabletop.ai.rollouts import Plan
from tabletop.core.game import Player, State
from tabletop.core.registry import game, games, screens
from tabletop.scenes import screenshot
from tabletop.scenes.screenshot import SCREENS, Shot, picture, played

FOLDER = Path(__file__).parent / "kept"
SIZES = ((1280, 720), (640, 400))
SEED = "pictures"
SHARES = (0.02, 0.45, 0.9)
"""How much of a match has been played at its three moments."""
SEATS = {"bunny_boom": 3, "bunny_bidding": 4, "bunny_kingdom": 3, "killer_bunnies": 3}
EXAMPLE = "bunny_boom"
"""The game of those screens that every game has."""

WIDE = 96
BLOCK = 4
STEPS = 0xF8
"""Colours are kept in steps of 8: the files pack better, and nothing here sees the difference."""

COLOUR, STRONG = 18, 56
"""A block is another one when a channel's mean is so far off; one that is so far off is enough."""
BUSTLE, SHARE = 7.0, 0.45
"""... or when what goes on in it differs by so much, and by such a share of the larger."""
MOST_OFF = 0.03
"""Share of blocks that may be other ones: a changed wrap, a glow that lies a little beside."""


class Case(NamedTuple):
    """A picture that is kept: its file's name and what it shows."""

    name: str
    shot: Shot


def cases() -> Iterator[Case]:
    """All pictures that are kept."""
    for size in SIZES:
        ending = f"{size[0]}x{size[1]}"
        for key in sorted(games()):
            if not own(key):
                continue
            for number in range(len(SHARES)):
                shot = Shot(game=key, players=SEATS.get(key, 0), seed=SEED, ply=number, size=size)
                yield Case(f"table_{key}_{number + 1}_{ending}", shot)
            for name in screens(game(key)):
                yield Case(f"screen_{name}_{ending}", Shot(name, key, size=size))
        for name in SCREENS:
            if name != "play":
                shot = Shot(name, EXAMPLE, SEATS[EXAMPLE], seed=SEED, ply=30, size=size)
                yield Case(f"screen_{name}_{ending}", shot)


def own(key: str) -> bool:
    """Whether the game is one of the program's and none of the tests'."""
    return game(key).package.startswith("tabletop.")


def drawn(case: Case) -> pygame.Surface:
    """The case's picture as it is now, small."""
    shot = case.shot
    if case.name.startswith("table_"):
        whole = length(shot.game, shot.players, shot.seed)
        shot = Shot(shot.scene, shot.game, shot.players, seed=shot.seed, size=shot.size,
                    ply=int(SHARES[shot.ply] * whole))  # fmt: skip
    with analysed_once():
        return small(picture(shot))


@cache
def length(game_key: str, players: int, seed: str) -> int:
    """How many actions the match of a picture has."""
    return played(Shot(game=game_key, players=players, seed=seed), None).ply


_found: dict[Hashable, Analysis] = {}


@contextmanager
def analysed_once() -> Iterator[None]:
    """Several screens look back on the same match: each choice in it is analysed once a process,
    as the same trials give the same numbers."""

    def recalled(
        package: str, state: State, player: Player, spend: Spend, seed: str,
        must: Sequence[Plan] = (),
    ) -> Analysis:  # fmt: skip
        key = package, state.digest(), player, spend, seed, tuple(must)
        if key not in _found:
            _found[key] = analyse(package, state, player, spend, seed, must)
        return _found[key]

    screenshot.analyse = recalled  # type: ignore[assignment, attr-defined]
    try:
        yield
    finally:
        screenshot.analyse = analyse  # type: ignore[attr-defined]


def small(surface: pygame.Surface) -> pygame.Surface:
    """The picture 96 pixels wide, in coarse colours."""
    high = round(WIDE * surface.get_height() / surface.get_width() / BLOCK) * BLOCK
    shrunk = pygame.transform.smoothscale(surface.convert(24), (WIDE, high))
    shrunk.fill((STEPS, STEPS, STEPS), special_flags=pygame.BLEND_RGB_MIN)
    coarse = bytes(value & STEPS for value in pygame.image.tobytes(shrunk, "RGB"))
    return pygame.image.frombytes(coarse, shrunk.get_size(), "RGB")


class Block(NamedTuple):
    """Four by four pixels: their mean colour, and how much neighbours differ in lightness."""

    colour: tuple[float, float, float]
    bustle: float


def blocks(surface: pygame.Surface) -> list[list[Block]]:
    """The blocks of a small picture, by rows."""
    w, h = surface.get_size()
    data = pygame.image.tobytes(surface, "RGB")
    light = [
        (2 * data[i] + 5 * data[i + 1] + data[i + 2]) / 8 for i in range(0, len(data), 3)
    ]  # fmt: skip
    return [[_block(data, light, w, x, y) for x in range(0, w, BLOCK)] for y in range(0, h, BLOCK)]


def _block(data: bytes, light: list[float], w: int, x: int, y: int) -> Block:
    sums = [0, 0, 0]
    bustle = 0.0
    for row in range(y, y + BLOCK):
        for column in range(x, x + BLOCK):
            at = row * w + column
            for channel in (0, 1, 2):
                sums[channel] += data[3 * at + channel]
            if column + 1 < w:
                bustle += abs(light[at + 1] - light[at])
            if at + w < len(light):
                bustle += abs(light[at + w] - light[at])
    count = BLOCK * BLOCK
    return Block((sums[0] / count, sums[1] / count, sums[2] / count), bustle / (2 * count))


def difference(kept: pygame.Surface, now: pygame.Surface) -> str:
    """What is different, in words; "" when the two show the same."""
    if kept.get_size() != now.get_size():
        return f"the picture is {now.get_size()} instead of {kept.get_size()}"
    off, strong = [], []
    for y, (old_row, new_row) in enumerate(zip(blocks(kept), blocks(now), strict=True)):
        for x, (old, new) in enumerate(zip(old_row, new_row, strict=True)):
            colour = max(abs(a - b) for a, b in zip(old.colour, new.colour, strict=True))
            bustle = abs(old.bustle - new.bustle)
            least = max(BUSTLE, SHARE * max(old.bustle, new.bustle))
            if colour > COLOUR or bustle > least:
                off.append((x, y))
            if colour > STRONG:
                strong.append((x, y))
    whole = (kept.get_width() // BLOCK) * (kept.get_height() // BLOCK)
    if strong or len(off) > MOST_OFF * whole:
        where = ", ".join(f"column {x + 1} row {y + 1}" for x, y in (strong or off)[:6])
        return f"{len(off)} of {whole} blocks differ, {len(strong)} strongly: {where}"
    return ""
