"""Handicaps judged together, gifts that handicaps bind, shown tiles a turn needs, turns put off."""

from tabletop.games.bunny_bidding.rules.cards import HANDICAP_KEYS
from tests.games.bunny_bidding.scenario import Scene, number_of
from tests.games.bunny_bidding.test_powers import B, held


def both(first: str, second: str, *a: str, power: str = "higher_bids") -> Scene:
    """Seat 0 holds the two handicaps, the first one longer, and has opened with 50 and 51."""
    others = [key for key in HANDICAP_KEYS[:-1] if key not in (first, second)]
    scene = held(
        (power, "info_bid", "collect_any"),
        (first, *others[:2]),
        a=("red 50", "red 51", *a),
    )
    seats = scene.state.handicaps
    scene.state.open_handicaps |= 1 << number_of(second)
    scene.state.handicaps = ((number_of(first), number_of(second)), *seats[1:])
    scene.do_unchecked("open 50")
    scene.do_unchecked("open 51")
    return scene


# BI-79


def test_bi_79_a_gift_is_no_fourth_tile_of_small_hands() -> None:
    """BI-79, BI-57"""
    hand = ("red 5", "red 6", "red 50", "red 61", "red 62", "red 63")
    scene = held(handicaps=("small_hands", "lower_bids", "always_faceup"), a=hand)
    scene.do("open 5", "open 6", "bid_up 50", "offer_up 61")
    assert {"give_away 107", "give_away 113"} <= scene.legal(), "as the third"
    scene.do("offer_up 62")
    assert scene.refusal("give_away 107") == "BI-57" == scene.refusal("give_away 113")


def test_bi_79_a_gift_that_makes_a_handicap_impossible_is_refused() -> None:
    """BI-79, BI-55"""
    hand = ("red 50", "red 51", "blue 90")
    scene = held(handicaps=("bid_lower", "lower_bids", "small_hands"), a=hand)
    scene.do("open 50", "open 51")
    assert scene.refusal("give_away 107") == "BI-55", "90 would have to be bid then"
    assert "give_away 110" in scene.legal(), "the handicap itself asks nothing once it is given"


def test_bi_79_full_basket_lets_a_gift_be_an_extra_tile_and_goes_with_it() -> None:
    """BI-79, BI-53"""
    scene = held(("large_hands", "info_bid", "collect_any"))
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 11", "give_away 106")
    assert scene.asked == 1, "no more tiles at will"


# BI-80


def test_bi_80_a_face_down_bid_is_free_where_the_highest_brings_another_tile() -> None:
    """BI-80, BI-56"""
    scene = held(
        handicaps=("always_faceup", "lower_bids", "small_hands"),
        a=("red 50", "red 51", "blue 10", "blue 61", "green 13"),
    )
    scene.do("open 50", "open 51")
    assert scene.tiles("bid_down") == {10, 13}, "61 is needed to be the highest"
    scene.do("bid_down 10")
    assert scene.tiles("offer_up") == {61} and scene.refusal("offer_up 13") == "BI-56"
    scene.do("offer_up 61")
    assert scene.tiles("offer_up") == {13} and not scene.tiles("offer_down")


def test_bi_80_after_helping_yourself_two_face_up_offers_are_asked_where_they_can_be() -> None:
    """BI-80, BI-51"""
    scene = held(
        ("higher_bids", "collect_any", "info_bid"),
        ("lower_bids", "always_faceup", "small_hands"),
        b=("yellow 21", "yellow 99", "green 23"),
    )
    scene.do("open 98", "open 97", "bid_up 11", "offer_down 10", "collect 3")
    assert scene.tiles("offer_up") == {99}, "only the highest is followed by another one"


# BI-81


def test_bi_81_a_tile_that_keeps_both_handicaps_goes_before_one_that_keeps_one() -> None:
    """BI-81, BI-54"""
    scene = both("never_follow", "always_follow", "red 10", "red 11", "blue 13", "spy 4")
    assert scene.tiles("offer_up") == {4} and scene.tiles("bid_up") == {10, 11, 13}
    scene = both("never_follow", "always_follow", "red 10", "blue 13", "green 14")
    assert not scene.tiles("offer_up") and scene.tiles("bid_up") == {10}, "then 13 leads alone"
    scene = both("never_follow", "always_follow", "red 10", "red 11", "blue 13", "green 14")
    assert scene.tiles("offer_up") == {13, 14}, "both cannot be kept: the one held longer is"


def test_bi_81_an_offer_after_which_both_bid_handicaps_cannot_be_kept_is_refused() -> None:
    """BI-81, BI-55"""
    scene = both("bid_lower", "bid_higher", "blue 10", "blue 33", "green 61")
    assert scene.tiles("offer_down") == set(), "33 is to be bid, with 10 in the offer, face up"
    assert scene.tiles("offer_up") == {10, 61}, "61 is the highest, so 10 can follow"
    assert scene.tiles("bid_up") == {33}
    assert scene.refusal("offer_up 33") == "BI-55"


def test_bi_81_two_tiles_face_up_are_not_left_to_a_fourth_one() -> None:
    """BI-81, BI-56, BI-57"""
    hand = ("blue 10", "blue 11", "green 13", "green 14", "yellow 15")
    scene = both("always_faceup", "small_hands", *hand, power="large_hands")
    scene.do_unchecked("bid_down 10")
    assert not scene.tiles("offer_down") and scene.tiles("offer_up") == {11, 13, 14, 15}
    scene.do_unchecked("offer_up 11")
    assert "stop" not in scene.legal() and not scene.tiles("bid_down")
    scene.do_unchecked("bid_up 13")
    assert scene.tiles("bid_up") == set() and "stop" in scene.legal()


# BI-82


def test_bi_82_the_tile_that_must_lie_face_up_is_not_exchanged() -> None:
    """BI-82, BI-12"""
    hand = ("red 98", "red 97", "blue 10", "blue 11", "green 13", "yellow 14")
    scene = held(("large_hands", "info_bid", "collect_any"), a=hand, show_five=True)
    swap = number_of("swap_offer")
    scene.state.powers = ((*scene.state.powers[0], swap), *scene.state.powers[1:])
    scene.do_unchecked("open 98")
    scene.do_unchecked("open 97")
    for deed in ("bid_down 10", "offer_down 11", "bid_down 13"):
        scene.do_unchecked(deed)
    assert scene.tiles("bid_up") == {14} and "stop" not in scene.legal()
    assert not scene.tiles("take") and scene.refusal("take 0") == "BI-42", "14 is needed"


# BI-83, BI-84, BI-85


def test_bi_83_an_only_opening_tile_that_brings_new_ones_is_followed_by_a_second() -> None:
    """BI-83"""
    scene = Scene(("red 33",), B, ("orange 41", "orange 42"), doubled_give=True)
    scene.do("open 33")
    assert scene.hand(0) == (41, 42) and scene.asked == 0
    assert scene.tiles("open") == {41, 42}
    scene.do("open 41")
    assert scene.asked == 0 and scene.tiles("offer_up") == {42}, "and then there is a turn"


def test_bi_84_without_a_tile_a_delayed_whole_turn_is_none() -> None:
    """BI-84, BI-08"""
    scene = held(a=("red 98", "delayed_turn 4"), b=("yellow 21", "yellow 22"), c=("orange 41",))
    scene.do("open 4", "open 98", "bid_up 21", "offer_up 22", "offer_up 41")
    assert [event.player for event in scene.told("turn_begun")] == [1, 2]


def test_bi_84_the_rest_of_a_turn_with_an_empty_hand_still_asks_for_a_power() -> None:
    """BI-84, BI-48"""
    scene = held(
        ("flip_any", "info_bid", "collect_any"),
        ("lower_bids", "small_hands", "always_faceup"),
        a=("red 98", "red 97", "blue 10", "delayed_turn 4"),
        b=("yellow 21", "yellow 22"),
        c=("orange 41", "orange 42"),
    )
    scene.state.gifted = True
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 4")
    scene.do("bid_up 21", "offer_up 22", "bid_up 41", "offer_up 42")
    assert scene.asked == 0 and scene.hand(0) == ()
    assert scene.tiles("flip") and "stop" in scene.legal()


def test_bi_85_every_delayed_rest_is_played_in_the_order_the_turns_were_broken_off() -> None:
    """BI-85, BI-36"""
    scene = held(
        ("higher_bids", "swap_offer", "collect_any"),
        ("lower_bids", "always_faceup", "small_hands"),
        a=("red 98", "red 97", "blue 10", "blue 11", "delayed_turn 4"),
    )
    scene.do("open 98", "open 97", "offer_up 4")
    assert scene.asked == 1
    scene.do("take 2", "put 21", "enough", "offer_up 4")
    assert scene.asked == 2 and scene.state.view(2).delayed == (0, 1)
    scene.do("bid_up 41", "offer_up 42", "bid_up 10")
    assert scene.asked == 1, "seat 0 has had its rest, now seat 1 has its own"
    scene.do("bid_up 22")
    bids = {event.player for event in scene.told("bid_counted")}
    assert bids == {0, 1, 2}
