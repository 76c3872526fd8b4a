"""The pictures of a film, packed, as one moving picture that Pillow writes picture by picture.

A whole match has hundreds of pictures, which unpacked would fill the memory. Loaded where a film is
made alone, since Pillow may be missing.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence

from PIL import Image

COLOURS = 256
"""The most colours in a picture of a GIF."""

QUICK = 1
"""Compression level of zlib: the packed pictures are read once, a moment later."""


def palette_of(samples: Sequence[Image.Image]) -> Image.Image:
    """A picture with the colours that these have in common, for all pictures of a GIF: with one
    palette what does not change on the table does not change in the film."""
    w, h = samples[0].size
    together = Image.new("RGB", (w, h * len(samples)))
    for at, sample in enumerate(samples):
        together.paste(sample, (0, at * h))
    return together.quantize(COLOURS, method=Image.Quantize.FASTOCTREE)


class Reel(Image.Image):
    """Pictures of one size, unpacked one at a time as they are asked for.

    Attributes:
        n_frames: how many there are.
    """

    def __init__(self, palette: Image.Image | None, seen: Callable[[int], None]) -> None:
        """
        Args:
            palette: a picture whose palette all are given; None = they keep all their colours.
            seen: called with the number of each picture that is unpacked; what it raises ends the
                writing.
        """
        super().__init__()
        self._palette, self._seen = palette, seen
        self._size_of_all = (0, 0)
        self._packed: list[bytes] = []
        self._at = -1

    @property
    def n_frames(self) -> int:
        return len(self._packed)

    def take(self, picture: Image.Image) -> None:
        """Packs one more."""
        if self._palette is not None:
            picture = picture.quantize(palette=self._palette, dither=Image.Dither.NONE)
        self._size_of_all = picture.size
        self._packed.append(zlib.compress(picture.tobytes(), QUICK))

    def tell(self) -> int:
        return self._at

    def seek(self, frame: int) -> None:
        """To that picture; EOFError behind the last one, as Pillow's pictures do."""
        if frame >= self.n_frames:
            raise EOFError("no such picture")
        if frame == self._at:
            return
        self._seen(frame)
        mode = "RGB" if self._palette is None else "P"
        picture = Image.frombytes(mode, self._size_of_all, zlib.decompress(self._packed[frame]))
        if self._palette is not None:
            colours = self._palette.getpalette()
            assert colours is not None
            picture.putpalette(colours)
        # It becomes that picture, with whatever Pillow keeps of one.
        self.__dict__.update(picture.__dict__)
        self._at = frame
