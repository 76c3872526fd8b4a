"""Reasons: every number is the analysis', every sentence true of it, nothing hidden is named."""

from __future__ import annotations

import math
import re
from functools import cache
from random import Random

import pytest

from tabletop.ai.analysing import Spend, analyse
from tabletop.ai.analysis import Analysis
from tabletop.ai.guides import any_guide
from tabletop.ai.measures import Fact, Measure, Measures, facts, measures_in, reasons, sentence
from tabletop.core.game import CHANCE, Player, State
from tabletop.core.match import Match
from tabletop.core.registry import games
from tabletop.games.bunny_bidding.rules.cards import GOAL_POINTS, OTHER_POINTS

KEYS = sorted(
    key for key, game in games().items()
    if game.package.startswith("tabletop.games.") and measures_in(game.package) is not None
)  # fmt: skip
"""Games that lend numbers to reasons; without measures a game has none."""
NUMBER = re.compile(r"\d+(?:\.\d+)?")


def of(key: str) -> Measures:
    found = measures_in(games()[key].package)
    assert found is not None, f"{key} has no measures"
    return found


def courses(key: str, seed: str) -> list[State]:
    """Every moment of a match of the game's policy against itself."""
    game = games()[key]
    guide = any_guide(game.package)
    match = Match(game, game.info.players[0], {}, seed)
    luck = Random(seed)
    found = [match.state.clone()]
    while not match.state.is_over():
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        action = legal[0] if len(legal) == 1 else guide.play(match.state, seat, legal, luck)
        match.submit(seat, action)
        found.append(match.state.clone())
    return found


def choices(key: str, seed: str) -> list[tuple[State, Player]]:
    found = []
    for state in courses(key, seed)[:-1]:
        seat = state.actors()[0]
        if seat != CHANCE and len(state.legal_actions(seat)) > 1:
            found.append((state, seat))
    return found


@cache
def analysed(key: str) -> list[tuple[State, Player, Analysis]]:
    """A few positions of a late part of a match, where playouts are short."""
    all_ = choices(key, "5")
    few = [all_[len(all_) * part // 10] for part in (6, 7, 8, 9)]
    package = games()[key].package
    spend = Spend(trials=1)
    return [(state, seat, analyse(package, state, seat, spend, "s")) for state, seat in few]


@pytest.mark.parametrize("key", KEYS)
def test_every_moment_of_a_match_has_its_numbers(key: str) -> None:
    measures = of(key)
    for state in courses(key, "3"):
        for seat in range(state.players):
            numbers = measures.count(state, seat)
            assert len(numbers) == len(measures.all)
            assert all(math.isfinite(number) for number in numbers)
            for number, measure in zip(numbers, measures.all):
                assert not measure.chance or number in (0.0, 1.0), measure.words


def parted(key: str, state: State, seat: Player) -> float:
    """The points that the measures of a finished match come to, taken together."""
    n = of(key).count(state, seat)
    return {
        "bounce_bunny_bounce": lambda: n[0],
        "bunny_boom": lambda: -(n[0] + n[1] + n[2] + 4 * n[3]),
        "bunny_bidding": lambda: GOAL_POINTS * n[0] + OTHER_POINTS * n[1] + n[2],
        "bunny_kingdom": lambda: n[0] + n[2] + n[4] + n[6] + n[8] + n[9],
        "killer_bunnies": lambda: n[0] + n[1] + n[2],
    }[key]()


@pytest.mark.parametrize("key", KEYS)
def test_the_parts_a_seat_is_told_of_make_up_its_points(key: str) -> None:
    for seed in ("1", "2", "3"):
        over = courses(key, seed)[-1]
        scores = over.result().scores
        for seat in range(over.players):
            assert parted(key, over, seat) == pytest.approx(scores[seat]), (key, seed, seat)


@pytest.mark.parametrize("key", KEYS)
def test_every_number_in_a_sentence_is_the_analysis_own(key: str) -> None:
    measures = of(key)
    seen = 0
    for _, _, found in analysed(key):
        for choice in found.choices:
            for fact in facts(measures, choice.apart, choice.apart_errors):
                index = measures.all.index(fact.measure)
                assert fact.difference == choice.apart[index]
                assert fact.error == choice.apart_errors[index]
                assert abs(fact.difference) > 2 * fact.error
                told = sentence(fact)
                size, error, *_ = [*map(float, NUMBER.findall(told)), 0.0]
                error *= "±" in told
                scale = 100 if fact.measure.chance else 1
                nearest = 0.51 if fact.measure.chance else 0.051
                assert size == pytest.approx(scale * abs(fact.difference), abs=nearest)
                assert error == pytest.approx(scale * fact.error, abs=nearest)
                seen += 1
    assert seen


@pytest.mark.parametrize("key", KEYS)
def test_swapping_two_choices_swaps_their_sentences(key: str) -> None:
    measures = of(key)
    for _, _, found in analysed(key):
        for choice in found.choices:
            back = tuple(-each for each in choice.apart)
            there = facts(measures, choice.apart, choice.apart_errors)
            again = facts(measures, back, choice.apart_errors)
            assert [sentence(f) for f in there] == [sentence(f, False) for f in again]
            assert all(sentence(f) != sentence(f, False) for f in there)


@pytest.mark.parametrize("key", KEYS)
def test_a_reason_speaks_for_the_better_choice(key: str) -> None:
    measures = of(key)
    for _, _, found in analysed(key):
        for choice in found.choices:
            told = reasons(measures, choice)
            assert all(fact.favour > 0 for fact in told)
            weights = [fact.favour for fact in told]
            assert weights == sorted(weights, reverse=True)


@pytest.mark.parametrize("key", KEYS)
def test_what_the_seat_cannot_know_changes_no_reason(key: str) -> None:
    """Two true states that the seat cannot tell apart have the same numbers to the last digit."""
    package = games()[key].package
    changed = 0
    for state, seat, found in analysed(key)[:2]:
        other = state.clone()
        other.redeterminize(seat, Random(99))
        changed += other.digest() != state.digest()
        assert analyse(package, other, seat, Spend(trials=1), "s") == found
    assert changed or not games()[key].info.hidden


def test_what_may_be_chance_is_not_told() -> None:
    carrots = Measure("carrots for you", 1.0)
    one = Measures((carrots,), lambda state, player: (0.0,))
    assert facts(one, (2.0,), (1.0,)) == []
    assert facts(one, (2.1,), (1.0,)) == [Fact(carrots, 2.1, 1.0)]
    assert facts(one, (0.04,), (0.0,)) == []
    assert facts(one, (), ()) == []
    caught = Measure("the Fox catches you", -3.0, chance=True)
    two = Measures((caught,), lambda state, player: (0.0,))
    assert facts(two, (0.004,), (0.0001,)) == [], "it would be told as 0 %"
    assert facts(two, (0.006,), (0.0001,)) == [Fact(caught, 0.006, 0.0001)]


def test_sentences_say_which_way_and_how_sure() -> None:
    carrots = Measure("carrots for you", 1.0)
    caught = Measure("the Fox catches you", -3.0, chance=True)
    assert sentence(Fact(carrots, 12.72, 2.14)) == "12.7 ± 2.1 more carrots for you"
    assert sentence(Fact(carrots, 12.72, 2.14), False) == "12.7 ± 2.1 fewer carrots for you"
    assert sentence(Fact(carrots, 2.0, 0.0)) == "2.0 more carrots for you"
    assert sentence(Fact(carrots, 2.0, 0.004)) == "2.0 ± 0.1 more carrots for you"
    assert sentence(Fact(caught, -0.12, 0.001)) == "12 ± 1 % less likely: the Fox catches you"
    assert sentence(Fact(carrots, -0.3, 0.04)) == "0.30 ± 0.04 fewer carrots for you"
    assert sentence(Fact(caught, -0.12, 0.03)) == "12 ± 3 % less likely: the Fox catches you"
    assert sentence(Fact(caught, -0.12, 0.03), False) == "12 ± 3 % likelier: the Fox catches you"
