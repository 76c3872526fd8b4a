"""The base of drawn tables: a table that puts its pieces by key gets all the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame
import pytest

from tabletop.core.action import Action
from tabletop.table import meaning
from tabletop.table.art.picture import Size, picture
from tabletop.table.art.surface import Art
from tabletop.table.board import DrawnTable
from tabletop.table.contract import ButtonSpec, Gesture, Host, Marks, SeatFace, Slots
from tabletop.table.meaning import Group
from tabletop.table.stage import Stage

TAKE, LAY = 0, 1
CARDS = 3


class View(NamedTuple):
    """How many cards are left."""

    left: int


class Words:
    """The words of that game, as far as the table asks for them."""

    def describe(self, action: Action, view: View, names: Sequence[str]) -> str:
        return f"{('Take', 'Lay')[action.kind]} card {action.a}"


@picture
def plain(size: Size) -> pygame.Surface:
    return pygame.Surface(size[:2])


class Table(DrawnTable[View, int]):
    """Cards in a row and a pile they may be laid on."""

    def layout(self, host: Host, area: pygame.Rect) -> None:
        super().layout(host, area)
        self.slots = Slots(pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0), ())
        self.nodes.lay_place("pile", pygame.FRect(300, 0, 40, 60), 2)

    def looks(self, view: View) -> dict[str, int]:
        return {f"card:{n}": n for n in range(view.left)}

    def show(self, looks: Mapping[str, int]) -> None:
        for key, n in looks.items():
            self.nodes.lay(key, plain(), pygame.FRect(60 * n, 0, 40, 60), 5)

    def gesture(self, action: Action, view: View) -> Gesture:
        return Gesture(f"card:{action.a}", "pile" if action.kind == LAY else "")

    def groups(self, view: View) -> Sequence[Group]:
        return (Group(meaning.HAND, "Hand", [f"card:{n}" for n in range(view.left)]),)

    def name_of(self, key: str, view: View) -> str:
        return f"Card {key[5:]}" if key.startswith("card:") else ""


@pytest.fixture
def table() -> Table:
    made = Table()
    seats = (SeatFace("Anna", 0), SeatFace("Ben", 1))
    host = Host(Stage(), 1.0, seats, lambda name: None)
    made.layout(host, pygame.Rect(0, 0, 400, 200))
    made.show(made.looks(View(CARDS)))
    made.panel(View(CARDS), made.looks(View(CARDS)))
    return made


def marks_of(table: Table) -> list[tuple[float, float]]:
    return [node.pos for node in table.host.stage.nodes if node.key == "mark"]


def test_pieces_are_hit_found_and_marked_by_their_keys(table: Table) -> None:
    assert table.hits((70, 10)) == ["card:1"] and table.hits((310, 10)) == ["pile"]
    assert table.rect("card:2") == pygame.Rect(120, 0, 40, 60)
    table.mark(Marks(legal=frozenset(["card:1", "pile"])), View(CARDS))
    assert set(marks_of(table)) == {(60, 0), (300, 0)}
    table.mark(Marks(refused="card:0"), View(CARDS))
    assert marks_of(table) == [(0, 0)]
    table.mark(Marks(hinted=("nowhere",)), View(CARDS))
    assert marks_of(table) == []


def test_every_kind_of_mark_is_drawn_over_its_piece(table: Table) -> None:
    for marks in (
        Marks(legal=frozenset(["card:0"])),
        Marks(chosen=frozenset(["card:0"])),
        Marks(hinted=("card:0",)),
        Marks(told=frozenset(["card:0"])),
        Marks(refused="card:0"),
    ):
        table.mark(marks, View(CARDS))
        drawn = [node.z for node in table.host.stage.nodes if node.key == "mark"]
        assert drawn and max(drawn) > 5


def test_a_dragged_piece_hangs_at_the_pointer_and_glides_home(table: Table) -> None:
    node = table.nodes.node("card:1")
    assert node is not None
    table.drag("card:1", (200, 150))
    assert node.pos == (180, 120) and node.z == table.z_held
    assert "card:1" not in table.hits((70, 10)), "what is held lies nowhere"
    motion = table.glide_home("card:1", (200, 150))
    table.drag("card:1", None)
    assert motion is not None and table.carried is None
    motion.show(motion.length)
    assert node.pos == (60, 0)


def test_a_bare_place_and_what_is_not_there_cannot_be_taken(table: Table) -> None:
    for key in ("pile", "nothing"):
        table.drag(key, (10, 10))
        assert table.carried is None
    assert table.glide_home("nothing", (0, 0)) is None


def test_an_arrow_goes_to_what_may_be_used_in_that_direction(table: Table) -> None:
    one, both = [Action(TAKE, 0)], [Action(TAKE, 0), Action(TAKE, 2)]
    assert table.arrow(-1, 0, View(CARDS), one) == "card:0"
    assert table.arrow(-1, 0, View(CARDS), both) == "card:2", "the nearer, from the middle"
    assert table.arrow(1, 0, View(CARDS), both) == ""


def test_the_tree_has_names_uses_and_places(table: Table) -> None:
    legal = [Action(TAKE, 0), Action(LAY, 1)]
    zones = table.meaning(View(CARDS), legal, Words())  # type: ignore[arg-type]  # asked once only
    hand = next(zone for zone in zones if zone.key == meaning.HAND)
    assert [thing.name for thing in hand.things] == ["Card 0", "Card 1", "Card 2"]
    assert [use.words for use in hand.things[0].uses] == ["Take card 0"]
    assert hand.things[1].uses[0].to == "pile" and hand.things[2].uses == ()
    assert hand.things[2].where == (120, 0, 40, 60)
    assert "Hand\n  Card 0\n    - Take card 0\n" in meaning.told(zones)


def test_a_zone_that_is_told_alike_is_the_very_one_that_was_told_before(table: Table) -> None:
    legal = [Action(TAKE, 0), Action(LAY, 1)]
    before = table.meaning(View(CARDS), legal, Words())  # type: ignore[arg-type]  # as above
    again = table.meaning(View(CARDS), legal, Words())  # type: ignore[arg-type]  # as above
    assert all(one is other for one, other in zip(before, again, strict=True))
    fewer = table.meaning(View(CARDS), legal[1:], Words())  # type: ignore[arg-type]  # as above
    changed = [zone.key for zone, was in zip(fewer, before, strict=True) if zone is not was]
    hand = {zone.key: zone.things for zone in before}[meaning.HAND]
    now = {zone.key: zone.things for zone in fewer}[meaning.HAND]
    assert changed == [meaning.HAND] and now[0].uses == () and now[1] is hand[1]


def test_a_hidden_piece_is_nowhere(table: Table) -> None:
    assert table.rect("card:1") is not None
    table.nodes.hide("card:1")
    assert table.rect("card:1") is None and table.box("card:1") is None


def test_a_piece_that_is_dragged_on_is_lifted_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    lifted: list[str] = []
    monkeypatch.setattr(table, "lifted", lifted.append)
    for pos in ((200, 150), (210, 150), (220, 150)):
        table.drag("card:1", pos)
    assert lifted == ["card:1"]


def test_a_picture_made_only_to_be_dragged_is_gone_when_it_is_let_go(table: Table) -> None:
    picture = table.host.stage.picture(Art(pygame.Surface((9, 9)), 0, 0), 0, 0, 5, "passing")
    table.lift = lambda key: table.passing(picture)  # type: ignore[method-assign]  # a pile's top
    table.drag("pile", (50, 50))
    table.drag("pile", None)
    assert picture.stage is None


def test_a_click_that_is_enough_is_told_where_it_is_done_and_a_forbidden_button_without_use(
    table: Table,
) -> None:
    table.direct = lambda gesture, view: gesture.target == "pile"  # type: ignore[method-assign]  # laying needs no card first
    spec = ButtonSpec("button:end", "End", Action(TAKE, 7))
    table.buttons = lambda view, legal: (spec,)  # type: ignore[method-assign]  # one button
    table.slots = table.slots._replace(buttons=(pygame.Rect(0, 0, 50, 20),))
    zones = table.meaning(View(CARDS), [Action(LAY, 1)], Words())  # type: ignore[arg-type]  # as above
    things = {thing.key: thing for thing in meaning.things(zones)}
    assert things["card:1"].uses == () and things["button:end"].uses == ()
    zones = table.meaning(View(CARDS), [Action(LAY, 1), Action(TAKE, 7)], Words())  # type: ignore[arg-type]  # as above
    assert [len(thing.uses) for thing in meaning.things(zones) if thing.key == "button:end"] == [1]


def test_where_a_piece_was_let_go_is_forgotten_with_the_next_one_taken(table: Table) -> None:
    table.drag("card:1", (200, 150))
    table.drag("card:1", None)
    assert table.host.left == {"card:1": (200, 150)}
    table.drag("card:2", (10, 10))
    assert table.host.left == {}
