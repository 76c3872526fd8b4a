"""Each play effect, alone and where it runs short."""

import pytest

from tabletop.core.event import Event, fact
from tabletop.games.bunny_boom.rules import events
from tests.games.bunny_boom.scenario import Scene, kinds_of, only

LEFT_ARM = {"left 1": "P11", "left 2": "P12"}
"""Movement effects +3 and +2."""


def test_bb_19_effects_must_be_done_and_only_choices_are_asked() -> None:
    """BB-19: with two players a Carrot leaves no choice; a Share is done at once."""
    scene = Scene("P15 P24", homes=(2, 0))
    scene.do("play P15 left 1")
    assert scene.state.carrot == 1 and scene.phase() == "draw"
    scene = Scene("P24", homes=(2, 0))
    scene.do("play P24 left 1")
    assert scene.state.home == [1, 1] and scene.phase() == "draw"


def test_bb_20_a_boom_reaches_every_village_card_after_the_move() -> None:
    """BB-20"""
    scene = Scene("P34", LEFT_ARM, homes=(0, 0), pawns=("centre", "left 1"), river="P15")
    told = scene.do("play P34 left 3")
    assert scene.state.home == [5, 0], "crossing before the boom"
    assert [scene.tokens(f"left {slot}") for slot in (1, 2, 3)] == [1, 1, 1]
    assert scene.tokens("right 1") == 0 and list(scene.state.river_tokens) == [0, 0, 0]
    heard = kinds_of(told).index(events.BOOM_HEARD)
    assert events.PAWN_HOPPED not in kinds_of(told)[heard:]
    assert len(only(told, events.BUNNY_APPEARED)) == 3


def test_bb_74_mega_and_river_boom_wait_for_the_move_too() -> None:
    """BB-74"""
    for card in ("P33", "P45"):
        scene = Scene(card, LEFT_ARM, homes=(0, 0))
        scene.do(f"play {card} left 3")
        assert scene.pawn(0) == "left 3" and scene.state.home[0] == 5
        assert scene.phase() == "take"


def test_bb_21_a_river_boom_first_takes_a_river_card_and_spares_what_comes_later() -> None:
    """BB-21"""
    scene = Scene("P33", river="P15 P13*2 P62", homes=(0, 0))
    scene.do("play P33 left 1")
    assert scene.legal() == ["draw_river 0", "draw_river 1", "draw_river 2"]
    assert scene.refusal("draw_pile") == "BB-21"
    scene.do("draw_river 1")
    assert scene.state.home[0] == 2, "with the bunnies on it"
    assert scene.asked == 1, "it counts as the draw of the turn"
    assert scene.river()[0::2] == ["P15", "P62"]
    assert list(scene.state.river_tokens) == [1, 0, 1], "the new card is clean"
    assert scene.tokens("left 1") == 0


def test_bb_21_with_an_empty_river_the_pile_gives_the_card() -> None:
    """BB-21"""
    scene = Scene("P33", river="- - -", pile="P62")
    scene.do("play P33 left 1")
    assert "P62" in scene.hand(0) and scene.asked == 1
    scene = Scene("P33", river="- P15 -", pile="P62")
    scene.do("play P33 left 1")
    assert "P15" in scene.hand(0), "the only river card is taken without a question"


def test_bb_21_and_22_a_mega_boom_is_a_boom_everywhere_but_at_home() -> None:
    """BB-21 BB-22"""
    scene = Scene("P45", LEFT_ARM, players=3, homes=(0, 3, 4))
    scene.do("play P45 right 1", "draw_river 0")
    assert scene.state.home == [0, 4, 5], "from the supply"
    assert [scene.tokens(p) for p in ("left 1", "left 2", "right 1")] == [1, 1, 1]
    assert list(scene.state.river_tokens) == [0, 1, 1]


def carrot_scene(**more: object) -> Scene:
    return Scene(
        "P15",
        {**LEFT_ARM, "right 1": "P21", "right 2": "P22"},
        players=3,
        homes=(0, 0, 0),
        pawns=("centre", "right 2", "left 1"),
        **more,  # type: ignore[arg-type]
    )


def test_bb_23_the_carrot_goes_to_another_villager() -> None:
    """BB-23"""
    scene = carrot_scene()
    scene.do("play P15 left 3")
    assert scene.legal() == ["bring 1", "bring 2"]
    assert scene.refusal("bring 0") == "BB-23"
    assert scene.refusal("bring 3") == "BB-24"
    assert scene.refusal("play P15 left 1") == "BB-24"


def test_bb_25_a_brought_pawn_crosses_what_lies_strictly_between() -> None:
    """BB-25 BB-27: from right 2 over right 1, left 1, left 2 to left 3, the only way."""
    scene = carrot_scene(tokens={"right 2": 4, "right 1": 1})
    scene.do("play P15 left 3", "bring 1")
    assert scene.state.home[1] == 1 + 2 + 3 + 2
    assert scene.tokens("right 2") == 4, "not where it starts"
    assert scene.pawn(1) == "left 3" and scene.state.carrot == 1
    hops = [e for e in only(scene.events, events.PAWN_HOPPED) if e.player == 1]
    assert [hop.target for hop in hops] == ["space:3", "centre", "space:0", "space:1", "space:2"]


def test_bb_26_the_other_pawn_comes_before_the_own_move_and_may_clear_the_way() -> None:
    """BB-26"""
    scene = carrot_scene(tokens={"left 2": 5})
    scene.do("play P15 left 3", "bring 2")
    assert scene.state.home[2] == 5 + 2
    assert scene.state.home[0] == 3 + 2, "no bunny was left lying"


def test_bb_24_a_pawn_in_that_space_and_the_carrot_s_owner_may_be_chosen() -> None:
    """BB-24"""
    scene = Scene(
        "P15", players=3, full=True, pawns=("centre", "left 1"), homes=(0, 0, 0), carrot_owner=1
    )
    scene.do("play P15 left 1")
    told = scene.do("bring 1")
    assert scene.state.carrot == 1 and not only(told, events.CARROT_MOVED)
    assert not [e for e in only(told, events.PAWN_HOPPED) if e.player == 1]


def test_bb_28_a_share_that_runs_short_asks_who_gets_one() -> None:
    """BB-28 BB-67"""
    scene = Scene("P24", players=4, homes=(2, 0, 0, 0))
    scene.do("play P24 left 1")
    assert scene.phase() == "share" and scene.legal() == ["give 1", "give 2", "give 3"]
    assert scene.refusal("give 0") == "BB-28"
    scene.do("give 3")
    assert scene.refusal("give 3") == "BB-67"
    scene.do("give 1")
    assert scene.state.home == [0, 1, 0, 1], "BB-67: until the home is empty"
    assert scene.phase() == "draw"


def test_bb_28_a_share_gives_each_other_home_one_or_nothing_at_all() -> None:
    """BB-28"""
    scene = Scene("P24", players=3, homes=(5, 0, 1))
    scene.do("play P24 left 1")
    assert scene.state.home == [3, 1, 2]
    scene = Scene("P24", players=3, homes=(0, 0, 1))
    told = scene.do("play P24 left 1")
    assert scene.state.home == [0, 0, 1] and only(told, events.EFFECT_IDLE)


def test_bb_29_a_jumped_card_is_not_crossed() -> None:
    """BB-29: no movement effect, no lying bunnies, no Burrow."""
    scene = Scene("P32", LEFT_ARM, tokens={"left 1": 4}, homes=(0, 0))
    scene.do("play P32 left 3")
    assert scene.legal() == ["jump left 1", "jump left 2"]
    told = scene.do("jump left 1")
    assert scene.state.home[0] == 2 and scene.tokens("left 1") == 4
    assert [fact(e, events.Hop).leapt for e in only(told, events.PAWN_HOPPED)] == [0, -1]


def test_bb_29_a_jumped_burrow_gives_nothing() -> None:
    """BB-29"""
    scene = variant("P32", {"left 1": "PB1"}, homes=(0, 4), owner=1)
    scene.do("play P32 left 2")
    assert scene.state.home == [0, 4]


def test_bb_30_a_jump_over_one_card_is_not_asked_and_over_none_does_nothing() -> None:
    """BB-30"""
    scene = Scene("P32", {"left 1": "P11"}, homes=(0, 0))
    scene.do("play P32 left 2")
    assert scene.phase() == "draw" and scene.state.home[0] == 0
    scene = Scene("P32")
    told = scene.do("play P32 left 1")
    assert fact(only(told, events.EFFECT_IDLE)[0], events.Effect).which == events.IDLE_SKIP
    scene = Scene("P32", LEFT_ARM)
    scene.do("play P32 left 3")
    assert scene.refusal("jump left 3") == "BB-30"


def test_bb_31_centre_goes_to_the_centre_first_and_walks_from_there() -> None:
    """BB-31"""
    village = {**LEFT_ARM, "left 3": "P13", "right 1": "P21"}
    scene = Scene("P22", village, pawns=("left 3",), homes=(0, 0))
    told = scene.do("play P22 right 2")
    assert scene.state.home[0] == 2, "right 1 alone is crossed"
    assert kinds_of(told).index(events.PAWN_JUMPED) < kinds_of(told).index(events.PAWN_HOPPED)
    assert scene.pawn(0) == "right 2"


def test_bb_32_one_less_stays_at_none_and_the_river_effect_comes_all_the_same() -> None:
    """BB-32"""
    scene = Scene("P13", river="P15 P62 P12", homes=(0, 0))
    scene.do("play P13 left 1")
    assert scene.state.home[0] == 0
    assert "P15" not in scene.river(), "its Boom was used without a question"
    assert scene.tokens("left 1") == 1


def test_bb_64_a_wave_brings_one_river_effect_after_the_move_and_the_price_comes_first() -> None:
    """BB-64"""
    scene = Scene("P13", {"left 1": "P34"}, full=True, river="P15 P62 P12", homes=(0, 0))
    told = kinds_of(scene.do("play P13 left 1"))
    assert scene.state.home[0] == 3 - 1
    assert told.count(events.RIVER_CARD_USED) == 1
    order = [events.BUNNIES_GAINED, events.BUNNY_LOST, events.PAWN_HOPPED, events.RIVER_CARD_USED]
    assert sorted(order, key=told.index) == order
    scene = Scene("P11", river="P15 P62 P12", homes=(0, 0))
    scene.do("play P11 left 1")
    assert scene.state.home[0] == 1 and scene.state.discards


def test_bb_33_a_new_river_sends_its_bunnies_away_and_comes_as_far_as_the_pile_goes() -> None:
    """BB-33"""
    scene = Scene("P21", river="P15*2 P62 P12", pile="P34 P35", rest=False, homes=(0, 0))
    told = scene.do("play P21 left 1")
    assert scene.river() == ["P34", "P35", "-"] and list(scene.state.river_tokens) == [0, 0, 0]
    assert only(told, events.BUNNIES_REMOVED)[0].amount == 2
    assert scene.state.home[0] == 0


def variant(
    hand: str,
    village: dict[str, str],
    *,
    owner: int = -1,
    homes: tuple[int, ...] = (),
    pawns: tuple[str, ...] = (),
    players: int = 2,
    fox_at: str = "centre",
    full: bool = False,
    tokens: dict[str, int] | None = None,
) -> Scene:
    """A scene with Fox and Burrow in play."""
    return Scene(
        hand,
        village,
        players=players,
        homes=homes,
        pawns=pawns,
        burrow_owner=owner,
        fox_at=fox_at,
        full=full,
        tokens=tokens,
        fox=True,
        burrow=True,
        fox_cards="all",
    )


def test_bb_34_who_crosses_a_burrow_takes_a_bunny_of_its_owner_along() -> None:
    """BB-34"""
    scene = variant("P62", {"left 1": "PB1"}, homes=(0, 4), owner=1)
    scene.do("play P62 left 2")
    assert scene.state.home == [1 + 1, 3]
    for homes, owner in (((0, 0), 1), ((5, 4), 0), ((0, 4), -1)):
        scene = variant("P62", {"left 1": "PB1"}, homes=homes, owner=owner)
        scene.do("play P62 left 2")
        assert scene.state.home == [homes[0] + 1, homes[1]], "nothing but the movement effect"


def test_bb_34_playing_a_burrow_card_brings_the_token() -> None:
    """BB-34"""
    scene = variant("PB2", {})
    told = scene.do("play PB2 left 1")
    assert scene.state.burrow == 0
    assert only(told, events.BURROW_MOVED)[0].origin == "centre"


def test_bb_35_a_covered_burrow_card_no_longer_counts() -> None:
    """BB-35"""
    scene = variant("P62", {"left 1": "PB1 P31"}, homes=(0, 4), owner=1, full=True)
    scene.do("play P62 left 2")
    assert scene.state.home[1] == 4


FOX_VILLAGE = {
    "left 1": "P11",
    "left 2": "P12",
    "left 3": "P13",
    "right 1": "P21",
    "right 2": "P22",
}


def fox_walk(homes: tuple[int, ...], *pawns: str) -> tuple[Scene, list[Event]]:
    """The Fox leaves the last card to the left for the last one to the right, over those between.

    Returns:
        The scene and what was told.
    """
    scene = variant("PF1", FOX_VILLAGE, players=4, homes=homes, pawns=pawns, fox_at="left 3")
    return scene, scene.do("play PF1 right 3")


def test_bb_36_the_fox_meets_pawns_on_cards_strictly_between() -> None:
    """BB-36: not on the centre, not on its old and new card, not the own pawn."""
    scene, told = fox_walk((9, 0, 0, 0), "left 2", "left 1", "centre", "left 3")
    given = [event.target for event in only(told, events.BUNNY_GIVEN)]
    assert given == ["home:1"]
    assert scene.state.fox == 5 and scene.state.home[1:] == [1, 0, 0]
    assert fact(only(told, events.FOX_MOVED)[0], events.Way).places == (1, 0, 12, 3, 4, 5)


def test_bb_36_the_fox_s_new_card_is_not_met() -> None:
    """BB-36"""
    scene = variant("PF1", {}, players=2, homes=(9, 0), pawns=("centre", "left 2"), full=True)
    scene.do("play PF1 left 2")
    assert not only(scene.events, events.BUNNY_GIVEN)


def test_bb_37_a_fox_that_runs_short_serves_the_nearer_card_and_asks_on_the_last() -> None:
    """BB-37 BB-69"""
    scene, _ = fox_walk((2, 0, 0, 0), "centre", "right 1", "left 2", "left 2")
    assert scene.state.home[1:] == [0, 1, 1], "the nearer card first, and nothing is left"
    scene, _ = fox_walk((2, 0, 0, 0), "centre", "left 2", "right 1", "right 1")
    assert scene.phase() == "fox" and scene.legal() == ["give 2", "give 3"]
    assert scene.refusal("give 0") == "BB-36" and scene.refusal("give 1") == "BB-69"
    assert scene.refusal("draw_pile") == "BB-37"
    scene.do("give 3")
    assert scene.state.home[1:] == [1, 0, 1]


def test_bb_69_pawns_of_a_card_are_served_in_seat_order_and_a_covered_fox_stays() -> None:
    """BB-69"""
    scene, told = fox_walk((9, 0, 0, 0), "centre", "left 2", "left 2", "left 2")
    assert [event.target for event in only(told, events.BUNNY_GIVEN)] == [
        "home:1",
        "home:2",
        "home:3",
    ]
    scene = variant("P32", {}, fox_at="left 2", full=True)
    scene.do("play P32 left 2")
    assert scene.state.fox == 1


def test_bb_38_the_fox_collects_and_triggers_nothing() -> None:
    """BB-38"""
    scene = variant("PF1", FOX_VILLAGE, homes=(9, 0), tokens={"left 1": 3}, fox_at="left 3")
    scene.state.pos[0] = 4
    scene.do("play PF1 right 3")
    assert scene.tokens("left 1") == 3 and scene.state.home == [9, 0]


@pytest.mark.parametrize("card", ["PM1", "P14", "P24"])
def test_a_mayor_shares_like_any_share(card: str) -> None:
    scene = Scene(card, homes=(3, 0))
    scene.do(f"play {card} left 1")
    assert scene.state.home == [2, 1]
