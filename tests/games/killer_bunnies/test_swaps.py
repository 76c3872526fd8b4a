"""Offers of computer players: made when both sides should like them, seldom, and to the end."""

from __future__ import annotations

from random import Random

from tabletop.core.action import Action, action_text
from tabletop.games.killer_bunnies.agents import outlook, swaps
from tabletop.games.killer_bunnies.agents.heuristics import HEURISTICS
from tabletop.games.killer_bunnies.rules.actions import VERBS
from tabletop.games.killer_bunnies.rules.rules import State
from tests.games.killer_bunnies.scenario import Scene


def market(turn: int = 1) -> Scene:
    """One seat has means to spare and nothing else, another bunnies it cannot feed."""
    scene = Scene("blue", "violet", "green").means(0, 8).bunny(0, "EB13").bunny(0, "EB15")
    scene.bunny(1, "EV13").bunny(1, "EV01")
    scene.state.turn = turn
    return scene


def favourite(state: State) -> Action:
    seat = state.actors()[0]
    legal = list(state.legal_actions(seat))
    found = list(HEURISTICS.greedy(state, seat, legal, Random(1)))
    return legal[found.index(max(found))]


def test_an_offer_is_built_made_and_accepted() -> None:
    scene = market()
    done: list[str] = []
    while scene.state.stack and not scene.state.main_done and len(done) < 12:
        action = favourite(scene.state)
        done.append(action_text(action, VERBS).split()[0])
        scene.do(action_text(action, VERBS))
        if done[-1] == "accept":
            break
    assert done[0] == "offer" and done[-2:] == ["propose", "accept"], done
    assert set(done[1:-2]) == {"give", "ask"}


def test_both_sides_gain_by_the_same_measure() -> None:
    state = market().state
    swap = swaps.best_swap(state, 0, 1)
    assert swap is not None

    def worth(seat: int, piece: int, before: int) -> float:
        return outlook.card_worth(state, seat, piece, before)

    gains = outlook.swap_gains(state.setup.resource, worth, 0, 1, *swap)
    assert gains[0] > swaps.GAIN_HOPED and gains[1] >= swaps.GAIN_WANTED


def test_offers_are_made_in_few_turns_and_once_in_each() -> None:
    scene = market()
    willing = [turn for turn in range(1, 37, 3) if swaps.offers_this_turn(market(turn).state, 0)]
    assert len(willing) == 12 // swaps.REST
    scene.state.turn = willing[0]
    scene.state.offers[0] = 1
    assert not swaps.offers_this_turn(scene.state, 0)


def test_a_refused_swap_is_not_thought_of_again_in_the_turn() -> None:
    state = market().state
    swap = swaps.best_swap(state, 0, 1)
    assert swap is not None
    state.refused = ((0, 1, (swap.gives, swap.asks, (), 0)),)
    assert swaps.best_swap(state, 0, 1) != swap


def test_nobody_trades_near_the_goal() -> None:
    scene = market()
    scene.state.bank[1] = 48
    assert swaps.best_swap(scene.state, 0, 1) is None


def test_an_offer_begun_for_nothing_is_withdrawn() -> None:
    scene = Scene("blue", "violet").means(0, 2).bunny(1, "EV01").means(1, 2)
    scene.do("offer 1")
    assert action_text(favourite(scene.state), VERBS) == "withdraw"


def test_a_resource_is_worth_most_to_who_has_none() -> None:
    poor, rich = Scene(), Scene().means(0, 7)
    piece = poor.card("EB53")
    assert outlook.card_worth(poor.state, 0, piece) > 5 * outlook.card_worth(rich.state, 0, piece)
