"""A table as bytes: nothing of the state is left out, a copy is its own, damage is told."""

import struct
from collections.abc import Callable
from hashlib import blake2b

import pytest

from kickdoor.cards.model import CardDef
from kickdoor.engine.catalogue.model import Card, Catalogue
from kickdoor.engine.codec.pack import FORMAT, digest, pack, unpack
from kickdoor.engine.events.event_kinds import Died
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.frames.turn import Turn
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.rules import Rules
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.fields import FIELDS, STATE
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.moves import attach, emit, wear
from kickdoor.engine.state.offer import TRADE_OFFER, Offer
from kickdoor.engine.state.table import Table
from kickdoor.engine.views.history import keep_histories
from kickdoor.engine.words_of_play import COMBAT, CURSED, DECK, DISCARDS, HAND, IN_PLAY, POOL
from kickdoor.errors import RecordError

RULES = Rules("munchkin")


def catalogue_of(cards: int) -> Catalogue:
    """So many cards, Doors and Treasures in turn."""
    catalogue = Catalogue()
    for i in range(cards):
        kind = "item" if i % 2 else "monster"
        catalogue.cards.append(Card(CardDef(f"card-{i}", "test", f"Card {i}", kind)))
        catalogue.names.append(f"card-{i}")
    return catalogue


CATALOGUE = catalogue_of(24)


def fields(thing: object) -> list[str]:
    """The names of its attributes, compiled or not."""
    if hasattr(thing, "__slots__"):
        return list(thing.__slots__)
    if hasattr(thing, "__dict__"):
        return list(vars(thing))
    # Of a class that is derived from another they stand in both.
    found = [n for c in type(thing).__mro__ for n in getattr(c, "__mypyc_attrs__", ())]
    return list(dict.fromkeys(n for n in found if n != "__dict__"))


def lay(t: Table, zone: list[int], place: int, *cards: int) -> None:
    for card in cards:
        zone.append(card)
        t.place[card] = place


def full_combat() -> Combat:
    """A combat in which no field has the value it begins with."""
    combat = Combat(2)
    for i, name in enumerate(fields(combat)):
        value = getattr(combat, name)
        if isinstance(value, int):
            setattr(combat, name, i % 3)
            if getattr(Combat(0), name) == i % 3:
                setattr(combat, name, i % 3 + 1)
        elif isinstance(value, list) and name != "monsters":
            setattr(combat, name, [i, i + 1, 3])
    combat.fighter = 2
    combat.helper = 1
    combat.deal = Offer(4, 0, 2, 1, 2, (1, 3), (6,), (7, 8), 1)
    monster = Monster(1, 10, 11, 3)
    monster.enhancers = [12, 13]
    monster.tamed = 1
    combat.monsters = [monster, Monster(2, 14, 14, 2)]
    return combat


def full_table() -> Table:
    """A table in which no field of the state has the value it begins with."""
    t = Table(CATALOGUE, RULES, b"s" * 32, 3)
    lay(t, t.decks[0], DECK, 0, 2)
    lay(t, t.decks[1], DECK, 1)
    lay(t, t.discards[0], DISCARDS, 4)
    lay(t, t.hands[1], HAND + 1, 6, 7, 8)
    lay(t, t.tables[2], IN_PLAY + 2, 3, 5)
    t.curses, t.place[16] = ((16,), (), ()), CURSED
    lay(t, t.pool, POOL, 9)
    for card in (10, 11, 12, 13, 14):
        t.place[card] = COMBAT
    t.received = [7]
    t.body, t.limbo = [18], [20]
    wear(t, 3)
    attach(t, 5, 3)
    t.known[6] = 5
    t.forced, t.got, t.used, t.winners = (7, 1, 0), (15,), (4099,), (2,)
    t.levels, t.sexes, t.dead = (3, 9, 4), (0, 1, 0), (1, 0, 0)
    t.newcomer, t.marks, t.orders = (0, 0, 1), (2, 0, 0), (0, 33, 0)
    t.turn, t.turns, t.phase, t.met_monster, t.just_fought, t.follower_lost = 2, 8, 4, 1, 1, 1
    t.moved, t.quiet, t.next_offer, t.next_question = 1, 2, 5, 70_000
    t.combat = full_combat()
    t.offers = (Offer(3, TRADE_OFFER, 0, 2, items=(3,), cards=(5,)),)
    t.declined = (Offer(2, 0, 1, 0, 1, (1,)),)
    t.stack = [Turn(2), Ask(1, 3, 2, 4, 5, 6, 9, [6, 7])]
    t.drawn, t.dice, t.picks = [1, 2, 3, 4], (6, 1), (8,)
    return t


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
    t.hands[0].append(3)
    with pytest.raises(RecordError, match="card 3 lies in two places"):
        unpack(pack(t), CATALOGUE, RULES)
