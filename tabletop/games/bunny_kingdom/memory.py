"""What a seat knows of hidden cards, what it sees, and how the rest is drawn anew.

A seat that has held a pack knows what was left in it when it passed it on. Cards played openly
since then are no secret; the others lie in known places in an unknown order: parchments face down,
discards between two players, and the rest of the pack. Each such bundle is a Group. All other
hidden cards make up one pool with the deck.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from tabletop.core.chance import shuffle
from tabletop.games.bunny_kingdom import phases
from tabletop.games.bunny_kingdom.cards import (
    CARDS,
    HAND,
    HIDE_PARCHMENTS,
    IS_PARCHMENT,
    NO_CARD,
    OPEN_CARDS,
)

if TYPE_CHECKING:
    from tabletop.games.bunny_kingdom.state import KingdomState

Slot = tuple[int, int]
"""A place in `took`: pack and offset."""

UNSEEN: Final = bytes((NO_CARD,))


class Group(NamedTuple):
    """Cards that lie in known places in an order the seat does not know.

    Attributes:
        cards: those of them the seat knows, in ascending order; the places may be more.
        kept: places of parchments face down.
        discards: places of any cards.
        rest: whose hand is a place too, -1 = no hand.
        room: how many cards of that hand belong to the group.
        added: where the record of a reserve card repeats one of these places, or None.
    """

    cards: bytes
    kept: tuple[Slot, ...]
    discards: tuple[Slot, ...]
    rest: int
    room: int
    added: Slot | None = None


class Memory(NamedTuple):
    """What a seat remembers of the draft.

    Attributes:
        told: for each pack what was taken out of it as far as the seat knows for certain.
        groups: the hidden rest.
    """

    told: tuple[bytes, ...]
    groups: tuple[Group, ...]


def of(state: KingdomState, seat: int) -> Memory:
    """The memory of a seat, worked out once for as long as it stays the same."""
    found = state.memo[seat]
    if found is None:
        found = state.memo[seat] = _remember(state, seat)
    return found


def shows(state: KingdomState, card: int, seat: int | None) -> bool:
    """Whether the card lies open to that seat now: to all, in its hand or among its parchments."""
    if state.used >> card & 1:
        return True
    return seat is not None and (card in state.hands[seat] or card in state.parchments[seat])


def knows(state: KingdomState, card: int, seat: int) -> bool:
    """Whether that seat has ever learnt where the card went, and remembers."""
    if shows(state, card, seat):
        return True
    memory = of(state, seat)
    return any(card in group.cards for group in memory.groups) or (
        not state.forgot[seat] >> card & 1 and any(card in told for told in memory.told)
    )


def info_key(state: KingdomState, player: int) -> Hashable:
    """All the player knows: the table, its own cards, and what it remembers."""
    return (
        of(state, player),
        state.hands[player],
        state.sealed[player],
        state.parchments[player],
        state.drawn[player],
        state.added[player],
        tuple(map(len, state.hands)),
        tuple(map(len, state.sealed)),
        tuple(map(len, state.parchments)),
        bytes(state.owner),
        bytes(state.built),
        bytes(state.stock),
        bytes(state.track),
        *state.carrots,
        *state.coins,
        *state.flags,
        *state.camps_played,
        *state.railed,
        *state.rails,
        state.used,
        state.links,
        state.ground,
        state.posts,
        state.chimneys,
        state.copies,
        state.todo,
        state.served,
        state.moves,
        tuple(state.account),
        state.central,
        state.turn,
        state.sheriff,
        state.laid,
        state.fresh,
        state.round,
        state.step,
        state.phase,
        state.waiting,
        state.seat,
        state.pending,
        len(state.deck),
    )


def _remember(state: KingdomState, seat: int) -> Memory:
    told: list[bytes] = []
    groups: list[Group] = []
    look = _look_two if state.players == 2 else _look_many
    for pack in range(state.round * state.players):
        told.append(look(state, seat, pack, groups))
    return Memory(tuple(told), tuple(groups))


def _course(state: KingdomState, seat: int, pack: int) -> tuple[int, bytes, int]:
    """How a pack goes round.

    Returns:
        The step in which the seat first holds it, what is left of it, and who holds that.
    """
    players = state.players
    number, first = divmod(pack, players)
    way = -1 if number & 1 else 1
    if number + 1 < state.round:
        return (way * (seat - first)) % players, b"", -1
    holder = (first + way * state.step) % players
    return (way * (seat - first)) % players, state.hands[holder], holder


def _kept(state: KingdomState, seat: int, cards: bytes) -> bytes:
    """The cards the seat has not forgotten, in ascending order."""
    forgot = state.forgot[seat]
    return bytes(sorted(card for card in cards if not forgot >> card & 1))


def _look_many(state: KingdomState, seat: int, pack: int, groups: list[Group]) -> bytes:
    """What a seat of three or more knows of a pack; appends its groups."""
    first, rest, holder = _course(state, seat, pack)
    took, players = state.took[pack], state.players
    size = HAND[state.sky, players][1]
    hidden = state.phase < phases.COPY
    told: list[bytes] = []
    kept: list[Slot] = []
    secret = b""
    seen = False
    for step in range(len(took) // size):
        taken = took[step * size : step * size + size]
        if (step - first) % players == 0:
            _close(state, seat, seen, secret, kept, groups)
            kept, secret, seen = [], b"", True
            told.append(taken)
        elif hidden:
            told.append(taken.translate(HIDE_PARCHMENTS))
            secret += taken.translate(None, OPEN_CARDS)
            kept += [(pack, step * size + i) for i, card in enumerate(taken) if IS_PARCHMENT[card]]
        else:
            told.append(taken)
    if holder == seat or not rest:
        _close(state, seat, seen, secret, kept, groups)
    else:
        cards = _kept(state, seat, secret + rest) if seen else b""
        groups.append(Group(cards, tuple(kept), (), holder, len(rest)))
    return b"".join(told)


def _close(
    state: KingdomState,
    seat: int,
    seen: bool,
    secret: bytes,
    kept: list[Slot],
    groups: list[Group],
) -> None:
    """Parchments taken between two looks at a pack."""
    if kept:
        groups.append(Group(_kept(state, seat, secret) if seen else b"", tuple(kept), (), -1, 0))


def _look_two(state: KingdomState, seat: int, pack: int, groups: list[Group]) -> bytes:
    """What one of two players knows of a pack; appends its groups."""
    first, rest, holder = _course(state, seat, pack)
    took = state.took[pack]
    steps = len(took) // 3
    hidden = state.phase < phases.COPY
    told: list[bytes] = []
    for step in range(steps):
        taken = took[3 * step : 3 * step + 3]
        if (step - first) % 2 == 0:
            told.append(taken)
            continue
        last = step == steps - 1
        left = rest if last and holder != seat else b""
        told.append(_look_at_other(state, seat, (pack, step), taken, hidden, left, groups, holder))
    if rest and holder != seat and (steps == 0 or (steps - 1 - first) % 2 == 0):
        _look_at_rest(state, seat, steps > 0, rest, holder, groups)
    return b"".join(told)


def _look_at_other(
    state: KingdomState,
    seat: int,
    where: tuple[int, int],
    taken: bytes,
    hidden: bool,
    left: bytes,
    groups: list[Group],
    holder: int,
) -> bytes:
    """One pick of the other player: a card added, one played, one discarded.

    `left` is what of the pack the seat has not seen since.
    """
    pack, step = where
    added, played, discarded = taken
    secret = bool(hidden and IS_PARCHMENT[played])
    seen = step > 0
    places = [discarded, *([played] if secret else []), *left]
    unknown = not seen or added in places or bool(state.forgot[seat] >> added & 1)
    cards = [card for card in places if card != added] if seen else []
    base = 3 * step
    groups.append(
        Group(
            _kept(state, seat, bytes(cards)),
            ((pack, base + 1),) if secret else (),
            ((pack, base + 2),),
            holder if left else -1,
            len(left),
            (pack, base) if unknown else None,
        )
    )
    return bytes((NO_CARD if unknown else added, NO_CARD if secret else played, NO_CARD))


def _look_at_rest(
    state: KingdomState, seat: int, seen: bool, rest: bytes, holder: int, groups: list[Group]
) -> None:
    """The pack as the other player holds it now, perhaps with a card added from the reserve."""
    cards = [card for card in rest if card != state.added[holder]] if seen else []
    groups.append(Group(_kept(state, seat, bytes(cards)), (), (), holder, len(rest)))


# Redrawing


class _Draw:
    """A redraw under way: the pool, the places still to fill from it, the hands being refilled."""

    def __init__(
        self, state: KingdomState, seat: int, rng: Random, groups: tuple[Group, ...]
    ) -> None:
        self.state = state
        self.seat = seat
        self.rng = rng
        self.groups = groups
        self.took = [bytearray(pack) for pack in state.took]
        self.hands: dict[int, list[int]] = {}
        self.pool = self._pool()
        self.parchments = sum(map(IS_PARCHMENT.__getitem__, self.pool))
        self.kept_open: list[Slot] = []
        self.any_open: list[Slot] = []
        self.hands_open: list[int] = []

    def _pool(self) -> list[int]:
        """Every card the seat cannot place, in ascending order."""
        state = self.state
        pool = [*state.deck]
        for group in self.groups:
            cards = [state.took[pack][at] for pack, at in (*group.kept, *group.discards)]
            if group.rest >= 0:
                cards += state.hands[group.rest]
            pool += [card for card in cards if card not in group.cards]
        if state.phase < phases.COPY:
            for other, cards_drawn in enumerate(state.drawn):
                if other != self.seat:
                    pool += cards_drawn
        pool.sort()
        return pool

    def lay_known(self) -> None:
        """Lays what the seat knows of each group, in random order over its places."""
        wanted = sum(len(group.kept) for group in self.groups)
        spare = self.parchments > wanted + sum(map(len, self.state.drawn))
        for group in self.groups:
            self._lay_group(group, spare)

    def _lay_group(self, group: Group, spare: bool) -> None:
        known = [card for card in group.cards if IS_PARCHMENT[card]]
        plain = [card for card in group.cards if not IS_PARCHMENT[card]]
        kept, others = len(group.kept), len(group.discards) + group.room
        places = [0] * kept + [1] * (others - len(plain))
        if spare or len(group.cards) == kept + others:
            shuffle(places, self.rng)
        shuffle(known, self.rng)
        face_down = [card for card, place in zip(known, places) if place == 0]
        loose = plain + [card for card, place in zip(known, places) if place == 1]
        for slot in group.kept:
            self._put(slot, face_down.pop() if face_down else -1, self.kept_open)
        loose += [-1] * (others - len(loose))
        if group.discards and group.room:
            shuffle(loose, self.rng)
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
        """Fills what is open from the pool: parchments where parchments lie, then the rest."""
        state = self.state
        drawn = [
            (other, len(cards))
            for other, cards in enumerate(state.drawn)
            if other != self.seat and cards and state.phase < phases.COPY
        ]
        count = len(self.kept_open) + sum(number for _, number in drawn)
        if count:
            scrolls = [card for card in self.pool if IS_PARCHMENT[card]]
            chosen = self._some(scrolls, count)
            gone = set(chosen)
            self.pool = [card for card in self.pool if card not in gone]
            for pack, at in self.kept_open:
                self.took[pack][at] = chosen.pop()
            for other, number in drawn:
                state.drawn[other] = bytes(sorted(chosen.pop() for _ in range(number)))
        count = len(self.any_open) + len(self.hands_open)
        chosen = self._some(self.pool, count)
        gone = set(chosen)
        state.deck = [card for card in self.pool if card not in gone]
        for pack, at in self.any_open:
            self.took[pack][at] = chosen.pop()
        for owner in self.hands_open:
            self.hands[owner].append(chosen.pop())

    def _some(self, cards: list[int], count: int) -> list[int]:
        cards = cards[:]
        random, size = self.rng.random, len(cards)
        for i in range(count):
            j = i + int(random() * (size - i))
            cards[i], cards[j] = cards[j], cards[i]
        return cards[:count]

    def finish(self) -> None:
        """Writes everything back, and what follows from it."""
        state = self.state
        for owner, hand in self.hands.items():
            state.hands[owner] = bytes(sorted(hand))
        if state.players == 2:
            self._finish_added()
        else:
            self._sort_takes()
        state.took = [bytes(pack) for pack in self.took]
        _gather_parchments(state)
        self._reseal()

    def _finish_added(self) -> None:
        """The reserve card of a pick whose identity is hidden is one drawn from the pool."""
        state = self.state
        for group in self.groups:
            if group.added is None:
                if group.rest >= 0 and state.added[group.rest] >= 0:
                    hand = state.hands[group.rest]
                    drawn = [card for card in hand if card not in group.cards]
                    state.added[group.rest] = drawn[0]
                continue
            slots = (*group.discards, *group.kept)
            cards = [self.took[pack][at] for pack, at in slots]
            if group.rest >= 0:
                cards += state.hands[group.rest]
            pack, at = group.added
            unknown = [card for card in cards if card not in group.cards]
            if unknown:
                self.took[pack][at] = unknown[0]

    def _sort_takes(self) -> None:
        """Parchments of one pick lie in ascending order, after the open cards."""
        size = HAND[self.state.sky, self.state.players][1]
        for pack in {slot[0] for group in self.groups for slot in group.kept}:
            cards = self.took[pack]
            for start in range(0, len(cards), size):
                part = cards[start : start + size]
                cards[start : start + size] = sorted(part, key=lambda c: (IS_PARCHMENT[c], c))

    def _reseal(self) -> None:
        """What others have sealed is any choice of their hands."""
        state = self.state
        wanted = HAND[state.sky, state.players][1]
        for other, sealed in enumerate(state.sealed):
            if other != self.seat and sealed:
                chosen = self._some(list(state.hands[other]), wanted)
                if state.players > 2:
                    chosen.sort()
                state.sealed[other] = bytes(chosen[: len(sealed)])


def redraw(state: KingdomState, seat: int, rng: Random, chance: float = 0.0) -> None:
    """Draws anew in place all that the seat does not know."""
    if chance > 0.0:
        _forget(state, seat, rng, chance)
    groups = of(state, seat).groups
    draw = _Draw(state, seat, rng, groups)
    draw.lay_known()
    draw.fill()
    draw.finish()
    memory = state.memo[seat]
    state.memo = [None] * state.players
    state.memo[seat] = memory
    for other in range(state.players):
        if other != seat:
            state.forgot[other] = 0


def _forget(state: KingdomState, seat: int, rng: Random, chance: float) -> None:
    """Drops where hidden cards went that the seat has seen, one draw a card.

    What is left is all it remembers: cards that come into those places later are new to it.
    """
    groups = of(state, seat).groups
    lost = 0
    for card in range(CARDS):
        if rng.random() < chance:
            lost |= 1 << card
    kept = sum(1 << card for group in groups for card in group.cards) & ~lost
    state.forgot[seat] = (1 << CARDS) - 1 & ~kept
    state.memo[seat] = None


def _gather_parchments(state: KingdomState) -> None:
    """Parchments of each seat, from what it took and what Provisions brought."""
    players = state.players
    size = 3 if players == 2 else HAND[state.sky, players][1]
    piles = [bytearray(drawn) for drawn in state.drawn]
    for pack in range(state.round * players):
        took = state.took[pack]
        number, first = divmod(pack, players)
        way = -1 if number & 1 else 1
        for step in range(len(took) // size):
            owner = (first + way * step) % players
            taken = took[step * size : step * size + size]
            if players == 2:
                taken = taken[1:2]
            piles[owner] += taken.translate(None, OPEN_CARDS)
    state.parchments = [bytes(sorted(pile)) for pile in piles]
