"""The end of a match in numbers and one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.game import Result, Source
from tabletop.games.bounce_bunny_bounce.rules import events
from tabletop.games.bounce_bunny_bounce.rules.cards import CARROTS_TO_WIN
from tabletop.games.bounce_bunny_bounce.rules.state import Fields

STALLED: Final = {
    events.QUIET: "too many turns in a row brought no carrot",
    events.TURNS: "all turns of the match were played",
    events.CLOSING: "the longest match the table allows was played",
}


def decided(state: Fields) -> bool:
    """Whether the match has its end: a third carrot, or a stalemate."""
    return state.stalled >= 0 or max(state.carrots) >= CARROTS_TO_WIN


def scores_so_far(state: Fields) -> Sequence[int]:
    """Returns the carrots eaten so far, for a match that its players end early."""
    return state.carrots


def result(state: Fields) -> Result:
    """Carrots decide; equal carrots after a stalemate are a draw that both share (BBB-39)."""
    mine, yours = state.carrots
    if mine == yours:
        winners: tuple[int, ...] = (0, 1)
        ranks = (1, 1)
    else:
        winners = (0,) if mine > yours else (1,)
        ranks = (1, 2) if mine > yours else (2, 1)
    return Result(
        scores=(float(mine), float(yours)),
        ranks=ranks,
        winners=winners,
        reason=_reason(state),
        sources=(Source("Carrots", (mine, yours)),),
    )


def _reason(state: Fields) -> str:
    if state.stalled < 0:
        return "The third carrot decided the match."
    ending = "equal carrots make a draw"
    if state.carrots[0] != state.carrots[1]:
        ending = "the greater number of carrots wins"
    return f"Stalemate: {STALLED[state.stalled]}, and {ending}."
