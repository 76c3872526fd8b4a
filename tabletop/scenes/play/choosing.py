"""Choices of a person on their way to the match: drafts, confirmation, submission."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from tabletop.core.action import Action
from tabletop.core.errors import IllegalAction
from tabletop.core.game import Player, Refusal
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.messages import say
from tabletop.scenes.play.tutor import Made, Tutor
from tabletop.session.drafts import Draft
from tabletop.table.contract import Gesture


class Choosing:
    """Drafts the choice of the person who may decide, asks for confirmation, or submits it.

    Attributes:
        tutor: weighs each choice before it is done; None = nobody does.
        meant: what a seat means by an action of the rules where the table has a softer way.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._waiting: Action | None = None
        self.tutor: Tutor | None = None
        self.meant: Callable[[Player, Action], Action] = lambda seat, action: action

    @property
    def waiting(self) -> Action | None:
        """Returns the action that waits for the confirming button, or None."""
        waiting = self._waiting
        return waiting if waiting is not None and waiting in self._desk.legal() else None

    @property
    def held(self) -> bool:
        """Returns True if the tutor holds the chosen action back."""
        return self.tutor is not None and self.tutor.holds

    def mean(self, action: Action) -> None:
        """Takes an action made on the table; it waits for the button if the settings say so."""
        self.choose(action, sure=not self._desk.app.settings.drops_ask)

    def go(self) -> None:
        """Makes the choice that waits for the confirming button."""
        action, self._waiting = self.waiting, None
        if action is not None:
            self.choose(action)

    def forget(self) -> bool:
        """Drops the action that waits for the button; returns False if there was none."""
        found, self._waiting = self.waiting, None
        return found is not None

    def choose(self, action: Action, *, sure: bool = True) -> None:
        """Drafts a partial choice and submits a complete one; if not `sure`, it waits for the
        button."""
        desk = self._desk
        self._waiting = None
        seat = desk.deciding
        if seat is None:
            return
        if desk.table.half(action, desk.view):
            draft = desk.draft or desk.running.draft(seat)
            if _drafted(draft, action):
                desk.draft = draft
                usual = draft.usual()
                if usual is not None:
                    self.choose(usual, sure=sure)
                    return
                desk.sound("card_lift")
                desk.doings.begin()
                return
        if not sure:
            self._waiting = action
            desk.sound("card_lift")
            desk.doings.refresh()
            return
        question = desk.table.question(action, desk.view)
        if question is not None and desk.app.settings.confirmations:
            figure = desk.running.seats[seat].figure
            stay = Choice(say("choose-else"), desk.doings.refresh)
            go = Choice(question.go, lambda: self._submit(seat, action), "danger")
            desk.app.ask(say("sure"), question.words, (go, stay), figure)
            return
        self._submit(seat, action)

    def choose_all(self, actions: Sequence[Action], forget: Callable[[], None]) -> None:
        """Submits several gathered actions as one choice; `forget` empties the hand before."""
        desk = self._desk
        seat = desk.deciding
        if seat is None:
            return
        draft = desk.draft or desk.running.draft(seat)
        before = len(draft.actions)
        try:
            for action in actions[:-1]:
                draft.apply(action)
            refusal = draft.why_not(actions[-1])
        except IllegalAction as refused:
            refusal = Refusal(refused.rule, refused.reason)
        if refusal is not None:
            while len(draft.actions) > before:
                draft.step_back()
            desk.doings.refuse(Gesture(""), refusal.reason, refusal.rule)
            return
        forget()
        desk.draft = draft
        self._submit(seat, actions[-1])

    def take_back(self) -> None:
        """Drops the draft and shows the table without it."""
        self._waiting = None
        if self._desk.draft is not None:
            self._desk.draft = None
            self._desk.doings.begin()

    def drop(self) -> None:
        """Drops the draft without redrawing, because another moment will be shown anyway."""
        self._waiting = None
        self._desk.draft = None

    def clock_ran_out(self) -> None:
        """Drops the draft and applies the rules' penalty for running out of time."""
        self.take_back()
        self._desk.doings.play(self._desk.running.run_clock())

    def why_not(self, action: Action) -> Refusal | None:
        """Returns the rule that forbids `action` now; None if it is legal or nobody may choose."""
        desk = self._desk
        seat = desk.deciding
        if seat is None:
            return None
        if desk.draft is not None and desk.draft.actions:
            return desk.draft.why_not(action)
        return desk.running.why_not(seat, action)

    def _submit(self, seat: Player, action: Action) -> None:
        """Submits the action, or lets the tutor judge it first."""
        action = self.meant(seat, action)
        if self.tutor is None:
            self._do(seat, action)
            return
        draft = self._desk.draft
        before = draft.actions if draft is not None else ()
        go = partial(self._do, seat, action)
        self.tutor.consider(Made(seat, (*before, action), go, self._think_again))

    def _think_again(self) -> None:
        """Drops the choice that the tutor held back and its draft."""
        self._desk.draft = None
        self._desk.doings.begin()

    def _do(self, seat: Player, action: Action) -> None:
        desk = self._desk
        draft, desk.draft = desk.draft, None
        try:
            if draft is not None and draft.actions:
                batch = draft.commit(action)
            else:
                batch = desk.running.submit(seat, action)
        except IllegalAction as refusal:
            desk.doings.refuse(Gesture(""), refusal.reason, refusal.rule)
            return
        desk.doings.play(batch)


def _drafted(draft: Draft, action: Action) -> bool:
    """Drafts the action; returns False if it reveals something or ends the choice."""
    if not draft.can_show(action):
        return False
    draft.apply(action)
    if not draft.open:
        draft.step_back()
        return False
    return True
