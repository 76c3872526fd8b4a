"""Agreements of a table beside the rules, and choices that a person leaves to the program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabletop.core.game import Player


class Customs(NamedTuple):
    """Agreements of the people at a table beside the rules.

    Attributes:
        forced: a person's only choice is made by the program, and the log says so.
        free_undo: people at one screen may take back luck and what came to light, too.
        covers: between people at one screen covers hide everything, or hands alone, or nothing.
    """

    forced: bool = True
    free_undo: bool = False
    covers: int = 0


USUAL = Customs()
ALWAYS, HANDS, NEVER = 0, 1, 2
"""The values of `Customs.covers`."""


class Ease(NamedTuple):
    """Choices that a person leaves to the program; a comfort of one seat, no custom of the table.

    Attributes:
        answers: questions that nothing of the seat's fits are let pass unasked.
        turns: a turn with one useful step beside offering trades, or none, goes on by itself.
        usual: parts of a choice on which little hangs are done in the usual way.
        quiet: questions that touch nothing of the seat's are let pass unasked.
    """

    answers: bool = False
    turns: bool = False
    usual: bool = False
    quiet: bool = False


def no_ease(seat: Player) -> Ease:
    """Every question is asked."""
    return Ease()


def customs_from(data: Mapping[str, Any]) -> Customs:
    """The customs in plain data; what is missing is as usual."""
    covers = data.get("covers", USUAL.covers)
    return Customs(
        bool(data.get("forced", USUAL.forced)),
        bool(data.get("free_undo", USUAL.free_undo)),
        covers if covers in (HANDS, NEVER) else ALWAYS,
    )
