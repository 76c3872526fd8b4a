"""Every word of Bunny Bidding a player reads; the messages are in the `.ftl` files."""

from __future__ import annotations

from typing import Final

from tabletop.games.bunny_bidding.game import BOOK
from tabletop.words.books import book

say: Final = book(BOOK).say
