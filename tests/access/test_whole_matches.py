"""A whole match of each game through the platform's accessibility alone, against Easy."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.core.registry import games
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.library import Library
from tests.access.bus import lacking, read

SECONDS, SOON = 420, 90
"""Seconds that a long match may take, and any other."""

LONG = ("bunny_bidding", "bunny_kingdom", "killer_bunnies")
"""Every look at their tables asks for a few hundred things, one by one."""

pytestmark = pytest.mark.skipif(bool(lacking()), reason=lacking() or "all is there")


@pytest.mark.parametrize(
    "game",
    [pytest.param(g, marks=[pytest.mark.slow] * (g in LONG)) for g in sorted(on_the_shelf())],
)
def test_a_match_is_played_to_its_end_by_names_and_actions_alone(
    game: str, tmp_path: Path
) -> None:
    seats = ",".join(["human", *["ai:easy"] * (min(games()[game].info.players) - 1)])
    most = SECONDS if game in LONG else SOON
    told = read(tmp_path, f"play {game} --seats {seats} --seed 3", f"blind.py 5 {most}", most)
    library = Library(tmp_path / "library.sqlite3")
    try:
        matches = library.saved()
    finally:
        library.close()
    assert len(matches) == 1, told[-3000:]
    saved = matches[0]
    assert saved.over and saved.result is not None and not saved.result.early
    if len(saved.result.sources) > 1:
        assert "told: Total: " in told or "told: Carrots: " in told


@pytest.mark.slow
def test_settings_and_set_up_are_done_by_names_and_heard_in_the_order_of_the_bus(
    tmp_path: Path,
) -> None:
    """No slider could be changed, and changes said nothing."""
    told = read(tmp_path, "", "settled.py", 60).splitlines()
    wanted = (
        "Speed of animations: Slow", "Full screen: on", "Sounds: 75 %", "Sounds: 80 %",
        "Rules: Your own mix Joker: off", "Fox: on", "Rules: As published Joker: on Fox: off",
    )  # fmt: skip
    heard = [line.removeprefix("heard: ") for line in told if line.startswith("heard: ")]
    assert heard[: len(wanted)] == list(wanted)
    read_back = [line.removeprefix("now: ") for line in told if line.startswith("now: ")]
    assert read_back[-2:] == ["Sounds: 80 %", "Rules: As published"]
    story = " ".join(heard[len(wanted) :])
    places = [story.find(words) for words in ("starts.", "Turn 1: ", "Poppy, play a card")]
    assert -1 not in places and places == sorted(places), story
