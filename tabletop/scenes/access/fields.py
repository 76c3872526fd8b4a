"""Buttons and fields of any screen as items: what each holds, and what may be done with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tabletop.scenes.access.items import BUTTON, ENTRY, SLIDER, STEPS, SWITCH, TAB, Item
from tabletop.scenes.inputs.fields import Field, Slider, Switch, Tab
from tabletop.scenes.scene import say
from tabletop.table.controls import Control, IconButton

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program


def controls(app: Program, items: Sequence[Control]) -> tuple[Item, ...]:
    """Buttons and fields."""
    return tuple(control(app, held) for held in items)


def control(app: Program, held: Control) -> Item:
    """One of them, with what it holds and what may be done with it."""
    rect = held.rect
    about = held.tells()
    about = "" if held.label.startswith(about) else about
    if getattr(held, "writing", None) is not None:
        return _entry(app, held, about)
    role, value, on = BUTTON, "", None
    if isinstance(held, Switch):
        role, on = SWITCH, held.on
    elif isinstance(held, Slider):
        role = SLIDER
    elif isinstance(held, Field):
        role = STEPS
    elif isinstance(held, Tab):
        role, on = TAB, held.chosen
    elif isinstance(held, IconButton) and held.on:
        value = say("holds-on")
    value = value or held.holds()
    name = held.label or held.tip or held.key
    if name.isdigit() and about:  # a tab that shows how many lie behind it
        name, about = f"{about}: {name}", ""
    step = held.nudge if isinstance(held, Field) and not isinstance(held, Switch) else None
    return Item(
        held.key, role, name, about, value, (rect.x, rect.y, rect.w, rect.h),
        held.enabled, on, "", held.key, partial(press, app, held),
        step if held.enabled else None,
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
