"""The state of a table: where every card is, who stands how, what is under way. It is changed by
`moves`.

Everything is ints and rows of ints, so that packing is one walk. What seldom changes is a tuple,
or bytes: it is replaced, never written into, and copies and views share it until then. The
catalogue and the rules are shared by all copies of a game.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.catalogue import Catalogue
from kickdoor.engine.combat import STAGE_WAIT, Combat, Offer
from kickdoor.engine.events import Event
from kickdoor.engine.frames import PROMPT, WINDOW, Frame
from kickdoor.engine.glance import Glance
from kickdoor.engine.listed import Listed
from kickdoor.engine.rules import Rules
from kickdoor.engine.shelf import EventShelf
from kickdoor.engine.words_of_play import HAND, OUT

# Phases of a turn.
PHASE_OPENING: Final = 0
PHASE_START: Final = 1
PHASE_AFTER_DOOR: Final = 2
PHASE_CHARITY: Final = 3
PHASE_COMBAT: Final = 4
PHASE_OVER: Final = 5
PHASES: Final = ("opening", "start", "after-door", "charity", "combat", "over")


def with_one(values: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """The values with another in one place."""
    return (*values[:i], value, *values[i + 1 :])


# By number of seats and by seat: all of them clockwise from its left.
ROUNDS: Final = [[[(s + i) % n for i in range(1, n + 1)] for s in range(n)] for n in range(9)]


class Table:
    """Everything there is to know about a game in progress."""

    # Python looks more than thirty fields up in a dict of their own; slots are quicker.
    __slots__ = (
        "awaited", "body", "cache_ours", "cache_stamp", "cache_theirs", "catalogue", "chances",
        "combat", "curses", "dead", "decks", "declined", "dice", "discards", "disturbed", "drawn",
        "equipped", "events", "follower_lost", "forced", "glances", "got", "hand_moments", "hands",
        "histories", "host", "just_fought", "known", "lapsed", "lapsed_at", "levels", "limbo",
        "listed", "log", "logged", "marks", "met_monster", "moved", "newcomer", "next_offer",
        "next_question", "offers", "orders", "phase", "picks", "place", "pool", "quiet", "read",
        "received", "rules", "seats", "seed", "settled", "sexes", "shown", "stack", "stamp",
        "steps", "tables", "turn", "turns", "used", "winners",
    )  # fmt: skip

    def __init__(
        self,
        catalogue: Catalogue,
        rules: Rules,
        seed: bytes,
        seats: int,
        like: Table | None = None,
    ) -> None:
        """A table before the deal, or one that is as another is."""
        self.catalogue = catalogue
        self.rules = rules
        self.seed = seed
        self.seats = seats
        if like is None:
            n = len(catalogue.cards) if seats else 0  # without seats it is a form, to be filled
            # Cards.
            self.place: list[int] = [OUT] * n
            self.equipped: bytes = bytes(n)
            self.host: tuple[int, ...] = (
                -1,
            ) * n  # the card this one is attached to, or carried by
            self.known = bytearray(n)  # mask of seats that know where the card is
            self.decks: list[list[int]] = [[], []]  # top last
            self.discards: list[list[int]] = [[], []]  # top last
            self.hands: list[list[int]] = [[] for _ in range(seats)]  # sorted
            self.tables: list[list[int]] = [[] for _ in range(seats)]  # in order of play
            self.curses: tuple[tuple[int, ...], ...] = ((),) * seats
            self.received: list[int] = []  # WORD-5: cards in hands, in the order they came
            self.pool: list[int] = []
            self.body: list[int] = []
            self.limbo: list[int] = []
            # Cards that must be played now (TIMING-9): card, seat, face up, ...
            self.forced: tuple[int, ...] = ()
            # How cards that ask for it came to a hand, if not face down from a deck: card << 1, and
            # 1 for one that was drawn all the same.
            self.got: tuple[int, ...] = ()
            # Munchkins.
            self.levels: tuple[int, ...] = (1,) * seats
            self.sexes: tuple[int, ...] = (0,) * seats
            self.dead: tuple[int, ...] = (0,) * seats
            self.newcomer: tuple[int, ...] = (0,) * seats  # 1: a new character before his own turn
            # Bits of MARK_*: what waits for the next combat without a card.
            self.marks: tuple[int, ...] = (0,) * seats
            # Standing orders: pass kind | unless << 4 | armed << 8.
            self.orders: tuple[int, ...] = (0,) * seats
            # The turn.
            self.turn = 0
            self.turns = 0  # how many have begun
            self.phase = PHASE_OPENING
            self.met_monster = 0
            self.just_fought = 0  # WORD-7
            self.follower_lost = 0  # WORD-7
            self.used: tuple[int, ...] = ()  # seat << 12 | power, once per use this turn
            self.moved = 0  # TABLE-9: 1 when anything happened since `quiet_since`
            self.quiet = 0  # turns since anything happened
            # Combat, offers, what is under way.
            self.combat: Combat | None = None
            self.offers: tuple[Offer, ...] = ()
            self.declined: tuple[Offer, ...] = ()  # not listed again while nothing changed
            self.next_offer = 1
            self.next_question = 1
            self.stack: list[Frame] = []
            self.winners: tuple[int, ...] = ()
            # Chance.
            self.drawn: list[int] = [0, 0, 0, 0]  # how many times each stream was used
            self.dice: tuple[int, ...] = ()  # scripted rolls, next first
            self.picks: tuple[int, ...] = ()  # scripted unseen picks, next first
            # Not part of the state proper: caches, and what was shown.
            self.chances: tuple[
                int, ...
            ] = ()  # uses of chance by the act at hand: stream, index, n, ...
            self.steps: list[int] = []  # of cards, run by the act: program << 8 | number
            self.stamp = 0
            # The latest, in full; older ones are in the log.
            self.events: list[Event] = []
            # `history` keeps these: the log with who saw what, and what each seat was shown of it.
            self.log = EventShelf()
            self.logged = 0  # how much of the log is this table's
            self.histories: list[list[Event]] = []  # by seat, spectators last; empty: not kept
            self.shown: tuple[int, ...] = ()  # how much of each history is this table's
            self.read: tuple[int, ...] = ()  # how much of the log is in each history
            self.lapsed = -1  # the stamp, and the moment, at which offers were last looked through
            self.lapsed_at = 0
            self.settled = -1  # the stamp at which everything was last found in order
            self.disturbed = -1  # mask of seats whose cards changed since then
            self.awaited = -1  # the seat a window waits for first; -1: to be looked up
            self.cache_stamp = -1
            self.cache_ours = 0
            self.cache_theirs = 0
            self.glances: list[Glance | None] = [None] * seats  # None: to be looked up
            # When a card of a hand could be played, as long as the turn is whose it is; -1: to be
            # looked up.
            self.hand_moments: list[int] = [-1] * seats
            self.listed: list[Listed | None] = [None] * seats  # what each seat may do, offers apart
        else:  # written out, since a copy is made for every look ahead
            self.place = like.place.copy()
            self.equipped = like.equipped
            self.host = like.host
            self.known = like.known.copy()
            self.decks = [x.copy() for x in like.decks]
            self.discards = [x.copy() for x in like.discards]
            self.hands = [x.copy() for x in like.hands]
            self.tables = [x.copy() for x in like.tables]
            self.curses = like.curses
            self.received = like.received.copy()
            self.pool = like.pool.copy()
            self.body = like.body.copy()
            self.limbo = like.limbo.copy()
            self.forced = like.forced
            self.got = like.got
            self.levels = like.levels
            self.sexes = like.sexes
            self.dead = like.dead
            self.newcomer = like.newcomer
            self.marks = like.marks
            self.orders = like.orders
            self.turn = like.turn
            self.turns = like.turns
            self.phase = like.phase
            self.met_monster = like.met_monster
            self.just_fought = like.just_fought
            self.follower_lost = like.follower_lost
            self.used = like.used
            self.moved = like.moved
            self.quiet = like.quiet
            self.combat = None if like.combat is None else like.combat.copy()
            self.offers = like.offers
            self.declined = like.declined
            self.next_offer = like.next_offer
            self.next_question = like.next_question
            self.stack = [f.copy() for f in like.stack]
            self.winners = like.winners
            self.drawn = like.drawn.copy()
            self.dice = like.dice
            self.picks = like.picks
            self.chances = like.chances
            self.steps = like.steps
            self.stamp = like.stamp
            self.events = like.events.copy()
            self.log = like.log
            self.logged = like.logged
            self.histories = like.histories.copy()
            self.shown = like.shown
            self.read = like.read
            self.lapsed = -1
            self.lapsed_at = 0
            self.settled = -1
            self.disturbed = -1
            self.awaited = like.awaited
            self.cache_stamp = like.cache_stamp
            self.cache_ours = like.cache_ours
            self.cache_theirs = like.cache_theirs
            self.glances = like.glances.copy()
            self.hand_moments = like.hand_moments.copy()
            self.listed = like.listed.copy()

    def copy(self) -> Table:
        return Table(self.catalogue, self.rules, self.seed, self.seats, self)

    def look_again(self) -> None:
        """Forget what was kept of the cards: others than `moves` have moved some."""
        self.glances = [None] * self.seats
        self.hand_moments = [-1] * self.seats
        self.listed = [None] * self.seats
        self.cache_stamp = -1

    @property
    def top(self) -> Frame:
        return self.stack[-1]

    def living(self) -> list[int]:
        if 1 not in self.dead:
            return list(range(self.seats))
        return [s for s in range(self.seats) if not self.dead[s]]

    def from_left_of(self, seat: int) -> list[int]:
        """The living seats clockwise from the left of `seat`, `seat` itself last if alive
        (TABLE-10).
        """
        clockwise = ROUNDS[self.seats][seat]
        if 1 not in self.dead:
            return clockwise.copy()
        return [s for s in clockwise if not self.dead[s]]

    def may_get_cards(self, seat: int) -> bool:
        """TURN-7: the dead receive nothing; by the edition, nor does a new character before his
        own turn.
        """
        if self.dead[seat]:
            return False
        return self.rules.newcomer_gets_cards or not self.newcomer[seat]

    def received_by(self, seat: int) -> list[int]:
        """The cards of a hand that were just received, in the order they came (WORD-5)."""
        return [c for c in self.received if self.place[c] == HAND + seat]

    def in_combat(self, seat: int) -> bool:
        return self.combat is not None and self.combat.has(seat)

    def fight_is_open(self) -> bool:
        """Whether cards may still be played into the combat (TIMING-4)."""
        if self.combat is None or self.combat.stage > STAGE_WAIT:
            return False
        return self.stack[-1].kind in (PROMPT, WINDOW)
