"""Words of Killer Bunnies: its messages, and the modules that tell them."""

from __future__ import annotations

from typing import Final

from tabletop.games.killer_bunnies.game import BOOK
from tabletop.words.books import book

say: Final = book(BOOK).say
