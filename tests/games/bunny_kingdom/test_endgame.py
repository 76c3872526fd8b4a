"""The final count: order, copies, Opportunist, shared victory (7, 9)."""

from __future__ import annotations

from tabletop.games.bunny_kingdom.rules import frames
from tests.games.bunny_kingdom.scenario import Scene


def points(scene: Scene) -> dict[str, tuple[int, ...]]:
    sources = scene.state.result().sources
    return {source.name.partition(":")[0]: source.points for source in sources}


def test_bk_401_most_carrots_win_and_nothing_more_can_be_done() -> None:
    """BK-401"""
    scene = Scene().carrots(5, 9, 7).finish()
    result = scene.state.result()
    assert result.winners == (1,) and result.ranks == (3, 1, 2) and result.scores == (5, 9, 7)
    assert scene.refusal("build_no_more", seat=0) == "BK-401"


def test_bk_401_tied_players_share_the_victory() -> None:
    """BK-401"""
    scene = Scene().carrots(9, 9, 7).finish()
    assert scene.state.result().winners == (0, 1) and scene.state.result().ranks == (1, 1, 3)


def test_bk_701_the_order_of_the_final_count() -> None:
    """BK-701: Star, parchments revealed, counted, Trade, Opportunists last."""
    scene = Scene(3, sky=True, express=True).give(0, "railroad_2").hold(1, "ring opportunist")
    scene.settle(0, "C1-1").coins(2, 0, 0).finish()
    kinds = scene.kinds()
    order = ["star_paid", "parchments_revealed", "parchment_counted", "trade_counted"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    counted = [event.face for event in scene.events if event.kind == "parchment_counted"]
    assert kinds[-2] == "parchment_counted" and counted[-1] == max(counted), "Opportunist"
    assert scene.state.account[frames.TRADE * 3] == 2 and scene.state.carrots[0] == 4 + 2


def test_scores_by_source_add_up() -> None:
    scene = Scene().carrots(5, 9, 7).hold(0, "ring crown").hold(2, "burgomaster").settle(2, "A4")
    scene.finish()
    found = points(scene)
    assert found["Royal Crown"] == (5, 0, 0) and found["Burgomaster"] == (0, 0, 1)
    sums = tuple(map(sum, zip(*found.values())))
    assert sums == tuple(scene.state.carrots) == (11, 9, 8)


def test_bk_902_opportunist_rewards_exactly_the_second() -> None:
    """BK-902: judged with every other parchment and Trade, without any Opportunist."""
    scene = Scene().carrots(5, 9, 7).hold(2, "opportunist").finish()
    assert scene.state.carrots == [5, 9, 17]
    scene = Scene().carrots(5, 9, 7).hold(0, "opportunist").finish()
    assert scene.state.carrots == [5, 9, 7]
    scene = Scene().carrots(9, 9, 7).hold(2, "opportunist").finish()
    assert scene.state.carrots == [9, 9, 7], "two ahead: third"
    scene = Scene().carrots(8, 9, 7).hold(2, "opportunist royal_carrot").finish()
    assert scene.state.carrots == [8, 9, 13], "first by another parchment"


def test_bk_902_a_copied_opportunist_is_judged_at_the_same_moment() -> None:
    """BK-902"""
    scene = Scene().carrots(9, 7, 7).hold(2, "opportunist").hold(1, "socialist").finish()
    scene.do("copy socialist opportunist")
    assert scene.state.carrots == [9, 17, 17]


def test_bk_702_liberal_copies_to_the_right_and_socialist_to_the_left() -> None:
    """BK-702: left is the next seat."""
    scene = Scene().hold(0, "socialist liberal").hold(1, "crown").hold(2, "chalice").finish()
    assert scene.asked == 0
    assert scene.refusal("copy liberal crown") == "BK-702"
    assert scene.refusal("copy socialist chalice") == "BK-702"
    scene.do("copy socialist crown", "copy liberal chalice")
    assert scene.state.carrots == [9, 5, 4]
    assert points(scene)["Socialist as Royal Crown"] == (5, 0, 0)


def test_bk_07_copying_is_compulsory_in_an_order_of_choice() -> None:
    """BK-07"""
    scene = Scene().hold(0, "socialist liberal").hold(1, "crown").hold(2, "chalice").finish()
    assert scene.refusal("build_no_more") == "BK-07"
    assert scene.may("copy liberal chalice") and scene.may("copy socialist crown")
    scene.do("copy liberal chalice")
    assert scene.refusal("copy liberal chalice") == "BK-07"


def test_bk_07_with_nothing_to_copy_nobody_is_asked() -> None:
    """BK-07"""
    scene = Scene().hold(0, "liberal ring").finish()
    assert scene.state.is_over() and scene.state.carrots == [1, 0, 0]


def test_bk_702_copies_are_chosen_clockwise_with_all_parchments_open() -> None:
    """BK-702"""
    scene = Scene().hold(0, "ring").hold(1, "socialist").hold(2, "liberal crown").finish()
    assert scene.asked == 1
    assert scene.state.view(0).seats[2].parchments
    scene.do("copy socialist crown")
    assert scene.asked == 2 and len(scene.legal("copy")) == 1


def test_bk_905_a_copied_copy_card_copies_from_the_own_neighbour_on_its_side() -> None:
    """BK-905: seat 0 copies seat 1's Liberal and so something of seat 2, on its own right."""
    scene = Scene().hold(0, "socialist").hold(1, "liberal").hold(2, "crown ring").finish()
    scene.do("copy socialist liberal")
    assert scene.state.view(0).phase == "copy_on"
    assert scene.refusal("copy_on liberal") == "BK-905"
    assert scene.refusal("copy liberal crown") == "BK-905"
    scene.do("copy_on crown")
    assert scene.state.copies == ((0, *scene.state.copies[0][1:]),)
    assert scene.asked == 1, "seat 1's own Liberal copies from seat 0"
    scene.do("copy liberal socialist")
    scene.do("copy_on ring")
    assert scene.state.carrots == [5, 1, 6]


def test_bk_905_without_another_parchment_a_copied_copy_is_worth_nothing() -> None:
    """BK-905: between two players the neighbour is the same on both sides."""
    scene = Scene(2).hold(0, "socialist").hold(1, "liberal").finish()
    scene.do("copy socialist liberal")
    scene.do("copy liberal socialist")
    assert scene.state.is_over() and scene.state.carrots == [0, 0]


def test_bk_703_a_copied_treasure_is_a_treasure() -> None:
    """BK-703"""
    scene = Scene().hold(0, "socialist treasure_guardian treasure_hunter").hold(1, "crown")
    scene.finish().do("copy socialist crown")
    assert scene.state.carrots[0] == 5 + 3 + 5


def test_bk_906_two_treasure_hunters_make_three_times() -> None:
    """BK-906"""
    scene = Scene().hold(0, "socialist liberal crown").hold(1, "treasure_hunter")
    scene.hold(2, "ring").finish()
    scene.do("copy socialist treasure_hunter", "copy liberal ring")
    assert scene.state.carrots[0] == 5 + 1 + 6
    scene = Scene(2).hold(0, "socialist crown treasure_guardian").hold(1, "treasure_hunter")
    scene.finish().do("copy socialist treasure_hunter")
    assert scene.state.carrots[0] == 5 + 5 + 3
    scene = Scene(2).hold(0, "socialist liberal crown").hold(1, "treasure_hunter").finish()
    scene.do("copy socialist treasure_hunter", "copy liberal treasure_hunter")
    assert scene.state.carrots[0] == 15


def test_bk_06_equal_gloves_and_the_other_one_are_four_each() -> None:
    """BK-06"""
    scene = Scene().hold(0, "socialist left_glove right_glove").hold(1, "ring")
    scene.finish().do("copy socialist ring")
    assert scene.state.carrots[0] == 9
    scene = Scene().hold(0, "socialist right_glove").hold(1, "left_glove").finish()
    scene.do("copy socialist left_glove")
    assert scene.state.carrots[:2] == [8, 1]


def test_bk_904_a_copy_card_is_one_parchment_for_bureaucrat() -> None:
    """BK-904"""
    scene = Scene().hold(0, "bureaucrat socialist").hold(1, "ring").finish()
    scene.do("copy socialist ring")
    assert scene.state.carrots[0] == 3


def test_bk_06_three_gloves_by_two_copies() -> None:
    """BK-06: both gloves held and one copied cannot be, as each card is there once; two players
    with a copy of the only left glove and both copy cards reach left, left and right."""
    scene = Scene(2).hold(0, "socialist liberal right_glove").hold(1, "left_glove").finish()
    scene.do("copy socialist left_glove", "copy liberal left_glove")
    assert scene.state.carrots[0] == 12
