"""The pause dialog: leaving, settings, seats, giving up and removing the match.

It lies over the table or over a cover, and shows nothing of either.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from tabletop.core.errors import TabletopError
from tabletop.core.game import Player
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.messages import say
from tabletop.session.review import Review
from tabletop.words import Seat

PAUSE_ROOM = 480
"""Style pixels of height from which the pause paper has room for all it may offer."""


class Aside(NamedTuple):
    """The texts of the pause dialog for a line or an exercise, which is no match of its own.

    It can be left, but not given up, dealt again or removed.

    Attributes:
        leave: what the button says that leads away.
        words: what becomes of it.
    """

    leave: str
    words: str


class Pause:
    """Opens the pause dialog of a match and carries out the answer.

    `leave` leaves the table, `rules` opens the rule book, `redo` is offered if the bar has no room
    for it; `more` returns further buttons.

    Attributes:
        aside: what is played where it is no match of its own.
    """

    def __init__(
        self,
        desk: Desk,
        leave: Callable[[], None],
        rules: Callable[[], None],
        redo: Callable[[], None],
        more: Callable[[], tuple[Choice, ...]] = tuple,
    ) -> None:
        self._desk, self._leave, self._rules, self._redo = desk, leave, rules, redo
        self._more = more
        self.aside: Aside | None = None

    def ask(self) -> None:
        desk, running, aside = self._desk, self._desk.running, self.aside
        lost = aside is None and not running.saved
        words = say("kept-over") if running.over else say("kept")
        if aside is not None:
            words = aside.words
        elif lost:
            words = desk.app.library.problem or say("unsaved")
        leave = aside.leave if aside is not None else say("leave")
        roomy = desk.app.size[1] / desk.app.s >= PAUSE_ROOM
        if running.seal and aside is None and roomy:
            words += " " + say("seal", seal=running.seal)
        choices = [
            Choice(leave, self._leave, "danger" if lost else "secondary"),
            Choice(say("settings"), lambda: desk.app.over("settings")),
            Choice(say("rule-book"), self._rules),
        ]
        again = Choice(say("same-deal"), self._ask_again)
        seats = Choice(say("seats"), partial(desk.app.over, "seats", running))
        if aside is None:
            first = again if roomy or running.over else seats
            choices += [first, Choice(say("remove"), self._ask_remove)]
        if aside is None and not running.over:
            choices.append(Choice(say("give-up"), self._ask_give_up))
            choices += [seats] if roomy else []
        # These come and go in a match: behind the others, which so keep their places.
        choices += self._more()
        chosen = any(step.player in running.humans for step in running.match.steps)
        if aside is None and running.saved and chosen and not running.over:
            choices.append(Choice(say("look-back"), self._look_back))
        if running.may_redo() and "redo" not in dict(desk.papers.frame.icons):
            choices.append(Choice(say("redo"), self._redo))
        choices.append(Choice(say("stay")))
        info = running.match.game.info
        part = info.part if running.turn else "none"
        title = say("match-at", game=info.name, part=part, n=running.turn)
        desk.app.ask(title, words, tuple(choices), self._figure())

    def _figure(self) -> int:
        seat = self._desk.viewer
        return self._desk.running.seats[seat if seat is not None else 0].figure

    def _look_back(self) -> None:
        """Opens the review of the match so far; that counts as an aid."""
        desk = self._desk
        if not desk.running.guarded:
            desk.running.use_aid("study")
        desk.app.over("review", Review(desk.running, library=desk.running.kept_in))

    def _ask_again(self) -> None:
        choices = (Choice(say("same-deal.do"), self._again), Choice(say("stay")))
        words = say("same-deal.words")
        self._desk.app.ask(say("same-deal.ask"), words, choices, self._figure())

    def _again(self) -> None:
        try:
            again = self._desk.running.same_deal()
        except TabletopError as problem:
            self._desk.app.say(str(problem))
            return
        self._desk.app.open("play", again)

    def _ask_give_up(self) -> None:
        """Asks who gives up; where several people play, all may also agree to stop."""
        running = self._desk.running
        people = running.humans
        words, names = say("give-up.words"), running.names
        labels = [say("give-up.who", names, who=Seat(seat)) for seat in people]
        if len(people) == 1:
            labels = [say("give-up.do")]
        choices = [
            Choice(label, partial(self._give_up, seat), "danger")
            for label, seat in zip(labels, people)
        ]
        if len(people) != 1:
            words = say("give-up.all")
            choices.append(Choice(say("give-up.stop"), self._stop, "danger"))
        choices.append(Choice(say("give-up.keep")))
        self._desk.app.ask(say("give-up.ask"), words, tuple(choices), self._figure())

    def _give_up(self, seat: Player) -> None:
        self._desk.running.give_up(seat)
        self._desk.app.open("results", self._desk.running)

    def _stop(self) -> None:
        self._desk.running.stop()
        self._desk.app.open("results", self._desk.running)

    def _ask_remove(self) -> None:
        words, keep = say("remove.words"), Choice(say("remove.keep"))
        choices = (Choice(say("remove.do"), self._remove, "danger"), keep)
        self._desk.app.ask(say("remove.ask"), words, choices, self._figure())

    def _remove(self) -> None:
        app = self._desk.app
        if not self._desk.running.remove():
            app.say(app.library.problem or say("remove.failed"))
            return
        self._leave()
