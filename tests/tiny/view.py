"""What one seat may know of Tiny Auction, as a frozen picture of a moment."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.frames import Frame
from tabletop.core.game import Player


class View(NamedTuple):
    """The table as `viewer` sees it; None is the public.

    Attributes:
        frame: what is under way, as the state keeps it; all of it is public.
        prize: the card auctioned, or -1.
        hands: for each seat its slots, with the card or UNKNOWN.
        bid: the card the viewer has sealed, or -1.
        paying: the card the viewer has chosen to pay, or -1.
        sealed: which seats have sealed a bid.
        deck: how many cards it has.
    """

    viewer: Player | None
    actors: tuple[Player, ...]
    turn: int
    over: bool
    frame: Frame
    prize: int
    hands: tuple[tuple[int, ...], ...]
    bid: int
    paying: int
    sealed: tuple[bool, ...]
    deck: int
    piles: tuple[tuple[int, ...], ...]
    discard: tuple[int, ...]
    tokens: tuple[int, ...]
