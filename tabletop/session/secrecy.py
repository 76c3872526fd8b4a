"""Hidden facts of a match that goes on: cards face down, luck that is to come.

A record and a position hold all of a match, its seed too, so that whoever writes one is told. What
a seat may know of it is the rules' business.
"""

from __future__ import annotations

from dataclasses import is_dataclass, replace
from random import Random
from typing import Any, Final

from tabletop.core.game import CHANCE, Player, State
from tabletop.session.loglines import LogLine, say
from tabletop.session.outcomes import aids_of
from tabletop.session.running import Running

DRAWS: Final = 3
"""So often all that a seat does not know is drawn anew: twice it may come out as it is."""

BY_HEART: Final = "by_heart"
"""The option of a game of memory: older turns cannot be read again while it is played."""

TURNS: Final = 2
"""The turns that can be read again where older ones are to be remembered: this one and the last."""

def hides(running: Running) -> bool:
    """Returns True if any seat does not know everything about a match under way or its luck."""
    if running.over:
        return False
    state = running.match.state
    seats = range(running.match.players)
    return any(_unknown(state, seat) for seat in seats) or _luck_comes(state.clone())


def by_heart(running: Running) -> bool:
    """Returns True if people must remember older turns: there are some, the match is played so
    (BY_HEART), and nobody has opened the log."""
    wanted = running.match.options.get(BY_HEART) is True and running.turn > TURNS
    asked = bool(running.humans) and "log" not in aids_of(running.aids)
    return wanted and asked and not running.over


def readable(running: Running, viewer: Player | None) -> list[LogLine]:
    """The log as it may be read again: whole, or the last TURNS of it and a line for the others."""
    lines = running.log(viewer)
    heads = [at for at, line in enumerate(lines) if line.separator]
    if len(heads) <= TURNS or not by_heart(running):
        return lines
    return [LogLine(0, -1, say("by-heart"), separator=True), *lines[heads[-TURNS] :]]


def sees_more(running: Running, seat: Player) -> bool:
    """Returns True if that seat sees anything that not everybody sees."""
    view: Any = running.view(seat)
    replaced = replace if is_dataclass(view) else type(view)._replace
    return bool(replaced(view, viewer=None) != running.view(None))


def _unknown(state: State, seat: int) -> bool:
    """Returns True if that seat could mistake the state for another one."""
    digest = state.digest()
    for draw in range(DRAWS):
        other = state.clone()
        other.redeterminize(seat, Random(draw))
        if other.digest() != digest:
            return True
    return False


def _luck_comes(state: State) -> bool:
    """Returns True if anything is dealt or rolled when the state is played to its end at random."""
    lot = Random(0)
    while actors := state.actors():
        if CHANCE in actors:
            return True
        state.apply(actors[0], lot.choice(state.legal_actions(actors[0])))
    return False
