"""The five games as pictures: for the menu's washing line and the set-up screen.

A scene is composed in a box of 146 x 160 units over a painted ground that reaches far beyond it, so
that wider or taller pictures show more ground and nothing is cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import line_height, width_of, write
from tabletop.table.art.palette import INK, INK2, WHITE
from tabletop.table.art.rabbit import figure
from tabletop.table.art.signs import sign_body
from tabletop.table.art.surface import blank, masked
from tabletop.table.art.svg import fragment, group, placed, raster, rect

SCENE_WIDTH, SCENE_HEIGHT = 146, 160
_HUNG_PAPER = "#FFF9EA"
_SIGN_INK = 36  # signs larger than this (units) keep the ink they have at this size
_TURN_DETAIL = 2  # a turned card is drawn this many times larger and shrunk while turning


class _Sitter(NamedTuple):
    """A rabbit in a scene: seat, height, where its feet stand, and how."""

    seat: int
    height: float
    x: float
    y: float
    pose: str = "stand"
    eyes: str = ""
    mouth: str = ""
    lean: float | None = None


class _Scene(NamedTuple):
    """What stands behind and before a scene's rabbit: (sprite or sign, x, y, width, turn)."""

    sitter: _Sitter
    behind: tuple[tuple[str, float, float, float, float], ...] = ()
    before: tuple[tuple[str, float, float, float, float], ...] = ()


_EGGS = tuple(
    (f"common/pictures/egg_{colour}", 27 + 30.5 * i, 138, 25, 0)
    for i, colour in enumerate(("cyan", "yellow", "red", "green"))
)

_SCENES: dict[str, _Scene] = {
    "bounce_bunny_bounce": _Scene(
        _Sitter(0, 98, 78, 128, "hop", "up", "open", 14),
        before=(("right", 122, 106, 26, 0), ("carrot", 84, 144, 30, 0)),
    ),
    "bunny_boom": _Scene(
        _Sitter(2, 96, 74, 152, "cheer", "wide", "o"),
        behind=(
            ("mill", 28, 72, 52, 0), ("town_hall", 119, 74, 50, 0), ("boom", 74, 56, 96, 8),
            ("well", 24, 122, 46, 0), ("market", 124, 124, 46, 0),
        ),
    ),
    "bunny_bidding": _Scene(
        _Sitter(5, 108, 70, 128, "stand", "wink"),
        before=(
            ("common/pictures/desk", 73, 148, 130, 0), *_EGGS, ("gavel", 119, 74, 42, -8),
        ),
    ),
    "bunny_kingdom": _Scene(
        _Sitter(1, 102, 76, 150),
        behind=(
            ("cloud", 32, 24, 54, 0), ("cloud", 122, 19, 38, 0), ("mountain", 119, 74, 58, 0),
            ("sky_tower", 27, 80, 58, 0),
        ),
        before=(
            ("crown", 75.5, 79, 32, -3), ("carrot", 124, 136, 32, 0), ("fish", 24, 136, 32, 0),
        ),
    ),
    "killer_bunnies": _Scene(
        _Sitter(4, 118, 73, 146),
        behind=(("common/pictures/d12", 121, 27, 44, 8), ("bolt", 24, 32, 36, -6)),
    ),
}
GAME_PICTURES: tuple[str, ...] = tuple(_SCENES)


@cached
def game_picture(game: str, w: int, h: int, radius: int = 7) -> pygame.Surface:
    """The picture of a game (its key), w x h pixels, with round corners and an ink outline.

    A game without a picture of its own gets plain paper with a die.
    """
    unit = min(w / SCENE_WIDTH, h / SCENE_HEIGHT)
    left, top = (w - SCENE_WIDTH * unit) / 2, (h - SCENE_HEIGHT * unit) / 2
    place = f"translate({left:.3f} {top:.3f}) scale({unit:.5f})"
    scene = _SCENES.get(game)
    if scene is None:
        middle = sign_body("dice", w / 2, h / 2, min(w, h) * 0.5)
        picture = raster(rect(0, 0, w, h, 0, _HUNG_PAPER) + middle, w, h)
    else:
        ground = fragment(f"common/pictures/{game}").body
        picture = raster(group(ground + _things(scene.behind), place), w, h)
        _seat(picture, scene.sitter, left, top, unit)
        if scene.before:
            picture.blit(raster(group(_things(scene.before), place), w, h), (0, 0))
    line = max(1.5, 1.8 * unit)
    out = masked(picture, raster(_inset(w, h, line * 0.6, radius), w, h))
    frame = rect(line / 2, line / 2, w - line, h - line, radius, "none", INK, line)
    out.blit(raster(frame, w, h), (0, 0))
    return out


def _inset(w: int, h: int, by: float, radius: float) -> str:
    """A white mask whose edge lies under the outline."""
    return rect(by, by, w - 2 * by, h - 2 * by, max(0.0, radius - by * 0.4), WHITE)


def _things(things: Sequence[tuple[str, float, float, float, float]]) -> str:
    out = ""
    for name, x, y, size, turn in things:
        if "/" in name:
            out += placed(name, x, y, size, turn)
        else:
            out += sign_body(name, x, y, size, turn, min(1.0, _SIGN_INK / size))
    return out


def _seat(picture: pygame.Surface, sitter: _Sitter, left: float, top: float, unit: float) -> None:
    height = round(sitter.height * unit)
    drawn = figure(
        sitter.seat, height, sitter.pose, sitter.eyes, sitter.mouth, lean=sitter.lean
    )
    x = left + sitter.x * unit - height * 200 / 256 / 2
    y = top + sitter.y * unit - height
    drawn.blit(picture, x, y)


@cached
def hung_card(
    game: str, title: str, second: str, w: int, h: int, turn: float = 0.0, least: int = 0
) -> pygame.Surface:
    """A game's card for the washing line: picture, title of one or two lines, second line.

    Text is at least `least` pixels high, on narrow cards at the cost of the picture.

    `turn` is in degrees anticlockwise, as pygame turns; the surface then grows round its middle. A
    turned card is drawn larger first, so that it stays crisp.
    """
    if not turn:
        return _upright_card(game, title, second, w, h, least)
    large = _upright_card(
        game, title, second, w * _TURN_DETAIL, h * _TURN_DETAIL, least * _TURN_DETAIL
    )
    framed = blank(large.get_width() + 4, large.get_height() + 4)
    framed.blit(large, (2, 2))
    return pygame.transform.rotozoom(framed, turn, 1 / _TURN_DETAIL)


def _upright_card(
    game: str, title: str, second: str, w: int, h: int, least: int
) -> pygame.Surface:
    k = w / 162
    text = max(k, least / 16)
    line = 1.8 * k
    body = rect(line / 2, line / 2, w - line, h - line, 12 * k, _HUNG_PAPER, INK, line)
    out = raster(body, w, h)
    margin = round(8 * k)
    text_height = round(76 * text)
    picture = game_picture(game, w - 2 * margin, h - text_height, round(7 * k))
    out.blit(picture, (margin, margin))
    _caption(out, title, second, margin + picture.get_height(), k, text)
    return out


def _caption(
    out: pygame.Surface, title: str, second: str, top: int, k: float, text: float
) -> None:
    """Title and second line, centred together in what is left below the picture."""
    title_px, second_px = round(max(17 * k, 16 * text)), round(16 * text)
    lines = _balanced(title, title_px, out.get_width() - 10 * k)
    step = round(title_px * 1.12)
    block = len(lines) * step + line_height("body", second_px)
    y = top + (out.get_height() - top - block) / 2
    for line in lines:
        write(out, line, out.get_width() / 2, y, "heading", title_px, INK, "midtop")
        y += step
    write(out, second, out.get_width() / 2, y, "body", second_px, INK2, "midtop")


def _balanced(title: str, px: int, width: float) -> tuple[str, ...]:
    """The title on one line if it fits, else on two of about the same length."""
    words = title.split()
    if len(words) < 2 or width_of(title, "heading", px) <= width:
        return (title,)
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    return min(cuts, key=lambda cut: max(width_of(part, "heading", px) for part in cut))
