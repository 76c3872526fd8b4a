"""Animations of this game's events: cards, hands, rabbits, buildings, tracks, pay, the count."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pygame import FRect

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.rules import events as ev
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.boards import RAINBOW_SPACES, WORLD
from tabletop.games.bunny_kingdom.rules.frames import ROUNDS
from tabletop.games.bunny_kingdom.table import art_outline, figures
from tabletop.games.bunny_kingdom.table.art_places import building_at, rabbit_at, split
from tabletop.games.bunny_kingdom.table.art_signs import COIN, GOOD_SIGNS, SHERIFF
from tabletop.games.bunny_kingdom.table.faces import card as card_shown
from tabletop.games.bunny_kingdom.table.maps import Spot
from tabletop.games.bunny_kingdom.table.pieces import Z_FLYING, Pieces
from tabletop.games.bunny_kingdom.table.tray import SCROLLS, STOCK, TABS, Tray
from tabletop.games.bunny_kingdom.words import say
from tabletop.table import pawns
from tabletop.table.art import widgets
from tabletop.table.art.palette import GOLD, INK, PAPER, STITCH, WHITE
from tabletop.table.art.picture import Picture, Size, picture, scaled
from tabletop.table.art.signs import sign_shown
from tabletop.table.art.surface import LYING, Art, with_shadow
from tabletop.table.art.svg import circle, raster
from tabletop.table.art.turning import box
from tabletop.table.boxes import RATIO, centred, pile, square
from tabletop.table.contract import Host
from tabletop.table.motion import (
    Cue,
    Motion,
    Series,
    Together,
    Tween,
    Wait,
    alpha,
    between,
    out_cubic,
    reading,
)
from tabletop.table.nodes import NodeTable
from tabletop.table.recipes import Looks, Part, Recipes
from tabletop.words import Seat

DEAL, PASS, PLAY, BUILD, HOP, SETTLE = 240.0, 420.0, 420.0, 320.0, 320.0, 380.0
LINGER, APART, MOST_BACKS = 560.0, 60.0, 4
RUN, TAG, PAY, RISE, CHEER = 340.0, 240.0, 300.0, 320.0, 1800.0
FASTEST, FASTER = 0.42, 0.05
"""Acceleration of repeated animations: least share of the first one's time, and step."""
MOST_CARROTS = 4
CARD, TOKEN, MONEY = FRect(0, 0, 64, 64 / RATIO), FRect(0, 0, 48, 48), FRect(0, 0, 34, 34)
"""Shapes of what flies."""
LARGE = FRect(0, 0, 126, 126 / RATIO)
"""Shape of a parchment that is copied."""

REVEAL = frozenset(
    (ev.CARD_PLAYED, ev.PARCHMENT_KEPT, ev.CARD_DISCARDED, ev.RABBIT_PLACED, ev.COINS_TAKEN)
).union((ev.CAMP_DISPLACED, ev.CAMP_UPGRADED))
TOGETHER = (
    REVEAL,
    frozenset((ev.HAND_DEALT,)),
    frozenset((ev.HAND_TAKEN,)),
    frozenset((ev.RESERVE_TAKEN,)),
    frozenset((ev.PARCHMENTS_REVEALED,)),
    frozenset((ev.DISTRICT_FOUNDED,)),
)
"""Kinds of events that are shown at one moment if they follow each other."""


class Motions(Recipes):
    """Makes the animations of one table."""

    def __init__(self, host: Host, pieces: Pieces, tray: Tray, nodes: NodeTable) -> None:
        super().__init__(host, nodes, Z_FLYING, pieces.standing)
        self.pieces, self.tray, self._maps = pieces, tray, pieces.maps
        self._open: dict[int, int] = {}
        self._row = 0
        flip, place = self.beat(0, "card_flip"), self.beat(0, "card_place")
        joins = self.change(320, "marker_to_me", of="link:")
        self.recipes = {
            ev.STATION_PLACED: self.then(place, self._lit),
            ev.STATION_TURNED: self.beat(260, "lock"),
            ev.SHERIFF_NAMED: self._sheriff,
            ev.ROUND_BEGUN: self.then(self.beat(0, "shuffle"), self._round),
            ev.HAND_DEALT: self._dealt,
            ev.HAND_TAKEN: self._taken,
            ev.RESERVE_TAKEN: self._reserve,
            ev.HANDS_PASSED: self.then(self.beat(0, "card_lift"), self._passed),
            ev.CARD_SEALED: self._sealed,
            ev.DISCARD_SEALED: self._sealed,
            ev.CARD_PLAYED: self._played,
            ev.PARCHMENT_KEPT: self._kept,
            ev.CARD_DISCARDED: self._discarded,
            ev.RABBIT_PLACED: self.then(self.beat(PLAY + SETTLE), self._hops),
            ev.CAMP_DISPLACED: self._displaced,
            ev.CAMP_UPGRADED: self.then(self.beat(PLAY), self.change(260, "card_lift", of="on:")),
            ev.PROVISIONS_USED: self.then(flip, self._provisions),
            ev.COINS_TAKEN: self._coins,
            ev.DISTRICT_FOUNDED: self._district,
            ev.TRACK_LAID: self.then(self._laid, self.change(120, "card_place", of="track:")),
            ev.CAMP_PLACED: self.then(self._laid, self._stands, self._hops),
            ev.CAMP_HELD: self.beat(120),
            ev.BUILDING_BUILT: self.then(self._laid, self._stands),
            ev.TOWER_BUILT: self.then(self._tower, self.change(150, "city", of="on:"), joins),
            ev.RAINBOW_SET: self.then(self._rainbow, self.change(150, "lock", of="on:"), joins),
            **dict.fromkeys((ev.SHERIFF_PAID, ev.RAILROAD_PAID, ev.STAR_PAID), self._paid),
            ev.STATION_PAID: self._served,
            ev.RESOURCE_CHOSEN: self.then(place, self._chosen),
            ev.FIEF_HARVESTED: self._fief,
            ev.HARVEST_COUNTED: self.beat(60),
            ev.PARCHMENTS_REVEALED: self.then(flip, self._revealed),
            ev.PARCHMENT_COPIED: self._copied,
            ev.MATCH_WON: self._won,
        }

    def clear(self) -> None:
        super().clear()
        self._open.clear()
        self.tray.flying.clear()

    # --------------------------------------------------------------------------------- places

    def _plate(self, seat: int) -> FRect:
        return self.plate(seat, FRect(self._middle, (0, 0)))

    @property
    def _middle(self) -> tuple[float, float]:
        return self.pieces.at.world.center

    def _score(self, seat: int) -> FRect:
        """Returns the place of a plate's number of carrots."""
        plate = self._plate(seat)
        return FRect(plate.right - 34, plate.centery, 0, 0)

    def _hand(self, seat: int, card: int = UNKNOWN) -> FRect:
        """Returns the place at which a hand card starts or ends."""
        if seat != self.tray.seat:
            return self._plate(seat)
        return self.tray.rects.get(keys.card(card), self.pieces.at.shelf)

    def _front(self, seat: int, kind: int) -> FRect:
        """Returns the place of a waiting building: in the viewer's tray, or by a player's plate."""
        if seat != self.tray.seat:
            return self._plate(seat)
        key, tab = keys.waiting(kind), self.pieces.at.tabs[TABS.index(STOCK)]
        return self.flights.released(key, self.tray.rects.get(key, tab))

    def _beside(self, seat: int) -> FRect:
        """Returns the place of an open card shown for a moment: by the plate, or below the own tab.

        Several cards of a moment lie side by side.
        """
        number = self._open.get(seat, 0)
        self._open[seat] = number + 1
        if seat == self.tray.seat:
            tab = self.pieces.at.tabs[TABS.index(STOCK)]
            return centred(CARD, FRect(tab.centerx + 70 * number, tab.bottom + 56, 0, 0))
        return centred(CARD, self._plate(seat)).move(70 * (number + 1), 0)

    def _pace(self) -> float:
        """Returns the duration of the next repeated animation, as a share of the first."""
        self._row += 1
        return max(FASTEST, 1.0 - FASTER * (self._row - 1))

    # --------------------------------------------------------------------------- what flies by

    def _lift(self, *cards: str) -> None:
        """Takes cards out of the tray while they fly."""
        for key in cards:
            self.tray.flying |= {key, f"worth:{keys.number(key)}"}
        self.nodes.remove(*self.tray.flying)

    def _flown(
        self, shown: Picture, shape: FRect, start: FRect, end: FRect, ms: float, rise: float,
        sound: str = "", squash: bool = False,
    ) -> Motion:
        """Something of that shape flies from the middle of one place to another's."""
        ways = centred(shape, start), centred(shape, end)
        return self.flights.travel(shown, *ways, ms, rise, sound, squash=squash)

    def _card(self, face: int, start: FRect, end: FRect, ms: float, sound: str = "deal") -> Motion:
        return self._flown(card_shown(face, True), CARD, start, end, ms, 24, sound, True)

    def _backs(self, start: FRect, end: FRect, count: int, ms: float) -> Motion:
        sounds = ("deal", *[""] * MOST_BACKS)[: min(count, MOST_BACKS)]
        return Together(
            *[(APART * i, self._card(-1, start, end, ms, s)) for i, s in enumerate(sounds)]
        )

    def _labelled(self, shown: Picture, x: float, y: float, ms: float) -> Motion:
        """Shows words for a moment with their middle at a point."""
        w, h = box(shown.at(Size(0, 0, self.host.s)))
        s = self.host.s
        return self.flights.seen(shown, FRect(x - w / s / 2, y - h / s / 2, 0, 0), ms)

    def _light(self, space: int) -> Motion:
        """Stitches a space for a moment."""
        outline = figures.glow_outline((space,), STITCH)
        return self.flights.seen(outline, self._maps.rect(space), 420)

    def _rising(self, seat: int, amount: int, pace: float = 1.0) -> Motion:
        """Lets "+n" rise from the plate's number."""
        shown = scaled(widgets.price_badge, f"+{amount}", free=True, icon="carrot")
        at = self._score(seat)
        node, high = self.flights.appearing(shown, at, 2), 0 if self.host.reduced else 20

        def paint(t: float) -> None:
            node().show(shown, at.move(0, -high * t), alpha=alpha((1.0 - t) * 3))

        return Tween(RISE * pace, paint, out_cubic)

    def _carrots(self, seat: int, amount: int, start: FRect, pace: float = 1.0) -> Motion:
        """Flies some carrots to the plate, whose number rises."""
        shape, end = FRect(0, 0, 28, 28), self._score(seat)
        flights: list[Part] = []
        for i in range(min(amount, MOST_CARROTS)):
            sound = "" if i else "coin"
            way = self._flown(sign_shown("carrot"), shape, start, end, PAY * pace, 40, sound)
            flights.append((45.0 * i * pace, way))
        return Series([Together(*flights), self._rising(seat, amount, pace)])

    def _coin(self, start: FRect, end: FRect, ms: float = PAY, rise: float = 40) -> Motion:
        return self._flown(sign_shown(COIN, LYING), MONEY, start, end, ms, rise, "coin")

    # ------------------------------------------------------------------------------- the round

    def _lit(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self._light(keys.number(event.target))

    def _sheriff(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies the Star from the last Sheriff to the new one."""
        middle = FRect(self._middle, (0, 0))
        last = before.get("sheriff")
        start = self._plate(keys.number(last.place)) if last is not None else middle
        sound = "marker_to_me" if event.player == self.tray.seat else "marker_away"
        shown, shape = sign_shown(SHERIFF, LYING), FRect(0, 0, 52, 52)
        return self._flown(shown, shape, start, self._plate(event.player), 520, 70, sound)

    def _round(self, event: Event, before: Looks, after: Looks) -> Motion:
        self._row = 0
        words = say("round-banner", n=event.amount, of=ROUNDS)
        return self._banner(words, "pass_hands")

    def _banner(self, words: str, icon: str) -> Motion:
        """Shows a line on a paper over the map long enough to be read."""
        shown = scaled(widgets.tag, words, PAPER, INK, icon, k=1.5)
        return self._labelled(shown, *self._middle, reading(words))

    def _dealt(self, event: Event, before: Looks, after: Looks) -> Motion:
        start = FRect(self._middle, (0, 0))
        return self._backs(start, self._hand(event.player), event.amount, DEAL)

    def _taken(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        return self.beat(100, "card_flip")(event, before, after) if ev.cards_of(event) else None

    def _reserve(self, event: Event, before: Looks, after: Looks) -> Motion:
        seat, start = event.player, self._plate(event.player)
        end = self._hand(seat) if seat == self.tray.seat else start.move(0, 10)
        return self._card(event.face, start, end, DEAL + 80)

    def _passed(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Passes all hands on at one moment, as backs."""
        way, seats = ev.way_of(event), len(self.host.seats)
        self.nodes.sync(self.tray.items(after), part="tray")
        self._lift(*[key for key in self.tray.rects if key.startswith("card:")])
        places = [self._hand(seat) for seat in range(seats)]
        ends = [places[(seat + way) % seats] for seat in range(seats)]
        flights = [self._backs(start, end, 3, PASS) for start, end in zip(places, ends)]
        return Together(*flights)

    # ------------------------------------------------------------------------------ the reveal

    def _sealed(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """Plays a sound when others seal; somebody may still be choosing at this table."""
        return None if event.player == self.tray.seat else self.sound("card_place")

    def _played(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies a card from the hand to its space, or to the waiting buildings, where it stays long
        enough to be read.
        """
        card, seat = event.face, event.player
        start, group = self._hand(seat, card), c.GROUP[event.face]
        self._lift(keys.card(card))
        if group in (c.TERRITORY, c.RAINBOW_CARD):
            end = self._maps.rect(card)
        elif self.pieces.central >= 0 and group == c.CENTRAL:
            end = self._maps.rect(self.pieces.central)
        else:
            end = self._beside(seat)
        stays = centred(CARD, end)
        lingers = self.flights.seen(card_shown(card, True), stays, LINGER, lambda t: 2 * (1 - t))
        return Series([self._card(card, start, end, PLAY, "card_flip"), lingers])

    def _kept(self, event: Event, before: Looks, after: Looks) -> Motion:
        card, seat = event.face, event.player
        start = self._hand(seat, card)
        if seat == self.tray.seat:
            self._lift(keys.card(card))
            tab = self.pieces.at.tabs[TABS.index(SCROLLS)]
            return self._card(card, start, tab, PLAY, "card_place")
        end = self._beside(seat)
        return Series([self._card(-1, start, end, PLAY, "card_place"), Wait(300)])

    def _discarded(self, event: Event, before: Looks, after: Looks) -> Motion:
        start = self._hand(event.player, event.face)
        self._lift(keys.card(event.face))
        return self._card(-1, start, start.move(0, 120), PLAY, "card_lift")

    def _hops(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Lets a rabbit hop out of its card onto the space."""
        high = self._maps.rect(keys.number(event.target)).h * 0.8
        hop = self.change(HOP, "hop", "land", rise=high, of="rabbit:")
        return Series([hop(event, before, after), Wait(90)])

    def _displaced(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Sends rabbit and camp home."""
        space, seat = keys.number(event.origin), event.player
        rect, nodes = self._maps.rect(space), self.nodes
        stood, camp = rabbit_at(rect, True), building_at(rect, event.face)
        rabbit, tent = figures.rabbit(self.pieces.figure(seat), "thrown"), event.face

        def hide() -> None:
            nodes.hide(keys.rabbit(seat, space))
            nodes.hide(f"on:{space}")

        travel = self.flights.travel
        flies = travel(rabbit, stood, centred(stood, self._plate(seat)), 600, 60, "thrown_off")
        falls = travel(figures.building(tent), camp, camp.move(0, rect.h / 2), 400, 20)
        return Series([Wait(PLAY), Cue(hide), Together(flies, falls)])

    def _provisions(self, event: Event, before: Looks, after: Looks) -> Motion:
        shown = sign_shown("bunny_kingdom/provisions", LYING)
        return self.flights.swell(shown, square(*self._plate(event.player).center, 60), 520)

    def _coins(self, event: Event, before: Looks, after: Looks) -> Motion:
        start, end = FRect(self._middle, (0, 0)), self._plate(event.player)
        return Together(*[(80.0 * i + 420.0, self._coin(start, end)) for i in range(event.amount)])

    def _district(self, event: Event, before: Looks, after: Looks) -> Motion:
        space = keys.number(event.target)
        coin = self._coin(self._maps.rect(space), self._plate(event.player), PAY + 120)
        return Together(self._light(space), coin)

    # ---------------------------------------------------------------------------- construction

    def _token(self, kind: int, start: FRect, end: FRect) -> Motion:
        return self._flown(figures.token(kind), TOKEN, start, end, BUILD, 30, "card_lift")

    def _laid(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies a building or track from where it waited to its place."""
        place = self._maps.segment if event.target.startswith("segment") else self._maps.rect
        start = self._front(event.player, event.face)
        return self._token(event.face, start, place(keys.number(event.target)))

    def _stands(self, event: Event, before: Looks, after: Looks) -> Motion:
        sound = "city" if c.IS_CITY[event.face] else "lock"
        return self.change(150, sound, of="on:")(event, before, after)

    def _tower(self, event: Event, before: Looks, after: Looks) -> Motion:
        start = self._front(event.player, c.TOWER)
        ends = (self._maps.rect(keys.number(key)) for key in (event.origin, event.target))
        return Together(*[self._token(c.TOWER, start, end) for end in ends])

    def _rainbow(self, event: Event, before: Looks, after: Looks) -> Motion:
        head, kind = RAINBOW_SPACES[event.face], c.RAINBOW_1 + event.face
        start = self._front(event.player, kind)
        if event.origin.startswith("space"):
            old = keys.number(event.origin)
            start = self._maps.rect(old)
            self.nodes.hide(f"on:{old}")
            self.nodes.hide(f"link:{min(head, old)}:{max(head, old)}")
        return self._token(kind, start, self._maps.rect(keys.number(event.target)))

    # --------------------------------------------------------------------------- pay and harvest

    def _paid(self, event: Event, before: Looks, after: Looks) -> Motion:
        central = self.pieces.central
        start = self._maps.rect(central) if central >= 0 else self._plate(event.player)
        return self._carrots(event.player, event.amount, start)

    def _served(self, event: Event, before: Looks, after: Looks) -> Motion:
        if not event.amount:
            return Wait(200)
        return self._carrots(event.player, event.amount, self._plate(ev.served_by(event)))

    def _chosen(self, event: Event, before: Looks, after: Looks) -> Motion:
        rect = self._maps.rect(keys.number(event.target))
        place = square(*rect.center, max(28.0, min(rect.size) * 0.7))
        return self.flights.swell(sign_shown(GOOD_SIGNS[event.face]), place, 420)

    def _fief(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Runs a light along the rope, shows the fief's product, and flies the carrots home."""
        strength, wealth, spaces = ev.harvested_of(event)
        figure, pace = self.pieces.figure(event.player), self._pace()
        tags = {tag.space: tag for tag in self.pieces.tags}
        tag = next((tags[space] for space in spaces if space in tags), None)
        space = tag.space if tag is not None else self.pieces.tag_holders(spaces)[0]
        place = self.pieces.tag_at(space, figures.tag_words(strength, wealth))
        own = f"tag:{tag.number}" if tag is not None else ""
        shown, s = figures.fief_tag(figure, strength, wealth, True), self.host.s
        w, h = box(shown.at(Size(0, 0, s)))
        window = self._maps.board(space).window
        large = centred(FRect(0, 0, w / s, h / s), place).clamp(window)
        runs = [self._run(part, pace) for part in split(spaces) if part]
        stays = self.flights.seen(shown, large, (RUN + TAG + 60.0 * min(event.amount, 6)) * pace)
        fly = self._carrots(event.player, event.amount, large, pace)
        return Together(*runs, Cue(lambda: self.nodes.hide(own)), stays, (RUN * pace, fly))

    def _run(self, part: tuple[int, ...], pace: float) -> Motion:
        """Lights the outline of a fief and runs a gold light once round it."""
        board, rect = self._maps.board(part[0]), self._maps.bounds(part)
        glow = self.flights.seen(figures.glow_outline(part, STITCH), rect, (RUN + TAG) * pace)
        if self.host.reduced:
            return glow
        w = board.cw / 2 if part[0] >= WORLD else board.cw
        line = max(art_outline.loops(art_outline.squares_of(part)), key=len)
        points, (x, y) = art_outline.inset(line, w, board.ch, 3.5), board.place.topleft
        d = 15 * board.near
        spark, node = _spark(), self.flights.appearing(_spark(), square(0, 0, d), 1)

        def paint(t: float) -> None:
            dx, dy = _along(points, t)
            node().show(spark, square(x + dx, y + dy, d), visible=t < 1.0)

        return Together(glow, Tween(RUN * pace, paint))

    # ------------------------------------------------------------------------- the final count

    def _revealed(self, event: Event, before: Looks, after: Looks) -> Motion:
        self._row = 0
        parts: list[Part] = []
        first = centred(FRect(0, 0, 44, 44 / RATIO), self._plate(event.player)).move(150, 0)
        for i, card in enumerate(ev.cards_of(event)):
            stay = self.flights.seen(card_shown(card, True), first.move(i * first.w * 0.72, 0), 900)
            parts.append((70.0 * i, stay))
        return Together(*parts)

    def _copied(self, event: Event, before: Looks, after: Looks) -> Motion:
        place = centred(LARGE, FRect(self._middle, (0, 0)))
        show = self.flights.seen(card_shown(event.face, True), place, 620)
        words = say("copies-banner", self.host.names, who=Seat(event.player))
        banner = self._banner(words, "copy")
        return Together(self.sound("card_flip"), show, (120.0, banner))

    def _won(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Lets the winners cheer over the map."""
        world, winners = self.pieces.at.world, ev.seats_of(event)
        row = centred(FRect(0, 0, world.w, world.h * 0.3), world)
        area, parts = self.host.layer.pixels(world), []
        for seat, place in zip(winners, pile(row, len(winners), pawns.RATIO, 12)):
            figure = self.pieces.figure(seat)
            parts += [self._cheer(figure, place), self.flights.petals(figure, area)]
        return Together(*parts)

    def _cheer(self, figure: int, place: FRect) -> Motion:
        shown = figures.rabbit(figure, "cheer")
        node, jump = self.flights.appearing(shown, place, 3), place.h * 0.12

        def paint(t: float) -> None:
            high = 0 if self.host.reduced else jump * abs(math.sin(t * math.pi * 4))
            node().show(shown, place.move(0, -high), alpha=alpha(t * 8))

        return Tween(CHEER, paint)


def _along(points: Sequence[Spot], share: float) -> Spot:
    """Returns the point after that share of a closed line of straight sides."""
    sides = list(zip(points, [*points[1:], points[0]]))
    left = share * sum(math.dist(*side) for side in sides)
    for (ax, ay), (bx, by) in sides:
        length = math.hypot(bx - ax, by - ay)
        if left < length:
            return between(ax, bx, left / length), between(ay, by, left / length)
        left -= length
    return points[0]


@picture
def _spark(size: Size) -> Art:
    """The light that runs along a rope."""
    d = max(6, size.w)
    body = circle(d / 2, d / 2, d / 2 - 1, GOLD, INK, 1.6) + circle(d / 2, d / 2, d * 0.22, WHITE)
    return with_shadow(raster(body, d, d), LYING, 1.0)
