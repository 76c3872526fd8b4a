"""Buttons at the right end of the tray, with their present actions. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames, keys
from tabletop.games.killer_bunnies.rules.actions import ONLY
from tabletop.games.killer_bunnies.rules.cards import TYPES
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table import hands
from tabletop.games.killer_bunnies.table.hands import BUTTONS
from tabletop.games.killer_bunnies.words.describe import card_name, leaver, missing
from tabletop.table.contract import COMMIT, ButtonSpec

Specs = tuple[ButtonSpec, ...]
GO = "button:go"
"""Key of the large button, which does what is held or aimed at."""


def _name(view: KillerView, piece: int) -> str:
    return card_name(view.faces[piece]) if piece >= 0 else "it"


def _only(kind: int, words: str, how: str = "secondary", tip: str = "") -> ButtonSpec:
    return ButtonSpec(BUTTONS[kind], words, ONLY[kind], how, "", tip)


def _offered(legal: Sequence[Action], *specs: ButtonSpec) -> Specs:
    """Returns the specs whose action is legal now."""
    return tuple(spec for spec in specs if spec.action in legal)


def buttons(
    view: KillerView, legal: Sequence[Action], held: str, aim: str, taken: Sequence[str] = ()
) -> Specs:
    """Returns at most three buttons, the main one first.

    `held` is the piece in the hand, `aim` its possible target, `taken` the gathered pieces.
    """
    if legal and hands.gathers(view):
        return _gathered(view, legal, taken)
    if not legal or not view.frame:
        words = "The match is over." if view.over else "It is somebody else's decision now."
        return (ButtonSpec(GO, "Wait", None, "primary", "", words),)
    make = _BY_FRAME.get(view.frame[0])
    made = make(view, legal, held, aim) if make else ()
    return made or (ButtonSpec(GO, _asked(view), None, "primary", "", _tip(view)),)


def aims_of(legal: Sequence[Action], view: KillerView, held: str) -> dict[str, Action]:
    """Returns the targets of the held piece, each with its action."""
    found = {}
    for action in legal:
        made = hands.gesture(action, view)
        if made.source == held and made.target:
            found[made.target] = action
    return found


def _gathered(view: KillerView, legal: Sequence[Action], taken: Sequence[str]) -> Specs:
    """Returns the button that commits the gathered pieces."""
    made = hands.gathered(taken, view)
    if view.frame[0] == frames.SEALED:
        words = ("Choose the TOP RUN", "Choose the BOTTOM RUN", "Lay both face down")[len(taken)]
        tip = "" if made else "Click the card that comes first, then the second."
        return (ButtonSpec(COMMIT, words, None, "primary", "", tip, None, made),)
    tip = "" if made else "Click what you give and what you ask for."
    first = ButtonSpec(COMMIT, "Propose the trade", None, "primary", "", tip, None, made)
    return (first, *_offered(legal, _only(acts.WITHDRAW, "Withdraw")))


# ------------------------------------------------------------------------------- the own turn


def _free(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    if held.startswith("card:") and (aims := aims_of(legal, view, held)):
        return _held(view, aims, held, aim)
    me = view.seats[view.frame[1]]
    if view.main_done:
        return _ending(view, legal)
    top = me.top
    if top < 0:
        return _offered(legal, _only(acts.SKIP, "Play nothing", "primary"))
    name = _name(view, top)
    play = ButtonSpec("button:play_top", f"Play {name}", acts.PLAYS[top], "primary")
    save = ButtonSpec("button:save_top", "Save it", ONLY[acts.SAVE_TOP])
    specs = [play, save, ButtonSpec("button:discard_top", "Discard it", ONLY[acts.DISCARD_TOP])]
    found = [spec for spec in specs if spec.action in legal]
    if found[:1] == [save]:
        found[0] = save._replace(kind="primary", label=f"Save {name}")
    elif found[:1] != [play]:  # a loss is never what the large button does
        found.insert(0, play._replace(action=None, tip=missing(view)))
    return tuple(found)


def _ending(view: KillerView, legal: Sequence[Action]) -> Specs:
    """Returns the button that ends the turn; a creature that may leave then has its own."""
    end, gone = ONLY[acts.END_TURN], leaver(view)
    if gone is None or end not in legal:
        return _offered(legal, _only(acts.END_TURN, "End turn", "primary"))
    name = _name(view, gone.piece)
    stays = _only(acts.END_TURN, "End turn", "primary", f"{name} stays.")
    tip = f"The turn ends; {name} burns a RESOURCE and is out of play until your next one."
    leaves = ButtonSpec(hands.VANISHING, "She leaves", None, tip=tip)
    return (
        stays._replace(actions=(end, ONLY[acts.SKIP])),
        leaves._replace(actions=(end, Action(acts.VANISH, gone.piece))),
    )


def _held(view: KillerView, aims: dict[str, Action], held: str, aim: str) -> Specs:
    """Returns the button of the held card, for the aim or else the likeliest target."""
    target = aim if aim in aims else next(iter(aims))
    name = _name(view, keys.number(held))
    place = target.partition(":")[0]
    words = {
        "arena": f"Play {name}",
        "saved": f"Save {name}",
        "discard": f"Discard {name}",
        "power": f"Use {name}",
        "card": f"To {_name(view, keys.number(target))}",
        "bottom": f"Lay {name}",
        "slot": f"Put {name} there",
    }.get(place, "Do it")
    if aim not in aims and (place == "discard" or (len(aims) > 1 and place in ("card", "slot"))):
        return (ButtonSpec(GO, f"Where to with {name}?", None, "primary", "", "Point at it."),)
    how = "secondary" if place == "discard" else "primary"
    return (ButtonSpec(GO, words, aims[target], how),)


def _aim(verb: str) -> Callable[[KillerView, Sequence[Action], str, str], Specs]:
    def made(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
        skip = _offered(legal, _only(acts.SKIP, "At nobody"))
        action = next(
            (a for a in legal if hands.gesture(a, view).target == aim and aim), None
        )
        if action is None:
            tip = "Point at one of the stitched ones."
            return (ButtonSpec(GO, "Choose a target", None, "primary", "", tip), *skip)
        words = f"{verb} {_name(view, action.a)}"
        return (ButtonSpec(GO, words, action, "primary"), *skip)

    return made


def _slot(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    """Returns a button for the only slot of the own part, if there is one."""
    place = hands.only_place(view, legal)
    if place is None:
        return ()
    words = f"Put {_name(view, view.frame[2])} there"
    tip = "Into your part; or click another lit slot."
    return (ButtonSpec(GO, words, place, "primary", "", tip),)


def _direction(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    return (
        ButtonSpec(hands.CLOCKWISE, "Clockwise", Action(acts.DIRECTION, 0), "primary"),
        ButtonSpec(hands.COUNTER, "Other way", Action(acts.DIRECTION, 1)),
    )


def _splash(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    return (
        ButtonSpec(hands.SPLASHING, "Neighbours too", Action(acts.SPLASH, 1), "primary"),
        ButtonSpec(hands.ALONE, "It alone", Action(acts.SPLASH, 0)),
    )


# --------------------------------------------------------------------------------- the others


def _some(*rows: tuple[int, str]) -> Callable[[KillerView, Sequence[Action], str, str], Specs]:
    """Returns a maker of plain buttons; the first legal one is the main one."""

    def made(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
        found = _offered(legal, *(_only(kind, words) for kind, words in rows))
        return tuple(
            spec._replace(kind="secondary" if index else "primary")
            for index, spec in enumerate(found)
        )

    return made


def _window(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    tip = "This turn, you are asked again only where something of yours is struck."
    passing = (
        _only(acts.PASS, "Let it pass", "primary"),
        _only(acts.PASS_TURN, "Pass for this turn", "secondary", tip),
    )
    if held.startswith("card:"):
        action = acts.RESPONSES[keys.number(held)]
        if action in legal:
            words = f"Answer: {_name(view, keys.number(held))}"
            plain = passing[0]._replace(kind="secondary")
            return (ButtonSpec(GO, words, action, "primary"), plain)
    return passing


def _extorted(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    points = view.frame[3]
    tip = "From your d20 count."
    return (
        _only(acts.GIVE_RESOURCE, "Give a RESOURCE", "primary"),
        _only(acts.LOSE_POINTS, f"Lose {points}", "secondary", tip),
    )


def _tip_card(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    return (
        ButtonSpec(hands.TIPPED, "Discard it", ONLY[acts.DISCARD_TOP], "primary"),
        _only(acts.SKIP, "Let it lie"),
    )  # fmt: skip


def _drawing(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    enough = len(view.seats[view.frame[1]].hand) >= 5
    draw = ButtonSpec("button:draw", "Draw a card", ONLY[acts.DRAW])
    stop = _only(acts.STOP, "Stop")
    first, second = (stop, draw) if enough else (draw, stop)
    return (first._replace(kind="primary"), second)


def _deal(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    why = "Lay out what you give and what you ask for."
    return (
        _only(acts.PROPOSE, "Propose the trade", "primary", "" if ONLY[acts.PROPOSE] in legal
              else why),
        _only(acts.WITHDRAW, "Withdraw"),
        *_offered(legal, _only(acts.ASK_HAND, "Ask for a hand card")),
    )  # fmt: skip


def _declare(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    main = view.seats[view.frame[1]].main
    tip = "The type your deck has most of."
    return (ButtonSpec(GO, f"As {TYPES[main]}", Action(acts.DECLARE, main), "primary", "", tip),)


_BY_FRAME: Final[dict[int, Callable[[KillerView, Sequence[Action], str, str], Specs]]] = {
    frames.DECLARE: _declare,
    frames.FREE: _free,
    frames.TARGET: _aim("Aim at"),
    frames.RETALIATE: _aim("Strike"),
    frames.GOOSE: _aim("Strike"),
    frames.CINDER: _aim("Strike"),
    frames.DIRECTION: _direction,
    frames.PLACE: _slot,
    frames.PLACE_CITY: _slot,
    frames.SPLASH: _splash,
    frames.PAY: _some((acts.PAY_AUTO, "Pay like this")),
    frames.CLAIM: _some((acts.STAY, "Leave it there")),
    frames.EXITS: _some((acts.SKIP, "Nobody leaves")),
    frames.MOVE: _some((acts.SKIP, "Move nobody")),
    frames.HEAL: _some((acts.SKIP, "Leave it at that")),
    frames.TAKE: _some((acts.SKIP, "Take nothing")),
    frames.VANISH: _some((acts.SKIP, "She stays")),
    frames.WINDOW: _window,
    frames.TIP: _tip_card,
    frames.EXTORTED: _extorted,
    frames.DRAWING: _drawing,
    frames.DEAL: _deal,
    # The large button lies where one's own turn ended: whoever clicks on gives nothing away.
    frames.ANSWER: _some((acts.REFUSE, "Refuse the trade"), (acts.ACCEPT, "Accept it")),
    frames.RUN_NEXT: lambda view, legal, held, aim: (
        _held(view, aims_of(legal, view, held), held, aim) if held.startswith("card:") else ()
    ),
}

_ASKED: Final = {
    frames.SEALED: ("Choose two run cards", "Click the TOP RUN first, then the BOTTOM RUN."),
    frames.RUN_NEXT: ("Choose a run card", "Take a card of your hand to the BOTTOM RUN."),
    frames.PLACE: ("Choose a slot", "Click one of the lit slots."),
    frames.PLACE_CITY: ("Choose a slot", "Click one of the lit slots."),
    frames.OCCUPY: ("Choose who moves in", "Click a lit bunny; it moves into the new city."),
    frames.OPPONENT: ("Choose a player", "Click the plate of an opponent."),
    frames.HANDING: ("Choose a hand card", "Click the card that you hand over."),
    frames.TOSS_SAVED: ("Discard a saved card", "Take it to your Discard Pile."),
    frames.TOSS_HAND: ("Discard a hand card", "Take it to your Discard Pile."),
}


def _asked(view: KillerView) -> str:
    return _ASKED.get(view.frame[0], ("Choose one", ""))[0]


def _tip(view: KillerView) -> str:
    return _ASKED.get(view.frame[0], ("", "Click one of the stitched ones."))[1]
