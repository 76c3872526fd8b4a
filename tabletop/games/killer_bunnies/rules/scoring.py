"""Result of a match: totals, ranks, winners, sources of points (R20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.final_count import Row, rows_from
from tabletop.core.game import Result, Source
from tabletop.games.killer_bunnies.game import BOOK
from tabletop.games.killer_bunnies.rules import circles, ending, keys, nouns
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.words import Message

ENDINGS: Final = ("goal", "last", "round")
"""Causes of the end, in the order of those of `ending`."""


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
    cause = state.ended if state.ended >= 0 else ending.LONG_ENOUGH
    return Result(
        scores=tuple(map(float, totals)),
        ranks=ranks,
        winners=state.winners,
        ending=Message(BOOK, f"ended-{ENDINGS[cause]}"),
        sources=(
            Source(Message(BOOK, "from-bank"), bank),
            Source(Message(BOOK, "from-bunnies"), bunnies),
            Source(Message(BOOK, "from-cities"), cities),
        ),
        by_points=cause != ending.LAST_ONE,
    )


def final_count(state: Fields) -> list[Row]:
    """Returns the final count: the d20s, then each bunny, each city."""
    rows = list(rows_from(result(state).sources[:1]))
    for stage, owned in enumerate((circles.in_play, circles.own_cities), 1):
        for seat in range(state.players):
            for piece in owned(state, seat):
                face, points = state.setup.card[piece], circles.standing(state, piece)
                title = Message(BOOK, "from-card", (("card", nouns.named(face)),))
                row = Row(seat, points, title, keys.card(piece), face, stage=stage, open=True)
                rows.append(row)
    return rows
