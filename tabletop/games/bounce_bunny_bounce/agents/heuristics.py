"""Hints for agents on playing Bounce Bunny Bounce well.

Carrots come first; a throw-off never weighs more than a carrot. Guessed distances are in `outlook`.
How well seats stand, the fitted judge says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final

from tabletop.ai.agent import Foresight, Heuristics
from tabletop.ai.judging import judge_in
from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.games.bounce_bunny_bounce.agents import outlook
from tabletop.games.bounce_bunny_bounce.rules import frames
from tabletop.games.bounce_bunny_bounce.rules.cards import OFF
from tabletop.games.bounce_bunny_bounce.rules.rules import State

SHOCK_WORTH: Final = 0.5
"""Turns that a universal shock in hand is worth."""

TEMPO: Final = 0.5
"""Turns that being next to bounce is worth."""

SCALE: Final = 2.2
"""A lead of so many turns wins about 73 times in 100."""

THROW: Final = 0.7
"""Turns that throwing the other bunny off is worth: far less than a carrot, or both only hunt."""

RESTLESS: Final = 12.0
"""Turns a throw-off is held to be worth less by the last quiet turn.

To throw each other off for ever costs neither bunny anything, so agents stop thinking of it first.
"""

WORTHWHILE: Final = 2.0
"""Turns a universal shock must cost the other bunny."""

BOREDOM: Final = 0.4
"""Share of its worth a match loses for both by its last quiet turn, so that both seek carrots."""

USUAL_LIMIT: Final = 40
"""Quiet turns that agents find enough where the match sets no limit."""

JITTER: Final = 10.0
"""Turns by which the scores of the greedy agent waver in the last quiet turn."""

NEVER: Final = -50.0

STRAYS: Final = 0.15
"""The share of a playout's choices that are made with little thought, so that bunnies do not go
round for ever: from 0.05 to 0.3 differences were about as true, with 0.5 much less."""

SHARPNESS: Final = 1.0
"""The factor by which a move that looks one turn better is tried more often, as a power of e."""


PACKAGE: Final = "tabletop.games.bounce_bunny_bounce"


def evaluate(state: State) -> tuple[float, float]:
    """Chances to win, as the fitted judge has them; both fall as quiet turns go by."""
    judge = judge_in(PACKAGE)
    chances = judge.chances(state) if judge else None
    first, second = by_turns(state) if chances is None else chances
    worth = 1.0 - BOREDOM * _staleness(state)
    return first * worth, second * worth


def by_turns(state: State) -> tuple[float, float]:
    """Chances to win, from the turns each seat seems to need to its third carrot."""
    mover = (state.first + state.turn - 1) & 1
    bouncer = mover if state.stack[-1][0] == frames.BOUNCE else 1 - mover
    lead = outlook.turns_to_win(state, 1) - outlook.turns_to_win(state, 0)
    lead += TEMPO if bouncer == 0 else -TEMPO
    lead += SHOCK_WORTH * (state.shocks[0] - state.shocks[1])
    chance = 1.0 / (1.0 + exp(-lead / SCALE))
    return chance, 1.0 - chance


def _staleness(state: State) -> float:
    """Returns the share of the quiet turns that end a match, 0 to 1 (BBB-39)."""
    limit = state.setup.quiet_limit or USUAL_LIMIT
    return min(1.0, max(0.0, state.quiet / limit))


def scores(state: State, player: int, legal: Sequence[Action]) -> list[float]:
    """A score for each action, in turns gained, from what the player knows."""
    return _SCORES[state.stack[-1][0]](state, player, legal)


def greedy(
    state: State, player: int, legal: Sequence[Action], rng: Random
) -> Sequence[float]:
    """The scores, wavering the more the longer nobody has found a carrot."""
    waver = JITTER * _staleness(state) ** 2
    return [score + waver * rng.random() for score in scores(state, player, legal)]


def prior(state: State, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """The scores as weights."""
    found = scores(state, player, legal)
    best = max(found)
    return [exp(SHARPNESS * (score - best)) + 0.02 if score > NEVER else 0.0 for score in found]


def rollout(state: State, player: int, legal: Sequence[Action], rng: Random) -> Action:
    """Returns the action with the best score; now and then a random one that does not throw the
    bunny away.

    The analysis is no truer than this is good: with exchanges and shocks at random it called the
    choices of strong players blunders that were none (`tests.ai.truth`).
    """
    return (_strayed if rng.random() < STRAYS else foremost)(state, player, legal, rng)


def foremost(state: State, player: int, legal: Sequence[Action], rng: Random) -> Action:
    """Returns an action with the best score; a random one of equals."""
    if state.stack[-1][0] == frames.SWAP_SECOND:
        legal = _telling(state, player, legal)
    found = scores(state, player, legal)
    best = max(found)
    choices = [action for action, score in zip(legal, found) if score == best]
    return choices[pick(len(choices), rng)]


def _telling(state: State, player: int, legal: Sequence[Action]) -> Sequence[Action]:
    """The second cards of an exchange that mostly matter: carrots, and where bunnies go next."""
    field = outlook.faces(state, player)
    cells = set(outlook.carrot_cells(field))
    for cell in state.pos:
        cells.update(outlook.targets(field, cell))
    return [action for action in legal if action[1] in cells] or legal


def _strayed(
    state: State, player: int, legal: Sequence[Action], rng: Random
) -> Action:
    """Takes a carrot it knows a way to, keeps away from known loops, and else any action.

    Shocks only into known loops, and never onto the own bunny (BBB-14).
    """
    phase = state.stack[-1][0]
    if phase == frames.BOUNCE:
        return _strayed_bounce(state, player, legal, rng)
    if phase == frames.SHOCK:
        field = outlook.faces(state, player)
        for action in legal[:-1]:
            if outlook.walk(field, action[1]) == OFF:
                return action
        return legal[-1]
    return legal[pick(len(legal), rng)]


def _strayed_bounce(
    state: State, player: int, legal: Sequence[Action], rng: Random
) -> Action:
    field = outlook.faces(state, player)
    open_ways = []
    for action in legal:
        end = outlook.walk(field, action[1])
        if end >= outlook.FOUND:
            return action
        if end != OFF:
            open_ways.append(action)
    choice = open_ways or legal
    return choice[pick(len(choice), rng)]


def _bounce_scores(state: State, player: int, legal: Sequence[Action]) -> list[float]:
    field = outlook.faces(state, player)
    other = state.pos[1 - player]
    throw = THROW - RESTLESS * _staleness(state)
    found = []
    for action in legal:
        score = -outlook.turns_after(field, action[1])
        if other != OFF and other in (action[1], outlook.walk(field, action[1]) % 100):
            score += throw
        found.append(score)
    return found


def _shock_scores(state: State, player: int, legal: Sequence[Action]) -> list[float]:
    """Returns for each shock its cost to the other bunny, less the cost of spending it."""
    if len(legal) == 1:
        return [0.0]
    field = outlook.faces(state, player)
    now = outlook.turns_from(field, state.pos[1 - player])
    found = []
    for action in legal[:-1]:
        after = outlook.turns_after(field, action[1])
        if action[1] == state.pos[player]:
            found.append(NEVER)
        elif outlook.walk(field, action[1]) == OFF:
            found.append(max(0.5, after - now))
        else:
            found.append(after - now - WORTHWHILE)
    found.append(0.0)
    return found


def _spy_scores(state: State, player: int, legal: Sequence[Action]) -> list[float]:
    """Cards not yet seen that the own bunny could land on next, then all other unseen ones."""
    field = outlook.faces(state, player)
    near = outlook.targets(field, state.pos[player])
    found = []
    for action in legal[:-1]:
        if field[action[1]] != outlook.HIDDEN:
            found.append(-2.0)
        else:
            found.append(1.0 if action[1] in near else -0.5)
    found.append(-2.0)
    return found


def _first_swap_scores(state: State, player: int, legal: Sequence[Action]) -> list[float]:
    """Carrots and the places next to the own bunny, each as good as its best exchange."""
    field = outlook.faces(state, player)
    best = dict.fromkeys((action[1] for action in legal), -3.0)
    carrots = [cell for cell in outlook.carrot_cells(field) if cell in best]
    near = [cell for cell in outlook.targets(field, state.pos[player]) if cell in best]
    pairs = [(carrot, cell) for carrot in carrots for cell in near if cell not in carrots]
    for (carrot, cell), gain in zip(pairs, _swap_gains(state, player, field, pairs)):
        best[carrot] = max(best[carrot], gain)
        best[cell] = max(best[cell], gain)
    return list(best.values())


def _second_swap_scores(state: State, player: int, legal: Sequence[Action]) -> list[float]:
    first = state.stack[-1][2]
    pairs = [(first, action[1]) for action in legal]
    return _swap_gains(state, player, outlook.faces(state, player), pairs)


def _swap_gains(
    state: State, player: int, field: bytes, pairs: Sequence[tuple[int, int]]
) -> list[float]:
    """Turns gained on the other bunny by exchanging two cards, for each pair of cells."""
    own, other = state.pos[player], state.pos[1 - player]
    own_before, other_before = outlook.turns_from(field, own), outlook.turns_from(field, other)
    gains = []
    for one, two in pairs:
        if field[one] == field[two]:
            gains.append(0.0)
            continue
        swapped = bytearray(field)
        swapped[one], swapped[two] = swapped[two], swapped[one]
        after = bytes(swapped)
        gain = own_before - outlook.turns_from(after, own)
        gains.append(gain - (other_before - outlook.turns_from(after, other)))
    return gains


_SCORES: Final[tuple[Callable[[State, int, Sequence[Action]], list[float]], ...]] = (
    _bounce_scores,
    _first_swap_scores,
    _second_swap_scores,
    _spy_scores,
    _shock_scores,
)

def phase(state: State) -> int:
    """Returns the larger number of carrots that a bunny has found."""
    return min(PHASES - 1, max(state.carrots))


PHASES: Final = 3

CARELESS: Final = 3.0
"""The factor by which beginners err more with exchanges and shocks than with hops."""


def slips(state: State) -> float:
    """Weak players err, but nobody overlooks a carrot that is one bounce away."""
    if state.stack[-1][0] != frames.BOUNCE:
        return CARELESS
    player = state.actors()[0]
    field = outlook.faces(state, player)
    near = (outlook.walk(field, action[1]) for action in state.legal_actions(player))
    return float(all(end < outlook.FOUND for end in near))


FORESIGHT: Final = Foresight(trials=400, worlds=60, waver=0.065, judged=True)
"""Playouts to the end make too much of a lead: rabbits that play well throw each other off. So
chances are judged where the search ends, after some two choices."""

HEURISTICS: Final = Heuristics(
    evaluate, rollout, prior, greedy,
    depth=0, phase=phase, phases=PHASES, slips=slips, foresight=FORESIGHT,
    fitted=("judge",),
)  # fmt: skip
