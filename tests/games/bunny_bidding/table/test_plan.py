"""Chosen tiles: first the bid, then the offer; tiles with an immediate effect come last."""

from __future__ import annotations

from typing import Any

from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.table.plan import BID, OFFER, Plan, Planned, choosable, wanted
from tests.games.bunny_bidding.scenario import Scene

A = ("red 98", "red 97", "blue 10", "green 11", "spy 48", "yellow 22")
B = ("yellow 21", "orange 30")
C = ("orange 41", "blue 42")


def plan_of(scene: Scene, *numbers: int) -> Plan:
    """Seat 0 has taken these tiles up."""
    plan = Plan()
    plan.know(scene.state.view(0), scene.state.legal_actions(0))
    for count in range(len(numbers)):
        plan.follow([f"egg:{number}" for number in numbers[: count + 1]])
    return plan


def in_turn(**options: Any) -> Scene:
    scene = Scene(A, B, C, **options)
    scene.do("open 98", "open 97")
    return scene


def test_the_first_tile_is_the_bid_and_the_second_the_offer() -> None:
    plan = plan_of(in_turn(), 11, 10)
    assert plan.rows == [Planned(11, BID), Planned(10, OFFER)]
    assert plan.actions() == (acts.BIDS_UP[11], acts.OFFERS_UP[10])


def test_one_more_tile_goes_to_the_bid_and_may_be_sent_to_the_offer() -> None:
    scene = Scene(("red 98", "red 97", "blue 10", "green 11", "yellow 99"), B, C)
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 99")
    plan = plan_of(scene, 11)
    assert plan.rows == [Planned(11, BID)] and plan.may_send()


def test_a_tile_taken_away_leaves_the_other_where_it_was() -> None:
    plan = plan_of(in_turn(), 11, 10)
    plan.follow(["egg:10"])
    assert plan.rows == [Planned(10, OFFER)] and not plan.actions()
    plan.follow(["egg:10", "egg:22"])
    assert plan.rows == [Planned(10, OFFER), Planned(22, BID)]


def test_sending_one_of_two_to_the_other_place_sends_the_other_one_back() -> None:
    plan = plan_of(in_turn(), 11, 10)
    plan.send()
    assert plan.rows == [Planned(11, OFFER), Planned(10, BID)]


def test_an_egg_that_acts_is_laid_last_or_alone() -> None:
    plan = plan_of(in_turn(), 48, 10)
    plan.send()
    assert plan.rows[0] == Planned(48, OFFER)
    assert plan.actions() == (acts.BIDS_UP[10], acts.OFFERS_UP[48])
    plan = plan_of(in_turn(), 48)
    plan.send()
    assert plan.actions() == (acts.OFFERS_UP[48],), "what it shows may decide the bid"
    plan.turn()
    assert plan.actions() == (), "face down it does not act"


def test_a_doubled_number_that_makes_all_give_is_laid_last_or_alone() -> None:
    plan = plan_of(in_turn(doubled_give=True), 22, 10)
    assert plan.actions() == (acts.OFFERS_UP[10], acts.BIDS_UP[22])
    plan = plan_of(in_turn(), 22, 10)
    assert plan.actions() == (acts.BIDS_UP[22], acts.OFFERS_UP[10])


def test_how_many_tiles_are_chosen_follows_from_what_is_asked() -> None:
    scene = Scene(A, B, C)
    assert wanted(scene.state.view(0)) == 2 and wanted(scene.state.view(1)) == 0
    scene.do("open 98")
    assert wanted(scene.state.view(0)) == 1
    scene.do("open 97")
    assert wanted(scene.state.view(0)) == 2
    scene.do("bid_up 10")
    assert wanted(scene.state.view(0)) == 1
    assert choosable(scene.state.view(0)) == ("egg:11", "egg:22", "egg:48")
    assert choosable(scene.state.view(1)) == choosable(scene.state.view(None)) == ()


def test_shown_tiles_are_chosen_once() -> None:
    scene = in_turn(show_five=True)
    assert scene.state.view(0).phase == "turn", "four tiles are shown unasked"
    scene = Scene((*A, "cyan 5", "cyan 6"), B, C, show_five=True)
    scene.do("open 98", "open 97")
    assert wanted(scene.state.view(0)) == 5
    scene.do("show 10", "show 11")
    view = scene.state.view(0)
    assert wanted(view) == 3 and "egg:10" not in choosable(view)


def test_with_a_power_one_tile_can_be_laid_alone_as_the_power_may_be_used_between() -> None:
    powers = ("swap_bid", "large_hands", "info_bid")
    plan = plan_of(in_turn(powers=powers), 11)
    assert plan.actions() == (acts.BIDS_UP[11],)
    assert plan_of(in_turn(), 11).actions() == ()
