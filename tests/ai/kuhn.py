"""Kuhn's poker in the form of the contract: the smallest game with hidden cards and a known value.

Three cards, jack, queen and king; both seats put in one coin and get a card each. In turn they
pass or bet one coin more; a bet is met by calling or folding. Played best, the first seat loses
1/18 of a coin a hand. A match is one hand or several. At its end a lot makes the worth of a match
proportional to the coins won: whoever leads by `m` of at most `2 * hands` coins wins alone with
chance `m / (2 * hands)`, otherwise the win is shared.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Self

from tabletop.core.action import Action
from tabletop.core.event import Sink
from tabletop.core.game import CHANCE, Game, GameInfo, Option, Options, Player, Refusal, Result

JACK, QUEEN, KING = range(3)
DEAL, PASS, BET, LOT = range(4)

PASSED: Final = Action(PASS)
BETS: Final = Action(BET)
DEALS: Final = tuple(
    (Action(DEAL, first, second), 1 / 6)
    for first in range(3)
    for second in range(3)
    if first != second
)
ALONE, SHARED = Action(LOT, 1), Action(LOT, 0)

VALUE: Final = -1 / 18
"""Coins a hand brings the first seat when both play best."""


class View(NamedTuple):
    viewer: Player | None
    actors: tuple[Player, ...]
    turn: int
    over: bool
    card: int
    bets: str
    coins: int


class State:
    """A moment of a match.

    Attributes:
        cards: of seats 0 and 1; () before the deal.
        bets: what was done in this hand, "p" for a pass or fold, "b" for a bet or call.
        coins: what seat 0 has won.
        left: hands still to be played, the present one included.
        lot: who wins: -2 = not yet decided, -1 = shared.
    """

    __slots__ = ("bets", "cards", "coins", "hands", "left", "lot", "players")

    def __init__(self, hands: int) -> None:
        self.players = 2
        self.hands = self.left = hands
        self.cards: tuple[int, ...] = ()
        self.bets = ""
        self.coins = 0
        self.lot = -2

    def actors(self) -> tuple[Player, ...]:
        if self.lot != -2:
            return ()
        return (len(self.bets) % 2,) if self.cards else (CHANCE,)

    def legal_actions(self, player: Player) -> Sequence[Action]:
        return [PASSED, BETS] if player >= 0 and (player,) == self.actors() else ()

    def apply(self, player: Player, action: Action, sink: Sink | None = None) -> None:
        if action.kind == DEAL:
            self.cards = (action.a, action.b)
        elif action.kind == LOT:
            self.lot = int(self.coins < 0) if action.a else -1
        else:
            self.bets += "pb"[action.kind == BET]
            if self.bets in ("pp", "bb", "bp", "pbp", "pbb"):
                self._settle()

    def _settle(self) -> None:
        first_wins = self.cards[0] > self.cards[1]
        if self.bets == "bp":
            first_wins = True
        elif self.bets == "pbp":
            first_wins = False
        pot = 2 if self.bets.endswith("bb") else 1
        self.coins += pot if first_wins else -pot
        self.cards, self.bets = (), ""
        self.left -= 1

    def why_not(self, player: Player, action: Action) -> Refusal | None:
        return None if action in self.legal_actions(player) else Refusal("KUHN-1", "Pass or bet.")

    def is_over(self) -> bool:
        return self.lot != -2

    def clock_action(self) -> Action | None:
        return None

    def result(self) -> Result:
        winners = (0, 1) if self.lot == -1 else (self.lot,)
        ranks = tuple(1 if seat in winners else 2 for seat in (0, 1))
        return Result((self.coins, -self.coins), ranks, winners, "The last hand is played.")

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    def chance_outcomes(self) -> Sequence[tuple[Action, float]] | None:
        if self.left:
            return DEALS
        alone = abs(self.coins) / (2 * self.hands)
        return ((ALONE, alone), (SHARED, 1 - alone))

    def sample_chance(self, rng: Random) -> Action:
        luck = rng.random()
        outcomes = self.chance_outcomes()
        assert outcomes
        for action, chance in outcomes:
            if luck < chance:
                return action
            luck -= chance
        return outcomes[-1][0]

    def view(self, viewer: Player | None) -> Any:
        card = self.cards[viewer] if self.cards and viewer is not None else -1
        return View(
            viewer, self.actors(), len(self.bets), self.is_over(), card, self.bets, self.coins
        )

    def info_key(self, player: Player) -> Hashable:
        return self.view(player), self.left, self.lot

    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        """The other card is either of the two that the seat does not hold."""
        luck = rng.random()
        if self.cards:
            own = self.cards[player]
            others = [card for card in range(3) if card != own]
            other = others[luck < 0.5]
            self.cards = (own, other) if player == 0 else (other, own)

    def digest(self) -> str:
        return repr([getattr(self, name) for name in self.__slots__])

    def check(self) -> None:
        assert len(set(self.cards)) in (0, 2)


def start(players: int, options: Options) -> State:
    hands = options["hands"]
    assert isinstance(hands, int)
    return State(hands)


def dealt(first: int, second: int, bets: str = "", hands: int = 1) -> State:
    """A hand under way."""
    state = State(hands)
    state.apply(CHANCE, Action(DEAL, first, second))
    for bet in bets:
        state.apply(state.actors()[0], BETS if bet == "b" else PASSED)
    return state


INFO = GameInfo(
    key="kuhn",
    name="Kuhn's poker",
    rules_version=1,
    players=(2,),
    verbs=("deal", "pass", "bet", "lot"),
    options=(Option("hands", "int", 1, "Hands", "How many are played.", low=1, high=9),),
    max_actions=60,
)

GAME = Game(INFO, start, "tests.ai.kuhn_parts")
"""It has no parts: agents play it with what every game has."""
