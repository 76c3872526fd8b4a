"""Every parchment says what it is worth now and what would bring more; in the end it is right."""

from __future__ import annotations

import pytest

from tabletop.games.bunny_kingdom.rules.cards import CARDS, IDS, IS_PARCHMENT, NUMBER, card_named
from tabletop.games.bunny_kingdom.rules.parchments import OPPORTUNIST, Worth, tallied, value
from tabletop.games.bunny_kingdom.rules.scoring import told
from tabletop.games.bunny_kingdom.rules.worth import worth, worths
from tabletop.games.bunny_kingdom.words import nouns
from tabletop.games.bunny_kingdom.words import parchments as words
from tabletop.words.books import said as said_of
from tests.games.bunny_kingdom.playing import MIXES, finished, walk
from tests.games.bunny_kingdom.scenario import Scene

PARCHMENTS = [card for card in range(CARDS) if IS_PARCHMENT[card]]


def said(scene: Scene, name: str, seat: int = 0) -> str:
    card = card_named(name)
    return nouns.told(words.told(card, worth(scene.state.view(seat), seat, card)))


@pytest.mark.parametrize("mix", MIXES, ids=str)
def test_what_is_seen_at_the_end_is_what_was_counted(mix: tuple[int, bool, bool]) -> None:
    state = finished(*mix, 5)
    view = state.view(None)
    assert view.final
    for card, seat, carrots in view.final:
        found = worth(view, seat, card)
        scored = next((c for who, own, c in view.copies if (who, own) == (seat, card)), card)
        assert found.carrots == carrots or scored == OPPORTUNIST or not carrots, IDS[card]


@pytest.mark.parametrize("mix", [(2, True, True), (3, False, True), (5, True, False)], ids=str)
def test_a_seat_learns_the_same_from_its_view_as_the_rules_from_the_state(
    mix: tuple[int, bool, bool],
) -> None:
    for ply, state in enumerate(walk(*mix, 8)):
        if ply % 40:
            continue
        seat = ply // 40 % state.players
        tallies = [tallied(state, each) for each in range(state.players)]
        found = worths(state.view(seat), seat, state.parchments[seat])
        for card, now in found.items():
            if now.carrots >= 0 and card != OPPORTUNIST:
                assert now.carrots == value(tallies, tallies[seat], card), IDS[card]


def test_a_mission_that_counts_says_how_many_and_what_the_next_brings() -> None:
    scene = Scene().settle(0, "A5 A6 B4").construct()
    assert said(scene, "master_fisher") == "3 fish: 6 now; each more brings 2"
    assert said(scene, "fisher") == "3 fish: 3 now; each more brings 1"


def test_a_mission_that_pays_once_says_how_far_it_has_come() -> None:
    scene = Scene().settle(0, "A4 B3").construct()
    assert said(scene, "king_of_thieves") == "2 of 9 cities: 0 now; 7 more bring 12"
    scene.settle(0, "B7 B9 C1 D3 D9 E6 E10")
    assert said(scene, "king_of_thieves") == "9 of 9 cities: 12 now"


def test_who_holds_most_territories_is_told_how_many_it_takes() -> None:
    scene = Scene().settle(0, "A1").settle(1, "J1 J2").construct()
    assert said(scene, "matriarch") == "1 territory, 3 would be the most: 0 now; 2 more bring 12"
    assert said(scene, "matriarch", 1) == "2 territories, the most of all: 12 now"


def test_a_parchment_counts_itself_where_parchments_or_treasures_count() -> None:
    scene = Scene(sky=True).hold(0, "ring left_glove").construct()
    assert said(scene, "bureaucrat") == "3 parchments: 3 now; each more brings 1"
    assert said(scene, "crown") == "Treasure: 5"
    assert said(scene, "left_glove") == "Treasure: 1; with the Right Glove 4"
    assert said(scene, "right_glove") == "Treasure: 4"
    assert said(scene, "nibblonacci") == "2 treasures: 3 now; the next more brings 2"


def test_what_others_will_show_in_the_end_is_not_told_before() -> None:
    scene = Scene().carrots(5, 9, 3).hold(1, "crown").deal(round=2)
    assert said(scene, "liberal") == "Copies a parchment of the player on your right"
    assert said(scene, "opportunist") == "Pays the second in carrots, you are second: 10 now"
    assert words.badge(worth(scene.state.view(0), 0, card_named("liberal"))) == "?"


def test_each_parchment_has_words_for_every_worth() -> None:
    for card in PARCHMENTS:
        for found in (Worth(0, 0, 0, 2), Worth(2, 1, 0, 2), Worth(0, 1, 4, 12), Worth(12, 4, 4)):
            line = nouns.told(words.told(card, found))
            assert line and "{" not in line and len(words.badge(found)) <= 4
        assert "{" not in said_of(told(card, card, 0))


def test_the_results_name_what_each_parchment_counted() -> None:
    scene = Scene().settle(0, "A1 A2 J10").hold(0, "diplomat king_of_thieves crown").finish()
    scene.state.check()
    names = [source.name for source in scene.state.result().sources if source.group]
    assert names == [
        "Royal Crown",
        "Diplomat: 3 on edges",
        "King of Thieves: under 9 cities",
    ]


def test_a_parchment_that_pays_once_names_in_the_results_what_it_takes() -> None:
    """Burgomaster beside it tells how many cities there are in all."""
    king, many = card_named("king_of_thieves"), card_named("burgomaster")
    assert said_of(told(king, king, 12)) == "King of Thieves: at least 9 cities"
    assert said_of(told(many, many, 11)) == "Burgomaster: 11 cities"
    hunter = card_named("treasure_hunter")
    assert said_of(told(hunter, hunter, 19)) == "Treasure Hunter: 19 from treasures"


def test_the_results_say_one_field_and_two_fields() -> None:
    farmer, bun_shee = card_named("master_farmer"), card_named("bun_shee")
    each = said_of(told(farmer, farmer, 2)).partition(": ")[2]
    assert each == "1 field × 2" and "2 fields × 2" in said_of(told(farmer, farmer, 4))
    assert "1 poor city × " in said_of(told(bun_shee, bun_shee, NUMBER[bun_shee]))
