"""The end of a match in numbers and one sentence. Fewest bunnies win, so scores are negative."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop.core.game import Result, Source
from tabletop.games.bunny_boom.rules import events, frames
from tabletop.games.bunny_boom.rules.cards import total_value

if TYPE_CHECKING:
    from tabletop.games.bunny_boom.rules.state import BoomState

ENDINGS: Final = {
    events.PILE_OUT: "The draw pile ran out",
    events.ALL_CLOSED: "Every space was closed",
    events.BLOCKED: "The only open space lay under the pawn whose turn it was",
}


def result(state: BoomState) -> Result:
    """Fewest bunnies in all win, of equals who has fewer at home; else they share (BB-63)."""
    seats = range(state.players)
    keys = frames.standings(state)
    ranks = tuple(1 + sum(other < key for other in keys) for key in keys)
    winners = frames.best(state)
    carrot = tuple(-frames.CARROT_COSTS * (state.carrot == seat) for seat in seats)
    return Result(
        scores=tuple(-float(key[0]) for key in keys),
        ranks=ranks,
        winners=winners,
        reason=_reason(state, keys, winners),
        sources=(
            Source("Bunnies at home", tuple(-count for count in state.home)),
            Source("Cards in hand", tuple(-total_value(hand) for hand in state.hands)),
            Source("Hidden gifts", tuple(-total_value(gifts) for gifts in state.gifts)),
            Source("Carrot", carrot),
        ),
    )


def _reason(state: BoomState, keys: list[tuple[int, int]], winners: tuple[int, ...]) -> str:
    ending = ENDINGS[state.ended]
    if len(winners) > 1:
        return f"{ending}. Totals and homes are equal: only another match can decide."
    best = keys[winners[0]][0]
    if sum(total == best for total, _ in keys) > 1:
        return f"{ending}. Of equal totals the one with fewer bunnies at home wins."
    return f"{ending}. Fewest bunnies win."
