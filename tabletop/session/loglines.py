"""The log in words: a sentence for each event a viewer learnt of, turn by turn, and the recap.

Sentences are the games' own; which pieces light up follows from the events.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import dropwhile, groupby
from typing import Final, NamedTuple

from tabletop.core.event import UNKNOWN, Event, redacted
from tabletop.core.game import CHANCE, Player
from tabletop.core.match import Match, Step
from tabletop.core.words import TURN_ENDED, named
from tabletop.session.history import FORCED, LEFT, Following, present_turn, turns
from tabletop.session.seats import Seat
from tabletop.words import Seat as Place
from tabletop.words.books import book, language

say: Final = book("session").say

Sentence = Callable[[Event, Sequence[str]], str]


class LogLine(NamedTuple):
    """One line of the log.

    Attributes:
        ply: of the action that caused it; going back there undoes the line.
        seat: whom it is about, or -1.
        text: the sentence, or the turn's heading.
        pieces: keys of the pieces and places it is about, to be lit when it is pointed at.
        separator: whether it only parts two turns.
        kind, face: of the event that it tells.
    """

    ply: int
    seat: Player
    text: str
    pieces: tuple[str, ...] = ()
    separator: bool = False
    kind: str = ""
    face: int = UNKNOWN


def with_sitters(lines: list[LogLine], seats: Sequence[Seat]) -> list[LogLine]:
    """The lines, and one wherever somebody else began to play a place."""
    changes = [
        LogLine(end, place, say("sits", name=after.name, before=before.name))
        for place, seat in enumerate(seats)
        for (end, before), after in zip(seat.past, seat.sitters[1:])
    ]
    return sorted([*changes, *lines], key=lambda line: line.ply) if changes else lines


class LogBook:
    """The log of one match for every viewer; a line is told once and kept as long as it is true.

    A turn begins with a separator: the event by which the game heads it, or else wherever the
    views' turn changes. A choice that was made because it was the only one, or the only one of
    use, says so to its own seat alone: to the others it would tell what that seat could not do.
    """

    def __init__(
        self, match: Match, names: Callable[[int], Sequence[str]], only: Mapping[int, str]
    ) -> None:
        """
        Args:
            names: returns the names of those who sat there when the entry of that ply was made.
            only: what the game calls the choices that were the only ones, by ply.
        """
        self._match = match
        self._names = names
        self._only = only
        self._sentence = _sentences(match)
        self._told: dict[Player | None, Following[list[LogLine]]] = {}
        self._whole: dict[Player | None, tuple[int, list[LogLine]]] = {}
        self._language = language()
        words = match.game.words
        self._head = head = words.heads if words is not None else ""
        self._headed = Following(
            lambda ply, step: next((e.player for e in step.events[::-1] if e.kind == head), None)
        )

    def lines(self, viewer: Player | None) -> list[LogLine]:
        """The whole log as `viewer` (None: the public) may read it."""
        match, steps = self._match, self._match.steps
        if self._language != language():
            self._language, self._told, self._whole = language(), {}, {}
        told = self._told.setdefault(viewer, Following(partial(self._lines_of, viewer)))
        if any(owner is not None for owner in self._headed.of(steps)):
            return list(self._joined(viewer, told.of(steps), told.changes))
        found: list[LogLine] = []
        shown = 0
        for lines, number in zip(told.of(steps), turns(steps)):
            if lines and number > shown:
                shown = number
                found.append(_separator(lines[0].ply, say("turn", n=shown)))
            found.extend(lines)
        present = present_turn(match)
        if present > shown and not match.state.is_over():
            found.append(_separator(match.ply, say("turn", n=present)))
        return found

    def _joined(
        self, viewer: Player | None, told: list[list[LogLine]], changes: int
    ) -> list[LogLine]:
        """The lines of all steps, joined once while they stay: a long match has thousands."""
        kept = self._whole.get(viewer)
        if kept is None or kept[0] != changes:
            kept = self._whole[viewer] = changes, [line for lines in told for line in lines]
        return kept[1]

    def recap(self, viewer: Player) -> list[LogLine]:
        """Lists what the others did since `viewer`'s last turn, and what came to them of its own
        steps: the auction that its last bid closed.

        What the viewer does in somebody else's turn, or in the present one, parts nothing. Empty
        when nobody else has played since.
        """
        steps = self._match.steps
        lines = [line for line in self.lines(viewer) if not line.separator]
        others = [line.ply for line in lines if steps[line.ply].player not in (viewer, CHANCE)]
        begin = self._last_own(viewer, others[-1]) if others else 0
        if not others or others[-1] <= begin:
            return []
        found: list[LogLine] = []
        for ply, told in groupby((line for line in lines if line.ply >= begin), lambda x: x.ply):
            if steps[ply].player == viewer:
                found += _further(list(told), viewer)
            elif ply > begin:
                found += told
        return found

    def _last_own(self, viewer: Player, before: int) -> int:
        """The ply of the viewer's last choice in its turn before the present one; where nobody has
        turns of their own, its last choice before that ply. -1 = none."""
        steps, whose, begun, found = self._match.steps, -1, 0, -1
        owners: list[Player] = []
        for ply, headed in enumerate(self._headed.of(steps)):
            owners.append(whose)
            if headed is not None:
                whose, begun = headed, ply + 1
        over = any(event.kind == TURN_ENDED for step in steps[begun:] for event in step.events)
        within = whose == viewer and not over  # between two turns, as in an opening, nobody has one
        until = begun if within else len(owners) if whose >= 0 else before
        for ply, step in enumerate(steps[:until]):
            own = step.player == viewer and not step.note & (FORCED | LEFT)
            found = ply if own and owners[ply] in (viewer, -1) else found
        return found

    def _lines_of(self, viewer: Player | None, ply: int, step: Step) -> list[LogLine]:
        """The lines that one step's events make for a viewer."""
        lines: list[LogLine] = []
        names = self._names(ply)
        for happened in step.events:
            event = redacted(happened, viewer)
            if event is None or not (text := self._sentence(event, names)):
                continue
            if event.kind == self._head:
                # Going back to a separator keeps it: what it heads begins with the next action.
                lines.append(_separator(ply + 1, text))
            else:
                told = (event.player, text, _pieces(event), False, event.kind, event.face)
                lines.append(LogLine(ply, *told))
        if step.player != viewer or not step.note & (FORCED | LEFT):
            return lines
        return self._with_note(lines, ply, step)

    def _with_note(self, lines: list[LogLine], ply: int, step: Step) -> list[LogLine]:
        """The lines of an action that its person was not asked about, saying why: it was the only
        one there was, or the only one of use. Where none is about that person, what was done is
        told before them if it was one of several; a turn that could only end is nothing to tell,
        nor is what was let pass in others' doings (`Running`)."""
        words, who = self._only.get(ply, ""), step.player
        if step.note & LEFT and not words:
            return lines
        why = notes()[not step.note & FORCED]
        first = next((n for n, line in enumerate(lines) if not line.separator), -1)
        if first >= 0 and (lines[first].seat == who or not words):
            lines[first] = lines[first]._replace(text=f"{lines[first].text} {why}")
            return lines
        if not words or step.note & FORCED:
            return lines
        names = self._names(ply)
        done = f"{named(words, names)} {why}"
        return [LogLine(ply, who, say("done-for", names, who=Place(who), done=done)), *lines]


def notes() -> tuple[str, str]:
    """Returns the notes behind a choice that its person was not asked about."""
    return say("only-choice"), say("by-itself")


def _further(lines: list[LogLine], viewer: Player) -> list[LogLine]:
    """Of the lines of a viewer's own step those from the first one on that is not about the viewer,
    where anybody else is among them."""
    tail = list(dropwhile(lambda line: line.seat == viewer, lines))
    return tail if any(line.seat not in (viewer, -1) for line in tail) else []


def _separator(ply: int, text: str) -> LogLine:
    return LogLine(ply, -1, text, (), True)


def _sentences(match: Match) -> Sentence:
    words = match.game.words
    return words.sentence if words is not None else _plain


def _plain(event: Event, names: Sequence[str]) -> str:
    """For a game without words of its own: the event's name, said by its seat."""
    fact = event.kind.replace("_", " ")
    who = f"{names[event.player]}: " if 0 <= event.player < len(names) else ""
    return f"{who}{fact}."


def _pieces(event: Event) -> tuple[str, ...]:
    keys = (event.piece, event.origin, event.target)
    return tuple(dict.fromkeys(key for key in keys if key))


def unheard(before: Sequence[LogLine], now: list[LogLine]) -> list[str]:
    """Lists what of the log `now` was not in the log `before`, which it may also have gone back
    behind.

    Headings of turns come and go while a match is dealt; a heading that was heard is not repeated.
    """
    begin = len(before)
    if list(before) != now[:begin]:  # as one list: a long match has thousands of lines
        begin = 0
    while begin and before[begin - 1].separator:
        begin -= 1
    heard = [line for line in before[begin:] if not line.separator]
    same, most, at = 0, len(heard), begin
    for place, line in enumerate(now[begin:], begin):
        if line.separator:
            continue
        if same == most or line != heard[same]:
            break
        same, at = same + 1, place + 1
    headings = [line.text for line in before[-1:] if line.separator]
    if same < most:
        headings = []
    fresh = [line.text for line in now[at:]]
    return fresh[1:] if fresh[:1] == headings and headings else fresh
