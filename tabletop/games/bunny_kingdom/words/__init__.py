"""Every word of Bunny Kingdom a player reads; the messages are in the `.ftl` files."""

from __future__ import annotations

from typing import Final

from tabletop.games.bunny_kingdom.game import BOOK
from tabletop.words.books import book

say: Final = book(BOOK).say
