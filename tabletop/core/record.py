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
from tabletop.core.errors import (
    BadOption,
    BadRecord,
    ReplayDiverged,
    TabletopError,
    explain,
    explained,
)
from tabletop.core.game import CHANCE, Game
from tabletop.core.match import Entry, Match
from tabletop.core.registry import game as find_game
from tabletop.words import Message

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
        raise BadRecord(explain("record-blank"))


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
                    records[-1].damage = explained("record-broken-off")
                records.append(Record(_next_header(data, bool(records))))
                raw = [line]
            elif not records:
                raise BadRecord(explain("record-headless"))
            elif records[-1].damage:
                continue
            elif records[-1].digest:
                raise BadRecord(explain("record-beyond"))
            elif "do" in data:
                records[-1].lines.append(_action_line(data))
                raw.append(line)
            else:
                _end(records[-1], data, raw)
        except BadRecord as error:
            if not records:
                raise
            records[-1].damage = records[-1].damage or str(error)
    if not records:
        raise BadRecord(explain("record-empty"))
    if not records[-1].digest and not records[-1].damage:
        records[-1].damage = explained("record-broken-off")
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
            why = explain("record-state", reached=reached, expected=expected)
            raise ReplayDiverged(ply, _older(match, record) or why)
    if verify and record.digest and match.state.digest() != record.digest:
        raise ReplayDiverged(match.ply, _older(match, record) or explain("record-state.end"))
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
    damage, older = record.damage, _older(match, record)
    try:
        for ply, reached in enumerate(_play(match, record, seen)):
            if record.lines[ply][2] != reached:
                damage = _upto("record-followed", older, ply=ply)
                match.cut_to(ply)
                break
    except ReplayDiverged as diverged:
        damage = _upto("record-followed", older or diverged.reason, ply=diverged.ply)
    if not damage and record.digest and record.digest != match.state.digest():
        damage = _upto("record-end", older)
    return match, damage


def _upto(key: str, why: str | Message | None, **facts: int) -> str:
    """Tells how far a record is sound, and why no further, where that is known."""
    return explained(f"{key}.why", why=why, **facts) if why else explained(key, **facts)


def _older(match: Match, record: Record) -> Message | None:
    """Explains a match that comes out otherwise where it was played by older rules."""
    was, now = record.header.rules, match.game.info.rules_version
    return explain("record-older", was=was, now=now) if was < now else None


def open_match(header: Header) -> Match:
    """A match at its very beginning, nothing dealt, as the header describes it.

    Raises:
        UnknownGame: its game is not here.
        BadRecord: options or versions that this program does not know.
    """
    game: Game = find_game(header.game)
    if header.rules > game.info.rules_version:
        raise BadRecord(explain("record-newer-rules", game=game.info.name))
    try:
        options = game.info.recorded(header.options)
        return Match(game, header.players, options, header.seed, deal=False)
    except BadOption as error:
        raise BadRecord(explain("record-header", why=error)) from None


def _play(match: Match, record: Record, seen: Before = None) -> Iterator[str]:
    """Replays line by line, giving the short digest of each state reached."""
    verbs = match.game.info.verbs
    for ply, (player, text, _) in enumerate(record.lines):
        try:
            entry = Entry(player, parse_action(text, verbs))
            if seen is not None:
                seen(match, entry)
            match.replay([entry])
        except TabletopError as error:
            raise ReplayDiverged(ply, error.words) from None
        yield (match.steps[-1].digest or match.state.digest())[:SHORT]


def _dump(data: dict[str, Any]) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.translate(_LINE_BREAKS)


def _load(line: str) -> dict[str, Any]:
    if len(line) > LONGEST_LINE:
        raise BadRecord(explain("record-long"))
    try:
        data = json.loads(line)
        _dump(data).encode()  # half a character passes json, and breaks whoever prints it
    except (ValueError, RecursionError):
        raise BadRecord(explain("record-json")) from None
    if not isinstance(data, dict):
        raise BadRecord(explain("record-json.object"))
    return data


def _take(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord(explain("record-lacks", key=key))
    return value


def _only(data: dict[str, Any], keys: tuple[str, ...]) -> None:
    strange = sorted(set(data) - set(keys))
    if strange:
        raise BadRecord(explain("record-strange", key=strange[0]))


def _header(data: dict[str, Any]) -> Header:
    version = _take(data, "format", int)
    if version > FORMAT:
        raise BadRecord(explain("record-newer"))
    while version < FORMAT:
        if version not in UPGRADES:
            raise BadRecord(explain("record-format", n=version))
        data = UPGRADES[version](data)
        version += 1
    _only(data, FIELDS)
    rules = _take(data, "rules", int)
    if rules < 1:
        raise BadRecord(explain("record-rules", n=rules))
    seats = _take(data, "seats", list)
    if not all(isinstance(seat, dict) for seat in seats):
        raise BadRecord(explain("record-seats"))
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
    except BadRecord as error:
        if not others_before:
            raise
        raise BadRecord(explain("record-next", why=error)) from None


def _action_line(data: dict[str, Any]) -> tuple[int, str, str]:
    _only(data, ("by", "do", "after"))
    by = _take(data, "by", int)
    if by < CHANCE:
        raise BadRecord(explain("record-seat", n=by))
    return by, _take(data, "do", str), _take(data, "after", str)


def _end(record: Record, data: dict[str, Any], raw: list[str]) -> None:
    _only(data, ("count", "digest", "sha256"))
    count, digest, checksum = (
        _take(data, "count", int),
        _take(data, "digest", str),
        _take(data, "sha256", str),
    )
    if count != len(record.lines):
        raise BadRecord(explain("record-count", n=len(record.lines), count=count))
    body = "".join(line + "\n" for line in raw)
    if hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest() != checksum:
        raise BadRecord(explain("record-changed"))
    record.digest = digest
