"""Marks of this table: stitches, prices on targets, the walk, the held piece, hints, refusals.

Costs of targets come from `preview`; nothing here knows what is legal.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping

from pygame import FRect, Surface

from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.table.pieces import Z_FLYING, Z_MARK, Z_ROAD, Pieces
from tabletop.games.bunny_boom.table.preview import Forecast
from tabletop.table.art import widgets
from tabletop.table.art.coins import movement_badge
from tabletop.table.art.palette import INK, SEATS
from tabletop.table.art.picture import Size, picture, scaled
from tabletop.table.art.svg import circle, path, raster
from tabletop.table.art.widgets_base import styled
from tabletop.table.boxes import square
from tabletop.table.contract import Host
from tabletop.table.marking import Box, Marking

Point = tuple[float, float]


class BoomMarking(Marking):
    """Draws marks, prices and the walk."""

    ceiling, card_foot = Z_FLYING - 1, 0.5

    def __init__(self, host: Host, box: Callable[[str], Box | None], pieces: Pieces) -> None:
        super().__init__(host, box)
        self.pieces = pieces

    @property
    def near(self) -> float:
        """Size of marks on the green, 1 = as everywhere: smaller where tiles are small."""
        return min(1.0, max(self.pieces.unit * 1.25, 0.55))

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
        tile, board = self.pieces.places.tiles[space], self.pieces.places.board
        near = self.near
        words = f"+{price.change}" if price.change > 0 else str(price.change)
        inset = min(8 * near, tile.w * 0.1)
        x = min(tile.right - inset, board.right - (26 if price.closes else 18) * near)
        y = max(tile.y + inset, board.y + 12 * near)
        icon = "lock" if price.closes else ""
        shown = scaled(widgets.price_badge, words, free=price.change <= 0, icon=icon, k=near)
        self.lay(shown, FRect(x, y, 0, 0), Z_MARK + 1)

    def _walk(self, told: Forecast, seat: int) -> None:
        """Adds the pawn's way as a road in its colour; crossed cards get a large badge."""
        figure = self.host.seats[seat].figure
        places = self.pieces.places
        points = [self._on_road(place) for place in told.walk]
        if len(points) > 1:
            around = square(*points[0], 0).unionall([square(*point, 0) for point in points])
            around.inflate_ip(28 * self.near, 28 * self.near)
            local = tuple((x - around.x, y - around.y) for x, y in points)
            self.lay(_road(local, self.near, figure), around, Z_ROAD)
        unit = self.pieces.unit
        for crossing in told.crossings:
            corner = places.tiles[crossing.space].bottomright
            badge = square(corner[0] - 17 * unit, corner[1] - 17 * unit, 35 * 1.36 * unit)
            self.lay(_crossed(crossing.bunnies, figure), badge, Z_MARK)

    def _on_road(self, place: int) -> Point:
        tile = self.pieces.places.tile(place)
        return tile.centerx, tile.centery + tile.h * 0.1


@picture
def _road(size: Size, points: tuple[Point, ...], s: float, figure: int) -> Surface:
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
    return styled(body, *size)


@picture
def _crossed(size: Size, bunnies: int, figure: int) -> Surface:
    """Draws the large badge of a crossed card: its cost, in a ring of the seat's colour."""
    middle, line = size.w / 2, max(1.6, size.w * 0.044)
    disc = circle(middle, middle, middle - line, SEATS[figure].colour, INK, line)
    ring = raster(disc, size.w, size.w)
    badge = movement_badge(bunnies, int(size.w / 1.36))
    ring.blit(badge, badge.get_rect(center=ring.get_rect().center))
    return ring
