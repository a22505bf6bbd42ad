"""A table in which nothing has the value it begins with, so that nothing of it can be forgotten."""

from __future__ import annotations

from bare_tables import lay
from kickdoor.cards.model import CardDef
from kickdoor.engine.catalogue.model import Card, Catalogue
from kickdoor.engine.frames.turn import Turn
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.rules import OPTIONS, Rules
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.fields import FIELDS, INT, ROW, STATE
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.moves import attach, wear
from kickdoor.engine.state.offer import TRADE_OFFER, Offer
from kickdoor.engine.state.state_fields import bounded
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import COMBAT, CURSED, DECK, DISCARDS, HAND, IN_PLAY, POOL

RULES = Rules("munchkin", OPTIONS)  # what only an option gives has a value, too


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


def full_combat() -> Combat:
    """A combat in which no field has the value it begins with."""
    combat = Combat(2)
    for i, name in enumerate(fields(combat)):
        value = getattr(combat, name)
        if isinstance(value, int):
            setattr(combat, name, i % 3)
            if getattr(Combat(0), name) == i % 3:
                setattr(combat, name, i % 3 + 1)
        elif isinstance(value, tuple):
            setattr(combat, name, (i, i + 1, 3))
    combat.fighter = 2
    combat.helper = 1
    combat.deal = Offer(4, 0, 2, 1, 2, (1, 3), (6,), (7, 8), 1)
    monster = Monster(1, 10, 11, 3)
    monster.enhancers = (12, 13)
    monster.tamed = 1
    combat.monsters = [monster, Monster(2, 14, 14, 2)]
    return combat


def full_table() -> Table:
    """A table in which no field of the state has the value it begins with."""
    t = Table(CATALOGUE, RULES, b"s" * 32, 3)
    lay(t, DECK, 0, 2)
    lay(t, DECK, 1)
    lay(t, DISCARDS, 4)
    lay(t, HAND + 1, 6, 7, 8)
    lay(t, IN_PLAY + 2, 3, 5)
    t.curses, t.place[16] = ((16,), (), ()), CURSED
    lay(t, POOL, 9)
    for card in (10, 11, 12, 13, 14):
        t.place[card] = COMBAT
    t.received = (7,)
    t.body, t.limbo = (18,), [20]
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
    t.drawn, t.dice, t.picks = (1, 2, 3, 4), (6, 1), (8,)
    _raise_the_rest(t)
    return t


def _raise_the_rest(t: Table) -> None:
    """Numbers and rows of them that nobody has given a value get the next one, or the first again
    after the last that there may be.
    """
    fresh = Table(CATALOGUE, RULES, b"", t.seats)
    bounds = {name: (low, high) for name, low, high in bounded(t)}
    for field in FIELDS:
        begins = getattr(fresh, field.name)
        if field.keeping == STATE and getattr(t, field.name) == begins:
            if field.shape == INT:
                setattr(t, field.name, begins + 1)
            elif field.shape == ROW:
                low, high = bounds.get(field.name, (0, 1 << 30))
                after = [low if number == high else number + 1 for number in begins]
                setattr(t, field.name, tuple(after) or (1,))
