"""Several things are chosen in any order in the terminal, as at the drawn table; one that follows
of itself is done with what it follows.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.test_text import seats_for
from tests.cli.typist import Typist, offered, play, script


def offers(lines: list[str]) -> Typist:
    """Discards or saves until a trade may be offered, then types these lines."""
    left = iter(lines)
    begun: list[str] = []

    def typed(shown: str) -> str | None:
        found = offered(shown)
        trade = [n for n, words in enumerate(found, 1) if words.startswith("Offer a trade")]
        if begun or trade:
            begun.append(shown)
            return str(trade[0]) if len(begun) == 1 else next(left, None)
        return "1" if found else ""

    return typed


def test_an_offer_grows_in_any_order_and_says_what_lies_in_it(tmp_path: Path) -> None:
    typist = offers(["2", "1", "1", "undo", "", "quit"])
    shown = play(tmp_path, typist, "killer_bunnies", seats_for("killer_bunnies"))
    assert "Choose what you give and what you ask for" in shown
    one, both, again, none = re.findall(r"So far: .*|Let go: .*", shown)[:4]
    assert one.startswith("So far: Give ") and both.startswith(f"{one[:-1]}; Give ")
    assert again == one, "its number lets go of it again"
    assert none == one.replace("So far", "Let go"), "and undo of the last"


def test_an_offer_is_proposed_as_a_whole(tmp_path: Path) -> None:
    typist = offers(["2", "1", "propose", "quit"])
    shown = play(tmp_path, typist, "killer_bunnies", seats_for("killer_bunnies"))
    gives = re.findall(r"So far: Give (.*) from the hand; Give (.*) from the hand\.", shown)[0]
    told = shown.partition("Propose the trade")[2]
    for name in gives:
        assert f"Poppy shows {name} from the hand." in told
    assert "Poppy asks for 2 cards of the other hand." in told
    assert "Poppy offers the trade to Bramble." in told


def test_cards_picked_together_are_named_in_any_order(tmp_path: Path) -> None:
    """With three players two cards are played at once: the later one in the list may come first."""
    kingdom = "bunny_kingdom"
    shown = play(tmp_path, script("5", "2", "quit"), kingdom, "human,ai:easy,ai:easy", "5")
    assert len(offered(shown.partition("> ")[0])) == 12, "the last card may be named first as well"
    assert "So far: Play J2.\n" in shown and "plays D10: " in shown and "plays J2: " in shown


@pytest.mark.slow
def test_a_card_goes_to_the_one_place_of_ones_own_and_after_undo_one_is_asked(
    tmp_path: Path,
) -> None:
    """Of all other places each would be a gift."""
    undone: list[str] = []

    def typist(shown: str) -> str | None:
        if "It goes to the one place of yours." in shown:
            undone.append("undo")
            return "undo"
        if undone and "a gift: " in shown:
            return None
        return "1" if offered(shown) else ""

    shown = play(tmp_path, typist, "killer_bunnies", seats_for("killer_bunnies"), seed="4")
    after = shown.partition("It goes to the one place of yours.")[2]
    assert undone == ["undo"] and "Taken back: " in after
    assert "more choices, each of no use now or a gift" in after
