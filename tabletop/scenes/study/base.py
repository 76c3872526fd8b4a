"""What the parts of looking back know of their screen."""

from __future__ import annotations

from abc import abstractmethod

from tabletop.scenes.screen import Screen
from tabletop.scenes.study.layout import Parts
from tabletop.session.review import Moment, Review
from tabletop.session.walk import Walk


class StudyScreen(Screen):
    """The screen as its list and its paper of reasons see it.

    Attributes:
        review: what was found about the choices.
        walk_through: the way through the match.
        stop: the number of the stop that is shown.
        new_luck: whether a match tried again goes on with new luck (1) or with the same (0).
    """

    review: Review
    walk_through: Walk
    stop: int
    new_luck: int

    @property
    @abstractmethod
    def parts(self) -> Parts:
        """Where everything lies."""

    @property
    @abstractmethod
    def moment(self) -> Moment | None:
        """The choice that is shown; None at the end and where there was only one way on."""

    @abstractmethod
    def go(self, stop: int) -> None:
        """To that stop at once."""

    @abstractmethod
    def set_luck(self, new: int) -> None:
        """Says with what luck a match is tried again."""

    @property
    @abstractmethod
    def seconds(self) -> float:
        """How long is looked at each choice."""

    @abstractmethod
    def again(self, by_hand: bool = False) -> None:
        """Tries the match again from the present choice; `by_hand` one plays every seat."""
