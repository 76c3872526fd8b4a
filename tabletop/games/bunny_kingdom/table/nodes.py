"""A set of pictures on the stage, brought up to date by naming what there is now. No rules."""

from __future__ import annotations

import pygame

from tabletop.table.art.surface import Art
from tabletop.table.stage import Node, Stage


class Nodes:
    """Pictures by key: `begin`, `put` all there is, `end` takes away what was not put."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.by_key: dict[str, Node] = {}
        self._seen: set[str] = set()

    def begin(self) -> None:
        self._seen.clear()

    def put(
        self, key: str, art: Art, pos: tuple[float, float], z: float, alpha: int = 255,
        clip: pygame.Rect | None = None,
    ) -> Node:  # fmt: skip
        """Shows a picture, new or as it is already."""
        self._seen.add(key)
        node = self.by_key.get(key)
        if node is None:
            node = self._stage.picture(art, *pos, z, key, alpha)
            node.clip = clip
            self._stage.touch(node)
            self.by_key[key] = node
            return node
        if node.clip != clip:
            self._stage.touch(node)
            node.clip = clip
            node.put(art=art, pos=pos, z=z, visible=True, alpha=alpha)
            self._stage.touch(node)
            return node
        node.put(art=art, pos=pos, z=z, visible=True, alpha=alpha)
        return node

    def keep(self, key: str) -> None:
        """Leaves a picture as it is: it is in the hand."""
        self._seen.add(key)

    def end(self) -> None:
        for key in [key for key in self.by_key if key not in self._seen]:
            self._stage.remove(self.by_key.pop(key))

    def clear(self) -> None:
        """Takes everything away."""
        self._stage.remove(*self.by_key.values())
        self.by_key.clear()

    def hide(self, key: str) -> None:
        """Out of sight until it is put again: something flies in its stead."""
        if key in self.by_key:
            self.by_key[key].put(visible=False)
