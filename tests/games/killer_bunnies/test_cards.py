"""Every card that does something beside weapons and answers: creatures, cities, SPECIALs."""

from __future__ import annotations

import pytest

from tabletop.games.killer_bunnies.rules import circles, frames
from tabletop.games.killer_bunnies.rules.cards import (
    BY_IDENT,
    CARDS,
    EFFECTS,
    KINDS,
    SUBTYPES,
    VOCABULARY,
    BadCard,
    parse_cost,
    parse_effect,
    read_row,
)
from tabletop.games.killer_bunnies.words.text import prompt
from tests.games.killer_bunnies.scenario import Scene, kinds

# The card file


def test_four_decks_of_sixty_with_the_stated_points() -> None:
    """R1: 62 points of bunnies and 38 of cities in each deck."""
    for colour in ("Blue", "Violet", "Green", "Yellow"):
        deck = [card for card in CARDS if card.colour == colour]
        assert len(deck) == 60
        assert sum(card.value for card in deck if card.subtype <= 1) == 62
        assert sum(card.value for card in deck if SUBTYPES[card.subtype] == "city") == 38
        counts = [sum(card.kind == kind for card in deck) for kind in range(len(KINDS))]
        assert counts == [35, 5, 4, 16]


def test_published_numbers_are_kept() -> None:
    """A76, A31, A66: Super Bunnies 5, Runners 6, two burns a city, no symbol on modifiers."""
    for card in CARDS:
        kind = SUBTYPES[card.subtype]
        if kind == "super":
            assert card.value == 5 and card.align
        if kind == "ground_runner":
            assert card.value == 6
        if kind == "city":
            assert card.cost.count(8) == 2
        if kind.endswith("modifier") or kind == "resource":
            assert card.symbol == -1
    crew = CARDS[BY_IDENT["EB29"]]
    assert KINDS[crew.kind] == "SPECIAL" and crew.green and crew.cost == (7,)


def test_every_primitive_of_the_vocabulary_is_on_a_card() -> None:
    used = {effect[0] for card in CARDS for effect in card.effects}
    assert used == set(range(len(EFFECTS))) and len(VOCABULARY) == len(EFFECTS)


@pytest.mark.parametrize("words", ["FLY 3", "HEAL", "HEAL x", "GAIN 1 2", "RES Water"])
def test_effects_outside_the_vocabulary_are_refused(words: str) -> None:
    with pytest.raises(BadCard):
        parse_effect(words)


def test_rows_with_faults_are_refused_by_name() -> None:
    row: dict[str, object] = {
        "ids": ["EX01"],
        "name": "Odd",
        "kind": "RUN",
        "subtype": "bunny",
        "colour": "Blue",
        "symbol": None,
        "cost": {},
        "value": 3,
        "pink": False,
        "hold": False,
        "green": False,
        "align": None,
        "text": "",
        "fx": [],
    }
    assert read_row(row)[0].ident == "EX01"
    for key, value in (("kind", "JUMP"), ("cost", {"Water": 1}), ("value", None), ("fx", ["FLY"])):
        with pytest.raises(BadCard, match="EX01"):
            read_row(row | {key: value})
    with pytest.raises(BadCard):
        parse_cost({"white": 0})


# Creatures


def rest(scene: Scene) -> None:
    while scene.frame() in (frames.RUN_NEXT, frames.WINDOW, frames.PAY):
        if scene.frame() == frames.RUN_NEXT:
            scene.do(f"run_next {scene.state.hand[scene.asked()][0]}")
        else:
            scene.do("pass" if scene.frame() == frames.WINDOW else "pay_auto")


def test_a_bunny_goes_into_any_slot_of_any_part_and_is_a_gift_elsewhere() -> None:
    """R6, R7, A17, A42, KB-01."""
    scene = Scene().bunny(0, "EB13").bunny(1, "EV01").means(0).top(0, "EB15")
    scene.do("play EB15")
    places = {(a.a, a.b) for a in scene.state.legal_actions(0)}
    assert places == {(0, 0), (0, 1), (1, 0), (1, 1)}
    scene.do("place 1 0")
    assert scene.place("EB15") == "circle 1" and scene.total(1) == 16
    assert not scene.state.traded[scene.card("EB15")]


def test_without_gifts_all_goes_to_the_own_part() -> None:
    """A17: as the match is set up; a Hero that could only be given cannot be played."""
    scene = Scene("blue", "green", gifts=False).bunny(0, "EB13").bunny(1, "EG13").means(0)
    scene.top(0, "EB15").do("play EB15")
    assert {action.a for action in scene.state.legal_actions(0)} == {0}
    assert scene.rule("place 1 0") == "A17"
    assert "gift" not in prompt(scene.state.view(0), ("Anna", "Bramble")).how
    city = Scene("blue", "green", gifts=False).bunny(0, "EB13").means(0).top(0, "EB17")
    city.do("play EB17")
    assert city.rule("place 1 0") == "A17" and not city.may("place 1 0")
    only = Scene("green", "blue", gifts=False).bunny(0, "EG11").bunny(1, "EB13").means(0)
    assert only.top(0, "EG05").rule("play EG05") == "R7"
    refusal = only.refused("play EG05")
    assert refusal is not None and "beside your own Super Bunnies" in refusal.reason
    assert "You may not own" in str(prompt(only.state.view(0), ("Anna", "Bramble")))


def test_heroes_and_villains_are_never_together() -> None:
    """R7, KB-04, A58, A32: given away, or not played at all."""
    scene = Scene("green", "blue").bunny(0, "EG11").bunny(1, "EB13").means(0).top(0, "EG05")
    scene.do("play EG05")
    assert scene.rule("place 0 0") == "R7"
    scene.do("place 1 0")
    blocked = Scene("green", "violet").bunny(0, "EG11").bunny(1, "EV05").means(0).top(0, "EG05")
    assert blocked.rule("play EG05") == "R7"
    away = Scene("blue", "green").away(0, "EB11").bunny(1, "EG13")
    assert not circles.may_own(away.state, 0, away.card("EG11"))


def test_two_copies_of_one_super_bunny_stand_together() -> None:
    """A59."""
    scene = Scene().bunny(0, "EB05").means(0, 6, 1).top(0, "EB06")
    scene.do("play EB06", "pay_auto", "place 0 1")
    assert scene.total(0) == 20


def test_wrench_wonder_heals_once_each_turn() -> None:
    """OPT_HEAL 2, A71, A70: also in a city; KB-16: the player names the amount."""
    scene = Scene().bunny(0, "EB05", damage=3).city(0, "EB17", "EB07", damage=1)
    scene.do("use EB07")
    assert scene.may("heal EB17 1") and scene.may("heal EB05 1")
    scene.do("heal EB05 2")
    assert scene.damage("EB05") == 1 and scene.rule("use EB07") == "A71"


def test_redeux_takes_a_weapon_and_the_left_neighbour_repairs_the_hand() -> None:
    """REDEUX, A29, A30, A31, KB-12."""
    scene = Scene().bunny(0, "EB09").means(0, 3).discard(0, "EB22", "EB33", "EB13")
    scene.do("use EB09")
    assert scene.rule("target EB13") == "A5"
    events = scene.do("target EB33", "pick 0")
    assert kinds(events).count("resource_burnt") == 2 and len(scene.state.hand[0]) == 5
    assert scene.state.shows(scene.card("EB33"), 0) and scene.state.knows(scene.card("EB33"), 1)
    short = Scene().bunny(0, "EB09").means(0, 3).discard(0, "EB22")
    short.state.pile[0].append(short.state.hand[0].pop())
    short.do("use EB09", "target EB22")
    assert len(short.state.hand[0]) == 5 and not short.luck()
    poor = Scene().bunny(0, "EB09").save(0, "EB53", "EB54").discard(0, "EB22")
    assert poor.rule("use EB09") == "R5", "no substitute for the burnt Technology"


def test_suzie_shadows_leaves_and_comes_back() -> None:
    """SUZIE, A32, A33, A34, R3, example 15."""
    scene = Scene().bunny(0, "EB11").means(0).save(0, "EB38", "EB39").top(0, "EB52")
    scene.do("save_top")
    rest(scene)
    scene.do("end_turn", "vanish EB11")
    assert scene.place("EB11") == "away 0" and scene.total(0) == 10
    assert scene.place("EB38") == "discard 0" and scene.place("EB39") == "saved 0"
    rest(scene)
    scene.do("discard_top")
    rest(scene)
    scene.do("end_turn")
    rest(scene)
    assert scene.frame() == frames.PLACE and scene.rule("pass") == "R6"
    scene.do("place 0 0")
    assert scene.total(0) == 15
    inside = Scene().city(0, "EB17", "EB11").means(0).top(0, "EB52")
    inside.do("save_top")
    rest(inside)
    inside.do("end_turn")
    assert inside.state.active == 1, "from a city she does not leave"


def test_the_pickpaw_takes_a_point_on_ten_or_more() -> None:
    """OPT_STEAL_CIV 10 1."""
    for roll, banks in ((9, (10, 10)), (10, (11, 9))):
        scene = Scene("violet", "blue").bunny(0, "EV09")
        scene.do("use EV09", "choose_seat 1", f"roll {roll}")
        assert (scene.bank(0), scene.bank(1)) == banks


def test_countess_cinder_burns_a_neighbour() -> None:
    """OPT_ADJ_DAMAGE 1 10, A15: credit goes to her owner; in a city she has no neighbour."""
    scene = Scene("violet", "blue").bunny(0, "EV11").bunny(1, "EB13", damage=1)
    scene.do("use EV11", "roll 10")
    assert scene.bank(0) == 12
    two = Scene("violet", "blue").bunny(0, "EV11").bunny(1, "EB13").bunny(1, "EB05")
    two.do("use EV11", "roll 12", "target EB05")
    assert two.damage("EB05") == 1
    housed = Scene("violet", "blue").city(0, "EV17", "EV11").bunny(1, "EB13")
    assert housed.rule("use EV11") == "A5"


def test_sergeant_sunflower_gains_when_a_resource_is_saved() -> None:
    """ON_SAVE_RES GAIN 1: per copy."""
    scene = Scene("green", "blue").bunny(0, "EG05").bunny(0, "EG06").top(0, "EG45")
    scene.do("save_top")
    assert scene.bank(0) == 12


def test_mother_clover_revives_small_bunnies_for_a_burn() -> None:
    """OPT_REVIVE 3, KB-01."""
    scene = Scene("green", "blue").bunny(0, "EG07").means(0, 1).discard(0, "EG01", "EG05")
    scene.do("use EG07")
    assert scene.rule("target EG05") == "A5"
    scene.do("target EG01", "place 0 0")
    assert scene.place("EG01") == "circle 0" and scene.place("EG45") == "discard 0"


def test_wolfgang_woolf_looks_at_a_top_run() -> None:
    """OPT_PEEK_TOP: he alone learns it."""
    scene = Scene("green", "blue", "violet").bunny(0, "EG11")
    events = scene.do("use EG11", "choose_seat 1")
    top = scene.state.top[1]
    assert scene.state.knows(top, 0) and not scene.state.knows(top, 2)
    assert events[-1].witnesses == (0, 1)


def test_mayor_mole_moves_an_occupant() -> None:
    """OPT_MOVE_OCCUPANT, R8: to a city with room, or out; the old city may lie abandoned."""
    scene = Scene("yellow", "blue").bunny(0, "EY07").city(0, "EY17", "EY13")
    scene.city(0, "EY21", "EY01")
    scene.do("use EY07", "relocate EY13 EY21")
    assert scene.card("EY17") not in scene.state.held
    out = Scene("yellow", "blue").bunny(0, "EY07").city(0, "EY17", "EY13", "EY01")
    out.do("use EY07", "relocate EY13 -1", "place 0 1")
    assert out.place("EY13") == "circle 0"


def test_miss_magma_attacks_with_a_power_that_is_no_weapon() -> None:
    """OPT_ATTACK 5 2: no weapon bonuses, no reductions."""
    scene = Scene("yellow", "blue").bunny(0, "EY11").bunny(0, "EY01").bunny(0, "EY03")
    scene.bunny(1, "EB13").means(0, 2)
    scene.do("use EY11", "target EB13", "roll 3")
    assert scene.place("EB13") == "discard 1" and scene.bank(0) == 12 and scene.spent(0) == 2


def test_gale_gals_move_a_creature_when_they_come_from_the_top_run() -> None:
    """ON_PLAY_MOVE, KB-01, KB-23: also when they are given away."""
    scene = Scene("violet", "blue").bunny(0, "EV01").bunny(0, "EV05").means(0).top(0, "EV15")
    scene.do("play EV15", "place 1 0", "move EV05 0")
    assert scene.state.bunnies[0] == scene.cards("EV05", "EV01")


def test_trench_hoppers_mend_a_city() -> None:
    """ON_PLAY_HEAL_CITY 2, A75: not above the printed value."""
    scene = Scene("yellow", "blue").city(0, "EY17", "EY01", damage=3).means(0).top(0, "EY15")
    scene.do("play EY15", "place 0 0")
    assert scene.rule("heal EY17 3") == "KB-16"
    scene.do("heal EY17 2")
    assert scene.damage("EY17") == 1


# Modifiers and cities


def test_a_bunny_modifier_raises_the_full_value_for_good() -> None:
    """R14, VALUE_PLUS d6, A11, example 5."""
    scene = Scene().bunny(1, "EV01").means(0, 1).top(0, "EB34")
    events = scene.do("play EB34", "target EV01", "roll 4")
    assert next(e for e in events if e.kind == "modifier_rolled").player == 1
    assert scene.total(1) == 17
    scene.state.damage[scene.card("EV01")] = 2
    assert scene.total(1) == 15
    state = scene.state
    circles.hurt(state, scene.card("EV01"), 5, 0, True, None)
    assert scene.bank(0) == 17 and scene.place("EB34") == "discard 1"


def test_city_modifiers_need_no_box_and_may_go_under_an_opponents_city() -> None:
    """R14, A10."""
    scene = Scene().city(1, "EV17", "EV01").means(0, 1).top(0, "EB36")
    scene.do("play EB36", "target EV17")
    assert scene.place("EB36").startswith("under")
    bare = Scene().means(0, 1).top(0, "EB36")
    assert bare.rule("play EB36") == "A5" and bare.may("discard_top")


def test_exit_strategy_lets_occupants_out_at_the_start_of_a_turn() -> None:
    """EXIT, R3, R8, KB-01."""
    scene = Scene().city(0, "EB17", "EB13", "EB14").under("EB17", "EB35").top(1, "EV45")
    scene.state.active = 1
    scene.state.stack = [(frames.FREE, 1)]
    scene.do("save_top")
    rest(scene)
    scene.do("end_turn", "leave EB13", "place 0 0", "skip")
    assert scene.place("EB13") == "circle 0" and scene.place("EB14") == "inside 0"


def test_a_city_takes_an_occupant_when_it_is_played() -> None:
    """R8, KB-02, A9, A10."""
    scene = Scene().bunny(0, "EB13").bunny(0, "EB05").means(0).top(0, "EB17")
    scene.do("play EB17", "place 0 0")
    assert scene.verbs() == {"enter"}
    scene.do("enter EB13 EB17")
    assert scene.total(0) == 10 + 2 + 5 + 6
    alone = Scene().means(0).top(0, "EB17")
    alone.do("play EB17", "place 0 0")
    assert alone.total(0) == 10
    gift = Scene().bunny(0, "EB13").bunny(1, "EV01").means(0).top(0, "EB17")
    gift.do("play EB17", "place 1 0")
    assert gift.card("EB17") not in gift.state.held
    assert gift.state.last[gift.card("EB17")] == 0, "A20: it counts as its player's"


def test_bunnies_move_in_as_long_as_they_fit_and_do_not_come_out() -> None:
    """R8, A57, A69."""
    scene = Scene().bunny(0, "EB05").bunny(0, "EB13").city(0, "EB17", "EB01")
    assert scene.rule("enter EB05 EB17") == "R8"
    scene.do("enter EB13 EB17")
    assert scene.rule("enter EB13 EB17") == "R8" and scene.total(0) == 10 + 5 + 2 + 3 + 6


def test_an_abandoned_city_is_claimed_by_a_bunny_that_fits() -> None:
    """R9, A54, A55, A56, A57, KB-03, example 14: value 6 with 2 damage."""
    scene = Scene().bunny(0, "EB05").bunny(0, "EB07").city(1, "EV17", damage=2)
    assert scene.rule("enter EB05 EV17") == "R8"
    other = Scene().bunny(0, "EB01").city(1, "EV17", damage=2)
    other.do("enter EB01 EV17", "stay")
    assert other.place("EV17") == "centre 1" and other.total(0) == 10 + 3 + 4
    moved = Scene().bunny(0, "EB01").city(1, "EV17").city(0, "EB17", "EB13")
    moved.do("enter EB01 EV17", "place 0 1")
    assert moved.state.cities[0] == moved.cards("EB17", "EV17")
    own = Scene().bunny(0, "EB01").city(0, "EB17")
    own.do("enter EB01 EB17")
    assert own.frame() == frames.FREE


def test_rings_join_rows_and_skip_empty_ones() -> None:
    """R6, A15, A16, example 9."""
    scene = Scene("blue", "violet", "green").bunny(0, "EB13").bunny(0, "EB14").bunny(2, "EG01")
    a, b, c = scene.cards("EB13", "EB14", "EG01")
    ring = circles.ring(scene.state.bunnies)
    assert ring == [a, b, c] and set(circles.neighbours(ring, a)) == {b, c}
    assert circles.neighbours([a, b], a) == (b,) and circles.neighbours([a], a) == ()


def test_an_occupant_dies_like_any_creature_and_damage_adds_up() -> None:
    """A53, A74."""
    scene = Scene().city(1, "EV17", "EV01")
    circles.hurt(scene.state, scene.card("EV01"), 2, 0, False, None)
    circles.hurt(scene.state, scene.card("EV01"), 1, 0, False, None)
    assert scene.bank(0) == 13 and scene.card("EV17") not in scene.state.held


# SPECIAL cards


def special(deck: str, other: str, ident: str) -> Scene:
    letter = deck[0].upper()
    scene = Scene(deck, other).bunny(0, f"E{letter}13").means(0, 5, 2)
    return scene.save(0, ident)


def test_construction_crew_mends_cities_in_any_split() -> None:
    """HEAL_CITIES d12, A76, A75."""
    scene = special("blue", "violet", "EB29").city(0, "EB17", "EB01", damage=2)
    scene.city(0, "EB19", "EB03", damage=4)
    scene.do("play EB29", "pay_auto", "roll 5", "heal EB19 3", "heal EB17 2")
    assert scene.damage("EB17") == 0 and scene.damage("EB19") == 1
    bare = special("blue", "violet", "EB29")
    assert bare.rule("play EB29") == "A68"


@pytest.mark.parametrize(
    ("deck", "letter"), [("blue", "B"), ("violet", "V"), ("green", "G"), ("yellow", "Y")]
)
def test_any_bunny_is_revived_from_the_own_discard_pile(deck: str, letter: str) -> None:
    """REVIVE 99, KB-01, KB-18, A65."""
    scene = special(deck, "blue" if deck != "blue" else "violet", f"E{letter}37")
    scene.discard(0, f"0:E{letter}05")
    scene.do(f"play 0:E{letter}37", f"target 0:E{letter}05")
    rest(scene)
    scene.do("place 0 0")
    assert scene.place(f"0:E{letter}05") == "circle 0"
    empty = special(deck, "blue" if deck != "blue" else "violet", f"E{letter}37")
    assert empty.rule(f"play 0:E{letter}37") == "A5"


def test_tractor_beam_takes_a_creature_by_its_full_value() -> None:
    """STEAL_CREATURE 3, KB-01, KB-24, A42: no mark, modifiers and damage come along."""
    scene = special("blue", "violet", "EB39").bunny(1, "EV01", damage=1).bunny(1, "EV05", damage=3)
    scene.do("play EB39")
    assert scene.rule("target EV05") == "A5", "its full value is 5"
    scene.do("target EV01")
    rest(scene)
    assert scene.rule("place 1 0") == "KB-01"
    scene.do("place 0 0")
    assert scene.place("EV01") == "circle 0" and scene.damage("EV01") == 1
    assert not scene.state.traded[scene.card("EV01")]


def test_the_sheepdog_takes_by_standing_value() -> None:
    """STEAL_CREATURE_STANDING 3."""
    scene = special("green", "blue", "EG39").bunny(1, "EB05", damage=2).bunny(1, "EB07")
    scene.do("play EG39")
    assert scene.may("target EB05") and not scene.may("target EB07")


def test_frequency_jammer_makes_opponents_discard_a_saved_card() -> None:
    """SYMBOL_DISCARD: one such card of his choice; RESOURCE cards have no Symbol (A66)."""
    scene = (
        special("blue", "violet", "EB40")
        .bunny(1, "EV01")
        .save(1, "EV29", "EV38", "EV41")
        .means(1, 1)
    )
    scene.do("play EB40")
    rest(scene)
    scene.do("symbol 2")
    assert scene.asked() == 1
    scene.do("toss EV38")
    assert scene.place("EV38") == "discard 1" and scene.place("EV29") == "saved 1"


def test_protection_racket_takes_points_or_a_resource() -> None:
    """EXTORT 3: the victim chooses, the card arrives spent, no trade."""
    for choice in ("lose_points", "give_resource"):
        scene = special("violet", "blue", "EV39").save(1, "EB45", "EB53")
        scene.do("play EV39", "choose_seat 1")
        rest(scene)
        scene.do(choice)
        if choice == "lose_points":
            assert scene.bank(1) == 7
        else:
            scene.do("target EB53")
            piece = scene.card("EB53")
            assert scene.place("EB53") == "saved 0" and scene.state.spent[piece] == 1
            assert not scene.state.traded[piece]
    poor = special("violet", "blue", "EV39")
    poor.do("play EV39", "choose_seat 1")
    rest(poor)
    assert poor.bank(1) == 7


def test_ill_omen_strikes_every_creature_with_the_symbol() -> None:
    """SYMBOL_DAMAGE 2, KB-23, A72: yours too, without points."""
    scene = special("violet", "blue", "EV40").bunny(1, "EB05").bunny(1, "EB13")
    scene.do("play EV40")
    rest(scene)
    scene.do("roll 3")
    assert scene.place("EV13") == "discard 0", "Puddle Jumper is a Spiral"
    assert scene.damage("EB05") == 2 and scene.bank(0) == 10


def test_harvest_festival_counts_symbols() -> None:
    """SYMBOL_GAIN 4: four at most, in circle and cities."""
    scene = special("green", "blue", "EG40").bunny(0, "EG03").bunny(0, "EG05").bunny(0, "EG07")
    scene.city(0, "EG21", "EG09")
    scene.do("play EG40")
    rest(scene)
    assert scene.bank(0) == 14


def test_subsidence_shakes_any_city() -> None:
    """CITY_DAMAGE 3, A72: own ones too, and nobody scores for those."""
    scene = special("yellow", "blue", "EY39").city(1, "EB17", "EB01", "EB03")
    scene.do("play EY39", "target EB17")
    rest(scene)
    scene.do("give_up EB01")
    assert scene.bank(0) == 13 and scene.damage("EB17") == 3
    own = special("yellow", "blue", "EY39").city(0, "EY17", "EY14", damage=3)
    own.do("play EY39", "target EY17")
    rest(own)
    assert own.place("EY17") == "discard 0" and own.bank(0) == 10


def test_rune_stones_fetch_a_card() -> None:
    """SEARCH_SYMBOL, KB-17, A65: shown, one other discarded, shuffled and cut."""
    scene = special("yellow", "blue", "EY40").discard(0, "EY29")
    scene.do("play EY40")
    rest(scene)
    scene.do("symbol 5")
    assert scene.verbs() == {"take"}
    taken = scene.state.legal_actions(0)[0].a
    scene.do(f"take {taken}")
    assert scene.rule(f"toss {taken}") == "KB-17" and scene.state.knows(taken, 1)
    other = next(p for p in scene.state.hand[0] if p != taken)
    scene.do(f"toss {other}")
    assert scene.luck() and len(scene.state.hand[0]) == 5
    none = special("yellow", "blue", "EY40")
    none.do("play EY40")
    rest(none)
    for piece in [p for p in none.state.pile[0] if none.state.setup.symbol[p] == 0]:
        none.state.pile[0].remove(piece)
        none.state.where[piece] = 9 * 4
    events = none.do("symbol 0")
    assert "search_failed" in kinds(events) and none.luck()
