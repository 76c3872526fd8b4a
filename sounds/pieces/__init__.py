"""The music: two pieces a game and one for the menu, each an own composition, written as text."""

from __future__ import annotations

from scores import Piece

from pieces import arena, garden, green, hall, meadow, realm

PIECES: tuple[Piece, ...] = (
    *garden.PIECES, *green.PIECES, *hall.PIECES, *realm.PIECES, *arena.PIECES, *meadow.PIECES,
)  # fmt: skip
