"""Fingerprints of the levels' play, and the file that keeps their measured strength.

Figures speak of the agents that were measured. A level's fingerprint is made of its thoughts at a
few moments: a change of the program that changes no thought of two levels leaves their figures
true. The program reads the file by `ai.strength`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Final, NamedTuple

from tabletop.ai.agent import Budget, seat_clone
from tabletop.ai.levels import LEVELS, level_in, make_agent
from tabletop.ai.strength import FORMAT, Measured
from tabletop.core.action import action_text
from tabletop.core.game import Game, Player, State
from tabletop.core.match import Match

MOMENTS: Final = 5
APART: Final = 7
TRIALS: Final = 48
"""At so many moments, each so many choices after the one before, each level thinks so long; and
once for each kind of choice, where a match asks for it last."""

SLIPPING: Final = 4
"""So often a level thinks there that errs now and then, so that its errors are seen too."""


class Moment(NamedTuple):
    """A choice of a match that levels think about."""

    state: State
    seat: Player
    ply: int


def fingerprints(game: Game) -> dict[str, str]:
    """For each level a short text that changes when it comes to think otherwise in that game."""
    moments = _moments(game)
    found = {}
    for name in LEVELS:
        thoughts = "".join(_thought(game, moment, name) for moment in moments)
        found[name] = sha256(thoughts.encode()).hexdigest()[:16]
    return found


def _moments(game: Game) -> list[Moment]:
    """Choices from the beginning of a match, and the last one of each kind.

    Some kinds come up at the end of a match alone, such as those of the final count, or at larger
    tables: there is a match for each number of seats, and what the smallest asks for is its last.
    """
    last: dict[int, Moment] = {}
    for players in sorted(game.info.players, reverse=True):
        choices = _choices(game, players)
        last |= {moment.state.legal_actions(moment.seat)[0].kind: moment for moment in choices}
    early = choices[APART - 1 : APART * MOMENTS : APART]
    return early + [last[kind] for kind in sorted(last)]


def _choices(game: Game, players: int) -> list[Moment]:
    """The choices of a match between greedy players."""
    match = Match(game, players, seed="fingerprint")
    walker = make_agent(game, "greedy")
    found: list[Moment] = []
    while match.state.actors():
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        action = legal[0]
        if len(legal) > 1:
            found.append(Moment(match.state.clone(), seat, match.ply))
            clone = seat_clone(match.state, seat, "fingerprint")
            *_, walked = walker.think(clone, seat, Budget(), Random(len(found)))
            action = walked.action
        match.submit(seat, action)
    return found


def _thought(game: Game, moment: Moment, name: str) -> str:
    row = level_in(game.package, name)
    clone = seat_clone(moment.state, moment.seat, "fingerprint", row.forget)
    agent = make_agent(game, name)
    said = [name]
    for seed in range(SLIPPING if row.noise else 1):
        luck = Random(f"{moment.ply}/{seed}")
        *_, decision = agent.think(clone, moment.seat, Budget(iterations=TRIALS), luck)
        said += [
            f"{action_text(each.action, game.info.verbs)} {each.value:.2f} {each.visits}"
            for each in decision.candidates
        ]
    return "; ".join(said)


def write_strength(builds: Mapping[str, str], rows: Sequence[Measured]) -> str:
    """The text of a file of figures.

    Args:
        builds: the fingerprints of what was measured.
    """
    pairs = [{**row._asdict(), "options": dict(row.options)} for row in rows]
    data = {"format": FORMAT, "builds": dict(builds), "pairs": pairs}
    return json.dumps(data, indent=1) + "\n"


def still_true(
    rows: Sequence[Measured], measured: Mapping[str, str], now: Mapping[str, str]
) -> list[Measured]:
    """The figures of pairs of which both think as they did when they were measured."""
    same = {name for name, build in now.items() if measured.get(name) == build}
    return [row for row in rows if {row.first, row.second} <= same]


def renewed(present: Sequence[Measured], fresh: Sequence[Measured]) -> list[Measured]:
    """The figures with the fresh ones in place of those of the same pairs at the same tables."""

    def table(row: Measured) -> object:
        return row.first, row.second, row.players, sorted(row.options.items())

    known = {repr(table(row)): row for row in (*present, *fresh)}
    return list(known.values())
