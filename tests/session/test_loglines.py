"""The log in words: what a viewer may read, turn by turn; gone when it is undone; the recap."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.core.registry import games
from tabletop.core.words import TURN_BEGUN
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.history import FORCED
from tabletop.session.loglines import LogLine
from tabletop.session.running import Running
from tests.session.support import BOUNCE, TINY, choice, family, frame, play, reach, solo, start
from tests.tiny.state import LOOKING


def texts(running: Running, viewer: int | None) -> list[str]:
    return [line.text for line in running.log(viewer)]


def test_the_log_hides_what_the_viewer_did_not_see() -> None:
    running = reach(
        lambda r: frame(r)[:2] == (LOOKING, 0), lambda seed: start(TINY, family(3), seed)
    )
    ply = running.ply
    running.submit(0, running.legal(0)[0])
    lines = {v: [x.text for x in running.log(v) if x.ply == ply] for v in (None, 0, 1)}
    assert lines[0][0].startswith("Anna looks at ") and lines[0][0] != "Anna looks at a card."
    assert lines[1][0] == lines[None][0] == "Anna looks at a card."


@pytest.mark.parametrize("game", [TINY, BOUNCE])
def test_lines_vanish_with_what_was_undone_and_come_back_with_redo(game: str) -> None:
    running = start(game, seed="5")
    rng = Random(5)
    for _ in range(30):
        if running.over:
            break
        before = {viewer: running.log(viewer) for viewer in (None, 0, 1)}
        running.submit(*choice(running, rng))
        after = {viewer: running.log(viewer) for viewer in (None, 0, 1)}
        if running.may_undo() is None and running.undo() >= 0:
            at = running.ply
            for viewer, lines in after.items():
                kept = [line for line in lines if line.ply < at and not line.separator]
                assert [x for x in running.log(viewer) if not x.separator] == kept
            running.redo_to(running.last_ply)
            assert {viewer: running.log(viewer) for viewer in after} == after
            assert before


def test_turns_are_parted_by_separators_in_rising_order() -> None:
    for game in (TINY, BOUNCE):
        running = start(game, seed="2")
        play(running, most=20)
        headings = [line for line in running.log(0) if line.separator]
        told = [line.text.partition(":")[0] for line in headings]
        assert told == [f"Turn {n + 1}" for n in range(len(headings))]
        assert len(headings) == running.turn
        assert all(line.seat == -1 for line in headings)


def test_the_present_turn_has_its_separator_before_anything_happened_in_it() -> None:
    running = start(BOUNCE, seed="2")
    turn = running.turn
    while running.turn == turn:
        play(running, most=1)
    last = running.log(0)[-1]
    assert last.separator and last.text.partition(":")[0] == f"Turn {running.turn}"


def test_going_back_to_a_separator_comes_to_the_turns_beginning() -> None:
    running = start(BOUNCE, seed="2")
    play(running, most=20)
    for line in [line for line in running.log(0) if line.separator][1:]:
        running.undo_to(line.ply)
        assert running.ply <= line.ply
        if running.ply == line.ply:
            assert running.log(0)[-1] == line
        running.redo_to(running.last_ply)


def test_pointing_at_a_line_lights_its_pieces() -> None:
    running = start(BOUNCE, seed="2", first_player="0")
    ply = running.ply
    running.submit(0, running.legal(0)[0])
    line = next(x for x in running.log(0) if x.ply == ply and not x.separator)
    assert "bunny:0" in line.pieces and any(key.startswith("cell:") for key in line.pieces)
    assert "" not in line.pieces and len(set(line.pieces)) == len(line.pieces)


def test_the_recap_tells_what_the_others_did_since_the_viewers_last_turn() -> None:
    running = start(BOUNCE, seed="2", first_player="1")
    while running.actors() != (0,):
        play(running, most=1)
    first = running.recap(0)
    assert first and all(line.ply < running.ply for line in first)
    ply = running.ply
    play(running, until=lambda r: r.actors() == (1,))
    play(running, until=lambda r: r.actors() == (0,))
    recap = running.recap(0)
    assert recap and all(line.ply >= ply and not line.separator for line in recap)
    who = [running.match.log[line.ply].player for line in recap]
    assert 0 not in who


def test_the_recap_stays_while_the_viewer_is_in_the_middle_of_a_turn() -> None:
    def middle(running: Running) -> bool:
        log = running.match.log
        return len(log) > 20 and running.actors() == (0,) and log[-1].player == 0

    running = reach(middle, lambda seed: start(BOUNCE, solo(), seed))
    recap, log = running.recap(0), running.match.log
    assert any(log[line.ply].player != 0 for line in recap)
    for ply in {line.ply for line in recap if log[line.ply].player == 0}:
        told = [line for line in recap if line.ply == ply]
        assert told[0].seat != 0, "of its own steps only what came to others"


def ends_turn(running: Running, since: int) -> bool:
    """Whether somebody else's turn has begun in the steps from that ply on."""
    events = [event for step in running.match.steps[since:] for event in step.events]
    return any(event.kind == TURN_BEGUN and event.player != 0 for event in events)


@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_after_anothers_turn_the_recap_has_all_that_the_log_told_of_it(game: str) -> None:
    players = max(2, min(games()[game].info.players))
    running = start(game, solo(players), "7")
    luck, turns, told = Random(3), 0, list[LogLine]()
    for _ in range(300):
        before, acting = running.ply, running.actors()
        if not acting:
            break
        seat = acting[0]
        running.submit(seat, luck.choice(running.legal(seat)))
        fresh = [x for x in running.log(0) if before <= x.ply and not x.separator]
        if seat != 0:
            told += [x for x in fresh if running.match.steps[x.ply].player > 0 and x.seat > 0]
        elif any(x.seat == 0 for x in fresh) or ends_turn(running, before):
            told = []
        if told and running.actors()[:1] == (0,):
            turns += 1
            missed = [x.text for x in told if x not in running.recap(0)]
            assert not missed, missed
    assert turns > 4


def test_the_recap_in_an_opening_begins_with_the_turn_that_closed_the_last_round() -> None:
    begun = 0
    for seed in range(12):
        running = start("bunny_bidding", solo(4), str(seed))
        luck, last = Random(seed), -1
        while not running.over:
            seat, ply = running.actors()[0], running.ply
            action = luck.choice(running.legal(seat))
            opens = running.match.game.info.verbs[action.kind] == "open"
            if seat == 0 and opens and last >= 0 and (recap := running.recap(0)):
                assert recap[0].ply >= last
                begun += 1
            running.submit(seat, action)
            last = ply if seat == 0 and not opens else last
    assert begun > 5


def test_nobody_else_has_played_so_the_recap_is_empty() -> None:
    running = start(BOUNCE, seed="2", first_player="0")
    assert running.recap(0) == []
    running.submit(0, running.legal(0)[0])
    if running.actors() == (0,):
        assert running.recap(0) == []


def test_no_line_of_a_whole_match_is_empty_or_misses_its_ply() -> None:
    for game in (TINY, BOUNCE):
        running = start(game, solo(), "4")
        play(running)
        for viewer in (None, 0, 1):
            lines = running.log(viewer)
            assert all(line.text for line in lines)
            assert all(0 <= line.ply <= running.ply for line in lines)
            assert [line.ply for line in lines] == sorted(line.ply for line in lines)


def test_a_turn_that_the_program_made_for_the_viewer_ends_no_recap() -> None:
    running = start(BOUNCE, seed="2", first_player="1")
    play(running, until=lambda r: r.actors() == (0,) and r.turn > 4)
    before = running.recap(0)
    own = [ply for ply, step in enumerate(running.match.steps) if step.player == 0]
    last = [ply for ply in own if running.turns()[ply] == running.turns()[own[-1]]]
    for ply in last:
        running.match.mark(ply, FORCED)
    longer = running.recap(0)
    assert len(longer) > len(before) and longer[-len(before) :] == before
