"""A table as bytes, and back: for saving, comparing, hashing and pickling alike.

One flat list of numbers, little-endian and four bytes each, between a header (mark, format, seed)
and a checksum. What is no state is left out: stamps, caches, the events of the act at hand, what
was shown. The catalogue and the rules are not in it either; who saves a table also says which they
were. Damaged data is refused by `unpack` with the place at which it stops making sense.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from kickdoor.engine.catalogue import Catalogue
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
from kickdoor.engine.state import Table
from kickdoor.engine.words_of_play import CURSED, DECK, DISCARDS, HAND, IN_PLAY, POOL
from kickdoor.errors import RecordError

FORMAT: Final = 1
MARK: Final = b"kickdoor"
_HEADER: Final = "<8sHB"  # mark, format, length of the seed
_HEADER_SIZE: Final = 11
_CHECK_SIZE: Final = 8
_NUMBER_SIZE: Final = 4

# What a Table holds that is no state.
NOT_STATE: Final = (
    "catalogue", "rules", "chances", "steps", "stamp", "settled", "disturbed", "awaited", "lapsed",
    "lapsed_at", "events",
    "log", "logged", "histories", "shown", "read",
    "cache_stamp", "cache_ours", "cache_theirs", "glances", "hand_moments", "listed",
)  # fmt: skip


def pack(table: Table) -> bytes:
    """The whole state as bytes; equal states give equal bytes, on any platform."""
    numbers = table_numbers(table)
    seed = table.seed
    data = (
        struct.pack(_HEADER, MARK, FORMAT, len(seed))
        + seed
        + struct.pack(f"<{len(numbers)}i", *numbers)
    )
    return data + blake2b(data, digest_size=_CHECK_SIZE).digest()


def digest(table: Table) -> str:
    """The hash of the state, as records cite it."""
    return blake2b(pack(table), digest_size=32).hexdigest()


def unpack(data: bytes, catalogue: Catalogue, rules: Rules) -> Table:
    """The table that `pack` made these bytes of."""
    if len(data) < _HEADER_SIZE + _CHECK_SIZE:
        raise RecordError(f"packed table: {len(data)} bytes are too few")
    mark, version, seed_size = struct.unpack(_HEADER, data[:_HEADER_SIZE])
    if mark != MARK:
        raise RecordError("packed table: it does not begin like one")
    if version != FORMAT:
        raise RecordError(f"packed table: format {version}, expected {FORMAT}")
    body = data[:-_CHECK_SIZE]
    if blake2b(body, digest_size=_CHECK_SIZE).digest() != data[-_CHECK_SIZE:]:
        raise RecordError("packed table: damaged, its checksum does not fit")
    start: int = _HEADER_SIZE + seed_size
    if start > len(body) or (len(body) - start) % _NUMBER_SIZE:
        raise RecordError("packed table: it ends within a number")
    count = (len(body) - start) // _NUMBER_SIZE
    reader = Reader(list(struct.unpack(f"<{count}i", body[start:])), len(catalogue.cards))
    return _read_table(reader, catalogue, rules, body[_HEADER_SIZE:start])


def table_numbers(t: Table) -> list[int]:
    """Everything in the state but the seed, in the order of the format."""
    out = [
        t.seats, t.turn, t.turns, t.phase, t.met_monster, t.just_fought, t.follower_lost, t.moved,
        t.quiet, t.next_offer, t.next_question,
    ]  # fmt: skip
    put(out, t.place)
    put(out, t.equipped)
    put(out, t.host)
    put(out, t.known)
    for per_seat in (t.levels, t.sexes, t.dead, t.newcomer, t.marks, t.orders):
        put(out, per_seat)
    for zones in (t.decks, t.discards, t.hands, t.tables):
        put_lists(out, zones)
    put_lists(out, t.curses)
    put_lists(out, [t.received_by(seat) for seat in range(t.seats)])
    # How cards were got, below nought: there seldom is anything to say of it.
    used = (*t.used, *[~how for how in t.got])
    for some in (t.pool, t.body, t.limbo, t.forced, used, t.winners, t.drawn, t.dice, t.picks):
        put(out, some)
    put_offers(out, t.offers)
    put_offers(out, t.declined)
    put_combat(out, t.combat)
    put_stack(out, t.stack)
    return out


def _read_table(r: Reader, catalogue: Catalogue, rules: Rules, seed: bytes) -> Table:
    n = len(catalogue.cards)
    seats = r.one("the number of seats", 1, 8)
    t = Table(catalogue, rules, seed, seats)
    _read_turn(r, t)
    t.place = r.sized("the places of cards", n)
    t.equipped = bytes(r.small("the marks of equipment", n))
    t.host = tuple(r.sized("the hosts of cards", n))
    t.known = bytearray(r.small("the knowledge of cards", n))
    t.levels = tuple(r.sized("Levels", seats))
    t.sexes = tuple(r.sized("sexes", seats))
    t.dead = tuple(r.sized("the dead", seats))
    t.newcomer = tuple(r.sized("new characters", seats))
    t.marks = tuple(r.sized("marks", seats))
    t.orders = tuple(r.sized("standing orders", seats))
    t.decks = r.zones("decks", 2)
    t.discards = r.zones("discard piles", 2)
    t.hands = r.zones("hands", seats)
    t.tables = r.zones("cards in play", seats)
    t.curses = tuple([tuple(zone) for zone in r.zones("lasting Curses", seats)])
    t.received = [card for zone in r.zones("cards just received", seats) for card in zone]
    t.pool = r.zone("the pool")
    t.body = r.zone("the body")
    t.limbo = r.zone("limbo")
    t.forced = tuple(r.some("cards that must be played"))
    used = r.some("powers used")
    t.used = tuple([entry for entry in used if entry >= 0])
    t.got = tuple([~entry for entry in used if entry < 0])
    t.winners = tuple(r.some("winners"))
    t.drawn = r.sized("counters of chance", len(t.drawn))
    t.dice = tuple(r.some("scripted dice"))
    t.picks = tuple(r.some("scripted picks"))
    t.offers = tuple(read_offers(r, seats))
    t.declined = tuple(read_offers(r, seats))
    t.combat = read_combat(r, seats)
    t.stack = read_stack(r)
    if r.at != len(r.numbers):
        raise RecordError(f"packed table: {len(r.numbers) - r.at} numbers too many")
    _check_places(t)
    return t


def _read_turn(r: Reader, t: Table) -> None:
    t.turn = r.one("the turn player", 0, t.seats - 1)
    t.turns = r.any("the number of turns")
    t.phase = r.any("the phase")
    t.met_monster = r.any("a monster met")
    t.just_fought = r.any("a combat just fought")
    t.follower_lost = r.any("a follower lost")
    t.moved = r.any("a card moved")
    t.quiet = r.any("quiet turns")
    t.next_offer = r.any("the next offer")
    t.next_question = r.any("the next question")


def _check_places(t: Table) -> None:
    """Every card lies where its place says, and in one zone only."""
    seen = [0] * len(t.place)
    for deck in range(2):
        _check_zone(t, t.decks[deck], DECK, seen)
        _check_zone(t, t.discards[deck], DISCARDS, seen)
    for seat in range(t.seats):
        _check_zone(t, t.hands[seat], HAND + seat, seen)
        _check_zone(t, t.tables[seat], IN_PLAY + seat, seen)
        _check_zone(t, t.curses[seat], CURSED + seat, seen)
    _check_zone(t, t.pool, POOL, seen)


def _check_zone(t: Table, zone: Sequence[int], place: int, seen: list[int]) -> None:
    for card in zone:
        if t.place[card] != place or seen[card]:
            raise RecordError(f"packed table: card {card} lies in two places")
        seen[card] = 1
