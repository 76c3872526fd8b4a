"""The log told shorter: what the same rabbit repeats, and what several do alike, is one line."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.session.loglines import LogLine

_TIMES = {2: "twice"}


def folded(lines: Sequence[LogLine], names: Sequence[str]) -> list[LogLine]:
    """The same lines, runs of alike ones folded into their first.

    "Poppy draws a card." five times is "Poppy draws a card, 5 times."; one after the other of
    several rabbits it is "Poppy draws a card; so do Fern and Violet."
    """
    found: list[LogLine] = []
    at = 0
    while at < len(lines):
        end = _end_of_same(lines, at)
        if end == at + 1:
            end = _end_of_alike(lines, at, names)
            found.append(_alike(lines[at:end], names))
        else:
            found.append(_repeated(lines[at:end]))
        at = end
    return found


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


def _done(line: LogLine, names: Sequence[str]) -> str:
    """What a line tells of its rabbit, the name in front left out; "" when it begins otherwise."""
    if line.separator or not 0 <= line.seat < len(names):
        return ""
    name = names[line.seat]
    return line.text[len(name) :] if line.text.startswith(f"{name} ") else ""


def _repeated(run: Sequence[LogLine]) -> LogLine:
    times = _TIMES.get(len(run), f"{len(run)} times")
    return _joined(run, f"{_open(run[0].text)}, {times}.")


def _alike(run: Sequence[LogLine], names: Sequence[str]) -> LogLine:
    if len(run) == 1:
        return run[0]
    others = [names[line.seat] for line in run[1:]]
    who = " and ".join([", ".join(others[:-1]), others[-1]] if len(others) > 1 else others)
    return _joined(run, f"{_open(run[0].text)}; so {'does' if len(run) == 2 else 'do'} {who}.")


def _open(text: str) -> str:
    """A sentence without its full stop."""
    return text.removesuffix(".")


def _joined(run: Sequence[LogLine], text: str) -> LogLine:
    pieces = tuple(dict.fromkeys(piece for line in run for piece in line.pieces))
    return run[0]._replace(text=text, pieces=pieces)
