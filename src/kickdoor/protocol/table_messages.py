"""Tables before, between and after games, as HTTP speaks of them: set-up, seats, joining."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct, field

from kickdoor.protocol.bounds import Key, Word, one_line

Colour = Annotated[int, Meta(ge=0, le=7)]
NONCE = "^[0-9a-f]{32}$"
HASH = "^[0-9a-f]{64}$"

CLOCKS = ("friendly", "brisk", "none", "days")
RELAXED = "relaxed"
PACES = (RELAXED, "brisk", "at-once")


class SeatSetup(Struct, forbid_unknown_fields=True):
    """A seat as the table's maker wants it: open to a person, a person here, or a bot."""

    kind: Word = "open"  # open | here | bot
    bot: Word = ""  # its strength, such as easy; a temper after a plus sign, if the bot has any
    name: Annotated[str, Meta(max_length=24)] = ""
    sex: Word = ""  # male | female; not said: as chance has it
    colour: Colour = 0

    def __post_init__(self) -> None:
        self.name = one_line(self.name)


class TableSetup(Struct, forbid_unknown_fields=True):
    """A table to be set up. Whoever asks sits at the first seat that is `here`."""

    edition: Word = "munchkin"
    sets: Annotated[list[Word], Meta(max_length=8)] = field(default_factory=list)
    options: Annotated[list[Word], Meta(max_length=8)] = field(default_factory=list)
    seats: Annotated[list[SeatSetup], Meta(max_length=6)] = field(default_factory=list)
    clock: Word = "friendly"
    window_ms: Annotated[int, Meta(ge=0, le=600_000)] = 0  # 0: the clock's own
    turn_s: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # 0: the clock's own
    title: Annotated[str, Meta(max_length=40)] = ""
    listed: bool = False
    watch: bool = True  # spectators may come
    watch_delay_s: Annotated[int, Meta(ge=0, le=3600)] = 0
    approve: bool = False  # whoever sits down before the deal asks the host first
    pace: Word = RELAXED  # how fast what bots do arrives: relaxed | brisk | at-once
    # A scenario's table; for tests, where the server allows it.
    prepared: Annotated[str, Meta(max_length=100_000)] = ""

    def __post_init__(self) -> None:
        self.title = one_line(self.title)


class SeatInfo(Struct):
    """A seat as everyone sees it."""

    seat: int
    kind: str  # open | person | bot
    name: str
    sex: str  # male | female; "" at a seat that nobody has taken
    colour: int
    bot: str  # who plays it if a bot does, now or while its owner is gone
    present: bool  # connected, or a bot
    away: bool  # a person's seat that a bot plays for now
    wants_pause: bool
    as_quoted: bool  # a bot that answers a deal as the sheet of deals says


class Fairness(Struct):
    """The shuffle's proof: the commitment before the deal, the secret after the end.

    commitment = SHA-256(secret); seed = SHA-256(secret, then every nonce in seat order), of which
    the record lists every draw. A seat that adds no nonce has one that follows from the secret.
    A game that was not dealt here, but imported or laid, has none of this.
    """

    commitment: str
    nonces: list[str]  # by seat; empty until the game begins
    secret: str  # "" until the game is over
    added: list[int]  # the seats whose people have added a nonce


class Proof(Struct):
    """A game after its end: the record, and what was promised of its shuffle before the deal."""

    record: Raw
    fairness: Fairness


class TableInfo(Struct):
    """A table as everyone sees it."""

    id: str
    code: str
    title: str
    state: str  # lobby | playing | over
    edition: str
    sets: list[str]
    options: list[str]
    clock: str
    window_ms: int
    turn_s: int
    listed: bool
    watch: bool
    watch_delay_s: int
    paused: str  # "" | agreed | storage
    host: int  # the seat of whoever set it up; -1: not seated
    seats: list[SeatInfo]
    watching: int
    turns: int
    winners: list[int]
    fairness: Fairness
    rematch: str  # the id of the table that goes on from here, if there is one
    approve: bool  # before the deal one asks the host for a seat, instead of taking it
    requests: list[RequestInfo]
    guided: bool  # the guided first game, which comes with a voice that explains
    pace: str = RELAXED  # how fast what bots do arrives: relaxed | brisk | at-once


class RequestInfo(Struct):
    """Somebody asks for a seat: before the deal the host, in the game all people seated."""

    number: int
    seat: int
    name: str
    agreed: list[int]  # the seats that have said yes


class SeatKey(Struct):
    """The secret that is a seat: the browser keeps it, a personal link carries it."""

    seat: int
    token: str
    link: str  # a path with the secret behind the #, which no server sees


class Created(Struct):
    """A table was set up; the keys are for the seats that are here, the first is the host's."""

    table: TableInfo
    host_token: str
    keys: list[SeatKey]
    link: str  # the invitation


class Join(Struct, forbid_unknown_fields=True):
    """To sit down; whoever says no name gets one of ours."""

    name: Annotated[str, Meta(max_length=24)] = ""
    sex: Word = ""  # male | female; not said: as chance has it
    colour: Annotated[int, Meta(ge=-1, le=7)] = -1  # -1: any that is free
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1  # -1: any that is free

    def __post_init__(self) -> None:
        self.name = one_line(self.name) or self.name  # one that nobody sees is refused


class PersonChange(Struct, forbid_unknown_fields=True):
    """How somebody who sits wants to be seen; what is not said stays. In the game only the name."""

    name: Annotated[str, Meta(max_length=24)] = ""
    sex: Word = ""  # male | female
    colour: Annotated[int, Meta(ge=-1, le=7)] = -1
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1  # -1: the key's

    def __post_init__(self) -> None:
        self.name = one_line(self.name) or self.name  # one that nobody sees is refused


class Joined(Struct):
    table: TableInfo
    key: SeatKey


class Nonce(Struct, forbid_unknown_fields=True):
    """A person's share of the seed, chosen after the commitment was seen."""

    nonce: Annotated[str, Meta(pattern=NONCE, max_length=32)]
    commitment: Annotated[str, Meta(pattern=HASH, max_length=64)]  # which it is meant for


class Added(Struct):
    """The nonce that stands for a seat: the first that was added."""

    seat: int
    nonce: str


class SeatAsked(Struct):
    """A request for a seat was made; its key is the seat's once all have agreed."""

    table: TableInfo
    request: int
    key: SeatKey


class RequestAnswer(Struct, forbid_unknown_fields=True):
    """What somebody at the table says to a request; one no ends it."""

    agree: bool


class SeatChange(Struct, forbid_unknown_fields=True):
    """The host swaps a bot in (`bot`), or opens the seat, or both ways back."""

    kind: Word  # open | bot
    bot: Word = "easy"


class Mine(Struct, forbid_unknown_fields=True):
    """The keys a browser holds: which tables are theirs, and which wait for them."""

    tokens: Annotated[list[Key], Meta(max_length=50)]


class MyTable(Struct):
    table: TableInfo
    seat: int
    waits_for_you: bool


class Problem(Struct):
    """What an HTTP request gets that cannot be done: a stable code and a sentence."""

    code: str
    text: str


class Choices(Struct):
    """What a table can be made of."""

    editions: list[EditionInfo]
    sets: list[SetInfo]
    options: list[str]
    bots: list[BotChoice]
    clocks: list[ClockInfo]
    languages: list[str]
    emotes: list[str]
    option_words: list[OptionInfo]
    paces: list[str]  # how fast what bots do may arrive


class EditionInfo(Struct):
    id: str
    default_set: str
    min_players: int
    max_players: int


class SetInfo(Struct):
    id: str
    name: str
    cards: int


class OptionInfo(Struct):
    """An option in the language that was asked for: what it is called, what it changes and for
    whom it is.
    """

    id: str
    name: str
    text: str


class BotChoice(Struct):
    name: str
    text: str  # what it does, in the language asked for
    title: str  # what it is called there


class ClockInfo(Struct):
    id: str
    window_ms: int
    turn_s: int
    grace_s: int


class CardInfo(Struct):
    """A card of the catalogue in one language; `id` is as views name it."""

    id: str  # set:card
    set: str
    name: str
    deck: str  # door | treasure
    kind: str
    copies: int
    text: str
    bad_stuff: str
    epic: str  # what it can do besides while Epic, marked where it is a house power
    facts: list[str]
    figure: str  # the one number worth a summary
    exactly: list[str]
    always: list[str]  # of those, what counts at a table without options too
    options: list[str]  # those that a table needs for the rest, and for `epic`
    rulings: list[str]
    only: str  # who may use it, or may not, as a stamp says it
    art: str
    level: int | None
    treasures: int | None
    levels: int | None
    bonus: int | None
    gold: int | None
    slot: str | None
    big: bool
    complex: bool
    tags: list[str]
    usable_by: list[str]
    not_usable_by: list[str]
    treasures_mod: int | None
    waits_for: str  # what one keeps it for: fight | curse | roll | trouble; "": nothing of the kind


class CardList(Struct):
    language: str
    cards: list[CardInfo]
