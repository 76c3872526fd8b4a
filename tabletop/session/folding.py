"""The log told shorter: what the same rabbit repeats, and what several do alike, is one line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from tabletop.core.event import UNKNOWN
from tabletop.core.game import Player
from tabletop.session.loglines import LogLine, say
from tabletop.words.books import isolated

HEAD, MOST_WORDS = 2, 3
"""The fewest words two sentences must begin alike with to be folded into one, and the most words a
thing in it may have."""

TURNS_KEPT = 400
"""Of the turns told last; more than most matches have."""


def folded(lines: Sequence[LogLine], names: Sequence[str]) -> list[LogLine]:
    """The same lines, runs of alike ones folded into their first.

    "Poppy draws a card." five times is "Poppy draws a card, 5 times."; one after the other of
    several rabbits it is "Poppy draws a card; so do Fern and Violet." What one sentence says of
    several things, "Poppy gets red 25." and "Poppy gets pink 29.", is one list of them. Nothing is
    folded over the line between two turns.
    """
    told = tuple(names)
    found: list[LogLine] = []
    begin = 0
    for at, line in enumerate(lines):
        if line.separator:
            found += _folded_turn(tuple(lines[begin:at]), told)
            found.append(line)
            begin = at + 1
    return found + _folded_turn(tuple(lines[begin:]), told)


@lru_cache(TURNS_KEPT)
def _folded_turn(lines: tuple[LogLine, ...], names: tuple[str, ...]) -> list[LogLine]:
    """The lines of one turn; kept, since turns that are over are asked for after every action."""
    found: list[LogLine] = []
    at = 0
    while at < len(lines):
        end = _end_of_same(lines, at)
        if end > at + 1:
            found.append(_repeated(lines[at:end]))
        elif (end := _end_of_list(lines, at)) > at + 1:
            found.append(_listed(lines[at:end]))
        else:
            end = _end_of_alike(lines, at, names)
            found.append(_alike(lines[at:end], names))
        at = end
    return found


def settled(
    lines: Sequence[LogLine], retells: Mapping[str, Sequence[str]]
) -> list[LogLine]:
    """The same lines without what was only chosen, from where it is told again as done.

    `retells` names for a kind of event those that told of the same card and rabbit before. Going
    back to what was done goes back before it was chosen.
    """
    found: list[LogLine] = []
    chosen: dict[tuple[str, Player, int], int] = {}
    dropped: set[int] = set()
    for line in lines:
        key = line.seat, line.face
        for kind in retells.get(line.kind, ()) if line.face != UNKNOWN else ():
            at = chosen.pop((kind, *key), None)
            if at is not None:
                dropped.add(at)
                line = line._replace(ply=found[at].ply)
        chosen[line.kind, *key] = len(found)
        found.append(line)
    return [line for at, line in enumerate(found) if at not in dropped]


def _end_of_same(lines: Sequence[LogLine], at: int) -> int:
    """Behind the last line that repeats line `at` word for word."""
    first, end = lines[at], at + 1
    while (
        not first.separator
        and end < len(lines)
        and (lines[end].seat, lines[end].text) == (first.seat, first.text)
    ):
        end += 1
    return end


def _end_of_alike(lines: Sequence[LogLine], at: int, names: Sequence[str]) -> int:
    """Behind the last line in which yet another rabbit does what is done in line `at`."""
    done, seats, end = _done(lines[at], names), {lines[at].seat}, at + 1
    while done and end < len(lines) and _done(lines[end], names) == done:
        if lines[end].seat in seats:
            break
        seats.add(lines[end].seat)
        end += 1
    return end


class _Frame(NamedTuple):
    """The words that two sentences have in common at both ends, in words; what differs is one thing
    each."""

    head: tuple[str, ...]
    tail: tuple[str, ...]
    wide: int

    def thing(self, line: LogLine) -> str:
        """Returns the words between both ends of that line; "" if it is no such sentence."""
        words = tuple(_open(line.text).split())
        if len(words) != len(self.head) + self.wide + len(self.tail):
            return ""
        first, last = words[: len(self.head)], words[len(words) - len(self.tail) :]
        if first != self.head or last != self.tail:
            return ""
        return " ".join(words[len(self.head) : len(words) - len(self.tail)]).removesuffix(":")


def _frame(one: LogLine, two: LogLine) -> _Frame | None:
    """The frame of two lines about the same rabbit; None where they say different things."""
    if one.separator or two.separator or one.seat != two.seat or one.text == two.text:
        return None
    a, b = _open(one.text).split(), _open(two.text).split()
    if len(a) != len(b):
        return None
    differs = [at for at, (x, y) in enumerate(zip(a, b, strict=True)) if x != y]
    first, last = differs[0], differs[-1] + 1
    if any(word.isdigit() for word in a[first - 1 : first]):
        return None
    # The thing's kind stands before its number: "column 4" is told whole.
    while first > HEAD and a[first].isdigit():
        first -= 1
    while last < len(a) and a[last].isdigit():
        last += 1
    if first < HEAD or last - first > MOST_WORDS:
        return None
    if a[last : last + 1] == [say("and")] and any(word.isdigit() for word in a[last:]):
        return None  # "crosses A and B and takes 1 bunny" leaves open whether one of each
    if "=" in a[last:] or any(word[-1] in ",;" for word in (*a[first:last], *b[first:last])):
        return None
    return _Frame(tuple(a[:first]), tuple(a[last:]), last - first)


def _end_of_list(lines: Sequence[LogLine], at: int) -> int:
    """Behind the last line that says the same as line `at` of another thing."""
    end = at + 1
    frame = _frame(lines[at], lines[end]) if end < len(lines) else None
    while frame is not None and end < len(lines) and frame.thing(lines[end]):
        if lines[end].seat != lines[at].seat:
            break
        end += 1
    return end


def _listed(run: Sequence[LogLine]) -> LogLine:
    frame = _frame(run[0], run[1])
    assert frame is not None
    told = _list([frame.thing(line) for line in run])
    colon = ":" if run[0].text.split()[len(frame.head) + frame.wide - 1].endswith(":") else ""
    return _joined(run, f"{' '.join((*frame.head, told + colon, *frame.tail))}.")


def _list(things: Sequence[str]) -> str:
    """Returns things as a list in the language in use."""
    return say("list-of", things=tuple(things))


def _done(line: LogLine, names: Sequence[str]) -> str:
    """Returns a line without the player's name at its beginning; "" if it begins otherwise."""
    if line.separator or not 0 <= line.seat < len(names):
        return ""
    name = isolated(names[line.seat])
    return line.text[len(name) :] if line.text.startswith(f"{name} ") else ""


def _repeated(run: Sequence[LogLine]) -> LogLine:
    return _joined(run, say("again", open=_open(run[0].text), n=len(run)))


def _alike(run: Sequence[LogLine], names: Sequence[str]) -> LogLine:
    if len(run) == 1:
        return run[0]
    others = tuple(names[line.seat] for line in run[1:])
    return _joined(run, say("again.others", open=_open(run[0].text), who=others))


def _open(text: str) -> str:
    """A sentence without its full stop."""
    return text.removesuffix(".")


def _joined(run: Sequence[LogLine], text: str) -> LogLine:
    pieces = tuple(dict.fromkeys(piece for line in run for piece in line.pieces))
    return run[0]._replace(text=text, pieces=pieces)
