"""Frames of a table at 1920x1080: their work against the blit-and-flip floor, and their intervals.

Runs on SDL's dummy driver, so that every machine draws the same.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter, process_time, sleep
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.ai.analysing import Spend
from tabletop.core.errors import TabletopError
from tabletop.lab.bench.rows import Row, percentile, spent

if TYPE_CHECKING:
    from tabletop.ai.client import AgentClient

SIZE = (1920, 1080)
FRAME_SECONDS = 1 / 60
LATE_SECONDS = 0.020
MOVING = 20
WAY = 16
WATCHED_SECONDS = 3.0
STUDIED_SECONDS = 1.0
START_SECONDS = 60.0
PLIES = 12
"""So far into the match a table is looked at: cards lie there, and it is not over."""
MOST_FRAMES = 2000
"""A table that is not at rest after so many frames never will be."""
LEVEL = "expert"


def table_app(game_key: str, size: tuple[int, int], folder: str) -> Any:
    """The program with a match of that game on its table, drawn nowhere, saved in `folder`."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from tabletop.core.registry import game as find_game
    from tabletop.scenes.app import App
    from tabletop.scenes.play.scene import PlayScene
    from tabletop.scenes.window import Window, prepare
    from tabletop.session.library import Library
    from tabletop.session.running import Running
    from tabletop.session.seats import human
    from tabletop.session.settings import Settings

    prepare()
    players = min(find_game(game_key).info.players)
    library = Library(Path(folder) / "library.sqlite3")
    app = App(Window(size), Settings(muted=True), library)
    seats = tuple(human("", figure) for figure in range(players))
    running = Running.new(game_key, seats, None, "bench")
    luck = Random("bench")
    for _ in range(PLIES):
        if not running.over:
            seat = running.actors()[0]
            running.submit(seat, luck.choice(list(running.legal(seat))))
    app.go(PlayScene(app, running))
    uncovered(app)
    return app


def uncovered(app: Any) -> None:
    """Takes covers and dialogs away as a person would, until the table lies there at rest."""
    from tabletop.scenes.keys import commands
    from tabletop.scenes.play.cover import CoverScene
    from tabletop.scenes.play.scene import PlayScene

    for _ in range(MOST_FRAMES):
        keys = []
        if app.dialog is not None:
            keys = ["Esc"]
        elif isinstance(app.scene, CoverScene):
            app.scene.open()
        elif isinstance(app.scene, PlayScene) and app.scene.desk.viewing.public:
            app.scene.people.open()
        app.frame([commands.event(key) for key in keys], 50.0)
        if not (keys or app.scene.stage.dirty) and at_table(app):
            return
    raise TabletopError(
        f"The table cannot be measured: it never came to rest ({type(app.scene).__name__})."
    )


def at_table(app: Any) -> bool:
    """True when a table at rest is seen: no cover, no dialog, nothing under way."""
    from tabletop.scenes.play.scene import PlayScene

    scene = app.scene
    return (
        isinstance(scene, PlayScene)
        and app.dialog is None
        and not app.faults
        and not scene.director.busy
    )


def demand_table(app: Any) -> None:
    """Raises TabletopError where anything but the table would be measured."""
    if not at_table(app):
        what = type(app.dialog or app.scene).__name__
        raise TabletopError(f"The table cannot be measured: {what} lies over it.")


def measure(keys: Sequence[str], rounds: int) -> Iterator[Row]:
    """Frame work of every table; frame intervals of the first."""
    drawn = [key for key in keys if has_table(key)]
    for key in drawn:
        for row in of_table(key, rounds, intervals=key == drawn[0]):
            yield replace(row, game=key)


def of_table(key: str, rounds: int, intervals: bool) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        app = table_app(key, SIZE, folder)
        try:
            yield from work_rows(app, rounds)
            yield study_row(app, rounds)
            if intervals:
                yield from interval_rows(app)
        finally:
            app.close()


def has_table(key: str) -> bool:
    """True for a game with a drawn table."""
    from tabletop.core.registry import game as find_game

    return hasattr(import_module(find_game(key).package), "TABLE")


def work_rows(app: Any, rounds: int) -> Iterator[Row]:
    """Measures a frame beside copying the ground to the window and showing it."""
    demand_table(app)
    taken = spent(
        {
            "floor": floor_work(app),
            "whole": redraw(app),
            "twenty": moved(app, MOVING),
            "one": moved(app, 1),
            "idle": lambda: app.frame([], 16.0),
        },
        30 * rounds,
    )
    demand_table(app)
    floor, ms = taken["floor"], {name: f"{1000 * value:.3f} ms" for name, value in taken.items()}
    beside = ms["floor"]
    yield Row(
        f"G9 frame, {MOVING} moving / blit and flip", ms["twenty"], beside,
        taken["twenty"] / floor, "<= 4", "<= 2",
    )  # fmt: skip
    yield Row("whole table redrawn / blit and flip", ms["whole"], beside, taken["whole"] / floor)
    yield Row(
        "G10 frame, one moving / blit and flip", ms["one"], beside, taken["one"] / floor,
        "<= 0.5", "<= 0.15",
    )  # fmt: skip
    share = 0.5 * taken["idle"] / taken["whole"]
    yield Row(
        "G11 idle / whole redraw at 60 a second", ms["idle"], ms["whole"], share,
        "<= 0.15", "<= 0.05", "An idle table looks 30 times a second and draws nothing.",
    )  # fmt: skip


def floor_work(app: Any) -> Callable[[], None]:
    """Copies the table's ground to the window and shows it."""
    import pygame

    screen = app.window.surface
    ground = app.scene.stage.ground or screen.copy()

    def work() -> None:
        screen.blit(ground, (0, 0))
        pygame.display.flip()

    return work


def redraw(app: Any) -> Callable[[], None]:
    """Draws the whole table anew."""

    def work() -> None:
        app.scene.stage.invalidate()
        app.draw()

    return work


def moved(app: Any, how_many: int) -> Callable[[], None]:
    """Moves that many pictures by a pixel and draws.

    They go to and fro over `WAY` pixels: how fast a picture is copied hangs on the column it lies
    in, by up to a half.
    """
    numbers = count()
    nodes = movable(app, how_many)

    def work() -> None:
        step = 1 if next(numbers) // WAY % 2 else -1
        for node in nodes:
            x, y = node.pos
            node.put(pos=(x + step, y))
        app.draw()

    return work


def movable(app: Any, how_many: int) -> list[Any]:
    """Pictures about as large as a card, spread over the table: pieces that can be taken, and
    where those are too few, whatever else lies there.
    """
    area = app.window.size[0] * app.window.size[1]
    sized = [
        node for node in app.scene.stage.nodes
        if node.visible and like_a_card(node.area().w, node.area().h, area)
    ]  # fmt: skip
    if len(sized) < how_many:
        raise TabletopError(
            f"The table cannot be measured: of {how_many} pictures to move it shows {len(sized)}."
        )
    pieces = {piece.node for piece in app.scene.table.nodes.pieces.values() if piece.loose}
    loose = spread([node for node in sized if node in pieces], how_many)
    return loose + spread([node for node in sized if node not in pieces], how_many - len(loose))


def like_a_card(w: int, h: int, window: int) -> bool:
    """True for a picture of about a card's size and shape; `window` is its window's pixels.
    Long strips are none: what they overlap is drawn anew with them.
    """
    return 0.002 * window < w * h < 0.03 * window and max(w, h) <= 3 * min(w, h)


def spread(nodes: list[Any], how_many: int) -> list[Any]:
    """At most so many of them, evenly chosen."""
    many = min(how_many, len(nodes))
    return [nodes[i * len(nodes) // many] for i in range(many)]


def study_row(app: Any, rounds: int) -> Row:
    """Measures frames while a match is studied beside them, as on looking back.

    While a match is played nothing is studied.
    """
    demand_table(app)
    work = moved(app, MOVING)
    quiet: list[float] = []
    beside: list[float] = []
    told: list[int] = []
    paced(app, work, 0.2)
    for _ in range(2 * rounds):
        quiet += paced(app, work, STUDIED_SECONDS)
        match = app.scene.running.match
        number = app.analyst.ask(
            match.game, match.state, match.state.actors()[0], Spend(seconds=60.0), "bench",
            lambda found: told.append(found.found.trials if found.found is not None else 0),
            last=True,
        )  # fmt: skip
        until_told(app, told)
        beside += paced(app, work, STUDIED_SECONDS)
        app.analyst.cancel(number)
    p_quiet, p_beside = percentile(quiet, 0.95), percentile(beside, 0.95)
    return Row(
        "G15 frame work p95, a match studied beside it / not", f"{1000 * p_beside:.2f} ms",
        f"{1000 * p_quiet:.2f} ms", p_beside / p_quiet, "<= 1.05", "<= 1.02",
        f"{len(beside)} frames beside it, {len(quiet)} without; {len(told)} answers told.",
    )  # fmt: skip


def until_told(app: Any, told: list[int]) -> None:
    """Lets frames pass until the analysis has told something once more."""
    before, end = len(told), perf_counter() + START_SECONDS
    while len(told) == before:
        if perf_counter() > end:
            raise TabletopError("The analysis said nothing, so nothing beside it can be measured.")
        app.frame([], 16.0)
        sleep(FRAME_SECONDS)


def paced(app: Any, work: Callable[[], None], seconds: float) -> list[float]:
    """The processor's seconds that each frame took in that time, at 60 a second."""
    taken: list[float] = []
    end = perf_counter() + seconds
    while (began := perf_counter()) < end:
        before = process_time()
        app.frame([], 16.0)
        work()
        taken.append(process_time() - before)
        sleep(max(0.0, FRAME_SECONDS - (perf_counter() - began)))
    return taken


class Watched(NamedTuple):
    """Intervals between frames in seconds, and trials of the agent meanwhile."""

    intervals: list[float]
    trials: int


def interval_rows(app: Any) -> Iterator[Row]:
    """Frames at 60 a second with and without an agent thinking beside them."""
    from tabletop.ai.client import AgentClient

    demand_table(app)
    client = AgentClient()
    client.start()
    try:
        think(client, app, 1.0)
        alone = sum(think(client, app, WATCHED_SECONDS / 2) for _ in range(2))
        calm, busy = watch(app, None), watch(app, client)
        calm_again, busy_again = watch(app, None), watch(app, client)
    finally:
        client.close()
    quiet = calm.intervals + calm_again.intervals
    loaded = busy.intervals + busy_again.intervals
    p_quiet, p_loaded = percentile(quiet, 0.95), percentile(loaded, 0.95)
    yield Row(
        f"G12 frame interval p95, {LEVEL} thinking / not", f"{1000 * p_loaded:.1f} ms",
        f"{1000 * p_quiet:.1f} ms", p_loaded / p_quiet, "<= 1.10", "<= 1.02",
    )  # fmt: skip
    late = sum(value > LATE_SECONDS for value in loaded) / len(loaded)
    late_quiet = sum(value > LATE_SECONDS for value in quiet) / len(quiet)
    yield Row(
        "G13 share of frames over 20 ms while it thinks", f"{100 * late:.1f} %",
        f"{100 * late_quiet:.1f} %", late, "<= 0.01", "<= 0",
    )  # fmt: skip
    beside = (busy.trials + busy_again.trials) / 2
    yield Row(
        "G14 trials while frames run / alone", f"{beside / WATCHED_SECONDS:,.0f}/s",
        f"{alone / WATCHED_SECONDS:,.0f}/s", beside / alone if alone else None,
        ">= 0.9", ">= 0.98",
    )  # fmt: skip


def ask(client: AgentClient, app: Any, seconds: float) -> None:
    """Has the agent think about the table's position for so long."""
    from tabletop.ai.agent import Budget

    match = app.scene.running.match
    seat = match.state.actors()[0]
    client.ask(match.game, match.state, seat, LEVEL, "bench", Budget(seconds=seconds))


def think(client: AgentClient, app: Any, seconds: float) -> int:
    """Trials of the agent in that time with nothing else to do."""
    ask(client, app, seconds)
    trials = 0
    while not trials:
        trials = answered(client)
        sleep(0.005)
    return trials


def answered(client: AgentClient) -> int:
    """The trials that the agent's last word rests on; 0 while it still thinks."""
    answer = client.poll()
    return answer.decision.visits if answer is not None and answer.final else 0


def watch(app: Any, client: AgentClient | None) -> Watched:
    """Shows a table with twenty moving pictures for a while, and counts."""
    work = moved(app, MOVING)
    trials = 0
    if client is not None:
        ask(client, app, WATCHED_SECONDS)
    intervals: list[float] = []
    last = due = perf_counter()
    end = last + WATCHED_SECONDS
    while last < end:
        work()
        if client is not None:
            trials = trials or answered(client)
        due += FRAME_SECONDS
        sleep(max(0.0, due - perf_counter()))
        now = perf_counter()
        due = max(due, now - FRAME_SECONDS)
        intervals.append(now - last)
        last = now
    while client is not None and not trials:
        trials = answered(client)
        sleep(0.005)
    return Watched(intervals, trials)
