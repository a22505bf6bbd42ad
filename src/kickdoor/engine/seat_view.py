"""The view of one seat: what is in it, as numbers and back. How it is made stands in `view`.

The names are those of `Table` where a thing is public. Of a hidden card only the back shows: -1 is
a Door, -2 a Treasure, in hands, decks and limbo alike, and `place` is -1 for every card whose place
the seat does not know. Frames and events use -1 for "no card", so there a Door is -2 and a Treasure
-3. There is no seed, no counter of chance, no scripted die and no other seat's standing orders in
a view.
"""

from __future__ import annotations

import struct
from typing import Final

from kickdoor.engine.catalogue import Catalogue
from kickdoor.engine.combat import Combat, Offer
from kickdoor.engine.events import Event
from kickdoor.engine.frames import Frame
from kickdoor.engine.knowledge import bit_of
from kickdoor.engine.numbers import (
    Reader,
    put,
    put_combat,
    put_lists,
    put_offers,
    put_stack,
    read_combat,
    read_offers,
    read_stack,
)
from kickdoor.engine.rules import Rules
from kickdoor.engine.state import PHASE_OPENING, Table
from kickdoor.engine.strength import Strengths, itemised
from kickdoor.errors import RecordError

DOOR_BACK: Final = -1
TREASURE_BACK: Final = -2
UNKNOWN: Final = -1  # in `place`


class SeatView:
    """A table as one seat sees it. Its lists are its own; events, catalogue, rules are shared.

    A card is its index in the game: `catalogue.cards[card]` is what is printed on it,
    `catalogue.names[card]` what it is called. Where a card is hidden its back stands instead: -1 is
    a Door, -2 a Treasure. What is kept by seat has an entry for each, by number. A truth is 0 or 1.

    Attributes:
        catalogue (Catalogue): The cards of the game, with their names, figures and powers.
        rules (Rules): What the edition and the options say, a field for each.
        seat (int): Whose view it is; -1: a spectator's.
        seats (int): How many sit at the table.
        place: By card, where it lies: one of the places, such as `HAND + seat`; -1: not known.
        equipped: By card, whether it is an Item in use.
        host: By card, the card that it lies on or is carried by; -1: none.
        decks: Doors and Treasures still to be drawn, the top last; backs for what is not known.
        discards: Doors and Treasures that were discarded, the top last.
        hands: By seat, the hand; of others what is known of it, then Doors, then Treasures.
        tables: By seat, what lies in play, in the order it was played.
        curses: By seat, the Curses that last or wait.
        received: By seat, the cards of the hand that came just now (WORD-5), backs included.
        pool: Treasures turned up, to be shared out.
        body: What is left of a dead munchkin, to be looted.
        limbo: Cards being turned up, played or resolved.
        forced: Cards that must be played now (TIMING-9), three numbers each: card, seat, face up.
        got: How cards of one's own hand came there, if not face down from a deck: twice the card,
            and one more if it was drawn all the same.
        levels: By seat, the Level.
        sexes: By seat, the sex: 0 is male, 1 female.
        dead: By seat, whether the munchkin is dead and waits for a new character.
        newcomer: By seat, whether it is a new character before a turn of his own.
        marks: By seat, what waits for the next combat without a card to show it, as bits.
        orders: By seat, the standing orders to pass: one's own; 0 for all others.
        turn (int): The seat whose turn it is.
        turns (int): How many turns have begun.
        phase (int): Where the turn stands, an index into `PHASES`.
        met_monster (int): Whether there was a monster behind this turn's door.
        just_fought (int): Whether it is right after a combat (WORD-7).
        follower_lost (int): Whether it is right after a follower was discarded (WORD-7).
        used: Powers used this turn, once for each use: `seat << 12 | power`.
        moved (int): Whether anything has happened since the last quiet turn (TABLE-9).
        quiet (int): How many turns nothing has happened (TABLE-9).
        combat: The combat under way, or None.
        offers: The open offers; hand cards that two promise each other are theirs to know.
        declined: Offers that were declined, and are not listed again while nothing has changed.
        next_offer (int): The number that the next offer will have.
        next_question (int): The number that the next question will have.
        stack: What is under way, the frame that waits last, without the cards the seat may not see.
        winners: The seats that have won; empty while the game lasts.
        log: What the seats were shown, longer than this view's part of it: read `history`.
        shown (int): How much of `log` is this view's.
        has_log (bool): Whether what was shown is kept at all.
    """

    def __init__(self, catalogue: Catalogue, rules: Rules, seat: int, seats: int) -> None:
        self.catalogue = catalogue
        self.rules = rules
        self.seat = seat  # -1: a spectator
        self.seats = seats
        # Cards.
        self.place: list[int] = []
        self.equipped: bytes = b""
        self.host: tuple[int, ...] = ()
        self.decks: list[list[int]] = []  # top last
        self.discards: list[list[int]] = []  # top last
        self.hands: list[list[int]] = []  # of others: what is known, then backs
        self.tables: list[list[int]] = []
        self.curses: tuple[tuple[int, ...], ...] = ()
        self.received: list[list[int]] = []
        self.pool: list[int] = []
        self.body: list[int] = []
        self.limbo: list[int] = []
        self.forced: tuple[int, ...] = ()
        self.got: tuple[int, ...] = ()
        # Munchkins.
        self.levels: tuple[int, ...] = ()
        self.sexes: tuple[int, ...] = ()
        self.dead: tuple[int, ...] = ()
        self.newcomer: tuple[int, ...] = ()
        self.marks: tuple[int, ...] = ()
        self.orders: tuple[int, ...] = ()  # one's own; 0 for all others
        # The turn.
        self.turn = 0
        self.turns = 0
        self.phase = PHASE_OPENING
        self.met_monster = 0
        self.just_fought = 0
        self.follower_lost = 0
        self.used: tuple[int, ...] = ()
        self.moved = 0
        self.quiet = 0
        # Combat, offers, what is under way.
        self.combat: Combat | None = None
        self.offers: tuple[Offer, ...] = ()
        self.declined: tuple[Offer, ...] = ()
        self.next_offer = 1
        self.next_question = 1
        self.stack: list[Frame] = []
        self.winners: tuple[int, ...] = ()
        # What the seat was shown: a list that grows behind our back, and how much of it is ours.
        self.log: list[Event] = []
        self.shown = 0
        self.has_log = False

    @property
    def history(self) -> list[Event]:
        """What the seat was shown, in order."""
        return self.log[: self.shown]

    @property
    def hand(self) -> list[int]:
        """The seat's own hand; a spectator has none."""
        return self.hands[self.seat] if self.seat >= 0 else []

    @property
    def known(self) -> list[int]:
        """By card, whether the seat knows it: its own bit, or 0."""
        bit = bit_of(self.seat)
        return [0 if place < 0 else bit for place in self.place]

    @property
    def top(self) -> Frame:
        """What the table waits in."""
        return self.stack[-1]

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    def knows(self, card: int) -> bool:
        """Whether the seat knows where a card is."""
        return self.place[card] != UNKNOWN

    def strengths(self) -> Strengths:
        """Both sides of the fight at hand, itemised; they hang on open cards alone."""
        return itemised(self.open_table())

    def open_table(self) -> Table:
        """A table to ask the engine's questions about open cards; its lists are the view's own."""
        t = Table(self.catalogue, self.rules, b"", 0)
        t.seats = self.seats
        t.look_again()
        t.place, t.equipped, t.host = self.place, self.equipped, self.host
        t.decks, t.discards, t.hands, t.tables = self.decks, self.discards, self.hands, self.tables
        t.curses, t.pool, t.body, t.limbo = self.curses, self.pool, self.body, self.limbo
        t.received = [card for cards in self.received for card in cards if card >= 0]
        t.got = self.got
        t.levels, t.sexes, t.dead, t.newcomer = self.levels, self.sexes, self.dead, self.newcomer
        t.marks, t.used, t.winners = self.marks, self.used, self.winners
        t.turn, t.turns, t.phase, t.combat = self.turn, self.turns, self.phase, self.combat
        t.met_monster, t.just_fought = self.met_monster, self.just_fought
        t.follower_lost, t.stack, t.offers = self.follower_lost, self.stack, self.offers
        return t

    def key(self) -> bytes:
        """Equal for two views that tell the same, what was shown included."""
        numbers = view_numbers(self)
        put_events(numbers, self.history)
        return struct.pack(f"<{len(numbers)}i", *numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SeatView) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[object, ...]:
        """The catalogue goes along by name: it is built anew, or found, where the view arrives."""
        cards = (self.catalogue.sets, self.catalogue.digests, self.catalogue.files)
        rules = (self.rules.edition, self.rules.options)
        return (restore, (cards, rules, view_numbers(self), self.history, self.has_log))

    def __repr__(self) -> str:
        return f"SeatView(seat={self.seat}, turn={self.turn}, phase={self.phase})"


# As numbers, and back.


def view_numbers(v: SeatView) -> list[int]:
    """Everything in a view but what was shown, in a fixed order."""
    out = [
        v.seat, v.seats, v.turn, v.turns, v.phase, v.met_monster, v.just_fought, v.follower_lost,
        v.moved, v.quiet, v.next_offer, v.next_question,
    ]  # fmt: skip
    put(out, v.place)
    put(out, v.equipped)
    for per_seat in (v.host, v.levels, v.sexes, v.dead, v.newcomer, v.marks, v.orders):
        put(out, per_seat)
    for some in (v.pool, v.body, v.limbo):
        put(out, some)
    for few in (v.forced, v.got, v.used, v.winners):
        put(out, few)
    for zones in (v.decks, v.discards, v.hands, v.tables):
        put_lists(out, zones)
    put_lists(out, v.curses)
    put_lists(out, v.received)
    put_offers(out, v.offers)
    put_offers(out, v.declined)
    put_combat(out, v.combat)
    put_stack(out, v.stack)
    return out


def put_events(out: list[int], events: list[Event]) -> None:
    out.append(len(events))
    for e in events:
        out += [e.kind, e.seat, e.card, e.other, e.a, e.b, len(e.cards)]
        out.extend(e.cards)


def restore(
    cards: tuple[list[str], list[str], dict[str, dict[str, str]]],
    rules: tuple[str, tuple[str, ...]],
    numbers: list[int],
    history: list[Event],
    has_log: bool,
) -> SeatView:
    """The view that was pickled."""
    catalogue = _catalogue_named(cards[0], cards[1], cards[2])
    r = Reader(numbers, len(catalogue.cards), TREASURE_BACK)
    v = SeatView(catalogue, Rules(rules[0], rules[1]), r.any("seat"), r.any("seats"))
    v.turn, v.turns, v.phase = r.any("turn"), r.any("turns"), r.any("phase")
    v.met_monster, v.just_fought, v.follower_lost = r.any("met"), r.any("fought"), r.any("lost")
    v.moved, v.quiet = r.any("moved"), r.any("quiet")
    v.next_offer, v.next_question = r.any("next offer"), r.any("next question")
    v.place, v.equipped = r.some("place"), bytes(r.small("equipped", len(catalogue.cards)))
    v.host = tuple(r.some("host"))
    v.levels, v.sexes = tuple(r.some("levels")), tuple(r.some("sexes"))
    v.dead, v.newcomer = tuple(r.some("dead")), tuple(r.some("newcomer"))
    v.marks, v.orders = tuple(r.some("marks")), tuple(r.some("orders"))
    v.pool, v.body, v.limbo = r.some("pool"), r.some("body"), r.some("limbo")
    v.forced, v.got = tuple(r.some("forced")), tuple(r.some("got"))
    v.used = tuple(r.some("used"))
    v.winners = tuple(r.some("winners"))
    v.decks, v.discards = r.zones("decks", 2), r.zones("discards", 2)
    v.hands, v.tables = r.zones("hands", v.seats), r.zones("tables", v.seats)
    v.curses = tuple([tuple(zone) for zone in r.zones("curses", v.seats)])
    v.received = r.zones("received", v.seats)
    v.offers, v.declined = tuple(read_offers(r, v.seats)), tuple(read_offers(r, v.seats))
    v.combat, v.stack = read_combat(r, v.seats), read_stack(r)
    v.log, v.shown, v.has_log = history, len(history), has_log
    return v


def _catalogue_named(
    sets: list[str], digests: list[str], files: dict[str, dict[str, str]]
) -> Catalogue:
    from kickdoor.engine.game import catalogue_of
    from kickdoor.engine.own_sets import restore_sets

    catalogue = catalogue_of(restore_sets(sets, files))
    if catalogue.digests != digests:
        raise RecordError(f"view: made with other cards than these of {', '.join(sets)}")
    return catalogue
