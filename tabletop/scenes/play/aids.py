"""Undo, redo, going back along the log, hints: what a player may ask for beside playing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabletop.ai.agent import Decision
from tabletop.core.action import Action
from tabletop.core.errors import IllegalAction
from tabletop.core.game import Player, State
from tabletop.scenes.overlay import Choice
from tabletop.table.board import AnyTable

if TYPE_CHECKING:
    from tabletop.scenes.play.scene import PlayScene
    from tabletop.session.loglines import LogLine

LOOKING = "Looking for a good move …"


class Aids:
    """The aids of one match.

    Attributes:
        hinted: pieces of the moves that the analysis found, best first.
        advised: what is to be done with them, when they are gathered for one choice.
        hint_words: the best of them in words, "" when no hint is shown.
    """

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self.hinted: tuple[str, ...] = ()
        self.hint_words = ""
        self.advised: tuple[Action, ...] = ()
        self._first: tuple[Action, ...] = ()

    def undo(self) -> None:
        """Ctrl+Z: takes back what is half chosen, or the last choice."""
        scene = self._scene
        if scene.draft is not None:
            scene.take_back()
            return
        if scene.hand.taken:
            scene.hand.forget()
            scene.refresh()
            return
        why = scene.running.may_undo()
        if why is not None:
            scene.app.say(why)
            return
        scene.app.sounds.play("undo")
        self._jump(scene.running.undo)

    def undo_turn(self) -> None:
        """Backspace: back to the beginning of the turn."""
        scene = self._scene
        if scene.running.may_undo() is None:
            scene.app.sounds.play("undo")
            self._jump(scene.running.undo_turn)

    def redo(self) -> None:
        """Ctrl+Shift+Z: does again what was taken back."""
        scene = self._scene
        if scene.running.may_redo():
            self._jump(scene.running.redo)

    def _jump(self, move: Callable[[], object]) -> None:
        """Goes to another ply: pictures are set, not played."""
        scene = self._scene
        scene.thinkers.stop()
        self.forget_hint()
        scene.why.close()
        scene.draft = None
        try:
            move()
        except IllegalAction as refusal:
            scene.app.say(refusal.reason)
        scene.resync()

    def back_to(self, line: LogLine) -> None:
        """A line of the log was taken: go back to the moment before it."""
        scene = self._scene
        why = scene.running.may_undo(line.ply)
        if why is not None:
            scene.app.say(why)
            return
        ply = line.ply
        back = Choice("Go back to there", lambda: self._jump(lambda: scene.running.undo_to(ply)))
        stay = Choice("Stay here")
        words = f"“{line.text}” and everything after it is taken back. Redo brings it again."
        scene.app.ask("Go back in the match?", words, (back, stay))

    def hint(self) -> None:
        """H: asks the analysis for the best moves."""
        scene = self._scene
        seat = scene.deciding
        if seat is None or scene.thinkers.hinting:
            return
        scene.app.say(LOOKING)
        self._first = ()
        scene.thinkers.ask_hint(seat, self._hint_found)

    def _hint_found(self, decision: Decision) -> None:
        scene = self._scene
        view = scene.view
        seat = scene.deciding
        table = scene.table
        if seat is not None and table.gathers(view):
            self._first = (*self._first, decision.action)
            further = self._further(seat, table) if len(self._first) < table.room(view) else None
            if further is not None:
                scene.thinkers.ask_hint(seat, self._hint_found, further)
                return
        scene.app.notice.withdraw(LOOKING)
        if seat is None:
            return
        self.hinted, self.advised = self._pieces(decision, view), self._first
        done = [scene.words.describe(action, view) for action in self._first or (decision.action,)]
        words = ", ".join([done[0], *(part[0].lower() + part[1:] for part in done[1:])])
        self.hint_words = f"{words}: wins about {round(100 * decision.value)} %"
        scene.running.use_aid("hint")
        scene.refresh()

    def _further(self, seat: Player, table: AnyTable) -> State | None:
        """The state after the first moves of a choice of several; None when they make it whole."""
        scene = self._scene
        state = scene.running.match.state.clone()
        for action in self._first:
            if action not in state.legal_actions(seat):
                return None
            state.apply(seat, action)
        if seat not in state.actors():
            return None
        kinds = {action.kind for action in scene.legal()}
        same = all(action.kind in kinds for action in state.legal_actions(seat))
        return state if same or table.gathers(state.view(seat)) else None

    def _pieces(self, decision: Decision, view: Any) -> tuple[str, ...]:
        """The pieces of what is to be gathered, or of the best moves."""
        table = self._scene.table
        if self._first:
            return tuple(table.gesture(action, view).source for action in self._first)
        moves = decision.candidates[:3] or ()
        actions = [c.action for c in moves] or [decision.action]
        keys: list[str] = []
        for action in actions:
            gesture = table.gesture(action, view)
            key = gesture.target or gesture.source
            if key not in keys:
                keys.append(key)
        first = table.gesture(actions[0], view)
        if not table.direct(first, view) and first.source not in keys:
            keys.append(first.source)
        return tuple(keys)

    def forget_hint(self) -> None:
        """The hint is no longer shown or looked for."""
        scene = self._scene
        scene.app.notice.withdraw(LOOKING)
        scene.thinkers.drop_hint()
        self.hinted, self.advised, self.hint_words = (), (), ""
