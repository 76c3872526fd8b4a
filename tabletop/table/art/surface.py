"""Work on finished surfaces: blank ones, clipping, shadows, glows, paper grain, vignette."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

import pygame

from tabletop.table.art import theme
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import SHADOW, rgba
from tabletop.table.art.svg import ellipse, raster, rect


class Shadow(NamedTuple):
    """Offset right and down, blur radius (pixels at 100 %) and alpha (0-255) of a shadow."""

    dx: float
    dy: float
    blur: float
    alpha: int


LYING = Shadow(1, 2, 3, 80)
RAISED = Shadow(2, 4, 6, 85)
HELD = Shadow(5, 10, 12, 95)


FAINT = 4
"""Alpha, of 255, below which nothing is seen: a shadow ends there and costs no frame more."""

SMALL = 80 * 100
"""Up to so many pixels a narrow shadow is made in full size."""


class Art(NamedTuple):
    """A drawing that reaches beyond its piece: blit `surface` at (x - ox, y - oy)."""

    surface: pygame.Surface
    ox: int
    oy: int

    def blit(self, dst: pygame.Surface, x: float, y: float) -> pygame.Rect:
        """Draw with the piece's own top left corner at (x, y); returns what was touched."""
        return dst.blit(self.surface, (round(x) - self.ox, round(y) - self.oy))


def centred(surface: pygame.Surface) -> Art:
    """The drawing with its middle for an origin."""
    return Art(surface, surface.get_width() // 2, surface.get_height() // 2)


def blank(w: float, h: float) -> pygame.Surface:
    """A new transparent surface, at least 1 x 1."""
    return pygame.Surface((max(1, round(w)), max(1, round(h))), pygame.SRCALPHA)


def masked(surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """A copy of `surface` that shows only where `mask` is opaque (its colours do not matter)."""
    white = mask.copy()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    out = surface.copy()
    out.blit(white, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def trimmed(art: Art) -> Art:
    """The drawing without the empty rows and columns round it: they cost a frame as much as full
    ones."""
    seen = art.surface.get_bounding_rect()
    return Art(art.surface.subsurface(seen).copy(), art.ox - seen.x, art.oy - seen.y)


def tinted(surface: pygame.Surface, colour: tuple[int, int, int, int]) -> pygame.Surface:
    """A copy with every pixel multiplied by `colour`: grey for spent pieces, alpha to fade."""
    out = surface.copy()
    out.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    return out


def shadow(
    surface: pygame.Surface, kind: Shadow = LYING, s: float = 1.0
) -> tuple[pygame.Surface, tuple[int, int]]:
    """(soft shadow of the silhouette, where to blit it relative to the piece's top left).

    Costs 2-5 ms: keep the result with the piece, never make it in a frame.
    """
    blur = max(1, round(kind.blur * s))
    pad = blur * 2 + 2
    soft = _blurred(surface, blur, pad, SHADOW)
    soft.fill((255, 255, 255, kind.alpha), special_flags=pygame.BLEND_RGBA_MULT)
    x, y = round(kind.dx * s) - pad, round(kind.dy * s) - pad
    whole, seen = soft.get_rect(), soft.get_bounding_rect(FAINT)
    unseen = min(seen.x, seen.y, whole.w - seen.right, whole.h - seen.bottom, -x, -y)
    if unseen <= 0:
        return soft, (x, y)
    return soft.subsurface(whole.inflate(-2 * unseen, -2 * unseen)), (x + unseen, y + unseen)


def _blurred(surface: pygame.Surface, blur: int, pad: int, colour: str) -> pygame.Surface:
    """A soft silhouette, `pad` pixels wider all round. What is not small is made small and drawn up
    again, which looks the same and costs a fraction: a whole board in full size takes a third of a
    second.
    """
    w, h = surface.get_width() + 2 * pad, surface.get_height() + 2 * pad
    factor = max(2 if blur >= 3 and w * h > SMALL else 1, blur // 3)
    small = blank(-(-w // factor), -(-h // factor))
    small.fill(rgba(colour, 0))
    fw, fh = (max(1, round(side / factor)) for side in surface.get_size())
    flat = pygame.transform.smoothscale(surface, (fw, fh)) if factor > 1 else surface.copy()
    flat.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    flat.fill(rgba(colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    at = round(pad / factor)
    small.blit(flat, (at, at), special_flags=pygame.BLEND_RGBA_MAX)
    soft = pygame.transform.gaussian_blur(small, max(1, round(blur / factor)))
    return pygame.transform.smoothscale(soft, (w, h)) if factor > 1 else soft


def with_shadow(piece: pygame.Surface | Art, kind: Shadow = LYING, s: float = 1.0) -> Art:
    """The piece on its own shadow, as one drawing."""
    surface, ox, oy = piece if isinstance(piece, Art) else (piece, 0, 0)
    soft, (x, y) = shadow(surface, kind, s)
    left, top = min(0, x), min(0, y)
    right = max(surface.get_width(), x + soft.get_width())
    bottom = max(surface.get_height(), y + soft.get_height())
    out = blank(right - left, bottom - top)
    out.blit(soft, (x - left, y - top))
    out.blit(surface, (-left, -top))
    return Art(out, ox - left, oy - top)


def with_outline(art: Art, size: tuple[int, int], radius: int) -> Art:
    """The drawing with a black line round the piece of that size."""
    out = art.surface.copy()
    pygame.draw.rect(out, theme.BLACK, (art.ox, art.oy, *size), OUTLINE, border_radius=radius)
    return Art(out, art.ox, art.oy)


OUTLINE = 2
"""Window pixels."""


@cached
def glow(
    w: float, h: float, r: float, colour: str, spread: float = 10.0, alpha: int = 200
) -> Art:
    """A soft glow in the shape of a round rectangle, reaching about 2 * `spread` beyond it."""
    blur = max(1, round(spread))
    pad = 2 * blur + 2
    soft = _blurred(raster(rect(0, 0, w, h, r, colour), w, h), blur, pad, colour)
    soft.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return Art(soft, pad, pad)


@cached
def ground_shadow(w: float, h: float, alpha: int = 140) -> Art:
    """The soft ellipse under a pawn's feet; (x, y) of its blit is the ellipse's top left."""
    blur = max(1, round(h * 0.22))
    pad = 2 * blur + 1
    disc = blank(w + 2 * pad, h + 2 * pad)
    disc.fill(rgba(SHADOW, 0))
    body = ellipse(pad + w / 2, pad + h / 2, w / 2, h / 2, SHADOW)
    disc.blit(raster(body, w + 2 * pad, h + 2 * pad), (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    soft = pygame.transform.gaussian_blur(disc, blur)
    soft.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return Art(soft, pad, pad)


_GRAIN_TILE = 256
_GRAIN_GAIN = 16  # the tiles are kept this many times stronger, so that weak grain keeps its steps


@cached
def _grain_tiles() -> tuple[pygame.Surface, pygame.Surface]:
    """(what grain adds, what it takes away), seamless tiles, `_GRAIN_GAIN` times too strong."""
    fine = _noise(7, _GRAIN_TILE, 1)
    coarse = pygame.transform.smoothscale(_noise(8, _GRAIN_TILE // 8, 1), fine.get_size())
    fine.fill((190, 190, 190), special_flags=pygame.BLEND_RGB_MULT)
    coarse.fill((64, 64, 64), special_flags=pygame.BLEND_RGB_MULT)
    fine.blit(coarse, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    middle = pygame.transform.average_color(fine)[0]
    plus, minus = fine.copy(), pygame.Surface(fine.get_size(), 0, 32)
    plus.fill((middle,) * 3, special_flags=pygame.BLEND_RGB_SUB)
    minus.fill((middle,) * 3)
    minus.blit(fine, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return plus, minus


def _noise(seed: int, size: int, blur: int) -> pygame.Surface:
    """Grey noise, softened so that its edges still fit together."""
    grey = random.Random(seed).randbytes(size * size)
    tile = pygame.image.frombuffer(grey, (size, size), "P")
    tile.set_palette([(level, level, level) for level in range(256)])
    pad = 4 * blur
    wide = pygame.Surface((size + 2 * pad, size + 2 * pad), 0, 32)
    for x in (pad - size, pad, pad + size):
        for y in (pad - size, pad, pad + size):
            wide.blit(tile, (x, y))
    soft = pygame.transform.gaussian_blur(wide, blur)
    return soft.subsurface((pad, pad, size, size)).copy()


def grain(surface: pygame.Surface, strength: float = 1.0) -> None:
    """Paper or cloth grain over the whole surface, in place: about +-3 levels at strength 1."""
    if theme.contrast():
        return
    share = round(255 * min(1.0, strength / _GRAIN_GAIN * 2.2))
    for tile, flag in zip(
        _grain_tiles(), (pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_SUB), strict=True
    ):
        weak = tile.copy()
        weak.fill((share, share, share), special_flags=pygame.BLEND_RGB_MULT)
        for x in range(0, surface.get_width(), _GRAIN_TILE):
            for y in range(0, surface.get_height(), _GRAIN_TILE):
                surface.blit(weak, (x, y), special_flags=flag)


def plain(w: int, h: int) -> pygame.Surface:
    """The ground in high contrast: nothing that draws the eye from what lies on it."""
    out = pygame.Surface((w, h))
    if pygame.display.get_surface():
        out = out.convert()
    out.fill(theme.PLAIN)
    return out


def vignette(surface: pygame.Surface, strength: float = 0.18, colour: str = SHADOW) -> None:
    """Darken the corners towards `colour`, in place; `strength` is the share at the very corner."""
    if theme.contrast():
        return
    small = _vignette_tile(colour, round(255 * strength))
    surface.blit(pygame.transform.smoothscale(small, surface.get_size()), (0, 0))


@cached
def _vignette_tile(colour: str, alpha: int) -> pygame.Surface:
    tile = blank(64, 36)
    corner = math.hypot(31.5 / 36, 17.5 / 21)
    for y in range(36):
        for x in range(64):
            away = math.hypot((x - 31.5) / 36, (y - 17.5) / 21)
            share = max(0.0, (away - 0.62) / (corner - 0.62))
            tile.set_at((x, y), rgba(colour, round(alpha * share * share)))
    return tile
