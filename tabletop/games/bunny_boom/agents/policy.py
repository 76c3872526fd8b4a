"""Fitted policy of Bunny Boom: features of playing and drawing cards; `weights.json` has weights.

All other decisions use the scores of `heuristics`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.policy import Policy, Row
from tabletop.core.action import Action
from tabletop.games.bunny_boom.agents import outlook
from tabletop.games.bunny_boom.agents.heuristics import prospects, scores
from tabletop.games.bunny_boom.rules import actions as acts
from tabletop.games.bunny_boom.rules import frames
from tabletop.games.bunny_boom.rules.cards import (
    CLOSES,
    COVER,
    FLOW,
    FLOWS,
    MOVE,
    NO_CARD,
    PLAY,
    PLAYS,
    SUIT,
    VALUE,
)
from tabletop.games.bunny_boom.rules.rules import State
from tabletop.games.bunny_boom.rules.village import CROSSED

_PUT: Final = (
    "score",
    "gain",
    "gain late",
    "value",
    "value late",
    "standing",
    "standing late",
    "price",
    "closes",
    "closes late",
    "closes ahead",
    "on the bare ground",
    "laid before others",
    "laid before others late",
    "walked",
    "bunnies there",
)
(
    SCORE,
    GAIN,
    GAIN_LATE,
    COST,
    COST_LATE,
    STANDING,
    STANDING_LATE,
    PRICE,
    CLOSED,
    CLOSED_LATE,
    CLOSED_AHEAD,
    GROUND,
    BEFORE,
    BEFORE_LATE,
    WALKED,
    BUNNIES,
) = range(len(_PUT))
_EFFECT: Final = len(_PUT)
_EFFECT_LATE: Final = _EFFECT + len(PLAYS)

_DRAWN: Final = (
    "score",
    "from the pile",
    "value",
    "value late",
    "matches",
    "matches late",
    "bunnies on it",
)
FROM_PILE, VALUED, VALUED_LATE, MATCHES, MATCHES_LATE, ON_IT = range(1, len(_DRAWN))
_HELD: Final = len(_DRAWN)
_HELD_LATE: Final = _HELD + len(PLAYS)
_LEFT: Final = _HELD_LATE + len(PLAYS)

PUT, DRAWN = "put", "drawn"
FEATURES: Final = {
    PUT: (*_PUT, *PLAYS, *(f"{name} late" for name in PLAYS)),
    DRAWN: (
        *_DRAWN,
        *(f"{name} in hand" for name in PLAYS),
        *(f"{name} in hand late" for name in PLAYS),
        *(f"{name} left in the river" for name in FLOWS),
    ),
}
"""Feature names by group. PUT: immediate gain, the pawn's new place, the card covered or closed,
the rivals' ways it lies on, its play effect. DRAWN: the card's properties, and the river effect no
longer left there. A "late" feature is multiplied by the nearness of the end, an "ahead" feature by
the lead in expected bunnies."""


def family(state: State) -> str:
    """Returns the family of weights: two players, or more."""
    return "two" if state.players == 2 else "more"


def group(state: State, player: int, legal: Sequence[Action]) -> str:
    """Returns the feature group of the decision; "" for decisions without fitted weights."""
    frame = state.stack[-1][0]
    if frame == frames.PLAY:
        return PUT
    return DRAWN if frame in (frames.DRAW, frames.TAKE) else ""


def plain(state: State, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """Returns the scores of the heuristics, for decisions without fitted weights."""
    return scores(state, player, legal)


def rows(state: State, player: int, legal: Sequence[Action]) -> Sequence[Row]:
    """Returns the features of each action."""
    late = 1.0 / (1.0 + outlook.turns_left(state))
    if state.stack[-1][0] == frames.PLAY:
        return _puts(state, player, legal, late)
    return _draws(state, player, legal, late)


def _puts(state: State, player: int, legal: Sequence[Action], late: float) -> list[Row]:
    totals = prospects(state)
    lead = min(totals[:player] + totals[player + 1 :]) - totals[player]
    costs = outlook.arm_costs(state)
    standing: dict[int, float] = {}
    found: list[Row] = []
    for score, (_, card, space, _) in zip(scores(state, player, legal), legal):
        if space not in standing:
            standing[space] = outlook.standing_cost(state, space, costs)
        gain = outlook.play_worth(state, player, card, space)
        below, value = state.top[space], float(VALUE[card])
        cover = COVER[card][below] if below != NO_CARD else 0
        before = _lies_before(state, player, space) * (MOVE[card] - costs[space])
        row = [
            (SCORE, score),
            (GAIN, gain),
            (GAIN_LATE, gain * late),
            (COST, value),
            (COST_LATE, value * late),
            (STANDING, standing[space]),
            (STANDING_LATE, standing[space] * late),
            (BEFORE, before),
            (BEFORE_LATE, before * late),
            (WALKED, float(len(CROSSED[state.pos[player]][space]))),
            (BUNNIES, float(state.tokens[space])),
            (_EFFECT + PLAY[card], 1.0),
            (_EFFECT_LATE + PLAY[card], late),
        ]
        if below == NO_CARD:
            row.append((GROUND, 1.0))
        elif cover == CLOSES:
            row += [(CLOSED, 1.0), (CLOSED_LATE, late), (CLOSED_AHEAD, lead * late)]
        else:
            row.append((PRICE, float(cover)))
        found.append(row)
    return found


def _lies_before(state: State, player: int, space: int) -> float:
    """Returns the share of the other pawns' possible walks that cross the space."""
    met = spaces = 0
    for other, place in enumerate(state.pos):
        if other == player:
            continue
        for target in range(state.setup.spaces):
            spaces += 1
            met += space in CROSSED[place][target]
    return met / spaces


def _draws(state: State, player: int, legal: Sequence[Action], late: float) -> list[Row]:
    suits = outlook.matching_suits(state)
    found: list[Row] = []
    for score, action in zip(scores(state, player, legal), legal):
        if action[0] == acts.DRAW_PILE:
            found.append([(SCORE, score), (FROM_PILE, 1.0)])
            continue
        card = state.river[action[1]]
        value = float(VALUE[card])
        match = float(suits >> SUIT[card] & 1)
        found.append(
            [
                (SCORE, score),
                (VALUED, value),
                (VALUED_LATE, value * late),
                (MATCHES, match),
                (MATCHES_LATE, match * late),
                (ON_IT, float(state.river_tokens[action[1]])),
                (_HELD + PLAY[card], 1.0),
                (_HELD_LATE + PLAY[card], late),
                (_LEFT + FLOW[card], -1.0),
            ]
        )
    return found


def points(state: State) -> Sequence[float]:
    """Returns the expected bunnies of each seat, negated: more is better."""
    return [-total for total in prospects(state)]


def phase(state: State) -> int:
    """Returns 0, 1 or 2: many, some or few turns left for each player."""
    left = outlook.turns_left(state)
    return 0 if left > 4.0 else 1 if left > 2.0 else 2


POLICY: Final = Policy(1, FEATURES, family, group, rows, plain, points, phase, warmth=0.8)
