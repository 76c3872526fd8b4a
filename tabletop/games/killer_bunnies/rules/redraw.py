"""Redraws everything a player does not know (`knowledge` tells what is known)."""

from __future__ import annotations

from random import Random

from tabletop.core.chance import shuffle
from tabletop.games.killer_bunnies.rules import frames
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import seat_mask


def redraw(state: Fields, player: int, rng: Random, forget: float = 0.0) -> None:
    """Redraws every place the player does not know, among the cards that can be there."""
    if forget > 0.0:
        _forget(state, player, rng.random(), forget)
    for seat in range(state.players):
        if state.pile[seat] or (seat != player and state.hand[seat]):
            _redraw(state, seat, player, rng)


def _redraw(state: Fields, seat: int, player: int, rng: Random) -> None:
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


def _forget(state: Fields, player: int, number: float, chance: float) -> None:
    """Drops the player's knowledge of others' hidden cards, fact by fact.

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
    """Returns the hand cards that a frame has laid open: chosen for a trade, or kept from a search.
    """
    if frame[0] == frames.HANDING:
        return frame[4:]
    return frame[2:3] if frame[0] == frames.TOSS_HAND else ()
