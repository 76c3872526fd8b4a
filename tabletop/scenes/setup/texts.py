"""The fields of text options: suggestions and the player's own texts."""

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

Make = Callable[[type[FurtherScreen], Errand], None]
Take = Callable[[Offer], None]


class TextPicker:
    """The field of a text option and the list that it opens.

    Attributes:
        offers: all that can be chosen, once `look` has read the player's own texts.
        make: opens a screen of the game that makes texts.
    """

    def __init__(self, screen: Screen, game: Game, option: Option, make: Make) -> None:
        self.screen, self.game, self.option, self.make = screen, game, option, make
        self.offers: list[Offer] = []

    def look(self) -> None:
        """Reads the player's own texts again."""
        option = self.option
        kept = option.kept and texts_of(self.screen.app, self.game, option.kept).all()
        self.offers = offers(option, kept or [])

    def offered(self, value: str, own: str) -> Offer:
        """Returns the offer that is chosen: the own text of that name, else that value."""
        return offered(self.offers, self.option, value, own)

    def add(
        self, name: str, rect: pygame.Rect, label: str, present: Offer, take: Take, who: str,
        text: str = "",
    ) -> None:  # fmt: skip
        """Adds the field; `take` is given the offer that is chosen, which is for `who`."""
        self.screen.controls.add(
            Picker(
                name, rect, text or present.label, partial(self._open, label, present, take, who),
                partial(self._step, present, take), self.screen.s, label=label,
                warned=bool(present.problem), icon=OWN_SIGN if present.own else "",
            )
        )  # fmt: skip

    def _step(self, present: Offer, take: Take, by: int) -> None:
        """Chooses the next or previous text that can be played."""
        usable = [offer for offer in self.offers if not offer.problem]
        at = usable.index(present) if present in usable else -1 if by > 0 else 0
        take(usable[(at + by) % len(usable)])

    def _open(self, label: str, present: Offer, take: Take, who: str) -> None:
        picks = [
            Pick(
                offer.label, partial(take, offer), offer.about,
                "warning" if offer.problem else OWN_SIGN if offer.own else "cards",
                offer == present, offer.readable, bool(offer.problem),
            )
            for offer in self.offers
        ]  # fmt: skip
        made = maker(self.game, self.option.key)
        if made is not None:
            errand = Errand(who, present.value, lambda value, own: take(Offer(value, own, own=own)))
            act = partial(self.make, made, errand)
            picks.append(Pick(said(made.button), act, said(made.about), made.sign))
        self.screen.app.lay(PickDialog(label, picks))


class TextRows:
    """The fields of all rows of set-up with text options."""

    def __init__(self, screen: Screen, game: Game, state: SetupState, make: Make) -> None:
        self.screen, self.state = screen, state
        self._pickers = {
            option.key: TextPicker(screen, game, option, make)
            for option in game.info.options
            if option.suggestions
        }

    def look(self) -> None:
        """Reads the player's own texts again and updates a chosen one that was changed."""
        for picker in self._pickers.values():
            picker.look()
        for key, option, _ in self.state.rows():
            if option.suggestions and key in self.state.options:
                offer = self.offered(key, option)
                self.state.take_text(key, offer.value, offer.own)

    def offered(self, key: str, option: Option) -> Offer:
        """Returns the offer that is chosen for the row with that key."""
        state = self.state
        return self._pickers[option.key].offered(str(state.value(key)), state.own.get(key, ""))

    def add(self, name: str, key: str, option: Option, label: str, rect: pygame.Rect) -> None:
        """Adds the field of a row to the screen."""
        seat = key.partition(".")[2]
        who = self.state.seats[int(seat)].name if seat else ""
        present, take = self.offered(key, option), partial(self._take, key)
        self._pickers[option.key].add(name, rect, label, present, take, who)

    def _take(self, key: str, offer: Offer) -> None:
        self.state.take_text(key, offer.value, offer.own)
        if offer.problem:
            self.screen.app.say(self.state.problem())
        self.screen.rebuild()
