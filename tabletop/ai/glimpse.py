"""The first look of an analysis: where playouts are long, they are judged on the way to the end.

What is judged there may be off by more than the trials say, so its errors are larger by as much as
was found when it was held against playouts to the end. It is shown until these have their first
numbers; nothing rests on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import hypot
from typing import Final

from tabletop.ai.agent import Glimpse
from tabletop.ai.analysing import Analysing, Spend, asked, guide_for, spent
from tabletop.ai.analysis import EQUAL, Analysis, Choice
from tabletop.ai.plain import heuristics_in
from tabletop.ai.rollouts import Plan
from tabletop.ai.ways import QUICK
from tabletop.core.game import Player, State

KEPT: Final = 4
"""So many choices are looked at, and those asked for."""

AS_IT_IS: Final = Glimpse(0, 0.0, 0.0)
"""A first look whose playouts go to the end: its errors say all there is to say."""


class UnderWay:
    """An analysis under way, and the first look before it, where the game has one."""

    def __init__(
        self, whole: Analysing, first: tuple[Analysing, Glimpse] | None, alone: bool = False
    ) -> None:
        """With `alone` the first look is all that is wanted."""
        self._whole, self._alone = whole, alone and first is not None
        self._first: Analysing | None = None
        self._how: Glimpse | None = None
        if first is not None:
            self._first, self._how = first

    @property
    def tells(self) -> bool:
        """True when there is a choice that can be shown."""
        return self._whole.tells or (self._first is not None and self._first.tells)

    @property
    def shows(self) -> bool:
        """True when every choice that is tried rests on trials enough to be shown."""
        return self._whole.shows

    def steps(self, spend: Spend) -> Iterator[None]:
        """Spends so much on it, handing back control every few milliseconds; the first look comes
        before that and counts for nothing. Of few choices it may be as well."""
        if self._first is not None and not self._whole.tells:
            yield from spent(self._first, spend._replace(trials=0))
        if self._alone:
            return
        known = self._first is not None and self._first.tells
        yield from spent(self._whole, spend, floor=not (spend.soon and known))

    def analysis(self) -> Analysis:
        """Returns the answer so far: of the playouts to the end, as soon as they say anything."""
        if self._whole.tells or self._first is None or self._how is None:
            return self._whole.analysis()
        return blurred(self._first.analysis(), self._how)


def looks_first(package: str) -> bool:
    """Checks whether the game whose folder is `package` has first looks."""
    return heuristics_in(package).glimpse is not None


def glimpsed(
    package: str, state: State, player: Player, seed: str, must: Sequence[Plan] = ()
) -> Analysis | None:
    """The whole first look at once, here and now; None where there is none.

    Args:
        state: may be the true one.
    """
    root, luck = asked(state, player, seed)
    first = first_look(package, root, player, luck, must)
    if first is None:
        return None
    under_way, how = first
    for _ in spent(under_way, Spend(trials=0)):
        pass
    return blurred(under_way.analysis(), how)


def first_look(
    package: str, root: State, player: Player, seed: str, must: Sequence[Plan]
) -> tuple[Analysing, Glimpse] | None:
    """Returns the first look of the game in `package`; None where it answers soon enough without.

    The arguments are those of `Analysing`. It counts no measures: what they would come to at the
    end of the match cannot be said so early. Where playouts are short enough and further steps are
    searched, it looks at the favourite alone with less search.
    """
    how, guide = heuristics_in(package).glimpse, guide_for(package)
    if how is None:
        if not guide.further:
            return None
        alone = Analysing(root, player, guide, seed, must=must, kept=1, effort=QUICK)
        return alone, AS_IT_IS
    short = replace(guide, depth=how.depth, further=False)
    return Analysing(root, player, short, seed, must=must, kept=KEPT), how


def blurred(found: Analysis, how: Glimpse) -> Analysis:
    """A first look, with the errors of what was judged on the way."""
    best, *rest = found.choices or (None,)
    if best is None:
        return replace(found, glimpse=True)
    choices = best._replace(error=hypot(best.error, how.doubt)), *(_blurred(c, how) for c in rest)
    return replace(found, choices=choices, settled=False, glimpse=True)


def _blurred(choice: Choice, how: Glimpse) -> Choice:
    error, apart = hypot(choice.error, how.doubt), hypot(choice.behind_error, how.doubt_apart)
    return choice._replace(error=error, behind_error=apart, equal=choice.behind <= EQUAL * apart)


def recalled(package: str, found: Analysis) -> Analysis | None:
    """An analysis that was kept, as it was shown; None for a first look where there are none any
    more."""
    if not found.glimpse:
        return found
    return blurred(found, heuristics_in(package).glimpse or AS_IT_IS)
