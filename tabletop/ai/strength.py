"""How strong the levels are: what the arena measured, beside a game's agents in `strength.json`.

Figures speak of the agents that were measured. `fingerprints` tells whether these are the same:
they are made of what each level thinks at a few moments, so a change of the program that changes no
thought of two levels leaves their figures true. Players see them in set-up and About.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from tabletop.ai.agent import Budget, seat_clone
from tabletop.ai.judging import judge_in
from tabletop.ai.levels import AGENTS, LEVELS, level, level_in, make_agent
from tabletop.ai.plain import heuristics_in
from tabletop.ai.policy import guide_in, policy_in
from tabletop.core.action import action_text
from tabletop.core.game import Game, OptionValue, Player, State, data_file
from tabletop.core.match import Match

log = logging.getLogger(__name__)

FORMAT: Final = 2
FILE: Final = "strength.json"

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


class Measured(NamedTuple):
    """What came of the matches between two levels.

    Attributes:
        first, second: the weaker level and the stronger one.
        share: of the stronger one; a shared place counts half, so even is 0.5.
        low, high: the 95 % interval of the share.
        trials: how many a decision each of the two had.
    """

    first: str
    second: str
    players: int
    options: Mapping[str, OptionValue]
    games: int
    share: float
    low: float
    high: float
    trials: tuple[int, int]


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


def own_file(package: str) -> Path:
    """Where the figures of the game lie whose folder is `package`."""
    return data_file(package, "heuristics", FILE)


def write_strength(builds: Mapping[str, str], rows: Sequence[Measured]) -> str:
    """The text of a file of figures.

    Args:
        builds: the fingerprints of what was measured.
    """
    pairs = [{**row._asdict(), "options": dict(row.options)} for row in rows]
    data = {"format": FORMAT, "builds": dict(builds), "pairs": pairs}
    return json.dumps(data, indent=1) + "\n"


def read_strength(text: str) -> tuple[dict[str, str], tuple[Measured, ...]]:
    """The fingerprints of what was measured, and the figures.

    Raises:
        ValueError: the file is damaged or of another form.
    """
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise ValueError("another form")
        return dict(data["builds"]), tuple(map(_measured, data["pairs"]))
    except (KeyError, TypeError, AttributeError, RecursionError) as problem:
        raise ValueError(f"{type(problem).__name__}: {problem}") from None


def _measured(row: Mapping[str, Any]) -> Measured:
    """A row of the file; what somebody wrote into it by hand must still be numbers."""
    found = Measured(**{**row, "trials": tuple(row["trials"])})
    counts = (found.players, found.games, *found.trials)
    if not all(type(each) is int and each >= 0 for each in counts) or len(found.trials) != 2:
        raise ValueError("a count that is none")
    if not all(0.0 <= each <= 1.0 for each in (found.low, found.share, found.high)):
        raise ValueError("a share that is none")
    if not {found.first, found.second} <= set(AGENTS) or not isinstance(found.options, dict):
        raise ValueError("agents or options there are not")
    return found


@cache
def strength_in(package: str) -> tuple[Measured, ...]:
    """The figures of a game; none where they are missing or cannot be read."""
    try:
        return read_strength(own_file(package).read_text("utf-8"))[1]
    except FileNotFoundError:
        return ()
    except (OSError, ValueError) as problem:
        log.warning("The strength of %s cannot be read: %s", package, problem)
        return ()


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


def sentence(row: Measured) -> str:
    """One pair in words: "Hard did better than Normal in 78 % of 120 matches of 2 players (70 to
    85 %)." With how much less they thought than in play, where that was so."""
    strong, weak = row.second.capitalize(), row.first.capitalize()
    where = f"{row.games} matches of {row.players} players"
    if row.low <= 0.5:
        told = f"{strong} could not be told from {weak} in {where} ({_percent(row.share)} %)"
    else:
        range_ = f"{_percent(row.low)} to {_percent(row.high)} %"
        told = f"{strong} did better than {weak} in {_percent(row.share)} % of {where} ({range_})"
    less = round(level(row.second).iterations / max(1, row.trials[1]))
    return f"{told}, with {less} times less thought than in play." if less > 1 else f"{told}."


def _percent(share: float) -> int:
    return round(100 * share)


def fault_in(package: str) -> str:
    """Why the weights of a game whose levels play by weights cannot be used; "" where they can."""
    asked = set(heuristics_in(package).fitted)
    if guide_in(package) is not None:
        asked.add("policy")
    fitted = {"policy": policy_in(package), "judge": judge_in(package)}
    parts = [part for name, part in fitted.items() if name in asked]
    return next((part.fault for part in parts if part is not None and part.fault), "")


def about_level(package: str, name: str, players: int) -> str:
    """What was measured of a level against the one below it, at a table of about that size; or
    that it cannot play as it was measured."""
    if level(name).kind == "search" and (fault := fault_in(package)):
        return f"Here it plays by plain rules, for its weights are not used: {fault}"
    rows = [row for row in strength_in(package) if row.second == name]
    if not rows:
        return ""
    return sentence(min(rows, key=lambda row: (abs(row.players - players), len(row.options))))
