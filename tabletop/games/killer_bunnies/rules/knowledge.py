"""Who knows what: which faces lie open, what was learnt and still holds, redrawing the rest.

Deck lists are options and so known to all; what is hidden is which of a seat's cards are in its
hand, its run and its Draw Pile, and in what order. Which cards these are together is public:
whatever enters or leaves them does so face up.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import TYPE_CHECKING

from tabletop.core.chance import shuffle
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.zones import HIDDEN, SEAT, ZONE, seat_mask

if TYPE_CHECKING:
    from tabletop.games.killer_bunnies.rules.state import KillerState


def shows(state: KillerState, piece: int, seat: int | None) -> bool:
    """Whether the card's face, and so its place, lies open to the seat now.

    Own hand and run cards do, and hand cards laid open in an offer; Draw Piles never do.
    """
    where = state.where[piece]
    if where & ZONE != HIDDEN:
        return True
    if piece in state.deal[2]:
        return True
    holder = where & SEAT
    if seat != holder:
        return False
    hidden = (state.top[holder], state.bottom[holder])
    return piece in state.hand[holder] or piece in hidden


def info_key(state: KillerState, player: int) -> Hashable:
    """All public facts, and every hidden place with its card where the player knows it."""
    mask = seat_mask(player)
    known = state.known
    hands = []
    for seat in range(state.players):
        places = (*state.hand[seat], state.top[seat], state.bottom[seat])
        if seat == player:
            hands.append(places)
        else:
            hands.append(tuple(-2 if p < 0 else p if known[p] & mask else -1 for p in places))
    return (
        tuple(hands),
        _others_know(state, player),
        tuple(map(len, state.pile)),
        bytes(state.where),
        bytes(state.damage),
        bytes(state.full),
        bytes(state.spent),
        bytes(state.traded),
        bytes(state.used),
        tuple(state.bank),
        tuple(map(tuple, state.bunnies)),
        tuple(map(tuple, state.cities)),
        tuple(map(tuple, state.saved)),
        tuple(map(tuple, state.discard)),
        tuple(map(tuple, state.away)),
        tuple(state.held.items()),
        tuple(state.last.items()),
        tuple(state.occupants.items()),
        tuple(state.mods.items()),
        tuple(state.lost),
        tuple(state.declared),
        tuple(state.offers),
        (state.active, state.turn, state.main_done, state.boost, state.passed, state.counted),
        (state.refused, state.deal, state.dealt, state.excess, state.runner_hit),
        (state.winners, state.ended),
        tuple(state.stack),
    )


def _others_know(state: KillerState, player: int) -> tuple[bytes, ...]:
    """Who knows the card in each hidden place: that somebody looked is public."""
    known = state.known
    return tuple(
        bytes(
            0 if p < 0 else known[p]
            for p in (*state.hand[seat], state.top[seat], state.bottom[seat])
        )
        for seat in range(state.players)
    )


def redeterminize(state: KillerState, player: int, rng: Random, forget: float) -> None:
    """Redraws every place the player does not know, among the cards that can be there."""
    if forget > 0.0:
        _forget(state, player, rng.random(), forget)
    for seat in range(state.players):
        if state.pile[seat] or (seat != player and state.hand[seat]):
            _redraw(state, seat, player, rng)


def _redraw(state: KillerState, seat: int, player: int, rng: Random) -> None:
    pile, hand, known = state.pile[seat], state.hand[seat], state.known
    bit = seat_mask(player)
    slots: list[int] = []
    run: list[list[int]] = []
    if seat != player:
        slots = [i for i, p in enumerate(hand) if not known[p] & bit]
        rows = (state.top, state.bottom)
        run = [row for row in rows if row[seat] >= 0 and not known[row[seat]] & bit]
    pool = pile + [hand[i] for i in slots] + [row[seat] for row in run]
    masks = [known[p] for p in pool]
    pool.sort()
    shuffle(pool, rng)
    if any(masks):
        for piece, mask in zip(pool, masks):
            known[piece] = mask
    count = len(pile)
    state.pile[seat] = pool[:count]
    for i, piece in zip(slots, pool[count:]):
        hand[i] = piece
    for row, piece in zip(run, pool[count + len(slots) :]):
        row[seat] = piece


def _forget(state: KillerState, player: int, number: float, chance: float) -> None:
    """Drops what the player remembers of others' hidden cards, one fact by one.

    The one number drawn and the card decide, so that the same facts are forgotten all match long.
    """
    bit = seat_mask(player)
    laid_open = set(state.deal[2]) | {p for f in state.stack for p in _shown_in(f)}
    for seat in range(state.players):
        if seat == player:
            continue
        for piece in (*state.hand[seat], state.top[seat], state.bottom[seat]):
            if piece >= 0 and state.known[piece] & bit and piece not in laid_open:
                if (number * 997.0 + piece * 0.6180339887) % 1.0 < chance:
                    state.known[piece] &= ~bit


def _shown_in(frame: tuple[int, ...]) -> tuple[int, ...]:
    """The hand cards that a frame has laid open: chosen for a trade, or kept from a search."""
    if frame[0] == frames.HANDING:
        return frame[4:]
    return frame[2:3] if frame[0] == frames.TOSS_HAND else ()
