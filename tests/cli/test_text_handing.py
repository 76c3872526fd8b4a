"""Who leaves the keyboard to another hears before what came to them alone, and nobody else does."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.typist import Typist, numbered, play

DRAWN = re.compile(r"(Ada|Ben) draws ([A-Z]\w+ \d) from the pile\.")


def drawing(turns: int) -> Typist:
    """Takes the first of each list, and of the pile where cards are drawn, for so many lists."""
    left = [turns]

    def typed(shown: str) -> str | None:
        found = numbered(shown)
        left[0] -= bool(found)
        pile = [str(n) for n, words in found.items() if words == "Draw from the pile"]
        return None if left[0] < 0 else pile[0] if pile else "1" if found else "open"

    return typed


def test_an_own_draw_is_told_before_the_keyboard_goes_on_and_to_nobody_else(tmp_path: Path) -> None:
    shown = play(tmp_path, drawing(30), "bunny_boom", "human:Ada,human:Ben", "4")
    told = re.findall(rf"{DRAWN.pattern}\nFor your ears alone, (\w+): ", shown)
    assert len(told) > 4 and {who for who, _, _ in told} == {"Ada", "Ben"}
    assert all(who == hears for who, _, hears in told)
    for sitting in re.split(r"Pass the keyboard to ", shown)[1:]:
        name = sitting.partition(".")[0]
        assert {who for who, _ in DRAWN.findall(sitting)} <= {name}, sitting
    assert len(re.findall(r"another may come\. -{40}\n", shown)) == len(told), "it is wiped at once"


def test_what_one_has_chosen_oneself_is_no_news_at_the_handing_over(tmp_path: Path) -> None:
    shown = play(tmp_path, drawing(12), "bunny_kingdom", "human:Ada,human:Ben", "4")
    assert shown.count("Pass the keyboard") > 3 and "For your ears alone" not in shown
