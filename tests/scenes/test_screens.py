"""What every screen promises: keys reach everything, idle costs nothing, no event breaks it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random

import pygame
import pytest

from tabletop.cli.text.rules import sections
from tabletop.core.registry import game as find_game
from tabletop.scenes.app import App
from tabletop.scenes.books.pages import excerpt, found_in, search
from tabletop.scenes.books.rulebook import RulebookScene
from tabletop.scenes.inputs.fields import Slider
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.lessons.learn import LearnScene
from tabletop.scenes.matches.opening import open_imported
from tabletop.scenes.matches.saves import SavesScene
from tabletop.scenes.menu.scene import Plank
from tabletop.scenes.overlay import Notice
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.setup.scene import SetupScene
from tabletop.session.foreign import import_matches
from tabletop.session.settings import Settings
from tabletop.table import assets
from tabletop.table.art import cache, lettering, svg
from tests.scenes.support import GAME, SCREENS, click, key, match, open_app, opened, settle
from tests.typed import some, the

pytestmark = pytest.mark.usefixtures("shared_drawings")

NAMES = list(SCREENS)
OF_REAL_MATCHES = [name for name in NAMES if name != "results of six"]


@pytest.mark.parametrize("name", NAMES)
def test_tab_walks_over_every_control(name: str, tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS[name](app)
    scene = settle(app)
    wanted = {control.key for control in scene.controls.items if control.enabled}
    reached = set()
    for _ in range(len(wanted) + 2):
        app.frame([key(pygame.K_TAB)], 16.0)
        assert scene.focus.shown
        assert scene.focus.current is not None
        reached.add(scene.focus.current.key)
    assert reached == wanted
    app.close()


@pytest.mark.parametrize("name", NAMES)
def test_a_screen_left_alone_draws_nothing(name: str, tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS[name](app)
    for _ in range(400):
        app.frame([], 50.0)
    assert not any(app.draw() or app.frame([], 50.0) for _ in range(20))
    app.close()


@pytest.mark.parametrize("name", NAMES)
def test_escape_leads_back_to_the_menu_and_nowhere_else(name: str, tmp_path: Path) -> None:
    app = opened(name, tmp_path)
    for _ in range(3):
        app.frame([key(pygame.K_ESCAPE)], 16.0)
    shown = type(app.scene).__name__
    assert shown == ("CoverScene" if name == "cover" else "MenuScene")
    app.close()


def fuzz(app: App, name: str, count: int, seed: int) -> None:
    """`count` random events on a screen; it is opened again when it was left."""
    luck = Random(f"{name} {seed}")
    keys = [
        pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
        pygame.K_DOWN, pygame.K_SPACE, pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_a, pygame.K_f,
        pygame.K_BACKSPACE, pygame.K_F1, pygame.K_SLASH,
    ]  # fmt: skip
    kind = type(app.scene)
    for _ in range(count):
        w, h = app.window.size
        pos = (luck.randrange(w), luck.randrange(h))
        pick = luck.random()
        if pick < 0.3:
            code = luck.choice(keys)
            events = [key(code, luck.choice((0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT)))]
        elif pick < 0.36:
            events = [pygame.Event(pygame.TEXTINPUT, text=luck.choice("abc -é0ß"))]
        elif pick < 0.75 and app.scene.controls.items:
            spot = luck.choice(app.scene.controls.items).rect
            events = click((luck.randrange(spot.left, spot.right), spot.centery))
        elif pick < 0.8:
            events = [pygame.Event(pygame.MOUSEWHEEL, x=0, y=luck.choice((-1, 1)))]
        elif pick < 0.84:
            events = [pygame.Event(pygame.WINDOWFOCUSLOST), pygame.Event(pygame.WINDOWFOCUSGAINED)]
        elif pick < 0.86:
            pygame.display.set_mode(luck.choice(((960, 600), (1280, 720))), pygame.RESIZABLE)
            events = []
        else:
            events = click(pos)[: luck.choice((1, 2, 3))]
        app.frame(events, luck.choice((0.0, 16.0, 50.0, 400.0)))
        assert app.faults == 0
        if not app.running:
            app.running = True
        if type(app.scene) is not kind and luck.random() < 0.2:
            app.dialog = None
            SCREENS[name](app)


@pytest.mark.parametrize(
    ("events", "seed"), [(60, 1), pytest.param(800, 2, marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("name", OF_REAL_MATCHES)
def test_random_events_break_no_screen(
    name: str, events: int, seed: int, tmp_path: Path
) -> None:
    app = open_app(tmp_path, (960, 600), 100, speed=4)
    SCREENS[name](app)
    fuzz(app, name, events, seed)
    app.close()


@pytest.mark.parametrize("name", ["menu", "setup", "rulebook", "settings hearing", "results"])
def test_missing_pictures_fonts_and_sounds_stop_nothing(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assets, "ROOTS", (tmp_path / "nothing",))
    for forget in (assets.forget, svg.forget, cache.clear, lettering.forget_fonts):
        forget()
    app = open_app(tmp_path)
    app.sounds.open()
    SCREENS[name](app)
    settle(app)
    app.frame(click((600, 400)), 16.0)
    assert app.faults == 0
    app.close()
    monkeypatch.undo()
    for forget in (assets.forget, svg.forget, cache.clear, lettering.forget_fonts):
        forget()


def test_pointing_at_a_picture_on_the_way_to_a_plank_does_not_change_what_the_plank_opens(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path)
    SCREENS["menu with a match"](app)
    menu = settle(app)
    other = next(c for c in menu.controls.items if c.key == "game:killer_bunnies")
    app.frame(click(other.rect.center)[:1], 16.0)
    rules = menu.controls.find("rules")
    assert rules is not None
    app.frame(click(rules.rect.center), 16.0)
    learn = settle(app)
    assert isinstance(learn, LearnScene) and learn.game.info.key == GAME
    tab = learn.controls.find("game:killer_bunnies")
    assert tab is not None
    app.frame(click(tab.rect.center), 16.0)
    learn = settle(app)
    assert isinstance(learn, LearnScene) and learn.game.info.key == "killer_bunnies"
    book = learn.controls.find("book")
    assert book is not None
    app.frame(click(book.rect.center), 16.0)
    assert isinstance(app.scene, RulebookScene) and app.scene.game.info.key == "killer_bunnies"
    app.close()


def test_set_up_leads_to_the_set_up_of_any_other_game(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["setup"](app)
    scene = the(SetupScene, settle(app))
    tab = scene.controls.find("game:bunny_boom")
    assert tab is not None
    app.frame(click(tab.rect.center), 16.0)
    assert isinstance(app.scene, SetupScene) and app.scene.game.info.key == "bunny_boom"
    app.close()


def test_a_new_game_begins_with_the_choice_of_one_by_mouse_arrows_or_number(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path)
    chosen = []

    def by_mouse() -> list[pygame.Event]:
        return click(some(app.scene.controls.find("game:bunny_boom")).rect.center)

    for events in (by_mouse, lambda: [key(pygame.K_3)], lambda: [key(pygame.K_RIGHT)] * 2):
        SCREENS["menu with a match"](app)
        scene = settle(app)
        app.frame(click(some(scene.controls.find("new")).rect.center), 16.0)
        assert app.scene.route == "choose"
        app.frame(events(), 16.0)
        app.frame([key(pygame.K_RETURN)] if app.scene.route == "choose" else [], 16.0)
        assert isinstance(app.scene, SetupScene)
        chosen.append(app.scene.game.info.key)
    assert chosen == ["bunny_boom"] * 3
    app.close()


def test_continue_names_the_match_and_opens_it(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    running = match(app.library, "5", 9)
    SCREENS["menu"](app)
    scene = settle(app)
    plank = the(Plank, scene.controls.find("continue"))
    assert plank.board.second == f"Bounce Bunny Bounce, turn {running.turn}"
    plank.act()
    assert type(app.scene).__name__ == "PlayScene"
    assert the(PlayScene, app.scene).running.ply == running.ply
    app.close()


def test_set_up_remembers_the_last_time(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["setup"](app)
    scene = the(SetupScene, settle(app))
    scene.state.set_human(1, True)
    scene.state.set_name(1, "Tom")
    scene.state.options["fair_field"] = True
    scene.back()
    SCREENS["setup"](app)
    again = the(SetupScene, app.scene).state
    assert [seat.human for seat in again.seats] == [True, True]
    assert again.seats[1].name == "Tom"
    assert again.value("fair_field") is True
    app.close()


def test_start_opens_the_table_with_what_was_chosen(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["setup"](app)
    scene = the(SetupScene, settle(app))
    scene.state.seed = "clover"
    scene.state.set_level(1, 3)
    app.frame(click(some(scene.controls.find("start")).rect.center), 16.0)
    running = the(PlayScene, app.scene).running
    assert running.match.seed == "clover"
    assert running.seats[1].level == "expert"
    assert app.library.saved()[0].sheet.seed == "clover"
    app.close()


def test_writing_in_a_field_changes_the_name(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["setup"](app)
    scene = the(SetupScene, settle(app))
    field = the(Entry, scene.controls.find("name:0"))
    app.frame(click(field.rect.center), 16.0)
    assert field.writing
    app.frame([key(pygame.K_a, pygame.KMOD_CTRL, "a"), key(pygame.K_BACKSPACE)], 16.0)
    for letter in "Änne":
        app.frame([pygame.Event(pygame.TEXTINPUT, text=letter)], 16.0)
    app.frame([key(pygame.K_RETURN)], 16.0)
    assert not field.writing
    assert scene.state.seats[0].name == "Änne"
    app.close()


def test_the_rule_book_opens_at_the_paragraph_and_marks_it(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["rulebook at a rule"](app)
    scene = settle(app)
    keys = {node.key for node in scene.stage.nodes}
    assert {"arrived", "rule:BBB-16"} <= keys
    app.close()


def test_the_rule_book_is_searched_while_one_writes(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["rulebook"](app)
    scene = the(RulebookScene, settle(app))
    app.frame([key(pygame.K_f, pygame.KMOD_CTRL, "f")], 16.0)
    for letter in "telescope zzz":
        app.frame([pygame.Event(pygame.TEXTINPUT, text=letter)], 16.0)
    assert scene.found == ()
    scene._search("spy")
    assert scene.found
    found = next(c for c in scene.controls.items if c.key == "found:0")
    found.act()
    assert scene.arrived == scene.found[0].number
    app.close()


@pytest.mark.parametrize(
    ("game_key", "wanted", "first"),
    [
        (GAME, "spy", "BBB-42"), (GAME, "swap", "BBB-29"), (GAME, "bbb-16", "BBB-16"),
        ("bunny_boom", "mega boom", "BB-21"), ("bunny_kingdom", "sky tower", "BK-411"),
        ("bunny_kingdom", "camp", "BK-410"), ("bunny_bidding", "doubled numbers", "BI-75"),
    ],
)  # fmt: skip
def test_the_best_hit_of_a_search_is_the_first(game_key: str, wanted: str, first: str) -> None:
    """Hits stood in the order of the book: what explains a word came eighth."""
    assert search(sections(find_game(game_key)), wanted)[0].number == first


def test_deleting_a_match_asks_first_and_the_safe_answer_keeps_it(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["saves with matches"](app)
    scene = the(SavesScene, settle(app))
    before = len(scene.saved)
    trash = next(c for c in scene.controls.items if c.key.startswith("delete:"))
    trash.act()
    settle(app)
    assert app.dialog is not None
    app.frame([key(pygame.K_RETURN)], 16.0)
    assert app.dialog is None
    assert len(app.library.saved()) == before
    trash.act()
    settle(app)
    delete = app.dialog.controls.find("choice:0")
    app.frame(click(delete.rect.center), 16.0)
    assert len(app.library.saved()) == before - 1
    app.close()


def exported(app: App) -> SavesScene:
    """Saved matches, the first of which goes on and was copied into a file, as was meant."""
    SCREENS["saves with matches"](app)
    scene = the(SavesScene, settle(app))
    scene._export(scene.saved[0])
    some(some(app.dialog).choices[0].act)()
    return scene


def test_a_match_goes_out_into_a_file_and_comes_in_again(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = exported(app)
    assert list(scene.folder.glob("*.jsonl"))
    app.library.delete(scene.saved[0].id)
    scene._import()
    assert any(other.sheet.origin == "imported" for other in app.library.saved())
    app.close()


def test_a_match_that_is_here_already_is_not_imported_again_and_it_is_said(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = exported(app)
    first, second = scene.saved[:2]
    scene._export(second)
    here = {saved.id for saved in app.library.saved()}

    def told() -> str:
        scene._import()
        return app.notice._waiting[-1]

    assert told() == "2 matches are here already."
    assert {saved.id for saved in app.library.saved()} == here
    app.library.delete(first.id)
    files = sorted(scene.folder.glob("*.jsonl"))
    for number, file in enumerate(files):
        (scene.folder / f"the same {number}.jsonl").write_bytes(file.read_bytes())
    assert told() == "1 match imported; 1 is here already."
    assert len(app.library.saved()) == len(here)
    app.close()


def test_a_match_that_breaks_off_comes_in_up_to_there_and_it_is_said(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = exported(app)
    [path] = scene.folder.glob("*.jsonl")
    path.write_text(path.read_text("utf-8")[:-400], "utf-8")
    scene._import()
    told = [app.notice.text, *app.notice._waiting]
    assert f"{path.name} is there up to its last sound action. " in " ".join(told)
    assert "1 match imported." in told
    app.close()


def opened_file(app: App, path: Path) -> None:
    open_imported(app, path.name, import_matches(app.library, path))


def test_a_file_of_several_matches_says_which_are_refused_and_why(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = exported(app)
    [path] = scene.folder.glob("*.jsonl")
    whole = path.read_text("utf-8")
    path.rename(path.with_suffix(".tabletop"))
    path = path.with_suffix(".tabletop")
    path.write_text(whole.replace('"rules":1', '"rules":9') + whole, "utf-8")
    for opens in (partial(opened_file, app, path), scene._import):
        app.notice = Notice()
        opens()
        told = " ".join([app.notice.text, *app.notice._waiting])
        assert "newer rules" in told and "1 match is here already." in told
        assert app.scene.route == "saves"
    path.write_text(whole, "utf-8")
    opened_file(app, path)
    assert app.scene.route == "play"
    app.close()


def test_settings_show_and_stay_at_once(tmp_path: Path) -> None:
    kept: list[int] = []
    app = open_app(tmp_path)

    def keep(settings: Settings) -> str:
        kept.append(settings.speed)
        return ""

    app._save = keep
    SCREENS["settings display"](app)
    scene = settle(app)
    scene.focus.go("set:speed")
    scene.focus.shown = True
    app.frame([key(pygame.K_RIGHT)], 16.0)
    assert app.settings.speed == 3
    assert kept[-1] == 3
    app.close()


def test_a_larger_scale_lays_the_screen_out_anew(tmp_path: Path) -> None:
    app = open_app(tmp_path, (1920, 1080))
    SCREENS["settings display"](app)
    scene = settle(app)
    small = some(scene.controls.find("tab:0")).rect.w
    app.change(scale=150)
    assert some(scene.controls.find("tab:0")).rect.w > small
    app.close()


def test_a_game_without_a_rule_book_says_so(tmp_path: Path) -> None:
    from dataclasses import replace

    from tabletop.core.registry import game as find_game
    from tabletop.scenes.books.rulebook import _rules_of

    bare = replace(find_game(GAME), package="tabletop.core")
    (section,) = _rules_of(bare)
    assert "missing" in section.paragraphs[0].text


def test_a_slider_follows_the_hand_and_is_kept_when_it_lets_go(tmp_path: Path) -> None:
    app = open_app(tmp_path, volume=70)
    SCREENS["settings hearing"](app)
    scene = settle(app)
    rect = some(scene.controls.find("set:volume")).rect
    down, _ = click(rect.center)[1:]
    app.frame([down], 16.0)
    beyond = (rect.right + 300, rect.centery)
    move = pygame.Event(pygame.MOUSEMOTION, pos=beyond, rel=(9, 0), buttons=(1, 0, 0), touch=False)
    app.frame([move], 16.0)
    assert the(Slider, scene.controls.find("set:volume")).value == 100
    assert app.settings.volume == 70
    app.frame([pygame.Event(pygame.MOUSEBUTTONUP, pos=beyond, button=1, touch=False)], 16.0)
    assert app.settings.volume == 100
    assert app.sounds.volume == 1.0
    app.close()


def test_seats_are_added_and_taken_away_and_no_two_have_one_figure(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    SCREENS["setup for six"](app)
    scene = settle(app)
    app.frame(click(some(scene.controls.find("remove:2")).rect.center), 16.0)
    seats = the(SetupScene, app.scene).state.seats
    assert [seat.figure for seat in seats] == [0, 1, 3, 4, 5]
    assert seats[3].human
    add = app.scene.controls.find("add_seat")
    app.frame(click(some(add).rect.center), 16.0)
    seats = the(SetupScene, app.scene).state.seats
    assert sorted(seat.figure for seat in seats) == [0, 1, 2, 3, 4, 5]
    app.close()


def test_a_search_leaves_nothing_of_the_list_before_and_esc_leads_out_of_it_first(
    tmp_path: Path,
) -> None:
    app = open_app(tmp_path, (960, 600), 200)
    SCREENS["rulebook"](app)
    book = the(RulebookScene, settle(app))
    pages = [node for node in book.stage.nodes if node.key == ""]
    assert book.controls.find("list_on") is not None, "the chapters have pages"
    for wanted in ("b", "bu", "bunny", "zzz"):
        book._search(wanted)
    assert book.controls.find("list_on") is None
    assert len([node for node in book.stage.nodes if node.key == ""]) <= len(pages)
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert app.scene is book and book.wanted == ""
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert app.scene is not book
    app.close()


def test_found_words_are_shown_and_marked() -> None:
    text = "Whoever is thrown off the field comes back with the next hop of the bunny."
    assert [text[a:b] for a, b in found_in(text, "bun HOP")] == ["hop", "bun"]
    short = excerpt(text, "bunny", 30)
    assert "bunny" in short and len(short) < len(text)
    assert found_in(text, "h") == () and excerpt(text, "whoever", 30) == text
