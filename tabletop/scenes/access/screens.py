"""Any screen as items: its title, its words, its controls; a dialog alone while one lies there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tabletop.scenes.access.items import (
    ASSERTIVE,
    BUTTON,
    DIALOG,
    ENTRY,
    GROUP,
    LABEL,
    POLITE,
    SLIDER,
    STEPS,
    SWITCH,
    TAB,
    WINDOW,
    Item,
)
from tabletop.scenes.inputs.fields import Field, Slider, Switch, Tab
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.screen import Screen
from tabletop.table.controls import Control, IconButton

if TYPE_CHECKING:
    from tabletop.scenes.overlay import Dialog
    from tabletop.scenes.scene import Program

TITLE = "Bunny Tabletop"


def window(app: Program) -> Item:
    """All that can be read and used now."""
    scene = app.scene
    parts: list[Item] = []
    if app.dialog is not None:
        parts.append(_dialog(app, app.dialog))
    elif isinstance(scene, PlayScene):
        from tabletop.scenes.access.tables import table

        parts += table(scene)
    elif isinstance(scene, CoverScene):
        words = f"Pass to {scene.name}. {scene.explained}".rstrip()
        parts.append(Item("cover", LABEL, words, live=ASSERTIVE))
        parts += controls(app, scene.controls.items)
    elif isinstance(scene, Screen):
        parts.append(_screen(app, scene))
    else:
        parts.append(Item("screen", GROUP, scene.title, parts=controls(app, scene.controls.items)))
    if app.notice.text:
        parts.append(Item(f"notice:{app.notice.text}", LABEL, app.notice.text, live=POLITE))
    title = scene.title if not isinstance(scene, CoverScene) else ""
    return Item("window", WINDOW, f"{TITLE}: {title}" if title else TITLE, parts=tuple(parts))


def _screen(app: Program, scene: Screen) -> Item:
    """A screen's words and controls together, in the order in which they were laid out; words that
    only name a control are told with it."""
    found = [
        (c.node.order if c.node is not None else 0, _control(app, c)) for c in scene.controls.items
    ]
    named = {item.name for _, item in found} | {scene.title}
    for node, rect, words in scene.reading():
        if words not in named:
            where = (rect.x, rect.y, rect.w, rect.h)
            found.append((node.order, Item(f"words:{words}", LABEL, words, where=where)))
    found.sort(key=lambda pair: pair[0])
    return Item(f"screen:{scene.route}", GROUP, scene.title, parts=tuple(i for _, i in found))


def _dialog(app: Program, dialog: Dialog) -> Item:
    items = dialog.controls.items if dialog.controls is not None else []
    words = Item("words", LABEL, dialog.words, live=ASSERTIVE)
    return Item("dialog", DIALOG, dialog.title, parts=(words, *controls(app, items)))


def controls(app: Program, items: Sequence[Control]) -> tuple[Item, ...]:
    """Buttons and fields."""
    return tuple(_control(app, control) for control in items)


def _control(app: Program, control: Control) -> Item:
    """One of them, with what it holds and what may be done with it."""
    rect = control.rect
    about = control.tip if control.tip != control.label else ""
    if getattr(control, "writing", None) is not None:
        return _entry(app, control, about)
    role, value, on = BUTTON, "", None
    if isinstance(control, Switch):
        role, on = SWITCH, control.on
    elif isinstance(control, Slider):
        role = SLIDER
    elif isinstance(control, Field):
        role = STEPS
    elif isinstance(control, Tab):
        role, on = TAB, control.chosen
    elif isinstance(control, IconButton) and control.on:
        value = "on"
    value = value or control.holds()
    name = control.label or control.tip or control.key
    step = control.nudge if isinstance(control, Field) and not isinstance(control, Switch) else None
    return Item(
        control.key, role, name, about, value, (rect.x, rect.y, rect.w, rect.h),
        control.enabled, on, "", control.key, partial(press, app, control),
        step if control.enabled else None,
    )  # fmt: skip


def press(app: Program, control: Control) -> None:
    """The same as a click on it."""
    if control.enabled:
        app.sounds.play("button")
        control.act()


def _entry(app: Program, control: Control, about: str) -> Item:
    from tabletop.scenes.inputs.forms import Entry

    assert isinstance(control, Entry)
    rect = control.rect
    return Item(
        control.key, ENTRY, control.label, about or control.placeholder, control.text,
        (rect.x, rect.y, rect.w, rect.h), control.enabled, None, "", control.key,
        partial(press, app, control), None, partial(_written, control),
    )  # fmt: skip


def _written(control: object, text: str) -> None:
    """Puts a text into a field as if it had been typed and left."""
    from tabletop.core.letters import name_from
    from tabletop.scenes.inputs.forms import Entry

    assert isinstance(control, Entry)
    if not control.enabled:
        return
    control.text = name_from(text, control.limit)
    control.refresh()
    if control.changed is not None:
        control.changed(control.text)
    if control.done is not None:
        control.done(control.text)
