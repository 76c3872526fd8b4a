"""The features of a bounce's or a shock's target; their weights are fitted.

The other decisions are played by the scores of `heuristics`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.policy import Policy, Row
from tabletop.core.action import Action
from tabletop.games.bounce_bunny_bounce.agents import outlook
from tabletop.games.bounce_bunny_bounce.agents.heuristics import scores
from tabletop.games.bounce_bunny_bounce.rules import frames
from tabletop.games.bounce_bunny_bounce.rules.cards import CARROTS_TO_WIN, OFF
from tabletop.games.bounce_bunny_bounce.rules.rules import State

CARROT: Final = 3.0
"""Turns that a carrot is counted as, where turns are held against carrots."""

NEAR: Final = len(outlook.FROM_UNSEEN)

_BOUNCE: Final = (
    "score",
    "finds a carrot",
    "out of the field",
    "out, the other close",
    "known card",
    "turns from there",
    "throws the other off",
    "throws off, the other close",
    "can be thrown off there",
    "the same when ahead",
    "cards walked over",
    *(f"unseen card, {steps} from a carrot" for steps in range(NEAR)),
    *(f"the same with the last carrot to find, {steps}" for steps in range(NEAR)),
)
(
    SCORE,
    FINDS,
    OUT,
    OUT_CLOSE,
    KNOWN,
    TURNS,
    THROWS,
    THROWS_CLOSE,
    EXPOSED,
    EXPOSED_AHEAD,
    WALKED,
) = range(11)
_UNSEEN: Final = 11
_UNSEEN_LAST: Final = _UNSEEN + NEAR

_SHOCK: Final = (
    "score",
    "shocks",
    "sends it out",
    "its turns before",
    "its turns after",
    "before its last carrot",
    "close to its last carrot",
    "out when it is close",
    "shocks left",
)
(
    _,
    SHOCKS,
    SENDS_OUT,
    BEFORE,
    AFTER,
    ITS_LAST,
    CLOSE_TO_LAST,
    OUT_WHEN_CLOSE,
    LEFT,
) = range(len(_SHOCK))

BOUNCE, SHOCK = "bounce", "shock"
FEATURES: Final = {BOUNCE: _BOUNCE, SHOCK: _SHOCK}
"""Of a bounce where the walk ends as far as it is known, whom it throws off, and whether the bunny
can be thrown off there; of a shock what it costs the other bunny and when. "Close" is by how few
turns the other needs to a carrot. Turns are counted in carrots."""


def family(state: State) -> str:
    """There are no others."""
    return "two"


def group(state: State, player: int, legal: Sequence[Action]) -> str:
    """Bounces and shocks."""
    frame = state.stack[-1][0]
    return BOUNCE if frame == frames.BOUNCE else SHOCK if frame == frames.SHOCK else ""


def plain(state: State, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """The scores of the heuristics."""
    return scores(state, player, legal)


def rows(state: State, player: int, legal: Sequence[Action]) -> Sequence[Row]:
    """Returns the features of each action."""
    if state.stack[-1][0] == frames.BOUNCE:
        return _bounces(state, player, legal)
    return _shocks(state, player, legal)


def _bounces(state: State, player: int, legal: Sequence[Action]) -> list[Row]:
    field = outlook.faces(state, player)
    rival, place = 1 - player, state.pos[1 - player]
    close = 1.0 / outlook.turns_from(field, place)
    met = {outlook.walk(field, cell) % 100 for cell in outlook.targets(field, place)}
    ahead = float(state.carrots[player] > state.carrots[rival])
    last = state.carrots[player] == CARROTS_TO_WIN - 1
    near = outlook.carrot_distances(field)
    found: list[Row] = []
    for score, action in zip(scores(state, player, legal), legal):
        end = outlook.walk(field, action[1])
        throws = float(place != OFF and place in (action[1], end % 100))
        row = [(SCORE, score / CARROT), (THROWS, throws), (THROWS_CLOSE, throws * close)]
        if end == OFF:
            row += [(OUT, 1.0), (OUT_CLOSE, close)]
        elif end >= outlook.FOUND:
            row.append((FINDS, 1.0))
        else:
            if end >= outlook.UNSEEN:
                steps = near[end - outlook.UNSEEN]
                row.append((_UNSEEN + steps, 1.0))
                if last:
                    row.append((_UNSEEN_LAST + steps, 1.0))
            else:
                row += [(KNOWN, 1.0), (TURNS, outlook.turns_from(field, end) / CARROT)]
            exposed = float(not throws and end % 100 in met)
            row += [(EXPOSED, exposed), (EXPOSED_AHEAD, exposed * ahead)]
        row.append((WALKED, float(end % 100 != action[1])))
        found.append(row)
    return found


def _shocks(state: State, player: int, legal: Sequence[Action]) -> list[Row]:
    field = outlook.faces(state, player)
    rival = 1 - player
    before = outlook.turns_from(field, state.pos[rival]) / CARROT
    last = float(state.carrots[rival] == CARROTS_TO_WIN - 1)
    found: list[Row] = []
    for score, action in zip(scores(state, player, legal), legal):
        if action is legal[-1]:
            found.append([(SCORE, score / CARROT)])
            continue
        out = float(outlook.walk(field, action[1]) == OFF)
        found.append(
            [
                (SCORE, score / CARROT),
                (SHOCKS, 1.0),
                (SENDS_OUT, out),
                (BEFORE, before),
                (AFTER, outlook.turns_after(field, action[1]) / CARROT),
                (ITS_LAST, last),
                (CLOSE_TO_LAST, last / (CARROT * before)),
                (OUT_WHEN_CLOSE, out / (CARROT * before)),
                (LEFT, float(state.shocks[player])),
            ]
        )
    return found


def points(state: State) -> Sequence[float]:
    """Carrots, less the turns to the next one."""
    return [-outlook.turns_to_win(state, seat) / CARROT for seat in range(state.players)]


def phase(state: State) -> int:
    """Returns the larger number of carrots that a bunny has found."""
    return min(CARROTS_TO_WIN - 1, max(state.carrots))


POLICY: Final = Policy(1, FEATURES, family, group, rows, plain, points, phase, warmth=0.25)
