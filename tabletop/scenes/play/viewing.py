"""Whose knowledge the table shows, and the one door through which that changes.

Where several people share the screen, the next person's hand is shown only after that person has
opened a cover, whatever led there: a move, undo, redo, a jump along the log, opening a saved match,
coming back from the results.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.game import Player
from tabletop.session.batch import Batch
from tabletop.session.running import Running

ONLY_YOU = "Only you should look now."
ONLY_YOU_NEXT = "Only you should look at the next card."

EVERY_CHANGE = "turn"
"""A table with this `cover` hides something at every moment: each change of hands is covered."""
SECRETS = "moment"
"""A table with this `cover` lies open but for moments that one person alone may see."""


class Viewing:
    """Knows which seat looks at the table, and lays covers between two who share the screen.

    `cover` lays a cover for a seat over the screen at once, before anything of that seat's is
    brought onto the table, so that no frame shows it too early; `show` brings the table to the
    present seat's view, and closes what the seat before had opened.
    """

    def __init__(
        self,
        running: Running,
        when: str,
        cover: Callable[[Player, str], None],
        show: Callable[[], None],
    ) -> None:
        """`when` is the table's `cover`."""
        self._running, self._when = running, when
        self._cover, self._show = cover, show
        humans = running.humans
        self._seat = humans[0] if len(humans) == 1 else None

    @property
    def seat(self) -> Player | None:
        """The seat whose view is shown; None is the public's."""
        return self._seat

    @property
    def passes(self) -> bool:
        """Whether people pass the screen on between all their choices."""
        return self._running.hot_seat and self._when == EVERY_CHANGE

    def asked(self) -> Player | None:
        """The person whose decision it is: the one at the screen, where that is one of several."""
        seats = self._running.seats
        people = [p for p in self._running.actors() if p >= 0 and seats[p].human]
        if not people:
            return None
        return self._seat if self._seat in people else people[0]

    def follow(self) -> None:
        """To the person who is asked; where nobody is, it stays with whom it was."""
        seat = self.asked()
        if seat is not None and seat != self._seat:
            self._change(seat)

    def give_back(self, seat: Player) -> None:
        """To `seat` again, which looked last: who was called has not opened the cover."""
        self._seat = seat
        self._show()

    def before(self, batch: Batch) -> bool:
        """Before `batch` is shown: a secret of one person's in it is for that person's eyes.

        True where there is one, and a cover lies over the table now.
        """
        seat = self._secret_of(batch)
        if seat is None:
            return False
        self._cover(seat, ONLY_YOU_NEXT)
        self._seat = seat
        return True

    def _change(self, seat: Player) -> None:
        if self.passes:
            self._cover(seat, ONLY_YOU)
        self._seat = seat
        self._show()

    def _secret_of(self, batch: Batch) -> Player | None:
        if not self._running.hot_seat or self._when != SECRETS:
            return None
        seats = {e.witnesses[0] for e in batch.events if e.witnesses and len(e.witnesses) == 1}
        people = sorted(seats & set(self._running.humans))
        return people[0] if people else None
