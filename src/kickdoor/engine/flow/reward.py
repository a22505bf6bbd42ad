"""What a won combat brings, in its order: Levels, Treasures, other cards, what was promised
(COMBAT-14).
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import DOOR, TREASURE
from kickdoor.cards.terms import PASSIVES
from kickdoor.engine import frames
from kickdoor.engine.catalogue import DOORS
from kickdoor.engine.character import followers_of, power_at
from kickdoor.engine.combat import COMPELLED, STAGE_REWARD, Combat
from kickdoor.engine.equip import can_carry
from kickdoor.engine.events import CardDrawn, CardTaken, CombatWon, MonsterKilled
from kickdoor.engine.flow.effect import PROMISED
from kickdoor.engine.flow.fight import CREDITS, clear_away, spend_curses
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.frames import Frame
from kickdoor.engine.modifiers import total
from kickdoor.engine.moments import M_DRAW, T_FACE_UP_DRAW
from kickdoor.engine.monster import Monster
from kickdoor.engine.moves import (
    discard,
    draw,
    draw_top,
    emit,
    everyone,
    gain_levels,
    give_to_hand,
    hand_over,
    put,
    set_level,
    win,
)
from kickdoor.engine.pay import is_promised
from kickdoor.engine.state import Table
from kickdoor.engine.strength import (
    helper_levels_at_stake,
    itemised,
    levels_at_stake,
    treasures_at_stake,
)
from kickdoor.engine.waits import push_ask
from kickdoor.engine.words_of_play import (
    IN_PLAY,
    POOL,
    Q_PICK_TREASURE,
    Q_YES_NO,
    W_NO,
)

DIE_LOSS: Final = 1 << PASSIVES.index("die-loss")

COUNT: Final = 0
TREASURES: Final = 1
SHARE: Final = 2
OTHERS: Final = 3
PROMISES: Final = 4
LOSSES: Final = 5
CREDIT_DRAWS: Final = 7
SURVIVORS: Final = 8


class RewardFlow(Flow):
    """A won combat. `count` is how many Treasures are left to draw or share out, `regs` how many
    were picked.
    """

    def run(self, t: Table, f: Frame) -> None:
        combat = t.combat
        assert combat is not None
        if f.state == COUNT:
            self.count(t, f, combat)
        elif f.state == TREASURES:
            self.treasures(t, f, combat)
        elif f.state == SHARE:
            self.share(t, f, combat)
        elif f.state == OTHERS:
            self.others(t, f, combat)
        elif f.state == PROMISES:
            f.state = LOSSES
            spend_curses(t, combat)
            keep_promises(t, combat)
        elif f.state == CREDITS:
            f.state = CREDIT_DRAWS
            self.levels(t, combat, 0, 0)
        elif f.state == CREDIT_DRAWS:
            if draw_credits(t, combat):
                t.stack.pop()
        elif f.state == LOSSES:
            f.state = SURVIVORS
            f.regs = may_be_lost(t, combat)
        else:
            self.survivors(t, f)

    def survivors(self, t: Table, f: Frame) -> None:
        """A roll for each follower that may not survive a victory; `extra` 1: `count` is rolled."""
        if f.extra == 1:
            f.extra = -1
            if f.count <= 2:
                discard(t, f.regs[1])
            del f.regs[:2]
        if not f.regs:
            t.stack.pop()
            return
        f.extra = 1
        t.stack.append(Frame(frames.ROLL, f.regs[0], f.regs[1]))

    def count(self, t: Table, f: Frame, combat: Combat) -> None:
        """Levels, all together (PRECEDENCE-6); then the table is cleared."""
        sums = itemised(t)
        levels = levels_at_stake(t, combat)
        f.count = treasures_at_stake(t, combat)
        killed = combat.killed + len(combat.monsters)
        helper_levels = helper_levels_at_stake(t, combat)
        doors = 0
        for m in combat.monsters:
            emit(t, MonsterKilled(combat.fighter, m.card, monster=m.id))
            doors += doors_for(t, m)
        emit(t, CombatWon(combat.fighter, ours=sums.ours, theirs=sums.theirs, helper=combat.helper))
        combat.doors = doors
        combat.killed = killed
        clear_away(t, combat)
        f.state = TREASURES
        self.levels(t, combat, levels, helper_levels)

    def levels(self, t: Table, combat: Combat, fighter: int, helper: int) -> None:
        winners = [s for s in lift(t, combat, fighter, helper) if t.levels[s] >= t.rules.win_level]
        shared = t.rules.shared_victory and combat.fighter in winners  # OPTION-2
        if shared and combat.helper >= 0 and combat.helper not in winners:
            winners.append(combat.helper)
        if winners:
            win(t, winners)

    def treasures(self, t: Table, f: Frame, combat: Combat) -> None:
        if not draw_credits(t, combat):
            return
        if combat.helper >= 0:  # COMBAT-12: face up, even if the helper gets none
            f.state = SHARE
            if f.count:
                t.stack.append(Frame(frames.DRAW, combat.fighter, target=TREASURE, count=f.count))
            return
        while f.count > 0:
            f.count -= 1
            draw(t, combat.fighter, TREASURE)
            if t.forced:
                return
        f.state = OTHERS

    def share(self, t: Table, f: Frame, combat: Combat) -> None:
        """Picks in the order agreed; what is left belongs to one of the two."""
        picked = len(f.regs)
        if picked and f.regs[-1] in t.pool:
            order = pickers(t, combat, picked + len(t.pool) - 1)
            take_from_pool(t, f.regs[-1], order[picked - 1])
        rest = pickers(t, combat, picked + len(t.pool))[picked:]
        if t.pool and not rest:
            for c in t.pool.copy():
                discard(t, c)
        if not t.pool:
            f.state = OTHERS
        elif len(rest) == len(t.pool) and len(set(rest)) == 1:
            for c in t.pool.copy():
                take_from_pool(t, c, rest[0])
        else:
            push_ask(t, rest[0], Q_PICK_TREASURE)

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        return list(t.pool)

    def others(self, t: Table, f: Frame, combat: Combat) -> None:
        """Doors and the like, the fighter's first."""
        while combat.draws:
            deck = combat.draws[0]
            combat.draws[1] -= 1
            if combat.draws[1] <= 0:
                del combat.draws[:2]
            draw(t, combat.fighter, deck)
            if t.forced:
                return
        for s in (combat.fighter, combat.helper):
            bounty = total(t, DOORS, s) if combat.killed and s >= 0 else 0
            for _ in range(bounty + (combat.doors if s == combat.fighter else 0)):
                draw(t, s, DOOR)
        f.state = PROMISES


def lift(t: Table, combat: Combat, fighter: int, helper: int) -> list[int]:
    """Levels for the kills; returns who was lifted, each once, whatever he was lifted for."""
    risen = [combat.fighter]
    if combat.forced == COMPELLED:
        gain_levels(t, combat.fighter, fighter)
    else:
        set_level(t, combat.fighter, t.levels[combat.fighter] + fighter)
    if combat.helper >= 0:
        risen.append(combat.helper)
        set_level(t, combat.helper, t.levels[combat.helper] + helper)
    for i in range(0, len(combat.credits), 3):  # COMBAT-18: what an old fighter earned himself
        seat = combat.credits[i]
        if not t.dead[seat]:
            risen.append(seat)
            set_level(t, seat, t.levels[seat] + combat.credits[i + 1])
    return list(dict.fromkeys(risen))


def doors_for(t: Table, monster: Monster) -> int:
    """Doors that a monster leaves to who kills it."""
    if monster.tamed:
        return 0
    return sum(m.add for m in t.catalogue.cards[monster.card].modifiers if m.query == DOORS)


def draw_credits(t: Table, combat: Combat) -> bool:
    """The Treasures of an old fighter's own kills, before all others (COMBAT-18); False: a card
    that must be played comes first.
    """
    for i in range(0, len(combat.credits), 3):
        while combat.credits[i + 2] > 0 and not t.dead[combat.credits[i]]:
            combat.credits[i + 2] -= 1
            draw(t, combat.credits[i], TREASURE)
            if t.forced:
                return False
    return True


def pickers(t: Table, combat: Combat, count: int) -> list[int]:
    """Who picks so many Treasures, in order: the helper at the positions agreed, otherwise the
    fighter, as far as they may get any (TURN-7).
    """
    picks = () if combat.deal is None or not t.may_get_cards(combat.helper) else combat.deal.picks
    order = [combat.helper if i in picks else combat.fighter for i in range(1, count + 1)]
    return [s for s in order if t.may_get_cards(s)]


def take_from_pool(t: Table, card: int, seat: int) -> None:
    give_to_hand(t, card, seat, everyone(t))
    emit(t, CardTaken(seat, card))


def keep_promises(t: Table, combat: Combat) -> None:
    """What was agreed is carried out; what is gone or cannot legally be given is not owed
    (HELP-6).
    """
    deal = combat.deal
    if deal is None:
        return
    t.just_fought = 1  # a promised card may be one for right after a fight
    for c in deal.items if t.may_get_cards(combat.helper) else ():
        if t.place[c] == IN_PLAY + combat.fighter and can_carry(t, combat.helper, [c], []):
            hand_over(t, c, combat.helper)
            emit(t, CardTaken(combat.helper, c, giver=combat.fighter))
    for c in reversed(deal.cards):  # those named first are played first
        t.stack.append(
            Frame(frames.PAYMENT, combat.fighter, c, combat.helper, state=PROMISED, extra=-1)
        )


def may_be_lost(t: Table, combat: Combat) -> list[int]:
    """Followers who may not survive the victory: seat, card, seat, card, ..."""
    found: list[int] = []
    for s in (combat.fighter, combat.helper):
        for c in [] if s < 0 else followers_of(t, s):
            if t.catalogue.cards[c].passives & DIE_LOSS:
                found += [s, c]
    return found


class DrawFlow(Flow):
    """Cards turned up for all to see; a Cleric may take them from the discards instead (TIMING-10).

    `target` is the deck, `count` how many; `regs[0]`, once asked, how many come from the discards.
    """

    def run(self, t: Table, f: Frame) -> None:
        if f.state == 0:
            f.state = 1
            is_cleric = power_at(t, f.seat, T_FACE_UP_DRAW)[0] >= 0
            if is_cleric and min(from_discards(t, f), spare_cards(t, f.seat)) > 0:
                push_ask(t, f.seat, Q_YES_NO, moment=M_DRAW)
                return
        raised = max(0, f.extra)
        while raised > 0 and t.discards[f.target]:
            self.turn_up(t, f, t.discards[f.target][-1])
            raised -= 1
            f.count -= 1
        f.extra = 0
        while f.count > 0:
            f.count -= 1
            card = draw_top(t, f.target)
            if card >= 0:
                self.turn_up(t, f, card)
        t.stack.pop()

    def turn_up(self, t: Table, f: Frame, card: int) -> None:
        put(t, card, POOL)
        emit(t, CardDrawn(f.seat, card, deck=f.target))
        combat = t.combat
        shared = combat is not None and combat.stage == STAGE_REWARD and combat.helper >= 0
        if shared and t.catalogue.cards[card].must_play:
            t.forced += (card, f.seat, 1)

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        return [W_NO]


def from_discards(t: Table, f: Frame) -> int:
    """How many cards of a face-up draw could come from the discards."""
    return min(f.count, len(t.discards[f.target]))


def spare_cards(t: Table, seat: int) -> int:
    """The hand cards that a Cleric could pay with: not what is promised, nor what is owed for what
    was raised before and is not paid yet.
    """
    owed = sum(
        x.count for x in t.stack if x.kind == frames.PAYMENT and x.seat == seat and x.count > 0
    )
    return sum(1 for c in t.hands[seat] if not is_promised(t, seat, c)) - owed
