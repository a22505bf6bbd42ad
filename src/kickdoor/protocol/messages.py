"""The messages of the WebSocket, told apart by `type`: what a client says, what it is told.

A client's first message is `hello`. Whatever it says with an `id` is answered with the same `id`:
by `ack`, `refusal`, `error`, `choice` or `preview`. An act with an id that was used before by that
seat is not done again; the answer is the same.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from kickdoor.protocol.bounds import (
    Chosen,
    Id,
    Key,
    Question,
    SeatNumber,
    TableName,
    Word,
    check_act,
    one_line,
)
from kickdoor.protocol.deal_messages import (
    AskQuotes,
    DraftDeal,
    Drafted,
    MakeItWork,
    Priced,
    PriceSale,
    Quoted,
    Suggested,
)
from kickdoor.protocol.table_messages import TableInfo
from kickdoor.protocol.view_messages import Changes, LogLine, Preview, Target, View

PROTOCOL = 1
CHAT_LENGTH = 300

# In which windows a seat wants to be asked.
ALWAYS = "always"
FITTING = "fitting"  # it holds something that fits
NEAR_WIN = "near-win"  # likewise, and somebody would reach the last Level or the one before
NOT_THIS_FIGHT = "not-this-fight"
NOT_THIS_TURN = "not-this-turn"
ASKING = (ALWAYS, FITTING, NEAR_WIN, NOT_THIS_FIGHT, NOT_THIS_TURN)

EMOTES = ("laugh", "cry", "rage", "shrug", "applause", "innocent", "gloat", "sorry")


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything a client says."""


class Hello(FromClient, tag="hello"):
    """Who is there: a table by id or code, and the keys of all who share this connection."""

    table: TableName
    tokens: Annotated[list[Key], Meta(max_length=6)] = field(default_factory=list)
    language: Word = "en"
    protocol: Annotated[int, Meta(ge=1, le=1000)] = PROTOCOL


class AboutAct(FromClient):
    """Whatever is said about an act of a seat, and is answered."""

    id: Id
    seat: SeatNumber
    act: Any

    def __post_init__(self) -> None:
        check_act(self.act)


class DoAct(AboutAct, tag="act"):
    """An act, as a legal one was listed or as it was composed."""

    question: Question = 0  # the question it answers, if it answers one; 0: whichever is open


class Why(AboutAct, tag="why"):
    """Asks why an act may not be made; nothing is done."""


class Look(AboutAct, tag="preview"):
    """Asks what an act would make of the fight."""


class Compose(FromClient, tag="compose"):
    """Asks what may be chosen next, after these choices; none: the verb. With an act that leaves a
    cost or a set to a question (`asked`), what that may be: so one can still think better of it.
    """

    id: Id
    seat: SeatNumber
    chosen: Annotated[list[Chosen], Meta(max_length=64)] = field(default_factory=list)
    act: Any = None

    def __post_init__(self) -> None:
        check_act(self.act)


class WhyBot(FromClient, tag="why_bot"):
    """Asks the bot at a seat why it did what it last did before all eyes."""

    id: Id
    seat: SeatNumber  # who asks
    of: SeatNumber  # who is asked


class AboutSeat(FromClient):
    """Whatever is said for a seat or about one, and is not answered."""

    seat: SeatNumber


class Say(AboutSeat, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]

    def __post_init__(self) -> None:
        self.text = one_line(self.text)


class Emote(AboutSeat, tag="emote"):
    emote: Word


class Mute(AboutSeat, tag="mute"):
    """No longer hears who sits there, on this connection; or hears them again."""

    muted: bool = True


class Pause(AboutSeat, tag="pause"):
    """Asks for a pause, or takes that back; all people at the table must agree."""

    wanted: bool = True


class Hold(AboutSeat, tag="hold"):
    """Says hold on, or lets go: what would be passed or answered for the seat waits for it."""

    wanted: bool = True


class SetAsking(AboutSeat, tag="asking"):
    """In which windows the seat wants to be asked; in all others the server passes for it."""

    when: Word


class LetPlay(AboutSeat, tag="let_play"):
    """Has a bot play for somebody who is not here, until he is; for the host, or for whoever sits
    here while the host is not.
    """


class SetPace(FromClient, tag="pace"):
    """How fast what bots do arrives; for the host, or the only person at the table."""

    pace: Word


class Sync(FromClient, tag="sync"):
    """Asks for the whole view again."""


class SetLanguage(FromClient, tag="language"):
    language: Word


class Ping(FromClient, tag="ping"):
    id: Id


ClientMessage = (
    Hello | DoAct | Why | Compose | Look | WhyBot | AskQuotes | DraftDeal | MakeItWork | PriceSale
    | Say | Emote | Mute | Pause | Hold | SetAsking | LetPlay | SetPace | Sync | SetLanguage | Ping
)  # fmt: skip


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
    request: int  # the number of the request for a seat that the keys made; 0: none


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
    is_partial: bool = False  # of the acts more is told once the table rests


class Answer(FromServer):
    """An answer to the message of that id."""

    id: str


class Ack(Answer, tag="ack"):
    """Done, and written down; `sequence` is the frame that shows it."""

    sequence: int


class Refusal(Answer, tag="refusal"):
    """The rules refuse an act, and nothing has changed."""

    code: str
    rule: str
    text: str
    sequence: int  # of the table that refused it


class Allowed(Answer, tag="allowed"):
    """The answer to `why` about an act that may be made."""

    label: str


class ChoiceValue(Struct):
    """One thing to choose; send `value` on."""

    value: int
    label: str
    target: Target | None


class Choice(Answer, tag="choice"):
    """What may be chosen next; whole when `argument` is empty: then `act` is ready to be sent."""

    argument: str
    text: str
    values: list[ChoiceValue]
    act: Any
    label: str
    preview: Preview | None
    chosen: list[int]  # the choices that led here


class Previewed(Answer, tag="previewed"):
    preview: Preview | None


class Because(Answer, tag="because"):
    """The answer to `why_bot`, in the bot's own words."""

    of: int
    text: str


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


class Error(Answer, tag="error"):
    """A message that could not be taken; `id` is its own, if it had one."""

    code: str
    text: str


class Pong(Answer, tag="pong"):
    pass


ServerMessage = (
    Welcome | Lobby | WholeView | Frame | Ack | Refusal | Allowed | Choice | Previewed | Because
    | Quoted | Drafted | Suggested | Priced | Said | Emoted | Notice | Error | Pong
)  # fmt: skip
