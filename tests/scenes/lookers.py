"""Finds facts on the screen that somebody who may be looking must not know.

What may be known is the knowledge of all who may be looking together: nobody's under a cover,
everybody's on the public table, one person's at that person's table.
"""

from __future__ import annotations

from collections.abc import Iterator
from weakref import WeakKeyDictionary

import pygame

from tabletop.core.event import UNKNOWN
from tabletop.core.game import Player
from tabletop.games.bunny_bidding.table.board import Table as Hall
from tabletop.games.bunny_kingdom.table.board import Table as Realm
from tabletop.games.killer_bunnies.table.board import Table as Arena
from tabletop.games.killer_bunnies.table.fights import DICE
from tabletop.scenes.access.items import walk
from tabletop.scenes.access.screens import window
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.scenes.play.viewing import Screen
from tabletop.table.contract import Host, Marks
from tabletop.table.meaning import things
from tabletop.table.stage import Stage
from tabletop.table.still import make_table

KIT = ("lid", "prompt", "title", "plate:", "log", "notice", "tip", "focus", "fade", "veil")
"""Keys of pictures that are no pieces of a table."""

_searched: WeakKeyDictionary[PlayScene, list[pygame.Surface]] = WeakKeyDictionary()
"""By scene the pictures of its public table that were found among the public's in the frame before:
they stand for many frames, and to lay a table out for the public takes as long as a frame."""


def texts(app: App, scene: PlayScene) -> Iterator[str]:
    """All that can be read on the screen or is read aloud now."""
    for _, item, _ in walk(window(app)):
        yield from (item.name, item.about, item.value)
    yield app.notice.text
    yield from app.notice._waiting
    if app.scene is not scene:
        return
    if scene.top.asked is not None:
        yield from scene.top.asked[1][:2]
    if scene.why.shown:
        yield scene.why.words
    if scene.look.open:
        yield scene.look.words
    yield scene.reading.last
    yield from (line.text for line in scene.log._lines)
    tip = scene.explainer.pointed()
    if tip is not None:
        yield tip.tip


def secrets(scene: PlayScene, seat: Player) -> set[str]:
    """Words that tell what `seat` alone, or not everybody, knows: lines of the log, cards held."""
    running, table = scene.running, scene.table
    mine, everybody = running.view(seat), running.view(None)
    told = {line.text for line in running.log(None)}
    lines = {line.text for line in running.log(seat)} - told
    held = {table.name_of(key, mine) for key in table.held(mine)}
    words, shown = scene.desk.words, scene.view
    open_to_all = [everybody, *([shown] if shown.viewer is None else [])]  # it may stand still
    lying = (thing for view in open_to_all for thing in things(table.meaning(view, (), words)))
    public = " ".join([*told, *(thing.words for thing in lying)]).casefold()
    return lines | {name for name in held if name and name.casefold() not in public}


def leaks(app: App, scene: PlayScene) -> str:
    """Returns a fact on the screen that not all who may be looking may know; "" = none."""
    state, running = scene.desk.viewing.screen, scene.running
    if state is Screen.MINE and scene.viewer is not None:
        hidden = {seat: secrets(scene, seat) for seat in running.humans if seat != scene.viewer}
        known = secrets(scene, scene.viewer)
        others = set[str]().union(*hidden.values())
        lines = {text for text in others - known if "." in text}
        return _first(app, scene, lines)
    found = _first(app, scene, set[str]().union(*(secrets(scene, p) for p in running.humans)))
    if found or state is Screen.COVER:
        return found
    return _not_public(scene)


def _first(app: App, scene: PlayScene, hidden: set[str]) -> str:
    read = [text.casefold() for text in texts(app, scene) if text]
    return next((f"{secret!r} in {text!r}" for secret in sorted(hidden) for text in read
                 if secret.casefold() in text), "")  # fmt: skip


def _not_public(scene: PlayScene) -> str:
    """A picture's source on the public table that is not the public's."""
    director = scene.director
    for view in (director.view, director.moment, scene.view):
        if view is not None and view.viewer is not None:
            return f"a picture is drawn from the view of seat {view.viewer}"
    event = director.event
    if event is not None and event.witnesses is not None and event.face != UNKNOWN:
        return f"a picture shows {event}"
    if director.busy or scene.running.over:
        return ""
    shown = [
        (key, piece.node.art.surface)
        for key, piece in scene.table.nodes.pieces.items()
        if piece.node is not None and piece.node.visible and piece.node.art is not None
        and not key.startswith(KIT)
    ]  # fmt: skip
    known = _searched.get(scene, ())
    new = [(key, drawn) for key, drawn in shown if not any(drawn is each for each in known)]
    if new:
        allowed = public_pictures(scene)
        for key, drawn in new:
            if _painted(drawn) not in allowed:
                return f"the picture of {key} is none of the public's"
        _searched[scene] = [drawn for _, drawn in shown]
    return ""


def public_pictures(scene: PlayScene) -> set[bytes]:
    """All pictures of a table laid out for the public alone, at the moment that it shows: with
    nothing pointed at, and with what lies on that table where the pointer is."""
    stage, table = Stage(), make_table(scene.place)
    stage.ground = pygame.Surface(scene.size)
    live = scene.host
    host = Host(stage, live.s, live.seats, lambda name: None, live.reduced, dict(live.anchors),
                least=live.least)  # fmt: skip
    table.layout(host, scene.frame.table)
    view = scene.view
    assert view.viewer is None
    told = scene.table
    if isinstance(table, Hall) and isinstance(told, Hall):
        # What bids were counted as, and why a round was won, was told in events for all.
        table.pieces.hall.values = told.pieces.hall.values
        table._why = {key: each for key, each in told._why.items() if each.witnesses is None}
    looks = table.looks(view)
    table.show(looks)
    table.panel(view, looks)
    if isinstance(table, Realm) and isinstance(told, Realm):
        table.tray.mode = told.tray.mode  # the paper of the tray that was turned up is no secret
        table.show(looks)
    table.mark(Marks(), view)
    found = _drawn(stage)
    table.point(next(iter(table.hits(scene.hand.pos)), ""))
    found |= _drawn(stage)
    if isinstance(table, Arena):
        # A die lies as everybody was told that it fell.
        rolled = [event for _, event in scene.running.match.told(None) if event.kind in DICE]
        for event in {(e.kind, e.face, e.player): e for e in rolled}.values():
            table.happened(event, view)
            table.motions.show_die()
            dice = (table.nodes.pieces[key].node for key in ("die", "die_tag"))
            found |= {_painted(node.art.surface) for node in dice if node and node.art}
    return found


def _drawn(stage: Stage) -> set[bytes]:
    return {_painted(node.art.surface) for node in stage.nodes if node.art is not None}


def _painted(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")
