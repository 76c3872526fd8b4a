"""The contract of games that ask their players often for what they mostly have no use for."""

from __future__ import annotations

from typing import Protocol

from tabletop.core.action import Action


class OftenAsking(Protocol):
    """A state of a game that asks its players often for what they mostly have no use for."""

    def answering(self) -> bool:
        """Returns True if the seat that is asked may interrupt somebody else's doing; public."""

    def pass_action(self, player: int) -> Action | None:
        """Returns the action that passes on the question, whatever the player holds, or None.
        Depends only on public knowledge."""

    def quiet_action(self, player: int) -> Action | None:
        """Returns the action that passes on a question that neither affects the player nor is part
        of their own action, or None. Depends only on public knowledge."""

    def passes_turn(self, action: Action) -> bool:
        """Returns True if the action lets all later questions of the turn pass, whatever they are
        about."""

    def idle_action(self, player: int) -> Action | None:
        """Returns the action if the player holds nothing that fits, or has only one thing to do
        beside offering trades; None if there is more to decide."""

    def usual_action(self, player: int) -> Action | None:
        """Returns the usual action of a minor decision, such as the order of payment, or None.
        Depends only on public knowledge."""
