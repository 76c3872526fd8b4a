"""Set-up, the run cycle, paying, the d20, empty piles, losing and winning, Hexascrewup."""

from __future__ import annotations

import pytest

from tabletop.core.action import Action
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.games.killer_bunnies.game import GAME
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import circles, dealing, frames, paying
from tabletop.games.killer_bunnies.rules.cards import CARDS
from tabletop.games.killer_bunnies.rules.view import KillerView, SeatView, d20_shows
from tests.games.killer_bunnies.scenario import Scene, kinds
from tests.typed import the


def cycle(scene: Scene) -> None:
    """Places any hand card as BOTTOM RUN and passes all windows."""
    while scene.frame() in (frames.RUN_NEXT, frames.WINDOW):
        if scene.frame() == frames.WINDOW:
            scene.do("pass")
        else:
            scene.do(f"run_next {scene.state.hand[scene.asked()][0]}")


def seats(match: Match, viewer: int | None = None) -> tuple[SeatView, ...]:
    return the(KillerView, match.view(viewer)).seats


def test_each_seat_declares_a_type_before_anything_is_shuffled() -> None:
    """R1, A77, KB-14."""
    match = Match(GAME, 3, seed="declare")
    for seat in range(3):
        assert match.state.actors() == (seat,) and match.ply == seat
        match.submit(seat, match.state.legal_actions(seat)[0])
    assert seats(match)[1].declared == seats(match, 0)[1].declared >= 0
    free = Match(GAME, 2, {"universal": "free"}, seed="free")
    assert free.state.actors() == (0, 1), "nothing to declare: run cards come next"


def test_the_highest_roll_starts_and_ties_roll_again() -> None:
    """R2, A78."""
    state = GAME.start(3, GAME.info.complete(3, {"universal": "free"}))
    for face in (7, 9, 9):
        state.apply(CHANCE, acts.ROLLS[face])
    for face in (2, 5):
        state.apply(CHANCE, acts.ROLLS[face])
    assert state.active == 2  # type: ignore[attr-defined]


def test_everybody_gets_seven_cards_and_chooses_two_as_run_at_the_same_time() -> None:
    """R2."""
    match = Match(GAME, 2, {"universal": "free"}, seed="seven")
    assert match.state.actors() == (0, 1)
    assert [len(seat.hand) for seat in seats(match)] == [7, 7]
    match.submit(1, match.state.legal_actions(1)[0])
    assert match.state.actors() == (0,) and match.state.why_not(1, Action(acts.SET_RUNS, 1, 2))
    match.submit(0, match.state.legal_actions(0)[0])
    assert [seat.bank for seat in seats(match)] == [10, 10]
    assert [len(seat.hand) for seat in seats(match)] == [5, 5]


def test_after_the_main_action_the_run_slides_is_filled_and_five_are_drawn() -> None:
    """R3, A2."""
    scene = Scene().means(0).top(0, "EB13")
    bottom = scene.state.bottom[0]
    scene.do("play EB13", "place 0 0")
    assert scene.state.top[0] == bottom and scene.frame() == frames.RUN_NEXT
    assert len(scene.state.hand[0]) == 5
    chosen = scene.state.hand[0][2]
    events = scene.do(f"run_next {chosen}")
    assert scene.state.bottom[0] == chosen and len(scene.state.hand[0]) == 5
    assert kinds(events)[:2] == ["run_card_set", "card_drawn"]


def test_one_main_action_a_turn_and_no_passing() -> None:
    """A3, R3."""
    scene = Scene().means(0).top(0, "EB52")
    assert scene.rule("end_turn") == "A3" and scene.rule("skip") == "A3"
    scene.do("save_top")
    cycle(scene)
    assert scene.rule("discard_top") == "R3" and "end_turn" in scene.verbs()


def test_without_a_top_run_nothing_may_be_done_and_the_run_is_refilled() -> None:
    """A3, KB-13."""
    scene = Scene()
    state = scene.state
    state.pile[0] += [state.top[0], state.bottom[0]]
    state.top[0] = state.bottom[0] = -1
    assert "skip" in scene.verbs() and scene.rule("discard_top") == "A3"
    scene.do("skip")
    cycle(scene)
    assert state.top[0] >= 0 and state.bottom[0] >= 0 and len(state.hand[0]) == 5


def test_a_special_from_the_hand_leaves_the_run() -> None:
    """R3 d, A50: then one card is drawn."""
    scene = Scene("violet", "green").bunny(1, "EG01").means(1, 6, 1)
    scene.state.active = 1
    scene.state.stack = [(frames.FREE, 1)]
    run = (scene.state.top[1], scene.state.bottom[1])
    scene.hand(1, "EG40")
    scene.do("play EG40")
    if scene.frame() == frames.PAY:
        scene.do("pay_auto")
    cycle(scene)
    assert (scene.state.top[1], scene.state.bottom[1]) == run
    assert len(scene.state.hand[1]) == 5 and scene.state.main_done


@pytest.mark.parametrize(
    ("ident", "saved"), [("EB45", True), ("EB41", True), ("EB40", True), ("EB22", False)]
)
def test_run_cards_are_not_saved_the_others_are(ident: str, saved: bool) -> None:
    """R4, A4."""
    scene = Scene().top(0, ident)
    assert scene.may("save_top") == saved and scene.may("discard_top")
    assert saved or scene.rule("save_top") == "R3"


def test_what_cannot_be_paid_or_aimed_is_not_played() -> None:
    """A4, A5, A68, A69."""
    assert Scene().top(0, "EB13").rule("play EB13") == "R5"
    lone = Scene().bunny(0, "EB13").means(0).top(0, "EB23")
    assert lone.rule("play EB23") == "A5"
    boxed = Scene().bunny(1, "EV01").means(0).top(0, "EB23").city(0, "EB17", "EB14")
    assert boxed.rule("play EB23") == "A69"
    ruin = Scene().bunny(0, "EB13").city(1, "EV17", "EV01").city(0, "EB17").means(0)
    assert ruin.top(0, "EB30").rule("play EB30") == "A68"
    assert Scene().top(0, "EB45").rule("play EB45") == "R4"
    assert Scene().hand(0, "EB13").rule("play EB13") == "R4"


def test_a_held_card_goes_with_the_last_bunny_and_a_plain_pink_one_stays() -> None:
    """R4, A67: hold."""
    scene = Scene("violet", "blue").bunny(0, "EV13").bunny(1, "EB13").means(0).top(0, "EV22")
    scene.save(1, "EB38", "EB39")
    scene.do("play EV22", "target EB13", "roll 1")
    assert scene.place("EB38") == "discard 1" and scene.place("EB39") == "saved 1"
    assert Scene().top(0, "EB38").rule("save_top") == "R4"


# Paying


def test_payment_by_hand_and_automatic() -> None:
    """R5, A6, example 11: Tech, Tech, Ener."""
    scene = Scene().save(0, "EB45", "EB46", "EB53")
    cost = paying.payable
    state = scene.state
    assert cost(state, 0, (2, 2, 7)) and cost(state, 0, (2, 2, 2)) and cost(state, 0, (2, 2, 8))
    assert not cost(state, 0, CARDS[20 - 1].cost) and CARDS[20 - 1].name == "Port Modem"
    scene.top(0, "EB07").do("play EB07", "pay_auto")
    assert [state.spent[p] for p in scene.cards("EB45", "EB46", "EB53")] == [1, 1, 1]


def test_a_substitute_is_marked_and_burns_when_the_turn_ends() -> None:
    """R5, A8: three Technology with two of them and an Energy."""
    scene = Scene().save(0, "EB45", "EB46", "EB53").top(0, "EB09")
    scene.do("play EB09", "pay_auto", "place 0 0")
    assert state_of(scene, "EB53") == paying.MARKED and scene.place("EB53") == "saved 0"
    cycle(scene)
    scene.do("end_turn")
    assert scene.place("EB53") == "discard 0"


def state_of(scene: Scene, ident: str) -> int:
    return scene.state.spent[scene.card(ident)]


def test_a_burn_goes_at_once_and_takes_an_unspent_card() -> None:
    """A7, A8."""
    scene = Scene().bunny(0, "EB13").save(0, "EB45", "EB53", "EB54").top(0, "EB17")
    scene.do("play EB17", "pay EB45")
    assert scene.rule("pay EB45") == "A7" if scene.frame() == frames.PAY else True
    cycle(scene)
    assert scene.place("EB53") == scene.place("EB54") == "discard 0"


def test_white_takes_the_secondary_type_first_and_spares_the_main_one() -> None:
    """R5: the default order."""
    scene = Scene().save(0, "EB45", "EB57", "EB53")
    assert paying.best_card(scene.state, 0, 7) == scene.card("EB53")
    assert paying.best_card(scene.state, 0, 2) == scene.card("EB45")


def test_spent_cards_are_ready_again_at_the_own_turn() -> None:
    """R3, R5, A39."""
    scene = Scene().means(0, 2).means(1, 2).top(0, "EB13")
    for piece in scene.state.saved[1]:
        scene.state.spent[piece] = 1
    scene.do("play EB13", "place 0 0")
    cycle(scene)
    scene.do("end_turn")
    assert scene.spent(0) == 1 and scene.spent(1) == 0 and scene.state.active == 1


def test_a_universal_card_keeps_the_declared_type_when_it_changes_hands() -> None:
    """KB-14, A30."""
    scene = Scene().save(0, "EB57").save(0, "EV57")
    state = scene.state
    assert paying.type_of(state, scene.card("EB57")) == 2
    assert paying.type_of(state, scene.card("EV57")) == 0
    assert paying.pays_exactly(state, scene.card("EB57"), 9)
    assert not paying.pays_exactly(state, scene.card("EV57"), 9)
    free = Scene(universal="free").save(0, "EV57")
    assert all(paying.pays_exactly(free.state, free.card("EV57"), kind) for kind in range(7))


# Piles, points, ends


def empty_pile(scene: Scene, seat: int) -> None:
    """The seat's Draw Pile becomes its Discard Pile."""
    state = scene.state
    for piece in state.pile[seat]:
        state.where[piece] = 2 * 4 | seat
    state.discard[seat] += state.pile[seat]
    state.pile[seat] = []


def test_an_empty_pile_costs_ten_points_or_the_game() -> None:
    """R18, A48, A49, example 2."""
    scene = Scene("blue", "violet", "green", bank=(11, 10, 10)).top(0, "EB45")
    empty_pile(scene, 0)
    events = scene.do("save_top", f"run_next {scene.state.hand[0][0]}")
    assert "pile_renewed" in kinds(events) and scene.bank(0) == 1 and scene.luck()
    poor = Scene("blue", "violet", "green", bank=(10, 10, 10)).top(0, "EB45")
    empty_pile(poor, 0)
    events = poor.do("save_top", f"run_next {poor.state.hand[0][0]}")
    assert "player_lost" in kinds(events) and poor.state.active == 1


def test_a_short_hand_is_kept_when_both_piles_are_empty() -> None:
    """A50, R18."""
    scene = Scene().top(0, "EB45")
    for piece in scene.state.pile[0]:
        scene.state.where[piece] = 9 * 4
    scene.state.pile[0] = []
    scene.do("save_top", f"run_next {scene.state.hand[0][0]}")
    assert len(scene.state.hand[0]) == 4 and scene.bank(0) == 10


def test_cuts_leave_five_cards_on_either_side() -> None:
    """R17, KB-21, A63, A64, example 16."""
    assert list(dealing.cut_range(20)) == list(range(5, 16))
    assert list(dealing.cut_range(9)) == list(range(10))
    assert list(dealing.cut_range(10)) == [5]


def test_who_falls_below_one_loses_and_all_he_owns_leaves() -> None:
    """R19, R20, A46, A60, example 1."""
    scene = Scene("blue", "violet", "green", bank=(10, 4, 10)).bunny(1, "EV01")
    scene.city(1, "EV17", "EV03").city(1, "EV18").means(1)
    circles.gain(scene.state, 1, -5, None)
    scene.do("discard_top")
    assert scene.state.out[1] and scene.place("EV01") == scene.place("EV17") == "gone 1"
    assert scene.place("EV18") == "centre 1", "abandoned cities stay"
    assert scene.state.bunnies[1] == [] and scene.bank(0) == scene.bank(2) == 10


def test_the_turn_of_who_loses_ends_and_no_last_window_opens() -> None:
    """KB-19, R20."""
    scene = Scene("blue", "green", "violet", bank=(1, 10, 10)).bunny(0, "EB13").means(0)
    scene.bunny(1, "EG09").means(1).ask(1, 2).save(1, "EG44").discard(1, "EG42", "EG43", "EG41")
    scene.top(0, "EB22")
    scene.do("play EB22", "target EG09")
    scene.do("roll 12")
    assert scene.state.out[0] and scene.state.active == 1


def test_a_destroyed_ruin_of_a_lost_player_leaves_the_game() -> None:
    """KB-19, A20."""
    scene = Scene("blue", "violet", "green").bunny(0, "EB13").city(0, "EB17", "EB15").means(0)
    scene.city(1, "EV17", damage=5).top(0, "EB30")
    circles.gain(scene.state, 1, -50, None)
    scene.state.dirty = True
    scene.do("play EB30", "target EV17", "roll 1")
    assert scene.place("EV17") == "gone 1" and scene.bank(0) == 16


def test_the_goal_wins_at_once_in_anybodys_turn() -> None:
    """A1, A61, R20."""
    scene = Scene("violet", "green", bank=(10, 58)).means(1).ask(1).save(1, "EG44")
    scene.top(0, "EV45")
    scene.do("save_top")
    cycle(scene)
    scene.do("end_turn", "respond EG44")
    assert scene.state.is_over() and scene.state.result().winners == (1,)
    short = Scene("blue", "violet", bank=(38, 10), goal="40").means(0).top(0, "EB13")
    short.do("play EB13", "place 0 0")
    assert short.state.is_over() and short.state.result().winners == (0,)


def test_of_two_who_reach_the_goal_the_active_player_wins() -> None:
    """A62: points are looked at in the order of the turn."""
    scene = Scene("blue", "violet", "green", bank=(10, 10, 10), active=1)
    scene.state.stack = [(frames.FREE, 1)]
    for seat in range(3):
        circles.gain(scene.state, seat, 55, None)
    scene.do("discard_top")
    assert scene.state.result().winners == (1,)


def test_the_last_player_left_wins() -> None:
    """R20."""
    scene = Scene(bank=(10, 3))
    circles.gain(scene.state, 1, -3, None)
    scene.do("discard_top")
    result = scene.state.result()
    assert result.winners == (0,) and result.ranks == (1, 2) and "left" in result.reason


def test_after_two_hundred_rounds_the_highest_total_wins() -> None:
    """KB-26."""
    scene = Scene(bank=(10, 12)).top(0, "EB45")
    scene.state.turn = 400
    scene.do("save_top")
    cycle(scene)
    scene.do("end_turn")
    assert scene.state.result().winners == (1,)


def test_equal_highest_totals_after_two_hundred_rounds_win_together() -> None:
    """KB-26: what stands in the rings counts as well."""
    scene = Scene("blue", "violet", "green", bank=(10, 13, 12), active=2).bunny(0, "EB01")
    scene.state.stack = [(frames.FREE, 2)]
    scene.state.turn = 600
    scene.do("discard_top", f"run_next {scene.state.hand[2][0]}", "end_turn")
    result = scene.state.result()
    assert result.scores[:2] == (13, 13) and result.winners == (0, 1)
    assert result.ranks == (1, 1, 3) and "last round" in result.reason


def test_the_two_hundredth_round_is_played_to_its_end() -> None:
    """KB-26: the last turn but one of two players is followed by another."""
    scene = Scene(bank=(10, 12))
    scene.state.turn = 399
    scene.do("discard_top", f"run_next {scene.state.hand[0][0]}", "end_turn")
    assert not scene.state.winners and scene.state.active == 1 and scene.state.turn == 400


def test_the_d20_turns_over_at_twenty_one() -> None:
    """R19, A47, example 1."""
    faces = {10: (10, 0), 20: (20, 0), 21: (1, 1), 23: (3, 1), 13: (13, 0), 41: (1, 2)}
    assert {bank: d20_shows(bank) for bank in faces} == faces
    assert d20_shows(0) == d20_shows(-1) == (0, 0), "who falls below 1 is out"


# Hands-on drawing


def by_hand() -> Scene:
    scene = Scene("blue", "violet", hands_on=True).top(0, "EB45")
    scene.do("save_top", f"run_next {scene.state.hand[0][0]}")
    return scene


def test_hands_on_a_player_may_draw_too_much_and_be_caught() -> None:
    """R21, A45, A46, KB-20: back to five by lot, five points once."""
    scene = by_hand()
    assert scene.verbs() == {"draw", "stop"}
    scene.do("draw", "draw", "draw", "stop").clear()
    assert len(scene.state.hand[0]) == 7
    scene.state.passed = 0
    scene.do("end_turn")
    while scene.frame() != frames.FREE or scene.state.active != 1:
        scene.do("pass")
    scene.do("count 0", "pick 0", "pick 3")
    assert len(scene.state.hand[0]) == 5 and scene.bank(0) == 5
    assert scene.rule("count 0") == "KB-20"


def test_counting_a_right_hand_does_nothing_and_a_short_one_is_refilled() -> None:
    """KB-20, KB-26, R21."""
    scene = by_hand()
    scene.do("stop", "end_turn")
    assert len(scene.state.hand[0]) == 4
    scene.do("count 0")
    assert scene.bank(0) == 10 and scene.frame() == frames.FREE
    assert Scene().rule("count 1") == "R21"


def test_a_hand_left_above_five_is_counted_by_the_left_neighbour() -> None:
    """R21: the program's own fallback."""
    scene = Scene().top(0, "EB45")
    scene.state.hand[0] += [scene.state.pile[0].pop(0), scene.state.pile[0].pop(0)]
    events = scene.do("save_top", f"run_next {scene.state.hand[0][0]}")
    assert scene.frame() == frames.RANDOM_CARD and "points_lost" in kinds(events)
    scene.do("pick 5")
    assert len(scene.state.hand[0]) == 5 and scene.bank(0) == 5
