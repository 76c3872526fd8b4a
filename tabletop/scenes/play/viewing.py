"""The view the screen shows when several people share it, and every change of that view.

MINE shows one person's view, COVER nobody's, PUBLIC the public view with all hands and goals
covered. Every change to another person (a move, undo, redo, a jump along the log, opening a saved
match, coming back from the results) goes through here, so that a hand is shown only after a press
of its owner's own: on the public table if something belonged to all before, else on a cover.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple, Protocol

from tabletop.core.game import Player, View
from tabletop.scenes.play.anyone import answerers
from tabletop.scenes.play.messages import say
from tabletop.session.batch import Batch
from tabletop.session.customs import HANDS, NEVER
from tabletop.session.running import Running
from tabletop.session.secrecy import sees_more
from tabletop.words import Message
from tabletop.words.books import said

EVERY_CHANGE = "turn"
"""A table with this `cover` hides something at every moment: each change of hands is covered."""
SECRETS = "moment"
"""A table with this `cover` lies open but for moments that one person alone may see."""

GOES_ON_MS = 1200.0
"""A public table that leads to one without secrets stands for so long."""


class Screen(Enum):
    """The states of the screen."""

    MINE = "mine"
    COVER = "cover"
    PUBLIC = "public"


class Shown(Protocol):
    """The parts of the play screen that change with the viewer."""

    @property
    def covered(self) -> bool:
        """Returns True if a cover hides everything."""

    def lay_cover(self, seat: Player, words: str) -> None:
        """Opens a cover for `seat` at once, so that no frame shows that seat's table before."""

    def show_viewer(self, view: View | None = None) -> None:
        """Shows the viewer's present view, or an earlier `view`, and closes everything open."""


class Parts(NamedTuple):
    """A batch, split at the first event that everybody is shown.

    Attributes:
        own: so many of its moments are shown to the person at the mouse.
        view: what everybody sees before the others.
        about: what everybody looks at then ("the hammer falls").
    """

    own: int
    view: View | None
    about: str


class Viewing:
    """The state of the screen of one match.

    Attributes:
        about: what everybody looks at on the public table ("the hammer falls").
        waits: whether the public table stays until somebody presses *Go on*.
        answerers: the people who say on the public table whether one of them answers.
    """

    def __init__(
        self, running: Running, when: str, for_all: Mapping[str, str | Message], shown: Shown
    ) -> None:
        """`when` is the table's `cover`, `for_all` its events that belong to everybody."""
        self._running, self._when, self._for_all, self._shown = running, when, for_all, shown
        humans = running.humans
        self._seat = humans[0] if len(humans) == 1 else None
        running.looking = lambda: self._seat
        self._public = False
        self._opened = False
        self._rest = 0.0
        self._stood: View | None = None
        self._answers: Player | None = None
        self._last: Player | None = None
        self.about = ""
        self.waits = False
        self.answerers: tuple[Player, ...] = ()

    @property
    def screen(self) -> Screen:
        """Returns the state of the screen."""
        if self._shown.covered:
            return Screen.COVER
        return Screen.PUBLIC if self._public else Screen.MINE

    @property
    def public(self) -> bool:
        """Returns True if the public table is shown."""
        return self._public

    @property
    def seat(self) -> Player | None:
        """Returns the seat whose view is shown; None for the public view."""
        return self._seat

    @property
    def passes(self) -> bool:
        """Returns True if people pass the screen on between all their choices."""
        running = self._running
        shared = running.hot_seat and not running.one_hand and running.customs.covers != NEVER
        return shared and self._when == EVERY_CHANGE

    def asked(self) -> Player | None:
        """Returns the person who must decide; if there are several the present viewer, on the
        public table whoever answers or had the mouse last."""
        seats = self._running.seats
        people = [p for p in self._running.actors() if p >= 0 and seats[p].human]
        if not people:
            return None
        wanted = (self._answers, self._last) if self._public else (self._seat,)
        return next((seat for seat in wanted if seat in people), people[0])

    @property
    def following(self) -> Player | None:
        """Returns the person whose press the public table awaits, because their own table shows
        more; None if it goes on without one."""
        seat = self.asked() if self._public and not self.answerers else None
        return seat if seat is not None and sees_more(self._running, seat) else None

    @property
    def deciding(self) -> Player | None:
        """Returns the person who may choose on the table that is shown now, or None."""
        return None if self._public else self.asked()

    # ------------------------------------------------------------------------- the ways on

    def follow(self) -> None:
        """Changes to the screen that the match now requires."""
        if not self.passes:
            self._turn_to(self.asked())
            return
        self._stood = self._running.view(None)
        if self._seat is not None and not sees_more(self._running, self._seat):
            self._opened = False  # everybody may look at a table without secrets
        self.answerers = self._window()
        if self._running.over:
            self._end()
        elif self.answerers:
            self.gather("")
            self.waits = True
        elif not self._public:
            self._leave_mine()

    def _window(self) -> tuple[Player, ...]:
        """Returns the people asked whether they answer; () if the first is the present viewer or
        has said that they do."""
        found = answerers(self._running)
        return () if found[:1] in ((self._seat,), (self._answers,)) else found

    def _leave_mine(self) -> None:
        """Changes from one person's table to the next person's or to the public one."""
        seat = self.asked()
        if seat is None:
            if not self._answering():
                self.gather("")
        elif seat != self._seat or self._unguarded:
            self._hand_over(seat)

    @property
    def _unguarded(self) -> bool:
        """Returns True if the table shows secrets and no cover was opened since it showed none."""
        seat = self._seat
        return seat is not None and not self._opened and sees_more(self._running, seat)

    def _answering(self) -> bool:
        """Returns True if a computer player is only asked whether it interrupts the viewer."""
        match = self._running.match
        often = match.game.asking(match.state)
        return self._seat is not None and often is not None and often.answering()

    def gather(self, about: str, view: View | None = None) -> None:
        """Opens the public table, with the match as it stands or with `view`."""
        self.waits = (self.waits and self._public) or bool(about)
        self.about, self._rest = about or self.about, 0.0
        if not self._public:
            self.about, self._public, self._last, self._seat = about, True, self._seat, None
            self._shown.show_viewer(view)

    def go_on(self) -> None:
        """Changes from the public table to that of the person who is asked, if it needs no press
        of that person's own."""
        self.waits = False
        if self.following is None:
            self.open()

    def open(self) -> None:
        """Changes from the public table to that of the person who is asked."""
        self.waits = False
        seat = self.asked()
        if self._public and seat is not None and not self.answerers:
            self._opened = sees_more(self._running, seat)
            self._public, self._answers = False, None
            self._turn_to(seat)

    def answers(self, seat: Player) -> None:
        """Leads from the public table to `seat`, who answers."""
        self.answerers, self._answers = (), seat

    def update(self, ms: float) -> None:
        """Continues by itself when the public table has lain still for a while, if nobody has to
        press for their own."""
        if self._public and not self.answerers and self.asked() is not None:
            before, self._rest = self._rest, self._rest + ms
            if before < GOES_ON_MS <= self._rest:
                self.go_on()

    def _hand_over(self, seat: Player) -> None:
        """Opens the table of `seat`: by a press on a cover or on the public table if it shows
        more than the public one."""
        self._opened = sees_more(self._running, seat)
        if self._opened and self._running.customs.covers == HANDS:
            self.gather("")
            return
        if self._opened:
            self._shown.lay_cover(seat, say("pass-to.only-you"))
        self._turn_to(seat)

    def _turn_to(self, seat: Player | None) -> None:
        if seat is not None and seat != self._seat:
            self._seat = seat
            self._shown.show_viewer()

    def _end(self) -> None:
        """Shows the public view of a match that is over."""
        public, self._public = self._public, False
        if self._seat is not None or public:
            self._seat = None
            self._shown.show_viewer()

    # --------------------------------------------------------------------------- one batch

    def parts(self, batch: Batch) -> Parts | None:
        """Returns the batch split at the first event for all; None if there is none."""
        if not self.passes:
            return None
        kinds = [event.kind for event in batch.events]
        at = next((at for at, kind in enumerate(kinds) if kind in self._for_all), None)
        about = said(self._for_all[kinds[at]]) if at is not None else ""
        if self._unguarded:
            at = 0
        if at is None:
            return None
        view = batch.moments[at - 1].state.view(None) if at else self._stood
        return Parts(at, view, about)

    def before(self, batch: Batch) -> bool:
        """Opens a cover if `batch` holds a secret of one person; returns True if it does."""
        seat = self._secret_of(batch)
        if seat is None:
            return False
        self._shown.lay_cover(seat, say("pass-to.only-next"))
        self._seat = seat
        return True

    @property
    def reader(self) -> Player | None:
        """Returns the seat whose log is shown; None where all look on again after a secret."""
        return None if self._lies_open else self._seat

    @property
    def _lies_open(self) -> bool:
        running = self._running
        trust = running.one_hand or running.customs.covers == NEVER
        return running.hot_seat and not trust and self._when == SECRETS

    def _secret_of(self, batch: Batch) -> Player | None:
        running = self._running
        if not self._lies_open:
            return None
        seats = {e.witnesses[0] for e in batch.events if e.witnesses and len(e.witnesses) == 1}
        people = sorted(seats & set(running.humans))
        return people[0] if people else None
