"""Checks of who may know what: redraws, redaction, sealed choices, and what was told.

The idea behind them: two worlds that told a seat the same must stay the same to it in every way.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from dataclasses import fields, is_dataclass
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from tabletop.core.action import Action
from tabletop.core.chance import pick
from tabletop.core.errors import ImpossibleState
from tabletop.core.event import UNKNOWN, Event, redacted
from tabletop.core.game import CHANCE, Player, State
from tests.contract.walks import Moment, Walk

STEPS = 6
"""How far two worlds are followed side by side."""

TRIES = 6
"""How many other actions a second world tries before it follows the first."""

MIXED = 4
"""Below how many fields two worlds are mixed, when they were told differently."""

DEALS = 4
"""How often two worlds are followed from a shuffle, where most secrets begin."""

FORGET = (0.0, 0.35, 1.0)


def redraw_keeps_what_is_known(walk: Walk) -> None:
    """A redraw keeps the seat's view, key and actions, what is public, and a possible state."""
    for moment, seat in _looks(walk):
        state = moment.state
        world = redrawn(state, seat, "keeps")
        world.check()
        assert state.digest() == moment.digest, "the redraw reached into the original"
        assert world.view(seat) == state.view(seat), differing(
            world.view(seat), state.view(seat), f"seat {seat} sees something else"
        )
        assert world.view(None) == state.view(None), differing(
            world.view(None), state.view(None), "the public sees something else"
        )
        assert world.info_key(seat) == state.info_key(seat), differing(
            world.info_key(seat), state.info_key(seat), f"seat {seat} knows something else"
        )
        assert hash(world.info_key(seat)) == hash(state.info_key(seat))
        assert list(world.legal_actions(seat)) == list(state.legal_actions(seat))
        assert world.actors() == state.actors()
        assert world.clock_action() == state.clock_action()
        for other in state.actors():
            if other != CHANCE:
                assert world.legal_actions(other), f"a redraw leaves seat {other} no action"


def redraw_cannot_peek(walk: Walk) -> None:
    """Two states a seat cannot tell apart redraw, from one seed, to the same."""
    for moment, seat in _looks(walk):
        twin = redrawn(moment.state, seat, "another world")
        _same_redraws(moment.state, twin, seat)


def forgetting_forgets_the_same(walk: Walk) -> None:
    """A redraw that forgets leaves a possible state with the same own actions.

    Forgetting again with the same seed forgets nothing more: the same facts all match long.
    """
    for moment, seat in _looks(walk):
        for forget in FORGET:
            world = redrawn(moment.state, seat, "forget", forget)
            world.check()
            assert list(world.legal_actions(seat)) == list(moment.state.legal_actions(seat))
            assert world.actors() == moment.state.actors()
            again = redrawn(world, seat, "forget", forget)
            assert again.info_key(seat) == world.info_key(seat), "a second look forgot more"


def redraw_varies(walk: Walk) -> None:
    """Somewhere in a game with secrets, two redraws differ."""
    if not walk.game.info.hidden:
        return
    digests = [
        {redrawn(moment.state, seat, f"vary {n}").digest() for n in range(4)}
        for moment, seat in _looks(walk)
    ]
    assert any(len(each) > 1 for each in digests), "no redraw ever redraws anything"


def sealed_choices_commute(walk: Walk) -> None:
    """Choices sealed at the same time give the same state in every order."""
    for moment in walk.sample():
        actors = moment.state.actors()
        if len(actors) < 2:
            continue
        rng = walk.rng("sealed")
        chosen = {seat: _any(moment.state.legal_actions(seat), rng) for seat in actors}
        forwards, backwards = moment.state.clone(), moment.state.clone()
        for seat in actors:
            forwards.apply(seat, chosen[seat])
        for seat in reversed(actors):
            assert chosen[seat] in backwards.legal_actions(seat), "a sealed choice took another's"
            backwards.apply(seat, chosen[seat])
        assert forwards.digest() == backwards.digest()


def sealed_choices_stay_sealed(walk: Walk) -> None:
    """While others still choose, nobody can tell what a seat has sealed."""
    for moment in walk.sample():
        actors = moment.state.actors()
        if len(actors) < 2:
            continue
        for seat in actors:
            told: list[tuple[Any, ...]] = []
            for action in list(moment.state.legal_actions(seat))[:5]:
                world, events = moment.state.clone(), list[Event]()
                world.apply(seat, action, events.append)
                if not set(world.actors()) < set(actors):
                    break
                told.append(
                    tuple(
                        (_heard(events, other), world.view(other), world.info_key(other))
                        for other in range(walk.players)
                        if other != seat
                    )
                )
            assert all(each == told[0] for each in told), f"seat {seat}'s choice shows"


def telling_is_knowing(walk: Walk) -> None:
    """Follows two worlds that a seat cannot tell apart until it can, and compares all the way.

    Told the same, the seat sees the same, knows the same, may do the same, and redraws the same;
    told differently of the same action, it knows differently.
    """
    for moment, seat in _looks(walk):
        rng = walk.rng(f"worlds {seat}")
        for _ in range(DEALS if moment.action.more and moment.player == CHANCE else 1):
            _follow(moment.state.clone(), moment.state.clone(), seat, rng)
        _follow(moment.state.clone(), redrawn(moment.state, seat, "world"), seat, rng)


def hidden_faces_have_no_telltale(walks: Iterable[Walk]) -> None:
    """No other field of an event gives away the face that is hidden in it.

    Looks at many games of one kind, seat by seat, as each may have cards of its own: a field that
    is the same whenever the face is the same, and differs between faces, names the face.
    """
    by_field: dict[tuple[str, str, Player], list[tuple[int, object]]] = defaultdict(list)
    for walk in walks:
        for event in (event for moment in walk.moments for event in moment.events):
            if event.face == UNKNOWN or event.witnesses is None:
                continue
            shown = redacted(event, None)
            if shown is None or shown.face != UNKNOWN:
                continue
            for name in ("piece", "origin", "target", "amount"):
                where = event.kind, name, shown.player
                by_field[where].append((event.face, getattr(shown, name)))
    for (kind, name, _), pairs in by_field.items():
        values: dict[int, set[object]] = defaultdict(set)
        for face, value in pairs:
            values[face].add(value)
        repeats = len(pairs) - len(values)
        constant = all(len(each) == 1 for each in values.values())
        varied = len(set().union(*values.values())) > 1
        assert not (repeats >= 8 and constant and varied), f"{kind}.{name} names the hidden face"


def redrawn(state: State, seat: Player, seed: str, forget: float = 0.0) -> State:
    """A clone in which all that `seat` does not know is drawn anew."""
    world = state.clone()
    world.redeterminize(seat, Random(seed), forget)
    return world


class _Step(NamedTuple):
    """One action carried out in a copy of a world, as a seat heard it."""

    world: State
    told: tuple[Event, ...]


class _Starts(NamedTuple):
    """Two worlds before the same action is carried out in both."""

    first: State
    second: State
    actor: Player
    action: Action


def _follow(first: State, second: State, seat: Player, rng: Random) -> None:
    """Plays both worlds on, the second one differently where `seat` cannot notice."""
    for _ in range(STEPS):
        if not first.actors():
            return
        actor = _any(first.actors(), rng)
        action = _any(_choices(first, second, actor, rng), rng)
        one = _do(first, actor, action, seat)
        same_start = first.digest() == second.digest()
        if actor == seat:
            _compare_choices(first, one.world, seat, rng)
        following: State | None = None
        for other in _others(second, actor, action, seat, one.told, rng):
            two = _do(second, actor, other, seat)
            starts = _Starts(first, second, actor, action) if action == other else None
            _compare(one, two, seat, starts, same_start and actor != CHANCE)
            if two.told == one.told:
                following = two.world
                break
        if following is None:
            return
        first, second = one.world, following


def _compare(
    one: _Step, two: _Step, seat: Player, starts: _Starts | None, same_start: bool
) -> None:
    """Holds two worlds against each other after an action of another seat, or the same action.

    Args:
        starts: where both began, when the action was the same.
    """
    knows_same = _compare_knowledge(one.world, two.world, seat)
    if one.told == two.told:
        assert one.world.view(seat) == two.world.view(seat), differing(
            one.world.view(seat),
            two.world.view(seat),
            f"seat {seat} sees what it was not told of: {one.told}",
        )
        assert knows_same, f"seat {seat} knows what it was not told: {one.told}"
    if one.told == two.told or not knows_same:
        return
    facts: list[list[object]]
    if starts:
        facts = [[_without_places(event) for event in step.told] for step in (one, two)]
        if facts[0] != facts[1] and _is_past(starts, one, two, seat):
            return
    elif same_start and one.world.digest() != two.world.digest():
        facts = [[(event.face, event.detail) for event in step.told] for step in (one, two)]
    else:
        return
    assert facts[0] == facts[1], f"seat {seat} was told a secret: {one.told} or {two.told}"


def _compare_choices(state: State, reached: State, seat: Player, rng: Random) -> None:
    """Other choices of the seat's own lead elsewhere, or to what is the same to it in every way."""
    legal = list(state.legal_actions(seat))
    for other in rng.sample(legal, min(TRIES, len(legal))):
        _compare_knowledge(reached, _do(state, seat, other, seat).world, seat)


def _compare_knowledge(first: State, second: State, seat: Player) -> bool:
    """Whether `seat` knows the same of both; if so, nothing it may ask tells them apart."""
    if first.info_key(seat) != second.info_key(seat):
        return False
    assert first.view(seat) == second.view(seat), differing(
        first.view(seat), second.view(seat), f"seat {seat} sees more than its key holds"
    )
    assert list(first.legal_actions(seat)) == list(second.legal_actions(seat))
    _same_redraws(first, second, seat)
    return True


def _without_places(event: Event) -> Event:
    """Where a piece was is past when it has moved, and need not be known after."""
    return event._replace(origin="", target="")


def _is_past(starts: _Starts, one: _Step, two: _Step, seat: Player) -> bool:
    """Whether what was told differently is past, so that knowing the present the same is right.

    A bid that was turned up and is back in the hand, beside another one known to be there, might
    as well have been that other one. Then there is a world that was told of as the second one was
    and has become what the first one has. It is looked for among mixtures of both starts, since
    the second may differ from the first in secrets that have no part in this as well.
    """
    names = [
        name
        for name in _fields(starts.second)
        if getattr(starts.first, name) != getattr(starts.second, name)
    ]
    for count in range(min(len(names), MIXED)):
        for taken in combinations(names, count):
            world, donor = starts.second.clone(), starts.first.clone()
            for name in taken:
                setattr(world, name, getattr(donor, name))
            try:
                world.check()
            except ImpossibleState:
                continue
            three = _do(world, starts.actor, starts.action, seat)
            if three.told == two.told and _go_on_alike(one.world, three.world):
                return True
    return False


def _go_on_alike(first: State, second: State) -> bool:
    """Whether all that happens to the end is the same in both: they differ at most in memories."""
    if first.digest() == second.digest():
        return True
    first, second, rng = first.clone(), second.clone(), Random("on")
    while actors := first.actors():
        actor = _any(actors, rng)
        action = _any(_choices(first, second, actor, rng), rng)
        if second.actors() != actors or second.why_not(actor, action) is not None:
            return False
        events: tuple[list[Event], list[Event]] = [], []
        for world, told in zip((first, second), events):
            world.apply(actor, action, told.append)
        if events[0] != events[1]:
            return False
    return True


def _fields(state: State) -> list[str]:
    """The names of all that a state holds."""
    slots = (getattr(kind, "__slots__", ()) for kind in type(state).__mro__)
    return [name for each in slots for name in each if hasattr(state, name)]


def _same_redraws(first: State, second: State, seat: Player) -> None:
    """From one generator both become the same, and leave the generator at the same place."""
    if first.digest() == second.digest():
        return
    for forget in FORGET:
        worlds, streams = (first.clone(), second.clone()), (Random("draw"), Random("draw"))
        for world, stream in zip(worlds, streams):
            world.redeterminize(seat, stream, forget)
        assert worlds[0].digest() == worlds[1].digest(), f"seat {seat}'s redraw peeks"
        assert streams[0].getstate() == streams[1].getstate(), "luck used up tells the worlds apart"


def _do(state: State, actor: Player, action: Action, seat: Player) -> _Step:
    world, events = state.clone(), list[Event]()
    world.apply(actor, action, events.append)
    return _Step(world, _heard(events, seat))


def _heard(events: Iterable[Event], seat: Player | None) -> tuple[Event, ...]:
    heard = (redacted(event, seat) for event in events)
    return tuple(event for event in heard if event is not None)


def _choices(first: State, second: State, actor: Player, rng: Random) -> list[Action]:
    """What may be done in the first world: in both, if there is such a thing."""
    if actor == CHANCE:
        return [first.sample_chance(rng)]
    legal = list(first.legal_actions(actor))
    return [action for action in legal if action in second.legal_actions(actor)] or legal


def _others(
    state: State,
    actor: Player,
    action: Action,
    seat: Player,
    told: tuple[Event, ...],
    rng: Random,
) -> Iterator[Action]:
    """What the second world may do in place of `action`: now the same first, now something else."""
    if actor == CHANCE:
        if action.more and state.why_not(CHANCE, action) is None:
            yield _scrambled(state, action, seat, told, rng)
        else:
            yield from (state.sample_chance(rng) for _ in range(TRIES))
        if state.why_not(CHANCE, action) is None:
            yield action
        return
    legal = list(state.legal_actions(actor))
    if action in legal and rng.random() < 0.6:
        yield action
    if actor != seat:
        others = [other for other in legal if other != action]
        yield from rng.sample(others, min(TRIES, len(others)))
    if action in legal:
        yield action


def _scrambled(
    state: State, action: Action, seat: Player, told: tuple[Event, ...], rng: Random
) -> Action:
    """A shuffle with some cards exchanged in pairs, as far as `seat` is told the same."""
    for _ in range(pick(4 * TRIES, rng)):
        order = list(action.more)
        i, j = pick(len(order), rng), pick(len(order), rng)
        order[i], order[j] = order[j], order[i]
        other = action._replace(more=tuple(order))
        if state.why_not(CHANCE, other) is None:
            if _do(state, CHANCE, other, seat).told == told:
                action = other
    return action


def _any(items: Any, rng: Random) -> Any:
    return items[pick(len(items), rng)]


def equal_keys_mean_equal_knowledge(walks: Iterable[Walk]) -> None:
    """Moments of different courses that a seat has the same key for are the same to it.

    That finds a key that is too coarse where nothing is hidden too, and no redraw could.
    """
    met: dict[tuple[Player, Hashable], State] = {}
    for walk in walks:
        for state in walk.states():
            if state.actors() == (CHANCE,):
                continue
            for seat in range(walk.players):
                other = met.setdefault((seat, state.info_key(seat)), state)
                if other is state:
                    continue
                assert state.view(seat) == other.view(seat), differing(
                    state.view(seat), other.view(seat), f"seat {seat} sees more than its key"
                )
                assert list(state.legal_actions(seat)) == list(other.legal_actions(seat)), (
                    f"seat {seat} may do what its key does not tell"
                )
                assert state.actors() == other.actors()


def differing(one: object, two: object, words: str) -> str:
    """The words of a failure, and which fields differ ("seats[1].hand: (3, 5), not (3, 7)")."""
    return f"{words}: {'; '.join(_differences(one, two)) or 'no field tells which'}"


def _differences(one: object, two: object, path: str = "") -> Iterator[str]:
    """Where two views or keys differ, as deep as their fields have names."""
    if type(one) is type(two) and is_dataclass(one) and not isinstance(one, type):
        for part in fields(one):
            values = getattr(one, part.name), getattr(two, part.name)
            yield from _differences(*values, f"{path}.{part.name}".lstrip("."))
    elif isinstance(one, tuple) and isinstance(two, tuple) and len(one) == len(two):
        names = getattr(one, "_fields", None)
        if names is None and not any(isinstance(each, tuple) or is_dataclass(each) for each in one):
            if one != two:
                yield f"{path or 'it'}: {one}, not {two}"
            return
        for at, values in enumerate(zip(one, two, strict=True)):
            yield from _differences(*values, f"{path}.{names[at]}" if names else f"{path}[{at}]")
    elif one != two:
        yield f"{path or 'it'}: {one}, not {two}"


def _looks(walk: Walk) -> Iterator[tuple[Moment, Player]]:
    """Moments worth a look, each with every seat."""
    for moment in walk.sample():
        for seat in range(walk.players):
            yield moment, seat


CHECKS = (
    redraw_keeps_what_is_known,
    redraw_cannot_peek,
    forgetting_forgets_the_same,
    redraw_varies,
    sealed_choices_commute,
    sealed_choices_stay_sealed,
    telling_is_knowing,
)
