"""Pictures of every screen and of any moment of a match, drawn without a window.

The same request gives the same picture: matches are played by a seeded random agent, and no clock
is read.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pygame

from tabletop.ai.agent import seat_clone
from tabletop.ai.analysing import Spend, analyse
from tabletop.ai.analyst import Analyst
from tabletop.ai.client import AgentClient
from tabletop.ai.levels import level, make_agent
from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.core.errors import TabletopError
from tabletop.core.match import Match
from tabletop.core.registry import game as find_game
from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.scene import Scene
from tabletop.scenes.window import Window, prepare
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import Seat, human, rabbit
from tabletop.session.settings import Settings

T = TypeVar("T")

FRAME_MS = 16.0
NOON = 1_750_000_000.0
"""The time that saved matches in pictures were played at, and whose puzzle of the day they show, in
seconds since 1970."""

HINT_TRIALS = 600
REVIEWED, REVIEW_TRIALS = 12, 40
"""The number of choices that a picture of the review has analysed, and the trials for each."""


@dataclass(frozen=True)
class Shot:
    """The description of a picture to draw.

    Attributes:
        scene: which screen.
        game: key of the game, "" where none is needed.
        players: how many sit there; 0 = as few as may.
        agent: which agent has played what lies before the picture.
        ply: logged actions that were played before the picture.
        size: of the window.
        scale: 0.8 to 2.0; None = fitted to the size.
        viewer: the seat whose knowledge is shown.
        at: milliseconds into the last action's animation; None = all is at rest.
        hint: whether the analysis shows its best moves.
        settings: what differs from the usual settings.
    """

    scene: str = "play"
    game: str = ""
    players: int = 0
    agent: str = "uniform"
    seed: str = "0"
    ply: int = 0
    size: tuple[int, int] = (1280, 720)
    scale: float | None = None
    viewer: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    at: int | None = None
    hint: bool = False
    settings: Mapping[str, Any] = field(default_factory=dict)


def render(out: Path, **shot: Any) -> None:
    """Draws the screen that `shot` (the attributes of Shot) describes into the file `out`.

    Raises:
        TabletopError: the screen cannot be drawn or the file not be written.
    """
    drawn = picture(Shot(**shot))
    try:
        pygame.image.save(drawn, out)
    except (OSError, pygame.error) as problem:
        raise TabletopError(f"{out} cannot be written: {problem}.") from None


def picture(shot: Shot) -> pygame.Surface:
    """Returns the screen as a new surface."""
    return shown(shot, lambda app, scene: app.window.surface.copy())


def words(**shot: Any) -> str:
    """Returns a table in words, zone by zone, as lines of text; `shot` as for `render`.

    Raises:
        TabletopError: the screen cannot be drawn, or is none of a match.
    """
    from tabletop.scenes.play.scene import PlayScene
    from tabletop.scenes.play.words import screen
    from tabletop.table.meaning import told

    def read(app: App, scene: Scene) -> str:
        if not isinstance(scene, PlayScene):
            raise TabletopError("Only the table of a match is told in words: --scene play.")
        return told(screen(scene.desk))

    return shown(Shot(**shot), read)


def shown(shot: Shot, look: Callable[[App, Scene], T]) -> T:
    """Builds the screen, calls `look` on it and returns the result."""
    prepare()
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder) / "library.sqlite3", clock=lambda: NOON)
        scale = round(100 * shot.scale) if shot.scale else 0
        settings = Settings(muted=True, scale=scale, **shot.settings)
        agents, analyst = AgentClient("inline"), Analyst("inline")
        app = App(Window(shot.size), settings, library, agents=agents, analyst=analyst)
        try:
            scene = SCREENS.get(shot.scene, further)(app, shot)
            app.frame([], 0.0)
            if app.scene is not scene or app.faults:
                raise TabletopError(f"The screen '{shot.scene}' could not be drawn.")
            return look(app, scene)
        finally:
            app.close()


# ------------------------------------------------------------------------------ each screen


def menu(app: App, shot: Shot) -> Scene:
    from tabletop.scenes.menu.scene import MenuScene

    app.go(MenuScene(app))
    return app.scene


def choose(app: App, shot: Shot) -> Scene:
    from tabletop.scenes.menu.choose import ChooseScene

    menu(app, shot)
    app.push(ChooseScene(app, shot.game))
    return app.scene


def setup(app: App, shot: Shot) -> Scene:
    from tabletop.scenes.setup.scene import SetupScene

    app.go(SetupScene(app, find_game(shot.game)))
    return app.scene


def play(app: App, shot: Shot) -> Scene:
    """Opens a table at a moment of a match, perhaps during an animation or with a hint."""
    from tabletop.scenes.play.scene import PlayScene

    match = played(shot, shot.ply)
    last = match.decisions()[-1:] if shot.at is not None else []
    moved = match.log[last[0]] if last else None
    if last:
        match.undo_to(last[0])
    running = seated(match, shot, app)
    scene = PlayScene(app, running)
    app.go(scene)
    if moved is not None and shot.at is not None:
        scene.play(running.submit(*moved))
        let_pass(scene, float(shot.at))
    if shot.hint:
        advise(scene, shot)
    return scene


def cover(app: App, shot: Shot) -> Scene:
    from tabletop.scenes.play.cover import CoverScene
    from tabletop.scenes.play.messages import say

    play(app, shot)
    who = seats(shot, seats_at(shot))[shot.viewer]
    app.push(CoverScene(app, who.figure, who.name, say("pass-to.only-you")))
    return app.scene


def count(app: App, shot: Shot) -> Scene:
    """Opens the final count, at a moment of it or when all is counted."""
    from tabletop.scenes.results.count import CountScene

    scene = CountScene(app, seated(played(shot, None), shot, app))
    app.go(scene)
    if shot.at is not None:
        let_pass(scene, float(shot.at))
    else:
        scene.end()
    return scene


def results(app: App, shot: Shot) -> Scene:
    from tabletop.scenes.results.scene import FALL_MS, ResultsScene

    match = played(shot, None)
    app.go(ResultsScene(app, seated(match, shot, app)))
    let_pass(app.scene, FALL_MS + FRAME_MS)
    return app.scene


def review(app: App, shot: Shot) -> Scene:
    """Opens the review of a match of people, most of it already analysed."""
    from tabletop.scenes.study.scene import StudyScene
    from tabletop.session.review import Review, seed_at

    running = seated(played(shot, None), shot, app)
    found = Review(running, range(len(running.seats)))
    package = running.match.game.package
    for moment in found.moments[:REVIEWED]:
        seed, spend = seed_at(shot.seed, moment.ply), Spend(trials=REVIEW_TRIALS)
        state, seat = moment.state, moment.seat
        found.judge(moment, analyse(package, state, seat, spend, seed, [moment.plan]))
    results(app, shot)
    scene = StudyScene(app, found)
    app.push(scene)
    return scene


def ledger(app: App, shot: Shot) -> Scene:
    """Opens luck and skill of that match."""
    from tabletop.scenes.study.ledger import LedgerScene
    from tabletop.scenes.study.scene import StudyScene

    study = review(app, shot)
    assert isinstance(study, StudyScene)
    scene = LedgerScene(app, study.review)
    app.push(scene)
    return scene


def lines(app: App, shot: Shot) -> Scene:
    """Opens the lines screen with two lines tried from that match."""
    from tabletop.scenes.study.scene import StudyScene
    from tabletop.session import branches

    study = review(app, shot)
    assert isinstance(study, StudyScene)
    found = study.review
    luck = Random(f"{shot.seed}/line")
    for number, share in ((0, 0.3), (1, 0.6)):
        moment = found.moments[round(share * (len(found.moments) - 1))]
        line = branches.begin(found.running, moment.ply, f"{shot.seed}/{number}")
        while not line.over and line.ply < moment.ply + 40:
            seat = line.actors()[0]
            legal = line.legal(seat)
            line.submit(seat, legal[pick(len(legal), luck)])
    app.over("lines", found)
    return app.scene


def rulebook(app: App, shot: Shot) -> Scene:
    menu(app, shot)
    app.over("rulebook", shot.game)
    return app.scene


def learn(app: App, shot: Shot) -> Scene:
    app.open("learn", find_game(shot.game))
    return app.scene


def over_menu(app: App, shot: Shot) -> Scene:
    """Opens a screen over the menu that needs nothing else."""
    menu(app, shot)
    app.over(shot.scene)
    return app.scene


def after_matches(app: App, shot: Shot) -> Scene:
    """Opens such a screen with a library of matches."""
    fill_library(app)
    return over_menu(app, shot)


def practice(app: App, shot: Shot) -> Scene:
    from tabletop.scenes.practice.scene import PracticeScene

    fill_library(app)
    app.settings.coach = False
    app.go(PracticeScene(app, datetime.fromtimestamp(NOON, UTC).date()))
    return app.scene


def further(app: App, shot: Shot) -> Scene:
    """Opens a screen of the game's own over set-up: "deck_builder", or "deck_builder:list" for one
    of its other moments."""
    from tabletop.scenes.further import load

    name, _, moment = shot.scene.partition(":")
    game = find_game(shot.game)
    found = load(game, name)
    moment = moment or found.moments[0]
    if moment not in found.moments:
        known = ", ".join(found.moments)
        raise TabletopError(f"The screen '{name}' has no moment '{moment}'; it has: {known}.")
    setup(app, shot)
    scene = found.sample(app, game, moment)
    app.push(scene)
    return scene


SCREENS: dict[str, Callable[[App, Shot], Scene]] = {
    "menu": menu,
    "choose": choose,
    "setup": setup,
    "play": play,
    "cover": cover,
    "count": count,
    "results": results,
    "review": review,
    "ledger": ledger,
    "lines": lines,
    "learn": learn,
    "rulebook": rulebook,
    "saves": after_matches,
    "settings": over_menu,
    "statistics": after_matches,
    "about": over_menu,
    "practice": practice,
}


# ------------------------------------------------------------------------- what they show


def seats_at(shot: Shot) -> int:
    """Returns the number of players at the table of the picture."""
    return shot.players or min(find_game(shot.game).info.players)


def seats(shot: Shot, players: int) -> tuple[Seat, ...]:
    """Returns the seats: a person at the viewer's, computer players at the others."""
    return tuple(
        human("", seat) if seat == shot.viewer else rabbit("normal", seat)
        for seat in range(players)
    )


def seated(match: Match, shot: Shot, app: App) -> Running:
    """Returns the running match with its seats, saved in the picture's own library."""
    running = Running(match, seats(shot, match.players), app.library)
    running.save()
    return running


def played(shot: Shot, ply: int | None) -> Match:
    """Returns a match that agents played to `ply`, or to its end.

    For a hint they play on until the viewer is asked.
    """
    match = Match(find_game(shot.game), seats_at(shot), shot.options, shot.seed)
    luck = Random(f"{shot.seed}/screenshot")
    while actors := match.state.actors():
        if ply is not None and match.ply >= ply and (not shot.hint or shot.viewer in actors):
            break
        match.submit(actors[0], chosen(match, actors[0], shot, luck))
    return match


def chosen(match: Match, seat: int, shot: Shot, luck: Random) -> Action:
    """Returns the action that the picture's agent chooses for that seat."""
    if shot.agent == "uniform":
        legal = match.state.legal_actions(seat)
        return legal[pick(len(legal), luck)]
    state = seat_clone(match.state, seat, f"{shot.seed}/{match.ply}")
    budget = level(shot.agent).repeatable()
    *_, decision = make_agent(match.game, shot.agent).think(state, seat, budget, luck)
    return decision.action


def let_pass(scene: Scene, ms: float) -> None:
    """Advances a screen by `ms`, in steps of one frame."""
    while ms > 0:
        scene.update(min(ms, FRAME_MS))
        ms -= FRAME_MS


def advise(scene: Any, shot: Shot) -> None:
    """Shows a hint with a reproducible budget; does nothing if nobody is asked."""
    seat = scene.deciding
    if seat is None:
        return
    match = scene.running.match
    found = analyse(match.game.package, match.state, seat, Spend(trials=HINT_TRIALS), shot.seed)
    scene.aids.show_hint(found)


def fill_library(app: App) -> None:
    """Saves a few matches of every game, so that lists have content."""
    for key in games():
        for number, ply in enumerate((None, None, 24, None, 60)):
            shot = Shot(game=key, seed=f"shown {number}", viewer=0)
            seated(played(shot, ply), shot, app)
