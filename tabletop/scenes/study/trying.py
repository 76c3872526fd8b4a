"""A line tried from looking back, at the table: it lies over the screen it was tried from.

The table and all ways to play on it are the play screen's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.action import Action
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.pause import Aside
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.study.words import say
from tabletop.words import Seat, noun

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.session.running import Running


class TryScene(PlayScene):
    """A line, from where it parts from its match.

    Attributes:
        by_hand: one person chooses for every seat, so that nothing is covered.
    """

    route = "try"

    def __init__(
        self, app: Program, running: Running, heading: str, by_hand: bool = False,
        first: Action | None = None,
    ) -> None:  # fmt: skip
        """`heading` is what the line is called over the table; `first` is done there at once."""
        running.series = running.series._replace(heading=heading)
        super().__init__(app, running)
        self.by_hand = by_hand
        self._first = first
        self.title = say("a-line")
        self.pause.aside = Aside(say("leave-line"), say("line-kept"))

    def update(self, ms: float) -> None:
        super().update(ms)
        if self._first is not None and self.deciding is not None and self.app.scene is self:
            first, self._first = self._first, None
            if first in self.legal():
                self.choose(first)

    def leave_match(self) -> None:
        self.app.pop()

    def results(self) -> None:
        """Says how the line ended, and offers the way back to where it was tried from."""
        result = self.running.result
        if result is None:
            return
        names = self.running.names
        points = tuple(
            noun("points", who=Seat(seat), n=abs(score)) for seat, score in enumerate(result.scores)
        )
        title = say("line-over", names, winners=tuple(map(Seat, result.winners)))
        choices = (Choice(say("stay-at-table")), Choice(say("back"), self.app.pop))
        figure = self.running.seats[result.winners[0] if result.winners else 0].figure
        self.app.ask(title, say("line-scores", names, points=points), choices, figure)
