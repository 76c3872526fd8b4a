"""A choice to be made well, on the game's own table: the position, one try, and what it was worth.

The table and all ways to play on it are the play screen's. Any choice that is as good as the best
within the error counts as found.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop.ai.analysing import Spend
from tabletop.ai.analysis import Analysis
from tabletop.ai.analyst import Found
from tabletop.ai.rollouts import Plan
from tabletop.core.action import parse_action
from tabletop.core.errors import TabletopError
from tabletop.scenes.keys.commands import listed
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.pause import Aside
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.practice.tasks import Task
from tabletop.scenes.practice.wording import chance, say
from tabletop.session.puzzles import Puzzle
from tabletop.session.review import may_be_luck, next_best, told, whole_choice, why

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.session.batch import Batch
    from tabletop.session.running import Running

REASONS = 2
"""So many are told."""
SECONDS = 2.0
"""Time spent on a choice that was not analysed before."""


class SolveScene(PlayScene):
    """One task after the other.

    Attributes:
        tasks: the sitting; `at` is the number of the present one.
        found: how many were found at the first try.
    """

    route = "solve"
    recalls = False

    def __init__(
        self, app: Program, running: Running, tasks: Sequence[Task], at: int = 0, found: int = 0,
        *, again: bool = False, shown: Plan = (), aided: bool = False,
    ) -> None:  # fmt: skip
        """
        Args:
            again: a further try at the same task: it changes no plan.
            shown: the best choice, which was asked for and is marked on the table.
            aided: whether a hint was given, or the answer shown, at a try before.
        """
        super().__init__(app, running)
        self.title = say("practice")
        self.tasks, self.at, self.found = tuple(tasks), at, found
        self._again, self._shown, self._pointed = again, shown, False
        self._aided = aided or bool(shown)
        self._plan: Plan = ()
        self._question = ""
        self._asked = 0
        self._told = False
        self._start = running.ply
        self._before = running.match.state.clone()
        self.desk.thinkers.paused = True
        # Holding what is wrong the tutor would solve the task.
        self.tutor.hushed.update(self.running.humans)
        self.pause.aside = Aside(say("leave-exercise"), say("leave-exercise.words"))
        self.keys = listed("next_task")

    @property
    def task(self) -> Task:
        return self.tasks[self.at]

    @property
    def tried(self) -> bool:
        """True once a choice was made."""
        return bool(self._plan)

    @property
    def judged(self) -> bool:
        """True once the verdict on the choice was given."""
        return self._told

    def enter(self) -> None:
        super().enter()
        self._question = self.task.question(self.running)
        self.app.say(self._question)

    def leave(self) -> None:
        super().leave()
        # What was asked here is no question any more where one goes to.
        self.app.notice.withdraw(self._question)
        if self._asked:
            self.app.analyst.cancel(self._asked)
            self._asked = 0

    # ------------------------------------------------------------------------------ judging

    def resync(self) -> None:
        """Undone, the task is open again: the next choice is judged, after a verdict as a try."""
        super().resync()
        if not self._plan or self.running.ply > self._start:
            return
        if self._told:
            self._once_more()
            return
        if self._asked:
            self.app.analyst.cancel(self._asked)
            self.app.notice.withdraw(say("looking"))
        self._asked, self._plan = 0, ()
        self.app.say(self._question)

    def play(self, batch: Batch) -> None:
        """The choice is made: it is shown, and then judged; what was asked is answered."""
        self.app.notice.withdraw(self._question)
        super().play(batch)
        if not self._plan:
            self._plan = whole_choice(self.running, batch.first_ply)

    def update(self, ms: float) -> None:
        super().update(ms)
        if self._shown and not self._pointed and self.deciding == self.task.seat:
            self._pointed = True
            words = told(self.running, self._before, self.task.seat, self._shown)
            self.aids.point_out(self._shown, say("marked", best=words))
        waits = self.director.busy or self._asked or self.app.dialog is not None
        if self._plan and not waits and not self._told:
            self._judge()

    def _judge(self) -> None:
        if self.task.puzzle is not None:
            self._solved(self.task.puzzle)
            return
        known = self.task.analysis
        if known is not None and known.of(self._plan) is not None:
            self._say(known)
            return
        self.app.say(say("looking"))
        match = self.running.match
        self._asked = self.app.analyst.ask(
            match.game, self._before, self.task.seat, Spend(seconds=SECONDS),
            f"{match.seed}/solve/{self.task.ply}", self._heard, must=(self._plan,), onset=None,
        )  # fmt: skip

    def _heard(self, found: Found) -> None:
        if not found.final:
            return
        self._asked = 0
        self.app.notice.withdraw(say("looking"))
        if found.found is None or found.found.of(self._plan) is None:
            self.app.say(say("nothing-said"))
            self._told = True
        else:
            self._say(found.found)

    def _say(self, known: Analysis) -> None:
        """Says what the choice was worth, and offers the next task."""
        self._told = True
        choice, best = known.of(self._plan), known.best
        assert choice is not None and best is not None
        good = choice.equal
        back = self._note(good)
        match = self.running.match
        facts = against(why(match.game.package, best, match.players))
        if good:
            key = "well-found.perhaps" if may_be_luck(choice) else "well-found.alike"
            words = say(key, wins=chance(choice.chance, choice.error, choice.exact))
        else:
            facts, lost = "", chance(choice.lost, choice.behind_error)
            words = say("better.words", lost=lost, wins=chance(best.chance, best.error, best.exact))
        title = "well-found" if good else "better"
        self._ask(title, self._choices(good, known), words, facts, back)

    def _ask(self, title: str, choices: tuple[Choice, ...], *words: str) -> None:
        """Asks with a message as the title, and with the sentences that are not empty."""
        self.app.sounds.play("win" if title == "well-found" else "refused")
        self.app.ask(say(title), " ".join(filter(None, words)), choices, self._figure())

    def _note(self, good: bool) -> str:
        """Counts the first try; says when the task comes back, "" where it does not."""
        if self._again:
            return ""
        unaided = good and not self._helped
        self.found += unaided
        return self.task.answered(unaided)

    @property
    def _helped(self) -> bool:
        """True if an answer found now was found with help."""
        return self._aided or bool(self.running.aids.get("hint"))

    def _solved(self, puzzle: Puzzle) -> None:
        """Says if that was the one answer, and the reason."""
        self._told = True
        good = puzzle.solves(self._plan[0], self.running.match.game.info.verbs)
        self._note(good)
        if self._again and good and not self._helped:
            # Found by oneself is solved, however often one tried.
            self.task.answered(True)
        margin = chance(puzzle.margin, puzzle.margin_error, puzzle.exact)
        reason = against(puzzle.why) or say("untold")
        if good:
            helped = "well-found.seen" if self._aided else "well-found.hinted"
            words = say("well-found.alone", more=margin)
            aid = say(helped) if self._helped else ""
            self._ask("well-found", (self._onward,), words, reason, aid)
            return
        answer = parse_action(puzzle.answer, self.running.match.game.info.verbs)
        wins = say("answer", wins=chance(puzzle.chance, puzzle.error, puzzle.exact), more=margin)
        show = Choice(say("show"), lambda: self._tell((answer,), f"{wins} {reason}"))
        again = Choice(say("again"), self._once_more)
        words = say("other-better.words", more=margin)
        self._ask("other-better", (self._onward, show, again), words)

    def _tell(self, plan: Plan, words: str) -> None:
        """Says what the best choice is, and why; tried, it is marked on the table."""
        best = told(self.running, self._before, self.task.seat, plan)
        tried = Choice(say("try"), lambda: self._once_more(plan))
        self.app.ask(say("best", best=best), words, (tried, self._onward), self._figure())

    @property
    def _onward(self) -> Choice:
        """The button that leads on."""
        last = self.at + 1 == len(self.tasks)
        return Choice(say("done" if last else "next"), self.following)

    def _figure(self) -> int:
        return self.running.seats[self.task.seat].figure

    def _choices(self, good: bool, known: Analysis) -> tuple[Choice, ...]:
        away = (Choice(say("drop"), self._drop),) if self.task.drop is not None else ()
        if good:
            return (*away, self._onward)
        return (
            *away,
            Choice(say("show"), lambda: self._show(known)),
            self._onward,
            Choice(say("again"), self._once_more),
        )

    # ------------------------------------------------------------------------------- going on

    def _show(self, known: Analysis) -> None:
        """The best choice in words, with what speaks for it."""
        best = known.best
        assert best is not None
        match = self.running.match
        facts = against(why(match.game.package, best, match.players))
        other = next_best(self.running, self._before, self.task.seat, known)
        self._tell(best.plan, facts or other)

    def _once_more(self, shown: Plan = ()) -> None:
        """The same task again; `shown` is the answer, where it was asked for."""
        open_task(self.app, self.tasks, self.at, self.found, again=True, shown=shown,
                  aided=self._helped)  # fmt: skip

    def _drop(self) -> None:
        if self.task.drop is not None:
            self.task.drop()
        self.following()

    def following(self) -> None:
        """The next task, or the end of the sitting."""
        if self.at + 1 < len(self.tasks):
            open_task(self.app, self.tasks, self.at + 1, self.found)
            return
        self._home()
        if self.task.puzzle is None or len(self.tasks) > 1:
            self.app.say(say("done.words", n=self.found, all=len(self.tasks)))

    def _home(self) -> None:
        self.app.open(self.task.home)

    def do(self, name: str) -> bool:
        if name == "next_task":
            self.following()
            return True
        return super().do(name)

    def leave_match(self) -> None:
        self._home()

    def _watch_end(self, ms: float) -> None:
        """A match that a choice ends has no results here."""


def against(facts: Sequence[str]) -> str:
    """Returns the main reasons for the best choice against the next best, as a sentence; "" =
    none."""
    return say("against", facts=tuple(facts[:REASONS])) if facts else ""


def open_task(
    app: Program, tasks: Sequence[Task], at: int = 0, found: int = 0, *, again: bool = False,
    shown: Plan = (), aided: bool = False,
) -> None:  # fmt: skip
    """Puts a task on the table, as `SolveScene` takes it; one that cannot be opened is named and
    passed over."""
    while at < len(tasks):
        try:
            running = tasks[at].begin()
        except TabletopError as problem:
            app.say(str(problem))
            at += 1
            continue
        heading, many = tasks[at].heading or say("exercise"), len(tasks)
        if many > 1 or tasks[at].puzzle is None:
            heading = say("heading", what=heading, n=at + 1, all=many)
        running.series = running.series._replace(heading=heading)
        app.open("solve", running, tasks, at, found, again=again, shown=shown, aided=aided)
        return
    app.open(tasks[-1].home if tasks else "practice")
