"""`tabletop play --text`: whole matches by lines alone, going on, hot-seat, what else is typed."""

from __future__ import annotations

import re
from argparse import ArgumentParser
from pathlib import Path
from shutil import copytree

import pytest

from tabletop.ai.levels import LEVELS
from tabletop.cli import main
from tabletop.cli.play import configure
from tabletop.cli.text.choices import Choice, answered, listed
from tabletop.cli.text.console import spoken
from tabletop.core.action import Action
from tabletop.core.registry import games
from tabletop.core.words import named
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.library import Library
from tabletop.session.loglines import LogLine, unheard
from tabletop.session.running import Running
from tests.cli.helpers import GAME, refused
from tests.cli.typist import Typist, at_random, numbered, offered, play, script

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


SHORTEST: dict[str, dict[str, object]] = {"killer_bunnies": {"goal": "40"}}
"""The options of the shortest matches."""


@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_a_whole_match_is_played_by_typed_numbers_alone(game: str, tmp_path: Path) -> None:
    lists: list[str] = []
    typist = at_random(5, lists.append)
    shown = play(tmp_path, typist, game, seats_for(game), options=SHORTEST.get(game))
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
    assert "Nothing here is called 'hop'" not in answers[6]
    assert all(answer.count("\n") == 1 for answer in answers[:6])
    assert "\x1b" not in shown
    assert saved(tmp_path).match.log == saved(tmp_path).match.log


def test_a_choice_can_be_taken_back_and_done_again(tmp_path: Path) -> None:
    shown = play(tmp_path, script("1", "undo", "1", "redo", "redo", "undo"), GAME, seats_for(GAME))
    assert shown.count("Undo what showed you something?") == 1
    asked = re.findall(r"^\S*, [^\n]*\n1  .*$", shown, re.MULTILINE)
    assert asked[0] == asked[2] == asked[-1]
    words = asked[0].split("1  ")[1]
    assert shown.count(f"Taken back: {words}.") == 2 and shown.count(f"Done again: {words}.") == 1
    assert "There is nothing to do again." in shown


def test_a_hint_names_a_choice_and_is_remembered(tmp_path: Path) -> None:
    shown = play(tmp_path, script("hint", "hint"), GAME, seats_for(GAME))
    numbers = re.search(r"^(?:> )?(.*): wins \d+ in 100 \(give or take \d+\)", shown, re.MULTILINE)
    assert numbers is not None and numbers[1] in offered(shown)
    first = next(line for line in shown.splitlines() if line.startswith(f"{numbers[1]}: "))
    assert "100" not in first, "the first time it is one sentence without numbers"
    assert saved(tmp_path).aids == {"hint": 1}


def test_table_hand_scores_log_and_changes_are_told(tmp_path: Path) -> None:
    lines = (
        "t", "t field", "hand", "s", "l 2", "w", "look 1", "rule 1", "rule bbb-01", "rules", "?",
    )  # fmt: skip
    shown = play(tmp_path, script(*lines), GAME, seats_for(GAME), seed="7")
    table, field, hand, scores, log, _changed, look, rule, number, rules, help_ = (
        answer.strip() for answer in shown.split("> ")[1:12]
    )
    assert "Players\n" in table and re.search("Row 2: column . carrot", table)
    assert field.startswith("The field") and "Carrot, row" in field and "Players" not in field
    assert "Universal Shock" in hand
    assert scores.startswith("Players") and "Poppy: 0 carrots" in scores
    assert log.count("\n") == 1
    assert "Rule BBB-" in look
    assert "BBB-" in rule and "BBB-01:" in number and "1  What it is about" in rules
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
    assert "Draft cards" in covers[0][covers[0].rindex("-" * 40) :], "the introduction is left"
    for cover in covers[1:]:
        told = cover[cover.rindex("-" * 40) :]
        assert re.fullmatch(
            r"-{40}\n(\nEverybody looks: .*\n)?Pass the keyboard to (Ada|Ben)\. Only you should "
            r"look now\.\nType open, \2\. ", told, re.DOTALL,
        ), told  # fmt: skip
        assert " picks " not in told, "what all know stays, and nothing of one person's own"


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


def test_a_thing_named_whole_comes_before_others_that_the_same_words_fit() -> None:
    places = [Choice(f"Mill 2 on {where}", "card", (Action(1, n),))
              for n, where in enumerate(("right 2, on Mill 1", "left 1"))]  # fmt: skip
    mill = Choice("Mill 2", "card", (Action(1, 0), Action(1, 1)), tuple(places))
    other = [Choice("School 4 on right 2, on Mill 1", "school", (Action(2, 0),)),
             Choice("School 4 on right 1, on Mill 2", "school", (Action(2, 1),))]  # fmt: skip
    school = Choice("School 4", "school", (Action(2, 0), Action(2, 1)), tuple(other))
    assert answered("mill 2 right 2", [school, mill]).choice == places[0]
    assert answered("mill 2", [school, mill]).choice == mill


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
    assert answered("offer cyan", found).choice == offer, "what is said goes on with nothing more"
    other = Choice("Offer blue 6", "blue", (Action(3, 0),))
    several = answered("offer", [offer, down, other])
    assert several.choice is None and several.fits == (offer, down, other)


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
        (["play"], "A GAME is missing"),
        (["play", "--match", "3"], "--match goes with --text"),
        (["play", GAME, "--text", "--match", "3"], "There is no saved match 3"),
        (["play", "--text", "--seed", "1", "--match", "3"], "Give only --match N."),
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


def test_words_that_fit_several_list_those_alone_and_numbers_go_by_that_list(
    tmp_path: Path,
) -> None:
    lists: list[str] = []

    def typist(shown: str) -> str | None:
        lists.append(shown)
        return (None, "column 3", "1", None)[min(3, len(lists))]

    shown = play(tmp_path, typist, GAME, seats_for(GAME, "human"), seed="3")
    assert len(offered(lists[0])) > 5
    both = play(tmp_path / "b", script("row 5", "undo", "quit"), GAME, seats_for(GAME), seed="3")
    assert "Poppy" in shown and both.count("1  Hop in to row 5, column 1") == 1


def swaps(shown: list[str]) -> Typist:
    """Plays the first choice until two cards are to be swapped; then by row and column."""
    asked: list[str] = []

    def typed(fresh: str) -> str | None:
        shown.append(fresh)
        if "swap two cards" in fresh or "choose the card to swap" in fresh:
            asked.append(fresh)
        if len(asked) > 2 or len(shown) > 400:
            return None
        if "Swap" in fresh or "Row 1" in fresh:
            return "row 2, column 2" if len(asked) == 1 else "row 4, column 4"
        return "1"

    return typed


def test_a_long_list_of_places_is_asked_by_rows_and_one_line_names_the_place(
    tmp_path: Path,
) -> None:
    for seed in sorted(range(1, 40), key=lambda seed: seed != 12):  # 12 was seen to do
        shown: list[str] = []
        told = play(tmp_path / str(seed), swaps(shown), GAME, seats_for(GAME), seed=str(seed))
        exchange = re.search(r"swaps .* in row 2, column 2 and .*row 4, column 4\.", told)
        if exchange is not None:
            break
    rows = next(part for part in shown if "swap two cards" in part)
    assert [line[:5] for line in offered(rows)] == [f"Row {row}" for row in range(1, 6)]
    assert exchange is not None
    assert told.index("must swap two cards.") < told.index("swap two cards\n")


def test_the_same_question_has_the_same_shape_however_few_cards_are_left(tmp_path: Path) -> None:
    shapes: set[bool] = set()

    left = iter(range(60))

    def typist(shown: str) -> str | None:
        found = offered(shown)
        if ", offer one tile" in shown and len(found) > 2:
            shapes.add(any(words.startswith("Offer") for words in found))
        first = next(iter(numbered(shown)), "")
        return str(first) if next(left, None) is not None else None

    play(tmp_path, typist, "bunny_bidding", seats_for("bunny_bidding"))
    assert shapes == {False}, "first the tile is named, then what is done with it"


def test_a_chapter_is_read_whole_and_what_was_left_out_can_be_asked_for(tmp_path: Path) -> None:
    lines = ("rules", "rules 1", "rules cellar", "rule a card", "more", "more", "quit")
    shown = play(tmp_path, script(*lines), "bunny_boom", seats_for("bunny_boom"))
    contents, chapter, none, the, more = (part.strip() for part in shown.split("> ")[1:6])
    assert re.search(r"^2  \w", contents, re.MULTILINE) and "BB-" not in contents
    assert chapter.startswith(contents[3 : contents.index("\n")]) and "more words" not in chapter
    assert none.startswith("The rule book has no chapter 'cellar'.")
    assert re.search(r"And \d+ more: type more\.$", the), the
    assert more.count("\n") >= 5


def test_the_table_is_told_by_rows_and_a_row_by_its_places(tmp_path: Path) -> None:
    lines = ("table", "table row c", "table fiefs", "look 99", "quit")
    shown = play(tmp_path, script(*lines), "bunny_kingdom", seats_for("bunny_kingdom"))
    table, row, fiefs, look = (part.strip() for part in shown.split("> ")[1:5])
    assert len(table.split("\n")) < 40 and "Row A: all free" in table
    assert row.startswith("Row C") and "C10: " in row
    assert fiefs == "Fiefs: nothing lies there."
    assert look.startswith("There is no choice 99;")


def test_what_the_coach_explains_can_be_asked_about_and_ended_by_words(tmp_path: Path) -> None:
    lines = ("1", "1", "explain", "be quiet", "quit")
    shown = play(tmp_path, script(*lines), GAME, seats_for(GAME))
    told = shown.index("The coach says: ")
    rest = shown[told:].split("> ")
    assert "(explain reads the rule; be quiet ends the coach's words for good)" in shown
    assert any(re.search(r"^\w.*BBB-\d+: ", part, re.M) for part in rest)
    assert "The coach is quiet now." in shown
    assert "button" not in shown


def test_signs_are_told_in_words() -> None:
    assert spoken("wins 52 ± 2 %. 2 towers × 3 goods = 6 (+4)") == (
        "wins 52 in 100 (give or take 2). 2 towers times 3 goods is 6 (4 more)"
    )
    assert spoken("Other eggs: −10") == "Other eggs: minus 10"


def test_buildings_are_asked_with_ground_and_what_the_fief_then_gives(tmp_path: Path) -> None:
    builds: list[str] = []

    def typist(shown: str) -> str | None:
        found = offered(shown)
        builds.extend(words for words in found if words.startswith("Build in "))
        if builds or not found:
            return None if builds else ""
        cities = [n for n, words in enumerate(found, 1) if "City of strength" in words]
        return str(cities[0] if cities else 1)

    play(tmp_path, typist, "bunny_kingdom", seats_for("bunny_kingdom"), seed="4")
    assert builds
    ground = r"Build in \w+: .* \((plain|forest|field|mountain|sea|city)[^:]*: \d+ towers? times"
    assert all(re.match(ground, words) for words in builds), builds


def test_the_first_question_of_killer_bunnies_says_what_the_deck_costs(tmp_path: Path) -> None:
    shown = play(tmp_path, script("1", "quit"), "killer_bunnies", seats_for("killer_bunnies"))
    first = offered(shown.split("> ")[0])
    assert re.search(r"your deck has \d+ RESOURCE cards of it; \d+ of its cards cost it", first[0])
    assert "which you flip in your first turn" in shown


def test_a_word_that_is_a_command_and_a_choice_does_neither_but_asks(tmp_path: Path) -> None:
    asked: list[str] = []

    def typist(shown: str) -> str | None:
        saving = any(words.startswith("Flip and save") for words in offered(shown))
        if asked:
            return None
        if saving:
            asked.append(shown)
            return "save"
        return "1" if offered(shown) else ""

    shown = play(tmp_path, typist, "killer_bunnies", seats_for("killer_bunnies"), seed="2")
    assert asked and re.search(r"Is Flip and save .*, choice 1 meant\? Type the number\.", shown)


def test_who_plays_against_the_computer_is_told_who_is_who(tmp_path: Path) -> None:
    shown = play(tmp_path, script("quit"), GAME, seats_for(GAME))
    assert "You are Poppy. Bramble is the computer's Easy rabbit." in shown


def test_gifts_to_an_opponent_are_told_last_and_places_by_their_neighbours(tmp_path: Path) -> None:
    places: list[list[str]] = []

    def typist(shown: str) -> str | None:
        found = offered(shown)
        if places and found and found[0].startswith("Give "):
            places.append(found)
            return None
        if found and found[0].startswith("Put ") and found[-1].endswith("or a gift"):
            places.append(found)
            return str(len(found))
        return "1" if found else ""

    play(tmp_path, typist, "killer_bunnies", seats_for("killer_bunnies"), seed="5")
    own, gifts = places[0][:-1], places[1]
    assert own and not any("a gift" in words for words in own)
    assert all("a gift" in words for words in gifts) and len(gifts) > 1
    assert all(re.search(r"\((alone|beside|between) ", words) for words in (*own, *gifts))


def test_what_a_card_costs_is_told_with_the_cards_that_pay(tmp_path: Path) -> None:
    plays: list[str] = []

    def typist(shown: str) -> str | None:
        plays.extend(w for w in offered(shown) if w.startswith("Flip and play") and "costs" in w)
        if plays:
            return None
        return "1" if offered(shown) else ""

    play(tmp_path, typist, "killer_bunnies", seats_for("killer_bunnies"), seed="5")
    assert re.search(r"\(costs .*\) \(.*paid by \w+ Resource", plays[0]), plays[0]


def test_all_that_lies_before_one_player_can_be_asked_for(tmp_path: Path) -> None:
    lines = ("1", "1", "1", "1", "table bramble", "quit")
    shown = play(tmp_path, script(*lines), "killer_bunnies", seats_for("killer_bunnies"), seed="5")
    told = next(part for part in shown.split("> ") if part.startswith("Players\n  Bramble: "))
    assert "Bramble's cards: " in told and "Poppy" not in told


def test_a_place_is_found_without_its_comma_and_its_numbers_keep_their_order() -> None:
    found = [
        Choice(f"Exchange row 3, column 1 with the card in row {row}, column {column}", "", ())
        for row, column in ((2, 5), (5, 1), (5, 5), (1, 3), (3, 2))
    ]
    assert answered("row 5 column 5", found).choice == found[2]
    assert answered("row 5, column 1", found).choice == found[1]
    assert answered("ROW 1 column 3", found).choice == found[3]


def test_words_find_lines_and_the_lines_of_lists_alike() -> None:
    lone, one, two = (
        Choice(f"Build in {place}: Trading post", place, (Action(3, n),))
        for n, place in enumerate(("B8", "D3", "D4"))
    )
    row = Choice("Row D", "row", (*one.actions, *two.actions), (one, two))
    assert answered("trading post", [lone, row]).fits == (lone, one, two)
    assert answered("d4", [lone, row]).choice == two


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A saved match of Bunny Bidding in which the person has no tiles left, and what was shown."""
    folder, luck = tmp_path_factory.mktemp("watched"), at_random(1)

    def typed(shown: str) -> str | None:
        return "quit" if shown.endswith("or end? ") else luck(shown)

    return folder, play(folder, typed, "bunny_bidding", seats_for("bunny_bidding"), "5")


def gone_on(watched: tuple[Path, str], folder: Path, typist: Typist) -> str:
    """Goes on with a copy of that match; all that was shown."""
    copytree(watched[0], folder, dirs_exist_ok=True)
    return play(folder, typist, match=1)


def test_who_has_no_tiles_left_hears_the_rest_piece_by_piece(
    watched: tuple[Path, str], tmp_path: Path
) -> None:
    left = watched[1]
    assert left.count("You have no tiles left. The others play on") == left.count("or end?") == 1
    assert "The match is saved as number 1" in left, "quit leaves"
    asked: list[str] = []
    shown = gone_on(watched, tmp_path, at_random(1, asked.append))
    assert shown.count("You have no tiles left. The others play on") == 1
    pieces = [lines for lines in asked if lines.endswith("or end? ")]
    assert pieces and all(lines.count("\n") < 60 for lines in pieces)
    assert saved(tmp_path).over


def test_end_tells_all_the_rest_and_help_then_is_about_what_may_be_typed_then(
    watched: tuple[Path, str], tmp_path: Path
) -> None:
    watching, over = iter("?"), iter(("?", "explain", "quit"))

    def typed(shown: str) -> str | None:
        return next(watching, "end") if shown.endswith("or end? ") else next(over)

    shown = gone_on(watched, tmp_path, typed)
    assert shown.count("or end?") == 2, "asked on once after the help"
    assert "All hands are empty" in shown
    told = shown[shown.index("or end? ") :]
    assert told.startswith("or end? Enter tells the next piece of the match")
    assert "Type the number of a choice" not in told
    assert told.count("seal still answer") == 2, "told at the end, and when asked"
    assert told.rstrip("> \n").endswith("The player with the most points wins.")


def test_lines_that_differ_by_a_number_at_their_end_have_that_number() -> None:
    columns = [Choice(f"Take row 5, column {at}", "", ()) for at in (2, 3, 7)]
    assert listed(columns)[2] == "7  Take row 5, column 7"
    assert answered("7", columns).choice == columns[2]
    assert answered("1", columns).problem.endswith("type one of these numbers: 2, 3, 7.")
    assert listed([*columns, Choice("Nothing", "", ())])[0].startswith("1  ")


def test_a_match_that_is_over_still_answers_until_one_leaves(tmp_path: Path) -> None:
    luck, asked = at_random(2), iter(("scores", "count", "log 3", "undo", "seal", "", ""))

    def typist(shown: str) -> str | None:
        return next(asked) if shown.rstrip().endswith(">") and not offered(shown) else luck(shown)

    shown = play(tmp_path, typist, GAME, seats_for(GAME))
    after = shown.partition("quit leaves.")[2]
    assert saved(tmp_path).over and "There is nothing to choose now." in after
    assert "Carrot 1: 1 point, 1 now." in after, "the count, row by row"
    assert "Checked: all luck of this match follows from it." in after


def test_ask_with_more_words_is_a_choice_and_alone_a_setting(tmp_path: Path) -> None:
    seats = seats_for("killer_bunnies")
    shown = play(tmp_path, script("ask for universal", "ask", "lesson"), "killer_bunnies", seats)
    first, second = shown.partition("A setting is changed")[::2]
    assert "Nothing here is called 'ask for universal'" in first
    assert "learn killer_bunnies --text' plays the lessons" in second and "A setting" not in second


def test_a_column_of_the_field_is_heard_at_once(tmp_path: Path) -> None:
    seats = seats_for("bounce_bunny_bounce")
    shown = play(tmp_path, script("table column 4", "quit"), "bounce_bunny_bounce", seats, seed="5")
    told = next(part for part in shown.split("> ") if part.startswith("The field\n"))
    cells = [line for line in told.splitlines()[1:] if "column 4" in line]
    assert len(cells) == 5 and all(f"row {row}" in cells[row - 1] for row in range(1, 6))


def test_the_carrot_and_who_stands_where_can_be_looked_for(tmp_path: Path) -> None:
    seats = seats_for("bunny_boom")
    lines = ("look carrot", "look centre", "look burrow", "quit")
    shown = play(tmp_path, script(*lines), "bunny_boom", seats, seed="5")
    first, second, third = shown.split("> ")[1:4]
    assert "The centre: the Carrot, " in first and "stands here" in first
    assert "The centre" in second and "Nothing on the table is called" in third


def test_the_help_names_the_levels() -> None:
    parser = ArgumentParser()
    configure(parser)
    assert ", ".join(LEVELS) in " ".join(parser.format_help().split())
