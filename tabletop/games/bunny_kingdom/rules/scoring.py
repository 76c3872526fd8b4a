"""Scores, ranks, sources of carrots, and the reason of a victory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.game import Result, Source
from tabletop.games.bunny_kingdom.game import BOOK
from tabletop.games.bunny_kingdom.rules import frames
from tabletop.games.bunny_kingdom.rules.state import Fields
from tabletop.games.bunny_kingdom.words import parchments
from tabletop.words import Message

PARCHMENTS: Final = Message(BOOK, "from-parchments")
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
        ending=Message(BOOK, "ended-shared" if len(winners) > 1 else "ended"),
        sources=(*_account(state), *_parchments(state)),
    )


def _account(state: Fields) -> list[Source]:
    """Returns the lines of the account that exist in this match."""
    players = state.players
    sources = []
    for line, key in enumerate(frames.LINE_KEYS):
        if line == frames.TRADE and not state.sky:
            continue
        if frames.RAILROAD <= line <= frames.STAR and not state.express:
            continue
        points = state.account[line * players : (line + 1) * players]
        facts = (("n", line + 1),) if line < frames.ROUNDS else ()
        sources.append(Source(Message(BOOK, f"from-{key}", facts), tuple(points)))
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
