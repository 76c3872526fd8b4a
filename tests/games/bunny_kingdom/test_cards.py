"""The cards against the sheet: sections 2, 6 and 8.4, and the checks of section 10."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.games.bunny_kingdom.rules import cards
from tabletop.games.bunny_kingdom.rules.boards import space_at
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDINGS,
    FITS,
    GROUP,
    GROUPS,
    HAND,
    MODULE,
    PARCHMENTS,
    deck_of,
)
from tests.games.bunny_kingdom.scenario import Scene


def groups(module: str) -> Counter[str]:
    return Counter(GROUPS[GROUP[card]] for card in range(cards.CARDS) if MODULE[card] == module)


def test_bk_201_decks_have_the_published_sizes() -> None:
    """BK-201, section 10: 182, 232, 194 and 244 cards."""
    mixes = [(sky, train) for train in (False, True) for sky in (False, True)]
    assert [len(deck_of(sky, train)) for sky, train in mixes] == [182, 232, 194, 244]
    base = groups("base")
    assert base["territory"] == 100 and base["treasure"] + base["mission"] == 37
    assert base["city"] + base["farm"] + base["post"] + base["luxury"] + base["camp"] == 21 + 18
    assert (base["tower"], base["provisions"]) == (3, 3)
    sky = groups("sky")
    assert (sky["territory"], sky["rainbow"], sky["carrotadel"], sky["chimney"]) == (29, 2, 3, 2)
    assert (sky["luxury"], sky["treasure"] + sky["mission"], sky["tax"]) == (2, 10, 2)
    assert len(PARCHMENTS) == 47


def test_section_10_the_deck_never_runs_out() -> None:
    """Deals and six cards for Provisions: 166, 150, 166; 198, 186, 198, 206."""
    for (sky, players), (hand, _, steps) in HAND.items():
        reserve = steps if players == 2 else 0
        assert 4 * players * (hand + reserve) + 6 <= len(deck_of(sky, False))


@pytest.mark.parametrize(
    ("sky", "players", "plays"),
    [
        (False, 2, 10),
        (False, 3, 12),
        (False, 4, 10),
        (True, 2, 12),
        (True, 3, 15),
        (True, 4, 12),
        (True, 5, 10),
    ],
)
def test_section_10_plays_of_a_player_a_round(sky: bool, players: int, plays: int) -> None:
    _, picks, steps = HAND[sky, players]
    assert steps * (1 if players == 2 else picks) == plays


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        ("city3", "B1 D5", "A1 A9 A4 C2-2"),
        ("city1", "A1 A5 C7 A9 B1 C2-2 C4-2", ""),
        ("lux_pearl", "A5 C4-2", "A1 B1"),
        ("lux_mushroom", "A1 C3-7", "A5"),
        ("lux_spice", "C7 C5-1", "A9"),
        ("lux_copper", "B1", "A9 C2-2"),
        ("lux_iron", "B1", "A9"),
        ("lux_gold", "B1", "A9"),
        ("lux_diamond", "B1", "A9"),
        ("lux_bird", "A9", "A1 C2-2"),
        ("lux_cloudwool", "C2-2 C4-2", "A9"),
        ("chimney", "C2-2 C3-7", "A9 A1"),
        ("trading_post", "A1 B1 C2-2", ""),
        ("sky_tower", "A1 C2-2", ""),
        ("rainbow_1", "A1 A9", "C2-2"),
        ("station", "A1", "C2-2"),
        ("camp_1", "A1 A9 B1 C2-2 C4-2", ""),
    ],
)
def test_bk_14_requirements_of_buildings(kind: str, good: str, bad: str) -> None:
    """BK-14, BK-202, BK-203, BK-604: C2-2 is nimbus, C4-2 sea of the cloud, C3-7 its forest."""
    fits = FITS[BUILDINGS.index(kind)]
    assert all(fits[space_at(place)] for place in good.split())
    assert not any(fits[space_at(place)] for place in bad.split())


def test_bk_202_cities_add_their_strength() -> None:
    """BK-202"""
    scene = Scene().settle(0, "A1 A2 A3 B1")
    for kind, place, strength in (("city1", "A1", 1), ("city2", "A2", 3), ("city3", "B1", 6)):
        scene.put(kind, place)
        assert scene.value("A1")[0] == strength


def test_bk_203_bk_205_farms_add_to_what_the_space_gives() -> None:
    """BK-203, BK-205: forest with a wood farm is one resource more, twice the wood."""
    scene = Scene().settle(0, "A1 A2").put("farm_wood", "A1")
    assert scene.value("A1") == (0, 1)
    scene.put("farm_fish", "A2")
    assert scene.value("A1") == (0, 2)
    assert scene.worth(0, "carpenter") == 3 and scene.worth(0, "fisher") == 1


def test_bk_805_the_railroad_cards_are_ours_and_marked_so() -> None:
    """BK-805, 8.4: 6 Railroads, 3 Switches, 3 Stations; 22 tokens."""
    rows = [row for row in cards.read_rows() if row["module"] == "express"]
    ours = [row for row in rows if row["origin"] == "ours"]
    assert {row["group"] for row in ours} == {"railroad", "switch", "station"}
    tokens = sum(int(r["copies"]) * int(r["number"]) for r in ours if r["group"] != "station")
    assert tokens == 22 and sum(int(row["copies"]) for row in ours) == 12
    assert all(row["origin"] == "published" for row in cards.read_rows() if row not in rows)


@pytest.mark.parametrize(
    ("column", "value"),
    [("group", "castle"), ("copies", "2"), ("copies", "x"), ("id", "city1"), ("where", "moon")],
)
def test_a_damaged_card_file_is_refused_with_a_sentence(column: str, value: str) -> None:
    rows = [dict(row) for row in cards.read_rows()]
    rows[5][column] = value
    with pytest.raises(cards.BadCards, match=r"cards\.csv"):
        cards.check_rows(rows)
