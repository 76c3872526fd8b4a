"""Choices that are said to be counted exactly, held against slow and obvious counts."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import chain, islice, permutations, product
from math import exp
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from tabletop.ai.agent import Budget, seat_clone
from tabletop.ai.analysing import Analysing, Spend, analyse, asked, guide_for
from tabletop.ai.analysis import Analysis
from tabletop.ai.endings import EndingAgent
from tabletop.ai.kept import analysis_from, as_data
from tabletop.ai.levels import LEVELS, make_agent
from tabletop.ai.lines import shown
from tabletop.ai.policy import policy_in
from tabletop.ai.ways import QUICK
from tabletop.core.action import Action, action_text
from tabletop.core.game import CHANCE, Game, Options, Player, State
from tabletop.core.registry import games
from tabletop.games.bunny_bidding.agents import heuristics as bidding
from tabletop.games.bunny_bidding.rules import inference, knowledge
from tabletop.games.bunny_bidding.rules import redraw as bidding_redraw
from tabletop.games.bunny_bidding.rules.cards import members
from tabletop.games.bunny_boom.agents import heuristics as boom
from tabletop.games.bunny_kingdom.rules.actions import COPY, COPY_ON
from tabletop.session.position import from_text
from tabletop.session.review import why
from tests.ai.test_ways import POSITIONS
from tests.typed import some

BOOM, BOUNCE = games()["bunny_boom"], games()["bounce_bunny_bounce"]
BIDDING, KINGDOM = games()["bunny_bidding"], games()["bunny_kingdom"]
Worlds = list[tuple[Any, float]]


def moments(
    game: Game, seed: str, players: int = 2, options: Options = MappingProxyType({})
) -> Iterator[tuple[State, Player]]:
    """Every choice of a match of the playouts' players, the last first."""
    state, luck, found = game.start(players, game.info.complete(players, options)), Random(seed), []
    guide = guide_for(game.package)
    while state.actors():
        mover = state.actors()[0]
        if mover == CHANCE:
            state.apply(CHANCE, state.sample_chance(luck))
            continue
        legal = state.legal_actions(mover)
        if len(legal) > 1:
            found.append((state.clone(), mover))
        state.apply(mover, guide.play(state, mover, legal, luck) if len(legal) > 1 else legal[0])
    return iter(found[::-1])


def counted(game: Game, state: State, seat: Player) -> Analysis | None:
    """Returns the chances that the analysis counts; None if it cannot count."""
    root, luck = asked(state, seat, "exact")
    under_way = Analysing(root, seat, guide_for(game.package), luck)
    for _ in under_way.count():
        pass
    return under_way.analysis() if under_way.counted else None


# By hand: every world, every answer of the others by its chance.


class ByHand(NamedTuple):
    """A game's slow and obvious count.

    Attributes:
        players: at the table.
        last: so many choices of a match are counted where it is to be quick.
        worlds: all worlds that a seat may hold possible, with their chances; None where there are
            too many to list, or something else than the last turns is under way.
        weights: how likely others do each action.
        small: options of matches with fewer worlds, in which two thirds are counted where it is to
            be quick.
    """

    game: Game
    players: int
    last: int
    worlds: Callable[[Any, Player], Worlds | None]
    weights: Callable[[Any, Player, Sequence[Action]], Sequence[float]]
    small: Options = MappingProxyType({})


def boom_worlds(state: Any, seat: Player) -> Worlds | None:
    """Every way in which the cards that the seat has not seen may lie; None for more than four
    such cards, and where a card that was given or forgotten is among them."""
    known = state.public | state.private[seat]
    rival = 1 - seat
    if state.under & ~known or any(state.gifts) or state.mover != seat:
        return None
    kept = [card for card in state.hands[rival] if known >> card & 1]
    unseen = [*state.pile, *(card for card in state.hands[rival] if card not in kept)]
    held = len(state.hands[rival]) - len(kept)
    if len(unseen) > 4:
        return None
    orders = list(permutations(unseen))
    found: Worlds = []
    for order in orders:
        world = state.clone()
        world.hands[rival] = sorted([*kept, *order[:held]])
        world.private[rival] = sum(1 << card for card in world.hands[rival])
        world.pile = list(order[held:])
        found.append((world, 1.0 / len(orders)))
    return found


def bidding_worlds(state: Any, seat: Player) -> Worlds | None:
    """Every deal of the goals that the seat has not seen, goal by goal in every order; None while
    an egg is hidden."""
    places, each = range(len(state.goals)), len(state.goals) // state.players
    hidden = [i for i in places if not state.goal_eyes[seat] >> i & 1]
    eggs = [tile for pile in (*state.hands, *map(members, state.piles)) for tile in pile]
    if len(eggs) + len(state.places) > 60 or bidding_redraw._hidden_spots(
        state, seat, knowledge.known(state, seat)
    ):
        return None
    won, laid = inference.won_openly(state), inference.habits(state)
    likes = [
        [exp(0.3 * won[seat][k] + 0.38 * laid[seat][k] - 1.3 * laid[seat][8 + k]) for k in range(8)]
        for seat in range(state.players)
    ]
    dealt: dict[tuple[int, ...], float] = {
        tuple(-1 if i in hidden else state.goals[i] for i in places): 1.0
    }
    for n in range(len(hidden), 0, -1):
        further: dict[tuple[int, ...], float] = defaultdict(float)
        for goals, chance in dealt.items():
            left = [kind for kind in state.types for _ in range(2 - goals.count(kind))]
            for at in (i for i in hidden if goals[i] < 0):
                whole = sum(likes[at // each][kind] for kind in left)
                for kind in left:
                    share = likes[at // each][kind] / whole
                    further[(*goals[:at], kind, *goals[at + 1 :])] += chance * share / n
        dealt = further
    chances: dict[tuple[int, ...], float] = defaultdict(float)
    for goals, chance in dealt.items():
        own = (sorted(goals[at : at + each]) for at in places[::each])
        chances[tuple(chain(*own))] += chance
    found: Worlds = []
    for goals, chance in chances.items():
        world = state.clone()
        world.goals = bytes(goals)
        found.append((world, chance))
    return found


def bidding_weights(state: Any, seat: Player, legal: Sequence[Action]) -> Sequence[float]:
    """One action after the other is drawn, eight times, and the best kept, the first of equals."""
    if len(legal) == 2:
        return [0.5, 0.5]
    given = bidding.scores(state, seat, legal)
    best = [1.0 / len(legal)] * len(legal)
    for _ in range(7):
        after = [0.0] * len(legal)
        for held, drawn in product(range(len(legal)), repeat=2):
            kept = drawn if given[drawn] > given[held] else held
            after[kept] += best[held] / len(legal)
        best = after
    return best


def kingdom_worlds(state: Any, seat: Player) -> Worlds | None:
    """Copying parchments is the last that is done, when all of them lie open."""
    return [(state, 1.0)] if state.legal_actions(seat)[0][0] in (COPY, COPY_ON) else None


def kingdom_weights(state: Any, seat: Player, legal: Sequence[Action]) -> Sequence[float]:
    best = some(policy_in(KINGDOM.package)).best(state, seat, legal)
    return [float(action == best) for action in legal]


HANDS = {
    "bunny_boom": ByHand(BOOM, 2, 1, boom_worlds, boom.likelihoods),
    "bunny_bidding": ByHand(
        BIDDING, 3, 1, bidding_worlds, bidding_weights, {"one_goal": True}
    ),
    "bunny_kingdom": ByHand(KINGDOM, 2, 3, kingdom_worlds, kingdom_weights),
}


def won(state: State, seat: Player) -> float:
    winners = state.result().winners
    return (seat in winners) / len(winners) if winners else 1.0 / state.players


def answered(hand: ByHand, state: State, seat: Player) -> Worlds:
    """Returns the states, with chances, in which the seat is asked again or the match is over."""
    actors = state.actors()
    if not actors or seat in actors:
        return [(state, 1.0)]
    if actors == (CHANCE,):
        ways = list(some(state.chance_outcomes()))
    else:
        legal = state.legal_actions(actors[0])
        weights = hand.weights(state, actors[0], legal) if len(legal) > 1 else [1.0]
        ways = [(action, weight / sum(weights)) for action, weight in zip(legal, weights)]
    found: Worlds = []
    for action, chance in ways:
        after = state.clone()
        after.apply(actors[0], action)
        found += [(end, chance * part) for end, part in answered(hand, after, seat)]
    return found


def worth(hand: ByHand, worlds: Worlds, seat: Player, action: Action) -> float:
    """Returns what an action wins over these worlds, which the seat cannot tell apart."""
    total = 0.0
    told: dict[Hashable, Worlds] = defaultdict(list)
    for state, chance in worlds:
        after = state.clone()
        after.apply(seat, action)
        for end, part in answered(hand, after, seat):
            if end.actors():
                told[end.info_key(seat)].append((end, chance * part))
            else:
                total += chance * part * won(end, seat)
    return total + sum(
        max(worth(hand, alike, seat, each) for each in alike[0][0].legal_actions(seat))
        for alike in told.values()
    )


def held(
    hand: ByHand,
    positions: int,
    last: int | None = None,
    options: Options = MappingProxyType({}),
) -> int:
    """Compares so many counts of a game, of the `last` choices of each match or of all; returns how
    many the analysis left to its samples."""
    seen = left = number = 0
    while seen < positions:
        number += 1
        late = moments(hand.game, f"exact/{number}", hand.players, options)
        for state, seat in islice(late, last):
            worlds = hand.worlds(state, seat)
            if worlds is None or seen == positions:
                break
            seen += 1
            found = counted(hand.game, state, seat)
            if found is None:
                left += 1
                continue
            assert found.exact and found.settled
            for choice in found.choices:
                by_hand = worth(hand, worlds, seat, choice.plan[0])
                assert choice.error == choice.behind_error == 0.0 and choice.exact
                assert choice.chance == pytest.approx(by_hand, abs=1e-9)
    return left


@pytest.mark.parametrize("key", sorted(HANDS))
def test_the_last_choices_of_a_match_are_counted_as_by_hand(key: str) -> None:
    hand = HANDS[key]
    usual = 20 if hand.small else 60
    left = held(hand, usual, hand.last)
    assert left + held(hand, 60 - usual, hand.last, hand.small) <= 6


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(HANDS))
def test_a_thousand_last_choices_are_counted_as_by_hand(key: str) -> None:
    assert held(HANDS[key], 1_000, 3) <= 500


def test_a_puzzle_that_was_sampled_wrongly_is_counted() -> None:
    """0.671 +- 0.004 against 0.504 it said, of twenty-four worlds 0.75 against 0.5."""
    match, _ = from_text(POSITIONS["0649f2"])
    found = some(counted(BOOM, match.state, match.state.actors()[0]))
    told = [(action_text(c.plan[0], BOOM.info.verbs), c.chance) for c in found.choices[:2]]
    assert told[0] == ("play 52 1", pytest.approx(0.75, abs=1e-9))
    assert told[1][1] == pytest.approx(0.5, abs=1e-9)


def test_the_line_of_what_is_counted_goes_on_with_what_is_counted_best() -> None:
    state, seen = from_text(POSITIONS["0649f2"])[0].state, 0
    seat = state.actors()[0]
    found = some(counted(BOOM, state, seat))
    for choice in found.choices[:2]:
        for step in list(shown(some(choice.line), found.seed, state, seat))[1:]:
            if step.seat == seat:
                told = some(counted(BOOM, step.before, seat))
                assert some(told.of((step.action,))).behind == pytest.approx(0.0)
                seen += 1
    assert seen


def test_what_was_counted_is_there_at_once_when_it_is_asked_again() -> None:
    (state, seat), verbs = next(moments(BOOM, "kept")), BOOM.info.verbs
    found = analyse(BOOM.package, state, seat, Spend(trials=60), "s")
    kept = analysis_from(json.dumps(as_data(found, verbs)), verbs)
    assert kept == found and found.exact
    more = analyse(BOOM.package, state, seat, Spend(trials=60), "s", onset=kept)
    assert more.choices == found.choices


@pytest.mark.parametrize("key", sorted(HANDS))
def test_the_strongest_level_plays_what_is_counted_best_and_else_as_it_thinks(key: str) -> None:
    hand, budget, exact = HANDS[key], Budget(iterations=1), 0
    agent = make_agent(hand.game, LEVELS[-1])
    assert isinstance(agent, EndingAgent)
    for number in range(8):
        early, *_, (state, seat) = reversed(list(moments(hand.game, f"{number}", hand.players)))
        found = counted(hand.game, state, seat)
        *_, thought = agent.think(seat_clone(state, seat, "e"), seat, budget, Random(number))
        if found is not None and thought.note == "counted exactly":
            exact += 1
            assert thought.value == pytest.approx(some(found.best).chance)
            assert some(found.of((thought.action,))).behind == pytest.approx(0.0)
        state, seat = early
        *_, thought = agent.think(seat_clone(state, seat, "e"), seat, budget, Random(number))
        *_, other = agent._agent.think(seat_clone(state, seat, "e"), seat, budget, Random(number))
        assert thought == other
    assert exact


# Bounce: what ends the match at once, whatever lies face down.


def ends_at_once(
    state: State, seat: Player, action: Action, seed: str
) -> set[tuple[int, ...]] | None:
    """Returns the results if the match ends at once in 300 redraws; None if it goes on."""
    found = set()
    for number in range(300):
        world = state.clone()
        world.redeterminize(seat, Random(f"{seed}/{number}"))
        world.apply(seat, action)
        if world.actors():
            return None
        found.add(world.result().winners)
    return found


@pytest.mark.parametrize("least", [20, pytest.param(1_000, marks=pytest.mark.slow)])
def test_a_choice_that_ends_the_match_for_certain_says_so(least: int) -> None:
    seen = number = 0
    while seen < least:
        number += 1
        for state, seat in list(moments(BOUNCE, f"certain/{number}"))[:8]:
            ends = {
                action: ends_at_once(state, seat, action, f"{number}")
                for action in state.legal_actions(seat)
            }
            if not any(ends.values()):
                continue
            root, luck = asked(state, seat, "certain")
            under_way = Analysing(root, seat, guide_for(BOUNCE.package), luck)
            while under_way._counting is not None:
                under_way.trial()
            for tried in under_way._tried:
                winners = ends[tried.plan[0]] if len(tried.plan) == 1 else None
                assert tried.exact == (winners is not None and len(winners) == 1)
                seen += tried.exact


def test_of_a_choice_that_wins_at_once_nothing_else_is_told() -> None:
    """Not that it wins before the next turn."""
    state, seat = next(moments(BOUNCE, "certain/2"))
    won = [a for a in state.legal_actions(seat) if ends_at_once(state, seat, a, "w") == {(seat,)}]
    found = analyse(BOUNCE.package, state, seat, Spend(trials=1), "wins")
    best, *others = found.choices
    assert won and best.plan[0] in won and best.exact and best.chance == 1.0
    assert why(BOUNCE.package, best, 2) == ("this wins the match at once",)
    assert {why(BOUNCE.package, each, 2) for each in others if each.plan[0] not in won} == {
        ("the best choice wins the match at once",)
    }
    early = analyse(BOUNCE.package, *list(moments(BOUNCE, "certain/2"))[-1], Spend(trials=1), "w")
    assert not any(each.wins for each in early.choices)


# Killer: what reaches the goal within the seat's own turn, whatever is hidden.


def wins(state: State, seat: Player, plan: Sequence[Action], seed: str) -> bool:
    """Checks whether these steps win the match in 30 redraws."""
    for number in range(30):
        world = state.clone()
        world.redeterminize(seat, Random(f"{seed}/{number}"))
        for action in plan:
            if seat not in world.actors() or action not in world.legal_actions(seat):
                return False
            world.apply(seat, action)
        if world.actors() or world.result().winners != (seat,):
            return False
    return True


def winning(state: State, seat: Player, plan: tuple[Action, ...], seed: str) -> bool:
    """Checks whether these steps, or these and one more, win the match."""
    after = state.clone()
    for action in plan:
        after.apply(seat, action)
    if not after.actors():
        return wins(state, seat, plan, seed)
    more = after.legal_actions(seat) if len(plan) == 1 and seat in after.actors() else []
    return any(winning(state, seat, (*plan, action), seed) for action in more)


@pytest.mark.parametrize("least", [60, pytest.param(1_000, marks=pytest.mark.slow)])
def test_a_turn_that_reaches_the_goal_wins_for_certain(least: int) -> None:
    """The analysis is not that sure of what shows the seat something hidden."""
    game = games()["killer_bunnies"]
    seen = missed = number = 0
    while seen < least:
        number += 1
        for state, seat in islice(moments(game, f"goal/{number}"), 4):
            legal = state.legal_actions(seat)
            sure = [(each,) for each in legal if winning(state, seat, (each,), f"{number}")]
            if not sure:
                continue
            root, luck = asked(state, seat, "goal")
            guide = guide_for(game.package)
            under_way = Analysing(root, seat, guide, luck, must=sure, effort=QUICK)
            for choice, tried in enumerate(under_way._tried):
                while tried.plan in sure and tried.way is None:
                    under_way._search_way(choice)
                    tried = under_way._tried[choice]
                assert tried.plan in sure or not tried.exact
                seen += tried.exact
                missed += tried.plan in sure and not tried.exact
    assert missed <= 0.1 * seen
