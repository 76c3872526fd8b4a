"""Pictures of a table that say something: each is drawn anew when what it says has changed.

What they say and look like is the table's.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.table.art.surface import Art
from tabletop.table.stage import Node, Stage


class Said:
    """Such pictures on one stage, by their keys; laid at `z` where nothing else is asked for."""

    def __init__(self, stage: Stage, z: float) -> None:
        self._stage, self._z = stage, z
        self._said: dict[str, object] = {}
        self._nodes: dict[str, Node] = {}

    def tell(
        self, key: str, pos: tuple[float, float], said: object, draw: Callable[[], Art | None],
        z: float | None = None,
    ) -> None:  # fmt: skip
        """Has the picture `key` drawn if it `said` something else before; None takes it away."""
        if key in self._said and self._said[key] == said:
            return
        self._said[key] = said
        art, node = draw(), self._nodes.get(key)
        if art is None:
            if node is not None:
                node.put(visible=False)
            return
        at = self._z if z is None else z
        if node is None:
            node = self._nodes[key] = self._stage.picture(art, *pos, at, key)
        node.put(art=art, pos=pos, z=at, visible=True)
