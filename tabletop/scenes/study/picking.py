"""The pointer on the small table of looking back: a choice tried by a click or a drag, a piece
looked at closer.

What lies there is taken as on the table itself: a piece that can go to several places wants the
place next. What was picked begins a line, at the large table.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.core.action import Action
from tabletop.scenes.keys import commands
from tabletop.scenes.play.look import LookPanel
from tabletop.scenes.play.messages import closer_of
from tabletop.scenes.study.base import StudyScreen
from tabletop.scenes.study.hands import OpenHands
from tabletop.scenes.study.pane import Pane
from tabletop.scenes.study.words import say
from tabletop.table.contract import CloseLook, Gesture
from tabletop.table.controls import Control


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
        """Returns the legal actions at the moment shown, by gesture, if the viewpoint is the
        chooser's."""
        scene, pane = self._scene, self._pane
        moment = scene.moment
        if moment is None or pane.director.busy or moment.seat != scene.eyes.seen(scene.stop):
            return {}
        view = moment.state.view(moment.seat)
        legal = moment.state.legal_actions(moment.seat)
        return {pane.table.gesture(action, view): action for action in legal}

    def goals(self) -> frozenset[str]:
        """Returns the places that take the held piece."""
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
            self._scene.app.say(say("try-it.where"))
        if self.held != before:
            self._show()
        return bool(self.held)


class Closer:
    """Tooltips and close looks on the small table and among the open hands: a line when the
    pointer rests on a thing; a large picture by a right click or I, until the next click or key."""

    def __init__(self, scene: StudyScreen, pane: Pane, hands: OpenHands) -> None:
        self._scene, self._pane, self._hands = scene, pane, hands
        self._pos = (-1, -1)
        self._panel: LookPanel | None = None
        self._tip: Control | None = None

    @property
    def open(self) -> bool:
        return self._panel is not None and self._panel.open

    def forget(self) -> None:
        """The stage was built anew."""
        self._panel = None

    def pointed(self) -> Control | None:
        """Returns the thing under the pointer that has a tooltip; the same object while it says
        the same."""
        found = None if self.open or self._pane.director.busy else self._found()
        if found is None:
            self._tip = None
        elif self._tip is None or (self._tip.key, self._tip.rect, self._tip.tip) != found:
            key, rect, words = found
            self._tip = Control(key, rect, _nothing, tip=words)
        return self._tip

    def _found(self) -> tuple[str, pygame.Rect, str] | None:
        """Key, place and words of what lies there."""
        card = self._hands.at(self._pos)
        if card is not None:
            return card.key, card.rect, closer_of(self._hands.tip(self._pos))
        table, view = self._pane.table, self._pane.director.view
        if view is None or not self._scene.parts.table.collidepoint(self._pos):
            return None
        for key in table.hits(self._pos):
            name, rect = table.name_of(key, view), table.rect(key)
            if name and rect is not None:
                state = table.state_of(key, view)
                told = (f"{name}: {state}" if state else name).rstrip(".")
                closer = table.close_look(key, view) is not None
                return key, rect, closer_of(told) if closer else told
        return None

    def handle(self, event: pygame.Event) -> bool:
        """Takes what opens it and, while it is open, what closes it."""
        if event.type == pygame.MOUSEMOTION:
            self._pos = event.pos
            return False
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        if pressed and self._panel is not None and self._panel.open:
            rule = self._panel.rule if "rules" in commands.of(event) else ""
            self._panel.close()
            self._scene.told = self._scene.reading()
            if rule:
                key = self._pane.running.match.game.info.key
                self._scene.app.over("rulebook", key, rule, lessons=False)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self._show(event.pos)
        return "look" in commands.of(event) and self._show(self._pos)

    def _show(self, pos: tuple[int, int]) -> bool:
        scene, pane, view = self._scene, self._pane, self._pane.director.view
        card = self._hands.at(pos)
        if card is not None:
            look = self._hands.look(card.key, card.held)
            return look is not None and self._open(look, self._hands.name(card))
        if view is None or not scene.parts.table.collidepoint(pos):
            return False
        for key in pane.table.hits(pos):
            look = pane.table.close_look(key, view)
            if look is not None:
                return self._open(look, pane.table.name_of(look.key or key, view))
        return False

    def _open(self, look: CloseLook, name: str) -> bool:
        scene = self._scene
        self._panel = LookPanel(scene.stage, scene.size, scene.s)
        self._panel.show(look, name)
        scene.tell(self._panel.veil, pygame.Rect((0, 0), scene.size), self._panel.words)
        return True


def _nothing() -> None:
    """A tooltip cannot be pressed."""
