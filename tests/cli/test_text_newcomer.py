"""What somebody types who hears a game for the first time is understood, or asked back."""

from __future__ import annotations

import io
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tabletop.cli import main
from tabletop.cli.text import rules
from tabletop.cli.text.choices import Choice, answered, both, by_name, numbers
from tabletop.cli.text.commands import Commands
from tabletop.cli.text.console import Console
from tabletop.cli.text.desk import TextDesk
from tabletop.cli.text.seating import ask_seats
from tabletop.core.action import Action
from tabletop.core.registry import games
from tabletop.scenes.setup.state import last_setup
from tabletop.session.lessons import course
from tabletop.session.settings import Settings
from tests.cli.helpers import GAME
from tests.cli.test_text import saved, seats_for
from tests.cli.test_text_words import asked
from tests.cli.typist import Keyboard, Screen, at_random, offered, play, script


def eggs(*told: str) -> list[Choice]:
    """Lines that begin with an egg each; those without a number begin with none."""
    numbers = [int(words.split()[-1]) if words[-1].isdigit() else 0 for words in told]
    return [
        Choice(words, f"egg:{n}", (Action(0, at),), number=n)
        for at, (words, n) in enumerate(zip(told, numbers))
    ]


def test_eggs_are_chosen_by_their_own_numbers_and_other_lines_have_those_left() -> None:
    found = eggs("Cyan 2", "Red 41", "End turn", "Green 97")
    assert numbers(found) == [2, 41, 1, 97] and by_name(found)
    assert answered("41", found).choice == found[1]
    assert answered("1", found).choice == found[2]
    assert answered("3", found).problem.endswith("type one of these numbers: 2, 41, 1, 97.")


def test_a_number_that_two_lines_may_mean_is_asked_back_once() -> None:
    found = eggs("Offer red 41", "Bid red 41", "Bid green 1", "End turn")
    assert numbers(found) == [1, 2, 3, 4] and not by_name(found)
    doubted = answered("1", found)
    assert doubted.choice is None
    assert doubted.problem == (
        "Choice 1 is Offer red 41; choice 3 is Bid green 1. Type 1 once more for choice 1, or 3."
    )
    assert answered("1", found, sure=True).choice == answered("choice 1", found).choice == found[0]
    assert answered("41", found).fits == (found[0], found[1])
    assert answered("2", found).choice == found[1], "no other line ends with that number"


def test_an_egg_is_begun_with_by_its_number(tmp_path: Path) -> None:
    shown = play(tmp_path, script("41", "quit"), "bunny_bidding", seats_for("bunny_bidding"), "5")
    assert "41  Green 41" in shown and "Bid green 41" in shown.partition("> ")[2]


def seated(*lines: str, game: str = "bunny_bidding") -> tuple[list[str], str]:
    """Who plays after these answers, and all that was asked."""
    screen = Screen()
    state = last_setup(games()[game], Settings())
    ask_seats(Console(Keyboard(screen, script(*lines)), screen), state)
    return [f"{seat.name} {seat.level}".strip() for seat in state.seats], screen.getvalue()


def test_enter_alone_answers_each_question_of_who_plays() -> None:
    seats, told = seated("", "", "", "", "")
    assert seats == ["Poppy", "Bramble easy", "Tansy easy"]
    assert "3 to 6 (Enter: 3)?" in told and told.count("?") == 6


def test_how_many_play_who_they_are_and_how_well_is_asked() -> None:
    seats, told = seated("9", "4", "Ada", "Ben", "computer", "", "good", "hard")
    assert seats == ["Ada", "Ben", "Tansy hard", "Juniper hard"]
    assert "Type a number from 3 to 6." in told
    assert "Type one of these: easy, normal, hard, expert." in told
    two, asked_two = seated("", "Ben", game=GAME)
    assert two == ["Poppy", "Ben"] and "How many" not in asked_two and "How well" not in asked_two


def test_a_number_and_back_are_no_names() -> None:
    seats, told = seated("1", "Ada", "back", "Eve", "7", "computer", "easy", game=GAME)
    assert seats == ["Eve", "Bramble easy"] and told.count("A number is not a name.") == 2
    more, _ = seated("3", "back", "4", "", "", "", "", "easy")
    assert len(more) == 4, "back at the first name asks how many again"


def test_two_players_are_not_called_alike() -> None:
    seats, told = seated("Mira", "mira", "Ben", game=GAME)
    assert seats == ["Mira", "Ben"] and "mira already plays. Type another name." in told


def test_back_goes_to_the_question_before_and_is_nobody_s_name() -> None:
    seats, told = seated("back", "3", "Ada", "Ben", "back", "Cleo", "computer", "back", "", "hard")
    assert seats == ["Ada", "Cleo", "Tansy hard"]
    assert "This is the first question." in told and "(Enter: Ben)" in told


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_who_plays_is_asked_where_somebody_types_and_seats_are_not_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--data-dir", str(tmp_path), "play", GAME, "--text"]
    monkeypatch.setattr("sys.stdin", Terminal("Ada\n\n\n\nquit\n"))
    assert main(words) == 0
    assert "You are Ada. " in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", Terminal("quit\n"))
    assert main(words) == 0
    assert "You are" not in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", Terminal("quit\n"))
    assert main([*words, "--seats", "human,ai:easy"]) == 0
    assert "who plays?" not in capsys.readouterr().out


def test_explain_and_be_quiet_are_answered_when_the_coach_is_silent(tmp_path: Path) -> None:
    lines = ("be quiet", "be quiet", "explain", "quiet", "quit")
    shown = play(tmp_path, script(*lines), "bunny_boom", seats_for("bunny_boom"), "5")
    first, second, explained, third = shown.split("> ")[1:5]
    assert "The coach is quiet now." in first
    assert second == third and second.startswith("The coach is quiet already.")
    assert "BB" in explained and "Nothing here is called" not in explained


def test_what_is_explained_is_the_rule_of_the_present_choice(tmp_path: Path) -> None:
    for game in sorted(games()):
        if game.startswith("b") or game.startswith("k"):
            (told,) = asked(tmp_path / game, game, "explain")
            assert any(rules.paragraph(games()[game], part) for part in _numbers_in(told)), told


def _numbers_in(told: str) -> list[str]:
    return [part.partition(":")[0].split()[-1] for part in told.split("\n") if ":" in part]


@pytest.mark.parametrize(
    ("game", "word", "first"),
    [
        ("bunny_bidding", "take", "The auction. The best bid takes the whole offer"),
        ("bunny_bidding", "taking", "The auction. The best bid takes the whole offer"),
        ("bunny_bidding", "most", "Majority: "),
        ("bunny_bidding", "dominant type", "Majority: "),
        ("bunny_boom", "sign", "Sign: "),
        ("bounce_bunny_bounce", "signs", "Sign: "),
        ("bounce_bunny_bounce", "arrows", "Arrow, directional card: "),
        ("bounce_bunny_bounce", "bouncing", "Bounce: "),
        ("killer_bunnies", "slots", "Slot: "),
    ],
)
def test_a_word_in_any_form_finds_the_paragraph_that_is_meant(
    game: str, word: str, first: str
) -> None:
    book = games()[game]
    found = [*rules.meaning(book, word), *rules.akin(book, word), *rules.about(book, word, {})]
    assert found[0].startswith(first), found[:3]


def test_one_more_enter_at_the_end_tells_the_outcome_again_and_the_next_one_leaves(
    tmp_path: Path,
) -> None:
    luck = at_random(2)

    def typist(shown: str) -> str | None:
        return "" if shown.rstrip().endswith(">") and not offered(shown) else luck(shown)

    shown = play(tmp_path, typist, GAME, seats_for(GAME))
    after = shown.partition("quit leaves.")[2]
    result = saved(tmp_path).result
    assert result is not None and result.reason in after
    assert after.rstrip(" >\n").endswith("Enter once more leaves.")


@pytest.mark.parametrize(
    ("game", "line", "told"),
    [
        ("bunny_kingdom", "look fief", "Fiefs: nothing lies there."),
        ("bunny_kingdom", "look fiefs", "Fiefs: nothing lies there."),
        ("bunny_kingdom", "look map", "Row A: all free"),
        ("bunny_kingdom", "look carrot", "C7: field with carrots"),
        ("bunny_kingdom", "look row d", "D4: field with carrots"),
        ("killer_bunnies", "look bunny circle", "The Bunny Circle: nothing lies there."),
        ("killer_bunnies", "look circles", "The Center Circle: nothing lies there."),
        ("killer_bunnies", "look slot 1", "Slot: A place in a circle"),
        ("killer_bunnies", "look discard pile", "Discard Pile: empty"),
        ("bounce_bunny_bounce", "look field", "Row 5: the bottom row; all face down"),
        ("bounce_bunny_bounce", "look column 3", "row 5, column 3"),
        ("bounce_bunny_bounce", "look row 2", "row 2, column 7"),
        ("bounce_bunny_bounce", "look rows", "Row 2: "),
        ("bounce_bunny_bounce", "look column 3 row 2", "Face-down card, row 2, column 3"),
        ("bounce_bunny_bounce", "look my bunny", "Poppy's bunny: off the field"),
        ("bunny_boom", "look my hand", "Cards in hand"),
    ],
)
def test_places_are_found_in_the_ways_one_would_say_them(
    game: str, line: str, told: str, tmp_path: Path
) -> None:
    (answer,) = asked(tmp_path, game, line)
    assert told in answer and "Nothing on the table" not in answer, answer


def test_a_place_in_two_numbers_is_that_place_whatever_lies_there() -> None:
    found = [
        Choice(f"Exchange the {what} in row {row}, column {column}", "", (Action(0, row, column),))
        for what, row, column in (("carrot", 3, 3), ("card", 3, 4), ("card", 1, 3), ("card", 5, 3))
    ]
    assert answered("exchange the card in row 3, column 3", found).choice == found[0]
    assert answered("look at row 3, column 3", found).choice is None, "that is another verb"


def test_two_questions_are_answered_in_one_line() -> None:
    found = [
        Choice(f"Exchange the card in row {row}, column {column}", "", (Action(0, row, column),))
        for row, column in ((2, 2), (2, 4), (4, 2))
    ]
    assert both("exchange row 2, column 2 with the card in row 1, column 7", found) == (
        found[0], "the card in row 1, column 7"
    )  # fmt: skip
    assert both("exchange row 9, column 9 with row 1, column 7", found) is None


def test_the_example_of_a_choice_that_begins_like_a_command_is_that_choice(tmp_path: Path) -> None:
    """Spy's choices read "Look at row 2, column 3", which is no command to look."""
    command = Commands.__new__(Commands)
    inner = Choice("Look at row 2, column 3", "", (Action(0, 1),))
    command._found = [Choice("Row 2", "row:1", (Action(0, 1), Action(0, 2)), (inner,))]
    assert command._means("look at row 2 column 3") and not command._means("look at row 2")


def test_the_rule_of_a_choice_says_which_choice_it_is_and_begins_with_its_own(
    tmp_path: Path,
) -> None:
    (told,) = asked(tmp_path, "bounce_bunny_bounce", "rule 2")
    first, second, *_ = told.split("\n")
    assert first == "Choice 2: Hop in to row 5, column 2." and "BBB-12: " in second


def test_help_and_rules_answer_while_it_is_asked_who_plays_and_are_no_names() -> None:
    seats, told = seated("help", "rules", "rules 1", "Ann", "?", "", "", game=GAME)
    assert seats == ["Ann", "Bramble easy"]
    assert told.count("Press Enter to take the answer") == 3 and "1  What it is about" in told


def test_what_the_game_is_played_without_is_told_at_the_start_and_in_the_rule_book(
    tmp_path: Path,
) -> None:
    kingdom, seats = "bunny_kingdom", seats_for("bunny_kingdom")
    lines = script("rules", "rules in the sky", "quit")
    shown = play(tmp_path, lines, kingdom, seats, "5", options={"express": True})
    assert "Played with Bunny Express, without In the Sky." in shown
    assert shown.count("In the Sky (not in this match)") == 2
    assert "Bunny Express (not" not in shown
    assert rules.unplayed(games()[kingdom], 5, {}) == ["Bunny Express"], "five need the clouds"


def test_a_number_that_is_looked_at_tells_how_that_thing_is_and_where(tmp_path: Path) -> None:
    (told,) = asked(tmp_path, "bounce_bunny_bounce", "look 2")
    assert "Face-down card, row 5, column 2" in told.split("\n")


def test_what_is_typed_ahead_opens_no_other_persons_hand(tmp_path: Path) -> None:
    lines = ("open", "1", "1", "", "1", "ben", "quit")
    shown = play(tmp_path, script(*lines), "bunny_kingdom", "human:Ada,human:Ben", "5")
    waits = shown.split("Type open, Ben.")
    wiped = "-" * 40
    assert shown.startswith(wiped) and wiped not in waits[0].partition("Type open, Ada.")[0][40:]
    assert wiped in waits[0].partition("Type open, Ada.")[2], "Ada's cards are wiped"
    assert len(waits) == 4 and "Ben, choose" not in "".join(waits[:3])
    assert waits[1] == waits[2] and "The word open shows what Ben holds" in waits[1]
    assert "Ben, choose a card to play" in waits[3]


def test_the_rule_behind_every_choice_is_known_in_every_game() -> None:
    """`explain` and `rule 2` never read the paragraph of some thing that merely lies there."""
    for key in LEARNT:
        game, found = games()[key], course(games()[key])
        known = {tip.verb for tip in found.tips} | set(found.behind)
        dealt = DEALT[key]
        assert dealt == [verb for n, verb in enumerate(game.info.verbs) if n not in known]


LEARNT = (
    "bounce_bunny_bounce", "bunny_bidding", "bunny_boom", "bunny_kingdom", "killer_bunnies",
)  # fmt: skip
DEALT = {
    "bounce_bunny_bounce": ["first", "deal"],
    "bunny_bidding": [
        "first", "types", "deal", "goals", "powers", "handicaps", "goal", "share",
    ],
    "bunny_boom": ["lucky_card", "first", "shuffle", "time_out"],
    "bunny_kingdom": ["place_station", "draw_sheriff", "deal", "reserve", "draw"],
    "killer_bunnies": ["shuffle", "cut", "roll", "pick"],
}  # fmt: skip
"""What the dealer does, and the clock."""


class Coached:
    """A desk whose coach speaks of one thing while another is asked, in a match under way."""

    running = SimpleNamespace(result=None)

    def __init__(self, *coached: str) -> None:
        self._coached = list(coached)

    def topic(self) -> tuple[str, list[str]]:
        return "Draw to three.", ["B2: of drawing."]

    def coached_rule(self) -> list[str]:
        return self._coached


def test_explain_tells_the_present_choice_beside_what_the_coach_said() -> None:
    commands = Commands.__new__(Commands)
    commands._desk, commands._found = cast(TextDesk, Coached("A1: of the Carrot.")), ()
    assert commands._explain() == [
        "What the coach has just said:", "A1: of the Carrot.",
        "The present choice:", "Draw to three.", "B2: of drawing.",
    ]  # fmt: skip
    commands._desk = cast(TextDesk, Coached("B2: of drawing."))
    assert commands._explain() == ["Draw to three.", "B2: of drawing."], "nothing twice"


def test_a_sentence_about_another_thing_is_taken_inside_the_list_of_one(tmp_path: Path) -> None:
    seats = seats_for("bunny_boom")
    lines = ("1", "put Orchard 2 on the free space right 1", "quit")
    shown = play(tmp_path, script(*lines), "bunny_boom", seats, "5")
    assert "Nothing here is called" not in shown
    assert "plays Orchard 2 at right 1" in shown


def test_brackets_and_colons_of_a_choice_need_not_be_typed() -> None:
    found = [
        Choice(f"Put Bakery 3 on {card} ({place}): costs 2", "", (Action(0, at),))
        for at, (card, place) in enumerate((("Orchard 5", "left 1"), ("Market 2", "left 3")))
    ]
    assert answered("put bakery 3 on left 3", found).choice == found[1]


def test_words_that_stand_in_brackets_alone_choose_nothing() -> None:
    found = [
        Choice("Put Market 2 on left 3", "", (Action(0, 0),), about="crossing Well 4 for 1"),
        Choice("Put Market 2 on right 3", "", (Action(0, 1),), about="crossing no card"),
    ]
    answer = answered("well 1", found)
    assert answer.choice is None and not answer.fits
    assert answer.problem.endswith("it stands only in what is told of choice 1. Type a number.")
    assert answered("left", found).choice == found[0]


def test_the_number_at_the_end_of_a_lone_choice_is_not_its_own() -> None:
    """ "worth 5" of the only target there is: it is choice 1."""
    assert numbers([Choice("Professor Maelstrom of Bramble, worth 5", "", ())]) == [1]
    assert numbers([Choice(f"Look at row 5, column {n}", "", ()) for n in (2, 4)]) == [2, 4]
