"""States of pieces are read from views; related events are shown at one moment."""

from __future__ import annotations

from tabletop.core.event import UNKNOWN
from tabletop.games.bunny_bidding.rules import events as ev
from tabletop.games.bunny_bidding.table.board import Table
from tabletop.games.bunny_bidding.table.looks import Hall, Look, majority, pieces_of, read
from tests.games.bunny_bidding.scenario import Scene
from tests.games.bunny_bidding.test_telling import moments


def look(scene: Scene, viewer: int, key: str) -> Look:
    found = read(scene.state.view(viewer))[key]
    assert isinstance(found, Look)
    return found


def test_the_looks_of_every_view_of_a_match_tell_only_what_the_view_tells() -> None:
    """Read after every event; a face-down tile of others has no face, a heap no empty one."""
    for seed in range(4):
        for _, state in moments(seed):
            for viewer in (0, None):
                view = state.view(viewer)
                for key, found in read(view).items():
                    if isinstance(found, Hall):
                        assert found.active < 0 or found.bidding
                    elif key.startswith("tile:") and not found.up and found.taker != viewer:
                        assert found.face == UNKNOWN or viewer in (found.owner, found.before)


def test_the_plaque_waits_for_its_motions_while_a_round_is_settled() -> None:
    phases = set()
    for seed in range(4):
        for _, state in moments(seed):
            view = state.view(None)
            hall = read(view)["hall"]
            assert isinstance(hall, Hall)
            phases.add(view.phase)
            assert (hall.lowest is None) == (view.phase in ("reveal", "check"))
    assert {"reveal", "check", "settle", "turn"} <= phases


def test_the_plaque_shows_the_direction_that_the_preview_tells() -> None:
    """Own tiles face down count, and an egg that turns everything."""
    scene = Scene(
        ("red 98", "red 97", "reverse_auction 4", "blue 11"), ("red 21", "blue 22"), ("blue 43",)
    )
    scene.do("open 98", "open 97", "bid_up 11", "offer_up 4")

    def lowest(viewer: int | None) -> bool | None:
        hall = read(scene.state.view(viewer))["hall"]
        assert isinstance(hall, Hall)
        return hall.lowest

    assert lowest(0) and lowest(None)
    scene = Scene(("red 98", "red 97", "green 13", "blue 11"), ("red 21", "blue 22"), ("blue 43",))
    scene.do("open 98", "open 97", "bid_up 11", "offer_up 13", "bid_down 21", "offer_up 22")
    assert lowest(1) and not lowest(0) and not lowest(None)


def test_a_tile_under_exchange_is_seen_by_who_takes_it_alone() -> None:
    scene = Scene(
        ("red 98", "red 97", "blue 10", "blue 11", "green 13"),
        ("yellow 21", "yellow 22", "replacement_egg 4", "orange 31"),
        ("orange 41", "orange 42", "green 43"),
    )
    scene.do("open 98", "open 97", "offer_down 10", "bid_up 11", "offer_up 4", "take 2")
    seen, hidden = look(scene, 1, "tile:2"), look(scene, 2, "tile:2")
    assert seen.taker == hidden.taker == 1
    assert seen.face & 127 == 10 and hidden.face == UNKNOWN
    scene.do("put 21")
    assert look(scene, 2, "tile:2").taker == -1


def test_the_type_found_most_often_is_read_from_open_eggs_of_the_offer() -> None:
    scene = Scene(
        ("red 98", "red 97", "blue 10", "blue 11"), ("blue 21", "blue 22"), ("green 43", "cyan 5")
    )
    scene.do("open 98", "open 97", "offer_down 10", "bid_up 11")
    assert majority(pieces_of(read(scene.state.view(0)))) == (0,)
    scene.do("offer_up 21", "bid_up 22")
    seen = majority(pieces_of(read(scene.state.view(0))))
    assert seen == (0,), "one open blue, a hidden one, two red"


def test_all_tiles_are_turned_up_at_one_moment_and_what_follows_comes_one_by_one() -> None:
    table = Table()
    up = ev.TILE_TURNED_UP(-1, piece=2, target="offer:2", face=300)
    assert table.joined(up, ev.TILE_TURNED_UP(1, piece=3, target="bid:1:3", face=400))
    steps = (
        ev.MAJORITY_FOUND(amount=2, detail=ev.Majority((1,))),
        ev.AUCTION_INVERTED(0, piece="tile:3", detail=ev.Turned(True, 1)),
        ev.BID_COUNTED(0, amount=10, detail=ev.Counted(10)),
        ev.BID_COUNTED(1, amount=20, detail=ev.Counted(20)),
        ev.ROUND_WON(0, amount=10, detail=ev.Won(True)),
    )
    for one, two in zip((up, *steps), steps, strict=False):
        assert not table.joined(one, two)


def test_tiles_leave_the_table_at_one_moment_each_way() -> None:
    table = Table()
    won = ev.TILE_WON(0, piece=1, origin=1, face=300)
    worst = ev.BID_TO_WORST(1, piece=2, origin="bid:0:2", face=400)
    gone = ev.TILE_REMOVED(2, piece=3, origin="bid:2:3", face=500)
    assert table.joined(won, won) and table.joined(won, worst) and table.joined(worst, gone)
    up = ev.TILE_TURNED_UP(0, piece=1, target="bid:0:1", face=300)
    assert not table.joined(up, won)
    assert not table.joined(ev.ROUND_WON(0, amount=10, detail=ev.Won(True)), won)
