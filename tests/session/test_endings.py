"""Ending a match before the rules do: giving up, stopping, the same deal again, removing it."""

from __future__ import annotations

import pytest

from tabletop.core.errors import IllegalAction
from tabletop.core.game import scores_so_far
from tabletop.session.endings import led_from
from tabletop.session.history import FORCED
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.statistics import figures
from tests.session.support import BOUNCE, TINY, family, play, solo, start


def test_who_gives_up_has_lost_and_the_others_have_won(library: Library) -> None:
    running = start(TINY, solo(3), library=library)
    play(running, most=5)
    result = running.give_up(0)
    assert running.over and running.result == result and result.early
    assert result.winners == (1, 2) and result.ranks == (2, 1, 1)
    assert "gave up" in result.reason and running.names[0] in result.reason
    assert figures(library, TINY).total.lost == 1
    assert library.saved()[0].over and library.latest() is None


@pytest.mark.parametrize("key", [BOUNCE, "bunny_boom", "bunny_kingdom", "killer_bunnies"])
def test_an_ended_match_keeps_the_scores_that_all_could_see(key: str) -> None:
    running = start(key, solo(2), forced=False)
    play(running, until=lambda running: any(scores_so_far(running.match.state)))
    assert not running.over, "somebody has points before the end"
    scores = scores_so_far(running.match.state)
    assert running.give_up(0).scores == scores


def test_a_stopped_match_has_no_winner(library: Library) -> None:
    running = start(TINY, family(2), library=library)
    assert running.stop().winners == ()
    assert figures(library, TINY, "Anna").total.drawn == 1


def test_nothing_is_played_in_a_match_that_was_ended() -> None:
    running = start(TINY, solo(2))
    play(running, most=3)
    seat = running.actors()[0]
    action = running.legal(seat)[0]
    running.give_up(0)
    assert running.actors() == () and running.legal(seat) == ()
    assert "gave up" in (running.may_undo() or "") and not running.may_redo()
    for late in (
        lambda: running.submit(seat, action),
        lambda: running.give_up(1),
        running.stop,
        running.undo,
        running.run_clock,
    ):
        with pytest.raises(IllegalAction):
            late()
    assert running.log(None)[-1].text == "Anna gave up."
    assert running.next_match().series.number == 2


def test_what_was_taken_back_stays_so_in_a_match_that_was_ended() -> None:
    running = start(TINY, solo(2), forced=False)
    play(running, most=4)
    ply = running.undo()
    assert running.may_redo()
    running.stop()
    assert not running.may_redo() and running.redo() == ply


def test_a_finished_match_cannot_be_given_up() -> None:
    running = start(TINY, solo(2))
    play(running)
    with pytest.raises(IllegalAction, match="over"):
        running.give_up(0)


def test_an_ended_match_opens_as_it_was_ended(library: Library) -> None:
    running = start(BOUNCE, solo(), library=library)
    play(running, most=6)
    running.give_up(0)
    again = Running.resume(library, running.id or 0)
    assert again.over and again.result == running.result and again.id == running.id
    assert again.match.state.digest() == running.match.state.digest()
    assert again.log(0) == running.log(0)


def test_the_same_deal_again_deals_the_same_and_counts_nowhere(library: Library) -> None:
    running = start(BOUNCE, solo(), "4", library)
    play(running, most=9)
    again = running.same_deal()
    assert again.ply == len(again.match.steps) < running.ply
    assert again.match.log == running.match.log[: again.ply]
    assert again.names == running.names and again.id != running.id
    play(again)
    assert again.over and library.finished() == []


def test_second_tries_do_not_take_the_place_of_the_match_to_continue(library: Library) -> None:
    running = start(BOUNCE, solo(), "4", library)
    play(running, most=9)
    running.again_from(5)
    saved = library.saved()
    assert [entry.sheet.origin == "again" for entry in saved] == [True, False]
    latest = library.latest()
    assert latest is not None and latest.id == running.id


def test_a_removed_match_is_gone_and_stays_gone(library: Library) -> None:
    running = start(TINY, solo(2), library=library)
    play(running, most=3)
    assert running.remove() and library.saved() == []
    play(running)
    assert running.over and not running.saved and library.saved() == []
    assert start(TINY, solo(2)).remove(), "a match that was never saved is gone already"


def test_a_try_from_a_moment_knows_how_each_choice_before_it_came_about() -> None:
    running = next(
        made
        for made in (start(TINY, solo(2), str(seed)) for seed in range(40))
        if play(made) and any(step.note & FORCED for step in made.match.steps)
    )
    again = running.again_from(running.ply)
    assert [step.note for step in again.match.steps] == [s.note for s in running.match.steps]
    assert again.log(0) == running.log(0)


@pytest.mark.parametrize("key", [BOUNCE, "bunny_boom", "bunny_kingdom", "killer_bunnies"])
def test_the_turn_is_known_from_which_a_seat_led_to_the_end(key: str) -> None:
    running = start(key, solo(2), "5", forced=False)
    turns, ahead = list[int](), list[int | None]()
    while not running.over and len(turns) < 200:
        play(running, most=1)
        scores = scores_so_far(running.match.state)
        best = [seat for seat in (0, 1) if scores[seat] == max(scores)]
        turns.append(running.turns()[-1])
        ahead.append(best[0] if len(best) == 1 else None)
    for seat in (0, 1):
        behind = max((n for n, who in enumerate(ahead) if who != seat), default=-1)
        ply = led_from(running.match, seat)
        since = None if ply is None else running.turns()[ply]
        assert (since is None) == (behind + 1 == len(ahead))
        assert since is None or turns[max(0, behind)] <= since <= turns[behind + 1]
