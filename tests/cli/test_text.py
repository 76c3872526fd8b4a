"""`tabletop play --text`: whole matches by lines alone, going on, hot-seat, what else is typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop.cli import main
from tabletop.cli.text.choices import Choice, answered
from tabletop.core.action import Action
from tabletop.core.registry import games
from tabletop.core.words import named
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.library import Library
from tabletop.session.loglines import LogLine, unheard
from tabletop.session.running import Running
from tests.cli.helpers import GAME, refused
from tests.cli.typist import Typist, at_random, offered, play, script

KEY = re.compile(r"\b[a-z_]+:\d+\b")
"""What the names of pieces look like to the program."""


def seats_for(game: str, first: str = "human") -> str:
    least = min(games()[game].info.players)
    return ",".join((first, *("ai:easy" for _ in range(least - 1))))


def saved(folder: Path) -> Running:
    """The match played last, as any other way in opens it."""
    library = Library(folder / "library.sqlite3")
    try:
        return Running.resume(library, library.saved()[0].id)
    finally:
        library.close()


@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_a_whole_match_is_played_by_typed_numbers_alone(game: str, tmp_path: Path) -> None:
    lists: list[str] = []
    typist = at_random(5, lists.append)
    shown = play(tmp_path, typist, game, seats_for(game))
    running = saved(tmp_path)
    assert running.over and running.result is not None and not running.result.early
    assert running.result.reason in shown[-6000:]
    assert all(name in shown for name in running.names)
    assert not KEY.findall(shown), "a name of the program's own was shown"
    for asked in lists:
        found = offered(asked)
        assert len(found) == len(set(found)), f"choices that read alike: {found}"


def test_what_is_begun_here_is_continued_here_and_in_the_window(tmp_path: Path) -> None:
    first = play(tmp_path, script("1", "quit"), GAME, seats_for(GAME))
    assert "The match is saved as number 1" in first
    ply = saved(tmp_path).ply
    assert ply > 2
    shown = play(tmp_path, at_random(1), match=1)
    assert saved(tmp_path).over and saved(tmp_path).ply > ply
    assert "Turn 1" in shown, "whoever goes on hears what happened before"


def interrupted(shown: str) -> str | None:
    if "What" in shown:
        raise KeyboardInterrupt
    return "l"


@pytest.mark.parametrize("typist", [script(), script("1"), interrupted])
def test_the_end_of_input_and_ctrl_c_save_and_leave_quietly(
    typist: Typist, tmp_path: Path
) -> None:
    def typed(shown: str) -> str | None:
        line = typist(shown)
        if line == "l":
            raise KeyboardInterrupt
        return line

    shown = play(tmp_path, typed, GAME, seats_for(GAME))
    assert shown.rstrip().endswith("and so does the menu.")
    assert not saved(tmp_path).over


def test_bad_input_gets_one_clear_sentence_and_the_question_stands(tmp_path: Path) -> None:
    lines = (
        "99", "0", "abracadabra", "look nowhere", "rule xyzzy", "table cellar", "hop", "\x1b[2J",
    )  # fmt: skip
    shown = play(tmp_path, script(*lines), GAME, seats_for(GAME))
    answers = shown.split("> ")[1:]
    assert "There is no choice 99; type a number from 1 to" in answers[0]
    assert "There is no choice 0;" in answers[1]
    assert "Nothing here is called 'abracadabra'" in answers[2]
    assert "Nothing on the table is called 'nowhere'." in answers[3]
    assert "The rules say nothing of 'xyzzy'." in answers[4]
    assert "Its parts are: " in answers[5] and "The field" in answers[5]
    assert "That fits several; type a number: 1 Hop in" in answers[6]
    assert all(answer.count("\n") == 1 for answer in answers[:7])
    assert "\x1b" not in shown
    assert saved(tmp_path).match.log == saved(tmp_path).match.log


def test_a_choice_can_be_taken_back_and_done_again(tmp_path: Path) -> None:
    shown = play(tmp_path, script("1", "undo", "redo", "redo", "undo"), GAME, seats_for(GAME))
    asked = re.findall(r"^\S*, [^\n]*\n1  .*$", shown, re.MULTILINE)
    assert asked[0] == asked[2] == asked[-1] != asked[1]
    assert "There is nothing to do again." in shown


def test_a_hint_names_a_choice_and_is_remembered(tmp_path: Path) -> None:
    shown = play(tmp_path, script("hint"), GAME, seats_for(GAME))
    hint = re.search(r"^(.*): wins [^%]*%", shown, re.MULTILINE)
    assert hint is not None and hint[1] in offered(shown)
    assert saved(tmp_path).aids == {"hint": 1}


def test_table_hand_scores_log_and_changes_are_told(tmp_path: Path) -> None:
    lines = (
        "t", "t field", "hand", "s", "l 2", "w", "look 1", "rule 1", "rule bbb-01", "rules", "?",
    )  # fmt: skip
    shown = play(tmp_path, script(*lines), GAME, seats_for(GAME), seed="7")
    table, field, hand, scores, log, _changed, look, rule, number, rules, help_ = (
        answer.strip() for answer in shown.split("> ")[1:12]
    )
    assert "Players\n" in table and "CARROT, row" in table
    assert field.startswith("The field") and "Players" not in field
    assert "Universal Shock" in hand
    assert scores.startswith("Players") and "Poppy: 0 carrots" in scores
    assert log.count("\n") == 1
    assert "Rule BBB-" in look
    assert "BBB-" in rule and "BBB-01:" in number and "BBB-01" in rules
    assert "Short forms" in help_


def test_between_two_people_the_screen_is_cleared_before_the_next_hand_is_told(
    tmp_path: Path,
) -> None:
    covers: list[str] = []
    luck = at_random(3)

    def typist(shown: str) -> str | None:
        if shown.rstrip().endswith((", Ada.", ", Ben.")):
            covers.append(shown)
        return None if len(covers) > 6 else luck(shown)

    play(tmp_path, typist, "bunny_kingdom", "human:Ada,human:Ben")
    assert len(covers) > 6
    for cover in covers:
        told = cover[cover.rindex("-" * 40) :]
        assert re.fullmatch(
            r"-{40}\nPass the keyboard to (Ada|Ben)\. Only you should look now\.\n"
            r"Press Enter, \1\. ", told
        ), told  # fmt: skip


def test_giving_up_is_asked_for_and_ends_the_match(tmp_path: Path) -> None:
    shown = play(tmp_path, script("give up", "", "give up", "yes"), GAME, seats_for(GAME))
    assert "Poppy gave up. Bramble wins." in shown
    result = saved(tmp_path).result
    assert result is not None and result.early and result.winners == (1,)


def test_rabbits_alone_are_told_as_they_play(tmp_path: Path) -> None:
    shown = play(tmp_path, script(), GAME, "ai:easy,ai:easy")
    assert saved(tmp_path).over and "Turn 2" in shown


def test_no_line_of_the_log_is_told_twice_and_none_left_out() -> None:
    turn, hop = LogLine(0, -1, "Turn 1", (), True), LogLine(1, 0, "Ada hops.")
    deal, rest = LogLine(0, -1, "All is dealt."), LogLine(2, 1, "Ben rests.")
    assert unheard([], [turn]) == ["Turn 1"]
    assert unheard([turn], [turn, hop]) == ["Ada hops."]
    assert unheard([turn], [deal, turn, hop]) == ["All is dealt.", "Turn 1", "Ada hops."]
    assert unheard([deal, turn], [deal, turn._replace(text="Turn 1: Ada"), hop])[0] == "Turn 1: Ada"
    assert unheard([deal, turn, hop], [deal, turn, hop, rest]) == ["Ben rests."]
    assert unheard([deal, turn, hop, rest], [deal, turn]) == ["Turn 1"]
    assert unheard([deal, hop], [deal, hop]) == []


def test_words_in_their_order_mean_more_than_the_same_words_anywhere() -> None:
    found = [
        Choice("Exchange row 3, column 4 with row 4, column 7", "", (Action(0, 1),)),
        Choice("Exchange row 4, column 4 with row 1, column 7", "", (Action(0, 2),)),
    ]
    assert answered("row 4, column 4", found).choice == found[1]
    assert answered("column 7 row", found).choice is None


def test_one_line_may_say_a_thing_and_what_is_done_with_it() -> None:
    bid, offer, down = (
        Choice(words, "egg", (Action(1, n),))
        for n, words in enumerate(("Bid cyan 97", "Offer cyan 97", "Offer cyan 97 face down"))
    )
    egg = Choice("Cyan 97", "egg", (*bid.actions, *offer.actions, *down.actions),
                 (bid, offer, down))  # fmt: skip
    found = [egg, Choice("Red 3", "red", (Action(2, 0),))]
    assert answered("cyan 97", found).choice == egg
    assert answered("bid cyan 97", found).choice == bid
    assert answered("offer cyan 97", found).choice == offer
    assert answered("offer face down", found).choice == down
    several = answered("offer cyan", found)
    assert several.choice is None and "Offer cyan 97 face down" in several.problem


def test_words_choose_where_they_stand_in_one_choice_only() -> None:
    all_ = ("Hop on", "Hop", "Rest")
    found = [Choice(words, "", (Action(0, n),)) for n, words in enumerate(all_)]
    assert answered("2", found).choice == answered("hop", found).choice == found[1]
    assert answered("ON", found).choice == found[0]
    assert "1 Hop on, 2 Hop" in answered("ho", found).problem
    assert answered("xyz", found).choice is None
    assert named("Seat 1, seat 2 or seat 9", ("Ada", "Ben")) == "Ada, Ben or seat 9"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "--text"], "A GAME is missing"),
        (["play", "--match", "3"], "--match goes with --text"),
        (["play", GAME, "--text", "--match", "3"], "--match N alone"),
        (["play", "--text", "--match", "3"], "There is no saved match 3; none is saved yet."),
        (["play", "--text", "--match", "x"], "'x' is not a whole number"),
    ],
)
def test_command_lines_nobody_can_use_get_one_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert told in refused(["--data-dir", str(tmp_path), *words], capsys)


def test_the_command_line_opens_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import io

    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["--data-dir", str(tmp_path), "play", GAME, "--text", "--seed", "7"]) == 0
    out, err = capsys.readouterr()
    assert "The match is saved as number 1" in out and not err
