"""The end of a match in numbers and one message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.final_count import Row
from tabletop.core.game import Result, Source
from tabletop.games.bounce_bunny_bounce.game import BOOK
from tabletop.games.bounce_bunny_bounce.rules import events
from tabletop.games.bounce_bunny_bounce.rules.cards import CARROT, CARROTS_TO_WIN
from tabletop.games.bounce_bunny_bounce.rules.state import Fields
from tabletop.words import Message

STALLED: Final = {events.QUIET: "quiet", events.TURNS: "turns", events.CLOSING: "closing"}


def decided(state: Fields) -> bool:
    """Checks for the end of the match: a third carrot, or a stalemate."""
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
        ending=_ending(state),
        sources=(Source(Message(BOOK, "from-carrots"), (mine, yours)),),
    )


def final_count(state: Fields) -> list[Row]:
    """Returns the final count: a row for each carrot, as many of both as there can be first."""
    return [
        Row(
            seat, 1, Message(BOOK, "from-carrots.number", (("n", number),)), "carrot", CARROT,
            stage=number, open=True,
        )
        for seat, carrots in enumerate(state.carrots)
        for number in range(1, carrots + 1)
    ]


def _ending(state: Fields) -> Message:
    if state.stalled < 0:
        return Message(BOOK, "ended")
    cause, drawn = STALLED[state.stalled], state.carrots[0] == state.carrots[1]
    return Message(BOOK, "ended-stalled", (("cause", cause), ("drawn", drawn)))
