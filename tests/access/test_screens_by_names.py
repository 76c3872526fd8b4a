"""Screens gone through by names alone: what a listener hears is enough to ask for what comes next.

Nothing here knows a place or a key of anything: everything is asked for by what it is called or, on
a table, by what it does, and has to be called so once only.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabletop.ai.analyst import Analyst
from tabletop.core.registry import games
from tabletop.scenes.access.items import BUTTON, DIALOG, Item, lines, walk
from tabletop.scenes.access.reader import label_of
from tabletop.scenes.access.screens import window
from tabletop.scenes.access.tables import say
from tabletop.scenes.app import App
from tabletop.scenes.keys.keysets import HARD
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.play.tutor import LEVELS
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.puzzles import puzzles_of
from tabletop.session.seats import human, rabbit
from tests.robots import begin
from tests.scenes.support import GAME, SCREENS, open_app, settle, weighed
from tests.scenes.test_practice import opened
from tests.scenes.test_tutor import Scripted
from tests.typed import some, the

MOST_FRAMES = 200


def called(item: Item) -> str:
    """The name a reader knows it by: a button's tells what it holds."""
    return label_of(item) if item.role == BUTTON else item.name


class Listener:
    """Somebody who hears the screen before them and asks for things by name."""

    def __init__(self, app: App) -> None:
        self.app = app

    def told(self) -> list[Item]:
        return [item for _, item, _ in walk(window(self.app))]

    def heard(self) -> str:
        """What speaks by itself, a dialog's title with it."""
        spoken = [item for item in self.told() if item.live or item.role == DIALOG]
        return " ".join(item.name for item in spoken)

    def usable(self) -> list[Item]:
        return [i for i in self.told() if i.enabled and (i.act or i.step or i.write)]

    def called(self, words: str) -> Item:
        """The one usable thing of that name, or that does this."""
        usable = self.usable()
        found = [item for item in usable if called(item) == words]
        found = found or [item for item in usable if item.about == words]
        assert found, f"nothing is called {words}:\n" + "\n".join(lines(window(self.app)))
        assert len(found) == 1, f"{len(found)} things are called {words}"
        return found[0]

    def beginning(self, words: str) -> str:
        """The name of the one usable thing that begins so."""
        (name,) = {called(item) for item in self.usable() if called(item).startswith(words)}
        return name

    def press(self, words: str) -> None:
        some(self.called(words).act)()
        settle(self.app)

    def turn(self, words: str, by: int = 1) -> str:
        """A step of what holds a value, and what it holds then."""
        some(self.called(words).step)(by)
        settle(self.app)
        return self.called(words).value

    def write(self, words: str, text: str) -> None:
        some(self.called(words).write)(text)
        settle(self.app)

    def until(self, come: Callable[[], bool]) -> None:
        """Waits for something that is told."""
        for _ in range(MOST_FRAMES):
            if come():
                return
            self.app.frame([], 50.0)
        raise AssertionError(f"it never came; heard last: {self.heard()}")

    def choose(self, words: str) -> None:
        """Does on the table what is called so: itself, or a piece of it and then what is new."""
        playing = the(PlayScene, self.app.scene).running
        ply = playing.ply
        for _ in range(4):
            before = {item.name for item in self.usable()}
            self.press(words)
            self.until(lambda: not self.busy())
            usable = self.usable()
            fresh = [i.name for i in usable if i.name not in before or i.about == PUT]
            fresh = [name for name in fresh if not name.startswith("Undo")]
            if playing.ply > ply or not fresh:
                return
            # What came newly is nearer the end than a further piece; what is taken up is last.
            other = [name for name in fresh if not name.endswith(TAKEN)]
            words = [*[name for name in other if name not in before], *other, *fresh][0]

    def busy(self) -> bool:
        """Whether pictures are still shown of what was done."""
        scene = self.app.scene
        return isinstance(scene, PlayScene) and scene.director.busy

    def dialog(self) -> str:
        """Waits for a question, and what it is called."""
        self.until(lambda: any(item.role == DIALOG for item in self.told()))
        return next(item.name for item in self.told() if item.role == DIALOG)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = open_app(tmp_path, speed=0, ai_pace=0, confirmations=False)
    yield made
    made.close()


def at_menu(app: App) -> Listener:
    """The program as it begins; what a screen offers to whoever is new there is declined."""
    SCREENS["menu"](app)
    settle(app)
    return Listener(app)


def at_practice(app: App) -> Listener:
    me = at_menu(app)
    me.press("Practice")
    me.press("Skip")
    return me


# ------------------------------------------------------------------------------------ practice


OPENS, PUT, TAKEN = say("opens"), say("puts"), say("taken", thing="")
BESIDE = ("Bar", "What happened")
"""Parts of a table's screen that no choice is made in."""


def first_choice(me: Listener) -> str:
    """What the first thing does that is offered on the table."""
    for zone in window(me.app).parts:
        for _, item, _ in walk(zone) if zone.name not in BESIDE else ():
            if item.act and item.enabled and item.about != OPENS:
                return item.name if item.about in ("", PUT) else item.about
    raise AssertionError("nothing can be done")


def try_the_best(me: Listener) -> str:
    """Asks for the answer, and does what is told; the title of what is said then."""
    me.press("Show me")
    best = me.dialog()
    assert best.startswith("Best: ")
    me.press("Try it")
    me.choose(best.removeprefix("Best: "))
    return me.dialog()


PUZZLED = [key for key in sorted(on_the_shelf()) if puzzles_of(games()[key])[0]]


@pytest.mark.parametrize("game", PUZZLED)
def test_a_puzzle_is_opened_tried_told_and_solved_by_what_was_told(app: App, game: str) -> None:
    me = at_practice(app)
    me.press("All puzzles")
    me.press(me.beginning(f"{games()[game].info.name}, Gentle: 0 of "))
    assert "One choice is better than all others. Which?" in me.heard()
    said = tried(me)
    if said == "Another one is better":
        assert "One choice wins at least " in me.heard()
        said = try_the_best(me)
    assert said == "Well found!" and "more than any other choice." in me.heard()
    me.press("Next")
    assert "One choice is better than all others. Which?" in me.heard()


@pytest.fixture
def after_mistakes(tmp_path: Path) -> Iterator[App]:
    """Two finished matches, the first choices of the person in each of which were mistakes."""
    made = opened(tmp_path, games=2)
    made.settings.speed = made.settings.ai_pace = 0
    made.settings.confirmations = False
    yield made
    made.close()


def test_exercises_are_done_one_after_the_other_and_how_many_were_found_is_told(
    after_mistakes: App,
) -> None:
    after_mistakes._analyst = Analyst("inline")
    me = at_practice(after_mistakes)
    told = [item.name for item in me.told()]
    assert any(name.startswith("Bounce Bunny Bounce: gave away 20 ± ") for name in told)
    assert any(name.startswith("6 exercises are due") for name in told)
    me.press("Begin, 6 exercises")
    for number in range(6):
        said = tried(me)
        if said == "There is a better one":
            assert re.search("It gives away [0-9]+ ± ", me.heard())
            said = try_the_best(me)
        assert said == "Well found!" and "as good as any" in me.heard()
        me.press("Next" if number < 5 else "Done")
    assert "Done: " in me.heard() and " of 6 found at the first try." in me.heard()
    assert me.called("Solve it")


def tried(me: Listener) -> str:
    """Makes the first choice of the table; what is said of it."""
    me.choose(first_choice(me))
    return me.dialog()


# ------------------------------------------------------------------------------------ settings


def test_settings_are_found_by_their_names_changed_and_heard_changed(app: App) -> None:
    me = at_menu(app)
    me.press("Settings")
    before = me.called("Size of everything").value
    assert me.turn("Size of everything") != before
    me.press("Seeing")
    assert me.called("Seeing").on and me.called("High contrast").on is False
    me.press("High contrast")
    assert me.called("High contrast").on is True and app.settings.contrast
    me.press("Hearing")
    assert me.called("Sounds").value == "70 %"
    assert me.turn("Sounds", -1) == "65 %" and app.settings.volume == 65
    me.press("Back")
    assert me.called("Practice")


# ---------------------------------------------------------------------- decks and tournaments


KILLER = "Killer Bunnies Odyssey"


def at_set_up_of_killer(app: App) -> Listener:
    me = at_menu(app)
    me.press(f"{KILLER}: 2 to 4 players")
    return me


def test_a_card_is_put_into_a_deck_and_the_deck_is_there_again_by_its_name(app: App) -> None:
    me = at_set_up_of_killer(app)
    me.press("Build a deck")
    me.press("Look round alone")
    assert me.called("Wind-Up Bunny").value == "0 in the deck"
    assert me.turn("Wind-Up Bunny") == "1 in the deck"
    said = [called(item) for item in me.told()]
    assert "1 card" in said and "Wind-Up Bunny: 1 in the list" in said
    me.write("Name of the list", "Clockwork")
    me.press("Back to set-up")
    me.press("Build a deck")
    me.press("Open a list")
    assert me.dialog() == "Which list?"
    assert all(item.name for item in me.told())
    me.press("Start from Storm Syndicate")
    me.press("Open a list")
    me.press("Clockwork")
    assert me.called("Name of the list").value == "Clockwork"
    assert me.called("Wind-Up Bunny").value == "1 in the deck"


def test_a_tournament_is_set_up_by_names_and_its_first_match_is_begun(app: App) -> None:
    me = at_set_up_of_killer(app)
    me.press("Tournament")
    me.press("Look round alone")
    me.write("Name of entrant 2", "Hazel")
    assert me.turn("Level of Hazel") != me.turn("Level of Hazel", -1)
    assert me.turn("Deck of Hazel") == "Barnyard Brigade"
    assert me.turn("Knock-out or league") == "League"
    me.press("Start the tournament")
    assert "League, match 1" in me.heard() or "Round 1" in me.heard(), me.heard()
    said = [item.name for item in me.told()]
    assert "1. Hazel: played 0, won 0, total 0, points 0" in said
    assert {item.name for item in me.usable()} >= {"New tournament", "Play the match"}
    me.press("Play the match")
    assert "Hazel" in " ".join(item.name for item in me.told())
    assert isinstance(app.scene, PlayScene | CoverScene)


# -------------------------------------------------------------------------------------- tutor


def test_a_slip_is_held_heard_and_thought_over_again_by_name(app: App) -> None:
    app.settings.tutor = LEVELS.index("everything")
    app.settings.coach = False
    app._analyst = analyst = Scripted()
    scene = begin(app, GAME, (human("Anna", 0), rabbit("uniform", 1)), "1", {"first_player": "0"})
    me = Listener(app)
    me.until(lambda: scene.deciding is not None and len(scene.legal()) > 2)
    best, slip, *_ = scene.legal()
    words = scene.desk.words.describe(slip, scene.view, scene.running.names)
    ply = scene.running.ply
    for way in ("Think again", "Play it all the same"):
        me.press(words)
        analyst.answer(weighed(((best,), 0.7), ((slip,), 0.66)))
        settle(app)
        assert f"“{words}” gives away about 4 ± 1 %." in me.heard()
        assert scene.running.ply == ply
        me.press(way)
        assert "gives away" not in me.heard()
        assert (scene.running.ply > ply) == (way != "Think again")


# ----------------------------------------------------------------------------- looking back


def test_looking_back_each_mistake_is_gone_to_by_its_name_and_what_is_said_is_heard(
    after_mistakes: App,
) -> None:
    me = at_practice(after_mistakes)
    won = [item.about for item in me.usable() if item.name == "Study"]
    assert len(set(won)) == 2, won
    me.press(won[0])
    assert ", turn 1: " in me.heard()
    while not me.called("Which choices").value.startswith("Costly"):
        me.turn("Which choices")
    wrong = [i.name for i in me.usable() if i.name.startswith("Anna, turn") and "−20 ± " in i.name]
    assert len(wrong) == 3
    for name in wrong:
        me.press(name)
        done = name.partition(";")[0]
        assert done in me.heard() and "gives away 20 ± 1 %" in me.heard()
    me.press(wrong[0])
    for name in wrong[1:]:
        me.press(f"The mistake after (Shift{HARD}+{HARD}Page{HARD}down)")
        assert name.partition(";")[0] in me.heard()
    me.press(f"The mistake before (Shift{HARD}+{HARD}Page{HARD}up)")
    assert wrong[1].partition(";")[0] in me.heard()
    before = me.heard()
    me.press("The choice after (.)")
    me.until(lambda: me.heard() != before)
    me.press("The choice before (,)")
    me.until(lambda: me.heard() == before)
