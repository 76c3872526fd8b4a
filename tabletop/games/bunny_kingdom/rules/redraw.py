"""Redraws everything a seat does not know: hands, parchments, discards, seals, the deck.

`knowledge` tells what it knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tabletop.core.chance import shuffle
from tabletop.games.bunny_kingdom.rules import frames, knowledge
from tabletop.games.bunny_kingdom.rules.cards import CARDS, HAND, IS_PARCHMENT
from tabletop.games.bunny_kingdom.rules.state import Fields, Group, Slot


class Plan(NamedTuple):
    """Preparation of redraws for a seat, kept as long as its memory is the same.

    Attributes:
        groups: the groups with something open.
        pool: every card the seat cannot place, in ascending order.
        scrolls: the parchments among them.
        drawn: (seat, count) of parchments that others drew by Provisions.
        sure: for each seat the parchments from packs that are known for certain.
        spare: parchments are so many that known ones may lie anywhere in their groups.
    """

    groups: tuple[Group, ...]
    pool: tuple[int, ...]
    scrolls: tuple[int, ...]
    drawn: tuple[tuple[int, int], ...]
    sure: tuple[bytes, ...]
    spare: bool


def redraw(state: Fields, player: int, rng: Random, forget: float = 0.0) -> None:
    """Redraws in place all that the player does not know; `forget` as in the contract."""
    if forget > 0.0:
        _forget(state, player, rng, forget)
    known = knowledge.of(state, player)
    plan = known.plan
    if not isinstance(plan, Plan):
        plan = known.plan = _plan(state, player, known.groups)
    drawing = _Drawing(state, player, rng, plan)
    drawing.lay_known()
    drawing.fill()
    drawing.finish()
    past = state.past[player]
    state.memo = [None] * state.players
    state.past = [None] * state.players
    state.memo[player], state.past[player] = known, past
    lost = state.forgot[player]
    state.forgot = [0] * state.players
    state.forgot[player] = lost


def worlds(state: Fields, player: int) -> Sequence[tuple[Fields, float]] | None:
    """Returns the one world there is once all parchments lie open, as nothing else that is hidden
    counts any more; before that None."""
    return [(state, 1.0)] if state.phase in frames.OPEN else None


def _forget(state: Fields, seat: int, rng: Random, chance: float) -> None:
    """Drops the seen ways of hidden cards, one draw a card.

    The rest is all it remembers: cards that come into those places later are new to it.
    """
    groups = knowledge.of(state, seat).groups
    lost = 0
    for card in range(CARDS):
        if rng.random() < chance:
            lost |= 1 << card
    kept = sum(1 << card for group in groups for card in group.cards) & ~lost
    state.forgot[seat] = (1 << CARDS) - 1 & ~kept
    state.memo[seat] = state.past[seat] = None


def _plan(state: Fields, seat: int, groups: tuple[Group, ...]) -> Plan:
    secret = state.phase not in frames.OPEN
    pool = list(state.deck)
    sure = [b""] * state.players
    wanted = 0
    still_open = []
    for group in groups:
        wanted += len(group.kept)
        cards = [state.took[pack][at] for pack, at in (*group.kept, *group.discards)]
        if group.rest >= 0:
            cards += state.hands[group.rest]
        pool += [card for card in cards if card not in group.cards]
        if _is_settled(group):
            for pack, at in group.kept:
                sure[_owner(state, pack, at)] += bytes((state.took[pack][at],))
        else:
            still_open.append(group)
    drawn = [
        (other, len(cards))
        for other, cards in enumerate(state.drawn)
        if secret and other != seat and cards
    ]
    for other, _ in drawn:
        pool += state.drawn[other]
    pool.sort()
    scrolls = tuple(card for card in pool if IS_PARCHMENT[card])
    spare = len(scrolls) > wanted + sum(count for _, count in drawn)
    return Plan(tuple(still_open), tuple(pool), scrolls, tuple(drawn), tuple(sure), spare)


def _is_settled(group: Group) -> bool:
    """Returns True if a group leaves nothing open: one card in one place, or a hand known whole."""
    kept, discards = len(group.kept), len(group.discards)
    places = kept + discards + group.room
    if len(group.cards) != places or group.added is not None:
        return False
    return places == 1 or kept == discards == 0


def _owner(state: Fields, pack: int, at: int) -> int:
    """Returns the seat that took the card at that place of a pack's record."""
    players = state.players
    size = 3 if players == 2 else HAND[state.sky, players][1]
    number, first = divmod(pack, players)
    way = -1 if number & 1 else 1
    return (first + way * (at // size)) % players


class _Drawing:
    """A redraw in progress: places to fill from the pool, hands and packs being rewritten."""

    def __init__(self, state: Fields, seat: int, rng: Random, plan: Plan) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.plan = plan
        packs = {slot[0] for group in plan.groups for slot in (*group.kept, *group.discards)}
        self.took = {pack: bytearray(state.took[pack]) for pack in packs}
        self.hands: dict[int, list[int]] = {}
        self.kept_open: list[Slot] = []
        self.any_open: list[Slot] = []
        self.hands_open: list[int] = []

    def lay_known(self) -> None:
        """Lays the known cards of each group in random order over its places."""
        for group in self.plan.groups:
            self._lay_group(group)

    def _lay_group(self, group: Group) -> None:
        rng = self.rng
        known = [card for card in group.cards if IS_PARCHMENT[card]]
        plain = [card for card in group.cards if not IS_PARCHMENT[card]]
        kept, others = len(group.kept), len(group.discards) + group.room
        places = [0] * kept + [1] * (others - len(plain))
        if known:
            if self.plan.spare or len(group.cards) == kept + others:
                shuffle(places, rng)
            shuffle(known, rng)
        face_down = [card for card, place in zip(known, places) if place == 0]
        loose = plain + [card for card, place in zip(known, places) if place == 1]
        for slot in group.kept:
            self._put(slot, face_down.pop() if face_down else -1, self.kept_open)
        loose += [-1] * (others - len(loose))
        if group.discards and group.room:
            shuffle(loose, rng)
        for slot in group.discards:
            self._put(slot, loose.pop(0), self.any_open)
        if group.rest >= 0:
            hand = [card for card in loose if card >= 0]
            self.hands[group.rest] = hand
            self.hands_open += [group.rest] * (len(loose) - len(hand))

    def _put(self, slot: Slot, card: int, unfilled: list[Slot]) -> None:
        if card < 0:
            unfilled.append(slot)
        else:
            self.took[slot[0]][slot[1]] = card

    def fill(self) -> None:
        """Fills open places from the pool: parchments first where parchments lie."""
        state, plan = self.state, self.plan
        pool: list[int] | tuple[int, ...] = plan.pool
        count = len(self.kept_open) + sum(number for _, number in plan.drawn)
        if count:
            chosen = self._some(plan.scrolls, count)
            gone = set(chosen)
            pool = [card for card in pool if card not in gone]
            for pack, at in self.kept_open:
                self.took[pack][at] = chosen.pop()
            for other, number in plan.drawn:
                state.drawn[other] = bytes(sorted(chosen.pop() for _ in range(number)))
        chosen = self._some(pool, len(self.any_open) + len(self.hands_open))
        gone = set(chosen)
        state.deck = [card for card in pool if card not in gone]
        for pack, at in self.any_open:
            self.took[pack][at] = chosen.pop()
        for owner in self.hands_open:
            self.hands[owner].append(chosen.pop())

    def _some(self, cards: list[int] | tuple[int, ...], count: int) -> list[int]:
        found = list(cards)
        random, size = self.rng.random, len(found)
        for i in range(count):
            j = i + int(random() * (size - i))
            found[i], found[j] = found[j], found[i]
        return found[:count]

    def finish(self) -> None:
        """Writes everything back, with the consequences."""
        state = self.state
        for owner, hand in self.hands.items():
            state.hands[owner] = bytes(sorted(hand))
        if state.players == 2:
            self._finish_added()
        else:
            self._sort_takes()
        for pack, cards in self.took.items():
            state.took[pack] = bytes(cards)
        if state.phase not in frames.OPEN:
            self._gather_parchments()
        self._reseal()

    def _finish_added(self) -> None:
        """Takes a card drawn from the pool as the hidden reserve card of a pick."""
        state = self.state
        for group in self.plan.groups:
            if group.added is None:
                if group.rest >= 0 and state.added[group.rest] >= 0:
                    hand = state.hands[group.rest]
                    drawn = [card for card in hand if card not in group.cards]
                    state.added[group.rest] = drawn[0]
                continue
            cards = [self.took[pack][at] for pack, at in (*group.discards, *group.kept)]
            if group.rest >= 0:
                cards += state.hands[group.rest]
            pack, at = group.added
            unknown = [card for card in cards if card not in group.cards]
            if unknown:
                self.took[pack][at] = unknown[0]

    def _sort_takes(self) -> None:
        """Sorts the parchments of each pick, after the open cards."""
        size = HAND[self.state.sky, self.state.players][1]
        for cards in self.took.values():
            for start in range(0, len(cards), size):
                part = cards[start : start + size]
                if IS_PARCHMENT[part[-2]]:
                    cards[start : start + size] = sorted(part, key=lambda c: (IS_PARCHMENT[c], c))

    def _gather_parchments(self) -> None:
        """Collects the others' parchments: known ones, redrawn ones, and those by Provisions."""
        state = self.state
        piles = [bytearray(cards) for cards in self.plan.sure]
        for group in self.plan.groups:
            for pack, at in group.kept:
                piles[_owner(state, pack, at)].append(state.took[pack][at])
        for other, pile in enumerate(piles):
            if other != self.seat:
                state.parchments[other] = bytes(sorted(pile + state.drawn[other]))

    def _reseal(self) -> None:
        """Redraws the others' sealed cards from their hands."""
        state = self.state
        wanted = HAND[state.sky, state.players][1]
        for other, sealed in enumerate(state.sealed):
            if other != self.seat and sealed:
                chosen = self._some(tuple(state.hands[other]), wanted)
                if state.players > 2:
                    chosen.sort()
                state.sealed[other] = bytes(chosen[: len(sealed)])
