"""What is typed means what somebody would mean by it, and what is told is told in order."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tabletop.cli.text import rules
from tabletop.cli.text.choices import Choice, answered
from tabletop.cli.text.commands import scores
from tabletop.cli.text.desk import TextDesk
from tabletop.cli.text.start import _match, _program
from tabletop.cli.text.twin import TAUGHT, says_who_won
from tabletop.cli.text.words import say
from tabletop.core.action import Action
from tabletop.core.game import Result, Source
from tabletop.core.registry import games
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.lessons import course
from tabletop.session.loglines import LogLine
from tabletop.session.seats import parse_seats
from tabletop.table.meaning import HAND
from tests.cli.helpers import GAME
from tests.cli.test_text import seats_for
from tests.cli.test_text_names import waited
from tests.cli.typist import at_random, numbered, play, script

COACHED = [key for key, game in sorted(on_the_shelf().items()) if course(game).tips]
"""Games with a coach: he remembers what a person was told."""


def test_a_number_in_words_is_that_whole_number_and_face_up_needs_not_be_said() -> None:
    up, down = (Choice(f"Bid blue 5{end}", "", (Action(0, 5),)) for end in ("", " face down"))
    other = [Choice(f"Bid red {n}", "", (Action(0, n),)) for n in (35, 58)]
    assert answered("bid 5", [*other, up]).choice == up
    assert answered("blue 5 face up", [up, down]).choice == up
    assert answered("blue 5 face down", [up, down]).choice == down
    assert answered("bid 5", [*other, up, down]).choice == up


def test_who_waits_hears_what_was_done_before_who_is_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabletop.cli.text.twin.PATIENCE", -1.0)
    shown = play(tmp_path, script("1", "1", "quit"), GAME, seats_for(GAME), "3")
    done, waits = shown.index("hops in at row"), shown.find(" is thinking ...")
    assert waits < 0 or done < waits


def test_a_bid_that_lies_face_down_is_told_to_be_that(tmp_path: Path) -> None:
    own = re.compile(r"Poppy's bid: [^.]*\w+ \d+ face down")
    luck = at_random(4)

    def typist(shown: str) -> str | None:
        downs = [n for n, words in numbered(shown).items()
                 if words.startswith("Bid ") and words.endswith(" face down")]  # fmt: skip
        return None if own.search(shown) else str(downs[0]) if downs else luck(shown)

    assert own.search(play(tmp_path, typist, "bunny_bidding", seats_for("bunny_bidding"), "5"))


def test_a_match_that_waits_is_named_where_another_is_begun(tmp_path: Path) -> None:
    play(tmp_path, script("1", "quit"), GAME, seats_for(GAME))
    again = play(tmp_path, script("quit"), GAME, seats_for(GAME))
    assert again.startswith("Match 1 of this game waits: ")
    other = play(tmp_path, script("quit"), "bunny_boom", seats_for("bunny_boom"))
    assert "of this game waits" not in other


def test_after_the_end_scores_are_the_result(tmp_path: Path) -> None:
    luck, asked_after = at_random(2), iter(("scores", "", "", ""))

    def typist(shown: str) -> str | None:
        over = shown.rstrip().endswith(">") and not numbered(shown)
        return next(asked_after) if over else luck(shown)

    shown = play(tmp_path, typist, "bunny_boom", seats_for("bunny_boom"))
    assert len(re.findall(r"^(?:> )?1\. \w+: \d+", shown, re.MULTILINE)) == 3


def test_what_the_coach_said_is_not_said_again_when_the_match_goes_on(tmp_path: Path) -> None:
    begun = play(tmp_path, script("quit"), "bunny_bidding", seats_for("bunny_bidding"), "5")
    said = begun.partition("The coach says: ")[2].partition("\n")[0]
    assert said
    assert said not in play(tmp_path, script("quit"), match=1)


def test_the_coach_speaks_of_what_is_asked_before_what_others_have_done(tmp_path: Path) -> None:
    seats = "ai:easy,human,ai:easy"
    shown = play(tmp_path, script("quit"), "bunny_bidding", seats, "4")
    assert "The highest number: Clover must play one more tile." in shown
    assert "The coach says: Choose your bid first" in shown


def test_each_round_of_bids_tells_how_many_tiles_all_have_left(tmp_path: Path) -> None:
    left = re.compile(r"Tiles in hand: Poppy (\d+), \w+ \d+, \w+ \d+\.( With none left)?")
    shown = play(tmp_path, at_random(4), "bunny_bidding", seats_for("bunny_bidding"), "5")
    rounds = re.split(r"^Round \d+: ", shown, flags=re.M)[1:]
    told = [left.search(one) for one in rounds if ", bid one tile and offer one" in one]
    assert all(told) and len(told) > 3
    first, middle = told[0], told[2]
    assert first is not None and first[2] and middle is not None and not middle[2]


def test_equal_cards_of_a_hand_are_one_line_that_says_how_many_are_held(tmp_path: Path) -> None:
    app = _program(tmp_path, "inline")
    running = _match(app, "bunny_kingdom", parse_seats("human,ai:easy"), {}, "7", None)
    desk = TextDesk.begun(app, running, fresh=True)
    waited(desk)
    (hand,) = (zone for zone in desk.zones() if zone.key == HAND)
    held = Counter(thing.name for thing in hand.things)
    told = {choice.words: choice.line for choice in desk.choices()}
    assert len(told) == len(held) and max(held.values()) == 4
    for name, count in held.items():
        assert ("you hold four" in told[f"Play {name}"]) == (count == 4)
    app.close()


def test_a_second_question_that_the_line_has_answered_is_not_asked(tmp_path: Path) -> None:
    """Two cards are swapped in one line; the list of second cards would only be in the way."""
    luck, said = at_random(1), ["swap row 2, column 2 with row 4, column 4"]

    def typist(shown: str) -> str | None:
        if "Poppy, swap two cards" in shown:
            return said.pop()
        return luck(shown) if said else None

    shown = play(tmp_path, typist, GAME, seats_for(GAME), "7")
    between = shown.partition("Poppy, swap two cards")[2]
    assert "Row 1" in between and "choose the card to swap it with" not in between
    assert re.search(r"swaps .*row 2, column 2 and .*row 4, column 4\.", between)


def test_what_a_game_is_about_is_told_once_and_not_to_who_goes_on_with_it(tmp_path: Path) -> None:
    about = "Bounce over hidden cards"
    first = play(tmp_path, script("1", "quit"), GAME, seats_for(GAME))
    again = play(tmp_path, script("quit"), match=1)
    assert first.count(about) == 1 and about not in again


def test_a_result_is_told_once_and_one_carrot_is_no_carrots() -> None:
    source = Source("Carrots", (3, 1))
    result = Result((3.0, 1.0), (1, 2), (0,), "The third carrot decided.", (source,))
    names = ("Anna", "Bramble")
    assert scores(result, names) == ["1. Anna: 3 carrots", "2. Bramble: 1 carrot"]


def test_the_winner_is_told_once_in_every_language() -> None:
    result, names = Result((3.0, 1.0), (1, 2), (0,), "Over.", ()), ("Anna", "Bramble")
    won = LogLine(9, 0, "Anna hat 3 Karotten und gewinnt!", kind="match_won")
    assert says_who_won(won, result, names)
    assert not says_who_won(won._replace(kind="card_looked_at"), result, names)
    assert not says_who_won(won._replace(text="All hands are empty."), result, names)


def test_how_a_list_is_answered_is_told_a_few_times_and_when_it_is_asked_again(
    tmp_path: Path,
) -> None:
    lines = [*("bid", "undo") * 6, "", "quit"]
    shown = play(tmp_path, script(*lines), "bunny_bidding", "ai:easy,human,ai:easy", "4")
    assert shown.count(say("own-numbers")) == TAUGHT + 1
    assert say("own-numbers") in shown.split("> ")[-2], "Enter asks once more"


def test_what_a_thing_is_not_used_for_now_is_answered_with_what_it_is() -> None:
    ways = [Choice(f"Offer blue 77{end}", "", (Action(0, 5),)) for end in ("", " face down")]
    found = [Choice("Blue 77", "egg:77", (Action(0, 5), Action(0, 6)), tuple(ways), number=77)]
    assert answered("bid 77", found).problem == (
        "There is no 'bid' now of what is called '77'; there is: "
        "Offer blue 77, Offer blue 77 face down."
    )
    assert "Nothing here is called 'bid 78'" in answered("bid 78", found).problem


@pytest.mark.parametrize("game", COACHED)
def test_how_a_game_goes_is_told_at_the_first_match_and_not_again(
    game: str, tmp_path: Path
) -> None:
    aim = rules.aim(games()[game])
    assert len(aim) > 100
    for told in (True, False):
        assert (aim in play(tmp_path, script("quit"), game, seats_for(game), "5")) == told
