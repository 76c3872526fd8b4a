"""The game's words in the terminal: parts of the table, shared names, words of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop.cli.text import rules
from tabletop.cli.text.choices import answered
from tabletop.cli.text.commands import Commands
from tabletop.cli.text.desk import TextDesk
from tabletop.cli.text.naming import plain
from tabletop.cli.text.start import _match, _program, command
from tabletop.core.glossary import terms_of
from tabletop.core.registry import games
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.seats import human, parse_seats
from tests.cli.test_text import seats_for
from tests.cli.test_text_names import waited
from tests.cli.typist import play, script

GAMES = sorted(on_the_shelf())


def asked(folder: Path, game: str, *lines: str, seed: str = "5") -> list[str]:
    """What each line is answered with, at the first choice of a match."""
    app = _program(folder, "inline")
    running = _match(app, game, parse_seats(seats_for(game)), {}, seed, None)
    desk = TextDesk.begun(app, running, fresh=True)
    waited(desk)
    commands = Commands(desk)
    told = ["\n".join(commands.answer(line, desk.choices()) or ()) for line in lines]
    app.close()
    return told


@pytest.mark.parametrize("game", GAMES)
def test_every_heading_of_the_table_can_be_looked_at_and_tells_what_lies_there(
    game: str, tmp_path: Path
) -> None:
    app = _program(tmp_path, "inline")
    seats = [human(name, seat) for seat, name in enumerate(("Ada", "Ben", "Cleo"))]
    seats = seats[: max(2, min(games()[game].info.players))]
    desk = TextDesk.begun(app, _match(app, game, seats, {}, "5", None), fresh=True)
    waited(desk)
    commands, looked = Commands(desk), 0
    for zone in desk.zones():
        if not zone.things:
            continue
        answer = "\n".join(commands.answer(f"look {plain(zone.name)}", ()) or ())
        missed = [thing.name for thing in zone.things if thing.name not in answer]
        assert not missed, (zone.name, missed, answer)
        looked += 1
    assert looked >= 2
    app.close()


def test_a_name_of_several_things_tells_them_all_and_where_they_lie(tmp_path: Path) -> None:
    (goal,) = asked(tmp_path, "bunny_bidding", "look goal")
    assert "'goal' fits 2 things:" in goal and goal.count("Goal: ") == 2
    assert "Goals and powers" in goal, "with where they lie"
    (own,) = asked(tmp_path / "own", "bunny_bidding", "look poppy")
    assert "tiles in hand" in own and "No bid" in own


def test_signs_between_the_words_of_a_place_need_not_be_typed(tmp_path: Path) -> None:
    with_, without = asked(
        tmp_path, "bounce_bunny_bounce", "look row 5, column 1", "look row 5 column 1"
    )
    assert with_ == without and "Rule BBB" in without


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_of_a_word_begins_with_what_it_means(game: str, tmp_path: Path) -> None:
    terms = terms_of(games()[game].package)
    told = asked(tmp_path, game, *(f"rule {term.name}" for term in terms))
    for term, answer in zip(terms, told):
        assert answer.startswith(f"{term.name}: {term.means}"), answer


def test_rules_of_this_match_come_before_those_of_what_is_not_played(tmp_path: Path) -> None:
    book = games()["bunny_bidding"]
    told = rules.about(book, "bid", {"powers": False, "specials": False})
    off = [at for at, line in enumerate(told) if line.startswith("Powers and handicaps")]
    on = [at for at, line in enumerate(told) if line.startswith("The auction")]
    assert off and on and max(on) < min(off)
    played = rules.about(book, "bid thief", {"powers": True, "specials": True})
    assert played[0].startswith("Powers and handicaps")
    (number,) = asked(tmp_path, "bunny_bidding", "rule bi-9")
    assert "BI-09:" in number


def test_a_word_that_is_no_thing_is_explained_or_the_rules_are_named(tmp_path: Path) -> None:
    boom, own, nowhere = asked(
        tmp_path, "bunny_boom", "look boom", "look crossed bunnies", "look xyzzy"
    )
    assert boom.startswith("Boom: ")
    assert own.endswith("The rules speak of it: type rule crossed bunnies.")
    assert nowhere == "Nothing on the table is called 'xyzzy'."


@pytest.mark.parametrize("game", GAMES)
def test_the_example_under_a_list_is_an_answer_to_it(game: str, tmp_path: Path) -> None:
    app = _program(tmp_path, "inline")
    desk = TextDesk.begun(app, _match(app, game, parse_seats(seats_for(game)), {}, "3", None), True)
    waited(desk)
    found = desk.choices()
    app.close()
    shown = play(tmp_path / "shown", script("quit"), game, seats_for(game))
    for example in re.findall(r"One line may say both: (.*)\.$", shown, re.MULTILINE)[:1]:
        meant = answered(example, found).choice
        assert meant is not None and len(meant.actions) == 1


def test_the_line_that_goes_on_with_a_match_is_the_one_it_was_begun_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "my matches"
    shown = play(folder, script("quit"), "bunny_boom", seats_for("bunny_boom"))
    assert f"--data-dir '{folder}' play --text --match 1' goes on with it" in shown
    monkeypatch.setattr("sys.argv", ["/somewhere/tabletop/__main__.py"])
    assert command(None) == "python -m tabletop"
    monkeypatch.setattr("sys.argv", ["/somewhere/bin/tabletop"])
    assert command(None) == "tabletop"


def test_what_was_collected_and_the_points_so_far_are_told_where_they_are_asked_for(
    tmp_path: Path,
) -> None:
    app = _program(tmp_path, "inline")
    seats = [human(name, seat) for seat, name in enumerate(("Ada", "Ben", "Cleo"))]
    desk = TextDesk.begun(app, _match(app, "bunny_bidding", seats, {}, "5", None), fresh=True)
    commands, told = Commands(desk), ""
    for _ in range(60):
        waited(desk)
        name = desk.running.names[desk.scene.deciding or 0]
        own = "\n".join(commands.answer(f"look {name}", ()) or ())
        if "Collected: " in own:
            told = "\n".join(commands.answer("scores", ()) or ())
            break
        desk.choose(desk.scene.legal()[0])
        if desk.dialog is not None:
            desk.answer(0)
    assert re.search(r"Collected: \w+ \d+", own)
    assert re.search(rf"{name}: .*points? so far", told), told
    app.close()
