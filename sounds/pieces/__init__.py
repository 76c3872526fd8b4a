"""The music: two pieces for the menu and for each game, compositions of our own as text."""

from __future__ import annotations

from scores import Piece

from pieces import arena, garden, green, hall, meadow, realm

PIECES: tuple[Piece, ...] = (
    *garden.PIECES, *green.PIECES, *hall.PIECES, *realm.PIECES, *arena.PIECES, *meadow.PIECES,
)  # fmt: skip
