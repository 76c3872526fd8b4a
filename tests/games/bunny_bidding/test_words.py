"""Names, prompts and refusals read as they should; every ruling is in the rule book and cited."""

import re
from pathlib import Path

from tabletop.core.words import read_rulebook
from tabletop.games.bunny_bidding.rules.cards import HANDICAPS, POWERS, SPECIAL, SPECIALS
from tabletop.games.bunny_bidding.table import closer
from tabletop.games.bunny_bidding.words import cards, text
from tests.conftest import ROOT
from tests.games.bunny_bidding.playing import EVERYTHING, random_match
from tests.games.bunny_bidding.scenario import Scene

HERE = Path(__file__).parent
PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
RULINGS = {f"BI-{number:02}" for number in range(1, 86)}


def test_every_special_tile_has_its_words_and_a_paragraph() -> None:
    specials = [cards.special_card(SPECIAL + index) for index in range(len(SPECIALS))]
    extras = [cards.card(tile) for tile in (*POWERS, *HANDICAPS)]
    rows = (*specials, *extras)
    assert len({card.name for card in rows}) == len(rows)
    assert all(card.short for card in extras)
    assert all(card.paragraph in RULINGS and card.rule.endswith(".") for card in rows)


def test_every_ruling_is_in_the_rule_book_and_cited_by_a_test() -> None:
    book = (ROOT / "tabletop/games/bunny_bidding/rulebook.en.md").read_text("utf-8")
    given = [p.number for section in read_rulebook(book) for p in section.paragraphs if p.number]
    assert sorted(given) == sorted(RULINGS)
    cited = set()
    for path in HERE.glob("test_*.py"):
        cited |= set(re.findall(r"BI-\d\d", path.read_text(encoding="utf-8")))
    assert not RULINGS - cited


def test_a_round_reads_like_a_story() -> None:
    scene = Scene(
        ("red 98", "red 97", "red 10", "green 11"),
        ("blue 90", "green 13"),
        ("blue 30", "blue 14"),
    )
    scene.do("open 98", "open 97", "bid_down 10", "offer_up 11")
    scene.do("bid_up 90", "offer_up 13", "bid_up 30", "offer_up 14")
    told = [text.sentence(event, PEOPLE) for event in scene.events]
    for line in (
        "Ada opens with red 98.",
        "Ada bids red 10 face down.",
        "Turned up in Ada's bid: red 10.",
        "Most in the offer: red and green, twice each.",
        "Ada bids red, a match: now the lowest wins.",
        "Ada has the lowest bid, 10, and wins the offer.",
        "Ben, the worst bidder, takes red 10 in hand.",
    ):
        assert line in told, told


def test_of_several_tiles_the_prompt_says_which_one_is_still_missing() -> None:
    scene = Scene(("red 98", "red 97", "red 99", "green 11", "green 9"), ("blue 90",), ("blue 30",))
    scene.do("open 98", "open 97", "offer_up 99")
    asked = text.prompt(scene.state.view(0), PEOPLE).title
    assert asked == "Ada, play 2 more tiles, at least one as your bid"


def test_prompts_say_what_is_missing() -> None:
    scene = Scene(("red 98", "red 97", "red 10", "green 11"), ("blue 90",), ("blue 30",))
    scene.do("open 98", "open 97")
    assert text.prompt(scene.state.view(0), PEOPLE).title == "Ada, bid one tile and offer one"
    assert text.prompt(scene.state.view(1), PEOPLE).title == "Ada is in turn"


def test_the_opener_is_asked_for_as_many_tiles_as_are_still_missing() -> None:
    scene = Scene(("red 98", "red 97", "red 10", "green 11"), ("blue 90",), ("blue 30",))
    ways = []
    for words in ("open 98", "open 97"):
        ways.append(text.prompt(scene.state.view(0), PEOPLE).how)
        scene.do(words)
    assert [how[:12] for how in ways] == ["Put 2 tiles ", "Put one tile"]


def test_hidden_handicaps_and_face_down_tiles_are_not_named_to_others() -> None:
    match = random_match(3, 4, **EVERYTHING)
    for viewer in range(4):
        for _, event in match.told(viewer):
            line = text.sentence(event, PEOPLE)
            if event.kind == "handicap_dealt" and event.player != viewer:
                assert "secret" in line


def test_whose_tiles_are_gone_is_told_that_the_others_play_on() -> None:
    scene = Scene(
        ("red 98", "red 97", "red 10", "green 11", "red 22", "red 21"),
        ("blue 90", "green 13"),
        ("blue 30", "blue 14", "green 41"),
        goals=("blue", "green", "blue"),
    )
    assert not any(closer.watching(scene.state.view(seat)) for seat in (None, 0, 1, 2))
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 11", "bid_up 90", "offer_up 13")
    view = scene.state.view(1)
    assert closer.watching(view).startswith("You have no tiles left. The others play on")
    assert text.prompt(view, PEOPLE).how == "You have no tiles left"
    assert not closer.watching(scene.state.view(0)) and not closer.watching(scene.state.view(None))
    assert text.prompt(scene.state.view(0), PEOPLE).how == ""
