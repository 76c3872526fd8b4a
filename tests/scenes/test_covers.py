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

from tabletop.core.event import UNKNOWN, Event
from tabletop.core.game import Player
from tabletop.core.match import Moment
from tabletop.core.registry import games
from tabletop.games.killer_bunnies.table.board import Table as Arena
from tabletop.games.killer_bunnies.table.fights import DICE
from tabletop.scenes.app import App
from tabletop.scenes.matches.opening import open_match
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.play.viewing import Screen, Viewing
from tabletop.scenes.results.count import CountScene
from tabletop.scenes.results.scene import ResultsScene
from tabletop.session.batch import Batch
from tabletop.session.customs import Customs
from tabletop.session.running import Running
from tabletop.session.seats import Person, human, rabbit
from tabletop.session.secrecy import sees_more
from tests.mixes import sampled
from tests.robots import FRAME_MS, drawn_games, motion, open_hand, press, settle
from tests.scenes.lookers import leaks
from tests.typed import some, the

pytestmark = pytest.mark.usefixtures("painted")

SIZES = ((960, 600), (1280, 720))
FOR_ALL = {
    "bounce_bunny_bounce": (),
    "bunny_bidding": ("majority_found", "bid_counted", "round_won", "tile_won", "tile_turned_up"),
    "bunny_boom": ("game_ended", "hand_counted"),
    "bunny_kingdom": (
        "card_played", "hands_passed", "fief_harvested", "harvest_counted", "parchments_revealed",
        "hand_dealt",
    ),
    "killer_bunnies": ("start_rolled", "defence_rolled", "pile_shuffled"),
}  # fmt: skip
EVERY = 7
"""One frame of so many is searched whole; the watch over whose knowledge is drawn sees each."""
READ = (pygame.K_F2, pygame.K_F3, pygame.K_F4, pygame.K_F5, pygame.K_F6, pygame.K_F8)


class Watch:
    """Looks at every frame before it is drawn.

    Attributes:
        holder: who has opened a hand last; None before the first, and from when the table lay
            still without secrets, as everybody may look then.
        changes: how often a frame showed another person's secrets than the person's before.
        covers: how often a hand was opened, on a cover or on the public table.
        shared: how many frames showed what belongs to all.
        publics: how often the public table was left by its button.
        looked: how many frames were searched for facts that not all who looked may know.
    """

    def __init__(self, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
        self.app = app
        self.holder: Player | None = None
        self.changes = self.covers = self.looked = self.publics = self.shared = 0
        self._frames = 0
        self._shown: Player | None = None
        self._pressing: Player | None = None
        draw = app.draw

        def watched() -> bool:
            self.look()
            return draw()

        monkeypatch.setattr(app, "draw", watched)

    def look(self) -> None:
        scene = self.app.scene
        below = next((s for s in reversed(self.app._scenes) if isinstance(s, PlayScene)), None)
        if below is not None and below.running.hot_seat and scene.route in ("play", "cover"):
            self._frames += 1
            if self._frames % EVERY == 0:
                assert (leak := leaks(self.app, below)) == "", leak
                self.looked += 1
        if not isinstance(scene, PlayScene) or not scene.running.hot_seat:
            return
        event = scene.director.event
        shows = event is not None and (event.face != UNKNOWN or event.detail)
        if event is not None and shows and event.witnesses and len(event.witnesses) == 1:
            assert self.holder in event.witnesses, "one person's secret is shown to another"
        if scene.table.cover != "turn":
            return
        if event is not None and self._belongs_to_all(scene, event.kind):
            assert scene.desk.viewing.screen is Screen.PUBLIC, f"{event.kind} over an open hand"
            self.shared += 1
        shown = scene.director.view.viewer
        if shown is None or not sees_more(scene.running, shown):
            self.holder = self.holder if scene.director.busy else self._pressing
            return
        assert shown == self.holder, "another hand lies open"
        if shown != self._shown:
            self.changes += self._shown is not None
            self._shown = shown

    def _belongs_to_all(self, scene: PlayScene, kind: str) -> bool:
        """Returns True for the events in FOR_ALL and for a computer's turn."""
        running, mover = scene.running, scene.desk.mover
        computer = mover >= 0 and not running.seats[mover].human
        turn = computer and running.match.game.often is None
        return not running.over and (turn or kind in FOR_ALL.get(running.match.game.info.key, ()))

    def opens(self, holder: Player) -> None:
        """The right person opens their hand, on a cover or on the public table."""
        self.holder = self._pressing = holder
        self.covers += 1
        open_hand(self.app)
        self._pressing = None


T = TypeVar("T")


class Table:
    """Random play of several people at one screen, with all that may change who looks at it."""

    def __init__(
        self, app: App, key: str, number: int, watch: Watch, calm: bool = False
    ) -> None:
        """`calm` people choose and pass the screen on, and do nothing else."""
        players, options = sampled(key, number)
        self.app, self.watch, self.calm = app, watch, calm
        self.rng = Random(f"{key}/{number}")
        seats = [human(f"Person {figure}", figure) for figure in range(players)]
        for seat in range(2, players) if number % 2 else ():
            seats[seat - number % 3] = rabbit("uniform", seat - number % 3)
        app.settings.persons = {} if number % 3 else {"Person 1": Person(scale=130)}
        customs = Customs(forced=number % 3 > 0, free_undo=number % 4 != 3)
        running = Running.new(key, seats, options, f"cover/{number}", app.library, customs=customs)
        for _ in range(0 if calm else int(self.rng.random() * 60)):
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
        if isinstance(top, CountScene):
            top.end()
            top.onward()
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
        lot = 1.0 if self.calm else self.rng.random()
        if lot < 0.1:
            self._resize()
        elif lot < 0.2:
            self._key(pygame.K_ESCAPE)
            assert self.app.dialog is not None, "there is no way out but opening the cover"
        elif lot < 0.25:
            self._key(pygame.K_F1)
        else:
            self.watch.opens(self.scene.running.names.index(cover.name))

    def _at_table(self) -> None:
        scene, lot = self.scene, 1.0 if self.calm else self.rng.random()
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
        elif lot < 0.46:
            self._key(self._any(READ))
        elif lot < 0.5:
            pos = (int(self.rng.random() * 1280), int(self.rng.random() * 720))
            self.app.frame([motion(pos)], FRAME_MS)
        elif scene.desk.viewing.public:
            if scene.desk.viewing.asked() is not None and not scene.director.busy:
                self._go_on(scene)
        elif scene.deciding is not None:
            scene.choose(self._any(scene.legal()))
        elif scene.running.over and not scene.director.busy:
            scene.results()

    def _go_on(self, scene: PlayScene) -> None:
        """On from the public table; a third of the questions there somebody answers."""
        waiting, following = scene.desk.viewing.answerers, scene.desk.viewing.following
        self.watch.publics += 1
        if following is not None:
            if scene.look.open:
                self._key(pygame.K_ESCAPE)  # or the press that opens would only close it
            self.watch.opens(following)
        elif not waiting:
            self._key(pygame.K_RETURN)
        elif self.rng.random() < 0.3:
            scene.people.answers(self._any(waiting))
        else:
            scene.people.nobody_answers(self.rng.random() < 0.5)

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
    open_hand(app)
    assert app.scene is scene
    seen = set()
    while scene.director.busy:
        event = scene.director.event
        if event is not None and event.kind == "card_spied":
            seen.add((event.witnesses, event.face >= 0))
        app.frame([], FRAME_MS)
    assert seen == {((scene.viewer,), True)}
    told = [line.text for line in scene.log._lines]
    assert any("Nobody else sees it" in text for text in told), "all look on again"
    assert not any(" sees " in text.split(".")[0] for text in told)


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
    app.settings.speed = 4
    table = Table(app, key, number, watch)
    for _ in range(steps):
        if not table.step():
            break
    assert app.faults == 0
    return watch


@pytest.mark.parametrize("key", [key for key in drawn_games() if games()[key].info.hidden])
def test_every_change_of_hands_lies_under_a_cover(
    app: App, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = play(app, key, 2, 110, monkeypatch)
    print(f"{key}: {watch.changes} changes of hands, {watch.covers} covers, {watch.looked} frames")
    assert watch.covers >= watch.changes and watch.looked > 5
    assert watch.changes >= 2 or the(PlayScene, app.scene).table.cover == "moment"


@pytest.mark.parametrize("key", [key for key, kinds in FOR_ALL.items() if kinds])
def test_what_belongs_to_all_is_shown_while_every_hand_lies_shut(
    app: App, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.settings.speed = 4
    watch = Watch(app, monkeypatch)
    number = 0 if key == "killer_bunnies" else 1  # people alone declare what they collect
    table = Table(app, key, number, watch, calm=True)
    for _ in range(400):
        if watch.shared > 3 or not table.step():
            break
    assert watch.shared and app.faults == 0


@pytest.mark.slow
@pytest.mark.parametrize("key", drawn_games())
@pytest.mark.parametrize("tenth", range(20))
def test_every_change_of_hands_of_two_hundred_matches_a_game_lies_under_a_cover(
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

    class Shown:
        covered = False

        def lay_cover(self, seat: Player, words: str) -> None:
            covers.append(seat)

        def show_viewer(self, view: object = None) -> None:
            """Nothing is drawn here."""

    viewing = Viewing(running, "moment", {}, Shown())
    viewing.follow()
    chose = viewing.seat
    assert chose is not None
    other = 1 - chose
    secret = Event("card_spied", other, "card:3", face=4, witnesses=(other,))
    batch = Batch(0, (Moment(secret, running.match.state),))
    assert viewing.before(batch) and covers == [other] and viewing.seat == other


def test_going_back_waits_until_everybody_has_looked(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question may have been asked before the public table opened below it."""
    table = Table(app, "bunny_kingdom", 1, Watch(app, monkeypatch), calm=True)
    while not table.scene.desk.viewing.public:
        assert table.step()
    scene, ply = table.scene, table.scene.running.ply
    scene.aids.undo_to(0)
    assert scene.running.ply == ply > 0


def test_after_going_back_to_a_bare_table_a_cover_comes_again(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the deal nothing is hidden, so that everybody may look at what is chosen there."""
    watch = Watch(app, monkeypatch)
    table = Table(app, "bunny_kingdom", 108, watch, calm=True)
    for covers in (1, 2):
        while watch.covers < covers:
            assert table.step()
        assert table.scene.deciding == 0
        table.scene.aids.undo()
        assert not sees_more(table.scene.running, 0)


@pytest.mark.parametrize("key", [key for key, kinds in FOR_ALL.items() if kinds])
def test_a_card_under_the_pointer_is_told_of_no_more_when_everybody_looks(
    app: App, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither does its preview stay, nor does its close look come."""
    table = Table(app, key, 0, Watch(app, monkeypatch), calm=True)
    scene = table.scene
    while app.scene is not scene or scene.deciding is None or not scene.table.held(scene.view):
        assert table.step()
    for card in scene.table.held(scene.view):
        app.frame([motion(some(scene.table.rect(card)).center)], FRAME_MS)
        assert scene.hand.pointed
        scene.desk.viewing.gather("the count")
        settle(app, scene, lambda: not scene.director.busy)
        table._key(pygame.K_i)
        assert scene.desk.viewing.screen is Screen.PUBLIC and not scene.look.open
        assert leaks(app, scene) == "", card
        table.watch.opens(some(scene.desk.viewing.following))


def test_what_lies_on_the_public_table_may_be_pointed_at_and_nothing_else_is_told(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fief's preview is everybody's; that of a card in somebody's hand is found."""
    table = Table(app, "bunny_kingdom", 11, Watch(app, monkeypatch), calm=True)
    scene = table.scene
    while not scene.desk.viewing.public or scene.director.busy or max(scene.view.owner) < 0:
        assert table.step()
    space = next(space for space, owner in enumerate(scene.view.owner) if owner >= 0)
    app.frame([motion(some(scene.table.rect(f"space:{space}")).center)], FRAME_MS)
    assert scene.hand.pointed == f"space:{space}" and leaks(app, scene) == ""
    secret = scene.table.held(scene.running.view(scene.running.humans[0]))
    scene.table.point(secret[0])
    assert "preview" in leaks(app, scene)


def test_a_die_on_the_public_table_lies_as_everybody_was_told_that_it_fell(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(app, "killer_bunnies", 0, Watch(app, monkeypatch), calm=True)
    scene, arena = table.scene, table.scene.table
    assert isinstance(arena, Arena)
    while not scene.desk.viewing.public or scene.director.busy or "die" not in arena.nodes.pieces:
        assert table.step()
    assert leaks(app, scene) == ""
    rolls = [event for _, event in scene.running.match.told(None) if event.kind in DICE]
    never = min(set(range(1, 7)) - {roll.face for roll in rolls})
    arena.motions.falls(rolls[0]._replace(face=never))
    arena.motions.show_die()
    assert "die" in leaks(app, scene)
