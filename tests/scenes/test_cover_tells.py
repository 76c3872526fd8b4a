"""A cover tells what everybody saw since one's turn; how much it hides the table agrees on."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from tabletop.core.game import CHANCE
from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.lid import Following, Lid
from tabletop.scenes.play.reading import MOST_READ
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.play.since import MOST, worth_telling
from tabletop.session.customs import HANDS, NEVER, Customs
from tabletop.session.running import Running
from tabletop.session.seats import Seat, human, rabbit
from tabletop.table.art import lettering
from tabletop.table.art.papers_shared import PassPlaces, cover, pass_paper
from tests.robots import drawn_games, make_app, press, settle, whole_games
from tests.typed import some

PEOPLE = [human(name, figure) for figure, name in enumerate(("Anna", "Jonas", "Mia"))]
STEPS = 600


def begun(
    folder: Path, game: str, covers: int = 0, third: Seat = PEOPLE[2], seed: str = "5",
    free_undo: bool = False,
) -> tuple[App, PlayScene]:  # fmt: skip
    app = make_app(folder, speed=0)
    customs, seats = Customs(covers=covers, free_undo=free_undo), [*PEOPLE[:2], third]
    seats = seats[: max(games()[game].info.players)]
    scene = PlayScene(app, Running.new(game, seats, {}, seed, app.library, customs=customs))
    app.go(scene)
    return app, scene


def step(app: App, scene: PlayScene, luck: Random) -> None:
    """One thing that the people do, at covers and the public table too."""
    top, viewing = app.scene, scene.desk.viewing
    if isinstance(top, CoverScene):
        top.open()
    elif viewing.public:
        scene.people.open()
    elif scene.deciding is not None:
        scene.choose(luck.choice(list(scene.legal())))
    app.frame([], 50.0)


@pytest.mark.parametrize("game", whole_games())
def test_a_cover_tells_public_lines_in_the_order_of_time_and_shows_them_again(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the paper of the public table that passes the screen on, too."""
    papers: list[Following] = []
    offer = Lid.offer

    def noted(lid: Lid, following: Following | None) -> PassPlaces | None:
        papers.extend([following] if following is not None else [])
        return offer(lid, following)

    monkeypatch.setattr(Lid, "offer", noted)
    app, scene = begun(tmp_path, game)
    luck, told = Random(3), 0
    for _ in range(STEPS):
        top, viewing = app.scene, scene.desk.viewing
        lines = top.since if isinstance(top, CoverScene) else papers[-1].lines if papers else ()
        if lines and top.controls.find("open") is not None:
            public = [line.text for line in scene.running.log(None)]
            texts = [text for _, text in lines]
            assert len(set(texts)) == len(texts) <= MOST and set(texts) <= set(public)
            assert all(text in top.spoken for text in texts if isinstance(top, CoverScene))
            newest = [len(public) - public[::-1].index(text) for text in texts]
            assert newest == sorted(newest), texts
            told += 1
            if told == 3:
                break
        step(app, scene, luck)
    assert told == 3
    if scene.table.cover == "moment":
        assert app.scene.controls.find("show") is None, "it would take the place of the secret"
        return
    next_one = viewing.following if viewing.public else scene.viewer
    ply = scene.running.ply
    app.settings.speed = scene.director.speed = 2
    some(app.scene.controls.find("show")).act()
    assert app.scene is scene and scene.viewer is None and viewing.public
    assert scene.desk.stands_at is None
    settle(app, scene, lambda: not scene.director.busy)
    assert scene.running.ply == ply and scene.director.corrections == 0
    assert viewing.following == next_one
    scene.people.open()
    settle(app, scene, lambda: scene.viewer is not None)
    assert app.scene is scene and scene.viewer == next_one and scene.director.corrections == 0
    app.close()


@pytest.mark.parametrize(
    ("third", "seed"), [(PEOPLE[2], "5"), (rabbit("uniform", 2), "2")], ids=["person", "rabbit"]
)
def test_the_table_stands_still_at_the_hammer_until_somebody_goes_on(
    tmp_path: Path, third: Seat, seed: str
) -> None:
    """A rabbit that plays next waits as well."""
    app, scene = begun(tmp_path, "bunny_bidding", third=third, seed=seed)
    luck = Random(5)
    for _ in range(STEPS):
        if scene.desk.stands_at is not None and (third.human or scene.running.actors() == (2,)):
            break
        step(app, scene, luck)
    shown, now = scene.director.view, scene.running.view(None)
    assert shown.viewer is None and shown != now, "the offer lies there still"
    for _ in range(60):
        app.frame([], 50.0)
    goes_on = some(scene.controls.find("open" if third.human else "go_on"))
    assert scene.director.view == shown and goes_on.enabled
    table: Any = scene.table
    why = dict(table._why)
    assert {"bid_counted"} < {kind for kind, _ in why}
    won = [seat for kind, seat in why if kind == "round_won"]
    assert list(table.winners(shown)) == won and len(won) == 1
    scene.director.speed = 2
    some(scene.controls.find("replay")).act()
    assert scene.director.busy
    settle(app, scene, lambda: not scene.director.busy)
    assert scene.director.view == shown and scene.director.corrections == 0
    assert dict(table._why) == why
    scene.director.speed = 0
    following = scene.desk.viewing.following
    if third.human:
        scene.people.open()
        assert scene.viewer == following
    else:
        scene.people.go_on()
        assert scene.director.view == now and scene.desk.viewing.public
    app.close()


@pytest.mark.parametrize("game", whole_games())
def test_covers_may_hide_hands_alone_or_nothing(tmp_path: Path, game: str) -> None:
    app, scene = begun(tmp_path / "hands", game, HANDS)
    luck, boards = Random(3), 0
    for _ in range(STEPS // 6):
        if scene.running.over:
            break
        sight = app.scene is scene or scene.table.cover == "moment"
        assert sight, "the board stays in sight, but for what one person sees for a moment"
        boards += scene.controls.find("open") is not None
        step(app, scene, luck)
    assert boards > 2 or scene.table.cover == "moment"
    app.close()
    app, scene = begun(tmp_path / "never", game, NEVER)
    seen: set[int | None] = set()
    for _ in range(STEPS // 6):
        if scene.running.over:
            break
        assert app.scene is scene and not scene.desk.viewing.public
        seen.add(scene.viewer)
        step(app, scene, luck)
    assert seen >= set(range(len(scene.running.seats)))
    app.close()


@pytest.mark.parametrize("game", whole_games())
def test_what_changed_is_read_in_the_order_of_time_and_only_what_is_common_is_left_out(
    tmp_path: Path, game: str
) -> None:
    app, scene = begun(tmp_path, game)
    luck, running = Random(3), scene.running
    for _ in range(STEPS):
        if app.scene is scene and scene.viewer is not None and len(running.recap(scene.viewer)) > 4:
            break
        step(app, scene, luck)
    lines = [line.text for line in running.recap(some(scene.viewer))]
    scene.reading.changed()
    read = worth_telling(running, running.recap(some(scene.viewer)), MOST_READ)
    told = [line.text for line in read]
    assert scene.reading.last == " ".join(told) and 4 < len(told) <= MOST_READ
    assert told == sorted(told, key=lambda text: len(lines) - lines[::-1].index(text))
    often = Counter(line.kind for line in running.log(None))
    left = [line for line in running.recap(some(scene.viewer)) if line.text not in told]
    assert all(often[one.kind] >= often[other.kind] for one in left for other in read)
    app.close()


@pytest.mark.parametrize("game", ["bunny_bidding", "bunny_boom", "bunny_kingdom", "killer_bunnies"])
def test_the_lid_tells_how_many_cards_each_hand_has(tmp_path: Path, game: str) -> None:
    app, scene = begun(tmp_path, game)
    luck, running, table = Random(3), scene.running, scene.table
    while app.scene is not scene or scene.viewer is None or not table.held(scene.view):
        step(app, scene, luck)
    scene.desk.viewing.gather("the count")
    settle(app, scene, lambda: not scene.director.busy)
    told = table.shut(scene.director.shown)
    held = [len(table.held(running.view(seat))) for seat in range(3)]
    assert [sum(int(count.number) for count in counts) for counts in told] == held
    assert scene.lid._counts == told
    app.close()


def test_the_log_is_read_while_the_public_table_stands_and_no_hand_is_opened(
    tmp_path: Path,
) -> None:
    app, scene = begun(tmp_path, "bunny_bidding")
    luck = Random(3)
    while scene.desk.stands_at is None:
        step(app, scene, luck)
    for drawn_out in (True, False):
        app.frame([press(pygame.K_l)], 50.0)
        assert scene.drawer.drawn_out == drawn_out and scene.log.visible
        assert scene.desk.viewing.public and scene.controls.find("open") is not None
    app.close()


@pytest.mark.parametrize("game", drawn_games())
def test_the_prompt_names_who_of_several_people_is_asked(tmp_path: Path, game: str) -> None:
    app, scene = begun(tmp_path, game)
    luck, asked = Random(3), set[str]()
    for _ in range(STEPS // 2):
        if app.scene is scene and scene.deciding is not None:
            name, title = scene.running.names[scene.deciding], some(scene.top.asked)[1].title
            assert title.startswith(name) and title.count(f"{name} –") <= 1, title
            asked.add(name)
        step(app, scene, luck)
    assert len(asked) == len(scene.running.names)
    app.close()


def test_a_long_line_of_the_news_is_told_whole(
    painted: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, write = list[str](), lettering.write

    def noted(face: pygame.Surface, text: str, *args: Any, **more: Any) -> pygame.Rect:
        written.append(text)
        return write(face, text, *args, **more)

    monkeypatch.setattr(lettering, "write", noted)
    line = "Mia builds in A7: City of strength 2. This fief now gives 2 towers × 1 good = 2 carrots"
    tray, window = (875, 78, 392, 482), (0, 0, 1280, 720)
    pass_paper(tray, window, 2, 1.0, "Anna", "Hold O", ((2, line),) * MOST)
    cover(2, 960, 600, 0.8, "Anna", "", "", ((2, line),) * MOST)
    assert " ".join(written).count("2 carrots") == 2 * MOST and "…" not in "".join(written)


@pytest.mark.parametrize("game", drawn_games())
def test_taking_back_what_somebody_else_chose_is_asked_by_name(tmp_path: Path, game: str) -> None:
    app, scene = begun(tmp_path, game, free_undo=True)
    luck, running = Random(3), scene.running
    for _ in range(STEPS):
        last = running.match.log[-1][0] if running.ply else CHANCE
        others = scene.deciding is not None and last not in (CHANCE, scene.deciding)
        if app.scene is scene and others and scene.aids.may_undo() is None:
            break
        step(app, scene, luck)
    ply = running.ply
    app.frame([press(pygame.K_z, pygame.KMOD_CTRL)], 50.0)
    asked = some(app.dialog)
    assert running.names[last] in asked.title and running.ply == ply
    asked.take(asked.choices[-1])
    app.frame([], 50.0)
    assert running.ply == ply, "it was kept"
    app.close()
