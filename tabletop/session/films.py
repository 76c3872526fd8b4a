"""Kinds of animated pictures that a match can be written as, and how long their pictures stay."""

from __future__ import annotations

from typing import Final

KINDS: Final = {".gif": "GIF", ".webp": "WEBP"}
"""Pillow's names of them, by the ending of the file."""

NAMES: Final = {".gif": "GIF", ".webp": "WebP"}
"""People's names of them."""

REST_MS, END_MS = 900, 3000
"""Seconds that a choice stays when nothing is said, and the end."""

