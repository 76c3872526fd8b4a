"""The record of a match as JSON Lines: writing, reading, verifying, upgrading.

Files and databases are others' business.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tabletop.core.action import action_text, parse_action
from tabletop.core.errors import BadOption, BadRecord, ReplayDiverged, TabletopError
from tabletop.core.game import CHANCE, Game
from tabletop.core.letters import quoted
from tabletop.core.match import Entry, Match
from tabletop.core.registry import game as find_game

FORMAT = 3
"""Version of the record format. Raised together with an entry in UPGRADES."""

SALTLESS, SEALLESS = 1, 2
"""Formats of records without a salt, and with a salt alone: older programs read them."""


def _without_salt(header: dict[str, Any]) -> dict[str, Any]:
    """Format 1 knew no seal of the dealer."""
    return {**header, "salt": ""}


def _without_seal(header: dict[str, Any]) -> dict[str, Any]:
    """Format 2 kept no seal, only what it was made of."""
    return {**header, "seal": ""}


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {
    SALTLESS: _without_salt,
    SEALLESS: _without_seal,
}
"""For each old format, what turns its header into one of the next format."""

FIELDS = ("format", "app", "game", "rules", "players", "seed", "options", "seats", "salt", "seal")
"""The fields of a header of this format."""

LONGEST_LINE = 65_536
SHORTEST_LINE, MOST_EMPTY = 16, 65_536
"""Letters of any line of a record, and how much less a file may hold that somebody spaced out."""

_LINE_BREAKS = {ord(sign): f"\\u{ord(sign):04x}" for sign in "\x85\u2028\u2029"}
"""Signs that JSON leaves as they are, though many readers end a line there."""

SHORT = 8
"""Letters of the state's digest that follow each action."""


Before = Callable[[Match, Entry], object] | None
"""Looks at a match right before an entry is done."""


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: all that is needed to set the match up again."""

    game: str
    rules: int
    players: int
    seed: str
    options: dict[str, Any]
    seats: tuple[dict[str, Any], ...] = ()
    app: str = ""
    salt: str = ""
    seal: str = ""
    format: int = FORMAT


@dataclass(slots=True)
class Record:
    """A match as read.

    Attributes:
        lines: (seat, action text, short digest after it) of every logged action.
        digest: the final state's, or "" when the record has no end.
        damage: one sentence when something is missing or wrong; the lines before it are good.
    """

    header: Header
    lines: list[tuple[int, str, str]] = field(default_factory=list)
    digest: str = ""
    damage: str = ""


def write_record(
    match: Match,
    seats: tuple[dict[str, Any], ...] = (),
    app: str = "",
    salt: str = "",
    seal: str = "",
) -> str:
    """The match as text, ending in a line break; undone actions are not part of it.

    Args:
        salt: what the dealer's seal was made with; "" = there was none.
        seal: as it was shown before the first card.
    """
    head = {
        "format": FORMAT if seal else SEALLESS if salt else SALTLESS,
        "app": app,
        "game": match.game.info.key,
        "rules": match.game.info.rules_version,
        "players": match.players,
        "seed": match.seed,
        "options": match.options,
        "seats": list(seats),
        **({"salt": salt} if salt or seal else {}),
        **({"seal": seal} if seal else {}),
    }
    match.keep()
    verbs = match.game.info.verbs
    lines = [_dump(head)]
    lines.extend(
        _dump({
            "by": step.player, "do": action_text(step.action, verbs), "after": step.digest[:SHORT],
        })
        for step in match.steps
    )  # fmt: skip
    body = "".join(line + "\n" for line in lines)
    checksum = hashlib.sha256(body.encode()).hexdigest()
    end = {"count": match.ply, "digest": match.state.digest(), "sha256": checksum}
    return body + _dump(end) + "\n"


def refuse_empty(text: str) -> None:
    """Raises BadRecord for a text of line ends, which would take minutes to look at one by one."""
    if text.count("\n") * SHORTEST_LINE > len(text) + MOST_EMPTY:
        raise BadRecord("The file is made of empty lines; it is no match record.")


def read_records(text: str) -> list[Record]:
    """All matches of a file's text. A damaged one keeps its good part and says what is wrong.

    Raises:
        BadRecord: nothing in it can be read as a match.
    """
    refuse_empty(text)
    records: list[Record] = []
    raw: list[str] = []
    for line in text.replace("\r\n", "\n").split("\n"):
        if not line.strip():
            continue
        try:
            data = _load(line)
            if "game" in data:
                if records and not records[-1].digest and not records[-1].damage:
                    records[-1].damage = "The record breaks off before its end line."
                records.append(Record(_next_header(data, bool(records))))
                raw = [line]
            elif not records:
                raise BadRecord("The file does not begin with the header of a match.")
            elif records[-1].damage:
                continue
            elif records[-1].digest:
                raise BadRecord("There are lines after the end of a match.")
            elif "do" in data:
                records[-1].lines.append(_action_line(data))
                raw.append(line)
            else:
                _end(records[-1], data, raw)
        except BadRecord as problem:
            if not records:
                raise
            records[-1].damage = records[-1].damage or str(problem)
    if not records:
        raise BadRecord("The file is empty; a match record has a header line and a line an action.")
    if not records[-1].digest and not records[-1].damage:
        records[-1].damage = "The record breaks off before its end line."
    return records


def play_record(record: Record, *, verify: bool = True) -> Match:
    """The match that `record` tells of.

    Args:
        verify: compare every state with its digest.

    Raises:
        UnknownGame, BadRecord: it cannot even be set up.
        ReplayDiverged: at its `ply` the record is not what the rules make of it.
    """
    match = open_match(record.header)
    for ply, reached in enumerate(_play(match, record)):
        expected = record.lines[ply][2]
        if verify and expected != reached:
            why = f"the state is {reached}, the record says {expected}."
            raise ReplayDiverged(ply, _older(match, record) or why)
    if verify and record.digest and match.state.digest() != record.digest:
        raise ReplayDiverged(
            match.ply, _older(match, record) or "the final state is not the recorded one."
        )
    return match


def good_part(
    record: Record, *, kept: bool = False, seen: Before = None
) -> tuple[Match, str]:
    """The match up to where the record is sound, and a sentence on what is wrong ("" = nothing).

    Luck that is owed there is not dealt; `Match.resume_dealing` does that.

    Args:
        kept: whether the match's steps are to hold turn and digest.
        seen: called with the match right before each of its actions.

    Raises:
        UnknownGame, BadRecord: it cannot even be set up.
    """
    match = open_match(record.header)
    if kept:
        match.keep()
    problem, older = record.damage, _older(match, record)
    try:
        for ply, reached in enumerate(_play(match, record, seen)):
            if record.lines[ply][2] != reached:
                problem = f"The match can be followed to ply {ply} only"
                problem += f": {older}" if older else "."
                match.cut_to(ply)
                break
    except ReplayDiverged as diverged:
        why = older or diverged.reason
        problem = f"The match can be followed to ply {diverged.ply} only: {why}"
    if not problem and record.digest and record.digest != match.state.digest():
        problem = "The final state is not the recorded one"
        problem += f": {older}" if older else "."
    return match, problem


def _older(match: Match, record: Record) -> str:
    """Explains a match that comes out otherwise where it was played by older rules, or ""."""
    was, now = record.header.rules, match.game.info.rules_version
    return f"it was played by older rules (version {was}, now {now})." if was < now else ""


def open_match(header: Header) -> Match:
    """A match at its very beginning, nothing dealt, as the header describes it.

    Raises:
        UnknownGame: its game is not here.
        BadRecord: options or versions that this program does not know.
    """
    game: Game = find_game(header.game)
    if header.rules > game.info.rules_version:
        raise BadRecord(
            f"This {game.info.name} match was played with newer rules; update the program to "
            "open it."
        )
    try:
        options = game.info.recorded(header.options)
        return Match(game, header.players, options, header.seed, deal=False)
    except BadOption as problem:
        raise BadRecord(f"The record's header is not usable: {problem}") from None


def _play(match: Match, record: Record, seen: Before = None) -> Iterator[str]:
    """Replays line by line, giving the short digest of each state reached."""
    verbs = match.game.info.verbs
    for ply, (player, text, _) in enumerate(record.lines):
        try:
            entry = Entry(player, parse_action(text, verbs))
            if seen is not None:
                seen(match, entry)
            match.replay([entry])
        except TabletopError as problem:
            raise ReplayDiverged(ply, str(problem)) from None
        yield (match.steps[-1].digest or match.state.digest())[:SHORT]


def _dump(data: dict[str, Any]) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.translate(_LINE_BREAKS)


def _load(line: str) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise BadRecord("A line is far too long for a match record.")
    try:
        data = json.loads(line)
        _dump(data).encode()  # half a character passes json, and breaks whoever prints it
    except (ValueError, RecursionError):
        raise BadRecord(
            "A line is not readable as JSON; the file is damaged or no match record."
        ) from None
    if not isinstance(data, dict):
        raise BadRecord("A line is no JSON object; the file is no match record.")
    return data


def _take(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord(f"The record's '{key}' is missing or of the wrong kind.")
    return value


def _only(data: dict[str, Any], keys: tuple[str, ...]) -> None:
    strange = sorted(set(data) - set(keys))
    if strange:
        raise BadRecord(f"The record holds {quoted(strange[0])}, which this program does not know.")


def _header(data: dict[str, Any]) -> Header:
    version = _take(data, "format", int)
    if version > FORMAT:
        raise BadRecord(
            "The record was written by a newer version of the program; update to open it."
        )
    while version < FORMAT:
        if version not in UPGRADES:
            raise BadRecord(f"Record format {version} is not known.")
        data = UPGRADES[version](data)
        version += 1
    _only(data, FIELDS)
    rules = _take(data, "rules", int)
    if rules < 1:
        raise BadRecord(f"There are no rules of version {rules}; the first are version 1.")
    seats = _take(data, "seats", list)
    if not all(isinstance(seat, dict) for seat in seats):
        raise BadRecord("The record's 'seats' are of the wrong kind.")
    return Header(
        game=_take(data, "game", str),
        rules=rules,
        players=_take(data, "players", int),
        seed=_take(data, "seed", str),
        options=_take(data, "options", dict),
        seats=tuple(seats),
        app=_take(data, "app", str),
        salt=_take(data, "salt", str),
        seal=_take(data, "seal", str),
    )


def _next_header(data: dict[str, Any], others_before: bool) -> Header:
    """The header of a match; that of a later one is no fault of the matches before it."""
    try:
        return _header(data)
    except BadRecord as problem:
        if not others_before:
            raise
        raise BadRecord(f"After this match comes one that cannot be read. {problem}") from None


def _action_line(data: dict[str, Any]) -> tuple[int, str, str]:
    _only(data, ("by", "do", "after"))
    by = _take(data, "by", int)
    if by < CHANCE:
        raise BadRecord(f"There is no seat {by}.")
    return by, _take(data, "do", str), _take(data, "after", str)


def _end(record: Record, data: dict[str, Any], raw: list[str]) -> None:
    _only(data, ("count", "digest", "sha256"))
    count, digest, checksum = (
        _take(data, "count", int),
        _take(data, "digest", str),
        _take(data, "sha256", str),
    )
    if count != len(record.lines):
        raise BadRecord(
            f"The record holds {len(record.lines)} actions where its end line counts {count}."
        )
    body = "".join(line + "\n" for line in raw)
    if hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest() != checksum:
        raise BadRecord("The record's checksum does not fit: it was changed after it was written.")
    record.digest = digest
