"""Agents get only what their seat may know, and a game's heuristics keep to what was agreed."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite
from random import Random

import pytest

from tabletop.ai.agent import Agent, Budget, Decision, seat_clone
from tabletop.ai.client import AgentClient, Decide
from tabletop.ai.levels import AGENTS, make_agent
from tabletop.ai.plain import heuristics_in
from tabletop.core.chance import dealer_stream
from tabletop.core.game import CHANCE, Player, State
from tabletop.core.registry import games
from tabletop.lab import arena
from tests.contract.secrecy import redrawn
from tests.contract.walks import Case, Walk, defaults, walk_of
from tests.tiny import GAME as TINY
from tests.tiny.state import State as TinyState

CASES = pytest.mark.parametrize("case", defaults(), ids=str)
LOOKS = 12


class Spy(Agent):
    """Plays the first legal action and keeps what it was handed."""

    def __init__(self) -> None:
        self.handed: list[State] = []

    def think(
        self, state: State, player: Player, budget: Budget, rng: Random
    ) -> Iterator[Decision]:
        self.handed.append(state)
        yield Decision(state.legal_actions(player)[0], 0.5, 0)


def decisions(walk: Walk) -> Iterator[tuple[State, Player]]:
    """Some moments at which a seat decides."""
    for moment in walk.sample(LOOKS):
        if moment.player != CHANCE:
            yield moment.state, moment.player


@CASES
@pytest.mark.parametrize("level", AGENTS)
def test_an_agent_is_handed_the_same_for_worlds_its_seat_cannot_tell_apart(
    case: Case, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy = Spy()
    monkeypatch.setattr(Decide, "agent", lambda request: spy)
    client = AgentClient("inline")
    game = games()[case.key]
    for state, seat in decisions(walk_of(case)):
        before = state.digest()
        for world in (state, redrawn(state, seat, "an equal world")):
            client.ask(game, world, seat, level, "match seed")
            answer = client.poll()
            assert answer is not None and answer.final and not answer.fallback
            assert spy.handed[-1] is not world
        first, second = spy.handed[-2:]
        assert first.digest() == second.digest(), f"{level} can peek"
        assert state.digest() == before


@CASES
def test_the_arena_hands_out_redrawn_clones_alone(
    case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    spy, drawn = Spy(), []

    def clone(state: State, player: Player, seed: str, forget: float = 0.0) -> State:
        drawn.append(seat_clone(state, player, seed, forget))
        return drawn[-1]

    monkeypatch.setattr(arena, "seat_clone", clone)
    monkeypatch.setattr(arena, "make_agent", lambda game, name: spy)
    arena.play_match(games()[case.key], ["uniform"] * case.players, "spied on")
    assert spy.handed and all(state in drawn for state in spy.handed)


@CASES
@pytest.mark.parametrize("level", AGENTS)
def test_agents_leave_what_they_are_handed_as_it_was_and_play_legally(
    case: Case, level: str
) -> None:
    agent = make_agent(games()[case.key], level)
    for state, seat in decisions(walk_of(case)):
        clone = seat_clone(state, seat, "kept", 0.3)
        before = clone.digest()
        *_, decision = agent.think(clone, seat, Budget(iterations=12), Random("kept"))
        assert clone.digest() == before
        assert decision.action in state.legal_actions(seat)


@CASES
def test_heuristics_answer_in_the_agreed_terms(case: Case) -> None:
    game = games()[case.key]
    heuristics = heuristics_in(game.package)
    for state, seat in decisions(walk_of(case)):
        world = redrawn(state, seat, "thought")
        legal, before = list(world.legal_actions(seat)), world.digest()
        values = heuristics.evaluate(world)
        assert len(values) == case.players and all(0.0 <= value <= 1.0 for value in values)
        for play in (heuristics.rollout, heuristics.likely or heuristics.rollout):
            assert play(world, seat, legal, Random("r")) in legal
        scores = heuristics.greedy(world, seat, legal, Random("g"))
        assert list(scores) == list(heuristics.greedy(world, seat, legal, Random("g")))
        assert len(scores) == len(legal) and all(map(isfinite, scores))
        if heuristics.prior is not None:
            weights = heuristics.prior(world, seat, legal)
            assert len(weights) == len(legal) and min(weights) >= 0.0 < sum(weights)
        assert world.digest() == before, "a heuristic changed the state it judged"


def test_a_redraw_shares_no_luck_with_the_dealer() -> None:
    """Both may be addressed by the match's seed and a small number; the streams differ still."""
    heard: list[float] = []

    class Listening(TinyState):
        def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
            heard.append(rng.random())

    for seat in range(4):
        for seed in ("seed", f"seed/{seat}"):
            seat_clone(Listening(4, 1, False, False), seat, seed)
    assert len(set(heard)) == 8, "two seats of a match forget alike"
    assert not {dealer_stream("seed", ply).random() for ply in range(4)} & set(heard)


def test_the_small_game_brings_its_own_heuristics() -> None:
    assert heuristics_in(TINY.package).depth == 20
