"""A table as bytes: nothing of the state is left out, a copy is its own, damage is told."""

import struct
from collections.abc import Callable
from hashlib import blake2b

import pytest

from full_tables import CATALOGUE, RULES, catalogue_of, fields, full_table
from kickdoor.engine.codec.pack import FORMAT, digest, pack, unpack
from kickdoor.engine.events.event_kinds import Died
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.fields import FIELDS, STATE
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.moves import emit
from kickdoor.engine.state.offer import Offer
from kickdoor.engine.state.table import Table, with_one
from kickdoor.engine.views.history import keep_histories
from kickdoor.errors import RecordError


def values(thing: object) -> object:
    """A thing as plain data, to compare two of them field by field."""
    if isinstance(thing, list | tuple):
        return [values(one) for one in thing]
    if isinstance(thing, Combat | Monster | Offer | Frame):
        return {name: values(getattr(thing, name)) for name in fields(thing)}
    return thing


def changed(value: object) -> object:
    """Another value of the same shape; the old one is left as it was."""
    if isinstance(value, bytes | bytearray):
        return value[:-1] + b"?"
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple) and value and isinstance(value[0], tuple):
        return ((*value[0], 1), *value[1:])
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [[*value[0], 1], *value[1:]]
    if isinstance(value, list | tuple):
        return value[1:] if value else (1,)
    return None


TABLE_FIELDS = [field.name for field in FIELDS if field.keeping == STATE]
PARTS: dict[str, Callable[[Table], object]] = {
    "combat": lambda t: t.combat,
    "deal": lambda t: t.combat.deal if t.combat else None,
    "monster": lambda t: t.combat.monsters[0] if t.combat else None,
    "frame": lambda t: t.stack[1],
    "offer": lambda t: t.offers[0],
    "declined": lambda t: t.declined[0],
}
PART_FIELDS = [(part, name) for part, find in PARTS.items() for name in fields(find(full_table()))]


@pytest.mark.parametrize("name", TABLE_FIELDS)
def test_the_full_table_has_a_value_of_its_own_for_every_field(name: str) -> None:
    fresh = Table(CATALOGUE, RULES, b"", 3)
    assert values(getattr(full_table(), name)) != values(getattr(fresh, name)) or name == "seats"


@pytest.mark.parametrize("name", TABLE_FIELDS)
def test_every_field_of_a_table_counts_and_a_copy_has_its_own(name: str) -> None:
    t = full_table()
    twin = t.copy()
    before = digest(t)
    assert digest(twin) == before

    setattr(t, name, changed(getattr(t, name)))

    assert digest(t) != before
    assert digest(twin) == before


@pytest.mark.parametrize(("part", "name"), PART_FIELDS)
def test_every_field_of_its_parts_counts_and_a_copy_has_its_own(part: str, name: str) -> None:
    t = full_table()
    twin = t.copy()
    before = digest(t)

    thing = PARTS[part](t)
    if isinstance(thing, Offer):  # offers cannot be changed: copies share them
        put_offer(t, part, another(thing, name))
    else:
        setattr(thing, name, changed(getattr(thing, name)))

    assert digest(t) != before
    assert digest(twin) == before


def another(offer: Offer, name: str) -> Offer:
    """The offer with another value in one field."""
    held = {field: getattr(offer, field) for field in fields(offer)}
    held[name] = changed(held[name])
    return Offer(**held)


def put_offer(t: Table, part: str, offer: Offer) -> None:
    if part == "deal":
        assert t.combat is not None
        t.combat.deal = offer
    else:
        setattr(t, "offers" if part == "offer" else "declined", (offer,))


@pytest.mark.parametrize("name", TABLE_FIELDS)
def test_lists_of_a_copy_are_not_those_of_the_table(name: str) -> None:
    t = full_table()
    twin = t.copy()
    before = digest(twin)
    value = getattr(t, name)
    if isinstance(value, list):
        for inner in value:
            if isinstance(inner, list):
                inner.append(1)
        value.append(value[0])
        assert digest(twin) == before
        assert digest(t) != before


def test_what_is_no_state_does_not_count() -> None:
    t = full_table()
    before = digest(t)
    t.stamp += 5
    t.cache_stamp = t.cache_ours = t.cache_theirs = 9
    t.events.append(Died(1))
    keep_histories(t)
    emit(t, Died(1))
    assert digest(t) == before


def test_a_full_table_comes_back_as_it_was() -> None:
    t = full_table()
    back = unpack(pack(t), CATALOGUE, RULES)
    for name in TABLE_FIELDS:
        assert values(getattr(back, name)) == values(getattr(t, name)), name
    assert pack(back) == pack(t)


def test_a_fresh_table_comes_back_as_it_was() -> None:
    t = Table(CATALOGUE, RULES, b"", 4)
    assert pack(unpack(pack(t), CATALOGUE, RULES)) == pack(t)


def test_the_bytes_are_the_same_on_every_platform() -> None:
    """Whoever changes the format gives it a new number."""
    head = (
        struct.pack("<8sHB", b"kickdoor", FORMAT, 32) + b"s" * 32 + struct.pack("<4i", 3, 2, 8, 4)
    )
    assert pack(full_table()).startswith(head)


def sealed(body: bytes) -> bytes:
    return body + blake2b(body, digest_size=8).digest()


def test_every_cut_is_noticed() -> None:
    data = pack(full_table())
    for end in range(len(data)):
        with pytest.raises(RecordError):
            unpack(data[:end], CATALOGUE, RULES)


def test_every_cut_is_noticed_behind_a_checksum_that_fits() -> None:
    body = pack(full_table())[:-8]
    for end in range(len(body)):
        with pytest.raises(RecordError, match="packed table"):
            unpack(sealed(body[:end]), CATALOGUE, RULES)


def test_no_number_that_is_wrong_raises_anything_else() -> None:
    body = pack(full_table())[:-8]
    for at in range(43, len(body), 4):
        for number in (-(1 << 31), -7, 999, (1 << 31) - 1):
            forged = body[:at] + struct.pack("<i", number) + body[at + 4 :]
            try:
                t = unpack(sealed(forged), CATALOGUE, RULES)
            except RecordError:
                continue
            assert pack(t) == sealed(forged)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda d: b"", "too few"),
        (lambda d: b"checkers" + d[8:], "does not begin like one"),
        (lambda d: d[:8] + b"\x09\x00" + d[10:], f"format 9, expected {FORMAT}"),
        (lambda d: d[:60] + b"!" + d[61:], "checksum"),
        (lambda d: sealed(d[:-8] + b"\x00"), "within a number"),
        (lambda d: sealed(d[:-8] + b"\x00" * 4), "1 numbers too many"),
    ],
)
def test_damage_is_told(spoil: Callable[[bytes], bytes], says: str) -> None:
    with pytest.raises(RecordError, match=says):
        unpack(spoil(pack(full_table())), CATALOGUE, RULES)


def test_a_table_of_other_cards_is_refused() -> None:
    with pytest.raises(RecordError, match="the places of cards: 24 entries, expected 20"):
        unpack(pack(full_table()), catalogue_of(20), RULES)


def test_a_card_in_two_places_is_refused() -> None:
    t = full_table()
    t.hands = with_one(t.hands, 0, (3,))
    with pytest.raises(RecordError, match="card 3 lies in two places"):
        unpack(pack(t), CATALOGUE, RULES)
