"""Checks of how a state behaves: ends, clones, repeats, lists, refuses, survives being stored."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from contextlib import contextmanager

from tabletop.core import registry
from tabletop.core.action import Action, action_text, parse_action
from tabletop.core.event import UNKNOWN, Event
from tabletop.core.game import CHANCE, Game, Player, State
from tabletop.core.match import Entry, Match
from tabletop.core.record import good_part, play_record, read_records, write_record
from tests.contract.speech import rule_numbers
from tests.contract.walks import Moment, PlainRandom, Walk

LARGEST_PICKLE = 64_000
LONGEST_LIST = 400


def ends_within_its_bound(walk: Walk) -> None:
    """A random game is over after at most max_actions and then nobody is asked any more."""
    end, seats = walk.end, range(walk.players)
    assert not end.actors(), f"not over after {len(walk.moments)} actions"
    assert len(walk.moments) <= walk.game.info.max_actions
    assert end.is_over() and end.view(None).over
    assert end.clock_action() is None
    assert not any(end.legal_actions(seat) for seat in seats)
    assert not any(moment.state.is_over() for moment in walk.moments)


def result_is_sound(walk: Walk) -> None:
    """Scores, ranks, winners and sources speak of the same seats and agree."""
    result, players = walk.end.result(), walk.players
    assert len(result.scores) == len(result.ranks) == players
    assert set(result.winners) <= set(range(players))
    assert len(set(result.winners)) == len(result.winners)
    assert all(1 <= rank <= players for rank in result.ranks)
    for seat in result.winners:
        assert result.ranks[seat] == 1, f"winner {seat} is not ranked first"
    assert result.reason.strip()
    assert all(len(source.points) == players and source.name for source in result.sources)


def can_be(walk: Walk) -> None:
    """Every state passes its own check, knows its seats and is over exactly when nobody acts."""
    for state in walk.states():
        state.check()
        actors = state.actors()
        assert state.players == walk.players
        assert state.is_over() == (not actors)
        assert actors == (CHANCE,) or all(0 <= seat < walk.players for seat in actors)
        assert list(actors) == sorted(set(actors)), f"actors out of order: {actors}"


def clones_do_not_alias(walk: Walk) -> None:
    """Whatever was done to later states and to clones, earlier states are as they were, and those
    that were cloned look so too."""
    _unchanged(walk)
    rng, sample = walk.rng("alias"), walk.sample()
    pictures = [repr(moment.state.view(0)) for moment in sample]
    for moment in sample:
        for seat in range(walk.players):
            moment.state.clone().redeterminize(seat, rng, 0.5)
        clone = moment.state.clone()
        clone.apply(moment.player, moment.action)
        for _ in range(12):
            if not clone.actors():
                break
            step = clone.actors()[-1]
            legal = clone.legal_actions(step)
            clone.apply(step, clone.sample_chance(rng) if step == CHANCE else legal[-1])
    _unchanged(walk)
    now = [repr(moment.state.view(0)) for moment in sample]
    assert now == pictures, "a view changed behind its back"


def views_are_frozen(walk: Walk) -> None:
    """A view taken before an action says the same after it."""
    for moment in walk.sample():
        state = moment.state.clone()
        views = [state.view(viewer) for viewer in (None, *range(walk.players))]
        pictures = list(map(repr, views))
        state.apply(moment.player, moment.action)
        assert list(map(repr, views)) == pictures


def apply_repeats(walk: Walk) -> None:
    """apply is a function of state, player and action; it knows no sink and no global luck."""
    outside = random.getstate()
    digests = [moment.digest for moment in walk.moments[1:]] + [walk.end.digest()]
    for ply, (moment, expected) in enumerate(zip(walk.moments, digests)):
        events: list[Event] = []
        heard, unheard = moment.state.clone(), moment.state.clone()
        heard.apply(moment.player, moment.action, events.append)
        unheard.apply(moment.player, moment.action)
        assert heard.digest() == expected, f"ply {ply} came out differently"
        assert tuple(events) == moment.events, f"ply {ply} was told differently"
        assert unheard.digest() == expected, f"ply {ply} needs a listener"
    assert random.getstate() == outside, "the global generator was used"


def questions_change_nothing(walk: Walk) -> None:
    """Asking a state anything leaves it as it is."""
    rng = walk.rng("ask")
    for moment in walk.sample():
        state = moment.state.clone()
        for seat in (CHANCE, *range(walk.players)):
            state.why_not(seat, moment.action)
            state.legal_actions(seat)
        for seat in range(walk.players):
            state.view(seat)
            hash(state.info_key(seat))
        state.check()
        state.clock_action()
        if state.actors() == (CHANCE,):
            state.chance_outcomes()
            state.sample_chance(rng)
        assert state.digest() == moment.digest


def lists_are_sound(walk: Walk) -> None:
    """Legal lists are complete enough to act, finite, unique and in a fixed order."""
    for state in walk.states():
        actors = state.actors()
        for seat in range(walk.players):
            legal = list(state.legal_actions(seat))
            assert bool(legal) == (seat in actors), f"seat {seat} of {actors} has {len(legal)}"
            assert len(legal) == len(set(legal)), "a legal action is listed twice"
            assert len(legal) <= LONGEST_LIST, f"{len(legal)} actions want smaller steps"
            assert (
                legal == list(state.legal_actions(seat)) == list(state.clone().legal_actions(seat))
            )
            clock = state.clock_action()
            assert clock is None or clock not in legal, "the clock's action is listed"


def actions_have_text(walk: Walk) -> None:
    """Every action that may be logged parses back from its text and holds plain whole numbers."""
    verbs = walk.game.info.verbs
    seen = {moment.action for moment in walk.moments}
    for moment in walk.sample():
        for seat in moment.state.actors():
            seen.update(_possible(moment.state, seat))
        clock = moment.state.clock_action()
        seen.update(() if clock is None else (clock,))
    for action in seen:
        numbers = (action.kind, action.a, action.b, *action.more)
        assert all(type(number) is int for number in numbers), action
        assert 0 <= action.kind < len(verbs), action
        assert parse_action(action_text(action, verbs), verbs) == action


def chance_is_sound(walk: Walk) -> None:
    """Outcomes are unique and sum to 1; samples are among them, repeat, and are not refused."""
    for moment in walk.moments:
        state = moment.state
        if state.actors() != (CHANCE,):
            continue
        samples = [state.sample_chance(PlainRandom(str(seed))) for seed in range(6)]
        assert samples == [state.clone().sample_chance(PlainRandom(str(n))) for n in range(6)]
        listed = state.chance_outcomes()
        if listed is not None:
            outcomes = [action for action, _ in listed]
            assert len(outcomes) == len(set(outcomes))
            assert abs(sum(chance for _, chance in listed) - 1.0) < 1e-9
            assert all(chance > 0.0 for _, chance in listed)
            assert set(samples) <= set(outcomes)
            samples = outcomes
        for action in samples:
            assert state.why_not(CHANCE, action) is None, f"luck's own {action} is refused"
            after = state.clone()
            after.apply(CHANCE, action)
            after.check()


def clock_is_luck(walk: Walk) -> None:
    """What the clock may do is legal for luck at that moment, and can be carried out."""
    for moment in walk.moments:
        clock = moment.state.clock_action()
        if clock is None:
            continue
        assert moment.state.actors() not in ((), (CHANCE,)), "a clock runs while nobody thinks"
        assert moment.state.why_not(CHANCE, clock) is None
        after = moment.state.clone()
        after.apply(CHANCE, clock)
        after.check()


def refusals_are_right(walk: Walk) -> None:
    """why_not is None exactly for what is legal; else it names a paragraph of the rule book."""
    rng = walk.rng("refusals")
    numbers = rule_numbers(walk.game)
    met = sorted({moment.action for moment in walk.moments})
    for moment in walk.sample():
        state, actors = moment.state, moment.state.actors()
        for seat in range(walk.players):
            legal = set(state.legal_actions(seat))
            for action in {*legal, *_attempts(walk, moment, met, rng)}:
                refusal = state.why_not(seat, action)
                if action in legal:
                    assert refusal is None, f"legal {action} is refused: {refusal}"
                    continue
                assert refusal is not None, f"{action} is neither legal nor refused"
                assert refusal.reason.strip()[-1:] in (".", "!", "?"), refusal
                if seat in actors or refusal.rule:
                    assert refusal.rule in numbers, f"{refusal} names no paragraph there is"
        for action in _attempts(walk, moment, met, rng):
            _check_luck(state, action)
    assert all(
        walk.end.why_not(seat, action) is not None
        for seat in (CHANCE, *range(walk.players))
        for action in met[:20]
    ), "something is allowed after the end"


def records_agree(walk: Walk) -> None:
    """Writing and reading, undo and redo, and replay lead to the very same states."""
    digests = [moment.digest for moment in walk.moments] + [walk.end.digest()]
    log = [Entry(moment.player, moment.action) for moment in walk.moments]
    match = Match(walk.game, walk.players, walk.options, walk.seed, deal=False)
    match.replay(log)
    assert match.state.digest() == digests[-1]
    assert match.events == [moment.events for moment in walk.moments]
    with registered(walk.game):
        text = write_record(match)
        (record,) = read_records(text)
        again = play_record(record)
        assert again.log == log and again.state.digest() == digests[-1]
        assert write_record(again) == text
        (half,) = read_records("".join(text.splitlines(keepends=True)[: 1 + len(log) // 2]))
        resumed, problem = good_part(half)
        assert problem and resumed.log[: len(log) // 2] == log[: len(log) // 2]
    count = len(log)
    for ply in sorted({0, count // 3, count // 2, max(0, count - 1)}, reverse=True):
        match.undo_to(ply)
        assert match.state.digest() == digests[match.ply]
    match.redo_to(count)
    assert match.log == log and match.state.digest() == digests[-1]


def dealing_repeats(walk: Walk) -> None:
    """The same seed deals the same match, and another seed may deal another."""

    def deal(seed: str) -> list[Entry]:
        match = Match(walk.game, walk.players, walk.options, seed)
        for _ in range(30):
            actors = match.state.actors()
            if not actors:
                break
            match.submit(actors[0], match.state.legal_actions(actors[0])[0])
        return match.log

    assert deal("one") == deal("one")


def pickles_small(walk: Walk) -> None:
    """A state goes to another process and back, in little room, and plays on there."""
    for moment in walk.sample():
        packed = pickle.dumps(moment.state, pickle.HIGHEST_PROTOCOL)
        assert len(packed) <= LARGEST_PICKLE, f"{len(packed)} bytes"
        twin: State = pickle.loads(packed)
        assert twin.digest() == moment.digest
        for seat in range(walk.players):
            assert twin.info_key(seat) == moment.state.info_key(seat)
            assert twin.view(seat) == moment.state.view(seat)
        original = moment.state.clone()
        for state in (twin, original):
            state.apply(moment.player, moment.action)
        assert twin.digest() == original.digest()


def _leaves(detail: tuple[object, ...]) -> Iterator[object]:
    """All that stands in a detail, those of the tuples in it included."""
    for part in detail:
        if isinstance(part, tuple):
            yield from _leaves(part)
        else:
            yield part


def events_are_facts(walk: Walk) -> None:
    """Events are plain data about seats that are there."""
    seats = range(-1, walk.players)
    for event in (event for moment in walk.moments for event in moment.events):
        assert event.kind and event.kind.isidentifier(), event
        assert event.player in seats, event
        assert all(type(text) is str for text in (event.piece, event.origin, event.target)), event
        assert all(type(n) is int for n in (event.face, event.amount)), event
        assert all(type(n) in (int, bool, str) for n in _leaves(event.detail)), event
        assert event.face >= UNKNOWN, event
        assert event.witnesses is None or set(event.witnesses) <= set(seats), event
        assert not event.private or event.witnesses is not None, f"private to everybody: {event}"


@contextmanager
def registered(game: Game) -> Iterator[None]:
    """The registry with this very game under its key, whatever stood there."""
    before = registry._added.get(game.info.key)
    registry.register(game)
    try:
        yield
    finally:
        del registry._added[game.info.key]
        if before is not None:
            registry.register(before)


def _unchanged(walk: Walk) -> None:
    for ply, moment in enumerate(walk.moments):
        digest = moment.state.digest()
        assert digest == moment.digest, f"the state at ply {ply} changed behind its back"



def _possible(state: State, seat: Player) -> list[Action]:
    if seat != CHANCE:
        return list(state.legal_actions(seat))
    listed = state.chance_outcomes()
    if listed is not None:
        return [action for action, _ in listed]
    return [state.sample_chance(PlainRandom("possible"))]


def _attempts(walk: Walk, moment: Moment, met: list[Action], rng: random.Random) -> list[Action]:
    """Actions somebody might try: from elsewhere in the game, bent, and plain nonsense."""
    verbs = len(walk.game.info.verbs)

    def number() -> int:
        return int(rng.random() * 46) - 3 if rng.random() < 0.9 else 10**12

    tries = [met[int(rng.random() * len(met))] for _ in range(12)]
    bent = tries[:6] + [moment.action]
    tries += [action._replace(a=number()) for action in bent]
    tries += [action._replace(b=number()) for action in bent]
    tries += [action._replace(more=(*action.more, number())) for action in bent[:2]]
    tries += [action._replace(more=action.more[::-1]) for action in bent]
    tries += [action._replace(more=action.more[1:] * 2) for action in bent]
    tries += [Action(kind) for kind in range(verbs)]
    tries += [Action(kind, number()) for kind in range(verbs) for _ in range(2)]
    tries += [Action(kind, number(), number()) for kind in range(verbs)]
    tries += [Action(int(rng.random() * verbs), number(), number(), (number(),))]
    return tries


def _check_luck(state: State, action: Action) -> None:
    """What luck may do is listed, sampled or the clock's; anything else is refused."""
    refusal = state.why_not(CHANCE, action)
    if action == state.clock_action():
        assert refusal is None
    elif state.actors() != (CHANCE,):
        assert refusal is not None, f"luck may do {action} while a player thinks"
    else:
        listed = state.chance_outcomes()
        if listed is not None:
            assert (refusal is None) == (action in [outcome for outcome, _ in listed]), action
        elif refusal is None:
            after = state.clone()
            after.apply(CHANCE, action)
            after.check()


CHECKS = (
    ends_within_its_bound,
    result_is_sound,
    can_be,
    clones_do_not_alias,
    views_are_frozen,
    apply_repeats,
    questions_change_nothing,
    lists_are_sound,
    actions_have_text,
    chance_is_sound,
    clock_is_luck,
    refusals_are_right,
    records_agree,
    dealing_repeats,
    pickles_small,
    events_are_facts,
)
