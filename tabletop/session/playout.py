"""A match that computer rabbits play among themselves, in slices of time and without a table.

They play by the game's rules of thumb alone, so that it takes a moment and not an evening.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from random import Random

from tabletop.ai.agent import Agent, Budget, Heuristics, seat_clone
from tabletop.ai.greedy import GreedyAgent
from tabletop.ai.levels import level_in
from tabletop.ai.plain import heuristics_in
from tabletop.core.errors import BadOption, explain
from tabletop.core.match import Match
from tabletop.core.registry import game as find_game
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import Seat
from tabletop.session.series import Series

SLIPS: Mapping[str, float] = {"normal": 0.1, "hard": 0.05}
"""Share of moves at which a level that would look ahead takes one of its next best moves; the
others play as ever, or never err."""


class PlayOut:
    """The match while it is played. The same seed plays out the same.

    Attributes:
        match: how it stands.
    """

    def __init__(
        self,
        game_key: str,
        seats: Sequence[Seat],
        options: Mapping[str, object],
        seed: str,
        series: Series,
    ) -> None:
        """Deals the match.

        Raises:
            UnknownGame, BadOption: it cannot be played like this, or a person sits in it.
        """
        if any(seat.human for seat in seats):
            raise BadOption(explain("only-rabbits"))
        self.match = Match(find_game(game_key), len(seats), options, seed)
        self._seats, self._series = tuple(seats), series
        heuristics = heuristics_in(self.match.game.package)
        self._agents: list[Agent] = [
            self._agent(seat.level, heuristics) for seat in seats
        ]

    def _agent(self, name: str, heuristics: Heuristics) -> Agent:
        row = level_in(self.match.game.package, name)
        if row.kind == "greedy":
            return GreedyAgent(heuristics, row.noise, row.reach)
        return GreedyAgent(heuristics, SLIPS.get(name, 0.0))

    @property
    def over(self) -> bool:
        return self.match.state.is_over()

    def step(self, seconds: float) -> bool:
        """Plays on for about so long, one decision at least; returns whether it is over."""
        until = time.perf_counter() + seconds
        while not self.over:
            self._decide()
            if time.perf_counter() >= until:
                break
        return self.over

    def kept(self, library: Library | None) -> Running:
        """The match as it stands, saved in the library where that is possible."""
        running = Running(self.match, self._seats, library, series=self._series)
        running.save()
        return running

    def _decide(self) -> None:
        match = self.match
        seat = match.state.actors()[0]
        seed = f"{match.seed}/out/{match.ply}"
        state = seat_clone(match.state, seat, seed)
        *_, decision = self._agents[seat].think(state, seat, Budget(), Random(seed))
        match.submit(seat, decision.action)
