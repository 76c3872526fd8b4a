"""Features of a place for an arriving creature: in the own part, or as a gift.

A gift can shut out cards of another's deck (R7, KB-04). The weights are fitted; see `policy`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.policy import Row
from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import circles
from tabletop.games.killer_bunnies.rules.cards import EFFECTS, HERO, VILLAIN
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import HIDDEN

_NAMED: Final = (
    "score",
    "rivals beside",
    "alone",
    "keeps alignment",
    "shuts out own",
    "guards",
    "gift",
    "gift's value",
    "gift late",
    "gift by lead",
    "gift to the leader",
    "gift unaligned",
    "gift beside another",
    "shuts out",
    "shuts out late",
    "shuts out something",
    "gift keeps own free",
)
(
    SCORE,
    BESIDE,
    ALONE,
    KEEPS,
    OWN_SHUT,
    GUARDS,
    GIFT,
    VALUE,
    LATE,
    LEAD,
    LEADER,
    UNALIGNED,
    AGAIN,
    SHUT,
    SHUT_LATE,
    SHUT_SOME,
    FREE,
) = range(len(_NAMED))
_GIVEN: Final = len(_NAMED)
_BESIDE: Final = _GIVEN + len(EFFECTS)

NAMES: Final = (
    *_NAMED,
    *(f"gift {effect}" for effect in EFFECTS),
    *(f"beside {effect}" for effect in EFFECTS),
)
"""Names of the features. Points shut out, and leads, are counted by tens. "Late" features are
multiplied by the leader's share of the goal, "beside" features by the rivals' creatures next to the
place."""

TENS: Final = 10.0

PAIR: Final = 1
"""Points of a Yang and a Yin side by side."""


def shut_out(state: Fields, seat: int, align: int) -> int:
    """Returns the points of a seat's hidden creatures that one of this alignment shuts out (R7)."""
    setup = state.setup
    place = HIDDEN | seat
    return sum(
        setup.value[piece]
        for piece in setup.aligned
        if state.where[piece] == place and setup.align[piece] != align
    )


def ends(state: Fields, area: int) -> bool:
    """Returns True if the arriving creature may take that seat to the goal, with a point for a
    pair."""
    piece = state.stack[-1][2]
    value = state.full[piece] or state.setup.value[piece]
    return circles.total(state, area) + value + PAIR >= state.setup.goal


def rows(
    state: State, player: int, legal: Sequence[Action], scores: Sequence[float], late: float
) -> list[Row]:
    """Returns the features of each place for an arriving creature.

    Args:
        scores: what the rule-based player finds of each, in points.
        late: the share of the goal that the leader has.
    """
    by_area: dict[int, list[tuple[int, float]]] = {}
    found: list[Row] = []
    for action, score in zip(legal, scores):
        area = action[1]
        if area not in by_area:
            kept = area == player
            by_area[area] = _own(state, player) if kept else _gift(state, player, area, late)
        row = [(SCORE, score), *by_area[area]]
        if area == player:
            row += _beside(state, player, action[2])
        found.append(row)
    return found


def _own(state: State, player: int) -> list[tuple[int, float]]:
    told = [(ALONE, float(not state.bunnies[player]))]
    align = state.setup.align[state.stack[-1][2]]
    if align and not circles.alignment(state, player):
        told += [
            (KEEPS, 1.0),
            (OWN_SHUT, shut_out(state, player, align) / TENS),
            (GUARDS, shut_out(state, player, HERO + VILLAIN - align) / TENS),
        ]
    return told


def _beside(state: State, player: int, slot: int) -> list[tuple[int, float]]:
    """Returns features of the ends of the own part, where rivals' creatures stand next to it."""
    mine = len(state.bunnies[player])
    if sum(map(len, state.bunnies)) == mine:
        return []
    beside = float((slot == 0) + (slot == mine))
    fx = state.setup.fx[state.stack[-1][2]]
    return [(BESIDE, beside), *((_BESIDE + code, beside) for code in fx)]


def _gift(state: State, player: int, area: int, late: float) -> list[tuple[int, float]]:
    setup, piece = state.setup, state.stack[-1][2]
    totals = [circles.total(state, seat) for seat in range(state.players)]
    value = float(state.full[piece] or setup.value[piece])
    told = [
        (GIFT, 1.0),
        (VALUE, value / 5.0),
        (LATE, late),
        (LEAD, (totals[area] - totals[player]) / TENS),
        (LEADER, float(totals[area] == max(totals))),
    ]
    told += [(_GIVEN + code, 1.0) for code in setup.fx[piece]]
    align = setup.align[piece]
    if not align:
        return [*told, (UNALIGNED, 1.0)]
    if circles.alignment(state, area):
        told.append((AGAIN, 1.0))
    else:
        shut = shut_out(state, area, align) / TENS
        told += [(SHUT, shut), (SHUT_LATE, shut * late), (SHUT_SOME, float(shut > 0.0))]
    if not circles.alignment(state, player):
        told.append((FREE, shut_out(state, player, align) / TENS))
    return told
