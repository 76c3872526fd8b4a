"""Special eggs: each one's effect, when it acts and when not."""

from typing import Any

from tabletop.core.action import Action
from tabletop.core.game import CHANCE
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import frames, turns
from tests.games.bunny_bidding.scenario import Scene

A = ("red 98", "red 97", "blue 10", "blue 11", "green 13")
B = ("yellow 21", "yellow 22", "green 23", "blue 30")
C = ("orange 41", "orange 42", "green 43", "blue 45")


def opened(*extra: str, b: tuple[str, ...] = B, c: tuple[str, ...] = C, **options: Any) -> Scene:
    """Seat 0 has opened with 98 and 97; `extra` are more tiles in its hand."""
    scene = Scene((*A, *extra), b, c, **options)
    scene.do("open 98", "open 97")
    return scene


def finish(scene: Scene) -> None:
    """The other two bid their lowest tiles and offer their next."""
    while scene.state.round == 1 and scene.state.stack[-1][0] == frames.TURN:
        kind = next(k for k in ("bid_up", "offer_up") if scene.tiles(k))
        scene.do(f"{kind} {min(scene.tiles(kind))}")


def test_bi_30_offer_eggs_act_in_the_offer_alone_and_only_face_up() -> None:
    """BI-30"""
    scene = opened("study_offer 4")
    scene.do("bid_up 4")
    assert not scene.told("egg_acted")
    scene = opened("study_offer 4")
    scene.do("offer_down 4", "bid_up 10")
    assert not scene.told("egg_acted") and scene.asked == 1


def test_bi_30_bid_eggs_act_from_a_bid_too() -> None:
    """BI-30"""
    scene = opened("reverse_auction 4")
    scene.do("bid_up 4", "offer_up 10")
    finish(scene)
    assert scene.winner() == 0 and scene.told("auction_reversed")


def test_bi_31_a_special_egg_as_bid_counts_its_number_and_turns_nothing() -> None:
    """BI-31"""
    scene = opened("negative_small 96")
    scene.do("bid_up 96", "offer_up 10")
    finish(scene)
    assert scene.winner() == 0 and not scene.told("auction_inverted")


def test_bi_32_a_special_egg_can_be_the_highest() -> None:
    """BI-32"""
    scene = Scene(("red 5", "red 6", "negative_small 96", "blue 10", "blue 11"), B, C)
    scene.do("open 5", "open 6", "offer_up 96")
    assert scene.told("highest_laid")


def test_bi_33_an_egg_turned_up_later_does_not_act() -> None:
    """BI-33"""
    scene = opened("reverse_auction 4")
    scene.do("bid_down 4", "offer_up 10")
    finish(scene)
    assert not scene.told("auction_reversed") and scene.winner() == 2


def test_bi_35_insta_end_ends_the_round_after_this_turn() -> None:
    """BI-35"""
    scene = opened("insta_end 4")
    scene.do("offer_up 4")
    assert scene.asked == 0, "the turn is finished first"
    scene.do("bid_up 10")
    assert scene.state.round == 2 and scene.winner() == 0
    assert len(scene.hand(1)) == 4


def test_bi_62_insta_end_as_opening_tile_leaves_the_start_player_a_turn() -> None:
    """BI-62"""
    scene = Scene((*A, "insta_end 4"), B, C)
    scene.do("open 4", "open 97")
    assert scene.asked == 0
    scene.do("bid_up 10", "offer_up 11")
    assert scene.state.round == 2


def test_bi_36_bi_65_delayed_turn_leaves_the_bid_for_the_end() -> None:
    """BI-36, BI-65"""
    scene = opened("delayed_turn 4")
    scene.do("offer_up 4")
    assert scene.asked == 1
    scene.do("bid_up 21", "offer_up 22", "bid_up 41", "offer_up 42")
    assert scene.asked == 0 and not scene.tiles("offer_up") and scene.tiles("bid_up")
    scene.do("bid_up 10")
    assert scene.state.round == 2


def test_bi_36_as_opening_tile_the_whole_turn_comes_last() -> None:
    """BI-36, BI-62"""
    scene = Scene((*A, "delayed_turn 4"), B, C)
    scene.do("open 4", "open 97")
    assert scene.asked == 1
    scene.do("bid_up 21", "offer_up 22", "bid_up 41", "offer_up 42")
    assert scene.asked == 0 and scene.tiles("offer_up") and scene.tiles("bid_up")


def test_bi_63_both_by_one_player_end_the_round_at_once() -> None:
    """BI-63"""
    scene = Scene((*A, "delayed_turn 4", "insta_end 8"), B, C)
    scene.do("open 4", "open 8")
    assert scene.state.round == 2, "nobody has a turn"
    scene = Scene((*A, "delayed_turn 4", "insta_end 8", "bonus_tiles 12"), B, C)
    scene.do("open 98", "open 12", "offer_up 8", "offer_up 4")
    assert scene.state.round == 2 and len(scene.hand(1)) == 4


def test_bi_35_the_rest_of_a_delayed_turn_is_lost_when_the_round_ends() -> None:
    """BI-35"""
    scene = opened("delayed_turn 4", b=(*B, "insta_end 8"))
    scene.do("offer_up 4", "offer_up 8", "bid_up 21")
    assert scene.state.round == 2 and scene.winner() == 1


def test_bi_37_study_shows_face_down_tiles_to_one_seat_alone() -> None:
    """BI-37"""
    scene = opened("bonus_tiles 4", b=(*B, "study_offer 8"), c=(*C, "study_bids 12"))
    scene.do("offer_up 4", "offer_down 10", "bid_down 11", "stop")
    scene.do("offer_up 8", "bid_up 21")
    (seen,) = scene.told("tile_looked_at")
    assert seen.witnesses == (1,) and seen.face & 127 == 10
    assert scene.state.knows(10, 1) and not scene.state.knows(10, 2)
    scene.do("offer_up 12")
    assert [e.face & 127 for e in scene.told("tile_looked_at")] == [10, 11]
    assert scene.state.knows(11, 2) and not scene.state.knows(11, 1)
    assert scene.state.view(2).places[4].tile == -1, "remembered, not shown"


def test_bi_38_bonus_tiles_asks_for_three_and_lets_go_on() -> None:
    """BI-38"""
    scene = opened("bonus_tiles 4")
    scene.do("offer_up 4", "bid_up 10")
    assert scene.refusal("stop") == "BI-38"
    scene.do("bid_up 11")
    assert "stop" in scene.legal() and scene.tiles("offer_up")
    scene.do("stop")
    assert scene.asked == 1


def test_bi_62_bonus_as_opening_tile_is_for_the_turn_that_follows() -> None:
    """BI-62"""
    scene = Scene((*A, "bonus_tiles 4"), B, C)
    scene.do("open 4", "open 97", "bid_up 10", "offer_up 11")
    assert scene.refusal("stop") == "BI-38"


def test_bi_39_bi_66_force_play_keeps_one_place_face_up_for_all() -> None:
    """BI-39, BI-66"""
    scene = opened("force_play 4")
    scene.do("offer_up 4")
    assert scene.refusal("bid_up 10") == "BI-39"
    scene.do("force 1")
    assert not scene.tiles("bid_down") and scene.refusal("bid_down 10") == "BI-39"
    scene.do("bid_up 10")
    assert scene.tiles("offer_down") and not scene.tiles("bid_down")
    scene = opened("force_play 4", "green 14")
    scene.do("offer_up 4", "force 0")
    assert scene.tiles("bid_down")
    scene.do("bid_down 10")
    assert not scene.tiles("offer_down") and scene.tiles("bid_down")


def test_bi_40_bi_67_spy_sees_one_goal_of_another_player() -> None:
    """BI-40, BI-67"""
    scene = opened("spy 4", goals=("red red", "blue green", "yellow orange"))
    scene.do("offer_up 4")
    assert scene.legal() == {"spy 1", "spy 2"} and scene.refusal("spy 0") == "BI-67"
    scene.do("spy 1")
    outcomes = scene.state.chance_outcomes()
    assert outcomes is not None and len(outcomes) == 2
    scene.state.apply(CHANCE, Action(acts.GOAL, 1), scene.events.append)
    (seen,) = scene.told("goal_spied")
    assert seen.face == 1 and seen.witnesses == (0,)
    assert scene.state.goal_eyes[0] >> 3 & 1 and not scene.state.goal_eyes[2] >> 3 & 1


def test_bi_41_bi_64_lazy_bunny_lifts_all_duties() -> None:
    """BI-41, BI-64"""
    scene = Scene(("red 5", "red 6", "blue 10", "blue 11", "lazy_bunny 96"), B, C)
    scene.do("open 5", "open 6", "offer_up 96")
    assert scene.asked == 0 and "stop" in scene.legal()
    assert scene.tiles("bid_up") and scene.refusal("offer_up 10") == "BI-64"
    scene.do("bid_up 10")
    assert scene.asked == 1


def test_bi_64_of_bonus_and_lazy_the_one_laid_later_counts() -> None:
    """BI-64, BI-62"""
    scene = Scene((*A, "bonus_tiles 4", "lazy_bunny 8"), B, C)
    scene.do("open 4", "open 8")
    assert "stop" in scene.legal()
    scene = Scene((*A, "bonus_tiles 4", "lazy_bunny 8"), B, C)
    scene.do("open 8", "open 4")
    assert scene.refusal("stop") == "BI-38"


def test_bi_42_bi_70_replacement_exchanges_up_to_three_tiles() -> None:
    """BI-42, BI-70"""
    scene = opened("replacement_egg 4")
    scene.do("offer_up 4")
    assert scene.legal() == {"take 0", "take 1", "enough"}, "not the egg itself"
    assert scene.refusal("take 2") == "BI-42"
    scene.do("take 0")
    assert scene.refusal("enough") == "BI-70"
    scene.do("put 11")
    assert 98 in scene.hand(0) and scene.legal() == {"take 1", "enough"}
    scene.do("take 1", "put 98")
    assert scene.state.places[0][0] == 11 and scene.state.places[1][0] == 98
    assert scene.state.turn[turns.LAID] == 1 and not scene.told("highest_laid")
    assert scene.asked == 0 and scene.tiles("bid_up") == {10, 13, 97}


def test_bi_70_a_check_egg_put_into_the_offer_does_not_act() -> None:
    """BI-70"""
    scene = opened("replacement_egg 4", "reverse_auction 8")
    scene.do("offer_up 4", "take 0", "put 8", "enough", "bid_up 10")
    finish(scene)
    assert not scene.told("auction_reversed")


def test_bi_42_a_tile_put_keeps_the_side_and_what_was_taken_is_seen_by_its_taker() -> None:
    """BI-42"""
    scene = opened(b=(*B, "replacement_egg 4"))
    scene.do("bid_up 11", "offer_down 10", "offer_up 4", "take 3")
    assert scene.told("tile_taken")[-1].witnesses == (1,)
    scene.do("put 30", "enough")
    assert scene.state.places[3][:4] == (30, 1, -1, 0)
    assert scene.state.knows(10, 0), "who laid it knows where it went"
    assert not scene.state.knows(10, 2) and not scene.state.knows(30, 2)


def test_bi_43_fair_sharing_gives_everybody_one_tile() -> None:
    """BI-43"""
    scene = opened("fair_sharing 4")
    scene.do("bid_up 4", "offer_up 10")
    finish(scene)
    assert scene.asked == CHANCE
    scene.share(*sorted(p for p, place in enumerate(scene.state.places) if place[2] == -1))
    assert scene.pile(0) == {98} and scene.pile(1) == {97} and scene.pile(2) == {10}
    assert scene.gone(4) and scene.gone(21) and scene.state.start == 0


def test_bi_43_too_few_tiles_leave_later_players_without() -> None:
    """BI-43"""
    scene = Scene(("fair_sharing 4", "red 98", "red 2"), ("blue 3",), ("blue 5", "blue 6"))
    scene.do("open 4", "open 98", "bid_up 2", "bid_up 3", "bid_up 5", "offer_up 6")
    scene.share(1, 0, 4 + 1)
    assert scene.pile(0) == {98} and scene.pile(1) == {4} and scene.pile(2) == {6}


def test_bi_44_matching_money_gives_or_takes_fifty_once() -> None:
    """BI-44"""
    for sign, values in ((0, [-39, -29, -9]), (1, [61, 71, 91])):
        scene = Scene((*A, "matching_money 4"), B, ("orange 41", "orange 42", "green 43"))
        scene.do("open 98", "open 10", "offer_up 4", "bid_up 11")
        finish(scene)
        assert scene.asked == 0 and scene.legal() == {"money 0", "money 1"}
        assert scene.refusal("stop") == "BI-44"
        scene.do(f"money {sign}")
        assert [event.amount for event in scene.told("bid_counted")] == values


def test_bi_45_reverse_auction_overrides_parity_and_two_do_no_more() -> None:
    """BI-45"""
    scene = Scene((*A, "red 2"), (*B, "red 70"), (*C, "reverse_auction 4", "reverse_auction 8"))
    scene.do("open 98", "open 97", "bid_up 2", "offer_up 10", "bid_up 21", "offer_up 22")
    scene.do("bid_up 41", "offer_up 4")
    assert scene.told("auction_reversed") and scene.winner() == 0
    scene = Scene(A, (*B, "reverse_auction 8"), (*C, "reverse_auction 4"))
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 11", "bid_up 21", "offer_up 8")
    scene.do("bid_up 41", "offer_up 4")
    assert scene.winner() == 0


def test_bi_46_bi_68_the_outcast_is_ignored_and_its_eggs_too() -> None:
    """BI-46, BI-68"""
    scene = opened("bunny_outcast 4", c=(*C, "fair_sharing 8"))
    scene.do("bid_up 10", "offer_up 4", "bid_up 21", "offer_up 22", "bid_up 8", "offer_up 42")
    assert scene.asked == 0 and scene.legal() == {"cast_out 0", "cast_out 1", "cast_out 2"}
    scene.do("cast_out 2")
    assert not scene.told("round_shared") and scene.winner() == 1
    assert {e.player for e in scene.told("bid_counted")} == {0, 1}


def test_bi_46_the_outcast_s_tiles_go_as_usual() -> None:
    """BI-46"""
    scene = opened("bunny_outcast 4")
    scene.do("bid_up 10", "offer_up 4", "bid_down 21", "offer_up 22", "bid_up 41", "offer_up 42")
    scene.do("cast_out 1")
    assert scene.winner() == 2 and 21 in scene.hand(0), "to the worst of the others"


def test_bi_47_the_order_is_outcast_sharing_inversions_reverse_money() -> None:
    """BI-47"""
    scene = opened(
        "bunny_outcast 4",
        "bonus_tiles 8",
        "red 14",
        b=(*B, "matching_money 12"),
        c=(*C, "reverse_auction 16"),
    )
    scene.do("offer_up 8", "offer_up 4", "bid_up 14", "stop", "offer_up 12", "bid_up 21")
    scene.do("offer_up 16", "bid_up 41", "cast_out 2", "money 1")
    order = [e.kind for e in scene.events if e.kind in ORDER]
    assert order == list(ORDER)


ORDER = (
    "seat_cast_out",
    "majority_found",
    "auction_inverted",
    "auction_reversed",
    "money_chosen",
    "round_won",
)
