"""A choice tried by clicking it on the small table of looking back, or by dragging it there.

What lies there is taken as on the table itself: a piece that can go to several places wants the
place next. What was picked begins a line, at the large table.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.core.action import Action
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.pane import Pane
from tabletop.table.contract import Gesture

WHERE = "Where to? A click there begins the line."


class Picking:
    """The pointer on the small table.

    Attributes:
        held: the piece that was clicked and wants a place; "" = none.
    """

    def __init__(
        self, scene: StudyScreen, pane: Pane, show: Callable[[], None],
        done: Callable[[Action], None],
    ) -> None:  # fmt: skip
        """`show` marks the pieces anew; `done` begins a line with an action."""
        self._scene, self._pane, self._show, self._done = scene, pane, show, done
        self.held = ""
        self._down: tuple[int, int] | None = None

    def forget(self) -> None:
        """Another moment is shown."""
        self.held, self._down = "", None

    def gestures(self) -> dict[Gesture, Action]:
        """What could be done at the moment shown, where its table is that of whoever chose."""
        scene, pane = self._scene, self._pane
        moment = scene.moment
        if moment is None or pane.director.busy or moment.seat != scene.eyes.seen(scene.stop):
            return {}
        view = moment.state.view(moment.seat)
        legal = moment.state.legal_actions(moment.seat)
        return {pane.table.gesture(action, view): action for action in legal}

    def goals(self) -> frozenset[str]:
        """Where the held piece may go."""
        return frozenset(g.target for g in self.gestures() if self.held and g.source == self.held)

    def handle(self, event: pygame.Event) -> bool:
        """A click or a drag on the table, if it is one."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            on_table = self._scene.parts.table.collidepoint(event.pos)
            self._down = event.pos if on_table and not self._scene.controls.at(event.pos) else None
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._down is not None:
            down, self._down = self._down, None
            return self._picked(self._keys(down), self._keys(event.pos))
        return False

    def _keys(self, pos: tuple[int, int]) -> list[str]:
        return self._pane.table.hits(pos)

    def _picked(self, first: list[str], last: list[str]) -> bool:
        """Does what leads from one piece to the other, or from the held one; else takes it up."""
        gestures = self.gestures()
        sources = [self.held] if self.held else []
        ways = [Gesture(source, key) for source in (*first, *sources) for key in last]
        ways += [Gesture(key) for key in last if key in first]
        found = next((way for way in ways if way in gestures), None)
        if found is None:
            # A place to which one piece alone may go needs no other word.
            for key in last if last == first else ():
                to_it = [way for way in gestures if way.target == key]
                if len(to_it) == 1:
                    found = to_it[0]
                    break
        if found is not None:
            self.held = ""
            self._show()
            self._done(gestures[found])
            return True
        before, wanted = self.held, {way.source for way in gestures if way.target}
        self.held = next((key for key in last if key in wanted and key != before), "")
        if self.held:
            self._scene.app.say(WHERE)
        if self.held != before:
            self._show()
        return bool(self.held)
