"""The tutor: a choice that gives much away is held before it is done, and one is asked once more.

How much is much is a setting; off, nothing here is ever asked. What the choice gives away is the
analysis', counted in worlds drawn anew, so that the tutor knows no more than the seat.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from tabletop.ai.analysing import Spend
from tabletop.ai.analysis import Analysis
from tabletop.ai.analysis import Choice as Weighed
from tabletop.ai.analyst import Found
from tabletop.ai.rollouts import Plan
from tabletop.core.game import Player
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.desk import Desk
from tabletop.session.review import BLUNDER, MISTAKE, SLIP, percent, why

LEVELS = ("off", "blunders", "mistakes", "everything")
"""What the setting `tutor` stands for, by number."""

SPEAKS_FROM = (2.0, BLUNDER, MISTAKE, SLIP)
"""From how much of the chance to win on it speaks, by level."""

AHEAD_SECONDS = 2.0
"""So long the choices are weighed while one still thinks, ..."""

HELD_SECONDS = 0.6
"""... and so long one that was made is weighed before it is done."""

SURE = 0.02
"""A choice whose difference to the best is known this well need not be weighed longer."""


class Made(NamedTuple):
    """A choice that somebody made.

    Attributes:
        plan: its actions, several where it is submitted as one.
        go: does it.
        back: lets them think again.
    """

    seat: Player
    plan: Plan
    go: Callable[[], None]
    back: Callable[[], None]


class Tutor:
    """The tutor of one match.

    Attributes:
        quiet: the player wants no more of it in this match.
        holding: a choice that was made waits for the analysis.
    """

    def __init__(self, desk: Desk, show: Callable[[Analysis], None]) -> None:
        """`show` shows the best choices, as a hint does."""
        self._desk, self._show = desk, show
        self.quiet = False
        self.holding = False
        self._asked = 0
        self._at: tuple[int, Player] | None = None
        self._known: Analysis | None = None

    @property
    def speaks(self) -> bool:
        """Whether it is on."""
        return bool(self._desk.app.settings.tutor) and not self.quiet and self._desk.only is None

    def follow(self) -> None:
        """Weighs the choices of whoever may choose now, while they think."""
        seat = self._desk.deciding
        at = None if seat is None else (self._desk.running.ply, seat)
        if at == self._at:
            return
        self.forget()
        if seat is None or not self.speaks or len(self._desk.running.legal(seat)) < 2:
            return
        self._at = at
        self._ask(seat, AHEAD_SECONDS, self._learn)

    def forget(self) -> None:
        """What is weighed is over: undo, leaving, another decision."""
        if self._asked:
            self._desk.app.analyst.cancel(self._asked)
        self._asked, self._at, self._known, self.holding = 0, None, None, False

    def consider(self, made: Made) -> None:
        """Has a choice done, at once or after it was weighed, unless it is held."""
        seat, plan, go = made.seat, made.plan, made.go
        desk = self._desk
        if self.holding:
            return
        if not self.speaks or len(desk.running.legal(seat)) < 2:
            go()
            return
        self.follow()
        known = self._known.of(plan) if self._known is not None else None
        if known is not None and self._harmless(known):
            self._leave(go)
            return
        if self._asked:
            desk.app.analyst.cancel(self._asked)
        self.holding = True
        self._ask(seat, HELD_SECONDS, partial(self._weighed, made), plan)

    def _harmless(self, choice: Weighed) -> bool:
        """Whether it is known well enough that the choice gives away less than would be told."""
        level = SPEAKS_FROM[self._desk.app.settings.tutor]
        if choice.behind_error > max(SURE, level / 4.0):
            return choice.behind == 0.0
        return choice.behind + 2.0 * choice.behind_error < level or choice.behind < level / 2.0

    def _ask(
        self, seat: Player, seconds: float, tell: Callable[[Found], None], plan: Plan = ()
    ) -> None:
        match = self._desk.running.match
        self._asked = self._desk.app.analyst.ask(
            match.game, match.state, seat, Spend(seconds=seconds), match.seed, tell,
            must=(plan,) if plan else (), onset=self._known,
        )  # fmt: skip

    def _learn(self, found: Found) -> None:
        self._known = found.found
        if found.final:
            self._asked = 0

    def _weighed(self, made: Made, found: Found) -> None:
        """What the analysis says of the choice that waits."""
        if not found.final:
            return
        self._asked, self.holding = 0, False
        self._known = found.found or self._known
        choice = found.found.of(made.plan) if found.found is not None else None
        level = SPEAKS_FROM[self._desk.app.settings.tutor]
        if found.found is None or choice is None or choice.lost < level:
            self._leave(made.go)
            return
        self._hold(made, found.found, choice)

    def _hold(self, made: Made, found: Analysis, choice: Weighed) -> None:
        """Asks whether the choice is meant; thinking again is what happens by itself."""
        desk = self._desk
        desk.running.use_aid("tutor")
        desk.sound("hint")
        lost = percent(choice.lost, choice.behind_error)
        done = desk.words.describe(choice.plan[0], desk.running.view(made.seat))
        words = f"“{done}” is held, not done yet."
        reasons = why(desk.running.match.game.package, choice)
        if reasons:
            words += f" With it: {reasons[0]}."
        choices = (
            Choice("No more in this match", partial(self._hush, made.go)),
            Choice("Play it all the same", partial(self._leave, made.go)),
            Choice("Show me", partial(self._reveal, found, made.back)),
            Choice("Think again", made.back),
        )
        figure = desk.running.seats[made.seat].figure
        desk.app.ask(f"Gives away about {lost}.", words, choices, figure)

    def _leave(self, go: Callable[[], None]) -> None:
        self.forget()
        go()

    def _hush(self, go: Callable[[], None]) -> None:
        self.quiet = True
        self._leave(go)

    def _reveal(self, found: Analysis, back: Callable[[], None]) -> None:
        back()
        self._show(found)
