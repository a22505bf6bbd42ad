"""Making tables: a set-up is checked, seats are taken, the game is dealt, and all of it written.

What a stranger may name is checked against lists: card sets and bots that come with the game, never
a path or a module.
"""

from __future__ import annotations

import time
import tomllib
from pathlib import Path
from typing import Final

import msgspec

from kickdoor.bots import drawn_sexes, is_ours
from kickdoor.cards.sets import built_in, load_sets
from kickdoor.engine import SEXES, Game, Record, Rules, Seat, catalogue_of
from kickdoor.errors import KickdoorError, ScenarioError, SetupError
from kickdoor.protocol import fairness
from kickdoor.protocol.bounds import alike, one_line
from kickdoor.protocol.table_messages import PACES, Join, SeatSetup, TableSetup
from kickdoor.scenario.files import merged, read_scenario
from kickdoor.scenario.layout import lay_table
from kickdoor.scenario.scenario import Scenario
from kickdoor.server.storage.statements import Row
from kickdoor.server.tables import keys
from kickdoor.server.tables.meta import CLOCKS, OPEN, PERSON, SeatMeta, TableMeta
from kickdoor.server.tables.setting_up.made_up import bot_name, person_name
from kickdoor.server.tables.trouble import Trouble

NAME_LENGTH: Final = 24
SEATS: Final = 4


def clean_name(name: str) -> str:
    """A name fit to be shown, and neither empty nor too long."""
    text = one_line(name)
    if not 1 <= len(text) <= NAME_LENGTH:
        raise Trouble("bad-name", most=NAME_LENGTH)
    return text


def checked_bot(name: str) -> str:
    """A bot that comes with the game, perhaps with a temper: `normal+greedy`."""
    if not is_ours(name):
        raise Trouble("no-such-bot", name=name)
    return name


def new_meta(
    setup: TableSetup,
    host_key: str,
    secret: bytes,
    is_prepared_allowed: bool,
    language: str = "en",
) -> TableMeta:
    """The table that was asked for; Trouble says what is wrong with it."""
    if setup.prepared and not is_prepared_allowed:
        raise Trouble("bad-setup", why="prepared tables are for tests")
    if setup.clock not in CLOCKS:
        raise Trouble("bad-setup", why=f"clock: expected one of {', '.join(CLOCKS)}")
    if setup.pace not in PACES:
        raise Trouble("bad-setup", why=f"pace: expected one of {', '.join(PACES)}")
    for name in setup.sets:
        if name not in built_in():
            raise Trouble("bad-setup", why=f"sets: expected some of {', '.join(built_in())}")
    if any(len(set(named)) < len(named) for named in (setup.sets, setup.options)):
        raise Trouble("bad-setup", why="sets, options: expected each once")
    try:
        rules = Rules(setup.edition, tuple(setup.options))
    except SetupError as error:
        raise Trouble("bad-setup", why=str(error)) from error
    seats = setup.seats or [SeatSetup("here"), *[SeatSetup("bot", "normal")] * (SEATS - 1)]
    low, high = rules.min_players, rules.max_players
    if not low <= len(seats) <= high:
        raise Trouble("bad-setup", why=f"seats: {setup.edition} is for {low} to {high} players")
    setup = msgspec.structs.replace(setup, sets=setup.sets or [rules.default_set], seats=[])
    return TableMeta(setup, _seats(seats, secret, language), host_key)


def _seats(wanted: list[SeatSetup], secret: bytes, language: str) -> list[SeatMeta]:
    seats: list[SeatMeta] = []
    names = _names(wanted, language)
    colours = {seat.colour for seat in wanted if seat.kind == "here"}
    free = iter([c for c in range(8) if c not in colours] + list(range(8)))
    for i, seat in enumerate(wanted):
        if seat.kind not in ("open", "here", "bot"):
            raise Trouble("bad-setup", why="seats: kind: expected open, here or bot")
        kind = PERSON if seat.kind == "here" else seat.kind
        name = names[i]
        if name and any(alike(other.name) == alike(name) for other in seats):
            raise Trouble("name-taken", name=name)
        colour = seat.colour if seat.kind == "here" else next(free)
        bot = checked_bot(seat.bot or "easy")
        sex = "" if kind == OPEN else sex_of(seat.sex, secret, i, "seats: ")
        seats.append(SeatMeta(kind, name, sex, colour, bot))
    return seats


def _names(wanted: list[SeatSetup], language: str) -> list[str]:
    """What everybody is called: as was said; else people by a name of ours, then bots by one that
    begins like nobody's.
    """
    names = [clean_name(seat.name) if seat.name else "" for seat in wanted]
    for kind in ("here", "bot"):
        for i, seat in enumerate(wanted):
            if seat.kind == kind and not names[i]:
                is_bot = kind == "bot"
                names[i] = bot_name(names) if is_bot else person_name(names, language)
    return names


def sex_of(said: str, secret: bytes, seat: int, where: str = "") -> str:
    """The sex a munchkin starts with is its player's choice (SETUP-6); who says nothing takes what
    the commitment holds for the seat.
    """
    if said and said not in SEXES:
        raise Trouble("bad-setup", why=f"{where}sex: expected one of {', '.join(SEXES)}")
    return said or drawn_sexes(fairness.fixed_nonce(secret, seat).encode(), 1)[0]


def fix_nonces(meta: TableMeta, secret: bytes) -> None:
    """Before the deal: who has added no nonce has the one that was fixed with the commitment."""
    for seat, who in enumerate(meta.seats):
        who.nonce = who.nonce or fairness.fixed_nonce(secret, seat)


def give_keys(meta: TableMeta, host_token: str) -> dict[int, str]:
    """Keys for the people of a new table; the first of them is its host."""
    people = [seat for seat, who in enumerate(meta.seats) if who.kind == PERSON]
    meta.host = people[0] if people else -1
    return {seat: host_token if seat == meta.host else keys.new_token() for seat in people}


def new_game(meta: TableMeta, secret: bytes, beginning: str = "") -> Game:
    """The game of a table whose seats are filled: the same every time it is called. It begins with
    a record if there is one, else with the deal.
    """
    if beginning:
        return replayed(Record.from_json(beginning))
    setup = meta.setup
    if setup.prepared:
        return _prepared_game(meta)
    seats = [Seat(s.name, s.sex, s.colour) for s in meta.seats]
    seed = fairness.seed_of(secret, meta.nonces)
    return Game.new(seats, setup.edition, setup.sets, tuple(setup.options), seed)


def replayed(record: Record) -> Game:
    """The game of a record; one that begins in the middle is told from there on."""
    game = Game.replay(record)
    game.keep_histories()
    return game


def prepared_scene(text: str) -> Scenario:
    """A scenario's table, in TOML; ScenarioError says what is wrong with it."""
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise ScenarioError("prepared: it is nested too deep") from None
    except ValueError as error:
        raise ScenarioError(f"prepared: {error}") from error
    return read_scenario(Path(), "prepared", merged(data, {}))


def _prepared_game(meta: TableMeta) -> Game:
    """A table as a scenario lays it; its players must be those who sit there."""
    try:
        scenario = prepared_scene(meta.setup.prepared)
        rules = Rules(scenario.edition, tuple(scenario.options))
        catalogue = catalogue_of(load_sets(scenario.sets or [rules.default_set]))
        table = lay_table(scenario, catalogue)
    except KickdoorError as error:
        raise Trouble("bad-setup", why=str(error)) from error
    if len(scenario.players) != len(meta.seats):
        raise Trouble("bad-setup", why=f"prepared: {len(scenario.players)} players")
    seats = [
        Seat(s.name, player.sex, s.colour)
        for s, player in zip(meta.seats, scenario.players, strict=True)
    ]
    return Game.from_table(table, seats)


def free_seat(meta: TableMeta, wanted: int) -> int:
    """The seat that somebody who joins gets: an open one, during a game a bot's if it is open."""
    if wanted >= len(meta.seats):
        raise Trouble("no-such-seat")
    for seat in [wanted] if wanted >= 0 else range(len(meta.seats)):
        if meta.seats[seat].kind == OPEN:
            return seat
    raise Trouble("seat-taken" if wanted >= 0 else "table-full")


def name_at(meta: TableMeta, said: str, language: str) -> str:
    """What somebody who comes is called: as they say, or by a name that nobody here has."""
    if said:
        return clean_name(said)
    others = [s.name for s in meta.seats] + [r.who.name for r in meta.requests]
    return person_name(others, language)


def newcomer(meta: TableMeta, seat: int, data: Join, secret: bytes) -> SeatMeta:
    """Whoever sits down before the deal, as they want to be seen."""
    who = clean_name(data.name)
    if any(alike(s.name) == alike(who) for s in meta.seats if s.kind != OPEN):
        raise Trouble("name-taken", name=who)
    place = meta.seats[seat]
    taken = {s.colour for i, s in enumerate(meta.seats) if i != seat and s.kind != OPEN}
    free = [c for c in (data.colour, place.colour, *range(8)) if c >= 0 and c not in taken]
    return SeatMeta(PERSON, who, sex_of(data.sex, secret, seat), free[0], place.bot)


def table_rows(
    id: str, code: str, secret: bytes, meta: TableMeta, tokens: dict[int, str]
) -> list[Row]:
    """A new table as it is written; tokens are hashed already."""
    now = time.time()
    row = {
        "id": id, "code": code, "state": meta.state, "listed": meta.setup.listed, "created": now,
        "touched": now, "due": None, "secret": secret, "meta": meta.to_json(),
    }  # fmt: skip
    return [("table", row), *(key_row(id, seat, token) for seat, token in tokens.items())]


def key_row(table_id: str, seat: int, token: str) -> Row:
    return ("key", {"table_id": table_id, "seat": seat, "token": token})


def unkey_row(table_id: str, seat: int) -> Row:
    return ("unkey", {"key": table_id, "place": seat})
