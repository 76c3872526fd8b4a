"""Reasons: every number is the analysis', every sentence true of it, nothing hidden is named."""

from __future__ import annotations

import math
import re
from functools import cache
from random import Random

import pytest

from tabletop.ai.analysing import Spend, analyse
from tabletop.ai.analysis import Analysis, Choice
from tabletop.ai.guides import any_guide
from tabletop.ai.measures import (
    Fact,
    Measure,
    Measures,
    Soon,
    facts,
    measures_in,
    plainly,
    reasons,
    sentence,
)
from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Player, State
from tabletop.core.match import Match
from tabletop.core.registry import games
from tabletop.games.bunny_bidding.rules.cards import GOAL_POINTS, OTHER_POINTS
from tabletop.words.books import said

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


@cache
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
    few = [all_[len(all_) * part // 10] for part in (7, 8)]
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


@pytest.mark.parametrize("key", KEYS)
def test_every_moment_has_its_numbers_of_what_comes_soon(key: str) -> None:
    soon = of(key).soon
    if soon is None:
        return
    states = courses(key, "3")
    for root, state in zip(states, states[2:]):
        for seat in range(state.players):
            numbers = soon.count(root, seat, state)
            assert len(numbers) == len(soon.all)
            assert all(math.isfinite(number) for number in numbers)
            for number, measure in zip(numbers, soon.all):
                assert not measure.chance or number in (0.0, 1.0), measure.words


WHEN = {
    "bounce_bunny_bounce": lambda root, state, seat: (
        state.turn > root.turn and (state.first + state.turn - 1) % 2 == seat
    ),
    "bunny_boom": lambda root, state, seat: (
        root.mover == seat and state.turn == root.turn + root.players + 1
    ),
    "bunny_bidding": lambda root, state, seat: state.round == root.round + 1,
    "killer_bunnies": lambda root, state, seat: (
        state.active == seat and state.turn > root.turn
    ),
}
"""For each game whether that is the moment its sentences speak of: the own next turn begins, in
Bunny Boom it is over, in Bunny Bidding the round is."""


@pytest.mark.parametrize("key", KEYS)
def test_what_comes_soon_is_counted_at_the_moment_that_its_words_name(key: str) -> None:
    soon = of(key).soon
    assert (soon is not None) == (key in WHEN)
    if soon is None:
        return
    states = courses(key, "3")
    met = 0
    for start, root in enumerate(states[:-1]):
        seat = root.actors()[0]
        if seat == CHANCE or start % 3:
            continue
        later = [state for state in states[start + 1 :] if not state.is_over()]
        first = next((state for state in later if soon.came(root, seat, state)), None)
        if first is not None:
            assert WHEN[key](root, first, seat)
            before = later[: later.index(first)]
            assert not any(WHEN[key](root, state, seat) for state in before)
            met += 1
    assert met


def parted(key: str, state: State, seat: Player) -> float:
    """The points that the measures of a finished match come to, taken together."""
    n = of(key).count(state, seat)
    return {
        "bunny_boom": lambda: -(n[0] + n[1] + n[2] + 4 * n[3]),
        "bunny_bidding": lambda: GOAL_POINTS * n[0] + OTHER_POINTS * n[1] + n[2],
        "bunny_kingdom": lambda: n[0] + n[2] + n[4] + n[6] + n[8] + n[9],
        "killer_bunnies": lambda: n[0] + n[1] + n[2],
    }[key]()


@pytest.mark.parametrize("key", [key for key in KEYS if of(key).all])
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
                index = measures.told.index(fact.measure)
                assert fact.difference == choice.apart[index]
                assert fact.error == choice.apart_errors[index]
                assert abs(fact.difference) > 2 * fact.error
                if fact.measure.chance and abs(fact.difference) >= 0.995:
                    continue
                told = sentence(fact)
                size, error, *_ = [*map(float, NUMBER.findall(told)), 0.0]
                error *= "±" in told
                scale = 100 if fact.measure.chance else 1
                nearest = 0.51 if fact.measure.chance else 0.051
                assert size == pytest.approx(scale * abs(fact.difference), abs=nearest)
                least = 1.0 if fact.measure.chance else 0.01 if size < 1.0 else 0.1
                real = max(least, scale * fact.error) if fact.error > 1e-6 else 0.0
                assert error == pytest.approx(real, abs=nearest)
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
            told = reasons(measures, choice).told
            assert all(fact.favour > 0 for fact in told)
            weights = [fact.favour for fact in told]
            assert weights == sorted(weights, reverse=True)


@pytest.mark.parametrize("key", KEYS)
def test_what_the_seat_cannot_know_changes_no_reason(key: str) -> None:
    """Two true states that the seat cannot tell apart have the same numbers to the last digit."""
    info, package = games()[key].info, games()[key].package
    for state, seat, found in analysed(key):
        other = state.clone()
        other.redeterminize(seat, Random(99))
        if other.digest() != state.digest() or not info.hidden:
            assert analyse(package, other, seat, Spend(trials=1), "s") == found
            return
    raise AssertionError("nothing was hidden in any of them")


@pytest.mark.parametrize("key", [key for key in KEYS if of(key).all])
def test_no_two_reasons_say_the_same_of_two_moments(key: str) -> None:
    """What is told of the next turn is not told again of the end."""
    measures = of(key)
    topics = [topic for each in measures.told for topic in each.topics]
    assert any(topics.count(topic) > 1 for topic in topics)
    for _, _, found in analysed(key):
        for choice in found.choices:
            told = [t for fact in reasons(measures, choice).told for t in fact.measure.topics]
            assert len(told) == len(set(told))


def test_of_reasons_with_one_topic_the_weightiest_is_given() -> None:
    soon = Measure("carrots for you by then", 3.0, topics=("carrots",))
    late = Measure("carrots for you in the end", 2.0, topics=("carrots",))
    other = Measure("shocks left to you", 0.5)
    measures = Measures((late, soon, other), lambda state, player: (0.0,) * 3)
    choice = compared((2.5, 2.5, 2.5), alike=False)
    assert [fact.measure for fact in reasons(measures, choice).told] == [soon, other]


def test_what_is_of_several_topics_is_told_of_none_after_another() -> None:
    win = Measure("wins", 9.0, topics=("yours", "theirs"))
    yours = Measure("yours", 2.0, topics=("yours",))
    theirs = Measure("theirs", 1.0, topics=("theirs",))
    all_ = Measures((win, yours, theirs), lambda state, player: (0.0,) * 3)
    told = reasons(all_, compared((5.0, 5.0, 5.0), alike=False)).told
    assert [fact.measure for fact in told] == [win]
    told = reasons(all_, compared((1.0, 5.0, 5.0), alike=False)).told
    assert [fact.measure for fact in told] == [yours, theirs]


def test_of_two_equally_good_choices_only_what_is_firm_is_told() -> None:
    """Of many numbers one is twice its error by luck: where nothing is worse, nothing explains."""
    carrots = Measure("carrots for you")
    measures = Measures((carrots,), lambda state, player: (0.0,))
    assert reasons(measures, compared((2.5,), alike=False)).told == [Fact(carrots, 2.5, 1.0)]
    assert reasons(measures, compared((2.5,), alike=True)).told == []
    assert reasons(measures, compared((3.1,), alike=True)).told == [Fact(carrots, 3.1, 1.0)]


def test_of_many_measures_one_that_is_twice_its_error_is_no_reason() -> None:
    """Of twenty that differ by luck alone, six in ten times one does."""
    carrots = Measure("carrots for you")
    many = Measures((carrots,) * 20, lambda state, player: (0.0,) * 20)
    for most, told in ((2.5, []), (4.0, [Fact(carrots, 4.0, 1.0)])):
        assert reasons(many, compared((most, *(0.5,) * 19), alike=False)).told == told


def test_nothing_is_told_where_more_speaks_against_the_better_choice() -> None:
    """It is better for something else, and what is told would lead astray."""
    carrots, shocks = Measure("carrots for you", 2.0), Measure("shocks left to you", 1.0)
    more = Measure("carrots for you by then", 2.0, topics=("carrots",))
    both = Measures((carrots, shocks, more, more), lambda state, player: (0.0,) * 4)
    lost = compared((5.0, -11.0, 0.0, 0.0), alike=False)
    assert reasons(both, lost) == ([], None)
    won = compared((5.0, -9.0, 0.0, 0.0), alike=False)
    assert reasons(both, won).told == [Fact(carrots, 5.0, 1.0)]
    once = compared((5.0, 0.0, -4.0, -4.0), alike=False)
    assert reasons(both, once).told == [Fact(carrots, 5.0, 1.0)], "of one topic one counts"


def test_what_is_made_up_for_in_the_end_does_not_outweigh_a_reason() -> None:
    shocks = Measure("shocks for you soon", 4.0)
    carrots = Measure("carrots for you", 2.0)
    soon = Soon((shocks,), lambda root, player, state: True, lambda root, player, state: (0.0,))
    both = Measures((carrots,), lambda state, player: (0.0,), soon)
    told = compared((5.0, -11.0), alike=False)
    assert reasons(both, told) == ([Fact(carrots, 5.0, 1.0)], Fact(shocks, -11.0, 1.0))
    late = compared((-5.0, 11.0), alike=False)
    assert reasons(both, late).told == []
    alone = Measures((), lambda state, player: (), soon)
    assert reasons(alone, compared((3.0,), alike=False)).told == [Fact(shocks, 3.0, 1.0)]


def test_what_speaks_much_against_the_better_choice_is_told_beside_the_first_reason() -> None:
    carrots, shocks = Measure("carrots for you", 2.0), Measure("shocks left to you", 1.0)
    both = Measures((carrots, shocks), lambda state, player: (0.0, 0.0))
    assert reasons(both, compared((5.0, -5.0), alike=False)).against == Fact(shocks, -5.0, 1.0)
    assert reasons(both, compared((5.0, -4.9), alike=False)).against is None
    assert reasons(both, compared((-5.0, -5.0), alike=False)).against is None


def test_to_one_rival_reasons_speak_of_no_best_one() -> None:
    eggs = Measure("eggs for your best rival", -1.0, alone="eggs for your rival")
    assert sentence(Fact(eggs, 2.0, 0.0), players=2) == "2.0 more eggs for your rival"
    assert sentence(Fact(eggs, 2.0, 0.0), players=3) == "2.0 more eggs for your best rival"
    told = "on average about 2.0 fewer eggs for your rival"
    assert plainly(Fact(eggs, -2.0, 0.1), players=2) == told


MANY = re.compile(r"\beach\b|\ba rival\b|\b(?:best|largest|strongest) rival\b")


@pytest.mark.parametrize("key", [key for key in KEYS if 2 in games()[key].info.players])
def test_no_reason_speaks_of_several_rivals_where_there_is_one(key: str) -> None:
    for measure in of(key).told:
        assert not MANY.search(said(measure.alone) or measure.words), measure.words


def compared(apart: tuple[float, ...], alike: bool) -> Choice:
    """A choice that differs by so much of each measure, with an error of 1."""
    plan = (Action(0),)
    ones = (1.0,) * len(apart)
    return Choice(
        plan, 0.5, 0.01, 100, 0.1, 0.01, alike, apart=apart, apart_errors=ones, alike=alike
    )


def test_what_may_be_chance_is_not_told() -> None:
    carrots = Measure("carrots for you", 1.0)
    one = Measures((carrots,), lambda state, player: (0.0,))
    assert facts(one, (2.0,), (1.0,)) == []
    assert facts(one, (2.1,), (1.0,)) == [Fact(carrots, 2.1, 1.0)]
    assert facts(one, (0.04,), (0.0,)) == []
    likely = Measures((Measure("it rains", 1.0, chance=True),), lambda state, player: (0.0,))
    assert facts(likely, (0.019,), (0.0,)) == []
    assert len(facts(likely, (0.021,), (0.001,))) == 1
    assert facts(one, (), ()) == []
    caught = Measure("the Fox catches you", -3.0, chance=True)
    two = Measures((caught,), lambda state, player: (0.0,))
    assert facts(two, (0.01,), (0.0001,)) == [], "one time in a hundred is no reason"
    assert facts(two, (0.03,), (0.0001,)) == [Fact(caught, 0.03, 0.0001)]


def test_sentences_say_which_way_and_how_sure() -> None:
    carrots = Measure("carrots for you", 1.0)
    caught = Measure("the Fox catches you", -3.0, chance=True)
    assert sentence(Fact(carrots, 12.72, 2.14)) == "12.7 ± 2.1 more carrots for you"
    assert sentence(Fact(carrots, 12.72, 2.14), False) == "12.7 ± 2.1 fewer carrots for you"
    assert sentence(Fact(carrots, 2.0, 0.0)) == "2.0 more carrots for you"
    assert sentence(Fact(carrots, 2.0, 1.4e-8)) == "2.0 more carrots for you", "rounding"
    assert sentence(Fact(carrots, 2.0, 0.004)) == "2.0 ± 0.1 more carrots for you"
    assert sentence(Fact(caught, -0.12, 0.001)) == "12 ± 1 % less likely that the Fox catches you"
    assert sentence(Fact(carrots, -0.3, 0.04)) == "0.30 ± 0.04 fewer carrots for you"
    assert sentence(Fact(caught, -0.12, 0.03)) == "12 ± 3 % less likely that the Fox catches you"
    other = "12 ± 3 % likelier that the Fox catches you"
    assert sentence(Fact(caught, -0.12, 0.03), False) == other
    assert plainly(Fact(carrots, 0.3, 0.04)) == "on average about 0.3 more carrots for you"
    less = "about 12 times in 100 less often: the Fox catches you"
    assert plainly(Fact(caught, -0.12, 0.03)) == less


def test_what_always_happens_with_one_choice_and_never_with_the_other_is_not_called_likelier() -> (
    None
):
    """As a part of what it was before, 100 % likelier would be twice as likely."""
    caught = Measure("the Fox catches you", -3.0, chance=True)
    for error in (0.0, 0.003):
        always = Fact(caught, 0.997, error)
        assert sentence(always).endswith("you: certain, and never with the other choice")
        assert sentence(always, False).endswith("you: never, and certain with the other choice")
        assert plainly(always) == "100 times in 100, else never: the Fox catches you"
        assert plainly(always, False) == "never, else 100 times in 100: the Fox catches you"
    assert sentence(Fact(caught, 0.99, 0.003)) == "99 ± 1 % likelier that the Fox catches you"
