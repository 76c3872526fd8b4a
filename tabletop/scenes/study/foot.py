"""The foot of looking back: the course with its slider, and the row of buttons below it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from tabletop.scenes.inputs.fields import Cycle, Segments
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.words import say
from tabletop.table.art import lettering
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.rabbit import badge
from tabletop.table.controls import IconButton
from tabletop.table.stage import Node

SPEEDS = (1, 2, 4)
"""Factors on the speed of the pictures."""

FEW = 3
"""Up to so many ways to look have a button each; of more, one button goes through them."""


class Foot:
    """Buttons to go through the match, and who looks."""

    def __init__(self, scene: StudyScreen) -> None:
        self._scene = scene
        self._told: list[Node] = []
        self._position = pygame.Rect(0, 0, 0, 0)

    def put(self) -> None:
        """Puts the row of buttons."""
        scene, row = self._scene, self._scene.parts.controls
        d, gap, x = row.h, scene.px(8), row.x
        for key, icon, label, act in self._steps():
            box = pygame.Rect(x, row.y, d, d)
            scene.controls.add(IconButton(key, box, icon, act, scene.s, label=label))
            x = box.right + gap
        x = self._speeds(x, row, gap)
        right = self._ways_to_look(row, row.right - x)
        self._told = []
        self._position = pygame.Rect(x, row.y, right - x - gap, d)

    def _steps(self) -> tuple[tuple[str, str, str, Callable[[], None]], ...]:
        scene = self._scene
        by = scene.review.running.match.game.info.part if scene.by_turn else "choice"
        steps = (
            ("to_start", "step_back", say("to-start"), partial(scene.go, 0)),
            ("mistake_back", "mistake_back", say("mistake-back"), partial(scene.mistake, -1)),
            ("step_back", "previous", say("step-back", by=by), partial(scene.step, -1)),
            ("play", "pause" if scene.playing else "play", say("run"), scene.toggle),
            ("step_on", "next", say("step-on", by=by), partial(scene.step, 1)),
            ("mistake_on", "mistake_on", say("mistake-on"), partial(scene.mistake, 1)),
            ("to_end", "step_forward", say("to-end"), partial(scene.go, 10**6)),
        )
        if scene.parts.beside:
            return steps
        label = say("the-table") if scene.listed else say("all-choices")
        turn = ("listed", "eye" if scene.listed else "log", label, scene.turn_over)
        return (*steps[1:6], turn)

    def _speeds(self, x: int, row: pygame.Rect, gap: int) -> int:
        """Adds speed and step; in narrow windows each is one button that goes through its
        choices."""
        scene = self._scene
        if scene.units[0] < 420:
            return x
        labels = tuple(f"{speed}×" for speed in SPEEDS)
        if scene.units[0] >= 1240:
            box = pygame.Rect(x, row.y, scene.px(132), row.h)
            scene.controls.add(
                Segments("speed", box, labels, scene.speed, scene.pace, scene.s, label=say("speed"))
            )
            by = pygame.Rect(box.right + gap, row.y, scene.px(150), row.h)
            scene.controls.add(
                Segments("by", by, (say("by.choice"), scene.part), int(scene.by_turn), scene.set_by,
                         scene.s, label=say("by"), tip=say("by.tip"))
            )  # fmt: skip
            return by.right + gap
        box = pygame.Rect(x, row.y, max(scene.px(92), 2 * row.h), row.h)
        scene.controls.add(
            Cycle("speed", box, labels, scene.speed, scene.pace, scene.s, label=say("speed"))
        )
        return box.right + gap

    def _ways_to_look(self, row: pygame.Rect, room: int) -> int:
        """As whom one looks, in the room that is left; returns the x left of it."""
        scene, eyes = self._scene, self._scene.eyes
        ways = eyes.ways()
        labels = tuple(map(eyes.words, ways))
        chosen = ways.index(eyes.way) if eyes.way in ways else 0
        kind: type[Segments | Cycle] = Cycle
        wide = min(scene.px(290), round(row.w * 0.4))
        if len(ways) <= FEW and scene.units[0] >= 1100:
            kind, wide = Segments, min(scene.px(460), round(row.w * 0.46))
        wide = min(wide, room)
        box = pygame.Rect(row.right - wide, row.y, wide, row.h)
        scene.controls.add(
            kind("viewer", box, labels, chosen, scene.look_as, scene.s, label=say("who-looks"))
        )
        return box.x

    def where(self) -> None:
        """Turn and choice, in words."""
        scene, walk = self._scene, self._scene.walk_through
        scene.stage.remove(*self._told)
        self._told = []
        box = self._position
        if box.w < scene.px(60):
            return
        x = box.x + scene.px(4)
        chooser = walk.chooser(scene.stop)
        if chooser >= 0:
            mark = badge(scene.review.running.seats[chooser].figure, scene.px(26))
            at = x, box.centery - mark.get_height() // 2
            self._told.append(scene.picture(mark, *at, 20))
            x += mark.get_width() + scene.px(8)
        words = say("turn", at=scene.at(walk.turns[scene.stop])) if scene.stop < walk.last else ""
        if not words:
            words = say("the-end") if scene.review.running.over else say("the-end.so-far")
        before = len(scene.stage.nodes)
        if lettering.width_of(words, "heading", scene.px(17)) > box.right - x:
            return
        rect = scene.words(words, x, box.centery, "heading", 17, INK, "midleft",
                           width=box.right - x)  # fmt: skip
        rest = scene.where(scene.stop) if scene.stop < walk.last else ""
        wide = lettering.width_of(rest, "body", scene.px(16)) + scene.px(18)
        if rest and box.right - rect.right >= wide:
            scene.words(rest, rect.right + scene.px(10), box.centery, "body", 16, INK2, "midleft")
        self._told += scene.stage.nodes[before:]

    def refresh_play(self) -> None:
        """The sign of what goes on by itself or stands."""
        control = self._scene.controls.find("play")
        if isinstance(control, IconButton):
            control.icon = "pause" if self._scene.playing else "play"
            control.refresh()

    def refresh_eyes(self) -> None:
        """Shows a viewpoint that changed by itself."""
        control = self._scene.controls.find("viewer")
        if isinstance(control, Segments | Cycle):
            control.chosen = self._scene.eyes.ways().index(self._scene.eyes.way)
            control.refresh()
