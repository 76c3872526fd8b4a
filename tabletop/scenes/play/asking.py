"""The choice how often a person is asked: always, only if a card fits, or not in this turn.

The session makes the choices that a person is not asked for.
"""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.core.game import Player
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.messages import say
from tabletop.session.customs import Ease
from tabletop.words import Seat


class Asking:
    """The answers each seat wants to be asked for in this match; the settings are the default.

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
        """Returns the decisions that the program makes for a person without asking.

        At a shared screen, asking only those who can answer would reveal their hands: everybody who
        might by public knowledge is asked, unless a seat wants otherwise. People there also end
        their turns themselves, so that a drawn card is seen before the screen is passed on.
        """
        settings, shared = self._desk.app.settings, self._desk.running.hot_seat
        always = self._always.get(seat, shared or not settings.answers)
        usual = not self._always.get(seat, not settings.answers)
        return Ease(not always, settings.end_turns and not shared, usual, self._is_quiet(seat))

    def meant(self, seat: Player, action: Action) -> Action:
        """Replaces "pass this turn" by passing this question and later ones that do not affect the
        seat.

        Attacks on the seat are still asked about, even if the rules would let them pass.
        """
        running = self._desk.running
        often = running.match.game.asking(running.match.state)
        if often is None or not often.passes_turn(action):
            return action
        self.hush(seat)
        return often.pass_action(seat) or action

    def hush(self, seat: Player) -> None:
        """Passes later questions of this turn that do not affect the seat."""
        self._quiet[seat] = self._desk.running.turn, self._desk.running.ply

    def _is_quiet(self, seat: Player) -> bool:
        """Returns True if the seat passed for this turn and has not undone that."""
        turn, ply = self._quiet.get(seat, (0, 0))
        running = self._desk.running
        return turn > 0 and running.ply > ply and running.turn == turn

    def toggle(self) -> None:
        """Switches how often the viewer is asked, and says so."""
        desk = self._desk
        if desk.viewer is not None:
            always = self._always[desk.viewer] = self.ease(desk.viewer).answers
            names, who = desk.running.names, Seat(desk.viewer)
            said = say("asked-always", names, who=who) if always else ""
            desk.app.say(said or say("asked-seldom", names, who=who))

    def choices(self) -> tuple[Choice, ...]:
        """Returns the pause dialog's button that switches it; () if it makes no difference."""
        viewer = self._desk.viewer
        if not self.often or viewer is None or self._desk.running.over:
            return ()
        words = say("asked-always.do") if self.ease(viewer).answers else say("asked-seldom.do")
        return (Choice(words, self.toggle),)
