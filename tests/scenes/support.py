"""What the tests of screens share: a program without a window, sample matches, every screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pygame

from tabletop.ai.analysis import Analysis, Sums, Tried, analysis
from tabletop.ai.rollouts import Plan
from tabletop.core.game import Result, Source
from tabletop.core.match import Match
from tabletop.core.registry import game as find_game
from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.further import further
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.scene import Scene
from tabletop.scenes.window import Window, prepare
from tabletop.session import bookmarks, branches
from tabletop.session.lessons import course
from tabletop.session.library import Library
from tabletop.session.review import Review
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.session.series import Series
from tabletop.session.settings import Settings
from tests.drawings import with_drawings
from tests.typed import the

GAME = "bounce_bunny_bounce"
LONGEST = "Wilhelmina-Ann"
MOST_STEPS = 4000


def open_app(
    folder: Path, size: tuple[int, int] = (1280, 720), scale: int = 100, **settings: Any
) -> App:
    """The program at its beginning, no screen yet, saving into `folder`."""
    prepare()
    pygame.display.init()
    pygame.event.clear()
    library = Library(folder / "library.sqlite3")
    return with_drawings(App(Window(size), Settings(scale=scale, **settings), library))


def match(library: Library | None, seed: str = "7", ply: int | None = None) -> Running:
    """A match that random hands have played to `ply`, or to its end."""
    seats = [human("Anna", 0), rabbit("hard", 1)]
    running = Running.new(GAME, seats, {}, seed, library)
    return by_lot(running, Random(seed), ply)


def by_lot(running: Running, luck: Random, ply: int | None = None) -> Running:
    """The match, played on by random hands to `ply`, or to its end."""
    while not running.over and (ply is None or running.ply < ply):
        seat = running.actors()[0]
        running.submit(seat, luck.choice(list(running.legal(seat))))
    return running


def _menu(app: App) -> None:
    from tabletop.scenes.menu.scene import MenuScene

    app.go(MenuScene(app))


def _setup(app: App) -> None:
    from tabletop.scenes.setup.scene import SetupScene

    scene = SetupScene(app, find_game(GAME))
    scene.state.set_name(0, LONGEST)
    app.go(scene)


def _setup_of(game_key: str) -> Callable[[App], None]:
    """Set-up with all seats there are and names as long as they get."""

    def show(app: App) -> None:
        from tabletop.scenes.setup.scene import SetupScene

        scene = SetupScene(app, find_game(game_key))
        while len(scene.state.seats) < scene.state.most:
            scene.state.add_seat()
        scene.state.set_name(0, LONGEST)
        app.go(scene)

    return show


def _setup_six(app: App) -> None:
    from tabletop.scenes.setup.scene import SetupScene

    game = find_game(GAME)
    many = replace(game, info=replace(game.info, players=(2, 3, 4, 5, 6)))
    scene = SetupScene(app, many)
    while len(scene.state.seats) < 6:
        scene.state.add_seat()
    scene.state.set_human(4, True)
    app.go(scene)


def _setup_options(app: App) -> None:
    from tabletop.scenes.setup.scene import SetupScene

    scene = SetupScene(app, find_game(GAME))
    scene.part, scene.more, scene.page = 1, True, 99
    app.go(scene)


def _results(app: App) -> None:
    from tabletop.scenes.results.scene import ResultsScene

    app.go(ResultsScene(app, match(None)))


def _count(app: App) -> None:
    from tabletop.scenes.results.count import CountScene

    scene = CountScene(app, match(None))
    app.go(scene)
    scene.end()


def _results_of_six(app: App) -> None:
    """A long table: six seats and eight sources, as larger games have them."""
    from tabletop.scenes.results.scene import ResultsScene

    names = (LONGEST, "Bramble", "Tansy", "Tom", "Sorrel", "Thistle")
    sources = tuple(
        Source(f"Harvest of year {year}", tuple(7 * year + 5 * seat for seat in range(6)))
        for year in range(8)
    )
    totals = tuple(float(sum(source.points[seat] for source in sources)) for seat in range(6))
    result = Result(totals, (6, 5, 4, 3, 2, 1), (5,), "The last year is over.", sources)
    running: Any = SimpleNamespace(
        result=result, names=names, seats=tuple(human(n, i) for i, n in enumerate(names)),
        humans=(0,), series=Series(4, "x", (1, 0, 2, 0, 0, 0)), aids={"undo": 2, "hint": 1},
        match=Match(find_game("bunny_bidding"), 6), turn=8, salt="", seal="", id=None, kept_in=None,
    )  # fmt: skip
    app.go(ResultsScene(app, running))


def looked_back(
    running: Running, looked: int | None = None, library: Library | None = None
) -> Review:
    """A review whose first `looked` choices, or all, were judged: good, slip, mistake in turn."""
    review = Review(running, library=library)
    for number, moment in enumerate(review.moments[:looked]):
        best = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
        review.judge(moment, weighed(((best,), 0.6), (moment.plan, 0.6 - 0.05 * (number % 3))))
    return review


def weighed(*chances: tuple[Plan, float], worlds: int = 5_000) -> Analysis:
    """An analysis that found these chances of these choices, the best one first."""

    def sums(chance: float) -> Sums:
        return Sums(worlds, (chance * worlds,) + (0.0,) * 4, (chance**2 * worlds,) + (0.0,) * 4)

    tried = [Tried(plan, -float(i), True, True, sums(c)) for i, (plan, c) in enumerate(chances)]
    pairs = {
        (i, j): sums(one - other)
        for i, (_, one) in enumerate(chances)
        for j, (_, other) in enumerate(chances)
        if i < j
    }
    return analysis(tried, pairs, "s", worlds, 1.0, 1.0)


def _review(app: App) -> None:
    from tabletop.scenes.results.scene import ResultsScene
    from tabletop.scenes.study.scene import StudyScene

    running = match(None)
    app.go(ResultsScene(app, running))
    app.push(StudyScene(app, looked_back(running)))


def _practice(app: App) -> None:
    from tabletop.scenes.practice.scene import PracticeScene

    app.go(PracticeScene(app))


def _ledger(app: App) -> None:
    from tabletop.scenes.study.ledger import LedgerScene
    from tabletop.scenes.study.scene import StudyScene

    _review(app)
    app.push(LedgerScene(app, the(StudyScene, app.scene).review))


def _lines(app: App) -> None:
    """A match with two lines, one tried from the other, the first of them over."""
    from tabletop.scenes.study.lines import LinesScene
    from tabletop.scenes.study.scene import StudyScene

    _review(app)
    review = the(StudyScene, app.scene).review
    running = review.running
    if running.id is None:
        running = match(app.library)
        review = looked_back(running)
    first = branches.begin(running, review.moments[2].ply)
    luck = Random(5)
    while not first.over:
        seat = first.actors()[0]
        first.submit(seat, luck.choice(list(first.legal(seat))))
    branches.begin(first, first.ply - 2, "other")
    app.push(LinesScene(app, review))


def _studied(app: App) -> None:
    """The desk, with three matches that were studied."""
    for seed in ("1", "2", "3") if not app.library.saved() else ():
        running = match(app.library, seed)
        review = Review(running, (0, 1), app.library)
        for number, moment in enumerate(review.moments):
            best = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
            chances = ((best,), 0.6), (moment.plan, 0.6 - 0.05 * (number % 3))
            review.judge(moment, weighed(*chances))
    _practice(app)


def _progress(app: App) -> None:
    from tabletop.scenes.practice.progress import ProgressScreen

    _studied(app)
    app.over("progress")
    scene = the(ProgressScreen, app.scene)
    scene._skills.result()
    scene._luck.result()


def _where(app: App) -> None:
    """The losses of three matches that were studied."""
    from tabletop.scenes.practice.where import WhereScreen

    _studied(app)
    app.over("where", GAME)
    scene = the(WhereScreen, app.scene)
    scene._summed.result()
    scene.update(0.0)


def _bookmarks(app: App) -> None:
    """Two moments with names."""
    running = match(app.library)
    for ply in (4, running.ply):
        bookmarks.mark(running, ply, 1_790_000_000.0 + ply)
    _practice(app)
    app.over("bookmarks")


def _over_menu(module: str, name: str, *args: object) -> Callable[[App], None]:
    def show(app: App) -> None:
        import importlib

        _menu(app)
        screen = getattr(importlib.import_module(f"tabletop.scenes.{module}"), name)
        app.push(screen(app, *args))

    return show


def _with_matches(show: Callable[[App], None]) -> Callable[[App], None]:
    def shown(app: App) -> None:
        for seed in ("1", "2"):
            match(app.library, seed)
        match(app.library, "3", 12)
        show(app)

    return shown


def _learn(app: App) -> None:
    app.open("learn", find_game(GAME))


def _lesson_end(app: App) -> None:
    app.open("lesson_end", course(find_game(GAME)).lessons[0])


SCREENS: dict[str, Callable[[App], None]] = {
    "menu": _menu,
    "menu with a match": _with_matches(_menu),
    "choose": _over_menu("menu.choose", "ChooseScene"),
    "setup": _setup,
    "setup for six": _setup_six,
    "setup options": _setup_options,
    "results": _results,
    "results of six": _results_of_six,
    "count": _count,
    "review": _review,
    "ledger": _ledger,
    "lines": _lines,
    "over all matches": _progress,
    "where do I lose": _where,
    "bookmarks": _bookmarks,
    "no bookmarks": _over_menu("practice.bookmarks", "BookmarksScreen"),
    "practice": _practice,
    "puzzles": _over_menu("practice.shelf", "PuzzlesScreen"),
    "learn": _learn,
    "end of a lesson": _lesson_end,
    "rulebook": _over_menu("books.rulebook", "RulebookScene", GAME),
    "rulebook at a rule": _over_menu("books.rulebook", "RulebookScene", GAME, "BBB-16"),
    "saves": _over_menu("matches.saves", "SavesScene"),
    "saves with matches": _with_matches(_over_menu("matches.saves", "SavesScene")),
    "settings display": _over_menu("settings.scene", "SettingsScene", 0),
    "settings seeing": _over_menu("settings.scene", "SettingsScene", 1),
    "settings hearing": _over_menu("settings.scene", "SettingsScene", 2),
    "settings hands": _over_menu("settings.scene", "SettingsScene", 3),
    "settings play": _over_menu("settings.scene", "SettingsScene", 4),
    "statistics": _over_menu("matches.statistics", "StatisticsScene"),
    "statistics with matches": _with_matches(_over_menu("matches.statistics", "StatisticsScene")),
    "about": _over_menu("books.about", "AboutScene"),
    "keys": _over_menu("keys.page", "KeysScene"),
    "cover": _over_menu("play.cover", "CoverScene", 2, LONGEST, "Only you should look now.", int),
}


def _further(game_key: str, name: str, moment: str) -> Callable[[App], None]:
    """A screen of a game's own over its set-up."""

    def show(app: App) -> None:
        from tabletop.scenes.further import load
        from tabletop.scenes.setup.scene import SetupScene

        game = find_game(game_key)
        app.go(SetupScene(app, game))
        app.push(load(game, name).sample(app, game, moment))

    return show


for _game in games().values():
    for _name, _screen in further(_game).items():
        SCREENS[f"setup of {_game.info.key}"] = _setup_of(_game.info.key)
        for _moment in _screen.moments:
            SCREENS[f"{_name} {_moment}"] = _further(_game.info.key, _name, _moment)


def key(code: int, mod: int = 0, text: str = "") -> pygame.Event:
    """A key going down."""
    return pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=0)


def click(pos: tuple[int, int]) -> list[pygame.Event]:
    """The events of a click, the pointer's way there included."""
    return [
        pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False),
    ]


def opened(name: str, folder: Path) -> App:
    """The program with that screen of SCREENS before it, at rest."""
    app = open_app(folder)
    SCREENS[name](app)
    settle(app)
    return app


def uncovered(app: App) -> Scene:
    """Lets people at one screen go on, past covers and what everybody looks at, to the table of
    who is asked."""
    for _ in range(MOST_STEPS):
        scene = settle(app)
        if isinstance(scene, CoverScene):
            scene.open()
        elif isinstance(scene, PlayScene) and (viewing := scene.desk.viewing).public:
            if viewing.answerers:
                scene.people.answers(viewing.answerers[0])
            elif not scene.director.busy:
                scene.people.open()
        else:
            return scene
    raise AssertionError("the table of nobody was opened")


def settle(app: App, frames: int = 3) -> Scene:
    """Lets a few frames pass."""
    for _ in range(frames):
        app.frame([], 16.0)
    return app.scene
