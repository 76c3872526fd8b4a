"""Animations of this game's events: cards, hands, rabbits, buildings, tracks.

Harvest, pay and the final count are in `motions_count`.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.bunny_kingdom.rules import events as ev
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.boards import RAINBOW_SPACES
from tabletop.games.bunny_kingdom.rules.cards import (
    CENTRAL,
    GROUP,
    IS_CITY,
    RAINBOW_1,
    RAINBOW_CARD,
    TERRITORY,
    TOWER,
)
from tabletop.games.bunny_kingdom.rules.frames import ROUNDS
from tabletop.games.bunny_kingdom.table import art_places, figures, pictures
from tabletop.games.bunny_kingdom.table.looks import Looks
from tabletop.games.bunny_kingdom.table.motions_count import Counting
from tabletop.games.bunny_kingdom.table.pieces import Z_FLYING, Z_LINK, Pieces
from tabletop.games.bunny_kingdom.table.tray import SCROLLS, STOCK, TABS, Tray
from tabletop.games.bunny_kingdom.words import say
from tabletop.table.art.turning import box
from tabletop.table.contract import Host
from tabletop.table.flights import FADE, Flights, Spot
from tabletop.table.motion import Cue, Motion, Series, Together, Tween, Wait, arc, between
from tabletop.table.stage import Node

DEAL, PASS, PLAY, BUILD, HOP, SETTLE = 240.0, 420.0, 420.0, 320.0, 320.0, 380.0
LINGER = 560.0
APART = 60.0
MOST_BACKS = 4
Maker = Callable[[Event, Looks, Looks], Motion | None]

REVEAL = frozenset((
    ev.CARD_PLAYED, ev.PARCHMENT_KEPT, ev.CARD_DISCARDED, ev.RABBIT_PLACED, ev.CAMP_DISPLACED,
    ev.CAMP_UPGRADED, ev.COINS_TAKEN,
))  # fmt: skip
TOGETHER = (
    REVEAL,
    frozenset((ev.HAND_DEALT,)),
    frozenset((ev.HAND_TAKEN,)),
    frozenset((ev.RESERVE_TAKEN,)),
    frozenset((ev.PARCHMENTS_REVEALED,)),
    frozenset((ev.DISTRICT_FOUNDED,)),
)
"""Kinds of events that are shown at one moment if they follow each other."""


class Motions:
    """Makes the animations of one table."""

    def __init__(self, host: Host, pieces: Pieces, tray: Tray) -> None:
        self.host, self.pieces, self.tray = host, pieces, tray
        self.flights = Flights(host, Z_FLYING)
        self.counting = Counting(host, pieces, tray, self.flights)
        self._open: dict[int, int] = {}
        self._makers: dict[str, Maker] = {
            ev.STATION_PLACED: self._station,
            ev.STATION_TURNED: self._turned,
            ev.SHERIFF_NAMED: self._sheriff,
            ev.ROUND_BEGUN: self._round,
            ev.HAND_DEALT: self._dealt,
            ev.HAND_TAKEN: self._taken,
            ev.RESERVE_TAKEN: self._reserve,
            ev.HANDS_PASSED: self._passed,
            ev.CARD_SEALED: self._sealed,
            ev.DISCARD_SEALED: self._sealed,
            ev.CARD_PLAYED: self._played,
            ev.PARCHMENT_KEPT: self._kept,
            ev.CARD_DISCARDED: self._discarded,
            ev.RABBIT_PLACED: self._rabbit,
            ev.CAMP_DISPLACED: self._displaced,
            ev.CAMP_UPGRADED: self._upgraded,
            ev.PROVISIONS_USED: self._provisions,
            ev.TRACK_LAID: self._track,
            ev.CAMP_PLACED: self._camp,
            ev.CAMP_HELD: lambda event, before, after: Wait(120),
            ev.BUILDING_BUILT: self._built,
            ev.TOWER_BUILT: self._tower,
            ev.RAINBOW_SET: self._rainbow,
            **self.counting.makers,
        }

    def make(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        maker = self._makers.get(event.kind)
        return maker(event, before, after) if maker else None

    def clear(self) -> None:
        """Removes flying pictures."""
        self.flights.clear()
        self._open.clear()

    def _heard(self, name: str) -> Cue:
        return Cue(lambda: self.host.sound(name))

    # --------------------------------------------------------------------------------- places

    def _plate(self, seat: int) -> Spot:
        return self.counting.plate(seat)

    def _middle(self) -> Spot:
        return self.pieces.at.world.center

    def _hand(self, seat: int, card: int = UNKNOWN) -> Spot:
        """Returns the point at which a hand card starts or ends."""
        if seat != self.tray.seat:
            return self._plate(seat)
        rect = self.tray.rects.get(keys.card(card))
        return rect.center if rect is not None else self.pieces.at.shelf.center

    def _front(self, seat: int, kind: int) -> Spot:
        """Returns the place of a waiting building: in the viewer's tray, or by a player's plate."""
        if seat != self.tray.seat:
            return self._plate(seat)
        key = keys.waiting(kind)
        rect = self.tray.rects.get(key)
        rest = rect.center if rect is not None else self.pieces.at.tabs[TABS.index(STOCK)].center
        return self.flights.origin(key, rest)

    def _beside(self, seat: int) -> Spot:
        """Returns the place of an open card shown for a moment: by the plate, or below the own tab.

        Several cards of a moment lie side by side.
        """
        number = self._open.get(seat, 0)
        self._open[seat] = number + 1
        px = self.host.px
        if seat == self.tray.seat:
            tab = self.pieces.at.tabs[TABS.index(STOCK)]
            return tab.centerx + px(70) * number, tab.bottom + px(56)
        x, y = self._plate(seat)
        return x + px(70) * (number + 1), y

    @property
    def _width(self) -> int:
        """Width of a card in flight."""
        return self.host.px(64)

    def _card(self, face: int, start: Spot, end: Spot, ms: float, sound: str = "deal") -> Motion:
        art = pictures.card(face, self._width, self.host.s, True)
        return self.flights.fly(art, start, end, ms, 24, sound, squash=True)

    # ------------------------------------------------------------------------------- the round

    def _station(self, event: Event, before: Looks, after: Looks) -> Motion:
        space = keys.number(event.target)
        ring = self.counting.light(space)
        return Series([self._heard("card_place"), ring])

    def _turned(self, event: Event, before: Looks, after: Looks) -> Motion:
        return Series([self._heard("lock"), Wait(260)])

    def _sheriff(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies the Star from the last Sheriff to the new one."""
        old = before["sheriff"].place if "sheriff" in before else ""
        start = self._plate(keys.number(old)) if old else self._middle()
        art = figures.sheriff(self.host.px(52), self.host.s)
        mine = event.player == self.tray.seat
        sound = "marker_to_me" if mine else "marker_away"
        return self.flights.fly(art, start, self._plate(event.player), 520, 70, sound)

    def _round(self, event: Event, before: Looks, after: Looks) -> Motion:
        self.counting.begin()
        words = say("round-banner", n=event.amount, of=ROUNDS)
        banner = self.counting.banner(words, "pass_hands")
        return Series([self._heard("shuffle"), banner])

    def _backs(self, start: Spot, end: Spot, count: int, ms: float) -> Motion:
        parts = [
            (APART * i, self._card(-1, start, end, ms, "deal" if i == 0 else ""))
            for i in range(min(count, MOST_BACKS))
        ]
        return Together(*parts)

    def _dealt(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self._backs(self._middle(), self._hand(event.player), event.amount, DEAL)

    def _taken(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        return Series([self._heard("card_flip"), Wait(100)]) if ev.cards_of(event) else None

    def _reserve(self, event: Event, before: Looks, after: Looks) -> Motion:
        seat = event.player
        start = self._plate(seat)
        end = self._hand(seat) if seat == self.tray.seat else (start[0], start[1] + 10)
        return self._card(event.face, start, end, DEAL + 80)

    def _passed(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Passes all hands on at one moment, as backs."""
        way, seats = ev.way_of(event), len(self.host.seats)
        self.tray.show(after)
        self.tray.hide_hand()
        parts: list[Motion] = [self._heard("card_lift")]
        flights = []
        for seat in range(seats):
            start = self._hand(seat)
            end = self._hand((seat + way) % seats)
            flights.append(self._backs(start, end, 3, PASS))
        return Series([*parts, Together(*flights)])

    # ------------------------------------------------------------------------------ the reveal

    def _sealed(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """Plays a sound when others seal; somebody may still be choosing at this table."""
        return None if event.player == self.tray.seat else self._heard("card_place")

    def _played(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies a card from the hand to its space, or to the waiting buildings."""
        card, seat = event.face, event.player
        start = self._hand(seat, card)
        self.tray.nodes.hide(keys.card(card))
        group = GROUP[card]
        if group in (TERRITORY, RAINBOW_CARD):
            end: Spot = self.pieces.maps.rect(card).center
        elif self.pieces.central >= 0 and group == CENTRAL:
            end = self.pieces.maps.rect(self.pieces.central).center
        else:
            end = self._beside(seat)
        return Series([self._card(card, start, end, PLAY, "card_flip"), self._linger(card, end)])

    def _linger(self, card: int, at: Spot) -> Motion:
        """Shows the open card long enough to be read, then fades it."""
        art = pictures.card(card, self._width, self.host.s, True)
        held: list[Node] = []
        w, h = box(art)

        def paint(t: float) -> None:
            if not held:
                held.append(self.flights.node(art, at[0] - w / 2, at[1] - h / 2))
            held[0].put(alpha=255 if t < 0.5 else round(510 * (1 - t)))

        return Tween(LINGER, paint)

    def _kept(self, event: Event, before: Looks, after: Looks) -> Motion:
        card, seat = event.face, event.player
        start = self._hand(seat, card)
        if seat == self.tray.seat:
            self.tray.nodes.hide(keys.card(card))
            end: Spot = self.pieces.at.tabs[TABS.index(SCROLLS)].center
            return self._card(card, start, end, PLAY, "card_place")
        end = self._beside(seat)
        back = pictures.card(-1, self._width, self.host.s, True)
        return Series([self.flights.fly(back, start, end, PLAY, 24, "card_place"), Wait(300)])

    def _discarded(self, event: Event, before: Looks, after: Looks) -> Motion:
        start = self._hand(event.player, event.face)
        if event.face != UNKNOWN:
            self.tray.nodes.hide(keys.card(event.face))
        end = (start[0], start[1] + self.host.px(120))
        return self._card(-1, start, end, PLAY, "card_lift")

    def _rabbit(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Lets a rabbit hop out of its card onto the space."""
        space = keys.number(event.target)
        return Series([Wait(PLAY + SETTLE), self._hop_out(event.player, space)])

    def _hop_out(self, seat: int, space: int) -> Motion:
        pieces = self.pieces
        rect = pieces.maps.rect(space)
        figure = pieces.figure(seat)
        end = art_places.spots(rect, True, pieces.building_on(space)).rabbit
        tall = art_places.rabbit_height(rect)
        held: list[Node] = []
        lift, reduced = rect.h * 0.8, self.host.reduced

        def paint(t: float) -> None:
            pose = "hop" if 0.05 < t < 0.9 and not reduced else "stand"
            art = figures.rabbit(figure, tall, pose)
            if not held:
                held.append(self.flights.node(art, *end, 1))
            y = end[1] if reduced else between(end[1] - rect.h * 0.3, end[1], t) - lift * arc(t)
            held[0].put(art=art, pos=(end[0], y), alpha=round(255 * min(1.0, t * 5)))

        hop = Tween(FADE if reduced else HOP, paint)
        return Series([self._heard("hop"), hop, self._heard("land"), Wait(90)])

    def _displaced(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Sends rabbit and camp home."""
        space, seat = keys.number(event.origin), event.player
        rect = self.pieces.maps.rect(space)
        tall = art_places.rabbit_height(rect)
        rabbit = figures.rabbit(self.pieces.figure(seat), tall, "thrown")
        camp = figures.building(event.face, art_places.building_height(event.face, rect))
        goal = self._plate(seat)

        def hide() -> None:
            self.pieces.nodes.hide(keys.rabbit(seat, space))
            self.pieces.nodes.hide(f"on:{space}")

        fly = self.flights.fly(rabbit, rect.center, goal, 600, 60, "thrown_off")
        tent = self.flights.fly(camp, rect.center, (rect.centerx, rect.bottom), 400, 20)
        return Series([Wait(PLAY), Cue(hide), Together(fly, tent)])

    def _upgraded(self, event: Event, before: Looks, after: Looks) -> Motion:
        node = self.pieces.nodes.node(f"on:{keys.number(event.origin)}")
        if node is None:
            return Wait(FADE)
        fade = Tween(260, lambda t: node.put(alpha=round(255 * (1 - t))))
        return Series([Wait(PLAY), self._heard("card_lift"), fade])

    def _provisions(self, event: Event, before: Looks, after: Looks) -> Motion:
        s = self.host.s
        spot = self._plate(event.player)
        burst = self.flights.burst(
            lambda d: figures.provisions(d, s), spot, self.host.px(60), 520
        )
        return Series([self._heard("card_flip"), burst])

    # ---------------------------------------------------------------------------- construction

    def _token(self, kind: int, start: Spot, end: Spot, sound: str = "card_lift") -> Motion:
        art = figures.token(kind, self.host.px(48), self.host.s)
        return self.flights.fly(art, start, end, BUILD, 30, sound)

    def _standing(self, kind: int, space: int) -> Motion:
        """Raises a building on its space."""
        rect = self.pieces.maps.rect(space)
        owned = self.pieces.holder(space) >= 0
        spot = art_places.spots(rect, owned, kind).building
        art = figures.building(kind, art_places.building_height(kind, rect))
        held: list[Node] = []

        def paint(t: float) -> None:
            if not held:
                held.append(self.flights.node(art, *spot))
            drop = 0.0 if self.host.reduced else rect.h * 0.25 * (1 - t)
            held[0].put(pos=(spot[0], spot[1] - drop), alpha=round(255 * min(1.0, t * 3)))

        sound = "city" if IS_CITY[kind] else "lock"
        return Series([self._heard(sound), Tween(150, paint)])

    def _built(self, event: Event, before: Looks, after: Looks) -> Motion:
        space = keys.number(event.target)
        start = self._front(event.player, event.face)
        fly = self._token(event.face, start, self.pieces.maps.rect(space).center)
        return Series([fly, self._standing(event.face, space)])

    def _camp(self, event: Event, before: Looks, after: Looks) -> Motion:
        space = keys.number(event.target)
        return Series([self._built(event, before, after), self._hop_out(event.player, space)])

    def _tower(self, event: Event, before: Looks, after: Looks) -> Motion:
        one, two = keys.number(event.origin), keys.number(event.target)
        start = self._front(event.player, TOWER)
        parts: list[Motion] = [
            Series([
                self._token(TOWER, start, self.pieces.maps.rect(space).center),
                self._standing(TOWER, space),
            ])
            for space in (one, two)
        ]  # fmt: skip
        return Series([Together(*parts), self._joins("tower", one, two)])

    def _rainbow(self, event: Event, before: Looks, after: Looks) -> Motion:
        head, foot = RAINBOW_SPACES[event.face], keys.number(event.target)
        kind = RAINBOW_1 + event.face
        if event.origin.startswith("space"):
            old = keys.number(event.origin)
            start: Spot = self.pieces.maps.rect(old).center
            self.pieces.nodes.hide(f"on:{old}")
            self.pieces.nodes.hide(f"link:{min(head, old)}:{max(head, old)}")
        else:
            start = self._front(event.player, kind)
        fly = self._token(kind, start, self.pieces.maps.rect(foot).center)
        return Series([fly, self._standing(kind, foot), self._joins("rainbow", head, foot)])

    def _joins(self, kind: str, one: int, two: int) -> Motion:
        """Fades in the link between two spaces."""
        start, end = self.pieces.maps.rect(one).center, self.pieces.maps.rect(two).center
        near = min(self.pieces.unit(one), self.pieces.unit(two))
        art = figures.link(kind, end[0] - start[0], end[1] - start[1], near)
        held: list[Node] = []

        def paint(t: float) -> None:
            if not held:
                held.append(self.flights.node(art, *start, Z_LINK - Z_FLYING))
            held[0].put(alpha=round(255 * t))

        return Series([self._heard("marker_to_me"), Tween(320, paint)])

    def _track(self, event: Event, before: Looks, after: Looks) -> Motion:
        segment = keys.number(event.target)
        start = self._front(event.player, event.face)
        end = self.pieces.maps.segment(segment).center
        board = self.pieces.maps.world
        art = figures.track(segment, board.cw)
        held: list[Node] = []

        def paint(t: float) -> None:
            if not held:
                held.append(self.flights.node(art, board.x, board.y, -Z_FLYING + 8))
            held[0].put(alpha=round(255 * t))

        return Series([
            self._token(event.face, start, end), self._heard("card_place"), Tween(120, paint),
        ])  # fmt: skip
