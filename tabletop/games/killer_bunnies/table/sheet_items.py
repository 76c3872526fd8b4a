"""Small pictures of the table itself: the disc of a power, tags in the corners, items of sheets."""

from __future__ import annotations

import pygame

from tabletop.games.killer_bunnies.rules.view import PieceView
from tabletop.games.killer_bunnies.table import art_signs, faces
from tabletop.games.killer_bunnies.table.sheets import Item
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.lettering import lettered
from tabletop.table.art.palette import CREAM, GOLD, INK, PAPER
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import LYING, RAISED, Art, with_shadow
from tabletop.table.art.svg import circle, path, raster


@cached
def power_disc(d: int, s: float, vain: bool = False) -> Art:
    """The disc at a creature that uses its power once a turn; pale where it would do nothing."""
    line = max(1.6, d * 0.06)
    ground = PAPER if vain else GOLD
    disc = raster(circle(d / 2, d / 2, d / 2 - line * 0.6, ground, INK, line), d, d)
    mark = sign("bolt", round(d * 0.66), faded=vain)
    disc.blit(mark, mark.get_rect(center=(d // 2, d // 2)))
    return with_shadow(disc, RAISED, s)


@cached
def pair_clasp(d: int, s: float) -> Art:
    """The clasp between a Yang and a Yin that make a pair: light and dark, one in the other."""
    r = d / 2
    line = max(1.6, d * 0.07)
    edge = r - line * 0.6
    disc = circle(r, r, edge, CREAM, INK, line)
    disc += path(
        f"M{r},{r - edge} A{edge},{edge} 0 0 1 {r},{r + edge} "
        f"A{edge / 2},{edge / 2} 0 0 1 {r},{r} A{edge / 2},{edge / 2} 0 0 0 {r},{r - edge}Z",
        INK,
    )
    disc += circle(r, r - edge / 2, edge * 0.17, INK) + circle(r, r + edge / 2, edge * 0.17, CREAM)
    disc += circle(r, r, edge, "none", GOLD, line * 0.6)
    disc += circle(r, r, edge + line * 0.2, "none", INK, line * 0.7)
    return with_shadow(raster(disc, d, d), LYING, s)


@cached
def corner_tag(words: str, icon: str, w: int, h: int, s: float, lit: bool = False) -> Art:
    """A tag in a corner of the table that is taken to a plate."""
    face = widgets.panel_face(w, h, s, 12, PAPER).copy()
    mark = sign(icon, round(h * 0.66), faded=not lit)
    face.blit(mark, mark.get_rect(midleft=(round(9 * s), h // 2)))
    left = round(12 * s) + mark.get_width()
    widgets.write_fitted(
        face, words, left + round(2 * s), h / 2, "heading", round(16 * s),
        INK if lit else "#6B5560", w - left - round(8 * s), s, "midleft",
    )
    return with_shadow(face, RAISED, s)


def item(thing: Item, w: int, h: int, s: float, seat: int, card: PieceView | None) -> Art:
    """A thing on a sheet; `seat` is the look of its owner, `card` how it lies now, if it is one."""
    if thing.how == "hex":
        drawn = art_signs.hexagon(thing.number, w, card.spent if card else 0)
    elif thing.how == "symbol":
        drawn = art_signs.symbol(thing.number, w)
    elif thing.how == "disc":
        drawn = widgets.count_badge(thing.number, w)
    elif thing.how == "pill":
        return widgets.button(thing.label, w, h, "secondary", "rest", "", s, round(16 * s))
    elif thing.how == "tab":
        drawn = faces.tab(thing.number, w, h)
    elif thing.how == "ring" and card is not None:
        inside = sum(one.full for one in card.inside)
        drawn = faces.ring(
            thing.number, w, seat, card.full, card.damage, "", len(card.mods), inside,
            card.owner < 0,
        )
    else:
        drawn = faces.back(w) if thing.how == "back" else faces.face(thing.number, w)
    return with_shadow(drawn, LYING, s)


@cached
def label(words: str, s: float, colour: str = INK) -> pygame.Surface:
    """Words below a thing on a sheet."""
    return lettered(words, "bold", round(16 * s), colour)
