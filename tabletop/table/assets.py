"""Finds and loads sprites, fonts and sounds; plain stand-ins for what is missing or broken.

An asset is looked for inside the package first (an installed program) and beside it second (a
working copy). Whatever goes wrong with a file is logged once and never stops the program.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pygame

log = logging.getLogger(__name__)

_PACKAGE = Path(__file__).resolve().parent.parent
ROOTS: tuple[Path, ...] = (_PACKAGE, _PACKAGE.parent)
"""Folders that hold `sprites`, `fonts` and `sounds`, in order of search."""

FONT_ENDINGS = (".woff", ".ttf", ".otf")
_SOUND_ENDINGS = (".ogg", ".wav")
_complained: set[str] = set()


def find(kind: str, name: str, endings: tuple[str, ...] = ("",)) -> Path | None:
    """Returns the path of the asset, or None.

    `kind` is the folder ("sprites", "fonts", "sounds"), `name` a path below it with forward
    slashes; the first of `endings` that exists wins within a root, earlier roots win over later.
    """
    for root in ROOTS:
        for ending in endings:
            path = root / kind / f"{name}{ending}"
            if path.is_file():
                return path
    return None


def complain_once(thing: str, why: str) -> None:
    """Log one line about a file, however often it is asked for."""
    if thing not in _complained:
        _complained.add(thing)
        log.warning("%s: %s; a plain stand-in is used", thing, why)


@cache
def svg_text(name: str) -> str | None:
    """The text of sprites/<name>.svg, or None (logged once) when it is missing or no SVG."""
    file = f"sprites/{name}.svg"
    path = find("sprites", name, (".svg",))
    if path is None:
        complain_once(file, "the picture is missing")
        return None
    try:
        text = path.read_text(encoding="utf-8")
        root = ElementTree.fromstring(text)
        if not root.tag.endswith("svg") or not len(root):
            raise ValueError("it holds no drawing")
    except (OSError, ValueError, SyntaxError) as problem:
        complain_once(file, f"the picture cannot be read ({problem})")
        return None
    return text


@cache
def font_path(name: str) -> Path | None:
    """Returns the font file fonts/<name>, or that at an absolute path."""
    return Path(name) if Path(name).is_absolute() else find("fonts", name, FONT_ENDINGS)


def load_font(name: str, px: int) -> pygame.font.Font:
    """The font file fonts/<name> at `px` pixels; the built-in font when it is missing or broken."""
    if not pygame.font.get_init():
        pygame.font.init()
    path = font_path(name)
    if path is None:
        complain_once(f"fonts/{name}", "the font is missing")
    else:
        try:
            loaded = pygame.font.Font(path, px)
            loaded.size("a")  # a broken file fails only when the font is used
            return loaded
        except (OSError, ValueError, pygame.error) as problem:
            complain_once(f"fonts/{name}", f"the font cannot be read ({problem})")
    return pygame.font.Font(None, px)


def load_sound(name: str) -> pygame.mixer.Sound | None:
    """The sound file sounds/<name>; None (silence) when it is missing, broken or nothing can play.

    A machine without a mixer is not the file's fault and is not logged here.
    """
    if not pygame.mixer.get_init():
        return None
    path = find("sounds", name, _SOUND_ENDINGS)
    if path is None:
        complain_once(f"sounds/{name}", "the sound is missing")
        return None
    try:
        return pygame.mixer.Sound(path)
    except (OSError, ValueError, pygame.error) as problem:
        complain_once(f"sounds/{name}", f"the sound cannot be read ({problem})")
        return None


def sounds_in(folder: str) -> list[str]:
    """The names, without ending, of all sounds in sounds/<folder>, in order."""
    found: set[str] = set()
    for root in ROOTS:
        for ending in _SOUND_ENDINGS:
            found |= {path.stem for path in (root / "sounds" / folder).glob(f"*{ending}")}
    return sorted(found)


def forget() -> None:
    """Forget what was read and what was complained of, so that files are looked at again."""
    svg_text.cache_clear()
    font_path.cache_clear()
    _complained.clear()
