"""The tray of a spectator: each seat's visible cards, a row for each."""

from __future__ import annotations

import pygame

from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table import pictures
from tabletop.table.art.rabbit import badge
from tabletop.table.art.surface import Art
from tabletop.table.contract import Host
from tabletop.table.nodes import NodeTable

BADGE, CARD, LEAST = 28, 76, 34
"""Style pixels: a seat's badge, how high a card is at most, and a row at least."""
ASIDE, APART = 9, 8
"""Style pixels that rows keep clear of the tray's stitches, and between what lies in them."""
FANNED = 0.34
"""Visible share of a face-down card below the next one."""


def show(nodes: NodeTable, host: Host, shelf: pygame.Rect, view: KingdomView, z: float) -> bool:
    """Lays every seat's hand and last pick into `shelf`, at the end its parchments; False where
    there is no room for it.
    """
    s, many = host.s, len(view.seats)
    band = shelf.h // many
    if band < round(LEAST * s):
        return False
    gap, d = round(APART * s), min(round(BADGE * s), band - 4)
    tall = min(round(CARD * s), band - round(6 * s))
    w = round(tall / 1.4)
    for seat, has in enumerate(view.seats):
        x, middle = shelf.x + round(ASIDE * s), shelf.y + seat * band + band // 2
        face = Art(badge(host.seats[seat].figure, d), 0, 0)
        nodes.put(f"watched:{seat}", face, (x, middle - d // 2), z)
        left, right = x + d + gap, shelf.right - round(ASIDE * s)
        open_cards = list(has.parchments if view.over else has.picked)
        hand = 0 if view.over else has.hand_size
        room = right - left
        shown = len(open_cards) * (w + round(4 * s))
        pitch = w + round(4 * s)
        if not hand and shown > room:
            pitch = max(1, (room - w) // max(1, len(open_cards) - 1))
        step = min(w * FANNED, (room - shown - gap - w) / max(1, hand - 1)) if hand else 0.0
        for at in range(hand):
            back = pictures.card(-1, w, s)
            spot = (round(left + at * step), middle - tall // 2)
            nodes.put(f"watched:{seat}:hand:{at}", back, spot, z + 0.001 * at)
        first = round(left + (hand - 1) * step + w + gap) if hand else left
        for at, card in enumerate(open_cards):
            spot = (first + at * pitch, middle - tall // 2)
            key = f"watched:{seat}:card:{at}"
            nodes.put(key, pictures.card(card, w, s), spot, z + 0.5 + 0.001 * at)
    return True
