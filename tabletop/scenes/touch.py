"""What the hand hears: pressing something, and coming upon it.

What a press does is the screen's.
"""

from __future__ import annotations

import pygame

from tabletop.scenes import commands
from tabletop.table.controls import Controls
from tabletop.table.sound import Sounds


class Touch:
    """Sounds of the pointer and of Enter over whatever can be pressed."""

    def __init__(self, sounds: Sounds) -> None:
        self._sounds = sounds
        self._upon = ""

    def heard(self, event: pygame.Event, controls: Controls, ring: bool) -> None:
        """Lets an event be heard.

        Args:
            controls: what lies open under the pointer.
            ring: whether the focus shows, so that Enter presses something.
        """
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit = controls.at(event.pos)
            if hit is not None and hit.enabled:
                self._sounds.play("button")
        elif event.type == pygame.MOUSEMOTION:
            hit = controls.at(event.pos)
            key = hit.key if hit is not None and hit.enabled else ""
            if key and key != self._upon:
                self._sounds.play("hover")
            self._upon = key
        elif ring and "Enter" in commands.pressed(event):
            self._sounds.play("button")
