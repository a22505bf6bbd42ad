"""The messages of the WebSocket, told apart by `type`: what a client says, what it is told.

A client's first message is `hello`. Whatever it says with an `id` is answered with the same `id`:
by `ack`, `refusal`, `error`, `choice` or `preview`. An act with an id that was used before by that
seat is not done again; the answer is the same.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from kickdoor.wire.setup import Key, TableInfo, Word
from kickdoor.wire.view import Changes, LogLine, Preview, Target, View

PROTOCOL = 1
CHAT_LENGTH = 300

Id = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
EMOTES = ("laugh", "cry", "rage", "shrug", "applause", "innocent", "gloat", "sorry")


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything a client says."""


class Hello(FromClient, tag="hello"):
    """Who is there: a table by id or code, and the keys of all who share this connection."""

    table: Word
    tokens: Annotated[list[Key], Meta(max_length=6)] = field(default_factory=list)
    language: Word = "en"
    protocol: int = PROTOCOL


class DoAct(FromClient, tag="act"):
    """An act, as a legal one was listed or as it was composed."""

    id: Id
    seat: SeatNumber
    act: Any
    question: int = 0  # the question it answers, if it answers one; 0: whichever is open


class Why(FromClient, tag="why"):
    """Asks why an act may not be made; nothing is done."""

    id: Id
    seat: SeatNumber
    act: Any


class Compose(FromClient, tag="compose"):
    """Asks what may be chosen next, after these choices; none: the verb."""

    id: Id
    seat: SeatNumber
    chosen: Annotated[list[int], Meta(max_length=64)] = field(default_factory=list)


class Look(FromClient, tag="preview"):
    """Asks what an act would make of the fight."""

    id: Id
    seat: SeatNumber
    act: Any


class Say(FromClient, tag="chat"):
    seat: SeatNumber
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Emote(FromClient, tag="emote"):
    seat: SeatNumber
    emote: Word


class Mute(FromClient, tag="mute"):
    """No longer hears a seat, on this connection; or hears it again."""

    seat: SeatNumber
    muted: bool = True


class Pause(FromClient, tag="pause"):
    """Asks for a pause, or takes that back; all people at the table must agree."""

    seat: SeatNumber
    wanted: bool = True


class Sync(FromClient, tag="sync"):
    """Asks for the whole view again."""


class SetLanguage(FromClient, tag="language"):
    language: Word


class Ping(FromClient, tag="ping"):
    id: Id


ClientMessage = (
    Hello | DoAct | Why | Compose | Look | Say | Emote | Mute | Pause | Sync | SetLanguage | Ping
)


class FromServer(Struct, tag_field="type"):
    """Anything a client is told."""


class Welcome(FromServer, tag="welcome"):
    """The answer to `hello`: which seats the keys fit."""

    protocol: int
    version: str
    table: TableInfo
    seats: list[int]
    is_host: bool
    chat: list[Said]


class Lobby(FromServer, tag="table"):
    """The table around the game has changed: seats, presence, pause, the end."""

    table: TableInfo


class WholeView(FromServer, tag="view"):
    """All one seat sees, at joining and after a gap."""

    sequence: int
    view: View


class Frame(FromServer, tag="frame"):
    """What happened, and what changed by it. Sequences count by one; after a gap, `sync`."""

    sequence: int
    seat: int
    log: list[LogLine]
    changed: Changes


class Ack(FromServer, tag="ack"):
    """Done, and written down; `sequence` is the frame that shows it."""

    id: str
    sequence: int


class Refusal(FromServer, tag="refusal"):
    """The rules refuse an act, and nothing has changed."""

    id: str
    code: str
    rule: str
    text: str
    sequence: int  # of the table that refused it


class Allowed(FromServer, tag="allowed"):
    """The answer to `why` about an act that may be made."""

    id: str
    label: str


class ChoiceValue(Struct):
    """One thing to choose; send `value` on."""

    value: int
    label: str
    target: Target | None


class Choice(FromServer, tag="choice"):
    """What may be chosen next; whole when `argument` is empty: then `act` is ready to be sent."""

    id: str
    argument: str
    text: str
    values: list[ChoiceValue]
    act: Any
    label: str
    preview: Preview | None


class Previewed(FromServer, tag="previewed"):
    id: str
    preview: Preview | None


class Said(FromServer, tag="said"):
    """Somebody said something. Text is text: it is never to be read as HTML."""

    seat: int
    name: str
    text: str
    at: float


class Emoted(FromServer, tag="emoted"):
    seat: int
    emote: str


class Notice(FromServer, tag="notice"):
    """Something happened around the game."""

    code: str
    text: str


class Error(FromServer, tag="error"):
    """A message that could not be taken; `id` is its own, if it had one."""

    id: str
    code: str
    text: str


class Pong(FromServer, tag="pong"):
    id: str


ServerMessage = (
    Welcome | Lobby | WholeView | Frame | Ack | Refusal | Allowed | Choice | Previewed | Said
    | Emoted | Notice | Error | Pong
)  # fmt: skip
