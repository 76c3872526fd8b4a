"""The news since a person's last turn, in the order in which they are worth telling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tabletop.core.game import Player
from tabletop.session.loglines import LogLine
from tabletop.session.running import Running

MOST = 3


def since(running: Running, seat: Player) -> list[LogLine]:
    """Returns the lines of a cover, at most three different ones that everybody saw; [] if
    nobody has played."""
    known = {(line.ply, line.text) for line in running.log(None)}
    found = (line for line in running.recap(seat) if (line.ply, line.text) in known)
    told = {line.text: line for line in by_interest(running, found)}
    return [*told.values()][:MOST]


def by_interest(running: Running, lines: Iterable[LogLine]) -> list[LogLine]:
    """Sorts lines: rare kinds of events first, of one kind the newest first."""
    often = Counter(line.kind for line in running.log(None))
    return sorted(lines, key=lambda line: (often[line.kind], -line.ply))
