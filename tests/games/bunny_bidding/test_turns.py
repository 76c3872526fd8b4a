"""Opening and turns: what must be laid, what may be laid, which way up."""

from tabletop.games.bunny_bidding.rules import events
from tabletop.games.bunny_bidding.words.text import sentence
from tests.games.bunny_bidding.scenario import Scene

A = ("red 50", "green 51", "blue 10", "red 11", "yellow 13", "blue 14", "red 15", "red 17")
B = ("red 5", "green 6", "blue 7", "yellow 9")
C = ("red 30", "green 31", "blue 33", "yellow 34")


def opened(*extra: str) -> Scene:
    """Seat 0 has opened with 50 and 51."""
    scene = Scene((*A, *extra), B, C)
    scene.do("open 50", "open 51")
    return scene


def test_bi_04_the_offer_is_opened_with_two_face_up_tiles_that_belong_to_no_turn() -> None:
    """BI-04"""
    scene = Scene(A, B, C)
    assert scene.tiles("open") == {50, 51, 10, 11, 13, 14, 15, 17}
    assert scene.refusal("bid_up 10") == "BI-04"
    scene.do("open 50", "open 51")
    assert scene.asked == 0 and scene.state.turn[0] == 0
    assert not scene.told("highest_laid")
    scene.do("bid_down 10")
    assert scene.refusal("offer_down 11") == "BI-12", "opening tiles do not count as face up"


def test_bi_05_with_two_tiles_or_one_the_start_player_has_no_turn() -> None:
    """BI-05"""
    scene = Scene(("red 50", "green 51"), B, C)
    scene.do("open 50", "open 51")
    assert scene.asked == 1
    scene = Scene(("red 50",), B, C)
    told = scene.do("open 50")
    assert scene.asked == 1
    missed = [event for event in told if event.kind == events.TURN_MISSED]
    assert [(event.player, event.witnesses) for event in missed] == [(0, None)]
    text = sentence(missed[0], ("Anna", "Ben", "Mia"))
    assert text == "Anna has no tiles left and is passed over."


def test_bi_05_without_tiles_the_next_player_is_start_player() -> None:
    """BI-05, BI-28"""
    scene = Scene((), B, C)
    assert scene.asked == 1 and scene.state.start == 1


def test_bi_06_bid_and_offer_go_in_any_order_and_one_of_each_is_needed() -> None:
    """BI-06"""
    scene = opened()
    assert {"bid_up 10", "offer_up 10", "bid_down 10", "offer_down 10"} <= scene.legal()
    assert scene.refusal("stop") == "BI-06"
    scene.do("offer_up 10")
    assert not scene.tiles("offer_up") and scene.refusal("stop") == "BI-06"
    scene.do("bid_up 11")
    assert scene.asked == 1, "nothing is left to decide"


def test_bi_06_the_last_tile_left_is_the_missing_one() -> None:
    """BI-06"""
    scene = Scene(("red 50", "green 51", "blue 90", "blue 10"), B, C)
    scene.do("open 50", "open 51", "offer_up 90")
    assert scene.told("highest_laid")
    assert scene.legal() == {"bid_up 10", "bid_down 10"}
    assert scene.refusal("offer_up 10") == "BI-06"


def test_bi_07_a_single_tile_goes_face_up_as_bid_or_offer() -> None:
    """BI-07"""
    scene = Scene(("red 50", "green 51", "blue 10"), B, C)
    scene.do("open 50", "open 51")
    assert scene.legal() == {"bid_up 10", "offer_up 10"}
    scene.do("offer_up 10")
    assert scene.asked == 1


def test_bi_08_without_tiles_there_is_no_turn() -> None:
    """BI-08"""
    scene = Scene(A, (), C)
    scene.do("open 50", "open 51", "bid_up 10", "offer_up 11")
    assert scene.asked == 2


def test_bi_10_nobody_is_told_to_lay_one_more_whose_hand_is_empty() -> None:
    """BI-10"""
    scene = Scene(A, ("red 7", "red 98"), C)
    scene.do("open 50", "open 51", "bid_up 10", "offer_up 11")
    scene.do("bid_up 7", "offer_up 98")
    assert not scene.told("highest_laid") and scene.asked == 2


def test_bi_09_only_a_face_up_tile_is_the_highest_and_only_open_numbers_are_compared() -> None:
    """BI-09"""
    scene = opened("red 99", "red 98")
    scene.do("bid_up 10", "offer_down 99")
    assert scene.asked == 1 and not scene.told("highest_laid")
    scene.do("bid_up 5", "offer_up 9")
    scene = Scene(A, ("red 98", "red 7", "red 9", "blue 3"), C)
    scene.do("open 10", "open 11", "bid_up 13", "offer_down 51")
    scene.do("bid_up 7", "offer_up 9")
    assert scene.asked == 2
    scene.do("bid_up 31", "offer_up 30")
    assert scene.told("highest_laid"), "51 lies face down and is not compared"


def test_bi_10_the_highest_asks_for_one_more_again_and_again_up_to_five() -> None:
    """BI-10"""
    hand = ("red 50", "red 51", "red 61", "red 62", "red 63", "red 65", "red 66", "red 67")
    scene = Scene(hand, B, C)
    scene.do("open 50", "open 51", "offer_up 61", "bid_up 67", "offer_up 62", "offer_up 63")
    assert scene.asked == 0 and scene.refusal("stop") == "BI-10"
    scene.do("offer_up 65")
    assert scene.asked == 1, "five tiles are the limit"
    assert scene.refusal("offer_up 66", 0) == "BI-06"


def test_bi_10_an_extra_tile_may_be_a_bid() -> None:
    """BI-10"""
    scene = opened("red 99")
    scene.do("offer_up 99", "bid_up 10", "bid_up 11")
    assert scene.asked == 1 and scene.state.turn[2] == 0


def test_bi_11_there_are_no_extra_tiles_at_will() -> None:
    """BI-11"""
    scene = opened()
    scene.do("bid_up 10")
    assert scene.refusal("bid_up 11") == "BI-11"


def test_bi_12_never_all_tiles_face_down() -> None:
    """BI-12"""
    scene = opened()
    scene.do("offer_down 10")
    assert {t.split()[0] for t in scene.legal()} == {"bid_up"}
    assert scene.refusal("bid_down 11") == "BI-12"
    scene = opened()
    scene.do("offer_up 10")
    assert scene.tiles("bid_down")


def test_a_tile_that_is_not_there_cannot_be_laid() -> None:
    scene = opened()
    assert scene.refusal("bid_up 99") == "BI-06"
    assert scene.refusal("bid_up 5", 1) == "BI-06"
    assert scene.refusal("set_aside 10") == "BI-75"
    assert scene.refusal("look_offer 0") == "BI-48"
