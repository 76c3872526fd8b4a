"""The view of one seat on a match, frozen: the only thing a table draws from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.core.game import CHANCE, Player, Result
from tabletop.games.bounce_bunny_bounce.rules import frames, knowledge, scoring
from tabletop.games.bounce_bunny_bounce.rules.cards import CELLS, NO_CARD
from tabletop.games.bounce_bunny_bounce.rules.state import Fields

UNKNOWN: Final = -1

PHASES: Final = (
    "bounce",
    "swap_first",
    "swap_second",
    "spy",
    "shock",
    "end",
    "first",
    "deal",
)


@dataclass(frozen=True, slots=True)
class CellView:
    """One cell of the field.

    Attributes:
        cell: its number.
        card: the number of the card that lies there, -1 = none.
        face: the card's kind when it lies open, else UNKNOWN.
        up: whether the card lies face up.
        seen: whether the viewer has seen this face-down card before; always False without the
            option of marks (BBB-40, BBB-48).
        memory: the kind that the viewer has seen of this face-down card, where that is recalled;
            else UNKNOWN.
    """

    cell: int
    card: int
    face: int
    up: bool
    seen: bool
    memory: int = UNKNOWN


@dataclass(frozen=True, slots=True)
class BounceView:
    """The table as `viewer` sees it; None is the public.

    Attributes:
        actors: who is asked now.
        turn: number of the turn, 0 before the field is dealt.
        over: whether the match has ended.
        mover: the seat whose turn it is, -1 before the first and after the last.
        chooser: the seat that is asked, -1 = nobody or the dealer.
        phase: "first", "deal", "bounce", "swap_first", "swap_second", "spy", "shock" or "over"; ""
            in the middle of an action, when nothing is asked.
        first: the seat that started, -1 = not yet drawn.
        cells: the 35 cells.
        bunnies: each seat's bunny's cell, -1 = off the field.
        carrots, shocks: counts of each seat.
        chosen: the cell of the first card of a swap under way, -1 = none.
        quiet: finished turns in a row without a carrot.
        turn_limit, quiet_limit: 0 = none.
        marks: whether seen cards are marked.
        result: how it ended, None before.
    """

    viewer: Player | None
    actors: tuple[Player, ...]
    turn: int
    over: bool
    mover: int
    chooser: int
    phase: str
    first: int
    cells: tuple[CellView, ...]
    bunnies: tuple[int, int]
    carrots: tuple[int, int]
    shocks: tuple[int, int]
    chosen: int
    quiet: int
    turn_limit: int
    quiet_limit: int
    marks: bool
    result: Result | None


def look(state: Fields, viewer: Player | None) -> BounceView:
    """The view of `viewer`."""
    actors = frames.actors(state)
    frame = state.stack[-1] if state.stack else None
    over = scoring.decided(state)
    return BounceView(
        viewer=viewer,
        actors=actors,
        turn=state.turn,
        over=over,
        mover=_mover(state),
        chooser=-1 if actors in ((), (CHANCE,)) else actors[0],
        phase="over" if over else PHASES[frame[0]] if frame else "",
        first=state.first,
        cells=tuple(_cell(state, cell, viewer) for cell in range(CELLS)),
        bunnies=(state.pos[0], state.pos[1]),
        carrots=(state.carrots[0], state.carrots[1]),
        shocks=(state.shocks[0], state.shocks[1]),
        chosen=frame[2] if frame and frame[0] == frames.SWAP_SECOND else -1,
        quiet=max(0, state.quiet),
        turn_limit=state.setup.turn_limit,
        quiet_limit=state.setup.quiet_limit,
        marks=state.setup.marks,
        result=scoring.result(state) if over else None,
    )


def opened(state: Fields, view: BounceView) -> BounceView:
    """A view of the match that `state` is a moment of, with every card face up."""
    cells = [
        CellView(cell.cell, cell.card, state.kinds[cell.card], True, False)
        if cell.card >= 0
        else cell
        for cell in view.cells
    ]
    return replace(view, cells=tuple(cells))


def recalled(state: Fields, view: BounceView) -> BounceView:
    """A view of the match that `state` is a moment of, with what the viewer has seen of backs."""
    viewer = view.viewer
    if viewer is None:
        return view
    cells = [
        replace(cell, memory=state.kinds[cell.card])
        if cell.card >= 0 and not cell.up and knowledge.knows(state, cell.card, viewer)
        else cell
        for cell in view.cells
    ]
    return replace(view, cells=tuple(cells))


def _mover(state: Fields) -> int:
    """Turns alternate, so the number of the turn tells whose it is (BBB-04)."""
    if scoring.decided(state) or state.turn == 0:
        return -1
    return (state.first + state.turn - 1) % 2


def _cell(state: Fields, cell: int, viewer: Player | None) -> CellView:
    card = state.at[cell]
    if card == NO_CARD:
        return CellView(cell, -1, UNKNOWN, False, False)
    if knowledge.shows(state, card, viewer):
        return CellView(cell, card, state.kinds[card], True, False)
    marked = state.setup.marks and viewer is not None and knowledge.knows(state, card, viewer)
    return CellView(cell, card, UNKNOWN, False, marked)
