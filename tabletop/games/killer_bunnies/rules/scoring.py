"""Result of a match: totals, ranks, winners, sources of points (R20)."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.game import Result, Source
from tabletop.games.killer_bunnies.rules import circles, ending
from tabletop.games.killer_bunnies.rules.state import Fields

REASONS = (
    "A player has reached the goal.",
    "Only one player is left in the game.",
    "The last round is over; the highest total wins.",
)


def scores_so_far(state: Fields) -> Sequence[int]:
    """Returns the totals so far, for a match that its players end early."""
    return [0 if state.out[seat] else circles.total(state, seat) for seat in range(state.players)]


def result(state: Fields) -> Result:
    """Returns the result: winners first, then the others by total, then losers, the later the
    better."""
    seats = range(state.players)
    totals = scores_so_far(state)
    worth = [
        (0, state.lost.index(seat)) if state.out[seat] else (1, totals[seat]) for seat in seats
    ]
    for seat in state.winners:
        worth[seat] = (2, 0)
    ranks = tuple(1 + sum(other > mine for other in worth) for mine in worth)
    bank = tuple(0 if state.out[seat] else state.bank[seat] for seat in seats)
    bunnies = tuple(
        sum(circles.standing(state, p) for p in circles.in_play(state, seat)) for seat in seats
    )
    cities = tuple(
        sum(circles.standing(state, c) for c in circles.own_cities(state, seat)) for seat in seats
    )
    return Result(
        scores=tuple(map(float, totals)),
        ranks=ranks,
        winners=state.winners,
        ending=REASONS[state.ended if state.ended >= 0 else ending.LONG_ENOUGH],
        sources=(Source("d20", bank), Source("Bunnies", bunnies), Source("Cities", cities)),
    )
