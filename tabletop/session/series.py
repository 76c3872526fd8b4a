"""Rematches: everybody moves one seat on, another starts, and wins are counted along.

A match knows nothing of the row it belongs to: what a row needs becomes the set-up of the next one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tabletop.core.chance import LONGEST_SEED, pick
from tabletop.core.game import LOSER, OptionValue, Player, Result
from tabletop.core.letters import clean
from tabletop.core.match import Match
from tabletop.session.seats import Seat


class Series(NamedTuple):
    """A row of matches between the same players, as it stands before this match.

    Attributes:
        number: which match of the row this is, from 1.
        seed: the first match's; the others' are made of it, so that a row can be repeated. Under a
            seal each match has a seed of its own instead: the last one's has been shown.
        wins: for each seat, matches won by who sits there now; shared ones count for each.
        draws: matches nobody won.
        loser: whether the loser of a match starts the next one; luck decides in the first.
        event: what the match belongs to beside this row, "screen:what": a further screen of the
            game that set it up, and what that screen calls it; "" for none. A rematch belongs to
            nothing.
        heading: what the match is called there ("Final, match 2"), "" for none.
    """

    number: int
    seed: str
    wins: tuple[int, ...]
    draws: int = 0
    loser: bool = False
    event: str = ""
    heading: str = ""

    @classmethod
    def first(cls, players: int) -> Series:
        return cls(1, "", (0,) * players)

    def data(self) -> dict[str, Any]:
        """As plain data for the library; `from_data` reads it."""
        return self._asdict()

    @classmethod
    def from_data(cls, data: Mapping[str, Any], players: int) -> Series:
        """The series in `data`; a fresh one when that makes no sense."""
        try:
            wins = tuple(int(count) for count in data["wins"])
            if len(wins) == players:
                return cls(
                    int(data["number"]),
                    clean(str(data["seed"]), LONGEST_SEED),
                    wins,
                    int(data["draws"]),
                    bool(data.get("loser", False)),
                    clean(str(data.get("event", ""))),
                    clean(str(data.get("heading", ""))),
                )
        except (KeyError, TypeError, ValueError, OverflowError):
            pass
        return cls.first(players)

    def after(self, result: Result) -> Series:
        """Returns the row as it stands after this match, seats not yet moved."""
        wins = tuple(count + (seat in result.winners) for seat, count in enumerate(self.wins))
        return self._replace(wins=wins, draws=self.draws + (not result.winners))

    def following(
        self, match: Match, seats: Sequence[Seat], result: Result, starter: Player, seed: str = ""
    ) -> Setup:
        """The next match: everybody moves one seat on, and the person after `starter` starts.

        As all move on by one, that person now sits where the last starter sat. Where the loser is
        to start, that is who scored least, of equals one drawn by lot. `seed` is the next match's
        where it shall not follow from the first's.
        """
        stands = self.after(result)
        first = self.seed or match.seed
        fresh = seed or f"{first[:80]}.{self.number + 1}"
        loser = self.loser or _said_to_start(match) == LOSER
        if loser:
            starter = (_lost(result, fresh) - 1) % match.players
        return Setup(
            _moved([seat._replace(past=()) for seat in seats]),
            _started_by(match, starter),
            fresh,
            Series(self.number + 1, first, _moved(stands.wins), stands.draws, loser),
        )


class Setup(NamedTuple):
    """The set-up of the next match of a row."""

    seats: tuple[Seat, ...]
    options: dict[str, OptionValue]
    seed: str
    series: Series


def _moved(places: Sequence[Any]) -> tuple[Any, ...]:
    return (*places[1:], *places[:1])


def _lost(result: Result, seed: str) -> Player:
    """The seat that scored least; of several one drawn by lot, the same for the same seed."""
    least = [seat for seat, score in enumerate(result.scores) if score == min(result.scores)]
    return least[pick(len(least), Random(f"{seed}/loser"))]


def _said_to_start(match: Match) -> Player | None:
    """The seat, or LOSER, that the match's options let start; None when they leave that open."""
    option = match.game.info.starting()
    return None if option is None else dict(option.starters).get(match.options[option.key])


def _started_by(match: Match, starter: Player) -> dict[str, OptionValue]:
    """The match's options, with `starter` to start where the game lets one choose."""
    option = match.game.info.starting()
    said = {seat: value for value, seat in option.starters} if option is not None else {}
    if option is None or starter not in said:
        return dict(match.options)
    return {**match.options, option.key: said[starter]}
