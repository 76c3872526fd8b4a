"""Notes on the steps of a match: turns, choices, and what cannot be taken back.

The steps themselves are the match's; each carries one of the notes below, and nothing is kept here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Generic, TypeVar

from tabletop.core.action import Action
from tabletop.core.errors import explained
from tabletop.core.event import redacted
from tabletop.core.game import CHANCE, Player
from tabletop.core.match import Match, Step
from tabletop.session.worlds import betrays, discloses

CHOSEN = 0
FORCED = 1
"""The only choice there was, made by the program."""
FURTHER = 2
"""A later step of a choice that was submitted as one."""
LEFT = 8
"""Done for a seat that had nothing of use to do, as it wished."""
BARRIER = 4
"""Luck fell or something hidden came to light: people at one screen cannot take it back."""

T = TypeVar("T")


def choices(steps: Sequence[Step], seats: Sequence[Player]) -> list[int]:
    """Plies at which one of `seats` chose; a choice that was submitted as one counts once."""
    return [
        ply
        for ply, step in enumerate(steps)
        if step.player in seats and not step.note & (FORCED | FURTHER | LEFT)
    ]


def barred(steps: Sequence[Step]) -> bool:
    """Returns True if among these steps is one that people at one screen cannot take back."""
    return any(step.player == CHANCE or step.note & BARRIER for step in steps)


def noted(step: Step) -> int:
    """The note of a step as it is saved: luck is a barrier by itself."""
    return step.note | (BARRIER if step.player == CHANCE else 0)


def barrier(match: Match, seat: Player, action: Action, watchers: Sequence[Player]) -> int:
    """BARRIER when that legal action would show one of the `watchers` what was hidden, else 0.

    What a watcher lays open of its own is no barrier: it shows its own secret, and takes that back.
    Then only what it learns itself counts, and what another sees that it does not know.
    """
    key = f"{match.seed}/{match.ply}/watch"
    if seat not in watchers:
        told = any(discloses(match.state, seat, action, watcher, key) for watcher in watchers)
    else:
        told = discloses(match.state, seat, action, seat, key)
        told = told or betrays(match.state, seat, action, watchers)
    return BARRIER if told else 0


def shown(match: Match, people: Sequence[Player], ply: int) -> bool:
    """Returns True if luck, or a choice of their own, showed one of these people since log entry
    `ply` what they could not know before."""
    steps = match.steps[ply:]
    dealt = (event for step in steps if step.player == CHANCE for event in step.events)
    if any(redacted(event, seat) == event for event in dealt for seat in people):
        return True
    before = Match(match.game, match.players, match.options, match.seed, deal=False)
    before.replay(match.log[:ply])
    for entry in match.log[ply:]:
        key = f"{match.seed}/{before.ply}/again"
        own = entry.player in people
        if own and discloses(before.state, *entry, entry.player, key):
            return True
        before.replay([entry])
    return False


def turns(steps: Sequence[Step]) -> list[int]:
    """The number of the turn, from 1, of each step.

    Luck before the first decision belongs to turn 1; so does what is chosen while the views' turn
    is still 0, such as the opening of an auction.
    """
    numbers: list[int] = []
    number, turn = 0, 0
    for step in steps:
        if step.turn != turn and (number > 0 or step.player != CHANCE):
            number, turn = number + 1, step.turn
        numbers.append(max(number, 1))
    return numbers


def present_turn(match: Match) -> int:
    """The number of the turn the match stands in, from 1."""
    if not any(step.player != CHANCE for step in match.steps):
        return 1
    before: int = match.steps[-1].turn
    turned: bool = before != 0 and match.view(None).turn != before
    return turns(match.steps)[-1] + turned


class Reach:
    """Bounds of going back: how far back a match may go, and where that comes out."""

    def __init__(
        self, match: Match, people: Sequence[Player], bound: bool, first: int = 0
    ) -> None:
        """`people` are those whose choices count, () where nobody plays: then everybody's do.

        `bound` says whether luck that fell and secrets that came to light bar the way; nothing
        before ply `first` is ever undone.
        """
        self._match, self._first = match, first
        self._people = tuple(people)
        self._bound = bound

    def choices(self) -> list[int]:
        """Lists where undo and redo stop, undone choices included."""
        everybody = tuple(range(self._match.players))
        found = choices(self._match.whole(), self._people or everybody)
        return [ply for ply in found if ply >= self._first]

    def previous(self, ply: int) -> int | None:
        """The last choice before `ply`."""
        return max((choice for choice in self.choices() if choice < ply), default=None)

    def landing(self, ply: int) -> int | None:
        """Returns the ply at which going back to `ply` stops: never at a decision the program would
        repeat."""
        if not self._people:
            return ply
        found = self.choices()
        return max((choice for choice in found if choice <= ply), default=min(found, default=None))

    def target(self, ply: int | None) -> int | None:
        """Returns where going back to `ply` stops; None = to the last choice."""
        return self.previous(self._match.ply) if ply is None else self.landing(ply)

    def undone(self, ply: int | None) -> frozenset[Player]:
        """Returns the seats whose choices going back to `ply` undoes."""
        target, steps = self.target(ply), self._match.steps
        found = range(target, len(steps)) if target is not None else range(0)
        return frozenset(steps[each].player for each in self.choices() if each in found)

    def turn_start(self) -> int | None:
        """Returns the first choice in this turn, or in the last one with any; None if there is
        none. Where that lies behind a limit, as far back as is allowed."""
        target = earlier = self.previous(self._match.ply)
        number = turns(self._match.steps)
        while earlier is not None and target is not None and number[earlier] == number[target]:
            if self.refusal(earlier) is not None:
                break
            target, earlier = earlier, self.previous(earlier)
        return target

    def refusal(self, target: int | None) -> str | None:
        """Says why the match cannot go back to that choice; None when it can."""
        ply = self._match.ply
        if target is None or target >= ply:
            return explained("no-undo")
        if self._bound and barred(self._match.steps[target:ply]):
            return explained("undo-barred")
        return None


class Following(Generic[T]):
    """A list with one item for each step, made anew only from where the steps have changed.

    Attributes:
        changes: how often it has changed.
    """

    def __init__(self, make: Callable[[int, Step], T]) -> None:
        """`make` gives the item of a step from its ply and the step."""
        self._make = make
        self._steps: list[Step] = []
        self._items: list[T] = []
        self.changes = 0

    def of(self, steps: Sequence[Step]) -> list[T]:
        """The items of `steps`; the list is this object's own and is not to be changed."""
        known = self._steps
        same = len(known)
        # As one list: thousands of steps looked at one by one would take a tenth of a millisecond.
        if known != list(steps[:same]):
            same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(known, steps)))
        if same == len(known) == len(steps):
            return self._items
        self.changes += 1
        del self._steps[same:], self._items[same:]
        for ply in range(same, len(steps)):
            self._steps.append(steps[ply])
            self._items.append(self._make(ply, steps[ply]))
        return self._items
