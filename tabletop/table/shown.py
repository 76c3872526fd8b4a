"""Pictures beside the paragraphs of a rule book: the game's own cards and pieces."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Mapping

import pygame

Picture = Callable[[int], pygame.Surface]
"""Draws a card or piece so many pixels wide."""

Pictures = Mapping[str, tuple[Picture, ...]]
"""What is drawn beside a paragraph, by its number."""

MOST = 5
"""Pictures beside one paragraph, at most."""


def collected(pairs: Iterable[tuple[str, Picture]]) -> Pictures:
    """Pictures by paragraph, out of (paragraph, picture); the first few of each."""
    found: dict[str, tuple[Picture, ...]] = {}
    for number, picture in pairs:
        if len(found.get(number, ())) < MOST:
            found[number] = (*found.get(number, ()), picture)
    return found


def pictures_of(package: str) -> Pictures:
    """The pictures of a game by the package of its folder (`table/shown.py`); none without."""
    try:
        module = importlib.import_module(f"{package}.table.shown")
    except ModuleNotFoundError:
        return {}
    found: Pictures = module.pictures()
    return found
