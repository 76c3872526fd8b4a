"""The game's own table on a part of the screen, showing a moment of a match and what it told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import pygame

from tabletop.core.action import Action
from tabletop.core.game import Player, State
from tabletop.core.match import Told
from tabletop.scenes.play.top import Plates
from tabletop.scenes.study.words import say
from tabletop.session.running import Running
from tabletop.table.art import widgets
from tabletop.table.art.cloth import cloth
from tabletop.table.art.study import tag
from tabletop.table.art.surface import Art
from tabletop.table.board import AnyTable
from tabletop.table.contract import Gesture, Heat, Host, Marks, SeatFace
from tabletop.table.director import Director
from tabletop.table.meaning import BUTTONS, Zone
from tabletop.table.stage import Node, Stage
from tabletop.table.still import make_table

ROOM, LEAST_ROOM = (860, 500), (620, 300)
"""Style pixels that a table wants, and those it can do with; on less it is drawn smaller."""
SMALL = 0.7
"""Window pixels for a style pixel from which on a table has all the room it wants."""

PLATE_H, GAP = 46, 6
Z_TAGS = 48.0
NO_HEAT: Mapping[str, Heat] = MappingProxyType({})


class Pane:
    """A part of the screen in which a table is only looked at: shown, animated, marked.

    Attributes:
        table: the game's drawn table.
        director: plays what happened on it.
    """

    def __init__(self, running: Running, speed: int) -> None:
        self.running = running
        self.table = make_table(running.match.game.info.key)
        self.director = Director(self.table, speed)
        self._tags: list[Node] = []
        self._taken: list[pygame.Rect] = []
        self._plates: Plates | None = None

    def build(
        self, stage: Stage, box: pygame.Rect, s: float, sound: Callable[[str], None], reduced: bool
    ) -> None:
        """Lays the table out in `box`, at `s` or as much smaller as it needs."""
        self._tags, self._taken = [], []
        self.director.reduced = reduced
        running = self.running
        roomy, tight = (min(box.w / w, box.h / h) for w, h in (ROOM, LEAST_ROOM))
        s = min(s, roomy if roomy >= SMALL else max(roomy, min(SMALL, tight)))
        key = running.match.game.info.key
        # Tables paint their boards on the ground: so the cloth must be part of it too.
        stage.paint(Art(cloth(key, box.w, box.h, s), 0, 0), *box.topleft)
        self._box = box.copy()
        inner = box.inflate(-2 * round(8 * s), -2 * round(8 * s))
        plates = _plates(inner, len(running.seats), s)
        self._plates = Plates(stage, plates, widgets.COMPACT, s)
        self._stage, self._s = stage, s
        top = plates[0].bottom + round(GAP * s)
        host = Host(
            stage,
            s,
            tuple(SeatFace(seat.name, seat.figure) for seat in running.seats),
            sound,
            reduced,
            {f"plate:{seat}": rect for seat, rect in enumerate(plates)},
            bare=True,
        )
        self.table.layout(host, pygame.Rect(inner.x, top, inner.w, inner.bottom - top))

    def show(self, view: Any) -> None:
        """Shows that view at once."""
        self.director.sync(view)
        self.plates()

    def play(self, told: Sequence[Told], view: Any, done: Callable[[], None]) -> None:
        """Shows what was told, then that view; `done` is called at the end."""
        self.mark(view)
        self.director.play(told, view, done)

    def update(self, ms: float) -> None:
        if self.director.update(ms):
            self.plates()

    def plates(self) -> None:
        """Every seat's plate, as the pictures have come so far."""
        if self._plates is None or self.director.moment is None:
            return
        seats = self.running.seats
        actors = self.director.moment.actors
        self._plates.show(
            seats,
            self.table.plates(self.director.shown),
            ["" for _ in seats],
            frozenset(seat for seat in actors if seat >= 0),
        )

    def zones(self) -> tuple[Zone, ...]:
        """Returns the zones of the table in words: read, not used."""
        words, view = self.running.match.game.words, self.director.view
        if words is None or view is None or self._plates is None:
            return ()
        return tuple(z for z in self.table.meaning(view, (), words) if z.key != BUTTONS)

    # ------------------------------------------------------------------------------- marks

    def mark(
        self,
        view: Any,
        played: Sequence[Gesture] = (),
        best: Sequence[Gesture] = (),
        heat: Mapping[str, Heat] = NO_HEAT,
    ) -> None:
        """Marks what was played and what is best, and the worth of every choice; with nothing
        given, takes all marks away."""
        table = self.table
        done = self._ends(played)
        better = [key for key in self._ends(best) if key not in done]
        table.mark(Marks(chosen=frozenset(done), hinted=tuple(better), heat=heat), view)
        self._stage.remove(*self._tags)
        self._tags = []
        self._taken = [table.host.layer.pixels(plate) for plate in table.marking.plates]
        same = bool(played) and [*played] == [*best]
        if done:
            self._tag(done[-1], say("tag-both") if same else say("tag-played"), same)
        if better:
            self._tag(better[-1], say("tag-best"), True)

    def number(self, view: Any, places: Mapping[str, int]) -> None:
        """Marks pieces with numbers, and nothing else."""
        self.mark(view)
        self.table.mark(Marks(hinted=tuple(places), numbers=places), view)

    def hold(
        self, view: Any, piece: str, goals: frozenset[str], heat: Mapping[str, Heat]
    ) -> None:
        """Marks a piece that was picked, the places it may go to and their worth."""
        self.mark(view)
        self.table.mark(Marks(legal=goals, chosen=frozenset([piece]), heat=heat), view)

    def _ends(self, gestures: Sequence[Gesture]) -> list[str]:
        """The pieces and places of gestures that are in sight."""
        keys = [key for gesture in gestures for key in gesture if key]
        return [key for key in dict.fromkeys(keys) if self.table.rect(key) is not None]

    def _tag(self, key: str, words: str, best: bool) -> None:
        """A word at the lower edge of a piece, inside the table; at another where one lies."""
        rect = self.table.rect(key)
        if rect is None:
            return
        face = tag(words, best, max(0.8, self._s))
        w = (rect.w + face.get_width()) // 2
        at = face.get_rect(center=rect.midbottom)
        for middle in (rect.midbottom, rect.midtop, (rect.centerx + w, rect.centery),
                       (rect.centerx - w, rect.centery)):  # fmt: skip
            free = face.get_rect(center=middle).clamp(self._box)
            if free.collidelist(self._taken) < 0:
                at = free
                break
        at.clamp_ip(self._box)
        self._taken.append(at)
        self._tags.append(self._stage.picture(Art(face, 0, 0), *at.topleft, Z_TAGS, "tag"))


def gestures(table: AnyTable, state: State, seat: Player, plan: Sequence[Action]) -> list[Gesture]:
    """Returns the movements that stand for the actions of a choice, one after the other."""
    found: list[Gesture] = []
    after = state.clone()
    for number, action in enumerate(plan):
        if action not in after.legal_actions(seat):
            break
        found.append(table.gesture(action, after.view(seat)))
        if number + 1 < len(plan):
            after.apply(seat, action)
            if seat not in after.actors():
                break
    return found


def _plates(box: pygame.Rect, seats: int, s: float) -> list[pygame.Rect]:
    """One row of compact plates along the top of `box`."""
    gap = round(8 * s)
    wide = min(round(232 * s), (box.w - gap * (seats - 1)) // seats)
    return [
        pygame.Rect(box.x + seat * (wide + gap), box.y, wide, round(PLATE_H * s))
        for seat in range(seats)
    ]
