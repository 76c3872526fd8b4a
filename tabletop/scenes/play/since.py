"""The news since a person's last turn that are worth telling, in the order of time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tabletop.core.game import Player
from tabletop.session.loglines import LogLine
from tabletop.session.running import Running

MOST = 3
"""Largest number of lines on a cover."""


def since(running: Running, seat: Player) -> list[LogLine]:
    """Returns the lines of a cover, at most three that everybody saw; [] if nobody has played."""
    known = {(line.ply, line.text) for line in running.log(None)}
    found = [line for line in running.recap(seat) if (line.ply, line.text) in known]
    return worth_telling(running, found, MOST)


def worth_telling(running: Running, lines: Sequence[LogLine], most: int) -> list[LogLine]:
    """Returns `most` different lines in the order of time: those of the rarest kinds of events,
    of one kind the newest."""
    often = Counter(line.kind for line in running.log(None))
    told = {line.text: line for line in lines}.values()
    rarest = sorted(told, key=lambda line: (often[line.kind], -line.ply))[:most]
    return [line for line in lines if any(line is one for one in rarest)]
