"""The play screen as a screen reader gets it: what is asked, the zones of the table, its buttons,
the log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import WeakKeyDictionary

from tabletop.core.action import Action
from tabletop.scenes.access.fields import controls
from tabletop.scenes.access.items import (
    ASSERTIVE,
    BUTTON,
    DIALOG,
    GROUP,
    LABEL,
    LIST,
    POLITE,
    Item,
)
from tabletop.scenes.play.strip import KEY as SINCE
from tabletop.scenes.play.words import screen
from tabletop.table.meaning import BUTTONS, LOG, PROMPT, RABBIT, Thing, Zone, things
from tabletop.words.books import book

if TYPE_CHECKING:
    from tabletop.scenes.play.scene import PlayScene


say: Final = book("access").say


class Reach(NamedTuple):
    """The keys of the table that can be used now.

    Attributes:
        does: what may be pressed, by key, and what that does where no use of it says so.
        held: what is taken up.
        touched: the keys of both.
        gathers: whether several pieces are gathered for one choice.
    """

    does: Mapping[str, str]
    held: frozenset[str]
    touched: frozenset[str]
    gathers: bool

    def of(self, keys: frozenset[str]) -> object:
        """Returns the part of it that is about these keys: everything said of a thing besides
        the table's own words."""
        here = self.touched & keys
        return here and ({key: self.does.get(key) for key in here}, here & self.held, self.gathers)


class Row(NamedTuple):
    """A zone or a thing with parts as it was told last: its keys, what the hand could do with
    them, and what came of that."""

    told: Zone | Thing
    keys: frozenset[str]
    meant: object
    item: Item


def table(scene: PlayScene) -> Iterator[Item]:
    """Everything on the play screen, as the person in front of it may know it."""
    if not scene.desk.built:
        return
    zones = screen(scene.desk)
    found = controls(scene.app, scene.controls.items)
    yield from (_speech(zone, found) for zone in zones if zone.key == RABBIT)
    yield _asked(scene)
    if scene.look.open:
        yield Item("look", DIALOG, scene.look.words, live=POLITE, act=scene.look.close)
    if scene.why.shown:
        yield Item("why", LABEL, scene.why.words, live=POLITE)
    if held := _held(scene):
        yield Item(f"held:{held}", LABEL, held, live=POLITE)
    reach = _reach(scene)
    for zone in zones:
        if zone.key not in (RABBIT, PROMPT, BUTTONS, LOG) and zone.things:
            yield _zone(scene, zone, reach)
    yield from _rest(scene, zones)
    bar = {"menu", "log", *(name for name, _ in scene.frame.icons)}
    since = tuple(item for item in found if item.key.startswith(SINCE))
    aside = {*bar, *(item.key for item in since)}
    own = [item for item in found if item.key not in aside and not _of_rabbit(item.key)]
    told = next((zone.things for zone in zones if zone.key == BUTTONS), ())
    does = {thing.key: thing.uses[0].action for thing in told if thing.uses}
    parts = tuple(_doing(scene, item, does.get(item.key)) for item in own)
    yield Item("buttons", GROUP, say("buttons"), parts=parts)
    icons = tuple(item for item in found if item.key in bar)
    yield Item("bar", GROUP, say("bar"), parts=icons)
    log = next(zone for zone in zones if zone.key == LOG)
    yield Item("log", LIST, log.name, parts=tuple(_line(thing) for thing in log.things))
    if since:
        yield Item("since", GROUP, book("table").say("since-turn"), parts=since)


def _doing(scene: PlayScene, item: Item, action: Action | None) -> Item:
    """A button with what it does, in the words in which it is told elsewhere; nothing is added
    where it is called so, or says itself what it does."""
    if action is None or item.about:
        return item
    words = _described(scene, action)
    return item if words == item.name else item._replace(about=words)


def _described(scene: PlayScene, action: Action) -> str:
    return scene.desk.words.describe(action, scene.desk.view, scene.desk.running.names)


def _of_rabbit(key: str) -> bool:
    return key.startswith(f"{RABBIT}:")


def _speech(zone: Zone, found: Sequence[Item]) -> Item:
    """Returns the zone of a speaking rabbit: its words, announced at once, and the buttons of
    its bubble."""
    buttons = tuple(item for item in found if _of_rabbit(item.key))
    pressed = {item.key for item in buttons}
    said = " ".join(thing.name for thing in zone.things if thing.key not in pressed)
    words = Item(f"words:{said}", LABEL, said, where=zone.things[0].where, live=POLITE)
    return Item(zone.key, GROUP, zone.name, parts=(words, *buttons))


def _asked(scene: PlayScene) -> Item:
    """Returns the question; announced at once if a person must answer.

    The figures of a hint are left out while they still change.
    """
    asked = scene.top.asked
    title, how = (asked[1].title, asked[1].how) if asked is not None else ("", "")
    if scene.desk.thinkers.hinting:
        how = ""
    words = " ".join(part for part in (title, how) if part)
    if how and title[-1:] not in ".?!":
        words = f"{title}. {how}"
    live = (POLITE if scene.guided else ASSERTIVE) if scene.deciding is not None else ""
    return Item("asked", LABEL, words, live=live)


def _held(scene: PlayScene) -> str:
    """Returns the name of the held piece and the number of places that take it."""
    held = [scene.table.name_of(key, scene.view) for key in sorted(scene.hand.chosen())]
    if not any(held) or scene.deciding is None:
        return ""
    goals = len(scene.hand.lit() - scene.hand.chosen())
    return say("held", things=tuple(name for name in held if name), n=goals)


def _reach(scene: PlayScene) -> Reach:
    """Returns the keys that may be pressed on the table, each with its action if no use of it
    names that."""
    held = scene.hand.chosen()
    if scene.deciding is None:
        return Reach({}, held, held, False)
    goals = scene.hand.lit() - held if held else frozenset()
    opened = scene.table.openable()
    does = {
        key: say("puts") if key in goals else say("opens") if key in opened else ""
        for key in scene.hand.reachable()
    }
    return Reach(does, held, held.union(does), bool(scene.table.gathers(scene.desk.view)))


def _zone(scene: PlayScene, zone: Zone, reach: Reach) -> Item:
    """A zone; while the table tells the very same one and what can be done there stays, the item is
    the same too."""
    rows = _ROWS.setdefault(scene, {})
    at = f"zone/{zone.key}"
    kept = rows.get(at)
    if kept is not None and kept.told is zone and kept.meant == reach.of(kept.keys):
        return kept.item
    made = Item(
        zone.key, GROUP, zone.name,
        parts=tuple([_row(scene, rows, thing, reach) for thing in zone.things]),
    )  # fmt: skip
    keys = frozenset([thing.key for thing in things((zone,))])
    rows[at] = Row(zone, keys, reach.of(keys), made)
    return made


def _row(scene: PlayScene, rows: dict[str, Row], thing: Thing, reach: Reach) -> Item:
    """A thing of a zone; a row of many is the same item as last on the same conditions."""
    if not thing.parts:
        return _thing(scene, thing, reach)
    kept = rows.get(thing.key)
    if kept is not None and kept.told is thing and kept.meant == reach.of(kept.keys):
        return kept.item
    made = _thing(scene, thing, reach)
    keys = frozenset(_keys(thing))
    rows[thing.key] = Row(thing, keys, reach.of(keys), made)
    return made


def _keys(thing: Thing) -> list[str]:
    """The keys of a thing and of all that lies on it."""
    return [thing.key, *(key for part in thing.parts for key in _keys(part))]


_ROWS: WeakKeyDictionary[PlayScene, dict[str, Row]] = WeakKeyDictionary()
"""Zones and their things with parts as they were told last."""


def _thing(scene: PlayScene, thing: Thing, reach: Reach) -> Item:
    """A thing: pressing it is a click on it, and each of several things it can do is a part.

    What has parts is a group: platforms tell nothing of what lies inside a button.
    """
    parts: tuple[Item, ...] = ()
    if thing.parts:
        parts = tuple([_thing(scene, part, reach) for part in thing.parts])
    usable = thing.key in reach.does
    does = reach.does.get(thing.key, "")
    # While pieces are gathered for one choice, a press puts it there, whatever else it could do.
    puts = does == say("puts") and reach.gathers
    alone = len(thing.uses) == 1 and usable and not parts
    if thing.uses and not alone:
        parts = (*(_use(scene, use.words, use.action) for use in thing.uses), *parts)
    words = say("taken", thing=thing.words) if thing.key in reach.held else thing.words
    return Item(
        thing.key, GROUP if parts else BUTTON if usable else LABEL, words,
        thing.uses[0].words if alone and not puts else does, "", thing.where,
        True, None, "", thing.key, partial(scene.hand.take, thing.key) if usable else None,
        None, None, parts,
    )  # fmt: skip


def _use(scene: PlayScene, words: str, action: Action) -> Item:
    return Item(f"use:{tuple(action)}", BUTTON, words, act=partial(_choose, scene, action))


def _choose(scene: PlayScene, action: Action) -> None:
    """Does it where it still may be done."""
    if action in scene.legal():
        scene.choose(action)


def _rest(scene: PlayScene, zones: tuple[Zone, ...]) -> Iterator[Item]:
    """Returns the legal actions that no thing on the table stands for."""
    done = {use.action for thing in things(zones) for use in thing.uses}
    left = [action for action in scene.legal() if action not in done]
    if left:
        told = [_use(scene, _described(scene, action), action) for action in left]
        yield Item("choices", GROUP, say("choices"), parts=tuple(told))


def _line(thing: Thing) -> Item:
    return Item(thing.key, LABEL, thing.name)
