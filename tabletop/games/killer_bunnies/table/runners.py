"""The Runner that is under way: it stays beside the creature it visits until it goes on.

What its visits do is told by events; blows and dice are in `fights`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from pygame import FRect

from tabletop.core.event import Event
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules import frames, keys
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table import pictures
from tabletop.games.killer_bunnies.table.looks import Looks
from tabletop.games.killer_bunnies.table.pieces import Z_DIE, Pieces
from tabletop.games.killer_bunnies.words import say
from tabletop.table.boxes import square
from tabletop.table.flights import FADE, on_the_way
from tabletop.table.motion import Cue, Motion, Series, Tween, Wait, alpha, in_out_cubic

VISIT, TOLD = 460.0, 520.0
HOPS, HOP = 3, 18.0
SIZE, LEAST = 66.0, 40.0
"""Its size in the arena's units, and at least."""
Z_RUNNER = Z_DIE + 0.8
KEY = "runner"
Told = Callable[[str, float, float, bool, float], Motion]
"""A word that rises from a place: the word, where, whether it is good news, how long."""


class Runner:
    """Draws the one Runner that can be under way."""

    def __init__(self, pieces: Pieces, told: Told) -> None:
        self.host, self.pieces, self._told = pieces.host, pieces, told
        self._visits: tuple[int, int] | None = None
        self._rect: FRect | None = None

    def follows(self, event: Event) -> None:
        """Keeps in mind where it is after an event."""
        if event.kind == ev.RUNNER_CAME:
            self._visits = event.face, ev.visit_of(event).creature
        elif event.kind == ev.RUNNER_DONE:
            self._visits = None

    def stands(self, view: KillerView) -> None:
        """It is where the view has it: nowhere, when none is under way."""
        under_way = [f for f in view.stack if f[0] in (frames.VISIT, frames.GO_ON)]
        if not under_way:
            self._visits = None
        elif self._visits is not None:
            self._visits = view.faces[under_way[-1][2]], under_way[-1][3]

    def show(self) -> None:
        """Puts it beside the creature it visits; where that one fell, it stays as it stood."""
        if self._visits is None:
            self.pieces.nodes.remove(KEY)
            self._rect = None
            return
        face, creature = self._visits
        spot = self.pieces.spots.get(keys.card(creature))
        if spot is not None and spot.how == "ring":
            self._put(face, self._beside(spot.rect))

    def _put(self, face: int, rect: FRect, shown: int = 255) -> None:
        self._rect, picture = rect, pictures.drawing(face)
        self.pieces.nodes.lay(KEY, picture, rect, Z_RUNNER, alpha=shown, loose=False, hit=False)

    def _beside(self, rect: FRect) -> FRect:
        """Between a creature and the middle of the arena."""
        size = max(SIZE * self.pieces.places.p, LEAST)
        cx, cy = self.pieces.places.arena.center
        dx, dy = cx - rect.centerx, cy - rect.centery
        reach = (rect.h + size) * 0.5 / max(1.0, math.hypot(dx, dy))
        return square(rect.centerx + dx * reach, rect.centery + dy * reach, size)

    # -------------------------------------------------------------------------------- motions

    def came(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """It runs to the next creature, or fades in there, and is seen with its own damage."""
        visit = ev.visit_of(event)
        end = self.pieces.rect(keys.card(visit.creature))
        start = self.pieces.rect(event.piece)
        if end is None or start is None:
            return None
        goal = self._beside(end)
        begin = self._rect or square(*start.center, goal.w)

        def paint(t: float) -> None:
            if self.host.reduced:
                self._put(event.face, goal, alpha(t))
                return
            hop = HOP * abs(math.sin(t * math.pi * HOPS))
            self._put(event.face, on_the_way(begin, goal, in_out_cubic(t)).move(0, -hop))

        words = say("rise.visit", n=visit.number, damage=visit.damage)
        run = Tween(FADE if self.host.reduced else VISIT, paint)
        told = self._told(words, goal.centerx, goal.y - goal.h / 2, False, TOLD)
        return Series([self._heard("hop"), run, self._heard("land"), told])

    def hurt(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        if self._rect is None:
            return None
        words = say("rise.runner", n=ev.wounds_of(event))
        told = self._told(words, self._rect.centerx, self._rect.y - self._rect.h / 2, True, TOLD)
        return Series([self._heard("hit"), told])

    def done(self, event: Event, before: Looks, after: Looks) -> Motion:
        return Wait(FADE)

    def _heard(self, name: str) -> Cue:
        return Cue(lambda: self.host.sound(name))
