"""Persons: kept by name in the settings, with a rabbit and settings of their own."""

from __future__ import annotations

from pathlib import Path

from tabletop.session.persons import forget, rename
from tabletop.session.seats import Person, human, rabbit, same_name
from tabletop.session.settings import Settings, Setup, load_settings, save_settings

OLD = """
[player]
name = "Oma Ilse"
[[setup.bunny_boom.seats]]
kind = "human"
name = "Jonas"
figure = 2
[[setup.bunny_boom.seats]]
kind = "human"
name = "Hollyhock"
figure = 5
[[setup.bunny_boom.seats]]
kind = "ai"
name = "Bramble"
level = "hard"
figure = 1
[learnt]
"Мила" = ["bunny_boom/1_walk"]
"Poppy" = ["bunny_boom/2_more"]
"""


def test_everybody_who_played_under_a_name_before_is_a_person_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(OLD, encoding="utf-8")
    settings, sentences = load_settings(path)
    assert not sentences
    assert settings.persons == {"Jonas": Person(2), "Oma Ilse": Person(), "Мила": Person()}
    assert settings.learnt["Poppy"] == ("bunny_boom/2_more",), "nothing that was learnt is lost"


def test_persons_come_back_as_they_were_kept_and_nobody_returns_who_was_deleted(
    tmp_path: Path,
) -> None:
    path = tmp_path / "settings.toml"
    settings = Settings(setups={"bunny_boom": Setup((human("Jonas", 2), rabbit()))})
    settings.persons = {"Jonas": Person(2), "Mila": Person(5, False, True, 3, 150)}
    settings.together = ("Mila", "Jonas")
    assert not save_settings(settings, path)
    again, sentences = load_settings(path)
    assert again == settings and not sentences
    for name in ("Jonas", "Mila"):
        forget(again, name)
    save_settings(again, path)
    last, _ = load_settings(path)
    assert last.persons == {} and last.setups["bunny_boom"].seats[0] == human("", 2)


def test_who_was_taught_most_is_the_one_who_learns_where_nobody_is_named(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(OLD.replace('name = "Oma Ilse"', ""), encoding="utf-8")
    settings, sentences = load_settings(path)
    assert not sentences and settings.name == "Мила"


def test_what_makes_no_sense_of_a_person_costs_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(
        '[person.Mila]\nfigure = 5\nhints = "often"\nhat = 1\n[person.Jonas]\nfigure = 9\n'
        '[person.""]\nfigure = 1\n[display]\nscale = 150\n',
        encoding="utf-8",
    )
    settings, sentences = load_settings(path)
    assert settings.persons == {"Mila": Person(5), "Jonas": Person()}
    assert settings.scale == 150 and len(sentences) == 4


def test_settings_hold_for_a_person_as_they_want_them_and_for_guests_as_they_are() -> None:
    settings = Settings(hints=True, coach=True, persons={"Mila": Person(5, hints=False, tutor=2)})
    own = settings.of("Mila")
    assert (own.hints, own.tutor, own.coach, own.scale) == (False, 2, True, settings.scale)
    assert settings.of("Cornflower") is settings


def test_a_name_is_known_in_upper_and_lower_case_and_however_its_accents_are_written() -> None:
    for wanted in ("émile", "E\u0301MILE", "\u00c9mile"):
        assert same_name(("Jonas", "Émile"), wanted) == "Émile"
    assert same_name(("Jonas",), "Jona") is None


def test_who_is_renamed_keeps_lessons_and_places() -> None:
    settings = Settings(
        setups={"bunny_boom": Setup((human("Jonas", 2), rabbit()))},
        persons={"Jonas": Person(2)}, learnt={"Jonas": ("a",)}, together=("Jonas",), name="Jonas",
    )  # fmt: skip
    rename(settings, "Jonas", "Joni")
    assert settings.persons == {"Joni": Person(2)} and settings.learnt == {"Joni": ("a",)}
    assert settings.setups["bunny_boom"].seats[0].name == settings.name == "Joni"
    assert settings.together == ("Joni",)
