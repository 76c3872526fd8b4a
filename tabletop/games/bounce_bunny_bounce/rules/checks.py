"""Can this state be? Every sentence that must not be true of one between two decisions."""

from __future__ import annotations

from tabletop.core.errors import ImpossibleState
from tabletop.games.bounce_bunny_bounce.rules.cards import (
    BYTE,
    CARROT,
    CARROTS_TO_WIN,
    CELLS,
    COUNTS,
    HAND_LIMIT,
    KINDS,
    NO_CARD,
    OFF,
    STOP,
    members,
)
from tabletop.games.bounce_bunny_bounce.rules.state import Fields


def check(state: Fields) -> None:
    """Raises ImpossibleState when the state cannot be."""
    if state.turn == 0:
        return
    for problem, true in _problems(state):
        if true:
            raise ImpossibleState(problem)


def _problems(state: Fields) -> list[tuple[str, bool]]:
    """Every sentence that must not be true, with whether it is."""
    lying = [card for card in state.at if card != NO_CARD]
    gone = sorted(set(range(CELLS)) - set(lying))
    stands = [(cell, state.at[cell]) for cell in state.pos if cell != OFF]
    faces_up = members(state.up)
    return [
        (
            "The field does not hold the published cards.",
            tuple(state.kinds.count(kind) for kind in range(KINDS)) != COUNTS,
        ),
        ("A card lies in two cells.", len(lying) != len(set(lying))),
        (
            "A card other than a carrot has left the field.",
            any(state.kinds[card] != CARROT for card in gone),
        ),
        ("Carrots taken and cells emptied differ.", sum(state.carrots) != len(gone)),
        (
            "A player has more universal shocks than a hand holds, or less than none.",
            not all(0 <= count <= HAND_LIMIT for count in state.shocks),
        ),
        ("Both bunnies are in one cell.", len(stands) == 2 and stands[0] == stands[1]),
        (
            "A bunny rests on a card that moves it, or on a carrot.",
            any(
                c != NO_CARD and (state.kinds[c] < STOP or state.kinds[c] == CARROT)
                for _, c in stands
            ),
        ),
        (
            "A directional card lies face up between two decisions.",
            any(state.kinds[card] < STOP for card in faces_up),
        ),
        (
            "A carrot lies face down.",
            any(state.kinds[c] == CARROT and not state.up & BYTE[c] for c in range(CELLS)),
        ),
        (
            "The Stops that lie face up are not the ones that wait for a turn to end.",
            state.stops[0] | state.stops[1]
            != sum(BYTE[card] for card in faces_up if state.kinds[card] == STOP),
        ),
        (
            "A face-up card was not seen by both.",
            bool(state.up & ~(state.seen[0] & state.seen[1])),
        ),
        (
            "The match goes on although it is decided.",
            bool(state.stack) and (max(state.carrots) >= CARROTS_TO_WIN or state.stalled >= 0),
        ),
        (
            "The match is over and nothing decided it.",
            not state.stack and max(state.carrots) < CARROTS_TO_WIN and state.stalled < 0,
        ),
    ]
