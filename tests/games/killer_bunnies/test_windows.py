"""Response windows and every VERY SPECIAL card."""

from __future__ import annotations

from tabletop.games.killer_bunnies.rules import frames
from tests.games.killer_bunnies.scenario import Scene, kinds


def attack(level_card: str = "EB23") -> Scene:
    scene = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV01").means(0).means(1)
    return scene.top(0, level_card)


def test_a_defence_card_adds_to_the_roll_before_it_falls() -> None:
    """DEF_PLUS 4, R15, A39: paid with what was left unspent."""
    scene = attack().ask(1).save(1, "EV43", "EV41").only(1)
    scene.do("play EB23", "target EV01")
    assert scene.asked() == 1
    events = scene.do("respond EV43", "roll 2", "pass")
    assert "defence_stands" in kinds(events) and scene.place("EV43") == "discard 1"
    assert scene.spent(1) == 1


def test_a_card_out_of_the_hand_is_replaced_at_once() -> None:
    """A35, KB-11: pay, draw, effect, discard."""
    scene = attack().ask(1).hand(1, "EV43").only(1, "EV43")
    scene.do("play EB23", "target EV01")
    events = scene.do("respond EV43")
    told = kinds(events)
    assert told.index("resource_spent") < told.index("card_drawn")
    assert told.index("card_drawn") < told.index("defence_strengthened")
    assert len(scene.state.hand[1]) == 5


def test_a_reroll_is_forced_once_and_the_second_roll_stands() -> None:
    """REROLL, R10 c, A37: the roller first, then the others clockwise."""
    scene = attack().ask(0, 1).save(1, "EV41").save(0, "EB41").only(0).only(1)
    scene.do("play EB23", "target EV01", "roll 1")
    assert scene.asked() == 1
    scene.do("respond EV41")
    assert scene.luck()
    events = scene.do("roll 6")
    assert "defence_stands" in kinds(events) and scene.frame() == frames.RUN_NEXT


def test_the_attacker_may_force_the_reroll_too() -> None:
    scene = attack().ask(0).save(0, "EB41")
    scene.do("play EB23", "target EV01", "roll 12")
    assert scene.asked() == 0 and "respond" in scene.verbs()
    scene.do("respond EB41", "roll 3")
    assert scene.place("EV01") == "discard 1"


def test_an_aggressive_card_is_cancelled_by_who_it_strikes() -> None:
    """CANCEL, R15, KB-06: the cost stays paid, nothing else happens."""
    scene = attack().ask(1).hand(1, "EV42")
    scene.do("play EB23", "target EV01")
    events = scene.do("respond EV42")
    assert "card_cancelled" in kinds(events) and scene.spent(0) == 1
    assert scene.place("EB23") == "discard 0" and scene.damage("EV01") == 0


def test_cards_aimed_at_nobody_cannot_be_cancelled() -> None:
    """KB-06: Ill Omen opens no window."""
    scene = Scene("violet", "blue").bunny(0, "EV13").bunny(1, "EB13").means(0, 4, 2).means(1)
    scene.ask(1).save(1, "EB42").save(0, "EV40")
    scene.do("play EV40", "pay_auto")
    assert scene.luck()


def test_owners_of_neighbours_that_are_struck_are_asked_as_well() -> None:
    """KB-06: a level for neighbours makes them targets."""
    scene = Scene("blue", "violet", "green").bunny(0, "EB13").bunny(1, "EV01").bunny(2, "EG01")
    scene.means(0).means(2).ask(2).save(2, "EG42").top(0, "EB26")
    scene.do("play EB26", "target EV01")
    assert scene.asked() == 2
    plain = Scene("blue", "violet", "green").bunny(0, "EB13").bunny(1, "EV01").bunny(2, "EG01")
    plain.means(0).means(2).ask(2).save(2, "EG42").top(0, "EB23")
    plain.do("play EB23", "target EV01")
    assert plain.luck()


def test_backlash_strikes_back_after_a_kill() -> None:
    """RETALIATE 3, W_KILL, KB-18: the target is named after the payment."""
    scene = attack().bunny(0, "EB07").ask(1).save(1, "EV44").only(1)
    scene.do("play EB23", "target EV01", "roll 1")
    assert scene.asked() == 1
    scene.do("respond EV44")
    assert scene.rule("target EV03") == "R15"
    events = scene.do("target EB13")
    assert "bunny_killed" in kinds(events) and scene.bank(1) == 12


def test_backlash_answers_for_occupants_given_up() -> None:
    """KB-07."""
    scene = Scene("blue", "violet").bunny(0, "EB13").city(0, "EB17", "EB15").means(0).means(1)
    scene.city(1, "EV19", "EV05").ask(1).save(1, "EV44").only(1).top(0, "EB31")
    scene.do("play EB31", "target EV19", "roll 6")
    assert scene.asked() == 1 and "respond" in scene.verbs()


def test_windfall_apples_gain_at_the_end_of_any_turn() -> None:
    """GAIN 3, W_EOT."""
    scene = Scene("blue", "green").means(1).ask(1).save(1, "EG44").top(0, "EB45")
    scene.do("save_top", f"run_next {scene.state.hand[0][0]}")
    while scene.frame() == frames.WINDOW:
        scene.do("pass")
    scene.do("end_turn")
    assert scene.asked() == 1
    scene.do("respond EG44")
    assert scene.bank(1) == 13


def test_prospectors_tip_looks_at_the_top_run_and_may_discard_it() -> None:
    """PEEK_DISCARD_TOP: he slides, places and draws."""
    scene = Scene("blue", "yellow").means(1).ask(1).save(1, "EY44").top(0, "EB45")
    scene.do("save_top", f"run_next {scene.state.hand[0][0]}")
    while scene.frame() == frames.WINDOW:
        scene.do("pass")
    scene.do("end_turn", "respond EY44")
    while scene.frame() == frames.PAY:
        scene.do("pay_auto")
    top, bottom = scene.state.top[0], scene.state.bottom[0]
    assert scene.state.knows(top, 1)
    scene.do("discard_top")
    assert scene.state.top[0] == bottom and scene.state.discard[0][-1] == top
    assert scene.asked() == 0
    scene.do(f"run_next {scene.state.hand[0][0]}")
    assert len(scene.state.hand[0]) == 5


def test_emergency_patch_is_played_from_the_top_run_from_saved_and_in_free_moments() -> None:
    """HEAL 4, KB-05, KB-16, A36."""
    scene = Scene().bunny(0, "EB05", damage=3).means(0).top(0, "EB44")
    scene.do("play EB44", "heal EB05 3")
    assert scene.damage("EB05") == 0
    saved = Scene().bunny(0, "EB05", damage=3).means(0).save(0, "EB44")
    saved.do("play EB44", "heal EB05 1")
    assert saved.damage("EB05") == 2
    held = Scene().bunny(0, "EB05", damage=3).means(0).hand(0, "EB44")
    assert held.rule("play EB44") == "KB-05"
    unhurt = Scene().bunny(0, "EB05").means(0).save(0, "EB44")
    assert unhurt.may("play EB44")


def test_other_very_special_cards_are_not_played_from_the_top_run() -> None:
    """A36: saved or discarded."""
    scene = Scene().means(0).top(0, "EB43")
    assert scene.rule("play EB43") == "A36"
    assert {"save_top", "discard_top"} <= scene.verbs()
    saved = Scene().means(0).save(0, "EB43")
    assert saved.rule("play EB43") == "KB-05"


def test_who_passes_for_the_turn_is_not_asked_again_in_it() -> None:
    """R15."""
    scene = attack().ask(1).hand(1, "EV42", "EV43", "EV41")
    scene.do("play EB23", "target EV01")
    events = scene.do("pass_turn")
    assert "turn_passed" in kinds(events) and scene.luck()
    scene.do("roll 12")
    assert scene.frame() == frames.RUN_NEXT


def test_windows_open_by_public_facts() -> None:
    """R15: who could hold the card is asked, whether he holds it or not; without means nobody."""
    scene = attack().ask(1)
    scene.do("play EB23", "target EV01")
    assert scene.asked() == 1, "Dead Calm has not been seen yet"
    seen = attack().ask(1).discard(1, "EV42", "EV43", "EV41")
    seen.do("play EB23", "target EV01")
    assert seen.luck()
    poor = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV01").means(0).ask(1)
    poor.top(0, "EB23").hand(1, "EV42")
    poor.do("play EB23", "target EV01")
    assert poor.luck()


def test_a_spent_card_pays_for_no_answer() -> None:
    """Example 12, A7, A39."""
    scene = attack().ask(1).save(1, "EV41")
    for piece in scene.state.saved[1]:
        if scene.state.setup.resource[piece] >= 0:
            scene.state.spent[piece] = 1
    scene.do("play EB23", "target EV01", "roll 1")
    assert scene.frame() != frames.WINDOW


def test_no_defence_card_helps_against_a_ban_on_bonuses_or_for_an_abandoned_city() -> None:
    """KB-08."""
    scene = attack("EB28").ask(1).save(1, "EV43").discard(1, "EV42")
    scene.do("play EB28", "target EV01")
    assert scene.luck()
    ruin = Scene("blue", "violet").bunny(0, "EB13").city(0, "EB17", "EB15").means(0).means(1)
    ruin.city(1, "EV19").ask(1).save(1, "EV43").top(0, "EB30")
    ruin.do("play EB30", "target EV19")
    assert ruin.luck()


def test_a_draw_that_loses_the_game_voids_the_answer() -> None:
    """KB-11, A48."""
    scene = Scene("blue", "violet", "green").bunny(0, "EB13").bunny(1, "EV01").means(0).means(1)
    scene.ask(1).hand(1, "EV43").top(0, "EB23")
    scene.discard(1, "EV22")
    state = scene.state
    for piece in state.pile[1]:
        state.where[piece] = 9 * 4 | 1
    state.pile[1] = []
    events = scene.do("play EB23", "target EV01", "respond EV43")
    assert "player_lost" in kinds(events) and "defence_strengthened" not in kinds(events)
    assert state.out[1] and scene.frame() != frames.DEFENCE


def test_substitutes_paid_in_the_last_window_go_after_it() -> None:
    """KB-12, A8."""
    scene = Scene("blue", "green").means(1, 0, 1).ask(1).save(1, "EG44").top(0, "EB45")
    scene.do("save_top", f"run_next {scene.state.hand[0][0]}")
    while scene.frame() == frames.WINDOW:
        scene.do("pass")
    events = scene.do("end_turn", "respond EG44")
    assert kinds(events).index("points_gained") < kinds(events).index("substitute_burnt")
    assert scene.place("EG53") == "discard 1"
