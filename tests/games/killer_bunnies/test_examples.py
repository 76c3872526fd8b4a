"""The eighteen worked examples of the rule sheet that no other test holds whole."""

from __future__ import annotations

import pytest

from tabletop.games.killer_bunnies.agents import outlook
from tabletop.games.killer_bunnies.rules import circles, frames, paying, playing, weapons
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import CARDS
from tests.games.killer_bunnies.scenario import Scene, kinds


def test_example_1_the_d20_count() -> None:
    """R19, A46: 18 + 5, 23 - 10, and 4 - 5 which loses."""
    scene = Scene("blue", "violet", "green", bank=(18, 23, 4))
    for seat, points in ((0, 5), (1, -10), (2, -5)):
        circles.gain(scene.state, seat, points, None)
    assert scene.state.bank == [23, 13, -1]
    scene.do("discard_top")
    assert scene.state.lost == [2]


def test_example_2_a_reshuffle_with_eleven_leaves_one() -> None:
    """R18, A48: see also the turns; with ten the player is out."""
    for bank, out in ((11, 0), (10, 1)):
        scene = Scene("blue", "violet", "green", bank=(bank, 10, 10)).top(0, "EB52")
        state = scene.state
        for piece in state.pile[0]:
            state.where[piece] = 8
        state.discard[0], state.pile[0] = state.pile[0], []
        scene.do("save_top", f"run_next {state.hand[0][0]}")
        assert state.out[0] == out and state.bank[0] == (1 if not out else 10)


@pytest.mark.parametrize(
    ("level", "mean"), [(8, 28 / 12), (10, 45 / 12), (12, 66 / 12), (14, 90 / 12)]
)
def test_example_3_mean_damage_of_a_level(level: int, mean: float) -> None:
    """A73: above 12 the mean is the level less 6.5."""
    scene = Scene().city(1, "EV21")
    scene.state.full[scene.card("EV21")] = 99
    found = outlook.mean_damage(scene.state, scene.card("EV21"), level, 4, False)
    assert found == pytest.approx(mean)


def test_example_4_a_wounded_creature_gives_its_full_value() -> None:
    """A11, A13."""
    scene = Scene().bunny(1, "EV01", damage=1)
    assert circles.hurt(scene.state, scene.card("EV01"), 2, 0, True, None) == 0
    assert scene.bank(0) == 13


def test_example_5_a_clover_of_four() -> None:
    """A11, R14: full 7, standing 5 after 2 damage, room 7, worth 7."""
    scene = Scene().bunny(1, "EV01").under("EV01", "EV34", plus=4).city(1, "EV17")
    circles.hurt(scene.state, scene.card("EV01"), 2, 0, True, None)
    assert scene.total(1) == 15
    scene.state.active = 1
    scene.state.stack = [(frames.FREE, 1)]
    assert scene.rule("enter EV01 EV17") == "R8"
    circles.hurt(scene.state, scene.card("EV01"), 5, 0, True, None)
    assert scene.bank(0) == 17


def wounded(damage: int, *occupants: str) -> Scene:
    """Seat 2's city of 8 with these occupants after damage by a weapon of the first seat."""
    scene = Scene().city(1, "EV19", *occupants)
    circles.hurt_city(scene.state, scene.card("EV19"), damage, 0, True, None)
    return scene


@pytest.mark.parametrize(
    ("given", "gain", "left"), [("EV01", 3, 5 + 5), ("EV05", 5, 5 + 3)], ids=["the 3", "the 5"]
)
def test_example_6_the_owner_gives_up_one_of_two(given: str, gain: int, left: int) -> None:
    """R11, R9: three damage leave room for five."""
    scene = wounded(3, "EV05", "EV01")
    assert scene.asked() == 1 and scene.frame() == frames.GIVE_UP
    assert {scene.state.full[action.a] for action in scene.state.legal_actions(1)} == {3, 5}
    scene.do(f"give_up {given}")
    assert scene.bank(0) == 10 + gain
    assert scene.total(1) - scene.bank(1) == left


def test_example_7_the_only_occupant_is_given_up_and_the_city_abandoned() -> None:
    """R9, A51: four damage leave room for four, too small for the five."""
    scene = wounded(4, "EV05")
    city = scene.card("EV19")
    assert [action.a for action in scene.state.legal_actions(1)] == scene.cards("EV05")
    scene.do("give_up EV05")
    assert scene.bank(0) == 15 and scene.total(1) == scene.bank(1)
    assert city in scene.state.cities[1] and city not in scene.state.held
    assert circles.standing(scene.state, city) == 4


def test_example_8_a_city_that_falls_takes_its_occupants_along() -> None:
    """R11: 8 for the city, 5 and 3 for who lived there."""
    for damage in (8, 11):
        scene = wounded(damage, "EV05", "EV01")
        assert scene.bank(0) == 26 and scene.total(1) == scene.bank(1)
        assert [scene.place(name) for name in ("EV19", "EV05", "EV01")] == ["discard 1"] * 3


def test_example_9_and_10_rings_and_pairs() -> None:
    """R6, R13, A15, A26."""
    scene = Scene("blue", "violet", "green")
    scene.bunny(0, "EB03").bunny(0, "EB01").bunny(0, "EB04").bunny(0, "EB02").bunny(2, "EG01")
    assert weapons.pairs(scene.state, 0) == 2
    ring = circles.ring(scene.state.bunnies)
    assert circles.neighbours(ring, scene.card("EB03")) == tuple(scene.cards("EB01", "EG01"))


def test_example_11_three_cards_and_what_they_pay() -> None:
    """R5, A6, A7: Tech, Tech, Ener."""
    scene = Scene().save(0, "EB45", "EB46", "EB53")
    state = scene.state
    modem = next(card for card in CARDS if card.name == "Port Modem")
    assert not paying.payable(state, 0, modem.cost)
    paying.pay_one(state, 0, scene.card("EB53"), 2, None)
    assert state.spent[scene.card("EB53")] == paying.MARKED
    other = Scene().save(0, "EB45", "EB46", "EB53")
    paying.pay_one(other.state, 0, other.card("EB53"), 8, None)
    assert other.place("EB53") == "discard 0"


def test_example_12_what_is_spent_pays_no_answer() -> None:
    """A39."""
    scene = Scene().save(0, "EB45", "EB46", "EB53", "EB41")
    for piece in scene.cards("EB45", "EB46", "EB53"):
        paying.pay_one(scene.state, 0, piece, 7, None)
    assert not paying.payable(scene.state, 0, CARDS[scene.state.setup.card[40]].cost)


def test_example_13_the_runner() -> None:
    """R12: x takes 4 and dies, then y alone: 9, 8 and 7 hurt the Runner 3, 5 and 6."""
    scene = Scene().bunny(0, "EB05").bunny(1, "EV01").means(0).top(0, "EB33")
    scene.do("play EB33", "target EV01", "direction 0", "roll 2")
    harm = []
    for roll in (9, 8, 7):
        events = scene.do(f"roll {roll}")
        harm += [ev.wounds_of(e) for e in events if e.kind == ev.RUNNER_HURT]
    assert harm == [3, 5, 6] and scene.bank(0) == 13


def test_example_14_a_damaged_ruin_takes_four_points() -> None:
    """R9, A54."""
    scene = Scene().bunny(0, "EB05").bunny(0, "EB01").under("EB01", "EB34", 1)
    scene.city(1, "EV17", damage=2)
    assert scene.rule("enter EB05 EV17") == "R8" and scene.may("enter EB01 EV17")


def test_example_15_suzie_as_the_only_bunny() -> None:
    """A34: held cards go, plain pink ones stay."""
    scene = Scene().bunny(0, "EB11").save(0, "EB38", "EB39", "EB45").top(0, "EB52")
    scene.state.stack = [(frames.NEXT_TURN,), (frames.VANISH, 0)]
    scene.do("vanish EB11")
    assert scene.place("EB38") == "discard 0" and scene.place("EB39") == "saved 0"


def test_example_17_hand_cards_carry_no_mark() -> None:
    """A40: the first half is in the tests of trading."""
    scene = Scene()
    mine, theirs = min(scene.state.hand[0]), scene.state.hand[1][0]
    scene.do("offer 1", f"give {mine}", "ask_hand", "propose", "accept", f"hand_over {theirs}")
    assert not scene.state.traded[mine] and not scene.state.traded[theirs]


def test_example_18_a_hero_in_a_city_bars_villains() -> None:
    """R7, A58, KB-04: discarded, or given to who has no Hero; not stolen, not revived."""
    scene = Scene("blue", "violet", "green")
    scene.city(0, "EB17", "EB09").bunny(0, "EB13").means(0).top(0, "EV05").discard(0, "EV07")
    scene.save(0, "EB37", "EB39").bunny(1, "EV06", damage=3)
    scene.do("play EV05")
    if scene.frame() == frames.PAY:
        scene.do("pay_auto")
    areas = {action.a for action in scene.state.legal_actions(0)}
    assert areas == {1, 2} and scene.rule("place 0 0") == "R7"
    assert not playing.aims(scene.state, 0, scene.card("EB37"))
    events = scene.do("place 1 0")
    assert "bunny_placed" in kinds(events)
