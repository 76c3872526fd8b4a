"""Fonts by role and writing with them: anchors, outlines, digits centred by their ink, wrapping."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

import pygame

from tabletop.core.letters import drawable
from tabletop.table import assets
from tabletop.table.art import cache, runs, theme
from tabletop.table.art.cache import cached
from tabletop.table.art.palette import INK
from tabletop.table.art.surface import blank

_FAMILIES = {
    "nunito": {
        "body": "nunito-600", "bold": "nunito-700", "heading": "nunito-800", "black": "nunito-900",
    },
    "atkinson": {
        "body": "atkinson-hyperlegible-400", "bold": "atkinson-hyperlegible-700",
        "heading": "atkinson-hyperlegible-700", "black": "atkinson-hyperlegible-700",
    },
    "opendyslexic": {
        "body": "opendyslexic-400", "bold": "opendyslexic-700",
        "heading": "opendyslexic-700", "black": "opendyslexic-700",
    },
}
READING_FONTS: tuple[str, ...] = tuple(_FAMILIES)
_LINE_HEIGHT = {"body": 1.375, "bold": 1.375, "heading": 1.4, "black": 1.2, "display": 1.2}
_DISPLAY = "caprasimo-400"
_BESIDE = ("nunito-700", "m-plus-rounded-1c-700", "opendyslexic-700")
"""Our fonts for letters that the one of a role lacks; display has Nunito's black one before."""
_SHARES = {"opendyslexic-400": 0.88, "opendyslexic-700": 0.88}
"""Fonts whose letters are larger than others' of the same size are set that much smaller."""
_OUTLINE_STEPS = 20
_reading = "nunito"
_fonts: dict[tuple[str, int, str, bool], pygame.font.Font] = {}
LATIN = {chr(code) for code in (*range(0x20, 0x7F), *range(0xA1, 0x100))} - set("·\xad")
LATIN |= set("–—…−‘’“”„‚•‹›Œœ")
"""Letters that all fonts of roles have."""
_plain: dict[str, set[str]] = {}
"""For each font letters that it has and that stand as they are, from left to right."""


_called: dict[str, str] = {}
_pseudo = False
_spaced = False
LETTER_GAP, WORD_GAP, SPACED_LINE = 0.12, 0.16, 1.5
"""Shares of the letters' size (WCAG 1.4.12)."""
_watch: Callable[[str, pygame.Rect], None] | None = None
_ACCENTS = str.maketrans("aeiouAEIOUcns", "àéîöüÀÉÎÖÜçñš")
_GROWTH = 0.3


def set_pseudo_locale(on: bool) -> None:
    """Set all words as a made-up language would: accented and nearly a third longer.

    What holds them then holds a translation. Numbers and words of up to two letters stay.
    """
    global _pseudo
    _pseudo = on
    cache.clear()
    wrap_cache_clear()


def watch_clipping(report: Callable[[str, pygame.Rect], None] | None) -> None:
    """Have `report` told of every line that does not fit on what it is written on; None ends it."""
    global _watch
    _watch = report


def call(name: str, otherwise: str) -> None:
    """Lets a name that no font can draw be shown as another."""
    if undrawn(name) and _called.get(name) != otherwise:
        _called[name] = otherwise
        cache.clear()
        wrap_cache_clear()


def forget_names() -> None:
    """Shows every name as it is."""
    _called.clear()
    cache.clear()


def undrawn(text: str) -> bool:
    """Returns True if no font has some letter of the text."""
    return not text.isascii() and runs.undrawn(text, faces("body"))


def _said(text: str) -> str:
    """The text as it is set: without what no font can draw, or its made-up translation."""
    text = drawable(text)
    for name in _called if not text.isascii() else ():
        text = text.replace(name, _called[name])
    letters = sum(letter.isalpha() for letter in text) if _pseudo else 0
    if letters < 3:
        return text
    return text.translate(_ACCENTS) + "~" * math.ceil(letters * _GROWTH)


def set_reading_font(family: str) -> None:
    """Choose what all but titles are set in: "nunito", "atkinson" or "opendyslexic"."""
    global _reading
    if family not in _FAMILIES:
        raise ValueError(f"no reading font {family!r}; choose one of {', '.join(READING_FONTS)}")
    _reading = family
    cache.clear()
    wrap_cache_clear()


def set_spacing(wide: bool) -> None:
    """Letters, words and lines further apart, or as they are."""
    global _spaced
    _spaced = wide
    cache.clear()
    wrap_cache_clear()


def font(role: str, px: float) -> pygame.font.Font:
    """The font of a role: "display", "body", "bold" (700), "heading" (800) or "black" (900)."""
    return _font(_face(role), px)


def _face(role: str) -> str:
    return _DISPLAY if role == "display" else _FAMILIES[_reading][role]


def faces(role: str) -> tuple[str, ...]:
    """Returns our fonts for a role, the preferred one first."""
    nunito = _FAMILIES["nunito"]["black" if role == "display" else role]
    return tuple(dict.fromkeys((_face(role), nunito, *_BESIDE)))


def _font(name: str, px: float, script: str = "", leftward: bool = False) -> pygame.font.Font:
    size = max(1, round(px * _SHARES.get(name, 1.0)))
    key = (name, size, script, leftward)
    found = _fonts.get(key)
    if found is None or not _alive(found):
        found = _fonts[key] = assets.load_font(name, size)
        with suppress(pygame.error):  # a build of pygame that shapes no letters
            if script:
                found.set_script(script)
            if leftward:
                found.set_direction(pygame.DIRECTION_RTL)
    return found


def _alive(loaded: pygame.font.Font) -> bool:
    """Returns True if pygame's font module was not shut down since the font was loaded."""
    try:
        loaded.get_height()
    except pygame.error:
        return False
    return True


def forget_fonts() -> None:
    """Drop the loaded fonts, as after pygame's font module was shut down."""
    _fonts.clear()
    wrap_cache_clear()


def _line(text: str, role: str, px: float, colour: str) -> pygame.Surface:
    """One line of text, its letters as far apart as wanted."""
    loaded, text, colour = font(role, px), _said(text), theme.inked(colour)
    parts = _parts(text, role)
    if not parts:
        return _spread(loaded, text, px, colour)
    high, wide = loaded.get_height(), [_wide_part(part, loaded, px) for part in parts]
    drawn = [_drawn_part(part, loaded, px, colour) for part in parts]
    over = -min(0, *(top for _, top in drawn))
    under = max(high, *(top + line.get_height() for line, top in drawn)) - high
    out, x = blank(sum(wide), high), 0
    for part, (line, top), w in zip(parts, drawn, wide, strict=True):
        # Where letters of another font leave the line, all of them are moved alike.
        y = top + over - under if part.whole else top
        out.blit(line, (x, max(0, min(y, high - line.get_height()))))
        x += w
    return out


def _spread(loaded: pygame.font.Font, text: str, px: float, colour: str) -> pygame.Surface:
    """Letters of one font that stand as they are."""
    if not _spaced or len(text) < 2:
        return _render(loaded, text, colour)
    out = blank(_wide(loaded, text, px), loaded.get_height())
    for at, letter in runs.clusters(text, 0, len(text)):
        if not letter.isspace():
            left = loaded.size(text[: at + len(letter)])[0] - loaded.size(letter)[0]
            out.blit(_render(loaded, letter, colour), (left + _gaps(text[:at], px), 0))
    return out


def _render(found: pygame.font.Font, text: str, colour: str) -> pygame.Surface:
    try:
        return found.render(text, True, colour)
    except pygame.error:  # nothing in it has a width, as in a joiner that joins nothing
        return blank(0, found.get_height())


def _parts(text: str, role: str) -> tuple[runs.Run, ...]:
    """Returns the runs of a line; none when its letters stand as they are in the role's font."""
    if text.isascii():
        return ()
    face = _face(role)
    known = _plain.setdefault(face, set(LATIN))
    if known.issuperset(text):
        return ()
    parts = runs.runs(text, faces(role), role == "display")
    if parts == (runs.Run(text, face),):
        known.update(text)
        return ()
    return parts


def _font_of(part: runs.Run, px: float) -> pygame.font.Font:
    return _font(part.face, px, part.script, part.leftward)


def _share(
    part: runs.Run, found: pygame.font.Font, loaded: pygame.font.Font, px: float
) -> float:
    """Returns how much larger or smaller a run is drawn: fonts of pictures may have one size."""
    high = found.get_height()
    return loaded.get_height() / high if high == _font(part.face, 3 * px).get_height() else 1.0


def _wide_part(part: runs.Run, loaded: pygame.font.Font, px: float) -> int:
    found = _font_of(part, px)
    wide = found.size(part.text)[0] if part.whole else _wide(found, part.text, px)
    return int(wide * _share(part, found, loaded, px))


def _drawn_part(
    part: runs.Run, loaded: pygame.font.Font, px: float, colour: str
) -> tuple[pygame.Surface, int]:
    """Returns a run no higher than the line, and where its ink begins beside the line's top."""
    found, most = _font_of(part, px), loaded.get_height()
    whole = _render(found, part.text, colour) if part.whole else None
    line = whole or _spread(found, part.text, px, colour)
    share = _share(part, found, loaded, px)
    ink = line.get_bounding_rect()
    top = loaded.get_ascent() + int((ink.y - found.get_ascent()) * share)
    size = (_wide_part(part, loaded, px), min(most, int(ink.h * share)))
    line = line.subsurface(0, ink.y, line.get_width(), ink.h)
    return (line if line.get_size() == size else pygame.transform.smoothscale(line, size)), top


def _width(text: str, role: str, px: float) -> int:
    parts, loaded = _parts(text, role), font(role, px)
    if not parts:
        return _wide(loaded, text, px)
    return sum(_wide_part(part, loaded, px) for part in parts)


def _wide(loaded: pygame.font.Font, text: str, px: float) -> int:
    return loaded.size(text)[0] + (_gaps(text[:-1], px) if _spaced else 0)


def _gaps(before: str, px: float) -> int:
    """Returns the extra space after these letters and words."""
    return round(px * (LETTER_GAP * len(before) + WORD_GAP * before.count(" ")))


@cached
def lettered(
    text: str, role: str, px: float, colour: str, outline: str | None = None, outline_px: int = 0
) -> pygame.Surface:
    """One line of text as a surface, `outline_px` larger on every side when it has an outline."""
    plain = _line(text, role, px, colour)
    if outline is None or outline_px <= 0:
        return plain
    w, h = plain.get_size()
    out = blank(w + 2 * outline_px, h + 2 * outline_px)
    dark = _line(text, role, px, outline)
    if not text.isascii():  # a coloured picture has an outline like letters
        dark.fill("black", special_flags=pygame.BLEND_RGB_MULT)
        dark.fill(theme.inked(outline), special_flags=pygame.BLEND_RGB_ADD)
    for step in range(_OUTLINE_STEPS):
        angle = math.tau * step / _OUTLINE_STEPS
        x = outline_px + round(outline_px * math.cos(angle))
        y = outline_px + round(outline_px * math.sin(angle))
        out.blit(dark, (x, y))
    out.blit(plain, (outline_px, outline_px))
    return out


def write(
    dst: pygame.Surface, text: str, x: float, y: float, role: str = "body", px: float = 16,
    colour: str = INK, anchor: str = "topleft", outline: str | None = None, outline_px: float = 0,
) -> pygame.Rect:
    """Write one line; `anchor` names the point of the line box that lies at (x, y).

    Returns the line box, without the outline. Anchors are those of pygame.Rect.
    """
    line = lettered(text, role, round(px), colour, outline, round(outline_px))
    grown = round(outline_px) if outline else 0
    box = pygame.Rect(0, 0, line.get_width() - 2 * grown, line.get_height() - 2 * grown)
    setattr(box, anchor, (round(x), round(y)))
    if _watch is not None and text.strip():
        ink = line.get_bounding_rect().move(box.topleft)
        if not dst.get_rect().contains(ink):
            _watch(text, ink)
    dst.blit(line, (box.x - grown, box.y - grown))
    return box


def digits(
    dst: pygame.Surface, text: str, cx: float, cy: float, px: float, colour: str = INK,
    role: str = "display", outline: str | None = None, outline_px: float = 0,
) -> pygame.Rect:
    """Write a number whose inked box (not its line box) is centred on (cx, cy)."""
    line = lettered(text, role, round(px), colour, outline, round(outline_px))
    ink = line.get_bounding_rect()
    x, y = round(cx - ink.x - ink.w / 2), round(cy - ink.y - ink.h / 2)
    dst.blit(line, (x, y))
    return ink.move(x, y)


def width_of(text: str, role: str, px: float) -> int:
    """Width of one line in pixels."""
    return _width(_said(text), role, round(px))


def begins_at(text: str, role: str, px: float, at: int) -> int:
    """Returns how far from the left edge of a line its letter `at` begins, or the line ends."""
    before = width_of(text[:at], role, px)
    return width_of(text, role, px) - before if runs.leftward(text) else before


def line_height(role: str, px: float) -> int:
    """Pixels from one line to the next in running text of this size."""
    return round(px * (max(SPACED_LINE, _LINE_HEIGHT[role]) if _spaced else _LINE_HEIGHT[role]))


_wrapped: dict[tuple[str, str, int, int, bool], tuple[str, ...]] = {}
_WRAPPED_LIMIT = 4096


_NUMBERED = ("turn", "round", "year", "choice", "step", "line", "row", "column", "match", "seat")
_BREAKS = re.compile(
    "".join(rf"(?!(?<=(?i:{word}))\s+\d)" for word in _NUMBERED)
    + r"(?!(?<=[A-Za-z])\s+\d+(?:[^\w\s]|$))"
    + r"(?<!±)(?<!\(\d\))[^\S\u00a0\u202f]+(?![±%]|min\b)"
)
"""Places at which a line may break: a numbered thing stays with its number, as does the word
before a number that ends a sentence or a part of it, a number, its error and its unit, the number
of one of several moves with its first word, and what hard spaces join: keys pressed together."""


def wrap(
    text: str, role: str, px: float, width: float, apart: bool = False
) -> tuple[str, ...]:
    """The text broken into lines of at most `width` pixels; line breaks in it are kept.

    A word that is too long for a line alone is broken within. What belongs together stays in one
    line, unless it may be parted (`apart`).
    """
    key = (text, role, round(px), round(width), apart)
    found = _wrapped.get(key)
    if found is None:
        if len(_wrapped) >= _WRAPPED_LIMIT:
            _wrapped.clear()
        lines: list[str] = []
        for paragraph in text.split("\n"):
            whole = paragraph.strip()
            words = whole.split(" ") if apart else _words(whole, role, px, round(width))
            lines.extend(_wrap_paragraph(words, role, round(px), round(width)))
        found = _wrapped[key] = tuple(_closed(lines)) if "\u2068" in text else tuple(lines)
    return found


def _closed(lines: Iterable[str]) -> Iterator[str]:
    """Yields lines in which a name that is set apart and broken is set apart in each."""
    open_ = 0
    for line in lines:
        before, open_ = open_, open_ + line.count("\u2068") - line.count("\u2069")
        yield "\u2068" * before + line + "\u2069" * open_


def _wrap_paragraph(words: Iterable[str], role: str, px: int, width: int) -> list[str]:
    lines: list[str] = []
    line = ""
    for word in words:
        longer = f"{line} {word}" if line else word
        if width_of(longer, role, px) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        start = 0
        while (fits := _letters_that_fit(word, start, role, px, width)) < len(word) - start:
            lines.append(word[start : start + fits])
            start += fits
        line = word[start:]
    return [*lines, line]


def _words(text: str, role: str, px: float, width: float) -> Iterator[str]:
    """The text's words; those that belong together as one, unless they are too long for a line."""
    for words in _BREAKS.split(text.strip()):
        if width_of(words, role, px) <= width:
            yield words
        else:
            for word in filter(None, words.split(" ")):
                alone = width_of(word, role, px) <= width
                yield from (word,) if alone else word.split() or (word,)


def keeps_words(text: str, role: str, px: float, width: float) -> bool:
    """Returns True if every word of the text fits a line of its own."""
    return all(width_of(word, role, px) <= width for word in _words(text, role, px, width))


def _letters_that_fit(word: str, start: int, role: str, px: float, width: float) -> int:
    """Returns the number of letters of `word` from `start` on that fit, at least one.

    Measures about as many letters as fit and never the whole word, so that breaking a word takes
    time in the measure of its length, however long it is.
    """
    whole, fits, most = len(word) - start, 0, 8
    while most < whole and width_of(word[start : start + most], role, px) <= width:
        fits, most = most, 2 * most
    most = min(most, whole)
    while fits < most:
        middle = (fits + most + 1) // 2
        if width_of(word[start : start + middle], role, px) <= width:
            fits = middle
        else:
            most = middle - 1
    return max(1, fits)


def fitted(text: str, role: str, px: float, width: float) -> str:
    """The text, cut with an ellipsis where it is wider than `width`."""
    if width_of(text, role, px) <= width:
        return text
    room = width - width_of("…", role, px)
    fits = _letters_that_fit(text, 0, role, px, room)
    while fits and (
        inside_a_letter(text, fits) or width_of(text[:fits] + "…", role, px) > width
    ):
        fits -= 1
    return text[:fits].rstrip() + "…"


def inside_a_letter(text: str, at: int) -> bool:
    """Returns True if what stands from there on belongs to the letter before."""
    return 0 < at < len(text) and (runs.is_mark(text[at]) or text[at - 1] == runs.JOINER)


def wrap_cache_clear() -> None:
    """Forget how texts were broken, as after a change of the reading font."""
    _wrapped.clear()


def paragraph(
    dst: pygame.Surface, text: str, x: float, y: float, width: float, role: str = "body",
    px: float = 16, colour: str = INK, centred: bool = False,
) -> int:
    """Write wrapped text from (x, y) down; returns the y below the last line."""
    step = line_height(role, px)
    for line in wrap(text, role, px, width):
        if centred:
            write(dst, line, x + width / 2, y, role, px, colour, "midtop")
        else:
            write(dst, line, x, y, role, px, colour)
        y += step
    return round(y)
