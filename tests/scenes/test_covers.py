"""People at one screen: a hand is drawn only after its owner has opened a cover, always.

The watch keeps its own account: who has opened the last cover holds the screen, and every frame
that is drawn must show that person's knowledge, the public's, or no table.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

import pygame
import pytest

from tabletop.core.event import Event
from tabletop.core.game import Player
from tabletop.core.match import Moment
from tabletop.scenes.app import App
from tabletop.scenes.matches.opening import open_match
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.play.viewing import Viewing
from tabletop.scenes.results.scene import ResultsScene
from tabletop.session.batch import Batch
from tabletop.session.customs import Customs
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.mixes import sampled
from tests.robots import FRAME_MS, drawn_games, press
from tests.typed import some, the

SIZES = ((960, 600), (1280, 720))


class Watch:
    """Looks at every frame before it is drawn.

    Attributes:
        holder: who has opened the last cover; None while a cover lies there, or before the first.
        changes: how often a frame showed another person's knowledge than the person's before.
        covers: how many covers were opened.
    """

    def __init__(self, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
        self.app = app
        self.holder: Player | None = None
        self.changes = self.covers = 0
        self._shown: Player | None = None
        draw = app.draw

        def watched() -> bool:
            self.look()
            return draw()

        monkeypatch.setattr(app, "draw", watched)

    def look(self) -> None:
        scene = self.app.scene
        if not isinstance(scene, PlayScene) or not scene.running.hot_seat:
            return
        event = scene.director.event
        if event is not None and event.witnesses and len(event.witnesses) == 1:
            assert self.holder in event.witnesses, "one person's secret is shown to another"
        if scene.table.cover != "turn":
            return
        shown = scene.director.view.viewer
        assert shown in (None, self.holder), "another hand lies open"
        assert scene.look.open is False or shown is not None
        if shown is not None and shown != self._shown:
            self.changes += self._shown is not None
            self._shown = shown

    def opens(self, cover: CoverScene, scene: PlayScene) -> None:
        """The right person opens the cover."""
        names = [seat.name for seat in scene.running.seats]
        self.holder = names.index(cover.name)
        self.covers += 1
        self.app.frame([press(pygame.K_RETURN)], FRAME_MS)


T = TypeVar("T")


class Table:
    """Random play of several people at one screen, with all that may change who looks at it."""

    def __init__(self, app: App, key: str, number: int, watch: Watch) -> None:
        players, options = sampled(key, number)
        self.app, self.watch = app, watch
        self.rng = Random(f"{key}/{number}")
        seats = [human(f"Person {figure}", figure) for figure in range(players)]
        if players > 2 and number % 2:
            seats[1] = rabbit("uniform", 1)
        customs = Customs(forced=number % 3 > 0, free_undo=number % 4 != 3)
        running = Running.new(key, seats, options, f"cover/{number}", app.library, customs=customs)
        for _ in range(int(self.rng.random() * 60)):
            if running.over:
                break
            seat = running.actors()[0]
            running.submit(seat, self._any(running.legal(seat)))
        app.go(PlayScene(app, running))

    def _any(self, things: Sequence[T]) -> T:
        return things[int(self.rng.random() * len(things))]

    @property
    def scene(self) -> PlayScene:
        return next(s for s in reversed(self.app._scenes) if isinstance(s, PlayScene))

    def step(self) -> bool:
        """One thing that a person, or the window, does; False when the match is at its end."""
        app = self.app
        top = app.scene
        if isinstance(top, ResultsScene):
            app.go(PlayScene(app, top.running))
            app.frame([], FRAME_MS)
            if self.rng.random() < 0.5:
                return False
            self._key(pygame.K_z, pygame.KMOD_CTRL)
            return True
        if app.dialog is not None:
            choices = app.dialog.choices
            app.dialog.take(choices[0] if choices[0].label == "Go back to there" else choices[-1])
        elif isinstance(top, CoverScene):
            self._at_cover(top)
        elif not isinstance(top, PlayScene):
            app.pop()
        else:
            self._at_table()
        app.frame([], FRAME_MS)
        return True

    def _at_cover(self, cover: CoverScene) -> None:
        lot = self.rng.random()
        if lot < 0.1:
            self._resize()
        elif lot < 0.2:
            self._key(pygame.K_ESCAPE)
            assert self.app.dialog is not None, "there is no way out but opening the cover"
        elif lot < 0.25:
            self._key(pygame.K_F1)
        else:
            self.watch.opens(cover, self.scene)

    def _at_table(self) -> None:
        scene, lot = self.scene, self.rng.random()
        if lot < 0.12:
            self._key(pygame.K_z, pygame.KMOD_CTRL)
        elif lot < 0.2:
            self._key(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)
        elif lot < 0.25:
            self._key(pygame.K_BACKSPACE)
        elif lot < 0.31:
            lines = [line for line in scene.running.log(scene.viewer) if not line.separator]
            if lines:
                scene.aids.back_to(self._any(lines))
        elif lot < 0.35:
            self._resize()
        elif lot < 0.39:
            scene.running.save()
            open_match(self.app, some(scene.running.id))
            self.watch.holder = None
        elif lot < 0.42:
            self._key(pygame.K_i)
        elif scene.deciding is not None:
            scene.choose(self._any(scene.legal()))
        elif scene.running.over and not scene.director.busy:
            scene.results()

    def _resize(self) -> None:
        pygame.display.set_mode(self._any(SIZES), pygame.RESIZABLE)
        for _ in range(4):
            self.app.frame([], FRAME_MS)

    def _key(self, key: int, mod: int = 0) -> None:
        self.app.frame([press(key, mod)], FRAME_MS)


def test_a_card_that_one_person_may_see_is_turned_up_after_the_cover(app: App) -> None:
    """The pictures of a secret wait under the cover; opening it lets them begin."""
    app.settings.speed = 2
    watch_key = "bounce_bunny_bounce"
    running = Running.new(watch_key, [human("Anna", 0), human("Ben", 1)], {}, "spy", app.library)
    scene = PlayScene(app, running)
    app.go(scene)
    luck = Random("spy")
    for _ in range(400):
        if isinstance(app.scene, CoverScene):
            break
        if scene.deciding is not None:
            legal = scene.legal()
            scene.choose(legal[int(luck.random() * len(legal))])
        app.frame([], FRAME_MS)
    assert isinstance(app.scene, CoverScene), "nobody came to see a secret"
    for _ in range(40):
        app.frame([], FRAME_MS)
    app.frame([press(pygame.K_RETURN)], FRAME_MS)
    assert app.scene is scene
    seen = set()
    while scene.director.busy:
        event = scene.director.event
        if event is not None and event.kind == "card_spied":
            seen.add((event.witnesses, event.face >= 0))
        app.frame([], FRAME_MS)
    assert seen == {((scene.viewer,), True)}


def test_esc_on_a_cover_offers_ways_out_and_shows_no_hand(app: App) -> None:
    seats = [human("Anna", 0), human("Ben", 1)]
    app.go(PlayScene(app, Running.new("bunny_kingdom", seats, {}, "5", app.library)))
    cover = app.scene
    assert isinstance(cover, CoverScene)
    app.frame([press(pygame.K_ESCAPE)], FRAME_MS)
    assert app.dialog is not None and app.scene is cover
    app.dialog.take(next(c for c in app.dialog.choices if c.label == "Settings"))
    app.frame([], FRAME_MS)
    app.pop()
    assert app.scene is cover
    app.frame([press(pygame.K_ESCAPE)], FRAME_MS)
    app.dialog.take(next(c for c in app.dialog.choices if c.label == "Leave the match"))
    assert not isinstance(app.scene, (PlayScene, CoverScene))


def play(app: App, key: str, number: int, steps: int, monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch(app, monkeypatch)
    table = Table(app, key, number, watch)
    for _ in range(steps):
        if not table.step():
            break
    assert app.faults == 0
    return watch


@pytest.mark.parametrize("key", drawn_games())
def test_every_change_of_hands_lies_under_a_cover(
    app: App, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = play(app, key, 2, 70, monkeypatch)
    print(f"{key}: {watch.changes} changes of hands, {watch.covers} covers")
    assert watch.covers >= watch.changes
    assert watch.changes >= 2 or the(PlayScene, app.scene).table.cover == "moment"


@pytest.mark.slow
@pytest.mark.parametrize("key", drawn_games())
@pytest.mark.parametrize("tenth", range(10))
def test_every_change_of_hands_of_a_hundred_matches_a_game_lies_under_a_cover(
    app: App, key: str, tenth: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    changes = covers = 0
    for number in range(10 * tenth, 10 * tenth + 10):
        watch = play(app, key, number, 150, monkeypatch)
        changes, covers = changes + watch.changes, covers + watch.covers
        monkeypatch.undo()
    print(f"{key}: {changes} changes of hands, {covers} covers")
    assert covers >= changes


def test_a_secret_of_the_next_person_is_for_that_persons_eyes(app: App) -> None:
    """A forced choice may show it right after somebody else's: whoever chose looks away first."""
    running = Running.new("bounce_bunny_bounce", [human("Anna", 0), human("Ben", 1)], {}, "5")
    covers: list[Player] = []
    viewing = Viewing(running, "moment", lambda seat, words: covers.append(seat), lambda: None)
    viewing.follow()
    chose = viewing.seat
    assert chose is not None
    other = 1 - chose
    secret = Event("card_spied", other, "card:3", face=4, witnesses=(other,))
    batch = Batch(0, (Moment(secret, running.match.state),))
    assert viewing.before(batch) and covers == [other] and viewing.seat == other
