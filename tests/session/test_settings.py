"""Settings: kept by hand-editable file, nonsense replaced key by key, never half a file."""

from __future__ import annotations

import errno
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from tabletop.scenes.start import remembered
from tabletop.session import settings as settings_module
from tabletop.session.seats import human, rabbit
from tabletop.session.settings import (
    BACKUPS,
    Settings,
    Setup,
    backup,
    save_settings,
    settings_text,
)
from tabletop.session.settings_file import SettingsFile
from tabletop.words.books import said


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.toml"


def load_settings(file: Path) -> tuple[Settings, list[str]]:
    """The settings in a file, and the sentences on what could not be used."""
    settings, complaints = settings_module.load_settings(file)
    return settings, list(map(said, complaints))


def settings_from(data: dict[str, Any]) -> tuple[Settings, list[str]]:
    """The settings in a document, and the sentences on what could not be used."""
    settings, complaints = settings_module.settings_from(data)
    return settings, list(map(said, complaints))


def changed() -> Settings:
    return Settings(
        scale=140,
        fullscreen=True,
        window=(1280, 720),
        reading_font="atkinson",
        language="de",
        speed=0,
        reduced_motion=True,
        volume=0,
        music=5,
        ambience=100,
        muted=True,
        music_muted=True,
        forced_choices=False,
        confirmations=False,
        ai_pace=4,
        timers=False,
        free_undo=True,
        coach=False,
        keys="left",
        own_keys={"hint": "X"},
        contrast=True,
        solid=True,
        spacing=True,
        hold=2,
        learnt={"": ("bunny_boom/1",), "Zoë": ("bunny_boom/1", "bunny_boom/2")},
        setups={"bounce_bunny_bounce": Setup((human("Zoë"), rabbit("hard")), {"fair_field": True})},
    )


def test_a_missing_file_means_the_defaults(file: Path) -> None:
    assert load_settings(file) == (Settings(), [])


@pytest.mark.parametrize("settings", [Settings(), changed()])
def test_what_was_saved_is_read_again(file: Path, settings: Settings) -> None:
    assert save_settings(settings, file) == ""
    assert load_settings(file) == (settings, [])


def test_a_person_can_read_the_file(file: Path) -> None:
    save_settings(changed(), file)
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# Settings of Bunny Tabletop")
    data = tomllib.loads(text)
    assert data["display"]["scale"] == 140 and data["motion"]["speed"] == 0
    assert data["setup"]["bounce_bunny_bounce"]["seats"][0]["name"] == "Zoë"
    assert tomllib.loads(settings_text(Settings()))["display"]["scale"] == "auto"


@pytest.mark.parametrize(
    ("section", "key", "nonsense", "wanted"),
    [
        ("display", "scale", 5000, '"auto" or a whole number from 80 to 300'),
        ("display", "scale", "big", '"auto"'),
        ("display", "fullscreen", "yes", "true or false"),
        ("display", "fullscreen", 1, "true or false"),
        ("display", "window", [1], "two whole numbers"),
        ("display", "window", [-4, 7], "whole number"),
        ("display", "reading_font", "comic", '"nunito"'),
        ("display", "language", "xx", '"de"'),
        ("hands", "own_keys", {"hint": 3}, "a key for each command"),
        ("hands", "own_keys", "X", "a key for each command"),
        ("motion", "speed", 5, "from 0 to 4"),
        ("motion", "speed", 2.0, "from 0 to 4"),
        ("motion", "reduced", [], "true or false"),
        ("sound", "volume", True, "from 0 to 100"),
        ("sound", "volume", -1, "from 0 to 100"),
        ("sound", "music", 101, "from 0 to 100"),
        ("sound", "ambience", "soft", "from 0 to 100"),
        ("sound", "mute", "x" * 500, "true or false"),
        ("sound", "mute_music", 0, "true or false"),
        ("play", "ai_pace", {"a": 1}, "from 0 to 4"),
    ],
)
def test_nonsense_falls_back_alone_and_is_said(
    section: str, key: str, nonsense: object, wanted: str
) -> None:
    data = tomllib.loads(settings_text(changed()))
    data[section][key] = nonsense
    settings, (sentence,) = settings_from(data)
    assert wanted in sentence and key in sentence and len(sentence) < 250
    assert "takes {}" not in sentence, "nothing is no value"
    odd = {"reduced": "reduced_motion", "mute": "muted", "mute_music": "music_muted"}
    attribute = odd.get(key, key)
    assert getattr(settings, attribute) == getattr(Settings(), attribute)
    kept = changed()
    setattr(kept, attribute, getattr(Settings(), attribute))
    assert settings == kept


def test_keys_and_sections_nobody_knows_are_named(file: Path) -> None:
    file.parent.mkdir()
    file.write_text("[sound]\nvolume = 3\nbass = 7\n[smell]\nroses = true\n", encoding="utf-8")
    settings, sentences = load_settings(file)
    assert settings == Settings(volume=3)
    assert ["bass" in sentences[0], "[smell]" in sentences[1]] == [True, True]


@pytest.mark.parametrize(
    "setup",
    [
        "x = 3",
        "[setup.g]\nseats = 3",
        "[setup.g]\noptions = 3",
        '[setup.g]\nseats = [{kind = "fox", name = "A"}]',
        "[setup.g]\noptions = {a = 1.5}",
        'setup = "none"',
    ],
)
def test_a_senseless_last_set_up_is_left_out_alone(setup: str) -> None:
    data = tomllib.loads(
        setup + '\n[setup.good]\nseats = [{kind = "human", name = "A"}]\n'
        if setup.startswith("[")
        else setup
    )
    settings, sentences = settings_from(data)
    assert len(sentences) == 1 and "g" not in settings.setups
    if "good" in data.get("setup", {}):
        assert settings.setups["good"].seats == (human("A"),)


def test_a_file_that_is_no_toml_is_set_aside_and_the_backup_used(file: Path) -> None:
    save_settings(Settings(volume=11), file)
    save_settings(Settings(volume=12), file)
    file.write_text("this is = = not TOML", encoding="utf-8")
    settings, (sentence,) = load_settings(file)
    assert settings.volume == 11
    aside = file.with_name("settings-damaged.toml")
    assert str(aside) in sentence and aside.read_text() == "this is = = not TOML"
    assert save_settings(settings, file) == ""
    assert load_settings(file) == (settings, [])


def test_without_a_usable_backup_the_defaults_are_used(file: Path) -> None:
    file.parent.mkdir()
    file.write_bytes(b"\xff\xfe\x00")
    backup(file, 1).write_bytes(b"\xff")
    settings, (sentence,) = load_settings(file)
    assert settings == Settings() and "its own" in sentence


def test_three_backups_are_kept_the_newest_first(file: Path) -> None:
    for volume in range(6):
        save_settings(Settings(volume=volume), file)
    volumes = [load_settings(backup(file, n))[0].volume for n in range(1, BACKUPS + 1)]
    assert load_settings(file)[0].volume == 5 and volumes == [4, 3, 2]
    assert not backup(file, BACKUPS + 1).exists()


def test_saving_the_same_again_writes_nothing(file: Path) -> None:
    for _ in range(5):
        save_settings(Settings(), file)
    assert not backup(file, 1).exists()


def test_a_crash_while_saving_leaves_the_old_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_settings(Settings(volume=1), file)

    def crash(*args: object) -> None:
        raise KeyboardInterrupt

    for name in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(f"tabletop.session.settings.os.{name}", crash)
            with pytest.raises(KeyboardInterrupt):
                save_settings(Settings(volume=2), file)
        assert load_settings(file) == (Settings(volume=1), [])
    assert save_settings(Settings(volume=3), file) == ""
    assert load_settings(file)[0].volume == 3


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = save_settings(Settings(), tmp_path / "file" / "settings.toml")
    assert "cannot be kept" in said and "--data-dir" in said and "\n" not in said


def test_settings_that_a_full_disk_cannot_take_ask_for_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(settings_module, "write_whole", full)
    said = save_settings(Settings(), tmp_path / "settings.toml")
    assert "Make room on its disk or choose another with --data-dir." in said
    assert "writable" not in said



def test_a_full_disk_is_named(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(Settings(volume=1), file)

    def full(*args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tabletop.session.settings.os.fsync", full)
    assert "No space left" in save_settings(Settings(volume=2), file)
    assert load_settings(file) == (Settings(volume=1), [])
    assert [path.name for path in file.parent.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize("seed", range(40))
def test_a_file_with_damaged_bytes_never_stops_the_program(file: Path, seed: int) -> None:
    file.parent.mkdir()
    data, rng = bytearray(settings_text(changed()).encode()), Random(seed)
    for _ in range(1 + int(rng.random() * 30)):
        data[int(rng.random() * len(data))] = int(rng.random() * 256)
    file.write_bytes(bytes(data))
    settings, sentences = load_settings(file)
    assert all("\n" not in sentence for sentence in sentences)
    assert save_settings(settings, file) == "" and load_settings(file)[0] == settings


_VALUES = st.recursive(
    st.booleans() | st.integers(-(2**40), 2**40) | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
_SECTIONS = st.sampled_from(["display", "motion", "sound", "play", "setup", "other"])
_NAMES = st.sampled_from(["scale", "speed", "volume", "mute", "window", "seats", "g", "timers"])


@given(st.dictionaries(_SECTIONS, st.dictionaries(_NAMES, _VALUES) | _VALUES))
def test_any_toml_gives_settings_that_can_be_saved(data: dict[str, Any]) -> None:
    settings, _ = settings_from(tomllib.loads(tomli_w.dumps(data)))
    again, sentences = settings_from(tomllib.loads(settings_text(settings)))
    assert again == settings and sentences == []


def test_of_very_many_lines_without_sense_a_few_are_told(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("".join(f"[strange{n}]\n" for n in range(5000)))
    settings, sentences = load_settings(path)
    assert settings == Settings() and len(sentences) < 10
    assert "strange0" in sentences[0] and "more lines" in sentences[-1]


def test_a_file_far_too_long_for_settings_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("# " + "x" * 2_000_000)
    settings, sentences = load_settings(path)
    assert settings == Settings() and "settings-damaged.toml" in sentences[0]


def test_what_was_learnt_must_be_lists_of_texts_by_name() -> None:
    for wrong in (3, {"Anna": "a"}, {"Anna": [1]}, {"\x00": ["a"]}, {"Anna": ["a"] * 10_001}):
        settings, sentences = settings_from({"learnt": wrong})
        assert settings.learnt == {} and len(sentences) == 1
    settings, sentences = settings_from({"learnt": {"Anna": ["a", "a"]}})
    assert settings.learnt == {"Anna": ("a",)} and not sentences


def test_a_byte_order_mark_before_the_settings_does_no_harm(file: Path) -> None:
    save_settings(changed(), file)
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert load_settings(file) == (changed(), [])


def test_two_windows_on_one_folder_each_keep_what_they_changed(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    first, second = SettingsFile(path), SettingsFile(path)
    mine, _ = first.load()
    yours, _ = second.load()
    mine.volume, mine.learnt = 10, {"Anna": ("a",)}
    assert first.save(mine) == ""
    yours.contrast, yours.learnt = True, {"Ben": ("b",)}
    assert second.save(yours) == ""
    assert first.save(mine) == "", "closing writes nothing old over it"
    kept, _ = load_settings(path)
    assert kept.volume == 10 and kept.contrast
    assert kept.learnt == {"Anna": ("a",), "Ben": ("b",)}


def test_a_damaged_file_is_written_over_whole(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    file = SettingsFile(path)
    settings, _ = file.load()
    path.write_text("no [toml", encoding="utf-8")
    settings.volume = 11
    assert file.save(settings) == "" and load_settings(path)[0].volume == 11


def test_the_window_is_remembered_as_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    save_settings(Settings(window=(1000, 650), maximised=True, place=(-1200, 40)), path)
    found = remembered(path)
    assert found == ((1000, 650), False, True, (-1200, 40))
    assert load_settings(path)[0].place == (-1200, 40)
    path.write_text('[display]\nwindow = [1000, 650]\nplace = "x"\n', encoding="utf-8")
    assert remembered(path).place is None


def test_a_language_that_there_is_not_is_left_out_and_said_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('[display]\nlanguage = "xx"\n')
    settings, sentences = load_settings(path)
    assert settings.language == "" and sentences == [
        'Settings: language in [display] should be one of "en", "de", "fr", not \'xx\'; '
        "it is left out."
    ]
