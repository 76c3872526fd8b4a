"""Powers and handicaps: used, kept, ignored when impossible, given away and won."""

from typing import Any

from tabletop.core.action import Action
from tabletop.core.game import CHANCE
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import frames, turns
from tests.games.bunny_bidding.scenario import Scene, number_of

A = ("red 98", "red 97", "blue 10", "blue 11", "green 13", "yellow 14")
B = ("yellow 21", "yellow 22", "green 23", "blue 30", "red 31")
C = ("orange 41", "orange 42", "green 43", "blue 45")
QUIET = ("higher_bids", "info_bid", "collect_any")
"""Powers that leave seat 1 and 2 nothing to ask when no tile lies face down."""


def held(
    powers: tuple[str, ...] = QUIET,
    handicaps: tuple[str, ...] = ("lower_bids", "small_hands", "always_follow"),
    a: tuple[str, ...] = A,
    b: tuple[str, ...] = B,
    c: tuple[str, ...] = C,
    **options: Any,
) -> Scene:
    return Scene(a, b, c, powers=powers, handicaps=handicaps, **options)


def first(handicap: str, *a: str, **options: Any) -> Scene:
    """Seat 0 holds that handicap and the hand `a`; the others' handicaps do not matter."""
    rest = [h for h in ("lower_bids", "small_hands", "always_faceup") if h != handicap]
    return held(handicaps=(handicap, *rest[:2]), a=a, **options)


# Powers


def test_bi_48_a_power_works_once_a_turn_before_between_or_after_the_tiles() -> None:
    """BI-48"""
    scene = held(("large_hands", "info_offer", "info_bid"))
    scene.do("open 98", "open 97", "bid_up 11", "offer_down 10", "stop")
    scene.do("look_offer 3")
    assert scene.refusal("look_offer 3") == "BI-48" and scene.state.knows(10, 1)
    assert scene.refusal("look_bid 2") == "BI-48"
    scene.do("bid_up 21", "offer_up 22")
    assert scene.asked == 2
    scene = held(("large_hands", "info_offer", "info_bid"))
    scene.do("open 98", "open 97", "bid_up 11", "offer_down 10", "stop", "bid_up 21", "offer_up 22")
    assert scene.asked == 1 and scene.legal() == {"stop", "look_offer 3"}


def test_bi_49_info_bid_looks_at_a_chosen_face_down_bid_tile() -> None:
    """BI-49"""
    scene = held(("higher_bids", "info_bid", "info_offer"))
    scene.do("open 98", "open 97", "offer_up 10", "bid_down 11")
    assert scene.refusal("look_bid 0") == "BI-49"
    scene.do("look_bid 3")
    assert scene.state.knows(11, 1) and not scene.state.knows(11, 2)


def test_bi_50_bi_72_swap_bid_exchanges_two_bid_tiles_each_keeps_its_side() -> None:
    """BI-50, BI-72"""
    scene = held(("higher_bids", "swap_bid", "info_offer"))
    scene.do("open 98", "open 97", "offer_up 10", "bid_down 11")
    assert scene.refusal("swap_bid 3 3") == "BI-50", "without an own bid"
    scene.do("bid_up 21", "swap_bid 4 3")
    assert scene.state.places[3][2] == 1 and scene.state.places[4][2] == 0
    assert scene.state.places[3][3] == 0 and scene.state.places[4][3] == 1
    assert scene.state.knows(11, 1) and not scene.state.knows(11, 2)
    view = scene.state.view(1)
    assert view.places[3].tile == 11 and view.places[3].owner == 0


def test_bi_51_collect_any_takes_a_face_down_tile_and_leaves_no_bid() -> None:
    """BI-51"""
    scene = held(("higher_bids", "collect_any", "info_offer"))
    scene.do("open 98", "open 97", "bid_up 11", "offer_down 10")
    scene.do("collect 3")
    assert scene.pile(1) == {10} and scene.refusal("bid_up 21") == "BI-51"
    assert not scene.tiles("offer_down"), "the offer tile must lie face up"
    assert scene.state.knows(10, 0) and not scene.state.knows(10, 2)
    scene.do("offer_up 21")
    assert scene.asked == 2


def test_bi_51_collect_any_is_for_before_the_bid() -> None:
    """BI-51"""
    scene = held(("higher_bids", "collect_any", "info_offer"))
    scene.do("open 98", "open 97", "bid_up 11", "offer_down 10", "bid_up 21")
    assert scene.refusal("collect 3") == "BI-51"
    scene = held(("higher_bids", "collect_any", "info_offer"))
    scene.do("open 98", "open 97", "bid_up 11", "offer_down 10", "offer_down 21")
    assert scene.refusal("collect 3") == "BI-51", "nothing face up could follow"


def test_bi_52_flip_any_turns_any_tile_and_how_a_bid_was_played_counts() -> None:
    """BI-52"""
    scene = held(("higher_bids", "flip_any", "info_bid"))
    scene.do("open 98", "open 97", "bid_down 11", "offer_up 10")
    assert scene.tiles("flip") == {0, 1, 2, 3}
    scene.do("flip 2")
    assert scene.state.knows(11, 2) and scene.told("tile_flipped_up")
    scene.do("bid_up 21", "offer_up 22", "bid_up 41", "offer_up 45")
    assert 11 in scene.hand(2), "it was played face down"


def test_bi_52_a_tile_turned_down_is_still_known_and_no_longer_compared() -> None:
    """BI-52, BI-09"""
    scene = held(("flip_any", "higher_bids", "info_bid"), a=(*A, "red 99"))
    scene.do("open 98", "open 99", "flip 1")
    assert scene.state.knows(99, 1) and not scene.state.view(1).places[1].up
    assert scene.refusal("flip 0") == "BI-48"
    scene.do("bid_up 10", "offer_up 97")
    assert not scene.told("highest_laid"), "98 still lies open"


def test_bi_42_swap_offer_exchanges_one_or_two_tiles() -> None:
    """BI-42"""
    scene = held(("swap_offer", "info_bid", "info_offer"))
    scene.do("open 98", "open 97", "take 0", "put 10")
    assert scene.legal() == {"take 1", "enough"}
    scene.do("take 1", "put 98", "bid_up 97", "offer_up 11")
    assert scene.asked == 1 and scene.state.places[0][0] == 10


def test_bi_53_large_hands_goes_on_at_will() -> None:
    """BI-53"""
    scene = held(("large_hands", "info_bid", "info_offer"))
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 11")
    assert {"stop", "bid_up 13", "offer_down 14"} <= scene.legal()
    scene.do("bid_up 13", "bid_up 14", "stop")
    assert scene.asked == 1


def test_higher_bids_adds_ten_always() -> None:
    scene = held(b=("yellow 21", "yellow 22"), c=("orange 41", "orange 42"))
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 11", "bid_up 21", "offer_up 22")
    scene.do("bid_up 41", "offer_up 42")
    counted = {event.player: event.amount for event in scene.told("bid_counted")}
    assert counted == {0: 10, 1: 21, 2: 41}, "plus 10 and minus 10"


# Handicaps


def test_bi_54_always_follow_offers_a_type_that_lies_open() -> None:
    """BI-54"""
    scene = first("always_follow", "red 98", "red 97", "red 10", "blue 11", "green 13")
    scene.do("open 98", "open 97")
    assert scene.tiles("offer_up") == {10} and scene.refusal("offer_up 11") == "BI-54"
    assert scene.tiles("bid_up") == {10, 11, 13}


def test_bi_54_bi_71_bidding_the_last_fitting_tile_first_gets_round_it() -> None:
    """BI-54, BI-71"""
    scene = first("always_follow", "red 98", "red 97", "red 10", "blue 11", "green 13")
    scene.do("open 98", "open 97", "bid_up 10")
    assert scene.tiles("offer_up") == {11, 13}, "no fitting tile: ignored"


def test_bi_54_never_follow_offers_a_type_that_does_not_lie_open_specials_are_free() -> None:
    """BI-54"""
    scene = first("never_follow", "red 98", "red 97", "red 10", "blue 11", "spy 4")
    scene.do("open 98", "open 97")
    assert scene.tiles("offer_up") == {11, 4} == scene.tiles("offer_down")


def test_bi_55_bid_lower_keeps_below_the_highest_open_number() -> None:
    """BI-55"""
    scene = first("bid_lower", "red 50", "red 51", "blue 10", "blue 46", "green 59", "green 61")
    scene.do("open 50", "open 51")
    assert scene.tiles("bid_up") == {10, 46, 59}, "61 could still be offered above 59"
    scene.do("offer_up 10")
    assert scene.tiles("bid_up") == {46} and scene.refusal("bid_up 59") == "BI-55"


def test_bi_55_bid_higher_keeps_above_the_lowest_open_number() -> None:
    """BI-55"""
    scene = first("bid_higher", "red 50", "red 51", "blue 10", "blue 46", "green 59", "green 61")
    scene.do("open 50", "open 51", "offer_down 46")
    assert scene.tiles("bid_up") == {59, 61}
    scene = first("bid_higher", "red 50", "red 51", "blue 10", "blue 46")
    scene.do("open 50", "open 51")
    assert "bid_down 46" in scene.legal(), "10 offered face up is lower"
    assert scene.refusal("bid_up 10") == "BI-55"


def test_bi_55_without_a_way_the_handicap_is_ignored() -> None:
    """BI-55, BI-71"""
    scene = first("bid_lower", "red 50", "red 51", "blue 90")
    scene.do("open 50", "open 51")
    scene.do_unchecked("give_away 107")
    assert scene.tiles("bid_up") == {90}


def test_bi_71_a_last_tile_may_be_offered_so_that_no_bid_asks_anything() -> None:
    """BI-71"""
    scene = first("bid_lower", "red 50", "red 51", "blue 90")
    scene.do("open 50", "open 51")
    assert scene.tiles("offer_up") == {90} and not scene.tiles("bid_up")
    assert scene.refusal("bid_up 90") == "BI-55", "without a bid the handicap is kept"


def test_bi_56_always_faceup_lays_two_face_up_tiles() -> None:
    """BI-56"""
    scene = first("always_faceup", *A)
    scene.do("open 98", "open 97")
    assert not scene.tiles("bid_down") and scene.refusal("offer_down 10") == "BI-56"
    scene.do("offer_up 10")
    assert not scene.tiles("bid_down")
    scene = first("always_faceup", "red 98", "red 97", "blue 10")
    scene.do("open 98", "open 97", "bid_up 10")
    assert "stop" in scene.legal(), "with one tile it is ignored"


def test_bi_64_a_lazy_bunny_with_always_faceup_still_lays_a_second_tile() -> None:
    """BI-64"""
    scene = first("always_faceup", *A, "lazy_bunny 4")
    scene.do("open 98", "open 97", "offer_up 4")
    assert scene.refusal("stop") == "BI-56"
    assert scene.tiles("bid_up") and not scene.tiles("bid_down")


def test_bi_57_small_hands_stops_the_chain_at_three_and_shows_itself() -> None:
    """BI-57"""
    hand = ("red 5", "red 6", "red 50", "red 61", "red 62", "red 63", "red 65")
    scene = first("small_hands", *hand)
    scene.do("open 5", "open 6", "bid_up 50", "offer_up 61", "offer_up 62")
    assert scene.asked == 0 and scene.legal() == {"stop"}
    assert scene.refusal("offer_up 63") == "BI-57"
    scene.do("stop")
    assert scene.asked == 1 and scene.told("handicap_shown")[0].face == 113


def test_bi_57_with_bonus_tiles_it_is_exactly_three_with_bid_and_offer() -> None:
    """BI-57"""
    scene = first("small_hands", *A, "bonus_tiles 4")
    scene.do("open 98", "open 97", "offer_up 4", "offer_up 10")
    assert not scene.tiles("offer_up") and scene.tiles("bid_up")
    scene.do("bid_up 11")
    assert "stop" in scene.legal() and not scene.tiles("bid_up")


def test_bi_16_bi_61_lower_bids_shows_when_the_bid_is_counted() -> None:
    """BI-16, BI-61"""
    scene = held(b=("yellow 21", "yellow 22"), c=("orange 41", "orange 42"))
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 11")
    assert scene.state.view(1).handicaps[0] == (-1,)
    scene.do("bid_up 21", "offer_up 22", "bid_up 41", "offer_up 42")
    assert scene.state.view(1).handicaps[0] == (number_of("lower_bids"),)
    assert scene.state.cleared == 0b110


def test_bi_58_public_egg_shows_one_goal_to_all() -> None:
    """BI-58"""
    scene = held(handicaps=("public_egg",), goals=("red blue", "green green", "yellow orange"))
    assert scene.asked == CHANCE
    scene.state.apply(CHANCE, Action(acts.GOAL, 1), scene.events.append)
    assert scene.state.view(2).goals[0] == (-1, 3)


# Giving away


def test_bi_59_a_power_given_away_counts_as_tile_and_is_won_with_the_offer() -> None:
    """BI-59"""
    scene = held(b=("yellow 21", "yellow 22"), c=("orange 41", "orange 42", "orange 43"))
    scene.do("open 98", "open 97", "give_away 107")
    assert scene.state.turn[turns.LAID] == 1 and scene.state.turn[turns.UPS] == 1
    assert not scene.state.powers[0], "no longer held at once"
    assert scene.tiles("bid_down") and not scene.tiles("offer_up")
    scene.do("bid_down 10")
    assert scene.asked == 1 and not scene.tiles("give_away"), "one in a round"
    assert scene.refusal("give_away 101") == "BI-59"
    scene.do("bid_up 21", "offer_up 22", "stop", "bid_up 41", "offer_up 42")
    assert scene.winner() == 2 and 107 in scene.state.powers[2]
    assert scene.told("extra_held") and scene.state.result().scores[2] <= 5 * 5


def test_bi_59_without_a_winner_it_leaves_the_game() -> None:
    """BI-59"""
    scene = held(a=("red 98", "red 5", "red 99"), b=("blue 3",), c=())
    scene.do("open 98", "open 5", "offer_up 99", "give_away 107", "offer_up 3")
    assert scene.told("round_unsold") and scene.state.lost >> 107 & 1


def test_bi_60_the_offer_is_not_opened_with_a_power() -> None:
    """BI-60"""
    scene = held()
    assert scene.refusal("give_away 107") == "BI-04" and not scene.tiles("give_away")


def test_bi_73_it_is_the_first_offer_tile_or_an_extra_and_never_a_duty() -> None:
    """BI-73"""
    scene = held()
    scene.do("open 98", "open 97", "offer_up 10")
    assert scene.refusal("give_away 107") == "BI-73", "not at will"
    scene = held(a=("red 5", "red 6", "blue 10", "blue 11", "green 59"))
    scene.do("open 5", "open 6", "offer_up 59")
    assert "give_away 107" in scene.legal(), "the extra tile of the highest"
    scene = held(a=("red 5", "red 6", "blue 10"))
    scene.do("open 5", "open 6", "bid_up 10")
    assert scene.legal() == {"stop", "give_away 107", "give_away 114"}, "with an empty hand"


def test_bi_73_public_egg_closes_and_opens_a_goal_of_the_winner() -> None:
    """BI-73"""
    scene = held(
        handicaps=("public_egg", "small_hands", "always_faceup"),
        b=("yellow 21", "yellow 22"),
        c=("orange 41", "orange 42", "orange 43"),
    )
    scene.state.apply(CHANCE, Action(acts.GOAL, 0), scene.events.append)
    scene.do("open 98", "open 97", "give_away 115", "bid_up 10")
    assert scene.state.open_goals == 0 and scene.told("goal_closed")
    scene.do("bid_up 21", "offer_up 22", "bid_up 41", "offer_up 42")
    assert scene.asked == CHANCE and scene.state.stack[-1] == (frames.OPEN_GOAL, 2)
    scene.state.apply(CHANCE, Action(acts.GOAL, 1), scene.events.append)
    assert scene.state.open_goals == 1 << 5 and 115 in scene.state.handicaps[2]


def test_bi_72_of_two_handicaps_the_one_held_longer_comes_first() -> None:
    """BI-72"""
    scene = held(handicaps=("always_follow", "small_hands", "lower_bids"))
    scene.do("open 98", "open 97")
    follow, never = number_of("always_follow"), number_of("never_follow")
    scene.state.open_handicaps |= 1 << never
    scene.state.handicaps = ((follow, never), *scene.state.handicaps[1:])
    state = scene.state
    state.faces = state.faces[:10] + b"\0" + state.faces[11:]
    scene.do_unchecked("bid_up 11")
    assert scene.tiles("offer_up") == {10}, "the one red tile follows"
    state.handicaps = ((never, follow), *state.handicaps[1:])
    assert scene.tiles("offer_up") == {13, 14}


def test_bi_72_handicaps_do_not_bind_the_use_of_powers() -> None:
    """BI-72"""
    scene = held(("flip_any", "info_bid", "info_offer"), handicaps=("always_faceup",))
    scene.do("open 98", "open 97")
    assert scene.tiles("flip") == {0, 1}
