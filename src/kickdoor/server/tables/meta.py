"""What is kept of a table besides its acts: set-up, seats, and how it stands around the game."""

from __future__ import annotations

from typing import Final

import msgspec

from kickdoor.bots import BOTS
from kickdoor.errors import RecordError
from kickdoor.protocol import fairness
from kickdoor.protocol.messages import FITTING
from kickdoor.protocol.rendering.called import Called
from kickdoor.protocol.rendering.noted import Noted
from kickdoor.protocol.table_messages import (
    ClockInfo,
    Fairness,
    Join,
    RequestInfo,
    SeatInfo,
    TableInfo,
    TableSetup,
)
from kickdoor.server.tables.setting_up.guided import is_guided

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
    nonce: str = ""  # a person's own, or from the deal on the fixed one
    wants_pause: bool = False
    asking: str = FITTING  # in which windows it wants to be asked
    asking_in: int = 0  # the turn that is meant, if it is for a fight or a turn
    asking_after: str = FITTING  # how it goes on after that

    @property
    def answers_as_quoted(self) -> bool:
        """Whether a bot sits there that answers a deal as the sheet of deals says."""
        return self.kind == BOT and self.bot in BOTS and BOTS[self.bot].answers_as_quoted


class SeatRequest(msgspec.Struct):
    """Somebody who asks for a seat, and who has agreed so far."""

    number: int
    seat: int
    who: Join
    key: str  # hashed; the seat's, once it is given
    agreed: list[int] = msgspec.field(default_factory=list)
    place: str = ""  # a mark of where it came from


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
    requests: list[SeatRequest] = msgspec.field(default_factory=list)
    asked: int = 0  # how many requests there have been
    gone: list[str] = msgspec.field(default_factory=list)  # keys of who left in the game, hashed
    sent_away: bool = False  # whether the host has sent somebody away in the game
    sent: dict[str, str] = msgspec.field(default_factory=dict)  # by whom, by the key they had
    # What people were called before they changed their names in the game.
    called: list[Called] = msgspec.field(default_factory=list)
    noted: list[Noted] = msgspec.field(default_factory=list)  # what stands in the log besides

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

    @property
    def is_dealt_here(self) -> bool:
        """Whether the game is, or will be, dealt from this table's secret: none that was laid or
        imported is.
        """
        return not self.setup.prepared and (self.state == LOBBY or any(self.nonces))

    def is_person(self, seat: int) -> bool:
        return self.seats[seat].kind == PERSON

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    @staticmethod
    def from_json(text: str) -> TableMeta:
        """What `to_json` wrote, by this version or an older one; RecordError if neither did."""
        try:
            return msgspec.json.decode(text, type=TableMeta)
        except (msgspec.MsgspecError, TypeError):
            pass
        try:
            return _of_before(text)
        except (msgspec.MsgspecError, LookupError, TypeError, AttributeError) as error:
            raise RecordError("meta: this is no table of ours") from error


def _of_before(text: str) -> TableMeta:
    """A table as it was kept when nonces could come before the commitment: such do not count."""
    data = msgspec.json.decode(text)
    data["setup"].pop("nonce", None)
    if data["state"] == LOBBY:
        for seat in data["seats"]:
            seat["nonce"] = ""
    return msgspec.convert(data, TableMeta)


def fairness_of(secret: bytes, meta: TableMeta) -> Fairness:
    """What everyone may know of the shuffle by now."""
    if not meta.is_dealt_here:
        return Fairness("", [], "", [])
    nonces = meta.nonces if meta.state != LOBBY else []
    revealed = secret.hex() if meta.state == OVER else ""
    added = fairness.added(secret, meta.nonces)
    return Fairness(fairness.commitment(secret), nonces, revealed, added)


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
            s.wants_pause, s.answers_as_quoted,
        )
        for i, s in enumerate(meta.seats)
    ]  # fmt: skip
    return TableInfo(
        id, code, setup.title, meta.state, setup.edition, setup.sets, setup.options, setup.clock,
        clock.window_ms, clock.turn_s, setup.listed, setup.watch, setup.watch_delay_s,
        paused or meta.paused, meta.host, seats, watching, meta.turns, meta.winners,
        fairness_of(secret, meta), meta.rematch,
        setup.approve, [RequestInfo(r.number, r.seat, r.who.name, r.agreed) for r in meta.requests],
        is_guided(setup), setup.pace,
    )  # fmt: skip
