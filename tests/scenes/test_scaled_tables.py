"""Larger words never make what is played smaller: at every scale it has about its 100 % pixels."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest
from pygame import Rect

from tabletop.core.registry import game as find_game
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tabletop.table.art import cache, lettering
from tests.robots import drawn_games, make_app

WINDOWS = {(960, 600): (100, 125, 300), (1280, 720): (100, 150, 300), (1920, 1080): (150, 200, 300)}
"""The first scale of a window is what the others are held against: its 100 %, and in a larger
window than the style's the one that it starts with."""
PLAYED = {
    "bounce_bunny_bounce": ("cell:", "card:"),
    "bunny_bidding": ("egg:", "tile:"),
    "bunny_boom": ("card:", "river:", "space:", "pile"),
    "bunny_kingdom": ("card:", "space:"),
    "killer_bunnies": ("card:", "creature:"),
}
"""What the hand moves, and where to; in another game all that lies there."""
LEAST = {"bunny_bidding": 0.84, "bunny_kingdom": 0.7, "killer_bunnies": 0.9}
"""How small they may get, where a whole hand, two circles or a map of a hundred spaces have to stay
in sight (a map can be brought nearer; a short hand, larger where there is room, takes the places of
a whole one at 300 %); elsewhere nothing is lost but by rounding."""
PLIES = 16


FANNED = ("tabletop.games.killer_bunnies.table.faces",)
"""Where words may be cut: on cards that lie half under each other, whole under the pointer."""


def boxes(
    folder: Path, key: str, seats: int, window: tuple[int, int], scale: int, plies: int = PLIES
) -> tuple[dict[str, Rect], list[Rect]]:
    """Where everything that is played lies in one and the same moment, by key, and the buttons."""
    folder.mkdir()
    app = make_app(folder, window, scale=scale, speed=0)
    try:
        who = (human("Cornflower", 0), *(rabbit("uniform", seat) for seat in range(1, seats)))
        running, luck = Running.new(key, who, {}, "large", None), Random(4)
        for _ in range(plies):
            if running.over:
                break
            seat = running.actors()[0]
            running.submit(seat, luck.choice(list(running.legal(seat))))
        scene = PlayScene(app, running)
        app.go(scene)
        assert app.scene is scene and not app.faults
        table = scene.table
        keys = {*table.looks(scene.view), *table.nodes.pieces}
        keys |= {f"space:{number}" for number in range(24)}
        rects = {name: table.rect(name) for name in keys if name.startswith(PLAYED.get(key, ""))}
        slots = table.slots_for(table.buttons(scene.view, scene.legal()))
        return (
            {name: rect for name, rect in rects.items() if rect is not None},
            [slots.hint, slots.undo, *slots.buttons],
        )
    finally:
        app.close()


def sizes(
    folder: Path, key: str, seats: int, window: tuple[int, int], scale: int, plies: int = PLIES
) -> dict[str, int]:
    """The width of everything that is played in that moment, by key."""
    found, _ = boxes(folder, key, seats, window, scale, plies)
    return {name: rect.w for name, rect in found.items()}


@pytest.mark.parametrize("scale", (100, 300))
@pytest.mark.parametrize("key", drawn_games())
def test_no_button_has_its_place_on_what_is_played(tmp_path: Path, key: str, scale: int) -> None:
    seats = min(3, max(find_game(key).info.players))
    found, buttons = boxes(tmp_path / "first", key, seats, (960, 600), scale)
    over = {n: box for n, box in found.items() if box.inflate(-4, -4).collidelist(buttons) >= 0}
    assert not over, buttons


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("key", drawn_games())
def test_what_is_played_is_never_below_its_first_pixels(
    tmp_path: Path, key: str, window: tuple[int, int]
) -> None:
    first, *larger = WINDOWS[window]
    seats = min(3, max(find_game(key).info.players))
    before = sizes(tmp_path / "first", key, seats, window, first)
    assert before
    for scale in larger:
        now = sizes(tmp_path / str(scale), key, seats, window, scale)
        least = LEAST.get(key, 0.97 if key in PLAYED else 0.9)
        small = {
            name: (wide, now[name])
            for name, wide in before.items()
            if name in now and now[name] < least * wide - 1
        }
        assert not small, f"at {scale} %: {small}"


@pytest.mark.parametrize("key", drawn_games())
def test_the_most_seats_are_drawn_in_the_largest_words(tmp_path: Path, key: str) -> None:
    seats = max(find_game(key).info.players)
    for plies in (PLIES, 3 * PLIES):
        assert sizes(tmp_path / str(plies), key, seats, (960, 600), 300, plies)


@pytest.mark.parametrize("window, scale", [((960, 600), 300), ((1280, 720), 100)])
@pytest.mark.parametrize("key", drawn_games())
def test_no_words_on_a_table_are_cut(
    tmp_path: Path, key: str, window: tuple[int, int], scale: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = min(find_game(key).info.players)
    sizes(tmp_path / "first", key, seats, window, scale)  # every module of the table is there now
    cut: set[str] = set()
    write = lettering.write

    def watched(face: object, text: str, *where: object, **how: object) -> object:
        if text.endswith("…") and not text.endswith(" …"):
            cut.add(text)
        return write(face, text, *where, **how)  # type: ignore[arg-type]  # as it is called

    for name, module in list(sys.modules.items()):
        if name.startswith("tabletop.") and getattr(module, "write", None) is write:
            if name not in FANNED:
                monkeypatch.setattr(module, "write", watched)
    cache.clear()
    for plies in (0, PLIES, 3 * PLIES):
        sizes(tmp_path / str(plies), key, seats, window, scale, plies)
    cache.clear()
    assert not cut
