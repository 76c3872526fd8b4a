"""The worth of a seat's choices as far as that seat can know, with the error of every number.

Here lies the answer, `Analysis`: frozen, with the sums it was made from, so that it can be gone on
with. How the sums come about is `ai.analysing`; who asks, `ai.analyst`; how it is kept, `ai.kept`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import erf, exp, hypot, inf, pi, sqrt
from typing import Final, NamedTuple

from tabletop.ai.lines import Line
from tabletop.ai.rollouts import DOUBTED, FLOOR, Plan
from tabletop.ai.ways import Way
from tabletop.core.errors import TabletopError

ENGINE: Final = 16
"""Raised when analyses come out better than before, or count other things: kept ones of a lower
number are asked anew."""

CHANCE, WORTH, ENDED, PLACE, POINTS, MEASURED = range(6)
"""The columns counted of every playout: the chance to win, what that is in the guide's unit,
whether the match ended, the place and points then (0 where it did not), and from the last on the
game's own measures."""

EQUAL: Final = 2.0
"""Choices that differ by no more than so many standard errors count as equally good."""

SAME: Final = 0.005
"""Choices that are known to differ by less of the chance to win are the same to everybody."""

UNSEEN: Final = 2.0
"""Worlds, and squares in them, that are added where matches were won and lost: of thirty that were
all won it is not known that all will be. (As adding two won and two lost does, Agresti and Coull
1998; so that three errors reach as far as what thirty worlds may miss once in a hundred times.)"""

USUAL: Final = 3.0
"""As many searches what is usual of them counts for, until they have told it themselves."""

ROUNDED: Final = 1e-9
"""Exact numbers that differ by no more are the same."""


class BadAnalysis(TabletopError):
    """A kept analysis that means nothing; it is to be asked anew."""


class Group(NamedTuple):
    """Of worlds whose playouts looked ahead by the same search: how many, and the sum of chances.

    Attributes:
        search: its number.
    """

    search: int
    worlds: int
    chances: float


class Sums(NamedTuple):
    """Each world gives one row of numbers. Kept of them, column by column: how many worlds, the
    sums, the sums of squares; and where playouts look ahead, by which search."""

    worlds: int
    firsts: tuple[float, ...]
    squares: tuple[float, ...]
    groups: tuple[Group, ...] = ()

    def mean(self, column: int) -> float:
        return self.firsts[column] / self.worlds if self.worlds else 0.0

    def error(self, column: int, unseen: float = 0.0) -> float:
        """The standard error of the mean; of fewer than two worlds it is unknown."""
        count = self.worlds
        if count < 2:
            return inf
        middle = self.mean(column)
        spread = max(0.0, self.squares[column] - count * middle * middle)
        seen = spread / (count - 1) / count
        return sqrt(max(seen, (spread + unseen) / (count + unseen) ** 2))

    def off(self, waver: float, unseen: float = 0.0) -> float:
        """The standard error of the chance, with that of the searches.

        Args:
            waver: by how much one search leads astray as a rule, a standard deviation. The more
                there were, the more counts by how much they differed here.
        """
        error = self.error(CHANCE, unseen)
        if not waver or not self.groups:
            return error
        # One that has just begun tells little: it would make the error jump.
        most = max(each.worlds for each in self.groups)
        told = [each for each in self.groups if 2 * each.worlds >= most]
        spread, known = waver**2, len(told) - 1
        if known:
            means = [each.chances / each.worlds for each in told]
            middle = sum(means) / len(means)
            apart = sum((each - middle) ** 2 for each in means) / known
            luck = error**2 * sum(self.worlds / each.worlds for each in told) / len(told)
            spread = (USUAL * spread + known * max(0.0, apart - luck)) / (USUAL + known)
        parts = sum(each.worlds**2 for each in self.groups) / self.worlds**2
        return sqrt(error**2 + spread * parts)


class Tried(NamedTuple):
    """A choice under trial.

    Attributes:
        plan: its actions.
        score: what the guide thinks of it without a trial.
        alive: whether it is still tried.
        must: whether it was asked for, and is tried as long as the best.
        sums: of the worlds it was tried in.
        way: the way on after it that is tried; None where what follows was not searched yet, or is
            not searched.
        exact: it was counted, or ends the match for certain: its numbers have no error.
        line: what may follow it, as soon as it is shown; None in what was kept before there were
            lines.
    """

    plan: Plan
    score: float
    alive: bool
    must: bool
    sums: Sums
    way: Way | None = None
    exact: bool = False
    line: Line | None = None

    @property
    def wins(self) -> bool:
        """True when it wins the match for certain before anybody else does anything."""
        sure = self.exact and self.sums.mean(CHANCE) >= 1.0 - ROUNDED
        return sure and self.line is not None and self.line.alone

    @property
    def doubt(self) -> float:
        """By how much it may be better than the way on that is tried."""
        return self.way.doubt if self.way is not None else 0.0


class Choice(NamedTuple):
    """The worth found of a choice.

    Attributes:
        plan: its actions; the first is what would be done now.
        chance, error: to win, and the standard error.
        trials: playouts it rests on, never fewer than FLOOR.
        behind, behind_error: the chance it gives away against the best, and the standard error of
            that difference on the worlds that both were tried in.
        equal: whether it is as good as the best within the error.
        place, place_error, points, points_error: at the end of the match; None where the playouts
            did not go that far.
        apart, apart_errors: the means of the game's measures for the best less those for this
            one. Of the best itself: less those for the next best.
        alike: whether the two that are compared there are equally good within the error.
        exact: its chance was counted, and has no error.
        line: what may follow it, as an example.
        wins: the better of the two that are compared wins the match in this turn, for certain.
    """

    plan: Plan
    chance: float
    error: float
    trials: int
    behind: float
    behind_error: float
    equal: bool
    place: float | None = None
    place_error: float | None = None
    points: float | None = None
    points_error: float | None = None
    apart: tuple[float, ...] = ()
    apart_errors: tuple[float, ...] = ()
    alike: bool = False
    exact: bool = False
    line: Line | None = None
    wins: bool = False

    @property
    def lost(self) -> float:
        """The chance it gives away for certain enough to be said: 0 where it may be as good."""
        return 0.0 if self.equal else max(0.0, self.behind)


@dataclass(frozen=True)
class Analysis:
    """The answer about a seat's choices.

    Attributes:
        choices: those with trials enough to be shown, best first. () = none has them yet.
        trials: playouts in all.
        worlds: redrawn worlds in all.
        seed: the trials' whole luck; with it and as many worlds the same comes out.
        settled: more trials would hardly change the answer.
        engine: the version it was made with.
        tried: what it was made from, in the order of the guide's scores.
        pairs: for (i, j) what choice i had more than choice j, world by world.
        doubt, noise: the guide's.
        waver: by how much a search that playouts look ahead by may lead astray.
        glimpse: it is a first look, judged on the way to the end of the match: nothing goes on
            from it.
    """

    choices: tuple[Choice, ...]
    trials: int
    worlds: int
    seed: str
    settled: bool
    tried: tuple[Tried, ...] = field(repr=False)
    pairs: Mapping[tuple[int, int], Sums] = field(repr=False)
    doubt: float = field(default=1.0, repr=False)
    noise: float = field(default=1.0, repr=False)
    waver: float = field(default=0.0, repr=False)
    engine: int = ENGINE
    glimpse: bool = False

    @property
    def best(self) -> Choice | None:
        return self.choices[0] if self.choices else None

    @property
    def exact(self) -> bool:
        """True when every choice was counted, if the others play as the playouts' players do."""
        return bool(self.tried) and all(each.exact for each in self.tried)

    @property
    def whole(self) -> bool:
        """True when it can be gone on from: every choice tried has trials enough to be shown."""
        tried = (each for each in self.tried if each.alive)
        return not self.glimpse and all(each.sums.worlds >= FLOOR for each in tried)

    def of(self, plan: Plan) -> Choice | None:
        """Returns the entry of that choice; of a choice's first action the best with it."""
        exact = (each for each in self.choices if each.plan == plan)
        first = (each for each in self.choices if len(plan) == 1 and each.plan[0] == plan[0])
        return next(exact, None) or next(first, None)

    def gives_away(self, choice: Choice) -> tuple[float, float]:
        """The chance that a choice gives away, also where it may be nothing, and its standard
        error: that of the best is by how much another may be better after all."""
        if choice is not self.best:
            return choice.behind, choice.behind_error
        others = self.choices[1:]
        return 0.0, max((beyond(each.behind, each.behind_error) for each in others), default=0.0)

    def sureness(self) -> float:
        """About how sure it is that no other choice is better than the first, by more than SAME."""
        wrong = sum(above(each.behind + SAME, each.behind_error) for each in self.choices[1:])
        return max(0.0, 1.0 - wrong)


def analysis(
    tried: Sequence[Tried],
    pairs: Mapping[tuple[int, int], Sums],
    seed: str,
    worlds: int,
    doubt: float,
    noise: float,
    settled: bool = False,
    waver: float = 0.0,
) -> Analysis:
    """The answer that these sums give."""
    shown = [i for i, each in enumerate(tried) if each.sums.worlds >= FLOOR]
    alive = [i for i in shown if tried[i].alive]
    order = best_first(tried, pairs, alive, doubt, noise)[:1] if alive else []
    chances: dict[int, Drawn] = {}
    if order:
        others = [i for i in shown if i != order[0] and _apart(pairs, order[0], i).worlds >= FLOOR]
        chances = levelled(drawn_together(tried, pairs, order[0], others, waver), tried, order[0])
        order += sorted(others, key=lambda i: -chances[i].chance)
    choices = tuple(_choice(tried, pairs, i, order, chances, waver) for i in order)
    trials = sum(each.sums.worlds for each in tried)
    return Analysis(
        choices, trials, worlds, seed, settled, tuple(tried), dict(pairs), doubt, noise, waver
    )


def ranking(
    tried: Sequence[Tried],
    pairs: Mapping[tuple[int, int], Sums],
    among: Sequence[int],
    doubt: float,
    noise: float,
) -> list[int]:
    """Choices by what is thought of them, the best first.

    What the trials say of the chance by which each differs from the one that was tried most, of
    equals the guide's favourite, and what the guide's scores say of it, are weighed by how far
    each may be off.
    """
    if len(among) < 2:
        return list(among)
    if all(tried[i].exact for i in among):
        return sorted(among, key=lambda i: [-each for each in tried[i].sums.firsts[:ENDED]])
    first = max(among, key=lambda i: tried[i].sums.worlds)
    against = {i: _apart(pairs, i, first) for i in among if i != first}
    count = sum(each.worlds for each in against.values())
    chances = sum(_spread(each, CHANCE) for each in against.values())
    worths = sum(_spread(each, WORTH) for each in against.values())
    scale = sqrt(chances / worths) if worths > 0.0 and chances > 0.0 else 1e-6
    variance = max((chances + DOUBTED * (noise * scale) ** 2) / (count + DOUBTED), 1e-12)
    trust = 1.0 / (doubt * scale) ** 2
    thought = {first: 0.0}
    for i, sums in against.items():
        weight = sums.worlds / variance
        guessed = scale * (tried[i].score - tried[first].score)
        thought[i] = (weight * sums.mean(CHANCE) + trust * guessed) / (weight + trust)
    return sorted(among, key=lambda i: -thought[i])


def best_first(
    tried: Sequence[Tried],
    pairs: Mapping[tuple[int, int], Sums],
    among: Sequence[int],
    doubt: float,
    noise: float,
) -> list[int]:
    """The ranking, its first one tried at least half as often as any: of many choices that came
    back on few trials the luckiest would look best."""
    order = ranking(tried, pairs, among, doubt, noise)
    most = max(tried[i].sums.worlds for i in among)
    best = next(i for i in order if 2 * tried[i].sums.worlds >= most)
    return [best, *(i for i in order if i != best)]


def _spread(sums: Sums, column: int) -> float:
    if not sums.worlds:
        return 0.0
    return max(0.0, sums.squares[column] - sums.firsts[column] ** 2 / sums.worlds)


NOTHING: Final = Sums(0, (0.0,) * MEASURED, (0.0,) * MEASURED)


def _apart(pairs: Mapping[tuple[int, int], Sums], one: int, other: int) -> Sums:
    """Returns the sums by which choice `one` had more than `other`."""
    if one < other:
        return pairs.get((one, other), NOTHING)
    sums = pairs.get((other, one), NOTHING)
    return sums._replace(firsts=tuple(-each for each in sums.firsts))


def difference(
    tried: Sequence[Tried],
    pairs: Mapping[tuple[int, int], Sums],
    best: int,
    other: int,
    waver: float = 0.0,
) -> tuple[float, float]:
    """The chance by which `best` is better, and its standard error."""
    apart = _apart(pairs, best, other)
    if tried[best].exact and tried[other].exact:
        return apart.mean(CHANCE), 0.0
    unseen = tried[other if tried[best].exact else best].sums
    error = apart.off(waver, _unseen(unseen))
    return apart.mean(CHANCE), hypot(error, tried[best].doubt, tried[other].doubt)


class Drawn(NamedTuple):
    """A choice's chance, drawn to the mean of all, and by how much that lessens the square of its
    error: what was taken back can no longer be off."""

    chance: float
    surer: float


def drawn_together(
    tried: Sequence[Tried],
    pairs: Mapping[tuple[int, int], Sums],
    best: int,
    others: Sequence[int],
    waver: float = 0.0,
) -> dict[int, Drawn]:
    """The chances of choices, the luck of having come out best or worst taken back.

    Of several that are equally good the one that was luckiest in the trials looks best, by more
    than is true. So each is drawn to the mean of all, by the part of what lies between them that
    its error explains (James and Stein 1961). The more trials, the less that is.
    """
    top = tried[best].sums.mean(CHANCE)
    if not others:
        return {best: Drawn(top, 0.0)}
    apart = {i: _apart(pairs, best, i) for i in others}
    found = {best: top, **{i: top - sums.mean(CHANCE) for i, sums in apart.items()}}
    # Each of two that differ has half of the variance of the difference; of what always came out
    # the same nothing is drawn back.
    doubts = {i: sums.off(waver) ** 2 / 2.0 for i, sums in apart.items()}
    doubts[best] = doubts[max(others, key=found.__getitem__)]
    doubts = {
        i: 0.0 if tried[i].exact else min(each, tried[i].sums.off(waver) ** 2)
        for i, each in doubts.items()
    }
    middle = sum(found.values()) / len(found)
    spread = sum((each - middle) ** 2 for each in found.values()) / (len(found) - 1)
    true = max(0.0, spread - sum(doubts.values()) / len(doubts))
    parts = {i: true / (true + doubt) if doubt else 1.0 for i, doubt in doubts.items()}
    own = 1.0 - 1.0 / len(found)  # the rest of a choice's doubt is in the mean of all
    return {
        i: Drawn(middle + (each - middle) * parts[i], doubts[i] * (1.0 - parts[i]) * own)
        for i, each in found.items()
    }


def levelled(
    chances: Mapping[int, Drawn], tried: Sequence[Tried], best: int
) -> dict[int, Drawn]:
    """The chances with none above that of the best.

    The best is so called by more than its own trials, and what came out above it on fewer of them
    was lucky, or is as good. Both are told at the mean of them all, each counted by its worlds
    (isotonic regression): so nobody reads of a second choice that wins more than the best.
    """
    above = sorted((i for i in chances if i != best), key=lambda i: -chances[i].chance)
    level, count, pooled = chances[best].chance, tried[best].sums.worlds, {best}
    for i in above:
        if chances[i].chance <= level:
            break
        if tried[best].exact:
            pooled.add(i)
            continue
        worlds = tried[i].sums.worlds
        level = (count * level + worlds * chances[i].chance) / (count + worlds)
        count += worlds
        pooled.add(i)
    return {i: each._replace(chance=level) if i in pooled else each for i, each in chances.items()}


def _unseen(sums: Sums) -> float:
    """Judged chances are no won and lost matches; only the share that ended adds."""
    return UNSEEN * sums.mean(ENDED)


def _choice(
    tried: Sequence[Tried],
    pairs: Mapping[tuple[int, int], Sums],
    index: int,
    order: Sequence[int],
    chances: Mapping[int, Drawn],
    waver: float,
) -> Choice:
    best, own = order[0], tried[index].sums
    other = index if index != best or len(order) < 2 else order[1]
    apart = _apart(pairs, best, other)
    _, error = difference(tried, pairs, best, other, waver)
    alike = chances[best].chance - chances[other].chance <= EQUAL * error + ROUNDED
    behind = chances[best].chance - chances[index].chance
    behind_error = error if index != best else 0.0
    place = place_error = points = points_error = None
    if own.firsts[ENDED] == own.worlds:
        place, place_error = own.mean(PLACE), own.error(PLACE, UNSEEN)
        points, points_error = own.mean(POINTS), own.error(POINTS)
    columns = range(MEASURED, len(own.firsts))
    return Choice(
        tried[index].plan,
        min(1.0, max(0.0, chances[index].chance)),
        _error(tried[index], waver, chances[index].surer),
        own.worlds,
        behind,
        behind_error,
        behind <= EQUAL * behind_error + ROUNDED,
        place,
        place_error,
        points,
        points_error,
        tuple(apart.mean(column) for column in columns) if apart.worlds else (),
        tuple(apart.error(column) for column in columns) if apart.worlds else (),
        alike,
        tried[index].exact,
        tried[index].line,
        tried[best].wins,
    )


def _error(tried: Tried, waver: float, surer: float) -> float:
    """The standard error of a choice's chance."""
    if tried.exact:
        return 0.0
    off = tried.sums.off(waver, _unseen(tried.sums))
    return hypot(sqrt(max(0.0, off**2 - surer)), tried.doubt)


def above(ahead: float, error: float) -> float:
    """The chance that a difference measured as `ahead` is below 0 in truth."""
    if error == 0.0 or error == inf:
        return 0.5 if ahead == 0.0 or error == inf else float(ahead < 0.0)
    return 0.5 * (1.0 - erf(ahead / (error * sqrt(2.0))))


def beyond(ahead: float, error: float) -> float:
    """By how much a difference measured as `ahead` may be below 0 in truth: the root of the mean
    square of what lies there."""
    if error in (0.0, inf):
        return error
    far = ahead / error
    density = exp(-far * far / 2.0) / sqrt(2.0 * pi)
    return error * sqrt(max(0.0, (1.0 + far * far) * above(ahead, error) - far * density))
