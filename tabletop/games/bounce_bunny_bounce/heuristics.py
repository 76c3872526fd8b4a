"""What agents are told about playing Bounce Bunny Bounce well.

Carrots come first; a throw-off never weighs more than a carrot. Guessed distances are in `outlook`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final

from tabletop.ai.agent import Heuristics
from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.games.bounce_bunny_bounce import actions as acts
from tabletop.games.bounce_bunny_bounce import outlook, turns
from tabletop.games.bounce_bunny_bounce.cards import CARROT, OFF
from tabletop.games.bounce_bunny_bounce.state import BounceState

SHOCK_WORTH: Final = 0.5
"""Turns that a universal shock in hand is worth."""

TEMPO: Final = 0.5
"""Turns that being next to bounce is worth."""

SCALE: Final = 2.2
"""A lead of so many turns wins about 73 times in 100."""

THROW: Final = 1.2
"""Turns that throwing the other bunny off costs it, at least less than a carrot is worth."""

WORTHWHILE: Final = 2.0
"""Turns a universal shock must cost the other bunny."""

NEVER: Final = -50.0
SHARPNESS: Final = 1.0
"""How much more often a move is tried that looks one turn better, as a power of e."""


def evaluate(state: BounceState) -> tuple[float, float]:
    """Chances to win, from the turns each seat seems to need to its third carrot."""
    mover = (state.first + state.turn - 1) & 1
    bouncer = mover if state.stack[-1][0] == turns.BOUNCE else 1 - mover
    lead = outlook.turns_to_win(state, 1) - outlook.turns_to_win(state, 0)
    lead += TEMPO if bouncer == 0 else -TEMPO
    lead += SHOCK_WORTH * (state.shocks[0] - state.shocks[1])
    chance = 1.0 / (1.0 + exp(-lead / SCALE))
    return chance, 1.0 - chance


def scores(state: BounceState, player: int, legal: Sequence[Action]) -> list[float]:
    """A score for each action, in turns gained, from what the player knows."""
    return _SCORES[state.stack[-1][0]](state, player, legal)


def greedy(
    state: BounceState, player: int, legal: Sequence[Action], rng: Random
) -> Sequence[float]:
    """The scores; luck plays no part."""
    return scores(state, player, legal)


def prior(state: BounceState, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """The scores as weights."""
    found = scores(state, player, legal)
    best = max(found)
    return [exp(SHARPNESS * (score - best)) + 0.02 if score > NEVER else 0.0 for score in found]


def rollout(state: BounceState, player: int, legal: Sequence[Action], rng: Random) -> Action:
    """Takes a carrot it knows a way to, keeps away from known loops, and else any action.

    Shocks only into known loops, and never onto the own bunny (BBB-14).
    """
    phase = state.stack[-1][0]
    if phase == turns.BOUNCE:
        return _rollout_bounce(state, player, legal, rng)
    if phase == turns.SHOCK:
        for action in legal:
            if action[0] == acts.SHOCK and outlook.walk(state, player, action[1]) == OFF:
                return action
        return legal[-1]
    return legal[pick(len(legal), rng)]


def _rollout_bounce(
    state: BounceState, player: int, legal: Sequence[Action], rng: Random
) -> Action:
    fair = []
    for action in legal:
        end = outlook.walk(state, player, action[1])
        if end >= outlook.FOUND:
            return action
        if end != OFF:
            fair.append(action)
    choice = fair or legal
    return choice[pick(len(choice), rng)]


def _bounce_scores(state: BounceState, player: int, legal: Sequence[Action]) -> list[float]:
    other = state.pos[1 - player]
    found = []
    for action in legal:
        score = -outlook.turns_after(state, player, action[1])
        if other != OFF and other in _path(state, player, action[1]):
            score += THROW
        found.append(score)
    return found


def _path(state: BounceState, seat: int, cell: int) -> tuple[int, int]:
    """The first cell of a known run and the one where it ends."""
    end = outlook.walk(state, seat, cell)
    return cell, end % 100 if end != OFF else OFF


def _shock_scores(state: BounceState, player: int, legal: Sequence[Action]) -> list[float]:
    """What a shock costs the other bunny beyond what makes it worth spending."""
    other = 1 - player
    now = 0.0
    found = []
    for action in legal:
        if action[0] == acts.END_TURN:
            found.append(0.0)
            continue
        if action[1] == state.pos[player]:
            found.append(NEVER)
            continue
        now = now or outlook.turns_from(state, other, state.pos[other])
        after = outlook.turns_after(state, player, action[1])
        if outlook.walk(state, player, action[1]) == OFF:
            after += 1.0
        found.append(after - now - WORTHWHILE if after > 0.0 else NEVER / 2)
    return found


def _spy_scores(state: BounceState, player: int, legal: Sequence[Action]) -> list[float]:
    """Cards not yet seen that the own bunny could land on next, then all other unseen ones."""
    near = set(outlook.steps_from(state, state.pos[player], OFF))
    found = []
    for action in legal:
        if action[0] == acts.SKIP_SPY or state.knows(state.at[action[1]], player):
            found.append(-2.0)
        else:
            found.append(1.0 if action[1] in near else -0.5)
    return found


def _first_swap_scores(state: BounceState, player: int, legal: Sequence[Action]) -> list[float]:
    """Carrots, and the places next to either bunny; each as good as its best known exchange."""
    cells = [action[1] for action in legal]
    hot = [cell for cell in cells if state.kinds[state.at[cell]] == CARROT]
    near = [cell for cell in outlook.steps_from(state, state.pos[player], OFF) if cell in cells]
    best = dict.fromkeys(cells, -3.0)
    for carrot in hot:
        for cell in near:
            if cell not in hot:
                gain = _swap_gain(state, player, carrot, cell)
                best[carrot] = max(best[carrot], gain)
                best[cell] = max(best[cell], gain)
    return [best[cell] for cell in cells]


def _second_swap_scores(state: BounceState, player: int, legal: Sequence[Action]) -> list[float]:
    first = state.stack[-1][2]
    return [_swap_gain(state, player, first, action[1]) for action in legal]


def _swap_gain(state: BounceState, player: int, one: int, two: int) -> float:
    """Turns gained on the other bunny by exchanging two cards."""
    at = state.at
    before = outlook.turns_to_win(state, player) - outlook.turns_to_win(state, 1 - player)
    at[one], at[two] = at[two], at[one]
    after = outlook.turns_to_win(state, player) - outlook.turns_to_win(state, 1 - player)
    at[one], at[two] = at[two], at[one]
    return before - after


_SCORES: Final[tuple[Callable[[BounceState, int, Sequence[Action]], list[float]], ...]] = (
    _bounce_scores,
    _first_swap_scores,
    _second_swap_scores,
    _spy_scores,
    _shock_scores,
)

HEURISTICS: Final = Heuristics(evaluate, rollout, prior, greedy, depth=0)
