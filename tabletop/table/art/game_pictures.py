"""The games as pictures: for the menu's washing line and the set-up screen.

A scene is composed in a box of 146 x 160 units over a painted ground that reaches far beyond it, so
that wider or taller pictures show more ground and nothing is cut.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import line_height, width_of, write
from tabletop.table.art.looks import Sitter, Thing, looks_of
from tabletop.table.art.palette import INK, INK2, WHITE
from tabletop.table.art.rabbit import figure
from tabletop.table.art.signs import sign_body
from tabletop.table.art.surface import blank, masked
from tabletop.table.art.svg import fragment, group, placed, raster, rect

SCENE_WIDTH, SCENE_HEIGHT = 146, 160
_HUNG_PAPER = "#FFF9EA"
_SIGN_INK = 36  # signs larger than this (units) keep the ink they have at this size
_TURN_DETAIL = 2  # a turned card is drawn this many times larger and shrunk while turning


@cached
def game_picture(game: str, w: int, h: int, radius: int = 7) -> pygame.Surface:
    """The picture of a game (its key), w x h pixels, with round corners and an ink outline.

    A game without a picture of its own gets plain paper with a die.
    """
    unit = min(w / SCENE_WIDTH, h / SCENE_HEIGHT)
    left, top = (w - SCENE_WIDTH * unit) / 2, (h - SCENE_HEIGHT * unit) / 2
    place = f"translate({left:.3f} {top:.3f}) scale({unit:.5f})"
    looks = looks_of(game)
    if looks is None:
        middle = sign_body("dice", w / 2, h / 2, min(w, h) * 0.5)
        picture = raster(rect(0, 0, w, h, 0, _HUNG_PAPER) + middle, w, h)
    else:
        scene = looks.picture
        ground = fragment(scene.ground).body
        picture = raster(group(ground + _things(scene.behind), place), w, h)
        _seat(picture, scene.sitter, left, top, unit)
        if scene.before:
            picture.blit(raster(group(_things(scene.before), place), w, h), (0, 0))
    return framed(picture, radius, max(1.5, 1.8 * unit))


def framed(picture: pygame.Surface, radius: float, line: float) -> pygame.Surface:
    """The picture with round corners and an ink outline `line` pixels wide."""
    w, h = picture.get_size()
    out = masked(picture, raster(_inset(w, h, line * 0.6, radius), w, h))
    frame = rect(line / 2, line / 2, w - line, h - line, radius, "none", INK, line)
    out.blit(raster(frame, w, h), (0, 0))
    return out


def _inset(w: int, h: int, by: float, radius: float) -> str:
    """A white mask whose edge lies under the outline."""
    return rect(by, by, w - 2 * by, h - 2 * by, max(0.0, radius - by * 0.4), WHITE)


def _things(things: Sequence[Thing]) -> str:
    out = ""
    for name, x, y, size, turn in things:
        if "/" in name:
            out += placed(name, x, y, size, turn)
        else:
            out += sign_body(name, x, y, size, turn, min(1.0, _SIGN_INK / size))
    return out


def _seat(picture: pygame.Surface, sitter: Sitter, left: float, top: float, unit: float) -> None:
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
    room = out.get_width() - 10 * k
    while second_px > 8 and width_of(second, "body", second_px) > room:
        second_px -= 1
    lines = _balanced(title, title_px, room)
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
