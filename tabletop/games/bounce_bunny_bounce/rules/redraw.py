"""A state as a seat may take it to be: the faces it has never seen are dealt anew."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from tabletop.core.chance import shuffle
from tabletop.core.game import Player
from tabletop.games.bounce_bunny_bounce.rules.cards import BYTE, CELLS, COUNTS, KINDS, NO_CARD, OFF
from tabletop.games.bounce_bunny_bounce.rules.state import Fields


def redraw(state: Fields, player: Player, rng: Random, forget: float = 0.0) -> None:
    """Deals anew what the player has never seen (`core.game.State.redeterminize`)."""
    if forget > 0.0:
        _forget(state, player, rng, forget)
    seen = state.seen[player]
    hidden, kinds_left = _unseen(seen, int.from_bytes(state.kinds, "little") & seen)
    pool = list(kinds_left)
    shuffle(pool, rng)
    kinds = bytearray(state.kinds)
    for card, kind in zip(hidden, pool):
        kinds[card] = kind
    state.kinds = bytes(kinds)


@lru_cache(maxsize=64)
def _unseen(seen: int, known: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards that are not in the set, and the kinds these may be: a search asks again and again.

    Args:
        known: the kinds of the others, a byte each.
    """
    kinds = known.to_bytes(CELLS, "little")
    left = list(COUNTS)
    hidden = []
    for card in range(CELLS):
        if seen & BYTE[card]:
            left[kinds[card]] -= 1
        else:
            hidden.append(card)
    return tuple(hidden), tuple(kind for kind in range(KINDS) for _ in range(left[kind]))


def _forget(state: Fields, player: Player, rng: Random, chance: float) -> None:
    """Drops what the player saw of cards face down now.

    One draw a card, so that one seed forgets the same cards all match long. A card under a
    bunny stays: a bunny comes to rest face down on nothing but a Stop.
    """
    kept = state.up
    for cell in state.pos:
        if cell != OFF and state.at[cell] != NO_CARD:
            kept |= BYTE[state.at[cell]]
    for byte in BYTE:
        if rng.random() < chance and not kept & byte:
            state.seen[player] &= ~byte
