"""Scores, ranks, sources of carrots, and the reason of a victory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.game import Result, Source
from tabletop.games.bunny_kingdom.rules import frames
from tabletop.games.bunny_kingdom.rules.state import Fields
from tabletop.games.bunny_kingdom.words import parchments

PARCHMENTS: Final = "Parchments"
"""Heading under which the parchments are summed up."""


def scores_so_far(state: Fields) -> Sequence[int]:
    """Returns the carrots counted so far, for a match that its players end early."""
    return state.carrots


def result(state: Fields) -> Result:
    """Ranks the seats by carrots; ties share (4.5)."""
    carrots = state.carrots
    best = max(carrots)
    winners = tuple(seat for seat, each in enumerate(carrots) if each == best)
    return Result(
        scores=tuple(map(float, carrots)),
        ranks=tuple(1 + sum(other > each for other in carrots) for each in carrots),
        winners=winners,
        ending=_reason(len(winners)),
        sources=(*_account(state), *_parchments(state)),
    )


def _reason(winners: int) -> str:
    if winners > 1:
        return "Four rounds are harvested; equal carrots share the title of Big Ears."
    return "Four rounds are harvested and the parchments counted; most carrots win."


def _account(state: Fields) -> list[Source]:
    """Returns the lines of the account that exist in this match."""
    players = state.players
    sources = []
    for line, name in enumerate(frames.LINE_NAMES):
        if line == frames.TRADE and not state.sky:
            continue
        if frames.RAILROAD <= line <= frames.STAR and not state.express:
            continue
        points = state.account[line * players : (line + 1) * players]
        sources.append(Source(name, tuple(points)))
    return sources


def _parchments(state: Fields) -> list[Source]:
    """Returns one line for each parchment with its count, in the order of the cards."""
    copied = {copier: card for _, copier, card in state.copies}
    sources = []
    for card, seat, carrots in sorted(state.final):
        points = tuple(carrots if each == seat else 0 for each in range(state.players))
        name = parchments.result(card, copied.get(card, card), carrots)
        sources.append(Source(name, points, PARCHMENTS))
    return sources
