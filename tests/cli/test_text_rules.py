"""The rule book in the terminal."""

from __future__ import annotations

import pytest

from tabletop.cli.text import rules
from tabletop.cli.text.words import say
from tabletop.core.registry import games


def test_a_game_without_a_rule_book_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "rulebook", lambda package: ())
    game = games()["bounce_bunny_bounce"]
    assert rules.contents(game) == rules.chapter(game, "1") == [say("no-book")] == [rules.aim(game)]
