"""Drafts: choices tried out without showing anything hidden, submitted as one, or taken back."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.core.errors import IllegalAction
from tabletop.session.library import Library
from tabletop.session.running import Running
from tests.session.support import (
    BOUNCE,
    TINY,
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
from tests.tiny.state import LOOKING, PAYING
from tests.tiny.view import View
from tests.typed import some, the


def paying(seed: str, library: Library | None = None) -> Running:
    return start(TINY, solo(3), seed, library, forced=False)


def must_pay(running: Running) -> bool:
    return frame(running)[:2] == (PAYING, 0)


def test_a_choice_of_two_steps_is_tried_out_and_submitted_as_one(library: Library) -> None:
    running = reach(must_pay, lambda seed: paying(seed, library))
    before, untouched = running.ply, fingerprint(running)
    draft = running.draft(0)
    first = draft.legal()[0]
    draft.apply(first)
    assert the(View, draft.view()).paying == first.a and the(View, running.view(0)).paying == -1
    (second,) = draft.legal()
    assert not draft.can_show(second), "the hand is filled up then, from the hidden deck"
    assert fingerprint(running) == untouched, "nothing of a draft is logged or saved"
    batch = draft.commit(second)
    assert [e.action for e in running.match.log[before : before + 2]] == [first, second]
    assert batch.first_ply == before and batch.saved
    assert running.undo() == before, "what was submitted as one is taken back as one"


def swapping(running: Running) -> bool:
    texts = [running.match.action_text(action) for action in running.legal(0)]
    return bool(texts) and all(text.startswith("swap") for text in texts)


def test_a_draft_is_taken_back_whole_or_by_a_step() -> None:
    running = reach(swapping, lambda seed: start(BOUNCE, seed=seed))
    draft = running.draft(0)
    first = draft.legal()
    draft.apply(first[0])
    draft.step_back()
    assert draft.actions == [] and draft.legal() == first
    draft.step_back()
    draft.apply(first[0])
    draft.apply(draft.legal()[0])
    draft.take_back()
    assert draft.actions == [] and draft.legal() == first
    draft.apply(first[-1])


def test_what_would_show_a_hidden_card_cannot_be_drafted_but_is_submitted() -> None:
    running = reach(lambda r: frame(r)[:2] == (LOOKING, 0), paying)
    draft = running.draft(0)
    look = draft.legal()[0]
    assert not draft.can_show(look)
    with pytest.raises(IllegalAction, match="hidden"):
        draft.apply(look)
    assert draft.why_not(look) is None
    assert any(event.kind == "card_seen" for event in draft.commit(look).events)


def test_a_sealed_choice_completes_its_draft() -> None:
    running = start(TINY, solo(3))
    draft = running.draft(0)
    draft.apply(draft.legal()[0])
    assert not draft.open and draft.legal() == ()
    assert "complete" in some(draft.why_not(running.legal(0)[1])).reason
    draft.commit()
    assert running.actors() == (1, 2)


def test_a_bounce_onto_a_face_down_card_cannot_be_drafted() -> None:
    running = start(BOUNCE, (*solo(),), first_player="0")
    draft = running.draft(0)
    assert not any(draft.can_show(action) for action in draft.legal())


def test_the_two_cards_of_a_swap_are_one_draft() -> None:
    running = reach(swapping, lambda seed: start(BOUNCE, seed=seed))
    draft = running.draft(0)
    events = draft.apply(draft.legal()[0])
    assert draft.open
    events += draft.apply(draft.legal()[-1])
    ply = running.ply
    batch = draft.commit()
    assert seen(batch, 0)[: len(events)] == events, "the preview was what happened"
    assert running.undo() == ply


def test_only_a_seat_that_is_asked_can_draft() -> None:
    running = start(BOUNCE, first_player="0")
    with pytest.raises(IllegalAction, match="somebody else"):
        running.draft(1)


def test_the_rules_refuse_in_a_draft_as_in_the_match() -> None:
    running = start(TINY)
    draft = running.draft(0)
    wrong = running.legal(1)[0]
    refusal = draft.why_not(wrong)
    assert refusal == running.why_not(0, wrong)
    with pytest.raises(IllegalAction) as refused:
        draft.apply(wrong)
    assert refused.value.rule == some(refusal).rule


def test_a_draft_overtaken_by_the_clock_is_refused_whole() -> None:
    running = reach(
        lambda r: r.match.state.clock_action() is not None and r.actors() == (0,) and r.turn == 4,
        lambda seed: start(TINY, solo(2), seed),
    )
    draft = running.draft(0)
    bid = draft.legal()[0]
    running.run_clock()
    before = fingerprint(running)
    with pytest.raises(IllegalAction):
        draft.commit(bid)
    assert fingerprint(running) == before


@pytest.mark.parametrize("game", [TINY, BOUNCE])
def test_a_preview_never_differs_from_what_then_happens(game: str) -> None:
    shown = 0
    for seed in range(8):
        running = start(game, family(2), str(seed), forced=False)
        rng = Random(seed)
        while not running.over and running.ply < 120:
            seat, action = choice(running, rng)
            draft = running.draft(seat)
            if draft.can_show(action):
                events = draft.apply(action)
                view, more = draft.view(), draft.open
                batch = draft.commit()
                assert seen(batch, seat)[: len(events)] == events
                if more:
                    assert running.view(seat) == view
                shown += 1
            else:
                draft.commit(action)
    assert shown > 20


def test_a_draft_does_not_tell_what_the_seat_does_not_know() -> None:
    """Two deals that look the same to Anna give the same drafts."""
    running = reach(must_pay, paying)
    twin = paying(running.match.seed)
    play(twin, until=lambda r: False, most=0)
    twin.match.replay(running.match.log[twin.ply :])
    twin.match.state.redeterminize(0, Random("another world"))
    one, other = running.draft(0), twin.draft(0)
    for action in one.legal():
        assert one.can_show(action) == other.can_show(action)
        if one.can_show(action):
            assert one.apply(action) == other.apply(action)
            assert one.view() == other.view()
            one.take_back()
            other.take_back()
