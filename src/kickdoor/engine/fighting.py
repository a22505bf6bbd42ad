"""What changes a combat: monsters come, go and are killed, helpers join and leave, and its end
(COMBAT-5 to COMBAT-18). How it goes on is `frames.fight`.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.asking import end_fight_orders
from kickdoor.engine.curse_endings import end_curse
from kickdoor.engine.events.event_kinds import (
    HelpAccepted,
    HelperLeft,
    MonsterAdded,
    MonsterKilled,
    MonsterRemoved,
)
from kickdoor.engine.queries.strength import levels_for, treasures_for
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.moves import changed, discard, emit, put
from kickdoor.engine.state.offer import Offer
from kickdoor.engine.state.table import Table, with_one
from kickdoor.engine.words_of_play import (
    COMBAT,
)

# What waits for a munchkin's next own combat without a card to show it.
MARK_NO_HELP: Final = 1
MARK_PENDING: Final = 2
MARK_BITS: Final = 2  # above them: the card that did it


def add_monster(
    t: Table, combat: Combat, card: int, figures_of: int = -1, group: int = -1
) -> Monster:
    """A monster joins; a twin has another's figures and shares its enhancers."""
    put(t, card, COMBAT)
    id = combat.next_id
    combat.next_id += 1
    monster = Monster(id, card if figures_of < 0 else figures_of, card, id if group < 0 else group)
    combat.monsters.append(monster)
    return monster


def join_monster(t: Table, combat: Combat, card: int, by: int) -> Monster:
    """A monster enters a combat already under way."""
    monster = add_monster(t, combat, card)
    emit(t, MonsterAdded(by, card, monster=monster.id))
    return monster


def twin_monster(t: Table, combat: Combat, monster: Monster, card: int, by: int) -> None:
    """A Mate or Clone: the same figures, the same enhancers, before and after (COMBAT-9)."""
    twin = add_monster(t, combat, card, monster.card, monster.group)
    twin.enhancers = monster.enhancers
    emit(t, MonsterAdded(by, twin.card, monster=twin.id))


def enhance(t: Table, combat: Combat, monster: Monster, card: int) -> None:
    """An enhancer on a monster is on its twins too (COMBAT-8, COMBAT-9)."""
    put(t, card, COMBAT)
    for m in combat.monsters:
        if m.group == monster.group:
            m.enhancers += (card,)


def leave(t: Table, combat: Combat, monster: Monster) -> None:
    """A monster is gone, its own cards with it; a twin keeps the enhancers."""
    combat.monsters.remove(monster)
    twins = [m for m in combat.monsters if m.group == monster.group]
    kept = [e for m in twins for e in m.enhancers]
    for m in twins:
        if m.card == monster.body:  # the printed card stays with the twin that has its figures
            monster.body, m.body = m.body, monster.body
            break
    gone = [monster.body, *[e for e in monster.enhancers if e not in kept]]
    for c in combat.cards:
        if c in gone:
            discard(t, c)


def remove_monster(t: Table, combat: Combat, monster: Monster, treasures: int) -> None:
    """Gone without a kill; what it leaves is drawn when the combat is won (COMBAT-5,
    PRECEDENCE-4).
    """
    combat.treasure += treasures
    card = monster.card
    leave(t, combat, monster)
    emit(t, MonsterRemoved(card, monster=monster.id))


def kill_monster(t: Table, combat: Combat, monster: Monster) -> None:
    """Killed by a card: Levels and Treasures count when the combat is over (COMBAT-6)."""
    combat.kills += levels_for(t, combat, monster)
    treasures = treasures_for(t, combat, monster)
    combat.treasure += treasures
    combat.spoils += treasures
    combat.killed += 1
    leave(t, combat, monster)
    tell_of_kill(t, combat, monster)


def tell_of_kill(t: Table, combat: Combat, monster: Monster) -> None:
    """Every kill comes by here, whether a card or a won combat brings it (COMBAT-6, COMBAT-14)."""
    emit(t, MonsterKilled(combat.fighter, monster.card, monster=monster.id))


def take_helper(t: Table, combat: Combat, deal: Offer, helper: int, forced: int = 0) -> None:
    """Somebody joins, on terms of his own or of a card that forces him (HELP-1, HELP-4)."""
    combat.helper = helper
    combat.forced = forced
    combat.deal = deal
    combat.joined |= 1 << helper
    combat.unhelped = combat.killed
    t.offers = tuple([o for o in t.offers if o.kind])
    changed(t)
    emit(t, HelpAccepted(helper, fighter=combat.fighter))


def dismiss_helper(t: Table, combat: Combat) -> None:
    """The helper is out, unhurt, and his deal void (HELP-7)."""
    helper = combat.helper
    combat.helper = -1
    combat.deal = None
    combat.forced = 0
    t.disturbed |= 1 << helper
    changed(t)
    emit(t, HelperLeft(helper))


def clear_away(t: Table, combat: Combat) -> None:
    """All that was played into the combat is discarded, in its order (COMBAT-14, TABLE-12)."""
    for c in combat.cards:
        discard(t, c)
    combat.monsters = []


def _mark(t: Table, seat: int, mark: int) -> None:
    if t.marks[seat] != mark:
        t.marks = with_one(t.marks, seat, mark)


def spend_curses(t: Table, combat: Combat) -> None:
    """What waited for this combat has had it (CURSE-3); what strikes later waits for another."""
    for s in range(t.seats):
        if combat.joined >> s & 1:
            for c in t.curses[s]:
                if t.catalogue.cards[c].lasts == "next-combat":
                    end_curse(t, s, c)
    combat.joined = 0


def finish(t: Table) -> None:
    """The combat is over: what waited for it is spent."""
    combat = t.combat
    assert combat is not None
    clear_away(t, combat)
    for s in range(t.seats):
        if s == combat.fighter:
            _mark(t, s, t.marks[s] if t.marks[s] & MARK_PENDING else 0)
        if t.marks[s] & MARK_PENDING:  # what this combat did waits for the next one
            _mark(t, s, t.marks[s] >> MARK_BITS << MARK_BITS | MARK_NO_HELP)
    spend_curses(t, combat)
    if combat.may_loot and t.met_monster:
        t.met_monster = 2  # a card gave the looting back, not the trouble (TURN-6)
    t.combat = None
    t.disturbed = -1  # ITEM-4: what could not be turned in combat is turned now
    t.offers = tuple([o for o in t.offers if o.kind])
    t.just_fought = 1
    changed(t)
    end_fight_orders(t)
