"""The actions of clicks, drags and drops on this table, and the gestures of actions."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.games.bounce_bunny_bounce.rules import actions, keys
from tabletop.games.bounce_bunny_bounce.rules.cards import DOWN, LEFT, NEXT, RIGHT, UP
from tabletop.games.bounce_bunny_bounce.rules.view import BounceView
from tabletop.games.bounce_bunny_bounce.words import say
from tabletop.table.contract import ButtonSpec, Gesture, Question

END_BUTTON = "button:end"
SKIP_BUTTON = "button:skip"


def gesture(action: Action, view: BounceView) -> Gesture:
    """The one gesture that means `action`."""
    cell = keys.cell(action.a)
    match action.kind:
        case actions.BOUNCE:
            return Gesture(keys.bunny(view.chooser), cell)
        case actions.SWAP_SECOND:
            return Gesture(keys.cell(view.chosen), cell)
        case actions.SHOCK:
            return Gesture(keys.shocks(view.chooser), cell)
        case actions.END_TURN:
            return Gesture(END_BUTTON)
        case actions.SKIP_SPY:
            return Gesture(SKIP_BUTTON)
        case _:
            return Gesture(cell)


def attempt(tried: Gesture, view: BounceView) -> Action | None:
    """The action that a gesture without a legal meaning seems to mean."""
    if tried.source == END_BUTTON:
        return actions.END
    if tried.source == SKIP_BUTTON:
        return actions.SPY_NOTHING
    cell = keys.cell_of(tried.target or tried.source)
    if tried.source.startswith("shock:"):
        return actions.SHOCKS[max(0, cell)]
    if cell < 0:
        return None
    if tried.source.startswith("bunny:"):
        return actions.BOUNCES[cell]
    by_phase = {
        "bounce": actions.BOUNCES,
        "swap_first": actions.SWAPS_FIRST,
        "swap_second": actions.SWAPS_SECOND,
        "spy": actions.SPIES,
        "shock": actions.SHOCKS,
    }
    table = by_phase.get(view.phase)
    return None if table is None else table[cell]


def question(action: Action, view: BounceView) -> Question | None:
    """Asked before a shock that throws off one's own bunny (BBB-14)."""
    if action.kind == actions.SHOCK and view.bunnies[view.chooser] == action.a:
        return Question(say("sure-shock"), say("sure-shock.do"))
    return None


def arrow(dx: int, dy: int, view: BounceView, legal: Sequence[Action]) -> str:
    """The cell an arrow key means: the bunny's neighbour in that direction, beyond the edge too."""
    direction = {(0, -1): UP, (1, 0): RIGHT, (0, 1): DOWN, (-1, 0): LEFT}[(dx, dy)]
    cells = [action.a for action in legal if action.kind in (actions.BOUNCE, actions.SHOCK)]
    if not cells:
        return ""
    seat = view.chooser if view.phase == "bounce" else 1 - view.chooser
    here = view.bunnies[seat]
    if here < 0:
        return keys.cell(cells[len(cells) // 2])
    target = NEXT[direction][here]
    while target != here:
        if target in cells:
            return keys.cell(target)
        target = NEXT[direction][target]
    return ""


def buttons(
    view: BounceView, legal: Sequence[Action], held: bool
) -> tuple[ButtonSpec, ...]:
    """The one button at the foot of the right column; `held` = a shock is in the hand."""
    mine = bool(legal)
    if view.phase == "spy" and mine:
        return (ButtonSpec(SKIP_BUTTON, say("button-skip"), actions.SPY_NOTHING, "primary", "eye"),)
    if actions.END in legal:
        spare = any(action.kind == actions.SHOCK for action in legal)
        label = say("button-end.keep" if spare else "button-end")
        return (ButtonSpec(END_BUTTON, label, actions.END, "secondary" if held else "primary"),)
    first = view.phase in ("bounce", "swap_first", "swap_second") and mine
    why = view.phase.replace("_", "-") if first else "over" if view.over else "turn"
    return (ButtonSpec(END_BUTTON, say("button-end"), None, "primary", "", say(f"first-{why}")),)
