"""Copies and search: what a clone costs, and how much of its time a search spends on searching."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import count, cycle
from random import Random

from tabletop.ai.agent import Budget, Heuristics, seat_clone
from tabletop.ai.levels import level
from tabletop.ai.plain import PLAIN, heuristics_in
from tabletop.ai.search import Search, SearchAgent
from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.core.event import Sink
from tabletop.core.game import Player, State
from tabletop.core.match import Match
from tabletop.core.registry import game as find_game
from tabletop.lab.bench import peers
from tabletop.lab.bench.rows import Row, Work, beside, missing, rates, skipped, spent
from tabletop.lab.bench.rules import play_out

DECISIONS = 12
COPIES = 50
TRIALS = 60
WORLDS = 64
"""Redrawn states that plain playouts start from in turn: playouts of one world alone may be longer
or shorter than those of the many worlds a search plays in."""
PLAYOUTS = 300


KINGDOM, KINGDOM_SEATS = "bunny_kingdom", 4
COPY = "G4 clone / Catanatron's copy"
SPIEL = "G7 search / OpenSpiel's Python search on gin rummy"
CATAN = "G8 search / Catanatron's copy and random playout"


def middle(key: str, players: int = 0) -> Match:
    """A match some decisions in, at a decision with a choice; the fewest seats unless told."""
    game = find_game(key)
    match = Match(game, players or game.info.players[0], None, "bench")
    luck = Random(7)
    for _ in range(10 * DECISIONS):
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        if match.ply >= DECISIONS and len(legal) > 1:
            break
        match.submit(seat, legal[pick(len(legal), luck)])
    return match


def measure(keys: Sequence[str], rounds: int) -> Iterator[Row]:
    """Clone, search overhead, search speed, and an answer's time at each level, game by game."""
    for key in keys:
        for row in of_game(key, rounds):
            yield replace(row, game=key)


def of_game(key: str, rounds: int) -> Iterator[Row]:
    match = middle(key)
    seat = match.state.actors()[0]
    state = seat_clone(match.state, seat, "bench")
    contestants = {**own_work(match, state, seat)}
    contestants |= peers.installed({"catan": peers.catan_copy, "spiel": peers.spiel_search})
    taken = rates(contestants, rounds)
    clone_us, deep_us = 1e6 / taken["clone"], 1e6 / taken["deep"]
    yield copied(clone_us, taken.get("catan"))
    yield Row(
        "G5 deepcopy / clone", f"{clone_us:.2f} us", f"{deep_us:.1f} us", deep_us / clone_us,
        ">= 15", ">= 30",
    )  # fmt: skip
    yield Row(
        "clone's share of a playout", f"{clone_us:.2f} us", f"{1e6 / taken['playout']:.0f} us",
        taken["playout"] / taken["clone"],
    )  # fmt: skip
    yield from overhead(state, contestants, taken)
    goals = (">= 1", ">= 2")
    yield beside(SPIEL, taken["search"], taken.get("spiel"), goals, peers.SPIEL, key)
    if key == KINGDOM:
        yield big_search(rounds)
    size = len(pickle.dumps(match.state))
    yield Row("state, pickled", f"{size} bytes", "1000 bytes", size / 1000)
    yield from answers(match, seat, max(1, rounds // 3))


def own_work(match: Match, state: State, seat: int) -> dict[str, Work]:
    """The work on a state of ours: copied, copied deeply, played out, searched."""
    luck = Random(3)
    worlds = cycle([seat_clone(match.state, seat, f"bench {i}") for i in range(WORLDS)])

    def cloned() -> int:
        for _ in range(COPIES):
            state.clone()
        return COPIES

    def deep() -> int:
        copy.deepcopy(state)
        return 1

    def playout() -> int:
        play_out(next(worlds).clone(), luck)
        return 1

    return {"clone": cloned, "deep": deep, "playout": playout, "search": searched(state, seat)}


def copied(clone_us: float, catan: float | None) -> Row:
    """Our copy beside that of a peer of the same kind."""
    if catan is None:
        return skipped(COPY, missing(peers.CATAN), "<= 0.10", "<= 0.04")
    theirs = 1e6 / catan
    words = f"{clone_us:.2f} us", f"{theirs:.1f} us"
    return Row(COPY, *words, clone_us / theirs, "<= 0.10", "<= 0.04")


def overhead(state: State, works: Mapping[str, Work], taken: Mapping[str, float]) -> Iterator[Row]:
    """The share of its time that a search spends on searching."""
    in_search = taken["search"] * applied(state, works["search"]) / TRIALS
    in_playout = taken["playout"] * applied(state, works["playout"], PLAYOUTS) / PLAYOUTS
    yield Row(
        "G6 search / (clone + random playout)", f"{taken['search']:,.0f} trials/s",
        f"{taken['playout']:,.0f} trials/s", taken["search"] / taken["playout"], ">= 0.5",
        ">= 0.75",
        "Both play to the end at random; the search also redraws what is hidden and keeps a tree.",
    )  # fmt: skip
    yield Row(
        "the same by actions: trials differ in length", f"{in_search:,.0f} actions/s",
        f"{in_playout:,.0f} actions/s", in_search / in_playout,
    )  # fmt: skip


def big_search(rounds: int) -> Row:
    """The search with four seats beside what a search of the peer would do for each trial."""
    match = middle(KINGDOM, KINGDOM_SEATS)
    seat = match.state.actors()[0]
    contestants = {"ours": searched(seat_clone(match.state, seat, "bench"), seat)}
    contestants |= peers.installed({"catan": peers.catan_playout})
    taken = rates(contestants, rounds)
    note = "The peer's package has no search; its playouts stand for one without a tree."
    goals = (">= 8", ">= 25")
    return beside(CATAN, taken["ours"], taken.get("catan"), goals, peers.CATAN, KINGDOM, note)


def applied(state: State, work: Work, times: int = 1) -> int:
    """Counts the actions that some work carries out on states of that kind; not timed."""
    kind = type(state)
    original = kind.apply
    done = count()

    def counting(self: State, player: Player, action: Action, sink: Sink | None = None) -> None:
        next(done)
        original(self, player, action, sink)

    setattr(kind, "apply", counting)  # noqa: B010 - mypy would not let a method be assigned
    try:
        for _ in range(times):
            work()
    finally:
        setattr(kind, "apply", original)  # noqa: B010
    return next(done)


def searched(state: State, seat: int) -> Work:
    """Trials of a search that plays to the end at random, as the plain playout does."""
    agent = SearchAgent(PLAIN)
    luck = Random(5)

    def work() -> int:
        for _ in agent.think(state, seat, Budget(iterations=TRIALS), luck):
            pass
        return TRIALS

    return work


def answers(match: Match, seat: int, rounds: int) -> Iterator[Row]:
    """Measures the longest decisions of the slower levels: all their trials are made."""
    heuristics = heuristics_in(match.game.package)
    for name, most in (("hard", 1.0), ("expert", 3.0)):
        state = seat_clone(match.state, seat, "bench")
        trials = level(name).iterations
        think = partial(think_long, state, seat, heuristics, trials)
        seconds = spent({name: think}, rounds)[name]
        yield Row(
            f"{name}: an answer with {trials} trials", f"{seconds:.2f} s",
            f"{most:.0f} s", seconds / most, "<= 1",
        )  # fmt: skip


def think_long(state: State, seat: int, heuristics: Heuristics, trials: int) -> None:
    """So many trials, though an agent would stop as soon as it is settled."""
    search = Search(state, seat, heuristics, Random(1))
    for _ in range(trials):
        search.trial()
