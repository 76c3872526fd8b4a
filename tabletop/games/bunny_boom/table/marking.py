"""Marks on this table: stitches, prices on targets, the walk, the held piece, hints, refusals.

What a target costs comes from `forecast`; nothing here knows what is legal.
"""

from __future__ import annotations

import itertools

import pygame

from tabletop.games.bunny_boom.rules.keys import number as place_number
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.games.bunny_boom.table.forecast import Forecast
from tabletop.games.bunny_boom.table.pictures import CARD_RADIUS, TILE_RADIUS
from tabletop.games.bunny_boom.table.pieces import (
    Z_FLYING,
    Z_GLOW,
    Z_HAND,
    Z_HOME,
    Z_MARK,
    Z_RIVER,
    Z_ROAD,
    Z_STITCH,
    Pieces,
)
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.coins import movement_badge
from tabletop.table.art.palette import INK, SEATS
from tabletop.table.art.surface import Art
from tabletop.table.art.svg import circle, path, raster
from tabletop.table.contract import Host, Marks
from tabletop.table.stage import Node

Point = tuple[float, float]


class Marking:
    """Draws a set of marks and takes it away again."""

    def __init__(self, host: Host, pieces: Pieces) -> None:
        self.host, self.pieces = host, pieces
        self._nodes: list[Node] = []
        self.near = min(host.s, max(pieces.unit * 1.25, host.s * 0.55))
        """The scale of marks on the green: where tiles are small, marks are too."""

    def show(
        self, marks: Marks, aim: int, prices: dict[int, Forecast], told: Forecast | None,
        seat: int,
    ) -> None:  # fmt: skip
        """`aim` is the space meant now, -1 = none; `told` what would happen there to `seat`."""
        self.host.stage.remove(*self._nodes)
        self._nodes.clear()
        for key in sorted(marks.legal):
            self._frame(key, "legal", key == marks.hovered)
        for key in sorted(marks.chosen):
            self._frame(key, "chosen", False)
        if aim >= 0:
            self._frame(f"space:{aim}", "chosen", False)
        for space, price in prices.items():
            self._price(space, price)
        if told is not None and told.walk:
            self._walk(told, seat)
        for rank, key in enumerate(marks.hinted):
            self._hint(key, 0 if key.startswith("card:") and "space" in marks.hinted[0] else rank)
        for key in sorted(marks.told):
            self._frame(key, "told", False)
        if marks.refused:
            self._refuse(marks.refused)

    # -------------------------------------------------------------------------------- frames

    def box(self, key: str) -> tuple[pygame.Rect, float, float] | None:
        """The rectangle of what `key` names, its corners' radius, and the z its frame needs."""
        pieces = self.pieces
        kind, number = key.partition(":")[0], place_number(key)
        if kind == "space" and 0 <= number < pieces.spaces:
            return pieces.places.tiles[number], TILE_RADIUS, Z_STITCH
        if kind == "centre":
            return pieces.places.tile(CENTRE), TILE_RADIUS, Z_STITCH
        if kind == "card" and number in pieces.cards:
            return self._card_box(number)
        if kind == "river" and 0 <= number < len(pieces.places.water):
            return pieces.places.water[number], CARD_RADIUS, Z_STITCH
        if kind == "pile":
            return pieces.places.pile, CARD_RADIUS, Z_STITCH
        if key == "hand":
            return pieces.places.hand, 14, Z_STITCH
        if kind in ("home", "gifts", "hand") and 0 <= number < pieces.seats:
            return pieces.places.homes[number], 16, Z_MARK
        if key in pieces.markers:
            node = pieces.markers[key]
            d = pieces.marker_spot(key, "centre")[1]
            return pygame.Rect(round(node.pos[0]), round(node.pos[1]), d, d), d / 2, Z_MARK
        if kind == "pawn" and 0 <= number < pieces.seats:
            rect = pieces.pawn_rect(number)
            return (rect, 12, Z_MARK) if rect.w else None
        return None

    def _card_box(self, number: int) -> tuple[pygame.Rect, float, float]:
        node = self.pieces.cards[number]
        rect = self.pieces.card_rect(number, self.pieces.looks).copy()
        rect.topleft = (round(node.pos[0]), round(node.pos[1]))
        in_hand = node.z >= Z_HAND
        square = rect.w == rect.h
        return rect, TILE_RADIUS if square else CARD_RADIUS, Z_HAND + 2 if in_hand else Z_STITCH

    def _frame(self, key: str, how: str, strong: bool) -> None:
        found = self.box(key)
        if found is None:
            return
        rect, r, z = found
        s = self._scale(key)
        below = z - 3.5 if z >= Z_HAND else Z_GLOW
        if key.startswith("home"):
            below = Z_HOME - 1
        elif key == "hand":
            below = Z_RIVER - 1
        if how == "legal":
            self._add(widgets.legal_glow(rect.w, rect.h, r, s, strong), rect.topleft, below)
            self._add(widgets.stitches(rect.w, rect.h, r, s), rect.topleft, z)
        elif how == "chosen":
            self._add(widgets.chosen_glow(rect.w, rect.h, r, s), rect.topleft, below)
            self._add(widgets.chosen_ring(rect.w, rect.h, r, s), rect.topleft, z + 0.6)
        else:
            self._add(widgets.stitches(rect.w, rect.h, r, s, "#FFFFFF"), rect.topleft, z + 0.7)

    def _scale(self, key: str) -> float:
        return self.near if key.startswith(("space", "centre", "pawn")) else self.host.s

    def _hint(self, key: str, rank: int) -> None:
        found = self.box(key)
        if found is not None:
            rect, r, z = found
            art = widgets.hint_mark(rect.w, rect.h, r, self._scale(key), rank + 1 if rank else 0)
            self._add(art, rect.topleft, z + 0.8)

    def _refuse(self, key: str) -> None:
        found = self.box(key)
        if found is not None:
            rect, r, z = found
            art = widgets.refused(rect.w, rect.h, r, self.host.s)
            self._add(art, rect.topleft, z + 0.9)

    # -------------------------------------------------------------------------- price and way

    def _price(self, space: int, price: Forecast) -> None:
        """At the corner of a target: what would come home, a lock where the space closes."""
        tile = self.pieces.places.tiles[space]
        s = self.near
        words = f"+{price.change}" if price.change > 0 else str(price.change)
        icon = "lock" if price.closes else ""
        art = widgets.price_badge(words, s, price.change <= 0, icon)
        inset = min(8 * s, tile.w * 0.1)
        board = self.pieces.places.board
        reach = 26 * s if icon else 18 * s
        x = min(tile.right - inset, board.right - reach)
        y = max(tile.y + inset, board.y + 12 * s)
        self._add(art, (x, y), Z_MARK + 1)

    def _walk(self, told: Forecast, seat: int) -> None:
        """The way of the pawn as a road in its colour; crossed cards wear a large badge."""
        figure = self.host.seats[seat].figure
        places = self.pieces.places
        points = [self._on_road(place) for place in told.walk]
        if len(points) > 1:
            pad = round(14 * self.near)
            left = round(min(x for x, _ in points)) - pad
            top = round(min(y for _, y in points)) - pad
            w = round(max(x for x, _ in points)) - left + pad
            h = round(max(y for _, y in points)) - top + pad
            local = tuple((x - left, y - top) for x, y in points)
            self._add(road(local, w, h, self.near, figure), (left, top), Z_ROAD)
        d = round(35 * self.pieces.unit)
        for crossing in told.crossings:
            tile = places.tiles[crossing.space]
            art = crossed(crossing.bunnies, d, figure)
            at = (tile.right - 17 * self.pieces.unit, tile.bottom - 17 * self.pieces.unit)
            self._add(art, at, Z_MARK)

    def _on_road(self, place: int) -> Point:
        tile = self.pieces.places.tile(place)
        return tile.centerx, tile.centery + tile.h * 0.1

    def _add(self, art: Art, at: tuple[float, float], z: float) -> None:
        self._nodes.append(self.host.stage.picture(art, *at, min(z, Z_FLYING - 1), "mark"))


@cached
def road(points: tuple[Point, ...], w: int, h: int, s: float, figure: int) -> Art:
    """A dotted road through the points with a head at its end."""
    look = SEATS[figure]
    ends = list(points)
    (x0, y0), (x1, y1) = ends[-2], ends[-1]
    length = max(1.0, abs(x1 - x0) + abs(y1 - y0))
    back = 20 * s / length
    tip = (x1 - (x1 - x0) * back * 0.3, y1 - (y1 - y0) * back * 0.3)
    ends[-1] = (x1 - (x1 - x0) * back, y1 - (y1 - y0) * back)
    d = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in ends)
    body = path(d, "none", INK, 8 * s) + path(d, "none", look.colour, 5 * s)
    for (ax, ay), (bx, by) in itertools.pairwise(ends):
        steps = max(1, round((abs(bx - ax) + abs(by - ay)) / (11 * s)))
        for i in range(steps):
            t = (i + 0.5) / steps
            body += circle(
                round(ax + (bx - ax) * t, 1), round(ay + (by - ay) * t, 1), 1.5 * s, look.motif
            )
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    nx, ny = -dy, dx
    wide = 10 * s
    ax, ay = ends[-1]
    body += path(
        f"M{ax + nx * wide:.1f},{ay + ny * wide:.1f} L{tip[0]:.1f},{tip[1]:.1f} "
        f"L{ax - nx * wide:.1f},{ay - ny * wide:.1f}Z", look.colour, INK, 2 * s,
    )
    return Art(raster(body, w, h), 0, 0)


@cached
def crossed(bunnies: int, d: int, figure: int) -> Art:
    """The swollen badge of a card that is crossed: what it costs, in a ring of the seat's colour.

    Its middle is its origin.
    """
    size = round(d * 1.36)
    middle = size / 2
    line = max(1.6, d * 0.06)
    ring = raster(circle(middle, middle, middle - line, SEATS[figure].colour, INK, line), size,
                  size)
    badge = movement_badge(bunnies, d)
    ring.blit(badge, badge.get_rect(center=(round(middle), round(middle))))
    return Art(ring, round(middle), round(middle))
