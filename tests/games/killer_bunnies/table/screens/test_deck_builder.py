"""The deck builder by mouse, keyboard and dragging; every change is on disk at once."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.games.killer_bunnies.rules.deck_building import PRINTS
from tabletop.games.killer_bunnies.rules.decks import deck_fault, read_deck
from tabletop.games.killer_bunnies.table.screens.card_look import CardLook
from tabletop.games.killer_bunnies.table.screens.carry import Z_CARRIED, Z_GLOW
from tabletop.games.killer_bunnies.table.screens.deck_builder import DeckBuilder
from tabletop.games.killer_bunnies.table.screens.deck_paper import DeckRow
from tabletop.games.killer_bunnies.table.screens.lists import open_lists
from tabletop.games.killer_bunnies.table.screens.pool import CardCell
from tabletop.scenes.app import App
from tabletop.scenes.further import Errand
from tabletop.scenes.setup.scene import SetupScene
from tests.games.killer_bunnies.table.screens.support import choose, opened
from tests.scenes.support import click, key, settle
from tests.scenes.test_layout import problems

SIZES = [
    ((960, 600), 80), ((960, 600), 100), ((960, 600), 200), ((1280, 720), 100), ((1920, 1080), 150),
    ((3840, 2160), 200),
]  # fmt: skip


def cells(builder: DeckBuilder) -> list[CardCell]:
    return [c for c in builder.controls.items if isinstance(c, CardCell)]


def rows(builder: DeckBuilder) -> list[DeckRow]:
    return [c for c in builder.controls.items if isinstance(c, DeckRow)]


def carried(app: App, start: tuple[int, int], end: tuple[int, int]) -> None:
    """The pointer takes something along from one place to another."""
    middle = ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2)
    app.frame([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)], 16.0)
    for pos in (middle, end):
        app.frame([pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(1, 0, 0))], 16.0)
    app.frame([pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)], 16.0)


def test_a_click_on_a_card_or_its_plus_puts_one_in_and_the_minus_takes_it_out(
    tmp_path: Path,
) -> None:
    app, builder = opened(tmp_path)
    cell = cells(builder)[0]
    app.frame(click(cell.cell.card.center), 16.0)
    step = cell.cell.step
    app.frame(click((step.right - 8, step.centery)), 16.0)
    assert builder.bench.count(cell.index) == 2
    app.frame(click((step.left + 8, step.centery)), 16.0)
    assert builder.bench.count(cell.index) == 1
    assert len(rows(builder)) == 1
    app.frame(click(rows(builder)[0].rect.center), 16.0)
    assert builder.bench.total == 0 and not rows(builder)
    app.close()


def test_keys_alone_build_look_and_take_back(tmp_path: Path) -> None:
    app, builder = opened(tmp_path)
    while not isinstance(builder.focused(), CardCell):
        app.frame([key(pygame.K_TAB)], 16.0)
    first = builder.focused()
    app.frame([key(pygame.K_RETURN)], 16.0)
    app.frame([key(pygame.K_PLUS)], 16.0)
    app.frame([key(pygame.K_RIGHT)], 16.0)
    second = builder.focused()
    assert isinstance(first, CardCell) and isinstance(second, CardCell) and first is not second
    app.frame([key(pygame.K_PLUS)], 16.0)
    assert builder.bench.total == 3
    app.frame([key(pygame.K_MINUS)], 16.0)
    assert builder.bench.count(second.index) == 0
    app.frame([key(pygame.K_z, pygame.KMOD_CTRL)], 16.0)
    assert builder.bench.count(second.index) == 1
    app.frame([key(pygame.K_z, pygame.KMOD_CTRL)], 16.0)
    app.frame([key(pygame.K_z, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)], 16.0)
    assert builder.bench.total == 3
    app.frame([key(pygame.K_i)], 16.0)
    settle(app)
    assert isinstance(app.dialog, CardLook) and app.dialog.index == second.index
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert app.dialog is None and app.scene is builder and app.faults == 0
    app.close()


def test_a_card_carried_onto_the_deck_goes_in_and_a_row_carried_off_comes_out(
    tmp_path: Path,
) -> None:
    app, builder = opened(tmp_path)
    cell = cells(builder)[3]
    carried(app, cell.cell.card.center, builder.paper.box.center)
    assert builder.bench.count(cell.index) == 1
    carried(app, cell.cell.card.center, builder.pool.box.midbottom)
    assert builder.bench.count(cell.index) == 1
    carried(app, rows(builder)[0].rect.center, builder.paper.box.midtop)
    assert builder.bench.count(cell.index) == 1
    carried(app, rows(builder)[0].rect.center, builder.pool.box.center)
    assert builder.bench.total == 0
    for _ in range(30):
        app.frame([], 50.0)
    assert not any(Z_GLOW <= node.z <= Z_CARRIED for node in builder.stage.nodes)
    app.close()


def test_escape_lets_a_carried_card_go_before_it_leaves(tmp_path: Path) -> None:
    app, builder = opened(tmp_path, reduced_motion=True)
    start = cells(builder)[0].cell.card.center
    app.frame([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)], 16.0)
    away = (start[0] + 60, start[1] + 60)
    app.frame([pygame.Event(pygame.MOUSEMOTION, pos=away, rel=(9, 9), buttons=(1, 0, 0))], 16.0)
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert app.scene is builder
    app.frame([pygame.Event(pygame.MOUSEBUTTONUP, pos=away, button=1)], 16.0)
    assert builder.bench.total == 0
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert isinstance(app.scene, SetupScene)
    app.close()


def test_a_fifth_card_of_a_name_is_refused_with_a_sentence(tmp_path: Path) -> None:
    app, builder = opened(tmp_path)
    cell = cells(builder)[0]
    for _ in range(5):
        app.frame(click(cell.cell.card.center), 16.0)
    assert builder.bench.count(cell.index) == 4
    assert "which is the limit" in app.notice.text
    app.close()


def test_searching_while_writing_narrows_the_pool(tmp_path: Path) -> None:
    app, builder = opened(tmp_path)
    app.frame([key(pygame.K_f, pygame.KMOD_CTRL)], 16.0)
    for letter in "spam":
        app.frame([pygame.Event(pygame.TEXTINPUT, text=letter)], 16.0)
    settle(app)
    assert [PRINTS[cell.index].card.name for cell in cells(builder)] == ["Spam Cannon"]
    assert app.forms.entry is not None and app.forms.entry.writing
    app.frame([key(pygame.K_RETURN)], 16.0)
    app.frame(click(builder.controls.find("filter:none").rect.center), 16.0)  # type: ignore[union-attr]
    assert len(cells(builder)) > 5
    app.close()


def test_filters_are_chosen_from_lists_and_together(tmp_path: Path) -> None:
    app, builder = opened(tmp_path)
    for name, label in (("group", "Cities"), ("resource", "Land"), ("cost", "Costs 4")):
        app.frame(click(builder.controls.find(f"filter:{name}").rect.center), 16.0)  # type: ignore[union-attr]
        choose(app, label)
    found = [PRINTS[cell.index].card for cell in cells(builder)]
    assert found and all(len(card.cost) == 4 and card.value >= 6 for card in found)
    app.close()


def test_every_change_is_kept_and_there_when_the_builder_opens_again(tmp_path: Path) -> None:
    app, builder = opened(tmp_path)
    assert builder.texts.all() == []
    builder.step(cells(builder)[0].index, 1)
    builder.rename("Tom's: deck?")
    builder.step(cells(builder)[1].index, 1)
    cards = builder.bench.cards
    app.close()
    app, again = opened(tmp_path)
    assert again.name == "Tom's deck" and again.kept and again.bench.cards == cards
    assert [text.name for text in again.texts.all()] == ["Tom's deck"]
    app.close()


def test_lists_are_begun_from_a_deck_copied_opened_and_taken_away(tmp_path: Path) -> None:
    app, builder = opened(tmp_path)
    open_lists(builder)
    choose(app, "Start from Storm Syndicate")
    assert builder.name == "My Storm Syndicate" and builder.bench.cards == read_deck("violet")
    open_lists(builder)
    choose(app, "A copy of this list")
    assert builder.name == "My Storm Syndicate 2"
    builder.step(cells(builder)[0].index, 1)
    open_lists(builder)
    choose(app, "My Storm Syndicate")
    assert builder.bench.total == 60
    builder.ask_delete()
    settle(app)
    app.frame(click(app.dialog.controls.items[0].rect.center), 16.0)  # type: ignore[union-attr]
    settle(app)
    assert [text.name for text in builder.texts.all()] == ["My Storm Syndicate 2"]
    assert builder.name == "My Storm Syndicate 2" and builder.bench.total == 61
    assert len(list((tmp_path / "killer_bunnies" / "decks").iterdir())) == 2
    app.close()


def test_a_name_that_another_list_has_is_not_taken(tmp_path: Path) -> None:
    app, builder = opened(tmp_path)
    builder.start("blue", "One", keep=True)
    builder.start("green", "Two", keep=True)
    builder.rename("one")
    assert builder.name == "Two" and "another 'One'" in "".join(app.notice._waiting)
    assert builder.texts.read("One").text != builder.texts.read("Two").text
    app.close()


def test_a_broken_file_is_named_and_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "killer_bunnies" / "decks"
    folder.mkdir(parents=True)
    (folder / "broken.txt").write_bytes(b"\xff\xfe")
    app, builder = opened(tmp_path)
    assert "broken.txt" in app.notice.text and builder.bench.total == 0
    builder.step(0, 1)
    assert (folder / "broken.txt").read_bytes() == b"\xff\xfe"
    assert len(builder.texts.all()) == 2
    app.close()


def test_a_list_with_unknown_cards_keeps_them_until_they_are_taken_out(tmp_path: Path) -> None:
    folder = tmp_path / "killer_bunnies" / "decks"
    folder.mkdir(parents=True)
    (folder / "odd.txt").write_text("60 EB45\n2 EZ99\n", encoding="utf-8")
    app, builder = opened(tmp_path)
    assert builder.bench.strangers == ("2 EZ99",)
    builder.step(0, 1)
    assert "2 EZ99" in (folder / "odd.txt").read_text("utf-8")
    stranger = next(row for row in rows(builder) if row.index < 0)
    app.frame(click(stranger.rect.center), 16.0)
    assert deck_fault((folder / "odd.txt").read_text("utf-8")) is None
    app.close()


def test_a_folder_that_cannot_be_written_is_said_once_and_building_goes_on(tmp_path: Path) -> None:
    (tmp_path / "killer_bunnies").write_text("in the way")
    app, builder = opened(tmp_path)
    builder.step(0, 1)
    builder.step(1, 1)
    sentence = app.notice.text or app.notice._waiting[0]
    assert "cannot be kept" in sentence and len(app.notice._waiting) <= 1
    assert builder.bench.total == 2 and app.faults == 0
    app.close()


def test_the_deck_is_handed_back_to_the_seat_that_asked(tmp_path: Path) -> None:
    app, builder = opened(tmp_path)
    setup = app._scenes[0]
    app.pop()
    picker = setup.controls.find("option:deck.1")
    picker.act()  # type: ignore[union-attr]
    settle(app)
    assert app.dialog is not None
    app.dialog.handle(key(pygame.K_PAGEDOWN))
    choose(app, "Build a deck")
    app.frame([key(pygame.K_ESCAPE)], 16.0)  # whether to be shown round is asked once
    made = app.scene
    assert isinstance(made, DeckBuilder)
    use = made.controls.find("use")
    assert use is not None and use.label == "Use it for Bramble" and not use.enabled
    made.start("green", "Quick", keep=True)
    app.frame(click(made.controls.find("use").rect.center), 16.0)  # type: ignore[union-attr]
    assert app.scene is setup and isinstance(setup, SetupScene)
    assert read_deck(str(setup.state.value("deck.1"))) == read_deck("green")
    assert setup.controls.find("option:deck.1").text == "Quick"  # type: ignore[union-attr]
    del builder
    app.close()


def test_a_seat_with_one_of_the_four_decks_begins_from_it(tmp_path: Path) -> None:
    app, builder = opened(tmp_path, errand=Errand("Anna", "violet", lambda text, own: None))
    assert builder.bench.cards == read_deck("violet") and not builder.kept
    assert builder.texts.all() == []
    app.close()


def test_a_list_that_is_renamed_stays_the_one_a_seat_has_chosen(tmp_path: Path) -> None:
    app, builder = opened(tmp_path)
    setup = app._scenes[0]
    assert isinstance(setup, SetupScene)
    take = setup.state.take_text
    builder.errand = Errand("Poppy", "", lambda text, own: take("deck.0", text, own))
    builder.start("green", "Quick", keep=True)
    builder._use()
    settle(app)
    app.push(DeckBuilder(app, builder.game))
    app.scene.rename("Quicker")  # type: ignore[attr-defined]
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert app.scene is setup
    assert setup.controls.find("option:deck.0").text == "Quicker"  # type: ignore[union-attr]
    app.close()


def test_a_long_press_and_the_right_button_look_closer_and_change_nothing(tmp_path: Path) -> None:
    app, builder = opened(tmp_path)
    spot = cells(builder)[2].cell.card.center
    app.frame([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)], 16.0)
    for _ in range(14):
        app.frame([], 50.0)
    assert isinstance(app.dialog, CardLook)
    app.frame([pygame.Event(pygame.MOUSEBUTTONUP, pos=spot, button=1)], 16.0)
    assert isinstance(app.dialog, CardLook) and builder.bench.total == 0
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    app.frame([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=spot, button=3)], 16.0)
    assert isinstance(app.dialog, CardLook) and builder.bench.total == 0
    app.close()


def test_r_opens_the_rule_book_and_leads_back(tmp_path: Path) -> None:
    app, builder = opened(tmp_path)
    app.frame([key(pygame.K_r)], 16.0)
    assert type(app.scene).__name__ == "RulebookScene"
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert app.scene is builder
    app.close()


def test_own_keys_are_listed_under_f1(tmp_path: Path) -> None:
    app, builder = opened(tmp_path)
    app.frame([key(pygame.K_F1)], 16.0)
    settle(app)
    assert app.scene.groups[0][0] == "On this screen"  # type: ignore[attr-defined]
    app.frame([key(pygame.K_ESCAPE)], 16.0)
    assert app.scene is builder
    app.close()


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_the_close_look_and_the_lists_stay_in_the_window(
    size: tuple[int, int], scale: int, tmp_path: Path
) -> None:
    app, builder = opened(tmp_path, size, scale)
    window = pygame.Rect(0, 0, *size)
    longest = max(range(len(PRINTS)), key=lambda i: len(PRINTS[i].card.text))
    app.lay(CardLook(longest, 2))
    settle(app, 20)
    assert app.dialog is not None and window.contains(app.dialog.box)
    open_lists(builder)
    settle(app, 20)
    assert window.contains(app.dialog.box) and app.faults == 0
    app.dialog.take_away()
    app.dialog = None
    builder._exchange()
    settle(app)
    assert problems(app.scene, size) == []
    app.scene.part = 1  # type: ignore[attr-defined]
    app.scene.rebuild()
    assert problems(app.scene, size) == []
    app.close()
