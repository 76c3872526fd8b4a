"""Tiny Auction: a small complete game that uses every part of the rules core.

It lives among the tests: sealed bids, a shuffled deck, a die, interrupts, a clock, peeks.
"""

from __future__ import annotations

from tabletop.core.game import Game, GameInfo, Option
from tests.tiny.state import VERBS, start


def _motto_fault(text: str) -> str | None:
    return None if len(text) <= 20 else "a motto has at most 20 letters."


INFO = GameInfo(
    key="tiny_auction",
    name="Tiny Auction",
    rules_version=1,
    players=(2, 3, 4),
    verbs=VERBS,
    options=(
        Option("rounds", "int", 4, "Rounds", "How many cards are auctioned.", low=1, high=6),
        Option("timer", "bool", True, "Timer", "Whether a clock may end the bidding."),
        Option(
            "tie",
            "choice",
            "die",
            "Equal bids",
            "What parts equal highest bids.",
            choices=(("die", "A die"), ("seat", "The lower seat")),
        ),
        Option("motto", "text", "", "Motto", "A line for the record.", validate=_motto_fault),
        Option("tokens", "int", 1, "Tokens", "How often a seat may object.", "seat", low=0, high=2),
    ),
    max_actions=80,
    pitch=("Bid in secret.", "Object in time."),
)

GAME = Game(INFO, start, "tests.tiny")
