"""Knowledge of card places: views, keys, redraws, forgetting."""

from dataclasses import replace
from random import Random

import pytest

from tabletop.core.event import UNKNOWN, redacted
from tabletop.games.bunny_boom.rules import events
from tabletop.games.bunny_boom.rules.rules import State
from tests.games.bunny_boom.playing import random_match
from tests.games.bunny_boom.scenario import Scene, card_number, only

SEEDS = range(8)
HANDS = dict(hand="P11 P42 P52", others=("P21 P22 P24", "P31 P32 P34"), players=3)


def redrawn(state: State, seat: int, seed: int = 1, forget: float = 0.0) -> State:
    twin = state.clone()
    twin.redeterminize(seat, Random(seed), forget)
    twin.check()
    return twin


def places(state: State, card: str) -> set[str]:
    """Returns the hands, or "elsewhere", that the card lies in over many redraws for seat 0."""
    found = set()
    for seed in range(40):
        twin = redrawn(state, 0, seed)
        owners = [f"hand {s}" for s, h in enumerate(twin.hands) if card_number(card) in h]
        found.add(owners[0] if owners else "elsewhere")
    return found


def test_a_view_shows_the_own_hand_and_only_the_size_of_others() -> None:
    scene = Scene("P11 P42 P52", others=("P21 P22 P24",))
    assert scene.state.view(0).seats[0].hand == tuple(map(card_number, ("P11", "P42", "P52")))
    assert scene.state.view(1).seats[0].hand == (UNKNOWN,) * 3
    assert scene.state.view(None).seats[1].hand == (UNKNOWN,) * 3


def test_a_card_taken_from_the_river_is_known_to_all_in_the_hand_but_not_shown() -> None:
    scene = Scene("P14 P62 P64", river="P15 P25 P35")
    scene.do("play P14 left 1", "draw_river 0")
    card = card_number("P15")
    assert scene.state.knows(card, 1) and not scene.state.shows(card, 1)
    twins = [redrawn(scene.state, 1, seed) for seed in range(20)]
    assert all(card in twin.hands[0] for twin in twins)
    assert len({tuple(twin.hands[0]) for twin in twins}) > 5, "the other two are drawn anew"


def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    scene = Scene("P14 P62 P64", pile="P31")
    told = scene.do("play P14 left 1", "draw_pile")
    (drawn,) = only(told, events.CARD_DRAWN)
    seen, hidden = redacted(drawn, 0), redacted(drawn, 1)
    assert seen is not None and seen.face == card_number("P31")
    assert hidden is not None and hidden.face == UNKNOWN and hidden.piece == ""


def test_bb_71_discards_lie_open_and_covered_cards_are_remembered_not_shown() -> None:
    """BB-71"""
    scene = Scene("P12 P62 P64", {"left 1": "P31"}, full=True, river="P15 P25 P35")
    scene.do("play P12 left 1")
    covered = card_number("P31")
    assert scene.state.knows(covered, 1) and not scene.state.shows(covered, 1)
    scene.state.check()
    scene = Scene("P21", river="P15 P25 P35")
    scene.do("play P21 left 1")
    discards = scene.state.view(None).discards
    assert set(discards) == set(map(card_number, ("P15", "P25", "P35")))
    assert scene.state.shows(card_number("P15"), 1)


def test_bb_68_the_two_of_a_swap_know_both_cards_and_the_third_knows_neither() -> None:
    """BB-68"""
    scene = Scene(river="P33 P62 P12", **HANDS)  # type: ignore[arg-type]
    told = scene.do("play P11 left 1", "offer P52", "swap_with 1", "lucky_card P22")
    given, taken = card_number("P52"), card_number("P22")
    for seat, knows in ((0, True), (1, True), (2, False)):
        assert scene.state.knows(given, seat) is knows
        assert scene.state.knows(taken, seat) is knows
    for event in only(told, events.CARD_HANDED):
        outside = redacted(event, 2)
        assert outside is not None and outside.face == UNKNOWN
        inside = redacted(event, 1)
        assert inside is not None and inside.face != UNKNOWN


def test_a_swap_takes_certainty_from_third_players_alone() -> None:
    scene = Scene(river="P15 P33 P12", **HANDS)  # type: ignore[arg-type]
    scene.state.public |= 1 << card_number("P21") | 1 << card_number("P42")
    scene.do("play P11 left 1", "use 1", "offer P52", "swap_with 1", "lucky_card P22")
    for card in ("P21", "P42"):
        assert scene.state.knows(card_number(card), 0)
        assert scene.state.knows(card_number(card), 1)
        assert not scene.state.knows(card_number(card), 2)


def test_an_offered_card_is_a_secret_until_it_has_changed_hands() -> None:
    scene = Scene(river="P33 P62 P12", **HANDS)  # type: ignore[arg-type]
    scene.do("play P11 left 1", "offer P52")
    assert scene.state.view(0).offered == card_number("P52")
    assert scene.state.view(1).offered == UNKNOWN
    other = scene.state.clone()
    other.offered = card_number("P42")
    assert other.info_key(1) == scene.state.info_key(1)
    assert other.info_key(0) != scene.state.info_key(0)
    assert redrawn(other, 1).digest() == redrawn(scene.state, 1).digest()


def test_bb_49_who_gave_a_hand_away_still_knows_it() -> None:
    """BB-49"""
    scene = Scene(river="P23 P62 P12", **HANDS)  # type: ignore[arg-type]
    scene.do("play P11 left 1", "draw_river 2")
    assert scene.hand(2) == {"P12", "P42", "P52"}
    assert places(scene.state, "P42") == {"hand 2"}
    assert places(scene.state, "P12") == {"hand 2"}, "all saw where it was taken"
    assert "elsewhere" in places(scene.state, "P31"), "the hand that went by was not seen"
    (mine,) = [e for e in only(scene.events, events.HAND_PASSED) if e.player == 0]
    outside = redacted(mine, 1)
    assert outside is not None and outside.detail == () and outside.amount == 3


def test_between_two_players_passed_hands_are_known_to_both() -> None:
    scene = Scene("P11 P42 P52", river="P23 P62 P12", others=("P21 P22 P24",))
    scene.do("play P11 left 1", "draw_river 2")
    twin = redrawn(scene.state, 0)
    assert twin.hands == scene.state.hands
    assert redrawn(scene.state, 1).hands == scene.state.hands


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_states_a_player_cannot_tell_apart_redraw_to_the_same_state(
    seed: int, players: int
) -> None:
    match = random_match(seed, players, decisions=11 * (1 + seed), fox=True, burrow=True)
    state: State = match.state  # type: ignore[assignment]
    for seat in range(players):
        other = redrawn(state, seat, seed + 100)
        assert other.info_key(seat) == state.info_key(seat)
        assert other.view(seat) == state.view(seat)
        assert list(other.legal_actions(seat)) == list(state.legal_actions(seat))
        for forget in (0.0, 0.4):
            one, two = (redrawn(each, seat, 7, forget) for each in (state, other))
            assert one.digest() == two.digest()


def test_gifts_and_pile_are_redrawn_for_everybody() -> None:
    scene = Scene("P11 P42 P52", river="P25 P62 P12", pile="P41")
    scene.do("play P11 left 1", "gift 0")
    gifts = {redrawn(scene.state, 0, seed).gifts[0][0] for seed in range(30)}
    assert len(gifts) > 10
    assert not scene.state.knows(card_number("P41"), 0)


def test_forgetting_drops_covered_cards_and_known_hands_and_keeps_what_lies_open() -> None:
    scene = Scene("P12 P62 P64", {"left 1": "P31"}, full=True, river="P15 P25 P35")
    scene.do("play P12 left 1", "draw_river 0")
    twin = redrawn(scene.state, 1, forget=1.0)
    assert not twin.knows(card_number("P31"), 1), "covered"
    assert not twin.knows(card_number("P15"), 1), "in the other hand"
    assert twin.knows(card_number("P12"), 1), "on top"
    assert twin.hands[1] == scene.state.hands[1]
    mine = redrawn(scene.state, 0, forget=1.0)
    assert mine.knows(card_number("P15"), 0), "the own hand"


def test_forgetting_drops_the_same_cards_all_match_long() -> None:
    scene = Scene("P12 P62 P64", {"left 1": "P31"}, full=True, river="P15 P24 P35")
    scene.do("play P12 left 1", "draw_river 0")
    early = redrawn(scene.state, 1, seed=3, forget=0.5)
    lost = {c for c in range(78) if scene.state.knows(c, 1) and not early.knows(c, 1)}
    again = redrawn(early, 1, seed=3, forget=0.5)
    assert again.info_key(1) == early.info_key(1)
    late = redrawn(random_ply(scene), 1, seed=3, forget=0.5)
    assert not {c for c in lost if late.knows(c, 1) and not late.shows(c, 1)}


def random_ply(scene: Scene) -> State:
    """The scene one decision of seat 1 further."""
    after = scene.state.clone()
    after.apply(1, after.legal_actions(1)[0])
    return after


def test_the_view_tells_all_a_table_draws() -> None:
    scene = Scene(
        "P32 P62 P64",
        {"left 1": "P11", "left 2": "P12"},
        tokens={"left 2": 3},
        homes=(4, 2),
        pawns=("centre", "left 1"),
        carrot_owner=1,
        fox=True,
        burrow=True,
    )
    scene.do("play P32 left 3")
    view = scene.state.view(1)
    assert (view.viewer, view.actors, view.turn, view.over) == (1, (0,), 1, False)
    assert (view.mover, view.chooser, view.phase, view.level) == (0, 0, "jump", 1)
    assert (view.way, view.aim) == ((0, 1), 2)
    assert (view.fox, view.fox_on, view.burrow_on) == (12, True, True)
    assert [space.tokens for space in view.spaces[:3]] == [0, 3, 0]
    assert [seat.home for seat in view.seats] == [4, 2]
    assert view.seats[1].carrot and view.seats[1].place == 0 and view.seats[1].total is None
    assert view.result is None and view.timer == "off"
    with pytest.raises(AttributeError):
        view.turn = 3  # type: ignore[misc]
    hidden = replace(view.seats[1], hand=(UNKNOWN,) * 3)
    public = replace(view, viewer=None, seats=(view.seats[0], hidden))
    assert public == scene.state.view(None)


def test_cloning_does_not_alias() -> None:
    state: State = random_match(3, 4, decisions=40).state  # type: ignore[assignment]
    twin, before, rng = state.clone(), state.digest(), Random(1)
    while not twin.is_over():
        seat = twin.actors()[0]
        legal = twin.legal_actions(seat)
        action = twin.sample_chance(rng) if seat < 0 else legal[int(rng.random() * len(legal))]
        twin.apply(seat, action)
    assert state.digest() == before and twin.digest() != before
