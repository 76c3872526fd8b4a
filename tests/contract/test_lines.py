"""The lines of every game: what may follow a choice, as the seat would see it, and nothing else."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise

import pytest

from tabletop.ai.analysing import Analysing, asked, guide_for
from tabletop.ai.analysis import Analysis, Choice
from tabletop.ai.kept import analysis_from, as_data
from tabletop.ai.lines import MOST, Line, Shown, shown
from tabletop.ai.ways import QUICK
from tabletop.core.action import Action
from tabletop.core.event import redacted
from tabletop.core.game import CHANCE, Game, Player, State
from tabletop.core.match import Entry
from tabletop.core.registry import games
from tests.contract.secrecy import redrawn
from tests.contract.walks import Case, defaults, walk_of
from tests.typed import some

CASES = [each for each in defaults() if each.players == games()[each.key].info.players[0]]
GAMES = pytest.mark.parametrize("case", CASES, ids=str)
LATE = 30
"""Actions before the end of the match at which a choice is looked for."""


class Looked:
    """A late choice of a random match, and what the analysis says of it."""

    def __init__(self, case: Case, world: str = "") -> None:
        self.game: Game = games()[case.key]
        late = walk_of(case).moments[-LATE:]
        chosen = (m for m in late if m.player != CHANCE)
        moment = next(m for m in chosen if len(m.state.legal_actions(m.player)) > 1)
        self.seat: Player = moment.player
        self.state: State = redrawn(moment.state, self.seat, world) if world else moment.state
        self.found = self.weighed()

    def weighed(self, onset: Analysis | None = None) -> Analysis:
        root, luck = asked(self.state, self.seat, "lines")
        guide = guide_for(self.game.package)
        under_way = Analysing(
            root, self.seat, guide, luck, onset=onset, kept=3, effort=QUICK
        )
        while not under_way.shows or not under_way.between_worlds:
            under_way.trial()
        return under_way.analysis()

    def line(self, choice: Choice) -> Line:
        return some(choice.line)

    def shown(self, choice: Choice) -> list[Shown]:
        return list(shown(self.line(choice), self.found.seed, self.state, self.seat))


@cache
def looked(case: Case) -> Looked:
    return Looked(case)


@GAMES
def test_a_line_begins_with_its_choice_and_goes_on_by_the_rules(case: Case) -> None:
    moment = looked(case)
    for choice in moment.found.choices:
        steps = moment.shown(choice)
        assert 1 <= len(steps) == len(moment.line(choice).steps) <= MOST
        assert (steps[0].seat, steps[0].action) == (moment.seat, choice.plan[0])
        for step, following in pairwise(steps):
            assert step.after.digest() == following.before.digest()
        for step in steps:
            assert len(step.before.legal_actions(step.seat)) > 1


@GAMES
def test_a_damaged_line_ends_where_it_cannot_be_played(case: Case) -> None:
    moment = looked(case)
    line = max((some(c.line) for c in moment.found.choices), key=lambda each: len(each.steps))
    for at, (first, *rest) in enumerate(line.steps):
        for wrong in (Entry(98, first.action), Entry(first.player, Action(0, 10**6, -9, (1,)))):
            torn = Line(line.world, (*line.steps[:at], (wrong, *rest), *line.steps[at + 1 :]))
            assert len(list(shown(torn, moment.found.seed, moment.state, moment.seat))) == at


@GAMES
def test_a_step_is_ones_own_or_one_that_is_seen(case: Case) -> None:
    moment = looked(case)
    for choice in moment.found.choices:
        for step in moment.shown(choice):
            whole = [each.event for each in step.moments]
            assert step.seat == moment.seat or any(redacted(e, moment.seat) == e for e in whole)
            for told in step.told(moment.seat):
                assert told.view.viewer == moment.seat


@GAMES
def test_all_choices_are_played_on_in_one_world(case: Case) -> None:
    assert len({some(each.line).world for each in looked(case).found.choices}) == 1


@GAMES
def test_a_line_tells_nothing_that_the_seat_does_not_know(case: Case) -> None:
    """States that differ in hidden facts alone have the same line, played again the same."""
    moment, other = looked(case), Looked(case, "an equal world")
    assert [c.line for c in moment.found.choices] == [c.line for c in other.found.choices]
    for choice in moment.found.choices:
        for one, another in zip(moment.shown(choice), other.shown(choice), strict=True):
            assert one.told(moment.seat) == another.told(moment.seat)


@GAMES
def test_lines_are_kept_and_stay_where_an_analysis_goes_on(case: Case) -> None:
    moment = looked(case)
    verbs = moment.game.info.verbs
    kept = analysis_from(json.dumps(as_data(moment.found, verbs)), verbs)
    assert [c.line for c in kept.choices] == [c.line for c in moment.found.choices]
    more = moment.weighed(onset=kept)
    for choice in moment.found.choices:
        assert some(more.of(choice.plan)).line == choice.line
