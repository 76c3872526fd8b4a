"""The log in words: a sentence for each event a viewer learnt of, turn by turn, and the recap.

Sentences are the games' own; which pieces light up follows from the events.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabletop.core.event import Event
from tabletop.core.game import CHANCE, Player
from tabletop.core.match import Match
from tabletop.session.trail import FORCED, Trail

ONLY_CHOICE = "(the only choice)"


class LogLine(NamedTuple):
    """One line of the log.

    Attributes:
        ply: of the action that caused it; going back there undoes the line.
        seat: whom it is about, or -1.
        text: the sentence, or the turn's heading.
        pieces: keys of the pieces and places it is about, to be lit when it is pointed at.
        separator: whether it only parts two turns.
    """

    ply: int
    seat: Player
    text: str
    pieces: tuple[str, ...] = ()
    separator: bool = False


def log_lines(
    match: Match, trail: Trail, names: Sequence[str], viewer: Player | None
) -> list[LogLine]:
    """The whole log of `match` as `viewer` (None: the public) may read it.

    A turn begins with a separator; the present one has its separator even before anything
    happened in it. A choice that was made because it was the only one says so to its own seat
    alone: to the others it would tell what that seat could not do.
    """
    sentence = _sentences(match)
    turns = trail.turns(match.ply)
    lines: list[LogLine] = []
    shown = 0
    said = -1
    for ply, event in match.told(viewer):
        text = sentence(event, names)
        if not text:
            continue
        if turns[ply] > shown:
            shown = turns[ply]
            lines.append(_separator(ply, shown))
        step = trail.steps[ply]
        if step.note & FORCED and step.entry.player == viewer and ply != said:
            text, said = f"{text} {ONLY_CHOICE}", ply
        lines.append(LogLine(ply, event.player, text, _pieces(event)))
    present = trail.present(match)
    if present > shown and not match.state.is_over():
        lines.append(_separator(match.ply, present))
    return lines


def recap_lines(match: Match, trail: Trail, names: Sequence[str], viewer: Player) -> list[LogLine]:
    """What the others did between `viewer`'s last turn and what `viewer` did after it.

    Empty when nobody else has played since.
    """
    who = [entry.player for entry in match.log]
    own = {
        ply
        for ply, player in enumerate(who)
        if player == viewer and not trail.steps[ply].note & FORCED
    }
    others = [ply for ply, player in enumerate(who) if player not in (viewer, CHANCE)]
    if not others:
        return []
    begin = max((ply for ply in own if ply < others[-1]), default=-1)
    end = min((ply for ply in own if ply > others[-1]), default=match.ply)
    lines = log_lines(match, trail, names, viewer)
    return [line for line in lines if begin < line.ply < end and not line.separator]


def _separator(ply: int, turn: int) -> LogLine:
    return LogLine(ply, -1, f"Turn {turn}", (), True)


def _sentences(match: Match) -> Callable[[Event, Sequence[str]], str]:
    text = match.game.part("text")
    if text is None:
        return _plain
    found: Callable[[Event, Sequence[str]], str] = text.sentence
    return found


def _plain(event: Event, names: Sequence[str]) -> str:
    """For a game without words of its own: the event's name, said by its seat."""
    fact = event.kind.replace("_", " ")
    who = f"{names[event.player]}: " if 0 <= event.player < len(names) else ""
    return f"{who}{fact}."


def _pieces(event: Event) -> tuple[str, ...]:
    keys = (event.piece, event.origin, event.target)
    return tuple(dict.fromkeys(key for key in keys if key))
