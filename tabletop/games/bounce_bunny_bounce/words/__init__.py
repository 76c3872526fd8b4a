"""Every word of Bounce Bunny Bounce a player reads; the messages are in the `.ftl` files."""

from __future__ import annotations

from typing import Final

from tabletop.games.bounce_bunny_bounce.game import BOOK
from tabletop.words.books import book

say: Final = book(BOOK).say
