"""The facts a watcher of this game would say, and how each is put together as an Event.

Their sentences are in `text`, their pictures in the table; pieces and places are named in `keys`.
"""

from __future__ import annotations

from tabletop.core.event import Event
from tabletop.games.killer_bunnies.rules.keys import card_key
from tabletop.games.killer_bunnies.rules.state import Fields


def shown(
    state: Fields,
    kind: str,
    seat: int,
    piece: int,
    origin: str = "",
    target: str = "",
    amount: int = 0,
    detail: tuple[int, ...] = (),
) -> Event:
    """An event of a card that lies open to everybody."""
    face = state.setup.card[piece]
    return Event(kind, seat, card_key(piece), origin, target, face, amount, detail)


def covered(
    state: Fields,
    kind: str,
    seat: int,
    piece: int,
    origin: str,
    target: str,
    witnesses: tuple[int, ...],
) -> Event:
    """An event of a card whose face, and number, only `witnesses` see."""
    face = state.setup.card[piece]
    return Event(kind, seat, "", origin, target, face, 0, (piece,), witnesses)
