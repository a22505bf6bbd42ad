"""The engine's face: a game to set up, look at, act in, copy and record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor import __version__
from kickdoor.cards.model import CardSet
from kickdoor.cards.sets import load_sets
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.families import list_acts, refusal_of
from kickdoor.engine.acts.shape import check_shape
from kickdoor.engine.catalogue.build import build_catalogue
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.codec import pack
from kickdoor.engine.codec.act_writing import ActData, act_from_data, act_to_data
from kickdoor.engine.codec.event_log import FRESH
from kickdoor.engine.codec.own_sets import restore_sets
from kickdoor.engine.codec.record import Record, check_acts, check_sets
from kickdoor.engine.events.event import Event
from kickdoor.engine.game_state import GameState
from kickdoor.engine.loop import act_on
from kickdoor.engine.refusals import Refusal, card_of, code_of
from kickdoor.engine.rules import Rules
from kickdoor.engine.state.chance import seed_bytes
from kickdoor.engine.state.setup import begin, shuffled_table
from kickdoor.engine.state.table import Table
from kickdoor.engine.views.circumstances import Circumstances
from kickdoor.engine.views.history import keep_histories, log_events, restore_histories
from kickdoor.engine.views.view import SeatView, view_of
from kickdoor.engine.words_of_play import SEXES
from kickdoor.errors import IllegalAct, RecordError, SetupError
from kickdoor.sealing import read_only

CATALOGUES_KEPT: Final = 64
_CATALOGUES: Final[dict[tuple[str, ...], Catalogue]] = {}


@mypyc_attr(native_class=True)
class Seat:
    """A place at the table: who sits there, and as what.

    Attributes:
        name: What the player is called; no two at a table are called the same.
        sex: The munchkin's when the game begins: `male` or `female`.
        colour: A number for whoever draws the table.
    """

    def __init__(self, name: str, sex: str = "male", colour: int = 0) -> None:
        if sex not in SEXES:
            raise SetupError(f"{name}: sex: expected one of {', '.join(SEXES)}, got {sex!r}")
        self.name: Final = name
        self.sex: Final = sex
        self.colour: Final = colour


read_only(Seat)


def catalogue_of(sets: list[CardSet]) -> Catalogue:
    """The catalogue of these sets, built once."""
    key = tuple(f"{s.id}:{s.digest}:{s.words}" for s in sets)
    found = _CATALOGUES.get(key)
    if found is None:
        if len(_CATALOGUES) == CATALOGUES_KEPT:  # the oldest goes; who plays with it still has it
            del _CATALOGUES[next(iter(_CATALOGUES))]
        found = build_catalogue(sets)
        _CATALOGUES[key] = found
    return found


def _seats_of(seats: Sequence[str | Seat], rules: Rules) -> list[Seat]:
    made = [s if isinstance(s, Seat) else Seat(s, colour=i) for i, s in enumerate(seats)]
    low, high = rules.min_players, rules.max_players
    if not low <= len(made) <= high:
        raise SetupError(f"{rules.edition} is for {low} to {high} players, not {len(made)}")
    names = [s.name for s in made]
    for name in names:
        if not name or not name.strip():
            raise SetupError("every player needs a name")
        if names.count(name) > 1:
            raise SetupError(f"two players are called {name!r}: names must differ")
    return made


class Game(GameState):
    """One game: its table, its seats and the record of its acts.

    Seats are numbered clockwise from 0. Whose answer is due stands in `waiting`; `legal` lists what
    a seat may do, `apply` does it. The same seats, sets, options, seed and acts lead to the same
    game.

    Attributes:
        seats: Who sits where.
        record_so_far: The record that grows with the game; read `record`.
    """

    def __init__(self, table: Table, seats: Sequence[Seat], record: Record) -> None:
        super().__init__(table)
        self.seats: tuple[Seat, ...] = tuple(seats)
        self.record_so_far = record

    @staticmethod
    def new(
        seats: Sequence[str | Seat],
        edition: str = "munchkin",
        sets: Sequence[str] | None = None,
        options: Sequence[str] = (),
        seed: int | bytes = 0,
    ) -> Game:
        """A game from the deal on, run to the first decision.

        Args:
            seats: The players in order, by name, or as `Seat`s with a sex and a colour.
            edition: By whose rules they play, one of `EDITIONS`.
            sets: The cards: ids of sets, or folders of one's own; the edition's own if None.
            options: What is switched on, of `OPTIONS`.
            seed: What all chance follows from: a number, or 32 bytes.

        Raises:
            SetupError: There is no such game: too few players, no such edition, set or option.
        """
        rules = Rules(edition, tuple(options))
        made = _seats_of(seats, rules)
        if isinstance(seed, bytes) and len(seed) != 32:
            raise SetupError(f"seed: expected an int or 32 bytes, got {len(seed)} bytes")
        catalogue = catalogue_of(load_sets(list(sets) if sets else [rules.default_set]))
        table = shuffled_table(catalogue, rules, seed_bytes(seed), len(made))
        game = Game(table, made, _record_of(table, made))
        game.sit_down()
        begin(table)
        game.note_chances()
        return game

    @staticmethod
    def from_table(table: Table, seats: Sequence[Seat]) -> Game:
        """A game that goes on from a table as it lies; its record begins there."""
        record = _record_of(table, seats)
        record.start = pack.pack(table)
        return Game(table, seats, record)

    @staticmethod
    def unpack(
        data: bytes,
        catalogue: Catalogue,
        rules: Rules,
        seats: Sequence[Seat],
        histories: Sequence[Sequence[Event]] = (),
    ) -> Game:
        """A game that goes on from what `pack` made; its record begins there.

        Args:
            data: The state.
            catalogue: The cards that it was packed with.
            rules: The rules that were played.
            seats: Who sits where.
            histories: What each seat was shown so far, spectators last; none: that is not kept.

        Raises:
            RecordError: It is damaged, or of another format.
        """
        table = pack.unpack(data, catalogue, rules)
        if histories:
            restore_histories(table, histories)
        return Game.from_table(table, seats)

    @staticmethod
    def replay(record: Record) -> Game:
        """The game that a record leads to.

        Raises:
            RecordError: It leads elsewhere than it says, an act of it is refused, or it was made
                with other cards.
        """
        rules = Rules(record.edition, record.options)
        catalogue = catalogue_of(restore_sets([name for name, _ in record.sets], record.own))
        check_sets(record, catalogue)
        acts = record.acts
        check_acts(acts, catalogue)
        seats = [Seat(name, sex, colour) for name, sex, colour in record.seats]
        if record.start:
            table = pack.unpack(record.start, catalogue, rules)
            game = Game.from_table(table, seats)
        else:
            table = shuffled_table(catalogue, rules, record.seed, len(seats))
            table.dice = tuple(record.dice)
            table.picks = tuple(record.picks)
            game = Game(table, seats, _record_of(table, seats))
            game.sit_down()
            begin(table)
            game.note_chances()
        for number, entry in enumerate(acts, 1):
            try:
                game.apply(entry.seat, entry.act, entry.question, entry.by)
            except IllegalAct as refused:
                raise RecordError(f"record: act {number} is refused: {refused}") from refused
        is_comparable = record.state == pack.FORMAT  # one of an older format is of other bytes
        if record.hash and is_comparable and record.hash != game.hash():
            raise RecordError(
                "record: it leads to another state than it says: damaged, or another version"
            )
        return game

    def sit_down(self) -> None:
        """Give the munchkins the sexes of their seats."""
        self.table.sexes = tuple([SEXES.index(seat.sex) for seat in self.seats])

    @property
    def names(self) -> list[str]:
        """What the players are called, by seat."""
        return [s.name for s in self.seats]

    def legal(self, seat: int) -> list[Act]:
        """The acts open to a seat now, asked or not.

        Not all that is legal is listed: richer offers, sales of named Items and payments have too
        many forms. `compose` builds them, and `apply` takes them.
        """
        return list_acts(self.table, seat)

    def refusal(self, seat: int, act: Act, question: int | None = None) -> int:
        """Why an act is refused, as a number; 0: it may be done."""
        check_shape(self.table, seat, act)
        if question:
            act = act.answering(question)
        number = refusal_of(self.table, seat, act, question or 0)
        return 0 if number and code_of(number) in self.table.rules.muted else number

    def why_not(self, seat: int, act: Act, question: int | None = None) -> Refusal | None:
        """None if the act may be done, or why it is refused; the question as in `apply`."""
        number = self.refusal(seat, act, question)
        return self.refusal_named(number) if number else None

    def refusal_named(self, number: int) -> Refusal:
        """The refusal of a number that `refusal` gave."""
        card = card_of(number)
        return Refusal(number, self.catalogue.cards[card].id if card >= 0 else "")

    def act_from_data(self, seat: int, data: object, legal: Sequence[Act] = ()) -> Act:
        """The act that a seat means by its public data form.

        Args:
            seat: Who says it.
            data: A verb, or a table with one.
            legal: What goes first where a bare name leaves open which thing is meant.

        Raises:
            ActError: It is no act; whether one is legal is not asked.
        """
        return act_from_data(self.names, self.catalogue, self.table, seat, data, legal)

    def act_to_data(self, act: Act, seat: int = -1) -> ActData:
        """The act as data that `act_from_data` reads back to the same act, as the game stands.

        Args:
            act: The act.
            seat: Whose words to use: names are as short as what that seat knows allows. -1:
                nobody's, who calls every copy of a card by its number.
        """
        return act_to_data(self.names, self.catalogue, self.table, act, seat)

    def apply(self, seat: int, act: Act, question: int | None = None, by: str = "") -> list[Event]:
        """Do an act; what came of it.

        Args:
            seat: Who does it.
            act: What: one of `legal`, or any other that the rules allow.
            question: The id of the question that it answers, as `waiting` gives it: an answer to
                another than is open is stale, and refused. None: whichever is open.
            by: Who did it for that seat, if anybody did, such as `clock`: for the record alone.

        Raises:
            IllegalAct: The rules refuse it, and nothing has changed.
        """
        self.check(seat, act, question)
        return self.apply_listed(seat, act, question, by)

    def check(self, seat: int, act: Act, question: int | None = None) -> None:
        """IllegalAct if the act is refused."""
        number = self.refusal(seat, act, question)
        if number:
            refused = self.refusal_named(number)
            raise IllegalAct(refused.code, refused.rule, refused.card_id)

    def apply_listed(
        self, seat: int, act: Act, question: int | None = None, by: str = ""
    ) -> list[Event]:
        """Do an act that `legal` listed for the table as it stands: nothing is asked again."""
        t = self.table
        if question:
            act = act.answering(question)
        if len(t.events) >= FRESH:
            log_events(t)
        told = len(t.events)
        t.steps = []
        act_on(t, seat, act)
        if len(t.events) > told:
            first = t.events[told]
            t.events[told] = first.marked(first.seen_by, begins=True)
        self.record_so_far.add(seat, act, question or 0, by)
        if t.chances:
            self.note_chances()
        return t.events[told:]

    def note_chances(self) -> None:
        """What chance decided goes into the record, so that anybody can check it."""
        if self.table.chances:
            self.record_so_far.note(self.table.chances)
            self.table.chances = ()

    def keep_histories(self) -> None:
        """From now on keep what every seat is shown, where that is not done yet."""
        if not self.table.histories:
            keep_histories(self.table)

    def view(self, seat: int) -> SeatView:
        """What a seat may know; -1: a spectator."""
        return view_of(self.table, seat)

    @property
    def circumstances(self) -> Circumstances:
        """What the rules make of the table as it stands, for whoever tells of it."""
        return Circumstances(self.table)

    def __reduce__(self) -> tuple[object, ...]:
        return (_revive, (self.record.to_json(), pack.pack(self.table)))

    def clone(self) -> Game:
        """A game of its own that stands where this one stands."""
        return Game(self.table.copy(), self.seats, self.record_so_far.copy())

    def pack(self) -> bytes:
        """The state as bytes: equal for two games of one version that stand alike."""
        return pack.pack(self.table)

    def hash(self) -> str:
        """A digest of the state: equal for two games of one version that stand alike."""
        return pack.digest(self.table)

    @property
    def record(self) -> Record:
        """Set-up, seed and acts so far, with the hash they lead to."""
        record = self.record_so_far.apart()
        record.hash = self.hash()
        return record

    def record_from_here(self) -> Record:
        """A record that begins where the game stands, and has no act yet."""
        return Game.from_table(self.table, self.seats).record

    def is_asked(self, seat: int) -> bool:
        """Whether an answer of this seat is due."""
        return any(s == seat for s, _, _ in self.waiting)


def _revive(text: str, packed: bytes) -> Game:
    """The game that was pickled: where it stands, and how it came there; histories begin anew."""
    record = Record.from_json(text)
    catalogue = catalogue_of(restore_sets([name for name, _ in record.sets], record.own))
    check_sets(record, catalogue)
    check_acts(record.acts, catalogue)
    table = pack.unpack(packed, catalogue, Rules(record.edition, record.options))
    return Game(table, [Seat(name, sex, colour) for name, sex, colour in record.seats], record)


def _record_of(table: Table, seats: Sequence[Seat]) -> Record:
    catalogue = table.catalogue
    sets = list(zip(catalogue.sets, catalogue.digests, strict=True))
    people = [(s.name, s.sex, s.colour) for s in seats]
    record = Record(__version__, table.rules.edition, table.rules.options, sets, people, table.seed)
    record.own = catalogue.files
    record.dice = list(table.dice)
    record.picks = list(table.picks)
    return record
