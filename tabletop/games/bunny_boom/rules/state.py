"""BoomState, a moment of a match: its fields, copying, digest, and the start.

What may be done and what it does is in `rules`, `effects` and `river`, who knows what in
`knowledge`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Hashable
from random import Random
from typing import Final, NamedTuple

from tabletop.core.errors import BadOption
from tabletop.core.frames import Frame
from tabletop.core.game import CHANCE, Options, Player
from tabletop.games.bunny_boom.rules import (
    checks,
    dealing,
    frames,
    knowledge,
    refusals,
    rules,
    scoring,
)
from tabletop.games.bunny_boom.rules import view as views
from tabletop.games.bunny_boom.rules.cards import BIT, NO_CARD, RIVER, deck_of
from tabletop.games.bunny_boom.rules.village import CENTRE, NOWHERE, SPACES, spaces_for

ASKED: Final[tuple[tuple[Player, ...], ...]] = ((0,), (1,), (2,), (3,))
DEALER: Final[tuple[Player, ...]] = (CHANCE,)
NOBODY: Final[tuple[Player, ...]] = ()

TIMERS: Final = {"off": frames.TIMER_OFF, "soft": frames.TIMER_SOFT, "real": frames.TIMER_REAL}


class Setup(NamedTuple):
    """The options of a match, in the form the rules use.

    Attributes:
        deck: the cards of the match, by number.
        spaces: how many spaces the village has.
        all_closed: the mask of all of them.
        everybody: the mask of all seats.
        timer, seconds: TIMER_OFF, TIMER_SOFT or TIMER_REAL, and its length.
        lifted: whether a player without another space may use the own one (BB-13).
        first: the seat that starts, -1 = drawn.
        fox, burrow: whether the variants' tokens are in play.
    """

    deck: tuple[int, ...]
    spaces: int
    all_closed: int
    everybody: int
    timer: int
    seconds: int
    lifted: bool
    first: int
    fox: bool
    burrow: bool


class BoomState:
    """What lies where, who has what, who knows what, and what is asked.

    Attributes:
        setup: the options.
        players: how many seats.
        pile: the draw pile, its top card last.
        river, river_tokens: for each slot the card, NO_CARD in a gap, and the bunnies on it.
        hands: each seat's cards, in order of their numbers.
        gifts: the hidden gifts in front of each home.
        home: the bunnies of each home.
        pos: where each pawn stands, CENTRE or a space.
        top, tokens, height: for each space the card on top, bunnies on it, cards in it.
        closed: the mask of closed spaces.
        under: the set of covered cards.
        discards: cards that left the river, in order.
        public, private: see `knowledge`.
        carrot, burrow: the seat that has the token, NOWHERE while it lies on the centre tile.
        fox: where the Fox stands; NOWHERE in a match without it.
        turn, mover, first: number of the turn, whose it is, who started.
        timed: whether the sand ran out this turn (BB-70).
        using: the river slot whose effect is under way, else NO_CARD.
        offered: the card chosen for a swap under way, else NO_CARD.
        ended: -1, or what ended the game (an `events` constant).
        stack: what is under way; see `frames`.
    """

    __slots__ = (
        "burrow",
        "carrot",
        "closed",
        "discards",
        "ended",
        "first",
        "fox",
        "gifts",
        "hands",
        "height",
        "home",
        "mover",
        "offered",
        "pile",
        "players",
        "pos",
        "private",
        "public",
        "river",
        "river_tokens",
        "setup",
        "stack",
        "timed",
        "tokens",
        "top",
        "turn",
        "under",
        "using",
    )

    def __init__(self, setup: Setup, players: int) -> None:
        self.setup = setup
        self.players = players
        self.pile = list(setup.deck)
        self.river = bytearray([NO_CARD] * RIVER)
        self.river_tokens = bytearray(RIVER)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.gifts: list[list[int]] = [[] for _ in range(players)]
        self.home = [0] * players
        self.pos = [CENTRE] * players
        self.top = bytearray([NO_CARD] * SPACES)
        self.tokens = bytearray(SPACES)
        self.height = bytearray(SPACES)
        self.closed = 0
        self.under = 0
        self.discards: list[int] = []
        self.public = 0
        self.private = [0] * players
        self.carrot = NOWHERE
        self.burrow = NOWHERE
        self.fox = CENTRE if setup.fox else NOWHERE
        self.turn = 0
        self.mover = NOWHERE
        self.first = setup.first
        self.timed = False
        self.using = NO_CARD
        self.offered = NO_CARD
        self.ended = -1
        self.stack: list[Frame] = []

    def clone(self) -> BoomState:
        twin = BoomState.__new__(BoomState)
        twin.setup = self.setup
        twin.players = self.players
        twin.pile = self.pile[:]
        twin.river = self.river[:]
        twin.river_tokens = self.river_tokens[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.gifts = [gifts[:] for gifts in self.gifts]
        twin.home = self.home[:]
        twin.pos = self.pos[:]
        twin.top = self.top[:]
        twin.tokens = self.tokens[:]
        twin.height = self.height[:]
        twin.closed = self.closed
        twin.under = self.under
        twin.discards = self.discards[:]
        twin.public = self.public
        twin.private = self.private[:]
        twin.carrot = self.carrot
        twin.burrow = self.burrow
        twin.fox = self.fox
        twin.turn = self.turn
        twin.mover = self.mover
        twin.first = self.first
        twin.timed = self.timed
        twin.using = self.using
        twin.offered = self.offered
        twin.ended = self.ended
        twin.stack = self.stack[:]
        return twin

    # The rules

    def actors(self) -> tuple[Player, ...]:
        if not self.stack:
            return NOBODY
        frame = self.stack[-1]
        return DEALER if frame[0] > frames.LAST_CHOICE else ASKED[frame[1]]

    def is_over(self) -> bool:
        return not self.stack

    legal_actions = rules.legal_actions
    apply = rules.apply
    why_not = refusals.why_not
    clock_action = rules.clock_action
    result = scoring.result
    chance_outcomes = dealing.chance_outcomes
    sample_chance = dealing.sample_chance

    # Knowledge

    view = views.look

    def shows(self, card: int, seat: Player | None) -> bool:
        """Whether the card lies open to that seat now.

        In the own hand, on top of a space, in the river, on the discards; at the end in every hand
        and home.
        """
        if card in self.top or card in self.river or card in self.discards:
            return True
        if self.ended >= 0 and any(card in cards for cards in (*self.hands, *self.gifts)):
            return True
        return seat is not None and card in self.hands[seat]

    def knows(self, card: int, seat: Player) -> bool:
        """Whether that seat has learnt where the card is, and it is still there."""
        return bool((self.public | self.private[seat]) & BIT[card])

    def info_key(self, player: Player) -> Hashable:
        known = self.public | self.private[player]
        hands = []
        for hand in self.hands:
            hands.append(len(hand))
            hands += [card for card in hand if known >> card & 1]
        gifts = [len(each) for each in self.gifts]
        if self.ended >= 0:
            gifts += [card for each in self.gifts for card in each]
        return (
            known,
            self.public,
            tuple(hands),
            tuple(gifts),
            bytes(self.river + self.river_tokens + self.top + self.tokens + self.height),
            self.closed,
            self.under & known,
            bytes(self.discards),
            tuple(self.home),
            tuple(self.pos),
            self.carrot,
            self.burrow,
            self.fox,
            self.turn,
            self.mover,
            self.first,
            self.timed,
            self.using,
            self.offered if player == self.mover else self.offered != NO_CARD,
            self.ended,
            tuple(self.stack),
        )

    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        if forget > 0.0:
            knowledge.forget(self, player, rng, forget)
        knowledge.redraw(self, player, rng)

    # Identity

    def digest(self) -> str:
        whole = tuple(getattr(self, name) for name in self.__slots__)
        return hashlib.blake2b(repr(whole).encode(), digest_size=16).hexdigest()

    check = checks.check


def start(players: int, options: Options) -> BoomState:
    """The state before anything is dealt; options are complete and checked.

    Raises:
        BadOption: somebody is to start who does not play.
    """
    drawn = str(options["first_player"])
    first = int(drawn) if drawn.isdigit() else -1
    if first >= players:
        raise BadOption(f"Seat {first + 1} cannot start a match of {players} players.")
    fox, burrow = bool(options["fox"]), bool(options["burrow"])
    all_foxes = options["fox_cards"] == "all"
    deck = deck_of(players, bool(options["mayor"]), bool(options["joker"]), fox, burrow, all_foxes)
    spaces = spaces_for(players)
    setup = Setup(
        deck=deck,
        spaces=spaces,
        all_closed=(1 << spaces) - 1,
        everybody=(1 << players) - 1,
        timer=TIMERS[str(options["timer"])],
        seconds=int(options["timer_seconds"]),
        lifted=options["blocked"] == "lift",
        first=first,
        fox=fox,
        burrow=burrow,
    )
    state = BoomState(setup, players)
    state.stack.append((frames.DEAL, CHANCE))
    if first < 0:
        state.stack.append((frames.DRAW_FIRST, CHANCE))
    return state
