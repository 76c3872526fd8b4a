"""What steps tell beside the log, and lists that follow them."""

from __future__ import annotations

import re
from functools import partial
from random import Random
from typing import Any

import pytest

from tabletop.core import registry
from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.core.game import CHANCE
from tabletop.core.match import Step
from tabletop.session.history import (
    BARRIER,
    FORCED,
    FURTHER,
    LEFT,
    Following,
    barred,
    choices,
    noted,
    turns,
)
from tabletop.session.loglines import LogBook, unheard
from tabletop.session.running import Running
from tabletop.session.seats import names_at, rabbit
from tests.access.test_cost import steps as steps_of
from tests.session.support import BOUNCE, TINY, choice, play, solo, start


def step(player: int, turn: int = 0, note: int = 0) -> Step:
    return Step(player, Action(0), (), turn, "", note)


def test_a_choice_counts_once_and_forced_ones_not() -> None:
    steps = [step(CHANCE), step(0), step(0, note=FURTHER), step(1), step(0, note=FORCED), step(0)]
    steps.append(step(0, note=LEFT))
    assert choices(steps, (0,)) == [1, 5] and choices(steps, (0, 1)) == [1, 3, 5]


def test_luck_and_what_came_to_light_bar_the_way_back() -> None:
    assert barred([step(0), step(CHANCE)]) and barred([step(1, note=BARRIER | FURTHER)])
    assert not barred([step(0), step(1, note=FORCED)])
    assert noted(step(CHANCE)) == BARRIER and noted(step(0, note=FURTHER)) == FURTHER


def test_turns_are_counted_from_the_first_decision() -> None:
    steps = [step(CHANCE, 0), step(CHANCE, 1), step(0, 1), step(0, 1), step(CHANCE, 2), step(1, 2)]
    assert turns(steps) == [1, 1, 1, 1, 2, 2]
    assert turns([step(CHANCE, 5)]) == [1] and turns([]) == []


def test_what_is_chosen_before_the_first_turn_belongs_to_it() -> None:
    steps = [step(CHANCE, 0), step(0, 0), step(1, 0), step(0, 1), step(1, 2), step(1, 2)]
    assert turns(steps) == [1, 1, 1, 1, 2, 2]


@pytest.mark.parametrize("key", registry.games())
def test_turns_have_the_numbers_that_the_log_heads_them_by(key: str) -> None:
    players = min(registry.game(key).info.players)
    running = Running.new(key, [rabbit("easy", seat) for seat in range(players)], {}, "5")
    luck, told = Random(1), 0
    for _ in range(90):
        seat = next(iter(running.actors()), None)
        if seat is None:
            break
        legal = list(running.legal(seat))
        running.submit(seat, legal[pick(len(legal), luck)])
        *_, head = [line.text for line in running.log(None) if line.separator] or [""]
        if head:
            # A turn of which nothing has happened yet may have no head so far.
            latest = {str(running.turn), str(running.turns()[-1])}
            assert latest & set(re.findall("[0-9]+", head))
            told += 1
    assert told > 5


def test_a_following_list_makes_again_only_what_changed() -> None:
    made: list[int] = []

    def make(ply: int, step: Step) -> str:
        made.append(ply)
        return f"{ply}:{step.player}"

    items, steps = Following(make), [step(0), step(1), step(0)]
    assert items.of(steps) == ["0:0", "1:1", "2:0"]
    assert items.of([*steps, step(1)])[3:] == ["3:1"] and made == [0, 1, 2, 3]
    assert items.of([steps[0], step(3), steps[2]]) == ["0:0", "1:3", "2:0"]
    assert made == [0, 1, 2, 3, 1, 2]
    items.of([steps[0], step(3, note=FORCED), steps[2]])
    assert made[6:] == [1, 2], "a step with another note is another step"
    assert items.of([]) == []


def test_the_log_is_the_same_however_often_it_was_asked_for_on_the_way() -> None:
    for game in (TINY, BOUNCE):
        running, rng = start(game, solo(), "4"), Random(4)
        for _ in range(60):
            if running.over:
                break
            running.submit(*choice(running, rng))
            if rng.random() < 0.25 and running.may_undo() is None:
                running.undo()
            for viewer in (None, 0, 1):
                fresh = LogBook(running.match, partial(names_at, running.seats), running._only)
                assert running.log(viewer) == fresh.lines(viewer)
                assert viewer is None or running.recap(viewer) == fresh.recap(viewer)
        play(running)


def test_telling_the_log_after_an_action_tells_only_what_is_new() -> None:
    running = start(BOUNCE, solo(), "4")
    play(running, most=12)
    running.log(0)
    told = 0
    sentence = running._book._sentence

    def counting(*args: Any) -> str:
        nonlocal told
        told += 1
        return sentence(*args)

    running._book._sentence = counting
    batch = running.submit(*choice(running, Random(1)))
    running.log(0)
    running.recap(0)
    assert told <= len(batch.events)


def test_to_ask_for_a_long_log_again_takes_no_more_steps_than_for_a_short_one() -> None:
    running, costs = start("killer_bunnies", solo(), "4"), []
    for plies in (60, 300):
        play(running, most=plies - running.ply)
        lines = running.log(0)
        costs.append(steps_of(lambda: running.log(0)))
        assert unheard(lines[:-3], lines) == [line.text for line in lines[-3:]]
        costs.append(steps_of(partial(unheard, lines[:-3], lines)))
    assert running.ply >= 300 and costs[:2] == costs[2:]
