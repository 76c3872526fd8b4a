"""Features of picked and discarded cards for the fitted policy.

All other decisions are played by the scores of `heuristics`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from tabletop.ai.policy import Horizon, Policy, Row
from tabletop.ai.rollouts import Verdict
from tabletop.core.action import Action
from tabletop.games.bunny_kingdom.agents.heuristics import scores
from tabletop.games.bunny_kingdom.agents.hopes import keen
from tabletop.games.bunny_kingdom.agents.outlook import Outlook, parts_of
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import fiefs, frames
from tabletop.games.bunny_kingdom.rules.boards import GOODS, NEIGHBOURS, SPACES
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDING,
    CITY_CARD,
    GROUP,
    GROUPS,
    HAND,
    KINDS,
    MAKES,
    NUMBER,
    STRENGTH,
)
from tabletop.games.bunny_kingdom.rules.draft import direction
from tabletop.games.bunny_kingdom.rules.state import NOBODY, Fields

_CITIES: Final = 3
_KINDS: Final = (*GROUPS, *(f"city of {size}" for size in range(2, _CITIES + 1)))

_PLAIN_FEATURES: Final = (
    "score",
    "own",
    "own late",
    "rival",
    "rival late",
    "gain now",
    "gain to come",
    "yields",
    "new goods",
    "joins",
    "free beside",
    "rivals beside",
    "taken from a camp",
    "alike in stock",
    "alike in stock late",
)
(
    SCORE,
    OWN,
    OWN_LATE,
    RIVAL,
    RIVAL_LATE,
    GAIN,
    GAIN_TO_COME,
    YIELDS,
    NEW_GOODS,
    JOINS,
    FREE,
    RIVALS,
    CAMP,
    ALIKE,
    ALIKE_LATE,
) = range(len(_PLAIN_FEATURES))
_KIND: Final = len(_PLAIN_FEATURES)
_KIND_LATE: Final = _KIND + len(_KINDS)

FEATURES: Final = (
    *_PLAIN_FEATURES,
    *_KINDS,
    *(f"{kind} late" for kind in _KINDS),
)
"""Feature names: the score of the heuristics; their worth of the card for the own seat and for the
one that gets the hand next; for a territory the carrots a harvest it adds now, and times the
harvests left, its goods, joined fiefs and neighbours; and the kind of card. "Late" means multiplied
by the share of the match that is gone."""

KIND_OF: Final = bytes(
    len(GROUPS) + NUMBER[card] - 2 if group == CITY_CARD and NUMBER[card] > 1 else group
    for card, group in enumerate(GROUP)
)

PICK, DISCARD = "pick", "discard"


SERVES: Final = {"two sky express": "two sky"}
"""Weights used by a family without its own: they won 70.0 % (66 to 74) of 500 matches against the
heuristics. So do those fitted at three seats for more: at four 31.4 % (28 to 35) of 800, with an
expansion 41 to 45 of 200, even being 25; at five 25.4 (22 to 29) of 520, even being 20."""


def family(state: Fields) -> str:
    """Returns the name of the weights for these seats and expansions."""
    seats = "two" if state.players == 2 else "more"
    named = seats + " sky" * state.sky + " express" * state.express
    return SERVES.get(named, named)


def group(state: Fields, player: int, legal: Sequence[Action]) -> str:
    """Returns the kind of decision that has features, or "" for none."""
    if state.phase != frames.PICK:
        return ""
    return DISCARD if legal[0][0] == acts.DISCARD else PICK


def plain(state: Fields, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """Returns the scores of the heuristics, with the figures of players that look ahead."""
    return scores(state, player, legal, keen(state))


def rows(state: Fields, player: int, legal: Sequence[Action]) -> Sequence[Row]:
    """Returns the feature values of each card; in a pick of several, of the best set with it."""
    looks, counted = _looks(state)
    look = looks[player]
    ahead = looks[(player + direction(state)) % state.players]
    known = counted[player]
    for card in state.hands[player]:
        if card not in known:
            known[card] = _row(look, ahead, card)
    if state.players > 2:
        return _sets(state, player, legal, known, look.hopes.denial)
    found = [known[action[1]] for action in legal]
    if legal[0][0] == acts.DISCARD:
        return [[(SCORE, row[RIVAL][1]), *row[1:]] for row in found]
    return found


_Key = tuple[Any, ...]
_Counted = list[dict[int, Row]]
_last: tuple[_Key, list[Outlook], _Counted] = ((), [], [])


def _looks(state: Fields) -> tuple[list[Outlook], _Counted]:
    """Returns the outlook of each seat, with the rows counted so far by card.

    Sealing changes nothing in them, so the last ones are kept: between two seats four decisions in
    a row use the same.
    """
    global _last
    key: _Key = (
        bytes(state.owner),
        bytes(state.built),
        bytes(state.stock),
        bytes(state.track),
        *state.parchments,
        *state.coins,
        *state.camps_played,
        *state.flags,
        *state.ground,
        state.links,
        state.posts,
        state.chimneys,
        state.central,
        state.sheriff,
        state.round,
        state.step,
        state.express,
        state.sky,
    )
    if key != _last[0]:
        hopes = keen(state)
        parts = parts_of(state, hopes)
        twin = state.clone()
        looks = [Outlook(twin, seat, hopes, own) for seat, own in enumerate(parts)]
        _last = key, looks, [{} for _ in looks]
    return _last[1:]


def _sets(
    state: Fields, player: int, legal: Sequence[Action], known: dict[int, Row], denial: float
) -> list[Row]:
    """Returns the row of each card together with the best that can still be picked after it."""
    first = legal[0][1]
    cards = [card for card in state.hands[player] if card >= first]
    worth = {card: known[card][OWN][1] + denial * known[card][RIVAL][1] for card in cards}
    wanted = HAND[state.sky, state.players][1] - len(state.sealed[player]) - 1
    together: list[Row] = []
    for action in legal:
        card = action[1]
        later = sorted((each for each in cards if each > card), key=worth.__getitem__)
        chosen = (card, *later[len(later) - wanted :]) if wanted else (card,)
        row = [pair for each in chosen for pair in known[each][1:]]
        together.append([(SCORE, sum(worth[each] for each in chosen)), *row])
    return together


def _row(look: Outlook, ahead: Outlook, card: int) -> Row:
    state = look.state
    done, kind = look.done, KIND_OF[card]
    own, rival = look.card(card), ahead.card(card)
    row = [
        (SCORE, own),
        (OWN, own),
        (OWN_LATE, own * done),
        (RIVAL, rival),
        (RIVAL_LATE, rival * done),
        (_KIND + kind, 1.0),
        (_KIND_LATE + kind, done),
    ]
    building = BUILDING[card]
    if building:
        alike = float(state.stock[look.seat * KINDS + building])
        row += [(ALIKE, alike), (ALIKE_LATE, alike * done)]
    if card < SPACES:
        row += _land(look, card)
    return row


def _land(look: Outlook, space: int) -> list[tuple[int, float]]:
    """Returns the features of a rabbit on that space, from its surroundings."""
    state, seat = look.state, look.seat
    owner, fief = state.owner, state.fief
    kind = state.built[space]
    power, made = STRENGTH[kind], state.yields[space] | MAKES[kind]
    goods = 0
    before = free = rivals = 0
    joined: list[int] = []
    for near in NEIGHBOURS[space]:
        holder = owner[near]
        if holder == NOBODY:
            free += 1
        elif holder != seat:
            rivals += 1
        elif fief[near] not in joined:
            label = fief[near]
            joined.append(label)
            before += fiefs.worth(state.power[label], state.goods[label])
            power += state.power[label]
            goods |= state.goods[label]
    gain = float(fiefs.worth(power, goods | made) - before)
    return [
        (GAIN, gain),
        (GAIN_TO_COME, gain * look.left),
        (YIELDS, float(bool(made & GOODS))),
        (NEW_GOODS, float((made & GOODS & ~goods).bit_count()) if joined else 0.0),
        (JOINS, float(len(joined))),
        (FREE, float(free)),
        (RIVALS, float(rivals)),
        (CAMP, float(owner[space] != NOBODY)),
    ]


def points(state: Fields) -> Sequence[float]:
    """Returns the present carrots."""
    return [float(carrots) for carrots in state.carrots]


def phase(state: Fields) -> int:
    """Returns the round, from 0."""
    return max(0, state.round - 1)


_SURE: Final = ((0.34, 0.41, 0.71, 0.91), (0.34, 0.46, 0.54, 0.68))
"""Share of the estimated lead that remains at the end, by rounds harvested: between two, and among
more."""

_SPREAD: Final = ((17.0, 15.5, 11.5, 7.5), (18.0, 16.0, 16.0, 14.0))
"""Carrots of expected lead that make winning e times as likely as losing, in the same order.

From 250 and 120 matches of the policy against itself.
"""

DEPTH: Final = 400
"""Largest number of decisions in a playout, above those of a round: playouts go to its end."""


def rests(state: Fields) -> bool:
    """Returns True if a round has just been dealt."""
    return state.phase == frames.PICK and not state.step and not any(state.sealed)


def judge(state: Fields, player: int) -> Verdict:
    """Returns the expected final lead in carrots and the chance to win with it."""
    if state.phase == frames.OVER:
        own, others = state.carrots[player], _others(state.carrots, player)
        lead = own - max(others)
        return Verdict(float(lead), 0.0 if lead < 0 else 1.0 / (1 + others.count(own)))
    hopes = keen(state)
    parts = parts_of(state, hopes)
    totals = [Outlook(state, seat, hopes, own).total() for seat, own in enumerate(parts)]
    row, now = state.players > 2, phase(state)
    sure, spread = _SURE[row][now], _SPREAD[row][now]
    leads = [sure * (each - totals[player]) for each in _others(totals, player)]
    chance = 1.0 / (1.0 + sum(exp(min(50.0, lead / spread)) for lead in leads))
    return Verdict(-max(leads), chance)


def _others(numbers: Sequence[float], player: int) -> list[float]:
    return [each for seat, each in enumerate(numbers) if seat != player]


HORIZON: Final = Horizon(judge, rests, DEPTH, doubt=4.0, noise=12.0, cost=6)
"""Evaluation at the end of playouts; doubt and noise in carrots."""

POLICY: Final = Policy(
    1, {PICK: FEATURES, DISCARD: FEATURES}, family, group, rows, plain, points, phase
)
