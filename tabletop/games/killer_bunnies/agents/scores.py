"""Scores of choices: the rule-based player of the rule sheet.

`heuristics` turns scores into weights; `outlook` has the estimates.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.agents import outlook, swaps
from tabletop.games.killer_bunnies.agents.placings import ends
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules import circles, frames, paying, playing, weapons
from tabletop.games.killer_bunnies.rules.cards import (
    BUNNY_MODIFIER,
    CITY,
    CITY_MODIFIER,
    CITY_WEAPON,
    GROUND_RUNNER,
    GROUND_WEAPON,
    RESOURCE,
    SUPER,
)
from tabletop.games.killer_bunnies.rules.frames import AGAINST_CITY, BARE
from tabletop.games.killer_bunnies.rules.rules import State
from tabletop.games.killer_bunnies.rules.setup import W_DEF, W_EOT, W_KILL, W_PLAY, W_ROLL, W_TALK

Scores = list[float]
POINT: Final = 0.03
"""Worth of one unit of score in points at the end, roughly."""

NEVER: Final = -200.0
"""Score of choices in vain or so bad that a search need not try them."""

UNLIKELY: Final = -3.0
"""Score below passing of choices that a search may still try."""

REDEUX_SPARE: Final = 7
"""Unspent RESOURCE cards above which two may burn for one weapon in the hand.

At five, owners of Redeux burnt the cost of their next cards, and were better off without her.
"""

LOSES: Final = -100.0
"""Score of choices that may take somebody else to the goal."""


def scores(state: State, player: int, legal: Sequence[Action]) -> Scores:
    """Returns a score for each action, from what the player knows."""
    kind = state.stack[-1][0]
    if kind == frames.DEAL:
        return _deal(state, player, legal)
    judge = _JUDGES.get(kind)
    if judge is None:
        return [0.0] * len(legal)
    return [judge(state, player, action) for action in legal]


# Free-action moments


def _free(state: State, player: int, action: Action) -> float:
    kind = action[0]
    if kind == acts.PLAY:
        return _play(state, player, action[1])
    if kind == acts.USE:
        return _use(state, player, action[1])
    if kind == acts.ENTER:
        return _enter(state, player, action[1], action[2])
    if kind == acts.SAVE_TOP:
        piece = state.top[player]
        return 12.0 if state.setup.kind[piece] == RESOURCE else 6.0
    if kind == acts.DISCARD_TOP:
        return 1.0
    if kind == acts.END_TURN:
        return 0.5
    if kind == acts.COUNT:
        return 30.0 if len(state.hand[action[1]]) > 5 else NEVER
    return _offer(state, player, action[1]) if kind == acts.OFFER else 0.0


def _offer(state: State, player: int, partner: int) -> float:
    """Scores an offer above all else, since it may pay for the main action."""
    if not swaps.offers_this_turn(state, player):
        return NEVER
    return 45.0 if swaps.best_swap(state, player, partner) else NEVER


def _play(state: State, player: int, piece: int) -> float:
    setup = state.setup
    subtype = setup.subtype[piece]
    if subtype <= SUPER:
        return 40.0 if circles.may_own(state, player, piece) else NEVER
    if subtype == CITY:
        fits = any(state.full[p] <= setup.value[piece] for p in state.bunnies[player])
        return 38.0 if fits and len(state.bunnies[player]) > 1 else 0.8
    if GROUND_WEAPON <= subtype <= GROUND_RUNNER:
        aims = playing.aims(state, player, piece)
        best = max(outlook.strike_value(state, player, piece, target) for target in aims)
        return 14.0 + best
    if subtype == BUNNY_MODIFIER:
        return 30.0 if state.bunnies[player] else 0.8
    if subtype == CITY_MODIFIER:
        return 15.0 if circles.own_cities(state, player) else 0.8
    useful = _useful(state, player, piece)
    if piece == state.top[player]:
        return 25.0 if useful else 0.0
    if not useful:
        return NEVER
    return UNLIKELY if piece in state.hand[player] else 24.0


def _useful(state: State, player: int, piece: int) -> bool:
    """Returns True if the rule-based player would play this SPECIAL."""
    fx = state.setup.fx[piece]
    for code in fx:
        condition = outlook.CONDITIONS.get(code)
        if condition is not None:
            return condition(state, player, piece)
    return True


def _use(state: State, player: int, piece: int) -> float:
    power = playing.power_of(state, piece)
    if power == rows.REDEUX:
        worth = len(paying.unspent(state, player)) > REDEUX_SPARE
    elif power == rows.OPT_REVIVE:
        worth = len(paying.unspent(state, player)) > 4
    elif power == rows.OPT_ATTACK:
        top = state.top[player]
        cost = state.setup.cost[top] if top >= 0 and not state.main_done else ()
        worth = len(paying.unspent(state, player)) >= len(cost) + 2
    elif power == rows.OPT_HEAL:
        return 20.0 if playing.damaged(state, player, False) else NEVER
    else:
        worth = power != rows.OPT_MOVE_OCCUPANT
    return 20.0 if worth else UNLIKELY


def _enter(state: State, player: int, piece: int, city: int) -> float:
    """Scores moving the best unpaired creature that fits, as long as one stays outside."""
    if len(state.bunnies[player]) < 2:
        return UNLIKELY
    fx = state.setup.fx[piece]
    paired = (rows.YANG in fx or rows.YIN in fx) and weapons.pairs(state, player) > 0
    gain = state.full[city] - state.damage[city] if city not in state.held else 0
    if not gain and paired:
        return NEVER
    threatened = 1.0 if state.damage[piece] else 0.0
    return 18.0 + gain + threatened + 0.1 * state.full[piece] if gain or not paired else NEVER


# Choices inside a play


def _target(state: State, player: int, action: Action) -> float:
    if action[0] != acts.TARGET:
        return 0.0
    frame = state.stack[-1]
    target = action[1]
    kind = frame[0]
    if kind == frames.GOOSE:
        return outlook.mean_damage(state, target, frame[3], 0, False) * _side(state, player, target)
    if kind in (frames.RETALIATE, frames.CINDER):
        return _finish(state, target, frame[3])
    if kind == frames.TRIBUTE:
        return outlook.card_worth(state, player, target)
    piece = frame[2]
    subtype = state.setup.subtype[piece]
    if subtype in (BUNNY_MODIFIER, CITY_MODIFIER):
        mine = playing.owner_of(state, target) == player
        return (10.0 if mine else -10.0) + 0.1 * state.full[target]
    fx = state.setup.fx[piece]
    if rows.REVIVE in fx or rows.OPT_REVIVE in fx or rows.REDEUX in fx:
        return float(state.setup.value[target])
    if rows.STEAL_CREATURE in fx or rows.STEAL_STANDING in fx:
        return circles.standing(state, target) + outlook.lead(
            state, player, playing.owner_of(state, target)
        )
    if rows.CITY_DAMAGE in fx:
        owner = playing.owner_of(state, target)
        return _side(state, player, target) * (3.0 + outlook.lead(state, player, owner))
    return outlook.strike_value(state, player, piece, target)


def _side(state: State, player: int, target: int) -> float:
    return -1.0 if playing.owner_of(state, target) == player else 1.0


def _finish(state: State, target: int, points: int) -> float:
    left = circles.standing(state, target)
    return 10.0 + state.full[target] if left <= points else float(points)


def _direction(state: State, player: int, action: Action) -> float:
    _, _, piece, target = state.stack[-1]
    return outlook.walk_value(state, player, piece, target, action[1])


def _rival(state: State, player: int, action: Action) -> float:
    return float(circles.total(state, action[1]))


def _splash(state: State, player: int, action: Action) -> float:
    frame = state.stack[-1]
    ring = circles.ring(state.bunnies)
    level = max(1, weapons.level_of(state, player, frame[2]) - 5)
    value = sum(
        _side(state, player, p) * outlook.mean_damage(state, p, level, 0, False)
        for p in circles.neighbours(ring, frame[3])
    )
    return value * action[1]


def _pay(state: State, player: int, action: Action) -> float:
    return 1.0 if action[0] == acts.PAY_AUTO else 0.0


def _place(state: State, player: int, action: Action) -> float:
    """Scores places in the own part: Yang next to Yin, helpers in the middle."""
    if action[0] == acts.STAY:
        return 0.0
    area, slot = action[1], action[2]
    if area != player:
        return LOSES if state.stack[-1][0] == frames.PLACE and ends(state, area) else -20.0
    frame = state.stack[-1]
    if frame[0] != frames.PLACE:
        return 1.0
    row, piece = state.bunnies[player], frame[2]
    fx = state.setup.fx
    beside = [row[i] for i in (slot - 1, slot) if 0 <= i < len(row)]
    score = 0.0
    for near in beside:
        if _pairs_with(state, piece, near):
            score += 3.0
        if rows.AURA_DEF_ADJ in fx[near] or rows.AURA_DEF_ADJ in fx[piece]:
            score += 1.0
        if rows.REDUCE in fx[near] or rows.REDUCE in fx[piece]:
            score += 0.8
    if len(beside) == 2 and _pairs_with(state, beside[0], beside[1]):
        score -= 4.0
    return score


def _pairs_with(state: State, one: int, two: int) -> bool:
    fx, setup = state.setup.fx, state.setup
    marks = (rows.YANG, rows.YIN)
    kinds = {code for p in (one, two) for code in marks if code in fx[p]}
    colours = {rows.CARDS[setup.card[p]].colour for p in (one, two)}
    return len(kinds) == 2 and len(colours) == 1


def _occupy(state: State, player: int, action: Action) -> float:
    return -float(state.full[action[1]])


def _heal(state: State, player: int, action: Action) -> float:
    return float(action[2]) if action[0] == acts.HEAL else 0.0


def _symbol(state: State, player: int, action: Action) -> float:
    frame = state.stack[-1]
    if rows.SEARCH_SYMBOL in state.setup.fx[frame[2]]:
        cards = [p for p in state.pile[player] if state.setup.symbol[p] == action[1]]
        return max((outlook.run_score(state, player, p) for p in cards), default=0.0)
    return float(outlook.symbol_prey(state, player, action[1]))


def _take(state: State, player: int, action: Action) -> float:
    return outlook.run_score(state, player, action[1]) if action[0] == acts.TAKE else 0.0


def _toss(state: State, player: int, action: Action) -> float:
    return -outlook.run_score(state, player, action[1])


def _give_up(state: State, player: int, action: Action) -> float:
    """Scores the cheapest occupant that makes the rest fit; else the dearest."""
    city = state.stack[-1][2]
    full = state.full[action[1]]
    return 10.0 - full if circles.room(state, city) + full >= 0 else -full


def _run_next(state: State, player: int, action: Action) -> float:
    return outlook.run_score(state, player, action[1])


def _runs(state: State, player: int, action: Action) -> float:
    """Scores pairs of run cards, the better card first."""
    one = outlook.run_score(state, player, action[1])
    two = outlook.run_score(state, player, action[2])
    return one + 0.9 * two


def _drawing(state: State, player: int, action: Action) -> float:
    few = len(state.hand[player]) < 5
    return 1.0 if (action[0] == acts.DRAW) == few else 0.0


# Answers and trades


def _window(state: State, player: int, action: Action) -> float:
    kind = action[0]
    window = state.stack[-1][2]
    if kind == acts.RESPOND:
        return 5.0 if _answers(state, player, window, action[1]) else UNLIKELY
    if kind == acts.COUNT:
        return 30.0 if len(state.hand[action[1]]) > 5 else NEVER
    if kind == acts.PASS_TURN:
        return 0.5 if window == W_TALK and not _may_have_answer(state, player) else -1.0
    return 0.0 if kind == acts.PASS else NEVER


def _may_have_answer(state: State, player: int) -> bool:
    """Returns True if, by public facts, the player may hold an answer.

    Passing for the turn must not reveal the hand.
    """
    window = state.setup.window
    return bool(state.hand[player]) or any(window[p] >= 0 for p in state.saved[player])


def _answers(state: State, player: int, window: int, piece: int) -> bool:
    if window in (W_KILL, W_EOT):
        return True
    if window == W_PLAY:
        return _worth_cancelling(state)
    if window in (W_DEF, W_ROLL):
        return _worth_saving(state, player, window)
    return outlook.hurt(state, player, False) >= 3


def _worth_cancelling(state: State) -> bool:
    """Returns True to cancel ground weapons of level 9, city weapons of 10 or more, thefts."""
    frame = next((f for f in reversed(state.stack) if f[0] != frames.WINDOW), ())
    if not frame or frame[0] == frames.RESOLVE:
        return True
    if frame[0] == frames.VISIT:
        return False
    city = state.setup.subtype[frame[2]] == CITY_WEAPON
    return frame[6] >= (10 if city else 9)


def _worth_saving(state: State, player: int, window: int) -> bool:
    frame = next((f for f in reversed(state.stack) if f[0] in (frames.DEFENCE, frames.ROLLED)), ())
    if not frame:
        return False
    target, level, flags = frame[3], frame[4], frame[5]
    mine = playing.owner_of(state, target) == player
    if window == W_DEF:
        return mine and level >= 7 and state.full[target] >= 3
    if not mine:
        return False
    roll = frame[7] + (0 if flags & BARE else frame[6] + weapons.bonus_of(state, target, flags))
    damage = max(0, level - roll)
    if flags & AGAINST_CITY:
        return damage >= 4
    return damage >= circles.standing(state, target)


def _extorted(state: State, player: int, action: Action) -> float:
    gives = len(paying.resources(state, player)) > 5 or state.bank[player] <= 6
    return 1.0 if (action[0] == acts.GIVE_RESOURCE) == gives else 0.0


def _tip(state: State, player: int, action: Action) -> float:
    other = state.stack[-1][2]
    good = outlook.run_score(state, other, state.top[other]) >= 40
    return 1.0 if (action[0] == acts.DISCARD_TOP) == good else 0.0


def _answer(state: State, player: int, action: Action) -> float:
    """Scores accepting what gains enough; never with somebody near the goal."""
    proposer = state.stack[-1][2]
    gain = outlook.deal_gain(state, player, proposer)
    accepts = gain >= swaps.GAIN_WANTED and swaps.may_trade(state, player, proposer)
    return 1.0 if (action[0] == acts.ACCEPT) == accepts else 0.0


_WITHDRAWN: Final = tuple(0.5 if kind == acts.WITHDRAW else 0.0 for kind in range(len(acts.VERBS)))
"""Scores for an offer that can no longer be made as intended: it is withdrawn."""


def _deal(state: State, player: int, legal: Sequence[Action]) -> Scores:
    """Scores the next step towards the swap both should like; otherwise no offer."""
    partner = state.stack[-1][2]
    step = swaps.next_step(state, player, partner)
    if step is None:
        wanted = acts.WITHDRAW
    elif step < 0:
        wanted = acts.PROPOSE
    else:
        pairs = ((acts.GIVE, step), (acts.ASK, step))
        return [1.0 if action[:2] in pairs else _WITHDRAWN[action[0]] for action in legal]
    return [1.0 if action[0] == wanted else _WITHDRAWN[action[0]] for action in legal]


def _hand_over(state: State, player: int, action: Action) -> float:
    return -outlook.run_score(state, player, action[1])


def _vanish(state: State, player: int, action: Action) -> float:
    """Scores leaving only with RESOURCE cards to spare."""
    rich = len(paying.unspent(state, player)) > 6
    return 1.0 if (action[0] == acts.VANISH) == rich else 0.0


def _declare(state: State, player: int, action: Action) -> float:
    return 1.0 if action[1] == state.setup.main[player] else 0.0


def _relocate(state: State, player: int, action: Action) -> float:
    return 1.0 if action[2] < 0 else 0.0


def _quiet(state: State, player: int, action: Action) -> float:
    return 1.0 if action[0] == acts.SKIP else 0.0


_JUDGES: Final[dict[int, Callable[[State, int, Action], float]]] = {
    frames.DECLARE: _declare,
    frames.FREE: _free,
    frames.EXITS: _quiet,
    frames.TARGET: _target,
    frames.OPPONENT: _rival,
    frames.DIRECTION: _direction,
    frames.SPLASH: _splash,
    frames.PAY: _pay,
    frames.PLACE: _place,
    frames.PLACE_CITY: _place,
    frames.CLAIM: _place,
    frames.OCCUPY: _occupy,
    frames.MOVE: _quiet,
    frames.HEAL: _heal,
    frames.SYMBOL: _symbol,
    frames.TOSS_SAVED: _toss,
    frames.TAKE: _take,
    frames.TOSS_HAND: _toss,
    frames.GIVE_UP: _give_up,
    frames.RUN_NEXT: _run_next,
    frames.DRAWING: _drawing,
    frames.WINDOW: _window,
    frames.RETALIATE: _target,
    frames.TIP: _tip,
    frames.EXTORTED: _extorted,
    frames.TRIBUTE: _target,
    frames.GOOSE: _target,
    frames.CINDER: _target,
    frames.RELOCATE: _relocate,
    frames.ANSWER: _answer,
    frames.HANDING: _hand_over,
    frames.VANISH: _vanish,
    frames.SEALED: _runs,
}
