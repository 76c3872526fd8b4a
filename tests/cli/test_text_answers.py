"""What is typed means what somebody would mean by it, and what is told is told in order."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop.cli.text.choices import Choice, answered
from tabletop.core.action import Action
from tests.cli.helpers import GAME
from tests.cli.test_text import seats_for
from tests.cli.typist import at_random, numbered, play, script


def test_a_number_in_words_is_that_whole_number_and_face_up_needs_not_be_said() -> None:
    up, down = (Choice(f"Bid blue 5{end}", "", (Action(0, 5),)) for end in ("", " face down"))
    other = [Choice(f"Bid red {n}", "", (Action(0, n),)) for n in (35, 58)]
    assert answered("bid 5", [*other, up]).choice == up
    assert answered("blue 5 face up", [up, down]).choice == up
    assert answered("blue 5 face down", [up, down]).choice == down
    assert answered("bid 5", [*other, up, down]).choice == up


def test_who_waits_hears_what_was_done_before_who_is_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop.cli.text.twin.PATIENCE", -1.0)
    shown = play(tmp_path, script("1", "1", "quit"), GAME, seats_for(GAME), "3")
    done, waits = shown.index("hops in at row"), shown.find(" is thinking ...")
    assert waits < 0 or done < waits


def test_a_bid_that_lies_face_down_is_told_to_be_that(tmp_path: Path) -> None:
    own = re.compile(r"Bids: [^.]*Poppy \w+ \d+ face down")
    luck = at_random(4)

    def typist(shown: str) -> str | None:
        downs = [n for n, words in numbered(shown).items()
                 if words.startswith("Bid ") and words.endswith(" face down")]  # fmt: skip
        return None if own.search(shown) else str(downs[0]) if downs else luck(shown)

    assert own.search(play(tmp_path, typist, "bunny_bidding", seats_for("bunny_bidding"), "5"))


def test_a_match_that_waits_is_named_where_another_is_begun(tmp_path: Path) -> None:
    play(tmp_path, script("1", "quit"), GAME, seats_for(GAME))
    again = play(tmp_path, script("quit"), GAME, seats_for(GAME))
    assert again.startswith("Match 1 of this game waits: ")
    other = play(tmp_path, script("quit"), "bunny_boom", seats_for("bunny_boom"))
    assert "of this game waits" not in other


def test_after_the_end_scores_are_the_result(tmp_path: Path) -> None:
    luck, asked_after = at_random(2), iter(("scores", "", "", ""))

    def typist(shown: str) -> str | None:
        over = shown.rstrip().endswith(">") and not numbered(shown)
        return next(asked_after) if over else luck(shown)

    shown = play(tmp_path, typist, "bunny_boom", seats_for("bunny_boom"))
    assert len(re.findall(r"^(?:> )?1\. \w+: \d+", shown, re.MULTILINE)) == 3
