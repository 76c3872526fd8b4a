"""Desk: the state shared by the parts of the play screen: match, viewer, draft.

It only answers questions. Parts send requests that are not their own business to `Doings`, which is
the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Player, View
from tabletop.scenes.play.agents import Thinkers
from tabletop.scenes.play.frame import Frame
from tabletop.scenes.play.hurry import Hurry
from tabletop.scenes.play.log import LogPanel
from tabletop.scenes.play.look import LookPanel, WhyNot
from tabletop.scenes.play.top import Top
from tabletop.scenes.play.viewing import Viewing
from tabletop.session.batch import Batch
from tabletop.session.counting import counts
from tabletop.session.drafts import Draft
from tabletop.session.foresight import Foreseen, Foresight
from tabletop.session.running import Running
from tabletop.table.art import lettering
from tabletop.table.board import AnyTable
from tabletop.table.contract import Gesture, Host
from tabletop.table.director import Director
from tabletop.table.focus import Focus
from tabletop.table.meaning import Zone

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.session.loglines import LogLine
    from tabletop.session.settings import Settings


def _nothing() -> None:
    """Returns None: nobody speaks."""


class Doings(Protocol):
    """The requests that the parts of the play screen may send to it."""

    recalls: bool

    def refresh(self) -> None:
        """Updates marks, prompt, plates, buttons and focus."""

    def remark(self) -> None:
        """Updates the marks alone."""

    def offer(self) -> None:
        """Updates buttons and focus after the held piece has changed."""

    def begin(self) -> None:
        """Updates everything after a draft was begun, continued or dropped."""

    def play(self, batch: Batch) -> None:
        """Shows the results of an action."""

    def resync(self) -> None:
        """Shows the match at once after it moved to another ply."""

    def refuse(self, gesture: Gesture, reason: str, rule: str) -> None:
        """Says at the piece why a gesture was not allowed."""

    def back_to(self, line: LogLine) -> None:
        """Asks whether to go back to the moment before a log line."""


@dataclass(slots=True)
class Papers:
    """The panels beside and over the table; made anew for every window size."""

    frame: Frame
    host: Host
    top: Top
    log: LogPanel
    look: LookPanel
    why: WhyNot


class Desk:
    """The state of one match on the screen, shared by the parts of the play screen.

    Attributes:
        running: the match; every change goes through it.
        table: the game's drawn table.
        director: shows what happened.
        viewing: whose knowledge the table shows, and the one door through which that changes.
        thinkers: the computer's seats.
        hurry: the way to the end of a match in which nobody has anything left to decide.
        words: the game's words.
        doings: the screen.
        focus: what the keyboard is on.
        draft: what is half chosen; None when nothing is.
        stands_at: the view at which the public table stands still; None = the present one.
        mover: the seat whose move was shown last.
        spoken: what a rabbit that speaks says now, as a zone to be read; None = nothing.
        only: in a lesson, which of the legal actions are wanted now; None = all.
        papers: what is drawn beside the table; None before the screen was built.
    """

    def __init__(
        self,
        app: Program,
        running: Running,
        table: AnyTable,
        viewing: Viewing,
        doings: Doings,
        focus: Focus,
    ) -> None:
        self._app = app
        self.running, self.table, self.viewing = running, table, viewing
        self.doings, self.focus = doings, focus
        self.director = Director(table, app.settings.speed)
        self.thinkers = Thinkers(app, running)
        self.hurry = Hurry(app, running, table)
        words = running.match.game.words
        assert words is not None, "a game with a table has words"
        self.words = words
        self.draft: Draft | None = None
        self.stands_at: View | None = None
        self.mover: Player = CHANCE
        self.spoken: Callable[[], Zone | None] = _nothing
        self.only: Callable[[Sequence[Action]], Sequence[Action]] | None = None
        self._papers: Papers | None = None
        self._foresight: tuple[object, Foresight] | None = None
        for seat in running.seats:
            lettering.call(seat.name, seat.unnamed)
        self._seen: tuple[object, Any] | None = None
        self._choices: tuple[object, Sequence[Action]] | None = None

    @property
    def app(self) -> Program:
        """Returns the program with its settings, notices and dialogs."""
        return self._app

    @property
    def at_count(self) -> bool:
        """Returns True if the final count comes before anything else is shown."""
        event, first = self.director.event, self.table.counted_from
        begins = event is not None and event.kind == first
        return bool(first) and (begins or not self.director.busy)

    def outcome(self, again: bool) -> str:
        """Ends what is still shown; returns the screen that follows: the count, or `again` the
        results alone."""
        self.director.skip()
        return "results" if again or not counts(self.running) else "count"

    @property
    def settings(self) -> Settings:
        """Returns the settings of the person who looks; the program's while everybody does."""
        seat = self.viewer
        return self._app.settings.of(self.running.names[seat] if seat is not None else "")

    @property
    def built(self) -> bool:
        """Returns True if the screen has been laid out."""
        return self._papers is not None

    @property
    def papers(self) -> Papers:
        assert self._papers is not None, "the play screen is not laid out yet"
        return self._papers

    @papers.setter
    def papers(self, papers: Papers) -> None:
        self._papers = papers

    @property
    def viewer(self) -> Player | None:
        """Returns the seat whose view is shown; None for the public view."""
        return self.viewing.seat

    @property
    def view(self) -> Any:
        """Returns the view to be shown: that of the draft while something is being chosen."""
        if self.stands_at is not None:
            return self.stands_at
        draft = self.draft if self.draft is not None and self.draft.actions else None
        drafted = tuple(draft.actions) if draft is not None else ()
        moment = (self.viewer, drafted, *self._moment())
        if self._seen is None or self._seen[0] != moment:
            view = self.running.view(self.viewer) if draft is None else draft.view()
            self._seen = (moment, view)
        return self._seen[1]

    def _moment(self) -> tuple[int, str]:
        """Returns a value that changes whenever the match changes."""
        steps = self.running.match.steps
        return len(steps), steps[-1].digest if steps else ""

    @property
    def deciding(self) -> Player | None:
        """Returns the person who may choose now; None during animations and others' turns."""
        if self.director.busy or not self.built:
            return None
        return self.viewing.deciding

    def legal(self) -> Sequence[Action]:
        """Returns the legal actions of the person who may choose; in a lesson only the wanted
        ones."""
        allowed = self.allowed()
        return allowed if self.only is None else self.only(allowed)

    def allowed(self) -> Sequence[Action]:
        """Returns the legal actions of the person who may choose; () if nobody may."""
        seat = self.deciding
        if seat is None:
            return ()
        draft = self.draft if self.draft is not None and self.draft.actions else None
        drafted = tuple(draft.actions) if draft is not None else ()
        moment = (seat, drafted, *self._moment())
        if self._choices is None or self._choices[0] != moment:
            legal = self.running.legal(seat) if draft is None else draft.legal()
            self._choices = (moment, legal)
        return self._choices[1]

    def foresee(self, *actions: Action) -> Foreseen | None:
        """Returns the certain results of these actions after the draft; None if nothing is
        certain."""
        seat = self.deciding
        if seat is None:
            return None
        moment = (seat, *self._moment())
        if self._foresight is None or self._foresight[0] != moment:
            self._foresight = (moment, self.running.foresight(seat))
        drafted = tuple(self.draft.actions) if self.draft is not None else ()
        before, found = (self._foresight[1].of(*each) for each in (drafted, (*drafted, *actions)))
        if before is None or found is None:
            return None
        return found._replace(events=found.events[len(before.events) :])

    def sound(self, name: str) -> None:
        self._app.sounds.play(name)
