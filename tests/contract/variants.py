"""Tiny Auction gone wrong, once in every way the contract forbids.

Each variant names the check that has to catch it; `test_checks_bite` proves that it does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, Self

from tabletop.core.action import Action
from tabletop.core.event import Event, Sink
from tabletop.core.game import CHANCE, Game, Options, Player, Refusal, Result
from tabletop.core.words import Prompt
from tests.contract import mechanics, secrecy, speech
from tests.contract.walks import Walk
from tests.tiny import INFO, text
from tests.tiny.cards import CARDS, FOX, POWER, VALUE
from tests.tiny.state import BID, DIE_OUTCOMES, ROLL, State, start
from tests.tiny.view import View


class Variant(NamedTuple):
    """A wrong game, the check that has to find it out, and the walk that was seen to show it."""

    game: Game
    check: Callable[[Walk], None]
    shown: int = 0


def starter(kind: type[State]) -> Callable[[int, Options], State]:
    """`start` of Tiny Auction, with the states of another class."""

    def begin(players: int, options: Options) -> State:
        state = start(players, options)
        twin = object.__new__(kind)
        for name in State.__slots__:
            setattr(twin, name, getattr(state, name))
        return twin

    return begin


class _NoRedraw(State):
    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        pass


class _OrderedRedraw(State):
    """Shuffles the hidden cards from the order they truly lie in."""

    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        hidden = [i for i, card in enumerate(self.deck) if not self.knows(card, player)]
        cards = [self.deck[i] for i in hidden]
        masks = [self.known_by[card] for card in cards]
        rng.shuffle(cards)
        for i, card, mask in zip(hidden, cards, masks):
            self.deck[i] = card
            self.known_by[card] = mask


class _LuckyRedraw(State):
    """Uses up more luck when the top card is high."""

    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        high = bool(self.deck) and VALUE[self.deck[-1]] > 3
        super().redeterminize(player, rng, forget)
        if high:
            rng.random()


class _OwnRedraw(State):
    """Redraws the own hand too."""

    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        if self.deck and self.hands[player] and self.sealed[player] == -1 and self.paying == -1:
            self.deck[0], self.hands[player][0] = self.hands[player][0], self.deck[0]


class _FreshForgetting(State):
    """Forgets something else every time."""

    def _forget(self, seat: Player, salt: float, share: float) -> None:
        if share < 1.0:
            for card in range(CARDS):
                if self.knows(card, seat) and not self.shows(card, seat):
                    self.known_by[card] &= ~(1 << seat)
                    return


class _SharedHands(State):
    def clone(self) -> Self:
        twin = super().clone()
        twin.hands = self.hands
        return twin


class _SharedKnowledge(State):
    def clone(self) -> Self:
        twin = super().clone()
        twin.known_by = self.known_by
        return twin


class _LiveView(State):
    def view(self, viewer: Player | None) -> View:
        return super().view(viewer)._replace(discard=self.discard)  # type: ignore[arg-type]


class _Telling(State):
    """Rewrites events on their way out."""

    def rewrite(self, event: Event) -> Event:
        return event

    def apply(self, player: Player, action: Action, sink: Sink | None = None) -> None:
        super().apply(player, action, sink and (lambda event: sink(self.rewrite(event))))


class _OpenDraw(_Telling):
    def rewrite(self, event: Event) -> Event:
        return event._replace(witnesses=None) if event.kind == "card_drawn" else event


class _NamedPiece(_Telling):
    def rewrite(self, event: Event) -> Event:
        return event._replace(piece=f"card:{event.face}") if event.kind == "card_paid" else event


class _NamedDraw(_Telling):
    def rewrite(self, event: Event) -> Event:
        return event._replace(piece=f"card:{event.face}") if event.kind == "card_drawn" else event


class _LoudSeal(_Telling):
    def rewrite(self, event: Event) -> Event:
        return event._replace(amount=VALUE[event.face]) if event.kind == "bid_sealed" else event


class _OpenPay(_Telling):
    def rewrite(self, event: Event) -> Event:
        return event._replace(witnesses=None) if event.kind == "card_paid" else event


class _ForeignWitness(_Telling):
    def rewrite(self, event: Event) -> Event:
        return event._replace(witnesses=(7,)) if event.kind == "card_drawn" else event


class _OpenDeck(State):
    def view(self, viewer: Player | None) -> View:
        return super().view(viewer)._replace(deck=self.deck[-1] if self.deck else -1)


class _KeepsTop(State):
    def redeterminize(self, player: Player, rng: Random, forget: float = 0.0) -> None:
        top = self.deck.pop() if self.deck else None
        super().redeterminize(player, rng, forget)
        if top is not None:
            self.deck.append(top)


class _SecretlyOpenDeck(_KeepsTop):
    """Shows every seat the top card, and redraws as if that were right."""

    def view(self, viewer: Player | None) -> View:
        return super().view(viewer)._replace(deck=self.deck[-1] if self.deck else -1)


class _SecretKnowledge(_KeepsTop):
    """Counts the top card among what everybody knows."""

    def info_key(self, player: Player) -> Hashable:
        return super().info_key(player), self.deck[-1:]  # a list: not even hashable


class _HashableSecretKnowledge(_KeepsTop):
    def info_key(self, player: Player) -> Hashable:
        return super().info_key(player), tuple(self.deck[-1:])


class _CoarseKey(State):
    """Leaves out who was seen looking at which card."""

    def info_key(self, player: Player) -> Hashable:
        told = [self._told(card, player)[0] for hand in self.hands for card in hand]
        told += [self._told(card, player)[0] for card in self.deck]
        return self.view(player), tuple(told)


class _NoMemory(State):
    def knows(self, card: int, seat: Player) -> bool:
        return self.shows(card, seat)


class BidsBack(State):
    """Not wrong: bids go back to their places in the hands, and all remember them there."""

    def apply(self, player: Player, action: Action, sink: Sink | None = None) -> None:
        hands = [hand.copy() for hand in self.hands]
        shown = len(self.discard)
        super().apply(player, action, sink)
        for seat, card in enumerate(self.discard[shown:]):
            slot = hands[seat].index(card)
            self.hands[seat].insert(slot, card)
            self.remember(card)
            if sink:
                sink(Event("bid_shown", seat, "", "discard", f"hand:{seat}:{slot}", card))
        del self.discard[shown:]

    def remember(self, card: int) -> None:
        self.known_by[card] = (1 << self.players) - 1


class _ForgottenBids(BidsBack):
    """Nobody remembers them."""

    def remember(self, card: int) -> None:
        self.known_by[card] = 0


class _TellingWindow(State):
    """Asks seats that hold a fox before others: being asked betrays the hand."""

    def _ask_next(self, winner: Player, seat: Player) -> None:
        foxes = [any(POWER[card] == FOX for card in hand) for hand in self.hands]
        holders = [who for who in range(self.players) if foxes[who] and self.tokens[who]]
        asked = [who for who in holders if who != winner]
        super()._ask_next(winner, asked[0] if asked and seat == 0 else seat)


class _OrderMatters(State):
    def _seal(self, player: Player, card: int, sink: Sink | None) -> None:
        if max(self.sealed) == -1 and self.deck:
            self.deck.insert(0, self.deck.pop())
            self.deck.insert(player, self.deck.pop())
        super()._seal(player, card, sink)


class _GlobalLuck(State):
    def apply(self, player: Player, action: Action, sink: Sink | None = None) -> None:
        super().apply(player, action, sink)
        if self.deck and random.random() < 0.5:
            self.deck.insert(0, self.deck.pop())


class _NeedsListener(State):
    def apply(self, player: Player, action: Action, sink: Sink | None = None) -> None:
        super().apply(player, action, sink)
        if sink is None and self.deck:
            self.deck.insert(0, self.deck.pop())


class _SortingQuestion(State):
    def legal_actions(self, player: Player) -> Sequence[Action]:
        if player != CHANCE:
            self.hands[player].sort()
        return super().legal_actions(player)


class _Twice(State):
    def legal_actions(self, player: Player) -> Sequence[Action]:
        legal = super().legal_actions(player)
        return [*legal, *legal[:1]]


class _EveryBidAllowed(State):
    def why_not(self, player: Player, action: Action) -> Refusal | None:
        return None if action.kind == BID and self.stack else super().why_not(player, action)


class _EveryRollAllowed(State):
    def why_not(self, player: Player, action: Action) -> Refusal | None:
        return None if action.kind == ROLL and self.stack else super().why_not(player, action)


class _UnknownRule(State):
    def why_not(self, player: Player, action: Action) -> Refusal | None:
        refusal = super().why_not(player, action)
        return refusal and Refusal("TNY-99", refusal.reason)


class _RefusesLegal(State):
    def why_not(self, player: Player, action: Action) -> Refusal | None:
        if action.kind == BID and action.a == 0:
            return Refusal("TNY-04", "Not that one.")
        return super().why_not(player, action)


class _LoadedDie(State):
    def chance_outcomes(self) -> Sequence[tuple[Action, float]] | None:
        outcomes = super().chance_outcomes()
        return outcomes and [(action, 0.2) for action, _ in outcomes]


class _SevenSided(State):
    def sample_chance(self, rng: Random) -> Action:
        if super().chance_outcomes() is DIE_OUTCOMES:
            return Action(ROLL, 1 + int(rng.random() * 7))
        return super().sample_chance(rng)


class _TrueNumbers(State):
    def legal_actions(self, player: Player) -> Sequence[Action]:
        return [
            action._replace(a=True) if action.a == 1 else action
            for action in super().legal_actions(player)
        ]


class _RestlessClock(State):
    def clock_action(self) -> Action | None:
        waits = self.actors() == (CHANCE,) and super().chance_outcomes() is DIE_OUTCOMES
        return Action(ROLL, 1) if waits else super().clock_action()


class _WrongWinner(State):
    def result(self) -> Result:
        result = super().result()
        return replace(result, winners=tuple(range(self.players)))


class _LostCard(State):
    def _draw(self, seat: Player, sink: Sink | None) -> None:
        super()._draw(seat, sink)
        if self.round == 2 and self.deck:
            self.deck.pop()


class _Heavy(State):
    def __reduce_ex__(self, protocol: Any) -> Any:
        return bytes, (b"0" * 100_000,)


class RandomDigest(State):
    """Its digest differs between processes."""

    def digest(self) -> str:
        return str(hash(super().digest()))


def _game(kind: type[State], **facts: Any) -> Game:
    return Game(replace(INFO, **facts), starter(kind), "tests.tiny")


def _speaking(**functions: Callable[..., object]) -> Game:
    """The true game with other words."""
    words = SimpleNamespace(
        **{"sentence": text.sentence, "prompt": text.prompt, "describe": text.describe} | functions
    )
    return Game(INFO, start, "tests.tiny", parts={"text": words})  # type: ignore[dict-item]


VARIANTS = {
    "redraws nothing": Variant(_game(_NoRedraw), secrecy.telling_is_knowing),
    "never varies": Variant(_game(_NoRedraw), secrecy.redraw_varies),
    "redraws from the true order": Variant(_game(_OrderedRedraw), secrecy.redraw_cannot_peek),
    "draws luck by hidden cards": Variant(_game(_LuckyRedraw), secrecy.redraw_cannot_peek),
    "redraws the own hand": Variant(_game(_OwnRedraw), secrecy.redraw_keeps_what_is_known),
    "forgets afresh": Variant(_game(_FreshForgetting), secrecy.forgetting_forgets_the_same),
    "clones share hands": Variant(_game(_SharedHands), mechanics.clones_do_not_alias),
    "clones share knowledge": Variant(_game(_SharedKnowledge), mechanics.clones_do_not_alias),
    "a view is live": Variant(_game(_LiveView), mechanics.views_are_frozen),
    "a draw is told to all": Variant(_game(_OpenDraw), secrecy.telling_is_knowing),
    "a draw names its piece": Variant(_game(_NamedDraw), secrecy.telling_is_knowing),
    "a payment is told to all": Variant(_game(_OpenPay), secrecy.telling_is_knowing, 23),
    "a seal is told to all": Variant(_game(_LoudSeal), secrecy.sealed_choices_stay_sealed),
    "a witness is not there": Variant(_game(_ForeignWitness), mechanics.events_are_facts),
    "the view shows the deck": Variant(_game(_OpenDeck), secrecy.redraw_keeps_what_is_known),
    "all see the deck": Variant(_game(_SecretlyOpenDeck), secrecy.telling_is_knowing),
    "all know the deck": Variant(_game(_HashableSecretKnowledge), secrecy.telling_is_knowing),
    "knowledge has no hash": Variant(_game(_SecretKnowledge), mechanics.questions_change_nothing),
    "a key is too coarse": Variant(_game(_CoarseKey), secrecy.telling_is_knowing),
    "looking is not knowing": Variant(_game(_NoMemory), secrecy.telling_is_knowing),
    "bids back are not known": Variant(_game(_ForgottenBids), secrecy.telling_is_knowing),
    "being asked betrays": Variant(_game(_TellingWindow), secrecy.telling_is_knowing),
    "the order of seals counts": Variant(_game(_OrderMatters), secrecy.sealed_choices_commute),
    "luck from nowhere": Variant(_game(_GlobalLuck), mechanics.apply_repeats),
    "a listener counts": Variant(_game(_NeedsListener), mechanics.apply_repeats),
    "a question sorts": Variant(_game(_SortingQuestion), mechanics.questions_change_nothing),
    "a list repeats itself": Variant(_game(_Twice), mechanics.lists_are_sound),
    "all bids allowed": Variant(_game(_EveryBidAllowed), mechanics.refusals_are_right),
    "all rolls allowed": Variant(_game(_EveryRollAllowed), mechanics.refusals_are_right),
    "an unknown paragraph": Variant(_game(_UnknownRule), mechanics.refusals_are_right),
    "the legal refused": Variant(_game(_RefusesLegal), mechanics.refusals_are_right),
    "chances sum to more": Variant(_game(_LoadedDie), mechanics.chance_is_sound),
    "a roll nobody listed": Variant(_game(_SevenSided), mechanics.chance_is_sound),
    "numbers that are none": Variant(_game(_TrueNumbers), mechanics.actions_have_text),
    "a clock for nobody": Variant(_game(_RestlessClock), mechanics.clock_is_luck),
    "everybody wins": Variant(_game(_WrongWinner), mechanics.result_is_sound),
    "a card gets lost": Variant(_game(_LostCard), mechanics.can_be),
    "too heavy to send": Variant(_game(_Heavy), mechanics.pickles_small),
    "no end in sight": Variant(_game(State, max_actions=9), mechanics.ends_within_its_bound),
    "an event without words": Variant(
        _speaking(sentence=lambda event, names: str(event.witnesses)),
        speech.every_event_has_words,
    ),
    "a prompt without words": Variant(
        _speaking(prompt=lambda view, names: Prompt("")), speech.every_decision_has_a_prompt
    ),
    "an action without words": Variant(
        _speaking(describe=lambda action, view: f"do {action}"), speech.every_action_has_words
    ),
}

HASHED = _game(RandomDigest)
BIDS_BACK = _game(BidsBack)
NAMED_PIECE = _game(_NamedPiece)
