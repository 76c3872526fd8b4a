"""How many ways there are to go on from a state, for the exact counts of every game's tests."""

from __future__ import annotations

from tabletop.core.game import CHANCE, State


def sequences(state: State, depth: int, *, luck: bool = False) -> int:
    """How many ways there are to play `depth` decisions of the first asked seats from here.

    With `luck` its outcomes count as decisions do; without it the count ends before them.
    """
    actors = state.actors()
    if depth == 0 or not actors or (actors[0] == CHANCE and not luck):
        return 1
    actor = actors[0]
    if actor == CHANCE:
        outcomes = state.chance_outcomes()
        assert outcomes is not None
        legal = [action for action, _ in outcomes]
    else:
        legal = list(state.legal_actions(actor))
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.clone()
        after.apply(actor, action)
        total += sequences(after, depth - 1, luck=luck)
    return total
