"""The interface through which the parts of looking back use their screen."""

from __future__ import annotations

from abc import abstractmethod

from tabletop.ai.analysis import Choice as Weighed
from tabletop.core.action import Action
from tabletop.scenes.screen import Screen
from tabletop.scenes.study.eyes import Eyes
from tabletop.scenes.study.layout import Parts
from tabletop.scenes.study.words import at, say
from tabletop.session.review import Moment, Review
from tabletop.session.walk import Walk
from tabletop.words import Noun


class StudyScreen(Screen):
    """The screen as its list and its paper of reasons see it.

    Attributes:
        review: what was found about the choices.
        walk_through: the way through the match.
        stop: the number of the stop that is shown.
        eyes: whose knowledge is shown.
        playing: whether it goes on by itself, `speed` how fast, `by_turn` whether turn by turn.
        listed: whether the list is seen in place of the table, where there is room for one.
        new_luck: whether a match tried again goes on with new luck (1) or with the same (0).
    """

    review: Review
    walk_through: Walk
    stop: int
    eyes: Eyes
    playing: bool
    speed: int
    by_turn: bool
    listed: bool
    new_luck: int

    @property
    @abstractmethod
    def parts(self) -> Parts:
        """Rectangles of all parts of the screen."""

    def at(self, turn: int) -> Noun:
        """Names a turn, or a round in games that are told in rounds."""
        return at(self.review.running, turn)

    @property
    def part(self) -> str:
        """Unit in which the match is told: "Turn" or "Round"."""
        whole = self.review.running.match.game.info.part == "round"
        return say("part-round.name") if whole else say("part-turn.name")

    @property
    @abstractmethod
    def moment(self) -> Moment | None:
        """The choice that is shown; None at the end and where there was only one way on."""

    @property
    @abstractmethod
    def tries(self) -> bool:
        """True if the match can be tried another way from here: also after a choice of another
        seat whose choices are not analysed yet."""

    @abstractmethod
    def where(self, stop: int) -> str:
        """Returns the number of that stop's choice in the list, or of its step if the list has
        none, since there was only one way on."""

    @abstractmethod
    def go(self, stop: int) -> None:
        """To that stop at once."""

    @abstractmethod
    def step(self, by: int) -> None:
        """To the choice or turn after (1) or before (-1)."""

    @abstractmethod
    def mistake(self, by: int) -> None:
        """To the next mistake or slip (1), or to the one before (-1)."""

    @abstractmethod
    def toggle(self) -> None:
        """Goes on by itself from here, or stops."""

    @abstractmethod
    def turn_over(self) -> None:
        """From the table to the list, or back."""

    @abstractmethod
    def pace(self, speed: int) -> None:
        """Sets the speed of the pictures, by its number."""

    @abstractmethod
    def set_by(self, turns: int) -> None:
        """Sets the step: turn by turn (1) or choice by choice (0)."""

    @abstractmethod
    def look_as(self, number: int) -> None:
        """Looks by the eyes of that number."""

    @abstractmethod
    def ask_again(self) -> None:
        """Asks with what luck, and who plays, before a line is tried."""

    @abstractmethod
    def keep(self) -> None:
        """Asks what shall be kept of the match, or shared."""

    @property
    @abstractmethod
    def luck_falls(self) -> bool:
        """True if new luck can change a line."""

    @abstractmethod
    def set_luck(self, new: int) -> None:
        """Says with what luck a match is tried again."""

    @abstractmethod
    def longer(self) -> None:
        """Has the present choice looked at for longer."""

    @abstractmethod
    def consider(self, choice: Weighed) -> None:
        """Shows one of the choices analysed at the present moment and what may follow it."""

    @property
    @abstractmethod
    def followed(self) -> tuple[str, str, str] | None:
        """The words of the line that is shown, as of a choice; None while the match is shown."""

    @property
    @abstractmethod
    def follows(self) -> bool:
        """True if it is known what may follow the present choice."""

    @abstractmethod
    def follow(self) -> None:
        """Shows what may follow the better choice; pressed again, the match."""

    @abstractmethod
    def step_to(self, step: int) -> None:
        """Goes to a step of the line that is shown."""

    @abstractmethod
    def again(self, by_hand: bool = False, first: Action | None = None) -> None:
        """Tries the match again from the present choice; `by_hand` one plays every seat."""
