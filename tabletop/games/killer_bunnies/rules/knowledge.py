"""Knowledge of each seat: open faces, and facts learnt that still hold.

`redraw` draws the unknown anew. Deck lists are options and so known to all; hidden is which of a
seat's cards are in its hand, its run and its Draw Pile, and in what order. Which cards these are
together is public, since whatever enters or leaves them does so face up.
"""

from __future__ import annotations

from collections.abc import Hashable

from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import HIDDEN, SEAT, ZONE, seat_mask


def shows(state: Fields, piece: int, seat: int | None) -> bool:
    """Returns True if the card's face, and so its place, lies open to the seat now.

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


def knows(state: Fields, piece: int, seat: int) -> bool:
    """Returns True if that seat has learnt where the card is, and it is still there."""
    return shows(state, piece, seat) or bool(state.known[piece] & seat_mask(seat))


def info_key(state: Fields, player: int) -> Hashable:
    """Returns all public facts, and every hidden place with its card where the player knows it."""
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


def _others_know(state: Fields, player: int) -> tuple[bytes, ...]:
    """Returns the seats that know the card in each hidden place: that somebody looked is public."""
    known = state.known
    return tuple(
        bytes(
            0 if p < 0 else known[p]
            for p in (*state.hand[seat], state.top[seat], state.bottom[seat])
        )
        for seat in range(state.players)
    )
