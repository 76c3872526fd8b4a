"""Names in every alphabet are drawn: by our fonts, by the system's, and where none has a letter."""

from __future__ import annotations

import functools
import struct
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tabletop.core.letters import clean, name_from
from tabletop.table import assets, charmaps
from tabletop.table.art import cache, lettering
from tabletop.table.art.runs import Run, is_mark, runs, undrawn
from tabletop.words.books import isolated

NAMES = (
    "Źdźbło", "Ďáblová", "Ольга", "Αλέξης", "דוד", "محمد", "क्षितिज", "สมชาย", "王小明", "さくら",
    "김민준", "Nguyễn", "தமிழ்", "🐰👩‍👩‍👧", "❤️", "x̂",
)  # fmt: skip
ROLES = ("display", "body", "bold", "heading", "black")
FACES = lettering.faces("body")
HEBREW = "דוד"


@pytest.fixture
def no_system_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing but our own fonts."""
    forget()
    monkeypatch.setattr(charmaps, "system_fonts", cache_of(()))
    yield
    lettering.forget_names()
    forget()


def cache_of(found: tuple[Path, ...]) -> Callable[[], tuple[Path, ...]]:
    """Returns what finds those fonts."""
    return functools.cache(lambda: found)


def forget() -> None:
    charmaps.forget()
    runs.cache_clear()
    cache.clear()


def has(run: Run) -> bool:
    """The run's font has all its letters; marks are drawn beside what they stand on."""
    path = assets.font_path(run.face)
    assert path is not None
    letters = (one for one in run.text if not (one.isspace() or is_mark(one)))
    return all(letter in charmaps.charmap(path) for letter in letters)


@given(st.text(st.characters(), min_size=1, max_size=24).map(clean))
@example("🇩🇪👍🏽")
@example("1️⃣ ©️")
@example("\u0301a\u200d")
@example("😀\ufe0f")
@example("\u200d")
def test_every_name_is_drawn_and_no_font_draws_what_it_lacks(name: str) -> None:
    for text in (name, isolated(name), f"{name} (7)"):
        wide = lettering.width_of(text, "body", 16)
        line = lettering.lettered(text, "body", 16, "#000000")
        assert line.get_width() == max(1, wide) and (wide > 0 or not name_from(text, 24))
        assert line.get_height() == lettering.font("body", 16).get_height()
        assert all(map(has, runs(text, FACES)))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("spaced", [False, True])
def test_a_name_is_as_wide_as_its_picture_and_as_high_as_a_line(
    name: str, role: str, spaced: bool
) -> None:
    lettering.set_spacing(spaced)
    try:
        line = lettering.lettered(f"Anna, {name}", role, 20, "#000000")
        assert line.get_width() == lettering.width_of(f"Anna, {name}", role, 20)
        assert line.get_height() == lettering.font(role, 20).get_height()
        assert lettering.width_of(lettering.fitted(name * 9, role, 20, 90), role, 20) <= 90
    finally:
        lettering.set_spacing(False)


@pytest.mark.parametrize("name", ["Źdźbło", "Ольга", "Αλέξης", "דוד", "Nguyễn", "→ ★"])
def test_our_own_fonts_have_latin_cyrillic_greek_and_hebrew(
    no_system_fonts: None, name: str
) -> None:
    for role in ROLES:
        faces = lettering.faces(role)
        assert not undrawn(name, faces)
        assert all(run.face in faces and has(run) for run in runs(name, faces))


@pytest.mark.parametrize("name", ["محمد", "क्षितिज", "ქეთი", "王小明", "さくら", "김민준"])
def test_fonts_for_many_scripts_come_with_what_is_installed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(charmaps, "_FOLDERS", {"linux": ()})
    monkeypatch.delenv("XDG_DATA_DIRS", raising=False)
    forget()
    assert not undrawn(name, FACES) and all(map(has, runs(name, FACES)))
    forget()


@pytest.mark.parametrize("family", lettering.READING_FONTS)
def test_all_fonts_have_the_latin_letters_that_are_never_looked_up(family: str) -> None:
    lettering.set_reading_font(family)
    try:
        for role in ROLES:
            path = assets.font_path(lettering.faces(role)[0])
            assert path is not None
            assert not [one for one in lettering.LATIN if one not in charmaps.charmap(path)]
    finally:
        lettering.set_reading_font("nunito")


def test_a_letter_that_no_font_has_is_a_question_mark(no_system_fonts: None) -> None:
    assert undrawn("王 Anna", FACES)
    assert runs("王 Anna", FACES) == (Run("? Anna", FACES[0]),)
    assert lettering.width_of("王", "body", 16) == lettering.width_of("?", "body", 16)


def test_a_name_that_no_font_can_draw_is_shown_as_another(no_system_fonts: None) -> None:
    lettering.call("王明", "Poppy")
    assert shown_wide("王明 plays 5") == shown_wide("Poppy plays 5")
    assert shown_wide("王") == shown_wide("?")
    lettering.call("Анна", "Poppy")
    assert shown_wide("Анна") != shown_wide("Poppy"), "our own fonts have these letters"


def shown_wide(text: str) -> int:
    return lettering.lettered(text, "body", 16, "#000000").get_width()


def test_a_title_is_in_one_font() -> None:
    for title in ("Żółć i Łoś", "Ďáblová", "Ольга"):
        assert [run.face for run in runs(title, lettering.faces("display"), alike=True)] == [
            "nunito-900"
        ]


def test_a_font_of_the_system_is_found_by_its_letters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget()
    for name, letters in (("NotoSans-Bold.ttf", "ab"), ("Other.ttf", "王"), ("Bad.ttf", None)):
        (tmp_path / name).write_bytes(font_of(letters) if letters else b"OTTO no font")
    found = tuple(sorted(tmp_path.iterdir()))
    monkeypatch.setattr(charmaps, "system_fonts", cache_of(found))
    assert charmaps.system_font("王", "CJK", False) == tmp_path / "Other.ttf"
    assert charmaps.system_font("明", "CJK", False) is None
    assert lettering.width_of("王", "body", 16) > 0  # a file with a map and no letters
    forget()


def font_of(letters: str) -> bytes:
    """A font file of nothing but a character map."""
    groups = b"".join(struct.pack(">3I", ord(one), ord(one), n) for n, one in enumerate(letters, 1))
    part = struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, len(letters)) + groups
    return font_with(struct.pack(">HHHHI", 0, 1, 3, 10, 12) + part)


def font_with(table: bytes) -> bytes:
    """A font file of that character map."""
    head = struct.pack(">IHHHH", 0x00010000, 1, 16, 0, 0)
    return head + struct.pack(">4s3I", b"cmap", 0, 28, len(table)) + table


def test_character_maps_are_read_from_every_kind_of_file(tmp_path: Path) -> None:
    woff = assets.font_path("nunito-600")
    assert woff is not None
    ours, built_in = charmaps.charmap(woff), charmaps.charmap(
        Path(pygame.font.__file__).parent / pygame.font.get_default_font()
    )
    assert "ж" in ours and "ễ" in ours and "א" not in ours and "王" not in ours
    assert "A" in built_in and "王" not in built_in
    segments = struct.pack(">HHHHI17H", 0, 1, 3, 1, 12, 4, 34, 0, 20, 0, 0, 0, *range(60, 70))
    part = woff.read_bytes()[:200]
    for damaged in (b"", b"wOFF", font_with(segments), part, zlib.compress(b"x")):
        (tmp_path / f"{len(damaged)}.ttf").write_bytes(damaged)
        assert "A" not in charmaps.charmap(tmp_path / f"{len(damaged)}.ttf")


def shown(text: str) -> str:
    """The letters from left to right, as they are seen."""
    return "".join(run.text[::-1] if run.leftward else run.text for run in runs(text, FACES))


def test_words_read_from_right_to_left_stand_so() -> None:
    david, sara = "דוד", "שרה"
    assert shown(f"{david} {sara}") == f"{sara[::-1]} {david[::-1]}"
    assert shown(f"{david} 12") == f"12 {david[::-1]}"
    assert shown(f"Anna {david} 5, ok") == f"Anna 5 {david[::-1]}, ok"
    assert shown(f"{david} and {sara}") == f"{sara[::-1]} and {david[::-1]}"


def test_a_name_set_apart_turns_nothing_round() -> None:
    david, sara = isolated("דוד"), isolated("שרה")
    assert shown(f"{david} plays 5") == "דוד"[::-1] + " plays 5"
    assert shown(f"{david}, {sara} win 3") == "דוד"[::-1] + ", " + "שרה"[::-1] + " win 3"
    assert shown(f"Anna: {david} 7") == "Anna: " + "דוד"[::-1] + " 7"


def test_a_name_that_is_broken_in_two_is_set_apart_in_both_lines() -> None:
    text = f"The shock sends {isolated('דוד המלך')}, up to row 4"
    for width in range(60, 300, 10):
        for line in lettering.wrap(text, "body", 16, width):
            seen = shown(line)
            assert seen.count(",") == 0 or not seen.startswith(",")
            assert line.count("\u2068") == line.count("\u2069")


@pytest.mark.parametrize("px", [12, 40, 90])
def test_a_coloured_picture_is_as_wide_as_it_is_high(px: int) -> None:
    if undrawn("🐰", FACES):
        pytest.skip("no font here has coloured pictures")
    ink = lettering.lettered("🐰", "display", px, "#000000").get_bounding_rect()
    assert 0.7 < ink.w / ink.h < 1.4 and ink.h > 0.7 * px
    gap = lettering.width_of("🐰 a", "display", px) - lettering.width_of("🐰a", "display", px)
    assert gap < 0.5 * px


@pytest.mark.parametrize(("word", "apart"), [("محمد", "Arab"), ("क्षि", "Deva")])
def test_letters_of_shaped_scripts_change_beside_each_other(word: str, apart: str) -> None:
    (run,) = runs(word, FACES)
    if undrawn(word, FACES):
        pytest.skip("no font here has these letters")
    assert run.script == apart and run.leftward == (apart == "Arab")
    singly = sum(lettering.width_of(letter, "body", 40) for letter in word)
    assert lettering.width_of(word, "body", 40) != singly


def test_names_are_drawn_where_pygame_shapes_no_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain(pygame.font.Font):
        def set_script(self, script: str, /) -> None:
            raise pygame.error("no HarfBuzz")

    def plain(name: str, px: int) -> pygame.font.Font:
        return Plain(assets.font_path(name), px)

    monkeypatch.setattr(assets, "load_font", plain)
    lettering.forget_fonts()
    assert lettering.lettered("דוד", "body", 17, "#000000").get_width() > 0
    lettering.forget_fonts()


def test_a_cut_name_ends_with_a_whole_letter() -> None:
    family = "👩‍👩‍👧"
    for text in (family * 8, "n̂̂" * 12, "क्षि" * 8):
        for width in range(30, 90, 7):
            cut = lettering.fitted(text, "body", 16, width).rstrip("…")
            after = text[len(cut) :]
            assert not lettering.inside_a_letter(text, len(cut)), (cut, after)
