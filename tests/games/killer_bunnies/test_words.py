"""Words for players: the numbers of the rule book, refusals, sentences, prompts."""

from __future__ import annotations

from pathlib import Path

from tabletop.core.action import Action
from tabletop.core.event import Event, redacted
from tabletop.games import killer_bunnies
from tabletop.games.killer_bunnies.game import GAME
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames, paying, refusals
from tabletop.games.killer_bunnies.rules.cards import (
    CARDS,
    CITY,
    KINDS,
    RESOURCE,
    RUN,
    TECHNOLOGY,
    TYPES,
    UNIVERSAL,
    WHITE,
)
from tabletop.games.killer_bunnies.rules.view import PieceView
from tabletop.games.killer_bunnies.table.buttons import buttons
from tabletop.games.killer_bunnies.table.panel import planned
from tabletop.games.killer_bunnies.words import cards, pieces, say, text, together, weighing
from tabletop.games.killer_bunnies.words.text import prompt
from tests.contract.speech import rule_numbers
from tests.games.killer_bunnies.scenario import Scene
from tests.typed import some

FOLDER = Path(killer_bunnies.__file__).parent
NAMES = ("Anna", "Bramble", "Cleo")
SUBSTITUTES = say("gist-substitutes")
PAYS = "saved, it pays from then on"


def test_the_rule_book_has_every_rule_ruling_and_clarification() -> None:
    wanted = {f"R{n}" for n in range(1, 22)} | {f"A{n}" for n in range(1, 79)}
    assert rule_numbers(GAME) == wanted | {f"KB-{n:02}" for n in range(1, 27)}


def test_every_question_has_its_refusal() -> None:
    assert set(refusals.WANTED.values()) <= rule_numbers(GAME)
    assert set(refusals.WANTED) == set(range(len(frames.NAMES))) == set(range(frames.SEALED + 1))


def test_a_weapon_is_told_blow_by_blow() -> None:
    scene = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV01").means(0).top(0, "EB23")
    events = scene.do("play EB23", "target EV01", "roll 2")
    seen = [redacted(event, 2) for event in events]
    lines = [text.sentence(event, NAMES) for event in seen if event]
    assert [line for line in lines if line] == [
        "Anna plays Spam Cannon.",
        "Anna aims Spam Cannon at Violet Yang Bunny.",
        "Anna pays with Technology.",
        "Anna launches Spam Cannon at level 6.",
        "Bramble defends Violet Yang Bunny against level 6.",
        "Bramble rolls 2.",
        "Violet Yang Bunny takes 4 damage, 4 in all.",
        "Bramble's Violet Yang Bunny is killed, and Anna takes 3 points.",
        "Anna gains 3 points. The d20 count is 13.",
    ]


def lines_of(events: list[Event]) -> list[str]:
    """Returns the lines an onlooker reads of these events."""
    seen = [redacted(event, 2) for event in events]
    return [line for event in seen if event and (line := text.sentence(event, NAMES))]


def test_a_runner_is_called_one_and_says_when_it_is_done() -> None:
    scene = Scene("blue", "violet").bunny(0, "EB15").bunny(1, "EV01").means(0).top(0, "EB33")
    lines = lines_of(scene.do("play EB33", "target EV01", "direction 0", "roll 2", "roll 9"))
    name = next(card.name for card in CARDS if card.ident == "EB33")
    assert lines[0] == (
        f"Anna plays {name}, a Runner: it goes on until it has taken 6 damage."
    )
    assert f"{name} itself takes 3 damage, 3 in all." in lines
    last = lines_of([*scene.do("roll 8"), *scene.do("roll 7")])
    assert any(line.endswith(" in all. That ends it.") for line in last)


def test_a_modifier_of_a_city_says_what_it_does() -> None:
    scene = Scene("blue", "violet").bunny(0, "EB13").city(0, "EB17", "EB15").means(0)
    lines = lines_of(scene.top(0, "EB36").do("play EB36", "target EB17"))
    assert "Firewall Ramparts is laid under it: its defence rolls get 2 more." in lines


def test_a_city_that_may_be_struck_says_who_lives_in_it() -> None:
    scene = Scene("blue", "violet").bunny(0, "EB13").city(0, "EB17", "EB15").means(0)
    scene.top(0, "EB36").do("play EB36")
    view = scene.state.view(0)
    told = [text.describe(action, view, NAMES) for action in scene.state.legal_actions(0)]
    assert told == ["Circuit City Limits of Anna (worth 6; with Fan Bunnies in it)"]


def told_apart(scene: Scene) -> set[str]:
    """Returns the legal actions in words that stand without the question."""
    state = scene.state
    view = state.view(scene.asked())
    return {text.apart(action, view, NAMES) for action in state.legal_actions(scene.asked())}


def test_what_is_aimed_and_what_is_let_pass_is_said_where_no_question_stands_beside_it() -> None:
    scene = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV01").means(0, 4, 2)
    scene.means(1).ask(1).save(1, "EV43").only(1).top(0, "EB24").do("play EB24")
    assert told_apart(scene) == {"Aim Static Shocker at Violet Yang Bunny of Bramble (worth 3)"}
    scene.do("target EV01", "pay_auto")
    assert {"Let Static Shocker pass", "Pass for this turn"} <= told_apart(scene)
    missed = Scene("green", "blue").bunny(0, "EG13").means(0).top(0, "EG24")
    missed.bunny(1, "EB13").bunny(1, "EB05").do("play EG24", "target EB13", "roll 12")
    struck = {"Strike nobody else", "Strike Captain Capacitor of Bramble (worth 5)"}
    assert struck <= told_apart(missed)


def test_no_choice_is_called_nothing_whatever_question_it_answers() -> None:
    said = {}
    asking = (frames.FREE, frames.EXITS, frames.MOVE, frames.HEAL, frames.TIP, frames.VANISH)
    for kind in asking:
        scene = Scene("blue", "violet").bunny(0, "EB13")
        scene.state.stack = [(frames.NEXT_TURN,), (kind, 0, 1, 0, 0)]
        said[kind] = text.describe(acts.ONLY[acts.SKIP], scene.state.view(0), NAMES)
    assert said == {
        frames.FREE: "Play nothing",
        frames.EXITS: "Nobody leaves the city",
        frames.MOVE: "Move nobody",
        frames.HEAL: "Take off no damage",
        frames.TIP: "Let the TOP RUN lie",
        frames.VANISH: "Suzie Shadows stays",
    }


def test_a_city_that_nobody_could_move_into_is_told_to_lie_abandoned() -> None:
    """A9"""
    for bunny, why in ((), "you have no bunny to put in"), (("EB13",), ""):
        scene = Scene("blue", "violet").means(0).top(0, "EB19")
        for name in bunny:
            scene.bunny(0, name)
        told = weighing.brings(scene.action("play EB19"), scene.state.view(0))
        assert told == (f"{why}: it lies abandoned and counts for nobody" if why else "")


def test_prompts_name_cost_and_aim() -> None:
    scene = Scene("blue", "violet").bunny(0, "EB13").bunny(1, "EV01").means(0, 4, 2)
    scene.means(1).ask(1).save(1, "EV43").only(1).top(0, "EB24")
    view = scene.state.view(0)
    asked = text.prompt(view, NAMES)
    assert asked.title == "Your turn: TOP RUN is Static Shocker."
    assert asked.how == "Play it, or discard it. It costs 1 Technology and 1 of any type."
    said = {text.describe(action, view, NAMES) for action in scene.state.legal_actions(0)}
    assert "Flip and play Static Shocker (costs 1 Technology and 1 of any type)" in said
    scene.do("play EB24")
    assert "Violet Yang Bunny of Bramble (worth 3)" in {
        text.describe(a, scene.state.view(0), NAMES) for a in scene.state.legal_actions(0)
    }
    scene.do("target EV01")
    assert text.prompt(scene.state.view(0), NAMES).title == "Pay 1 Technology and 1 of any type."
    scene.do("pay_auto")
    asked = text.prompt(scene.state.view(1), NAMES)
    assert asked.title == "Static Shocker, level 7, strikes Violet Yang Bunny."
    assert asked.how == "Answer with a card that glows, or let it pass."
    assert text.prompt(scene.state.view(0), NAMES).title == "Bramble may answer."


def test_a_power_is_asked_for_without_a_price_and_an_extortion_with_its_points() -> None:
    wolf = Scene("green", "violet").bunny(0, "EG11")
    wolf.do("use EG11")
    asked = text.prompt(wolf.state.view(0), NAMES)
    assert (asked.title, asked.how) == (
        "Wolfgang Woolf uses its power.", "You alone see that player's TOP RUN."
    )  # fmt: skip
    racket = Scene("violet", "blue").bunny(0, "EV13").means(0).save(0, "EV39").save(1, "EB45")
    racket.do("play EV39", "choose_seat 1")
    asked = text.prompt(racket.state.view(1), NAMES)
    assert asked.title == "Lose 3 points, or hand over a RESOURCE card?"
    assert asked.how == "Anna picks the card."


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    scene = Scene("blue", "violet").top(0, "EB52")
    events = scene.do("save_top", f"run_next {scene.state.hand[0][0]}")
    drawn = next(event for event in events if event.kind == "card_drawn")
    for viewer, known in ((0, True), (1, False), (None, False)):
        seen = redacted(drawn, viewer)
        assert seen is not None
        assert ("a card" not in text.sentence(seen, NAMES)) == known


def test_what_an_aimed_card_does_is_said_in_a_line() -> None:
    for card, words in (("EB34", "d6"), ("EB39", "becomes yours")):
        scene = Scene("blue", "violet").means(0).bunny(0, "EB01").bunny(1, "EV13").save(0, card)
        if card == "EB34":
            scene = Scene("blue", "violet").means(0).bunny(0, "EB01").top(0, card)
        scene.do(f"play {card}")
        assert words in prompt(scene.state.view(0), ("Anna", "Bramble")).how, card


def test_a_lone_slot_of_the_own_part_is_what_the_large_button_fills() -> None:
    scene = Scene("blue", "violet").means(0).bunny(1, "EV13").top(0, "EB13")
    scene.do("play EB13")
    if "pay_auto" in scene.verbs():
        scene.do("pay_auto")
    (put,) = buttons(scene.state.view(0), scene.state.legal_actions(0), "", "")
    assert put.action == Action(acts.PLACE, 0, 0) and "Wind-Up Bunny" in put.label
    two = Scene("blue", "violet").means(0).bunny(0, "EB01").top(0, "EB13")
    two.do("play EB13")
    if "pay_auto" in two.verbs():
        two.do("pay_auto")
    (asked,) = buttons(two.state.view(0), two.state.legal_actions(0), "", "")
    assert asked.action is None, "before or behind the other is a choice"


def test_what_a_coming_run_card_costs_is_said_beside_what_is_saved() -> None:
    scene = Scene("blue", "violet").means(0, 2, 0).hand(0, "EB27").top(0, "EB52")
    scene.do("save_top")
    told = planned(scene.state.view(0), scene.card("EB27"))
    assert told == ("Server Crash", "Costs 3 Technology", "3 saved so far")
    brief = planned(scene.state.view(0), scene.card("EB27"), True)
    assert brief == ("Server Crash", "Costs 3 Technology; 3 saved")


def redeux_aims(*hand: str) -> tuple[Scene, str, str]:
    """Redeux about to take a weapon back: the scene, what is asked, what must be known for it."""
    scene = Scene("blue", "violet").bunny(0, "EB09").means(0).hand(0, *hand)
    scene.discard(0, "EB23", "EB26").top(0, "EB13").do("use EB09")
    view = scene.state.view(0)
    asked = text.prompt(view, NAMES)
    return scene, f"{asked.title} {asked.how}", weighing.gist(view, NAMES)


def test_redeux_says_what_it_aims_at_and_what_a_full_hand_costs() -> None:
    scene, asked, known = redeux_aims()
    assert asked == "Redeux uses its power. Take a weapon of your Discard Pile into your hand."
    assert known.startswith("It burns two Technology. You hold 5 cards.")
    assert known.endswith("With one more, Bramble discards one of them, drawn by lot.")
    view = scene.state.view(0)
    brought = {
        text.describe(action, view, NAMES): weighing.brings(action, view)
        for action in scene.state.legal_actions(0)
    }
    assert brought["Spam Cannon"] == "level 6, costs 1 Technology"
    assert brought["Exploding Keyboard"] == "level 9, costs 2 Technology and 1 of any type"


def advised(scene: Scene) -> str:
    told = weighing.gist(scene.state.view(0), NAMES).partition("can pay")[2].partition(". ")[2]
    return told.removeprefix(f"{SUBSTITUTES} ").removesuffix(SUBSTITUTES)


def test_while_nothing_can_be_paid_it_is_told_what_to_lay_next() -> None:
    plain = ("EB21", "EB22", "EB23", "EB24", "EB27")
    scene = Scene("blue", "violet").hand(0, *plain).bottom(0, "EB26").top(0, "EB03")
    assert advised(scene) == (
        "You have no RESOURCE card in hand or run. Lay what you need least next, and draw on."
    )
    scene.means(1, 1)
    assert advised(scene).endswith("what you need least next, or try a trade.")
    scene.hand(0, "0:EB45")
    assert advised(scene) == (
        "As the next BOTTOM RUN lay Technology Resource: it is then saved and pays for others."
    )
    scene.bottom(0, "0:EB46")
    assert advised(scene).startswith("Next turn you flip Technology Resource: it is then saved")


def test_without_a_bunny_one_that_can_be_paid_is_advised_and_nothing_where_all_goes_well() -> None:
    scene = Scene("blue", "violet").top(0, "EB23").bottom(0, "EB26").means(0, 1)
    scene.hand(0, "EB21", "EB22", "EB13", "EB09", "EB27")
    assert advised(scene) == (
        "As the next BOTTOM RUN lay Wind-Up Bunny: it then comes into the circle."
    )
    scene.bunny(0, "EB01").bunny(1, "EV01")
    assert advised(scene) == ""


def test_a_large_offer_is_told_in_numbers_by_the_prompt_and_whole_by_what_one_must_know() -> None:
    """The paper shows the cards; a title that is cut would tell half of them."""
    saved = ("0:EB45", "0:EB46", "0:EB47")
    scene = Scene().save(0, *saved).save(1, "1:EV45").bunny(1, "1:EV01")
    scene.state.main_done = True
    scene.do("offer 1", *(f"give {card}" for card in saved), "ask 1:EV01", "ask 1:EV45", "propose")
    view = scene.state.view(1)
    assert prompt(view, NAMES).title == "Anna offers 3 of theirs for 2 of yours."
    told = weighing.gist(view, NAMES)
    for card in (*saved, "1:EV01", "1:EV45"):
        assert CARDS[view.faces[scene.card(card)]].name in told


def test_an_own_run_card_is_refused_as_what_it_is() -> None:
    scene = Scene("blue", "violet").top(0, "EB23").bottom(0, "EB13").bunny(0, "EB01")
    scene.bunny(1, "EV01").means(0, 1)
    refusal = some(scene.refused("play EB13"))
    assert refusal.reason == "It is your BOTTOM RUN: you flip it a turn after the TOP RUN."
    scene.means(1, 4, 2).ask(1).save(1, "EV43").only(1).do("play EB23", "target EV01")
    assert scene.asked() == 1
    own = scene.state.top[1]
    refusal = some(scene.state.why_not(1, Action(acts.RESPOND, own)))
    assert refusal.reason.startswith("It lies in your run")
    assert "yours" in some(scene.state.why_not(1, Action(acts.RESPOND, scene.card("EB21")))).reason


def test_who_moves_into_a_city_is_told_with_its_worth_and_the_room_there() -> None:
    scene = Scene("blue", "violet").bunny(0, "EB13").city(0, "EB19", "0:EB15").bunny(1, "EV01")
    view = scene.state.view(0)
    told = {
        text.describe(action, view, NAMES): weighing.brings(action, view)
        for action in scene.state.legal_actions(0)
        if action.kind == acts.ENTER
    }
    assert told == {"Wind-Up Bunny moves into Port Modem": "worth 2; the city has room for 5"}


def brought_by(scene: Scene, words: str) -> str:
    """Returns the consequence told of the choice with this description."""
    view = scene.state.view(0)
    return weighing.brings(scene.action(words), view)


def test_a_city_without_a_bunny_for_it_says_that_it_brings_nothing_yet() -> None:
    empty = Scene("yellow", "violet").means(0, 4, 4)
    city = next(card for card in CARDS if card.subtype == CITY and card.ident.startswith("EY"))
    empty.top(0, city.ident)
    assert "counts for nobody" in brought_by(empty, f"play {city.ident}")
    lived = Scene("yellow", "violet").bunny(0, "EY01").means(0, 4, 4).top(0, city.ident)
    assert "counts for nobody" not in brought_by(lived, f"play {city.ident}")


def test_a_bunny_that_wins_says_so_where_it_is_played() -> None:
    scene = Scene("blue", "violet").means(0, 4, 2).top(0, "EB01")
    assert brought_by(scene, "play EB01") == ""
    scene.state.bank[0] = 59
    assert brought_by(scene, "play EB01") == "it wins the match"


def test_cards_in_lists_say_what_they_are_and_what_they_count() -> None:
    said = {CARDS[face].ident: cards.sort(CARDS[face]) for face in range(len(CARDS))}
    assert said["EB01"] == "bunny worth 3" and said["EB23"] == "Ground Weapon of level 6"
    for card in CARDS:
        assert bool(cards.sort(card)) == (card.kind != RESOURCE), card.name


def test_a_close_look_begins_with_the_sort_that_stands_in_lists() -> None:
    for card in CARDS:
        told = cards.kind(card)
        assert told.startswith(f"{KINDS[card.kind]}: ") and told.endswith("."), card.name
        assert card.kind != RUN or cards.sort(card) in told, card.name
    said = {card.ident: cards.kind(card) for card in CARDS}
    assert said["EB01"] == "RUN: bunny worth 3."
    assert said["EB23"] == "RUN: Ground Weapon of level 6."


def test_a_weapon_with_nothing_to_strike_says_so_before_it_is_laid() -> None:
    alone = Scene("blue", "violet").bunny(0, "EB01").state.view(0)
    met = Scene("blue", "violet").bunny(0, "EB01").bunny(1, "EV01").state.view(0)
    weapon = next(card for card in CARDS if card.ident == "EB23")
    told = together("notes", cards.lacking(weapon, alone))
    assert told == "no opponent has a bunny to strike"
    assert not cards.lacking(weapon, met)


def short_of(cost: tuple[int, ...], *pays: int) -> int:
    """Returns the number of cards that a cost lacks beside saved cards of these types."""
    return cards.short(cost, [PieceView(piece, 0, 0, pays=kind) for piece, kind in enumerate(pays)])


ANIMALS, ENERGY = TYPES.index("Animals"), TYPES.index("Energy")
DEAR = (TECHNOLOGY, TECHNOLOGY, WHITE)
"""A cost: two Technology and one of any type."""


def test_what_a_cost_lacks_is_counted_in_cards_of_any_type() -> None:
    """A6"""
    assert short_of(DEAR, ANIMALS) == 2
    assert short_of(DEAR, ANIMALS, ENERGY) == short_of(DEAR, TECHNOLOGY, UNIVERSAL) == 1
    assert short_of(DEAR, ANIMALS, ENERGY, TECHNOLOGY) == 0


def test_parts_of_a_cost_that_only_a_substitute_pays_are_counted() -> None:
    """R5: typed parts take their own type or a Universal card without losing it."""
    for pays, lost in (
        ((ANIMALS, ENERGY, TECHNOLOGY), 1),
        ((ANIMALS, ENERGY, ENERGY), 2),
        ((TECHNOLOGY, TECHNOLOGY, ANIMALS), 0),
        ((TECHNOLOGY, UNIVERSAL, ANIMALS), 0),
        ((TECHNOLOGY, TECHNOLOGY, TECHNOLOGY, TECHNOLOGY), 0),
    ):
        paying = [PieceView(piece, 0, 0, pays=kind) for piece, kind in enumerate(pays)]
        assert cards.stand_ins(DEAR, paying) == lost, pays


def test_what_a_cost_lacks_agrees_with_the_rules_on_what_can_be_paid() -> None:
    for ident in ("EB05", "EB17", "EB39", "EV11", "EB45"):
        for main in range(4):
            for second in range(4):
                scene = Scene("blue", "violet").means(0, main, second)
                saved = scene.state.view(0).seats[0].saved
                cost = next(card.cost for card in CARDS if card.ident == ident)
                lacks = cards.short(cost, [card for card in saved if card.pays >= 0])
                assert bool(lacks) != paying.payable(scene.state, 0, cost), (ident, main, second)


def test_lists_and_questions_say_what_a_card_lacks() -> None:
    scene = Scene("blue", "violet").top(0, "EB15").means(0, 0, 1)
    view = scene.state.view(0)
    asked = prompt(view, NAMES)
    assert asked.title == "You lack 1 RESOURCE card for Fan Bunnies."
    assert asked.how == "It costs 2 Technology. You can discard it."
    top = f"card:{view.seats[0].top}"
    lacks = pieces.state(top, view, NAMES).partition("cannot be played now: ")[2]
    assert lacks == "you lack 1 RESOURCE card"


def test_what_is_burnt_this_turn_does_not_pay_the_next_run_card() -> None:
    scene = Scene("blue", "violet").top(0, "EB23").bottom(0, "EB11").means(0, 0, 3)
    scene.hand(0, "EB15").state.spent[scene.state.saved[0][0]] = cards.TO_BURN
    scene.do("discard_top")
    view = scene.state.view(0)
    assert view.frame[0] == frames.RUN_NEXT
    asked = prompt(view, NAMES).how
    assert asked == (
        "Next: Suzie Shadows. It needs 2 Technology and 1 of any type. You lack 1 RESOURCE card."
    )
    assert "you lack" not in brought_by(scene, "run_next EB15")


def test_a_resource_that_is_the_top_run_pays_what_is_flipped_after_it() -> None:
    for bottom, lacks in (("EB11", True), ("EB52", False)):
        scene = Scene("blue", "violet").top(0, "EB23").bottom(0, bottom).means(0, 1)
        scene.hand(0, "EB15").do("discard_top")
        assert ("you lack" in brought_by(scene, "run_next EB15")) == lacks


def test_that_another_type_stands_in_and_is_lost_is_said_where_it_would() -> None:
    """R5: a substitute is discarded when the turn ends."""
    scene = Scene("blue", "violet").top(0, "EB23").bottom(0, "EB11").means(0, 0, 3)
    scene.hand(0, "EB15", "EB23").do("discard_top")
    told = weighing.gist(scene.state.view(0), NAMES)
    assert "3 RESOURCE cards of yours can pay in your next turn: 3 Energy." in told
    assert SUBSTITUTES in told
    said = brought_by(scene, "run_next EB15")
    assert said == "so far 2 of another type would pay, and are lost"
    exact = Scene("blue", "violet").top(0, "EB15").means(0, 2)
    assert SUBSTITUTES not in weighing.gist(exact.state.view(0), NAMES)
    for second, lacks in ((1, True), (0, False)):
        poor = Scene("blue", "violet").top(0, "EB15").means(0, 1 - second, second)
        assert SUBSTITUTES in weighing.gist(poor.state.view(0), NAMES), lacks


def sealed(*hand: str) -> Scene:
    """The choice of the first run cards: seven in the hand of the first seat, none lies yet."""
    scene = Scene("blue", "violet").hand(0, *hand)
    state = scene.state
    for seat in range(2):
        state.hand[seat] += [state.top[seat], state.bottom[seat]]
        state.top[seat] = state.bottom[seat] = -1
    state.stack, state.turn, state.active = [(frames.SEALED,)], 0, -1
    return scene


def test_first_run_cards_say_what_each_lacks_when_it_is_flipped() -> None:
    """A newcomer sees which two go together: a saved RESOURCE card pays one part of a cost (R5)."""
    scene = sealed("EB45", "EB13", "EB15", "EB22", "EB53")
    pair = {
        "EB45 EB13": f"TOP RUN: {PAYS}; BOTTOM RUN: can be paid",
        "EB45 EB53": f"TOP RUN: {PAYS}; BOTTOM RUN: {PAYS}",
        "EB45 EB15": f"TOP RUN: {PAYS}; BOTTOM RUN: you lack 1 RESOURCE card so far",
        "EB15 EB45": f"TOP RUN: you lack 2 RESOURCE cards so far; BOTTOM RUN: {PAYS}",
    }
    told = {cards: brought_by(scene, f"set_runs {cards}") for cards in pair}
    assert told == pair
    weapon = brought_by(scene, "set_runs EB53 EB22").partition("BOTTOM RUN: ")[2]
    assert weapon == (
        "needs a bunny of yours in the circle, and you have none yet; no opponent has a bunny to "
        "strike; so far 1 of another type would pay, and is lost"
    )
    assert "pays one part of a cost" in weighing.gist(scene.state.view(0), NAMES)


def test_a_hand_says_of_each_card_what_it_needs_while_the_first_run_cards_are_chosen() -> None:
    scene = sealed("EB45", "EB26")
    view = scene.state.view(0)
    state = pieces.state(f"card:{scene.card('EB26')}", view, NAMES)
    assert state.endswith("and you have none yet, no opponent has a bunny to strike")
    assert "needs" not in pieces.state(f"card:{scene.card('EB45')}", view, NAMES)


def instead_of_the_run(*held: str) -> Scene:
    """A TOP RUN that cannot be paid, a RESOURCE card after it, these cards in the hand."""
    scene = Scene("blue", "violet").bunny(0, "EB01").means(0, 0, 1).hand(0, *held)
    return scene.top(0, "EB19").bottom(0, "EB46")


def test_a_special_out_of_the_hand_says_that_the_run_stays_and_waits() -> None:
    """R3 d: the run stays, so that the next card is not flipped in the next turn."""
    scene = instead_of_the_run("EB38")
    assert "the TOP RUN stays" in brought_by(scene, "play EB38")
    assert advised(scene).startswith("Next turn you flip Technology Resource, unless you play a")
    assert prompt(scene.state.view(0), NAMES).how.endswith("leave it and play a SPECIAL you hold.")
    lines = lines_of(scene.do("play EB38"))
    assert lines[0] == "Anna plays Overclock from the hand. The run stays."
    assert scene.state.top[0] == scene.card("EB19")


def test_no_special_is_promised_that_cannot_be_played() -> None:
    """A Reboot finds no bunny to revive; nothing else may be played in place of the run."""
    scene = instead_of_the_run("EB37").save(0, "EB54")
    assert advised(scene).startswith("Next turn you flip Technology Resource: ")
    assert prompt(scene.state.view(0), NAMES).how.endswith(" You can discard it.")


def test_a_card_flipped_from_the_run_does_not_say_that_the_run_stays() -> None:
    scene = Scene("blue", "violet").bunny(0, "EB01").means(0).top(0, "EB38")
    assert lines_of(scene.do("play EB38"))[0] == "Anna plays Overclock."


def test_a_jammer_that_finds_no_saved_card_says_so_before_it_is_played() -> None:
    """A66: every opponent with a saved special card of the Symbol discards one; here nobody has."""
    for saved, vain in (((), True), (("EV37",), False), (("EV45",), True)):
        scene = Scene("blue", "violet").means(0).top(0, "EB40").save(1, *saved)
        told = brought_by(scene, "play EB40")
        assert told.startswith("No opponent has saved a card with a Symbol") == vain, saved


def test_a_city_in_a_trade_says_what_it_counts_and_who_changes_hands_with_it() -> None:
    """R16: a city is traded with all it holds."""
    scene = Scene("blue", "violet").city(0, "EB19", "EB13").bunny(1, "EV01")
    scene.do("offer 1")
    assert brought_by(scene, "give EB19") == "worth 8, with Wind-Up Bunny in it"


def test_a_bunny_that_is_played_before_a_card_meets_its_need_of_one() -> None:
    """Pink box (A69): a weapon laid under a bunny that can be paid does not lack a bunny."""
    for saved, lacks in ((1, False), (0, True)):
        scene = Scene("blue", "violet").top(0, "EB23").bottom(0, "EB13").means(0, saved)
        scene.bunny(1, "EV01").hand(0, "EB22").do("discard_top")
        assert ("needs a bunny" in brought_by(scene, "run_next EB22")) == lacks, saved
