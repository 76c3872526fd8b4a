"""The Runner that is under way: it stays beside the creature it visits until it goes on.

What its visits do is told by events; blows and dice are in `fights`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from tabletop.core.event import Event
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules import frames, keys
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table import drawings
from tabletop.games.killer_bunnies.table.looks import Looks
from tabletop.games.killer_bunnies.table.pieces import Z_DIE, Pieces
from tabletop.games.killer_bunnies.words import say
from tabletop.table.art.surface import RAISED, Art, with_shadow
from tabletop.table.contract import Host
from tabletop.table.motion import Cue, Motion, Series, Tween, Wait, in_out_cubic, swing
from tabletop.table.stage import Node

FADE, VISIT, TOLD = 120.0, 460.0, 520.0
HOPS, HOP = 3, 18.0
SIZE, LEAST = 66.0, 40.0
"""Units of the arena that it is large, and style pixels that it is at least."""
Z_RUNNER = Z_DIE + 0.8
Told = Callable[[str, tuple[int, int], bool, float], Motion]
"""A word that rises from a place: the word, where, whether it is good news, how long."""


class Runner:
    """Draws the one Runner that can be under way."""

    def __init__(self, host: Host, pieces: Pieces, told: Told) -> None:
        self.host, self.pieces, self._told = host, pieces, told
        self._visits: tuple[int, int] | None = None
        self._node: Node | None = None

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
            if self._node is not None:
                self.host.stage.remove(self._node)
                self._node = None
            return
        face, creature = self._visits
        spot = self.pieces.spots.get(keys.card(creature))
        if spot is not None and spot.how == "ring":
            self._put(face, self._beside(spot.rect))

    # -------------------------------------------------------------------------------- drawing

    @property
    def _size(self) -> int:
        return round(max(SIZE * self.pieces.places.p, LEAST * self.host.s))

    def _put(
        self, face: int, middle: tuple[float, float], hop: float = 0.0, alpha: int = 255
    ) -> None:
        art: Art = with_shadow(drawings.picture_of(face, self._size), RAISED, self.host.s)
        x, y = middle[0] - self._size / 2, middle[1] - self._size / 2 - hop
        if self._node is None or self._node.stage is None:
            self._node = self.host.stage.picture(art, x, y, Z_RUNNER, "runner")
        self._node.put(art=art, pos=(x, y), alpha=alpha)

    def _beside(self, rect: pygame.Rect) -> tuple[int, int]:
        """Between a creature and the middle of the arena."""
        cx, cy = self.pieces.places.arena.center
        dx, dy = cx - rect.centerx, cy - rect.centery
        length = max(1.0, math.hypot(dx, dy))
        reach = (rect.h + self._size) * 0.5
        return round(rect.centerx + dx / length * reach), round(
            rect.centery + dy / length * reach
        )

    def _middle(self) -> tuple[float, float] | None:
        if self._node is None or self._node.stage is None:
            return None
        x, y = self._node.pos
        return x + self._size / 2, y + self._size / 2

    # -------------------------------------------------------------------------------- motions

    def came(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        """It runs to the next creature, or fades in there, and is seen with its own damage."""
        visit = ev.visit_of(event)
        end = self.pieces.rect(keys.card(visit.creature))
        start = self.pieces.rect(event.piece)
        if end is None or start is None:
            return None
        goal = self._beside(end)
        begin = self._middle() or start.center
        rise = self.host.px(HOP)

        def paint(t: float) -> None:
            if self.host.reduced:
                self._put(event.face, goal, alpha=round(255 * t))
                return
            share = in_out_cubic(t)
            x = begin[0] + (goal[0] - begin[0]) * share
            y = begin[1] + (goal[1] - begin[1]) * share
            self._put(event.face, (x, y), rise * abs(math.sin(t * math.pi * HOPS)))

        words = say("rise.visit", n=visit.number, damage=visit.damage)
        at = goal[0], goal[1] - self._size
        return Series(
            [
                self._heard("hop"), Tween(FADE if self.host.reduced else VISIT, paint),
                self._heard("land"), self._told(words, at, False, TOLD),
            ]
        )  # fmt: skip

    def hurt(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        middle = self._middle()
        if middle is None:
            return None
        at = round(middle[0]), round(middle[1]) - self._size
        words = say("rise.runner", n=ev.wounds_of(event))
        return Series([self._heard("hit"), self._told(words, at, True, TOLD)])

    def done(self, event: Event, before: Looks, after: Looks) -> Motion | None:
        return Wait(FADE * swing(0.5))

    def _heard(self, name: str) -> Cue:
        return Cue(lambda: self.host.sound(name))
