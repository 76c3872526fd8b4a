"""The log in words: a sentence for each event a viewer learnt of, turn by turn, and the recap.

Sentences are the games' own; which pieces light up follows from the events.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabletop.core.event import Event
from tabletop.core.game import CHANCE, Player
from tabletop.core.match import Match
from tabletop.session.trail import FORCED, LEFT, Trail

ONLY_CHOICE = "(the only choice)"

TURN_BEGUN = "turn_begun"
"""The event by which a game heads a turn itself; its sentence is the heading."""

Sentence = Callable[[Event, Sequence[str]], str]


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

    A turn begins with a separator: the game's own TURN_BEGUN event, or else wherever the views'
    turn changes. A choice that was made because it was the only one says so to its own seat
    alone: to the others it would tell what that seat could not do.
    """
    sentence = _sentences(match)
    turns = trail.turns(match.ply)
    counted = not any(event.kind == TURN_BEGUN for batch in match.events for event in batch)
    told: dict[int, list[Event]] = {}
    for ply, event in match.told(viewer):
        told.setdefault(ply, []).append(event)
    lines: list[LogLine] = []
    shown = 0
    for ply in range(match.ply):
        found = _lines_of(ply, told.get(ply, []), sentence, names)
        found = _with_note(found, ply, trail, names, viewer)
        if counted and found and turns[ply] > shown:
            shown = turns[ply]
            lines.append(_separator(ply, f"Turn {shown}"))
        lines.extend(found)
    present = trail.present(match)
    if counted and present > shown and not match.state.is_over():
        lines.append(_separator(match.ply, f"Turn {present}"))
    return lines


def recap_lines(match: Match, trail: Trail, names: Sequence[str], viewer: Player) -> list[LogLine]:
    """What the others did between `viewer`'s last turn and what `viewer` did after it.

    Empty when nobody else has played since.
    """
    who = [entry.player for entry in match.log]
    own = {
        ply
        for ply, player in enumerate(who)
        if player == viewer and not trail.steps[ply].note & (FORCED | LEFT)
    }
    others = [ply for ply, player in enumerate(who) if player not in (viewer, CHANCE)]
    if not others:
        return []
    begin = max((ply for ply in own if ply < others[-1]), default=-1)
    end = min((ply for ply in own if ply > others[-1]), default=match.ply)
    lines = log_lines(match, trail, names, viewer)
    span = range(begin + 1, end)
    return [
        line
        for line in lines
        if line.ply in span and not line.separator and who[line.ply] != viewer
    ]


def _lines_of(
    ply: int, events: Sequence[Event], sentence: Sentence, names: Sequence[str]
) -> list[LogLine]:
    """The lines that one action's events make."""
    lines: list[LogLine] = []
    for event in events:
        if text := sentence(event, names):
            if event.kind == TURN_BEGUN:
                # Going back to a separator keeps it: what it heads begins with the next action.
                lines.append(_separator(ply + 1, text))
            else:
                lines.append(LogLine(ply, event.player, text, _pieces(event)))
    return lines


def _with_note(
    lines: list[LogLine], ply: int, trail: Trail, names: Sequence[str], viewer: Player | None
) -> list[LogLine]:
    """The lines of an action, saying so where the program made it for `viewer`."""
    step = trail.steps[ply]
    seat = step.entry.player
    if not step.note & FORCED or seat != viewer:
        return lines
    for number, line in enumerate(lines):
        if not line.separator:
            lines[number] = line._replace(text=f"{line.text} {ONLY_CHOICE}")
            return lines
    text = f"{names[seat]}: {step.words} {ONLY_CHOICE}"
    return [LogLine(ply, seat, text), *lines] if step.words else lines


def _separator(ply: int, text: str) -> LogLine:
    return LogLine(ply, -1, text, (), True)


def _sentences(match: Match) -> Sentence:
    text = match.game.part("text")
    if text is None:
        return _plain
    found: Sentence = text.sentence
    return found


def _plain(event: Event, names: Sequence[str]) -> str:
    """For a game without words of its own: the event's name, said by its seat."""
    fact = event.kind.replace("_", " ")
    who = f"{names[event.player]}: " if 0 <= event.player < len(names) else ""
    return f"{who}{fact}."


def _pieces(event: Event) -> tuple[str, ...]:
    keys = (event.piece, event.origin, event.target)
    return tuple(dict.fromkeys(key for key in keys if key))
