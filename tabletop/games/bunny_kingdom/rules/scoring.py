"""Scores, ranks, sources of carrots, and the reason of a victory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.final_count import Row, rows_from
from tabletop.core.game import Result, Source
from tabletop.games.bunny_kingdom.game import BOOK
from tabletop.games.bunny_kingdom.rules import frames, keys
from tabletop.games.bunny_kingdom.rules.cards import IDS, NUMBER
from tabletop.games.bunny_kingdom.rules.parchments import (
    COPIERS,
    LEFT_GLOVE,
    MATRIARCH,
    MEASURES,
    NEEDS,
    NIBBLER,
    NIBBLONACCI,
    OPPORTUNIST,
    RIGHT_GLOVE,
)
from tabletop.games.bunny_kingdom.rules.state import Fields
from tabletop.words import Fact, Message, noun

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


def final_count(state: Fields) -> list[Row]:
    """Returns the final count: harvests, parchments, Trade, Opportunists (7)."""
    copied = {copier: card for _, copier, card in state.copies}
    trade = Message(BOOK, "from-trade")
    rows = [
        row._replace(piece="sign:two_coins", stage=2, open=True) if row.title == trade else row
        for row in rows_from(_account(state))
    ]
    for card, seat, carrots in state.final:
        scored = copied.get(card, card)
        title, stage = told(card, scored, carrots), 3 if scored == OPPORTUNIST else 1
        rows.append(Row(seat, carrots, title, keys.card(card), card, stage=stage))
    return rows


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
        title = told(card, copied.get(card, card), carrots)
        sources.append(Source(title, points, PARCHMENTS))
    return sources


def told(card: int, scored: int, carrots: int) -> Message:
    """Returns a parchment's line in the results with its sum: "Diplomat: 13 on edges".

    Args:
        scored: the card it counted as, which differs for a copy card.
    """
    number, needed = NUMBER[scored], NEEDS.get(IDS[scored], 0)
    facts: dict[str, Fact] = {"copied": card != scored, "met": carrots > 0}
    key = "plain"
    if scored in (LEFT_GLOVE, RIGHT_GLOVE):
        key, facts["met"] = "glove", carrots > number
    elif scored in (OPPORTUNIST, MATRIARCH, *COPIERS):
        key = IDS[scored]
    elif needed:
        key, facts["things"] = "needs", noun("card", IDS[scored], n=needed)
    elif scored in MEASURES:
        ladder = scored == NIBBLER
        have = NIBBLONACCI.index(carrots) if ladder else carrots // number
        key, facts["things"] = "count", noun("card", IDS[scored], n=have)
        facts["each"] = 1 if ladder else number
    facts = {"card": noun("card", IDS[card]), "scored": noun("card", IDS[scored]), **facts}
    return Message(BOOK, f"scored-{key}", tuple(facts.items()))
