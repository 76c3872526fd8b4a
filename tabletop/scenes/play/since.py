"""The lines of a cover: what everybody saw since the person's last turn, rare events first."""

from __future__ import annotations

from collections import Counter

from tabletop.core.game import Player
from tabletop.session.loglines import LogLine
from tabletop.session.running import Running

MOST = 3


def since(running: Running, seat: Player) -> list[LogLine]:
    """Returns the lines, at most three; [] if nobody else has played since."""
    public = [line for line in running.log(None) if not line.separator]
    known = {(line.ply, line.text) for line in public}
    often = Counter(line.kind for line in public)
    found = [line for line in running.recap(seat) if (line.ply, line.text) in known]
    return sorted(found, key=lambda line: (often[line.kind], -line.ply))[:MOST]
