"""A table as bytes, and back: for saving, comparing, hashing and pickling alike.

One flat list of numbers, little-endian and four bytes each, between a header (mark, format, seed)
and a checksum. What is no state (see `fields`) is left out. The format follows from the fields and
since when they are there; those of before are still read. The catalogue and the rules are not in
it either; who saves a table also says which they were. Damaged data is refused by `unpack` with the
place at which it stops making sense.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.codec.as_numbers import Reader
from kickdoor.engine.codec.field_codec import put_table, read_table
from kickdoor.engine.frames.codec import FORMAT_1, put_stack, read_stack
from kickdoor.engine.frames.format_1 import stack_of
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.rules import Rules
from kickdoor.engine.state import fields
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import CURSED, DECK, DISCARDS, HAND, IN_PLAY, POOL
from kickdoor.errors import RecordError

FORMAT: Final = fields.FORMAT
OLDER: Final = FORMAT_1  # the oldest format that is read; its frames were written otherwise
MARK: Final = b"kickdoor"
_HEADER: Final = "<8sHB"  # mark, format, length of the seed
_HEADER_SIZE: Final = 11
_CHECK_SIZE: Final = 8
_NUMBER_SIZE: Final = 4


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
    if not OLDER <= version <= FORMAT:
        raise RecordError(f"packed table: format {version}, expected {FORMAT}")
    body = data[:-_CHECK_SIZE]
    if blake2b(body, digest_size=_CHECK_SIZE).digest() != data[-_CHECK_SIZE:]:
        raise RecordError("packed table: damaged, its checksum does not fit")
    start: int = _HEADER_SIZE + seed_size
    if start > len(body) or (len(body) - start) % _NUMBER_SIZE:
        raise RecordError("packed table: it ends within a number")
    count = (len(body) - start) // _NUMBER_SIZE
    reader = Reader(list(struct.unpack(f"<{count}i", body[start:])), len(catalogue.cards))
    reader.programs, reader.powers = len(catalogue.programs), len(catalogue.powers)
    reader.format = version
    return _read_table(reader, catalogue, rules, body[_HEADER_SIZE:start])


def table_numbers(t: Table) -> list[int]:
    """Everything in the state but the seed, in the order of the format."""
    out: list[int] = []
    put_table(out, t)
    return out


def _read_table(r: Reader, catalogue: Catalogue, rules: Rules, seed: bytes) -> Table:
    t = Table(catalogue, rules, seed, r.one("the number of seats", 1, 8))
    r.seats = t.seats
    read_table(r, t)
    if r.format == FORMAT_1:
        t.stack = _checked(stack_of(r.old_frames, catalogue), r)
    if r.at != len(r.numbers):
        raise RecordError(f"packed table: {len(r.numbers) - r.at} numbers too many")
    _check_places(t)
    return t


def _checked(stack: list[Frame], r: Reader) -> list[Frame]:
    """Frames of an older format, held to the bounds of today's."""
    numbers: list[int] = []
    put_stack(numbers, stack)
    again = Reader(numbers, r.cards)
    again.seats, again.programs, again.powers = r.seats, r.programs, r.powers
    return read_stack(again)


def _check_places(t: Table) -> None:
    """Every card lies where its place says, and in one zone only."""
    seen = [0] * len(t.place)
    for deck in range(2):
        _check_zone(t, t.decks[deck], DECK, seen)
        _check_zone(t, t.discards[deck], DISCARDS, seen)
    for seat in range(t.seats):
        _check_zone(t, t.hands[seat], HAND + seat, seen)
        _check_zone(t, t.in_play[seat], IN_PLAY + seat, seen)
        _check_zone(t, t.curses[seat], CURSED + seat, seen)
    _check_zone(t, t.pool, POOL, seen)


def _check_zone(t: Table, zone: Sequence[int], place: int, seen: list[int]) -> None:
    for card in zone:
        if t.place[card] != place or seen[card]:
            raise RecordError(f"packed table: card {card} lies in two places")
        seen[card] = 1
