"""The path of a match with what the log alone does not say: digests, turns, notes on each action.

Follows a match, undone part included; decides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.action import action_text
from tabletop.core.game import CHANCE, Player, State
from tabletop.core.match import Entry, Match
from tabletop.core.record import SHORT
from tabletop.session.worlds import discloses

CHOSEN = 0
FORCED = 1
"""The only choice there was, made by the program."""
FURTHER = 2
"""A later step of a choice that was submitted as one."""
LEFT = 8
"""Done for a seat that had nothing of use to do, as it wished."""
BARRIER = 4
"""Luck fell or something hidden came to light: people at one screen cannot take it back."""


class Step(NamedTuple):
    """One entry of the path.

    Attributes:
        entry: who did what.
        text: the action as records write it.
        after: short digest of the state after it.
        turn: the view's turn before it.
        note: CHOSEN, or a sum of FORCED, FURTHER, LEFT and BARRIER.
        words: what the game calls the action where it was the only one there was, else "".
    """

    entry: Entry
    text: str
    after: str
    turn: int
    note: int
    words: str = ""


class Trail:
    """The steps of a match from its beginning to the end of what can be redone."""

    def __init__(self, match: Match, watchers: Sequence[Player] = ()) -> None:
        """`watchers` are the people at one screen, when what they learn bars undo; else ()."""
        self.steps: list[Step] = []
        self._match = match
        self._watchers = tuple(watchers)
        self._end = self._begin()

    def follow(self, notes: Sequence[int] = ()) -> None:
        """Takes over what the match has come to; a path it left is dropped.

        Args:
            notes: for each entry, the note it had when it was saved.
        """
        entries = [*self._match.log, *self._match.future]
        same = 0
        for step, entry in zip(self.steps, entries):
            if step.entry != entry:
                break
            same += 1
        if same < len(self.steps):
            del self.steps[same:]
            self._end = self._begin()
            for entry in entries[:same]:
                self._end.apply(*entry)
        for ply in range(same, len(entries)):
            self._append(ply, entries[ply], notes[ply] if ply < len(notes) else None)

    def mark(self, ply: int, note: int) -> None:
        """Replaces what is noted on an action but for its being a barrier."""
        step = self.steps[ply]
        self.steps[ply] = step._replace(note=note | (step.note & BARRIER))

    def choices(self, seats: Sequence[Player]) -> list[int]:
        """Plies, undone ones included, at which one of `seats` chose; a choice counts once."""
        return [
            ply
            for ply, step in enumerate(self.steps)
            if step.entry.player in seats and not step.note & (FORCED | FURTHER | LEFT)
        ]

    def barred(self, start: int, end: int) -> bool:
        """Whether between two plies something happened that people cannot take back."""
        return any(step.note & BARRIER for step in self.steps[start:end])

    def turns(self, plies: int) -> list[int]:
        """The number of the turn, from 1, of each of the first `plies` entries.

        Luck before the first decision belongs to turn 1.
        """
        numbers: list[int] = []
        number, turn = 0, -1
        for step in self.steps[:plies]:
            begun = number > 0 or step.entry.player != CHANCE
            if begun and (number == 0 or step.turn != turn):
                number, turn = number + 1, step.turn
            numbers.append(max(number, 1))
        return numbers

    def present(self, match: Match) -> int:
        """The number of the turn the match stands in, from 1."""
        numbers = self.turns(match.ply)
        if not any(step.entry.player != CHANCE for step in self.steps[: match.ply]):
            return 1
        turned: bool = match.view(None).turn != self.steps[match.ply - 1].turn
        return numbers[-1] + turned

    def _begin(self) -> State:
        return self._match.game.start(self._match.players, self._match.options)

    def _append(self, ply: int, entry: Entry, note: int | None) -> None:
        state, (player, action) = self._end, entry
        turn = state.view(None).turn
        if note is None:
            note = BARRIER if self._bars(ply, entry) else CHOSEN
        words = self._words(state, entry)
        state.apply(player, action)
        text = action_text(action, self._match.game.info.verbs)
        self.steps.append(Step(entry, text, state.digest()[:SHORT], turn, note, words))

    def _words(self, state: State, entry: Entry) -> str:
        player, action = entry
        text = self._match.game.part("text")
        if player == CHANCE or text is None or len(state.legal_actions(player)) != 1:
            return ""
        return str(text.describe(action, state.view(player)))

    def _bars(self, ply: int, entry: Entry) -> bool:
        player, action = entry
        if not self._watchers or player == CHANCE:
            return player == CHANCE
        key = f"{self._match.seed}/{ply}/watch"
        return any(discloses(self._end, player, action, w, key) for w in self._watchers)
