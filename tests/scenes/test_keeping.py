"""What looking back gives away: record, text and film as files, a moment as text, bookmarks."""

from __future__ import annotations

import builtins
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pygame
import pytest

from tabletop.scenes.app import App
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.practice.bookmarks import BookmarksScreen
from tabletop.scenes.study import keep
from tabletop.scenes.study.eyes import OPEN
from tabletop.scenes.study.film import Film
from tabletop.scenes.study.scene import StudyScene
from tabletop.scenes.study.strips import Strip, Strips
from tabletop.scenes.study.words import say
from tabletop.session import bookmarks
from tabletop.session.foreign import read_match
from tabletop.session.running import Running
from tabletop.session.seats import rabbit
from tabletop.session.walk import Walk
from tests.scenes.support import SCREENS, by_lot, click, key, looked_back, match, open_app, settle
from tests.typed import some, the

CTRL = pygame.KMOD_CTRL


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = open_app(tmp_path)
    yield made
    made.close()


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was put on the clipboard, the last thing last."""
    held = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", held.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: held[-1])
    return held


def study(app: App, ply: int | None = None) -> StudyScene:
    app.go(StudyScene(app, looked_back(match(app.library, ply=ply))))
    scene = settle(app)
    assert isinstance(scene, StudyScene)
    return scene


def said(app: App) -> str:
    settle(app)
    return app.notice.text


def test_the_record_that_is_saved_is_the_match(app: App) -> None:
    scene = study(app)
    scene.keeping.record()
    path = scene.keeping.path(".jsonl")
    assert str(path.resolve()) in said(app)
    assert read_match(path).match.state.digest() == scene.review.running.match.state.digest()


def answer(app: App, number: int) -> None:
    """Takes that choice of the question that lies there."""
    settle(app)
    some(some(some(app.dialog).controls).find(f"choice:{number}")).act()
    settle(app)


def test_the_record_of_a_match_that_goes_on_is_saved_when_that_is_meant(app: App) -> None:
    """It holds what lies face down; taking it to another machine is allowed all the same."""
    running = match(app.library, ply=9)
    app.go(StudyScene(app, looked_back(running)))
    keeping = the(StudyScene, app.scene).keeping
    for number, there in ((1, False), (0, True)):
        keeping.record()
        assert "all that is hidden" in some(app.dialog).words
        answer(app, number)
        assert keeping.path(".jsonl").exists() == there
    assert read_match(keeping.path(".jsonl")).match.state.digest() == running.match.state.digest()


@pytest.mark.parametrize("where", ["play", "looking back", "bookmarks", "saved matches"])
def test_wherever_a_match_that_goes_on_is_taken_along_it_is_asked_first(
    app: App, clipboard: list[str], where: str
) -> None:
    running = match(app.library, ply=9)
    ctrl_c = [key(pygame.K_c, CTRL)]
    if where == "play":
        app.go(PlayScene(app, running))
        settle(app)
        app.frame(ctrl_c, 16.0)
    elif where == "looking back":
        app.go(StudyScene(app, looked_back(running)))
        app.frame(ctrl_c, 16.0)
    elif where == "bookmarks":
        kept = bookmarks.mark(running, 4, 5.0)
        app.open("bookmarks")
        some(app.scene.controls.find(f"copy:{kept.match}:4")).act()
    else:
        app.open("saves")
        some(app.scene.controls.find(f"export:{running.id}")).act()
    assert "what luck is still to come" in some(app.dialog).words
    assert clipboard == [""] and not (app.library.path.parent / "matches").exists()
    answer(app, 0)
    if where == "saved matches":
        assert [file.suffix for file in (app.library.path.parent / "matches").iterdir()] == [
            ".jsonl"
        ]
    else:
        assert clipboard[-1].startswith("bunny1:")


def test_what_is_saved_again_gets_a_number_and_replaces_nothing(app: App) -> None:
    scene = study(app)
    folder = scene.keeping.path(".txt").parent
    for _ in range(2):
        scene.keeping.text()
        scene.keeping.record()
    app.open("saves")
    some(app.scene.controls.find(f"export:{scene.review.running.id}")).act()
    stem = scene.keeping.path(".txt").stem
    assert sorted(file.name for file in folder.iterdir()) == [
        f"{stem} 2.jsonl", f"{stem} 2.txt", f"{stem} 3.jsonl", f"{stem}.jsonl", f"{stem}.txt",
    ]  # fmt: skip
    assert any(f"{stem} 3.jsonl" in told for told in (app.notice.text, *app.notice._waiting))


def test_the_text_that_is_saved_has_the_choices_with_their_numbers(app: App) -> None:
    scene = study(app)
    scene.keeping.text()
    text = scene.keeping.path(".txt").read_text("utf-8")
    kinds = {ply: some(found).kind for ply, found in scene.review.verdicts.items()}
    wrong = next(m for m in scene.review.moments if kinds[m.ply] == "mistake")
    assert f"Turn {wrong.turn}, Anna: {wrong.done}. Gives away 10 ± 1 % (mistake)." in text
    assert "choices looked at: " in text


def test_of_a_match_that_goes_on_the_text_tells_nobody_elses_choices(app: App) -> None:
    running = match(app.library, ply=9)
    app.go(StudyScene(app, looked_back(running)))
    keeping = the(StudyScene, app.scene).keeping
    keeping.text()
    text = keeping.path(".txt").read_text("utf-8")
    choices = [line for line in text.splitlines() if line.startswith("Turn ")]
    assert choices and all(", Anna: " in line for line in choices)


@pytest.mark.parametrize("ending", [".gif", ".webp"])
def test_a_film_is_made_while_one_goes_on_looking(app: App, ending: str) -> None:
    from PIL import Image, ImageSequence

    scene = study(app, 12)
    scene.keeping.begin_film(ending)
    scene.step(1)
    for _ in range(2000):
        app.frame([], 16.0)
        if scene.keeping.film is None:
            break
        if scene.keeping.film.made == scene.keeping.film.many:
            time.sleep(0.01)
    with Image.open(scene.keeping.path(ending)) as film:
        many = len(scene.walk_through.stops)
        assert many // 2 < sum(1 for _ in ImageSequence.Iterator(film)) <= many
    assert app.faults == 0


def test_a_film_with_all_open_shows_what_the_others_hold_below_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = Running.new("killer_bunnies", [rabbit("easy", seat) for seat in range(3)], {}, "1")
    by_lot(running, Random(1), 60)
    laid: list[Strip] = []
    lay = Strips.lay

    def noted(self: Strips, *args: Any) -> list[Strip]:
        laid[:] = lay(self, *args)
        return laid

    monkeypatch.setattr(Strips, "lay", noted)
    walk = Walk(running)
    for viewer in (OPEN, None):
        laid.clear()
        film = Film(running, tmp_path / "film.gif", viewer)
        while film.more():
            shown = walk.chooser(film.made - 1)
            if viewer == OPEN and shown >= 0:
                assert {strip.held.seat for strip in laid} == {0, 1, 2} - {shown}
                assert all(strip.row.bottom <= 520 for strip in laid)
        assert bool(laid) == (viewer == OPEN)
        assert not laid or sum(len(strip.cards) for strip in laid) > 4


def test_who_leaves_before_a_film_is_whole_is_told_that_there_is_none(app: App) -> None:
    scene = study(app, 12)
    scene.keeping.begin_film(".gif")
    scene.leave()
    assert said(app) == say("film.left") and scene.keeping.film is None
    assert not scene.keeping.path(".gif").exists()


@pytest.mark.parametrize("ending", [".gif", ".webp"])
@pytest.mark.parametrize("how", ["stopped", "left"])
def test_a_film_that_is_broken_off_while_it_is_written_leaves_nothing(
    app: App, ending: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writing a long match takes minutes: it says how far it is, and can be stopped."""
    scene = study(app, 12)
    told: list[str] = []
    monkeypatch.setattr(scene.keeping, "_tell", told.append)
    hold, held = Event(), Event()
    wrote = Film._wrote

    def slowly(self: Film, number: int) -> None:
        wrote(self, number)
        if number == 2:
            held.set()
            hold.wait(60)

    monkeypatch.setattr(Film, "_wrote", slowly)
    monkeypatch.setattr(keep, "TOLD", 1)
    scene.keeping.begin_film(ending)
    while scene.keeping._writing is None:
        app.frame([], 16.0)
    held.wait(60)
    app.frame([], 16.0)
    many = some(scene.keeping.film).many
    assert told[-1] == f"The film: 2 of {many} pictures are written."
    assert f"The film: 3 of {many} pictures are made." in told
    writing = some(scene.keeping._writing)
    if how == "stopped":
        app.frame([key(pygame.K_e)], 16.0)
        labels = [choice.label for choice in some(app.dialog).choices]
        assert "Save as GIF" not in labels
        answer(app, labels.index("Stop the film"))
        assert said(app) == say("film.stopped")
    else:
        scene.leave()
        assert said(app) == say("film.left")
    hold.set()
    writing.join(60)
    assert scene.keeping.film is None and list(scene.keeping.path(ending).parent.iterdir()) == []


@pytest.mark.usefixtures("painted")
def test_a_film_has_one_palette_so_that_what_stays_the_same_is_stored_once(tmp_path: Path) -> None:
    """With a palette of its own for each picture all of it was new each time."""
    from PIL import Image, ImageSequence

    film = Film(match(None, ply=12), tmp_path / "film.gif", 0)
    while film.more():
        pass
    film.write()
    with Image.open(film.out) as read:
        seen = [picture.convert("RGB") for picture in ImageSequence.Iterator(read)]
    corners = {picture.crop((0, 500, 30, 520)).tobytes() for picture in seen}
    assert len(seen) > 5 and len(corners) == 1
    assert film.out.stat().st_size < len(seen) * 40_000


def test_without_pillow_one_sentence_says_what_to_do(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = study(app)
    real = builtins.__import__

    def without(name: str, *args: Any, **named: Any) -> Any:
        if name == "PIL":
            raise ImportError(name)
        return real(name, *args, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    scene.keeping.begin_film(".gif")
    assert said(app) == "Films need the package Pillow: pip install 'bunny-tabletop[film]'."
    assert scene.keeping.film is None


def test_a_folder_that_cannot_be_written_is_said_in_a_sentence(app: App) -> None:
    scene = study(app)
    path = scene.keeping.path(".txt")
    path.parent.touch()
    scene.keeping.text()
    assert said(app).startswith(f"{path} cannot be written")


def test_a_moment_is_bookmarked_by_key_and_found_again(app: App) -> None:
    scene = study(app)
    moment = scene.review.moments[3]
    scene.go_to_ply(moment.ply)
    app.frame([key(pygame.K_b, CTRL)], 16.0)
    [found] = bookmarks.listed(app.library)
    assert found.kept.ply == moment.ply
    assert found.kept.name == f"Turn {moment.turn}, Anna chooses"
    app.open("bookmarks")
    screen = settle(app)
    row = some(screen.controls.find(f"open:{found.kept.match}:{moment.ply}"))
    app.frame(click(row.rect.center), 16)
    assert isinstance(app.scene, StudyScene)
    assert app.scene.walk_through.stops[app.scene.stop] == moment.ply


def bookmarked(app: App) -> BookmarksScreen:
    SCREENS["bookmarks"](app)
    scene = settle(app)
    assert isinstance(scene, BookmarksScreen) and len(scene.found) == 2
    return scene


def test_a_bookmark_is_called_otherwise_and_keeps_its_name_when_none_is_written(app: App) -> None:
    scene = bookmarked(app)
    for name, shown in ((" Here  it turned ", "Here it turned"), ("   ", "Here it turned")):
        kept = scene.found[0].kept
        some(the(Entry, scene.controls.find(f"name:{kept.match}:{kept.ply}")).done)(name)
        assert scene.found[0].kept.name == shown


def test_a_bookmark_goes_when_that_is_meant_and_with_its_match(app: App) -> None:
    """It is asked first, as of a line and a match: the button lies beside others."""
    scene = bookmarked(app)
    kept = scene.found[0].kept
    for answer, left in ((1, 2), (0, 1)):
        some(scene.controls.find(f"drop:{kept.match}:{kept.ply}")).act()
        settle(app)
        assert app.dialog is not None and kept.name in app.dialog.title
        button = some(some(app.dialog.controls).find(f"choice:{answer}"))
        app.frame(click(button.rect.center), 16.0)
        assert app.dialog is None and len(bookmarks.listed(app.library)) == left
    app.library.delete(kept.match)
    scene.rebuild()
    assert scene.found == [] and scene.controls.find("paste") is not None


def test_a_moment_that_was_undone_is_named_and_the_match_is_not_touched(app: App) -> None:
    running = match(app.library, ply=12)
    kept = bookmarks.mark(running, running.ply, 5.0)
    running.undo()
    app.open("bookmarks")
    app.attempt(some(app.scene.controls.find(f"open:{kept.match}:{kept.ply}")).act)
    assert said(app) == "The match was undone to before this moment; Redo brings it again."
    assert isinstance(app.scene, BookmarksScreen)


def test_a_bookmark_behind_choices_that_were_made_otherwise_is_gone(app: App) -> None:
    running = match(app.library, ply=12)
    bookmarks.mark(running, 2, 4.0)
    bookmarks.mark(running, running.ply, 5.0)
    running.undo()
    seat = running.actors()[0]
    for action in running.legal(seat):
        if action != running.match.future[0].action:
            running.submit(seat, action)
            break
    assert [each.kept.ply for each in bookmarks.listed(app.library)] == [2]


@pytest.mark.parametrize("where", ["practice", "bookmarks", "menu"])
def test_a_moment_copied_in_looking_back_is_pasted_and_played(
    app: App, clipboard: list[str], where: str
) -> None:
    scene = study(app)
    moment = scene.review.moments[2]
    scene.go_to_ply(moment.ply)
    app.frame([key(pygame.K_c, CTRL)], 16.0)
    assert clipboard[-1].startswith("bunny1:")
    app.open(where)
    app.frame([key(pygame.K_v, CTRL)], 16.0)
    assert app.scene.route == "play"
    assert the(PlayScene, app.scene).running.match.state.digest() == moment.state.digest()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text[:40] + ("A" if text[40] != "A" else "B") + text[41:],
         "A letter of this position was changed or is missing; copy it again."),
        (lambda text: "Dear Anna", "There is no position on the clipboard"),
        (lambda text: text[:-30], "A letter of this position was changed or is missing"),
    ],
)  # fmt: skip
def test_a_text_that_is_no_sound_position_opens_nothing_and_says_so(
    app: App, clipboard: list[str], change: Any, words: str
) -> None:
    scene = study(app)
    scene.keeping.copy()
    clipboard.append(change(clipboard[-1]))
    app.open("practice")
    before = len(app.library.saved())
    some(app.scene.controls.find("paste")).act()
    assert app.scene.route == "practice" and len(app.library.saved()) == before
    texts = [app.notice.text, *app.notice._waiting]
    assert any(text.startswith(words) for text in texts)


def test_everything_is_asked_for_with_one_key(app: App) -> None:
    scene = study(app)
    app.frame([key(pygame.K_e)], 16.0)
    labels = [choice.label for choice in some(app.dialog).choices]
    assert labels == [
        "Bookmark this moment", "Copy it as text", "Save the record", "Save as text", "Save as GIF",
        "Save as WebP", "Go on looking",
    ]  # fmt: skip
    assert scene.controls.find("keep") is not None
