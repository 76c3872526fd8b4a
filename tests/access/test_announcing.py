"""Announcements: one text for all that is new, in order; what it holds when a field changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop.scenes.access import reader
from tabletop.scenes.access.announcing import Announcer
from tabletop.scenes.access.items import (
    ASSERTIVE,
    BUTTON,
    ENTRY,
    LABEL,
    POLITE,
    SAID,
    SLIDER,
    SWITCH,
    Item,
)
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tests.access.test_items import Adapter, at_table, needs_kit
from tests.scenes.support import opened, settle

pytestmark = pytest.mark.usefixtures("shared_drawings")

QUESTION = Item("asked", LABEL, "Ada: hop.", live=ASSERTIVE)


def told(announcer: Announcer, *items: Item, news: tuple[str, ...] = ()) -> list[str]:
    """Returns all announcements so far, after these items and news."""
    said = announcer.heard("here", news, [(item.key, item) for item in items])
    assert all(item.role == SAID for item in said)
    return [item.name for item in said]


def test_what_happened_comes_before_the_question_it_led_to_in_one_announcement() -> None:
    announcer = Announcer()
    notice = Item("notice:1", LABEL, "Too late", live=POLITE)
    said = told(announcer, QUESTION, notice, news=("Ben hops up.",))
    assert said == ["Ben hops up. Too late. Ada: hop."]
    (one,) = announcer.heard("here", (), [("asked", QUESTION), ("notice:1", notice)])
    assert one.live == ASSERTIVE, "a question interrupts, and nothing is said twice"


def test_of_a_question_that_grew_only_what_is_new_is_said() -> None:
    announcer = Announcer()
    told(announcer, QUESTION)
    hinted = QUESTION._replace(name="Ada: hop. Hint: up wins 60 %")
    assert told(announcer, hinted)[1:] == ["Hint: up wins 60 %."]
    assert len(told(announcer, QUESTION)) == 2, "and nothing when it shrinks again"


def test_the_same_question_is_said_again_after_it_was_gone() -> None:
    announcer = Announcer()
    told(announcer, QUESTION)
    told(announcer)
    assert told(announcer, QUESTION) == ["Ada: hop.", "Ada: hop."]


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        (Item("a", SLIDER, "Music", value="70 %"), {"value": "65 %"}, "Music: 65 %"),
        (Item("a", SWITCH, "Hints", on=True), {"on": False}, "Hints: off"),
        (Item("a", ENTRY, "Search", value=""), {"value": "bo"}, "bo"),
        (Item("a", BUTTON, "Colours", value="Usual"), {"value": "Clear"}, "Colours: Clear"),
    ],
)
def test_a_field_says_what_it_holds_when_that_changes_and_not_when_it_appears(
    before: Item, after: dict[str, object], said: str
) -> None:
    announcer = Announcer()
    assert told(announcer, before) == []
    assert told(announcer, before._replace(**after)) == [said]  # type: ignore[arg-type]


def test_somebody_else_cannot_read_what_was_said_before() -> None:
    announcer = Announcer()
    announcer.heard("Ada", ("Your card is the Fox.",), ())
    assert announcer.heard("Ben", (), ()) == ()


# ------------------------------------------------------------------------ in the program itself


def listened(app: App) -> Callable[[], list[str]]:
    """Lets a reader listen; returns a function that gives the announcements made since."""
    app.reader = made = reader.Reader()
    made._adapter = Adapter()
    made._first()
    settle(app, 3)
    count = [0]

    def since() -> list[str]:
        said = {i.key: i.name for i in made._items.values() if i.role == SAID}
        fresh = [name for key, name in said.items() if int(key[5:]) > count[0]]
        count[0] = max([count[0], *(int(key[5:]) for key in said)])
        return fresh

    since()
    return since


@needs_kit
def test_a_setting_is_heard_by_its_new_value_and_told_with_it(tmp_path: Path) -> None:
    app = opened("settings seeing", tmp_path)
    since = listened(app)
    made = app.reader
    assert isinstance(made, reader.Reader)
    field = next(item for item in made._items.values() if item.role in ("slider", "steps"))
    assert field.step is not None and field.value
    field.step(1)
    settle(app, 3)
    (now,) = [item for item in made._items.values() if item.key == field.key]
    assert now.value != field.value and since() == [f"{now.name}: {now.value}"]
    assert reader.label_of(now) == f"{now.name}: {now.value}", "AT-SPI has no values of its own"
    app.close()


@needs_kit
def test_a_hint_is_said_when_it_is_final_and_can_be_heard_again(tmp_path: Path) -> None:
    app, scene = at_table(tmp_path)
    since = listened(app)
    scene.aids.hint()
    said: list[str] = []
    for _ in range(400):
        app.frame([], 25.0)
        said += since()
        if not scene.desk.thinkers.hinting and len(said) > 1:
            break
    settle(app, 10)
    said += since()
    assert len(said) <= 3 and sum("wins" in words for words in said) <= 2, said
    assert isinstance(app.scene, PlayScene)
    app.scene.reading.turn()
    settle(app, 3)
    first = since()
    app.scene.reading.again()
    settle(app, 3)
    assert first and since() == first, "the same words are announced again"
    app.close()


@needs_kit
def test_a_search_says_how_much_it_found_and_a_rule_that_is_opened_is_read(
    tmp_path: Path,
) -> None:
    app = opened("menu", tmp_path)
    since = listened(app)
    app.over("rulebook", "bunny_boom", "BB-60")
    settle(app, 3)
    assert any(words.startswith("BB-60:") for words in since())
    made = app.reader
    assert isinstance(made, reader.Reader)
    field = next(item for item in made._items.values() if item.role == ENTRY)
    assert field.write is not None
    field.write("pile")
    settle(app, 3)
    (said,) = since()
    assert said.startswith("pile") and said.endswith("paragraphs found.")
    app.close()
