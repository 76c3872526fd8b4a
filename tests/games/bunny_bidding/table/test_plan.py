"""Chosen tiles: first the bid, then the offer; tiles with an immediate effect come last."""

from __future__ import annotations

from typing import Any

from tabletop.core.action import Action
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.table.plan import (
    BID,
    OFFER,
    Planned,
    Rows,
    actions,
    choosable,
    elsewhere,
    followed,
    sent,
    turned,
    wanted,
)
from tests.games.bunny_bidding.scenario import Scene

A = ("red 98", "red 97", "blue 10", "green 11", "spy 48", "yellow 22")
B = ("yellow 21", "orange 30")
C = ("orange 41", "blue 42")


def taken(scene: Scene, *numbers: int) -> Rows:
    """Seat 0 has taken these tiles up, one after another."""
    return again((), scene, *numbers)


def again(rows: Rows, scene: Scene, *numbers: int) -> Rows:
    """Seat 0 has these tiles in the hand now, in place of those of `rows`."""
    view, legal = scene.state.view(0), scene.state.legal_actions(0)
    for count in range(len(numbers)):
        chosen = [f"egg:{number}" for number in numbers[: count + 1]]
        rows = followed(rows, chosen, view, legal)
    return rows


def made(scene: Scene, rows: Rows) -> tuple[Action, ...]:
    """The actions of committing these rows."""
    return actions(rows, scene.state.view(0))


def in_turn(**options: Any) -> Scene:
    scene = Scene(A, B, C, **options)
    scene.do("open 98", "open 97")
    return scene


def test_the_first_tile_is_the_bid_and_the_second_the_offer() -> None:
    rows = taken(in_turn(), 11, 10)
    assert rows == (Planned(11, BID), Planned(10, OFFER))
    assert made(in_turn(), rows) == (acts.BIDS_UP[11], acts.OFFERS_UP[10])


def test_one_more_tile_goes_to_the_bid_and_may_be_sent_to_the_offer() -> None:
    scene = Scene(("red 98", "red 97", "blue 10", "green 11", "yellow 99"), B, C)
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 99")
    rows = taken(scene, 11)
    assert rows == (Planned(11, BID),)
    assert elsewhere(rows, scene.state.legal_actions(0)) == OFFER


def test_a_tile_taken_away_leaves_the_other_where_it_was() -> None:
    scene = in_turn()
    rows = again(taken(scene, 11, 10), scene, 10)
    assert rows == (Planned(10, OFFER),) and not made(scene, rows)
    assert again(rows, scene, 10, 22) == (Planned(10, OFFER), Planned(22, BID))


def test_sending_one_of_two_to_the_other_place_sends_the_other_one_back() -> None:
    rows = sent(taken(in_turn(), 11, 10), 10, BID)
    assert rows == (Planned(11, OFFER), Planned(10, BID))


def test_an_egg_that_acts_is_laid_last_or_alone() -> None:
    scene = in_turn()
    rows = sent(taken(scene, 48, 10), 10, BID)
    assert rows[0] == Planned(48, OFFER)
    assert made(scene, rows) == (acts.BIDS_UP[10], acts.OFFERS_UP[48])
    rows = sent(taken(scene, 48), 48, OFFER)
    assert made(scene, rows) == (acts.OFFERS_UP[48],), "what it shows may decide the bid"
    assert made(scene, turned(rows)) == (), "face down it does not act"


def test_a_doubled_number_that_makes_all_give_is_laid_last_or_alone() -> None:
    scene = in_turn(doubled_give=True)
    assert made(scene, taken(scene, 22, 10)) == (acts.OFFERS_UP[10], acts.BIDS_UP[22])
    scene = in_turn()
    assert made(scene, taken(scene, 22, 10)) == (acts.BIDS_UP[22], acts.OFFERS_UP[10])


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
    scene = in_turn(powers=powers)
    assert made(scene, taken(scene, 11)) == (acts.BIDS_UP[11],)
    assert made(in_turn(), taken(in_turn(), 11)) == ()
