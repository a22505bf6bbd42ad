"""A game as it is kept, and back: acts as rows, snapshots that speed loading up and carry a running
table over an upgrade.

A snapshot is the packed table and what every seat was shown, compressed; what all saw is in it once
and comes back into memory once. A table that was begun under another version of the engine
or other cards goes on from its snapshot and is not replayed.
"""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from kickdoor import __version__
from kickdoor.cards.sets import load_sets
from kickdoor.engine import (
    SPECTATOR,
    Act,
    Catalogue,
    Entry,
    Event,
    Game,
    Rules,
    Seat,
    act_data,
    act_of,
    catalogue_of,
    event_rows,
)
from kickdoor.errors import ActError, IllegalAct, RecordError
from kickdoor.server.tables.meta import TableMeta
from kickdoor.server.tables.setting_up.making import new_game

Row = dict[str, Any]
EventData = tuple[object, ...]
SNAPSHOT_FORMAT: Final = 2
WITHOUT_SHARING: Final = 1  # the format of snapshots that list what each seat was shown


def act_row(table_id: str, number: int, made: Entry, sent: str | None, at: float) -> Row:
    """An act as it is written down."""
    return {
        "table_id": table_id,
        "number": number,
        "seat": made.seat,
        "question": made.question or made.act.offer_meant(),
        "act": msgspec.json.encode(act_data(made.act)).decode(),
        "by": made.by,
        "client_id": sent,
        "at": at,
    }


def act_in(row: Row) -> Act:
    return act_of(json.loads(row["act"]), row["question"])


def cards_mark(catalogue: Catalogue) -> str:
    """Which cards a table was played with: the sets, and the names of the cards in order."""
    names = hashlib.sha256("\n".join(catalogue.names).encode()).hexdigest()
    sets = dict(zip(catalogue.sets, catalogue.digests, strict=True))
    return json.dumps({"sets": sets, "names": names}, sort_keys=True)


def snapshot_row(table_id: str, number: int, game: Game) -> Row:
    """A table as it stands, to go on from."""
    events, shown = _shared([game.history(seat) for seat in viewers(game)])
    data = {
        "format": SNAPSHOT_FORMAT,
        "table": base64.b64encode(game.pack()).decode(),
        "seats": [[s.name, s.sex, s.colour] for s in game.seats],
        "edition": game.rules.edition,
        "options": list(game.rules.options),
        "sets": list(game.catalogue.sets),
        "events": events,
        "shown": shown,
    }
    return {
        "table_id": table_id,
        "number": number,
        "engine": __version__,
        "cards": cards_mark(game.catalogue),
        "data": zlib.compress(msgspec.json.encode(data), 1),
    }


def _shared(histories: list[list[Event]]) -> tuple[list[EventData], list[list[int]]]:
    """Events that differ, and for each history which of them it has."""
    events: dict[EventData, int] = {}
    places: dict[int, int] = {}  # of the objects: most histories have the same ones
    shown: list[list[int]] = []
    for history in histories:
        for e in history:
            if id(e) not in places:
                places[id(e)] = events.setdefault(_event_data(e), len(events))
        shown.append([places[id(e)] for e in history])
    return list(events), shown


def _event_data(e: Event) -> EventData:
    return (*e.row(), int(e.begins))


def event_of(data: Sequence[Any]) -> Event:
    kind, seat, card, other, a, b, cards, *rest = data
    event = event_rows.event_of((kind, seat, card, other, a, b, tuple(cards)))
    # What was kept before this was told does not say.
    return event.marked(-1, begins=True) if rest and rest[0] else event


def viewers(game: Game) -> list[int]:
    """Everyone who is shown something: the seats, then the spectators."""
    return [*range(len(game.seats)), SPECTATOR]


def from_snapshot(row: Row) -> Game:
    """The game as a snapshot holds it; RecordError if the cards are no longer those."""
    data = msgspec.json.decode(zlib.decompress(row["data"]))
    if data["format"] not in (WITHOUT_SHARING, SNAPSHOT_FORMAT):
        raise RecordError(f"snapshot: format {data['format']}, expected {SNAPSHOT_FORMAT}")
    catalogue = catalogue_of(load_sets(data["sets"]))
    if json.loads(row["cards"])["names"] != json.loads(cards_mark(catalogue))["names"]:
        raise RecordError("snapshot: it was made with cards that are no longer there")
    rules = Rules(data["edition"], tuple(data["options"]))
    seats = [Seat(*who) for who in data["seats"]]
    packed = base64.b64decode(data["table"])
    return Game.unpack(packed, catalogue, rules, seats, _histories(data))


def _histories(data: dict[str, Any]) -> list[list[Event]]:
    """What everyone was shown."""
    if data["format"] == WITHOUT_SHARING:
        return [[event_of(one) for one in history] for history in data["shown"]]
    events = [event_of(one) for one in data["events"]]
    return [[events[i] for i in history] for history in data["shown"]]


def play_on(game: Game, rows: Sequence[Row]) -> None:
    """Makes the acts that were written down."""
    for row in rows:
        try:
            game.apply(row["seat"], act_in(row), row["question"], row["by"])
        except (ActError, IllegalAct) as refused:
            raise RecordError(f"act {row['number']} is refused: {refused}") from refused


def play_on_as_far(game: Game, rows: Sequence[Row]) -> int:
    """Makes them up to the first that is refused; how many are left. A table that was begun under
    other rules goes on from there.
    """
    for done, row in enumerate(rows):
        try:
            play_on(game, [row])
        except RecordError:
            return len(rows) - done
    return 0


def forget_record(game: Game) -> None:
    """The acts are in the database; in memory they would only take room."""
    game.record_so_far.forget()
    game.record_so_far.start = b""


def is_ours(meta: TableMeta, snapshot: Row) -> bool:
    """Whether a game was begun under this version and with these cards."""
    cards = json.loads(snapshot["cards"])["sets"]
    now = catalogue_of(load_sets(list(cards)))
    return meta.engine == __version__ and cards == dict(zip(now.sets, now.digests, strict=True))


def begin_here(meta: TableMeta, game: Game, number: int) -> str:
    """A game that was begun under other rules or cards begins here, as far as its record goes: that
    record.
    """
    meta.begins = number
    meta.engine = __version__
    return game.record_from_here().to_json()


def beginning_row(table_id: str, record: str) -> Row:
    return {"table_id": table_id, "record": record}


def whole_record(
    meta: TableMeta, secret: bytes, beginning: str, rows: Sequence[Row], snapshot: Row | None
) -> str:
    """The record of a game that is over, with every secret: from the deal, or from where an upgrade
    took it over. RecordError if this version does not play it to the end it had.
    """
    game = new_game(meta, secret, beginning)
    play_on(game, [row for row in rows if row["number"] > meta.begins])
    if snapshot is not None and game.hash() != from_snapshot(snapshot).hash():
        raise RecordError(f"the game was played under version {meta.engine}, and ends otherwise")
    return game.record.to_json()


def packed_rows(rows: Sequence[Row]) -> bytes:
    """Acts on their way to another process: thousands of objects would hold up who hands them over,
    and bytes do not.
    """
    return msgspec.json.encode(rows)


def record_away(
    meta: TableMeta, secret: bytes, beginning: str, packed: bytes, snapshot: Row | None
) -> bytes:
    """The record as that process makes it."""
    rows = msgspec.json.decode(packed)
    return whole_record(meta, secret, beginning, rows, snapshot).encode()
