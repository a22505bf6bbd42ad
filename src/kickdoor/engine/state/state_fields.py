"""What a table and a view of it hold, and how one takes over the other.

Made by tools/state_fields.py from the fields declared in `fields`. Do not edit.
"""

from __future__ import annotations

from kickdoor.engine.acts.legal_acts import LegalActs
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.codec.event_log import EventLog
from kickdoor.engine.events.event import Event
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.queries.seat_summary import SeatSummary
from kickdoor.engine.rules import Rules
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.offer import Offer
from kickdoor.engine.words_of_play import OUT


class TableFields:
    """The fields of a table, before the deal or as another table has them."""

    # Python looks more than thirty fields up in a dict of their own; slots are quicker.
    __slots__ = (
        "body",
        "cache_ours",
        "cache_stamp",
        "cache_theirs",
        "catalogue",
        "chances",
        "combat",
        "curses",
        "dead",
        "decks",
        "declined",
        "dice",
        "discards",
        "disturbed",
        "drawn",
        "equipped",
        "events",
        "follower_lost",
        "forced",
        "got",
        "hands",
        "histories",
        "host",
        "in_play",
        "just_fought",
        "known",
        "lapsed",
        "lapsed_at",
        "levels",
        "limbo",
        "listed",
        "log",
        "logged",
        "marks",
        "met_monster",
        "moved",
        "newcomer",
        "next_offer",
        "next_question",
        "offers",
        "orders",
        "phase",
        "picks",
        "place",
        "pool",
        "quiet",
        "read",
        "received",
        "rules",
        "seats",
        "seed",
        "sexes",
        "shown",
        "stack",
        "stamp",
        "steps",
        "summaries",
        "turn",
        "turns",
        "used",
        "winners",
    )

    def __init__(
        self, catalogue: Catalogue, rules: Rules, seed: bytes, seats: int, like: TableFields | None
    ) -> None:
        self.catalogue = catalogue
        self.rules = rules
        self.seed = seed
        self.seats = seats
        if like is None:
            # Without seats it is a form, to be filled.
            cards = len(catalogue.cards) if seats else 0
            self.turn: int = 0
            """The seat whose turn it is."""
            self.turns: int = 0
            """How many turns have begun."""
            self.phase: int = 0
            """Where the turn stands, an index into `PHASES`."""
            self.met_monster: int = 0
            """Whether there was a monster behind this turn's door."""
            self.just_fought: int = 0
            """Whether it is right after a combat (WORD-7)."""
            self.follower_lost: int = 0
            """Whether it is right after a follower was discarded (WORD-7)."""
            self.moved: int = 0
            """Whether anything has happened since the last quiet turn (TABLE-9)."""
            self.quiet: int = 0
            """How many turns nothing has happened (TABLE-9)."""
            self.next_offer: int = 1
            """The number that the next offer will have."""
            self.next_question: int = 1
            """The number that the next question will have."""
            self.place: list[int] = [OUT] * cards
            """By card, where it lies: one of the places, such as `HAND + seat`; -1: not
            known.
            """
            self.equipped: bytes = bytes(cards)
            """By card, whether it is an Item in use."""
            self.host: tuple[int, ...] = (-1,) * cards
            """By card, the card that it lies on or is carried by; -1: none."""
            self.known: bytearray = bytearray(cards)
            """Which seats know where a card is, as a mask."""
            self.levels: tuple[int, ...] = (1,) * seats
            """By seat, the Level."""
            self.sexes: tuple[int, ...] = (0,) * seats
            """By seat, the sex: 0 is male, 1 female."""
            self.dead: tuple[int, ...] = (0,) * seats
            """By seat, whether the munchkin is dead and waits for a new character."""
            self.newcomer: tuple[int, ...] = (0,) * seats
            """By seat, whether it is a new character before a turn of his own."""
            self.marks: tuple[int, ...] = (0,) * seats
            """By seat, what waits for the next combat without a card to show it, as bits."""
            self.orders: tuple[int, ...] = (0,) * seats
            """By seat, the standing orders to pass: one's own; 0 for all others."""
            self.decks: list[list[int]] = [[], []]
            """Doors and Treasures still to be drawn, the top last; backs for what is not
            known.
            """
            self.discards: tuple[tuple[int, ...], ...] = ((), ())
            """Doors and Treasures that were discarded, the top last."""
            self.hands: tuple[tuple[int, ...], ...] = ((),) * seats
            """By seat, the hand; of others what is known of it, then Doors, then Treasures."""
            self.in_play: tuple[tuple[int, ...], ...] = ((),) * seats
            """By seat, what lies in play, in the order it was played."""
            self.curses: tuple[tuple[int, ...], ...] = ((),) * seats
            """By seat, the Curses that last or wait."""
            self.received: tuple[int, ...] = ()
            """By seat, the cards of the hand that came just now (WORD-5), backs included."""
            self.pool: tuple[int, ...] = ()
            """Treasures turned up, to be shared out."""
            self.body: tuple[int, ...] = ()
            """What is left of a dead munchkin, to be looted."""
            self.limbo: list[int] = []
            """Cards being turned up, played or resolved."""
            self.forced: tuple[int, ...] = ()
            """Cards that must be played now (TIMING-9), three numbers each: card, seat, face
            up.
            """
            self.used: tuple[int, ...] = ()
            """Powers used this turn, once for each use: `seat << 12 | power`."""
            self.got: tuple[int, ...] = ()
            """How cards of one's own hand came there, if not face down from a deck: twice
            the card, and one more if it was drawn all the same.
            """
            self.winners: tuple[int, ...] = ()
            """The seats that have won; empty while the game lasts."""
            self.drawn: tuple[int, ...] = (0, 0, 0, 0)
            """How many times each stream of chance was used."""
            self.dice: tuple[int, ...] = ()
            """Scripted rolls of the die, the next first."""
            self.picks: tuple[int, ...] = ()
            """Scripted picks of unseen cards, the next first."""
            self.offers: tuple[Offer, ...] = ()
            """The open offers; hand cards that two promise each other are theirs to know."""
            self.declined: tuple[Offer, ...] = ()
            """Offers that were declined, and are not listed again while nothing has changed."""
            self.combat: Combat | None = None
            """The combat under way, or None."""
            self.stack: list[Frame] = []
            """What is under way, the frame that waits last, without the cards the seat may
            not see.
            """
            self.chances: tuple[int, ...] = ()
            """Uses of chance by the act at hand: stream, index, n, ...."""
            self.steps: list[int] = []
            """Steps of cards that the act at hand has run: program << 8 | number."""
            self.stamp: int = 0
            """A number that grows whenever anything changed."""
            self.events: list[Event] = []
            """The latest events, in full; older ones are in the log."""
            self.log: EventLog = EventLog()
            """What happened, with who saw what: `history` keeps it."""
            self.logged: int = 0
            """How much of the log is this table's."""
            self.histories: list[list[Event]] = []
            """What each seat was shown, spectators last; empty: not kept."""
            self.shown: tuple[int, ...] = ()
            """How much of each history is this table's."""
            self.read: tuple[int, ...] = ()
            """How much of the log is in each history."""
            self.lapsed: int = -1
            """The stamp at which offers were last looked through."""
            self.lapsed_at: int = 0
            """The moment at which offers were last looked through."""
            self.disturbed: int = -1
            """Mask of seats whose cards changed since all was right."""
            self.cache_stamp: int = -1
            """The stamp at which both sides were last added up."""
            self.cache_ours: int = 0
            """The strength of the munchkins' side then."""
            self.cache_theirs: int = 0
            """The strength of the monsters' side then."""
            self.summaries: list[SeatSummary | None] = [None] * seats
            """The cards before each seat, sorted; None: to be looked up."""
            self.listed: list[LegalActs | None] = [None] * seats
            """What each seat may do, offers apart."""
        else:  # written out, since a copy is made for every look ahead
            self.turn = like.turn
            self.turns = like.turns
            self.phase = like.phase
            self.met_monster = like.met_monster
            self.just_fought = like.just_fought
            self.follower_lost = like.follower_lost
            self.moved = like.moved
            self.quiet = like.quiet
            self.next_offer = like.next_offer
            self.next_question = like.next_question
            self.place = like.place.copy()
            self.equipped = like.equipped
            self.host = like.host
            self.known = like.known.copy()
            self.levels = like.levels
            self.sexes = like.sexes
            self.dead = like.dead
            self.newcomer = like.newcomer
            self.marks = like.marks
            self.orders = like.orders
            self.decks = [one.copy() for one in like.decks]
            self.discards = like.discards
            self.hands = like.hands
            self.in_play = like.in_play
            self.curses = like.curses
            self.received = like.received
            self.pool = like.pool
            self.body = like.body
            self.limbo = like.limbo.copy()
            self.forced = like.forced
            self.used = like.used
            self.got = like.got
            self.winners = like.winners
            self.drawn = like.drawn
            self.dice = like.dice
            self.picks = like.picks
            self.offers = like.offers
            self.declined = like.declined
            self.combat = None if like.combat is None else like.combat.copy()
            self.stack = [one.copy() for one in like.stack]
            self.chances = like.chances
            self.steps = like.steps
            self.stamp = like.stamp
            self.events = like.events.copy()
            self.log = like.log
            self.logged = like.logged
            self.histories = like.histories.copy()
            self.shown = like.shown
            self.read = like.read
            self.lapsed = like.lapsed
            self.lapsed_at = like.lapsed_at
            self.disturbed = like.disturbed
            self.cache_stamp = like.cache_stamp
            self.cache_ours = like.cache_ours
            self.cache_theirs = like.cache_theirs
            self.summaries = like.summaries.copy()
            self.listed = like.listed.copy()


class ViewFields:
    """The fields of a table as a seat sees them."""

    def __init__(self, catalogue: Catalogue, rules: Rules, seat: int, seats: int) -> None:
        self.catalogue: Catalogue = catalogue
        """The cards of the game: names, figures, powers."""
        self.rules: Rules = rules
        """What the edition and the options say, a field for each."""
        self.seat: int = seat
        """Whose view it is; -1: a spectator's."""
        self.seats: int = seats
        """How many sit at the table."""
        self.turn: int = 0
        """The seat whose turn it is."""
        self.turns: int = 0
        """How many turns have begun."""
        self.phase: int = 0
        """Where the turn stands, an index into `PHASES`."""
        self.met_monster: int = 0
        """Whether there was a monster behind this turn's door."""
        self.just_fought: int = 0
        """Whether it is right after a combat (WORD-7)."""
        self.follower_lost: int = 0
        """Whether it is right after a follower was discarded (WORD-7)."""
        self.moved: int = 0
        """Whether anything has happened since the last quiet turn (TABLE-9)."""
        self.quiet: int = 0
        """How many turns nothing has happened (TABLE-9)."""
        self.next_offer: int = 1
        """The number that the next offer will have."""
        self.next_question: int = 1
        """The number that the next question will have."""
        self.place: list[int] = []
        """By card, where it lies: one of the places, such as `HAND + seat`; -1: not known."""
        self.equipped: bytes = b""
        """By card, whether it is an Item in use."""
        self.host: tuple[int, ...] = ()
        """By card, the card that it lies on or is carried by; -1: none."""
        self.levels: tuple[int, ...] = ()
        """By seat, the Level."""
        self.sexes: tuple[int, ...] = ()
        """By seat, the sex: 0 is male, 1 female."""
        self.dead: tuple[int, ...] = ()
        """By seat, whether the munchkin is dead and waits for a new character."""
        self.newcomer: tuple[int, ...] = ()
        """By seat, whether it is a new character before a turn of his own."""
        self.marks: tuple[int, ...] = ()
        """By seat, what waits for the next combat without a card to show it, as bits."""
        self.orders: tuple[int, ...] = ()
        """By seat, the standing orders to pass: one's own; 0 for all others."""
        self.decks: list[list[int]] = []
        """Doors and Treasures still to be drawn, the top last; backs for what is not known."""
        self.discards: tuple[tuple[int, ...], ...] = ()
        """Doors and Treasures that were discarded, the top last."""
        self.hands: list[list[int]] = []
        """By seat, the hand; of others what is known of it, then Doors, then Treasures."""
        self.in_play: tuple[tuple[int, ...], ...] = ()
        """By seat, what lies in play, in the order it was played."""
        self.curses: tuple[tuple[int, ...], ...] = ()
        """By seat, the Curses that last or wait."""
        self.received: list[list[int]] = []
        """By seat, the cards of the hand that came just now (WORD-5), backs included."""
        self.pool: tuple[int, ...] = ()
        """Treasures turned up, to be shared out."""
        self.body: tuple[int, ...] = ()
        """What is left of a dead munchkin, to be looted."""
        self.limbo: list[int] = []
        """Cards being turned up, played or resolved."""
        self.forced: tuple[int, ...] = ()
        """Cards that must be played now (TIMING-9), three numbers each: card, seat, face up."""
        self.used: tuple[int, ...] = ()
        """Powers used this turn, once for each use: `seat << 12 | power`."""
        self.got: tuple[int, ...] = ()
        """How cards of one's own hand came there, if not face down from a deck: twice the
        card, and one more if it was drawn all the same.
        """
        self.winners: tuple[int, ...] = ()
        """The seats that have won; empty while the game lasts."""
        self.offers: tuple[Offer, ...] = ()
        """The open offers; hand cards that two promise each other are theirs to know."""
        self.declined: tuple[Offer, ...] = ()
        """Offers that were declined, and are not listed again while nothing has changed."""
        self.combat: Combat | None = None
        """The combat under way, or None."""
        self.stack: list[Frame] = []
        """What is under way, the frame that waits last, without the cards the seat may not
        see.
        """


def see_public(one: ViewFields, other: TableFields) -> None:
    """Copied into a view."""
    one.turn = other.turn
    one.turns = other.turns
    one.phase = other.phase
    one.met_monster = other.met_monster
    one.just_fought = other.just_fought
    one.follower_lost = other.follower_lost
    one.moved = other.moved
    one.quiet = other.quiet
    one.next_offer = other.next_offer
    one.next_question = other.next_question
    one.equipped = other.equipped
    one.host = other.host
    one.levels = other.levels
    one.sexes = other.sexes
    one.dead = other.dead
    one.newcomer = other.newcomer
    one.marks = other.marks
    one.discards = other.discards
    one.in_play = other.in_play
    one.curses = other.curses
    one.pool = other.pool
    one.body = other.body
    one.used = other.used
    one.winners = other.winners


def believe_public(one: TableFields, other: ViewFields) -> None:
    """Copied into a table."""
    one.turn = other.turn
    one.turns = other.turns
    one.phase = other.phase
    one.met_monster = other.met_monster
    one.just_fought = other.just_fought
    one.follower_lost = other.follower_lost
    one.moved = other.moved
    one.quiet = other.quiet
    one.next_offer = other.next_offer
    one.next_question = other.next_question
    one.equipped = other.equipped
    one.host = other.host
    one.levels = other.levels
    one.sexes = other.sexes
    one.dead = other.dead
    one.newcomer = other.newcomer
    one.marks = other.marks
    one.discards = other.discards
    one.in_play = other.in_play
    one.curses = other.curses
    one.pool = other.pool
    one.body = other.body
    one.used = other.used
    one.winners = other.winners


def share_public(one: TableFields, other: TableFields) -> None:
    """Lists and all."""
    one.turn = other.turn
    one.turns = other.turns
    one.phase = other.phase
    one.met_monster = other.met_monster
    one.just_fought = other.just_fought
    one.follower_lost = other.follower_lost
    one.moved = other.moved
    one.quiet = other.quiet
    one.next_offer = other.next_offer
    one.next_question = other.next_question
    one.equipped = other.equipped
    one.host = other.host
    one.levels = other.levels
    one.sexes = other.sexes
    one.dead = other.dead
    one.newcomer = other.newcomer
    one.marks = other.marks
    one.discards = other.discards
    one.in_play = other.in_play
    one.curses = other.curses
    one.pool = other.pool
    one.body = other.body
    one.used = other.used
    one.winners = other.winners


def share_view(one: TableFields, other: ViewFields) -> None:
    """Lists and all."""
    one.turn = other.turn
    one.turns = other.turns
    one.phase = other.phase
    one.met_monster = other.met_monster
    one.just_fought = other.just_fought
    one.follower_lost = other.follower_lost
    one.moved = other.moved
    one.quiet = other.quiet
    one.next_offer = other.next_offer
    one.next_question = other.next_question
    one.equipped = other.equipped
    one.host = other.host
    one.levels = other.levels
    one.sexes = other.sexes
    one.dead = other.dead
    one.newcomer = other.newcomer
    one.marks = other.marks
    one.discards = other.discards
    one.in_play = other.in_play
    one.curses = other.curses
    one.pool = other.pool
    one.body = other.body
    one.used = other.used
    one.winners = other.winners


def public_of(t: TableFields, seat: int) -> list[object]:
    """All that everybody may know of a seat, field by field: to compare it."""
    return [
        t.levels[seat],
        t.sexes[seat],
        t.dead[seat],
        t.newcomer[seat],
        t.marks[seat],
        t.in_play[seat],
        t.curses[seat],
    ]


def badges_of(t: TableFields, seat: int) -> list[tuple[str, int]]:
    """What everybody sees beside a munchkin: the ids of badges, and their values."""
    worth = [("newcomer", 1 if t.newcomer[seat] else 0), ("no-help", 1 if t.marks[seat] else 0)]
    return [badge for badge in worth if badge[1]]


def badged(t: TableFields) -> tuple[tuple[int, ...], ...]:
    """The fields that have a badge: to compare them."""
    return (
        t.newcomer,
        t.marks,
    )


def begin_anew(t: TableFields, seat: int) -> None:
    """What a new character does not have from the old one."""
    t.dead = (*t.dead[:seat], 0, *t.dead[seat + 1 :])


def bounded(t: TableFields) -> list[tuple[str, int, int]]:
    """The public numbers by seat that have bounds, the lowest and the highest."""
    return []
