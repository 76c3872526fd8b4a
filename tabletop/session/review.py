"""Going through a match: each choice beside what the analysis found about it.

The numbers are the analysis' (`ai.analysis`), the screen is `scenes.study`. What was found
is kept in the library with the match, so that it is there at once the next time.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from tabletop.ai.analysing import Spend
from tabletop.ai.analysis import ENGINE, Analysis, BadAnalysis, Choice
from tabletop.ai.glimpse import recalled
from tabletop.ai.kept import analysis_from, as_data
from tabletop.ai.measures import measures_in, plainly, reasons, sentence, simply
from tabletop.ai.plans import told_in
from tabletop.ai.rollouts import Plan
from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Player, State
from tabletop.core.record import SHORT
from tabletop.session import losses
from tabletop.session.history import FORCED, FURTHER, LEFT
from tabletop.session.library import Library
from tabletop.session.rows import KeptAnalysis, KeptLoss
from tabletop.session.running import Running
from tabletop.words import Message
from tabletop.words.books import book

say: Final = book("session").say

if TYPE_CHECKING:
    from tabletop.ai.analyst import Analyst, Found

SLIP, MISTAKE, BLUNDER = 0.03, 0.08, 0.15
"""From how much of the chance to win on a choice is a slip, a mistake, a blunder. It is none of
these as long as it may be as good as the best, by the error of the difference."""

TUTORED: Final = Message(
    "common", "tutor.help", (("blunder", BLUNDER), ("mistake", MISTAKE), ("slip", SLIP))
)
"""The tutor's description in the settings."""

FIRM, FIRM_WORLDS, MOST_LOOKS = 4.0, 240, 3
"""Of many choices the one that was luckiest in few worlds looks best: what is called worse is
looked at again until it is by so many standard errors, or was tried in so many worlds; so often
at most."""

Kind = Literal["good", "slip", "mistake", "blunder"]
Mark = Kind | Literal["unclear"]


class Moment(NamedTuple):
    """A choice somebody made among several.

    Attributes:
        ply: its place in the log.
        turn: the number of its turn, from 1.
        state: the true state before it.
        plan: all that was done with it; several actions where it was submitted as one.
        done: the choice in words, as the game describes it.
    """

    ply: int
    seat: Player
    turn: int
    state: State
    plan: Plan
    done: str

    @property
    def action(self) -> Action:
        return self.plan[0]


class Verdict(NamedTuple):
    """The analysis of one choice.

    Attributes:
        best: what is best, in words.
        same: whether that is what was done.
        value, error: the chance to win by the best, 0 to 1, and its standard error.
        got, got_error: the chance by what was done, and its standard error.
        behind, behind_error: the difference of the two, as measured. Of the best choice it is 0,
            give or take by how much another may be better.
        equal: whether what was done is as good as the best within the error.
        glimpse: a first look, to be looked at again.
        exact: both chances were counted.
    """

    best: str
    same: bool
    value: float
    error: float
    got: float
    behind: float
    behind_error: float
    equal: bool
    glimpse: bool = False
    got_error: float = 0.0
    exact: bool = False

    @property
    def loss(self) -> float:
        """Returns the chance to win that was given away, 0 to 1; 0 if it may be nothing."""
        return 0.0 if self.same or self.equal else max(0.0, self.behind)

    @property
    def kind(self) -> Kind:
        return kind_of(self.loss)

    @property
    def mark(self) -> Mark:
        """Returns the mark of the choice."""
        return "unclear" if self.open else self.kind

    @property
    def open(self) -> bool:
        """Returns True if the choice looks worse, but the error of the difference may explain
        that."""
        return may_be_luck(self)


def may_be_luck(weighed: Verdict | Choice) -> bool:
    """Returns True if a choice measured worse by a slip or more, but within its error."""
    return weighed.equal and weighed.behind >= SLIP


def kind_of(loss: float) -> Kind:
    """Returns the kind of a choice with that loss of winning chance, rounded to percent."""
    loss = round(loss, 2)
    if loss < SLIP:
        return "good"
    if loss < MISTAKE:
        return "slip"
    return "mistake" if loss < BLUNDER else "blunder"


class Tally(NamedTuple):
    """The number of choices looked at, by kind, and the mean loss of one, 0 to 1.

    Blunders count among the mistakes.
    """

    looked: int
    good: int
    slips: int
    mistakes: int
    mean: float


class Review:
    """The choices in a match, and what was found about them so far.

    Attributes:
        seats: whose choices are looked at.
        moments: every choice of theirs among several, in order.
        analyses: by ply; None where the analysis failed.
        verdicts: by ply, likewise.
        judged: how often a choice was judged; it grows with every one, and where a first look
            gives way to more.
        used: seconds that were spent on looking so far.
        shown: the ply of the choice that somebody waits for, which is looked at first; -1 = none.
    """

    def __init__(
        self,
        running: Running,
        seats: Iterable[Player] | None = None,
        library: Library | None = None,
    ) -> None:
        """
        Args:
            seats: whose choices; None = those of people. While a match of people goes on only
                theirs are looked at, and where several play, nobody's: what somebody chose would
                tell the others what they hold.
            library: where what is found is kept.
        """
        self.running = running
        chosen = running.humans if seats is None else tuple(seats)
        if not running.over and running.humans:
            own = () if running.guarded else running.humans
            chosen = tuple(seat for seat in chosen if seat in own)
        self.seats: Sequence[Player] = chosen
        self.moments = moments(running, self.seats)
        self.analyses: dict[int, Analysis | None] = {}
        self.verdicts: dict[int, Verdict | None] = {}
        self._library = library
        self.judged = 0
        self.used = 0.0
        self.shown = -1
        self._looks: Counter[int] = Counter()
        self._unkept: dict[int, tuple[KeptAnalysis, KeptLoss | None]] = {}
        self._asked: tuple[Analyst, int] | None = None
        self._since = 0.0
        self._recall()

    @property
    def done(self) -> bool:
        looked = len(self.verdicts) == len(self.moments)
        return looked and not any(self._glimpsed(m) or self.shaky(m) for m in self.moments)

    def following(self) -> Moment | None:
        """The first choice that was not looked at yet: the one that is shown, then people's.

        When there is none, what had a first look alone and gave away most by that; then what was
        called worse on few trials.
        """
        people = self.running.humans
        left = self.left()
        if any(m.ply not in self.verdicts for m in left):
            return min(left, key=lambda m: (m.ply != self.shown, m.seat not in people, m.ply))
        return min(left, key=lambda m: (m.seat not in people, -self.loss(m), m.ply), default=None)

    def left(self) -> list[Moment]:
        """The choices that are to be looked at before any other: all that were not looked at yet;
        else those with a first look alone; else those called worse on few trials."""
        fresh = [m for m in self.moments if m.ply not in self.verdicts]
        glimpsed = fresh or list(filter(self._glimpsed, self.moments))
        return glimpsed or list(filter(self.shaky, self.moments))

    def loss(self, moment: Moment) -> float:
        """Returns the measured loss of a choice, even if negative; 0 if unknown."""
        verdict = self.verdicts.get(moment.ply)
        return verdict.behind if verdict is not None else 0.0

    def _glimpsed(self, moment: Moment) -> bool:
        verdict = self.verdicts.get(moment.ply)
        return verdict is not None and verdict.glimpse

    def shaky(self, moment: Moment) -> bool:
        """Returns True if a bad verdict rests on so few trials that it is analysed again."""
        verdict, found = self.verdicts.get(moment.ply), self.analyses.get(moment.ply)
        if verdict is None or found is None or verdict.glimpse or verdict.kind == "good":
            return False
        few = found.worlds < FIRM_WORLDS and verdict.behind < FIRM * verdict.behind_error
        return few and not found.settled and self._looks[moment.ply] < MOST_LOOKS

    def judge(self, moment: Moment, found: Analysis | None) -> None:
        """Takes what the analysis found about a choice, and keeps it; None = it failed.

        Nothing that is known gives way to a first look.
        """
        if found is not None and found.glimpse and self.analyses.get(moment.ply) is not None:
            return
        self._looks[moment.ply] += found is not None and not found.glimpse
        self._take(moment, found)
        match = self.running.id
        if found is None or self._library is None or match is None:
            return
        verbs = self.running.match.game.info.verbs
        text = json.dumps(as_data(found, verbs), separators=(",", ":"))
        before = moment.state.digest()[:SHORT]
        kept = KeptAnalysis(moment.ply, before, found.engine, text)
        self._unkept[moment.ply] = kept, self._loss(moment, found)
        self._keep(self._library, match)

    def _loss(self, moment: Moment, found: Analysis) -> KeptLoss | None:
        """Returns what a person's choice gave away; None for a first look and for rabbits."""
        done, best = found.of(moment.plan), found.best
        people = any(sitter.human for sitter in self.running.seats[moment.seat].sitters)
        if done is None or best is None or found.glimpse or not people:
            return None
        game = self.running.match.game
        missed = losses.overlooked(game, moment.state, moment.seat, done, best)
        where = moment.ply, moment.seat, moment.turn
        return losses.loss_of(game, found, done, where, missed)

    def _keep(self, library: Library, match: int) -> None:
        """Keeps what was found, and what could not be kept before: the disk may have been full."""
        for ply, found in list(self._unkept.items()):
            if not library.keep_analysis(match, *found):
                return
            del self._unkept[ply]

    def _take(self, moment: Moment, found: Analysis | None) -> None:
        self.judged += 1
        self.analyses[moment.ply] = found
        self.verdicts[moment.ply] = self._verdict(moment, found) if found is not None else None

    def _verdict(self, moment: Moment, found: Analysis) -> Verdict | None:
        best, done = found.best, found.of(moment.plan)
        if best is None or done is None:
            return None
        words = told(self.running, moment.state, moment.seat, best.plan)
        same = done.plan == best.plan
        _, error = found.gives_away(done)
        return Verdict(
            words, same, best.chance, best.error, done.chance, done.behind, error, done.equal,
            found.glimpse, done.error, best.exact and done.exact,
        )  # fmt: skip

    def _recall(self) -> None:
        """Takes over what was found before; what is damaged or older is asked anew."""
        match = self.running.id
        if self._library is None or match is None:
            return
        verbs = self.running.match.game.info.verbs
        kept = {each.ply: each for each in self._library.analyses(match)}
        for moment in self.moments:
            row = kept.get(moment.ply)
            if row is None or row.engine != ENGINE:
                continue
            if row.before != moment.state.digest()[:SHORT]:
                continue
            try:
                read = analysis_from(row.data, verbs)
            except BadAnalysis:
                continue
            found = recalled(self.running.match.game.package, read)
            if found is not None and found.of(moment.plan) is not None:
                self._take(moment, found)

    def why(self, choice: Choice) -> tuple[str, ...]:
        """Returns the reasons for the best choice and against this one, in terms of this one.

        Of the best it is what speaks for it against the next best.
        """
        match = self.running.match
        return why(match.game.package, choice, match.players)

    # Asking

    @property
    def asking(self) -> bool:
        """Returns True while the analysis looks at a choice."""
        return self._asked is not None

    def look(self, analyst: Analyst, spend: Spend) -> None:
        """Has the next choice looked at, behind all else; once it is found, ask for the next.

        Call it again and again, once a frame: it does nothing while a choice is looked at. Every
        choice has a first look before any has more, where the game has first looks.
        """
        moment = self.following() if self._asked is None else None
        if moment is not None:
            self._ask(analyst, moment, spend, unawaited=True)

    def longer(self, analyst: Analyst, moment: Moment, spend: Spend) -> None:
        """Looks on at one choice, from what is known of it and before all else; what is found is
        shown as it grows firmer."""
        self.stop()
        self._ask(analyst, moment, spend, unawaited=False)

    def _ask(self, analyst: Analyst, moment: Moment, spend: Spend, unawaited: bool) -> None:
        known = self.analyses.get(moment.ply)
        onset = known if known is not None and known.whole else None

        def tell(found: Found) -> None:
            if found.final:
                self._asked = None
                self._took()
                self.judge(moment, found.found if not found.problem else onset)
            elif not unawaited and found.found is not None and found.found.whole:
                self._take(moment, found.found)

        match = self.running.match
        number = analyst.ask(
            match.game, moment.state, moment.seat, spend, seed_at(match.seed, moment.ply), tell,
            must=(moment.plan,), onset=onset, last=unawaited,
            first=unawaited and moment.ply not in self.verdicts,
        )  # fmt: skip
        self._asked, self._since = (analyst, number), perf_counter()

    def _took(self) -> None:
        self.used += perf_counter() - self._since

    def stop(self) -> None:
        """Takes back what is asked; what was found stays."""
        if self._asked is not None:
            self._took()
            analyst, number = self._asked
            analyst.cancel(number)
            self._asked = None

    # Sums

    def tally(self) -> Tally:
        found = [verdict for verdict in self.verdicts.values() if verdict is not None]
        kinds = [verdict.kind for verdict in found]
        mean = sum(verdict.behind for verdict in found) / len(found) if found else 0.0
        good, slips = kinds.count("good"), kinds.count("slip")
        return Tally(len(self.verdicts), good, slips, len(kinds) - good - slips, mean)


def why(package: str, choice: Choice, players: int, heard: bool = False) -> tuple[str, ...]:
    """The reasons of a choice in words, what weighs most first; () where there are none.

    The first says as well what speaks against the better choice, where that is much.

    Args:
        package: the dotted name of the game's folder.
        players: how many there are; to one rival reasons speak of no best one.
        heard: for somebody who hears them, without errors.
    """
    measures = measures_in(package)
    if measures is None:
        return ()
    best = choice.behind == 0.0 and choice.behind_error == 0.0
    if choice.wins:
        return (say("wins" if best else "wins.other"),)
    tell = plainly if heard else sentence
    told, against = reasons(measures, choice)
    found = [tell(fact, best, players) for fact in told]
    if against is not None:
        found[0] = say("though", fact=found[0], against=tell(against, best, players))
    return tuple(found)


def why_simply(package: str, best: Choice, players: int) -> str:
    """Returns the first reason for the best choice, without numbers; "" for none."""
    measures = measures_in(package)
    if best.wins:
        return say("wins")
    told = reasons(measures, best).told if measures is not None else []
    return simply(told[0], True, players) if told else ""


def next_best(running: Running, state: State, seat: Player, found: Analysis) -> str:
    """Returns a sentence about the second best choice; "" if there is none."""
    if len(found.choices) < 2:
        return ""
    other = found.choices[1]
    words = told(running, state, seat, other.plan)
    if other.equal:
        return say("next-best.alike", done=words)
    return say("next-best", done=words, less=percent(other.behind, other.behind_error))


def percent(chance: float, error: float, exact: bool = False) -> str:
    """Returns a chance with its standard error, "43 ± 3 %"; "exactly 75 %" where it was counted."""
    if exact:
        return say("percent.exact", n=_exact(chance))
    return say("percent", n=round(100 * chance), error=max(1, round(100 * error)))


def change(share: float, error: float) -> str:
    """Returns a change of a chance with its sign and its standard error, "+12 ± 3 %"."""
    return say("percent.change", n=round(100 * share), error=max(1, round(100 * error)))


def often(chance: float, error: float, exact: bool = False) -> str:
    """The same for somebody who has never met a standard error, "43 in 100 (give or take 3)"."""
    if exact:
        return say("often.exact", n=_exact(chance))
    return say("often", n=round(100 * chance), error=max(1, round(100 * error)))


def _exact(chance: float) -> float:
    """An exact chance in percent, with a decimal where it is no whole number."""
    shown = round(100 * chance, 1)
    return int(shown) if shown == int(shown) else shown


def seed_at(seed: str, ply: int) -> str:
    """The luck with which the choice at a ply of a match is analysed."""
    return f"{seed}/look/{ply}"


def moments(running: Running, seats: Sequence[Player]) -> list[Moment]:
    """Every choice among several that one of these seats made, in the order of the log.

    What needs no question is none where a rabbit did it, as it is none of a person who left it to
    the program.
    """
    match = running.match
    state = match.game.start(match.players, match.options)
    turns = running.turns()
    found: list[Moment] = []
    for ply, (player, action) in enumerate(match.log):
        chosen = not match.steps[ply].note & (FORCED | FURTHER | LEFT)
        if player != CHANCE and chosen and player in seats:
            if len(state.legal_actions(player)) > 1 and not _idle(running, state, player, action):
                before, plan = state.clone(), whole_choice(running, ply)
                done = told(running, before, player, plan)
                found.append(Moment(ply, player, turns[ply], before, plan, done))
        state.apply(player, action)
    return found


def _idle(running: Running, state: State, player: Player, action: Action) -> bool:
    """Returns True if a computer player passed because nothing fitted, or paid in the usual way."""
    often = running.match.game.asking(state)
    if running.seats[player].human or often is None:
        return False
    return action in (often.idle_action(player), often.usual_action(player))


def whole_choice(running: Running, ply: int) -> Plan:
    """The action at a ply and those that were submitted with it as one choice."""
    steps = running.match.steps
    plan = [steps[ply].action]
    for step in steps[ply + 1 :]:
        if step.player != steps[ply].player or not step.note & FURTHER:
            break
        plan.append(step.action)
    return tuple(plan)


def told(running: Running, state: State, seat: Player, plan: Plan) -> str:
    """A choice in words, as the game describes it to the seat; several steps in their order.

    They stand apart from what was asked, but that a step is understood after the one before it.
    """
    words = running.match.game.words
    if words is None:
        return ""
    parts: list[str] = []
    after = state.clone() if len(plan) > 1 else state
    for action in plan:
        if seat not in after.actors() or action not in after.legal_actions(seat):
            break
        describe = words.describe if parts else words.standing_apart
        parts.append(describe(action, after.view(seat), running.names))
        if len(plan) > 1:
            after.apply(seat, action)
    return told_in(running.match.game.package)(parts) if len(parts) > 1 else "".join(parts)
