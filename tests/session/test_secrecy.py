"""Whether a match that goes on keeps anything from those at its table."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.core.match import Match
from tabletop.core.registry import games
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.session.secrecy import hides
from tests.ai.nim import GAME as NIM


@pytest.mark.parametrize(
    "game",
    ["bounce_bunny_bounce", "bunny_bidding", "bunny_boom", "bunny_kingdom", "killer_bunnies"],
)
def test_these_games_hide_something_until_they_are_over(game: str) -> None:
    least = min(games()[game].info.players)
    seats = [human("Anna", 0), *(rabbit("easy", seat) for seat in range(1, least))]
    running, lot = Running.new(game, seats, {}, "4"), Random(1)
    assert hides(running)
    while not running.over:
        seat = running.actors()[0]
        running.submit(seat, lot.choice(list(running.legal(seat))))
    assert not hides(running)


def test_where_all_lies_open_and_no_luck_comes_nothing_is_hidden() -> None:
    running = Running(Match(NIM, 2, {}, "1"), [human("Anna", 0), human("Ben", 1)])
    assert not running.over and not hides(running)


def test_luck_to_come_is_hidden_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where a die is rolled after two of Nim's turns."""
    running = Running(Match(NIM, 2, {}, "1"), [human("Anna", 0), human("Ben", 1)])
    state = type(running.match.state)
    monkeypatch.setattr(state, "actors", lambda self: (-1,) if self.turn == 2 else (0,))
    assert hides(running)
