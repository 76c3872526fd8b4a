"""The games as a row of small pictures in the bar: the way from one to another."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from tabletop.core.game import Game
from tabletop.scenes.screen import Screen
from tabletop.scenes.shelf import on_the_shelf
from tabletop.table.art import widgets
from tabletop.table.art.game_pictures import game_picture
from tabletop.table.art.surface import Art, blank
from tabletop.table.controls import Control

GAP, RING = 8, 4


class GameTab(Control):
    """A game's picture; the one that is shown stands in a white ring."""

    def __init__(
        self, game: Game, rect: pygame.Rect, chosen: bool, act: Callable[[], None], s: float
    ) -> None:
        super().__init__(
            f"game:{game.info.key}", rect, act, label=game.info.name, tip=game.info.name, radius=9
        )
        self.game, self.chosen, self.s = game.info.key, chosen, s

    def face(self) -> Art:
        rim = round(RING * self.s)
        w, h = self.rect.size
        face = blank(w + 2 * rim, h + 2 * rim)
        picture = game_picture(self.game, w, h, round(8 * self.s))
        if self.state() == "rest" and not self.chosen:
            picture = picture.copy()
            picture.set_alpha(205)
        face.blit(picture, (rim, rim))
        if self.chosen:
            ring = widgets.chosen_ring(w, h, 8, self.s)
            face.blit(ring.surface, (rim - ring.ox, rim - ring.oy))
        return Art(face, rim, rim)


def add_game_tabs(
    screen: Screen, chosen: str, y: int, d: int, take: Callable[[Game], None], spare: int = 0
) -> int:
    """Puts all games at the right end of the bar, `spare` pixels from it; returns where they
    begin."""
    games = on_the_shelf()
    gap = screen.px(GAP)
    right = screen.area.right - screen.px(RING) - spare
    left = right - len(games) * (d + gap) + gap
    for i, (key, game) in enumerate(games.items()):
        rect = pygame.Rect(left + i * (d + gap), y, d, d)
        screen.controls.add(GameTab(game, rect, key == chosen, partial(take, game), screen.s))
    return left
