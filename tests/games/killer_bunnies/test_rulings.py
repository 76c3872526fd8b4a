"""Single sentences of the rules that no scenario of a card or a turn happens to touch."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.core.event import Event
from tabletop.games.killer_bunnies.rules import circles, frames, paying, weapons
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import CARDS
from tabletop.games.killer_bunnies.rules.frames import AGAINST_CITY, BY_WEAPON
from tabletop.games.killer_bunnies.rules.setup import W_KILL
from tabletop.games.killer_bunnies.words import text
from tests.games.killer_bunnies.scenario import Scene, kinds


def asked_after_a_kill(scene: Scene) -> bool:
    """Returns whether somebody is asked in the window after a kill."""
    frame = scene.state.stack[-1]
    return frame[0] == frames.WINDOW and frame[2] == W_KILL


def levels(events: Sequence[Event]) -> list[int]:
    """The levels of all defences that became due."""
    return [ev.due_of(event).level for event in events if event.kind == ev.DEFENCE_DUE]


def test_substitutes_of_the_others_burn_when_the_active_player_is_lost() -> None:
    """A8, KB-19: the turn ends without its last window, but it does end."""
    scene = Scene("blue", "green", "violet", bank=(1, 10, 10)).bunny(0, "EB13").means(0)
    scene.bunny(1, "EG09").save(1, "EG43", "EG53").ask(1).only(1, "EG43").top(0, "EB22")
    scene.do("play EB22", "target EG09", "respond EG43", "roll 12")
    assert scene.state.out[0] and scene.state.active == 1
    assert scene.place("EG53") == "discard 1"


# Defences


def test_reductions_come_off_damage_that_rolls_on() -> None:
    """KB-10: level 7 against 1, less 1 for the neighbour of Gramps, 3 roll on, less 1 again."""
    scene = Scene("yellow", "yellow").bunny(0, "0:EY13").means(0).top(0, "0:EY24")
    scene.bunny(1, "1:EY13").bunny(1, "1:EY05")
    scene.do("play 0:EY24", "target 1:EY13", "roll 1")
    assert scene.place("1:EY13") == "discard 1" and scene.damage("1:EY05") == 2


def test_a_ban_on_bonuses_leaves_reductions_and_the_bonuses_of_neighbours() -> None:
    """KB-08"""
    scene = Scene("blue", "yellow").bunny(0, "EB13").bunny(1, "EY05").means(0).top(0, "EB28")
    scene.do("play EB28", "target EY05", "roll 8")
    assert scene.damage("EY05") == 3, "12 - 8, less 1"
    other = Scene("violet", "green").bunny(0, "EV05").means(0).top(0, "EV28")
    other.bunny(1, "EG13").bunny(1, "EG15")
    other.do("play EV28", "target EG13", "splash 1", "roll 12", "roll 4")
    assert other.place("EG15") == "circle 1", "level 12 - 5 against 4 + 3"


def test_an_added_defence_stays_when_the_die_is_rolled_again() -> None:
    """R10 a and c: the second roll stands, with everything that was added."""
    scene = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV01").means(0).means(1)
    scene.ask(0, 1).save(0, "EB41").only(0).save(1, "EV43").only(1, "EV43").top(0, "EB23")
    scene.do("play EB23", "target EV01", "respond EV43", "roll 12", "respond EB41")
    events = scene.do("roll 2")
    assert "defence_stands" in kinds(events) and scene.damage("EV01") == 0


def test_splash_damage_is_damage_of_the_weapon() -> None:
    """KB-09: the Shocker looks and the Goose is content when only a neighbour was hurt."""
    scene = Scene("blue", "violet").bunny(0, "EB13").bunny(0, "EV05").means(0).top(0, "EB24")
    scene.bunny(1, "EV01").bunny(1, "EV13")
    scene.do("play EB24", "target EV01", "splash 1", "roll 12", "roll 1", "roll 12")
    assert scene.damage("EV13") == 1 and scene.damage("EV01") == 0
    assert scene.state.knows(scene.state.top[1], 0)
    goose = Scene("green", "violet").bunny(0, "EG13").bunny(0, "EV05").means(0).top(0, "EG24")
    goose.bunny(1, "EV01").bunny(1, "EV13")
    goose.do("play EG24", "target EV01", "splash 1", "roll 12", "roll 1", "roll 12")
    assert goose.frame() == frames.RUN_NEXT


def test_a_splash_is_at_least_of_level_one_and_of_ground_weapons_alone() -> None:
    """SPLASH: max(1, level less 5); neither Runners nor City Weapons."""
    scene = Scene("violet", "blue").bunny(0, "EV05").means(0).top(0, "EV22").bunny(1, "EB13")
    events = scene.do("play EV22", "target EB13", "splash 1", "roll 12", "roll 12")
    assert levels(events) == [5, 1]
    runner = Scene("violet", "blue").bunny(0, "EV05").means(0).top(0, "EV33").bunny(1, "EB13")
    runner.do("play EV33", "target EB13")
    assert runner.frame() == frames.DIRECTION
    siege = Scene("violet", "blue").bunny(0, "EV05").city(0, "EV17", "EV13").means(0)
    siege.city(1, "EB17", "EB13").top(0, "EV30")
    siege.do("play EV30", "target EB17")
    assert siege.luck(), "paid, and the die is due"


def test_powers_work_out_of_a_city() -> None:
    """R7: levels, reductions for cities, and the Baroness."""
    scene = Scene("violet", "yellow", "green").city(0, "EV17", "EV07").city(1, "EY17", "EY05")
    state = scene.state
    assert weapons.level_of(state, 0, scene.card("EV22")) == 6
    assert weapons.reduction(state, scene.card("EY17"), BY_WEAPON | AGAINST_CITY) == 1
    scene.bunny(0, "EV13").bunny(2, "EG13").city(2, "EG17", "EG09").means(0).top(0, "EV22")
    scene.do("play EV22", "target EG13", "roll 12")
    assert scene.bank(0) == 9


def test_the_baroness_looks_at_direct_targets_of_ground_weapons_alone() -> None:
    """ON_DEFENDED_LOSE, KB-09: not at neighbours, not at a Runner's visits."""
    scene = Scene("blue", "violet", "green").bunny(0, "EB13").bunny(1, "EV01").means(0)
    scene.bunny(2, "EG13").bunny(2, "EG09").top(0, "EB26")
    scene.do("play EB26", "target EV01", "roll 8", "roll 12", "roll 12")
    assert scene.damage("EV01") == 1 and scene.bank(0) == 10
    runner = Scene("blue", "green").bunny(0, "EB13").bunny(1, "EG09").means(0).top(0, "EB33")
    runner.do("play EB33", "target EG09", "direction 0", "roll 12")
    assert runner.bank(0) == 10


# Runners and pairs


def test_a_runner_is_hurt_by_bonuses_and_raised_by_pairs() -> None:
    """A23, A24, R13: both pairs count."""
    scene = Scene("blue", "green").bunny(0, "EB01").bunny(0, "EB03").bunny(1, "EG15").means(0)
    events = scene.top(0, "EB33").do("play EB33", "target EG15", "direction 0")
    assert levels(events) == [7]
    events = scene.do("roll 5")
    assert [e.amount for e in events if e.kind == "runner_hurt"] == [2], "5 + 3 - 6"
    scene = Scene("blue", "green")
    for name in ("EB01", "EB03", "EB02", "EB04"):
        scene.bunny(0, name)
    assert weapons.level_of(scene.state, 0, scene.card("EB22")) == 5 + 2


def test_only_the_owner_of_the_first_target_cancels_a_runner() -> None:
    """R12"""
    scene = Scene("blue", "violet", "green").bunny(0, "EB13").bunny(1, "EV01").bunny(2, "EG01")
    scene.means(0).means(2).ask(2).save(2, "EG42").only(2, "EG42").top(0, "EB33")
    scene.do("play EB33", "target EV01", "direction 0")
    assert scene.luck()


# After a kill


def test_the_window_after_a_kill_opens_for_everything_a_weapon_kills() -> None:
    """KB-07: lost with a city, struck by overflow, run over by a Runner."""
    scene = Scene("blue", "violet").bunny(0, "EB13").city(0, "EB17", "EB15").means(0).means(1)
    scene.city(1, "EV17", "EV01").ask(1).save(1, "EV44").only(1).top(0, "EB31")
    scene.do("play EB31", "target EV17", "roll 1")
    assert asked_after_a_kill(scene)
    rolling = Scene("yellow", "violet").bunny(0, "EY13").means(0).means(1).top(0, "EY24")
    rolling.bunny(1, "EV13").bunny(1, "EV14").ask(1).save(1, "EV44").only(1)
    rolling.do("play EY24", "target EV13", "roll 1", "pass")
    assert rolling.place("EV14") == "discard 1" and asked_after_a_kill(rolling)
    run = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV13").means(0).means(1)
    run.ask(1).save(1, "EV44").only(1).top(0, "EB33")
    run.do("play EB33", "target EV13", "direction 0", "roll 1")
    assert asked_after_a_kill(run)


def test_the_window_after_a_kill_stays_shut_for_what_no_weapon_killed() -> None:
    """R15, KB-07: Subsidence and Miss Magma are no weapons."""
    scene = Scene("yellow", "violet").bunny(0, "EY13").means(0).means(1).save(0, "EY39")
    scene.city(1, "EV17", "EV01", "EV03").ask(1).save(1, "EV44").only(1)
    scene.do("play EY39", "target EV17", "give_up EV01")
    assert scene.bank(0) == 13 and not asked_after_a_kill(scene)
    magma = Scene("yellow", "violet").bunny(0, "EY11").bunny(1, "EV13").means(0).means(1)
    magma.ask(1).save(1, "EV44").only(1)
    magma.do("use EY11", "target EV13", "roll 1")
    assert magma.bank(0) == 12 and not asked_after_a_kill(magma)


def test_sergeant_sunflower_counts_resource_cards_alone() -> None:
    """ON_SAVE_RES GAIN 1"""
    scene = Scene("green", "blue").bunny(0, "EG05").top(0, "EG40")
    scene.do("save_top")
    assert scene.bank(0) == 10


# The turn


def test_suzie_may_come_back_as_a_gift() -> None:
    """R3 phase 1: to any part of the circle that R7 allows; in another's part she is his."""
    scene = Scene("blue", "green", "violet").away(0, "EB11").bunny(2, "EV05").bunny(1, "EG13")
    scene.state.active = 2
    scene.state.stack = [(frames.FREE, 2)]
    scene.state.main_done = True
    scene.do("end_turn")
    assert scene.frame() == frames.PLACE and scene.asked() == 0
    assert {action.a for action in scene.state.legal_actions(0)} == {0, 1}, "not to a Villain's"
    scene.do("place 1 1")
    assert scene.place("EB11") == "circle 1" and scene.total(0) == 10


def test_suzie_is_back_before_occupants_may_leave() -> None:
    """R3 phase 1, in this order."""
    scene = Scene("blue", "violet").away(0, "EB11").city(0, "EB17", "EB13").under("EB17", "EB35")
    scene.state.active = 1
    scene.state.stack = [(frames.FREE, 1)]
    scene.state.main_done = True
    scene.do("end_turn")
    assert scene.frame() == frames.PLACE
    scene.do("place 0 0")
    assert scene.frame() == frames.EXITS


def test_a_boost_that_no_weapon_took_is_lost_with_the_turn() -> None:
    """R3 phase 5"""
    scene = Scene("blue", "violet").bunny(0, "EB13").means(0).save(0, "EB38")
    scene.do("play EB38")
    assert scene.state.boost == 3
    scene.state.main_done = True
    events = scene.do("end_turn")
    assert "boost_lost" in kinds(events) and scene.state.boost == 0


def test_own_substitutes_are_gone_before_the_last_window() -> None:
    """R3 phase 5: 2 before 4, so a substitute answers nothing any more."""
    scene = Scene("blue", "green").save(0, "EB53", "EB45", "EB46").ask(1).means(1).save(1, "EG44")
    scene.top(0, "EB09").do("play EB09", "pay_auto", "place 0 0")
    scene.do(f"run_next {scene.state.hand[0][0]}")
    while scene.frame() == frames.WINDOW:
        scene.do("pass")
    scene.do("end_turn")
    assert scene.asked() == 1 and scene.place("EB53") == "discard 0"


# SPECIAL cards


def quiet(scene: Scene) -> Scene:
    """Pays in the usual order whatever is to be paid."""
    while scene.frame() == frames.PAY:
        scene.do("pay_auto")
    return scene


def test_a_card_marked_to_burn_is_no_tribute() -> None:
    """R5, EXTORT 3: who has no other RESOURCE loses the points."""
    scene = Scene("violet", "blue").bunny(0, "EV13").means(0).save(0, "EV39").save(1, "EB45")
    scene.state.spent[scene.card("EB45")] = paying.MARKED
    scene.do("play EV39", "choose_seat 1")
    assert quiet(scene).bank(1) == 7 and scene.place("EB45") == "saved 1"


def test_the_omen_looks_at_the_circle_alone_and_begins_with_the_active_player() -> None:
    """SYMBOL_DAMAGE 2, KB-23"""
    scene = Scene("blue", "violet", "green", active=1).means(1, 4, 2).save(1, "EV40")
    scene.state.stack = [(frames.FREE, 1)]
    scene.bunny(0, "EB05").bunny(1, "EV01").bunny(2, "EG09").city(2, "EG21", "EG10")
    scene.do("play EV40")
    events = quiet(scene).do("roll 3")
    hurt = [event.player for event in events if event.kind == "damage_placed"]
    assert hurt == [1, 2, 0] and scene.damage("EG10") == 0


def test_the_jammer_leaves_own_cards_alone() -> None:
    """SYMBOL_DISCARD: every opponent, and cards of that Symbol only."""
    scene = Scene("blue", "violet", "green").bunny(0, "EB13").means(0).save(0, "EB40", "EB38")
    scene.save(1, "EV41").save(2, "EG44", "EG40")
    scene.do("play EB40")
    quiet(scene).do("symbol 0")
    assert scene.place("EB38") == "saved 0" and scene.place("EV41") == "saved 1"
    assert scene.place("EG40") == "discard 2" and scene.place("EG44") == "saved 2"


def test_stealing_and_reviving_never_mix_heroes_and_villains() -> None:
    """R7, A58"""
    scene = Scene("blue", "green", "green").bunny(0, "EB05").means(0).save(0, "EB39")
    scene.bunny(1, "1:EG11").state.full[scene.card("1:EG11")] = 3
    assert scene.rule("play EB39") == "A5"
    scene.bunny(2, "2:EG05").state.full[scene.card("2:EG05")] = 3
    scene.do("play EB39")
    assert scene.rule("target 1:EG11") == "A58" and scene.may("target 2:EG05")
    dead = Scene("green", "blue").bunny(0, "EG11").means(0).save(0, "EG37").discard(0, "EG05")
    assert dead.rule("play EG37") == "A5"


def test_a_top_run_that_another_player_discards_is_told_as_that() -> None:
    """PEEK_DISCARD_TOP"""
    scene = Scene("blue", "yellow").means(1).ask(1).save(1, "EY44").only(1, "EY44").top(0, "EB45")
    scene.do("save_top", f"run_next {scene.state.hand[0][0]}")
    while scene.frame() == frames.WINDOW:
        scene.do("pass")
    scene.do("end_turn", "respond EY44")
    name = CARDS[scene.state.setup.card[scene.state.top[0]]].name
    events = quiet(scene).do("discard_top")
    assert text.sentence(events[0], ("Anna", "Ben")) == f"Ben discards Anna's TOP RUN, {name}."


# Cities


def test_own_cities_are_no_direct_target() -> None:
    """R11"""
    scene = Scene("blue", "violet").bunny(0, "EB13").city(0, "EB17", "EB15").means(0)
    scene.city(1, "EV17", "EV01").top(0, "EB30")
    scene.do("play EB30")
    assert scene.rule("target EB17") == "A21" and scene.may("target EV17")


def test_room_is_counted_by_full_values() -> None:
    """A11, R8: a wounded bunny needs as much room as a sound one."""
    scene = Scene("yellow", "blue").bunny(0, "EY07").bunny(0, "EY09", damage=4)
    scene.city(0, "EY17", "EY13").city(0, "EY21", "EY10", damage=3)
    scene.state.damage[scene.card("EY10")] = 3
    assert scene.rule("enter EY09 EY17") == "R8", "5 of 6 points, 2 taken"
    moves = {(action.a, action.b) for action in legal_after(scene, "use EY07")}
    assert moves == {
        (scene.card("EY13"), scene.card("EY21")),
        (scene.card("EY13"), -1),
        (scene.card("EY10"), -1),
    }


def legal_after(scene: Scene, text: str) -> Sequence[Action]:
    """Returns the legal actions after an action."""
    scene.do(text)
    return scene.state.legal_actions(scene.asked())


def test_a_revived_creature_does_not_come_from_the_top_run() -> None:
    """ON_PLAY_MOVE, section 4"""
    scene = Scene("violet", "blue").bunny(0, "EV01").bunny(0, "EV13").means(0).save(0, "EV37")
    scene.discard(0, "EV15").do("play EV37", "target EV15", "place 0 0")
    assert scene.frame() == frames.FREE


def test_modifiers_are_not_aggressive() -> None:
    """1.3, R15: laid under another's bunny they cannot be cancelled."""
    scene = Scene("blue", "violet").bunny(1, "EV01").means(0).means(1).top(0, "EB34")
    scene.ask(1).save(1, "EV42").only(1, "EV42")
    scene.do("play EB34", "target EV01")
    assert scene.luck()


def test_a_tip_is_for_the_turns_of_others() -> None:
    """PEEK_DISCARD_TOP: at the end of an opponent's turn."""
    scene = Scene("yellow", "blue").means(0).ask(0).save(0, "EY44").only(0, "EY44")
    scene.state.main_done = True
    scene.do("end_turn")
    assert scene.state.active == 1


# Trading


def test_after_a_trade_a_free_window_opens() -> None:
    """R15, R16"""
    scene = Scene("violet", "blue").bunny(0, "EV13").bunny(1, "EB05", damage=2).means(1)
    scene.save(0, "EV45").ask(1).save(1, "EB44").only(1, "EB44")
    scene.do("offer 1", "give EV45", "propose", "accept")
    assert scene.asked() == 1 and scene.may("respond EB44")


def test_three_offers_a_turn_are_all() -> None:
    """KB-25"""
    scene = Scene("violet", "blue")
    for _ in range(3):
        scene.do("offer 1", "withdraw")
    assert scene.rule("offer 1") == "KB-25"


def test_what_carries_a_mark_is_not_traded_and_a_mark_is_for_the_match() -> None:
    """KB-15, A40, A41"""
    scene = Scene("blue", "violet").bunny(0, "EB13").under("EB13", "EB34", 2)
    scene.city(0, "EB17", "EB01").city(0, "EB18", "EB03").under("EB18", "EB36")
    for name in ("EB34", "EB01", "EB36"):
        scene.state.traded[scene.card(name)] = 1
    scene.do("offer 1")
    for name in ("EB13", "EB17", "EB18"):
        assert scene.rule(f"give {name}") == "A40"
    again = Scene("blue", "violet").bunny(0, "EB13").means(0).discard(0, "EB01").save(0, "EB37")
    again.state.traded[again.card("EB01")] = 1
    again.do("play EB37", "target EB01", "place 0 0", "offer 1")
    assert again.rule("give EB01") == "A40", "it came back into play"
    killed = Scene("violet", "blue").bunny(0, "EV13").bunny(1, "EB13").means(0).top(0, "EV23")
    killed.state.traded[killed.card("EB13")] = 1
    killed.do("play EV23", "target EB13", "roll 1")
    assert killed.place("EB13") == "discard 1" and killed.state.traded[killed.card("EB13")]


def test_suzie_away_bars_villains_from_trades() -> None:
    """A32, A58"""
    scene = Scene("blue", "violet").away(0, "EB11").bunny(0, "EB13").bunny(1, "EV05")
    scene.do("offer 1", "ask EV05")
    assert scene.rule("propose") == "R7"


def test_above_level_twelve_the_die_alone_saves_nobody() -> None:
    """A73, example 3"""
    scene = Scene("violet", "blue").bunny(0, "EV07").bunny(1, "EB05").means(0).top(0, "EV28")
    events = scene.do("play EV28", "target EB05")
    assert levels(events) == [13]
    scene.do("roll 12")
    assert scene.damage("EB05") == 1


def test_a_city_goes_to_the_pile_of_who_owned_it_last() -> None:
    """A20: claimed and left again, it is not its first owner's any more."""
    scene = Scene("blue", "violet").bunny(0, "EB01").city(1, "EV17")
    scene.do("enter EB01 EV17", "stay")
    circles.hurt(scene.state, scene.card("EB01"), 3, 1, False, None)
    assert scene.card("EV17") not in scene.state.held
    circles.hurt_city(scene.state, scene.card("EV17"), 6, 1, False, None)
    assert scene.place("EV17") == "discard 0" and scene.bank(1) == 10 + 3 + 6


def test_a_free_window_opens_at_the_start_of_each_turn_for_all() -> None:
    """R3 phase 1, R15 W_FREE: who passed for the turn before is asked again."""
    scene = Scene("blue", "violet").bunny(0, "EB05", damage=3).means(0).save(0, "EB44")
    scene.only(0, "EB44")
    scene.state.main_done = True
    scene.do("end_turn")
    assert scene.state.active == 1 and scene.asked() == 0 and scene.frame() == frames.WINDOW
    scene.do("respond EB44", "heal EB05 3")
    assert scene.damage("EB05") == 0 and scene.asked() == 1


def test_the_player_on_the_left_cuts_and_the_cut_is_made() -> None:
    """R17"""
    scene = Scene("blue", "violet", "green").discard(0, "EB29")
    state = scene.state
    state.stack.append((frames.CUTTING, 0))
    before = state.pile[0][:]
    events = scene.do("cut 7")
    assert events[0].player == 1
    assert state.pile[0] == before[-7:] + before[:-7] != before


def test_windfall_apples_serve_the_own_turn_too() -> None:
    """GAIN 3, R15 W_EOT: all are asked, the active player first."""
    scene = Scene("green", "blue").means(0).ask(0).save(0, "EG44").only(0, "EG44")
    scene.state.main_done = True
    scene.do("end_turn")
    assert scene.state.active == 0
    scene.do("respond EG44")
    assert scene.bank(0) == 13


def test_countess_cinder_spares_own_neighbours() -> None:
    """OPT_ADJ_DAMAGE: an opponent's creature, which is found without asking."""
    scene = Scene("violet", "blue").bunny(0, "EV01").bunny(0, "EV11").bunny(1, "EB05")
    scene.do("use EV11", "roll 10")
    assert scene.damage("EB05") == 1 and scene.damage("EV01") == 0
    alone = Scene("violet", "blue", "green").bunny(0, "EV01").bunny(0, "EV11").bunny(0, "EV13")
    assert alone.bunny(1, "EB05").rule("use EV11") == "A5", "one bunny stands between"


def test_suzie_burns_a_card_keeps_her_wounds_and_cannot_be_aimed_at() -> None:
    """SUZIE, A32"""
    scene = Scene("blue", "violet").bunny(0, "EB11", damage=2).bunny(0, "EB13").means(0, 2)
    scene.bunny(1, "EV13").means(1).top(1, "EV23").only(0)
    scene.state.main_done = True
    scene.do("end_turn")
    events = scene.do("vanish EB11")
    assert kinds(events)[0] == "power_used", "everybody sees that she asks for a resource"
    assert kinds(events).count("resource_burnt") == 1 and scene.damage("EB11") == 2
    assert scene.state.active == 1
    scene.do("play EV23")
    assert scene.rule("target EB11") == "A5" and scene.may("target EB13")


def test_suzie_comes_back_with_her_wounds() -> None:
    """SUZIE: she keeps modifiers and damage."""
    scene = Scene("blue", "violet").away(0, "EB11")
    scene.state.damage[scene.card("EB11")] = 2
    scene.state.active = 1
    scene.state.stack = [(frames.FREE, 1)]
    scene.state.main_done = True
    scene.do("end_turn", "place 0 0")
    assert scene.damage("EB11") == 2 and scene.total(0) == 10 + 3


def test_only_an_exit_strategy_lets_occupants_out() -> None:
    """R8, EXIT"""
    scene = Scene("blue", "violet").city(0, "EB17", "EB13").under("EB17", "EB36")
    scene.state.active = 1
    scene.state.stack = [(frames.FREE, 1)]
    scene.state.main_done = True
    scene.do("end_turn")
    assert scene.state.active == 0 and scene.frame() == frames.FREE


def test_a_universal_card_is_spared_and_technology_alone_is_burnt_for_redeux() -> None:
    """R5, A6, REDEUX"""
    scene = Scene("blue", "violet").save(0, "EB57", "EB45")
    assert paying.best_card(scene.state, 0, 2) == scene.card("EB45")
    scene = Scene("blue", "violet").bunny(0, "EB09").save(0, "EB53", "EB57", "EB45", "EB46")
    scene.discard(0, "EB22").do("use EB09", "target EB22")
    paid = {action.a for action in scene.state.legal_actions(0)}
    assert scene.frame() == frames.PAY and scene.card("EB53") not in paid
    assert scene.rule("pay EB53") == "R5"


def test_modifiers_stay_with_an_abandoned_city() -> None:
    """R9"""
    scene = Scene("blue", "violet").city(1, "EV17", "EV01").under("EV17", "EV36")
    circles.hurt(scene.state, scene.card("EV01"), 3, 0, False, None)
    city = scene.card("EV17")
    assert city not in scene.state.held and scene.state.mods[city] == (scene.card("EV36"),)
    assert weapons.bonus_of(scene.state, city, AGAINST_CITY) == 2


def test_a_creature_killed_by_backlash_strikes_not_back() -> None:
    """KB-07, R15: Backlash is no weapon."""
    scene = Scene("violet", "violet").bunny(0, "0:EV13").bunny(1, "1:EV14").means(0).means(1)
    scene.ask(0, 1).save(0, "0:EV44").save(1, "1:EV44").only(0, "0:EV44").only(1, "1:EV44")
    scene.bunny(0, "0:EV05").top(0, "0:EV22")
    scene.do("play 0:EV22", "target 1:EV14", "splash 0", "roll 1", "respond 1:EV44")
    scene.do("target 0:EV13")
    assert scene.place("0:EV13") == "discard 0" and not asked_after_a_kill(scene)


def test_of_two_who_lost_the_later_one_ranks_higher() -> None:
    """Section 3"""
    scene = Scene("blue", "violet", "green", bank=(10, 1, 1))
    for seat in (1, 2):
        circles.gain(scene.state, seat, -1, None)
        if seat == 1:
            scene.do("discard_top", f"run_next {scene.state.hand[0][0]}")
    scene.do("end_turn")
    assert scene.state.result().ranks == (1, 3, 2)
