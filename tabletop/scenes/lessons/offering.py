"""The first time that a game's own screen is opened: asks whether to be shown round, once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop.core.game import Game
from tabletop.scenes.further import FurtherScreen, load
from tabletop.scenes.lessons.remembered import (
    is_known,
    lessons_of,
    mark_of,
    pupil,
    remember,
    way_to,
)
from tabletop.scenes.overlay import Choice

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program


def offer_tour(app: Program, game: Game, screen: type[FurtherScreen]) -> None:
    """Asks whoever opens this screen for the first time, if it has a lesson not done yet."""
    who = pupil(app, game.info.key)
    for lesson in lessons_of(game).lessons:
        if not lesson.screen or load(game, lesson.screen) is not screen:
            continue
        asked = f"{game.info.key}/coach/offered/{lesson.key}"
        if any(is_known(app, who.name, mark) for mark in (asked, mark_of(lesson))):
            continue
        remember(app, who.name, asked)
        show = Choice(
            f"Show me, {lesson.minutes} min", partial(app.open, way_to(lesson), lesson)
        )
        words = f"{lesson.about} The lesson waits under How to play as well."
        app.ask("New here?", words, (show, Choice("Look round alone")), who.figure)
        return
