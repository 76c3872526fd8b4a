"""The words that may be typed beside an answer, and what each tells. None of them plays."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from tabletop.cli.text import rules
from tabletop.cli.text.choices import Choice, answered, numbers
from tabletop.cli.text.desk import TextDesk
from tabletop.cli.text.naming import (
    called,
    empty_called,
    listed,
    plain,
    singular,
    within,
    zones_called,
)
from tabletop.cli.text.words import say
from tabletop.core.game import Result
from tabletop.scenes.results.pages import written
from tabletop.session.secrecy import readable
from tabletop.table.meaning import HAND, PLATES, Thing, Zone, things, told
from tabletop.words import noun

TYPED: Final = (
    "table", "hand", "look NAME", "changed", "log", "scores", "rule NAME", "rules", "more",
    "explain", "be quiet", "short", "lessons", "hint", "undo, redo", "save", "give up", "quit",
)  # fmt: skip
"""The commands as the list of them has them."""
SHORT = {
    "?": "help", "t": "table", "w": "changed", "what changed": "changed", "l": "log",
    "s": "scores", "score": "scores", "r": "rule", "h": "hint", "u": "undo", "q": "quit",
    "be quiet": "quiet", "exit": "quit", "leave": "quit", "lesson": "lessons",
    "tutorial": "lessons",
}  # fmt: skip
ALONE = (
    "ask", "changed", "explain", "help", "lessons", "more", "quiet", "redo", "scores", "short",
    "undo",
)  # fmt: skip
"""These are commands only by themselves: with more words a choice is meant."""
LINES_OF_LOG = 20
MOST_LINES = 5
"""So many paragraphs of the rules are told at once."""
MANY_PARTS = 6
"""A thing of so many parts, such as a row of the board, is told as one where all is told."""
NUMBER = re.compile(r"[A-Za-z]+-?\d+")
WHICH = re.compile(r" \d+$")
"""The number that tells equal things apart: slot 1."""
MOST_NAMED = 12
"""So many things of one name are told at once."""


class Commands:
    """Answers typed words that are no choice."""

    def __init__(self, desk: TextDesk) -> None:
        self._desk = desk
        self._found: Sequence[Choice] = ()
        self._left: list[str] = []
        self._known: dict[str, Callable[[str], list[str]]] = {
            "help": lambda rest: self._help(),
            "table": self._table,
            "hand": self._hand,
            "look": self._look,
            "changed": lambda rest: desk.recap() or [say("nobody-played")],
            "log": self._log,
            "scores": self._scores,
            "rule": self._rule,
            "rules": self._rules,
            "more": self._more,
            "undo": self._undo,
            "redo": self._redo,
            "save": lambda rest: [self.kept()],
            "explain": lambda rest: self._explain(),
            "short": lambda rest: self._shorten(),
            "quiet": lambda rest: [] if desk.hush() else [say("quiet-already")],
            "lessons": lambda rest: [
                say("lessons-how", command=desk.app.command, game=desk.running.match.game.info.key)
            ],
        }
        if desk.running.match.game.often is not None:
            self._known["ask"] = lambda rest: self._ask()

    def answer(self, line: str, found: Sequence[Choice]) -> list[str] | None:
        """Returns the reply to a typed command; None if the line is no command."""
        self._found = found
        lowered = line.casefold()
        lowered = SHORT.get(lowered, lowered)
        word, _, rest = lowered.partition(" ")
        act = self._known.get(SHORT.get(word, word))
        if act is None or (word in ("look", "hand", "save", "rules") and self._means(line)):
            return None
        if rest and SHORT.get(word, word) in ALONE:
            return None
        if word == "save" and (two := self._saving()):
            return two
        return act(rest.strip())

    def _saving(self) -> list[str]:
        """Returns a question if `save` could also mean a choice of the game, else []."""
        fits = answered("save", self._found)
        meant = fits.fits or ((fits.choice,) if fits.choice is not None else ())
        if not meant:
            return []
        named = (noun("save-choice", words=one.words, n=self._number(one)) for one in meant)
        return [say("save-meant", choices=tuple(named))]

    def _number(self, choice: Choice) -> int:
        """Its number in the list, or that of the line in whose list it is."""
        told = zip(numbers(self._found), self._found)
        return next(n for n, line in told if choice in (line, *line.further))

    def _means(self, line: str) -> bool:
        """Returns True if the line is exactly the wording of a choice."""
        wanted = plain(line)
        told = (one for choice in self._found for one in (choice, *choice.further))
        return any(plain(one.words) == wanted for one in told)

    def kept(self) -> str:
        """Returns a sentence that tells where the match is saved."""
        if self._desk.unkept:
            return self._desk.unkept
        running = self._desk.running
        if running.id is None or not running.saved:
            return self._desk.app.library.problem or say("not-saved")
        return say("saved-as", n=running.id, command=self._desk.app.command)

    def _undo(self, rest: str) -> list[str]:
        """Takes the last choice back and says which that was; what bars it the program says."""
        desk, ply, half = self._desk, self._desk.running.ply, self._desk.half
        if desk.several.taken:
            return [desk.several.let_go()]
        desk.undo()
        if half and not desk.half:
            return [say("let-go")]
        return desk.undone(ply)

    def _redo(self, rest: str) -> list[str]:
        if not self._desk.running.may_redo():
            return [say("done-again.nothing")]
        words = self._desk.taken_back()
        self._desk.redo()
        return [say("done-again", words=words)] if words else []

    def _rules(self, rest: str) -> list[str]:
        match = self._desk.running.match
        game, off = match.game, rules.unplayed(match.game, match.players, match.options)
        if not rest:
            return rules.contents(game, off)
        return rules.chapter(game, rest, off) or [say("no-chapter", name=rest)]

    def _cut(self, lines: Sequence[str]) -> list[str]:
        """The first of many lines; `more` tells the others."""
        self._left = list(lines[MOST_LINES:])
        if not self._left:
            return list(lines)
        return [*lines[:MOST_LINES], say("left-out", n=len(self._left))]

    def _more(self, rest: str) -> list[str]:
        return self._cut(self._left) or [say("left-out.none")]

    def _explain(self) -> list[str]:
        """Returns the explanation of the present choice, after the coach's topic if that
        differs."""
        desk = self._desk
        if desk.running.result is not None:
            return [desk.running.result.reason]
        said, rule = desk.topic()
        told = [said] if said else []
        behind = rule or self._behind([key for one in self._found[:1] for key in desk.keys_of(one)])
        choice = [*told, *behind] or [desk.gist() or desk.prompt.title]
        coached = desk.coached_rule()
        if not coached or coached == rule:
            return choice
        return [say("coach-said"), *coached, say("present-choice"), *choice]

    def _help(self) -> list[str]:
        """Returns the list of commands, with a word of this game as an example."""
        word = next(iter(rules.words(self._desk.running.match.game)), "winning").casefold()
        typed = (*TYPED, "ask") if "ask" in self._known else TYPED
        keys = (each.removeprefix("be ").partition(",")[0].split(" NAME")[0] for each in typed)
        ids = (key.replace(" ", "-") for key in keys)
        lines = [f"  {each:<13} {say(f'help-{key}', word=word)}" for each, key in zip(typed, ids)]
        enter = f"  {say('help-enter.word'):<13} {say('help-enter')}"
        return [say("help"), enter, *lines, say("help-forms")]

    def _shorten(self) -> list[str]:
        """Tells choices by their names alone from now on, or with everything again."""
        app = self._desk.app
        app.short = not app.short
        return [say("short-on" if app.short else "short-on.off")]

    def _ask(self) -> list[str]:
        self._desk.do("ask")
        return [say("setting-changed")]

    def _table(self, rest: str) -> list[str]:
        zones = self._desk.zones()
        lying = [zone for zone in zones if zone.things]
        if not rest:
            return _in_rows([zone._replace(things=_summed(zone)) for zone in lying])
        fits = [zone for zone in zones if rest in zone.name.casefold()]
        if fits:
            lines = _without_uses(told([zone for zone in fits if zone.things]))
            return lines or [say("nothing-lies", name=fits[0].name)]
        thing = self._desk.thing(rest)
        player = rest in (name.casefold() for name in self._desk.running.names)
        exact = thing is not None and thing.name.casefold() == rest and not player
        saying = [] if exact else self._saying(lying, rest)
        if sum(len(zone.things) for zone in saying) > 1:
            return _without_uses(told(saying))
        if thing is None:
            names = tuple(dict.fromkeys(zone.name for zone in lying))
            return [say("not-there.parts", name=rest, parts=names)]
        return _without_uses("\n".join(told_thing(thing)))

    def _saying(self, zones: Sequence[Zone], name: str) -> list[Zone]:
        """All in which these words stand, a player's name, a row, an arm: things, or parts of
        others."""
        called = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.I)
        found = []
        for zone in zones:
            kept: list[Thing] = []
            for thing in zone.things:
                parts = [part for part in thing.parts if called.search(part.words)]
                whole = called.search(thing.name) or (called.search(thing.words) and not parts)
                kept += [thing] if whole else parts
            if kept:
                found.append(zone._replace(things=tuple(kept)))
        return found

    def _zone(self, key: str) -> list[str]:
        zones = [zone for zone in self._desk.zones() if zone.key == key and zone.things]
        return _without_uses(told(zones)) if zones else []

    def _hand(self, rest: str) -> list[str]:
        if found := self._zone(HAND):
            return found
        held = any(zone.key == HAND for zone in self._desk.zones())
        return [say("hand-empty" if held else "hand-empty.none")]

    def _scores(self, rest: str) -> list[str]:
        """Returns the plates with everything the table says of each player; at the end, the
        result."""
        running = self._desk.running
        if running.result is not None and (
            told := scores(running.result, running.names, running.match.game.info.fewest)
        ):
            return told
        lines = self._zone(PLATES)
        for thing in things(self._desk.zones()):
            name, _, more = thing.name.partition(": ")
            said = [part[0].lower() + part[1:].rstrip(".") for part in (more, thing.state) if part]
            for at, line in enumerate(lines):
                if thing.key.startswith("seat:") and line.strip().startswith(f"{name}: "):
                    lines[at] += "".join(f"; {part}" for part in said)
        return lines

    def _thing(self, name: str) -> Thing | None:
        """Returns the thing of that name, else the only one whose description contains it, or
        None."""
        found = {thing.key: thing for _, thing in called(self._desk.zones(), name)}
        return self._desk.thing(name) or (found.popitem()[1] if len(found) == 1 else None)

    def _keys_of(self, rest: str) -> tuple[list[str], str, str]:
        """The keys and words of what a number or a name means: of a choice, of what it begins with
        and where it goes; and why there is nothing."""
        if rest.isascii() and rest.isdigit():
            answer = answered(rest, self._found)
            if answer.choice is None:
                return [], "", answer.problem
            return self._desk.keys_of(answer.choice), answer.choice.words, ""
        thing = self._thing(rest)
        if thing is not None:
            return [thing.key], thing.words, ""
        key = self._desk.hidden(rest)
        return ([key], rest, "") if key else ([], "", say("not-there", name=rest))

    def _look(self, rest: str) -> list[str]:
        rest = rest.removeprefix("at ")
        if not rest:
            return [say("look-at-what")]
        return self._several(rest) or self._closer(rest)

    def _several(self, name: str) -> list[str]:
        """A part of the table, a player, or a name that several things share, with where each of
        them lies; [] where one thing is meant, or none."""
        if name.isascii() and name.isdigit():
            return []
        zones = self._desk.zones()
        if plain(name) in [plain(player) for player in self._desk.running.names]:
            return self._of_player(name)
        found = called(zones, name)
        means = rules.meaning(self._desk.running.match.game, name)
        if means and not (zones_called(zones, name) or empty_called(zones, name)):
            if not any(within(name, one[1].name) for one in found):
                return [*means, *listed(found[:MOST_NAMED])]
        exact = [one for one in found if plain(one[1].name) == plain(name)]
        parts = zones_called(zones, name) if len(exact) != 1 else []
        empty = empty_called(zones, name) if len(exact) != 1 else []
        if parts or empty:
            lines = _in_rows(parts) if parts else [] if len(found) > MOST_NAMED else listed(found)
            bare = [say("nothing-lies", name=zone.name) for zone in empty]
            return [*bare, *means * (not parts), *lines]
        keys = {one[1].key for one in exact or found}
        if len(keys) < 2 or (len(exact) > 1 and len({one[1].words for one in exact}) == 1):
            return []
        if len(found) > MOST_NAMED:
            found, left = found[:MOST_NAMED], len(found) - MOST_NAMED
            return [*listed(found), say("left-out.name", n=left)]
        return [say("named-several", name=name, n=len(found)), *listed(found)]

    def _of_player(self, name: str) -> list[str]:
        """All that is told of a player, and what a close look at its own place has beside that."""
        lines = self._table(name)
        for thing in things(self._desk.zones()):
            if thing.key.startswith("seat:") and plain(thing.name.partition(":")[0]) == plain(name):
                more, _ = self._desk.closer(thing.key)
                lines += [f"  {line}" for line in more if not any(line in told for told in lines)]
        return lines

    def _closer(self, rest: str) -> list[str]:
        """One thing as a close look at it has it; else what a word means that is no thing."""
        keys, words, problem = self._keys_of(rest)
        if problem and rest.isascii() and rest.isdigit():
            return [problem]
        if problem:
            thing = self._desk.button(rest) or self._desk.telling(rest)
            if thing is not None:
                return [_as_told(thing)]
            game = self._desk.running.match.game
            means = rules.meaning(game, rest) or rules.meaning(game, WHICH.sub("", rest))
            return means or [self._nowhere(rest)]
        thing = self._thing(rest) if not rest.isdigit() else None
        if thing is not None and thing.parts and not self._desk.closer(thing.key)[0]:
            return _without_uses("\n".join(told_thing(thing)))
        told = []
        lying = {one.key: one.words for one in things(self._desk.zones())} if rest.isdigit() else {}
        for key in keys:
            lines, rule = self._desk.closer(key)
            lines = [lying.get(key, lines[0]), *lines[1:]] if lines else []
            told += [*lines, *([say("rule-number", rule=rule)] if rule else [])]
        if not rest.isdigit() and (not told or words.casefold() != told[0].casefold()):
            told = [words, *told[1:]] if told and words.startswith(told[0]) else [words, *told]
        told = told or [words]
        chosen = {choice.key for line in self._found for choice in (line, *line.further)}
        why = [self._desk.why_not(key) for key in keys if key not in chosen]
        return told + [say("now", reason=reason) for reason in why if reason]

    def _nowhere(self, name: str) -> str:
        """Returns a sentence that no such thing is there, and tells if the rules know the name."""
        match = self._desk.running.match
        known = rules.about(match.game, name, match.options)
        return say("not-there.rule" if known and not name.isdigit() else "not-there", name=name)

    def _log(self, rest: str) -> list[str]:
        count = int(rest) if rest.isascii() and rest.isdigit() and rest != "0" else LINES_OF_LOG
        lines = readable(self._desk.running, self._desk.scene.viewer)
        return [line.text for line in lines[-count:]] or [say("nothing-happened")]

    def _rule(self, rest: str) -> list[str]:
        match = self._desk.running.match
        game = match.game
        if not rest:
            return [say("rule-of-what")]
        if NUMBER.fullmatch(rest) and (found := rules.paragraph(game, rest)):
            return found
        if rest.isascii() and rest.isdigit():
            return self._rule_of_choice(rest)
        means = [*rules.meaning(game, rest), *rules.akin(game, rest)]
        thing = [one.name for _, one in called(self._desk.zones(), rest)]
        exact = any(plain(name) == plain(rest) for name in thing)
        own = self._rules_of(rest) if exact else []
        about = rules.about(game, rest, match.options)
        if rules.meaning(game, rest) or (not own and (means or about)):
            return self._cut(list(dict.fromkeys([*means, *own, *about])))
        return own or self._rules_of(rest) or [say("rule-silent", name=rest)]

    def _rule_of_choice(self, number: str) -> list[str]:
        """The paragraphs behind the choice of that number: of what is done, and of what with."""
        choice = answered(number, self._found, sure=True).choice
        if choice is None:
            return [answered(number, self._found, sure=True).problem]
        done = self._desk.topic([action.kind for action in choice.actions])[1]
        behind = dict.fromkeys([*done, *self._behind(self._desk.keys_of(choice))])
        told = say("choice-words", n=number, words=choice.words)
        return [told, *behind] if behind else [say("no-paragraph")]

    def _rules_of(self, name: str) -> list[str]:
        """The paragraphs of the thing or choice that the name or number means."""
        return self._behind(self._keys_of(name)[0])

    def _behind(self, keys: Sequence[str]) -> list[str]:
        """The paragraphs of the things of these keys."""
        numbers = dict.fromkeys(self._desk.closer(key)[1] for key in keys)
        game = self._desk.running.match.game
        return [line for rule in numbers if rule for line in rules.paragraph(game, rule)]


def scores(result: Result, names: Sequence[str], fewest: bool = False) -> list[str]:
    """The scores in words, best first, and what they are made of; `fewest` where one wants few of
    what is counted."""
    if result.early:
        return []
    order = sorted(range(len(names)), key=lambda seat: result.ranks[seat])
    lines = []
    for seat in order:
        parts = [
            f"{source.name}: {written(source.points[seat], fewest)}"
            for source in result.sources
            if source.points[seat]
        ]
        made = f" ({', '.join(parts)})" if len(parts) > 1 else ""
        if len(result.sources) == 1:
            counted = result.sources[0].name.lower()
            made = f" {singular(counted) if result.scores[seat] == 1 else counted}"
        score = written(result.scores[seat], fewest)
        lines.append(f"{result.ranks[seat]}. {names[seat]}: {score}{made}")
    return lines


def _as_told(thing: Thing) -> str:
    """A thing in a line; of a button what it does, where that is not its name."""
    return thing.name if thing.state == thing.name else thing.words


def told_thing(thing: Thing) -> list[str]:
    """One thing with its parts, as lines."""
    lines = told((Zone("", "", (thing,)),)).split("\n")
    return [line.removeprefix("  ") for line in lines[1:]]


def _without_uses(words: str) -> list[str]:
    """The lines of the table without what may be done there: that stands in the choices."""
    return [line for line in words.split("\n") if line and not line.lstrip().startswith("- ")]


def _in_rows(zones: Sequence[Zone]) -> list[str]:
    """Parts of the table, of rows only what is said of each as a whole."""
    summed = [zone._replace(things=tuple(map(_short, zone.things))) for zone in zones]
    lines = _without_uses(told([zone for zone in summed if zone.things]))
    rows = [t.name for zone in zones for t in zone.things if len(t.parts) >= MANY_PARTS]
    return [*lines, say("tells-parts", name=rows[0])] if rows else lines


def _summed(zone: Zone) -> tuple[Thing, ...]:
    """The things of a zone, without what is there only to be pressed."""
    return tuple(t for t in zone.things if ":" in t.key or t.state or t.parts)


def _short(thing: Thing) -> Thing:
    """The thing; of one of many parts only what is said of it as a whole."""
    return thing._replace(parts=()) if len(thing.parts) >= MANY_PARTS else thing
