"""Plays the record of a saved match out again, as far as it is sound."""

from __future__ import annotations

from tabletop.core.action import parse_action
from tabletop.core.errors import BadRecord, IllegalAction
from tabletop.core.match import Entry, Match
from tabletop.core.record import SHORT, Record, open_match


def replayed(record: Record) -> tuple[Match, str]:
    """The match a record tells of, as far as it is sound, luck not dealt on; and what is wrong.

    Raises:
        UnknownGame, BadRecord: it cannot even be set up.
    """
    match = open_match(record.header)
    problem = record.damage
    for ply, (seat, text, after) in enumerate(record.lines):
        try:
            match.replay([Entry(seat, parse_action(text, match.game.info.verbs))])
        except (BadRecord, IllegalAction) as refused:
            return match, f"The saved match can be followed to ply {ply} only: {refused}"
        if match.state.digest()[:SHORT] != after:
            match.cut_to(ply)
            return match, f"The saved match can be followed to ply {ply} only."
    return match, problem
