"""Pictures that say something are drawn when that changes, and only then."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tabletop.table.art.surface import Art
from tabletop.table.said import Said
from tabletop.table.stage import Stage


def drawing(made: list[str], words: str) -> Callable[[], Art | None]:
    def draw() -> Art | None:
        made.append(words)
        return Art(pygame.Surface((9, 9)), 0, 0) if words else None

    return draw


def test_a_picture_is_drawn_when_what_it_says_changes_and_gone_when_it_says_nothing() -> None:
    stage = Stage()
    said, made = Said(stage, 5.0), list[str]()
    for words in ("one", "one", "two", "", "two"):
        said.tell("paper", (3, 4), words, drawing(made, words))
        assert [node.visible for node in stage.nodes] == [bool(words)]
    assert made == ["one", "two", "", "two"]
    assert [(node.key, node.pos, node.z) for node in stage.nodes] == [("paper", (3, 4), 5.0)]


def test_what_says_nothing_from_the_beginning_lies_nowhere() -> None:
    stage = Stage()
    Said(stage, 5.0).tell("paper", (3, 4), "", drawing([], ""))
    assert not stage.nodes
