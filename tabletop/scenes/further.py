"""Screens that a game adds beside its table, such as a deck builder or a tournament.

The game's package lists them in SCENES; no other screen knows one by name.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Self

import pygame

from tabletop.core.game import Game
from tabletop.core.registry import screens
from tabletop.scenes.screen import Screen, Way
from tabletop.session.texts import ENDING, Texts
from tabletop.words import Message

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.session.running import Running


class Errand(NamedTuple):
    """A request from set-up to a game's own screen: to make a text, such as a deck list.

    Attributes:
        who: for whom, as a player reads it; "" for all.
        value: the text that holds now.
        use: takes the text, and the name it is kept under.
    """

    who: str
    value: str
    use: Callable[[str, str], None]


class FurtherScreen(Screen):
    """A screen of a game's own, opened over set-up.

    Attributes:
        button: what set-up writes on the button that opens it: verb and object.
        sign: the sign beside that.
        about: one line on what it is for.
        makes: key of the text option whose texts are made here, "" for none.
        keys: what its own keys do, for the list of keys.
        moments: names of what `sample` can show, the usual one first.
        onward: what leads back here from a match that this screen started.
        rule: the paragraph of the rule book that R opens.
    """

    button: str | Message = ""
    sign = "cards"
    about: str | Message = ""
    makes = ""
    moments: tuple[str, ...] = ("usual",)
    onward: str | Message = ""
    rule = ""

    def __init__(self, app: Program, game: Game, errand: Errand | None = None) -> None:
        super().__init__(app)
        self.game = game
        self.errand = errand
        self.ground = game.info.key
        self._free = pygame.Rect(0, 0, 0, 0)

    def do(self, name: str) -> bool:
        if name != "rules":
            return super().do(name)
        self.app.over("rulebook", self.game.info.key, self.rule)
        return True

    def footed(
        self, area: pygame.Rect, fill: Callable[[pygame.Rect], None], ways: Sequence[Way]
    ) -> None:
        """Fills the area above a row of buttons; notices come between these, or in the bar."""
        h = max(44, self.tall(48))
        fill(pygame.Rect(area.x, area.y, area.w, area.h - h - self.px(10)))
        self._free = self.add_row(pygame.Rect(area.x, area.bottom - h, area.w, h), ways)

    def notice_room(self) -> pygame.Rect:
        if self._free.w >= self.px(340):
            return self._free
        return pygame.Rect(0, 0, self.size[0], self.bar_height() - self.px(4))

    @classmethod
    def sample(cls, app: Program, game: Game, moment: str) -> Self:
        """Returns the screen filled with example content, for pictures and tests."""
        return cls(app, game)

    @classmethod
    def after(cls, app: Program, game: Game, event: str, running: Running | None) -> Screen | None:
        """Returns the screen that follows a match started here, or None.

        Args:
            event: what it gave the match as the series' event, its own name and colon taken off.
            running: the match as it is left.
        """
        return None


def load(game: Game, name: str) -> type[FurtherScreen]:
    """Returns the class of the game's screen of that name; KeyError if there is none."""
    module, _, attribute = screens(game)[name].partition(":")
    found: type[FurtherScreen] = getattr(importlib.import_module(module), attribute)
    return found


def further(game: Game) -> Mapping[str, type[FurtherScreen]]:
    """Returns all additional screens of a game, by name."""
    return {name: load(game, name) for name in screens(game)}


def maker(game: Game, key: str) -> type[FurtherScreen] | None:
    """Returns the screen that makes texts for the option with that key, or None."""
    return next((screen for screen in further(game).values() if screen.makes == key), None)


def texts_of(app: Program, game: Game, kept: str, ending: str = ENDING) -> Texts:
    """Returns the player's own texts of a game, stored beside the saved matches."""
    return Texts(app.library.path.parent / game.info.key / kept, ending)


def starter(running: Running) -> type[FurtherScreen] | None:
    """Returns the screen that started a match, or None if set-up did."""
    name = running.series.event.partition(":")[0]
    game = running.match.game if name else None
    return load(game, name) if game is not None and name in screens(game) else None


def after(app: Program, running: Running) -> Screen | None:
    """Returns the screen that follows a match started by a game's own screen, else None."""
    screen = starter(running)
    if screen is None:
        return None
    event = running.series.event.partition(":")[2]
    return screen.after(app, running.match.game, event, running)
