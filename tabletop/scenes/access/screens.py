"""Any screen as items: its title, its words, its controls; a dialog alone while one lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.scenes.access.fields import control, controls
from tabletop.scenes.access.items import (
    ASSERTIVE,
    DIALOG,
    GROUP,
    LABEL,
    POLITE,
    TITLE,
    WINDOW,
    Item,
)
from tabletop.scenes.access.tables import table
from tabletop.scenes.play.cover import CoverScene
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.screen import Screen
from tabletop.table.meaning import Thing

if TYPE_CHECKING:
    from tabletop.scenes.overlay import Dialog
    from tabletop.scenes.scene import Program


def window(app: Program) -> Item:
    """All that can be read and used now."""
    scene = app.scene
    parts: list[Item] = []
    if app.dialog is not None:
        parts.append(_dialog(app, app.dialog))
    elif isinstance(scene, PlayScene):
        parts += table(scene)
    elif isinstance(scene, CoverScene):
        parts.append(Item("cover", LABEL, scene.spoken, live=ASSERTIVE))
        parts += controls(app, scene.controls.items)
    elif isinstance(scene, Screen):
        parts.append(_screen(app, scene))
    else:
        name = scene.title or scene.route.capitalize()
        parts.append(Item("screen", GROUP, name, parts=controls(app, scene.controls.items)))
    if app.notice.text:
        parts.append(Item(f"notice:{app.notice.count}", LABEL, app.notice.text, live=POLITE))
    title = scene.title if not isinstance(scene, CoverScene) else ""
    return Item("window", WINDOW, f"{TITLE}: {title}" if title else TITLE, parts=tuple(parts))


def _screen(app: Program, scene: Screen) -> Item:
    """A screen's words and controls together, in the order in which they were laid out; words that
    only name a control are told with it."""
    found = [
        (c.node.order if c.node is not None else 0, _usable(scene, control(app, c)))
        for c in scene.controls.items
    ]
    named = {item.name for _, item in found} | {scene.title}
    aloud = scene.aloud()
    for node, rect, words in scene.reading():
        if words not in named:
            where, live = (rect.x, rect.y, rect.w, rect.h), POLITE if node is aloud else ""
            told = Item(f"words:{words}", LABEL, words, where=where, live=live)
            found.append((node.order, told))
    found.sort(key=lambda pair: pair[0])
    table = tuple(
        Item(f"zone:{zone.key}", GROUP, zone.name, parts=tuple(_read(t) for t in zone.things))
        for zone in scene.zones()
        if zone.things
    )
    heard = (Item("announced", LABEL, scene.announced, live=POLITE),) if scene.announced else ()
    parts = (*(item for _, item in found), *heard, *table)
    return Item(f"screen:{scene.route}", GROUP, scene.title, parts=parts)


def _usable(scene: Screen, item: Item) -> Item:
    return item if scene.may_use(item.key) else item._replace(enabled=False)


def _read(thing: Thing) -> Item:
    """A thing of a table that can only be read."""
    parts = tuple(_read(part) for part in thing.parts)
    role = GROUP if parts else LABEL
    return Item(thing.key, role, thing.words, where=thing.where, parts=parts)


def _dialog(app: Program, dialog: Dialog) -> Item:
    items = dialog.controls.items if dialog.controls is not None else []
    words = (Item("words", LABEL, dialog.words, live=ASSERTIVE),) if dialog.words else ()
    return Item("dialog", DIALOG, dialog.title, parts=(*words, *controls(app, items)))
