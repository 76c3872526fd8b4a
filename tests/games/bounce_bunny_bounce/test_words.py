"""What players read: log lines, prompts, descriptions, refusals, the rule book."""

from dataclasses import replace
from pathlib import Path

import pytest

from tabletop.core.action import Action
from tabletop.core.event import redacted
from tabletop.core.kinds import Kind
from tabletop.games import bounce_bunny_bounce
from tabletop.games.bounce_bunny_bounce import GAME
from tabletop.games.bounce_bunny_bounce.rules import events
from tabletop.games.bounce_bunny_bounce.rules.actions import VERBS
from tabletop.games.bounce_bunny_bounce.rules.cards import KIND_NAMES, KINDS, SPY, SWAP
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.words import cards, pieces, say, text
from tests.contract.speech import numbers_told, rule_numbers, rulebook
from tests.games.bounce_bunny_bounce.playing import random_match
from tests.games.bounce_bunny_bounce.scenario import Scene
from tests.typed import the

NAMES = ("Anna", "Bramble")
FOLDER = Path(bounce_bunny_bounce.__file__).parent


def told(*texts: str, scene: Scene, viewer: int | None = None) -> list[str]:
    """The log lines of what `texts` cause, without the empty ones."""
    seen = [redacted(event, viewer) for event in scene.do(*texts)]
    lines = [text.sentence(event, NAMES) for event in seen if event is not None]
    return [line for line in lines if line]


def test_the_rule_book_has_a_paragraph_for_each_ruling() -> None:
    assert sorted(numbers_told(GAME)) == [f"BBB-{number:02}" for number in range(1, 49)]


def test_the_rule_book_says_what_is_our_addition() -> None:
    (stalemate,) = (section for section in rulebook(GAME) if section.title == "Stalemate")
    assert "our addition" in stalemate.paragraphs[0].text


@pytest.mark.parametrize("seed", range(8))
def test_every_action_that_could_be_named_is_legal_or_refused_with_a_rule(seed: int) -> None:
    known = rule_numbers(GAME)
    state = random_match(seed, decisions=9 + 3 * seed).state
    for seat in (-1, 0, 1):
        legal = state.legal_actions(seat)
        for verb in range(len(VERBS)):
            for cell in range(-2, 37):
                action = Action(verb, cell)
                refusal = state.why_not(seat, action)
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    assert refusal.rule in known
                    assert refusal.reason.endswith(".")


def test_parameters_that_no_verb_has_are_refused() -> None:
    state = Scene().state
    assert state.why_not(0, Action(0, 31, 4)) is not None
    assert state.why_not(0, Action(0, 31, -1, (4,))) is not None


def test_every_event_has_its_sentence_or_is_told_by_another() -> None:
    silent = {
        events.CARD_TURNED_DOWN,
        events.SWAP_CARD_CHOSEN,
        events.TURN_ENDED,
    }
    kinds = set()
    for seed in range(25):
        for viewer in (0, 1, None):
            for _, event in random_match(seed, first_player="random").told(viewer):
                kinds.add(event.kind)
                line = text.sentence(event, NAMES)
                if event.kind == events.CARD_TURNED_UP:
                    assert bool(line) == (event.face in (SWAP, SPY))
                    continue
                assert bool(line) == (event.kind not in silent)
                assert "-1" not in line
    known = {value for value in vars(events).values() if isinstance(value, Kind)}
    assert known - kinds <= {events.SPY_IDLE}


def test_a_run_reads_hop_by_hop() -> None:
    scene = Scene("stop@2,4", "right@2,5", "spy@2,6", bunnies=("off", "2,4"), mover=1)
    assert told("bounce 2,5", "spy 4,4", "end_turn", scene=scene) == [
        "Bramble bounces right to row 2, column 5.",
        "RIGHT carries Bramble on to row 2, column 6.",
        "SPY: Bramble may look at a face-down card.",
        "SPY: Bramble looks at row 4, column 4. Nobody else sees it.",
        "Turn 3: Anna",
    ]


def test_only_the_spy_reads_what_the_card_was() -> None:
    scene = Scene("spy@5,4", "down@2,2")
    assert told("bounce 5,4", "spy 2,2", scene=scene, viewer=0)[-1] == (
        "SPY: Anna sees DOWN in row 2, column 2."
    )


def test_shocks_throws_and_carrots_read_well() -> None:
    scene = Scene("stop@3,4", "stop@3,3", "carrot@2,3", bunnies=("3,3", "3,4"), phase="shock")
    assert told("shock 3,3", "bounce 2,3", "end_turn", scene=scene) == [
        "Anna shocks Bramble and has 2 shocks left!",
        "The shock sends Bramble left to row 3, column 3.",
        "Bramble throws Anna off the field!",
        "STOP: Bramble stops here.",
        "Turn 2: Bramble",
        "Bramble bounces up to row 2, column 3.",
        "Bramble eats the carrot in row 2, column 3.",
        "Turn 3: Anna",
    ]


def test_prompts_say_who_is_asked_for_what_in_verbs() -> None:
    scene = Scene("stop@3,4", "swap@3,5", bunnies=("off", "3,4"))
    assert text.prompt(scene.state.view(0), NAMES).title == "Anna, hop in through the bottom row"
    assert text.prompt(scene.state.view(1), NAMES).title == "Anna is choosing where to bounce"
    scene = Scene("stop@3,4", "swap@3,5", bunnies=("off", "3,4"), phase="shock", shocks=(1, 1))
    prompt = text.prompt(scene.state.view(0), NAMES)
    assert prompt.title == "Anna, shock Bramble or end your turn"
    assert prompt.how.endswith("or keep it")
    scene.do("shock 3,5")
    assert text.prompt(scene.state.view(1), NAMES).title == "Bramble, swap two cards"
    waiting = text.prompt(scene.state.view(0), NAMES)
    assert waiting.title == "Bramble is choosing two cards to swap"
    assert "Anna's shock" in waiting.how


def test_prompts_say_why_no_shock_can_be_used() -> None:
    for shocks, bunnies, why in (
        ((0, 3), ("off", "3,4"), "You have no universal shock left"),
        ((3, 3), ("3,4", "off"), "Bramble is off the field, where no shock reaches"),
    ):
        scene = Scene("stop@3,4", bunnies=bunnies, shocks=shocks, phase="shock")
        view = scene.state.view(0)
        assert text.prompt(view, NAMES).how == why
        told = text.describe(scene.action("end_turn"), view, NAMES)
        assert told.startswith("End your turn: no shock ")


def test_who_hops_in_hears_which_card_is_taken() -> None:
    """BBB-11"""
    for other, how in (("5,6", "Bramble stands in column 6, so choose another"), ("4,6", "")):
        scene = Scene("stop@" + other, bunnies=("off", other))
        told = text.prompt(scene.state.view(0), NAMES).how
        assert told == how if how else "stands in" not in told


def test_prompts_at_the_end_name_the_winner() -> None:
    match = random_match(5)
    prompt = text.prompt(the(BounceView, match.view(0)), NAMES)
    winners = match.state.result().winners
    assert prompt.title == (
        f"{NAMES[winners[0]]} wins" if len(winners) == 1 else "The match is a draw"
    )


def test_a_bounce_onto_the_other_bunny_says_that_it_is_thrown_off() -> None:
    """BBB-13"""
    scene = Scene("stop@3,4", "stop@3,5", bunnies=("3,5", "3,4"), mover=0)
    told = text.describe(scene.action("bounce 3,4"), scene.state.view(0), NAMES)
    assert told == "Bounce left to row 3, column 4 and throw Bramble off"


def test_actions_are_described_by_what_they_would_do() -> None:
    scene = Scene("stop@3,4", "stop@3,5", "carrot@2,5", bunnies=("3,5", "3,4"), mover=0)
    view = scene.state.view(0)
    describe = text.describe
    assert describe(scene.action("bounce 3,6"), view, NAMES) == "Bounce right to row 3, column 6"
    assert describe(scene.action("bounce 2,5"), view, NAMES) == (
        "Bounce up to the carrot in row 2, column 5"
    )
    assert describe(scene.action("shock 3,5"), view, NAMES) == (
        "Shock Bramble right onto your own bunny: yours flies off"
    )
    assert describe(scene.action("spy 4,4"), view, NAMES) == "Look at row 4, column 4"
    assert describe(scene.action("end_turn"), view, NAMES) == "Keep the shocks"
    assert describe(scene.action("swap_first 2,5"), view, NAMES) == (
        "Swap the carrot in row 2, column 5"
    )


def test_the_third_carrot_is_told_to_end_the_match_before_it_is_taken() -> None:
    laid = ("stop@3,4", "stop@3,5", "carrot@2,5", "carrot@2,4")
    scene = Scene(*laid, bunnies=("3,5", "3,4"), mover=0)
    view = replace(the(BounceView, scene.state.view(0)), carrots=(2, 2))
    told = [text.describe(scene.action(a), view, NAMES) for a in ("bounce 2,5", "shock 2,4")]
    assert told == [
        "Bounce up to the carrot in row 2, column 5, your third: you win",
        "Shock Bramble up to the carrot in row 2, column 4: Bramble wins",
    ]
    assert "third" not in text.describe(scene.action("bounce 3,6"), view, NAMES)


def test_the_swap_that_asks_is_named_and_the_cards_that_change_places_as_all_see_them() -> None:
    scene = Scene("stop@3,4", "swap@3,5", "carrot@2,5", "stop@5,1", bunnies=("off", "3,4"), mover=1)
    lines = told("bounce 3,5", "swap_first 2,5", "swap_second 5,1", scene=scene)
    assert "SWAP: Bramble must swap two cards." in lines
    assert (
        "Bramble swaps the carrot in row 2, column 5 and the face-down card in row 5, column 1."
    ) in lines
    view = the(BounceView, scene.state.view(1))
    assert pieces.state("row:4", view, NAMES).startswith("the bottom row; column 1 carrot")


def test_who_chooses_is_told_where_both_bunnies_are() -> None:
    scene = Scene("stop@3,4", "stop@3,5", bunnies=("off", "3,4"), mover=1, shocks=(3, 1))
    assert pieces.gist(the(BounceView, scene.state.view(1)), NAMES) == (
        "Bramble is in row 3, column 4; Anna is off the field. Bramble has 1 shock."
    )
    scene = Scene("spy@5,4", "stop@3,4", bunnies=("off", "3,4"))
    scene.do("bounce 5,4")
    told = pieces.gist(the(BounceView, scene.state.view(0)), NAMES)
    assert told.startswith("Anna is on the SPY in row 5, column 4; Bramble is in row 3, column 4.")


def test_every_kind_of_card_has_a_name_a_rule_and_a_paragraph() -> None:
    assert len(set(cards.card_names())) == len(cards.CARD_PARAGRAPHS) == KINDS
    assert all(say(f"card-{name}.rule").endswith(".") for name in KIND_NAMES)
    assert set(cards.CARD_PARAGRAPHS) <= rule_numbers(GAME)
