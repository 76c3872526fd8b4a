"""Animations of pay, harvest and the final count: fief by fief, card by card."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from tabletop.core.event import Event
from tabletop.games.bunny_kingdom.rules import events as ev
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.boards import WORLD
from tabletop.games.bunny_kingdom.table import art_outline, art_places, figures, pictures
from tabletop.games.bunny_kingdom.table.faces import GOOD_SIGNS
from tabletop.games.bunny_kingdom.table.looks import Looks
from tabletop.games.bunny_kingdom.table.pieces import Pieces
from tabletop.games.bunny_kingdom.table.tray import Tray
from tabletop.table.art import widgets
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import GOLD, INK, PAPER, STITCH, WHITE
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import LYING, Art, with_shadow
from tabletop.table.art.svg import circle, raster
from tabletop.table.contract import Host
from tabletop.table.flights import Flights, Spot
from tabletop.table.motion import (
    Cue,
    Motion,
    Series,
    Together,
    Tween,
    Wait,
    between,
    out_cubic,
    reading,
)
from tabletop.table.stage import Node

RUN, TAG, COIN, COUNT, RISE = 340.0, 240.0, 300.0, 220.0, 320.0
FASTEST, FASTER = 0.42, 0.05
"""Acceleration of repeated animations: least share of the first one's time, and step."""
MOST_CARROTS = 4
Maker = Callable[[Event, Looks, Looks], Motion | None]
Point = tuple[float, float]


class Counting:
    """Makes the animations of carrots and coins for one table."""

    def __init__(self, host: Host, pieces: Pieces, tray: Tray, flights: Flights) -> None:
        self.host, self.pieces, self.tray, self.flights = host, pieces, tray, flights
        self._row = 0
        self.makers: dict[str, Maker] = {
            ev.COINS_TAKEN: self._coins,
            ev.DISTRICT_FOUNDED: self._district,
            ev.SHERIFF_PAID: self._paid,
            ev.RAILROAD_PAID: self._paid,
            ev.STATION_PAID: self._station,
            ev.RESOURCE_CHOSEN: self._chosen,
            ev.FIEF_HARVESTED: self._fief,
            ev.HARVEST_COUNTED: self._total,
            ev.STAR_PAID: self._paid,
            ev.PARCHMENTS_REVEALED: self._revealed,
            ev.PARCHMENT_COPIED: self._copied,
            ev.PARCHMENT_COUNTED: self._counted,
            ev.TRADE_COUNTED: self._trade,
            ev.MATCH_WON: self._won,
        }

    def begin(self) -> None:
        """Resets the pace at the beginning of a round or of the final count."""
        self._row = 0

    def _pace(self) -> float:
        """Returns the duration of the next repeated animation, as a share of the first."""
        self._row += 1
        return max(FASTEST, 1.0 - FASTER * (self._row - 1))

    def _heard(self, name: str) -> Cue:
        return Cue(lambda: self.host.sound(name))

    def plate(self, seat: int) -> Spot:
        """The middle of a seat's plate."""
        plate = self.host.anchors.get(f"plate:{seat}")
        return plate.center if plate is not None else (0, 0)

    def _score(self, seat: int) -> Spot:
        """Returns the place of a plate's number of carrots."""
        plate = self.host.anchors.get(f"plate:{seat}")
        if plate is None:
            return 0, 0
        return plate.right - self.host.px(34), plate.centery

    # --------------------------------------------------------------------------- small pieces

    def light(self, space: int) -> Motion:
        """Stitches a space for a moment."""
        rect = self.pieces.maps.rect(space)
        art = widgets.stitches(*rect.size, 6, self.pieces.unit(space))
        return self._shown(art, rect.topleft, 420)

    def _shown(self, art: Art, at: Spot, ms: float) -> Motion:
        """Fades a picture in and out."""
        held: list[Node] = []

        def paint(t: float) -> None:
            if not held:
                held.append(self.flights.node(art, *at))
            held[0].put(alpha=round(255 * min(1.0, t * 6, (1.0 - t) * 6)))

        return Tween(ms, paint)

    def banner(self, words: str, icon: str) -> Motion:
        """Shows a line on a paper over the map long enough to be read."""
        s = self.host.s
        art = widgets.tag(words, PAPER, INK, icon, s, round(24 * s))
        w = art.surface.get_width() - 2 * art.ox
        h = art.surface.get_height() - 2 * art.oy
        x, y = self.pieces.at.world.center
        return self._shown(art, (x - w / 2, y - h / 2), reading(words))

    def _rising(self, seat: int, amount: int, pace: float = 1.0) -> Motion:
        """Lets "+n" rise from the plate's number."""
        art = widgets.price_badge(f"+{amount}", self.host.s, True, "carrot")
        x, y = self._score(seat)
        held: list[Node] = []

        def paint(t: float) -> None:
            if not held:
                held.append(self.flights.node(art, x, y, 2))
            rise = 0 if self.host.reduced else self.host.px(20) * t
            held[0].put(pos=(x, y - rise), alpha=round(255 * min(1.0, (1.0 - t) * 3)))

        return Tween(RISE * pace, paint, out_cubic)

    def _carrots(self, seat: int, amount: int, start: Spot, pace: float = 1.0) -> Motion:
        """Flies some carrots to the plate, whose number rises."""
        px = self.host.px(28)
        picture = sign("carrot", px)
        art = Art(picture, 0, 0)
        flights: list[Motion | tuple[float, Motion]] = [
            (45.0 * i * pace, self.flights.fly(art, start, self._score(seat), COIN * pace, 40,
                                               "coin" if i == 0 else ""))
            for i in range(min(amount, MOST_CARROTS))
        ]  # fmt: skip
        return Series([Together(*flights), self._rising(seat, amount, pace)])

    # ------------------------------------------------------------------------------------- pay

    def _coins(self, event: Event, before: Looks, after: Looks) -> Motion:
        s, d = self.host.s, self.host.px(34)
        start = self.pieces.at.world.center
        flights: list[Motion | tuple[float, Motion]] = [
            (80.0 * i + 420.0, self.flights.fly(figures.coin(d, s), start,
                                                self.plate(event.player), COIN, 40, "coin"))
            for i in range(event.amount)
        ]  # fmt: skip
        return Together(*flights)

    def _district(self, event: Event, before: Looks, after: Looks) -> Motion:
        s, d = self.host.s, self.host.px(30)
        space = keys.number(event.target)
        start = self.pieces.maps.rect(space).center
        fly = self.flights.fly(figures.coin(d, s), start, self.plate(event.player), COIN + 120, 40,
                               "coin")  # fmt: skip
        return Together(self.light(space), fly)

    def _paid(self, event: Event, before: Looks, after: Looks) -> Motion:
        central = self.pieces.central
        start = self.pieces.maps.rect(central).center if central >= 0 else self.plate(event.player)
        return self._carrots(event.player, event.amount, start)

    def _station(self, event: Event, before: Looks, after: Looks) -> Motion:
        if not event.amount:
            return Wait(200)
        return self._carrots(event.player, event.amount, self.plate(ev.served_by(event)))

    def _trade(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        if not event.amount:
            return None
        s, d = self.host.s, self.host.px(34)
        start = self.plate(event.player)
        end = self._score(event.player)
        coin = self.flights.fly(figures.coin(d, s), start, end, COIN, 30, "coin")
        return Series([coin, self._rising(event.player, event.amount)])

    # --------------------------------------------------------------------------------- harvest

    def _chosen(self, event: Event, before: Looks, after: Looks) -> Motion:
        rect = self.pieces.maps.rect(keys.number(event.target))
        name = GOOD_SIGNS[event.face]
        size = max(28, round(min(rect.size) * 0.7))
        burst = self.flights.burst(
            lambda d: Art(sign(name, max(4, d)), 0, 0), rect.center, size, 420
        )
        return Series([self._heard("card_place"), burst])

    def _fief(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Runs a light along the rope, shows the fief's product, and flies the carrots home."""
        strength, wealth, spaces = ev.harvested_of(event)
        seat, figure = event.player, self.pieces.figure(event.player)
        world, cloud = art_places.split(spaces)
        part = cloud if len(cloud) > len(world) else world
        unit = self.pieces.unit(part[0])
        art = figures.harvest_tag(figure, strength, wealth, unit)
        spot, own = self._tag_of(spaces, part, art.surface.get_size())
        pace = self._pace()
        runs = [self._run(each, unit, pace) for each in (world, cloud) if each]
        tag = self._shown(art, spot, (RUN + TAG + 60.0 * min(event.amount, 6)) * pace)
        fly = self._carrots(seat, event.amount, spot, pace)
        hide = Cue(lambda: self.pieces.nodes.hide(own))
        return Together(*runs, hide, tag, (RUN * pace, fly))

    def _tag_of(
        self, spaces: tuple[int, ...], part: tuple[int, ...], size: tuple[int, int]
    ) -> tuple[Spot, str]:
        """Returns the place of a fief's tag, clamped to its board, and the key of its picture."""
        view, board = self.pieces.view, self.pieces.maps.board(part[0])
        number = next(
            (i for i, fief in enumerate(view.fiefs if view else ()) if fief.spaces == spaces), -1
        )
        key = f"tag:{number}"
        node = self.pieces.nodes.node(key)
        box = pygame.Rect(0, 0, *size)
        box.center = self.pieces.tag_spot(part) if node is None else _rounded(node.pos)
        return box.clamp(board.window).center, key

    def _run(self, part: tuple[int, ...], unit: float, pace: float) -> Motion:
        board = self.pieces.maps.board(part[0])
        outline = figures.glow_outline(part, board.cw, board.ch, unit, STITCH)
        glow = self._shown(outline, (board.x, board.y), (RUN + TAG) * pace)
        if self.host.reduced:
            return glow
        return Together(glow, self._spark(part, round(15 * unit), RUN * pace))

    def _spark(self, part: tuple[int, ...], d: int, ms: float) -> Motion:
        """Runs a gold light once round the outline of a fief."""
        board = self.pieces.maps.board(part[0])
        w = board.cw / 2 if part[0] >= WORLD else board.cw
        line = max(art_outline.loops(art_outline.squares_of(part)), key=len)
        points = art_outline.inset(line, w, board.ch, 3.5)
        way = Polyline([(board.x + x, board.y + y) for x, y in points])
        held: list[Node] = []

        def paint(t: float) -> None:
            if not held:
                held.append(self.flights.node(spark(d), *way.at(0.0), 1))
            held[0].put(pos=way.at(t), visible=t < 1.0)

        return Tween(ms, paint)

    def _total(self, event: Event, before: Looks, after: Looks) -> Motion:
        return Wait(60 if event.amount else 0)

    # ------------------------------------------------------------------------- the final count

    def _revealed(self, event: Event, before: Looks, after: Looks) -> Motion:
        self.begin()
        seat, s = event.player, self.host.s
        w = self.host.px(44)
        x, y = self.plate(seat)
        parts: list[Motion | tuple[float, Motion]] = []
        for i, card in enumerate(ev.cards_of(event)):
            end = (x + self.host.px(150) + i * w * 0.72, y)
            art = pictures.card(card, w, s, True)
            stay = self._shown(art, (end[0] - w / 2, end[1] - w * 0.7), 900)
            parts.append((70.0 * i, stay))
        return Series([self._heard("card_flip"), Together(*parts)])

    def _copied(self, event: Event, before: Looks, after: Looks) -> Motion:
        w = self.host.px(110)
        x, y = self.pieces.at.world.center
        art = pictures.card(event.face, w, self.host.s, True)
        show = self._shown(art, (x - w / 2, y - w * 0.7), 620)
        banner = self.banner(f"{self.host.seats[event.player].name} copies", "copy")
        return Together(self._heard("card_flip"), show, (120.0, banner))

    def _counted(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Turns a parchment over in the middle and flies its carrots to the plate."""
        s, w = self.host.s, self.host.px(126)
        x, y = self.pieces.at.world.center
        left, top = x - w / 2, y - w * 0.7
        held: list[Node] = []

        def turn(t: float) -> None:
            if not held:
                held.append(self.flights.node(pictures.card(-1, w, s, True), left, top))
            if self.host.reduced or t >= 1.0:
                held[0].put(art=pictures.card(event.face, w, s, True))
                return
            step = round(abs(math.cos(math.pi * t)) * pictures.THIN_STEPS)
            face = event.face if t > 0.5 else -1
            if step >= pictures.THIN_STEPS:
                held[0].put(art=pictures.card(face, w, s, True))
            else:
                held[0].put(art=pictures.thin(face, w, max(1, step)))

        badge = widgets.price_badge(f"+{event.amount}", s * 1.4, bool(event.amount), "carrot")
        under = (x, top + w * 1.4 + self.host.px(16))
        whose = self.host.seats[event.player].name
        name = widgets.tag(whose, PAPER, INK, s=s)
        name_w = name.surface.get_width() - 2 * name.ox
        above = (x - name_w / 2, top - self.host.px(36))
        pace = self._pace()
        stay = 520.0 * pace
        fly: Motion = Wait(160.0 * pace)
        if event.amount:
            fly = self._carrots(event.player, event.amount, (x, y), pace)
        worth = Together(self._shown(badge, under, stay), (120.0 * pace, fly))
        flip = Series([self._heard("card_flip"), Tween(COUNT * pace, turn), worth])
        return Together(flip, self._shown(name, above, COUNT * pace + stay))

    def _won(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Lets the winners cheer over the map."""
        height = round(self.pieces.at.world.h * 0.3)
        x, y = self.pieces.at.world.center
        apart = round(height * 0.9)
        parts: list[Motion] = []
        winners = ev.winners_of(event)
        for i, seat in enumerate(winners):
            at = (x + (i - (len(winners) - 1) / 2) * apart, y + height / 2)
            parts.append(self._cheer(self.pieces.figure(seat), at, height))
        petals = [
            self.flights.petals(self.pieces.figure(seat), self.pieces.at.world)
            for seat in winners
        ]
        return Together(*parts, *petals)

    def _cheer(self, figure: int, at: Point, height: int) -> Motion:
        held: list[Node] = []
        jump = 0 if self.host.reduced else height * 0.12

        def paint(t: float) -> None:
            art = figures.rabbit(figure, height, "cheer")
            if not held:
                held.append(self.flights.node(art, *at, 3))
            y = at[1] - jump * abs(math.sin(t * math.pi * 4))
            held[0].put(pos=(at[0], y), alpha=round(255 * min(1.0, t * 8)))

        return Tween(1800, paint)


def _rounded(at: Point) -> tuple[int, int]:
    return round(at[0]), round(at[1])


class Polyline:
    """A closed polyline that something moves along."""

    def __init__(self, points: list[Point]) -> None:
        self._points = [*points, points[0]]
        self._lengths = [
            math.dist(a, b) for a, b in zip(self._points, self._points[1:], strict=False)
        ]
        self._whole = sum(self._lengths)

    def at(self, share: float) -> Point:
        """Returns the point after that share of its length."""
        left = max(0.0, min(1.0, share)) * self._whole
        for i, length in enumerate(self._lengths):
            if left <= length and length:
                (ax, ay), (bx, by) = self._points[i], self._points[i + 1]
                return between(ax, bx, left / length), between(ay, by, left / length)
            left -= length
        return self._points[-1]


@cached
def spark(d: int) -> Art:
    """The light that runs along a rope; its middle is its origin."""
    d = max(6, d)
    body = circle(d / 2, d / 2, d / 2 - 1, GOLD, INK, 1.6) + circle(d / 2, d / 2, d * 0.22, WHITE)
    shaded = with_shadow(raster(body, d, d), LYING, 1.0)
    return Art(shaded.surface, shaded.ox + d // 2, shaded.oy + d // 2)


