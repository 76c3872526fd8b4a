"""The pickers of set-up for text options: suggestions and the player's own texts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from tabletop.core.game import Game, Option
from tabletop.scenes.further import Errand, FurtherScreen, maker, texts_of
from tabletop.scenes.inputs.picking import Pick, PickDialog, Picker
from tabletop.scenes.screen import Screen
from tabletop.scenes.setup.offers import OWN_SIGN, Offer, offered, offers
from tabletop.scenes.setup.state import SetupState
from tabletop.words.books import said


class TextRows:
    """The pickers of all rows with text options, and their offers.

    Attributes:
        make: opens a screen of the game that makes texts.
    """

    def __init__(
        self, screen: Screen, game: Game, state: SetupState,
        make: Callable[[type[FurtherScreen], Errand], None],
    ) -> None:  # fmt: skip
        self.screen, self.game, self.state, self.make = screen, game, state, make
        self._offers: dict[str, list[Offer]] = {}

    def look(self) -> None:
        """Reads the player's own texts again and updates a chosen one that was changed."""
        game, state = self.game, self.state
        self._offers = {}
        for option in game.info.options:
            if option.suggestions:
                kept = option.kept and texts_of(self.screen.app, game, option.kept).all()
                self._offers[option.key] = offers(option, kept or [])
        for key, option, _ in state.rows():
            if option.suggestions and key in state.options:
                offer = self.offered(key, option)
                state.take_text(key, offer.value, offer.own)

    def offered(self, key: str, option: Option) -> Offer:
        """Returns the offer that is chosen for the row with that key."""
        state = self.state
        value = str(state.value(key))
        return offered(self._offers[option.key], option, value, state.own.get(key, ""))

    def add(self, name: str, key: str, option: Option, label: str, rect: pygame.Rect) -> None:
        """Adds the picker of a row to the screen."""
        offer = self.offered(key, option)
        self.screen.controls.add(
            Picker(
                name, rect, offer.label, lambda: self._open(key, option, label),
                lambda by: self._step(key, option, by), self.screen.s, label=label,
                warned=bool(offer.problem), icon=OWN_SIGN if offer.own else "",
            )
        )  # fmt: skip

    def _take(self, key: str, offer: Offer) -> None:
        self.state.take_text(key, offer.value, offer.own)
        if offer.problem:
            self.screen.app.say(self.state.problem())
        self.screen.rebuild()

    def _step(self, key: str, option: Option, by: int) -> None:
        """Chooses the next or previous text that can be played."""
        usable = [offer for offer in self._offers[option.key] if not offer.problem]
        present = self.offered(key, option)
        at = usable.index(present) if present in usable else -1 if by > 0 else 0
        self._take(key, usable[(at + by) % len(usable)])

    def _open(self, key: str, option: Option, label: str) -> None:
        present = self.offered(key, option)
        picks = [
            Pick(
                offer.label, partial(self._take, key, offer), offer.about,
                "warning" if offer.problem else OWN_SIGN if offer.own else "cards",
                offer == present, offer.readable, bool(offer.problem),
            )
            for offer in self._offers[option.key]
        ]  # fmt: skip
        screen = maker(self.game, option.key)
        if screen is not None:
            act = lambda: self._make(key, option, screen)  # noqa: E731
            picks.append(Pick(said(screen.button), act, said(screen.about), screen.sign))
        self.screen.app.lay(PickDialog(label, picks))

    def _make(self, key: str, option: Option, screen: type[FurtherScreen]) -> None:
        """Opens the game's screen that makes such texts; its result is chosen here."""
        seat = key.partition(".")[2]
        who = self.state.seats[int(seat)].name if seat else ""

        def use(value: str, own: str) -> None:
            self.state.take_text(key, value, own)

        value = self.offered(key, option).value
        self.make(screen, Errand(who, value, use))
