"""Makes an analysis: a seat's choices tried in the same worlds with the same luck.

Every choice is first tried in thirty worlds, the guide's favourites before the others, so that
there soon is something to show; then those that do worse are dropped at fixed numbers of worlds,
never by the clock, so that the same seed and number of worlds give the same answer, and an answer
asked to go on comes out as if it had never stopped. What the answer holds is
`ai.analysis`; where the time is spent, `ai.analyst`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import chain
from math import inf
from time import perf_counter
from typing import Final, NamedTuple

from tabletop.ai.agent import seat_clone
from tabletop.ai.analysis import (
    ENDED,
    EQUAL,
    MEASURED,
    NOTHING,
    SAME,
    Analysis,
    BadAnalysis,
    Sums,
    Tried,
    analysis,
    best_first,
    difference,
)
from tabletop.ai.calibration import calibrated
from tabletop.ai.exact import STEPS, Exactly, TooMany, certain
from tabletop.ai.foresight import Foreseen
from tabletop.ai.guides import any_guide
from tabletop.ai.lines import Lines
from tabletop.ai.measures import Measures, Soon, measures_in
from tabletop.ai.plain import heuristics_in
from tabletop.ai.plans import leads_to, planner, steps_in
from tabletop.ai.policy import guide_in
from tabletop.ai.rollouts import FLOOR, KEPT, Ahead, Guide, Plan, Verdict, Watch, play_out, redrawn
from tabletop.ai.sums import added, constant
from tabletop.ai.ways import FULL, Effort, Way, Ways
from tabletop.core.errors import explain
from tabletop.core.game import Player, State

CHECK: Final = 10
"""So many worlds apart it is asked what may be dropped and whether the answer is settled."""

KEPT_AFTER: Final = ((240, 2), (90, 3), (FLOOR, 4))
"""From so many worlds on no more choices than this are tried on, beside those asked for."""

DROPPED: Final = 3.5
SETTLED: Final = 4.0
"""By so many standard errors a choice must be behind to be dropped, and all others for the answer
to be settled."""

REACH: Final = 2.0
"""Of those behind, the ones are tried on that come closest when so many standard errors are taken
off (as LUCB chooses; Kalyanakrishnan and others 2012)."""

NEAREST: Final = 3.0
"""By so many standard errors a choice must be behind the second best to be none, where that is
what is asked."""

MOST_COUNTED: Final = 40
"""Choices of a decision that is counted exactly, at most."""

COUNTED_AT_ONCE: Final = 20
"""Steps of the exact count that are taken beside each trial."""

SLICE_SECONDS: Final = 0.002

Row = tuple[float, ...]
"""The numbers counted of one playout."""


class Spend(NamedTuple):
    """Limits of an analysis, whichever is reached first. None = no limit.

    The trials of FLOOR worlds are always spent: there is no answer on fewer. Where there is a
    first look (`glimpse`) and the answer is wanted `soon`, that is the answer when they take longer
    than the seconds. Of `few` choices it may be: those that none of the seconds were left for are
    left out, but for the favourite and those asked for.
    """

    seconds: float | None = None
    trials: int | None = None
    soon: bool = False
    few: bool = False


@cache
def guide_for(package: str) -> Guide:
    """Returns the guide of the playouts of analyses.

    They go on to the end of the match, unless the game says where its playouts rest: it does so
    only where its judge there was held against how matches ended. Judged chances are calibrated.
    Where the game says so, what follows a choice at once is looked for by a tree search, and
    players then do what is likely rather than what scores best; elsewhere the seat's own further
    steps are searched (`ai.ways`).
    """
    guide = guide_in(package) or any_guide(package, to_end=True)
    steps = steps_in(package)
    if steps is not None:
        guide = replace(guide, plans=planner(steps, guide.scores), kept=steps.kept)
    heuristics = heuristics_in(package)
    if heuristics.foresight is not None:
        guide = replace(guide, ahead=Ahead(heuristics.foresight, heuristics))
    else:
        guide = replace(guide, further=True)
    guide = replace(guide, worlds=heuristics.worlds, likely=heuristics.likelihoods)
    if heuristics.likely is not None:
        guide = replace(guide, play=heuristics.likely)
    return replace(guide, judge=calibrated(guide, package))


class Analysing:
    """One analysis under way."""

    def __init__(
        self,
        root: State,
        player: Player,
        guide: Guide,
        seed: str,
        *,
        must: Sequence[Plan] = (),
        onset: Analysis | None = None,
        measures: Measures | None = None,
        kept: int | None = None,
        dropped: float | None = None,
        nearest: bool = False,
        effort: Effort = FULL,
    ) -> None:
        """
        Args:
            root: a state redrawn for `player`; it stays as it is.
            must: choices that are tried however they look.
            onset: an analysis of the same question, to go on from.
            measures: the game's own numbers of what the playouts led to.
            kept: how many choices are tried, the guide's favourites; None = as many as the guide
                says where there are whole choices of several steps, and KEPT elsewhere.
            dropped: a choice is dropped that is so many standard errors behind, and no other is;
                None = as answers are found soonest.
            nearest: it is asked by how much the best is better than the second best: no choice is
                dropped that may be the second.
            effort: of the search for the seat's own further steps.

        Raises:
            BadAnalysis: `onset` is of another question.
        """
        self._root, self._player, self._guide = root, player, guide
        self._measures, self._dropped, self._nearest = measures, dropped, nearest
        if onset is not None and onset.exact and not all(map(onset.of, must)):
            onset = None
        self._seed = onset.seed if onset is not None else seed
        self._worlds = onset.worlds if onset is not None else 0
        self._pairs = dict(onset.pairs) if onset is not None else {}
        self._settled = False  # also where it was: whoever asks for more gets more
        self._tried = list(onset.tried) if onset is not None else []
        legal = root.legal_actions(player)
        if not self._tried:
            self._tried = self._favourites(kept)
        elif any(each.plan[0] not in legal for each in self._tried):
            raise BadAnalysis(explain("analysis-other"))
        for plan in must:
            self._admit(plan)
        self._waver = guide.ahead.how.waver if guide.ahead is not None else 0.0
        self._foreseen: dict[int, tuple[int, Foreseen]] = {}
        known = [each.line for each in self._tried]
        self._lines = Lines(root, player, guide, self._seed, known)
        self._ways = Ways(root, player, guide, self._seed, effort)
        self._under_search: dict[int, Generator[None, None, Way]] = {}
        self._counting = self.count() if not self._worlds else None
        self._searching = False
        self._waves: list[list[int]] = [] if self._worlds else self._in_waves()
        self._early: dict[int, dict[int, Row]] = {}
        self._drawn: dict[int, tuple[State, float]] = {}
        self._row: list[Row] = []
        self._world: State = root
        self._luck = 0.0

    def count(self, most: int = STEPS) -> Generator[None, None, None]:
        """Counts the choices, where so little is hidden or random that they can be in so many
        steps."""
        count = Exactly(self._root, self._player, self._guide, self._ended, most)
        for i, each in enumerate(self._tried):
            ends = certain(self._root, self._player, each.plan, self._seed, count.worlds)
            if ends is not None:
                self._tried[i] = each._replace(exact=True)
            yield
        legal = self._root.legal_actions(self._player)
        if len(legal) > MOST_COUNTED:
            return
        first = {each.plan[0]: each for each in self._tried if len(each.plan) == 1}
        plans: list[Plan] = [(action,) for action in legal]
        plans += [each.plan for each in self._tried if each.must and len(each.plan) > 1]
        try:
            rows = yield from count.of(plans)
        except TooMany:
            return
        yield from self._lines.through(plans[rows.index(max(rows))], count.best)
        known = {each.plan: each for each in self._tried} | {(a,): t for a, t in first.items()}
        self._tried = []
        for plan, row in zip(plans, rows):
            meant = known.get(plan, Tried(plan, 0.0, True, False, NOTHING))
            line = self._lines.after(plan, count.best(0.0))
            counted = Tried(plan, meant.score, True, meant.must, constant(row), None, True, line)
            self._tried.append(counted)
        self._pairs = {
            (i, j): constant([a - b for a, b in zip(rows[i], rows[j])])
            for j in range(len(rows))
            for i in range(j)
        }
        self._settled, self._worlds, self._searching = True, FLOOR, False
        for begun in (self._waves, self._early, self._row):
            begun.clear()

    def _ended(self, world: State) -> Row:
        """Returns the numbers of a match that is over; nothing is counted before."""
        soon = self._measures.soon if self._measures is not None else None
        unseen = [(0.0,) * len(soon.all)] if soon is not None else []
        return self._numbers(world, self._guide.judge(world, self._player), unseen)

    def _favourites(self, kept: int | None) -> list[Tried]:
        found = self._guide.choices(self._root, self._player)
        if kept is None:
            kept = self._guide.kept if any(len(meant.plan) > 1 for meant in found) else KEPT
        return [Tried(each.plan, each.score, True, False, self._none()) for each in found[:kept]]

    def _admit(self, plan: Plan) -> None:
        """Puts a choice among those tried, and keeps it there.

        Of the first step of whole choices that is the best of those that begin with it; of a whole
        choice the one that leads to the same, told as it was asked for.
        """
        at = self._alike(plan)
        if at is None:
            root, player = self._root, self._player
            if plan[0] not in root.legal_actions(player):
                raise BadAnalysis(explain("analysis-choice"))
            meant = self._guide.choices(root, player, plan[:1])[0]
            if len(plan) > 1:
                meant = meant._replace(plan=plan)
            at = len(self._tried)
            self._tried.append(Tried(meant.plan, meant.score, True, True, self._none()))
        plan = self._tried[at].plan if len(plan) == 1 else plan
        self._tried[at] = self._tried[at]._replace(plan=plan, alive=True, must=True)

    def _alike(self, plan: Plan) -> int | None:
        """The place of that choice among those tried; None where it is not there."""
        tried = [each.plan for each in self._tried]
        if plan in tried:
            return tried.index(plan)
        if len(plan) == 1:
            return next((i for i, each in enumerate(tried) if each[0] == plan[0]), None)
        same = leads_to(self._root, self._player, plan)
        if not same:
            return None
        ways = ((i, each) for i, each in enumerate(tried) if len(each) > 1)
        found = (i for i, w in ways if leads_to(self._root, self._player, w) == same)
        return next(found, None)

    def _in_waves(self) -> list[list[int]]:
        """The choices in the order in which they go through the first worlds: the favourite with
        what was asked for, then one after the other, so that each is shown as soon as can be."""
        first = [i for i, each in enumerate(self._tried) if each.must or i == 0]
        return [first, *([i] for i in range(len(self._tried)) if i not in first)]

    def _none(self) -> Sums:
        width = MEASURED
        if self._measures is not None:
            width += len(self._measures.told)
        return Sums(0, (0.0,) * width, (0.0,) * width)

    # Trials

    @property
    def trials(self) -> int:
        """Playouts that are counted."""
        return sum(each.sums.worlds for each in self._tried)

    @property
    def settled(self) -> bool:
        """True when more trials would hardly change the answer."""
        return self._settled or self.counted

    @property
    def counted(self) -> bool:
        """True when all choices are counted exactly, and rest on trials enough to be shown."""
        return all(each.exact and each.sums.worlds >= FLOOR for each in self._tried)

    @property
    def shows(self) -> bool:
        """True when every choice that is tried rests on trials enough to be shown."""
        return all(each.sums.worlds >= FLOOR for each in self._tried if each.alive)

    @property
    def tells(self) -> bool:
        """True when there is a choice that can be shown."""
        return any(each.sums.worlds >= FLOOR for each in self._tried)

    def _turn(self) -> tuple[Sequence[int], int]:
        """Returns the choices to be played, and the number of the world they are played in."""
        if self._waves:
            wave = self._waves[0]
            return wave, self._tried[wave[0]].sums.worlds
        return [i for i, each in enumerate(self._tried) if each.alive], self._worlds

    def trial(self) -> None:
        """Plays one choice once; when all whose turn it is were played in a world, it counts.

        Where what follows a choice is yet to be looked for, it goes on with that instead.
        """
        if self._counting is not None and not self._row:
            for _ in range(COUNTED_AT_ONCE):
                if next(self._counting, self) is self:
                    self._counting = None
                    break
        if self.counted:
            return
        turn, number = self._turn()
        choice = turn[len(self._row)]
        ahead = self._ahead(choice, number)
        self._searching = True
        if ahead is not None and not ahead[1].whole:
            ahead[1].grow(self._seed, ahead[0])
            return
        if self._guide.further and self._tried[choice].way is None:
            self._search_way(choice)
            return
        self._searching = False
        if not self._row:
            self._world, self._luck = self._world_of(number)
        tried = self._tried[choice]
        plan, end = tried.plan, ""
        if tried.way is not None:
            plan, end, _ = tried.way
        alike = self._ended_alike(turn, number, end)
        if alike is not None:
            self._count_row(turn, number, alike)
            return
        world = self._world.clone()
        early: list[Row] = []
        watch = self._watch(early)
        best = ahead[1].best if ahead is not None else None
        verdict = play_out(self._guide, world, self._player, plan, self._luck, watch, best)
        self._count_row(turn, number, self._numbers(world, verdict, early))

    def _ended_alike(self, turn: Sequence[int], number: int, end: str) -> Row | None:
        """Returns the numbers of a choice in this world whose way ends like this; None for none."""
        if not end:
            return None
        played = chain(zip(turn, self._row), self._early.get(number, {}).items())
        ways = ((self._tried[i].way, row) for i, row in played)
        return next((row for way, row in ways if way is not None and way.end == end), None)

    def _count_row(self, turn: Sequence[int], number: int, row: Row) -> None:
        """Notes what came of the choice; when all whose turn it is were played, it counts."""
        self._row.append(row)
        if len(self._row) == len(turn):
            self._count(dict(zip(turn, self._row)), number)
            self._row.clear()

    def _ahead(self, choice: int, number: int) -> tuple[int, Foreseen] | None:
        """The number of the search of what follows that choice in that world, and the search."""
        guide = self._guide
        if guide.ahead is None:
            return None
        search = self._search(number)
        found = self._foreseen.get(choice)
        if found is None or found[0] != search:
            plan, trials = self._tried[choice].plan, guide.ahead.how.trials
            begun = Foreseen(self._root, self._player, plan, guide.ahead.heuristics, trials)
            found = self._foreseen[choice] = search, begun
        return found

    def _search_way(self, choice: int) -> None:
        """Searches on for the way on after that choice."""
        tried = self._tried[choice]
        search = self._under_search.setdefault(choice, self._ways.after(tried.plan))
        try:
            next(search)
        except StopIteration as ended:
            way: Way = ended.value
            won = certain(self._root, self._player, way.plan, self._seed) == (self._player,)
            self._tried[choice] = tried._replace(way=way, exact=tried.exact or won)
            del self._under_search[choice]

    def _search(self, number: int) -> int:
        """The number of the search that is asked in that world; -1 = none is."""
        ahead = self._guide.ahead
        return number // ahead.how.worlds if ahead is not None else -1

    def _watch(self, early: list[Row]) -> Watch | None:
        """Returns the watch for the moment soon after the choice, which fills `early`."""
        if self._measures is None or self._measures.soon is None:
            return None
        soon, root, player = self._measures.soon, self._root, self._player
        return Watch(partial(soon.came, root, player), partial(_note, soon, root, player, early))

    def _numbers(self, world: State, verdict: Verdict, early: list[Row]) -> Row:
        """All that is counted of a playout, where it ended."""
        ended = place = points = 0.0
        if not world.actors():
            result = world.result()
            ended, place = 1.0, float(result.ranks[self._player])
            points = float(result.scores[self._player])
        measured = self._measured(world, early)
        return (verdict.chance, verdict.worth, ended, place, points, *measured)

    def _measured(self, world: State, early: list[Row]) -> Row:
        """The game's own numbers of a playout: where it ended, and soon after the choice; where
        it ended before that moment came, there too."""
        if self._measures is None:
            return ()
        found = tuple(self._measures.count(world, self._player))
        soon = self._measures.soon
        if soon is None:
            return found
        return found + (early[0] if early else tuple(soon.count(self._root, self._player, world)))

    def _world_of(self, number: int) -> tuple[State, float]:
        """The world of that number and the luck in it; the first ones are gone through again."""
        known = self._drawn.pop(number, None)
        found = known or redrawn(self._root, self._player, self._seed, number)
        if len(self._waves) > 1:
            self._drawn[number] = found
        return found

    def leave_out(self) -> None:
        """Tries none of the choices that no world was played with yet, once two are compared."""
        shown = sum(each.sums.worlds >= FLOOR for each in self._tried)
        if shown > 1 and self._waves and not self._tried[self._waves[0][0]].sums.worlds:
            for i in (i for wave in self._waves for i in wave):
                self._tried[i] = self._tried[i]._replace(alive=False)
            self._waves.clear()
            self._early.clear()
            self._drawn.clear()

    @property
    def between_worlds(self) -> bool:
        """True when all that was played is counted, and no search is under way."""
        return not self._row and not self._searching

    def _count(self, rows: dict[int, Row], number: int) -> None:
        """Counts what came of choices in a world, beside those that went through it before."""
        beside, search = rows | self._early.pop(number, {}), self._search(number)
        if number < FLOOR and 0 in rows:
            self._lines.met(rows[0][:ENDED])
        for i, row in rows.items():
            self._tried[i] = self._tried[i]._replace(sums=added(self._tried[i].sums, row, search))
            for j in beside:
                if i < j or j not in rows:
                    self._pair(min(i, j), max(i, j), beside, search)
            if self._tried[i].sums.worlds == FLOOR:
                self._draw_line(i)
        if number == self._worlds:
            self._worlds += 1
        if len(self._waves) > 1:
            self._early[number] = beside
        if self._waves and number + 1 == FLOOR:
            del self._waves[0]
        if self.shows and self._worlds % CHECK == 0:
            self._drop()

    def _draw_line(self, choice: int) -> None:
        """Notes what may follow a choice that can be shown from now on."""
        tried, found = self._tried[choice], self._foreseen.get(choice)
        plan = tried.way.plan if tried.way is not None else tried.plan
        line = self._lines.after(plan, found[1].best if found is not None else None)
        self._tried[choice] = tried._replace(line=line)

    def _pair(self, one: int, other: int, rows: dict[int, Row], search: int) -> None:
        apart = tuple([each - another for each, another in zip(rows[one], rows[other])])
        self._pairs[one, other] = added(self._pairs.get((one, other), NOTHING), apart, search)

    def _drop(self) -> None:
        """Lets go of choices that are plainly worse, and of more the longer it lasts.

        When there is room for the best and one more alone, that one is whoever may still be better:
        also one that was let go for want of room, on trials so few that its error is wide.
        """
        alive = [i for i, each in enumerate(self._tried) if each.alive]
        best, *others = best_first(
            self._tried, self._pairs, alive, self._guide.doubt, self._guide.noise
        )
        met = self._tried[best].sums.worlds
        room, errors, again = len(self._tried), self._dropped, False
        if errors is None:
            errors = DROPPED
            room = next((few for worlds, few in KEPT_AFTER if met >= worlds), room)
            again = met >= KEPT_AFTER[0][0]
        if again:
            others = [i for i in range(len(self._tried)) if i != best]
        behind = {i: self.difference(best, i) for i in others}
        if again:
            others.sort(key=lambda i: behind[i][0] - REACH * behind[i][1])
        second = min((ahead for ahead, _ in behind.values()), default=0.0)
        close, left = False, room - 1
        for i in others:
            ahead, error = behind[i]
            must, hopeless = self._tried[i].must, ahead > errors * error
            if self._nearest:
                hopeless = hopeless and ahead - NEAREST * error > second
            stays = must or (left > 0 and not hopeless)
            left -= stays
            self._tried[i] = self._tried[i]._replace(alive=stays)
            if must or not hopeless:
                near = ahead <= SETTLED * error and abs(ahead) + EQUAL * error > SAME
                close = close or near
        self._settled = not close

    def difference(self, best: int, other: int) -> tuple[float, float]:
        """By how much one of those tried is better than another, and the standard error."""
        return difference(self._tried, self._pairs, best, other, self._waver)

    def analysis(self) -> Analysis:
        """Returns the answer so far, from the worlds in which all were tried."""
        guide = self._guide
        return analysis(
            self._tried,
            self._pairs,
            self._seed,
            self._worlds,
            guide.doubt,
            guide.noise,
            self._settled,
            self._waver,
        )


def _note(soon: Soon, root: State, player: Player, early: list[Row], world: State) -> None:
    """Puts the numbers of what came soon into `early`."""
    early.append(tuple(soon.count(root, player, world)))


def spent(under_way: Analysing, spend: Spend, floor: bool = True) -> Iterator[None]:
    """Spends so much on an analysis, handing back control every few milliseconds.

    The trials count from here on; it ends between two worlds, or when the answer is settled; with
    `floor` not before every choice can be shown.
    """
    began = handed_back = perf_counter()
    seconds = inf if spend.seconds is None else spend.seconds
    limit = under_way.trials + spend.trials if spend.trials is not None else inf
    while True:
        if under_way.between_worlds:
            late = perf_counter() - began >= seconds
            if late and spend.few:
                under_way.leave_out()
            if under_way.shows or not floor:
                if late or under_way.settled or under_way.trials >= limit:
                    return
        under_way.trial()
        if perf_counter() - handed_back >= SLICE_SECONDS:
            yield
            handed_back = perf_counter()


def asked(state: State, player: Player, seed: str) -> tuple[State, str]:
    """Returns the start of an analysis: the state redrawn for the seat, and the trials' whole luck.

    Args:
        state: may be the true one; nothing but the redrawn one goes further.
    """
    clone = seat_clone(state, player, seed)
    return clone, f"what seat {player} weighs in {clone.digest()}: {seed}"


def analyse(
    package: str,
    state: State,
    player: Player,
    spend: Spend,
    seed: str,
    must: Sequence[Plan] = (),
    onset: Analysis | None = None,
) -> Analysis:
    """The whole analysis at once, here and now; the same as an `Analyst` gives.

    Args:
        package: the dotted name of the game's folder.
        state: may be the true one.

    Raises:
        BadAnalysis: `onset` is of another question, or a choice of `must` is illegal.
    """
    root, luck = asked(state, player, seed)
    under_way = Analysing(
        root, player, guide_for(package), luck,
        must=must, onset=onset, measures=measures_in(package),
    )  # fmt: skip
    for _ in spent(under_way, spend):
        pass
    return under_way.analysis()
