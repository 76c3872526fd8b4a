"""What is foreseen of an action happens, and follows from nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tabletop.core.action import Action
from tabletop.core.event import UNKNOWN, Event, redacted
from tabletop.core.game import CHANCE, Player, State
from tabletop.session.foresight import Foreseen, Foresight
from tests.contract.walks import Case, defaults, walk_of
from tests.session.support import TINY, frame, reach, solo, start
from tests.tiny.state import LOOKING

CASES = [case for case in defaults() if case.key != TINY]
POSITIONS = 14
ACTIONS = 5


def decisions(case: Case) -> Iterator[tuple[State, Player, list[Action]]]:
    """Positions of a random match, who is asked, and some of what may be done."""
    for moment in walk_of(case).sample(POSITIONS):
        if moment.player != CHANCE:
            legal = list(moment.state.legal_actions(moment.player))
            yield moment.state, moment.player, Random(0).sample(legal, min(ACTIONS, len(legal)))


def done(state: State, seat: Player, action: Action) -> tuple[State, list[Event]]:
    """The moment after the action, and what the seat learnt of it."""
    after, events = state.clone(), list[Event]()
    after.apply(seat, action, events.append)
    told = (redacted(event, seat) for event in events)
    return after, [event for event in told if event is not None]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_hidden_cards_change_nothing_of_what_is_foreseen(case: Case) -> None:
    for state, seat, actions in decisions(case):
        told = Foresight(state, seat, "key")
        for number in range(3):
            other = state.clone()
            other.redeterminize(seat, Random(f"swapped {number}"))
            swapped = Foresight(other, seat, "key")
            for action in actions:
                assert told.of(action) == swapped.of(action)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_foreseen_happens(case: Case) -> None:
    certain = 0
    for state, seat, actions in decisions(case):
        foresight = Foresight(state, seat, "key")
        for action in actions:
            found = foresight.of(action)
            assert found is not None
            after, events = done(state, seat, action)
            for told, event in zip(found.events, events, strict=False):
                hidden = event._replace(piece="", face=UNKNOWN, detail=())
                assert told in (event, hidden)
            if found.view is not None:
                assert found.view == after.view(seat) and found.events == tuple(events)
                assert found.luck == (after.actors() == (CHANCE,))
                assert set(found.legal) == set(after.legal_actions(seat))
                certain += 1
    assert certain


def test_what_the_seat_does_not_learn_is_not_foreseen_either() -> None:
    """A look into the deck: that a card is looked at is certain, which one it is nobody knows."""
    running = reach(
        lambda r: frame(r)[0] == LOOKING and 0 in r.actors(),
        lambda seed: start(TINY, solo(3), seed, forced=False),
    )
    looks = [action for action in running.legal(0) if running.foresight(0).of(action) is not None]
    found = [running.foresight(0).of(action) for action in looks]
    shown = [each for each in found if each is not None and each.view is None]
    assert shown, "one of them shows something"
    for each in shown:
        assert all(event.face == UNKNOWN for event in each.events)


def test_a_choice_of_several_steps_is_foreseen_step_by_step() -> None:
    running = reach(
        lambda r: r.actors() == (0,) and len(r.legal(0)) > 1,
        lambda seed: start("bunny_boom", solo(2), seed, first_player="0"),
    )
    foresight = running.foresight(0)
    first = running.legal(0)[0]
    found = foresight.of(first)
    assert found is not None and found.legal
    for second in found.legal:
        both = foresight.of(first, second)
        assert both is not None
        assert both.events[: len(found.events)] == found.events != both.events


def test_nothing_is_foreseen_of_what_may_not_be_done() -> None:
    running = start("bunny_boom", solo(2), first_player="0")
    foresight = running.foresight(0)
    assert foresight.of(Action(99)) is None
    assert foresight.of(running.legal(0)[0], Action(99)) is None
    now = foresight.of()
    assert now == Foreseen((), running.view(0), tuple(running.legal(0)))
