"""A match in a chosen moment, in which tests of a game's rules say in words what is done.

How a moment is set and an action written is each game's own (`scenario.py` of its tests).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.core.game import Player, State

StateT = TypeVar("StateT", bound=State)


class Chosen(ABC, Generic[StateT]):
    """A match in a chosen moment.

    Attributes:
        state: the true state.
        events: everything that happened since the moment was set, unredacted.
    """

    state: StateT
    events: list[Event]

    @abstractmethod
    def action(self, text: str) -> Action:
        """The action written like that."""

    @property
    def asked(self) -> Player:
        """Who is asked, -1 = the dealer; the first of several."""
        return self.state.actors()[0]

    def do(self, *texts: str, seat: Player | None = None) -> list[Event]:
        """Carries out actions of whoever is asked, or of `seat`; the events they caused."""
        before = len(self.events)
        for text in texts:
            who = self.asked if seat is None else seat
            action = self.action(text)
            refusal = self.state.why_not(who, action)
            assert refusal is None, f"{text}: {refusal}"
            self.carry_out(who, action)
            self.state.check()
        return self.events[before:]

    def carry_out(self, seat: Player, action: Action) -> None:
        """Does it, legal or not."""
        self.state.apply(seat, action, self.events.append)

    def refusal(self, text: str, seat: Player | None = None) -> str:
        """The number of the paragraph that refuses it; "" when it is legal."""
        refused = self.state.why_not(self.asked if seat is None else seat, self.action(text))
        return refused.rule if refused else ""
