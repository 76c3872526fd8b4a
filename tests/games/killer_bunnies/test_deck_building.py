"""Building a deck: counts within the copies allowed, findings in sentences, taking back, text."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.games.killer_bunnies.rules.cards import BY_IDENT, CARDS, DECKS, TYPES, UNIVERSAL
from tabletop.games.killer_bunnies.rules.deck_building import (
    EMPTY,
    GROUPS,
    PRINT_OF,
    PRINTS,
    RESOURCES,
    Bench,
    Filter,
    bench_of,
    curve,
    findings,
    group_of,
    kinds,
    types_of,
)
from tabletop.games.killer_bunnies.rules.decks import (
    COPIES,
    MOST,
    deck_fault,
    parse_deck,
    read_deck,
)


def index_of(ident: str) -> int:
    return PRINT_OF[BY_IDENT[ident]]


def test_every_card_belongs_to_one_print_and_one_group() -> None:
    numbers = sorted(number for found in PRINTS for number in found.numbers)
    assert numbers == list(range(240))
    assert {group_of(found.card) for found in PRINTS} == set(range(len(GROUPS)))
    assert sum(kinds(tuple(range(240)))) == 240


@pytest.mark.parametrize("deck", DECKS)
def test_a_deck_put_in_card_by_card_is_the_deck(deck: object) -> None:
    """Section 3: the ids of a print are used in turn."""
    wanted = read_deck(deck.key)  # type: ignore[attr-defined]
    bench = Bench()
    for number in wanted:
        assert bench.add(PRINT_OF[number]) == ""
    assert bench.cards == wanted and findings(bench) == ()


def test_no_more_than_four_of_a_name_go_in_though_they_are_printed_differently() -> None:
    """Section 3: at most 4 cards with the same name, RESOURCE without limit, 4 Universal."""
    bench = Bench()
    crews = [i for i, found in enumerate(PRINTS) if found.card.name == "Construction Crew"]
    for index in crews:
        assert bench.add(index) == ""
    assert bench.room(crews[0]) == 0 and "Construction Crew" in bench.add(crews[0])
    for _ in range(COPIES):
        assert bench.add(index_of("EB57")) == ""
    assert bench.add(index_of("EV57")) != ""
    for _ in range(MOST - bench.total):
        assert bench.add(index_of("EB45")) == ""
    assert "full" in bench.add(index_of("EB45")) and bench.total == MOST


def test_removing_takes_one_out_and_says_when_there_is_none() -> None:
    bench = bench_of("2 EB01; 1 EB02")
    assert bench.count(index_of("EB01")) == 3
    assert bench.remove(index_of("EB02")) and bench.count(index_of("EB01")) == 2
    assert bench.remove(index_of("EB01")) and bench.remove(index_of("EB01"))
    assert not bench.remove(index_of("EB01")) and bench.cards == ()


def test_changes_are_taken_back_and_done_again() -> None:
    bench, luck = Bench(), Random(3)
    stands = [bench.cards]
    for _ in range(40):
        index = luck.randrange(len(PRINTS))
        if bench.add(index) == "":
            stands.append(bench.cards)
    bench.replace(parse_deck("green"))
    stands.append(bench.cards)
    for cards in reversed(stands[:-1]):
        assert bench.undo() and bench.cards == cards
    assert not bench.undo()
    for cards in stands[1:]:
        assert bench.redo() and bench.cards == cards
    assert not bench.redo()
    bench.undo()
    bench.add(index_of("EB22"))
    assert not bench.may_redo()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("12 EB45", "48 cards are missing: a deck has 60 to 90."),
        ("59 EB45", "1 card is missing: a deck has 60 to 90."),
        ("60 EB45; 33 EB53", "3 too many: a deck has at most 90 cards."),
        ("60 EB45; 5 EB22", "5 cards 'Joy Buzzer': a deck may have at most 4 of a name."),
        ("60 EB45; 3 EB99", "There is no card and no deck 'EB99'."),
        ("60 EB45; 0 EB22", "'0 EB22': the count must be 1 to 90."),
    ],
)
def test_what_keeps_a_list_from_being_played_is_said_in_sentences(text: str, said: str) -> None:
    found = [finding.words for finding in findings(bench_of(text)) if finding.fault]
    assert any(words.startswith(said) for words in found)
    assert deck_fault(text) is not None


def test_advice_keeps_nothing_from_being_played() -> None:
    names = ("EB22", "EB23", "EB24", "EB25", "EB26", "EB27", "EB28", "EB30", "EB31", "EB32",
             "EV22", "EV23", "EV24", "EV25", "EV26")  # fmt: skip
    text = "; ".join(f"4 {ident}" for ident in names)
    found = findings(bench_of(text))
    assert found and not any(finding.fault for finding in found)
    words = " ".join(finding.words for finding in found)
    assert "Only 0 RESOURCE cards" in words and "No bunny" in words
    assert "40 cards cost Technology, which no RESOURCE card of the deck pays." in words
    assert deck_fault(text) is None and findings(Bench(EMPTY))[0].fault


def test_findings_and_the_rules_agree_on_what_may_be_played() -> None:
    luck = Random(5)
    for _ in range(60):
        entries = [f"{luck.randint(1, 5)} {luck.choice(CARDS).ident}" for _ in range(24)]
        text = "; ".join(entries)
        faults = [finding for finding in findings(bench_of(text)) if finding.fault]
        assert bool(faults) == (deck_fault(text) is not None)


def test_a_list_written_down_reads_back_with_what_was_not_understood() -> None:
    bench = bench_of("name: Odd\n3 EB22\n7 Purple Bunny\n2 EB01; 12 EB45 # crops")
    assert bench.strangers == ("7 Purple Bunny",)
    again = parse_deck(bench.text("Odd"))
    assert again == ("Odd", bench.cards, bench.strangers)
    bench.drop_stranger("7 Purple Bunny")
    assert not bench.strangers and bench.undo() and bench.strangers


def test_the_curve_counts_hexagons_and_leaves_out_what_pays() -> None:
    cards = read_deck("blue")
    assert curve(cards) == (0, 12, 12, 14, 5, 1)
    assert sum(curve(cards)) == 60 - kinds(cards)[RESOURCES]


def test_filters_take_what_they_name() -> None:
    def names(**values: object) -> set[str]:
        wanted = Filter(**values)  # type: ignore[arg-type]
        return {found.card.name for found in PRINTS if wanted.takes(found)}

    assert names(words="spam cannon") == {"Spam Cannon"} == names(words=" EB23 ")
    assert "Redeux" in names(words="discard pile into your hand")
    assert names(words="nothing like it") == set()
    assert len([found for found in PRINTS if Filter().takes(found)]) == 148
    land = names(resource=TYPES.index("Land"))
    assert "Land Resource" in land and "Spam Cannon" not in land
    assert "Universal Resource" in names(resource=UNIVERSAL) and "Chrome Clover" in names(
        resource=UNIVERSAL
    )
    assert all(len(found.card.cost) == 5 for found in PRINTS if Filter(cost=5).takes(found))
    for group, name in enumerate(GROUPS):
        assert names(group=group), name
    assert TYPES.index("Technology") in types_of(CARDS[BY_IDENT["EB09"]])
