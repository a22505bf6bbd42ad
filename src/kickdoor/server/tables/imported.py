"""Records that strangers bring: a table is made of one only if it could have been set up here.

Reading one takes as long as its bringer likes; it is done in a process where nobody waits for it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kickdoor.cards.sets import built_in
from kickdoor.engine import Game, Record, Rules
from kickdoor.errors import KickdoorError
from kickdoor.protocol.bounds import HIGHEST, alike
from kickdoor.protocol.fairness import record_in
from kickdoor.protocol.records import TOO_DEEP, in_our_words, read_record
from kickdoor.server.storage.statements import Row
from kickdoor.server.tables import persistence
from kickdoor.server.tables.setting_up.making import clean_name, replayed
from kickdoor.server.tables.trouble import Trouble

COLOURS: Final = 8
WORD: Final = 40
BY: Final = ("", "bot", "clock")  # who makes an act besides the player
COUNTED: Final = HIGHEST // 2  # turns, questions, offers so far: there is room for as many again


@dataclass
class Imported:
    """What a table is made of: how it stands, and what its game is loaded from, which nobody but
    the database looks into before somebody comes.
    """

    text: str
    edition: str
    sets: list[str]
    options: list[str]
    seats: list[tuple[str, str, int]]
    is_over: bool
    winners: list[int]
    turns: int
    snapshot: persistence.Row

    def rows(self, id: str) -> list[Row]:
        """The game of a table of that id, as it is written."""
        snapshot = {**self.snapshot, "table_id": id}
        return [("beginning", persistence.beginning_row(id, self.text)), ("snapshot", snapshot)]


def read_import(data: bytes) -> Imported:
    """A record, or a proof with one, read and replayed; Trouble says what is wrong with it."""
    try:
        with in_our_words():
            text = record_in(data).decode()
        record = read_record(text)
        check_import(record)
        game = replayed(record)
        check_replayed(record, game)
    except Trouble:
        raise
    except KickdoorError as error:
        raise Trouble("bad-setup", why=str(error)[:300]) from None
    except RecursionError:
        raise Trouble("bad-setup", why=TOO_DEEP) from None
    sets = [name for name, _ in record.sets]
    snapshot = persistence.snapshot_row("", 0, game)
    return Imported(
        text, record.edition, sets, list(record.options), record.seats, game.is_over,
        list(game.winners), game.turns, snapshot,
    )  # fmt: skip


def check_import(record: Record) -> None:
    """Before it is replayed: cards that come with the game, seats as a table has them."""
    if record.own or any(name not in built_in() for name, _ in record.sets):
        raise Trouble("bad-setup", why="the record has card sets of its own")
    if any(len({*named}) < len(named) for named in (record.options, record.sets)):
        raise Trouble("bad-setup", why="sets, options: expected each once")
    if len(record.engine) > WORD or not record.engine.isprintable():
        raise Trouble("bad-setup", why="engine: expected a version")
    if any(entry.by not in BY for entry in record.acts):
        raise Trouble("bad-setup", why=f"acts: by: expected one of {', '.join(BY[1:])}")
    rules = Rules(record.edition, record.options)
    low, high = rules.min_players, rules.max_players
    if not low <= len(record.seats) <= high:
        raise Trouble("bad-setup", why=f"seats: {record.edition} is for {low} to {high} players")
    taken: set[str] = set()
    for name, _, colour in record.seats:
        if clean_name(name) != name:  # acts call players by name: it must be the one that is shown
            raise Trouble("bad-setup", why="seats: a name is one line of letters that are seen")
        if alike(name) in taken:
            raise Trouble("name-taken", name=name)
        taken.add(alike(name))
        if colour >= COLOURS:
            raise Trouble("bad-setup", why=f"seats: colour: expected 0 to {COLOURS - 1}")


def check_replayed(record: Record, game: Game) -> None:
    """After it: a record that begins in the middle brings a table of its own."""
    if len(game.levels) != len(record.seats):
        raise Trouble("bad-setup", why=f"start: a table of {len(game.levels)} seats")
    if game.farthest_count() > COUNTED:
        raise Trouble("bad-setup", why="start: there would be no counting on from there")
