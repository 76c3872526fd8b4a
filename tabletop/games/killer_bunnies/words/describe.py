"""Prompts and descriptions of actions: the messages, and the facts they are told with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.core.words import Prompt
from tabletop.games.killer_bunnies.game import BOOK
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules import frames, playing
from tabletop.games.killer_bunnies.rules.cards import (
    BUNNY_MODIFIER,
    CARDS,
    CITY,
    CITY_MODIFIER,
    CITY_WEAPON,
    EFFECTS,
    FX,
    GROUND_RUNNER,
    GROUND_WEAPON,
    RESOURCE,
    RUN,
    VERY_SPECIAL,
)
from tabletop.games.killer_bunnies.rules.nouns import named, price, resources, symbol, type_named
from tabletop.games.killer_bunnies.rules.playing import AT_SEATS
from tabletop.games.killer_bunnies.rules.setup import W_DEF, W_EOT, W_KILL, W_PLAY, W_ROLL, W_TALK
from tabletop.games.killer_bunnies.rules.view import KillerView, PieceView
from tabletop.games.killer_bunnies.words import say, tell
from tabletop.games.killer_bunnies.words.cards import kept, ready, short, shut_out
from tabletop.words import Fact, Noun, Seat, noun
from tabletop.words.books import book

Facts = Mapping[str, Fact]


def card(view: KillerView, piece: int) -> Noun:
    """Returns a card of the match; "a card" where there is none of that number."""
    return named(view.faces[piece] if 0 <= piece < len(view.faces) else -1)


def _priced(view: KillerView, piece: int) -> Noun:
    """Returns a card with its cost."""
    cost = price(CARDS[view.faces[piece]].cost)
    return noun("priced", card=card(view, piece), cost=cost)


# Prompts


def prompt(view: KillerView, names: Sequence[str]) -> Prompt:
    """Returns the prompt, as `view.viewer` should read it."""
    if view.over:
        winners = view.result.winners if view.result else ()
        return Prompt(say("ask-over", names, who=tuple(map(Seat, winners))))
    kind = view.frame[0]
    if kind >= frames.FIRST_LUCK:
        return Prompt(say("luck", names, due=_LUCK.get(kind, "die")))
    asked = frames.NAMES[kind]
    if view.viewer not in view.actors:
        who = Seat(view.frame[1] if len(view.frame) > 1 else 0)
        return Prompt(say("watch", names, who=who, asked=asked))
    facts = _asked(view)
    key = f"ask-{asked}"
    return Prompt(tell(key, names, facts), tell(f"{key}.how", names, facts), _behind(view))


_LUCK: Final = {
    frames.SHUFFLING: "shuffle",
    frames.CUTTING: "shuffle",
    frames.RANDOM_CARD: "lot",
}


def _behind(view: KillerView) -> tuple[str, ...]:
    """Returns the rules of the question, where the action alone does not show them.

    One may aim a weapon, a modifier, or one's answer to a kill.
    """
    kind = view.frame[0]
    if kind == frames.WINDOW:
        return ("R15", "R16") if view.frame[2] == W_TALK else ("R15",)
    if kind == frames.FREE:
        top = view.seats[view.frame[1]].top
        return ("A3",) if top < 0 and not view.main_done else ()
    if kind in (frames.TARGET, frames.OPPONENT):
        return (_AIMED.get(CARDS[view.faces[view.frame[2]]].subtype, "KB-18"),)
    return _BEHIND.get(kind, ())


_AIMED: Final = {
    GROUND_WEAPON: "R10",
    CITY_WEAPON: "R11",
    GROUND_RUNNER: "R12",
    BUNNY_MODIFIER: "R14",
    CITY_MODIFIER: "R14",
}
_BEHIND: Final = {
    frames.EXITS: ("KB-01",),
    frames.CLAIM: ("R9", "KB-03"),
    frames.MOVE: ("KB-01", "R6"),
    frames.HEAL: ("KB-16",),
    frames.SYMBOL: ("A66",),
    frames.TOSS_SAVED: ("A66",),
    frames.TAKE: ("KB-17", "A65"),
    frames.TOSS_HAND: ("KB-17",),
    frames.GIVE_UP: ("KB-22", "A51"),
    frames.RETALIATE: ("R15",),
    frames.TIP: ("R4",),
    frames.TRIBUTE: ("R5",),
    frames.GOOSE: ("KB-06",),
    frames.CINDER: ("A15",),
    frames.RELOCATE: ("R8",),
}


def _asked(view: KillerView) -> Facts:
    """Returns the facts of the question to the viewer."""
    make = _ASKED.get(view.frame[0])
    return make(view) if make else {}


def _free(view: KillerView) -> Facts:
    """Returns the facts of a free moment: how the TOP RUN stands, and who may leave."""
    me = view.seats[view.frame[1]]
    if view.main_done:
        gone = leaver(view)
        leaves = card(view, gone.piece) if gone else noun("nobody")
        return {"top": "done", "leaves": gone is not None, "card": leaves}
    if me.top < 0:
        return {"top": "none"}
    top = CARDS[view.faces[me.top]]
    state = "stuck" if top.kind == RUN else "save"
    if top.kind == RESOURCE:
        state = "resource"
    elif view.hindrance == playing.NOTHING:
        state = "run" if top.kind == RUN else "play"
    answers = top.kind == VERY_SPECIAL
    return {**stuck(view), "top": state, "answers": answers, "instead": view.instead}


def leaver(view: KillerView) -> PieceView | None:
    """Returns the own creature that may leave the circle at the end of the turn by burning a
    RESOURCE card."""
    me = view.seats[view.frame[1]]
    if not any(card.pays >= 0 and not card.spent for card in me.saved):
        return None
    return next((bunny for bunny in me.bunnies if rows.SUZIE in FX[bunny.face]), None)


def stuck(view: KillerView) -> Facts:
    """Returns the reason the TOP RUN cannot be played, with the facts of the message "stuck"."""
    me = view.seats[view.frame[1]]
    top = CARDS[view.faces[me.top]]
    why = _HINDRANCES[view.hindrance]
    if why == "aim" and top.align:
        why = "part" if view.gifts else "own-part"
    lack = resources(short(top.cost, ready(me.saved)))
    return {"card": card(view, me.top), "why": why, "cost": price(top.cost), "lack": lack}


_HINDRANCES: Final = {
    playing.NOTHING: "nothing",
    playing.NO_BUNNY: "bunny",
    playing.NO_CITY: "city",
    playing.NO_MEANS: "means",
    playing.NO_AIM: "aim",
    playing.NOT_NOW: "later",
}


def _first_runs(view: KillerView) -> Facts:
    hand = view.seats[view.viewer].hand if view.viewer is not None else ()
    pays = any(CARDS[view.faces[piece]].kind == RESOURCE for piece in hand if piece >= 0)
    return {"pays": pays}


def _run_next(view: KillerView) -> Facts:
    """Returns the payment that is missing for the card before the new BOTTOM RUN."""
    me = view.seats[view.frame[1]]
    saved = kept(me.saved)
    cost = CARDS[view.faces[me.top]].cost if me.top >= 0 else ()
    lack = short(cost, saved)
    state = "poor" if not saved else "short" if lack else "ready"
    facts: dict[str, Fact] = {"state": state, "card": card(view, me.top)}
    return {**facts, "cost": price(cost), "lack": resources(lack)}


def _target(view: KillerView) -> Facts:
    piece = view.frame[2]
    played, effects = CARDS[view.faces[piece]], FX[view.faces[piece]]
    found = next((code for code in _BRIEFLY if code in effects), -1)
    what = _STRIKES.get(played.subtype, "card")
    if what == "card" and piece not in {one.piece for one in view.played}:
        what = "power"
    return {
        "what": what,
        "card": _priced(view, piece) if what == "card" else card(view, piece),
        "cost": price(played.cost),
        "does": EFFECTS[found].lower().partition(" ")[0] if found >= 0 else "none",
        "level": effects[found][1] if found >= 0 and len(effects[found]) > 1 else 0,
    }


_STRIKES: Final = {GROUND_WEAPON: "creature", GROUND_RUNNER: "creature", CITY_WEAPON: "city"}
_BRIEFLY: Final = (
    rows.REDEUX,
    rows.OPT_REVIVE,
    rows.OPT_STEAL_CIV,
    rows.OPT_PEEK_TOP,
    rows.OPT_ATTACK,
    rows.VALUE_PLUS,
    rows.EXIT,
    rows.CITY_DEF,
    rows.REVIVE,
    rows.STEAL_CREATURE,
    rows.STEAL_STANDING,
    rows.CITY_DAMAGE,
    rows.EXTORT,
)
"""Effects of aimed cards and powers that the prompt tells in a line."""


def _direction(view: KillerView) -> Facts:
    """Returns the creatures that a Runner meets after its target, each way round."""
    ring = [bunny.piece for seat in view.seats for bunny in seat.bunnies]
    here = ring.index(view.frame[3])
    near = [card(view, ring[(here + step) % len(ring)]) for step in (1, -1)]
    return {"more": len(ring) > 1, "first": near[0], "second": near[1]}


def _placed(view: KillerView) -> Facts:
    gifts = view.gifts and view.frame[3] <= 0
    return {"card": card(view, view.frame[2]), "gifts": gifts}


def _window(view: KillerView) -> Facts:
    """Returns the subject of a window for answers: a strike, an aim, a kill, a moment."""
    kind = view.frame[2]
    if kind in _ABOUT:
        frame = next((one for one in reversed(view.stack) if one[0] in _ABOUT[kind]), None)
        if frame is not None:
            return _strike(view, frame) if frame[0] in _STRUCK else _play(view, frame)
    what = {W_KILL: "kill", W_EOT: "end"}.get(kind, "free")
    return {"what": what, "who": Seat(view.active), "own": view.active == view.viewer}


_STRUCK: Final = (frames.DEFENCE, frames.ROLLED)
_ABOUT: Final = {
    W_DEF: _STRUCK,
    W_ROLL: _STRUCK,
    W_PLAY: (frames.STRIKE, frames.VISIT, frames.RESOLVE),
}
"""Windows in which a card is answered, and the frames that hold it."""


def _strike(view: KillerView, frame: Sequence[int]) -> Facts:
    what = "rolled" if frame[0] == frames.ROLLED else "strike"
    cards = {"card": card(view, frame[2]), "aim": card(view, frame[3])}
    return {**cards, "what": what, "level": frame[4], "face": frame[7]}


def _play(view: KillerView, frame: Sequence[int]) -> Facts:
    piece, aim = frame[2], frame[3]
    at_seat = any(effect[0] in AT_SEATS for effect in CARDS[view.faces[piece]].effects)
    at = Seat(aim) if at_seat else card(view, aim)
    return {"what": "aim", "who": Seat(frame[1]), "card": card(view, piece), "aim": at}


FEW: Final = 2
"""Cards of an offer that the prompt names; of more it tells the numbers."""


def _answer(view: KillerView) -> Facts:
    """Returns both sides of an offer."""
    gives, asks = offered(view)
    wants = len(view.deal[1]) + view.deal[3]
    gets = len(view.deal[0]) + len(view.deal[2])
    sides: dict[str, Fact] = {"gives": gives, "asks": asks, "gets": gets, "wants": wants}
    return {**sides, "who": Seat(view.frame[2]), "few": gets + wants <= FEW}


def offered(view: KillerView) -> tuple[tuple[Noun, ...], tuple[Noun, ...]]:
    """Returns the given and the asked cards of the offer under way, by name."""
    gives, asks, hands, count = view.deal
    give = [card(view, p) for p in gives]
    give += [noun("in-hand", card=card(view, p)) for p in hands]
    want = [card(view, p) for p in asks]
    want += [noun("of-hand", n=count)] * bool(count)
    nothing = (noun("nothing"),)
    return tuple(give) or nothing, tuple(want) or nothing


_ASKED: Final[dict[int, Callable[[KillerView], Facts]]] = {
    frames.DECLARE: lambda view: {"n": view.seats[view.frame[1]].supply[-1]},
    frames.SEALED: _first_runs,
    frames.FREE: _free,
    frames.TARGET: _target,
    frames.OPPONENT: _target,
    frames.DIRECTION: _direction,
    frames.PAY: lambda view: {
        "cost": price(view.frame[2:]), "due": price(view.frame[2:3])
    },
    frames.PLACE: _placed,
    frames.PLACE_CITY: _placed,
    frames.HEAL: lambda view: {"n": view.frame[2]},
    frames.SYMBOL: lambda view: {
        "all": rows.SYMBOL_DISCARD in FX[view.faces[view.frame[2]]]
    },
    frames.GIVE_UP: lambda view: {"card": card(view, view.frame[2])},
    frames.RUN_NEXT: _run_next,
    frames.WINDOW: _window,
    frames.EXTORTED: lambda view: {"other": Seat(view.frame[2]), "n": view.frame[3]},
    frames.DEAL: lambda view: {"other": Seat(view.frame[2])},
    frames.ANSWER: _answer,
}


# Descriptions


def describe(action: Action, view: KillerView, names: Sequence[str]) -> str:
    """Describes the action in a few words, with its cost."""
    return tell(_key(action), names, _facts(action, view))


def apart(action: Action, view: KillerView, names: Sequence[str]) -> str:
    """Describes the action for somebody who does not read the question."""
    key = _key(action)
    key += ".apart" * book(BOOK).has(f"{key}.apart")
    return tell(key, names, _facts(action, view))


def _key(action: Action) -> str:
    return f"do-{acts.VERBS[action.kind].replace('_', '-')}"


def _facts(action: Action, view: KillerView) -> Facts:
    """Returns the facts of an action: the card it names, the seat, the card asked about."""
    kind = view.frame[0]
    facts: dict[str, Fact] = {"asked": frames.NAMES[kind]}
    if kind in _ABOUT_A_CARD:
        facts["source"] = card(view, view.frame[2])
    return {**facts, **_DONE.get(action.kind, _of_card)(action, view)}


_ABOUT_A_CARD: Final = (
    frames.TARGET,
    frames.OPPONENT,
    frames.DIRECTION,
    frames.SPLASH,
    frames.PLACE,
    frames.PLACE_CITY,
    frames.CLAIM,
)


def _of_card(action: Action, view: KillerView) -> Facts:
    return {"card": card(view, action.a)}


def _of_seat(action: Action, view: KillerView) -> Facts:
    return {"other": Seat(action.a)}


def _played(action: Action, view: KillerView) -> Facts:
    me = view.seats[view.actors[0]]
    held = action.a in me.hand and CARDS[view.faces[action.a]].kind != RUN
    where = "hand" if held else "top" if action.a == me.top else "saved"
    return {"card": _priced(view, action.a), "where": where}


def _traded(action: Action, view: KillerView) -> Facts:
    saved = any(one.piece == action.a for seat in view.seats for one in seat.saved)
    held = action.a in view.seats[view.frame[1]].hand
    where = "saved" if saved else "hand" if held else "play"
    return {"card": card(view, action.a), "where": where}


def _aimed(action: Action, view: KillerView) -> Facts:
    """Returns an aim with its owner and worth; cities of one name differ by who lives in them."""
    facts: dict[str, Fact] = {"card": card(view, action.a), "what": "card"}
    for seat in view.seats:
        for one in (*seat.bunnies, *seat.cities):
            if one.piece == action.a:
                facts["what"] = "city" if one in seat.cities else "creature"
                facts["worth"] = noun("worth", "hurt" if one.damage else "whole", **worth(one))
                facts["other"] = Seat(seat.seat)
                facts["lives"] = tuple(named(inside.face) for inside in one.inside)
    return facts


def worth(one: PieceView) -> dict[str, Fact]:
    """Returns what is left of a card's value, and the whole value."""
    return {"left": one.full - one.damage, "full": one.full}


def _put(action: Action, view: KillerView) -> Facts:
    """Returns a place for a card, and the side that a gift shuts out there (R7)."""
    face, has = view.faces[view.frame[2]], view.seats[action.a]
    city = CARDS[face].subtype == CITY
    given = action.a != view.frame[1]
    return {
        "what": "city" if city else "gift" if given else "own",
        "card": named(face),
        "other": Seat(action.a),
        "slot": bool(has.cities if city else has.bunnies),
        "n": action.b + 1,
        "shut": shut_out(face, view, action.a) if given else "nobody",
    }


def _top(action: Action, view: KillerView) -> Facts:
    """Returns the TOP RUN; another player's lies face down again."""
    seen = view.frame[0] == frames.TIP
    return {"card": noun("seen-top") if seen else card(view, view.seats[view.frame[1]].top)}


def _passed(action: Action, view: KillerView) -> Facts:
    """Returns the card that is not answered, or the moment."""
    window = view.frame[2]
    about = _ABOUT.get(window, ())
    piece = next((frame[2] for frame in reversed(view.stack) if frame[0] in about), -1)
    what = "card" if piece >= 0 else {W_EOT: "end", W_KILL: "kill"}.get(window, "free")
    return {"what": what, "card": card(view, piece)}


_DONE: Final[dict[int, Callable[[Action, KillerView], Facts]]] = {
    acts.DECLARE: lambda action, view: {"pays": type_named(action.a)},
    acts.SET_RUNS: lambda action, view: {
        "first": card(view, action.a), "second": card(view, action.b)
    },
    acts.PLAY: _played,
    acts.RESPOND: lambda action, view: {"card": _priced(view, action.a)},
    acts.DISCARD_TOP: _top,
    acts.SAVE_TOP: _top,
    acts.ENTER: lambda action, view: {**_of_card(action, view), "city": card(view, action.b)},
    acts.RELOCATE: lambda action, view: {
        **_of_card(action, view), "city": card(view, action.b), "out": action.b < 0
    },
    acts.OFFER: _of_seat,
    acts.COUNT: _of_seat,
    acts.CHOOSE_SEAT: _of_seat,
    acts.GIVE: _traded,
    acts.ASK: _traded,
    acts.TARGET: _aimed,
    acts.DIRECTION: lambda action, view: {"back": bool(action.a)},
    acts.SPLASH: lambda action, view: {"all": bool(action.a)},
    acts.PLACE: _put,
    acts.MOVE: lambda action, view: {**_of_card(action, view), "n": action.b + 1},
    acts.HEAL: lambda action, view: {**_of_card(action, view), "n": action.b},
    acts.SYMBOL: lambda action, view: {"sign": symbol(action.a)},
    acts.PASS: _passed,
    acts.LOSE_POINTS: lambda action, view: {"n": view.frame[3]},
}
