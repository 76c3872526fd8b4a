"""The sounds of pressing a control and of moving onto one.

The screen decides what a press does.
"""

from __future__ import annotations

import pygame

from tabletop.scenes.keys import commands
from tabletop.table.controls import Controls
from tabletop.table.sound import Sounds


class Touch:
    """Plays the sounds of the pointer and of Enter on usable controls."""

    def __init__(self, sounds: Sounds) -> None:
        self._sounds = sounds
        self._upon = ""

    def heard(self, event: pygame.Event, controls: Controls, ring: bool) -> None:
        """Plays the sound of an event.

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
