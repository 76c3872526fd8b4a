"""Buttons at the right end of the tray, with their present actions. Draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.game import BOOK
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames, keys
from tabletop.games.killer_bunnies.rules.actions import ONLY, VERBS
from tabletop.games.killer_bunnies.rules.nouns import type_named
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table import hands
from tabletop.games.killer_bunnies.table.hands import BUTTONS
from tabletop.games.killer_bunnies.words import tell
from tabletop.games.killer_bunnies.words.describe import card, leaver, stuck
from tabletop.table.contract import COMMIT, ButtonSpec
from tabletop.words import Fact
from tabletop.words.books import book

Specs = tuple[ButtonSpec, ...]
Maker = Callable[[KillerView, Sequence[Action], str, str], Specs]
GO = "button:go"
"""Key of the large button, which does what is held or aimed at."""


def _button(
    key: str, name: str, action: Action | None, kind: str = "secondary", **facts: Fact
) -> ButtonSpec:
    """Returns a button with the words and the tip of the message `button-<name>`."""
    told = f"button-{name}"
    tip = tell(f"{told}.tip", (), facts) if book(BOOK).has(f"{told}.tip") else ""
    return ButtonSpec(key, tell(told, (), facts), action, kind, "", tip)


def _go(name: str, action: Action | None, **facts: Fact) -> ButtonSpec:
    return _button(GO, name, action, "primary", **facts)


def _only(verb: int, kind: str = "secondary", **facts: Fact) -> ButtonSpec:
    return _button(BUTTONS[verb], VERBS[verb].replace("_", "-"), ONLY[verb], kind, **facts)


def _skip(view: KillerView, kind: str = "secondary") -> ButtonSpec:
    return _only(acts.SKIP, kind, asked=frames.NAMES[view.frame[0]])


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
        return (_go("wait", None, over=view.over),)
    make = _BY_FRAME.get(view.frame[0])
    made = make(view, legal, held, aim) if make else ()
    return made or (_go("asked", None, asked=frames.NAMES[view.frame[0]]),)


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
        return (_button(COMMIT, "runs", None, "primary", n=len(taken))._replace(actions=made),)
    first = _button(COMMIT, "propose", None, "primary", ready=bool(made))._replace(actions=made)
    return (first, *_offered(legal, _only(acts.WITHDRAW)))


# ------------------------------------------------------------------------------- the own turn


def _free(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    if held.startswith("card:") and (aims := aims_of(legal, view, held)):
        return _held(view, aims, held, aim)
    top = view.seats[view.frame[1]].top
    if view.main_done:
        return _ending(view, legal)
    if top < 0:
        return _offered(legal, _skip(view, "primary"))
    name = card(view, top)
    play = _button("button:play_top", "play", acts.PLAYS[top], "primary", card=name)
    save = _button("button:save_top", "save-it", ONLY[acts.SAVE_TOP])
    discard = _button("button:discard_top", "discard-it", ONLY[acts.DISCARD_TOP])
    found = list(_offered(legal, play, save, discard))
    if found[:1] == [save]:
        found[0] = _button(save.key, "save", save.action, "primary", card=name)
    elif found[:1] != [play]:  # a loss is never what the large button does
        found.insert(0, play._replace(action=None, tip=tell("stuck", (), stuck(view))))
    return tuple(found)


def _ending(view: KillerView, legal: Sequence[Action]) -> Specs:
    """Returns the button that ends the turn; a creature that may leave then has its own."""
    end, gone = ONLY[acts.END_TURN], leaver(view)
    if gone is None or end not in legal:
        return _offered(legal, _only(acts.END_TURN, "primary"))
    name = card(view, gone.piece)
    stays = _button(BUTTONS[acts.END_TURN], "end-staying", end, "primary", card=name)
    leaves = _button(hands.VANISHING, "vanish", None, card=name)
    return (
        stays._replace(actions=(end, ONLY[acts.SKIP])),
        leaves._replace(actions=(end, Action(acts.VANISH, gone.piece))),
    )


def _held(view: KillerView, aims: dict[str, Action], held: str, aim: str) -> Specs:
    """Returns the button of the held card, for the aim or else the likeliest target."""
    target = aim if aim in aims else next(iter(aims))
    name, place = card(view, keys.number(held)), target.partition(":")[0]
    if aim not in aims and (place == "discard" or (len(aims) > 1 and place in ("card", "slot"))):
        return (_go("where", None, card=name),)
    to = card(view, keys.number(target)) if place == "card" else name
    kind = "secondary" if place == "discard" else "primary"
    return (_button(GO, "held", aims[target], kind, place=place, card=name, target=to),)


def _aim(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    skip = _offered(legal, _skip(view))
    action = next((a for a in legal if hands.gesture(a, view).target == aim and aim), None)
    if action is None:
        return (_go("target", None), *skip)
    asked = frames.NAMES[view.frame[0]]
    return (_go("strike", action, asked=asked, card=card(view, action.a)), *skip)


def _slot(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    """Returns a button for the only slot of the own part, if there is one."""
    place = hands.only_place(view, legal)
    return () if place is None else (_go("put", place, card=card(view, view.frame[2])),)


def _direction(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    return (
        _button(hands.CLOCKWISE, "clockwise", Action(acts.DIRECTION, 0), "primary"),
        _button(hands.COUNTER, "other-way", Action(acts.DIRECTION, 1)),
    )


def _splash(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    return (
        _button(hands.SPLASHING, "neighbours", Action(acts.SPLASH, 1), "primary"),
        _button(hands.ALONE, "alone", Action(acts.SPLASH, 0)),
    )


# --------------------------------------------------------------------------------- the others


def _some(*verbs: int) -> Maker:
    """Returns a maker of plain buttons; the first legal one is the main one."""

    def made(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
        asked = frames.NAMES[view.frame[0]]
        found = _offered(legal, *(_only(verb, asked=asked) for verb in verbs))
        return tuple(
            spec._replace(kind="secondary" if index else "primary")
            for index, spec in enumerate(found)
        )

    return made


def _window(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    answer = acts.RESPONSES[keys.number(held)] if held.startswith("card:") else None
    if answer in legal:
        return (_go("answer", answer, card=card(view, keys.number(held))), _only(acts.PASS))
    return (_only(acts.PASS, "primary"), _only(acts.PASS_TURN))


def _extorted(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    lose = _only(acts.LOSE_POINTS, n=view.frame[3])
    return (_only(acts.GIVE_RESOURCE, "primary"), lose)


def _tip_card(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    discard = _button(hands.TIPPED, "discard-it", ONLY[acts.DISCARD_TOP], "primary")
    return (discard, _skip(view))


def _drawing(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    enough = len(view.seats[view.frame[1]].hand) >= 5
    draw, stop = _button("button:draw", "draw", ONLY[acts.DRAW]), _only(acts.STOP)
    first, second = (stop, draw) if enough else (draw, stop)
    return (first._replace(kind="primary"), second)


def _deal(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    propose = _only(acts.PROPOSE, "primary", ready=ONLY[acts.PROPOSE] in legal)
    return (propose, _only(acts.WITHDRAW), *_offered(legal, _only(acts.ASK_HAND)))


def _declare(view: KillerView, legal: Sequence[Action], held: str, aim: str) -> Specs:
    main = view.seats[view.frame[1]].main
    return (_go("declare", Action(acts.DECLARE, main), pays=type_named(main)),)


_BY_FRAME: Final[dict[int, Maker]] = {
    frames.DECLARE: _declare,
    frames.FREE: _free,
    frames.TARGET: _aim,
    frames.RETALIATE: _aim,
    frames.GOOSE: _aim,
    frames.CINDER: _aim,
    frames.DIRECTION: _direction,
    frames.PLACE: _slot,
    frames.PLACE_CITY: _slot,
    frames.SPLASH: _splash,
    frames.PAY: _some(acts.PAY_AUTO),
    frames.CLAIM: _some(acts.STAY),
    frames.EXITS: _some(acts.SKIP),
    frames.MOVE: _some(acts.SKIP),
    frames.HEAL: _some(acts.SKIP),
    frames.TAKE: _some(acts.SKIP),
    frames.VANISH: _some(acts.SKIP),
    frames.WINDOW: _window,
    frames.TIP: _tip_card,
    frames.EXTORTED: _extorted,
    frames.DRAWING: _drawing,
    frames.DEAL: _deal,
    # The large button lies where one's own turn ended: whoever clicks on gives nothing away.
    frames.ANSWER: _some(acts.REFUSE, acts.ACCEPT),
    frames.RUN_NEXT: lambda view, legal, held, aim: (
        _held(view, aims_of(legal, view, held), held, aim) if held.startswith("card:") else ()
    ),
}
