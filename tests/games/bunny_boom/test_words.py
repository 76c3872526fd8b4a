"""Words for players: log lines, prompts, descriptions, refusals, the rule book, cards."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tabletop.core.action import Action
from tabletop.core.event import redacted
from tabletop.core.kinds import Kind
from tabletop.games import bunny_boom
from tabletop.games.bunny_boom import GAME
from tabletop.games.bunny_boom.rules import events
from tabletop.games.bunny_boom.rules.actions import VERBS
from tabletop.games.bunny_boom.rules.cards import CARDS, FLOWS, KIND, PLAYS
from tabletop.games.bunny_boom.rules.view import BoomView
from tabletop.games.bunny_boom.words import cards, pieces, say, text
from tabletop.words.books import use
from tests.contract.speech import numbers_told, rule_numbers, rulebook
from tests.games.bunny_boom.playing import random_match
from tests.games.bunny_boom.scenario import Scene, card_number
from tests.typed import the

NAMES = ("Anna", "Bramble", "Dilly", "Tom")
FOLDER = Path(bunny_boom.__file__).parent
RULINGS = [f"BB-{number:02}" for number in range(1, 76)]


def told(*texts: str, scene: Scene, viewer: int | None = None) -> list[str]:
    """The log lines of what `texts` cause, without the empty ones."""
    seen = [redacted(event, viewer) for event in scene.do(*texts)]
    lines = [text.sentence(event, NAMES) for event in seen if event is not None]
    return [line for line in lines if line]


def test_the_rule_book_has_a_paragraph_for_each_ruling() -> None:
    assert sorted(numbers_told(GAME)) == RULINGS


def test_the_rule_book_says_what_is_ours() -> None:
    by_number = {p.number: p.text for section in rulebook(GAME) for p in section.paragraphs}
    assert by_number["BB-02"].startswith("The card list is ours.")
    for number in ("BB-04", "BB-07", "BB-13", "BB-74"):
        assert re.search(r"\bours?\b", by_number[number]), number


@pytest.mark.parametrize("seed", range(10))
def test_every_action_that_could_be_named_is_legal_or_refused_with_a_rule(seed: int) -> None:
    known = rule_numbers(GAME)
    players = 2 + seed % 3
    match = random_match(seed, players, decisions=6 + 7 * seed, fox=True, burrow=True, timer="real")
    state = match.state
    for seat in range(-1, players):
        legal = state.legal_actions(seat)
        for verb in range(len(VERBS)):
            for a in range(-2, CARDS + 2, 3):
                for b in (-1, 0, 4, 13):
                    action = Action(verb, a, b)
                    refusal = state.why_not(seat, action)
                    allowed = action in legal or (seat == -1 and action == state.clock_action())
                    assert (refusal is None) == allowed
                    if refusal is not None:
                        assert refusal.rule in known and refusal.reason.endswith(".")


def test_every_kind_of_event_has_its_sentence_or_is_told_by_another() -> None:
    silent = {
        events.CARD_DEALT,
        events.TIMER_TURNED,
        events.BUNNY_APPEARED,
        events.TURN_ENDED,
    }
    some = {events.BUNNIES_GAINED, events.PAWN_HOPPED}
    kinds = set()
    for seed in range(36):
        match = random_match(
            seed, 2 + seed % 3, fox=True, burrow=True, timer="soft", fox_cards="all"
        )
        for viewer in (0, None):
            for _, event in match.told(viewer):
                kinds.add(event.kind)
                line = text.sentence(event, NAMES)
                assert bool(line) == (event.kind not in silent) or event.kind in some
                assert "-1" not in line
    known = {kind for kind in vars(events).values() if isinstance(kind, Kind)}
    assert known - kinds == {events.TIMER_RAN_OUT}


def test_a_turn_reads_step_by_step() -> None:
    scene = Scene(
        "P12 P62 P64",
        {"left 1": "P11", "left 2": "P34", "right 1": "P21"},
        full=True,
        pawns=("right 1",),
        tokens={"left 1": 1},
        river="P15 P25 P35",
        pile="P42",
    )
    assert told("play P12 left 2", "draw_river 0", scene=scene) == [
        "Anna plays Bakery 2 on Mill 4, left 2: jump.",
        "Different suit: Anna takes 2 bunnies.",
        "Anna jumps over left 1 and comes to left 2.",
        "Anna takes Bakery 5 from the river.",
        "Orchard 2 comes into the river.",
        "Turn 2: Bramble",
    ]


def test_crossings_waves_and_booms_read_well() -> None:
    scene = Scene("P13 P14 P64", {"left 1": "P11"}, tokens={"left 1": 2}, river="P15*1 P12 P62")
    assert told("play P13 left 2", scene=scene) == [
        "Anna plays Bakery 3 at left 2: one fewer, then the river.",
        "Anna sends one bunny away.",
        "Anna picks up 2 bunnies at left 1.",
        "Anna crosses Bakery 1 and takes 3 bunnies.",
        "Anna comes to left 2.",
        "Anna uses Bakery 5, the only river effect: boom.",
        "Boom! A bunny appears on every card of the village.",
        "1 bunny hops off the river card and away.",
        "Bakery 5 is discarded.",
    ]


def test_only_the_owner_reads_what_was_drawn_or_swapped() -> None:
    scene = Scene("P14 P62 P64", pile="P31")
    scene.do("play P14 left 1")
    twin = scene.state.clone()
    assert told("draw_pile", scene=scene, viewer=0)[0] == "Anna draws Mill 1 from the pile."
    scene.state = twin
    assert told("draw_pile", scene=scene, viewer=1)[0] == "Anna draws a card from the pile."
    scene = Scene("P11 P42 P52", river="P33 P62 P12", others=("P21 P22 P24",))
    scene.do("play P11 left 1")
    lines = told("offer P42", "lucky_card P24", scene=scene, viewer=None)
    assert lines[:4] == [
        "Anna offers a card for a swap.",
        "Anna swaps with Bramble and gets a random card.",
        "Bramble gives a card to Anna.",
        "Anna gives a card to Bramble.",
    ]


def test_prompts_say_who_is_asked_for_what_in_verbs() -> None:
    scene = Scene("P32 P62 P64", {"left 1": "P11", "left 2": "P12"})
    assert text.prompt(scene.state.view(0), NAMES).title == "Anna, play a card on a space"
    assert text.prompt(scene.state.view(1), NAMES).title == "Anna is choosing a card and a space"
    scene.do("play P32 left 3")
    assert text.prompt(scene.state.view(0), NAMES).title == "Anna, choose the card to jump over"
    scene.do("jump left 1")
    assert text.prompt(scene.state.view(None), NAMES).title == "Anna, draw a card"


def test_bunnies_for_the_village_are_told_as_those_from_home_that_who_crosses_takes() -> None:
    scene = Scene("P11 P42 P52", {"right 1": "P21"}, river="P14 P62 P12", homes=(4, 0))
    scene.do("play P11 left 1")
    prompt = text.prompt(scene.state.view(0), NAMES)
    assert prompt.title == "Anna, put a bunny from home on a village card"
    assert prompt.how == (
        "2 to go, both on one card if you like. Whoever crosses them takes them home"
    )


def test_before_all_hands_go_on_the_prompt_says_to_whom_this_one_goes() -> None:
    """BB-49"""
    scene = Scene("P32 P42 P64", {"left 1": "P11"}, river="P23 P62 P12")
    view = scene.state.view(0)
    drawing = replace(view, phase="draw")
    assert text.prompt(drawing, NAMES).how == "Take the top card of the pile or a card of the river"
    passing = replace(drawing, river=(replace(view.river[0], in_use=True), *view.river[1:]))
    assert text.prompt(passing, NAMES).how == "Then all hands go on: this one to Bramble"


def test_prompts_at_the_end_name_the_winner_or_that_there_is_none() -> None:
    match = random_match(5)
    winners = match.state.result().winners
    assert text.prompt(the(BoomView, match.view(0)), NAMES).title == f"{NAMES[winners[0]]} wins"
    match.state.home = [3, 3]  # type: ignore[attr-defined]
    match.state.hands = [[], []]  # type: ignore[attr-defined]
    match.state.gifts = [[], []]  # type: ignore[attr-defined]
    match.state.carrot = -1  # type: ignore[attr-defined]
    prompt = text.prompt(the(BoomView, match.view(0)), NAMES)
    assert prompt.title == "No winner yet: Anna and Bramble are equal"


def test_actions_are_described_by_what_they_would_do() -> None:
    village = {"left 1": "P11", "left 2": "P34", "left 3": "PM1"}
    scene = Scene("P12 P62 P64", village, full=True, river="P15*2 P25 P35")
    view = scene.state.view(0)
    for action, said in (
        ("play P12 left 1", "Put Bakery 2 on Bakery 1, left 1: closes the space"),
        ("play P12 left 2", "Put Bakery 2 on Mill 4, left 2: costs 2 bunnies"),
        ("play P12 left 3", "Put Bakery 2 on Mayor, left 3: costs nothing"),
        ("draw_river 0", "Take Bakery 5 with 2 bunnies from the river"),
        ("use 1", "Use Market 5: hidden gift"),
        ("gift 0", "Keep the hidden gift at your own home"),
        ("jump left 2", "Jump over Mill 4, left 2"),
        ("bring 1", "Bring Bramble's pawn and give it the Carrot"),
    ):
        assert text.describe(scene.action(action), view, NAMES) == said


@pytest.mark.parametrize(("home", "none"), [(0, ", but no bunny is at home"), (1, "")])
def test_a_river_effect_that_takes_bunnies_of_an_empty_home_says_that_none_is_there(
    home: int, none: str
) -> None:
    scene = Scene("P12 P62 P64", {"left 1": "P11"}, full=True, river="P15 P14 P25")
    scene.state.home[0] = home
    view = scene.state.view(0)
    told = [text.describe(scene.action(f"use {slot}"), view, NAMES) for slot in range(3)]
    assert told == [
        "Use Bakery 5: boom",
        f"Use Bakery 4: two bunnies into the village{none}",
        "Use Market 5: hidden gift",
    ]


def test_every_card_has_a_name_its_lines_and_a_paragraph() -> None:
    known = rule_numbers(GAME)
    assert len(cards.PLAY_KEYS) == len(PLAYS) and len(cards.FLOW_KEYS) == len(FLOWS)
    assert set(cards.PLAY_PARAGRAPHS) | set(cards.FLOW_PARAGRAPHS) <= known
    for card in range(CARDS):
        lines = cards.card_lines(card)
        assert 3 <= len(lines) <= 5 and all(line.endswith(".") for line in lines)
        assert cards.card_name(card) and cards.card_paragraph(card) in known
    assert cards.card_name(card_number("P35")) == "Mill 5"
    assert cards.card_name(card_number("OB3")) == "Orange Burrow of School"
    names = {cards.card_name(card) for card in range(CARDS)}
    assert len(names) == CARDS - 2, "only the two Mayors of a deck are alike"
    assert cards.card_name(card_number("PJ1")) == "Joker"


def test_near_the_end_who_chooses_is_told_what_would_count_if_it_ended_now() -> None:
    scene = Scene("P12 P62 P64", {"left 1": "P11"})
    own, others = (replace(the(BoomView, scene.state.view(seat)), pile=2) for seat in (0, 1))
    count = own.seats[0].home + 8
    assert f"If the match ended now you would have {count}." in pieces.gist(own, NAMES)
    assert "If the match" not in pieces.gist(others, NAMES)
    has = own.seats[0]
    richer = replace(own, seats=(replace(has, carrot=True, gifts=(-1,)), *own.seats[1:]))
    told = f"you would have {count + 4}, plus the hidden gift."
    assert told in pieces.gist(richer, NAMES)


@pytest.mark.parametrize("phase", ("play", "draw"))
def test_the_last_cards_of_the_pile_are_told_where_a_card_is_put_and_drawn(phase: str) -> None:
    """A player who keeps a low card for later must know that there may be no later."""
    view = replace(Scene("P32 P62 P64", {"left 1": "P11"}).state.view(0), phase=phase)
    ends = "The match ends with the last card of the pile"
    for pile, left, told in ((9, "9 cards are", True), (1, "1 card is", True), (10, "10", False)):
        now = replace(view, pile=pile)
        assert f"{left} " in pieces.gist(now, NAMES), "how many there are is said there, and once"
        assert (text.prompt(now, NAMES).how == ends) == told


def test_what_the_own_cards_in_hand_count_is_told_from_the_first_turn_on() -> None:
    own, others = (Scene("P12 P62 P64").state.view(seat) for seat in (0, 1))
    assert "at home and 8 for the cards in hand;" in pieces.gist(own, NAMES)
    assert pieces.gist(others, NAMES).count("for the cards in hand") == 1, "of others nothing"


def test_the_carrot_and_hidden_gifts_are_told_with_the_homes_in_the_turn_line() -> None:
    """Both count in the end (BB-60): whoever hears the homes alone would think them even."""
    own = the(BoomView, Scene("P12 P62 P64").state.view(0))
    mine, other, *rest = own.seats
    seats = (mine, replace(other, carrot=True, gifts=(-1, -1)), *rest)
    told = pieces.gist(replace(own, seats=seats), NAMES)
    assert "at home, 4 for the Carrot and 2 hidden gifts." in told.replace(";", ".")
    seats = (replace(mine, carrot=True), other, *rest)
    told = pieces.gist(replace(own, seats=seats), NAMES)
    assert "at home, 8 for the cards in hand and 4 for the Carrot;" in told
    assert "Carrot" not in pieces.gist(own, NAMES)


def test_cards_without_a_number_in_their_name_say_what_they_count() -> None:
    for card in range(CARDS):
        name, gist = cards.card_name(card), cards.card_gist(card)
        assert name[-1].isdigit() != gist.startswith("counts "), name
    joker = cards.card_gist(card_number("PJ1"))
    assert joker.startswith("counts 5 in hand, goes on any card for free and closes the space,")


def test_the_signs_of_a_card_are_told_in_words_at_a_glance() -> None:
    """Its own names are for who knows the game."""
    told = [cards.card_gist(card) for card in range(len(KIND))]
    assert any("played: jump over one card on the way" in line for line in told)
    assert not any("then the river" in line or "played: centre" in line for line in told)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_pile_of_one_card_is_told_in_the_singular(language: str) -> None:
    use(language)
    told = say("panel-pile", n=1, last=True)
    assert told and "1" not in told
