"""Buttons: the main one and its words, pairs of answers, and the small ones over the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.core.action import Action
from tabletop.games.bunny_bidding.rules import actions as acts
from tabletop.games.bunny_bidding.rules.view import BiddingView
from tabletop.games.bunny_bidding.table.plan import BID, OFFER, Plan, Planned, wanted
from tabletop.table.contract import COMMIT, ButtonSpec

STOP, ENOUGH = "button:stop", "button:enough"
PAIRS = {
    acts.FORCE: ("button:force_offer", "button:force_bids"),
    acts.MONEY: ("button:lose", "button:gain"),
}


def _laid(row: Planned) -> str:
    return f"{row.tile} down" if row.down else str(row.tile)


def _together(rows: Sequence[Planned], where: str) -> str:
    """Returns the tiles of one place in words: "90", "90 down" or "22 and 33"."""
    words = [_laid(row) for row in rows if row.where == where]
    return " and ".join(words)


def plan_words(rows: Sequence[Planned], view: BiddingView) -> str:
    """Returns the words of the main button: "Bid 90, offer 38"."""
    count = len(rows)
    tiles = f"{count} tile" if count == 1 else f"{count} tiles"
    if view.phase == "opening":
        return f"Open {_together(rows, rows[0].where)}"
    if view.phase == "showing":
        return f"Show {tiles}"
    if view.phase == "giving":
        return f"Give {tiles}"
    if view.phase == "putting":
        return f"Put {rows[0].tile} there"
    words = chosen_words(rows)
    return words[0].upper() + words[1:]


def chosen_words(rows: Sequence[Planned]) -> str:
    """Returns the destinations of the chosen tiles: "bid 90, offer 38"."""
    found = ((verb, _together(rows, verb)) for verb in (BID, OFFER))
    return ", ".join(f"{verb} {words}" for verb, words in found if words)


def waiting_words(view: BiddingView) -> tuple[str, str]:
    """Returns words and tooltip of the main button while it is disabled."""
    if view.over:
        return "The auction is over", "The match is over."
    if view.viewer is None or view.viewer not in view.actors:
        return "Bid and offer", "It is not your turn."
    if view.phase == "turn" and wanted(view) == 1:
        return "Lay a tile", "First take up a tile of your hand."
    return {
        "opening": ("Open the offer", "First take up the tiles you open with."),
        "showing": ("Show tiles", "First take up the tiles you will use."),
        "putting": ("Put a tile there", "First take up a tile of your hand."),
        "giving": ("Give tiles", "First take up the tiles you give away."),
        "spying": ("Choose a player", "Click the bid box of another player."),
        "casting": ("Choose a player", "Click the bid box of a player."),
    }.get(view.phase, ("Bid and offer", "First take up a tile of your hand."))


def _pair(kind: int, legal: Sequence[Action]) -> tuple[ButtonSpec, ...]:
    keys = PAIRS[kind]
    words = {
        acts.FORCE: ("The offers", "The bids"),
        acts.MONEY: ("They lose 50", "They gain 50"),
    }[kind]
    both = (acts.FORCES, acts.MONEYS)[kind == acts.MONEY]
    return (
        ButtonSpec(keys[1], words[1], both[1], "primary"),
        ButtonSpec(keys[0], words[0], both[0]),
    )


def buttons(view: BiddingView, legal: Sequence[Action], plan: Plan) -> tuple[ButtonSpec, ...]:
    """Returns the main button, or two to choose between."""
    kinds = {action.kind for action in legal}
    for kind in PAIRS:
        if kind in kinds:
            return _pair(kind, legal)
    if plan.rows:
        made = plan.actions()
        words = plan_words(plan.rows, view)
        missing = wanted(view) - len(plan.rows)
        more = "one more tile" if missing == 1 else f"{missing} more tiles"
        tip = "" if made else f"First take up {more}."
        return (ButtonSpec(COMMIT, words, None, "primary", "", tip, None, made),)
    if acts.ENOUGH in kinds:
        return (ButtonSpec(ENOUGH, "Exchange no more", acts.NO_MORE, "primary"),)
    if acts.STOP in kinds:
        return (ButtonSpec(STOP, "End turn", acts.STOP_HERE, "primary"),)
    words, tip = waiting_words(view)
    return (ButtonSpec("button:lay", words, None, "primary", "", tip),)


def tabs(
    plan: Plan, view: BiddingView, by_number: bool, turn: Callable[[], None],
    send: Callable[[], None], sort: Callable[[bool], None],
) -> tuple[ButtonSpec, ...]:  # fmt: skip
    """Returns the small buttons over the hand, from the right: sorting, face down, other place."""
    found = [
        _sorted_by("number", by_number, lambda: sort(True)),
        _sorted_by("colour", not by_number, lambda: sort(False)),
    ]
    if not plan.rows or view.phase != "turn":
        return tuple(found)
    last = plan.rows[-1]
    if plan.may_turn():
        words = "Face up" if last.down else "Face down"
        tip = f"Turns {last.tile} over before it is laid."
        found.append(ButtonSpec("button:turn", words, None, "secondary", "", tip, turn))
    else:
        tip = "Face down is not allowed there now: at least one tile of a turn lies face up."
        found.append(ButtonSpec("button:turn", "Face down", None, "secondary", "", tip))
    if plan.may_send():
        words = "As offer" if last.where == BID else "As bid"
        tip = f"Sends {last.tile} to the other place."
        found.append(ButtonSpec("button:send", words, None, "secondary", "", tip, send))
    return tuple(found)


def _sorted_by(what: str, chosen: bool, sort: Callable[[], None]) -> ButtonSpec:
    """Returns one side of the sorting switch; the chosen one is lit."""
    tip = f"The hand is sorted by {what}." if chosen else f"Sorts the hand by {what}."
    kind = "chosen" if chosen else "quiet"
    return ButtonSpec(f"button:by_{what}", f"By {what}", None, kind, "", tip, sort, px=16)
