"""Choices that are said to be counted exactly, held against slow and obvious counts."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Hashable, Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

from tabletop.ai.analysing import Analysing, Spend, analyse, asked, guide_for
from tabletop.ai.analysis import Analysis, analysis_from, as_data
from tabletop.core.action import Action, action_text
from tabletop.core.game import CHANCE, Game, Player, State
from tabletop.core.registry import games
from tabletop.games.bunny_boom.agents.heuristics import _likelihoods
from tabletop.session.position import from_text
from tests.ai.test_ways import POSITIONS
from tests.typed import some

BOOM, BOUNCE = games()["bunny_boom"], games()["bounce_bunny_bounce"]
Worlds = list[tuple[Any, float]]


def moments(game: Game, seed: str) -> Iterator[tuple[State, Player]]:
    """Every choice of a match of the playouts' players, the last first."""
    state, luck, found = game.start(2, game.info.complete(2, {})), Random(seed), []
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
    while under_way._counting is not None:
        under_way.trial()
    return under_way.analysis() if under_way.counted else None


# Boom, by hand: every deal of the unseen cards, every answer of the rival by its chance.


def dealt(state: Any, seat: Player, most: int) -> Worlds | None:
    """Every way in which the cards that the seat has not seen may lie; None for more than `most`
    such cards, and where a card that was given or forgotten is among them."""
    known = state.public | state.private[seat]
    rival = 1 - seat
    if state.under & ~known or any(state.gifts) or state.mover != seat:
        return None
    kept = [card for card in state.hands[rival] if known >> card & 1]
    unseen = [*state.pile, *(card for card in state.hands[rival] if card not in kept)]
    held = len(state.hands[rival]) - len(kept)
    if len(unseen) > most:
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


def won(state: State, seat: Player) -> float:
    winners = state.result().winners
    return (seat in winners) / len(winners) if winners else 1.0 / state.players


def answered(state: State, seat: Player) -> Worlds:
    """Returns the states, with chances, in which the seat is asked again or the match is over."""
    actors = state.actors()
    if not actors or seat in actors:
        return [(state, 1.0)]
    if actors == (CHANCE,):
        ways = list(some(state.chance_outcomes()))
    else:
        legal = state.legal_actions(actors[0])
        weights = _likelihoods(state, actors[0], legal) if len(legal) > 1 else [1.0]  # type: ignore[arg-type]
        ways = [(action, weight / sum(weights)) for action, weight in zip(legal, weights)]
    found: Worlds = []
    for action, chance in ways:
        after = state.clone()
        after.apply(actors[0], action)
        found += [(end, chance * part) for end, part in answered(after, seat)]
    return found


def worth(worlds: Worlds, seat: Player, action: Action) -> float:
    """Returns what an action wins over these worlds, which the seat cannot tell apart."""
    total = 0.0
    told: dict[Hashable, Worlds] = defaultdict(list)
    for state, chance in worlds:
        after = state.clone()
        after.apply(seat, action)
        for end, part in answered(after, seat):
            if end.actors():
                told[end.info_key(seat)].append((end, chance * part))
            else:
                total += chance * part * won(end, seat)
    return total + sum(
        max(worth(alike, seat, each) for each in alike[0][0].legal_actions(seat))
        for alike in told.values()
    )


def held(positions: int, most: int) -> int:
    """Compares so many counts of Boom; returns how many the analysis left to its samples."""
    seen = left = number = 0
    while seen < positions:
        number += 1
        for state, seat in moments(BOOM, f"exact/{number}"):
            worlds = dealt(state, seat, most)
            if worlds is None or seen == positions:
                break
            seen += 1
            found = counted(BOOM, state, seat)
            if found is None:
                left += 1
                continue
            assert found.exact and found.settled
            for choice in found.choices:
                assert choice.error == choice.behind_error == 0.0 and choice.exact
                assert choice.chance == pytest.approx(worth(worlds, seat, choice.plan[0]), abs=1e-9)
    return left


def test_the_last_turns_of_boom_are_counted_as_by_hand() -> None:
    assert held(60, 2) <= 3


@pytest.mark.slow
def test_a_thousand_last_turns_of_boom_are_counted_as_by_hand() -> None:
    assert held(1_000, 4) <= 500


def test_a_puzzle_that_was_sampled_wrongly_is_counted() -> None:
    """0.671 +- 0.004 against 0.504 it said, of twenty-four worlds 0.75 against 0.5."""
    match, _ = from_text(POSITIONS["0649f2"])
    found = some(counted(BOOM, match.state, match.state.actors()[0]))
    told = [(action_text(c.plan[0], BOOM.info.verbs), c.chance) for c in found.choices[:2]]
    assert told[0] == ("play 52 1", pytest.approx(0.75, abs=1e-9))
    assert told[1][1] == pytest.approx(0.5, abs=1e-9)


def test_what_was_counted_is_there_at_once_when_it_is_asked_again() -> None:
    match, _ = from_text(POSITIONS["0649f2"])
    seat, verbs = match.state.actors()[0], BOOM.info.verbs
    found = analyse(BOOM.package, match.state, seat, Spend(trials=60), "s")
    kept = analysis_from(json.dumps(as_data(found, verbs)), verbs)
    assert kept == found and found.exact
    more = analyse(BOOM.package, match.state, seat, Spend(trials=60), "s", onset=kept)
    assert more.choices == found.choices


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
