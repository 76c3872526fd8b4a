"""One walk over everything that may be used now."""

from __future__ import annotations

from functools import partial

import pygame

from tabletop.table.focus import Focus, Target


def grid() -> tuple[Focus, list[str]]:
    """Nine targets in three rows, keyed "row column"."""
    taken: list[str] = []
    focus = Focus()
    focus.set(
        [
            Target(f"{row}{col}", pygame.Rect(col * 50, row * 50, 40, 40),
                   partial(taken.append, f"{row}{col}"))
            for row in range(3)
            for col in range(3)
        ]
    )  # fmt: skip
    return focus, taken


def current(focus: Focus) -> str:
    return focus.current.key if focus.current else ""


def test_tab_goes_round_in_both_directions() -> None:
    focus, _ = grid()
    focus.step(1)
    assert current(focus) == "00"
    focus.step(-1)
    assert current(focus) == "22"
    focus.step(1)
    assert current(focus) == "00"


def test_arrows_go_to_the_nearest_in_that_direction_and_stay_at_the_edge() -> None:
    focus, _ = grid()
    focus.go("11")
    for arrow, goal in (((1, 0), "12"), ((0, 1), "22"), ((-1, 0), "21"), ((0, -1), "11")):
        focus.move(*arrow)
        assert current(focus) == goal
    focus.go("00")
    focus.move(-1, 0)
    assert current(focus) == "00"


def test_enter_takes_what_has_the_focus_and_nothing_when_nothing_has() -> None:
    focus, taken = grid()
    assert focus.take() is False
    focus.go("12")
    assert focus.take() is True and taken == ["12"]


def test_the_focus_stays_on_its_key_when_targets_are_made_anew() -> None:
    focus, _ = grid()
    focus.go("11")
    focus.set([Target("11", pygame.Rect(500, 500, 9, 9), lambda: None)])
    assert current(focus) == "11"


def test_the_focus_goes_to_the_nearest_when_its_target_is_gone() -> None:
    focus, _ = grid()
    focus.go("22")
    focus.set([target for target in focus.targets if target.key != "22"])
    assert current(focus) in ("21", "12")


def test_without_targets_nothing_happens() -> None:
    focus = Focus()
    focus.step(1)
    focus.move(1, 0)
    assert focus.current is None


def test_a_waiting_focus_goes_nowhere_until_it_may() -> None:
    focus, _ = grid()
    focus.go("11")
    others = [Target("far", pygame.Rect(900, 900, 40, 40), lambda: None)]
    focus.set(others, wait=True)
    assert current(focus) == ""
    focus.set([*others, Target("near", pygame.Rect(60, 60, 40, 40), lambda: None)])
    assert current(focus) == "near"


def row(*places: tuple[str, int]) -> list[Target]:
    return [Target(key, pygame.Rect(50, y, 40, 40), lambda: None) for key, y in places]


def test_a_piece_that_lifts_under_the_focus_stays_where_it_was_in_the_walk() -> None:
    focus = Focus()
    focus.set(row(("a", 40), ("b", 40), ("c", 40)))
    focus.go("b")
    focus.set(row(("b", 34), ("a", 40), ("c", 40)))
    focus.step(1)
    assert current(focus) == "c"


def test_targets_that_went_elsewhere_are_walked_in_their_new_order() -> None:
    focus = Focus()
    focus.set(row(("a", 40), ("b", 40)))
    focus.go("b")
    focus.set(row(("b", 0), ("a", 90)))
    focus.step(1)
    assert current(focus) == "a"
    focus.step(1)
    assert current(focus) == "b"


def zoned(*keys: str) -> Focus:
    """Targets in a row, 50 apart; the letter of a key is its zone."""
    focus = Focus()
    focus.set(
        [
            Target(key, pygame.Rect(50 * at, 0, 40, 40), lambda: None, zone=key[0])
            for at, key in enumerate(keys)
        ]
    )
    return focus


def test_tab_comes_back_to_where_it_was_in_a_zone() -> None:
    focus = zoned("a1", "a2", "b1", "b2")
    focus.go("b2")
    focus.step(1)
    assert current(focus) == "a1"
    focus.step(1)
    assert current(focus) == "b2"


def test_a_focus_whose_thing_is_gone_stays_in_its_zone() -> None:
    focus = zoned("a1", "a2", "b1", "a3")
    focus.go("a2")
    focus.set([target for target in focus.targets if target.key != "a2"][1:])
    assert current(focus) == "a3", "b1 is nearer, but lies elsewhere"


def test_an_arrow_ends_with_its_zone() -> None:
    focus = zoned("a1", "a2", "b1")
    focus.go("a2")
    focus.move(1, 0)
    assert current(focus) == "a2"
    focus.move(-1, 0)
    assert current(focus) == "a1"


def test_an_arrow_does_not_lead_to_what_lies_far_aside() -> None:
    focus = Focus()
    places = {"here": (0, 0), "aside": (20, 400)}
    focus.set(
        [
            Target(key, pygame.Rect(*spot, 10, 10), lambda: None)
            for key, spot in places.items()
        ]
    )
    focus.go("here")
    focus.move(1, 0)
    assert current(focus) == "here"


def test_who_looks_next_begins_at_the_first_target() -> None:
    focus = zoned("a1", "a2", "b1", "b2")
    focus.go("a2")
    focus.go("b2")
    focus.forget()
    focus.set([target for target in focus.targets if target.key != "b2"])
    assert current(focus) == "", "nothing waits to be taken where the last person left it"
    focus.step(1)
    assert current(focus) == "a1"
    focus.step(1)
    assert current(focus) == "b1"


def test_arrows_keep_to_the_row_and_alone_in_its_zone_lead_to_where_one_goes_on() -> None:
    focus = Focus()

    def at(key: str, x: int, y: int, zone: str, calls: bool = True) -> Target:
        return Target(key, pygame.Rect(x, y, 40, 40), lambda: None, zone=zone, calls=calls)

    focus.set([
        at("far up", 300, 0, "board"), at("left", 100, 150, "board"), at("here", 300, 150, "board"),
        at("shock", 500, 150, "hand"), at("menu", 500, 0, "bar", False),
        at("end", 500, 400, "buttons"),
    ])  # fmt: skip
    focus.go("here")
    focus.move(-1, 0)
    assert current(focus) == "left"
    focus.go("shock")
    focus.move(0, -1)
    assert current(focus) != "menu"
    focus.move(0, 1)
    assert current(focus) in ("end", "here", "left")


def test_a_focus_that_fell_on_what_nobody_chose_says_so_until_it_is_moved() -> None:
    def target(key: str, x: int, zone: str, calls: bool) -> Target:
        return Target(key, pygame.Rect(x, 0, 40, 40), lambda: None, zone=zone, calls=calls)

    focus, undo = Focus(), target("undo", 100, "buttons", False)
    focus.set([target("card", 0, "hand", True), undo])
    focus.go("card")
    focus.set([undo])
    assert current(focus) == "undo" and focus.fell
    focus.go("undo")
    assert not focus.fell
    focus.set([target("card", 0, "hand", True), undo])
    assert not focus.fell


def test_the_first_enter_goes_where_one_goes_on_and_on_a_waiting_table_nowhere() -> None:
    def target(key: str, zone: str, calls: bool) -> Target:
        return Target(key, pygame.Rect(0, 0, 40, 40), lambda: None, zone=zone, calls=calls)

    focus = Focus()
    focus.set([target("menu", "bar", False), target("card", "hand", True)])
    focus.begin()
    assert current(focus) == "card"
    waiting = Focus()
    waiting.set([target("menu", "bar", False), target("undo", "buttons", False)])
    waiting.begin()
    assert waiting.current is None
    menu = Focus()
    menu.set([target("play", "", False), target("quit", "", False)])
    menu.begin()
    assert current(menu) == "play"


def test_arrows_lead_the_same_ways_while_a_piece_lifts_under_the_focus() -> None:
    """Three cards of a field with gaps, where six pixels decide which of two is nearer."""
    focus = Focus()
    places = {"above": (915, 205), "aside": (811, 435), "here": (915, 550)}

    def targets(lifted: str) -> list[Target]:
        return [
            Target(key, pygame.Rect(x, y - 6 * (key == lifted), 95, 106), focus.begin, zone="board")
            for key, (x, y) in places.items()
        ]

    ways = set()
    focus.set(targets(""))
    for lifted in ("here", "aside", "above", "here"):
        focus.set(targets(lifted))
        focus.go("here")
        focus.move(0, -1)
        ways.add(current(focus))
    assert len(ways) == 1
