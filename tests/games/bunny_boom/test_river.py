"""The river: its effects, what must be used, drawing and filling."""

import pytest

from tabletop.core.event import UNKNOWN, fact, redacted
from tabletop.games.bunny_boom.rules import events
from tabletop.games.bunny_boom.rules.cards import NAMES
from tests.games.bunny_boom.scenario import Scene, card_number, kinds_of, only


def wave(river: str, **more: object) -> Scene:
    """A scene in which seat 0 has just played a wave (+1 bunny) on left 1."""
    hand = str(more.pop("hand", "P11 P12 P32"))
    scene = Scene(hand, river=river, **more)  # type: ignore[arg-type]
    scene.do("play P11 left 1")
    return scene


def idle(scene: Scene) -> list[int]:
    """Returns the effects that came to nothing."""
    return [fact(e, events.Effect).which for e in only(scene.events, events.EFFECT_IDLE)]


def test_bb_44_a_river_effect_must_be_used_and_which_is_free() -> None:
    """BB-44"""
    scene = wave("P15 P62 P25")
    assert scene.legal() == ["use 0", "use 2"]
    assert scene.refusal("use 1") == "BB-44"
    assert scene.refusal("draw_pile") == "BB-44"
    scene = wave("P62 P12 P32", hand="P11 P42 P52")
    assert scene.phase() == "draw"
    assert idle(scene)[0] == events.IDLE_WAVE


def test_bb_45_bunnies_on_a_used_river_card_go_back_to_the_supply() -> None:
    """BB-45"""
    scene = wave("P15*3 P62 P25", homes=(0, 0))
    told = scene.do("use 0")
    assert scene.state.home[0] == 1 and scene.river()[0] == "-"
    assert only(told, events.BUNNIES_REMOVED)[0].amount == 3
    assert scene.state.discards == [card_number("P15")]


def test_a_river_boom_effect_is_a_boom_of_the_village_alone() -> None:
    scene = wave("P15 P62 P25", homes=(0, 0))
    scene.do("use 0")
    assert scene.tokens("left 1") == 1 and list(scene.state.river_tokens) == [0, 0, 0]


def test_bb_46_with_one_bunny_one_is_placed_and_with_none_nothing() -> None:
    """BB-46: the card is discarded all the same."""
    village = {"right 1": "P21"}
    scene = wave("P14 P62 P12", hand="P11 P42 P52", village=village, homes=(0, 0))
    assert scene.phase() == "place" and scene.state.view(0).left == 1
    scene.do("place right 1")
    assert scene.state.home[0] == 0 and scene.tokens("right 1") == 1
    assert scene.phase() == "draw" and scene.river()[0] == "-"
    scene = Scene("P13 P42 P52", village, river="P14 P62 P12", homes=(0, 0))
    scene.do("play P13 left 1")
    assert scene.phase() == "draw" and scene.river()[0] == "-"
    assert events.IDLE_VILLAGE in idle(scene)


def test_bb_47_two_bunnies_go_on_one_or_two_village_cards_also_under_pawns() -> None:
    """BB-47"""
    village = {"right 1": "P21", "right 2": "P22"}
    options = dict(hand="P11 P42 P52", village=village, homes=(4, 0), pawns=("centre", "right 2"))
    for places in (("right 2", "right 2"), ("right 1", "left 1"), ("left 1", "right 1")):
        scene = wave("P14 P62 P12", **options)
        assert scene.legal() == ["place left 1", "place right 1", "place right 2"]
        assert scene.refusal("place right 3") == "BB-47"
        scene.do(*(f"place {place}" for place in places))
        assert scene.state.home[0] == 5 - 2
        assert sum(scene.tokens(place) for place in set(places)) == 2


def test_bb_47_with_a_single_village_card_both_go_there_unasked() -> None:
    """BB-47"""
    scene = wave("P14 P62 P12", hand="P11 P42 P52", homes=(4, 0))
    assert scene.tokens("left 1") == 2 and scene.phase() == "draw"


def test_bb_48_a_swap_gives_a_chosen_card_for_a_random_one() -> None:
    """BB-48 BB-68"""
    scene = wave("P33 P62 P12", hand="P11 P42 P52", others=("P21 P22 P23",))
    assert scene.legal() == ["offer P42", "offer P52"]
    assert scene.refusal("offer P21") == "BB-48"
    scene.do("offer P52")
    assert scene.phase() == "lucky" and scene.asked == -1
    outcomes = scene.state.chance_outcomes()
    assert outcomes is not None
    assert {(NAMES[action.a], chance) for action, chance in outcomes} == {
        ("P21", 1 / 3),
        ("P22", 1 / 3),
        ("P23", 1 / 3),
    }
    scene.do("lucky_card P22")
    assert scene.hand(0) == {"P22", "P42"} and scene.hand(1) == {"P21", "P23", "P52"}


def test_bb_68_own_card_then_the_other_player_then_luck_before_the_own_card_arrives() -> None:
    """BB-68: the offered card cannot be drawn back."""
    scene = wave("P33 P62 P12", hand="P11 P42 P52", players=3, others=("P21", "P24"))
    scene.do("offer P42")
    assert scene.legal() == ["swap_with 1", "swap_with 2"]
    assert scene.refusal("swap_with 0") == "BB-68"
    assert scene.refusal("offer P52") == "BB-68"
    scene.do("swap_with 2")
    assert scene.refusal("lucky_card P42", seat=-1) == "BB-68"
    told = scene.do("lucky_card P24")
    assert [(e.origin, e.target) for e in only(told, events.CARD_HANDED)] == [
        ("hand:2", "hand:0"),
        ("hand:0", "hand:2"),
    ]


def test_bb_48_a_hand_of_fewer_cards_will_do_and_without_cards_nothing_happens() -> None:
    """BB-48"""
    scene = wave("P33 P62 P12", hand="P11 P42 P52", players=3, others=("-", "P24 -"))
    scene.do("offer P42")
    assert scene.hand(2) == {"P42"} and "P24" in scene.hand(0)
    scene = wave("P33 P62 P12", hand="P11 P42 P52", others=("-",))
    assert scene.phase() == "draw" and scene.river()[0] == "-"
    assert idle(scene)[0] == events.IDLE_SWAP


def test_bb_49_hands_go_to_the_right_after_drawing_up() -> None:
    """BB-49: to the player before in turn order; the card in use is not drawn."""
    scene = wave(
        "P23 P62 P12",
        hand="P11 P42 P52",
        players=3,
        others=("P21 P22 P24", "P31 P32 P34"),
        pile="P41",
    )
    assert scene.phase() == "draw"
    assert scene.legal() == ["draw_pile", "draw_river 1", "draw_river 2"]
    assert scene.refusal("draw_river 0") == "BB-49"
    told = scene.do("draw_pile")
    assert scene.hand(2) == {"P41", "P42", "P52"}
    assert scene.hand(0) == {"P21", "P22", "P24"}
    assert scene.hand(1) == {"P31", "P32", "P34"}
    assert [(e.origin, e.target) for e in only(told, events.HAND_PASSED)] == [
        ("hand:0", "hand:2"),
        ("hand:1", "hand:0"),
        ("hand:2", "hand:1"),
    ]
    assert scene.asked == 1 and scene.phase() == "play", "nobody draws again"
    assert scene.river()[0] != "P23"


def test_bb_49_nobody_draws_again_even_with_a_short_hand() -> None:
    """BB-49"""
    scene = wave("P23 P62 P12", hand="P11 P42 P52", others=("P21 -",), pile="P41")
    scene.do("draw_pile")
    assert scene.hand(0) == {"P21"} and scene.asked == 1


def test_bb_50_a_hidden_gift_goes_to_any_home_and_nobody_sees_it() -> None:
    """BB-50 BB-65"""
    scene = wave("P25 P62 P12", hand="P11 P42 P52", players=3, pile="P41")
    assert scene.legal() == ["gift 0", "gift 1", "gift 2"]
    assert scene.refusal("gift 3") == "BB-50"
    (given,) = only(scene.do("gift 0"), events.GIFT_GIVEN)
    assert scene.state.gifts[0] == [card_number("P41")], "BB-65: the top card of the pile"
    for viewer in (None, 0, 1, 2):
        seen = redacted(given, viewer)
        assert seen is not None and seen.face == UNKNOWN
        assert scene.state.view(viewer).seats[0].gifts == (UNKNOWN,)


def test_bb_50_several_gifts_may_lie_at_one_home() -> None:
    """BB-50"""
    scene = wave("P25 P62 P12", hand="P11 P42 P52")
    scene.state.gifts[1].append(scene.state.pile.pop())
    scene.do("gift 1")
    assert len(scene.state.gifts[1]) == 2


def test_bb_51_with_an_empty_pile_there_is_no_gift() -> None:
    """BB-51"""
    scene = wave("P25 P62 P12", hand="P11 P42 P52", rest=False)
    assert events.IDLE_GIFT in idle(scene)
    assert scene.river()[0] == "-" and scene.phase() == "draw"


def test_bb_52_bunnies_on_a_drawn_river_card_come_home() -> None:
    """BB-52"""
    scene = Scene("P14", river="P15 P62*4 P25", homes=(0, 0))
    scene.do("play P14 left 1", "draw_river 1")
    assert scene.state.home[0] == 4


def test_bb_53_gaps_are_filled_only_at_the_end_of_the_turn() -> None:
    """BB-53"""
    scene = Scene("P14 P12 -", river="P15 P62 P25", pile="P41 P42")
    scene.do("play P14 left 1", "draw_river 1")
    assert scene.river() == ["P15", "-", "P25"] and scene.asked == 0
    assert scene.refusal("draw_river 1") == "BB-53"
    scene.do("draw_river 0")
    assert scene.river() == ["P41", "P42", "P25"]


def test_bb_54_hands_are_drawn_up_to_three_from_pile_and_river() -> None:
    """BB-54"""
    scene = Scene("P14 -", river="P15 P62 P25", pile="P41 P42 P43")
    scene.do("play P14 left 1", "draw_pile", "draw_river 2")
    assert scene.asked == 0 and scene.refusal("draw_river 7") == "BB-54"
    scene.do("draw_pile")
    assert scene.hand(0) == {"P41", "P42", "P25"} and scene.asked == 1


def test_bb_55_a_low_pile_gives_what_is_there_and_discards_stay_out() -> None:
    """BB-55"""
    scene = Scene("P14 -", river="- P62 -", pile="P41", rest=False)
    scene.do("play P14 left 1")
    assert scene.legal() == ["draw_pile", "draw_river 1"]
    told = scene.do("draw_pile")
    assert scene.hand(0) == {"P41", "P62"}, "the last card is taken without a question"
    assert scene.state.discards and events.GAME_ENDED in kinds_of(told)
    scene = Scene("P14", river="P15 P62 P25", rest=False)
    scene.do("play P14 left 1")
    assert scene.refusal("draw_pile") == "BB-55"


def test_a_river_share_is_a_share() -> None:
    scene = wave("P24 P62 P12", hand="P11 P42 P52", homes=(2, 0))
    assert scene.state.home == [2, 1]


@pytest.mark.parametrize("flow", ["P15", "P24"])
def test_a_used_card_is_shown_until_it_is_discarded(flow: str) -> None:
    scene = wave(f"{flow} P62 P25", players=4, homes=(0, 0, 0, 0))
    scene.do("use 0")
    if scene.phase() == "share":
        assert scene.state.view(None).river[0].in_use
        scene.do("give 2")
    assert not scene.state.view(None).river[0].in_use
    assert scene.river()[0] == "-"
