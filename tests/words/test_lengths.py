"""The lengths of what is asked and told: a prompt's sentences and the log's, in English."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from random import Random

import pytest

from tabletop.core.game import Game
from tabletop.core.kinds import Kind
from tabletop.core.match import Match
from tabletop.core.registry import games
from tabletop.words import ENGLISH
from tabletop.words.books import book
from tests.typed import WORKED, some
from tests.words.support import COUNTS, entries, facts_for, shipped, texts

NAMES = ("Poppy", "Bramble", "Clover", "Thistle", "Hazel", "Sorrel")
PROMPT, LOG = 60, 90
GAMES = sorted(
    key for key, game in games().items() if game.package.startswith("tabletop.") and key != WORKED
)
LISTED = re.compile(r"(?:, [A-Z][\w'-]*(?: [\w'-]+)*)+ and [A-Z][\w' -]+")
"""A list of things, which is as long as there are things."""


def too_long(text: str, most: int) -> list[str]:
    """The sentences with more letters."""
    sentences = re.split(r"(?<=[.!?]) |\n", LISTED.sub("", text))
    return [sentence for sentence in sentences if len(sentence) > most]


def messages(game: Game) -> Iterator[tuple[int, str]]:
    """The prompts and the lines of the log of a game, each told with several counts, and how long
    their sentences may be."""
    kinds = vars(importlib.import_module(f"{game.package}.rules.events")).values()
    logged = {kind.message for kind in kinds if isinstance(kind, Kind)}
    file = next(f for f in shipped() if f.book == game.package and f.language == ENGLISH)
    for key, entry in entries(file).items():
        prompt = key.startswith(("ask-", "watch-"))
        for attribute, pattern in texts(entry).items() if prompt or key in logged else ():
            for count in COUNTS:
                facts = facts_for(book(file.book), pattern, count)
                name = f"{key}.{attribute}" if attribute else key
                yield PROMPT if prompt else LOG, book(file.book).tell(name, NAMES, facts)


@pytest.mark.parametrize("key", GAMES)
def test_no_prompt_and_no_line_of_the_log_is_long(key: str) -> None:
    found = {text: most for most, text in messages(games()[key]) if too_long(text, most)}
    assert found == {}


@pytest.mark.parametrize("key", GAMES)
def test_none_is_long_with_the_things_of_a_match(key: str) -> None:
    played = games()[key]
    words, luck = some(played.words), Random(5)
    seats = max(played.info.players)
    match = Match(played, seats, played.info.complete(seats, {}), "5")
    found: set[str] = set()
    while not match.state.is_over() and match.ply < 150:
        seat = match.state.actors()[0]
        for viewer in (seat, (seat + 1) % seats):
            for text in words.prompt(match.view(viewer), NAMES)[:2]:
                found.update(too_long(text, PROMPT))
        match.submit(seat, luck.choice(list(match.state.legal_actions(seat))))
    for _, event in match.told(None):
        found.update(too_long(words.sentence(event, NAMES), LOG))
    assert found == set()
