"""Marks of this table: stitches, prices on targets, the walk, the held piece, hints, refusals.

Costs of targets come from `preview`; nothing here knows what is legal.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping

from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.table.pieces import Z_FLYING, Z_MARK, Z_ROAD, Pieces
from tabletop.games.bunny_boom.table.preview import Forecast
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.coins import movement_badge
from tabletop.table.art.palette import INK, SEATS
from tabletop.table.art.surface import Art
from tabletop.table.art.svg import circle, path, raster
from tabletop.table.contract import Host
from tabletop.table.marking import Box, Marking

Point = tuple[float, float]


class BoomMarking(Marking):
    """Draws marks, prices and the walk."""

    ceiling = Z_FLYING - 1

    def __init__(self, host: Host, box: Callable[[str], Box | None], pieces: Pieces) -> None:
        super().__init__(host, box)
        self.pieces = pieces

    @property
    def near(self) -> float:
        """Scale of marks on the green: smaller where tiles are small."""
        return min(self.host.s, max(self.pieces.unit * 1.25, self.host.s * 0.55))

    def show_forecast(
        self, aim: int, prices: Mapping[int, Forecast], told: Forecast | None, seat: int
    ) -> None:
        """Marks `aim`, the space meant now (-1 = none), prices of targets, and the forecast walk of
        `seat`."""
        if aim >= 0:
            self.chosen(keys.space(aim))
        for space, price in prices.items():
            self._price(space, price)
        if told is not None and told.walk:
            self._walk(told, seat)

    # -------------------------------------------------------------------------- price and way

    def _price(self, space: int, price: Forecast) -> None:
        """Adds a target's price at its corner, with a lock where the space closes."""
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
        self.add(art, (x, y), Z_MARK + 1)

    def _walk(self, told: Forecast, seat: int) -> None:
        """Adds the pawn's way as a road in its colour; crossed cards get a large badge."""
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
            self.add(road(local, w, h, self.near, figure), (left, top), Z_ROAD)
        d = round(35 * self.pieces.unit)
        for crossing in told.crossings:
            tile = places.tiles[crossing.space]
            art = crossed(crossing.bunnies, d, figure)
            at = (tile.right - 17 * self.pieces.unit, tile.bottom - 17 * self.pieces.unit)
            self.add(art, at, Z_MARK)

    def _on_road(self, place: int) -> Point:
        tile = self.pieces.places.tile(place)
        return tile.centerx, tile.centery + tile.h * 0.1


@cached
def road(points: tuple[Point, ...], w: int, h: int, s: float, figure: int) -> Art:
    """Draws a dotted road through the points with a head at its end."""
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
    """Draws the large badge of a crossed card: its cost, in a ring of the seat's colour.

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
