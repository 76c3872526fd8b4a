"""The question how often a person is asked: always, where a card fits, or not in this turn.

What is done for them otherwise is the session's.
"""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.core.game import Player
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.desk import Desk
from tabletop.session.customs import Ease

ALWAYS, SELDOM = "about every answer and payment", "only where a card of yours fits"


class Asking:
    """The wish of each seat, as long as the match is on the screen; else the settings hold.

    Attributes:
        often: whether the game asks so often that it matters.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._always: dict[Player, bool] = {}
        self._quiet: dict[Player, tuple[int, int]] = {}
        self.often = desk.running.match.game.often is not None
        desk.running.ease = self.ease

    def ease(self, seat: Player) -> Ease:
        """Returns what the program does for a person unasked.

        Several at one screen would see from who is asked what is in a hand: there everybody is
        whom it could be by what all can see, until a seat wants it otherwise. They end their turns
        themselves, too: the table changes hands then, and what was drawn would go unseen.
        """
        settings, shared = self._desk.app.settings, self._desk.running.hot_seat
        always = self._always.get(seat, shared or not settings.answers)
        usual = not self._always.get(seat, not settings.answers)
        return Ease(not always, settings.end_turns and not shared, usual, self._is_quiet(seat))

    def meant(self, seat: Player, action: Action) -> Action:
        """Passing for a turn lets this question pass, and those that touch nothing of the seat's.

        Where the rules would let attacks pass, too, nobody at a table means that: whoever is struck
        is asked. The others see nothing of it.
        """
        running = self._desk.running
        often = running.match.game.asking(running.match.state)
        if often is None or not often.passes_turn(action):
            return action
        self.hush(seat)
        return often.pass_action(seat) or action

    def hush(self, seat: Player) -> None:
        """Lets later questions of the turn pass that touch nothing of the seat's."""
        self._quiet[seat] = self._desk.running.turn, self._desk.running.ply

    def _is_quiet(self, seat: Player) -> bool:
        """Tells whether the seat has passed for this turn, and has not gone back behind that."""
        turn, ply = self._quiet.get(seat, (0, 0))
        running = self._desk.running
        return turn > 0 and running.ply > ply and running.turn == turn

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
