"""Puzzle making: matches are played, and positions sought in which one choice stands out.

Most positions are put aside after a few worlds, in which two choices did about as well. A first run
finds a choice that is better than all others by a margin; then the levels try to find it, and a
second run, longer and with other luck, must confirm it.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from statistics import fmean, pstdev
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from tabletop.ai.agent import Budget, seat_clone
from tabletop.ai.analysing import Analysing, asked, guide_for
from tabletop.ai.analysis import Analysis
from tabletop.ai.exact import STEPS
from tabletop.ai.levels import level_in, make_agent
from tabletop.ai.measures import measures_in
from tabletop.ai.rollouts import Plan, play_out, redrawn
from tabletop.ai.ways import FULL, WIDE
from tabletop.core.action import Action, action_text, parse_action
from tabletop.core.game import Game, Options, Player, State
from tabletop.core.match import Match
from tabletop.session.position import as_text
from tabletop.session.puzzles import GRADES, LEVELS, Puzzle, fits, graded, opened
from tabletop.session.review import why
from tabletop.session.seats import Seat, human, rabbit

MARGIN: Final = 0.08
ERRORS: Final = 6.0
"""By so much of the chance to win, and so many standard errors, the answer is better than all."""

SIEVE: Final = ((4, 0.0), (10, 1.0), (24, 1.5), (48, 2.0))
"""Pairs (worlds, standard errors): a position is put aside when after so many worlds its best
choice is not ahead by the margin and by so many standard errors."""

FIRST: Final = 3.5
"""Standard errors by which the first run must find the answer ahead. It may be wrong: the second
run then refuses the puzzle."""

HOPELESS: Final = 2.5
"""A run is given up when some choice lies so close to the best that even so many standard errors
would not bring it the margin behind."""

MOST_CHOICES: Final = 16
"""Positions with more choices are left out: all of them are tried, so that none has two answers."""

PROOF: Final = 300_000
"""Steps of the exact count of a puzzle that was sampled."""

TIMES: Final = 5
"""The most times that the confirming run may be longer than the first."""

LATE: Final = 2 / 3
EARLIER: Final = 0.1
"""From LATE of a match on, every position is looked at; before that only the share EARLIER of them,
for early choices decide less and their playouts are long."""

A_MATCH: Final = 3
A_KIND: Final = 0.6
A_GENTLE: Final = 0.3
"""At most so many puzzles come from one match, and such a share has one kind of answer, or is found
even by the weakest level."""

TRIES: Final = 20
"""The tries of each level at a puzzle to grade it, each with other luck."""


Shares = tuple[float, ...]
"""For each level the share of its tries that found an answer."""

BLIND: Final = "greedy"
"""The agent that looks no further than the choice itself: what it finds is gentle, mostly."""


class Limits(NamedTuple):
    """The trials spent on a puzzle.

    Attributes:
        least: trials of the confirming run.
        most: its trials at most, where the margin asks for more to be six standard errors.
        late: the share of a match after which alone positions are looked at, where long playouts
            cost too much; None = as LATE and EARLIER say.
        counted: only positions are looked at whose choices can be counted.
    """

    least: int = 50_000
    most: int = 100_000
    late: float | None = None
    counted: bool = False


class Searched(NamedTuple):
    """The progress of a search.

    Attributes:
        match: the number of the match that is looked at.
        found: a puzzle of it; None = it has no more.
    """

    match: int
    found: Puzzle | None


def make(
    game: Game,
    count: int,
    seed: str,
    limits: Limits,
    players: Sequence[int] = (),
    known: Sequence[Puzzle] = (),
    first: int = 0,
    options: Options = MappingProxyType({}),
) -> Iterator[Searched]:
    """Puzzles, one after the other, until there are `count` with those known, and where each match
    ends. The same arguments make the same ones.

    Args:
        players: the seat counts matches are played with in turn; () = all.
        known: puzzles there are already; they count for the variety too.
        first: the number of the match to go on with.
        options: of the matches; what is not named is as usual.
    """
    kinds = Counter[str]()
    names = {puzzle.name for puzzle in known}
    for puzzle in known:
        kinds.update((puzzle.kind, puzzle.grade))
    number = first
    seats = players or game.info.players
    while len(names) < count:
        here = 0
        seated = seats[number % len(seats)]
        match, moments = played(game, seated, f"{seed}.{number}", limits.late, options)
        for puzzle in _in_match(match, moments, f"{seed}.{number}", limits, kinds, count):
            if puzzle.name in names:
                continue
            names.add(puzzle.name)
            kinds.update((puzzle.kind, puzzle.grade))
            here += 1
            yield Searched(number, puzzle)
            if here == A_MATCH or len(names) == count:
                break
        number += 1
        yield Searched(number, None)


class Moment(NamedTuple):
    """A choice of a match that was played: before the action of number `ply`."""

    state: State
    seat: Player
    ply: int


def _in_match(
    match: Match,
    moments: Sequence[Moment],
    seed: str,
    limits: Limits,
    kinds: Counter[str],
    count: int,
) -> Iterator[Puzzle]:
    """The puzzles among the moments of one match.

    No two have the same answer: what is found a few turns later is the same question again. Where
    the game has measures, each has a reason.
    """
    game = match.game
    answered: set[Action] = set()
    for moment in moments:
        state, seat = moment.state, moment.seat
        if all(_too_many(game, each, kinds, count) for each in state.legal_actions(seat)):
            continue
        sought = Sought(game, state, seat, f"{moment.ply}/{seed}", limits)
        known = _greedy(sought) if _gentle(kinds, count) else None
        found = sought.counted() if limits.counted else sought.sifted(known, kinds, count)
        if found is None or not _clear(found, FIRST) or found.choices[0].plan == (known,):
            continue
        answer = found.choices[0].plan[0]
        if answer in answered or _too_many(game, answer, kinds, count):
            continue
        shares = shares_found(game, state, seat, answer, sought.seed)
        if not fits(shares) or (graded(shares) == GRADES[0] and _gentle(kinds, count)):
            continue
        confirmed = found if found.exact else sought.confirmed(found)
        puzzle = _puzzle(match, moment, confirmed, shares) if confirmed is not None else None
        if puzzle is not None and (puzzle.why or measures_in(game.package) is None):
            answered.add(answer)
            yield puzzle


def played(
    game: Game,
    players: int,
    seed: str,
    late: float | None,
    options: Options = MappingProxyType({}),
) -> tuple[Match, list[Moment]]:
    """A match of the game's policy against itself, and the choices in it to be looked at.

    Args:
        late: as in `Limits`.
    """
    match = Match(game, players, options, seed)
    guide, luck = guide_for(game.package), Random(f"puzzles/{seed}")
    moments: list[Moment] = []
    while not match.state.is_over():
        seat = match.state.actors()[0]
        legal = match.state.legal_actions(seat)
        if 1 < len(legal) <= MOST_CHOICES:
            moments.append(Moment(match.state.clone(), seat, match.ply))
        action = legal[0] if len(legal) == 1 else guide.play(match.state, seat, legal, luck)
        match.submit(seat, action)
    since, earlier = (LATE, EARLIER) if late is None else (late, 0.0)
    return match, [
        each for each in moments if each.ply >= since * match.ply or luck.random() < earlier
    ]


def _gentle(kinds: Counter[str], count: int) -> bool:
    """True when there are enough puzzles that every level solves."""
    return kinds[GRADES[0]] >= max(1.0, A_GENTLE * count)


def _greedy(sought: Sought) -> Action:
    """The choice made there without looking ahead."""
    return chosen(sought.game, sought.state, sought.seat, BLIND, sought.seed)


def _too_many(game: Game, answer: Action, kinds: Counter[str], count: int) -> bool:
    """True when there are enough puzzles with an answer of that kind."""
    return kinds[game.info.verbs[answer.kind]] >= max(1.0, A_KIND * count)


class Sought(NamedTuple):
    """A position in which one choice is sought that stands out."""

    game: Game
    state: State
    seat: Player
    seed: str
    limits: Limits

    def counted(self, most: int = STEPS) -> Analysis | None:
        """Returns the numbers of all choices where they can be counted in so many steps."""
        under_way = self._begun("counted", ERRORS)
        worlds = guide_for(self.game.package).worlds
        if worlds is None or worlds(self.state, self.seat) is None:
            return None
        for _ in under_way.count(most):
            pass
        return under_way.analysis() if under_way.counted else None

    def sifted(self, known: Action | None, kinds: Counter[str], count: int) -> Analysis | None:
        """Returns a first run's findings where a choice looks promising that may be an answer."""
        promising = self.promising(known)
        if promising is None or _too_many(self.game, promising, kinds, count):
            return None
        return self.standing_out()

    def promising(self, known: Action | None = None) -> Action | None:
        """The choice that is ahead by the margin in a few worlds, then in more; None = none is.

        A sieve: playouts do not look ahead here. What comes through is judged by analyses.

        Args:
            known: a choice that is no answer any more; the search ends where it comes out ahead.
        """
        guide = guide_for(self.game.package)
        root, luck = asked(self.state, self.seat, f"sieve/{self.seed}")
        won: dict[Action, list[float]] = {each: [] for each in root.legal_actions(self.seat)}
        tried, worlds = list(won), 0
        for until, errors in SIEVE:
            for number in range(worlds, until):
                world, fate = redrawn(root, self.seat, luck, number)
                for action in tried:
                    verdict = play_out(guide, world.clone(), self.seat, (action,), fate)
                    won[action].append(verdict.chance)
            worlds = until
            tried.sort(key=lambda action: sum(won[action]), reverse=True)
            best, second = (won[action] for action in tried[:2])
            ahead = [one - other for one, other in zip(best, second)]
            behind = fmean(ahead)
            least = max(MARGIN, errors * pstdev(ahead, behind) / worlds**0.5)
            if behind < least or tried[0] == known:
                return None
            tried = tried[: max(2, (len(tried) + 1) // 2)]
        return tried[0]

    def standing_out(self) -> Analysis | None:
        """Returns a first run's findings where one choice is better than all others, else None."""
        return _until_clear(self._begun("first", ERRORS), FIRST, 0, self.limits.most // TIMES)

    def confirmed(self, found: Analysis) -> Analysis | None:
        """Returns a longer run's findings with other luck; None when it does not confirm them."""
        return self.confirming([choice.plan for choice in found.choices[:2]])

    def confirming(self, nearest: Sequence[Plan]) -> Analysis | None:
        """The same, of what the answer and the second best are said to be."""
        second = self._begun("second", ERRORS + 1.0, nearest, nearest=True)
        again = _until_clear(second, ERRORS, self.limits.least, self.limits.most)
        same = again is not None and again.choices[0].plan == nearest[0]
        return again if same else None

    def weighed(self, nearest: Sequence[Plan]) -> Analysis:
        """The least number of trials' word on the best choice and the next best."""
        under_way = self._begun("weighed", ERRORS, nearest, nearest=True)
        while not under_way.counted and (
            under_way.trials < self.limits.least or not under_way.between_worlds
        ):
            under_way.trial()
        return under_way.analysis()

    def _begun(
        self, run: str, dropped: float, must: Sequence[Plan] = (), nearest: bool = False
    ) -> Analysing:
        """An analysis of all steps there are: a puzzle is solved by the first. The seat's further
        steps are searched twice as wide where the answer is to be confirmed."""
        package = self.game.package
        root, luck = asked(self.state, self.seat, f"{run}/{self.seed}")
        return Analysing(
            root, self.seat, replace(guide_for(package), plans=None), luck,
            must=must, measures=measures_in(package), kept=MOST_CHOICES, dropped=dropped,
            nearest=nearest, effort=WIDE if nearest else FULL,
        )  # fmt: skip


def _until_clear(under_way: Analysing, errors: float, least: int, most: int) -> Analysis | None:
    """Goes on until one choice stands out by so many standard errors and `least` trials are spent.

    None when that cannot be seen any more within `most` trials, or as it goes would not be.
    """
    worlds = 0
    while under_way.trials < most:
        under_way.trial()
        if under_way.counted:
            found = under_way.analysis()
            return found if _clear(found, errors) else None
        if not under_way.between_worlds or not under_way.shows:
            continue
        worlds += 1
        if worlds % 10:
            continue
        found = under_way.analysis()
        if under_way.trials >= least and _clear(found, errors):
            return found
        if not _may_be_clear(found, errors, most / under_way.trials):
            return None
    return None


def _clear(found: Analysis, errors: float) -> bool:
    """True when the best choice is ahead of every other by the margin and so many errors."""
    others = found.choices[1:]
    return bool(others) and all(
        each.behind >= MARGIN and each.behind >= errors * each.behind_error for each in others
    )


def _may_be_clear(found: Analysis, errors: float, longer: float) -> bool:
    """True when the best may come out ahead of every other in a run so many times as long."""
    for each in found.choices[1:]:
        behind = each.behind + HOPELESS * each.behind_error
        if behind < MARGIN or behind * longer**0.5 < errors * each.behind_error:
            return False
    return True


def confirmed_again(puzzle: Puzzle, trials: int) -> Puzzle | None:
    """The puzzle with the numbers of a new run of at least so many trials, graded as it was.

    None = that run, which has luck of its own, does not confirm it.

    Raises:
        BadPuzzle: its position cannot be opened.
    """
    sought, nearest = _sought_again(puzzle, Limits(trials, 2 * trials), "again")
    found = sought.confirming(nearest)
    if found is None:
        return None
    return puzzle._replace(**_numbers(sought.game, sought.state.players, found))


def counted_again(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with exact numbers where its choices can be counted, else as it is.

    None = by what was counted it has another answer, or none.

    Raises:
        BadPuzzle: its position cannot be opened.
    """
    sought, nearest = _sought_again(puzzle, Limits(), "counted")
    found = sought.counted(PROOF)
    if found is None:
        return puzzle
    if found.choices[0].plan != nearest[0] or not _clear(found, ERRORS):
        return None
    numbers = _numbers(sought.game, sought.state.players, found)
    return puzzle._replace(**numbers | {"why": numbers["why"] or puzzle.why})


def explained_again(puzzle: Puzzle, trials: int) -> Puzzle:
    """The puzzle with what speaks for its answer told anew, from so many trials or a few more.

    Its numbers stay, and its reasons too where that run finds another choice best.

    Raises:
        BadPuzzle: its position cannot be opened.
    """
    sought, nearest = _sought_again(puzzle, Limits(trials), "told")
    best = sought.weighed(nearest).best
    if best is None or best.plan != nearest[0]:
        return puzzle
    return puzzle._replace(why=why(sought.game.package, best, sought.state.players))


def _sought_again(puzzle: Puzzle, limits: Limits, run: str) -> tuple[Sought, list[Plan]]:
    """The position of a puzzle, and what its answer and the second best are said to be."""
    match = opened(puzzle).match
    verbs = match.game.info.verbs
    sought = Sought(match.game, match.state, puzzle.seat, f"{run}/{puzzle.name}", limits)
    return sought, [(parse_action(each, verbs),) for each in (puzzle.answer, puzzle.second)]


def found_by(puzzle: Puzzle, name: str, seed: str) -> bool:
    """True when a level finds the answer with its usual trials and that luck."""
    match = opened(puzzle).match
    action = chosen(match.game, match.state, puzzle.seat, name, seed)
    return puzzle.solves(action, match.game.info.verbs)


def _puzzle(match: Match, moment: Moment, found: Analysis, shares: Shares) -> Puzzle:
    game, seat = match.game, moment.seat
    action = found.choices[0].plan[0]
    position = as_text(match, _seats(match.players, seat), moment.ply)
    name = hashlib.sha256(position.encode()).hexdigest()[:6]
    return Puzzle(
        name=f"{game.info.key}/{name}",
        position=position,
        seat=seat,
        answer=action_text(action, game.info.verbs),
        found=shares,
        kind=game.info.verbs[action.kind],
        **_numbers(game, match.players, found),
    )


def _numbers(game: Game, players: int, found: Analysis) -> dict[str, Any]:
    """The figures that a puzzle has from the run that confirmed it."""
    best, second = found.choices[:2]
    return {
        "chance": round(best.chance, 4),
        "error": round(best.error, 4),
        "margin": round(second.behind, 4),
        "margin_error": round(second.behind_error, 6),
        "second": action_text(second.plan[0], game.info.verbs),
        "trials": found.trials,
        "why": why(game.package, best, players),
    }


def _seats(players: int, seat: Player) -> tuple[Seat, ...]:
    """A person where the choice is, rabbits elsewhere."""
    return tuple(
        human("", figure) if figure == seat else rabbit("hard", figure) for figure in range(players)
    )


def shares_found(game: Game, state: State, seat: Player, answer: Action, seed: str) -> Shares:
    """For each level the share of its tries that find an answer."""
    return tuple(
        sum(chosen(game, state, seat, name, f"{seed}/{each}") == answer for each in range(TRIES))
        / TRIES
        for name in LEVELS
    )


def chosen(game: Game, state: State, seat: Player, name: str, seed: str) -> Action:
    """The choice of a level there."""
    row = level_in(game.package, name)
    clone = seat_clone(state, seat, seed, row.forget)
    budget: Budget = row.repeatable()
    agent = make_agent(game, name)
    *_, decision = agent.think(clone, seat, budget, Random(f"{name}/{seed}"))
    return decision.action
