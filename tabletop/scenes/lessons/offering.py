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
    say,
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
        act = partial(app.open, way_to(lesson), lesson)
        choices = (Choice(say("show-me", n=lesson.minutes), act), Choice(say("new-here.alone")))
        app.ask(say("new-here"), f"{lesson.about} {say('new-here.words')}", choices, who.figure)
        return
