"""How often a person at the table is asked: always, or only where a card of theirs fits.

What is done for them otherwise is the session's.
"""

from __future__ import annotations

from tabletop.core.game import OftenAsking, Player
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.desk import Desk
from tabletop.session.customs import Ease

ALWAYS, SELDOM = "about every answer and payment", "only where a card of yours fits"


class Asking:
    """What each seat wants, as long as the match is on the screen; else the settings hold.

    Attributes:
        often: whether the game asks so often that it matters.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._always: dict[Player, bool] = {}
        self.often = isinstance(desk.running.match.state, OftenAsking)
        desk.running.ease = self.ease

    def ease(self, seat: Player) -> Ease:
        """What the program does for a person unasked.

        Several at one screen would see from who is asked what is in a hand: there everybody is
        whom it could be by what all can see, until a seat wants it otherwise. They end their turns
        themselves, too: the table changes hands then, and what was drawn would go unseen.
        """
        settings, shared = self._desk.app.settings, self._desk.running.hot_seat
        always = self._always.get(seat, shared or not settings.answers)
        usual = not self._always.get(seat, not settings.answers)
        return Ease(not always, settings.end_turns and not shared, usual)

    def toggle(self) -> None:
        """Turns it round for the person who looks, and says how it is now."""
        desk = self._desk
        if desk.viewer is not None:
            always = self._always[desk.viewer] = self.ease(desk.viewer).answers
            name = desk.running.seats[desk.viewer].name
            desk.app.say(f"{name} is asked {ALWAYS if always else SELDOM}.")

    def choices(self) -> tuple[Choice, ...]:
        """The line of the pause paper that turns it round; () where it makes no difference."""
        viewer = self._desk.viewer
        if not self.often or viewer is None or self._desk.running.over:
            return ()
        words = "Ask me always" if self.ease(viewer).answers else "Ask me less often"
        return (Choice(words, self.toggle),)
