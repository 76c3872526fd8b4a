"""Parts of the play screen as a lesson changes them: others' moves, choices, undo, the pause."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from tabletop.core.action import Action
from tabletop.core.game import Player
from tabletop.scenes.lessons.remembered import say
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.agents import PACES, Thinkers
from tabletop.scenes.play.aids import Aids
from tabletop.scenes.play.choosing import Choosing
from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.hand import Hand
from tabletop.scenes.play.pause import Pause
from tabletop.session.lesson_play import LessonPlay
from tabletop.table.contract import Gesture

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program


class Script(Thinkers):
    """Does what the lesson has others do; nobody thinks."""

    def __init__(self, app: Program, play: LessonPlay) -> None:
        super().__init__(app, play.running)
        self._play = play
        self._waited = 0.0

    def follow(self) -> None:
        """Nobody is asked."""

    def update(self, ms: float, idle: bool) -> tuple[Player, Action] | None:
        due = self._play.due
        if due is None or not idle:
            return None
        self._waited += ms
        if self._waited < PACES[self._app.settings.ai_pace]:
            return None
        self._waited = 0.0
        player, action = self._play.take_due()
        return player, action


class GuidedChoosing(Choosing):
    """Commits only what the step waits for; half choices are made as always."""

    def __init__(self, desk: Desk, play: LessonPlay) -> None:
        super().__init__(desk)
        self._play = play

    def _drafted(self) -> Sequence[Action]:
        """Returns the actions that are half chosen already."""
        return self._desk.draft.actions if self._desk.draft is not None else ()

    def choose(self, action: Action, *, sure: bool = True) -> None:
        """Makes the choice that the step waits for at once, even if drops usually need
        confirmation; the last action of the step ends it although the rules would allow more."""
        meant, seat = [*self._drafted(), action], self._desk.deciding
        if not self._play.accepts(meant):
            self._desk.doings.refuse(Gesture(""), "", "")
        elif seat is not None and self._play.completes(meant):
            self._submit(seat, action)
        else:
            super().choose(action)

    def choose_all(self, actions: Sequence[Action], forget: Callable[[], None]) -> None:
        if self._play.accepts([*self._drafted(), *actions]):
            super().choose_all(actions, forget)
        else:
            self._desk.doings.refuse(Gesture(""), "", "")


class LessonAids(Aids):
    """Undo and the log lead to the beginning of a step; there is no redo; a hint says where to
    look."""

    def __init__(
        self, desk: Desk, choosing: Choosing, hand: Hand, play: LessonPlay,
        back: Callable[[int | None], None], nudge: Callable[[], None],
    ) -> None:  # fmt: skip
        """`back` goes back as `LessonPlay.back` does, and shows that."""
        super().__init__(desk, choosing, hand)
        self.after_going_back = say("went-back")
        self._play, self._to_step, self._nudge = play, back, nudge

    def may_undo(self, ply: int | None = None) -> str | None:
        return self._play.may_back(ply)

    def undo(self) -> None:
        if self._desk.draft is not None or self._hand.taken:
            super().undo()
        else:
            self._to_step(None)

    def undo_turn(self) -> None:
        self._to_step(None)

    def undo_to(self, ply: int) -> None:
        self._to_step(ply)

    def redo(self) -> None:
        """Does nothing: a choice taken back in a lesson is simply made again."""

    def hint(self) -> None:
        self._nudge()


class LessonPause(Pause):
    """Asks whether to leave the lesson, or only the step."""

    def ask_skip(self, help_on: Callable[[], None] | None) -> None:
        """Skip was pressed; `help_on` does the step for the player, None = it has nothing to do."""
        between = () if help_on is None else (Choice(say("sure-skip.help"), help_on),)
        ask_leave(self._desk.app, "sure-skip", self._figure(), self._leave, before=between)

    def ask(self) -> None:
        settings = Choice(say("sure-leave.settings"), partial(self._desk.app.over, "settings"))
        between = (settings, Choice(say("book"), self._rules))
        ask_leave(self._desk.app, "sure-leave", self._figure(), self._leave, after=between)


def ask_leave(
    app: Program, title: str, figure: int, leave: Callable[[], None], *,
    before: tuple[Choice, ...] = (), after: tuple[Choice, ...] = (),
) -> None:  # fmt: skip
    """Asks whether to leave the lesson, with further choices before and after leaving."""
    way = Choice(say("sure-leave.do"), leave)
    choices = (*before, way, *after, Choice(say("sure-leave.stay")))
    app.ask(say(title), say("sure-leave.words"), choices, figure)
