"""Trading in every form, built from small actions, under the One-Trade Rule."""

from __future__ import annotations

from tabletop.games.killer_bunnies.rules import frames
from tests.games.killer_bunnies.scenario import Scene, kinds


def market() -> Scene:
    return Scene("blue", "violet", "green").bunny(0, "EB13").bunny(1, "EV01").save(0, "EB45")


def test_a_trade_marks_what_changed_hands_from_play() -> None:
    """R16, A40, example 17: Tech for a bunny; next round the Tech is refused."""
    scene = market()
    events = scene.do("offer 1", "give EB45", "ask EV01", "propose")
    assert scene.asked() == 1 and "offer_made" in kinds(events)
    scene.do("accept", "place 0 1")
    assert scene.place("EB45") == "saved 1" and scene.place("EV01") == "circle 0"
    assert scene.state.traded[scene.card("EB45")] and scene.state.traded[scene.card("EV01")]
    scene.state.active = 1
    scene.state.stack = [(frames.FREE, 1)]
    scene.do("offer 2")
    assert scene.rule("give EB45") == "A40"


def test_hand_cards_go_one_for_one_and_are_never_marked() -> None:
    """R16: shown to all, between hands of five; the partner chooses his."""
    scene = market()
    first = min(scene.state.hand[0])
    scene.do("offer 1", f"give {first}")
    assert scene.rule("propose") == "R16"
    assert scene.state.shows(first, 2)
    scene.do("ask_hand", "propose", "accept")
    other = scene.state.hand[1][3]
    scene.do(f"hand_over {other}")
    assert other in scene.state.hand[0] and first in scene.state.hand[1]
    assert not scene.state.traded[first] and scene.state.knows(other, 2)
    short = market()
    short.state.pile[0].append(short.state.hand[0].pop())
    short.do("offer 1")
    assert short.rule(f"give {short.state.hand[0][0]}") == "R16"


def test_run_cards_are_never_traded() -> None:
    """A43."""
    scene = market()
    scene.do("offer 1")
    assert scene.rule(f"give {scene.state.top[0]}") == "A43"


def test_nobody_is_forced_and_a_refused_offer_is_not_made_again_in_the_turn() -> None:
    """R16, KB-25, A44."""
    scene = market()
    scene.do("offer 1", "give EB45", "propose", "refuse")
    assert scene.place("EB45") == "saved 0"
    scene.do("offer 1", "give EB45")
    assert scene.rule("propose") == "KB-25"
    scene.do("withdraw", "offer 2", "withdraw")
    assert scene.rule("offer 1") == "KB-25"


def test_an_empty_offer_is_none() -> None:
    scene = market()
    scene.do("offer 1")
    assert scene.rule("propose") == "R16"


def test_a_city_takes_all_it_holds_along_and_all_of_it_is_marked() -> None:
    """A41, KB-02, KB-15, KB-24: to the receiver's part."""
    scene = market().city(0, "EB17", "EB01").under("EB17", "EB36").under("EB01", "EB34", 2)
    scene.do("offer 1", "give EB17", "propose", "accept")
    assert scene.rule("place 0 0") == "KB-24"
    scene.do("place 1 0")
    marked = scene.cards("EB17", "EB01", "EB36", "EB34")
    assert all(scene.state.traded[piece] for piece in marked)
    assert scene.place("EB01") == "inside 1" and scene.total(1) == 10 + 3 + 6 + 5
    scene.do("offer 1")
    assert scene.rule("ask EB17") == "A40"


def test_a_trade_is_judged_as_a_whole() -> None:
    """KB-15, A58, R7: a Hero for a Villain both ways is lawful, one way alone is not."""
    scene = Scene("blue", "violet").bunny(0, "EB05").bunny(1, "EV05")
    scene.do("offer 1", "give EB05")
    assert scene.rule("propose") == "R7"
    scene.do("ask EV05", "propose", "accept")
    assert scene.frame() == frames.PLACE and scene.asked() == 0
    scene.do("place 0 0", "place 1 0")
    assert scene.place("EV05") == "circle 0" and scene.place("EB05") == "circle 1"


def test_a_card_that_asks_for_a_bunny_is_lost_without_one() -> None:
    """KB-15."""
    scene = Scene("blue", "violet").bunny(0, "EB13").save(0, "EB38")
    scene.do("offer 1", "give EB38", "propose", "accept")
    assert scene.place("EB38") == "discard 1"


def test_a_spent_card_stays_spent_and_a_marked_one_is_not_traded() -> None:
    """R5, R16."""
    scene = market().save(0, "EB53")
    scene.state.spent[scene.card("EB45")] = 1
    scene.state.spent[scene.card("EB53")] = 2
    scene.do("offer 1")
    assert scene.rule("give EB53") == "R5"
    scene.do("give EB45", "propose", "accept")
    assert scene.state.spent[scene.card("EB45")] == 1


def test_others_offer_to_the_active_player_after_his_main_action() -> None:
    """R16, R15, KB-26."""
    scene = market().ask(1).save(1, "EV45").top(0, "EB52")
    scene.do("save_top", f"run_next {scene.state.hand[0][0]}")
    assert scene.asked() == 1 and "offer" in scene.verbs()
    assert scene.rule("offer 2") == "R16"
    scene.do("offer 0", "give EV45", "propose")
    assert scene.asked() == 0
    scene.do("refuse")
    assert scene.frame() == frames.FREE and scene.state.offers[1] == 1
    assert scene.rule("offer 0", 1) == "R3"


def test_traded_creatures_may_be_placed_anywhere_the_rules_allow() -> None:
    """KB-01."""
    scene = market()
    scene.do("offer 1", "ask EV01", "propose", "accept")
    assert {action.a for action in scene.state.legal_actions(0)} == {0, 1, 2}


def test_a_villain_is_not_put_where_a_traded_hero_is_still_to_be_placed() -> None:
    """KB-15, R7: both creatures change hands and are placed one after the other."""
    scene = Scene("blue", "violet").bunny(0, "EB05").bunny(1, "EV05")
    scene.do("offer 1", "give EB05", "ask EV05", "propose", "accept")
    first = scene.asked()
    assert {action.a for action in scene.state.legal_actions(first)} == {first}
    scene.do(f"place {first} 0")
    assert scene.may(f"place {1 - first} 0")


def swap_of_the_only_bunnies(own: int) -> Scene:
    """The repeat of KB-15: EB13 against EV13, a card that asks for a bunny saved at seat `own`."""
    scene = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV13")
    scene.save(own, "EB38" if own == 0 else "1:EV38")
    scene.do("offer 1", "give EB13", "ask EV13", "propose", "accept")
    return scene


def test_a_trade_is_judged_when_all_its_cards_lie() -> None:
    """KB-15: who swaps the only bunny for another keeps what asks for a bunny."""
    scene = swap_of_the_only_bunnies(0)
    assert scene.place("EB38") == "saved 0"
    scene.do("place 0 0")
    assert scene.place("EB38") == "saved 0"
    scene.do("place 1 0")
    assert scene.place("EB38") == "saved 0" and scene.place("EV13") == "circle 0"
    assert scene.frame() == frames.FREE


def test_a_trade_that_leaves_no_bunny_is_judged_after_its_last_card() -> None:
    """KB-15: the only bunny given for nothing takes the saved card with it, once it has arrived."""
    scene = Scene("blue", "violet").bunny(0, "EB13").save(0, "EB38")
    scene.do("offer 1", "give EB13", "propose", "accept")
    assert scene.place("EB38") == "saved 0"
    scene.do("place 1 0")
    assert scene.place("EB38") == "discard 0"
