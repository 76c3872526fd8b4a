"""The variants: each switch, and how they meet the rest."""

from tabletop.core.game import CHANCE
from tabletop.games.bunny_bidding.rules.cards import swapped_digits
from tests.games.bunny_bidding.scenario import Scene

A = ("red 98", "red 97", "blue 10", "blue 11", "green 13", "yellow 14", "red 15", "red 17")
B = ("yellow 21", "yellow 22", "green 23", "blue 30", "red 31", "red 33", "red 34")
C = ("orange 41", "orange 42", "green 43", "blue 45", "blue 46", "blue 47", "blue 49")


def test_bi_69_show_five_lets_only_the_shown_tiles_be_used() -> None:
    """BI-69"""
    scene = Scene(A, B, C, show_five=True)
    scene.do("open 98", "open 97")
    assert scene.refusal("bid_up 10") == "BI-69"
    scene.do("show 10", "show 11", "show 13", "show 14", "show 15")
    assert scene.tiles("bid_up") == {10, 11, 13, 14, 15}
    assert scene.refusal("bid_up 17") == "BI-69"
    assert scene.state.knows(15, 2) and not scene.state.knows(17, 2)
    scene.do("bid_down 10")
    assert scene.state.knows(10, 2), "all see which shown tile goes face down"
    scene.do("offer_up 11")
    assert scene.state.knows(15, 2) and not scene.state.view(1).shown


def test_bi_69_with_five_tiles_or_fewer_all_are_shown_unasked() -> None:
    """BI-69"""
    scene = Scene(("red 98", "red 97", "blue 10", "blue 11"), B, C, show_five=True)
    scene.do("open 98", "open 97")
    assert len(scene.told("tile_shown")) == 2 and scene.tiles("bid_up") == {10, 11}


def test_bi_69_exchanges_put_shown_tiles_the_turn_does_not_need() -> None:
    """BI-69"""
    hand = ("red 98", "red 97", "blue 10", "blue 11", "blue 13", "replacement_egg 4")
    scene = Scene(hand, B, C, show_five=True)
    scene.do("open 98", "open 97", "offer_up 4", "take 0")
    assert scene.tiles("put") == {10, 11, 13}
    scene.do("put 10")
    assert scene.legal() == {"take 1", "enough"}
    scene.do("take 1")
    assert scene.tiles("put") == {11, 13}, "the tile just taken is not a shown one"
    scene.do("put 13")
    assert scene.tiles("bid_up") == {11}, "needed as bid; tiles got in the turn are not used"


def test_bi_69_tiles_given_to_the_left_are_free() -> None:
    """BI-69"""
    scene = Scene((*A, "red 18"), B, C, show_five=True, doubled_give=True)
    scene.do("open 98", "open 97", *(f"show {n}" for n in (10, 11, 13, 14, 15)), "bid_up 11")
    assert scene.state.actors() == (0, 1, 2)
    assert {"set_aside 10", "set_aside 13"} <= scene.legal(0)


def test_bi_74_losers_get_their_bids_back_and_the_winner_s_go_as_usual() -> None:
    """BI-74"""
    scene = Scene(A[:4], (*B[:2], "green 90"), C[:2], bids_back=True)
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 11", "bid_down 90", "offer_up 22")
    scene.do("bid_down 41", "offer_up 42")
    assert scene.winner() == 1
    assert scene.hand(0) == (10, 90), "the own bid, and as worst bidder the winner's"
    assert scene.hand(2) == (41,) and not scene.gone(41)


def test_bi_74_after_fair_sharing_all_get_their_bids_back() -> None:
    """BI-74, BI-43"""
    scene = Scene((*A[:3], "fair_sharing 4"), B[:2], C[:2], bids_back=True)
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 4", "bid_up 21", "offer_up 22")
    scene.do("bid_up 41", "offer_up 42")
    assert scene.asked == CHANCE
    scene.share(0, 1, 3, 5, 7)
    assert [scene.hand(seat) for seat in range(3)] == [(10,), (21,), (41,)]


def test_bi_74_a_swapped_tile_goes_back_to_whom_it_lies_before() -> None:
    """BI-74, BI-50"""
    scene = Scene(
        A[:4],
        (*B[:2], "green 23"),
        ("orange 95", "orange 42"),
        powers=("higher_bids", "swap_bid", "info_offer"),
        handicaps=("lower_bids", "small_hands", "always_faceup"),
        bids_back=True,
    )
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 11", "bid_up 21", "swap_bid 4 2")
    scene.do("offer_up 22", "bid_up 95", "offer_up 42")
    assert scene.winner() == 2 and 21 in scene.hand(0) and 10 in scene.hand(1)


def test_bi_75_a_doubled_number_makes_all_give_five_tiles_to_the_left() -> None:
    """BI-75"""
    scene = Scene(A, B, C, doubled_give=True)
    scene.do("open 98", "open 97", "bid_down 11")
    assert scene.told("doubled_played")
    assert scene.state.actors() == (1, 2), "seat 0 has five tiles left and gives them all"
    for seat, tiles in ((2, (41, 42, 43, 45, 46)), (1, (21, 22, 23, 30, 34))):
        for tile in tiles:
            scene.do(f"set_aside {tile}", seat=seat)
    assert scene.hand(0) == (41, 42, 43, 45, 46)
    assert scene.hand(1) == (10, 13, 14, 15, 17, 31, 33)
    assert scene.hand(2) == (21, 22, 23, 30, 34, 47, 49)
    assert scene.asked == 0 and scene.tiles("offer_up") == {41, 42, 43, 45, 46}
    assert scene.state.knows(21, 1) and not scene.state.knows(21, 0)


def test_bi_75_tiles_are_set_aside_from_low_to_high_and_sealed() -> None:
    """BI-75"""
    scene = Scene(A, B, C, doubled_give=True)
    scene.do("open 98", "open 97", "bid_up 11")
    scene.do("set_aside 22", seat=1)
    assert scene.refusal("set_aside 21", 1) == "BI-75"
    assert scene.state.view(2).aside_counts == (5, 1, 0) and scene.state.view(2).aside == ()


def test_bi_75_it_comes_after_the_highest_rule_and_before_the_action() -> None:
    """BI-75"""
    scene = Scene(
        ("red 5", "red 6", "spy 88", "blue 10", "blue 13"), B[:3], C[:3], doubled_give=True
    )
    scene.do("open 5", "open 6", "offer_up 88")
    kinds = [event.kind for event in scene.events]
    order = [kinds.index(k) for k in ("highest_laid", "doubled_played", "tile_given", "egg_acted")]
    assert order == sorted(order)


def test_bi_75_a_turn_with_nothing_usable_left_ends_as_it_is() -> None:
    """BI-75"""
    scene = Scene(("red 98", "red 97", "blue 11", "blue 13"), B, (), doubled_give=True)
    scene.do("open 98", "open 97", "bid_up 11")
    for tile in (21, 22, 23, 30, 31):
        scene.do(f"set_aside {tile}", seat=1)
    assert scene.asked == 1 and scene.hand(0) == ()


def test_bi_70_exchanging_is_no_playing() -> None:
    """BI-70"""
    scene = Scene((*A, "replacement_egg 4"), B, C, doubled_give=True)
    scene.do("open 98", "open 97", "offer_up 4", "take 0", "put 11")
    assert not scene.told("doubled_played")


def test_four_tiles_are_the_limit() -> None:
    hand = ("red 50", "red 51", "red 61", "red 62", "red 63", "red 65", "red 66")
    scene = Scene(hand, B, C, four_tiles=True)
    scene.do("open 50", "open 51", "bid_up 66", "offer_up 61", "offer_up 62", "offer_up 63")
    assert scene.asked == 1


def test_one_goal_each() -> None:
    scene = Scene(A, B, C, one_goal=True)
    assert len(scene.state.goals) == 3 and len(scene.state.view(0).goals[0]) == 1


def test_fewer_types_leave_fewer_eggs() -> None:
    scene = Scene(A, (), (), types=4)
    assert sum(face < 8 for face in scene.state.faces) == 40


def test_matching_bids_swap_their_own_digits_instead() -> None:
    assert [swapped_digits(n) for n in (58, 50, 7, 11)] == [85, 5, 70, 11]
    scene = Scene(
        ("red 98", "red 97", "red 19", "blue 11"), B[:2], ("orange 89", "blue 42"), swap_digits=True
    )
    scene.do("open 98", "open 97", "bid_up 19", "offer_up 11", "bid_up 21", "offer_up 22")
    scene.do("bid_up 89", "offer_up 42")
    assert scene.winner() == 0 and not scene.told("auction_inverted")
    assert [event.amount for event in scene.told("digits_swapped")] == [91]


def test_types_found_twice_among_the_bids_invert_instead() -> None:
    scene = Scene(
        ("red 98", "red 97", "red 19", "blue 11"),
        ("blue 21", "yellow 22"),
        ("blue 89", "blue 42"),
        duplicates_invert=True,
    )
    scene.do("open 98", "open 97", "bid_up 19", "offer_up 11", "bid_up 21", "offer_up 22")
    scene.do("bid_up 89", "offer_up 42")
    assert scene.winner() == 0, "two blue bids turn once; the red one of the majority does not"
    assert len(scene.told("auction_inverted")) == 1
