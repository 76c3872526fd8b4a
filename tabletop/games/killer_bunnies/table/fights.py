"""Recipes of fights: weapons that fly to their target, thrown dice, damage, kills.

What was rolled and hurt is in the events; nothing is decided here.
"""

from __future__ import annotations

import math

from pygame import FRect

from tabletop.core.event import Event
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.cards import CARDS, GROUND_RUNNER
from tabletop.games.killer_bunnies.table import art_arena, pictures
from tabletop.games.killer_bunnies.table.pieces import Z_DIE, Z_FLYING, Pieces
from tabletop.games.killer_bunnies.table.runners import Runner
from tabletop.games.killer_bunnies.words import say
from tabletop.table.art import dice
from tabletop.table.art.palette import BAD, GOOD_PAPER, INK
from tabletop.table.art.picture import Picture
from tabletop.table.art.signs import sign_shown
from tabletop.table.boxes import centred, square
from tabletop.table.flights import FADE
from tabletop.table.motion import Cue, Motion, Series, Together, Tween, Wait, alpha
from tabletop.table.recipes import Looks, Maker, Recipes
from tabletop.table.stage import Node

LAUNCHED = {
    "Blue": "launch_spark",
    "Violet": "launch_gust",
    "Green": "launch_flap",
    "Yellow": "launch_rubble",
}
"""The sounds of weapons that set off: devices, weather, the farm, the earth."""

HIT, KILL, LAUNCH, POINTS, TOLD = 320.0, 480.0, 420.0, 420.0, 520.0
LOSS = "#FFD9CF"
DICE: dict[str, str] = {
    ev.START_ROLLED: "d12",
    ev.DEFENCE_ROLLED: "d12",
    ev.MODIFIER_ROLLED: "d6",
    ev.CREW_ROLLED: "d12",
    ev.OMEN_ROLLED: "d6",
    ev.POWER_ROLLED: "d12",
}
"""Events of a die that falls, and which one."""


class Fights(Recipes):
    """Recipes of rolls and blows; keeps the die that lies in the middle.

    Attributes:
        runner: the Runner that is under way.
        thrown: how many dice were thrown, so that none falls like the one before.
        turn: the turn in which the die that lies there fell.
    """

    def __init__(self, pieces: Pieces) -> None:
        super().__init__(pieces.host, pieces.nodes, Z_FLYING, pieces.card_items)
        self.pieces, self.places = pieces, pieces.places
        self.thrown = self.turn = 0
        self._fallen: tuple[str, int, str] | None = None
        self.runner = Runner(pieces, self.rise)
        self.recipes = {
            **dict.fromkeys(DICE, self._rolled),
            ev.WEAPON_LAUNCHED: self._launched,
            ev.SPLASH_ANNOUNCED: self.told("neighbours"),
            ev.DEFENCE_DUE: self._due,
            ev.DEFENCE_STANDS: self._stands,
            ev.DEFENCE_STRENGTHENED: self._stronger,
            ev.REROLL_FORCED: self._again,
            ev.DAMAGE_PLACED: self._damaged,
            ev.DAMAGE_REMOVED: self._healed,
            ev.DAMAGE_ROLLED_ON: self.told("rolls-on", "land"),
            ev.BUNNY_KILLED: self._killed,
            ev.BUNNY_GIVEN_UP: self._killed,
            ev.OCCUPANT_LOST: self._killed,
            ev.CITY_DESTROYED: self._killed,
            ev.CITY_ABANDONED: self.told("abandoned", "marker_away"),
            ev.VALUE_RAISED: self.told("gained", "marker_to_me", True),
            ev.POINTS_GAINED: self._points,
            ev.POINTS_LOST: self._points,
            ev.RUNNER_CAME: self.runner.came,
            ev.RUNNER_HURT: self.runner.hurt,
            ev.RUNNER_DONE: self.runner.done,
        }

    # ---------------------------------------------------------------------------------- words

    def rise(self, words: str, x: float, y: float, good: bool, ms: float = POINTS) -> Motion:
        """Lets a word rise from a place and go."""
        colours = (GOOD_PAPER, INK) if good else (LOSS, BAD)
        shown = self.flights.appearing(pictures.tag(words, *colours, 18), FRect(x, y, 0, 0), 3)
        high, s = 0 if self.host.reduced else 22, self.host.s
        return Tween(
            ms, lambda t: shown().put(pos=(x * s, (y - high * t) * s), alpha=alpha((1.0 - t) * 3))
        )

    def rise_from(self, rect: FRect, words: str, good: bool, ms: float = TOLD) -> Motion:
        """Lets a word rise from the head of a piece."""
        return self.rise(words, rect.centerx, rect.y + 14, good, ms)

    def told(self, what: str, sound: str = "", good: bool = False) -> Maker:
        """Lets the words `rise.<what>` rise from the piece of an event."""

        def make(event: Event, before: Looks, after: Looks) -> Motion | None:
            rect, words = self.pieces.rect(event.piece), say(f"rise.{what}", n=event.amount)
            if rect is None:
                return None
            return Series([self.sound(sound), self.rise_from(rect, words, good)])

        return make

    def appears(self, picture: Picture, rect: FRect, lift: float = 0.0) -> Cue:
        """Shows a picture from that moment on, until everything is drawn anew."""
        node = self.flights.appearing(picture, rect, lift)
        return Cue(lambda: node().put(visible=True))

    # ---------------------------------------------------------------------------------- dice

    def falls(self, event: Event) -> None:
        """A die has fallen: that is what lies in the middle from now on."""
        self.runner.follows(event)
        kind = DICE.get(event.kind)
        if kind is not None:
            self._fallen = (kind, event.face, self._die_words(event, kind))

    def _die_words(self, event: Event, kind: str) -> str:
        what = self.host.names[event.player] if event.kind == ev.START_ROLLED else kind
        return f"{what}: {event.face}"

    def show_die(self) -> None:
        """Has the die that fell last lie in the middle, its number below it; and the Runner."""
        self.runner.show()
        if self._fallen is not None:
            self._lies(*self._fallen)

    def clear_dice(self) -> None:
        """Takes the dice off the table."""
        self.nodes.remove("die", "die_tag")
        self._fallen = None

    def _lies(
        self, kind: str, value: int, words: str, spin: float = 0.0, lit: float = 0.0
    ) -> None:
        rect = self.places.die
        die, tag = pictures.die(kind, value, spin, lit), pictures.tag(words)
        below = FRect(rect.centerx, rect.centery + rect.h * 0.56 + 13, 0, 0)
        self.nodes.lay("die", die, rect, Z_DIE, loose=False, hit=False)
        self.nodes.lay("die_tag", tag, below, Z_DIE + 0.5, loose=False, hit=False)

    def _rolled(self, event: Event, before: Looks, after: Looks) -> Motion:
        """The die is thrown and comes to rest on what was rolled, with its number beside it."""
        kind, s = DICE[event.kind], self.host.s
        words = self._die_words(event, kind)
        self.thrown += 1
        thrown = dice.throw(kind, event.face, self.thrown)
        rect, flying = self.host.layer.pixels(self.places.die), list[Node]()

        def paint(t: float) -> None:
            pose = thrown.pose(t * thrown.duration)
            if pose.resting:
                return
            art = dice.die(kind, pose.orientation, rect.w)
            x, y = rect.centerx + pose.x * s, rect.centery + (pose.y - pose.height) * s
            if not flying:
                self.nodes.remove("die", "die_tag")
                flying.append(self.flights.node(art, x, y, 1))
            flying[0].put(art=art, pos=(x, y))

        def lies(lit: float) -> None:
            for node in flying:
                node.put(visible=False)
            self._lies(kind, event.face, words, round(thrown.spin, 3), lit)

        fly: Motion = Wait(FADE) if self.host.reduced else Tween(float(thrown.duration), paint)
        told = TOLD * 0.7 if event.kind == ev.START_ROLLED else TOLD
        return Series(
            [
                self.sound("die_thrown"), fly, Cue(lambda: lies(1.0)), self.sound("die_rest"),
                Wait(told), Cue(lambda: lies(0.0)),
            ]
        )  # fmt: skip

    def _again(self, event: Event, before: Looks, after: Looks) -> Motion:
        """The die is taken up again."""
        rect = self.places.die
        sign = self.appears(sign_shown("re_roll"), rect.move(0, -rect.h), 3)
        return Series([self.sound("undo"), sign, Wait(POINTS)])

    # -------------------------------------------------------------------------------- weapons

    def _launched(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """The weapon's picture flies at its target; its level is written beside."""
        start, end = self.pieces.rect(event.piece), self.pieces.rect(event.target)
        if start is None or end is None:
            return None
        told = self.rise_from(end, say("rise.level", n=ev.level_of(event)), False)
        heard = self.sound(LAUNCHED[CARDS[event.face].colour])
        if CARDS[event.face].subtype == GROUND_RUNNER:
            return Series([heard, told])
        d = max(64 * self.places.p, 36)
        way = square(*start.center, d), square(*end.center, d)
        fly = self.flights.travel(pictures.drawing(event.face), *way, LAUNCH, 46)
        aimed = Series([Cue(lambda: self._mood(event.target, "aimed")), Wait(FADE)])
        return Series([heard, fly, Together(told, aimed)])

    def _mood(self, key: str, mood: str) -> None:
        """Draws a creature with that face."""
        self.pieces.moods[key] = mood
        item = self._items(self.pieces.looks).get(key)
        if item is not None:
            self.nodes.lay_item(key, item)

    def _due(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """The defender is looked at before the die falls."""
        rect, due = self.pieces.rect(event.piece), ev.due_of(event)
        if rect is None:
            return None
        ring = self.appears(pictures.ring(9 * rect.w / 74), rect)
        told = self.rise_from(rect, say("rise.due", n=due.level, bonus=due.bonus), False)
        mood = Cue(lambda: self._mood(event.piece, "aimed"))
        return Series([self.sound("focus"), mood, ring, told])

    def _stands(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        words = say("rise.stands", n=ev.total_of(event))
        return self._burst(event, sign_shown("shield"), "defended", HIT * 1.3, words)

    def _healed(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        words = say("rise.healed", n=event.amount)
        return self._burst(event, sign_shown("heal"), "marker_to_me", HIT, words)

    def _damaged(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        return self._burst(event, pictures.wound(event.amount), "hit", HIT)

    def _burst(
        self, event: Event, sign: Picture, sound: str, ms: float, words: str = ""
    ) -> Motion | None:
        """A sign swells over a piece: with words that rise from it, or it shakes."""
        rect = self.pieces.rect(event.piece)
        if rect is None:
            return None
        self.pieces.moods.pop(event.piece, None)
        burst = self.flights.swell(sign, square(*rect.center, rect.w * 0.85), ms)
        beside = self.rise_from(rect, words, True) if words else self._shake(event.piece, HIT)
        return Series([self.sound(sound), Together(burst, beside)])

    def _shake(self, key: str, ms: float) -> Motion:
        node = self.nodes.node(key)
        if node is None or self.host.reduced:
            return Wait(0)
        (x, y), reach = node.pos, self.host.px(4)
        return Tween(ms, lambda t: node.put(pos=(x + reach * math.sin(t * 22) * (1.0 - t), y)))

    def _stronger(self, event: Event, before: Looks, after: Looks) -> Motion:
        rect, words = self.places.die, say("rise.roll", n=event.amount)
        return Series([self.sound("city"), self.rise(words, rect.centerx, rect.y, True)])

    def _killed(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """It turns dizzy, spins away to its owner's Discard Pile, and leaves a crater."""
        key, rect = event.piece, self.pieces.rect(event.piece)
        if rect is None:
            return None
        words = say("rise.gained", n=event.amount)
        scored = self.rise_from(rect, words, True, POINTS) if event.amount else Wait(0)
        spot, node = self.pieces.spots.get(key), self.nodes.node(key)
        if spot is None or node is None or spot.how not in ("ring", "city") or key not in before:
            return Series([self.sound("hit"), scored])
        self.pieces.moods[key] = "gone"
        dizzy = self._items(before)[key].picture
        self.pieces.moods.pop(key)
        end = centred(rect, self.pieces.rect(event.target) or rect)
        hole = self.appears(art_arena.crater(), rect.move(0, rect.h / 2), -1)
        return Series(
            [
                self.sound("boom"), Cue(lambda: node.show(dizzy, rect)), Wait(FADE),
                self._shake(key, HIT * 0.7), Cue(lambda: self.nodes.hide(key)), hole,
                Together(self.flights.travel(dizzy, rect, end, KILL, 70, "thrown_off"), scored),
            ]
        )  # fmt: skip

    def _points(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """The points go to, or come from, the seat's d20."""
        plate = self.pieces.rect(keys.heap("d20", event.player))
        if plate is None:
            return None
        gained = event.kind == ev.POINTS_GAINED
        words = say("rise.gained" if gained else "rise.lost", n=event.amount)
        sound = "coin" if gained else "marker_away"
        told = self.rise(words, plate.right - 26, plate.centery, gained)
        return Series([self.sound(sound), told])
