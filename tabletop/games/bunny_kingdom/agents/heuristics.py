"""Rules of thumb for Bunny Kingdom: scores of actions in estimated carrots, evaluation, rollouts.

`outlook` makes the estimates.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final

from tabletop.ai.agent import Heuristics
from tabletop.core.action import Action
from tabletop.games.bunny_kingdom.agents import copying
from tabletop.games.bunny_kingdom.agents.hopes import PLAIN, Hopes, keen
from tabletop.games.bunny_kingdom.agents.outlook import Outlook, Part, parts_of, parts_of_seat
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import construction, fiefs, frames, railway
from tabletop.games.bunny_kingdom.rules.boards import GROUND, RAINBOW_SPACES
from tabletop.games.bunny_kingdom.rules.cards import HAND, IS_CITY, TOWERS_OF_CITY
from tabletop.games.bunny_kingdom.rules.construction import free_spaces
from tabletop.games.bunny_kingdom.rules.draft import direction
from tabletop.games.bunny_kingdom.rules.rails import BESIDE
from tabletop.games.bunny_kingdom.rules.redraw import worlds
from tabletop.games.bunny_kingdom.rules.state import NOBODY, Fields

SCALE: Final = 20.0
"""Carrots of lead that make winning e times as likely in `evaluate`. The true figure is smaller,
but the search is to see small gains."""

SHARPNESS: Final = 1.0
"""Logarithm of how much likelier an action becomes in the prior for each carrot of score. The
scores are fitted to whole matches and see further than `evaluate`: with 0.35 a search of 40 trials
between two wasted most of what they are worth."""

DISCARD_SHARPNESS: Final = 0.6
"""The same for discards, whose effect on the other player comes later than the search looks."""

HOLD_WORTH: Final = 1.5
"""Worth of a held camp in carrots, for each round it can still wait."""


def evaluate(state: Fields) -> tuple[float, ...]:
    """Returns each seat's chance to win, from the carrots it may expect at the end."""
    hopes = keen(state)
    parts = parts_of(state, hopes)
    totals = [Outlook(state, seat, hopes, own).total() for seat, own in enumerate(parts)]
    best = max(totals)
    weights = [exp((total - best) / SCALE) for total in totals]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


Scores = Callable[[Fields, int, Sequence[Action], Hopes], list[float]]


def scores(
    state: Fields, player: int, legal: Sequence[Action], hopes: Hopes = PLAIN
) -> list[float]:
    """Returns a score in carrots for each action, from what the player knows."""
    return _SCORES[state.phase](state, player, legal, hopes)


def greedy(
    state: Fields, player: int, legal: Sequence[Action], rng: Random
) -> Sequence[float]:
    """Returns the scores unchanged; see `Heuristics.greedy`."""
    return scores(state, player, legal)


def prior(state: Fields, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """Returns the scores as positive weights for the search."""
    found = scores(state, player, legal, keen(state))
    best = max(found)
    sharp = DISCARD_SHARPNESS if legal[0][0] == acts.DISCARD else SHARPNESS
    return [exp(sharp * max(-40.0, score - best)) + 0.002 for score in found]


def rollout(state: Fields, player: int, legal: Sequence[Action], rng: Random) -> Action:
    """Returns the best-scored action."""
    if len(legal) == 1:
        return legal[0]
    found = scores(state, player, legal, keen(state))
    return legal[found.index(max(found))]


def rests(state: Fields) -> bool:
    """Returns True if the state is quiet: between two picks, after cards were played and hands
    passed."""
    return state.phase == frames.PICK and not any(state.sealed)


def _picks(state: Fields, player: int, legal: Sequence[Action], hopes: Hopes) -> list[float]:
    """Scores each card together with the best that can still be picked after it."""
    if legal[0][0] == acts.DISCARD:
        rival = Outlook(state, 1 - player, hopes)
        return [rival.card(action[1]) for action in legal]
    look = Outlook(state, player, hopes)
    worth = {card: look.card(card) for card in state.hands[player]}
    if state.players == 2:
        return [worth[action[1]] for action in legal]
    if hopes.denial:
        rival = Outlook(state, (player + direction(state)) % state.players, hopes)
        for card in worth:
            worth[card] += hopes.denial * rival.card(card)
    wanted = HAND[state.sky, state.players][1] - len(state.sealed[player]) - 1
    found = []
    for action in legal:
        card = action[1]
        later = sorted((worth[each] for each in worth if each > card), reverse=True)
        found.append(worth[card] + sum(later[:wanted]))
    return found


def _tracks(state: Fields, player: int, legal: Sequence[Action], hopes: Hopes) -> list[float]:
    """Scores tracks by own towers that come to lie along the railroad, and the Sheriff's pay."""
    left = Outlook(state, player, hopes).left
    pay = railway.A_TRACK if state.sheriff == player else 0
    found = []
    for action in legal[:-1]:
        gain = 0.1 + pay
        for space in BESIDE[action[1]]:
            kind, owner = state.built[space], state.owner[space]
            if IS_CITY[kind] and not state.along[space]:
                towers = TOWERS_OF_CITY[kind] * left
                gain += towers if owner == player else 0 if owner == NOBODY else -towers
        found.append(gain)
    found.append(0.0)
    return found


def _camps(state: Fields, player: int, legal: Sequence[Action], hopes: Hopes) -> list[float]:
    look = Outlook(state, player, hopes)
    found = [0.75 * look.territory(action[1]) for action in legal[:-1]]
    found.append(HOLD_WORTH * (look.left - 1))
    return found


def _builds(state: Fields, player: int, legal: Sequence[Action], hopes: Hopes) -> list[float]:
    look = Outlook(state, player, hopes)
    found = []
    for action in legal:
        kind = action[0]
        if kind == acts.BUILD:
            found.append(look.build(action[1], action[2]))
        elif kind == acts.TOWER:
            found.append(_best_partner(state, player, look, action[1]))
        elif kind == acts.RAINBOW:
            found.append(_rainbow(state, look, action[1], action[2]))
        else:
            found.append(0.2 * (look.left - 1))
    return found


def _best_partner(state: Fields, player: int, look: Outlook, first: int) -> float:
    labels = set()
    best = 0.0
    for space in free_spaces(state, player):
        label = state.fief[space]
        if space > first and label != state.fief[first] and label not in labels:
            labels.add(label)
            best = max(best, look.join(first, space))
    return best


def _rainbow(state: Fields, look: Outlook, which: int, space: int) -> float:
    """Scores a first link by all it joins, a moved one by what it joins less what it parts."""
    if state.ground[which] < 0:
        return look.join(RAINBOW_SPACES[which], space) + 0.5
    after = state.clone()
    construction.rainbow(after, look.seat, acts.RAINBOWS[which][space], None)
    parts = parts_of_seat(after, look.seat, look.hopes)
    gain = _hoped(parts) - _hoped(look.parts)
    return gain * look.left - 1.0


def _hoped(parts: Sequence[Part]) -> float:
    """Returns the carrots that these fiefs are expected to give in a harvest."""
    return sum((part[3] for part in parts), 0.0)


def _tower_ends(
    state: Fields, player: int, legal: Sequence[Action], hopes: Hopes
) -> list[float]:
    look = Outlook(state, player, hopes)
    return [look.join(state.pending, action[1]) for action in legal]


def _serves(state: Fields, player: int, legal: Sequence[Action], hopes: Hopes) -> list[float]:
    return [float(len(railway.cities_along(state, action[1]))) for action in legal]


def _produces(
    state: Fields, player: int, legal: Sequence[Action], hopes: Hopes
) -> list[float]:
    """Scores a good by the gain of its fief, then by the seat's missions."""
    look = Outlook(state, player, hopes)
    label = state.fief[state.todo[0]]
    power, goods = state.power[label], state.goods[label] | fiefs.posted(state, label)
    final = 1.0 if state.round == frames.ROUNDS else 0.0
    return [
        fiefs.worth(power, goods | 1 << action[1]) + final * look.produced(1 << action[1])
        for action in legal
    ]


def _smokes(state: Fields, player: int, legal: Sequence[Action], hopes: Hopes) -> list[float]:
    found = []
    own = [label for label in fiefs.labels(state, player) if state.goods[label] & GROUND]
    for action in legal:
        extra = 1 << action[1]
        found.append(
            float(sum(fiefs.worth(state.power[at], state.goods[at] | extra) for at in own))
        )
    return found


def _copies(state: Fields, player: int, legal: Sequence[Action], hopes: Hopes) -> list[float]:
    return [float(lead) for lead in copying.leads(state, player, legal)]


def _even(state: Fields, player: int, legal: Sequence[Action], hopes: Hopes) -> list[float]:
    return [0.0] * len(legal)


_SCORES: Final[dict[int, Scores]] = {
    frames.TURN_STATION: _even,
    frames.PICK: _picks,
    frames.TRACKS: _tracks,
    frames.CAMPS: _camps,
    frames.BUILD: _builds,
    frames.TOWER_END: _tower_ends,
    frames.SERVE: _serves,
    frames.PRODUCE: _produces,
    frames.SMOKE: _smokes,
    frames.COPY: _copies,
    frames.COPY_ON: _copies,
}

DEPTH: Final = 60
"""Largest number of decisions in a rollout; most come to a quiet state long before."""

PHASES: Final = 4


def phase(state: Fields) -> int:
    """Returns the round, from 0."""
    return min(PHASES, max(1, state.round)) - 1


def slips(state: Fields) -> bool:
    """Returns True if weak players may err here: only in picks, since second-best buildings look
    absurd."""
    return state.phase == frames.PICK


HEURISTICS: Final = Heuristics(
    evaluate, rollout, prior, greedy, DEPTH, rests, phase, PHASES, slips, worlds=worlds
)
