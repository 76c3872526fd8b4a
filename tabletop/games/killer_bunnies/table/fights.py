"""Animations of fights: weapons that fly to their target, thrown dice, damage, kills.

What was rolled and hurt is in the events; nothing is decided here.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from tabletop.core.event import Event
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules import keys
from tabletop.games.killer_bunnies.rules.cards import CARDS, GROUND_RUNNER
from tabletop.games.killer_bunnies.table import art_arena, art_signs, drawings
from tabletop.games.killer_bunnies.table.looks import Looks
from tabletop.games.killer_bunnies.table.pieces import Z_DIE, Pieces
from tabletop.games.killer_bunnies.table.runners import Runner
from tabletop.games.killer_bunnies.words import say
from tabletop.table.art import dice, widgets
from tabletop.table.art.palette import BAD, GOOD_PAPER, INK, PAPER
from tabletop.table.art.signs import sign
from tabletop.table.art.surface import RAISED, Art, with_shadow
from tabletop.table.contract import Host
from tabletop.table.flights import Flights
from tabletop.table.motion import Cue, Motion, Series, Together, Tween, Wait
from tabletop.table.stage import Node

FADE, HIT, KILL, LAUNCH, POINTS, TOLD = 120.0, 320.0, 480.0, 420.0, 420.0, 520.0
DICE: dict[str, str] = {
    ev.START_ROLLED: "d12",
    ev.DEFENCE_ROLLED: "d12",
    ev.MODIFIER_ROLLED: "d6",
    ev.CREW_ROLLED: "d12",
    ev.OMEN_ROLLED: "d6",
    ev.POWER_ROLLED: "d12",
}
"""Events of a die that falls, and which one."""
Maker = Callable[[Event, Looks, Looks], Motion | None]


class Fights:
    """Makes the motions of rolls and blows; keeps the die that lies in the middle.

    Attributes:
        runner: the Runner that is under way.
        thrown: how many dice were thrown, so that none falls like the one before.
        turn: the turn in which the die that lies there fell.
    """

    def __init__(self, host: Host, pieces: Pieces, flights: Flights) -> None:
        self.host, self.pieces, self.flights = host, pieces, flights
        self.thrown = 0
        self.turn = 0
        self._fallen: tuple[str, int, str] | None = None
        self._shown: tuple[str, int, str] | None = None
        self._rest: list[Node] = []
        self.runner = Runner(host, pieces, self._float)
        self._makers: dict[str, Maker] = {
            **dict.fromkeys(DICE, self._rolled),
            ev.WEAPON_LAUNCHED: self._launched,
            ev.SPLASH_ANNOUNCED: self._splash,
            ev.DEFENCE_DUE: self._due,
            ev.DEFENCE_STANDS: self._stands,
            ev.DEFENCE_STRENGTHENED: self._stronger,
            ev.REROLL_FORCED: self._again,
            ev.DAMAGE_PLACED: self._damaged,
            ev.DAMAGE_REMOVED: self._healed,
            ev.DAMAGE_ROLLED_ON: self._rolls_on,
            ev.BUNNY_KILLED: self._killed,
            ev.BUNNY_GIVEN_UP: self._killed,
            ev.OCCUPANT_LOST: self._killed,
            ev.CITY_DESTROYED: self._killed,
            ev.CITY_ABANDONED: self._abandoned,
            ev.VALUE_RAISED: self._raised,
            ev.POINTS_GAINED: self._points,
            ev.POINTS_LOST: self._points,
            ev.RUNNER_CAME: self.runner.came,
            ev.RUNNER_HURT: self.runner.hurt,
            ev.RUNNER_DONE: self.runner.done,
        }

    def make(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        maker = self._makers.get(event.kind)
        return maker(event, before, after) if maker else None

    def falls(self, event: Event) -> None:
        """A die has fallen: that is what lies in the middle from now on."""
        self.runner.follows(event)
        kind = DICE.get(event.kind)
        if kind is not None:
            self._fallen = (kind, event.face, self._words(event, kind))

    def _words(self, event: Event, kind: str) -> str:
        if event.kind == ev.START_ROLLED:
            return f"{self.host.seats[event.player].name}: {event.face}"
        return f"{kind}: {event.face}"

    def show(self) -> None:
        """Has the die that fell last lie in the middle, its number below it; and the Runner."""
        self.runner.show()
        if self._fallen is not None and self._fallen != self._shown:
            self._lies(*self._fallen, 0.0, 0.0)

    def clear_dice(self) -> None:
        """Takes the dice off the table."""
        self._take_up()
        self._fallen = None

    def _take_up(self) -> None:
        self.host.stage.remove(*self._rest)
        self._rest.clear()
        self._shown = None

    def _lies(self, kind: str, value: int, words: str, spin: float, lit: float) -> None:
        self._take_up()
        self._shown = (kind, value, words)
        s, at = self.host.s, self.pieces.places
        x, y = at.dice
        art = dice.die_at_rest(kind, value, at.die, s, spin, lit)
        self._rest.append(self.host.stage.picture(art, x, y, Z_DIE, "die"))
        tag = widgets.tag(words, PAPER, s=s)
        w = tag.surface.get_width() - 2 * tag.ox
        top = y + at.die * 0.56
        self._rest.append(self.host.stage.picture(tag, x - w / 2, top, Z_DIE + 0.5, "die"))

    # ------------------------------------------------------------------------------- helpers

    def _heard(self, name: str) -> Cue:
        return Cue(lambda: self.host.sound(name))

    def _at(self, key: str) -> pygame.Rect | None:
        return self.pieces.rect(key) if key else None

    def _float(self, words: str, at: tuple[int, int], good: bool, ms: float = POINTS) -> Motion:
        """A word that rises from a place and goes."""
        s = self.host.s
        art = widgets.tag(words, GOOD_PAPER if good else "#FFD9CF", INK if good else BAD, "", s,
                          self.host.px(18))  # fmt: skip
        w = art.surface.get_width() - 2 * art.ox
        rise = 0 if self.host.reduced else self.host.px(22)
        held: list[Node] = []

        def paint(t: float) -> None:
            if not held:
                held.append(self.flights.node(art, at[0] - w / 2, at[1], 3))
            held[0].put(
                pos=(at[0] - w / 2, at[1] - rise * t), alpha=round(255 * min(1.0, (1.0 - t) * 3))
            )

        return Tween(ms, paint)

    def _shake(self, key: str, ms: float) -> Motion | None:
        node = self.pieces.nodes.node(key)
        if node is None or self.host.reduced:
            return None
        x, y = node.pos
        reach = self.host.px(4)

        def paint(t: float) -> None:
            node.put(pos=(x + reach * math.sin(t * 22) * (1.0 - t), y))

        return Tween(ms, paint)

    def burn_art(self, d: int) -> Art:
        """The puff in which a burnt card goes."""
        return Art(sign("flame", d), 0, 0)

    # ---------------------------------------------------------------------------------- dice

    def _rolled(self, event: Event, before: Looks, after: Looks) -> Motion:
        """The die is thrown and comes to rest on what was rolled, with its number beside it."""
        kind = DICE[event.kind]
        words = self._words(event, kind)
        self.thrown += 1
        s, at = self.host.s, self.pieces.places
        x, y = at.dice
        thrown = dice.throw(kind, event.face, self.thrown)
        flying: list[Node] = []
        spin = round(thrown.spin, 3)

        def paint(t: float) -> None:
            pose = thrown.pose(t * thrown.duration)
            if pose.resting:
                return
            art = dice.die(kind, pose.orientation, at.die)
            px, py = x + pose.x * s, y + pose.y * s - pose.height * s
            if not flying:
                self._take_up()
                flying.append(self.flights.node(art, px, py, 1))
            flying[0].put(art=art, pos=(px, py))

        def land() -> None:
            for node in flying:
                node.put(visible=False)
            self._lies(kind, event.face, words, spin, 1.0)

        length = FADE if self.host.reduced else float(thrown.duration)
        fly: Motion = Wait(length) if self.host.reduced else Tween(length, paint)
        told = TOLD * 0.7 if event.kind == ev.START_ROLLED else TOLD
        unlit = Cue(lambda: self._lies(kind, event.face, words, spin, 0.0))
        return Series(
            [
                self._heard("die_thrown"), fly, Cue(land), self._heard("die_rest"), Wait(told),
                unlit,
            ]
        )  # fmt: skip

    def _again(self, event: Event, before: Looks, after: Looks) -> Motion:
        """The die is taken up again."""
        x, y = self.pieces.places.dice
        d = self.pieces.places.die
        again = Art(sign("re_roll", d), d // 2, d // 2)

        def show() -> None:
            self.flights.node(again, x, y - d, 3)

        return Series([self._heard("undo"), Cue(show), Wait(POINTS)])

    # -------------------------------------------------------------------------------- weapons

    def _launched(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """The weapon's picture flies at its target; its level is written beside."""
        start, end = self._at(event.piece), self._at(event.target)
        if start is None or end is None:
            return None
        px = round(max(64 * self.pieces.places.p, 36 * self.host.s))
        picture = with_shadow(drawings.picture_of(event.face, px), RAISED, self.host.s)
        words = say("rise.level", n=ev.level_of(event))
        told = self._float(words, (end.centerx, end.y), False, TOLD)
        if CARDS[event.face].subtype == GROUND_RUNNER:
            return Series([self._heard("launch"), told])
        fly = self.flights.fly(picture, start.center, end.center, LAUNCH, 46)
        return Series([self._heard("launch"), fly, Together(told, self._aimed(event.target))])

    def _aimed(self, key: str) -> Motion:
        def look() -> None:
            self.pieces.moods[key] = "aimed"
            self._face(key)

        return Series([Cue(look), Wait(FADE)])

    def _face(self, key: str) -> None:
        """Draws a creature anew with its present mood."""
        node, spot = self.pieces.nodes.node(key), self.pieces.spots.get(key)
        look = self.pieces.looks.get(key)
        if node is not None and spot is not None and look is not None:
            node.put(art=self.pieces.art(key, look, spot))

    def _splash(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        rect = self._at(event.piece)
        if rect is None:
            return None
        return self._float(say("rise.neighbours"), rect.midtop, False, TOLD)

    def _due(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """The defender is looked at before the die falls."""
        rect = self._at(event.piece)
        if rect is None:
            return None
        ring = widgets.chosen_ring(rect.w, rect.h, 9 * rect.w / (74 * self.host.s), self.host.s)

        def begin() -> None:
            self.pieces.moods[event.piece] = "aimed"
            self._face(event.piece)
            self.flights.node(ring, rect.x, rect.y)

        due = ev.due_of(event)
        words = say("rise.due", n=due.level, bonus=due.bonus)
        told = self._float(words, rect.midtop, False, TOLD)
        return Series([self._heard("focus"), Cue(begin), told])

    def _stands(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        rect = self._at(event.piece)
        if rect is None:
            return None
        self.pieces.moods.pop(event.piece, None)
        d = round(rect.w * 0.8)
        shield = self.flights.burst(
            lambda size: Art(sign("shield", size), 0, 0), rect.center, d, HIT * 1.3
        )
        words = say("rise.stands", n=ev.total_of(event))
        told = self._float(words, rect.midtop, True, TOLD)
        return Series([self._heard("defended"), Together(shield, told)])

    def _stronger(self, event: Event, before: Looks, after: Looks) -> Motion:
        x, y = self.pieces.places.dice
        words = say("rise.roll", n=event.amount)
        told = self._float(words, (x, y - self.pieces.places.die), True)
        return Series([self._heard("city"), told])

    # -------------------------------------------------------------------------- damage, deaths

    def _damaged(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        rect = self._at(event.piece)
        if rect is None:
            return None
        self.pieces.moods.pop(event.piece, None)
        burst = self.flights.burst(
            lambda size: Art(art_signs.damage_burst(event.amount, size), 0, 0),
            (rect.centerx, rect.centery), round(rect.w * 0.9), HIT,
        )  # fmt: skip
        shake = self._shake(event.piece, HIT)
        return Series([self._heard("hit"), Together(burst, *([shake] if shake else []))])

    def _healed(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        rect = self._at(event.piece)
        if rect is None:
            return None
        patch = self.flights.burst(
            lambda size: Art(sign("heal", size), 0, 0), rect.center, round(rect.w * 0.8), HIT
        )
        told = self._float(say("rise.healed", n=event.amount), rect.midtop, True, TOLD)
        return Series([self._heard("marker_to_me"), Together(patch, told)])

    def _rolls_on(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        return self._told(event, "land", say("rise.rolls-on", n=event.amount), False)

    def _killed(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """It turns dizzy, spins away to its owner's Discard Pile, and leaves a crater."""
        key = event.piece
        spot = self.pieces.spots.get(key)
        rect = self._at(key)
        if rect is None:
            return None
        end = self.pieces.rect(event.target)
        middle = (end or rect).center
        scored = self._float(f"+{event.amount}", rect.midtop, True) if event.amount else None
        if spot is None or spot.how not in ("ring", "city") or key not in before:
            return Series([self._heard("hit"), *([scored] if scored else [])])
        self.pieces.moods[key] = "gone"
        art = self.pieces.art(key, before[key], spot)
        self.pieces.moods.pop(key, None)
        node = self.pieces.nodes.node(key)

        def dizzy() -> None:
            if node is not None:
                node.put(art=art)

        def leave() -> None:
            if node is not None:
                node.put(visible=False)
            hole = Art(art_arena.crater(rect.w, self.host.s), 0, 0)
            self.flights.node(hole, rect.x, rect.centery, -1)

        parts: list[Motion] = [self._heard("boom"), Cue(dizzy), Wait(FADE)]
        shake = self._shake(key, HIT * 0.7)
        parts += [shake] if shake else []
        away = self.flights.fly(art, rect.center, middle, KILL, 70, "thrown_off")
        parts += [Cue(leave), Together(away, *([scored] if scored else []))]
        return Series(parts)

    def _abandoned(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        return self._told(event, "marker_away", say("rise.abandoned"), False)

    def _raised(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        return self._told(event, "marker_to_me", f"+{event.amount}", True)

    def _told(self, event: Event, sound: str, words: str, gained: bool) -> Motion | None:
        """Words that rise from the piece of an event; None where it does not lie here."""
        rect = self._at(event.piece)
        if rect is None:
            return None
        return Series([self._heard(sound), self._float(words, rect.midtop, gained, TOLD)])

    def _points(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """The points go to, or come from, the seat's d20."""
        plate = self.pieces.rect(keys.heap("d20", event.player))
        if plate is None:
            return None
        gained = event.kind == ev.POINTS_GAINED
        words = f"+{event.amount}" if gained else f"−{event.amount}"
        at = (plate.right - self.host.px(26), plate.centery)
        sound = "coin" if gained else "marker_away"
        return Series([self._heard(sound), self._float(words, at, gained)])
