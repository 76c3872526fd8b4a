"""Rules of thumb for Bunny Bidding: evaluation of a state, scores and prior of actions, rollouts.

An offer is worth 5 points for each goal egg and -1 for each other egg; a good bid wins offers of
positive worth and loses the others. `outlook` estimates the present round.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final

from tabletop.ai.agent import Heuristics
from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.games.bunny_bidding.agents.outlook import Outlook, demand, visible
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules import auction, frames, laying, scoring, turns
from tabletop.games.bunny_bidding.rules.cards import (
    EGG_TYPES,
    FIRST_EXTRA,
    GOAL_POINTS,
    HIGHEST,
    POWERS,
)
from tabletop.games.bunny_bidding.rules.knowledge import OFFER, SEAT, TILE
from tabletop.games.bunny_bidding.rules.redraw import worlds
from tabletop.games.bunny_bidding.rules.rules import State

SHARPNESS: Final = 0.7
"""Logarithm of how much likelier an action becomes in the prior for each point of score."""

CALM: Final = 1.0
SPREAD: Final = 0.15
"""Points by which a lead can still change: at the end, and for each tile in a hand or on the
table."""

OWN_GOAL: Final = 4.0
OWN_GOAL_EARLY: Final = 0.03
FOREIGN_GOAL: Final = 0.9
FOREIGN_OTHER: Final = 0.3
OPENER: Final = 3.5
"""Expected points from tiles still in the hands: for a goal egg in the seat's own hand (less for
each tile left in any hand), for a goal egg in another hand, for any other tile in another hand; and
the cost of opening a long round. Fitted to 9,000 matches of greedy players."""

EXTREME: Final = 0.6
"""Points of later use of a number at either end of the scale, compared with one in the middle."""

GOAL_KEPT: Final = 1.2
"""Points of a goal egg in hand: it can be offered once the offer is almost certainly won."""

DUTY: Final = 0.4
"""Cost in points of having to lay one more tile."""

SECRET: Final = 0.15
"""Points gained by hiding a bid."""

PADDING: Final = bytes(256 - HIGHEST - 1)
"""Bytes that extend the faces to a table for `bytes.translate`."""

SAMPLE: Final = 8
"""Number of actions that a rollout compares."""

DEPTH: Final = 40
"""Largest number of decisions in a rollout; most end earlier, with the round."""


def evaluate(state: State) -> Sequence[float]:
    """Returns each seat's chance to win, from points and hands and the auction under way."""
    points = prospects(state)
    left = sum([len(hand) for hand in state.hands])
    if state.places:
        _add_auction(state, points)
        left += len(state.places)
    spread = CALM + SPREAD * left
    best = max(points)
    weights = [exp((each - best) / spread) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def prospects(state: State) -> list[float]:
    """Returns the points each seat may expect at the end, from its pile and all hands."""
    faces = state.faces + PADDING
    held = [bytes(hand).translate(faces) for hand in state.hands]
    whole = b"".join(held)
    left = len(whole)
    kept = OWN_GOAL - OWN_GOAL_EARLY * left
    points = []
    for seat, row in enumerate(held):
        mine = theirs = 0
        for kind in set(scoring.goals_of(state, seat)):
            mine += row.count(kind)
            theirs += whole.count(kind)
        theirs -= mine
        total = float(scoring.tally(state, seat).points)
        total += kept * mine + FOREIGN_GOAL * theirs - FOREIGN_OTHER * (left - mine - theirs)
        points.append(total)
    if not state.places:
        points[state.start] -= OPENER * left / (left + 20.0)
    return points


def rests(state: State) -> bool:
    """Returns True if the state is quiet: no round is under way."""
    return not state.places and state.stack[-1][0] == frames.OPENING


def _add_auction(state: State, points: list[float]) -> None:
    """Adds the expected worth of the offer to each seat's points.

    The leading bidder's chance grows with the share of bids laid; the rest is divided evenly.
    """
    faces = state.faces
    offered = [
        faces[place[TILE]]
        for place in state.places
        if place[SEAT] == OFFER and place[TILE] < FIRST_EXTRA
    ]
    values: dict[int, int] = {}
    for tile, _, seat, _, _, _, _ in state.places:
        if seat >= 0:
            values[seat] = values.get(seat, 0) + tile
    lowest = auction.find_lowest(state, turns.NOBODY_OUT, None)
    winner = auction.best_and_worst(values, lowest).winner
    share = len(values) / state.players
    for seat in range(state.players):
        goals = scoring.goals_of(state, seat)
        worth = sum([GOAL_POINTS if face in goals else -1 for face in offered])
        chance = (1.0 - share) / state.players + (share if seat == winner else 0.0)
        points[seat] += chance * worth


def scores(state: State, player: int, legal: Sequence[Action]) -> list[float]:
    """Returns a score in points for each action, from what the player knows."""
    judge = Judge(state, player)
    return [judge.score(action) for action in legal]


def greedy(
    state: State, player: int, legal: Sequence[Action], rng: Random
) -> Sequence[float]:
    """Returns the scores unchanged; see `Heuristics.greedy`."""
    return scores(state, player, legal)


def prior(state: State, player: int, legal: Sequence[Action]) -> Sequence[float]:
    """Returns the scores as positive weights for the search."""
    found = scores(state, player, legal)
    best = max(found)
    return [exp(SHARPNESS * (score - best)) + 0.01 for score in found]


def rollout(state: State, player: int, legal: Sequence[Action], rng: Random) -> Action:
    """Returns the best-scored of a few random actions."""
    if len(legal) <= 2:
        return legal[pick(len(legal), rng)]
    judge = Judge(state, player)
    drawn = dict.fromkeys([legal[pick(len(legal), rng)] for _ in range(SAMPLE)])
    return max(drawn, key=judge.score)


def likelihoods(state: State, player: int, legal: Sequence[Action]) -> list[float]:
    """Returns how likely `rollout` plays each action."""
    if len(legal) <= 2:
        return [1.0] * len(legal)
    found = scores(state, player, legal)
    below = {each: sum(other < each for other in found) for each in found}
    most = len(legal)
    return [
        ((below[each] + found.count(each)) ** SAMPLE - below[each] ** SAMPLE)
        / (found.count(each) * most**SAMPLE)
        for each in found
    ]


class Judge:
    """Scores the actions of one decision, in points."""

    def __init__(self, state: State, player: int) -> None:
        self.state = state
        self.player = player
        self.look = Outlook(state, player)
        self.now = self.look.now()
        self.demand = demand(state, player)

    def score(self, action: Action) -> float:
        """Returns the estimated worth of any action, in points."""
        return _SCORES[action[0]](self, action)

    def kept(self, tile: int) -> float:
        """Returns the points a hand tile is worth if it is kept for later."""
        face = self.state.faces[tile]
        worth = self.look.worth[face]
        if face >= EGG_TYPES:
            return 0.3 * worth
        good = GOAL_KEPT if worth > 0 else 0.0
        return good + EXTREME * abs(tile - 50) / 50.0

    def bid(self, action: Action) -> float:
        """Scores a bid tile: the offer's worth times the chance to win it, less the tile's later
        use."""
        look, tile = self.look, action[1]
        face = self.state.faces[tile]
        chance = look.chance(look.total + tile, look.turned(face))
        secret = SECRET if action[0] == acts.BID_DOWN else 0.0
        return chance * look.offer - self.kept(tile) + secret

    def offered(self, tile: int, chance: float) -> float:
        """Returns the points of adding a tile to an offer that is won with the given chance."""
        face = self.state.faces[tile]
        worth = self.look.worth[face]
        if face < EGG_TYPES:
            others = self.look.mean + self.demand[face]
        else:
            others = float(worth)
        lost = (1.0 - chance) * others / (self.state.players - 1)
        return chance * worth - lost - self.kept(tile)

    def offer(self, action: Action) -> float:
        """Scores an offer tile; the highest number costs one more tile."""
        tile = action[1]
        score = self.offered(tile, self.now)
        if action[0] == acts.OFFER_UP and laying.is_highest(self.state, tile):
            score -= DUTY
        return score

    def open(self, action: Action) -> float:
        """Scores an opening tile, laid before anybody has bid."""
        return self.offered(action[1], 0.35)

    def keep(self, action: Action) -> float:
        """Scores a tile to be shown for use in the turn: useful tiles first."""
        return self.kept(action[1])

    def lose(self, action: Action) -> float:
        """Scores a tile to be given away: useless tiles first."""
        return -self.kept(action[1])

    def put(self, action: Action) -> float:
        """Scores a hand tile exchanged into the offer."""
        return self.offered(action[1], self.now)

    def take(self, action: Action) -> float:
        """Scores taking a tile by exchange: good if useful in hand and unwanted in the offer."""
        tile = self.state.places[action[1]][TILE]
        if not visible(self.state, action[1], self.player):
            return -0.1
        return self.kept(tile) - self.now * self.look.worth[self.state.faces[tile]] - 0.3

    def collect(self, action: Action) -> float:
        """Scores taking one hidden tile instead of bidding for the whole offer."""
        place = self.state.places[action[1]]
        worth = self.look.mean
        if visible(self.state, action[1], self.player):
            worth = float(self.look.worth[self.state.faces[place[TILE]]])
        return worth - 0.4 * max(0.0, self.look.offer)

    def give_away(self, action: Action) -> float:
        """Scores giving away a power (to be kept) or a handicap (to be lost)."""
        return -0.8 if action[1] in POWERS else 0.2

    def swap(self, action: Action) -> float:
        """Scores an exchange of bid tiles by the change in the chance to win the offer."""
        state, look = self.state, self.look
        if not visible(state, action[2], self.player):
            return -0.2
        change = state.places[action[2]][TILE] - state.places[action[1]][TILE]
        after = look.chance(look.total + change, look.inverted)
        return (after - self.now) * look.offer

    def flip(self, action: Action) -> float:
        """Scores turning a tile over, which seldom helps."""
        return -0.3

    def peek(self, action: Action) -> float:
        """Scores a look at a tile: worth something only if the tile is unknown."""
        return -0.1 if visible(self.state, action[1], self.player) else 0.3

    def cast(self, action: Action) -> float:
        """Scores ignoring a seat's bid: the strongest rival for a wanted offer, else one's own
        bid."""
        look, seat = self.look, action[1]
        if seat == self.player:
            return -look.offer
        if seat not in look.bids:
            return -1.0
        known = look.bids[seat][0]
        ahead = known if look.inverted < 0.5 else 100 - known
        return look.offer * ahead / 100.0

    def money(self, action: Action) -> float:
        """Scores the choice of matching_money: gaining helps a matching bid to be the highest."""
        matching = self.look.inverted < 0.5
        good = matching == (self.look.offer > 0.0)
        return 0.5 if bool(action[1]) == good else 0.0

    def nothing(self, action: Action) -> float:
        """Scores stopping: 0, the point of comparison."""
        return 0.0

    def spy(self, action: Action) -> float:
        """Scores looking at a seat's goal: the seat with the most eggs first."""
        return float(self.state.piles[action[1]].bit_count())

    def force(self, action: Action) -> float:
        """Scores forcing bids face up (after the own bid) or offers (before it)."""
        return 0.1 if (action[1] == acts.THE_BIDS) == (self.look.laid > 0) else 0.0


_SCORES: Final[tuple[Callable[[Judge, Action], float], ...]] = (
    Judge.open,
    Judge.keep,
    Judge.bid,
    Judge.bid,
    Judge.offer,
    Judge.offer,
    Judge.give_away,
    Judge.nothing,
    Judge.force,
    Judge.spy,
    Judge.take,
    Judge.put,
    Judge.nothing,
    Judge.peek,
    Judge.peek,
    Judge.swap,
    Judge.collect,
    Judge.flip,
    Judge.lose,
    Judge.cast,
    Judge.money,
)

PHASES: Final = (2.0, 4.0, 6.0, 8.0)
"""Numbers of tiles left for each player that separate the phases of a match."""


def phase(state: State) -> int:
    """Returns the phase of the match by the tiles left in hands and auction; 0 is the last one."""
    left = sum(map(len, state.hands)) + len(state.places)
    return sum(left > tiles * state.players for tiles in PHASES)


PAIRED: Final = 30
"""Actions that levels try in the same worlds. With the six that are usual a searching player of
three won 19 % (10 to 33) of 42 matches against two that search a tree, with 30 of them 40 % (34 to
47) of 240, for the same processor time: which bid is best the prior tells badly."""

HEURISTICS: Final = Heuristics(
    evaluate,
    rollout,
    prior,
    greedy,
    DEPTH,
    rests,
    phase,
    len(PHASES) + 1,
    paired=PAIRED,
    worlds=worlds,
    likelihoods=likelihoods,
)
