"""The pieces of Killer Bunnies as pictures in style units, on their shadows."""

from __future__ import annotations

import pygame

from tabletop.games.killer_bunnies.rules.cards import UNIVERSAL
from tabletop.games.killer_bunnies.table import art_signs, drawings, faces
from tabletop.table.art import dice, widgets
from tabletop.table.art.palette import CREAM, GOLD, INK, PAPER
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.rabbit import badge
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import HELD, LYING, RAISED, Art, blank, with_shadow
from tabletop.table.art.svg import circle, path, raster
from tabletop.table.art.turning import box


@picture
def card(size: Size, number: int, held: bool = False, seen: float = 0.0) -> Art:
    """Draws a printed card face up; -1 shows the back. `seen` is the share of it that is seen."""
    drawn = faces.back(size.w)
    if number >= 0:
        drawn = faces.face(number, size.w, round(seen * size.w))
    return with_shadow(drawn, HELD if held else RAISED, size.s)


@picture
def ring_card(
    size: Size, number: int, seat: int = -1, value: int = -1, damage: int = 0, mood: str = "",
    mods: int = 0, inside: int = 0, shut: bool = False, lifted: bool = False,
) -> Art:
    """Draws a bunny or city in its circle; see `faces.ring`."""
    drawn = faces.ring(number, size.w, seat, value, damage, mood, mods, inside, shut)
    return with_shadow(drawn, HELD if lifted else RAISED, size.s)


@picture
def tab(size: Size, number: int) -> Art:
    """Draws a saved SPECIAL or VERY SPECIAL card."""
    return with_shadow(faces.tab(number, size.w, size.h), LYING, size.s)


@picture
def hexagon(size: Size, kind: int, state: int = 0, pays: int = UNIVERSAL) -> Art:
    """Draws a saved RESOURCE card; a Universal one shows the type it was declared as."""
    drawn = art_signs.hexagon(kind, size.w, state)
    if kind == UNIVERSAL and pays != UNIVERSAL and state == 0:
        drawn = drawn.copy()
        small = art_signs.hexagon(pays, round(size.w * 0.6), 0)
        drawn.blit(small, small.get_rect(center=(size.w // 2, size.w // 2)))
    return with_shadow(drawn, LYING, size.s)


@picture
def drawing(size: Size, number: int) -> Art:
    """Draws what a card shows, without its frame."""
    return with_shadow(drawings.picture_of(number, size.w), RAISED, size.s)


@picture
def pile(size: Size, layers: int) -> Art:
    """Draws a pile up to three cards high; nothing when it is empty."""
    rise = round(2 * size.s)
    out = blank(size.w + 3 * rise, size.h + 3 * rise)
    for i in range(layers):
        out.blit(faces.back(size.w), (i * rise, (3 - i) * rise))
    shaded = with_shadow(out, LYING, size.s) if layers else Art(out, 0, 0)
    return Art(shaded.surface, shaded.ox, shaded.oy + 3 * rise)


@picture
def discard_place(size: Size) -> pygame.Surface:
    """Draws the empty place of a Discard Pile."""
    return widgets.slot(size.w, size.h, size.s, 8, "#C9552A", "#FFE27A")


@picture
def number(size: Size, count: int) -> pygame.Surface:
    """Draws a disc with a number."""
    return widgets.count_badge(count, size.w)


@picture
def seat_badge(size: Size, figure: int) -> pygame.Surface:
    """Draws the badge of a seat's rabbit."""
    return badge(figure, size.w)


@picture
def power_disc(size: Size, vain: bool = False) -> Art:
    """Draws the disc at a creature that uses its power; pale where it would do nothing."""
    d = size.w
    line = max(1.6, d * 0.06)
    ground = PAPER if vain else GOLD
    disc = raster(circle(d / 2, d / 2, d / 2 - line * 0.6, ground, INK, line), d, d)
    mark = sign("bolt", round(d * 0.66), faded=vain)
    disc.blit(mark, mark.get_rect(center=(d // 2, d // 2)))
    return with_shadow(disc, RAISED, size.s)


@picture
def pair_clasp(size: Size) -> Art:
    """Draws the clasp between a Yang and a Yin: light and dark, one in the other."""
    d, r = size.w, size.w / 2
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
    return with_shadow(raster(disc, d, d), LYING, size.s)


@picture
def tag(size: Size, words: str, colour: str = PAPER, ink: str = INK, units: float = 16) -> Art:
    """Draws a tag in the middle of its place, no wider than that where it has a width."""
    px, most = round(units * size.s), size.w or float("inf")
    return middled(widgets.tag(words, colour, ink, "", size.s, px, most), size)


@picture
def corner_tag(size: Size, words: str, icon: str, lit: bool = False) -> Art:
    """Draws a tag in a corner of the table that is taken to a plate."""
    sheet = Sheet(size, Art(widgets.panel_face(size.w, size.h, size.s, 12, PAPER), 0, 0))
    d, ink = sheet.box.h * 0.66, INK if lit else "#6B5560"
    sheet.sign(icon, 9 + d / 2, sheet.box.h / 2, d, not lit)
    sheet.write(words, 14 + d, sheet.box.h / 2, "heading", 16, ink, "midleft", sheet.box.w - d - 20)
    return with_shadow(sheet.art.surface, RAISED, size.s)


@picture
def die(size: Size, kind: str, value: int, spin: float = 0.0, lit: float = 0.0) -> Art:
    """Draws a die at rest in the middle of its place."""
    drawn = dice.die_at_rest(kind, value, size.w, size.s, spin, lit)
    return Art(drawn.surface, drawn.ox - size.w // 2, drawn.oy - size.h // 2)


@picture
def wound(size: Size, points: int) -> pygame.Surface:
    """Draws the burst of a hit."""
    return art_signs.damage_burst(points, size.w)


@picture
def stitches(size: Size, radius: float = 9) -> Art:
    """Draws gold stitches round a place."""
    return widgets.stitches(size.w, size.h, radius, size.s, GOLD)


@picture
def ring(size: Size, radius: float) -> Art:
    """Draws the white ring round a place."""
    return widgets.chosen_ring(size.w, size.h, radius, size.s)


def middled(drawn: Art, size: Size) -> Art:
    """Returns a drawing in the middle of its place."""
    w, h = box(drawn)
    return Art(drawn.surface, drawn.ox - (size.w - w) // 2, drawn.oy - (size.h - h) // 2)
