"""The fields of a table's state and of a combat's, each declared once: its shape, who may know it,
how it is kept.

`tools/state_fields.py` writes from this list what would otherwise be kept in step by hand: the
fields of `Table` and of `SeatView`, copying, packing and its reading, what a view, a table of open
cards and an invented table take over, what is shown beside a munchkin. A new field is one entry
here, wherever its neighbours are, and the code that uses it. What was packed before there was such
a field is still read: the entry says since which format it is there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

# Shapes. What seldom changes is a ROW: it is replaced, never written into, and copies share it.
INT: Final = "int"
ROW: Final = "tuple[int, ...]"
ROWS: Final = "tuple[tuple[int, ...], ...]"
LIST: Final = "list[int]"
LISTS: Final = "list[list[int]]"
BYTES: Final = "bytes"
MASKS: Final = "bytearray"
COMBAT: Final = "Combat | None"
OFFERS: Final = "tuple[Offer, ...]"
STACK: Final = "list[Frame]"
DEAL: Final = "Offer | None"
MONSTERS: Final = "list[Monster]"

# Who may know a field.
PUBLIC: Final = "public"  # everybody, whole
PARTLY: Final = "partly"  # each seat its part of it, and `view` says which
OWN: Final = "own"  # each seat its own entry
SECRET: Final = "secret"  # nobody

# What there is one entry of, or of which it is made.
CARDS: Final = "cards"
SEATS: Final = "seats"
DECKS: Final = "2"
STREAMS: Final = "4"  # of chance

# Whether it is part of the state: packed, hashed, compared.
STATE: Final = "state"
TRACE: Final = "trace"  # of what happened: copied along
CACHE: Final = "cache"  # what can be looked up again

# What becomes of a trace or a cache in a copy of the table.
SHARED: Final = "shared"
COPIED: Final = "copied"

# The packed format in which frames were last written otherwise. They write themselves: whoever
# changes what one writes has its `read` ask for `Reader.format`, and puts the next number here.
FRAMES_SINCE: Final = 3

# What a badge tells.
FLAG: Final = "flag"  # that a number is not nought
COUNT: Final = "count"  # the number


class Badge:
    """A number by seat that everybody sees beside the munchkin, since no card shows it.

    It is in the wire's `Munchkin`, in the terminals, on the page and in scenarios. Its words are
    `badge-ID` in every language of `words/`; while the number is nought nothing is shown.
    """

    def __init__(self, id: str, told: str, shows: str = COUNT, is_laid: bool = True) -> None:
        self.id = id
        self.told = told  # of a flag: what is so; of a count: what is counted
        self.shows = shows
        self.is_laid = is_laid  # whether scenarios can lay it out, not only expect it
        self.key = id.replace("-", "_")  # in scenarios


class Field:
    """One field of the state."""

    def __init__(
        self,
        name: str,
        shape: str,
        begins: str,
        seen: str,
        told: str,
        called: str = "",
        per: str = "",
        of_cards: bool = False,
        bounds: str = "",
        keeping: str = STATE,
        in_copy: str = "",
        within: str = "",
        view_shape: str = "",
        since: int = 1,
        badge: Badge | None = None,
        anew: str = "",
    ) -> None:
        self.name = name
        self.shape = shape  # its type
        self.begins = begins  # an expression of `seats`, `cards` (the number of each) and `rules`
        self.seen = seen
        self.told = told  # what it is, in a line
        self.called = called  # as damaged data is told of
        self.per = per  # how many entries it has; "": any number
        self.of_cards = of_cards  # whether its entries are cards
        self.bounds = bounds  # of a number, or of each by seat: the lowest and the highest
        self.keeping = keeping
        self.in_copy = in_copy  # of a trace or a cache
        self.within = within  # the field in whose list it is packed, below nought
        self.view_shape = view_shape or shape  # where a view has another
        self.since = since  # the packed format in which it first stood
        self.badge = badge  # of a public number by seat
        self.anew = anew  # of a number by seat: what a new character has; "": what the old one had


def _number(
    name: str, told: str, called: str, begins: str = "0", bounds: str = "", since: int = 1
) -> Field:
    return Field(name, INT, begins, PUBLIC, told, called, bounds=bounds, since=since)


def _of_seats(
    name: str,
    told: str,
    called: str,
    begins: str = "0",
    seen: str = PUBLIC,
    since: int = 1,
    badge: Badge | None = None,
    bounds: str = "",
    *,
    anew: bool,
) -> Field:
    """Bounds, and what it begins with, are expressions of `seats` and `rules`; `anew`: a new
    character has that, and not what the old one had.
    """
    return Field(
        name, ROW, f"({begins},) * seats", seen, told, called, SEATS, bounds=bounds, since=since,
        badge=badge, anew=begins if anew else "",
    )  # fmt: skip


def _cards(name: str, told: str, called: str, since: int = 1) -> Field:
    return Field(name, ROW, "()", PUBLIC, told, called, of_cards=True, since=since)


def _zones(
    name: str,
    told: str,
    called: str,
    per: str,
    seen: str = PUBLIC,
    in_view: str = ROWS,
    since: int = 1,
) -> Field:
    begins = "((), ())" if per == DECKS else "((),) * seats"
    return Field(
        name, ROWS, begins, seen, told, called, per, of_cards=True, since=since, view_shape=in_view
    )


def _row(
    name: str, told: str, called: str, seen: str = PUBLIC, within: str = "", since: int = 1
) -> Field:
    return Field(name, ROW, "()", seen, told, called, within=within, since=since)


def _trace(name: str, shape: str, begins: str, in_copy: str, told: str) -> Field:
    return Field(name, shape, begins, SECRET, told, keeping=TRACE, in_copy=in_copy)


def _cache(name: str, shape: str, begins: str, in_copy: str, told: str) -> Field:
    return Field(name, shape, begins, SECRET, told, keeping=CACHE, in_copy=in_copy)


FIELDS: Final = (
    # The turn.
    _number("turn", "The seat whose turn it is", "the turn player", bounds="0, seats - 1"),
    _number("turns", "How many turns have begun", "the number of turns"),
    _number("phase", "Where the turn stands, an index into `PHASES`", "the phase"),
    _number("met_monster", "Whether there was a monster behind this turn's door", "a monster met"),
    _number("just_fought", "Whether it is right after a combat (WORD-7)", "a combat just fought"),
    _number(
        "follower_lost",
        "Whether it is right after a follower was discarded (WORD-7)",
        "a follower lost",
    ),
    _number(
        "moved", "Whether anything has happened since the last quiet turn (TABLE-9)", "a card moved"
    ),
    _number("quiet", "How many turns nothing has happened (TABLE-9)", "quiet turns"),
    _number("next_offer", "The number that the next offer will have", "the next offer", "1"),
    _number(
        "next_question", "The number that the next question will have", "the next question", "1"
    ),
    # Cards.
    Field(
        "place",
        LIST,
        "[OUT] * cards",
        PARTLY,
        "By card, where it lies: one of the places, such as `HAND + seat`; -1: not known",
        "the places of cards",
        CARDS,
    ),
    Field(
        "equipped",
        BYTES,
        "bytes(cards)",
        PUBLIC,
        "By card, whether it is an Item in use",
        "the marks of equipment",
        CARDS,
    ),
    Field(
        "host",
        ROW,
        "(-1,) * cards",
        PUBLIC,
        "By card, the card that it lies on or is carried by; -1: none",
        "the hosts of cards",
        CARDS,
    ),
    Field(
        "known",
        MASKS,
        "bytearray(cards)",
        SECRET,
        "which seats know where a card is, as a mask",
        "the knowledge of cards",
        CARDS,
    ),
    # Munchkins.
    _of_seats("levels", "By seat, the Level", "Levels", "1", anew=False),
    _of_seats("sexes", "By seat, the sex: 0 is male, 1 female", "sexes", anew=False),
    _of_seats(
        "dead",
        "By seat, whether the munchkin is dead and waits for a new character",
        "the dead",
        anew=True,
    ),
    _of_seats(
        "newcomer",
        "By seat, whether it is a new character before a turn of his own",
        "new characters",
        badge=Badge("newcomer", "he is a new character before a turn of his own", FLAG),
        anew=False,  # he is one from then on
    ),
    _of_seats(
        "marks",
        "By seat, what waits for the next combat without a card to show it, as bits",
        "marks",
        # A mark also holds the card that did it: it cannot be laid out by a word alone.
        badge=Badge("no-help", "nobody may help him in his next combat", FLAG, is_laid=False),
        anew=False,
    ),
    _of_seats(
        "orders",
        "By seat, the standing orders to pass: one's own; 0 for all others",
        "standing orders",
        seen=OWN,
        anew=False,
    ),
    # Where cards lie.
    Field(
        "decks",
        LISTS,
        "[[], []]",
        PARTLY,
        "Doors and Treasures still to be drawn, the top last; backs for what is not known",
        "decks",
        DECKS,
        of_cards=True,
    ),
    _zones(
        "discards",
        "Doors and Treasures that were discarded, the top last",
        "discard piles",
        DECKS,
    ),
    _zones(
        "hands",
        "By seat, the hand; of others what is known of it, then Doors, then Treasures",
        "hands",
        SEATS,
        PARTLY,
        LISTS,
    ),
    _zones(
        "in_play",
        "By seat, what lies in play, in the order it was played",
        "cards in play",
        SEATS,
    ),
    _zones("curses", "By seat, the Curses that last or wait", "lasting Curses", SEATS),
    Field(
        "received",
        ROW,
        "()",
        PARTLY,
        "By seat, the cards of the hand that came just now (WORD-5), backs included",
        "cards just received",
        SEATS,
        of_cards=True,
        view_shape=LISTS,
    ),
    _cards("pool", "Treasures turned up, to be shared out", "the pool"),
    _cards("body", "What is left of a dead munchkin, to be looted", "the body"),
    Field(
        "limbo",
        LIST,
        "[]",
        PARTLY,
        "Cards being turned up, played or resolved",
        "limbo",
        of_cards=True,
    ),
    _row(
        "forced",
        "Cards that must be played now (TIMING-9), three numbers each: card, seat, face up",
        "cards that must be played",
        PARTLY,
    ),
    _row("used", "Powers used this turn, once for each use: `seat << 12 | power`", "powers used"),
    _row(
        "got",
        "How cards of one's own hand came there, if not face down from a deck: twice the card, "
        "and one more if it was drawn all the same",
        "",
        PARTLY,
        within="used",
    ),
    _row("winners", "The seats that have won; empty while the game lasts", "winners"),
    # Chance.
    Field(
        "drawn",
        ROW,
        "(0, 0, 0, 0)",
        SECRET,
        "how many times each stream of chance was used",
        "counters of chance",
        STREAMS,
    ),
    _row("dice", "scripted rolls of the die, the next first", "scripted dice", SECRET),
    _row("picks", "scripted picks of unseen cards, the next first", "scripted picks", SECRET),
    # Offers, combat, what is under way.
    Field(
        "offers",
        OFFERS,
        "()",
        PARTLY,
        "The open offers; hand cards that two promise each other are theirs to know",
    ),
    Field(
        "declined",
        OFFERS,
        "()",
        PARTLY,
        "Offers that were declined, and are not listed again while nothing has changed",
    ),
    Field("combat", COMBAT, "None", PARTLY, "The combat under way, or None"),
    Field(
        "stack",
        STACK,
        "[]",
        PARTLY,
        "What is under way, the frame that waits last, without the cards the seat may not see",
    ),
    # Traces of what happened.
    _trace(
        "chances", ROW, "()", SHARED, "uses of chance by the act at hand: stream, index, n, ..."
    ),
    _trace(
        "steps",
        LIST,
        "[]",
        SHARED,
        "steps of cards that the act at hand has run: program << 8 | number",
    ),
    _trace("stamp", INT, "0", SHARED, "a number that grows whenever anything changed"),
    _trace(
        "events",
        "list[Event]",
        "[]",
        COPIED,
        "the latest events, in full; older ones are in the log",
    ),
    _trace(
        "log",
        "EventLog",
        "EventLog()",
        SHARED,
        "what happened, with who saw what: `history` keeps it",
    ),
    _trace("logged", INT, "0", SHARED, "how much of the log is this table's"),
    _trace(
        "histories",
        "list[list[Event]]",
        "[]",
        COPIED,
        "what each seat was shown, spectators last; empty: not kept",
    ),
    _trace("shown", ROW, "()", SHARED, "how much of each history is this table's"),
    _trace("read", ROW, "()", SHARED, "how much of the log is in each history"),
    # Caches.
    _cache("lapsed", INT, "-1", SHARED, "the stamp at which offers were last looked through"),
    _cache("lapsed_at", INT, "0", SHARED, "the moment at which offers were last looked through"),
    _cache("disturbed", INT, "-1", SHARED, "mask of seats whose cards changed since all was right"),
    _cache("cache_stamp", INT, "-1", SHARED, "the stamp at which both sides were last added up"),
    _cache("cache_ours", INT, "0", SHARED, "the strength of the munchkins' side then"),
    _cache("cache_theirs", INT, "0", SHARED, "the strength of the monsters' side then"),
    _cache(
        "summaries",
        "list[SeatSummary | None]",
        "[None] * seats",
        COPIED,
        "the cards before each seat, sorted; None: to be looked up",
    ),
    _cache(
        "listed",
        "list[LegalActs | None]",
        "[None] * seats",
        COPIED,
        "what each seat may do, offers apart",
    ),
)


def _some(name: str, told: str, called: str, since: int = 1) -> Field:
    return Field(name, ROW, "()", PUBLIC, told, called, since=since)


# Of a combat. Everybody may know all of it, but for what two promise each other in a deal.
COMBAT_FIELDS: Final = (
    _number("fighter", "whose fight it is", "the fighter", "fighter", "0, seats - 1"),
    _number("helper", "who helps him; -1: nobody", "the helper", "-1", "-1, seats - 1"),
    _number("stage", "where it stands: STAGE_*, the fight first", "the stage of the combat"),
    _number("forced", "how the helper was forced (HELP-4): FORCED, COMPELLED", "a forced helper"),
    _number("doubled", "how many copies of the fighter stand beside him", "doubles of the fighter"),
    _number("no_helper", "the card beside which nobody may join, and one; 0: none", "no helper"),
    _number("treasure", "Treasures left by monsters that are gone", "Treasure left"),
    _number("doors", "Doors won in place of a fight", "Doors won"),
    _number("kills", "Levels earned by kills before the end", "Levels earned"),
    _number("killed", "monsters killed before the end", "monsters killed"),
    _number("unhelped", "of these, before the helper joined", "monsters killed without the helper"),
    _number("spoils", "the part of `treasure` that such kills left", "Treasure of kills"),
    _number("may_loot", "whether the turn player may loot afterwards", "leave to loot"),
    _number("next_id", "the id of the next monster", "the next monster"),
    _number("margin", "by how much the monsters were stronger when it was lost", "the margin"),
    _number(
        "joined",
        "mask of seats ever on the munchkins' side, until what waited for it is spent",
        "who joined",
    ),
    _number("held", "whether the munchkins are held, and caught without a roll", "who is held"),
    _number("trouble", "whether it was looked for", "trouble looked for"),
    Field("deal", DEAL, "None", PARTLY, "what the helper was promised", "the deal"),
    Field(
        "cards",
        ROW,
        "()",
        PUBLIC,
        "everything played into it, in order",
        "cards in the combat",
        of_cards=True,
    ),
    _some("sides", "of each of `cards`: the side a one-shot is on, else 0", "sides in the combat"),
    _some(
        "boosts",
        "bonuses bought or granted, five numbers each: source card, seat (-1: the monsters), "
        "amount, power, monster id (-1: the whole side)",
        "boosts",
    ),
    _some("used", "powers used in it, once per unit: seat << 12 | power", "powers used"),
    _some("used_on", "power << 16 | seat << 8 | victim, or monster rolled for", "uses"),
    _some("draws", "face-down rewards in place of a fight: deck, count, ...", "other rewards"),
    _some(
        "credits",
        "of a fighter who handed the combat on: seat, Levels, Treasures, ...",
        "credits",
    ),
    _some("losers", "those who must run, in order", "losers"),
    _some("escaped", "what was got away from: seat << 8 | monster id", "escapes"),
    _some("caught", "what has caught whom, likewise", "catches"),
    _some("auto", "escapes without a roll, likewise", "escapes without a roll"),
    Field("monsters", MONSTERS, "[]", PUBLIC, "those that are fought", "monsters"),
)


def as_packed(fields: Iterable[Field]) -> list[Field]:
    """What is packed of these, in the order it stands there: numbers first, then lists."""
    kept = [field for field in fields if field.keeping == STATE]
    return [f for f in kept if f.shape == INT] + [f for f in kept if f.shape != INT]


# The format in which tables are packed now.
FORMAT: Final = max(FRAMES_SINCE, *[field.since for field in (*FIELDS, *COMBAT_FIELDS)])
BADGES: Final = [(field.name, field.badge) for field in FIELDS if field.badge is not None]
