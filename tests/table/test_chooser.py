"""From clicks, drags and keys to one legal action or one refusal."""

from __future__ import annotations

from tabletop.core.action import Action
from tabletop.table.chooser import Chooser, Do, DoAll, Drop, Gather, Hold, Nothing, Refuse
from tabletop.table.contract import Gesture

MOVE, SPEND, END = Action(0, 5), Action(1, 6), Action(2)
GESTURES = {
    Gesture("pawn", "cell:5"): MOVE,
    Gesture("shock", "cell:6"): SPEND,
    Gesture("button:end"): END,
}


def chooser() -> Chooser:
    return Chooser(
        GESTURES,
        direct=lambda g: g.source == "pawn",
        waypoint=lambda source, target: (source, target) == ("shock", "rival"),
    )


def test_targets_of_direct_gestures_and_sources_of_the_others_are_lit_first() -> None:
    assert chooser().lit() == {"cell:5", "shock", "button:end"}


def test_a_click_on_a_direct_target_is_enough() -> None:
    assert chooser().click(["cell:5"]) == Do(MOVE)


def test_a_source_that_needs_a_target_is_held_until_the_second_click() -> None:
    hand = chooser()
    assert hand.click(["shock"]) == Hold("shock")
    assert hand.lit() == {"cell:6"}
    assert hand.click(["cell:6"]) == Do(SPEND)


def test_a_second_click_on_the_held_piece_or_beside_everything_lets_go() -> None:
    for second in (["shock"], []):
        hand = chooser()
        hand.click(["shock"])
        assert hand.click(second) == Drop()
        assert hand.held == ""


def test_a_click_on_another_source_takes_that_one_instead() -> None:
    hand = chooser()
    hand.click(["shock"])
    assert hand.click(["pawn"]) == Hold("pawn")


def test_what_lies_on_top_hides_what_can_be_used_below_it_only_if_it_can_be_used_itself() -> None:
    assert chooser().click(["rival", "cell:5"]) == Do(MOVE)


def test_a_click_without_meaning_is_refused_and_one_on_nothing_is_not_worth_a_word() -> None:
    assert chooser().click(["cell:9"]) == Refuse(Gesture("cell:9"))
    assert chooser().click([]) == Nothing()


def test_a_drag_takes_the_topmost_source_and_its_drop_decides() -> None:
    hand = chooser()
    assert hand.grab(["cell:4"]) == ""
    assert hand.grab(["pawn", "cell:4"]) == "pawn"
    assert hand.drop(["cell:5"]) == Do(MOVE)
    assert hand.held == ""


def test_a_drop_where_it_began_is_no_refusal_and_one_elsewhere_is() -> None:
    hand = chooser()
    hand.grab(["pawn"])
    assert hand.drop(["pawn", "cell:4"]) == Drop()
    hand.grab(["pawn"])
    assert hand.drop(["cell:9"]) == Refuse(Gesture("pawn", "cell:9"))


def test_a_waypoint_keeps_the_piece_in_the_hand_and_shows_more() -> None:
    hand = chooser()
    hand.grab(["shock"])
    assert hand.drop(["rival", "cell:3"]) == Hold("shock")
    assert hand.held == "shock"


def test_letting_go_says_whether_anything_was_held() -> None:
    hand = chooser()
    assert hand.cancel() is False
    hand.click(["shock"])
    assert hand.cancel() is True


def test_a_piece_that_no_gesture_begins_with_is_not_held_from_the_start() -> None:
    assert Chooser(GESTURES, lambda g: True, lambda a, b: False, held="rival").held == ""


def gathering(room: int = 2, taken: tuple[str, ...] = ()) -> Chooser:
    cards = ("card:3", "card:5", "card:9")
    gestures = {Gesture(card): Action(0, int(card[5:])) for card in cards[:2]}
    return Chooser(gestures, lambda g: False, lambda a, b: False, "", cards, room, taken)


def test_clicks_gather_pieces_in_any_order_and_lay_them_back() -> None:
    hand = gathering()
    assert hand.click(["card:9"]) == Gather("card:9")
    hand.click(["card:3"])
    assert hand.taken == ("card:9", "card:3")
    hand.click(["card:9"])
    assert hand.taken == ("card:3",)


def test_a_piece_too_many_takes_the_place_of_the_last_one_gathered() -> None:
    hand = gathering(taken=("card:3", "card:9"))
    hand.click(["card:5"])
    assert hand.taken == ("card:3", "card:5")


def test_a_piece_that_is_gathered_already_stays_so_when_it_is_dragged_out_again() -> None:
    hand = gathering(taken=("card:3",))
    assert hand.grab(["card:3"]) == "card:3"
    assert hand.drop(["space:1"]) == Gather("card:3")
    assert hand.taken == ("card:3",)


def test_letting_go_keeps_what_was_gathered_and_esc_lays_it_all_back() -> None:
    hand = gathering(taken=("card:3",))
    hand.let_go()
    assert hand.taken == ("card:3",)
    assert hand.cancel()
    assert hand.taken == ()


def test_of_what_was_gathered_before_only_what_still_fits_stays() -> None:
    assert gathering(1, taken=("card:3", "gone", "card:9")).taken == ("card:3",)


def test_a_target_that_two_pieces_could_go_to_needs_the_piece_first() -> None:
    two = {Gesture("pawn:0", "cell:5"): MOVE, Gesture("pawn:1", "cell:5"): SPEND}
    hand = Chooser(two, lambda g: True, lambda a, b: False)
    assert hand.click(["cell:5"]) == Refuse(Gesture("cell:5"))
    hand = Chooser(two, lambda g: True, lambda a, b: False)
    assert hand.click(["pawn:1"]) == Hold("pawn:1")
    assert hand.click(["cell:5"]) == Do(SPEND)


START, OTHER, LAST = Action(3, 1), Action(3, 2), Action(4, 9)
ENDS = {Gesture("bridge", "cell:1"): START, Gesture("bridge", "cell:2"): OTHER}
FROM_LAST = {
    ("bridge", "cell:9", "cell:1"): (START, LAST),
    ("bridge", "cell:9", "cell:2"): (OTHER, LAST),
}


def bridge() -> Chooser:
    """The rules name the far end last; the hand may begin there."""
    return Chooser(ENDS, lambda g: False, lambda a, b: False, "bridge", pairs=FROM_LAST)


def test_both_places_of_a_pair_may_be_named_in_either_order() -> None:
    hand = bridge()
    assert hand.lit() == {"cell:1", "cell:2", "cell:9"}
    assert hand.click(["cell:1"]) == Do(START)
    hand = bridge()
    assert hand.click(["cell:9"]) == Hold("bridge") and hand.first == "cell:9"
    assert hand.lit() == {"cell:1", "cell:2"}
    assert hand.click(["cell:2"]) == DoAll((OTHER, LAST))


def test_a_first_place_is_let_go_with_the_piece_or_by_a_second_place_that_does_not_fit() -> None:
    for pieces in (["bridge"], [], ["cell:5"]):
        hand = bridge()
        hand.click(["cell:9"])
        hand.click(pieces)
        assert (hand.held, hand.first) == ("", "")
    hand = bridge()
    hand.click(["cell:9"])
    assert hand.cancel() and hand.first == ""


def test_a_first_place_that_is_drafted_goes_on_both_ways() -> None:
    begun = {("bridge", "cell:2", "cell:1"): (START, OTHER)}
    gestures = {Gesture("bridge", "cell:9"): LAST}
    hand = Chooser(
        gestures, lambda g: True, lambda a, b: False, "bridge", pairs=begun, begun=True
    )
    assert hand.lit() == {"cell:1", "cell:9"}
    assert hand.click(["cell:9"]) == Do(LAST)
    hand = Chooser(
        gestures, lambda g: True, lambda a, b: False, "bridge", pairs=begun, begun=True
    )
    assert hand.click(["cell:1"]) == DoAll((START, OTHER))
