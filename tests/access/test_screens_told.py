"""Every screen round the tables in words: what stands on it is in its tree, and nothing is bare."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tabletop.scenes.access.items import BUTTON, LABEL, TAB, Item, walk
from tabletop.scenes.access.reader import label_of
from tabletop.scenes.access.screens import window
from tabletop.scenes.app import App
from tabletop.table.art import cache, lettering
from tests.scenes.support import SCREENS, opened, settle

pytestmark = pytest.mark.usefixtures("shared_drawings")

WORD = re.compile(r"[^\W\d_]{3,}")
"""What counts as a word; letters of badges and axes of charts are told with what they mark."""

PICTURES = {
    "review": {
        "best", "played", "costly", "new", "carrots", "win", "you", "have", "after", "the", "move",
    },
    "lines": {"best", "played", "shocks"},
    "count": {"point", "at", "a", "card", "to", "read", "it"},
    "deck_builder": {
        "run", "exploding", "keyboard", "runaway", "roomba", "server", "crash",
    },
}  # fmt: skip
"""Words of pictures that are told another way: marks, papers of a table beside what is told of it,
choices not taken, what only a pointer does, faces of cards drawn ahead for the next page."""


def written(app: App, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """All lines of text that the present screen draws."""
    lines: set[str] = set()
    drawn = lettering.lettered

    def watched(text: str, *rest: Any, **named: Any) -> Any:
        lines.add(text)
        return drawn(text, *rest, **named)

    cache.clear()
    with monkeypatch.context() as patched:
        patched.setattr(lettering, "lettered", watched)
        app.scene.rebuild()
        settle(app)
    cache.clear()
    return lines


def told(app: App) -> list[Item]:
    return [item for _, item, _ in walk(window(app))]


@pytest.mark.parametrize("name", SCREENS)
def test_what_is_written_on_a_screen_is_told(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened(name, tmp_path)
    lines = written(app, monkeypatch)
    said = " ".join(f"{item.name} {item.about} {item.value}" for item in told(app)).casefold()
    known = PICTURES.get(name.partition(" ")[0], set())
    lost = {
        line for line in lines if "…" not in line
        for word in WORD.findall(line.casefold()) if word not in said and word not in known
    }  # fmt: skip
    assert not lost
    app.close()


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_told_bare(name: str, tmp_path: Path) -> None:
    """A number alone says nothing, nor does a key of the program."""
    app = opened(name, tmp_path)
    for item in told(app):
        if item.role in (BUTTON, LABEL, TAB) and item.name:
            assert WORD.search(item.name) or item.name in ALONE, item
        if item.act is not None:
            assert ":" not in item.name.split(" ")[0].rstrip(":"), f"{item.name} is a key"
    app.close()


ALONE = {"OK", "Up"}


@pytest.mark.parametrize("name", SCREENS)
def test_no_two_things_to_press_are_called_alike(name: str, tmp_path: Path) -> None:
    app = opened(name, tmp_path)
    usable = [item for item in told(app) if item.act or item.step or item.write]
    called = [(item.role, item.name, item.about) for item in usable]
    assert not [words for words in called if called.count(words) > 1]
    app.close()


def test_a_card_of_the_deck_builder_is_told_with_all_it_says(tmp_path: Path) -> None:
    app = opened("deck_builder usual", tmp_path)
    card = next(item for item in told(app) if item.name == "Captain Capacitor")
    assert card.about.startswith("RUN: Super Bunny worth 5, Hero. Costs 1 Energy, ")
    assert "adjacent to Captain Capacitor in The Bunny Circle add 2 to their" in card.about
    assert card.about.endswith("Symbol: Spiral, for cards that name one.")
    row = next(item for item in told(app) if label_of(item) == "Puddle Jumper: 2 in the list")
    assert row.about.startswith("Takes one out. RUN: ")
    app.close()
