"""A match: submitting, luck, undo and redo, replay, the clock, and who is told what."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.action import Action, parse_action
from tabletop.core.chance import dealer_stream
from tabletop.core.errors import BadOption, IllegalAction
from tabletop.core.event import UNKNOWN
from tabletop.core.game import CHANCE, Game, Options, Player, Refusal, State
from tabletop.core.match import Entry, Match, told
from tests.tiny import GAME, INFO
from tests.tiny.cards import CARDS
from tests.tiny.state import BID, RING, SHUFFLE
from tests.tiny.state import State as TinyState
from tests.tiny.state import start as tiny_start
from tests.tiny.view import View as TinyView
from tests.typed import the

IN_ORDER = Action(SHUFFLE, more=tuple(range(CARDS)))


def played(seed: str = "7", players: int = 3, rounds: int = 6) -> Match:
    """A whole match of first legal actions, seats in order."""
    match = Match(GAME, players, {"rounds": rounds}, seed)
    while match.state.actors():
        seat = match.state.actors()[0]
        match.submit(seat, match.state.legal_actions(seat)[0])
    return match


def first_legal(match: Match, seat: Player) -> Action:
    return match.state.legal_actions(seat)[0]


def test_a_new_match_is_dealt_to_the_first_decision() -> None:
    match = Match(GAME, 2)
    assert match.state.actors() == (0, 1)
    assert [entry.player for entry in match.log] == [CHANCE]
    assert [event.kind for event in match.events[0]][:2] == ["deck_shuffled", "card_drawn"]


def test_the_same_seed_gives_the_same_match() -> None:
    assert played("a").log == played("a").log
    assert played("a").log != played("b").log


def test_luck_at_a_ply_is_the_dealers_for_that_seed_and_ply() -> None:
    match = played("deal")
    state = tiny_start(3, match.options)
    for ply, (seat, action) in enumerate(match.log):
        if seat == CHANCE:
            assert action == state.sample_chance(dealer_stream("deal", ply))
        state.apply(seat, action)


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (5, {}), (2, {"rounds": 0}), (2, {"fox": True})]
)
def test_a_match_the_game_cannot_be_is_not_begun(players: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Match(GAME, players, options)


def test_submitting_returns_everything_that_happened_and_logs_it() -> None:
    match = Match(GAME, 2)
    before = match.ply
    match.submit(0, first_legal(match, 0))
    events = match.submit(1, first_legal(match, 1))
    assert events == match.events_from(before + 1)
    assert events[0].kind == "bid_sealed"
    assert match.ply == len(match.log) == len(match.events)


def test_a_refused_action_changes_nothing_and_names_its_rule() -> None:
    match = Match(GAME, 2)
    digest, log = match.state.digest(), match.log.copy()
    theirs = first_legal(match, 1)
    with pytest.raises(IllegalAction, match="own hand") as caught:
        match.submit(0, theirs)
    assert caught.value.rule == "TNY-04"
    assert (match.state.digest(), match.log) == (digest, log)


@pytest.mark.parametrize("seat", [1, 5, -7, CHANCE])
def test_who_is_not_asked_is_refused(seat: Player) -> None:
    match = Match(GAME, 2, seed="7")
    match.submit(1, first_legal(match, 1))
    with pytest.raises(IllegalAction, match="somebody else's turn"):
        match.submit(seat, Action(BID, 3))


def test_nobody_acts_after_the_end() -> None:
    match = played()
    for seat in (CHANCE, 0, 1):
        with pytest.raises(IllegalAction, match="over"):
            match.submit(seat, Action(BID, 3))


def test_an_action_neither_listed_nor_refused_is_refused_all_the_same() -> None:
    class Careless(TinyState):
        def why_not(self, player: Player, action: Action) -> Refusal | None:
            return None

    def begin(players: int, options: Options) -> State:
        state = tiny_start(players, options)
        twin = object.__new__(Careless)
        for name in TinyState.__slots__:
            setattr(twin, name, getattr(state, name))
        return twin

    match = Match(Game(INFO, begin, GAME.package), 2)
    with pytest.raises(IllegalAction, match="cannot be done"):
        match.submit(0, first_legal(match, 1))


def test_without_dealing_luck_waits_to_be_scripted() -> None:
    match = Match(GAME, 2, deal=False)
    assert match.ply == 0 and match.state.actors() == (CHANCE,)
    match.submit(CHANCE, IN_ORDER)
    assert the(TinyView, match.view(None)).prize == CARDS - 1 - 6
    match.submit(0, Action(BID, 25))
    match.submit(1, Action(BID, 28))
    assert match.state.actors() == (CHANCE,)
    match.submit(CHANCE, parse_action("roll 2", INFO.verbs))
    assert the(TinyView, match.view(None)).piles[1] == (23,)


@pytest.mark.parametrize(
    "text", ["roll 3", "shuffle -1 -1 0 0 1", "shuffle", "ring", "bid 3", "shuffle 4"]
)
def test_scripted_luck_must_be_possible(text: str) -> None:
    match = Match(GAME, 2, deal=False)
    with pytest.raises(IllegalAction):
        match.submit(CHANCE, parse_action(text, INFO.verbs))
    assert match.ply == 0


def test_dealing_can_be_taken_up_after_a_replay() -> None:
    match = Match(GAME, 2, deal=False, seed="7")
    match.resume_dealing()
    assert match.log == Match(GAME, 2, seed="7").log


def test_the_clock_bids_for_who_has_not_and_is_logged_as_luck() -> None:
    match = Match(GAME, 2)
    match.submit(0, first_legal(match, 0))
    events = match.run_clock()
    assert events[0].kind == "bell_rang"
    assert Entry(CHANCE, Action(RING)) in match.log
    assert [event.kind for event in events].count("bid_shown") == 2


def test_the_clock_may_be_submitted_as_lucks_action_too() -> None:
    by_clock, by_hand = Match(GAME, 2), Match(GAME, 2)
    by_clock.run_clock()
    by_hand.submit(CHANCE, Action(RING))
    assert by_clock.state.digest() == by_hand.state.digest()


def test_where_no_clock_runs_none_runs_out() -> None:
    match = Match(GAME, 2, {"timer": False})
    with pytest.raises(IllegalAction, match="No clock"):
        match.run_clock()
    with pytest.raises(IllegalAction):
        match.submit(CHANCE, Action(RING))


def test_undo_and_redo_visit_every_ply_as_it_was() -> None:
    match = played()
    digests = [Match(GAME, 3, {"rounds": 6}, deal=False).state.digest()]
    again = Match(GAME, 3, {"rounds": 6}, deal=False)
    for entry in match.log:
        again.replay([entry])
        digests.append(again.state.digest())
    log, count = match.log.copy(), match.ply
    for ply in range(count, -1, -1):
        match.undo_to(ply)
        assert match.state.digest() == digests[match.ply]
        assert [step.entry for step in match.whole()] == log
    for ply in range(match.ply, count + 1):
        if ply >= match.ply:
            match.redo_to(ply)
        assert match.state.digest() == digests[match.ply]
    assert match.log == log and not match.future


def test_undo_gives_back_the_same_luck() -> None:
    match = played("luck")
    log = match.log.copy()
    match.undo_to(0)
    assert match.ply == 1, "the shuffle falls again at once"
    while match.state.actors():
        match.submit(*log[match.ply])
    assert match.log == log


def test_doing_the_same_again_keeps_what_can_be_redone() -> None:
    match = played()
    log = match.log.copy()
    match.undo_to(1)
    match.submit(*log[1])
    assert [step.entry for step in match.whole()] == log


def test_doing_something_else_forgets_what_was_undone() -> None:
    match = played()
    match.undo_to(1)
    match.submit(0, match.state.legal_actions(0)[-1])
    assert match.future == []
    with pytest.raises(ValueError, match="ply 9"):
        match.redo_to(9)


def test_the_clock_forgets_what_was_undone() -> None:
    match = played()
    match.undo_to(1)
    match.run_clock()
    assert match.future == []


def test_cutting_leaves_nothing_to_redo_and_repeats_no_scripted_luck() -> None:
    match = Match(GAME, 2, deal=False)
    match.submit(CHANCE, IN_ORDER)
    match.cut_to(0)
    assert (match.ply, match.future, match.state.actors()) == (0, [], (CHANCE,))


@pytest.mark.parametrize("ply", [-1, 1000])
def test_there_is_no_ply_outside_the_match(ply: int) -> None:
    match = played()
    count = match.ply
    for leap in (match.undo_to, match.redo_to, match.cut_to):
        with pytest.raises(ValueError, match=f"ply {ply}"):
            leap(ply)
    assert match.ply == count


def test_decisions_are_the_plies_of_players_undone_ones_too() -> None:
    match = played()
    whole = match.decisions()
    assert [match.log[i].player for i in whole].count(CHANCE) == 0
    assert len(whole) == sum(entry.player != CHANCE for entry in match.log)
    match.undo_to(whole[2])
    assert match.decisions() == whole


def test_a_replay_stops_at_the_first_refused_entry_and_keeps_what_was_before() -> None:
    log = played().log
    match = Match(GAME, 3, {"rounds": 6}, deal=False)
    with pytest.raises(IllegalAction):
        match.replay([*log[:4], Entry(0, Action(BID, 99)), *log[4:]])
    assert match.log == log[:4]


def test_each_viewer_is_told_what_was_redacted_for_it() -> None:
    match = played()
    drawn = {
        viewer: [e for _, e in match.told(viewer) if e.kind == "card_drawn"]
        for viewer in (None, 0, 1)
    }
    assert len(drawn[None]) == len(drawn[0]) == len(drawn[1])
    for viewer, events in drawn.items():
        assert all((event.face != UNKNOWN) == (event.player == viewer) for event in events)
    later = match.told(0, 5)
    assert later == [(ply, event) for ply, event in match.told(0) if ply >= 5]


def test_a_watched_match_notes_each_event_with_the_state_right_after_it() -> None:
    plain, watched = played(), Match(GAME, 3, {"rounds": 6}, "7", watched=True)
    seen = list(watched.take_moments())
    for seat, action in plain.log:
        if seat != CHANCE:
            watched.submit(seat, action)
            seen += watched.take_moments()
    assert watched.state.digest() == plain.state.digest() and not plain.moments
    assert tuple(moment.event for moment in seen) == plain.events_from(0)
    decks = [the(TinyView, moment.state.view(None)).deck for moment in seen[:6]]
    assert len(set(decks)) > 1, "while cards are dealt, there are fewer left after each"
    assert len({id(moment.state) for moment in seen} | {id(watched.state)}) == len(seen) + 1


def test_what_is_told_is_redacted_and_goes_with_the_viewers_own_view() -> None:
    match = Match(GAME, 3, seed="7", watched=True)
    moments = match.take_moments()
    for viewer in (None, 0, 2):
        pairs = told(moments, viewer)
        assert [pair.event for pair in pairs] == [event for _, event in match.told(viewer)]
        assert [pair.view.viewer for pair in pairs] == [viewer] * len(pairs)


def test_going_back_notes_no_moments_again() -> None:
    match = Match(GAME, 2, seed="7", watched=True)
    match.submit(0, first_legal(match, 0))
    ply = match.ply
    match.submit(1, first_legal(match, 1))
    match.undo_to(ply)
    assert match.watched and match.take_moments() == ()
    match.redo_to(ply + 1)
    assert [m.event for m in match.take_moments()] == list(match.events_from(ply))


def test_a_kept_match_has_the_turn_before_and_the_digest_after_each_step() -> None:
    plain, kept = played(), Match(GAME, 3, {"rounds": 6}, "7", kept=True)
    for seat, action in plain.log:
        if seat != CHANCE:
            kept.submit(seat, action)
    state = tiny_start(3, plain.options)
    for step in kept.steps:
        assert step.turn == state.view(None).turn
        state.apply(step.player, step.action)
        assert step.digest == state.digest()
    assert {step.digest for step in plain.steps} == {""} and {s.turn for s in plain.steps} == {-1}
    plain.undo_to(plain.ply // 2)
    plain.keep()
    assert plain.whole() == kept.steps and plain.ply < kept.ply
    plain.redo_to(kept.ply)
    assert plain.steps == kept.steps


def test_undo_keeps_the_steps_and_their_notes_as_they_are() -> None:
    match = played()
    match.mark(5, 6)
    match.mark(5, 3)
    steps = match.whole()
    match.undo_to(3)
    match.mark(7, 4)
    assert match.future[7 - match.ply].note == 4
    match.redo_to(len(steps))
    assert [step.note for step in match.steps[:9]] == [0, 0, 0, 0, 0, 3, 0, 4, 0]
    assert [step.events for step in match.steps] == [step.events for step in steps]


def test_in_play_each_action_is_applied_once(monkeypatch: pytest.MonkeyPatch) -> None:
    applied = 0
    apply = TinyState.apply

    def counting(*args: Any) -> None:
        nonlocal applied
        applied += 1
        apply(*args)

    monkeypatch.setattr(TinyState, "apply", counting)
    match = Match(GAME, 3, {"rounds": 6}, "7", kept=True, watched=True)
    while match.state.actors():
        seat = match.state.actors()[0]
        match.submit(seat, first_legal(match, seat))
    assert applied == match.ply


def test_listening_to_what_was_returned_cannot_change_the_match() -> None:
    match = Match(GAME, 2)
    assert isinstance(match.submit(0, first_legal(match, 0)), tuple)
    assert all(isinstance(batch, tuple) for batch in match.events)


@given(st.lists(st.integers(0, 10**6), max_size=60), st.integers(2, 4))
def test_any_course_of_play_undo_and_redo_keeps_log_and_state_in_step(
    numbers: list[int], players: int
) -> None:
    match = Match(GAME, players, {"rounds": 3}, "hypothesis")
    for number in numbers:
        choice, number = number % 8, number // 8
        actors = match.state.actors()
        if choice == 0:
            match.undo_to(number % (match.ply + 1))
        elif choice == 1:
            match.redo_to(match.ply + number % (len(match.future) + 1))
        elif actors:
            seat = actors[number % len(actors)]
            legal = match.state.legal_actions(seat)
            match.submit(seat, legal[number % len(legal)])
        match.state.check()
        assert len(match.log) == len(match.events) == match.ply
        assert match.state.actors() != (CHANCE,)
    again = Match(GAME, players, {"rounds": 3}, "elsewhere", deal=False)
    again.replay(match.log)
    assert again.state.digest() == match.state.digest()
    assert again.events == match.events


def test_thinking_on_a_clone_does_not_touch_the_match() -> None:
    match = Match(GAME, 3)
    digest = match.state.digest()
    clone = match.state.clone()
    clone.redeterminize(0, Random(1))
    clone.apply(0, clone.legal_actions(0)[0])
    assert match.state.digest() == digest


def test_a_state_that_lacks_a_method_of_the_contract_is_refused_with_the_names() -> None:
    class Bare:
        players = 2

        def actors(self) -> tuple[int, ...]:
            return ()

    bare = replace(GAME, start=cast(Any, lambda players, options: Bare()))
    with pytest.raises(TypeError, match=r"lacks: legal_actions, apply, why_not, .*check\."):
        Match(bare, 2)
