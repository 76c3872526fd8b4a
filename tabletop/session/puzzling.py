"""How puzzles are made: matches are played, and positions sought in which one choice stands out.

A first run finds a choice that is better than all others by a margin; a second one, longer and with
other luck, must confirm it. Then the levels try to find it.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from typing import Final, NamedTuple

from tabletop.ai.agent import Budget, seat_clone
from tabletop.ai.analysing import Analysing, asked, count_in, guide_for
from tabletop.ai.analysis import Analysis
from tabletop.ai.levels import level, make_agent
from tabletop.core.action import Action, action_text
from tabletop.core.game import Game, Player, State
from tabletop.core.match import Match
from tabletop.session.position import as_text
from tabletop.session.puzzles import GRADES, Puzzle
from tabletop.session.review import why
from tabletop.session.seats import Seat, human, rabbit

MARGIN: Final = 0.08
ERRORS: Final = 6.0
"""By so much of the chance to win, and so many standard errors, the answer is better than all."""

HOPED: Final = 2.0
"""Standard errors after the first thirty worlds from which on it is worth looking longer."""

MOST_CHOICES: Final = 16
"""Positions with more choices are left out: all of them are tried, so that none has two answers."""

TIMES: Final = 10
"""The confirming run is so many times as long as the first."""

A_MATCH: Final = 3
A_KIND: Final = 0.4
A_GENTLE: Final = 0.3
"""At most so many puzzles come from one match, and such a share has one kind of answer, or is found
even by the greedy level."""

LEVELS: Final = ("greedy", "normal", "hard")


class Limits(NamedTuple):
    """How much is spent on a puzzle: trials of the confirming run at least, and at most."""

    least: int = 50_000
    most: int = 100_000


def make(
    game: Game, count: int, seed: str, limits: Limits, players: Sequence[int] = ()
) -> Iterator[Puzzle]:
    """Puzzles, one after the other, until there are `count`. The same seed makes the same ones.

    Args:
        players: the seat counts matches are played with in turn; () = all.
    """
    kinds: Counter[str] = Counter()
    made = 0
    number = 0
    while made < count:
        seats = (players or game.info.players)[number % len(players or game.info.players)]
        here = 0
        for puzzle in _in_match(game, seats, f"{seed}.{number}", limits, kinds, count):
            kinds.update((puzzle.kind, puzzle.grade))
            made, here = made + 1, here + 1
            yield puzzle
            if here == A_MATCH or made == count:
                break
        number += 1


def _in_match(
    game: Game, players: int, seed: str, limits: Limits, kinds: Counter[str], count: int
) -> Iterator[Puzzle]:
    """The puzzles of one match that the game's policy plays against itself."""
    match = Match(game, players, {}, seed)
    guide, luck = guide_for(game.package), Random(f"puzzles/{seed}")
    while not match.state.is_over():
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        if 1 < len(legal) <= MOST_CHOICES:
            sought = Sought(game, match.state, seat, f"{match.ply}/{seed}", limits)
            found = sought.standing_out()
            if found is not None and not _too_many(game, found, kinds, count):
                hard = grade(game, match.state, seat, found.choices[0].plan[0], seed)
                gentle = hard == GRADES[0] and kinds[hard] >= max(1.0, A_GENTLE * count)
                confirmed = None if gentle else sought.confirmed(found)
                if confirmed is not None:
                    yield _puzzle(game, match, seat, confirmed, hard)
        action = legal[0] if len(legal) == 1 else guide.play(match.state, seat, legal, luck)
        match.submit(seat, action)


def _too_many(game: Game, found: Analysis, kinds: Counter[str], count: int) -> bool:
    """Whether there are enough puzzles with that kind of answer."""
    kind = game.info.verbs[found.choices[0].plan[0].kind]
    return kinds[kind] >= max(1.0, A_KIND * count)


class Sought(NamedTuple):
    """A position in which one choice is sought that stands out."""

    game: Game
    state: State
    seat: Player
    seed: str
    limits: Limits

    def standing_out(self) -> Analysis | None:
        """What a first run found where one choice is better than all others; None where none is."""
        quick = self._begun("quick", inf)
        while not quick.shows:
            quick.trial()
        if not _clear(quick.analysis(), HOPED):
            return None
        return _until_clear(self._begun("first", ERRORS), self.limits.most // TIMES)

    def confirmed(self, found: Analysis) -> Analysis | None:
        """What a longer run with other luck says; None when it does not confirm the first."""
        wanted = max(self.limits.least, TIMES * found.trials)
        nearest = [choice.plan for choice in found.choices[:2]]
        second = self._begun("second", ERRORS + 1.0, nearest)
        while second.trials < wanted or not second.between_worlds:
            second.trial()
        again = second.analysis()
        same = again.choices[0].plan == found.choices[0].plan
        return again if same and _clear(again, ERRORS) else None

    def _begun(
        self, run: str, dropped: float, must: Sequence[tuple[Action, ...]] = ()
    ) -> Analysing:
        """An analysis of all choices there are."""
        package = self.game.package
        root, luck = asked(self.state, self.seat, f"{run}/{self.seed}")
        return Analysing(
            root, self.seat, guide_for(package), luck,
            must=must, measure=count_in(package), kept=MOST_CHOICES, dropped=dropped,
        )  # fmt: skip


def _until_clear(under_way: Analysing, most: int) -> Analysis | None:
    """Goes on until one choice stands out, none can any more, or so many trials are spent."""
    worlds = 0
    while under_way.trials < most:
        under_way.trial()
        if not under_way.between_worlds or not under_way.shows:
            continue
        worlds += 1
        if worlds % 10:
            continue
        found = under_way.analysis()
        if _clear(found, ERRORS):
            return found
        others = found.choices[1:]
        if any(each.behind + 3.0 * each.behind_error < MARGIN for each in others):
            return None
    return None


def _clear(found: Analysis, errors: float) -> bool:
    """Whether the best choice is ahead of every other by the margin and so many errors."""
    others = found.choices[1:]
    return bool(others) and all(
        each.behind >= MARGIN and each.behind >= errors * each.behind_error for each in others
    )


def _puzzle(
    game: Game, match: Match, seat: Player, found: Analysis, hard: str
) -> Puzzle:
    verbs = game.info.verbs
    best, second = found.choices[:2]
    action = best.plan[0]
    position = as_text(match, _seats(match.players, seat))
    name = hashlib.sha256(position.encode()).hexdigest()[:6]
    return Puzzle(
        f"{game.info.key}/{name}",
        position,
        seat,
        action_text(action, verbs),
        round(best.chance, 4),
        round(best.error, 4),
        round(second.behind, 4),
        round(second.behind_error, 4),
        action_text(second.plan[0], verbs),
        found.trials,
        hard,
        verbs[action.kind],
        why(game.package, best),
    )


def _seats(players: int, seat: Player) -> tuple[Seat, ...]:
    """A person where the choice is, rabbits elsewhere."""
    return tuple(
        human("", figure) if figure == seat else rabbit("hard", figure)
        for figure in range(players)
    )


def grade(game: Game, state: State, seat: Player, answer: Action, seed: str) -> str:
    """How hard an answer is to find, by which levels find it with their usual trials."""
    for number, name in enumerate(LEVELS):
        if chosen(game, state, seat, name, seed) == answer:
            return GRADES[number]
    return GRADES[-1]


def chosen(game: Game, state: State, seat: Player, name: str, seed: str) -> Action:
    """What a level does there."""
    row = level(name)
    clone = seat_clone(state, seat, seed, row.forget)
    budget: Budget = row.repeatable()
    agent = make_agent(game, name)
    *_, decision = agent.think(clone, seat, budget, Random(f"{name}/{seed}"))
    return decision.action
