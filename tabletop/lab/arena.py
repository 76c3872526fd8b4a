"""Headless matches between agents: single ones, many, duels and cross tables.

The same seed gives the same matches whatever the number of jobs; only the seconds differ.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations, pairwise
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from tabletop.ai.agent import seat_clone
from tabletop.ai.levels import level, level_in, make_agent
from tabletop.ai.ratings import Rating, Score, elo_ratings
from tabletop.core.errors import BadOption
from tabletop.core.game import Game, OptionValue, Player
from tabletop.core.match import Match
from tabletop.core.record import write_record
from tabletop.core.registry import game as find_game

WINDOW = 16
"""Matches handed to an executor ahead of the one that is waited for, at least."""

AHEAD = 4
"""Matches a worker of an executor has ahead, so that none waits while the first one is long."""

Asked = TypeVar("Asked")
Given = TypeVar("Given")

DUEL_LEAST = 100
"""Games of a duel before it may end early; chance settles too few too soon."""

DUEL_MOST = 2_000


@dataclass(frozen=True, slots=True)
class MatchReport:
    """The course of one match.

    Attributes:
        agents: who sat where.
        plies: logged actions, luck included.
        asked: decisions of each seat; one legal action counts too.
        thinking: seconds each seat thought.
        digest: of the final state.
        record: the match in the record format, when it was wanted.
    """

    agents: tuple[str, ...]
    seed: str
    winners: tuple[Player, ...]
    ranks: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str
    plies: int
    asked: tuple[int, ...]
    thinking: tuple[float, ...]
    digest: str
    record: str = ""


class Task(NamedTuple):
    """A match to be played, in a form that travels to another process."""

    game: str
    agents: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, OptionValue], ...] = ()
    iterations: int | None = None
    record: bool = False


def play_match(
    game: Game,
    agents: Sequence[str],
    seed: str,
    options: Mapping[str, OptionValue] | None = None,
    *,
    iterations: int | None = None,
    record: bool = False,
) -> MatchReport:
    """Plays one match to its end, an agent's name a seat.

    Args:
        iterations: trials of the strongest level, the others' in their ratio; None = their own.

    Raises:
        BadOption: an agent, seat count or option there is not.
        IllegalAction: an agent broke the rules.
    """
    rows = [level_in(game.package, name) for name in agents]
    players = [make_agent(game, name) for name in agents]
    budgets = [row.repeatable(iterations) for row in rows]
    match = Match(game, len(agents), options, seed)
    asked = [0] * len(agents)
    thinking = [0.0] * len(agents)
    while match.state.actors():
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        asked[seat] += 1
        if len(legal) == 1:
            match.submit(seat, legal[0])
            continue
        began = perf_counter()
        clone = seat_clone(match.state, seat, seed, rows[seat].forget)
        luck = Random(f"what seat {seat} thinks at {match.ply}: {seed}")
        *_, decision = players[seat].think(clone, seat, budgets[seat], luck)
        thinking[seat] += perf_counter() - began
        match.submit(seat, decision.action)
    result = match.state.result()
    return MatchReport(
        tuple(agents),
        seed,
        result.winners,
        result.ranks,
        result.scores,
        result.reason,
        match.ply,
        tuple(asked),
        tuple(thinking),
        match.state.digest(),
        write_record(match, tuple({"agent": name} for name in agents)) if record else "",
    )


def play_task(task: Task) -> MatchReport:
    """Plays the match of a task; what an executor is given to call."""
    return play_match(
        find_game(task.game),
        task.agents,
        task.seed,
        dict(task.options),
        iterations=task.iterations,
        record=task.record,
    )


def iteration_budgets(agents: Iterable[str], iterations: int | None = None) -> dict[str, int]:
    """Trials a decision of each agent that searches, for the head of a printed table."""
    counts = {name: level(name).repeatable(iterations).iterations or 0 for name in agents}
    return {name: count for name, count in counts.items() if level(name).kind == "search"}


@dataclass(frozen=True, slots=True)
class Simulation:
    """The outcome of many matches.

    Attributes:
        wins: matches won alone, by agent.
        shared_wins: matches with several winners.
        drawn: matches without a winner.
        mean_scores: by agent.
        mean_plies: logged actions of a match.
        digest: of all final states, in order.
    """

    game: str
    players: int
    agents: tuple[str, ...]
    games: int
    finished: int
    wins: dict[str, int]
    shared_wins: int
    drawn: int
    mean_scores: dict[str, float]
    mean_plies: float
    decisions: int
    seconds: float
    digest: str

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


def simulate(
    game: Game,
    agents: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, OptionValue] | None = None,
    *,
    iterations: int | None = None,
    executor: Executor | None = None,
    workers: int = 1,
    told: Callable[[MatchReport], object] | None = None,
    record: bool = False,
) -> Simulation:
    """Plays `games` matches; seats rotate from match to match, each deal being played by all.

    Args:
        executor: spreads the matches; None = all in this process, one after the other.
        workers: how many matches the executor plays at the same time; nothing depends on it but
            how many are handed over ahead.
        told: called after each match, in order.

    Raises:
        BadOption: an agent, seat count or option there is not.
    """
    _check(game, agents, len(agents), options)
    count = len(agents)
    tasks = (
        Task(
            game.info.key,
            tuple(agents[(seat + index) % count] for seat in range(count)),
            f"{seed}/{index // count}",
            tuple((options or {}).items()),
            iterations,
            record,
        )
        for index in range(games)
    )
    began = perf_counter()
    reports: list[MatchReport] = []
    for report in _played(tasks, executor, workers):
        reports.append(report)
        if told is not None:
            told(report)
    return _summary(game, agents, reports, perf_counter() - began)


@dataclass(frozen=True, slots=True)
class Duel:
    """The outcome of the matches between two agents.

    Attributes:
        score: points of the first; a shared place counts half.
        thinking: seconds a decision with a choice took each of the two, on average.
        digest: of all final states, in order.
    """

    first: str
    second: str
    score: Score
    thinking: tuple[float, float]
    digest: str


def duel(
    game: Game,
    first: str,
    second: str,
    seed: str,
    options: Mapping[str, OptionValue] | None = None,
    *,
    games: int | None = None,
    players: int | None = None,
    iterations: int | None = None,
    executor: Executor | None = None,
    workers: int = 1,
    told: Callable[[MatchReport], object] | None = None,
) -> Duel:
    """Plays two agents against each other, seats rotated, each deal from all seats.

    Args:
        games: how many; None = until the 95 % interval excludes an even match, or DUEL_MOST.
        players: seats at the table; the two take turns at sitting alone against the rest.

    Raises:
        BadOption: an agent, seat count or option there is not.
    """
    if first == second:
        raise BadOption(f"A duel needs two different agents, not '{first}' twice.")
    seats = players or min(game.info.players)
    _check(game, (first, second), seats, options)
    tasks = (
        Task(
            game.info.key,
            _seating(first, second, seats, index),
            f"{seed}/{index // seats}",
            tuple((options or {}).items()),
            iterations,
        )
        for index in range(games or DUEL_MOST)
    )
    points = 0.0
    reports: list[MatchReport] = []
    with closing(_played(tasks, executor, workers)) as played:
        for report in played:
            reports.append(report)
            points += _points(report, first)
            if told is not None:
                told(report)
            count = len(reports)
            may_end = games is None and count >= DUEL_LEAST and count % seats == 0
            if may_end and Score(points, count).decided():
                break
    return Duel(
        first,
        second,
        Score(points, len(reports)),
        (_seconds_each(reports, first), _seconds_each(reports, second)),
        _digest(reports),
    )


@dataclass(frozen=True, slots=True)
class CrossTable:
    """Everybody against everybody.

    Attributes:
        budgets: trials a decision of the agents that search.
        duels: by pair, the earlier in `agents` first.
        ratings: Elo of each with its error.
        digest: of all final states of all duels, in order.
    """

    game: str
    agents: tuple[str, ...]
    budgets: dict[str, int]
    duels: dict[tuple[str, str], Duel]
    ratings: dict[str, Rating]
    digest: str


def cross_table(
    game: Game,
    agents: Sequence[str],
    seed: str,
    options: Mapping[str, OptionValue] | None = None,
    *,
    games: int | None = None,
    players: int | None = None,
    iterations: int | None = None,
    executor: Executor | None = None,
    workers: int = 1,
    told: Callable[[MatchReport], object] | None = None,
    ladder: bool = False,
) -> CrossTable:
    """Plays a duel of each pair of agents; `games` is for each pair.

    Args:
        ladder: each agent meets only the next.

    Raises:
        BadOption: an agent, seat count or option there is not.
    """
    duels = {
        (first, second): duel(
            game,
            first,
            second,
            f"{seed}/{first}/{second}",
            options,
            games=games,
            players=players,
            iterations=iterations,
            executor=executor,
            workers=workers,
            told=told,
        )
        for first, second in (pairwise(agents) if ladder else combinations(agents, 2))
    }
    scores = {pair: each.score for pair, each in duels.items()}
    together = hashlib.sha256("".join(each.digest for each in duels.values()).encode())
    return CrossTable(
        game.info.key,
        tuple(agents),
        iteration_budgets(agents, iterations),
        duels,
        elo_ratings(agents, scores),
        together.hexdigest(),
    )


def _check(
    game: Game, agents: Sequence[str], players: int, options: Mapping[str, object] | None
) -> None:
    """Says what is wrong before anything is played or sent to other processes."""
    for name in agents:
        level(name)
    game.info.complete(players, options or {})


def _seating(first: str, second: str, seats: int, index: int) -> tuple[str, ...]:
    """Seats two agents in a duel's match: by deal the one or the other alone, by match rotated."""
    deal, shift = divmod(index, seats)
    alone, rest = (first, second) if deal % 2 == 0 else (second, first)
    order = (alone, *(rest for _ in range(seats - 1)))
    return tuple(order[(seat + shift) % seats] for seat in range(seats))


def _points(report: MatchReport, name: str) -> float:
    """The share of pairs of opponents in which `name` placed better; the same place is half."""
    mine = [rank for rank, agent in zip(report.ranks, report.agents) if agent == name]
    theirs = [rank for rank, agent in zip(report.ranks, report.agents) if agent != name]
    won = sum((a < b) + 0.5 * (a == b) for a in mine for b in theirs)
    return won / (len(mine) * len(theirs))


def _played(
    tasks: Iterator[Task], executor: Executor | None, workers: int
) -> Generator[MatchReport]:
    """The tasks' reports, in the tasks' order, each as soon as it is there."""
    return in_order(play_task, tasks, executor, workers)


def in_order(
    call: Callable[[Asked], Given], tasks: Iterator[Asked], executor: Executor | None, workers: int
) -> Generator[Given]:
    """Yields the call's result for each task, in their order; without an executor calls here."""
    if executor is None:
        yield from map(call, tasks)
        return
    window = max(WINDOW, AHEAD * workers)
    waiting: deque[Future[Given]] = deque()
    try:
        for task in tasks:
            waiting.append(executor.submit(call, task))
            if len(waiting) >= window:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def _summary(
    game: Game, agents: Sequence[str], reports: Sequence[MatchReport], seconds: float
) -> Simulation:
    names = tuple(dict.fromkeys(agents))
    scores: dict[str, list[float]] = {name: [] for name in names}
    wins = dict.fromkeys(names, 0)
    for report in reports:
        for name, score in zip(report.agents, report.scores):
            scores[name].append(score)
        if len(report.winners) == 1:
            wins[report.agents[report.winners[0]]] += 1
    return Simulation(
        game=game.info.key,
        players=len(agents),
        agents=tuple(agents),
        games=len(reports),
        finished=len(reports),
        wins=wins,
        shared_wins=sum(len(report.winners) > 1 for report in reports),
        drawn=sum(not report.winners for report in reports),
        mean_scores={name: _mean(scores[name]) for name in names},
        mean_plies=_mean([report.plies for report in reports]),
        decisions=sum(sum(report.asked) for report in reports),
        seconds=seconds,
        digest=_digest(reports),
    )


def _seconds_each(reports: Iterable[MatchReport], name: str) -> float:
    pairs = [
        (seconds, asked)
        for report in reports
        for agent, seconds, asked in zip(report.agents, report.thinking, report.asked)
        if agent == name
    ]
    asked = sum(pair[1] for pair in pairs)
    return sum(pair[0] for pair in pairs) / asked if asked else 0.0


def _digest(reports: Iterable[MatchReport]) -> str:
    return hashlib.sha256("".join(report.digest for report in reports).encode()).hexdigest()


def _mean(numbers: Sequence[Any]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
