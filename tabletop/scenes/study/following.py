"""Shows the line of a choice on the table: what may follow it, step by step.

A line is one playout, an example; which one, and what a step of it is, `ai.lines` says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from tabletop.ai.analysis import Choice as Weighed
from tabletop.ai.lines import Shown, shown
from tabletop.core.game import State, View
from tabletop.core.match import recalled
from tabletop.core.match import told as told_events
from tabletop.scenes.inputs.fields import Segments
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.pane import Pane
from tabletop.scenes.study.words import say
from tabletop.session.review import Moment, told
from tabletop.table.art.palette import INK
from tabletop.words import Seat

MOST_TOLD = 4
"""Sentences told of a step, at most."""


class Following:
    """The line that is shown.

    Attributes:
        choice: whose line it is; None = the match is shown.
        step: how many steps of it are shown.
    """

    def __init__(self, scene: StudyScreen, pane: Pane) -> None:
        self._scene, self._pane = scene, pane
        self.choice: Weighed | None = None
        self.step = 0
        self._steps: Sequence[Shown] = ()

    def lines(self) -> list[Weighed]:
        """Returns the better choice and the one played, those of them that have a line."""
        moment, known = self._scene.moment, self.known()
        played = [each for each in known if moment is not None and each.plan == moment.plan]
        both = {each.plan: each for each in (*known[:1], *played) if each.line is not None}
        return list(both.values())

    def known(self) -> Sequence[Weighed]:
        """Returns the choices analysed here, if the viewpoint is the chooser's."""
        scene, moment = self._scene, self._scene.moment
        found = scene.review.analyses.get(moment.ply) if moment is not None else None
        if found is None or moment is None or moment.seat != scene.eyes.seen(scene.stop):
            return ()
        return found.choices

    def forget(self) -> bool:
        """Shows the match again; returns False if it is shown already."""
        before, self.choice, self.step = self.choice, None, 0
        return before is not None

    def begin(self, choice: Weighed) -> None:
        """Shows the line of a choice from its beginning."""
        scene, moment = self._scene, self._scene.moment
        found = scene.review.analyses.get(moment.ply) if moment is not None else None
        if moment is None or found is None or choice.line is None:
            return
        self.choice, self.step = choice, 0
        self._steps = tuple(shown(choice.line, found.seed, moment.state, moment.seat))

    @property
    def _moment(self) -> Moment:
        moment = self._scene.moment
        assert moment is not None
        return moment

    def show(self) -> None:
        """Shows the table after the present step, with the steps' numbers on it, at once."""
        last = self._steps[self.step - 1]
        view = self._view(last.after if self.step else self._steps[0].before)
        self._pane.show(view)
        self._number(view)

    def _view(self, state: State) -> View:
        """Returns the view of whoever chose, with what that seat has seen of cards face down."""
        return recalled(state, state.view(self._moment.seat))

    def _number(self, view: Any) -> None:
        """Marks the steps at the pieces they are made with, as far as those are in sight."""
        table, places = self._pane.table, dict[str, int]()
        for number, step in enumerate(self._steps[self.step :], self.step + 1):
            gesture = table.gesture(step.action, step.before.view(step.seat))
            places.setdefault(gesture.target or gesture.source, number)
        self._pane.number(view, places)

    def go(self, by: int) -> bool:
        """Goes one step on, with its pictures, or back; returns False at the ends."""
        step = self.step + by
        if not 0 <= step <= len(self._steps):
            return False
        if self._pane.director.busy:
            self._pane.director.skip()
        self.step = step
        if by < 0:
            self.show()
            return True
        now = self._steps[step - 1]
        view = self._view(now.after)
        happened = told_events(now.moments, self._moment.seat, recalling=True)
        self._pane.play(happened, view, partial(self._number, view))
        return True

    def sentences(self) -> tuple[str, str, str]:
        """Returns a headline, whose line it is, and what happens in the present step."""
        scene, moment, choice = self._scene, self._moment, self.choice
        assert choice is not None
        running, many = scene.review.running, len(self._steps)
        done = told(running, moment.state, moment.seat, choice.plan)
        head = say("follow.step", n=self.step, all=many) if self.step else say("follow")
        if not self.step:
            return head, "", say("follow.of", done=done, n=many)
        words, names = running.match.game.words, running.names
        assert words is not None
        step = self._steps[self.step - 1]
        events = [each.event for each in step.told(moment.seat) if each.event.kind != words.heads]
        lines = [line for event in events if (line := words.sentence(event, names))]
        if not lines:
            done = words.standing_apart(step.action, step.before.view(moment.seat), names)
            lines = [say("follow.did", names, who=Seat(step.seat), done=done)]
        return head, "", " ".join(lines[:MOST_TOLD])

    def put(self, row: pygame.Rect) -> None:
        """Puts the bar below the table: whose line, its steps, and the way back to the match."""
        scene, d = self._scene, row.h
        gap, x = scene.px(6), row.right
        many = len(self._steps) + 1
        steps = tuple(map(str, range(many)))
        ways: tuple[tuple[str, str, str, Callable[[], None], int], ...] = (
            ("line_end", "close", "follow.close", scene.follow, d),
            ("line_on", "next", "follow.on", partial(scene.step, 1), d),
            ("line_steps", "", "follow.steps", scene.follow, min(many * d, row.w // 3)),
            ("line_back", "previous", "follow.back", partial(scene.step, -1), d),
        )
        for key, icon, message, act, wide in ways:
            box, label = pygame.Rect(x - wide, row.y, wide, d), say(message)
            x = box.x - gap
            if icon:
                scene.add_icon(key, box, icon, act, label)
            else:
                field = Segments(key, box, steps, self.step, scene.step_to, scene.s, label=label)
                scene.controls.add(field)
        self._whose(pygame.Rect(row.x, row.y, x - row.x, d))

    def _whose(self, room: pygame.Rect) -> None:
        """Puts the switch between the better choice and the one played; else the title."""
        scene, both = self._scene, self.lines()
        plans = [each.plan for each in both]
        if len(both) < 2 or self.choice is None or self.choice.plan not in plans:
            at, words = room.midleft, say("follow")
            scene.words(words, *at, "heading", 17, INK, "midleft", width=room.w)
            return
        labels, chosen = (say("tag-best"), say("tag-played")), plans.index(self.choice.plan)

        def change(number: int) -> None:
            scene.consider(both[number])

        label = say("follow.which")
        field = Segments("line_of", room, labels, chosen, change, scene.s, label=label)
        scene.controls.add(field)

    def refresh(self) -> None:
        """Shows the present step on the bar."""
        control = self._scene.controls.find("line_steps")
        if isinstance(control, Segments) and control.chosen != self.step:
            control.chosen = self.step
            control.refresh()
