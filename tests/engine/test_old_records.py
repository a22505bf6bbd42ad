"""Games that were recorded by versions before this one are read, and end as they ended; and so are
tables that were kept then in the middle of a game.
"""

import base64
import json
import zlib
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from kickdoor import Game, Record
from kickdoor.engine.codec.pack import FORMAT, OLDER, pack, unpack
from kickdoor.engine.state.fields import COMBAT_FIELDS, FIELDS
from kickdoor.engine.state.table import Table
from kickdoor.errors import RecordError

KEPT = Path(__file__).parents[1] / "records"
FILES = sorted(KEPT.glob("*/*.json"))
EDITIONS = ("lite", "munchkin", "star", "star-2010", "star-deluxe")
# How each of the games ended, as version 0.1.0 told it: who won, with which Levels, after how many
# turns, how much everybody was shown, and a digest of where every card lay.
ENDS: dict[str, dict[str, Any]] = json.loads((KEPT / "ends-0.1.0.json").read_text("utf-8"))
# Tables in the middle of them, after so many acts, as version 0.1.0 packed them: among them are
# all kinds of frames that occur, in all their states.
TABLES: dict[str, dict[str, str]] = json.loads((KEPT / "tables-0.1.0.json").read_text("utf-8"))
HASHED = ("hash", "state", "seal")  # what in a record hangs on the format of packed tables


def text_of(name: str) -> str:
    return (KEPT / "0.1.0" / f"{name}.json").read_text(encoding="utf-8")


def cards_of(t: Table) -> str:
    """A digest of where every card lies, in order."""
    named = t.catalogue.names
    zones = (t.decks, t.discards, t.hands, t.in_play, t.curses, [t.limbo], [t.pool], [t.body])
    lie = [[[named[c] for c in zone] for zone in some] for some in zones]
    plain = [*lie[:5], *[some[0] for some in lie[5:]]]
    return blake2b(json.dumps(plain).encode(), digest_size=16).hexdigest()


def test_there_are_four_of_every_edition() -> None:
    kept = {path.stem for path in FILES if path.parent.name == "0.1.0"}
    assert kept == {f"{edition}-{n}" for edition in EDITIONS for n in range(1, 5)}
    assert kept == set(ENDS) >= set(TABLES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_game_of_an_older_version_ends_as_it_ended(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.from_json(text)
    game = Game.replay(record)

    assert game.is_over
    assert record.state == OLDER
    assert record.to_json() + "\n" == text
    told, now = json.loads(text), json.loads(game.record.to_json())
    assert (now["hash"], now["state"]) == (game.hash(), FORMAT)
    for name in HASHED:
        told.pop(name, None)
        now.pop(name)
    assert now == told
    assert {
        "winners": game.winners,
        "levels": list(game.table.levels),
        "turns": game.table.turns,
        "acts": len(record.acts),
        "shown": [len(game.view(seat).history) for seat in range(-1, game.table.seats)],
        "cards": cards_of(game.table),
    } == ENDS[path.stem]


def as_kept_then(t: Table, found: Table) -> Table:
    """A table with those fields left as they begin that were not kept yet: what has happened in
    them since then nobody can tell who reads it.
    """
    twin = t.copy()
    for field in FIELDS:
        if field.since > OLDER:
            setattr(twin, field.name, getattr(found, field.name))
    for field in COMBAT_FIELDS:
        if field.since > OLDER and twin.combat is not None:
            setattr(twin.combat, field.name, getattr(found.combat, field.name))
    return twin


@pytest.mark.parametrize("name", sorted(TABLES))
def test_a_table_of_an_older_version_is_as_it_was(name: str) -> None:
    """Read with its frames of then, it is what the same acts lead to now."""
    record = Record.from_json(text_of(name))
    acts = record.acts
    record.forget()
    record.hash = ""
    game = Game.replay(record)
    done = 0
    for number, packed in sorted((int(number), data) for number, data in TABLES[name].items()):
        for entry in acts[done:number]:
            game.apply(entry.seat, entry.act, entry.question, entry.by)
        done = number
        data = zlib.decompress(base64.b64decode(packed))
        found = unpack(data, game.table.catalogue, game.table.rules)
        assert [frame.numbers() for frame in found.stack] == [
            frame.numbers() for frame in game.table.stack
        ]
        assert pack(found) == pack(as_kept_then(game.table, found))


@pytest.mark.parametrize("name", sorted(TABLES))
def test_a_record_that_begins_with_such_a_table_is_played_to_its_end(name: str) -> None:
    number, packed = next(iter(TABLES[name].items()))
    record = Record.from_json(text_of(name))
    acts = record.acts[int(number) :]
    record.forget()
    record.start, record.hash = zlib.decompress(base64.b64decode(packed)), ""
    for entry in acts:
        record.add(entry.seat, entry.act, entry.question, entry.by)

    game = Game.replay(Record.from_json(record.to_json()))

    assert game.is_over
    assert game.winners == ENDS[name]["winners"]
    assert cards_of(game.table) == ENDS[name]["cards"]


def test_a_damaged_table_of_an_older_version_is_refused() -> None:
    """No number in it that is wrong raises anything else."""
    [(_, packed), *_] = TABLES["munchkin-1"].items()
    body = zlib.decompress(base64.b64decode(packed))[:-8]
    game = Game.replay(Record.from_json(text_of("munchkin-1")))
    for at in range(43, len(body), 4):
        forged = body[:at] + b"\xf9\xff\xff\xff" + body[at + 4 :]
        sealed = forged + blake2b(forged, digest_size=8).digest()
        try:
            unpack(sealed, game.table.catalogue, game.table.rules)
        except RecordError:
            continue


def test_the_seal_of_a_record_covers_the_format_of_its_hash() -> None:
    data = json.loads(Game.new(["Ann", "Bob", "Cid"]).record.to_json())
    assert data["state"] == FORMAT
    for state in (OLDER, FORMAT + 1):
        with pytest.raises(RecordError, match=r"seal|state"):
            Record.from_json(json.dumps(data | {"state": state}))
