"""The tray's cards at every size: how large they are and what they may lie over."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from tabletop.games.bunny_kingdom.rules import keys
from tabletop.table.contract import Marks
from tests.games.bunny_kingdom.table.moments import arranged, drawn, hand, picking_in, table
from tests.robots import make_app


@pytest.mark.parametrize(("players", "size", "scale"), [
    (3, (1280, 720), 100), (3, (960, 600), 100), (3, (1280, 720), 200), (5, (1920, 1080), 150),
])  # fmt: skip
def test_a_card_that_may_be_chosen_is_never_small_nor_smaller_than_what_lies_there(
    tmp_path: Path, players: int, size: tuple[int, int], scale: int
) -> None:
    app = make_app(tmp_path, size, speed=0, scale=scale)
    scene = arranged(app, picking_in(2), players, -1, sky=True)
    tray = drawn(scene).tray
    own = scene.view.seats[0]
    widths = [tray.rects[keys.card(card)].w * scene.host.s for card in own.hand]
    low = [key for card in own.parchments if (key := keys.card(card)) in tray.rects]
    below = [tray.rects[key].w * scene.host.s for key in low]
    assert min(widths) >= 55.9 and max(below, default=0) <= min(widths) + 0.1
    right = drawn(scene).places.tray.right
    assert all(rect.right <= right for rect in tray.rects.values())
    app.close()


def test_a_card_taken_up_hides_no_name_in_the_row_above(tmp_path: Path) -> None:
    app = make_app(tmp_path, (960, 600), speed=0, scale=100)
    scene = table(app, 5, sky=True)
    tray = drawn(scene).tray
    tray.chosen = frozenset(hand(scene))
    tray.items(scene.director.looks)
    rows = sorted({tray.rects[key].y for key in tray.chosen})
    assert len(rows) > 1
    for one, other in combinations([tray.rects[key] for key in hand(scene)], 2):
        assert not one.colliderect(other)
    app.close()


def test_neither_a_card_nor_a_tag_lies_over_the_rank_of_a_hint(tmp_path: Path) -> None:
    app = make_app(tmp_path, (960, 600), speed=0)
    scene = arranged(app, picking_in(2), 2, -1)
    table, cards = drawn(scene), hand(scene)
    table.marking.show(Marks(hinted=tuple(cards)))
    lying = [node.z for key in cards if (node := table.nodes.node(key))]
    tags = [node.z for node in scene.stage.nodes if node.key.startswith("worth:")]
    ranks = [node for node in table.marking._nodes if node.z > max(lying + tags)]
    assert tags and len(ranks) == len(cards)
    app.close()
