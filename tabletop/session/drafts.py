"""A choice that is tried out before it is made: looked at step by step, and taken back at will.

The steps are done on a copy in which all that the seat does not know was redrawn, so that trying
out tells nothing.

Submitting, logging and saving are the running match's.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.core.action import Action
from tabletop.core.errors import IllegalAction, explain
from tabletop.core.event import Event
from tabletop.core.game import Player, Refusal, State, View
from tabletop.core.match import Match
from tabletop.session.batch import Batch
from tabletop.session.worlds import Worlds

ENDS = Refusal("", explain("shows-hidden"))


class Draft:
    """The choice `seat` is making, seen as it would be, and taken back at will.

    A draft ends before luck, before anything hidden would show and before another seat decides:
    an action that would show something cannot be drafted, only handed to `commit`; an action
    after which it is not this seat's decision any more is the draft's last.

    Attributes:
        actions: what was drafted so far.
    """

    def __init__(
        self,
        match: Match,
        seat: Player,
        submit: Callable[[Player, tuple[Action, ...]], Batch],
        *,
        usual: bool = False,
    ) -> None:
        """`usual` says whether the seat leaves to the program what is usually done in one way.

        Raises:
            IllegalAction: `seat` has nothing to decide.
        """
        if seat not in match.state.actors():
            raise IllegalAction("", explain("others-turn"))
        self.seat = seat
        self.actions: list[Action] = []
        self._submit = submit
        self._usual = usual
        self._game = match.game
        self._path = [Worlds.of(match.state, seat, f"{match.seed}/{match.ply}/draft")]

    @property
    def open(self) -> bool:
        """Returns True if the seat can still go on drafting: the next decision is its own."""
        return self.seat in self._path[-1].shown.actors()

    @property
    def state(self) -> State:
        """The state that the draft has come to; all that the seat does not know is redrawn in
        it."""
        return self._path[-1].shown

    def legal(self) -> tuple[Action, ...]:
        """Lists what may come next, drafted or committed; () when the choice is complete."""
        return tuple(self._path[-1].shown.legal_actions(self.seat))

    def why_not(self, action: Action) -> Refusal | None:
        """The rule that refuses `action` here, or None when it is legal."""
        if not self.open:
            return Refusal("", explain("complete"))
        return self._path[-1].shown.why_not(self.seat, action)

    def usual(self) -> Action | None:
        """Returns the action that comes next without asking, as the seat wished; None where it is
        asked."""
        often = self._game.asking(self._path[-1].shown)
        return often.usual_action(self.seat) if often is not None and self._usual else None

    def can_show(self, action: Action) -> bool:
        """Returns True if a legal action can be drafted without showing anything hidden."""
        return self._path[-1].after(self.seat, action) is not None

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Drafts `action`.

        Returns:
            The events it would cause, as the seat would learn them.

        Raises:
            IllegalAction: the rules refuse it, or it would show something hidden.
        """
        refusal = None if action in self.legal() else self.why_not(action)
        reached = None if refusal else self._path[-1].after(self.seat, action)
        if reached is None:
            refusal = refusal or ENDS
            raise IllegalAction(refusal.rule, refusal.reason)
        self._path.append(reached)
        self.actions.append(action)
        return reached.events

    def view(self) -> View:
        """Returns the view of the seat after the draft."""
        return self._path[-1].shown.view(self.seat)

    def step_back(self) -> None:
        """Drops the last drafted action; nothing happens when there is none."""
        if self.actions:
            self.actions.pop()
            self._path.pop()

    def take_back(self) -> None:
        """Drops all drafted actions."""
        self.actions.clear()
        del self._path[1:]

    def commit(self, last: Action | None = None) -> Batch:
        """Submits what was drafted, and `last` after it, as one choice.

        Raises:
            IllegalAction: the match went on meanwhile and refuses it now; nothing has changed.
        """
        actions = (*self.actions, last) if last is not None else tuple(self.actions)
        return self._submit(self.seat, actions)
