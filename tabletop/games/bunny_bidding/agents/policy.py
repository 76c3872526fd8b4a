"""What is counted of a tile that opens a round, is bid or offered; what that is worth is fitted.

The other decisions are played by the scores of `heuristics`.
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
"""Of each tile what its face is worth to the seat and what its number is good for; of a bid the
chance to win with it, and that times the worth of the offer; of an offered tile what it brings by
the chance to win it, and how dear it is to others. "Early" is times the share of tiles in hand."""


FAMILIES: Final = {3: "three", 4: "four", 5: "five", 6: "six"}
"""By seats: what wins among three has been seen to win nothing among more."""


def family(state: State) -> str:
    """By seats."""
    return FAMILIES[state.players]


def group(state: State, player: int, legal: Sequence[Action]) -> str:
    """Opening a round, and a turn."""
    frame = state.stack[-1][0]
    return OPENS if frame == frames.OPENING else TURN if frame == frames.TURN else ""


def plain(state: State, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """The scores of the heuristics."""
    return scores(state, player, legal)


def early(state: State) -> float:
    """The share of the hands that is still there, about."""
    return min(1.0, sum(map(len, state.hands)) / (10.0 * state.players))


def rows(state: State, player: int, legal: Sequence[Action]) -> Sequence[Row]:
    """What is counted of each action."""
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
        (DEAR, judge.tastes[face] if face < EGG_TYPES else 0.0),
        (HIGHEST, float(up and laying.is_highest(state, tile))),
        (FIRST, float(not look.bids)),
    ]


def points(state: State) -> Sequence[float]:
    """Points in prospect."""
    return prospects(state)


def phase(state: State) -> int:
    """By the tiles that are left: many, some, few."""
    left = early(state)
    return 0 if left > 0.66 else 1 if left > 0.33 else 2


POLICY: Final = Policy(
    version=1,
    features=FEATURES,
    family=family,
    group=group,
    rows=rows,
    plain=plain,
    points=points,
    phase=phase,
    warmth=0.8,
)
