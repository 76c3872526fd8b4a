"""Knowledge of each seat: face-down tiles, peeks, returned bids, gifts, and redraws."""

from random import Random

from tabletop.games.bunny_bidding.rules.rules import State
from tests.games.bunny_bidding.playing import random_match
from tests.games.bunny_bidding.scenario import Scene

A = ("red 98", "red 97", "blue 10", "blue 11", "green 13", "yellow 14")
B = ("yellow 21", "yellow 22", "green 23", "blue 30", "red 31")
C = ("orange 41", "orange 42", "green 43", "blue 45")


def worlds(state: State, seat: int, count: int = 30) -> list[State]:
    found = []
    for seed in range(count):
        world = state.clone()
        world.redeterminize(seat, Random(seed))
        world.check()
        found.append(world)
    return found


def test_a_face_down_tile_is_known_to_who_laid_it_alone() -> None:
    scene = Scene(A, B, C)
    scene.do("open 98", "open 97", "offer_down 10")
    assert scene.state.knows(10, 0) and not scene.state.knows(10, 1)
    assert scene.state.shows(2, 0) and not scene.state.shows(2, 1)
    assert scene.state.view(0).places[2].tile == 10
    assert scene.state.view(1).places[2].tile == -1 == scene.state.view(None).places[2].tile
    (laid,) = scene.told("tile_offered")
    assert laid.witnesses == (0,)


def test_a_bid_that_came_back_is_known_until_a_tile_goes_face_down() -> None:
    scene = Scene(A, B, C)
    scene.do("open 98", "open 97", "bid_down 10", "offer_up 11")
    scene.do("bid_up 21", "offer_up 22", "bid_up 41", "offer_up 42")
    assert 10 in scene.hand(0) and scene.state.knows(10, 1)
    while scene.asked != 0:
        legal = sorted(scene.legal())
        scene.do(next(t for t in legal if t.startswith(("open", "bid_up", "offer_up"))))
    scene.do("offer_down 13")
    assert not scene.state.knows(10, 1), "it may be the one that lies face down"
    assert dict(scene.state.vague).keys() == {10}
    places = len(scene.state.places) - 1
    for world in worlds(scene.state, 1):
        in_hand, laid = 10 in world.hands[0], world.places[places][0] == 10
        assert in_hand != laid
    both = {10 in world.hands[0] for world in worlds(scene.state, 1)}
    assert both == {True, False}


def test_a_redraw_keeps_what_a_peek_has_shown() -> None:
    scene = Scene(A, (*B, "study_offer 4"), C)
    scene.do("open 98", "open 97", "offer_down 10", "bid_up 11", "offer_up 4")
    assert all(world.places[2][0] == 10 for world in worlds(scene.state, 1))
    assert any(world.places[2][0] != 10 for world in worlds(scene.state, 2))


def test_who_gave_a_tile_knows_where_it_is_until_it_may_have_moved() -> None:
    scene = Scene(A, B, C, doubled_give=True)
    scene.do("open 98", "open 97", "bid_up 11")
    assert scene.hand(1) == (10, 13, 14), "with five tiles or fewer all are given unasked"
    assert all(scene.state.knows(tile, 0) for tile in (10, 13, 14))
    assert not scene.state.knows(13, 2)
    scene.do("offer_up 41", "bid_up 10", "offer_down 13")
    assert not scene.state.knows(13, 0) and not scene.state.knows(14, 0)


def test_a_face_down_tile_told_to_be_doubled_is_redrawn_as_one() -> None:
    scene = Scene((*A, "red 66", "red 67"), B, C, doubled_give=True)
    scene.do("open 98", "open 97", "bid_down 66")
    for tile in (10, 11, 13, 14, 67):
        if scene.asked == 0 and scene.state.stack[-1][0] == 9:
            scene.do(f"set_aside {tile}", seat=0)
    for world in worlds(scene.state, 2):
        assert world.places[2][0] % 11 == 0


def test_forgetting_drops_what_lies_no_longer_open() -> None:
    state = random_match(5, 4, 60).state
    assert isinstance(state, State)
    world = state.clone()
    world.redeterminize(1, Random(3), 1.0)
    world.check()
    assert world.hands[1] == state.hands[1] and world.piles[1] == state.piles[1]
    assert world.open_gone == 0


def test_goals_of_others_are_redrawn_and_spied_ones_kept() -> None:
    scene = Scene(A, B, C, goals=("red blue", "green green", "yellow orange"))
    scene.state.goal_eyes = (scene.state.goal_eyes[0] | 1 << 2, *scene.state.goal_eyes[1:])
    for world in worlds(scene.state, 0):
        assert world.goals[:3] == bytes((0, 3, 1))
    assert len({world.goals for world in worlds(scene.state, 0)}) > 5


def test_a_seat_whose_bid_was_counted_without_minus_ten_has_no_lower_bids() -> None:
    scene = Scene(
        A,
        ("yellow 21", "yellow 22", "red 2"),
        ("orange 41", "orange 42", "red 3"),
        powers=("higher_bids", "large_hands", "info_bid"),
        handicaps=("small_hands", "always_faceup", "never_follow"),
    )
    assert any(114 in world.handicaps[1] for world in worlds(scene.state, 0, 60))
    scene.do("open 98", "open 97", "bid_up 10", "offer_up 11", "bid_up 21", "offer_up 22", "stop")
    scene.do("bid_up 41", "offer_up 42")
    assert not any(114 in world.handicaps[1] for world in worlds(scene.state, 0, 60))


def test_who_takes_a_tile_it_knew_without_a_look_is_not_told_where_it_is() -> None:
    powers = ("large_hands", "collect_any", "info_bid")
    scene = Scene((*A[:2], "red 66", "blue 10"), B, C, powers=powers, doubled_give=True)
    scene.state.told = (0, 1 << 66, 0)
    scene.do("open 98", "open 97", "offer_down 66")
    assert scene.hand(0) == (41, 42, 43, 45), "all have given their few tiles to the left"
    assert dict(scene.state.hunch[1]).keys() == {66}
    scene.do("bid_up 41", "stop", "collect 2")
    assert 66 in scene.pile(1)
    assert not scene.state.told[1] >> 66 & 1 and scene.state.told[0] >> 66 & 1
