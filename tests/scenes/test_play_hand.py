"""What a hand holds, gathers, has half chosen or left waiting at the table, and what ends that."""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import Any

import pygame
import pytest

from tabletop.core.action import Action
from tabletop.games.bounce_bunny_bounce.rules import actions as bounce
from tabletop.scenes.app import App
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.seats import human, rabbit
from tabletop.table.contract import ButtonSpec
from tests.robots import MouseRobot, begin, button, motion, press, settle


def table(app: App, key: str, others: int = 1, **options: object) -> PlayScene:
    seats = (human("Anna", 0), *(rabbit("uniform", 1 + i) for i in range(others)))
    scene = begin(app, key, seats, "5", options)
    settle(app, scene, lambda: scene.deciding is not None)
    return scene


def middle(scene: PlayScene, key: str) -> tuple[int, int]:
    rect = scene.table.rect(key)
    assert rect is not None
    return rect.center


def gather(app: App, scene: PlayScene) -> tuple[str, ...]:
    """Takes up as many pieces as the decision wants."""
    pieces = scene.table.gathers(scene.view)[: scene.table.room(scene.view)]
    for piece in pieces:
        scene.hand.take(piece)
    assert scene.hand.taken == pieces
    return pieces


# ---------------------------------------------------------------------------- what is held


def test_the_board_comes_no_nearer_while_a_card_is_dragged(app: App) -> None:
    scene = table(app, "bunny_kingdom")
    card, space = scene.table.gathers(scene.view)[0], "space:40"
    start, over = middle(scene, card), middle(scene, space)
    app.frame([motion(start), button(pygame.MOUSEBUTTONDOWN, start)], 20)
    app.frame([motion(over)], 20)
    wheel = pygame.Event(pygame.MOUSEWHEEL, y=1, x=0)
    before = scene.table.rect(space)
    app.frame([wheel], 20)
    assert scene.hand.chosen() or scene.hand.holding
    assert scene.table.rect(space) == before
    app.frame([press(pygame.K_ESCAPE)], 20)
    app.frame([motion(over), wheel], 20)
    assert scene.table.rect(space) != before, "the empty hand brings it nearer"


def test_nothing_explains_itself_while_the_hand_is_at_work(app: App) -> None:
    """A tip would lie over what one aims at."""
    scene = table(app, "bunny_boom")
    rest = next(
        (x, y) for x in range(20, 1280, 40) for y in range(80, 710, 30) if _told(app, scene, (x, y))
    )
    app.frame([button(pygame.MOUSEBUTTONDOWN, rest)], 20)
    assert scene.hand.holding and scene.pointed() is None
    app.frame([button(pygame.MOUSEBUTTONUP, rest)], 20)
    assert _told(app, scene, rest)
    app.frame([press(pygame.K_1)], 20)
    assert scene.hand.chosen() and not _told(app, scene, rest)


def _told(app: App, scene: PlayScene, pos: tuple[int, int]) -> bool:
    app.frame([motion(pos)], 20)
    thing = scene.pointed()
    return thing is not None and not thing.key.startswith("plate:")


def test_with_a_card_in_hand_tab_goes_to_the_nearest_place_and_on_over_all_zones_of_places(
    app: App,
) -> None:
    scene = table(app, "bunny_boom")
    app.frame([press(pygame.K_2)], 20)
    (held,) = scene.hand.chosen()
    goals = scene.hand.lit() - {held}
    zones = list(dict.fromkeys(t.zone for t in scene.focus.targets))
    wanted = {t.zone for t in scene.focus.targets if t.key in goals}
    at = scene.focus.find(held)
    assert at is not None and zones[0] == at.zone
    assert set(zones[1 : 1 + len(wanted - {at.zone})]) == wanted - {at.zone}
    app.frame([press(pygame.K_TAB)], 20)
    current = scene.focus.current
    assert current is not None and current.key in goals
    inside = [t for t in scene.focus.targets if t.key in goals and t.zone == current.zone]
    near = min(dist(t.rect.center, at.rect.center) for t in inside)
    assert dist(current.rect.center, at.rect.center) == near and len(inside) > 1


# ------------------------------------------------------------- what is gathered, half chosen


def test_a_button_that_looks_the_same_does_what_it_means_now(app: App) -> None:
    scene = table(app, "bunny_boom")
    done: list[str] = []
    meant = "one"

    def buttons(view: object, legal: Sequence[Action]) -> tuple[ButtonSpec, ...]:
        word = meant
        return (ButtonSpec("button:go", "Go", None, "primary", "", "", lambda: done.append(word)),)

    scene.table.buttons = buttons  # type: ignore[method-assign]  # one word for two things
    scene.refresh()
    meant = "two"
    scene.refresh()
    found = scene.controls.find("button:go")
    assert found is not None
    found.act()
    assert done == ["two"]


def test_what_is_gathered_is_committed_by_the_large_button_in_the_order_it_was_taken_up(
    app: App,
) -> None:
    scene = table(app, "bunny_kingdom")
    one, other = gather(app, scene)
    for piece in (one, one, other, other):
        scene.hand.take(piece)
    assert scene.hand.taken == (one, other)
    scene.hand.take(one)
    scene.hand.take(one)
    assert scene.hand.taken == (other, one)
    wanted = scene.table.gathered((other, one), scene.view)
    app.frame([press(pygame.K_RETURN, pygame.KMOD_CTRL)], 20)
    made = [entry.action for entry in scene.running.match.log if entry.player == 0]
    assert made[: len(wanted)] == list(wanted) and scene.hand.taken == ()


def test_of_a_choice_that_is_refused_at_its_end_nothing_is_done_and_the_hand_keeps_its_cards(
    app: App,
) -> None:
    scene = table(app, "bunny_kingdom")
    taken, ply = gather(app, scene), scene.running.ply
    good = scene.table.gathered(taken, scene.view)
    assert len(good) == 2
    scene.choosing.choose_all((good[0], good[0]), scene.hand.forget)
    assert scene.running.ply == ply and scene.refused == "" and scene.why.shown
    assert scene.hand.taken == taken
    assert scene.draft is None or not scene.draft.actions


def _swapping(app: App, seed: str) -> PlayScene | None:
    """A match of one person who is to choose the first card of a swap."""
    scene = begin(app, "bounce_bunny_bounce", (human("Anna", 0), rabbit("uniform", 1)), seed)
    for _ in range(40):
        settle(app, scene, lambda: scene.deciding is not None or scene.running.over)
        if scene.running.over:
            return None
        if scene.view.phase == "swap_first":
            return scene
        scene.choose(scene.legal()[0])
        if app.dialog is not None:
            app.dialog.take(app.dialog.choices[0])
    return None


def test_all_steps_of_a_draft_are_done_with_its_last(app: App) -> None:
    scene = next(filter(None, (_swapping(app, f"swap{seed}") for seed in range(40))))
    ply, first = scene.running.ply, scene.legal()[0]
    scene.choose(first)
    assert scene.running.ply == ply and scene.draft is not None
    last = scene.legal()[-1]
    scene.choose(last)
    made = [entry.action for entry in scene.running.match.log[ply : ply + 2]]
    assert made == [first, last] and first.kind != bounce.END_TURN and scene.draft is None


# --------------------------------------------------------------------------------- what waits


def test_when_the_sand_runs_out_what_waited_for_a_yes_is_laid_back(app: App) -> None:
    app.settings.drops_ask = True
    scene = table(app, "bunny_boom", timer="real")
    seconds = scene.table.seconds(scene.view)
    assert seconds is not None
    action = next(a for a in scene.legal() if scene.table.gesture(a, scene.view).target)
    scene.choosing.mean(action)
    assert scene.choosing.waiting == action
    settle(app, scene, lambda: scene.clock.left == 0 or bool(scene.view.timed_out))
    settle(app, scene, lambda: scene.deciding is not None)
    assert scene.choosing.waiting is None and action in scene.legal()


def test_after_undo_a_rabbit_thinks_about_the_match_as_it_is_now(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both choose at once: what it was thinking out before belongs to a match that is undone."""
    scene = table(app, "bunny_kingdom")
    app.settings.ai_pace = 4
    before, asked = scene.running.ply, list[int]()
    ask = app.agents.ask

    def listening(*question: Any) -> int:
        asked.append(scene.running.ply)
        return ask(*question)

    monkeypatch.setattr(app.agents, "ask", listening)
    gather(app, scene)
    app.frame([press(pygame.K_RETURN, pygame.KMOD_CTRL)], 20)
    assert scene.thinkers.seat == 1 and asked[-1] == scene.running.ply > before
    app.frame([press(pygame.K_z, pygame.KMOD_CTRL)], 20)
    assert scene.running.ply == asked[-1] == before
    assert MouseRobot(app, scene, "x").where(scene.table.gathers(scene.view)[0])
