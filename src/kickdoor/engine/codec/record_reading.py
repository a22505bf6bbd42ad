"""Reads records: every value is checked, and what is wrong is told with its place.

The chain of links is followed along the acts, so that a change is found where it was made.
"""

from __future__ import annotations

import base64
import binascii
import json
from typing import Any, Final, cast

from kickdoor.engine.acts.act import Act, Row
from kickdoor.engine.acts.act_fields import ACT_KINDS, COLUMNS
from kickdoor.engine.codec import pack
from kickdoor.engine.codec.act_rows import act_of_row
from kickdoor.engine.codec.own_sets import own_files
from kickdoor.engine.codec.record import (
    DEFAULTS,
    FORMAT,
    LINK_SIZE,
    Entry,
    Record,
    entry_data,
    hashed,
    seal_of,
)
from kickdoor.engine.words_of_play import REF_KIND, REF_VALUE, SEXES, VERBS
from kickdoor.errors import RecordError

_FIELDS: Final = (
    "kickdoor", "engine", "edition", "options", "sets", "own", "seats", "seed", "dice", "picks",
    "start", "acts", "draws", "hash", "state", "seal",
)  # fmt: skip
_MAY_LACK: Final = ("own", "dice", "picks", "start", "state")
_HIGHEST: Final = REF_KIND | REF_VALUE
# The columns that an act of each verb may use.
_TAKES: Final = [[field.column for field in kind.fields] for kind in ACT_KINDS]


def read_record(text: str | bytes) -> Record:
    """The record in this text; RecordError says what is wrong and where."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"record: this is no JSON: {error}") from None
    return _read(data)


def act_of(data: object, question: int = 0, where: str = "act") -> Act:
    """The act that `act_data` made this list of; the question says which offer it answers."""
    if not isinstance(data, list) or not 1 <= len(data) <= len(DEFAULTS):
        raise _bad(where, f"a list of 1 to {len(DEFAULTS)} values", data)
    verb = _int(data[0], f"{where}: verb", 0, len(VERBS) - 1)
    key: list[Any] = [verb]
    for i in range(1, len(DEFAULTS)):
        default = DEFAULTS[i]
        value = data[i] if i < len(data) else default
        place = f"{where}[{i}]"
        if isinstance(default, tuple):
            key.append(tuple(_ints(list(value) if value == () else value, place)))
        elif isinstance(default, bool):
            if not isinstance(value, bool):
                raise _bad(place, "true or false", value)
            key.append(value)
        else:
            key.append(_int(value, place, -1, _HIGHEST))
    _refuse_superfluous(verb, key, where)
    key.append(question)
    return act_of_row(cast(Row, tuple(key)))


def _refuse_superfluous(verb: int, key: list[Any], where: str) -> None:
    """Refuse what an act of this verb does not take."""
    superfluous = [
        COLUMNS[i - 1].called
        for i in range(1, len(DEFAULTS))
        if key[i] != DEFAULTS[i] and COLUMNS[i - 1].name not in _TAKES[verb]
    ]
    if superfluous:
        raise RecordError(f"{where}: {VERBS[verb]} takes no {' and no '.join(superfluous)}")


def _read(data: object) -> Record:
    if not isinstance(data, dict):
        raise _bad("record", "an object", data)
    if data.get("kickdoor") != FORMAT:
        raise _bad("record: kickdoor", f"format {FORMAT}", data.get("kickdoor"))
    for name in data:
        if name not in _FIELDS:
            raise RecordError(f"record: {name}: no field of a record")
    for name in _FIELDS:
        if name not in data and name not in _MAY_LACK:
            raise RecordError(f"record: {name} is missing")
    record = _read_setup(data)
    link = _read_acts(record, data["acts"])
    for i, line in enumerate(_list(data["draws"], "record: draws")):
        record.draws.append(_read_draw(line, f"record: draws[{i}]"))
    record.hash = _text(data["hash"], "record: hash")
    record.state = _int(data.get("state", pack.OLDER), "record: state", pack.OLDER, pack.FORMAT)
    seal = seal_of(link, data["draws"], record.hash, record.state)
    if data["seal"] != seal:
        raise RecordError(
            f"record: seal: {data['seal']!r}, expected {seal!r}: draws or hash were changed, or "
            f"something was cut off after {len(record.acts)} acts"
        )
    return record


def _read_setup(data: dict[str, Any]) -> Record:
    options = [
        _text(o, f"record: options[{i}]")
        for i, o in enumerate(_list(data["options"], "record: options"))
    ]
    sets: list[tuple[str, str]] = []
    for i, one in enumerate(_list(data["sets"], "record: sets")):
        pair = _list(one, f"record: sets[{i}]", 2)
        sets.append(
            (_text(pair[0], f"record: sets[{i}]: id"), _text(pair[1], f"record: sets[{i}]: digest"))
        )
    seats = [
        _read_seat(s, f"record: seats[{i}]")
        for i, s in enumerate(_list(data["seats"], "record: seats"))
    ]
    record = Record(
        _text(data["engine"], "record: engine"),
        _text(data["edition"], "record: edition"),
        tuple(options),
        sets,
        seats,
        _seed(data["seed"]),
    )
    record.own = own_files(data.get("own", {}), sets)
    record.dice = _ints(data.get("dice", []), "record: dice")
    record.picks = _ints(data.get("picks", []), "record: picks")
    record.start = _start(data.get("start", ""))
    return record


def _read_seat(data: object, where: str) -> tuple[str, str, int]:
    name, sex, colour = _list(data, where, 3)
    if sex not in SEXES:
        raise _bad(f"{where}: sex", " or ".join(SEXES), sex)
    return _text(name, f"{where}: name"), sex, _int(colour, f"{where}: colour", 0, _HIGHEST)


def _read_acts(record: Record, data: object) -> str:
    """Reads the acts along their chain; its last link."""
    link = hashed("", record.setup())
    for i, line in enumerate(_list(data, "record: acts")):
        where = f"record: acts[{i}]"
        if not isinstance(line, list) or not 4 <= len(line) <= 5:
            raise _bad(where, "[seat, question, act, link] and perhaps by whom", line)
        seat = _int(line[0], f"{where}: seat", 0, len(record.seats) - 1)
        question = _int(line[1], f"{where}: question", 0, 1 << 31)
        entry = Entry(seat, act_of(line[2], question, f"{where}: act"), question)
        entry.by = _text(line[4], f"{where}: by") if len(line) > 4 else ""
        link = hashed(link, entry_data(entry))
        if line[3] != link[:LINK_SIZE]:
            raise RecordError(
                f"{where}: link {line[3]!r}, expected {link[:LINK_SIZE]!r}: "
                "this act, one before it or the set-up was changed"
            )
        record.add(seat, entry.act, question, entry.by)
    return link


def _read_draw(data: object, where: str) -> tuple[str, int, int, int]:
    stream, index, n, result = _list(data, where, 4)
    n = _int(n, f"{where}: n", 1, 1 << 31)
    return (
        _text(stream, f"{where}: stream"),
        _int(index, f"{where}: index", 0, 1 << 31),
        n,
        _int(result, f"{where}: result", 0, n - 1),
    )


def _seed(value: object) -> bytes:
    try:
        seed = bytes.fromhex(_text(value, "record: seed"))
    except ValueError:
        raise _bad("record: seed", "hexadecimal digits", value) from None
    if len(seed) > 255:
        raise RecordError(f"record: seed: {len(seed)} bytes, expected 32")
    return seed


def _start(value: object) -> bytes:
    try:
        return base64.b64decode(_text(value, "record: start"), validate=True)
    except (binascii.Error, ValueError):
        raise RecordError("record: start: expected base64") from None


def _bad(where: str, expected: str, value: object) -> RecordError:
    found = repr(value)
    return RecordError(
        f"{where}: expected {expected}, got {found if len(found) < 60 else found[:57] + '...'}"
    )


def _int(value: object, where: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise _bad(where, f"a number from {low} to {high}", value)
    return value


def _ints(value: object, where: str) -> list[int]:
    return [_int(one, f"{where}[{i}]", -1, _HIGHEST) for i, one in enumerate(_list(value, where))]


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise _bad(where, "a string", value)
    return value


def _list(value: object, where: str, size: int = -1) -> list[Any]:
    if not isinstance(value, list):
        raise _bad(where, "a list", value)
    if size >= 0 and len(value) != size:
        raise _bad(where, f"{size} values", value)
    return value
