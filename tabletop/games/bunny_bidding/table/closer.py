"""A tile opened large: its picture, its name, what it does, and the rule's number."""

from __future__ import annotations

import pygame

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_bidding.names import card, tile_name
from tabletop.games.bunny_bidding.table import faces
from tabletop.games.bunny_bidding.table.looks import is_extra, is_up
from tabletop.games.bunny_bidding.tiles import EGG_TYPES, TYPE_NAMES, face_of
from tabletop.table.contract import CloseLook, Looks

GOAL_WORDS = (
    "Each egg of this type that you collect brings 5 points at the end.",
    "Every other egg costs 1.",
)
EGG_WORDS = (
    "As a bid its number counts.",
    "In the offer it brings its collector 5 points if its type is a goal, else it costs 1.",
    "A bid of the type that is found most often in the offer turns high and low around.",
)


def look(key: str, looks: Looks) -> CloseLook | None:
    """What `I` shows of a piece."""
    piece = looks.get(key)
    if piece is None:
        return None
    face = piece.face
    if key.startswith("goal:"):
        if face == UNKNOWN:
            return CloseLook(faces.back, "Secret goal", ("Only its owner may see it.",), "BI-03")

        def goal(width: int) -> pygame.Surface:
            return faces.goal(face, width)

        return CloseLook(goal, f"Goal: {TYPE_NAMES[face]} eggs", GOAL_WORDS, "BI-03")
    if face == UNKNOWN:
        words = ("It is turned up at the end of the round.",)
        return CloseLook(faces.back, "Face-down tile", words, "BI-12")

    def picture(width: int) -> pygame.Surface:
        return faces.tile(face, width)

    if is_extra(face):
        rule = card(face)
        kind = "Handicap" if face >= 108 else "Power"
        return CloseLook(picture, f"{kind}: {rule.name}", (rule.rule,), rule.paragraph)
    name = tile_name(face)
    name = name[0].upper() + name[1:]
    if key.startswith("tile:") and not is_up(piece):
        name += ", face down"
    if face_of(face) >= EGG_TYPES:
        rule = card(face)
        return CloseLook(picture, name, (rule.rule,), rule.paragraph)
    return CloseLook(picture, name, EGG_WORDS, "BI-16")
