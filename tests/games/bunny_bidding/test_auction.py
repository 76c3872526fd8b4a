"""The end of a round: majority, inversions, winner, worst bidder, where tiles go; the end."""

from tabletop.core.event import fact
from tabletop.games.bunny_bidding.rules.events import Majority, Turned
from tabletop.games.bunny_bidding.table.closer import bidder
from tests.games.bunny_bidding.scenario import Scene


def played(
    opening: tuple[str, str],
    *turns: tuple[str, str],
    rest: tuple[tuple[str, ...], ...] = ((), (), ()),
    **options: object,
) -> Scene:
    """One round: seat 0 opens, then each seat lays a bid and an offer tile.

    Bids and offers are eggs, with a "!" behind when face down; `rest` is left in the hands.
    """
    hands = [[*(t.strip("!") for t in turn if t), *left] for turn, left in zip(turns, rest)]
    hands[0] += opening
    scene = Scene(*hands, **options)  # type: ignore[arg-type]
    for tile in opening:
        scene.do(f"open {tile.split()[1]}")
    for bid, offer in turns:
        for verb, tile in (("bid", bid), ("offer", offer)):
            if tile:
                side = "down" if tile.endswith("!") else "up"
                scene.do(f"{verb}_{side} {tile.strip('!').split()[1]}")
    return scene


OPENING = ("red 98", "red 97")


def test_the_highest_bid_takes_the_offer_and_starts_next() -> None:
    scene = played(
        OPENING,
        ("blue 10", "green 11"),
        ("blue 90", "green 13"),
        ("blue 30", "green 14"),
        rest=((), ("red 2",), ("red 3",)),
    )
    assert scene.winner() == 1 and scene.pile(1) == {98, 97, 11, 13, 14}
    assert scene.state.start == 1 and scene.asked == 1
    assert all(scene.gone(tile) for tile in (10, 90, 30))


def test_bi_13_all_tied_types_are_the_majority_even_with_one_tile_each() -> None:
    """BI-13"""
    scene = played(
        ("red 98", "green 97"),
        ("blue 10", "yellow 11"),
        ("orange 90", "cyan 13"),
        ("red 30", "red 14"),
        rest=((), ("red 2",), ()),
    )
    (found,) = scene.told("majority_found")
    assert fact(found, Majority).types == (0,) and found.amount == 2
    scene = played(
        ("red 98", "green 97"),
        ("blue 10", "yellow 11"),
        ("orange 90", "blue 13"),
        ("red 30", "cyan 14"),
        rest=((), ("red 2",), ()),
    )
    (found,) = scene.told("majority_found")
    assert fact(found, Majority).types == (0, 1, 2, 3, 5) and found.amount == 1


def test_bi_14_opening_tiles_count_and_special_eggs_have_no_type() -> None:
    """BI-14"""
    scene = played(
        ("red 98", "red 97"),
        ("blue 10", "negative_small 4"),
        ("blue 90", "negative_small 8"),
        ("blue 30", "negative_medium 12"),
        rest=((), ("red 2",), ()),
    )
    (found,) = scene.told("majority_found")
    assert fact(found, Majority).types == (0,)


def test_bi_15_each_matching_bid_tile_turns_the_auction_once() -> None:
    """BI-15"""
    one = played(
        OPENING,
        ("blue 10", "green 11"),
        ("red 90", "green 13"),
        ("blue 30", "blue 14"),
        rest=((), ("red 2",), ()),
    )
    assert one.winner() == 0, "the lowest wins"
    two = played(
        OPENING,
        ("red 10", "green 11"),
        ("red 90", "green 13"),
        ("blue 30", "blue 14"),
        rest=((), ("red 2",), ()),
    )
    assert two.winner() == 1
    assert [fact(e, Turned).lowest for e in two.told("auction_inverted")] == [1, 0]


def test_bi_16_a_bid_is_the_sum_of_its_tiles_with_tens_and_fifties() -> None:
    """BI-16"""
    scene = Scene(
        ("red 98", "red 97", "blue 5", "yellow 11"),
        ("blue 10", "yellow 13", "red 2"),
        ("blue 30", "yellow 14"),
        powers=("higher_bids", "info_bid", "info_offer"),
        handicaps=("lower_bids", "bid_lower", "always_follow"),
    )
    scene.do("open 98", "open 97", "bid_up 5", "offer_up 11", "bid_up 10", "offer_up 13")
    scene.do("bid_up 30", "offer_up 14")
    counted = {event.player: event.amount for event in scene.told("bid_counted")}
    assert counted == {0: 5, 1: 10, 2: 30}
    assert scene.told("handicap_shown")


def test_bi_17_equal_best_bids_leave_the_offer_to_nobody() -> None:
    """BI-17: 10 + 25 against 35."""
    scene = Scene(
        ("red 98", "red 97", "blue 10", "blue 25", "red 99"),
        ("blue 35", "yellow 13", "red 2"),
        ("blue 30", "yellow 14"),
    )
    scene.do("open 98", "open 97", "offer_up 99", "bid_up 10", "bid_down 25")
    scene.do("bid_up 35", "offer_up 13", "bid_up 30", "offer_up 14")
    assert scene.winner() == -1 and scene.told("round_tied")
    assert all(scene.gone(tile) for tile in (98, 97, 99, 13, 14))
    assert scene.hand(2) == (25,), "the one worst bidder still gets the face-down bid"
    assert scene.state.start == 1, "the start player stays, or the next one with tiles"


def test_bi_18_bi_21_face_down_bids_go_to_the_worst_bidder_whoever_laid_them() -> None:
    """BI-18, BI-21"""
    scene = played(
        OPENING,
        ("blue 10!", "green 11"),
        ("blue 90!", "green 13"),
        ("blue 30", "green 14"),
        rest=((), ("red 2",), ()),
    )
    assert scene.hand(0) == (10, 90) and scene.gone(30)


def test_bi_18_in_an_inverted_round_the_worst_is_the_highest() -> None:
    """BI-18, BI-21: the winner's face-down bid goes to the highest bidder."""
    scene = played(
        OPENING,
        ("blue 10!", "green 11"),
        ("red 90", "green 13"),
        ("blue 30", "blue 14"),
        rest=((), ("red 2",), ()),
    )
    assert scene.winner() == 0 and scene.hand(1) == (2, 10)


def test_bi_19_equal_worst_bids_send_face_down_bids_out_of_the_game() -> None:
    """BI-19"""
    scene = Scene(
        ("red 98", "red 97", "blue 10", "blue 25", "red 99"),
        ("blue 35", "yellow 13", "red 2"),
        ("blue 90", "yellow 14"),
    )
    scene.do("open 98", "open 97", "offer_up 99", "bid_up 10", "bid_down 25")
    scene.do("bid_up 35", "offer_up 13", "bid_up 90", "offer_up 14")
    assert scene.winner() == 2 and scene.gone(25)


def test_bi_20_a_sole_bidder_wins_and_all_bids_leave() -> None:
    """BI-20, BI-25"""
    scene = Scene(("red 98", "red 97", "blue 10", "blue 25", "red 2", "red 3"), (), ())
    scene.do("open 98", "open 97", "bid_down 10", "offer_up 25")
    assert scene.winner() == 0 and scene.gone(10)
    assert scene.asked == 0 and scene.state.round == 2, "plays on alone"


def test_bi_22_if_nobody_bids_the_offer_leaves_the_game() -> None:
    """BI-22, BI-24"""
    scene = Scene(("red 98", "red 97"), (), ())
    scene.do("open 98", "open 97")
    assert scene.told("round_unsold") and scene.gone(98) and scene.state.is_over()


def test_bi_23_a_pile_is_seen_by_its_owner_and_counted_by_all() -> None:
    """BI-23"""
    scene = played(
        OPENING,
        ("blue 10", "green 11"),
        ("blue 90", "green 13"),
        ("blue 30", "green 14"),
        rest=((), ("red 2",), ()),
    )
    assert len(scene.state.view(1).pile) == 5 and not scene.state.view(0).pile
    assert scene.state.view(0).piles == (0, 5, 0)
    assert scene.state.knows(98, 0), "everybody saw it go"


def test_bi_24_the_match_goes_on_when_face_down_bids_came_back() -> None:
    """BI-24"""
    scene = played(OPENING, ("blue 10!", "green 11"), ("blue 90", "green 13"), ("blue 30", "red 3"))
    assert not scene.state.is_over() and scene.hand(0) == (10,)
    scene.do("open 10")
    assert scene.state.is_over()


def test_bi_24_collected_eggs_are_opened_when_the_match_is_over() -> None:
    """BI-23, BI-24"""
    scene = played(OPENING, ("blue 10!", "green 11"), ("blue 90", "green 13"), ("blue 30", "red 3"))
    assert not scene.state.view(0).opened
    scene.do("open 10")
    view = scene.state.view(0)
    assert scene.state.is_over() and [len(pile) for pile in view.opened] == list(view.piles)
    assert len(view.opened[1]) > 0 and scene.state.view(None).opened == view.opened
    told = " ".join(bidder(view, 1, "Ben").lines)
    assert "Collected: " in told and told.startswith("Goals: ")


def test_bi_26_a_round_uses_a_tile_that_never_comes_back() -> None:
    """BI-26"""
    scene = played(
        OPENING,
        ("blue 10!", "green 11"),
        ("blue 90!", "green 13"),
        ("blue 30", "green 14"),
    )
    for tile in (98, 97, 11, 13, 14):
        assert not any(tile in hand for hand in scene.state.hands)


def test_bi_28_without_a_winner_the_start_player_stays() -> None:
    """BI-28"""
    scene = Scene(("red 98", "red 97", "red 2"), ("red 3",), ("red 5",))
    scene.do("open 98", "open 97", "offer_up 2", "offer_up 3", "offer_up 5")
    assert scene.told("round_unsold") and scene.state.is_over()
    scene = Scene(
        ("red 98", "red 97", "blue 10", "blue 25", "red 99", "red 1"),
        ("blue 35", "yellow 13", "red 2"),
        ("blue 30", "yellow 14"),
    )
    scene.do("open 98", "open 97", "offer_up 99", "bid_up 10", "bid_up 25")
    scene.do("bid_up 35", "offer_up 13", "bid_up 30", "offer_up 14")
    assert scene.winner() == -1 and scene.asked == 0


# Points


def ended(piles: tuple[tuple[str, ...], ...], goals: tuple[str, ...], **options: object) -> Scene:
    scene = Scene(("cyan 99",), (), (), piles=piles, goals=goals, **options)  # type: ignore[arg-type]
    scene.do("open 99")
    assert scene.state.is_over()
    return scene


def test_points_are_five_for_goal_eggs_and_less_one_for_others() -> None:
    scene = ended(
        (("red 1", "green 2", "blue 3"), ("red 5",), ()),
        ("red green", "blue blue", "yellow orange"),
    )
    result = scene.state.result()
    assert result.scores == (9.0, -1.0, 0.0) and result.winners == (0,)
    assert result.ranks == (1, 3, 2)


def test_bi_03_an_egg_of_two_equal_goals_scores_once() -> None:
    """BI-03"""
    scene = ended((("red 1", "green 2"), (), ()), ("red red", "blue blue", "yellow orange"))
    assert scene.state.result().scores[0] == 4.0


def test_bi_34_action_eggs_cost_a_point_and_others_what_they_show() -> None:
    """BI-34"""
    scene = Scene(
        ("cyan 99",),
        (),
        (),
        piles=(
            ("insta_end 8", "positive_large 12"),
            ("negative_large 16",),
            ("positive_small 20",),
        ),
        specials=True,
    )
    scene.do("open 99")
    assert scene.state.result().scores == (3.0, -4.0, 1.0)


def test_bi_27_bi_76_ties_go_to_more_goal_eggs_then_fewer_others_then_are_shared() -> None:
    """BI-27, BI-76"""
    goals = ("red green", "blue yellow", "orange cyan")
    more = ended((("red 1",), ("blue 2",), ()), goals)
    assert more.state.result().winners == (0, 1)
    assert more.state.result().ranks == (1, 1, 3)
    five = tuple(f"orange {n}" for n in (11, 13, 14, 15, 17))
    goal_eggs = ended((("red 1", "red 3", *five), ("blue 2",), ()), goals)
    assert goal_eggs.state.result().scores[:2] == (5.0, 5.0)
    assert goal_eggs.state.result().winners == (0,)
    others = Scene(
        ("cyan 99",),
        (),
        (),
        piles=(("red 1", "spy 4", "positive_small 8"), ("blue 2",), ()),
        goals=goals,
        specials=True,
    )
    others.do("open 99")
    assert others.state.result().scores[:2] == (5.0, 5.0)
    assert others.state.result().winners == (1,), "special eggs are other eggs"
