"""Animations of events: cards, river, hands, markers, bunnies, pawns, booms, the timer."""

from __future__ import annotations

import itertools

from pygame import FRect

from tabletop.core.event import Event, fact
from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules import events as ev
from tabletop.games.bunny_boom.rules import keys
from tabletop.games.bunny_boom.rules.village import CENTRE
from tabletop.games.bunny_boom.table import green, pictures
from tabletop.games.bunny_boom.table.panel import Panel
from tabletop.games.bunny_boom.table.pieces import Z_CARD, Z_FLYING, Pieces
from tabletop.table.art import coins, timer
from tabletop.table.art.picture import Picture
from tabletop.table.art.signs import sign_shown
from tabletop.table.boxes import RATIO, centred, square
from tabletop.table.contract import Host
from tabletop.table.flights import HOP
from tabletop.table.motion import Cue, Motion, Series, Together, Tween, alpha
from tabletop.table.nodes import Item
from tabletop.table.recipes import FlyingRecipes, Looks, Maker, Part

DEAL, DRAW, PLAY, GLIDE, FLIP, MARKER, RIPPLE = 130.0, 300.0, 300.0, 380.0, 300.0, 420.0, 420.0
COIN, APART, BOOM, JUMP, LEAP, WIN = 320.0, 50.0, 380.0, 460.0, 300.0, 1800.0
LANDS = 0.86
"""Width of a card as it lands, as a share of the house it becomes."""
MOST_COINS = 5
BOOMS = {
    c.BOOM: ("boom", "boom"),
    c.MEGA_BOOM: ("mega_boom", "mega_boom"),
    c.RIVER_BOOM: ("river_boom", "boom"),
}
"""Sign and sound of each boom."""


class Motions(FlyingRecipes):
    """Makes the animations of one table."""

    def __init__(self, host: Host, pieces: Pieces, panel: Panel) -> None:
        super().__init__(host, pieces.nodes, Z_FLYING, pieces.items)
        self.pieces, self.panel, self.places = pieces, panel, pieces.places
        back = Item(pieces.card_picture(-1), self.places.pile, Z_CARD, face=-1)
        filled = self.change(FLIP, "card_flip", rise=8, of="card:", start=back)
        self.recipes = {
            ev.DECK_SHUFFLED: self.beat(360, "shuffle"),
            ev.CARD_DEALT: self.fly(DEAL, 10, "deal"),
            ev.CARD_DRAWN: self.fly(DRAW, 24, "deal"),
            ev.RIVER_FILLED: self.rippling(filled),
            ev.TURN_BEGUN: self.beat(100, mine="my_turn"),
            ev.TIMER_TURNED: self._timer,
            ev.TIMER_RAN_OUT: self.beat(260),
            ev.CARD_PLAYED: self._played,
            ev.SPACE_CLOSED: self.change(200, "lock", rise=5),
            ev.CARROT_MOVED: self.change(MARKER, "carrot", rise=60),
            ev.BURROW_MOVED: self._burrow,
            ev.FOX_MOVED: self._fox,
            ev.EFFECT_IDLE: self.beat(200),
            ev.RIVER_CARD_USED: self.rippling(self._used),
            ev.RIVER_CARD_DISCARDED: self.rippling(self.change(280, of="card:", away=70)),
            ev.RIVER_CARD_TAKEN: self.rippling(self.fly(DRAW, 24, "card_lift")),
            ev.CARD_HANDED: self.fly(GLIDE, 24, "deal"),
            ev.HAND_PASSED: self._passed,
            ev.GIFT_GIVEN: self.fly(GLIDE, 40, "marker_away"),
            ev.GAME_ENDED: self.beat(400),
            ev.BUNNIES_GAINED: self._gained,
            ev.BUNNIES_COLLECTED: self._collected,
            ev.BUNNY_GIVEN: self._given,
            ev.BUNNY_LOST: self._lost,
            ev.BUNNY_PLACED: self._placed,
            ev.BUNNY_APPEARED: self.change(75, "coin", rise=12, of="tokens:"),
            ev.BUNNIES_REMOVED: self.change(160, of="tokens:"),
            ev.BOOM_HEARD: self._boom,
            ev.PAWN_HOPPED: self._hopped,
            ev.PAWN_JUMPED: self._jumped,
            ev.MATCH_WON: self._won,
        }

    def make(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        self.viewer = self.pieces.hand_seat
        if before.get("pile") != after["pile"]:
            self.pieces.set_pile(after["pile"].number)
        return super().make(event, before, after)

    def clear(self) -> None:
        super().clear()
        self.panel.turning = False

    # --------------------------------------------------------------------------------- cards

    def key(self, event: Event) -> str:
        if event.origin == "pile":
            return "pile"
        return keys.card(event.face) if event.face >= 0 else event.piece

    def thing(self, event: Event) -> Picture:
        return self.pieces.card_picture(event.face, True)

    def where(self, place: str, event: Event, looks: Looks) -> FRect:
        return self.pieces.place_rect(place, looks, event.face)

    def rippling(self, make: Maker) -> Maker:
        """The same, while the river's water moves on by one wave."""

        def both(event: Event, before: Looks, after: Looks) -> Motion | None:
            motion = make(event, before, after)
            if self.host.reduced or motion is None:
                return motion
            return Together(motion, Series([self.sound("river"), Tween(RIPPLE, self._ripple)]))

        return both

    def _ripple(self, t: float) -> None:
        step = int(t * green.WAVE_STEPS) % green.WAVE_STEPS
        self.pieces.water.show(green.river(step), self.places.river)

    def _played(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies a card from the hand over the green; on landing it becomes a house."""
        tile = self.where(event.target, event, after)
        w = tile.w * LANDS
        start = self.flights.released(event.piece, self.where(event.origin, event, before))
        self.nodes.hide(event.piece)
        flight = self.flights.travel(
            self.thing(event), start, centred(FRect(0, 0, w, w / RATIO), tile), PLAY, 24,
            "card_lift", squash=True,
        )  # fmt: skip
        house = self.flights.appearing(pictures.tile(event.face), tile, -Z_FLYING + 12)
        lands = Tween(90, lambda t: house().put(alpha=alpha(t)))
        return Series([flight, self.sound("card_place"), lands])

    def _used(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self.nod(event.piece, before, 360, 14)

    def _passed(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies a whole hand as backs side by side, the same for all viewers."""
        known = event.detail.cards if isinstance(event.detail, ev.Cards) else ()
        for card in known:
            self.nodes.hide(keys.card(card))
        fly = self.fly(GLIDE, 24, "deal")
        ways = [(40.0 * i, fly(event, before, after)) for i in range(event.amount)]
        return Together(*[(delay, way) for delay, way in ways if way is not None])

    # ------------------------------------------------------------------------------- markers

    def _burrow(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        sound = "marker_to_me" if event.player == self.viewer else "marker_away"
        return self.change(MARKER, sound, rise=60)(event, before, after)

    def _fox(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Moves the Fox from place to place along its route."""
        stops = [event.origin, *map(keys.space, fact(event, ev.Way).places)]
        spots = [self.pieces.marker("fox", stop) for stop in stops]
        self.nodes.hide("fox")
        fox = coins.marker("fox")
        hops = [self.flights.travel(fox, *way, 190, 18, "hop") for way in itertools.pairwise(spots)]
        return Series(hops)

    def _timer(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """Turns the sand timer over for the person whose turn it is."""
        node, high = self.panel.glass, self.host.layer.pixels(self.places.timer).h
        if node is None or event.player != self.viewer or self.host.reduced:
            return None

        def paint(t: float) -> None:
            self.panel.turning = True
            node.put(art=timer.turning_timer(0.0, t * timer.TURN_MS, high, self.host.s))

        return Tween(timer.TURN_MS, paint)

    # --------------------------------------------------------------------------------- bunnies

    def _home(self, count: int, start: FRect, seat: int, total: int) -> Motion:
        """Flies up to five coins home one after another; the sign counts on as they land."""
        shown = min(count, MOST_COINS)
        parts: list[Part] = []
        for i in range(shown):
            flight = self._coin(start, self.pieces.door(seat), 40)
            parts.append((APART * i, Series([flight, *self._lands(seat, total - shown + 1 + i)])))
        return Together(*parts)

    def _coin(
        self, start: FRect, end: FRect, rise: float, sound: str = "", landing: str = ""
    ) -> Motion:
        return self.flights.travel(coins.moving(), start, end, COIN, rise, sound, landing)

    def _counts(self, seat: int, count: int) -> Cue:
        return Cue(lambda: self.pieces.set_home(seat, count))

    def _lands(self, seat: int, count: int) -> tuple[Motion, Motion]:
        return self._counts(seat, count), self.sound("coin")

    def _gained(self, event: Event, before: Looks, after: Looks) -> Motion:
        total, cause = fact(event, ev.Gain)
        if cause == ev.BY_TIMER:
            rect = self.places.river
        elif cause in (ev.AT_START, ev.BY_MEGA):
            rect = self.places.tile(CENTRE)
        else:
            rect = self.pieces.place_rect(after[event.piece].place, after)
        return self._home(event.amount, self.pieces.coin(*rect.center), event.player, total)

    def _collected(self, event: Event, before: Looks, after: Looks) -> Motion:
        self.nodes.hide(keys.tokens(event.origin))
        start = self.pieces.tokens(event.origin, before)
        return self._home(event.amount, start, event.player, fact(event, ev.Home).total)

    def _given(self, event: Event, before: Looks, after: Looks) -> Motion:
        giver, taker = event.player, keys.number(event.target)
        left, total, _ = fact(event, ev.Giving)
        way = self._coin(self.pieces.door(giver), self.pieces.door(taker), 46, "hop")
        return Series([self._counts(giver, left), way, *self._lands(taker, total)])

    def _lost(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Flies a coin off to the river."""
        end, seat = self.pieces.coin(*self.places.river.midleft), event.player
        way = self._coin(self.pieces.door(seat), end, 50, "hop", "river")
        return Series([self._counts(seat, fact(event, ev.Home).total), way])

    def _placed(self, event: Event, before: Looks, after: Looks) -> Motion:
        seat, end = event.player, self.pieces.tokens(event.target, after)
        way = self._coin(self.pieces.door(seat), end, 46, "hop", "coin")
        return Series([self._counts(seat, fact(event, ev.Placing).left), way])

    def _boom(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Shows the burst over what it hits: the village, the river, or both."""
        which = fact(event, ev.Effect).which
        name, sound = BOOMS[which]
        middle, river = self.places.tile(CENTRE).center, self.places.river
        hits = [square(*middle, self.places.pitch * 2.6)] if which != c.RIVER_BOOM else []
        hits += [square(*river.center, river.h * 0.8)] if which != c.BOOM else []
        bursts = [self.flights.swell(sign_shown(name), rect, BOOM) for rect in hits]
        return Series([self.sound(sound), Together(*bursts)])

    # --------------------------------------------------------------------------------- pawns

    def _hop(self, event: Event, before: Looks, after: Looks, ms: float, rise: float) -> Motion:
        seat = event.player
        start, end = self.pieces.stand(seat, before), self.pieces.stand(seat, after)
        return self.pieces.pawns.hop(self.flights, seat, start, end, ms, rise)

    def _hopped(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Hops on; a crossed house is pressed down a little."""
        leaps = fact(event, ev.Hop).leapt >= 0
        hop = self._hop(event, before, after, *((LEAP, 60.0) if leaps else (HOP, 26.0)))
        if not fact(event, ev.Hop).crossing or event.target not in after:
            return hop
        house = keys.card(after[event.target].card)
        return Together(hop, (200.0, self.nod(house, after, 160, -3)))

    def _jumped(self, event: Event, before: Looks, after: Looks) -> Motion:
        return self._hop(event, before, after, JUMP, 90)

    def _won(self, event: Event, before: Looks, after: Looks) -> Motion:
        """Lets the winner cheer where it stands while petals fall; the results have the sound."""
        seat, board = event.player, self.host.layer.pixels(self.places.board)
        cheer = self.pieces.pawns.cheer(seat, self.pieces.stand(seat, after), WIN, 14, 4)
        return Together(cheer, self.flights.petals(self.host.seats[seat].figure, board))
