"""The seat's own further steps are searched: nobody is charged with a step that nobody must take,
and no way is valued higher for having been lucky."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

import pytest

from tabletop.ai.analysing import Analysing, Spend, analyse, spent
from tabletop.ai.analysis import Analysis, Choice
from tabletop.ai.kept import analysis_from, as_data
from tabletop.ai.lines import Lines
from tabletop.ai.rollouts import Guide, Verdict, play_out, redrawn
from tabletop.ai.ways import FULL, Ways
from tabletop.core.action import Action, action_text
from tabletop.core.game import Player
from tabletop.session.position import from_text
from tests.ai import arms
from tests.ai.arms import GO, PEEK, PULL, STOP
from tests.typed import some

POSITIONS = json.loads(Path(__file__).with_name("positions.json").read_text())


def guide(further: bool = True) -> Guide:
    """Plays the first arm, whatever else there is."""

    def judge(state: arms.State, player: Player) -> Verdict:
        return Verdict(float(state.won), float(state.won))

    return Guide(
        lambda state, player, legal: [0.0] * len(legal),
        lambda state, player, legal, rng: legal[0],
        judge, lambda state: False, 10, 0.05, 0.3, further=further,
    )  # fmt: skip


def weighed(state: arms.State, seed: str, trials: int = 400, further: bool = True) -> Analysis:
    under_way = Analysing(state, 0, guide(further), seed)
    for _ in spent(under_way, Spend(trials=trials)):
        pass
    return under_way.analysis()


def of(found: Analysis, kind: int) -> Choice:
    return some(found.of((Action(kind),)))


def test_the_best_of_many_equal_ways_is_valued_at_what_it_is_worth() -> None:
    """Of eight arms that win half of the time each, the best of the worlds in which it was chosen
    wins far more of those; valued in others it wins half."""
    naive, honest = [], []
    for number in range(60):
        found = weighed(arms.State(), f"unbiased/{number}", 240)
        honest.append(of(found, GO).chance)
        worlds = [redrawn(arms.State(), 0, f"{number}", n) for n in range(36)]
        naive.append(max(
            fmean(play_out(guide(), w.clone(), 0, (Action(GO), Action(PULL, arm)), luck).chance
                  for w, luck in worlds)
            for arm in range(arms.ARMS)
        ))  # fmt: skip
    error = stdev(honest) / sqrt(len(honest))
    assert abs(fmean(honest) - 0.5) < 3.0 * error < 0.05
    assert fmean(naive) - 0.5 > 3.0 * stdev(naive) / sqrt(len(naive)) > 0.0


def test_a_better_way_is_found_behind_a_step_that_is_played_out_badly() -> None:
    """The policy pulls the first arm; the sixth wins three of four times."""
    ways = [some(t.way) for t in weighed(arms.State(0.6, [5]), "s").tried if t.plan[0].kind == GO]
    assert ways[0].plan == (Action(GO), Action(PULL, 5))
    found, blind = (weighed(arms.State(0.6, [5]), "s", further=way) for way in (True, False))
    assert some(found.best).plan[0].kind == GO and some(blind.best).plan[0].kind == STOP
    assert abs(of(found, GO).chance - 0.75) < 3.0 * of(found, GO).error


def test_what_the_search_leaves_open_widens_the_error() -> None:
    found = weighed(arms.State(), "open", 4_000)
    tried = next(each for each in found.tried if each.plan[0].kind == GO)
    assert tried.doubt > 0.01 and of(found, GO).error >= tried.doubt
    assert next(each for each in found.tried if each.plan[0].kind == STOP).doubt == 0.0


def test_a_way_ends_where_something_is_learnt() -> None:
    """Whoever has looked behind the arms chooses by what was seen, as no plan made before can."""
    found = weighed(arms.State(), "peek")
    assert next(some(t.way).plan for t in found.tried if t.plan[0].kind == PEEK) == (Action(PEEK),)


def test_ways_that_end_alike_are_played_out_once() -> None:
    played: list[int] = []

    def play(state: Any, player: Player, legal: Sequence[Action], rng: Random) -> Action:
        played.append(1)
        return legal[0]

    ways = Ways(arms.State(), 0, replace(guide(), play=play), "s")
    plans = []
    for _ in range(2):
        search = ways.after((Action(GO),))
        while True:
            try:
                next(search)
            except StopIteration as ended:
                plans.append(ended.value)
                break
    assert plans[0] == plans[1] and all(len(rows) <= 36 for rows in ways._played.values())
    assert len(ways._played) == arms.ARMS <= FULL.kept


def test_the_way_is_kept_with_the_analysis_and_gone_on_with() -> None:
    found = weighed(arms.State(0.6, [5]), "kept")
    verbs = ("stop", "go", "pull", "peek")
    again = analysis_from(json.dumps(as_data(found, verbs)), verbs)
    assert again == found
    further = Analysing(arms.State(0.6, [5]), 0, guide(), "kept", onset=again)
    for _ in spent(further, Spend(trials=90)):
        pass
    assert [t.way for t in further.analysis().tried] == [t.way for t in found.tried]


@pytest.mark.parametrize(("name", "least", "most"), [("9c8257", 0.5, 4.0), ("9a6e37", -0.5, 1.5)])
def test_who_builds_in_kingdom_is_not_charged_with_a_tower_nobody_must_put_up(
    name: str, least: float, most: float
) -> None:
    """A trading post and then Done brings two carrots more than Done alone, City 1 one: where the
    tower was played that spoils a parchment, Done was said to win 36 and 23 % more."""
    match, _ = from_text(POSITIONS[name])
    game, state = match.game, match.state
    seat = state.actors()[0]
    legal = state.legal_actions(seat)
    stop = next(a for a in legal if action_text(a, game.info.verbs) == "build_no_more")
    builds = [a for a in legal if action_text(a, game.info.verbs).startswith("build ")]
    found = analyse(game.package, state, seat, Spend(trials=150), "s", must=[(stop,)])
    idle = some(found.of((stop,)))
    best = max((some(found.of((a,))) for a in builds if found.of((a,))), key=lambda c: c.chance)
    assert least < some(best.points) - some(idle.points) < most
    assert idle.behind >= -2.0 * idle.behind_error


def test_a_line_lies_in_the_world_where_the_favourite_came_out_in_the_middle() -> None:
    lines = Lines(arms.State(), 0, guide(), "s", ())
    for chance in (0.0, 1.0, 0.5, 0.75, 0.25):
        lines.met((chance, chance))
    line = lines.after((Action(GO), Action(PULL, 5)), None)
    assert line.world == 2
    assert [entry.action for step in line.steps for entry in step][:2] == [
        Action(GO), Action(PULL, 5),
    ]  # fmt: skip
