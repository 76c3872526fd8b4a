"""Yang-Yin pairs are seen on the rope and told in the close look."""

from __future__ import annotations

import pytest

from tabletop.games.killer_bunnies.rules.cards import BY_IDENT, CARDS
from tabletop.games.killer_bunnies.table import faces
from tabletop.scenes.app import App
from tabletop.table.art.surface import blank
from tabletop.table.contract import Marks
from tests.games.killer_bunnies.scenario import Scene
from tests.games.killer_bunnies.table.moments import drawn, shown
from tests.typed import some


def test_a_clasp_lies_between_the_two_of_every_pair_and_nowhere_else(app: App) -> None:
    arranged = Scene("blue", "violet").bunny(0, "EB03").bunny(0, "EB01").bunny(0, "EB09")
    arranged.bunny(1, "EV01").bunny(1, "EV02")
    table = drawn(shown(app, arranged))
    yin, yang = (f"card:{arranged.card(name)}" for name in ("EB03", "EB01"))
    assert table.pieces.pairs() == [(yin, yang)]
    clasps = [key for key in table.pieces.nodes.pieces if key.startswith("pair:")]
    assert clasps == [f"pair:{yin}"]
    one, two, clasp = (some(table.rect(key)) for key in (yin, yang, clasps[0]))
    assert min(one.x, two.x) < clasp.centerx < max(one.right, two.right)
    assert min(one.y, two.y) < clasp.centery < max(one.bottom, two.bottom)


def test_the_ends_of_a_row_are_a_pair_while_nobody_else_is_in_the_ring(app: App) -> None:
    """R13: these three are the whole ring."""
    arranged = Scene("blue", "violet").bunny(0, "EB01").bunny(0, "EB09").bunny(0, "EB03")
    yang, yin = (f"card:{arranged.card(name)}" for name in ("EB01", "EB03"))
    assert drawn(shown(app, arranged)).pieces.pairs() == [(yin, yang)]
    arranged.bunny(1, "EV01")
    assert drawn(shown(app, arranged)).pieces.pairs() == []


def test_the_close_look_of_a_paired_bunny_names_its_mate(app: App) -> None:
    arranged = Scene("blue", "violet").bunny(0, "EB03").bunny(0, "EB01").bunny(0, "EB02")
    scene = shown(app, arranged)

    def told(name: str) -> str:
        found = drawn(scene).close_look(f"card:{arranged.card(name)}", scene.view)
        assert found is not None
        return " ".join(found.lines)

    assert "A pair with Blue Yang Bunny" in told("EB03")
    assert "A pair with Blue Yin Bunny" in told("EB01")
    assert "A pair" not in told("EB02")


def test_in_two_rows_a_cord_leads_from_each_creature_to_its_neighbour(app: App) -> None:
    """Neighbours, which alternate between the rows, decide what a weapon reaches."""
    arranged = Scene("blue", "violet", "green", "yellow")
    for seat, letter in enumerate("BVGY"):
        for number in ("01", "03", "13", "15"):
            arranged.bunny(seat, f"E{letter}{number}")
    assert "cord" not in drawn(shown(app, arranged)).pieces.nodes, "one row needs none"
    for seat, letter in ((0, "B"), (1, "V")):
        arranged.bunny(seat, f"E{letter}14")
    assert "cord" in drawn(shown(app, arranged)).pieces.nodes


def test_a_creature_tells_who_stands_beside_it(app: App) -> None:
    arranged = Scene("blue", "violet").bunny(0, "EB13").bunny(0, "EB15").bunny(1, "EV01")
    scene = shown(app, arranged)
    told = drawn(scene).state_of(f"card:{arranged.card('EB15')}", scene.view)
    assert told.endswith("beside Wind-Up Bunny and Violet Yang Bunny")
    alone = Scene("blue", "violet").bunny(0, "EB13")
    scene = shown(app, alone)
    assert "beside" not in drawn(scene).state_of(f"card:{alone.card('EB13')}", scene.view)


def test_the_words_of_a_covered_hand_card_keep_to_what_is_seen_of_it(app: App) -> None:
    arranged = Scene("blue", "violet").means(0, 6, 4).save(0, "EB38")
    table = drawn(shown(app, arranged))
    pieces, hand = table.pieces, arranged.state.hand[0]
    first, last = (f"card:{piece}" for piece in (hand[0], hand[-1]))
    gap = pieces.spots[f"card:{hand[1]}"].rect.x - pieces.spots[first].rect.x
    assert 0 < gap < pieces.spots[first].rect.w, "they overlap here"
    assert pieces.seen(first) == gap and pieces.seen(last) == 0


@pytest.mark.parametrize("seen", (40, 52, 64, 76, 98))
@pytest.mark.parametrize("ident", ("EB09", "EB21", "EB22", "EB28"))
def test_the_value_of_a_covered_hand_card_lies_in_the_visible_part(ident: str, seen: int) -> None:
    """Five hexagons of a cost leave the least room."""
    card = CARDS[BY_IDENT[ident]]
    for lines in (0, 2):
        drawn = blank(98, 137)
        faces._badge(drawn, card, faces._Plan(98, lines, 13, seen))
        badge = drawn.get_bounding_rect()
        assert badge.w >= 12 and badge.right <= seen, (lines, badge)


def test_no_card_of_the_hand_lies_over_the_rank_of_a_hint(app: App) -> None:
    arranged = Scene("blue", "violet").means(0, 6, 4).save(0, "EB38")
    scene = shown(app, arranged)
    table, hand = drawn(scene), [f"card:{piece}" for piece in arranged.state.hand[0]]
    table.marking.show(Marks(hinted=tuple(hand)))
    cards = max(node.z for key in hand if (node := table.nodes.node(key)))
    ranks = [node for node in table.marking._nodes if node.z > cards + 0.1]
    assert len(ranks) == len(hand)
