"""The agents that look ahead, held against a game with hidden cards whose values are known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from tabletop.ai.agent import Agent, Budget, Decision, Heuristics, outcome
from tabletop.ai.pairing import RolloutAgent
from tabletop.ai.plain import PLAIN
from tabletop.ai.rollouts import Guide, Verdict
from tabletop.ai.search import SearchAgent
from tabletop.core.action import Action
from tests.ai import kuhn
from tests.ai.kuhn import BETS, JACK, KING, PASSED, QUEEN, dealt

TRIALS = 600


def paired(heuristics: Heuristics) -> Agent:
    """Paired rollouts that know of the game what the heuristics tell the tree."""

    def judge(state: kuhn.State, player: int) -> Verdict:
        worths = outcome(state) if state.is_over() else heuristics.evaluate(state)
        return Verdict(worths[player], worths[player])

    return RolloutAgent(
        Guide(
            scores=lambda state, player, legal: [0.0] * len(legal),
            play=heuristics.rollout,
            judge=judge,
            rests=heuristics.rests or (lambda state: False),
            depth=heuristics.depth,
            doubt=1.0,
            noise=0.5,
        )
    )


Asked = Callable[[Heuristics], Agent]
AGENTS: dict[str, Asked] = {"tree": SearchAgent, "paired": paired}
EVERY_AGENT = pytest.mark.parametrize("agent", AGENTS.values(), ids=AGENTS.keys())


def decide(
    agent: Asked,
    state: kuhn.State,
    heuristics: Heuristics = PLAIN,
    seed: int = 1,
) -> Decision:
    seat = state.actors()[0]
    thinking = agent(heuristics).think(state, seat, Budget(iterations=TRIALS), Random(seed))
    *_, decision = thinking
    return decision


def worth(decision: Decision, action: Action) -> float:
    return next(each.value for each in decision.candidates if each.action == action)


@EVERY_AGENT
def test_what_the_other_seat_holds_changes_nothing_in_a_decision(agent: Asked) -> None:
    """Without a redraw for every trial each would know the card it meets."""
    assert decide(agent, dealt(JACK, QUEEN, "b")) == decide(agent, dealt(KING, QUEEN, "b"))
    assert decide(agent, dealt(QUEEN, JACK)) == decide(agent, dealt(QUEEN, KING))


@EVERY_AGENT
def test_a_queen_that_meets_a_bet_is_worth_half_when_it_calls_and_a_quarter_when_it_folds(
    agent: Asked,
) -> None:
    """One coin lost is a quarter: a quarter of shared wins, not of whole ones."""
    for other in (JACK, KING):
        decision = decide(agent, dealt(other, QUEEN, "b"))
        assert decision.action == BETS
        assert worth(decision, BETS) == pytest.approx(0.5, abs=0.07)
        assert worth(decision, PASSED) == pytest.approx(0.25, abs=0.12)


@EVERY_AGENT
def test_a_jack_folds_and_a_king_calls(agent: Asked) -> None:
    folds, calls = decide(agent, dealt(KING, JACK, "b")), decide(agent, dealt(JACK, KING, "b"))
    assert folds.action == PASSED and folds.value == pytest.approx(0.25, abs=0.05)
    assert calls.action == BETS and calls.value == 1.0


def test_a_shared_win_is_worth_its_share() -> None:
    state = kuhn.State(1)
    for lot, worths in ((-1, (0.5, 0.5)), (0, (1.0, 0.0)), (1, (0.0, 1.0))):
        state.lot = lot
        assert outcome(state) == worths


def between_hands(state: kuhn.State) -> bool:
    """A new hand has been dealt and nobody has bet."""
    return not state.bets


def by_coins(state: kuhn.State) -> tuple[float, ...]:
    """What the coins won so far are worth, and what the hand under way is on average."""
    coins = state.coins + (kuhn.VALUE * state.left if between_hands(state) else 99.0)
    first = 0.5 + coins / (4 * state.hands)
    return first, 1.0 - first


@EVERY_AGENT
def test_a_playout_is_judged_where_the_game_rests_and_not_beyond(agent: Asked) -> None:
    """Judged within a hand a seat would be told nonsense; beyond a rest nobody plays on."""

    def within(
        state: kuhn.State, player: int, legal: Sequence[Action], rng: Random
    ) -> Action:
        assert not between_hands(state), "a playout went on beyond the rest"
        return legal[int(rng.random() * 2)]

    heuristics = replace(PLAIN, evaluate=by_coins, rollout=within, depth=50, rests=between_hands)
    decision = decide(agent, dealt(KING, JACK, "b", hands=3), heuristics)
    folded = 0.5 + (1 + 2 * kuhn.VALUE) / -12
    assert decision.action == PASSED
    assert worth(decision, PASSED) == pytest.approx(folded, abs=0.1)


def policy_of(agent: Asked, runs: int) -> dict[tuple[int, str], float]:
    """How often it bets, for each card and what was bet before."""
    found = {}
    for card in (JACK, QUEEN, KING):
        other = (card + 1) % 3
        for bets in ("", "p", "b", "pb"):
            first, second = (card, other) if len(bets) % 2 == 0 else (other, card)
            state = dealt(first, second, bets)
            bet = [decide(agent, state, seed=seed).action == BETS for seed in range(runs)]
            found[card, bets] = sum(bet) / runs
    return found


def loss(policy: dict[tuple[int, str], float]) -> float:
    """Coins a hand that the best answers to a policy win off it, both seats together."""
    return best_answer(policy, 0) + best_answer(policy, 1)


def best_answer(policy: dict[tuple[int, str], float], seat: int) -> float:
    """Coins a hand that the best answer of `seat` wins: each card's own best course."""

    def reached(bets: str, own: int, weights: dict[int, float]) -> float:
        if bets in ("pp", "bb", "bp", "pbp", "pbb"):
            return sum(weight * won(bets, own, card) for card, weight in weights.items())
        if len(bets) % 2 == seat:
            return max(reached(bets + way, own, weights) for way in "pb")
        total = 0.0
        for way in "pb":
            share = {
                card: weight * (policy[card, bets] if way == "b" else 1 - policy[card, bets])
                for card, weight in weights.items()
            }
            total += reached(bets + way, own, share)
        return total

    def won(bets: str, own: int, other: int) -> float:
        cards = (own, other) if seat == 0 else (other, own)
        after = kuhn.State(1)
        after.cards = cards
        for way in bets:
            after.apply(0, BETS if way == "b" else PASSED)
        return float(after.coins if seat == 0 else -after.coins)

    return sum(
        reached("", own, {card: 1 / 6 for card in range(3) if card != own}) for own in range(3)
    )


BEST = {
    (JACK, ""): 0.0,
    (QUEEN, ""): 0.0,
    (KING, ""): 0.0,
    (JACK, "pb"): 0.0,
    (QUEEN, "pb"): 1 / 3,
    (KING, "pb"): 1.0,
    (JACK, "p"): 1 / 3,
    (QUEEN, "p"): 0.0,
    (KING, "p"): 1.0,
    (JACK, "b"): 0.0,
    (QUEEN, "b"): 1 / 3,
    (KING, "b"): 1.0,
}


def test_the_known_solution_loses_nothing_and_its_value_is_known() -> None:
    assert loss(BEST) == pytest.approx(0.0, abs=1e-9)
    assert best_answer(BEST, 0) == pytest.approx(kuhn.VALUE)


@pytest.mark.parametrize(("name", "bound"), [("tree", 0.4), ("paired", 0.7)])
def test_nobody_wins_much_off_what_looks_ahead(name: str, bound: float) -> None:
    """In coins a hand; what plays at random loses 0.92 to the two best answers.

    The tree reads nothing in a bet; paired rollouts think besides that others play at random, as
    the playouts do, and so bet each jack.
    """
    assert loss(dict.fromkeys(BEST, 0.5)) == pytest.approx(0.917, abs=0.01)
    assert loss(policy_of(AGENTS[name], 6)) < bound
