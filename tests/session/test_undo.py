"""Undo and redo: to any choice against computer rabbits, up to luck and secrets among people."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.core.errors import IllegalAction
from tabletop.core.event import redacted
from tabletop.core.game import CHANCE
from tabletop.core.registry import game as find_game
from tabletop.core.registry import games
from tabletop.session.history import BARRIER, FORCED, shown
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.session.worlds import discloses
from tests.session.support import (
    BOUNCE,
    TINY,
    choice,
    family,
    fingerprint,
    frame,
    play,
    reach,
    solo,
    start,
)
from tests.tiny.state import LOOKING, OBJECT, PASS, PAYING, WINDOW


def test_undo_goes_back_to_the_last_choice_of_the_person() -> None:
    running = start(TINY)
    before = running.ply
    running.submit(0, running.legal(0)[0])
    running.submit(1, running.legal(1)[0])
    assert running.undo() == before
    assert running.actors() == (0, 1), "the rabbit's bid is gone with it"


def test_nothing_to_take_back_is_said() -> None:
    running = start(TINY)
    assert running.may_undo() == "There is no choice to undo."
    for back in (running.undo, running.undo_turn, lambda: running.undo_to(0)):
        with pytest.raises(IllegalAction, match="no choice"):
            back()


def test_against_rabbits_undo_reaches_over_luck_and_hidden_things_to_the_beginning() -> None:
    running = start(BOUNCE, seed="4")
    play(running)
    while running.may_undo() is None:
        before = running.ply
        assert running.undo() < before
        assert running.actors() == (0,), "it lands where the person decides"
        assert len(running.legal(0)) > 1
    assert all(entry.player != 0 for entry in running.match.log)


def test_redo_repeats_what_was_taken_back_choice_by_choice() -> None:
    running = start(BOUNCE, seed="4")
    play(running)
    end = fingerprint(running)[:2]
    stops = []
    while running.may_undo() is None:
        stops.append((running.ply, running.match.state.digest()))
        running.undo()
    while running.may_redo():
        running.redo()
        assert (running.ply, running.match.state.digest()) == stops.pop()
    assert not stops and fingerprint(running)[:2] == end
    assert running.redo() == running.ply, "with nothing to redo nothing happens"


def test_in_an_exercise_nothing_from_before_it_is_undone() -> None:
    running = start(TINY)
    play(running)
    ply = [ply for ply, step in enumerate(running.match.steps) if step.player == 0][-2]
    task = running.exercise_from(ply, 0)
    assert task.may_undo() is not None and task.may_undo(0) is not None
    task.submit(0, task.legal(0)[0])
    assert task.may_undo() is None
    assert task.undo() == ply and task.may_undo() is not None


def test_undo_to_lands_on_the_persons_choice_at_or_before_the_line() -> None:
    running = start(BOUNCE, seed="4")
    play(running, most=60)
    choices = [
        ply
        for ply, entry in enumerate(running.match.log)
        if entry.player == 0 and ply not in forced(running)
    ]
    for ply in range(running.ply - 1, -1, -7):
        at = running.undo_to(ply)
        wanted = max((c for c in choices if c <= ply), default=choices[0])
        assert at == wanted and running.actors() == (0,)
        running.redo_to(running.last_ply)


def forced(running: Running) -> set[int]:
    return {ply for ply, step in enumerate(running.match.steps) if step.note & FORCED}


def test_among_rabbits_alone_undo_goes_to_exactly_that_ply() -> None:
    running = start(BOUNCE, (rabbit("easy", 0), rabbit("hard", 1)))
    play(running, most=9)
    assert running.undo_to(5) == 5


def test_undo_turn_goes_back_to_the_first_choice_of_the_turn() -> None:
    def mid_turn(running: Running) -> bool:
        own = [i for i, e in enumerate(running.match.log) if e.player == 0]
        return running.actors() == (0,) and len(own) > 4 and own[-1] == running.ply - 1

    running = reach(mid_turn, lambda seed: start(BOUNCE, seed=seed))
    turn = running.turn
    running.undo_turn()
    assert running.turn == turn and running.actors() == (0,)
    assert running.match.log[-1].player != 0 or forced(running) >= {running.ply - 1}
    running.undo_turn()
    assert running.turn < turn, "from a turn's beginning it goes to the turn before"


def test_playing_on_from_an_earlier_point_drops_what_came_after(library: Library) -> None:
    running = start(TINY, library=library)
    play(running, most=6)
    running.undo_to(2)
    kept = running.ply
    assert len(library.load(running.id or 0).record.lines) == running.last_ply
    other = next(a for a in running.legal(0) if a != running.match.future[0].action)
    running.submit(0, other)
    assert not running.may_redo()
    stored = library.load(running.id or 0)
    assert len(stored.record.lines) == running.ply == kept + 1
    assert stored.saved.ply == running.ply


def test_making_the_same_choice_again_keeps_what_can_be_redone() -> None:
    running = start(TINY)
    play(running, most=6)
    last = running.last_ply
    running.undo_to(2)
    running.submit(0, running.match.future[0].action)
    assert running.last_ply == last and running.may_redo()


def test_a_match_taken_back_from_its_end_goes_on(library: Library) -> None:
    running = start(BOUNCE, library=library)
    play(running)
    assert len(library.finished()) == 1
    running.undo()
    assert running.result is None
    assert library.finished() == [] and library.latest() is not None
    play(running)
    assert len(library.finished()) == 1 and running.over


def test_people_at_one_screen_take_back_what_showed_nothing() -> None:
    def second_card(running: Running) -> bool:
        return frame(running)[0:1] == (PAYING,)

    running = reach(second_card, lambda seed: start(TINY, family(), seed, forced=False))
    before = running.ply
    (seat,) = running.actors()
    running.submit(seat, running.legal(seat)[0])
    assert running.may_undo() is None
    assert running.undo() == before


def test_people_take_back_a_sealed_choice_nobody_saw() -> None:
    running = start(TINY, family(3))
    running.submit(0, running.legal(0)[0])
    assert running.may_undo() is None
    running.undo()
    assert running.actors() == (0, 1, 2)


def test_people_at_one_screen_take_back_no_card_somebody_looked_at() -> None:
    running = reach(lambda r: frame(r)[0:1] == (LOOKING,), lambda seed: start(TINY, family(), seed))
    (seat,) = running.actors()
    running.submit(seat, running.legal(seat)[0])
    assert running.may_undo() is not None
    with pytest.raises(IllegalAction, match="hidden came to light"):
        running.undo()


def test_people_at_one_screen_take_back_no_luck() -> None:
    running = reach(
        lambda r: frame(r)[0:1] == (WINDOW,) and len(r.legal(r.actors()[0])) == 2,
        lambda seed: start(TINY, family(), seed),
    )
    (seat,) = running.actors()
    objection = next(a for a in running.legal(seat) if a.kind == OBJECT)
    running.submit(seat, objection)
    assert any(e.player == CHANCE for e in running.match.log[-1:])
    assert running.may_undo() is not None


def test_passing_in_a_window_can_be_taken_back_by_people() -> None:
    running = reach(lambda r: frame(r)[0:1] == (WINDOW,), lambda seed: start(TINY, family(3), seed))
    before = running.ply
    (seat,) = running.actors()
    running.submit(seat, next(a for a in running.legal(seat) if a.kind == PASS))
    if frame(running)[0:1] == (WINDOW,):
        assert running.undo() == before


def test_a_card_turned_up_in_bounce_is_not_taken_back_among_people() -> None:
    running = start(BOUNCE, family())
    (seat,) = running.actors()
    running.submit(seat, running.legal(seat)[0])
    assert running.may_undo() is not None


def test_a_table_set_up_for_it_takes_everything_back() -> None:
    running = start(BOUNCE, family(), free_undo=True)
    play(running, most=8)
    while running.may_undo() is None:
        running.undo()
    assert running.may_undo() == "There is no choice to undo."


def test_limits_of_undo_are_the_same_after_opening_the_match_again(library: Library) -> None:
    running = start(TINY, family(3), "8", library)
    rng = Random(3)
    while not running.over:
        running.submit(*choice(running, rng))
        again = Running.resume(library, running.id or 0)
        for ply in range(running.ply):
            assert again.may_undo(ply) == running.may_undo(ply)


def test_undo_turn_among_people_goes_as_far_as_it_may() -> None:
    running = start(TINY, family(3), "8", forced=False)
    rng = Random(3)
    while not running.over:
        running.submit(*choice(running, rng))
        if running.may_undo() is None:
            reached = running.undo_turn()
            steps = running.match.whole()[reached : running.last_ply]
            assert not any(step.note & BARRIER for step in steps)
            running.redo_to(running.last_ply)


@pytest.mark.parametrize("game", [TINY, BOUNCE])
def test_after_any_walk_of_undo_and_redo_every_seat_can_still_play(game: str) -> None:
    for seed in range(12):
        running = start(game, solo(), str(seed))
        rng = Random(seed)
        for _ in range(40):
            turn = rng.random()
            if turn < 0.2 and running.may_undo() is None:
                running.undo()
            elif turn < 0.3:
                running.redo()
            elif turn < 0.4 and running.ply and running.may_undo(running.ply // 2) is None:
                running.undo_to(running.ply // 2)
            elif not running.over:
                running.submit(*choice(running, rng))
            fresh = start(game, solo(), str(seed), forced=False)
            fresh.match.replay(running.match.log[fresh.ply :])
            assert fresh.match.state.digest() == running.match.state.digest()
        play(running)
        assert running.over


def test_a_table_that_agreed_so_takes_back_luck_and_secrets_too() -> None:
    for free in (False, True):
        running = start(TINY, family(3), "8", forced=False, free_undo=free)
        rng = Random(3)
        refused = 0
        while not running.over:
            running.submit(*choice(running, rng))
            first = next(i for i, e in enumerate(running.match.log) if e.player != CHANCE)
            refused += running.may_undo(first) is not None
        assert (refused == 0) == free


@pytest.mark.parametrize("game", ["bunny_boom", "bunny_bidding", "killer_bunnies"])
def test_people_take_back_a_card_of_their_own_that_they_laid_open(game: str) -> None:
    running = start(game, family(min(find_game(game).info.players)), "3")
    luck = Random(3)
    for _ in range(60):
        seat, action = choice(running, luck)
        state, ply = running.match.state.clone(), running.ply
        others = [one for one in running.humans if one != seat]
        own = any(discloses(state, seat, action, other, "open") for other in others)
        own = own and not discloses(state, seat, action, seat, "open")
        running.submit(seat, action)
        fell = any(step.player == CHANCE for step in running.match.steps[ply:])
        if own and not fell and running.actors() == (seat,):
            assert running.may_undo() is None
            assert running.undo() == ply
            return
    raise AssertionError("nobody laid a card open")


@pytest.mark.parametrize("game", games())
def test_people_take_nothing_back_that_taught_them_something(game: str) -> None:
    running = start(game, family(min(find_game(game).info.players)), "5")
    luck = Random(5)
    for _ in range(40):
        if running.over:
            break
        seat, action = choice(running, luck)
        state, ply = running.match.state.clone(), running.ply
        taught = discloses(state, seat, action, seat, "taught")
        running.submit(seat, action)
        if taught:
            assert running.may_undo(ply) is not None


def test_undoing_what_showed_something_is_a_second_look_once_a_match() -> None:
    """Undo after a Spy gave a second look without a word."""
    running = start(BOUNCE, seed="4")
    rng, told = Random(4), set()
    while not running.over:
        seat, action = choice(running, rng)
        before, own = running.match.state.clone(), seat == 0
        ply = running.ply
        running.submit(seat, action)
        if own and running.may_undo() is None and running.ply == ply + 1:
            learnt = discloses(before, 0, action, 0, "key")
            assert running.shown_since() == running.shown_since(ply) == learnt
            told.add(learnt)
    assert told == {True, False}
    assert running.shown_since(0)
    running.use_aid("look")
    assert not running.shown_since(0), "it is asked once"


@pytest.mark.parametrize("key", sorted(games()))
def test_luck_that_showed_nobody_anything_is_no_second_look(key: str) -> None:
    """Boom's draws are seen by who draws; what a rabbit draws is not."""
    rabbits = (rabbit("easy", 1), rabbit("easy", 2))[: games()[key].info.players[0] - 1]
    seats = (human("Anna", 0), *rabbits)
    running = Running.new(key, seats, {}, "5")
    rng = Random(5)
    for _ in range(60):
        if running.over:
            break
        ply, (seat, action) = running.ply, choice(running, rng)
        running.submit(seat, action)
        steps = running.match.steps[ply:]
        if seat and all(step.player != 0 for step in steps) and running.match.log[ply:]:
            dealt = [e for step in steps if step.player == CHANCE for e in step.events]
            assert shown(running.match, (0,), ply) == any(redacted(e, 0) == e for e in dealt)


def test_lines_and_free_undo_ask_for_no_second_look() -> None:
    running = reach(lambda running: running.shown_since(), lambda seed: start(BOUNCE, seed=seed))
    again = running.again_from(running.ply)
    assert running.shown_since(0) and not again.shown_since(0)
    free = start(BOUNCE, seed=running.match.seed, free_undo=True)
    play(free)
    assert not free.shown_since(0)
