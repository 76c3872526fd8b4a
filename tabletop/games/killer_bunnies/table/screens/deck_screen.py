"""Interface of the deck builder for its parts: the list, its name, changes to both."""

from __future__ import annotations

from tabletop.games.killer_bunnies.rules.deck_building import Bench
from tabletop.scenes.further import FurtherScreen
from tabletop.session.texts import Texts

NARROW = 900
"""Style pixels of width below which pool and list take turns."""


class DeckScreen(FurtherScreen):
    """A screen on which one list is built.

    Attributes:
        texts: the player's own lists.
        name: the list's name.
        kept: whether the list lies in the player's folder.
        bench: the list itself.
    """

    texts: Texts
    name: str
    kept: bool
    bench: Bench

    @property
    def narrow(self) -> bool:
        """True if pool and list take turns."""
        return self.units[0] < NARROW

    def start(self, text: str = "", name: str = "", keep: bool = False) -> None:
        """Goes on with a list that is not kept yet."""

    def begin_with(self, name: str) -> None:
        """Goes on with a list of the player's own."""

    def rename(self, wanted: str) -> None:
        """Gives the list that name, or one like it that is free."""

    def ask_delete(self) -> None:
        """Asks whether the list shall go."""

    def step(self, index: int, by: int) -> None:
        """One more or less of a card."""

    def drop_stranger(self, entry: str) -> None:
        """Takes out a line that names no card."""

    def take_over(self, text: str, name: str) -> None:
        """Goes on with a list from elsewhere, and keeps it."""

    def look_at(self, index: int) -> None:
        """Opens the close look at a card."""
