"""Paired rollouts: equal worlds and luck, honest errors, halving, exact repetition."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

from tabletop.ai.agent import Budget, outcome, seat_clone
from tabletop.ai.greedy import SHOWN
from tabletop.ai.pairing import RolloutAgent, spent
from tabletop.ai.rollouts import FLOOR, Evaluation, Guide, Meant, Rollouts, Verdict
from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Player, Result, State
from tabletop.core.match import Match
from tests import tiny
from tests.ai import nim
from tests.ai.kuhn import BETS, JACK, KING, PASSED, QUEEN, dealt
from tests.tiny.heuristics import evaluate, rollout


def at_end(state: State, player: Player) -> Verdict:
    worth = outcome(state)[player] if state.is_over() else 1.0 / state.players
    return Verdict(worth, worth)


def anything(state: Any, player: Player, legal: Sequence[Action], rng: Random) -> Action:
    return legal[int(rng.random() * len(legal))]


def even(state: Any, player: Player, legal: Sequence[Action]) -> list[float]:
    return [0.0] * len(legal)


def guide(**changed: Any) -> Guide:
    parts: dict[str, Any] = dict(
        scores=even,
        play=anything,
        judge=at_end,
        rests=lambda state: False,
        depth=1_000,
        doubt=1.0,
        noise=0.5,
    )
    return Guide(**{**parts, **changed})


def tried(state: State, player: Player, trials: int, seed: str = "s", **changed: Any) -> Rollouts:
    kept = changed.pop("kept", 6)
    rollouts = Rollouts(state, player, guide(**changed), seed, kept=kept)
    while rollouts.trials < trials:
        rollouts.trial()
    return rollouts


def test_values_and_their_errors_agree_with_what_is_known() -> None:
    """A queen that calls a bet wins or loses all, each as likely; one that folds gets a quarter."""
    call, fold = tried(dealt(JACK, QUEEN, "b"), 1, 4_000).evaluation().choices
    assert call.plan == (BETS,) and call.chance == pytest.approx(0.5, abs=3 * call.error)
    assert call.error == pytest.approx(0.5 / call.trials**0.5, rel=0.02)
    assert fold.chance == pytest.approx(0.25, abs=3 * fold.error)
    assert fold.behind == pytest.approx(0.25, abs=3 * fold.behind_error)


def test_errors_are_honest_over_many_independent_runs() -> None:
    runs = [tried(dealt(QUEEN, JACK), 0, 200, f"run {n}").evaluation() for n in range(150)]
    for action in (PASSED, BETS):
        found = [next(c for c in run.choices if c.action == action) for run in runs]
        assert stdev(c.chance for c in found) == pytest.approx(
            mean(c.error for c in found), rel=0.2
        )


class Coin(nim.State):
    """Nim in which the dealer throws a coin after each taking, and the heap may lose one more.

    `turn` counts takings and throws.
    """

    def actors(self) -> tuple[Player, ...]:
        if not self.heap:
            return ()
        return (CHANCE,) if self.turn % 2 else (self.turn // 2 % self.players,)

    def sample_chance(self, rng: Random) -> Action:
        return Action(nim.TAKE, int(rng.random() < 0.5))

    def result(self) -> Result:
        self.turn = (self.turn + 1) // 2
        return super().result()


def test_all_candidates_meet_the_same_worlds_and_the_same_dealers_luck() -> None:
    """Two names for one action have no difference at all, though each alone wins now and then."""
    rollouts = tried(Coin(2, 15), 0, 200, plans=lambda *asked: [Meant((asked[2][0],), 0.0)] * 2)
    one, other = rollouts.candidates
    assert one.worths == other.worths and 0.0 < mean(one.worths) < 1.0
    _, second = rollouts.evaluation().choices
    assert second.behind == 0.0 and second.behind_error == 0.0 and second.error > 0.0


def test_pairing_tells_a_small_difference_from_few_trials() -> None:
    """A hidden card decides nearly all; the difference beside it does not show unpaired."""
    choices = tried(dealt(JACK, KING, "p"), 1, 400).evaluation().choices
    assert [choice.action for choice in choices] == [BETS, PASSED]
    behind = choices[1]
    unpaired = (choices[0].error ** 2 + behind.error**2) ** 0.5
    assert behind.behind_error < unpaired


def test_the_same_seed_and_trials_repeat_exactly_and_more_go_on_from_there() -> None:
    state = dealt(QUEEN, JACK)
    whole, part = tried(state, 0, 300), tried(state, 0, 100)
    assert part.evaluation() != whole.evaluation()
    while part.trials < 300:
        part.trial()
    assert part.evaluation() == whole.evaluation() == tried(state, 0, 300).evaluation()
    assert whole.evaluation() != tried(state, 0, 300, "other").evaluation()


def test_the_root_stays_as_it_was() -> None:
    state = dealt(QUEEN, JACK)
    before = state.digest()
    tried(state, 0, 50)
    assert state.digest() == before


def test_halves_are_dropped_until_one_is_left_and_all_trials_are_spent() -> None:
    rollouts = Rollouts(nim.State(2, 11), 0, guide(), "s")
    for _ in spent(rollouts, Budget(iterations=300)):
        pass
    assert rollouts.trials == 300
    counts = sorted(len(each.worths) for each in rollouts.candidates)
    assert counts[0] < counts[-1]
    assert rollouts.evaluation().choices[0].trials == counts[-1]
    assert len(rollouts.alive) == 2


def test_with_few_trials_the_policy_decides_and_with_many_the_trials_do() -> None:
    def fond(state: Any, player: Player, legal: Sequence[Action]) -> list[float]:
        return [0.3 if action == PASSED else 0.0 for action in legal]

    king = dealt(JACK, KING, "b")
    few = tried(king, 1, 2, scores=fond, doubt=0.1, noise=2.0)
    many = tried(king, 1, 600, scores=fond, doubt=0.1, noise=2.0)
    assert few.evaluation().choices[0].action == PASSED
    assert many.evaluation().choices[0].action == BETS


def test_nothing_is_shown_on_fewer_trials_than_the_floor() -> None:
    agent = RolloutAgent(guide())
    for iterations in (3, 40, 200):
        *_, found = agent.think(nim.State(2, 10), 0, Budget(iterations=iterations), Random(1))
        assert all(each.visits >= FLOOR for each in found.candidates[1:])
        assert found.candidates[0].action == found.action


def test_of_many_candidates_a_few_are_shown() -> None:
    """All look alike and are tried alike."""
    many = [Meant((Action(nim.TAKE, 1 + n % 3, n),), 0.0) for n in range(12)]
    level = guide(judge=lambda state, player: Verdict(0.5, 0.5), plans=lambda *asked: many)
    agent = RolloutAgent(level, kept=12)
    *_, found = agent.think(nim.State(2, 60), 0, Budget(iterations=3_000), Random(1))
    assert len(found.candidates) == SHOWN


def test_whole_choices_are_tried_as_they_are_meant() -> None:
    """Of two plans that begin alike the second step is taken as the plan says."""

    whole = [Meant((PASSED, BETS), 0.0), Meant((PASSED, PASSED), 0.0)]

    def bets(state: Any, player: Player, legal: Sequence[Action], rng: Random) -> Action:
        return BETS

    rollouts = tried(dealt(KING, QUEEN), 0, 100, plans=lambda *asked: whole, play=bets)
    calls, folds = rollouts.evaluation().choices
    assert calls.plan == (PASSED, BETS) and calls.chance == 1.0
    assert folds.chance == pytest.approx(0.25, abs=3 * folds.error)


def test_thinking_ends_early_where_the_best_is_far_ahead() -> None:
    agent = RolloutAgent(guide())
    *_, found = agent.think(dealt(JACK, KING, "b"), 1, Budget(iterations=100_000), Random(1))
    assert found.action == BETS and found.visits < 1_000


def test_every_decision_of_whole_matches_with_luck_and_sealed_choices_is_legal() -> None:
    def judge(state: Any, player: Player) -> Verdict:
        worth = (outcome(state) if state.is_over() else evaluate(state))[player]
        return Verdict(worth, worth)

    agent = RolloutAgent(guide(judge=judge, play=rollout, depth=20))
    for players in (2, 3, 4):
        match = Match(tiny.GAME, players, seed=f"m{players}")
        luck = Random(players)
        while match.state.actors():
            seat = match.state.actors()[luck.randrange(len(match.state.actors()))]
            clone = seat_clone(match.state, seat, "x")
            before = clone.digest()
            *_, found = agent.think(clone, seat, Budget(iterations=20), Random(match.ply))
            assert clone.digest() == before
            match.submit(seat, found.action)


def test_what_is_thought_is_summed_up_as_the_trials_grow_not_at_every_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Summing up many worlds at each slice would take more time than the playouts."""
    monkeypatch.setattr("tabletop.ai.pairing.SLICE_SECONDS", 0.0)
    summed: list[int] = []
    sums = Rollouts.evaluation

    def counted(rollouts: Rollouts) -> Evaluation:
        summed.append(rollouts.trials)
        return sums(rollouts)

    monkeypatch.setattr(Rollouts, "evaluation", counted)
    agent = RolloutAgent(guide(judge=lambda state, player: Verdict(0.5, 0.5)))
    told = list(agent.think(nim.State(2, 10), 0, Budget(iterations=600), Random(1)))
    assert len(told) > 600 and len(summed) < 45
    assert summed[-1] == 600


def test_no_time_at_all_still_gives_a_decision() -> None:
    *_, found = RolloutAgent(guide()).think(nim.State(2, 9), 0, Budget(seconds=0.0), Random(1))
    assert found.action in nim.State(2, 9).legal_actions(0)


def test_a_playout_in_steps_hands_back_before_each_decision_and_finds_the_same() -> None:
    """So no slice of thinking is longer than one decision of the policy."""
    decisions: list[Player] = []

    def noted(state: Any, player: Player, legal: Sequence[Action], rng: Random) -> Action:
        decisions.append(player)
        return anything(state, player, legal, rng)

    whole = tried(nim.State(2, 11), 0, 12)
    stepped = Rollouts(nim.State(2, 11), 0, guide(play=noted), "s")
    handed_back = 0
    while stepped.trials < 12:
        for _ in stepped.trial_in_steps():
            assert handed_back == len(decisions), "one decision between two hand-backs"
            handed_back += 1
    assert handed_back == len(decisions) > 12
    assert stepped.evaluation() == whole.evaluation()
