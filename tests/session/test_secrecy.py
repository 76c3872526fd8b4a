"""Whether a match that goes on keeps anything from those at its table."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.core.match import Match
from tabletop.core.registry import games
from tabletop.session.loglines import say
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.session.secrecy import by_heart, hides, readable
from tests.ai.nim import GAME as NIM
from tests.session.support import BOUNCE, play, start


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


def test_played_by_heart_older_turns_are_read_again_only_with_an_aid() -> None:
    """The log of a game of memory wrote down every card that was ever seen, free of charge."""
    running = start(BOUNCE, seed="4", by_heart=True)
    while running.turn < 6:
        play(running, most=1)
    whole, shown = running.log(0), readable(running, 0)
    heads = [line.text for line in whole if line.separator]
    assert [line.text for line in shown if line.separator] == [say("by-heart"), *heads[-2:]]
    assert shown[1:] == whole[-len(shown) + 1 :] and len(shown) < len(whole)
    running.use_aid("log")
    assert readable(running, 0) == whole and not by_heart(running)


def test_nothing_is_left_to_memory_after_the_end_among_rabbits_or_where_it_is_not_wanted() -> None:
    over = start(BOUNCE, seed="4", by_heart=True)
    play(over)
    rabbits = start(BOUNCE, (rabbit(), rabbit()), "4", by_heart=True)
    play(rabbits, most=30)
    told = start(BOUNCE, seed="4", by_heart=False)
    play(told, most=30)
    for running in (over, rabbits, told):
        assert readable(running, 0) == running.log(0) and len(running.log(0)) > 8
