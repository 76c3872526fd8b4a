"""A lesson under way: an ordinary running match, and how far the player has come in it.

What is shown and said is the screen's; which actions count is the lesson's data.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from sys import maxsize
from typing import Final

from tabletop.core.action import Action
from tabletop.core.errors import TabletopError
from tabletop.core.game import CHANCE, Game, OptionValue, Player
from tabletop.core.match import Entry, Match
from tabletop.core.registry import game as find_game
from tabletop.session.customs import Customs
from tabletop.session.lessons import BadLesson, Lesson, Step, finished, fits, look_up
from tabletop.session.loglines import say
from tabletop.session.running import Running
from tabletop.session.seats import Seat, human, rabbit

CUSTOMS: Final = Customs(forced=False, free_undo=True)
"""The player does everything: also what is the only thing that may be done."""

class ToldMatch(Match):
    """A match whose luck is told beforehand, as long as there is any in `luck`.

    Attributes:
        luck: what the dealer brings next, in order; after that luck falls by the seed.
    """

    def __init__(
        self, game: Game, players: int, options: Mapping[str, OptionValue], seed: str,
        luck: Sequence[Action],
    ) -> None:  # fmt: skip
        self.luck = list(luck)
        super().__init__(game, players, options, seed, kept=True, watched=True)

    def drawn(self) -> Action:
        if not self.luck:
            return super().drawn()
        action = self.luck[0]
        refusal = self.state.why_not(CHANCE, action)
        if refusal is not None:
            text = self.action_text(action)
            raise BadLesson(f"Luck cannot bring {text[:40]!r} here: {refusal.reason}")
        return self.luck.pop(0)


class LessonPlay:
    """One lesson being played.

    Attributes:
        lesson: its data.
        running: the match.
        at: the number of the present step; as many as there are steps when all is done.
    """

    def __init__(self, lesson: Lesson, name: str = "", figure: int = 0) -> None:
        """Sets up and plays what comes before the first step.

        Raises:
            BadLesson: what the lesson says cannot be played.
        """
        self.lesson = lesson
        match = ToldMatch(
            find_game(lesson.game), lesson.players, lesson.options, lesson.seed, lesson.luck
        )
        self.running = Running(
            match, _seats(lesson, name, figure), customs=CUSTOMS, origin="lesson"
        )
        self.match = match
        for entry in lesson.actions:
            self._submit(*entry)
        match.take_moments()
        self.running.bar(maxsize)
        self.at = 0
        self._begun = [match.ply]
        self._rest: list[Entry] = []
        self._acting = False
        self._helping = False
        match.luck = list(self.step.luck)

    @property
    def seat(self) -> Player:
        return self.lesson.seat

    @property
    def over(self) -> bool:
        """Returns True if the last step is done."""
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The present step; the last one when all is done."""
        return self.lesson.step(self.at)

    @property
    def begun(self) -> int:
        """The ply at which the present step began."""
        return self._begun[min(self.at, len(self._begun) - 1)]

    @property
    def begun_now(self) -> bool:
        """Returns True if part of the present step is done, and more is asked."""
        return self.waits and bool(self._done())

    @property
    def waits(self) -> bool:
        """Returns True if the player is to do something on the table now."""
        return not self.over and bool(self.step.do) and not self._acting

    @property
    def reads(self) -> bool:
        """Returns True if the player only reads and goes on."""
        return not self.over and not self.step.do and not self._acting

    def wanted(
        self, legal: Sequence[Action], drafted: Sequence[Action] = (), gathers: bool = False
    ) -> list[Action]:
        """Lists the legal actions that the step waits for, after what is half chosen.

        With `gathers` those too that come later in it: several pieces are taken up in any order.
        """
        if not self.waits:
            return []
        done = [*self._done(), *drafted]
        ways = [way[len(done) :] for way in self.step.do if fits([way], done)]
        most = len(max(ways, key=len, default=())) if gathers else 1
        return [a for a in legal if any(w.fits(a) for way in ways for w in way[:most])]

    def accepts(self, actions: Sequence[Action]) -> bool:
        """Returns True if these, committed together, begin what the step asks for."""
        return self.waits and fits(self.step.do, [*self._done(), *actions])

    def completes(self, actions: Sequence[Action]) -> bool:
        """Returns True if these, committed together, are all that the step asks for."""
        return self.waits and finished(self.step.do, [*self._done(), *actions])

    def _done(self) -> list[Action]:
        """Lists what the player has done since the step began."""
        steps = self.match.steps[self._begun[self.at] :]
        return [step.action for step in steps if step.player == self.seat]

    def follow(self) -> bool:
        """To be asked after everything that was done: whether the lesson has gone on by it."""
        if self.over:
            return False
        if self._acting:
            if self._rest:
                return False
            self._next()
            return True
        if not self.step.do or not finished(self.step.do, self._done()):
            return False
        self._conclude()
        return True

    def go_on(self) -> None:
        """The player has read what there is to read."""
        if self.reads:
            self._conclude()

    def help(self) -> None:
        """Does for the player what the step waits for, the first way of it."""
        self._helping = self.waits

    def _conclude(self) -> None:
        self._acting, self._helping = True, False
        self._rest = list(self.step.then)
        if not self._rest:
            self._next()

    def _next(self) -> None:
        self._acting = False
        self.at += 1
        self._begun.append(self.match.ply)
        self.match.luck = [] if self.over else list(self.step.luck)

    @property
    def due(self) -> Entry | None:
        """Returns the entry that the lesson plays now; the player's own part if they asked for
        that."""
        if self._rest:
            return self._rest[0]
        if not (self._helping and self.waits):
            return None
        wanted = self.wanted(self.running.legal(self.seat))
        return Entry(self.seat, wanted[0]) if wanted else None

    def take_due(self) -> Entry:
        """The same, taken off the list; it is to be submitted before anything else is.

        Raises:
            LookupError: nothing is due.
        """
        due = self.due
        if due is None:
            raise LookupError("Nothing is due.")
        if self._rest:
            self._rest.pop(0)
        return due

    def may_back(self, ply: int | None = None) -> str | None:
        """Returns why the lesson cannot go back, as `back` takes `ply`; None when it can."""
        return say("lesson-begins") if self._goal(ply) is None else None

    def _goal(self, ply: int | None) -> int | None:
        """The number of the step that going back leads to; None where there is none."""
        untouched = self.over or (self.match.ply == self._begun[self.at] and not self._acting)
        last = self.at - untouched
        begun = self._begun[: last + 1]
        if ply is None:
            return last if begun else None
        return max((at for at, first in enumerate(begun) if first <= ply), default=None)

    def back(self, ply: int | None = None) -> bool:
        """Goes to the beginning of the step, or of the one before where nothing was done yet; with
        `ply` to the step in which that log entry was made. The match itself has no other way back.
        """
        goal = self._goal(ply)
        if goal is None:
            return False
        self._rest, self._acting, self._helping = [], False, False
        del self._begun[goal + 1 :]
        self.at = goal
        self.match.luck = list(self.step.luck)
        self.match.cut_to(self._begun[goal])
        return True

    def checked(self, step: Step) -> list[str]:
        """Returns the failed checks of a step that has just ended."""
        view = self.running.view(self.seat)
        found = []
        for path, value in (step.check or {}).items():
            seen = look_up(view, path)
            if seen != value:
                found.append(f"{path} is {seen!r}, not {value!r}")
        return found

    def _submit(self, player: Player, action: Action) -> None:
        try:
            self.running.submit(player, action)
        except TabletopError as problem:
            text = self.match.action_text(action)
            raise BadLesson(
                f"Lesson {self.lesson.key!r}: seat {player} cannot {text[:60]!r}: {problem}"
            ) from None


def _seats(lesson: Lesson, name: str, figure: int) -> list[Seat]:
    """The player with the rabbit they have, the others with those that are left."""
    others = [other for other in range(6) if other != figure]
    return [
        human(name, figure) if seat == lesson.seat else rabbit("easy", others.pop(0))
        for seat in range(lesson.players)
    ]


def perform(play: LessonPlay) -> None:
    """One step, the first way of it, with all that follows.

    Raises:
        BadLesson: it cannot be done.
    """
    step, at = play.step, play.at
    if not step.do:
        play.go_on()
    for wanted in step.do[0] if step.do else ():
        legal = play.wanted(play.running.legal(play.seat))
        action = next((action for action in legal if wanted.fits(action)), None)
        if action is None:
            raise BadLesson(f"what is to be done cannot be done, of {len(legal)} ways left")
        play.running.submit(play.seat, action)
        play.follow()
    while play.due is not None:
        play.running.submit(*play.take_due())
        play.follow()
    if play.at == at:
        raise BadLesson("it never ends")
