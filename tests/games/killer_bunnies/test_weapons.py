"""Weapons: levels, defences, damage, kills, what single weapons add, Runners, pairs."""

from __future__ import annotations

from tabletop.games.killer_bunnies.rules import circles, frames, playing, weapons
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.frames import AGAINST_CITY, BY_WEAPON
from tests.games.killer_bunnies.scenario import Scene, kinds


def duel() -> Scene:
    """Blue with two bunnies against violet with two of value 3."""
    scene = Scene("blue", "violet")
    scene.bunny(0, "EB13").bunny(0, "EB15").bunny(1, "EV01").bunny(1, "EV15").means(0)
    return scene


def test_equal_or_higher_rolls_stand_and_lower_ones_cost_the_difference() -> None:
    """R10, example 3."""
    for roll, damage in ((6, 0), (12, 0), (5, 1), (4, 2)):
        scene = duel().top(0, "EB23")
        events = scene.do("play EB23", "target EV01", f"roll {roll}")
        assert scene.damage("EV01") == damage
        assert ("defence_stands" in kinds(events)) == (damage == 0)
        assert scene.place("EB23") == "discard 0"


def test_a_kill_gives_the_full_value_to_the_last_one_responsible() -> None:
    """R10 f, A13: creature 3 with 1 damage takes 2; the attacker gains 3."""
    scene = duel().top(0, "EB23")
    scene.state.damage[scene.card("EV01")] = 1
    scene.do("play EB23", "target EV01", "roll 4")
    assert scene.place("EV01") == "discard 1" and scene.bank(0) == 13 and scene.bank(1) == 10


def test_own_creatures_are_no_direct_target() -> None:
    """R10, A21."""
    scene = duel().top(0, "EB23")
    scene.do("play EB23")
    assert scene.rule("target EB13") == "A21"
    runner = duel().top(0, "EB33")
    runner.do("play EB33")
    assert runner.rule("target EB13") == "A21"


def test_an_adjacent_own_creature_may_be_hit_and_scores_for_nobody() -> None:
    """A12, A14: each owner rolls for his own card."""
    scene = Scene().bunny(0, "EB13").bunny(1, "EV01").means(0).top(0, "EB26")
    scene.do("play EB26", "target EV01")
    scene.do("roll 12")
    events = scene.do("roll 1")
    assert scene.place("EB13") == "discard 0" and scene.bank(0) == 10
    assert next(e for e in events if e.kind == "defence_rolled").player == 0


def test_neighbours_defend_clockwise_first_against_their_own_level() -> None:
    """ADJ_LEVEL; R10 5."""
    scene = duel().top(0, "EB26")
    scene.do("play EB26", "target EV01")
    events = scene.do("roll 12", "roll 12", "roll 12")
    levels = [(e.piece, ev.due_of(e).level) for e in events if e.kind == ev.DEFENCE_DUE]
    assert levels == [
        (f"card:{scene.card('EV15')}", 4),
        (f"card:{scene.card('EB15')}", 4),
    ]


def test_no_defence_bonus_counts_against_total_blue_screen() -> None:
    """NO_DEF_BONUS, KB-08: Hay Hoppers' +3 is void, so level 12 against 11 hurts."""
    scene = Scene("blue", "green").bunny(0, "EB13").bunny(1, "EG15").means(0).top(0, "EB28")
    scene.do("play EB28", "target EG15")
    scene.do("roll 11")
    assert scene.damage("EG15") == 1
    other = Scene("blue", "green").bunny(0, "EB13").bunny(1, "EG15").means(0).top(0, "EB23")
    other.do("play EB23", "target EG15", "roll 3")
    assert other.damage("EG15") == 0, "SELF_DEF 3 adds to the roll"


def test_auras_defend_own_neighbours() -> None:
    """AURA_DEF_ADJ 2 and AURA_DEF_SUPER 1 (Captain Capacitor, Fan Bunnies)."""
    scene = Scene("violet", "blue").bunny(0, "EV13").means(0).top(0, "EV23")
    scene.bunny(1, "EB05").bunny(1, "EB15")
    state = scene.state
    assert weapons.bonus_of(state, scene.card("EB15"), 0) == 2
    assert weapons.bonus_of(state, scene.card("EB05"), 0) == 1
    assert weapons.bonus_of(state, scene.card("EV13"), 0) == 0


def test_granite_gramps_takes_one_off() -> None:
    """REDUCE 1: himself, own neighbours, own cities."""
    scene = Scene("blue", "yellow").bunny(0, "EB13").means(0).top(0, "EB23")
    scene.bunny(1, "EY05").bunny(1, "EY13").city(1, "EY17", "EY15")
    scene.do("play EB23", "target EY05", "roll 4")
    assert scene.damage("EY05") == 1
    state = scene.state
    assert weapons.reduction(state, scene.card("EY13"), BY_WEAPON) == 1
    flags = BY_WEAPON | AGAINST_CITY
    assert weapons.reduction(state, scene.card("EY17"), flags) == 1
    assert weapons.reduction(state, scene.card("EB13"), BY_WEAPON) == 0


def test_powers_and_boosts_raise_the_level_and_nothing_caps_it() -> None:
    """WEAPON_PLUS, GROUND_PLUS, CITY_PLUS, LEVEL_BOOST, A73."""
    scene = Scene("violet", "green", "yellow").bunny(0, "EV07").bunny(1, "EG11").bunny(2, "EY09")
    state = scene.state
    level = weapons.level_of
    assert level(state, 0, scene.card("EV28")) == 13
    assert level(state, 0, scene.card("EV30")) == 9
    assert level(state, 1, scene.card("EG22")) == 6
    assert level(state, 1, scene.card("EG30")) == 8
    assert level(state, 2, scene.card("EY30")) == 10
    assert level(state, 2, scene.card("EY22")) == 5
    state.boost = 3
    assert level(state, 0, scene.card("EV33")) == 10


def test_a_boost_serves_the_next_weapon_and_is_lost_with_a_cancelled_one() -> None:
    """LEVEL_BOOST 3, A38, R3: several add up, unused ones go at the end of the turn."""
    scene = duel().top(0, "EB23").save(0, "EB38").ask(1).save(1, "EV42").means(1, 2)
    scene.do("play EB38", "play EB23", "target EV01")
    assert scene.state.boost == 0 and scene.asked() == 1
    events = scene.do("respond EV42")
    assert "card_cancelled" in kinds(events)
    assert scene.damage("EV01") == 0 and scene.place("EB23") == "discard 0"
    assert scene.spent(0) == 2, "the cost stays paid"


def test_hailstones_gain_a_point_more_for_a_kill() -> None:
    """ON_KILL GAIN 1."""
    scene = Scene("violet", "blue").bunny(0, "EV13").bunny(1, "EB13").means(0).top(0, "EV24")
    scene.do("play EV24", "target EB13", "roll 1")
    assert scene.bank(0) == 10 + 2 + 1


def test_boulder_roll_rolls_on() -> None:
    """ON_KILL OVERFLOW, KB-10: a Pup of 2 takes 6, 4 go on to the next creature clockwise."""
    scene = Scene("yellow", "blue").bunny(0, "EY13").means(0).top(0, "EY24")
    scene.bunny(1, "EB13").bunny(1, "EB07")
    events = scene.do("play EY24", "target EB13", "roll 1")
    assert scene.damage("EB07") == 4 and "damage_rolled_on" in kinds(events)
    assert scene.bank(0) == 12


def test_overflow_onto_the_own_creature_scores_nothing() -> None:
    scene = Scene("yellow", "blue").bunny(0, "EY13").means(0).top(0, "EY24").bunny(1, "EB13")
    scene.do("play EY24", "target EB13", "roll 1")
    assert scene.place("EY13") == "discard 0" and scene.bank(0) == 12


def test_static_shocker_looks_at_the_top_run_when_it_hurts() -> None:
    """ON_DAMAGE PEEK_TOP, KB-09."""
    for roll, seen in ((6, True), (7, False)):
        scene = duel().top(0, "EB24")
        scene.do("play EB24", "target EV01", f"roll {roll}")
        assert scene.state.knows(scene.state.top[1], 0) == seen


def test_the_angry_goose_turns_on_a_neighbour_when_it_misses() -> None:
    """ON_MISS ADJ_ATTACK 4, KB-06."""
    scene = Scene("green", "blue").bunny(0, "EG13").means(0).top(0, "EG24")
    scene.bunny(1, "EB13").bunny(1, "EB05")
    scene.do("play EG24", "target EB13", "roll 12")
    assert scene.verbs() == {"target", "skip"}
    scene.do("target EB05", "roll 1")
    assert scene.damage("EB05") == 3
    idle = Scene("green", "blue").bunny(0, "EG13").means(0).top(0, "EG24").bunny(1, "EB05")
    idle.do("play EG24", "target EB05", "roll 6")
    assert "end_turn" in idle.verbs() or idle.frame() != frames.GOOSE


def test_bramble_baroness_makes_a_useless_weapon_cost_its_launcher() -> None:
    """ON_DEFENDED_LOSE 1, A59: per copy."""
    scene = Scene("blue", "green").bunny(0, "EB13").means(0).top(0, "EB22")
    scene.bunny(1, "EG09").bunny(1, "EG10").bunny(1, "EG13")
    scene.do("play EB22", "target EG13", "roll 12")
    assert scene.bank(0) == 8


def test_death_stalker_splashes_once_a_turn_if_announced() -> None:
    """SPLASH 5, KB-18, KB-10: it works from inside a city."""
    scene = Scene("violet", "blue").bunny(0, "EV13").city(0, "EV17", "EV05").means(0)
    scene.bunny(1, "EB13").bunny(1, "EB07").bunny(1, "EB14").top(0, "EV25")
    scene.do("play EV25", "target EB07", "splash 1", "roll 12")
    events = scene.do("roll 12", "roll 1")
    assert scene.bank(0) == 12, "level 8 - 5 = 3 against 1 kills a bunny of 2"
    assert "bunny_killed" in kinds(events)
    assert not playing.splashers(scene.state, 0)


def test_a_splash_and_a_level_for_neighbours_make_one_defence_at_the_higher() -> None:
    scene = Scene("violet", "blue").bunny(0, "EV05").means(0).top(0, "EV26")
    scene.bunny(1, "EB13").bunny(1, "EB05")
    events = scene.do("play EV26", "target EB05", "splash 1", "roll 12")
    due = [e for e in events if e.kind == "defence_due"]
    assert [ev.due_of(e).level for e in due] == [9, 4], "max(4, 9 - 5)"


# City weapons


def siege(*inside: str, damage: int = 0) -> Scene:
    scene = Scene("blue", "violet").bunny(0, "EB13").city(0, "EB17", "EB15").means(0)
    return scene.city(1, "EV19", *inside, damage=damage).top(0, "EB31")


def test_a_damaged_city_gives_up_occupants_until_the_rest_fits() -> None:
    """R11, KB-22, A51, example 6: city 8, occupants 5 and 3, takes 3."""
    scene = siege("EV05", "EV01")
    scene.do("play EB31", "target EV19", "roll 7")
    assert scene.asked() == 1
    assert scene.rule("give_up EB13") == "KB-22"
    scene.do("give_up EV01")
    assert scene.bank(0) == 13 and scene.total(1) == 10 + 5 + 5
    other = siege("EV05", "EV01")
    other.do("play EB31", "target EV19", "roll 7", "give_up EV05")
    assert other.bank(0) == 15


def test_a_city_that_fits_exactly_gives_up_nobody() -> None:
    """A52."""
    scene = siege("EV05")
    scene.do("play EB31", "target EV19", "roll 7")
    assert scene.bank(0) == 10 and scene.damage("EV19") == 3


def test_a_city_that_loses_all_lies_abandoned() -> None:
    """R9, example 7: city 8, occupant 5, takes 4."""
    scene = siege("EV05")
    scene.do("play EB31", "target EV19", "roll 6")
    assert scene.bank(0) == 15 and scene.card("EV19") not in scene.state.held
    assert scene.total(1) == 10


def test_a_destroyed_city_takes_its_occupants_with_it() -> None:
    """R11, A20, example 8: city 8 with 5 and 3: the attacker gains 16."""
    scene = siege("EV05", "EV01")
    scene.do("play EB31", "target EV19", "roll 2")
    assert scene.bank(0) == 26
    assert [scene.place(n) for n in ("EV19", "EV05", "EV01")] == ["discard 1"] * 3


def test_the_left_neighbour_rolls_for_an_abandoned_city() -> None:
    """A18, A19, R9: a former owner may strike it; only modifiers of the city count."""
    scene = Scene("blue", "violet", "green").bunny(0, "EB13").city(0, "EB17", "EB15").means(0)
    scene.city(0, "EB19", damage=7).under("EB19", "EB36").top(0, "EB30")
    scene.do("play EB30", "target EB19")
    events = scene.do("roll 5")
    assert next(e for e in events if e.kind == "defence_rolled").player == 1
    assert scene.bank(0) == 18 and scene.place("EB19") == "discard 0"
    assert scene.place("EB36") == "discard 0"


def test_city_modifiers_defend_and_adjacent_cities_defend_too() -> None:
    """CITY_DEF 2; ADJ_LEVEL 6 of City Weapons."""
    scene = Scene("blue", "violet").bunny(0, "EB13").city(0, "EB17", "EB15").means(0)
    scene.city(1, "EV17", "EV01").city(1, "EV19", "EV03").under("EV17", "EV36").top(0, "EB32")
    events = scene.do("play EB32", "target EV17")
    due = next(e for e in events if e.kind == "defence_due")
    assert ev.due_of(due).bonus == 2
    events = scene.do("roll 12", "roll 12", "roll 12")
    assert [ev.due_of(e).level for e in events if e.kind == ev.DEFENCE_DUE] == [6, 6]


# Runners


def test_a_runner_goes_round_until_it_has_taken_six() -> None:
    """R12, example 13; RUNNER, A25, A23."""
    scene = Scene("blue", "violet").bunny(0, "EB15").bunny(1, "EV01").means(0).top(0, "EB33")
    scene.do("play EB33", "target EV01", "direction 0", "roll 2")
    assert scene.place("EV01") == "discard 1" and scene.bank(0) == 13
    scene.do("roll 9")
    scene.do("roll 8")
    events = scene.do("roll 7")
    assert "runner_done" in kinds(events) and scene.place("EB33") == "discard 0"
    assert scene.damage("EB15") == 0


def test_a_boosted_runner_and_a_creature_may_hurt_each_other() -> None:
    """A22, A24: level 9, roll 8: the creature takes 1, the Runner 2."""
    scene = duel().top(0, "EB33").save(0, "EB38")
    scene.do("play EB38", "play EB33", "target EV01", "direction 1")
    events = scene.do("roll 8")
    assert scene.damage("EV01") == 1
    assert next(e for e in events if e.kind == "runner_hurt").amount == 2
    assert f"card:{scene.card('EB15')}" in [e.piece for e in events if e.kind == "defence_due"]


def test_a_runner_stops_after_sixty_visits() -> None:
    scene = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV05").means(0).top(0, "EB33")
    scene.do("play EB33", "target EV05", "direction 0")
    visits = 0
    while scene.luck():
        scene.do("roll 6")
        visits += 1
    assert visits == 60


# Pairs


def row(*names: str) -> int:
    scene = Scene("blue", "violet")
    for name in names:
        scene.bunny(0, name)
    return weapons.pairs(scene.state, 0)


def test_yang_yin_pairs_count_each_bunny_once() -> None:
    """R13, YANG, YIN, A26, A27, example 10."""
    assert row("EB01", "EB03", "EB02") == 1
    assert row("EB03", "EB01", "EB04", "EB02") == 2
    assert row("EB01", "EB05", "EB03") == 1, "the whole ring: first and last are neighbours"
    scene = Scene("blue", "violet").bunny(0, "EB01").bunny(0, "EB05").bunny(0, "EB03")
    scene.bunny(1, "EV01")
    assert weapons.pairs(scene.state, 0) == 0
    assert weapons.pairs(scene.state, 1) == 0
    state = Scene("blue", "violet").bunny(0, "EB01").city(0, "EB17", "EB03").state
    assert weapons.pairs(state, 0) == 0, "A28: not in a city"


def test_colours_do_not_mix_in_pairs() -> None:
    scene = Scene("blue", "violet").bunny(0, "EB01").bunny(0, "EV03").bunny(1, "EV01")
    assert weapons.pairs(scene.state, 0) == 0
    assert circles.ring(scene.state.bunnies) == scene.cards("EB01", "EV03", "EV01")
