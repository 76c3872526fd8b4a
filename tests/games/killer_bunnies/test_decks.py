"""Deck lists as text: what may be played, and the sentence for what may not."""

from __future__ import annotations

import pytest

from tabletop.core.errors import BadOption
from tabletop.core.match import Match
from tabletop.games.killer_bunnies.game import AUTO, GAME, SUGGESTIONS
from tabletop.games.killer_bunnies.rules.cards import DECKS
from tabletop.games.killer_bunnies.rules.deck_building import bench_of, findings
from tabletop.games.killer_bunnies.rules.decks import deck_fault, main_type, read_deck

OWN = (
    "name: Small and quick\n4 EB13; 4 Puddle Jumper; 2x EB05  # heroes\n"
    "EB22; EB23; EB24\n43 Technology Resource; 4 Universal Resource"
)


def test_the_four_decks_go_by_name_letter_and_seat() -> None:
    """R1."""
    assert read_deck("blue") == read_deck("B") == read_deck("Gizmo Guardians")
    assert read_deck("auto", 2) == read_deck("green")
    assert all(len(read_deck(key)) == 60 for key in ("blue", "violet", "green", "yellow"))


def test_set_up_offers_each_deck_by_its_name() -> None:
    offered = {(suggestion.value, suggestion.label) for suggestion in SUGGESTIONS[1:]}
    assert offered == {(deck.key, deck.name) for deck in DECKS}
    assert SUGGESTIONS[0].value == AUTO


def test_an_own_list_is_read_written_and_played() -> None:
    cards = read_deck(OWN)
    assert len(cards) == 60 and read_deck(bench_of(OWN).text("again")) == cards
    assert main_type(cards) == 2 and not any(found.fault for found in findings(bench_of(OWN)))
    match = Match(GAME, 2, {"deck.1": OWN}, seed="own")
    assert match.options["deck.1"] == OWN and len(match.state.setup.lists[1]) == 60  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "60 cards are missing"),
        ("60 EB22", "at most 4"),
        ("12 EB45", "48 cards are missing"),
        ("91 EB45", "1 to 90"),
        ("0 EB45", "1 to 90"),
        ("60 EB99", "no card"),
        ("purple", "no card"),
        ("blu", "Did you mean 'blue'"),
        ("5 EB57; 60 EB45", "Universal Resource"),
    ],
)
def test_a_list_that_may_not_be_played_gets_one_sentence(text: str, words: str) -> None:
    fault = deck_fault(text)
    assert fault is not None and words in fault and "\n" not in fault
    with pytest.raises(BadOption):
        GAME.info.complete(2, {"deck.0": text})


@pytest.mark.parametrize(("size", "fits"), [(59, False), (60, True), (90, True), (91, False)])
def test_a_deck_has_sixty_to_ninety_cards(size: int, fits: bool) -> None:
    """R1: a RESOURCE card of one type may be there as often as one likes."""
    fault = deck_fault(f"12 EB45; {size - 12} EB53")
    assert fault is None if fits else fault is not None and "deck has" in fault


def test_few_resources_are_a_warning_only() -> None:
    names = "; ".join(f"4 EB{n:02}" for n in range(13, 37, 2) if n not in (19,))
    text = f"{names}; 4 EV13; 4 EG13; 4 EY13; 4 EB45"
    cards = read_deck(text)
    found = findings(bench_of(text))
    assert len(cards) >= 60 and "RESOURCE cards" in found[0].words and not found[0].fault
