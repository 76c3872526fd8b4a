"""The running match: submitting, forced choices, aids, and being the same when opened again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tabletop.core.action import Action
from tabletop.core.errors import BadOption, IllegalAction, UnknownGame
from tabletop.core.event import redacted
from tabletop.core.game import CHANCE
from tabletop.session.history import FORCED
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import Seat, human, rabbit
from tests.session.support import (
    BOUNCE,
    TINY,
    Clock,
    choice,
    family,
    fingerprint,
    frame,
    play,
    reach,
    seen,
    solo,
    start,
)
from tests.tiny.state import PAY, PAYING


def test_a_new_match_is_dealt_to_the_first_decision_and_tells_what_happened() -> None:
    running = start(TINY, solo(3))
    assert running.actors() == (0, 1, 2)
    assert running.opening.first_ply == 0
    assert running.opening.events[0].kind == "deck_shuffled"
    assert running.turn == 1
    assert running.humans == (0,) and not running.hot_seat


def test_a_batch_holds_what_followed_the_submitted_action() -> None:
    running = start(TINY, solo(2))
    first = running.ply
    batch = running.submit(0, running.legal(0)[0])
    assert batch.first_ply == first
    assert [event.kind for event in batch.events] == ["bid_sealed"]
    assert seen(batch, 1)[0].face == -1, "what another seat sealed stays hidden"
    assert seen(batch, 0)[0].face != -1


def test_a_batch_tells_each_viewer_its_events_with_the_view_after_each() -> None:
    running = start(TINY, solo(2))
    for batch in (running.opening, running.submit(0, running.legal(0)[0])):
        for viewer in (None, 0, 1):
            learnt = (redacted(event, viewer) for event in batch.events)
            assert seen(batch, viewer) == tuple(event for event in learnt if event is not None)
            assert all(pair.view.viewer == viewer for pair in batch.told(viewer))
        assert batch.events
    assert batch.told(0)[-1].view == running.view(0)


def test_what_undo_did_over_again_is_not_told_with_the_next_action() -> None:
    running = start(TINY, solo(2))
    running.submit(0, running.legal(0)[0])
    running.undo()
    batch = running.submit(0, running.legal(0)[0])
    assert [event.kind for event in batch.events] == ["bid_sealed"]


def test_an_illegal_action_changes_nothing(library: Library) -> None:
    running = start(TINY, library=library)
    before = fingerprint(running)
    with pytest.raises(IllegalAction) as refused:
        running.submit(0, Action(0))
    assert refused.value.rule
    with pytest.raises(IllegalAction, match="somebody else"):
        running.submit(5, running.legal(0)[0])
    assert fingerprint(running) == before
    assert len(library.load(running.id or 0).record.lines) == running.ply


def test_what_cannot_be_played_is_refused_before_anything_is_saved(library: Library) -> None:
    with pytest.raises(UnknownGame):
        Running.new("chess", solo(), library=library)
    with pytest.raises(BadOption, match="2, 3, 4 players"):
        Running.new(TINY, (human(),), library=library)
    with pytest.raises(BadOption, match="rounds"):
        start(TINY, library=library, rounds=99)
    with pytest.raises(BadOption, match="seed"):
        start(TINY, seed="", library=library)
    assert library.saved() == []


def pays(seat: int, forced: bool = True) -> Running:
    """A match in which that seat was made to pay two of two cards."""

    def paid(running: Running) -> bool:
        return any(e.player == seat and e.action.kind == PAY for e in running.match.log)

    def paying(running: Running) -> bool:
        return frame(running)[:2] == (PAYING, seat)

    return reach(
        paid if forced and seat == 0 else paying, lambda seed: start(seed=seed, forced=forced)
    )


def test_the_only_choice_of_a_person_is_made_by_the_program_and_said_to_them() -> None:
    running = pays(0)
    plies = [i for i, e in enumerate(running.match.log) if e.action.kind == PAY and e.player == 0]
    own = [line.text for line in running.log(0) if line.ply == plies[-1]]
    other = [line.text for line in running.log(1) if line.ply == plies[-1]]
    assert any(text.endswith("(the only choice)") for text in own)
    assert other and not any("only choice" in text for text in other)


def test_a_batch_names_the_choices_the_program_made() -> None:
    for seed in range(60):
        running = start(seed=str(seed))
        for batch in play(running, Random(seed)):
            for ply in batch.forced:
                entry = running.match.log[ply]
                assert ply > batch.first_ply and entry.player == 0 and entry.action.kind == PAY


def test_forced_choices_are_left_to_the_player_when_the_table_wants_it_so() -> None:
    running = pays(0, forced=False)
    before = running.ply
    assert len(running.legal(0)) == 1
    assert running.submit(0, running.legal(0)[0]).forced == ()
    assert running.ply == before + 1 and len(running.legal(0)) == 1


def test_a_computer_rabbit_makes_its_only_choice_itself() -> None:
    running = pays(1)
    assert running.submit(1, running.legal(1)[0]).forced == ()
    assert running.actors() == (1,)


@pytest.mark.parametrize("key", [BOUNCE, "killer_bunnies"])
def test_a_turn_that_can_only_end_is_ended_and_leaves_no_line(key: str) -> None:
    """The log told what did not happen: every second turn of Bounce ended so."""
    running = start(key, seed="3")
    play(running, most=400)
    ends = [
        ply for ply, step in enumerate(running.match.steps)
        if step.note & FORCED and "end" in running.match.action_text(step.action)
    ]  # fmt: skip
    lines = [line for line in running.log(0) if not line.separator]
    assert ends and not [line.text for line in lines if line.ply in ends and line.seat == 0]


def test_the_clock_is_submitted_like_an_action(library: Library) -> None:
    running = start(TINY, library=library)
    before = running.ply
    batch = running.run_clock()
    assert running.match.log[before].player == CHANCE
    assert batch.events[0].kind == "bell_rang"
    assert batch.saved
    with pytest.raises(IllegalAction, match="No clock"):
        start(BOUNCE).run_clock()


def test_aids_are_counted_and_remembered(library: Library) -> None:
    running = start(BOUNCE, library=library, beginner_marks=True)
    assert running.aids == {"marks": 1}
    running.use_aid("hint")
    running.use_aid("hint")
    play(running, most=6)
    running.undo()
    assert running.aids == {"marks": 1, "hint": 2, "undo": 1}
    assert Running.resume(library, running.id or 0).aids == running.aids


@pytest.mark.parametrize(("game", "seats"), [(TINY, solo(3)), (TINY, family(2)), (BOUNCE, solo())])
def test_at_every_ply_the_saved_match_is_the_one_being_played(
    library: Library, game: str, seats: tuple[Seat, ...]
) -> None:
    running = start(game, seats, "11", library)
    rng = Random(5)
    for _ in range(40):
        if running.over:
            break
        running.submit(*choice(running, rng))
        if rng.random() < 0.2 and running.may_undo() is None:
            running.undo()
        again = Running.resume(library, running.id or 0)
        assert again.problem == ""
        assert fingerprint(again) == fingerprint(running)
        assert (again.seats, again.customs, again.series) == (
            running.seats,
            running.customs,
            running.series,
        )


def test_a_resumed_match_is_played_on_in_its_own_place(library: Library) -> None:
    running = start(TINY, library=library)
    play(running, most=3)
    again = Running.resume(library, running.id or 0)
    assert again.id == running.id and again.saved
    play(again)
    assert again.over
    assert [saved.id for saved in library.saved()] == [running.id]
    assert Running.resume(library, again.id or 0).result == again.result


def test_without_a_library_a_match_is_played_all_the_same() -> None:
    running = start(TINY)
    batches = play(running)
    assert running.over and running.id is None and not running.saved
    assert not any(batch.saved for batch in batches)


def test_luck_owed_when_the_program_ended_falls_as_it_would_have_fallen(path: Path) -> None:
    live = start(BOUNCE, seed="9")
    library = Library(path, clock=Clock())
    running = start(BOUNCE, seed="9", library=library)
    rng, same = Random(1), Random(1)
    for _ in range(6):
        live.submit(*choice(live, rng))
        library.close()
        library = Library(path, clock=Clock())
        running = Running.resume(library, running.id or 0)
        running.submit(*choice(running, same))
        assert running.match.state.digest() == live.match.state.digest()
    library.close()


def test_seats_and_match_must_agree() -> None:
    with pytest.raises(BadOption, match="2 seats, not 3"):
        Running(start(TINY).match, (human(), rabbit(), rabbit()))
