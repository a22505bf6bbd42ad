"""The combat: from the monster's showing to the wait's end (COMBAT-1 to COMBAT-18)."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import MONSTER
from kickdoor.engine import frames
from kickdoor.engine.combat import STAGE_FIGHT, STAGE_REWARD, STAGE_RUN, STAGE_WAIT, Combat
from kickdoor.engine.events import (
    CardPlayed,
    CombatStarted,
    CurseEnded,
    HelpAccepted,
    HelperLeft,
    MonsterAdded,
    MonsterKilled,
    MonsterRemoved,
)
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.frames import Frame
from kickdoor.engine.moments import M_WAIT
from kickdoor.engine.monster import Monster
from kickdoor.engine.moves import discard, emit, put
from kickdoor.engine.offer import Offer
from kickdoor.engine.state import Table, with_one
from kickdoor.engine.strength import (
    itemised,
    levels_for,
    munchkins_lead,
    treasures_for,
)
from kickdoor.engine.waits import could_answer, end_fight_orders, push_prompt, push_window
from kickdoor.engine.words_of_play import (
    COMBAT,
    Q_FIGHT,
    Q_WAIT,
    REF_MONSTER,
)

# What waits for a munchkin's next own combat without a card to show it.
MARK_NO_HELP: Final = 1
MARK_PENDING: Final = 2
MARK_BITS: Final = 2  # above them: the card that did it

MEET: Final = 0
BEFORE: Final = 1
DECLARE: Final = 2
DECLARED: Final = 3
WAITED: Final = 4
WON: Final = 5
OVER: Final = 6
FLED: Final = 7  # nothing is won, though no monster is left (HELP-6)

CREDITS: Final = 6  # the state of a reward in which only an old fighter's kills count


class CombatFlow(Flow):
    """One combat. `card` is the monster met; the act that declares sets the state to DECLARED."""

    def run(self, t: Table, f: Frame) -> None:
        combat = t.combat
        assert combat is not None
        if f.state == MEET:
            f.state = BEFORE
            self.meet(t, f, combat)
        elif f.state < WAITED and t.dead[combat.fighter]:  # DEATH-3: he declares nothing
            f.state = WAITED
        elif f.state <= DECLARE:
            f.state = DECLARE
            combat.stage = STAGE_FIGHT
            push_prompt(t, combat.fighter, Q_FIGHT)
        elif f.state == DECLARED:
            f.state = WAITED
            combat.stage = STAGE_WAIT
            if could_answer(t, M_WAIT, -1):
                push_window(t, Q_WAIT, combat.fighter, combat.fighter)
        elif f.state == WAITED:
            self.decide(t, f, combat)
        elif f.state == WON:
            f.state = OVER
            self.reward(t, combat)
        elif combat.stage == STAGE_RUN and f.state != FLED and is_emptied(t, combat):
            self.reward(t, combat)
        elif combat.credits and combat.stage == STAGE_RUN:  # COMBAT-18: not forfeited by another
            clear_away(t, combat)
            self.reward(t, combat, CREDITS)
        else:
            t.stack.pop()
            finish(t)

    def reward(self, t: Table, combat: Combat, state: int = 0) -> None:
        combat.stage = STAGE_REWARD
        t.stack.append(Frame(frames.REWARD, combat.fighter, state=state))

    def meet(self, t: Table, f: Frame, combat: Combat) -> None:
        """The monster shows, with what was laid on it in the same act or came up beside it."""
        cards = t.catalogue.cards
        monster = add_monster(t, combat, f.card)
        emit(t, CombatStarted(combat.fighter, f.card, monster=monster.id))
        for c in f.regs:
            if cards[c].kind == MONSTER:
                join_monster(t, combat, c, combat.fighter)
                continue
            emit(t, CardPlayed(combat.fighter, c))
            if cards[c].copies_monster:
                twin_monster(t, combat, monster, c, combat.fighter)
            else:
                enhance(t, combat, monster, c)
        f.card, f.regs = -1, []  # they may leave, and lie anywhere before the combat is over
        for m in combat.monsters:
            before = cards[m.body].before if m.body == m.card else -1
            if before >= 0:  # COMBAT-1: once, when met at the door or as trouble
                target = REF_MONSTER | m.id
                fighter = combat.fighter
                t.stack.append(
                    Frame(frames.EFFECT, fighter, m.card, fighter, target, program=before)
                )

    def decide(self, t: Table, f: Frame, combat: Combat) -> None:
        if munchkins_lead(t) and not t.dead[combat.fighter]:
            f.state = WON
            return
        f.state = OVER
        combat.stage = STAGE_RUN
        t.stamp += 1  # offers of help have lapsed
        sums = itemised(t)
        combat.margin = sums.theirs - sums.ours
        t.stack.append(Frame(frames.ESCAPE, combat.fighter, count=sums.ours, other=sums.theirs))


def is_emptied(t: Table, combat: Combat) -> bool:
    """No monster is left, not even to run from: the combat is won after all (WORD-6)."""
    return not combat.monsters and not t.dead[combat.fighter]


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
    twin.enhancers = monster.enhancers.copy()
    emit(t, MonsterAdded(by, twin.card, monster=twin.id))


def enhance(t: Table, combat: Combat, monster: Monster, card: int) -> None:
    """An enhancer on a monster is on its twins too (COMBAT-8, COMBAT-9)."""
    put(t, card, COMBAT)
    for m in combat.monsters:
        if m.group == monster.group:
            m.enhancers.append(card)


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
    for c in combat.cards.copy():
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
    card = monster.card
    leave(t, combat, monster)
    emit(t, MonsterKilled(combat.fighter, card, monster=monster.id))


def take_helper(t: Table, combat: Combat, deal: Offer, helper: int, forced: int = 0) -> None:
    """Somebody joins, on terms of his own or of a card that forces him (HELP-1, HELP-4)."""
    combat.helper = helper
    combat.forced = forced
    combat.deal = deal
    combat.joined |= 1 << helper
    combat.unhelped = combat.killed
    t.offers = tuple([o for o in t.offers if o.kind])
    t.stamp += 1
    emit(t, HelpAccepted(helper, fighter=combat.fighter))


def dismiss_helper(t: Table, combat: Combat) -> None:
    """The helper is out, unhurt, and his deal void (HELP-7)."""
    helper = combat.helper
    combat.helper = -1
    combat.deal = None
    combat.forced = 0
    t.disturbed |= 1 << helper
    t.stamp += 1
    emit(t, HelperLeft(helper))


def clear_away(t: Table, combat: Combat) -> None:
    """All that was played into the combat is discarded, in its order (COMBAT-14, TABLE-12)."""
    for c in combat.cards.copy():
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
    t.stamp += 1
    end_fight_orders(t)


def end_curse(t: Table, seat: int, card: int) -> None:
    emit(t, CurseEnded(seat, card))
    discard(t, card)
