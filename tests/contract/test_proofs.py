"""Every game of the program brings the proofs of its rules; a new one cannot forget them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop.core.game import Game
from tabletop.core.record import play_record, read_records, write_record
from tabletop.core.registry import games
from tests.conftest import ROOT
from tests.contract.speech import rule_numbers

OWN = {key: game for key, game in games().items() if game.package.startswith("tabletop.games.")}
GAMES = pytest.mark.parametrize("game", OWN.values(), ids=OWN.keys())
FEWEST = 3


def folder(game: Game) -> Path:
    """Where the game's own tests are."""
    return ROOT / "tests" / "games" / game.info.key


@GAMES
def test_three_recorded_matches_at_least_replay_line_by_line_to_their_ends(game: Game) -> None:
    golden = sorted((folder(game) / "golden").glob("*.jsonl"))
    assert len(golden) >= FEWEST
    for path in golden:
        text = path.read_text("utf-8")
        (record,) = read_records(text)
        assert record.header.game == game.info.key and not record.damage
        match = play_record(record)
        assert match.state.is_over(), path.name
        again = write_record(match, record.header.seats, record.header.app)
        assert again.splitlines()[1:-1] == text.splitlines()[1:-1], path.name
        if record.header.rules == game.info.rules_version:
            assert again == text, path.name


@GAMES
def test_every_numbered_paragraph_is_cited_by_a_test(game: Game) -> None:
    sources = [path.read_text("utf-8") for path in folder(game).rglob("test_*.py")]
    cited = set(re.findall(r"\b[A-Z]+-?\d+\b", "\n".join(sources)))
    assert rule_numbers(game) <= cited, f"nothing cites {sorted(rule_numbers(game) - cited)}"


@GAMES
def test_exact_numbers_of_legal_sequences_are_held(game: Game) -> None:
    assert (folder(game) / "test_counts.py").is_file()
