"""Sentences, prompts, names and the rule book."""

from __future__ import annotations

from importlib import resources

from tabletop.core.words import read_rulebook
from tabletop.games.bunny_kingdom import GAME
from tabletop.games.bunny_kingdom.rules import events
from tabletop.games.bunny_kingdom.rules.boards import SPACES, space_at
from tabletop.games.bunny_kingdom.rules.cards import CARDS, CITY2, card_named
from tabletop.games.bunny_kingdom.rules.rails import SEGMENTS
from tabletop.games.bunny_kingdom.rules.rules import State
from tabletop.games.bunny_kingdom.words import cards as card_words
from tabletop.games.bunny_kingdom.words import nouns, text
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.contract.speech import rule_numbers
from tests.games.bunny_kingdom.scenario import Scene
from tests.typed import the

SEATS = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def test_places_and_cards_have_names_of_their_own() -> None:
    places = [nouns.told(nouns.place(space)) for space in range(SPACES)]
    assert len(set(places)) == SPACES
    assert places[space_at("C2-3")] == "Moon 3" and places[space_at("B4")] == "B4"
    assert not any("{" in nouns.told(nouns.card(card)) for card in range(CARDS))
    assert all(nouns.told(nouns.border(segment)) for segment in range(SEGMENTS))
    assert [nouns.told(good) for good in nouns.goods(0b1001)] == ["wood", "pearls"]


def told(scene: Scene) -> list[str]:
    return [said for said in (text.sentence(event, SEATS) for event in scene.events) if said]


def test_a_harvest_is_told_fief_by_fief() -> None:
    scene = Scene().settle(0, "A1 A2").put("city2", "A1").harvest()
    assert told(scene)[:2] == [
        "Ada, fief of A1 (2 territories): 2 towers × 1 good = 2 carrots.",
        "Ada harvests 2 carrots and now has 2.",
    ]


def test_a_territory_that_is_played_is_told_with_its_land() -> None:
    played = events.CARD_PLAYED(0, piece=space_at("D4"), face=space_at("D4"))
    assert text.sentence(played, SEATS) == "Ada plays D4: field with carrots."


def test_building_is_told_with_names() -> None:
    scene = Scene().settle(0, "A1 J1").give(0, "city2 sky_tower").construct()
    assert text.prompt(scene.state.view(0), SEATS).title == "Ada, build something, or finish"
    assert text.prompt(scene.state.view(1), SEATS).title == "Ada is building"
    action = scene.action("build city2 A1")
    assert text.describe(action, scene.state.view(0), SEATS) == "Build in A1: City of strength 2"
    scene.do("tower A1", "tower_end J1")
    assert any(said.startswith("Ada joins A1 and J1 with a Sky Tower. ") for said in told(scene))


def test_a_building_is_told_with_what_its_fief_gives_then_and_shown_without() -> None:
    scene = Scene().settle(0, "A1 A2 J1").give(0, "city2 city1").construct()
    scene.do("build city2 A1", "build city1 J1")
    assert "Ada builds in A1: City of strength 2. This fief now gives 2 towers × 1 good" in "".join(
        told(scene)
    )
    built = [event for event in scene.events if event.kind == events.BUILDING_BUILT]
    assert text.moment(built[0], SEATS) == (0, "Ada builds in A1: City of strength 2")


def test_a_fief_without_goods_or_towers_is_told_to_give_nothing_yet() -> None:
    built = events.BUILDING_BUILT(
        0, piece=CITY2, target=space_at("A3"), face=CITY2, detail=events.Changed(2, 0)
    )
    assert text.sentence(built, SEATS) == (
        "Ada builds in A3: City of strength 2. This fief gives nothing yet."
    )


def test_the_end_names_big_ears() -> None:
    scene = Scene().carrots(3, 9, 9).finish()
    assert told(scene)[-1] == "Ben and Cleo share the title of Big Ears with 9 carrots."


def test_the_rule_book_has_all_rulings_of_section_12() -> None:
    assert {f"BK-{number:02}" for number in range(1, 15)} <= rule_numbers(GAME)


def test_every_card_says_what_it_does_and_where_to_read_more() -> None:
    package = resources.files("tabletop.games.bunny_kingdom")
    sections = read_rulebook((package / "rulebook.en.md").read_text("utf-8"))
    known = {p.number for section in sections for p in section.paragraphs}
    for card in range(CARDS):
        rule = nouns.told(card_words.rule(card))
        assert rule.endswith(".") and "{" not in rule
        assert card_words.paragraph(card) in known
    wood = nouns.told(card_words.rule(space_at("A1")))
    assert wood == "A rabbit on this forest; it produces wood."
    city = nouns.told(card_words.rule(card_named("city2")))
    assert city == "Adds 2 towers to a fief. Stands on any space of yours without a building."


def test_while_a_harvest_is_shown_the_prompt_tells_the_fief_that_is_counted() -> None:
    scene = Scene().settle(0, "A1 A2").put("city2", "A1").harvest()
    moments = [text.moment(event, SEATS) for event in scene.events]
    assert (0, "Ada, fief of A1 (2 territories): 2 towers × 1 good = 2 carrots") in moments
    assert all(said is None or (said[1] and not said[1].endswith(".")) for said in moments)


def test_the_log_is_parted_by_rounds_and_speaks_of_no_turns() -> None:
    seats = [human("Ada", 0), *(rabbit("greedy", seat) for seat in (1, 2))]
    running = Running.new("bunny_kingdom", seats, {}, "3")
    while the(State, running.match.state).round < 2:
        seat = running.actors()[0]
        running.submit(seat, running.legal(seat)[0])
    heads = [line.text for line in running.log(0) if line.separator]
    assert heads == ["Round 1", "Round 2"]


def test_who_leads_is_told_with_the_parchments_that_wait_for_the_end() -> None:
    scene = Scene().carrots(43, 8, 9).hold(1, "crown ring").deal(round=2)
    assert text.standings(scene.state.view(0), SEATS) == (
        "Carrots so far: Ada 43, Ben 8 and Cleo 9. "
        "Parchments held, scored at the end: Ada 0, Ben 2 and Cleo 0."
    )
    assert not text.standings(Scene().deal(round=1).state.view(0), SEATS)
    assert not text.standings(Scene().carrots(3, 9, 1).finish().state.view(0), SEATS)
