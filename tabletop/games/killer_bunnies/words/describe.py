"""Prompts and descriptions of actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.core.words import Prompt
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import cards as rows
from tabletop.games.killer_bunnies.rules import frames, playing
from tabletop.games.killer_bunnies.rules.cards import (
    ASKED_FOR,
    BUNNY_MODIFIER,
    CARDS,
    CITY,
    CITY_MODIFIER,
    CITY_WEAPON,
    FX,
    GROUND_RUNNER,
    GROUND_WEAPON,
    RESOURCE,
    RUN,
    SYMBOLS,
    TYPES,
    VERY_SPECIAL,
    cost_words,
)
from tabletop.games.killer_bunnies.rules.playing import AT_SEATS
from tabletop.games.killer_bunnies.rules.setup import W_DEF, W_EOT, W_KILL, W_PLAY, W_ROLL, W_TALK
from tabletop.games.killer_bunnies.rules.view import KillerView, PieceView
from tabletop.games.killer_bunnies.words.cards import kept, short


def card_name(number: int) -> str:
    """Returns the printed card's name."""
    return CARDS[number].name


def _name(view: KillerView, piece: int) -> str:
    return CARDS[view.faces[piece]].name if 0 <= piece < len(view.faces) else "that card"


def _named(view: KillerView, piece: int) -> str:
    """Name, and what it costs."""
    card = CARDS[view.faces[piece]]
    return f"{card.name} (costs {cost_words(card.cost)})" if card.cost else card.name


# Prompts


def prompt(view: KillerView, names: Sequence[str]) -> Prompt:
    """Returns the prompt, as `view.viewer` should read it."""
    if view.over:
        return Prompt(_ending(view, names))
    frame = view.frame
    kind = frame[0]
    if kind >= frames.FIRST_LUCK:
        return Prompt(_luck(kind))
    if kind == frames.SEALED:
        return _ask_runs_first(view, names)
    seat = frame[1]
    if view.viewer != seat:
        return Prompt(f"{names[seat]} {_does(frame)}.")
    ask = _ASKED.get(kind)
    return ask(view, names)._replace(rules=_behind(view)) if ask else Prompt("Choose.")


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


def _ending(view: KillerView, names: Sequence[str]) -> str:
    winners = view.result.winners if view.result else ()
    if not winners:
        return "The match is over."
    who = " and ".join(names[seat] for seat in winners)
    return f"{who} {'wins' if len(winners) == 1 else 'win'}."


def _luck(kind: int) -> str:
    if kind in (frames.SHUFFLING, frames.CUTTING):
        return "The Draw Pile is shuffled and cut."
    if kind == frames.RANDOM_CARD:
        return "A card is drawn by lot out of a hand."
    return "The die falls."


_DOING: Final = {
    frames.DECLARE: "declares a type",
    frames.FREE: "plays",
    frames.PAY: "pays",
    frames.PLACE: "chooses a place",
    frames.PLACE_CITY: "chooses a place",
    frames.RUN_NEXT: "chooses a new BOTTOM RUN",
    frames.WINDOW: "may answer",
    frames.DEAL: "lays out an offer",
    frames.ANSWER: "thinks about the offer",
    frames.GIVE_UP: "chooses whom to give up",
}


def _does(frame: Sequence[int]) -> str:
    return _DOING.get(frame[0], "decides")


def _ask_free(view: KillerView, names: Sequence[str]) -> Prompt:
    me = view.seats[view.frame[1]]
    if view.main_done:
        gone = leaver(view)
        if gone is not None:
            name = CARDS[gone.face].name
            return Prompt("Your turn: free actions.", f"When it ends, {name} may leave.")
        return Prompt("Your turn: free actions.", "What glows can still be done.")
    if me.top < 0:
        return Prompt("Your turn: you have no TOP RUN.", "Play a SPECIAL, or nothing.")
    card = CARDS[view.faces[me.top]]
    title = f"Your turn: TOP RUN is {card.name}."
    if card.kind == RESOURCE:
        return Prompt(title, "Saved, it pays for others, once each round.")
    if view.hindrance == playing.NOTHING:
        price = f" It costs {cost_words(card.cost)}." if card.cost else ""
        how = "Play" if card.kind == RUN else "Play or save"
        return Prompt(title, f"{how} it, or discard it.{price}")
    instead = ", or leave it and play a SPECIAL you hold" * view.instead
    if card.kind == RUN:
        return Prompt(f"{card.name}: {missing(view)}.", f"You can discard it{instead}.")
    later = "when others play" if card.kind == VERY_SPECIAL else "in a later turn"
    return Prompt(title, f"Save it to play it {later}, or discard it{instead}.")


def leaver(view: KillerView) -> PieceView | None:
    """Returns the own creature that may leave the circle at the end of the turn by burning a
    RESOURCE card."""
    me = view.seats[view.frame[1]]
    if not any(card.pays >= 0 and not card.spent for card in me.saved):
        return None
    return next((bunny for bunny in me.bunnies if rows.SUZIE in FX[bunny.face]), None)


def missing(view: KillerView) -> str:
    """Describes the reason the TOP RUN cannot be played: a bunny, a city, the payment, an aim."""
    me = view.seats[view.frame[1]]
    if view.hindrance == playing.NO_MEANS:
        saved = [one for one in me.saved if one.pays >= 0 and not one.spent]
        cost = CARDS[view.faces[me.top]].cost
        price = cost_words(cost).replace(" of any type", " any")
        return f"{price} needed; you lack {short(cost, saved)}"
    if view.hindrance == playing.NO_AIM and CARDS[view.faces[me.top]].align:
        return "it fits into nobody's part" if view.gifts else "it does not fit into your part"
    return _HINDRANCES[view.hindrance]


_HINDRANCES: Final = {
    playing.NOTHING: "",
    playing.NO_BUNNY: "it needs a bunny of yours in the circle",
    playing.NO_CITY: "it needs a city of yours",
    playing.NO_AIM: "there is nothing it may be aimed at",
    playing.NOT_NOW: "it answers when others play",
}


def _ask_type(view: KillerView, names: Sequence[str]) -> Prompt:
    count = view.seats[view.frame[1]].supply[-1]
    if not count:
        return Prompt("As what would Universal cards pay?", "Your deck has none of them.")
    what = "Universal card pays" if count == 1 else "Universal cards pay"
    return Prompt(f"Your {count} {what} as one type: which?", "RESOURCE cards pay for all others.")


def _ask_runs_first(view: KillerView, names: Sequence[str]) -> Prompt:
    if view.viewer not in view.actors:
        return Prompt("All choose their first run cards.")
    hand = view.seats[view.viewer].hand if view.viewer is not None else ()
    how = "RESOURCE cards first: each one saved pays a part of a cost."
    if not any(CARDS[view.faces[piece]].kind == RESOURCE for piece in hand if piece >= 0):
        how = "Without RESOURCE cards the first are lost: spare the best."
    return Prompt("Choose your first run cards.", how)


def _ask_run_next(view: KillerView, names: Sequence[str]) -> Prompt:
    """Asks for the new BOTTOM RUN; tells the payment missing for the card before it."""
    me = view.seats[view.frame[1]]
    how = "A card of your hand; you flip it in two turns at the soonest."
    saved = kept(me.saved)
    cost = CARDS[view.faces[me.top]].cost if me.top >= 0 else ()
    if not saved:
        how = "Nothing is saved yet: RESOURCE cards pay for others."
    elif missing := short(cost, saved):
        how = f"Next, {_name(view, me.top)} needs {cost_words(cost)}; you lack {missing}."
    return Prompt("Choose your new BOTTOM RUN.", how)


def _ask_target(view: KillerView, names: Sequence[str]) -> Prompt:
    piece = view.frame[2]
    card = CARDS[view.faces[piece]]
    price = f" It costs {cost_words(card.cost)}." if card.cost else ""
    if card.subtype in (GROUND_WEAPON, GROUND_RUNNER):
        how = f"Any creature of another player.{price}"
        return Prompt(f"Choose whom {card.name} strikes.", how)
    if card.subtype == CITY_WEAPON:
        how = f"A city of another player, or an abandoned one.{price}"
        return Prompt(f"Choose which city {card.name} strikes.", how)
    effects = FX[view.faces[piece]]
    found = (said.format(*effects[code]) for code, said in _BRIEFLY.items() if code in effects)
    brief = next(found, "")
    if piece not in {one.piece for one in view.played}:
        return Prompt(f"{card.name} uses its power.", brief or "Choose what it is for.")
    return Prompt(f"Aim {_named(view, piece)}.", brief or "Choose what it is for.")


_BRIEFLY: Final = {
    rows.REDEUX: "A weapon of your Discard Pile comes into your hand.",
    rows.OPT_REVIVE: "It comes back out of your Discard Pile.",
    rows.OPT_STEAL_CIV: "If your d12 shows {1} or more, that player's d20 loses to yours.",
    rows.OPT_PEEK_TOP: "You alone see that player's TOP RUN.",
    rows.OPT_ATTACK: "It must defend itself against level {1}.",
    rows.VALUE_PLUS: "A d6 says how much more the bunny is worth.",
    rows.EXIT: "Who lives in the city may leave it later.",
    rows.CITY_DEF: "The city defends itself better.",
    rows.REVIVE: "The bunny comes back out of your Discard Pile.",
    rows.STEAL_CREATURE: "The creature becomes yours.",
    rows.STEAL_STANDING: "The creature becomes yours, hurt as it is.",
    rows.CITY_DAMAGE: "Any city, without a defence roll.",
    rows.EXTORT: "Points of the d20, or a RESOURCE card of your choice.",
}
"""Effects of aimed cards and powers in a line, with the effect's numbers in the blanks."""


def _ask_symbol(view: KillerView, names: Sequence[str]) -> Prompt:
    how = "You take a card that has it out of your Draw Pile."
    if rows.SYMBOL_DISCARD in FX[view.faces[view.frame[2]]]:
        how = "Each opponent with such a saved special card discards one."
    return Prompt("Name a Symbol.", how)


def _ask_pay(view: KillerView, names: Sequence[str]) -> Prompt:
    due = view.frame[2]
    how = f"Choose the card that pays 1 {ASKED_FOR[due]}, or pay in the usual order."
    return Prompt(f"Pay {cost_words(view.frame[2:])}.", how)


def _ask_direction(view: KillerView, names: Sequence[str]) -> Prompt:
    """Asks for a Runner's direction; tells the creature after its target each way round."""
    ring = [bunny for seat in view.seats for bunny in seat.bunnies]
    here = next(i for i, bunny in enumerate(ring) if bunny.piece == view.frame[3])
    found = []
    for way, step in (("Clockwise next", 1), ("the other way", -1)):
        after = ring[(here + step) % len(ring)]
        found.append(f"{way} {CARDS[after.face].name}")
    how = f"{found[0]}, {found[1]}." if len(ring) > 1 else "It meets nobody else."
    return Prompt("Which way does the Runner go?", how)


def _ask_place(view: KillerView, names: Sequence[str]) -> Prompt:
    placed = view.frame[0] in (frames.PLACE, frames.PLACE_CITY)
    gifts = view.gifts and placed and view.frame[3] <= 0
    how = "In your part it is yours; in another's it is a gift." if gifts else "Choose a slot."
    return Prompt(f"Where does {_name(view, view.frame[2])} go?", how)


def _ask_window(view: KillerView, names: Sequence[str]) -> Prompt:
    return Prompt(f"{happening(view, names)}.", "Answer with a card that glows, or let it pass.")


def happening(view: KillerView, names: Sequence[str]) -> str:
    """Describes the subject of a window for answers: "Spam Cannon, level 6, strikes Nibs"."""
    kind = view.frame[2]
    if kind in (W_DEF, W_ROLL):
        for frame in reversed(view.stack):
            if frame[0] in (frames.DEFENCE, frames.ROLLED):
                source, target = _name(view, frame[2]), _name(view, frame[3])
                rolled = f", rolled {frame[7]}" if frame[0] == frames.ROLLED else ""
                return f"{source}, level {frame[4]}, strikes {target}{rolled}"
    if kind == W_PLAY:
        for frame in reversed(view.stack):
            if frame[0] in (frames.STRIKE, frames.VISIT, frames.RESOLVE):
                piece, aim = frame[2], frame[3]
                at_seat = any(effect[0] in AT_SEATS for effect in CARDS[view.faces[piece]].effects)
                at = names[aim] if at_seat else _name(view, aim)
                return f"{names[frame[1]]} aims {_name(view, piece)} at {at}"
    if kind == W_KILL:
        return "Your creature was killed"
    active = names[view.active]
    whose = f"{active}'" if active.endswith("s") else f"{active}'s"
    if view.active == view.viewer:
        whose = "your"
    if kind == W_EOT:
        return f"The end of {whose} turn"
    return f"A free moment in {whose} turn"


def _ask_give_up(view: KillerView, names: Sequence[str]) -> Prompt:
    return Prompt(f"{_name(view, view.frame[2])} is too small now.", "Give up an occupant.")


def _ask_extorted(view: KillerView, names: Sequence[str]) -> Prompt:
    _, _, extorter, points = view.frame[:4]
    title = f"Lose {points} points, or hand over a RESOURCE card?"
    return Prompt(title, f"{names[extorter]} picks the card.")


def _ask_heal(view: KillerView, names: Sequence[str]) -> Prompt:
    most = f"Take off up to {view.frame[2]} damage from one card."
    return Prompt(most, "Choose the card and how much.")


def _ask_offer(view: KillerView, names: Sequence[str]) -> Prompt:
    partner = names[view.frame[2]]
    how = "Choose what you give and what you ask for; then propose it."
    return Prompt(f"Your offer to {partner}.", how)


MOST_LETTERS: Final = 56
"""A title of more may have no room beside the table's name."""


def _ask_answer(view: KillerView, names: Sequence[str]) -> Prompt:
    """Asks for the answer to an offer, in one line if it has room; the paper shows the rest."""
    gives, asks, hands, count = view.deal
    get = [_name(view, p) for p in (*gives, *hands)]
    want = [_name(view, p) for p in asks] + ([f"{count} of your hand"] if count else [])
    who = names[view.frame[2]]
    title = f"{who} offers {', '.join(get) or 'nothing'} for {', '.join(want) or 'nothing'}."
    if len(title) > MOST_LETTERS:
        get_n, give_n = len(get), len(asks) + count
        title = f"{who} offers {get_n} of theirs for {give_n} of yours."
    return Prompt(title, "Accept or refuse.")


def _fixed(title: str, how: str = "") -> Callable[[KillerView, Sequence[str]], Prompt]:
    return lambda view, names: Prompt(title, how)


_ASKED: Final[dict[int, Callable[[KillerView, Sequence[str]], Prompt]]] = {
    frames.DECLARE: _ask_type,
    frames.FREE: _ask_free,
    frames.EXITS: _fixed("Exit Strategy: who leaves the city?", "Choose, or go on."),
    frames.TARGET: _ask_target,
    frames.OPPONENT: _ask_target,
    frames.DIRECTION: _ask_direction,
    frames.SPLASH: _fixed("Strike the neighbours as well?", "Once each turn."),
    frames.PAY: _ask_pay,
    frames.PLACE: _ask_place,
    frames.PLACE_CITY: _ask_place,
    frames.CLAIM: _fixed("The city is yours.", "Move it to your part, or leave it."),
    frames.OCCUPY: _fixed("Who moves into the city?", "Somebody must."),
    frames.MOVE: _fixed("Move one of your creatures?", "Choose a slot, or none."),
    frames.HEAL: _ask_heal,
    frames.SYMBOL: _ask_symbol,
    frames.TOSS_SAVED: _fixed("Discard a saved card with the Symbol."),
    frames.TAKE: _fixed("Take a card with the Symbol from your Draw Pile."),
    frames.TOSS_HAND: _fixed("Discard another card of your hand."),
    frames.GIVE_UP: _ask_give_up,
    frames.RUN_NEXT: _ask_run_next,
    frames.DRAWING: _fixed("Draw up to five cards.", "A sixth may cost you dear."),
    frames.WINDOW: _ask_window,
    frames.RETALIATE: _fixed("Strike back: choose a creature."),
    frames.TIP: _fixed("Discard the TOP RUN you saw?"),
    frames.EXTORTED: _ask_extorted,
    frames.TRIBUTE: _fixed("Pick a RESOURCE card as tribute."),
    frames.GOOSE: _fixed("It missed: attack a neighbour?"),
    frames.CINDER: _fixed("Choose which neighbour is struck."),
    frames.RELOCATE: _fixed("Which occupant moves, and where?"),
    frames.DEAL: _ask_offer,
    frames.ANSWER: _ask_answer,
    frames.HANDING: _fixed("Choose which hand card you hand over."),
    frames.VANISH: _fixed("Does Suzie Shadows leave?", "It burns one RESOURCE."),
}


# Descriptions


def describe(action: Action, view: KillerView) -> str:
    """Describes the action in a few words, with its cost."""
    say = _DESCRIBED.get(action.kind)
    return say(action, view) if say else acts.VERBS[action.kind].replace("_", " ").capitalize()


def _of_card(words: str) -> Callable[[Action, KillerView], str]:
    return lambda action, view: words.format(_name(view, action.a))


def _play(action: Action, view: KillerView) -> str:
    me = view.seats[view.actors[0]]
    card = CARDS[view.faces[action.a]]
    how = "Flip and play" if action.a == me.top else "Play"
    if action.a in me.hand and card.kind != RUN:
        how = "Play from the hand"
    return f"{how} {_named(view, action.a)}"


def _give(action: Action, view: KillerView) -> str:
    hand = " from the hand" if action.a in view.seats[view.frame[1]].hand else ""
    return f"Give {_saved(view, action.a)}{hand}"


def _saved(view: KillerView, piece: int) -> str:
    """The name, and that the card is saved."""
    saved = any(card.piece == piece for seat in view.seats for card in seat.saved)
    return f"the saved {_name(view, piece)}" if saved else _name(view, piece)


def _target(action: Action, view: KillerView) -> str:
    name = _name(view, action.a)
    for seat in view.seats:
        for piece in (*seat.bunnies, *seat.cities):
            if piece.piece == action.a:
                left = piece.full - piece.damage
                worth = f"worth {left}"
                if piece.damage:
                    worth = f"{left} left of {piece.full}, a kill pays {piece.full}"
                if piece in seat.cities:  # cities of one name differ by who lives in them
                    lives = " and ".join(CARDS[one.face].name for one in piece.inside)
                    worth += f"; with {lives} in it" if lives else "; empty"
                return f"{name} of seat {seat.seat + 1} ({worth})"
    return name


def _place(action: Action, view: KillerView) -> str:
    name, has = _name(view, view.frame[2]), view.seats[action.a]
    city = CARDS[view.faces[view.frame[2]]].subtype == CITY
    lying = has.cities if city else has.bunnies
    slot = f", slot {action.b + 1}" if lying else ""
    if city:
        return f"Lay {name} into seat {action.a + 1}'s part of The Center Circle{slot}"
    if action.a != view.frame[1]:
        return f"Give {name} to seat {action.a + 1}{slot}"
    return f"Put {name} into seat {action.a + 1}'s part{slot}"


def _heal(action: Action, view: KillerView) -> str:
    return f"Take {action.b} damage off {_name(view, action.a)}"


def _enter(action: Action, view: KillerView) -> str:
    return f"{_name(view, action.a)} moves into {_name(view, action.b)}"


def _relocate(action: Action, view: KillerView) -> str:
    where = "the circle" if action.b < 0 else _name(view, action.b)
    return f"{_name(view, action.a)} moves to {where}"


def _runs(action: Action, view: KillerView) -> str:
    return f"TOP RUN {_name(view, action.a)}, BOTTOM RUN {_name(view, action.b)}"


def _top(words: str) -> Callable[[Action, KillerView], str]:
    def say(action: Action, view: KillerView) -> str:
        if view.frame[0] == frames.TIP:  # it lies face down again
            return f"{words} the TOP RUN you saw"
        return f"{words} {_name(view, view.seats[view.frame[1]].top)}"

    return say


def _skip(action: Action, view: KillerView) -> str:
    return _SKIPPED.get(view.frame[0], "Do nothing")


_SKIPPED: Final = {
    frames.FREE: "Play nothing",
    frames.EXITS: "Nobody leaves the city",
    frames.MOVE: "Move nobody",
    frames.HEAL: "Take off no damage",
    frames.TAKE: "Take nothing",
    frames.VANISH: "Suzie Shadows stays",
    frames.TIP: "Let the TOP RUN lie",
    frames.GOOSE: "Strike nobody else",
}


def _respond(action: Action, view: KillerView) -> str:
    return f"Answer with {_named(view, action.a)}"


_DESCRIBED: Final[dict[int, Callable[[Action, KillerView], str]]] = {
    acts.DECLARE: lambda action, view: f"Universal cards pay as {TYPES[action.a]}",
    acts.SET_RUNS: _runs,
    acts.PLAY: _play,
    acts.DISCARD_TOP: _top("Discard"),
    acts.SAVE_TOP: _top("Flip and save"),
    acts.USE: _of_card("Use the power of {}"),
    acts.ENTER: _enter,
    acts.OFFER: lambda action, view: f"Offer a trade to seat {action.a + 1}",
    acts.GIVE: _give,
    acts.ASK: lambda action, view: f"Ask for {_saved(view, action.a)}",
    acts.ASK_HAND: lambda action, view: "Ask for a card of the other hand",
    acts.PROPOSE: lambda action, view: "Propose the trade",
    acts.WITHDRAW: lambda action, view: "Withdraw the offer",
    acts.ACCEPT: lambda action, view: "Accept the trade",
    acts.REFUSE: lambda action, view: "Refuse the trade",
    acts.HAND_OVER: _of_card("Hand over {}"),
    acts.TARGET: _target,
    acts.CHOOSE_SEAT: lambda action, view: f"Seat {action.a + 1}",
    acts.DIRECTION: lambda action, view: "Counter-clockwise" if action.a else "Clockwise",
    acts.SPLASH: lambda action, view: "Strike the neighbours" if action.a else "Target alone",
    acts.PAY: _of_card("Pay with {}"),
    acts.PAY_AUTO: lambda action, view: "Pay in the usual order",
    acts.PLACE: _place,
    acts.STAY: lambda action, view: "Leave it where it lies",
    acts.MOVE: lambda action, view: f"Move {_name(view, action.a)} to slot {action.b + 1}",
    acts.HEAL: _heal,
    acts.SKIP: _skip,
    acts.SYMBOL: lambda action, view: SYMBOLS[action.a],
    acts.GIVE_UP: _of_card("Give up {}"),
    acts.RUN_NEXT: _of_card("{} becomes BOTTOM RUN"),
    acts.RESPOND: _respond,
    acts.PASS: lambda action, view: "Let it pass",
    acts.PASS_TURN: lambda action, view: "Pass for this turn",
    acts.LOSE_POINTS: lambda action, view: f"Lose {view.frame[3]} points",
    acts.GIVE_RESOURCE: lambda action, view: "Hand over a RESOURCE card",
    acts.TAKE: _of_card("Take {}"),
    acts.TOSS: _of_card("Discard {}"),
    acts.DRAW: lambda action, view: "Draw a card",
    acts.STOP: lambda action, view: "Stop drawing",
    acts.COUNT: lambda action, view: f"Count the hand of seat {action.a + 1}",
    acts.LEAVE: _of_card("{} leaves the city"),
    acts.RELOCATE: _relocate,
    acts.VANISH: _of_card("{} leaves until your next turn"),
}
