"""Features of opening, bid and offer tiles for the fitted policy.

All other decisions are played by the scores of `heuristics`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.policy import Policy, Row
from tabletop.core.action import Action
from tabletop.games.bunny_bidding.agents.heuristics import Judge, prospects, scores
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import frames, laying
from tabletop.games.bunny_bidding.rules.cards import EGG_TYPES
from tabletop.games.bunny_bidding.rules.rules import State

_TILE: Final = (
    "score",
    "worth of the face",
    "worth early",
    "goal egg",
    "power",
    "extreme",
    "extreme early",
    "high",
    "kept",
)
(SCORE, FACE, FACE_EARLY, GOAL, POWER, EXTREME, EXTREME_EARLY, HIGH, KEPT) = range(len(_TILE))

_TURN: Final = (
    *_TILE,
    "bid down",
    "bid",
    "bid early",
    "chance",
    "chance by worth of the offer",
    "the same with bids to come",
    "the same with tiles to come",
    "loses for sure",
    "turns the auction",
    "offer up",
    "offer down",
    "offer early",
    "offered by chance",
    "dear to others",
    "highest up",
    "first to act",
    "other deed",
)
(
    BID_DOWN,
    BID,
    BID_EARLY,
    CHANCE,
    WORTH,
    WORTH_WAITING,
    WORTH_EARLY,
    LOSES,
    TURNS,
    OFFER_UP,
    OFFER_DOWN,
    OFFER_EARLY,
    BY_CHANCE,
    DEAR,
    HIGHEST,
    FIRST,
    OTHER,
) = range(len(_TILE), len(_TURN))

OPENS, TURN = "open", "turn"
FEATURES: Final = {OPENS: _TILE, TURN: _TURN}
"""Feature names: for every tile the worth of its face and the use of its number; for a bid the
chance to win and that times the worth of the offer; for an offered tile its expected worth and how
much others want it. "Early" means multiplied by the share of tiles still in hand."""


FAMILIES: Final = {3: "three", 4: "four", 5: "five", 6: "six"}
"""Weights are fitted by number of seats: those for three seats win nothing with more."""


def family(state: State) -> str:
    """Returns the name of the weights for this number of seats."""
    return FAMILIES[state.players]


def group(state: State, player: int, legal: Sequence[Action]) -> str:
    """Returns the kind of decision that has features, or "" for none."""
    frame = state.stack[-1][0]
    return OPENS if frame == frames.OPENING else TURN if frame == frames.TURN else ""


def plain(state: State, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """Returns the scores of the heuristics."""
    return scores(state, player, legal)


def early(state: State) -> float:
    """Returns roughly the share of tiles still in the hands, 0 to 1."""
    return min(1.0, sum(map(len, state.hands)) / (10.0 * state.players))


def rows(state: State, player: int, legal: Sequence[Action]) -> Sequence[Row]:
    """Returns the feature values of each action."""
    judge, left = Judge(state, player), early(state)
    if state.stack[-1][0] == frames.OPENING:
        return [_tile(judge, action, left) for action in legal]
    return [_deed(judge, action, left) for action in legal]


def _tile(judge: Judge, action: Action, left: float) -> list[tuple[int, float]]:
    tile = action[1]
    face = judge.state.faces[tile]
    worth = float(judge.look.worth[face])
    extreme = abs(tile - 50) / 50.0
    return [
        (SCORE, judge.score(action)),
        (FACE, worth),
        (FACE_EARLY, worth * left),
        (GOAL, float(face < EGG_TYPES and worth > 0)),
        (POWER, float(face >= EGG_TYPES)),
        (EXTREME, extreme),
        (EXTREME_EARLY, extreme * left),
        (HIGH, tile / 100.0),
        (KEPT, judge.kept(tile)),
    ]


def _deed(judge: Judge, action: Action, left: float) -> Row:
    kind = action[0]
    if kind in (acts.BID_UP, acts.BID_DOWN):
        return _bid(judge, action, left)
    if kind in (acts.OFFER_UP, acts.OFFER_DOWN):
        return _offer(judge, action, left)
    return [(SCORE, judge.score(action)), (OTHER, 1.0)]


def _bid(judge: Judge, action: Action, left: float) -> Row:
    look, tile = judge.look, action[1]
    face = judge.state.faces[tile]
    chance = look.chance(look.total + tile, look.turned(face))
    worth = chance * look.offer
    return [
        *_tile(judge, action, left),
        (BID_DOWN, float(action[0] == acts.BID_DOWN)),
        (BID, 1.0),
        (BID_EARLY, left),
        (CHANCE, chance),
        (WORTH, worth),
        (WORTH_WAITING, worth * look.waiting),
        (WORTH_EARLY, worth * left),
        (LOSES, float(chance < 0.05)),
        (TURNS, float(face in look.majority)),
    ]


def _offer(judge: Judge, action: Action, left: float) -> Row:
    look, tile = judge.look, action[1]
    state = judge.state
    face = state.faces[tile]
    up = action[0] == acts.OFFER_UP
    return [
        *_tile(judge, action, left),
        (OFFER_UP, float(up)),
        (OFFER_DOWN, float(not up)),
        (OFFER_EARLY, left),
        (BY_CHANCE, judge.now * look.worth[face]),
        (DEAR, judge.demand[face] if face < EGG_TYPES else 0.0),
        (HIGHEST, float(up and laying.is_highest(state, tile))),
        (FIRST, float(not look.bids)),
    ]


def points(state: State) -> Sequence[float]:
    """Returns the points each seat may expect at the end."""
    return prospects(state)


def phase(state: State) -> int:
    """Returns 0, 1 or 2 for many, some or few tiles left."""
    left = early(state)
    return 0 if left > 0.66 else 1 if left > 0.33 else 2


POLICY: Final = Policy(1, FEATURES, family, group, rows, plain, points, phase, warmth=0.8)
