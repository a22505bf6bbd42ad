"""What is kept of a table besides its acts: set-up, seats, and how it stands around the game."""

from __future__ import annotations

from typing import Final

import msgspec

from kickdoor.server import keys
from kickdoor.wire.setup import ClockInfo, Fairness, SeatInfo, TableInfo, TableSetup

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"

DAY: Final = 86_400
DAYS: Final = "days"
# How long a window lasts, a turn's decision, and until a bot plays for somebody who is gone.
# 0: for as long as it takes.
CLOCKS: Final = {
    clock.id: clock
    for clock in (
        ClockInfo("friendly", 6_000, 180, 60),
        ClockInfo("brisk", 2_600, 40, 20),
        ClockInfo("none", 0, 0, 300),
        ClockInfo(DAYS, DAY * 1000, DAY, 0),
    )
}


class SeatMeta(msgspec.Struct):
    """A seat: who sits there."""

    kind: str = OPEN
    name: str = ""
    sex: str = "male"  # "": nobody's yet
    colour: int = 0
    bot: str = "easy"  # who plays it while no person does
    nonce: str = ""
    wants_pause: bool = False


class TableMeta(msgspec.Struct):
    """A table around its game."""

    setup: TableSetup
    seats: list[SeatMeta]
    host_key: str  # hashed
    host: int = -1
    state: str = LOBBY
    paused: str = ""  # "" | agreed
    rematch: str = ""
    engine: str = ""  # the version that began the game
    winners: list[int] = msgspec.field(default_factory=list)
    turns: int = 0
    begins: int = 0  # where its record begins, if not at the deal: the last act before that

    @property
    def clock(self) -> ClockInfo:
        """The clock with the table's own times over it."""
        own, setup = CLOCKS[self.setup.clock], self.setup
        window = setup.window_ms or own.window_ms
        return ClockInfo(own.id, window, setup.turn_s or own.turn_s, own.grace_s)

    @property
    def nonces(self) -> list[str]:
        return [seat.nonce for seat in self.seats]

    @property
    def is_running(self) -> bool:
        return self.state == PLAYING

    def is_person(self, seat: int) -> bool:
        return self.seats[seat].kind == PERSON

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    @staticmethod
    def from_json(text: str) -> TableMeta:
        return msgspec.json.decode(text, type=TableMeta)


def table_info(
    id: str,
    code: str,
    secret: bytes,
    meta: TableMeta,
    present: frozenset[int] = frozenset(),
    away: frozenset[int] = frozenset(),
    watching: int = 0,
    paused: str = "",
) -> TableInfo:
    """A table as everyone may see it; the secret only once it is over."""
    setup, clock = meta.setup, meta.clock
    seats = [
        SeatInfo(
            i, s.kind, s.name, s.sex, s.colour, s.bot, s.kind == BOT or i in present, i in away,
            s.wants_pause,
        )
        for i, s in enumerate(meta.seats)
    ]  # fmt: skip
    nonces = meta.nonces if meta.state != LOBBY else []
    revealed = secret.hex() if meta.state == OVER else ""
    return TableInfo(
        id, code, setup.title, meta.state, setup.edition, setup.sets, setup.options, setup.clock,
        clock.window_ms, clock.turn_s, setup.listed, setup.watch, setup.watch_delay_s,
        paused or meta.paused, meta.host, seats, watching, meta.turns, meta.winners,
        Fairness(keys.commitment(secret), nonces, revealed), meta.rematch,
    )  # fmt: skip
