"""The state of Tiny Auction and all its rules.

Words live in `text`, card values in `cards`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Final, Self

from tabletop.core.action import Action
from tabletop.core.chance import pick, roll, shuffle, shuffled
from tabletop.core.errors import ImpossibleState
from tabletop.core.event import UNKNOWN, Event, Sink
from tabletop.core.frames import Frame, run
from tabletop.core.game import CHANCE, Options, Player, Refusal, Result, Source
from tests.tiny.cards import CARDS, FOX, HAND, OWL, POWER, STORM, TAX, VALUE
from tests.tiny.view import View

VERBS: Final = ("shuffle", "roll", "ring", "bid", "look", "pay", "object", "pass")
SHUFFLE, ROLL, RING, BID, LOOK, PAY, OBJECT, PASS = range(len(VERBS))

# Frames: what is under way. The numbers after the first are what the frame keeps in mind.
(
    SHUFFLING,  # until the dealer has shuffled
    DEALING,
    ROUND,  # begins the next round or ends the game
    BIDDING,  # until every seat has sealed a card
    TIE,  # (mask of the tied seats): until the die falls
    WON,  # (winner)
    WINDOW,  # (winner, seat asked): may the seat object to the fox?
    CONTEST,  # (winner, objector): until the die falls
    AWARD,  # (winner)
    LOOKING,  # (seat)
    PAYING,  # (seat, cards still to choose)
    REFILL,
) = range(12)

SIDES: Final = 6
DIE_OUTCOMES: Final = tuple((Action(ROLL, face), 1 / SIDES) for face in range(1, SIDES + 1))
DECK: Final = -1
"""Stands for the deck where a seat could stand."""


class State:
    """A moment of Tiny Auction.

    Attributes:
        deck: its cards, the top one last.
        hands: for each seat its cards by slot; slots are public, cards are not.
        sealed: for each seat the card of its hand it bids with, or -1.
        paying: the card of a hand that its owner has chosen to pay, or -1.
        known_by: for each card the mask of the seats that learnt where it lies while it is hidden.
        stack: the frames under way, the top one last.
    """

    __slots__ = (
        "deck",
        "die_ties",
        "discard",
        "hands",
        "known_by",
        "paying",
        "piles",
        "players",
        "prize",
        "round",
        "rounds",
        "sealed",
        "stack",
        "timer",
        "tokens",
    )

    def __init__(self, players: int, rounds: int, timer: bool, die_ties: bool) -> None:
        self.players = players
        self.rounds = rounds
        self.timer = timer
        self.die_ties = die_ties
        self.deck = list(range(CARDS))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.piles: list[list[int]] = [[] for _ in range(players)]
        self.discard: list[int] = []
        self.sealed = [-1] * players
        self.tokens = [0] * players
        self.known_by = [0] * CARDS
        self.prize = -1
        self.paying = -1
        self.round = 0
        self.stack: list[Frame] = [(ROUND,), (DEALING,), (SHUFFLING,)]

    def actors(self) -> tuple[Player, ...]:
        if not self.stack:
            return ()
        frame = self.stack[-1]
        kind = frame[0]
        if kind == BIDDING:
            return tuple(seat for seat, card in enumerate(self.sealed) if card == -1)
        if kind == WINDOW:
            return (frame[2],)
        if kind in (LOOKING, PAYING):
            return (frame[1],)
        return (CHANCE,)

    def legal_actions(self, player: Player) -> Sequence[Action]:
        if player == CHANCE or player not in self.actors():
            return ()
        frame = self.stack[-1]
        kind = frame[0]
        if kind == BIDDING:
            return [Action(BID, card) for card in sorted(self.hands[player])]
        if kind == WINDOW:
            return [Action(OBJECT), Action(PASS)]
        if kind == LOOKING:
            places = [
                Action(LOOK, seat, slot)
                for seat, hand in enumerate(self.hands)
                if seat != player
                for slot in range(len(hand))
            ]
            return [*places, Action(LOOK, DECK, 0)] if self.deck else places
        if self.paying == -1:
            payable = sorted(self.hands[player])[:-1]
        else:
            payable = sorted(card for card in self.hands[player] if card > self.paying)
        return [Action(PAY, card) for card in payable]

    def apply(self, player: Player, action: Action, sink: Sink | None = None) -> None:
        kind, a, b, more = action
        if kind == SHUFFLE:
            self._shuffle(more, sink)
        elif kind == ROLL:
            self._roll(a, sink)
        elif kind == RING:
            self._ring(sink)
        elif kind == BID:
            self._seal(player, a, sink)
        elif kind == LOOK:
            self._look(player, a, b, sink)
        elif kind == PAY:
            self._pay(player, a, sink)
        elif kind == OBJECT:
            self._object(player, sink)
        else:
            winner, asked = self.stack.pop()[1:]
            self._ask_next(winner, asked + 1)
        run(self, HANDLERS, sink)

    def why_not(self, player: Player, action: Action) -> Refusal | None:
        if not self.stack:
            return Refusal("TNY-12", "The auction is over.")
        if player == CHANCE:
            return self._why_not_luck(action)
        if player not in self.actors():
            return Refusal("TNY-03", "This seat is not asked now.")
        if action in self.legal_actions(player):
            return None
        kind = self.stack[-1][0]
        if kind == BIDDING:
            return Refusal("TNY-04", "Bid one card of your own hand.")
        if kind == WINDOW:
            return Refusal("TNY-07", "Object or pass.")
        if kind == LOOKING:
            return Refusal("TNY-08", "Look at a card of another hand or the deck's top card.")
        return Refusal("TNY-09", "Pay cards of your hand, the lower one first.")

    def is_over(self) -> bool:
        return not self.stack

    def clock_action(self) -> Action | None:
        if self.timer and self.stack and self.stack[-1][0] == BIDDING:
            return Action(RING)
        return None

    def result(self) -> Result:
        scores = tuple(sum(VALUE[card] for card in pile) for pile in self.piles)
        return Result(
            scores=tuple(map(float, scores)),
            ranks=tuple(1 + sum(other > score for other in scores) for score in scores),
            winners=tuple(seat for seat, score in enumerate(scores) if score == max(scores)),
            ending="The last card was auctioned.",
            sources=(Source("cards won", scores),),
        )

    def clone(self) -> Self:
        twin = object.__new__(type(self))
        twin.players = self.players
        twin.rounds = self.rounds
        twin.timer = self.timer
        twin.die_ties = self.die_ties
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.piles = [pile.copy() for pile in self.piles]
        twin.discard = self.discard.copy()
        twin.sealed = self.sealed.copy()
        twin.tokens = self.tokens.copy()
        twin.known_by = self.known_by.copy()
        twin.prize = self.prize
        twin.paying = self.paying
        twin.round = self.round
        twin.stack = self.stack.copy()
        return twin

    def chance_outcomes(self) -> Sequence[tuple[Action, float]] | None:
        return None if self.stack[-1][0] == SHUFFLING else DIE_OUTCOMES

    def sample_chance(self, rng: Random) -> Action:
        if self.stack[-1][0] == SHUFFLING:
            return Action(SHUFFLE, more=shuffled(len(self.deck), rng))
        return Action(ROLL, roll(SIDES, rng))

    def view(self, viewer: Player | None) -> View:
        return View(
            viewer=viewer,
            actors=self.actors(),
            turn=self.round,
            over=self.is_over(),
            frame=self.stack[-1] if self.stack else (),
            prize=self.prize,
            hands=tuple(
                tuple(card if self.shows(card, viewer) else UNKNOWN for card in hand)
                for hand in self.hands
            ),
            bid=self.sealed[viewer] if viewer is not None else -1,
            paying=self.paying if viewer in self.actors() else -1,
            sealed=tuple(card != -1 for card in self.sealed),
            deck=len(self.deck),
            piles=tuple(map(tuple, self.piles)),
            discard=tuple(self.discard),
            tokens=tuple(self.tokens),
        )

    def info_key(self, player: Player) -> Hashable:
        return (
            self.view(player),
            tuple(tuple(self._told(card, player) for card in hand) for hand in self.hands),
            tuple(self._told(card, player) for card in self.deck),
        )

    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        if forget:
            self._forget(player, rng.random(), forget)
        places = [
            (cards, i)
            for cards in (self.deck, *self.hands)
            for i, card in enumerate(cards)
            if not self.knows(card, player)
        ]
        pool = sorted(cards[i] for cards, i in places)
        masks = [self.known_by[cards[i]] for cards, i in places]
        shuffle(pool, rng)
        for (cards, i), card, mask in zip(places, pool, masks):
            cards[i] = card
            self.known_by[card] = mask
        for seat, card in enumerate(self.sealed):
            if card != -1 and seat != player:
                hand = self.hands[seat]
                self.sealed[seat] = hand[pick(len(hand), rng)]
        if self.paying != -1 and self.stack[-1][1] != player:
            hand = sorted(self.hands[self.stack[-1][1]])
            self.paying = hand[pick(len(hand) - 1, rng)]

    def digest(self) -> str:
        everything = tuple(getattr(self, name) for name in self.__slots__)
        return hashlib.blake2b(repr(everything).encode(), digest_size=12).hexdigest()

    def check(self) -> None:
        heaps = [self.deck, self.discard, *self.hands, *self.piles]
        places = [card for heap in heaps for card in heap]
        if self.prize != -1:
            places.append(self.prize)
        if sorted(places) != list(range(CARDS)):
            raise ImpossibleState("A card of the auction is missing or there twice.")
        for seat, card in enumerate(self.sealed):
            if card != -1 and card not in self.hands[seat]:
                raise ImpossibleState(f"Seat {seat} bids a card that is not in its hand.")
        if self.paying != -1 and self.paying not in self.hands[self.stack[-1][1]]:
            raise ImpossibleState("A card is paid that is not in its owner's hand.")
        if any(mask >> self.players for mask in self.known_by):
            raise ImpossibleState("A card is known to a seat that is not there.")

    def shows(self, card: int, seat: Player | None) -> bool:
        """Whether the hidden card lies open to `seat` now: it does in the own hand."""
        return seat is not None and card in self.hands[seat]

    def knows(self, card: int, seat: Player) -> bool:
        """Whether `seat` has learnt where the hidden card is, and it is still there."""
        return self.shows(card, seat) or bool(self.known_by[card] >> seat & 1)

    def _told(self, card: int, seat: Player) -> tuple[int, int]:
        """What `seat` knows of one hidden card: the card, and who else was seen looking at it."""
        return card if self.knows(card, seat) else UNKNOWN, self.known_by[card]

    def _forget(self, seat: Player, salt: float, share: float) -> None:
        """Drops each remembered card with the chance `share`; the salt decides which."""
        for card in range(CARDS):
            if not self.shows(card, seat) and Random(f"{salt}/{card}").random() < share:
                self.known_by[card] &= ~(1 << seat)

    def _why_not_luck(self, action: Action) -> Refusal | None:
        kind, a, b, more = action
        frame = self.stack[-1][0]
        bare = a == -1 and b == -1
        if frame == SHUFFLING and kind == SHUFFLE and bare:
            if sorted(more) == list(range(len(self.deck))):
                return None
        elif frame in (TIE, CONTEST) and kind == ROLL and b == -1 and not more:
            if 1 <= a <= SIDES:
                return None
        elif action == self.clock_action():
            return None
        return Refusal("TNY-02", "Luck cannot fall so here.")

    def _shuffle(self, order: Sequence[int], sink: Sink | None) -> None:
        self.stack.pop()
        deck = sorted(self.deck)
        self.deck[:] = [deck[i] for i in order]
        for card in deck:
            self.known_by[card] = 0
        if sink:
            sink(Event("deck_shuffled", target="deck", amount=len(deck)))

    def _roll(self, face: int, sink: Sink | None) -> None:
        frame = self.stack.pop()
        if sink:
            sink(Event("die_rolled", piece="die", face=face))
        if frame[0] == TIE:
            tied = [seat for seat in range(self.players) if frame[1] >> seat & 1]
            self.stack.append((WON, tied[(face - 1) % len(tied)]))
            return
        winner, objector = frame[1:]
        self.stack.append((AWARD, objector if face > SIDES // 2 else winner))

    def _ring(self, sink: Sink | None) -> None:
        if sink:
            sink(Event("bell_rang"))
        for seat, card in enumerate(self.sealed):
            if card == -1:
                self._seal(seat, min(self.hands[seat]), sink)

    def _seal(self, seat: Player, card: int, sink: Sink | None) -> None:
        self.sealed[seat] = card
        if sink:
            sink(Event("bid_sealed", seat, target=f"bid:{seat}", face=card, witnesses=(seat,)))

    def _look(self, player: Player, owner: int, slot: int, sink: Sink | None) -> None:
        self.stack.pop()
        card = self.deck[-1] if owner == DECK else self.hands[owner][slot]
        self.known_by[card] |= 1 << player
        if sink:
            place = "deck" if owner == DECK else f"hand:{owner}:{slot}"
            sink(Event("card_seen", player, origin=place, face=card, witnesses=(player,)))

    def _pay(self, player: Player, card: int, sink: Sink | None) -> None:
        self.stack.pop()
        if self.paying == -1:
            self.paying = card
            self.stack.append((PAYING, player, 1))
            return
        for paid in (self.paying, card):
            slot = self.hands[player].index(paid)
            del self.hands[player][slot]
            self.deck.insert(0, paid)
            self.known_by[paid] |= 1 << player
            if sink:
                origin = f"hand:{player}:{slot}"
                sink(Event("card_paid", player, "", origin, "deck:0", paid, witnesses=(player,)))
        self.paying = -1

    def _object(self, player: Player, sink: Sink | None) -> None:
        winner = self.stack.pop()[1]
        self.tokens[player] -= 1
        if sink:
            sink(Event("seat_objected", player, target=f"card:{self.prize}", amount=1))
        self.stack.append((CONTEST, winner, player))

    def _ask_next(self, winner: Player, seat: Player) -> None:
        """Asks the next seat from `seat` on that still has a token, or gives the card away."""
        for asked in range(seat, self.players):
            if asked != winner and self.tokens[asked]:
                self.stack.append((WINDOW, winner, asked))
                return
        self.stack.append((AWARD, winner))

    def _draw(self, seat: Player, sink: Sink | None) -> None:
        card = self.deck.pop()
        slot = len(self.hands[seat])
        self.hands[seat].append(card)
        if sink:
            target = f"hand:{seat}:{slot}"
            sink(Event("card_drawn", seat, "", "deck", target, card, witnesses=(seat,)))


def start(players: int, options: Options) -> State:
    """The state before the deck is shuffled."""
    state = State(players, int(options["rounds"]), bool(options["timer"]), options["tie"] == "die")
    state.tokens = [int(options[f"tokens.{seat}"]) for seat in range(players)]
    return state


def _wait(state: State, frame: Frame, sink: Sink | None) -> bool:
    return False


def _deal(state: State, frame: Frame, sink: Sink | None) -> bool:
    state.stack.pop()
    for _ in range(HAND):
        for seat in range(state.players):
            state._draw(seat, sink)
    return True


def _round(state: State, frame: Frame, sink: Sink | None) -> bool:
    if state.round == state.rounds or not state.deck or not all(state.hands):
        state.stack.pop()
        return True
    state.round += 1
    card = state.deck.pop()
    state.known_by[card] = 0
    state.prize = card
    state.stack.append((BIDDING,))
    if sink:
        sink(Event("prize_turned", -1, f"card:{card}", "deck", "prize", card, state.round))
    return True


def _bidding(state: State, frame: Frame, sink: Sink | None) -> bool:
    if -1 in state.sealed:
        return False
    state.stack.pop()
    bids = [VALUE[card] for card in state.sealed]
    for seat, card in enumerate(state.sealed):
        slot = state.hands[seat].index(card)
        del state.hands[seat][slot]
        state.discard.append(card)
        state.known_by[card] = 0
        state.sealed[seat] = -1
        if sink:
            origin = f"hand:{seat}:{slot}"
            sink(Event("bid_shown", seat, f"card:{card}", origin, "discard", card))
    best = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
    if len(best) > 1 and state.die_ties:
        state.stack.append((TIE, sum(1 << seat for seat in best)))
    else:
        state.stack.append((WON, best[0]))
    return True


def _won(state: State, frame: Frame, sink: Sink | None) -> bool:
    state.stack.pop()
    if POWER[state.prize] == FOX:
        state._ask_next(frame[1], 0)
    else:
        state.stack.append((AWARD, frame[1]))
    return True


def _award(state: State, frame: Frame, sink: Sink | None) -> bool:
    state.stack.pop()
    seat, card = frame[1], state.prize
    state.prize = -1
    state.piles[seat].append(card)
    state.stack.append((REFILL,))
    others = any(hand for owner, hand in enumerate(state.hands) if owner != seat)
    if POWER[card] == OWL and (state.deck or others):
        state.stack.append((LOOKING, seat))
    elif POWER[card] == TAX and len(state.hands[seat]) > 1:
        state.stack.append((PAYING, seat, 2))
    elif POWER[card] == STORM and state.deck:
        state.stack.append((SHUFFLING,))
    if sink:
        sink(Event("card_won", seat, f"card:{card}", "prize", f"pile:{seat}", card, VALUE[card]))
    return True


def _refill(state: State, frame: Frame, sink: Sink | None) -> bool:
    state.stack.pop()
    for seat in range(state.players):
        while state.deck and len(state.hands[seat]) < HAND:
            state._draw(seat, sink)
    return True


HANDLERS: Final[tuple[Callable[[State, Frame, Sink | None], bool], ...]] = (
    _wait,
    _deal,
    _round,
    _bidding,
    _wait,
    _won,
    _wait,
    _wait,
    _award,
    _wait,
    _wait,
    _refill,
)
