"""Guesses about parchments: true once nothing is left to play, reasonable before."""

from __future__ import annotations

import pytest

from tabletop.games.bunny_kingdom.agents import measures, missions
from tabletop.games.bunny_kingdom.agents.outlook import Outlook
from tabletop.games.bunny_kingdom.rules.cards import GROUP, IDS, TREASURE, card_named
from tabletop.games.bunny_kingdom.rules.parchments import tallied, value
from tabletop.games.bunny_kingdom.rules.rules import State
from tests.games.bunny_kingdom.playing import MIXES, finished
from tests.games.bunny_kingdom.scenario import Scene

ROUGH = {"treasure_hunter", "nibblonacci", "matriarch", "little_prince"}
"""Missions that are guessed by what comes near: gloves, tables, shares of the lead, Chimneys."""


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_at_the_end_the_guess_is_what_the_mission_pays(mix: tuple[int, bool, bool]) -> None:
    state = finished(*mix, 77)
    assert isinstance(state, State)
    tallies = [tallied(state, seat) for seat in range(state.players)]
    for seat, own in enumerate(tallies):
        own.treasures = [card for card in state.parchments[seat] if GROUP[card] == TREASURE]
        own.coins = state.coins[seat]
        look = Outlook(state, seat)
        look.counts.left = 0.0
        for card in missions.AIMS:
            if IDS[card] not in ROUGH:
                found = look.counts.expected(card)
                assert found == pytest.approx(value(tallies, own, card), abs=0.3), IDS[card]


def test_a_prize_grows_likelier_with_each_step_towards_it() -> None:
    spaces = "A1 A2 A3 A8 D10 E1 F1 F4"
    chances = []
    for count in range(3, 9):
        counts = Outlook(Scene().settle(0, *spaces.split()[:count]).state, 0).counts
        counts.left = 0.2
        chances.append(counts.expected(card_named("woodland_king")))
    assert chances == sorted(chances) and chances[-1] > chances[0] + 5.0


def test_a_unit_more_is_worth_its_price_and_next_to_a_prize_much_of_it() -> None:
    scene = Scene().settle(0, "A1 A2 A3 A8 D10 E1")
    counts = Outlook(scene.state, 0).counts
    assert counts.one_more(card_named("master_carpenter")) == (missions.WOODS, 2.0)
    counts.left = 0.0
    kind, worth = counts.one_more(card_named("woodland_king"))
    assert kind == missions.WOODS and worth > 18.0


def test_the_second_glove_is_worth_more_than_the_first() -> None:
    glove = card_named("right_glove")
    alone = Outlook(Scene().state, 0).parchment(glove)
    paired = Outlook(Scene().hold(0, "left_glove").state, 0).parchment(glove)
    assert paired == alone + 4.0


def test_a_wonder_is_worth_the_coins_it_will_meet() -> None:
    poor, rich = Scene(sky=True), Scene(sky=True)
    rich.state.coins[0] = 6
    space = poor.take("C1-1")
    assert Outlook(rich.state, 0).territory(space) == Outlook(poor.state, 0).territory(space) + 6


def told_of_parchments(*held: str) -> float:
    """The carrots from parchments that a choice would be told to lead to, these being held."""
    names = [measure.words for measure in measures.ALL]
    counted = measures.count(Scene().settle(0, "A1 A2").hold(0, *held).state, 0)
    return counted[names.index("carrots from your parchments")]


def test_reasons_count_what_parchments_promise_and_never_how_many_are_held() -> None:
    """One more parchment held tells nothing of a choice that plays one."""
    assert not any("parchments before" in measure.words for measure in measures.ALL)
    assert told_of_parchments() == 0.0
    one, both = told_of_parchments("left_glove"), told_of_parchments("left_glove", "right_glove")
    assert both > 2 * one > 0.0, "a pair of gloves is worth more than two of them"
