"""The names of the screens and their modules. A screen is loaded when it is first opened.

Screens open each other only by these names, so that none imports another's module.
"""

from __future__ import annotations

import importlib
from typing import Any, Final

from tabletop.scenes.scene import Program, Scene

WHERE: Final = {
    "menu": "tabletop.scenes.menu.scene:MenuScene",
    "choose": "tabletop.scenes.menu.choose:ChooseScene",
    "setup": "tabletop.scenes.setup.scene:SetupScene",
    "person": "tabletop.scenes.setup.person:PersonScreen",
    "seats": "tabletop.scenes.setup.live:SeatsScreen",
    "play": "tabletop.scenes.play.scene:PlayScene",
    "cover": "tabletop.scenes.play.cover:CoverScene",
    "count": "tabletop.scenes.results.count:CountScene",
    "results": "tabletop.scenes.results.scene:ResultsScene",
    "review": "tabletop.scenes.study.scene:StudyScene",
    "lines": "tabletop.scenes.study.lines:LinesScene",
    "try": "tabletop.scenes.study.trying:TryScene",
    "learn": "tabletop.scenes.lessons.learn:LearnScene",
    "lesson": "tabletop.scenes.lessons.scene:LessonScene",
    "tour": "tabletop.scenes.lessons.tour:tour",
    "lesson_end": "tabletop.scenes.lessons.ending:EndingScene",
    "ledger": "tabletop.scenes.study.ledger:LedgerScene",
    "practice": "tabletop.scenes.practice.scene:PracticeScene",
    "bookmarks": "tabletop.scenes.practice.bookmarks:BookmarksScreen",
    "progress": "tabletop.scenes.practice.progress:ProgressScreen",
    "where": "tabletop.scenes.practice.where:WhereScreen",
    "puzzles": "tabletop.scenes.practice.shelf:PuzzlesScreen",
    "solve": "tabletop.scenes.practice.solve:SolveScene",
    "rulebook": "tabletop.scenes.books.rulebook:RulebookScene",
    "keys": "tabletop.scenes.keys.page:KeysScene",
    "about": "tabletop.scenes.books.about:AboutScene",
    "saves": "tabletop.scenes.matches.saves:SavesScene",
    "statistics": "tabletop.scenes.matches.statistics:StatisticsScene",
    "settings": "tabletop.scenes.settings.scene:SettingsScene",
}


def screen(app: Program, name: str, *args: Any, **named: Any) -> Scene:
    """Returns a new screen of that name; other arguments go to its constructor."""
    module, _, attribute = WHERE[name].partition(":")
    made: Scene = getattr(importlib.import_module(module), attribute)(app, *args, **named)
    return made
