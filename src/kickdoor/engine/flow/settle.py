"""What sets itself right whenever the table comes to rest: broken limits, leaving monsters, lapsed
offers.

`settle` is run before the table waits at rest or in a window. It mends one thing at a time and
says whether it did, so that the loop goes on until everything is in order.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import ARMOR, CLASS, FOOTGEAR, HEADGEAR, RACE
from kickdoor.cards.terms import PASSIVES
from kickdoor.engine import frames
from kickdoor.engine.catalogue import (
    BIG_LIMIT,
    COMPLEX_LIMIT,
    FOLLOWER_LIMIT,
    HANDS,
    LEVEL_FLOOR,
    NO_FOLLOWERS,
)
from kickdoor.engine.character import (
    attachment_of,
    cards_of_kind,
    glance_of,
    is_exempt,
    is_usable,
    items_of,
    lowest_level,
    sidekicks_of,
)
from kickdoor.engine.combat import COMPELLED, STAGE_WAIT, Combat
from kickdoor.engine.equip import Load, bigs_of, can_carry, is_gear, load_of, over_slots
from kickdoor.engine.flow.fight import MARK_BITS, MARK_NO_HELP, WON, dismiss_helper, remove_monster
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.frames import Frame
from kickdoor.engine.glance import Glance
from kickdoor.engine.modifiers import (
    big_limit,
    complex_limit,
    follower_limit,
    hands_of,
    holds,
    level_floor,
    munchkins_in,
)
from kickdoor.engine.moments import M_ASK
from kickdoor.engine.moves import discard, hand_over, set_level, unequip
from kickdoor.engine.refusals import CARD_SAYS_NO, SECOND_HELPER, about
from kickdoor.engine.state import Table
from kickdoor.engine.strength import (
    helper_levels_at_stake,
    ignored,
    is_for_win,
    treasures_for,
)
from kickdoor.engine.timing import moment
from kickdoor.engine.waits import push_ask
from kickdoor.engine.words_of_play import (
    Q_BIG_EXCESS,
    Q_CHOOSE_CARD,
    Q_CHOOSE_ITEM,
    Q_CHOOSE_PLAYER,
    REF_KIND,
    REF_SEAT,
    REF_VALUE,
)

# What is in excess.
CLASSES: Final = 0
RACES: Final = 1
FOLLOWERS: Final = 2
SLOTS: Final = 3
COMPLEX: Final = 4
BIG: Final = 5
# What his cards must say before an attachment without a hold, or a lowered limit, is looked for.
ATTACHMENTS: Final = 1 << PASSIVES.index("two-classes") | 1 << PASSIVES.index("two-races")
FLOOR: Final = 1 << LEVEL_FLOOR
LIMITS: Final = 1 << HANDS | 1 << BIG_LIMIT | 1 << COMPLEX_LIMIT | 1 << FOLLOWER_LIMIT
_QUESTIONS: Final = (
    Q_CHOOSE_CARD, Q_CHOOSE_CARD, Q_CHOOSE_CARD, Q_CHOOSE_ITEM, Q_CHOOSE_ITEM, Q_BIG_EXCESS,
)  # fmt: skip


def settle(t: Table) -> bool:
    """Mend one thing; True: something was mended or asked, look again."""
    if t.disturbed:
        for s in range(t.seats):
            if t.disturbed >> s & 1:
                if not t.dead[s] and _settle_munchkin(t, s):
                    return True
                t.disturbed &= ~(1 << s)
        t.disturbed = 0  # that of a new table has more bits than seats
    combat = t.combat
    if combat is not None and combat.stage <= STAGE_WAIT and _settle_combat(t, combat):
        return True
    t.settled = t.stamp
    return False


def _settle_munchkin(t: Table, s: int) -> bool:
    glance = t.glances[s] or glance_of(t, s)
    if (t.levels[s] < 1 or glance.queries & FLOOR) and t.levels[s] < level_floor(t, s):
        set_level(t, s, level_floor(t, s))
        return True
    if glance.passives & ATTACHMENTS:
        for kind in (CLASS, RACE):
            attachment = attachment_of(t, s, kind)
            if attachment >= 0 and not cards_of_kind(t, s, kind):  # CHARACTER-5
                discard(t, attachment)
                return True
    if not t.in_combat(s):
        for c in glance.items:
            if t.equipped[c] and not is_usable(t, s, c):  # ITEM-4
                unequip(t, c, s)
                return True
    for what in _may_exceed(glance):
        if excess(t, s, what):
            t.stack.append(Frame(frames.EXCESS, s, target=what))
            return True
    return False


def _may_exceed(glance: Glance) -> range:
    """The excesses worth looking for: it takes two of a kind, or a card that changes a limit."""
    changed = glance.queries & LIMITS
    low = CLASSES if changed or len(glance.droppable) > 1 else SLOTS
    return range(low, BIG + 1 if changed or len(glance.items) > 1 else SLOTS)


def excess(t: Table, s: int, what: int) -> list[int]:
    """The cards among which something must go; empty: all in order."""
    if what <= RACES:
        kind = CLASS if what == CLASSES else RACE
        own = cards_of_kind(t, s, kind)
        limit = 2 if attachment_of(t, s, kind) >= 0 else 1
        return own if len(own) > limit else []
    if what == FOLLOWERS:
        own = sidekicks_of(t, s)
        return own if len(own) > follower_limit(t, s) else []
    if what == BIG:
        own = bigs_of(t, s)
        return own if len(own) > big_limit(t, s) else []
    equipped = [c for c in items_of(t, s) if t.equipped[c] and not is_exempt(t, s, c)]
    load = load_of(t, s)
    if what == SLOTS:
        return [c for c in equipped if _relieves(t, s, c, load)] if over_slots(t, s, load) else []
    if load.complex <= complex_limit(t, s):
        return []
    return [c for c in equipped if t.catalogue.cards[c].complex]


def too_many(t: Table, s: int, what: int) -> int:
    """How many must go; 1 where each that goes changes what is left to choose."""
    own = len(excess(t, s, what))
    if what <= RACES:
        return own - (2 if attachment_of(t, s, CLASS if what == CLASSES else RACE) >= 0 else 1)
    if what == FOLLOWERS:
        return own - follower_limit(t, s)
    load = load_of(t, s)
    if what == COMPLEX and load.complex_lasers < 2:
        return load.complex - complex_limit(t, s)
    return 1


def _relieves(t: Table, s: int, c: int, load: Load) -> bool:
    """Whether an Item is of a slot that is overfull: nothing else is taken off for it (ITEM-5)."""
    slot = t.catalogue.cards[c].slot
    if not slot or not is_gear(t, c):
        return False
    if slot == HEADGEAR:
        return load.heads > 1
    if slot == ARMOR:
        return load.armors > 1
    return load.feet > 1 if slot == FOOTGEAR else load.hands > hands_of(t, s)


def names_what_stays(t: Table) -> bool:
    """Whether the question on top asks which Class or Race is kept, not what goes."""
    below = t.stack[-2]
    return below.kind == frames.EXCESS and below.target <= RACES


def is_mendable(t: Table, what: int) -> bool:
    """Whether a card may be played to end an excess: of Big Items, by the edition of Complex ones
    (ITEM-7).
    """
    return what == BIG or (what == COMPLEX and t.rules.complex_mended_by_card)


def mending(t: Table, seat: int) -> int:
    """The excess that a seat is asked about and may end by a card; -1: none."""
    f = t.stack[-1]
    if f.kind != frames.ASK or f.seat != seat or t.stack[-2].kind != frames.EXCESS:
        return -1
    what = t.stack[-2].target
    return what if not f.extra and is_mendable(t, what) else -1


class ExcessFlow(Flow):
    """One card too many (`target` says of what); the owner chooses what goes."""

    def run(self, t: Table, f: Frame) -> None:
        if f.state == 0:
            if not excess(t, f.seat, f.target):
                t.stack.pop()
                return
            f.state = 1
            many = too_many(t, f.seat, f.target)
            if f.target <= RACES:
                many = len(excess(t, f.seat, f.target)) - many
            push_ask(t, f.seat, _QUESTIONS[f.target], many, many, moment=self.moment_of(t, f))
        elif f.target == BIG:
            self.give_big(t, f, f.regs[0])
        else:
            t.stack.pop()
            for c in self.going(t, f):
                if f.target in (SLOTS, COMPLEX):
                    unequip(t, c, f.seat)
                else:
                    discard(t, c)

    def going(self, t: Table, f: Frame) -> list[int]:
        """What goes: of Classes and Races the owner has named what stays (CHARACTER-5)."""
        if f.target > RACES:
            return f.regs
        return [c for c in excess(t, f.seat, f.target) if c not in f.regs]

    def moment_of(self, t: Table, f: Frame) -> int:
        """What a card may mend, it may at the time at which it could be played (ITEM-7)."""
        if not is_mendable(t, f.target):
            return M_ASK
        t.stack.pop()
        now = moment(t)
        t.stack.append(f)
        return now

    def give_big(self, t: Table, f: Frame, card: int) -> None:
        """ITEM-7: to the lowest other player who can carry it, else to the discards."""
        takers = big_takers(t, f.seat, card)
        if len(f.regs) == 1 and len(takers) > 1:
            push_ask(t, f.seat, Q_CHOOSE_PLAYER, tag=1)
            return
        t.stack.pop()
        if not takers:
            discard(t, card)
            return
        chosen = f.regs[1] if len(f.regs) > 1 else REF_SEAT | takers[0]
        assert chosen & REF_KIND == REF_SEAT
        hand_over(t, card, chosen & REF_VALUE)

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        if ask.extra == 1:
            return [REF_SEAT | s for s in big_takers(t, f.seat, f.regs[0])]
        return excess(t, f.seat, f.target)


def big_takers(t: Table, seat: int, card: int) -> list[int]:
    others = [s for s in t.from_left_of(seat) if s != seat and t.may_get_cards(s)]
    able = [s for s in others if can_carry(t, s, [card], [])]
    return lowest_level(t, able) if able else []


def _settle_combat(t: Table, combat: Combat) -> bool:
    cards = t.catalogue.cards
    for m in combat.monsters:
        shy = cards[m.card].will_not_fight
        if shy is not None and not m.tamed and any(holds(t, shy, s) for s in munchkins_in(combat)):
            left = cards[m.card].leaves_treasures  # COMBAT-17
            remove_monster(t, combat, m, treasures_for(t, combat, m) if left < 0 else left)
            return True
    if ignored(t, combat) & NO_FOLLOWERS and _put_down(t, combat):
        return True
    if combat.helper >= 0 and helper_is_barred(t, combat):
        dismiss_helper(t, combat)
        return True
    if not combat.monsters:  # COMBAT-5: over at once
        while t.stack[-1].kind != frames.COMBAT:
            t.stack.pop()
        t.stack[-1].state = WON
        return True
    return False


def _put_down(t: Table, combat: Combat) -> bool:
    """ITEM-5: what only a follower who has fled let somebody hold."""
    for s in munchkins_in(combat):
        for what in (SLOTS, COMPLEX):
            if excess(t, s, what):
                t.stack.append(Frame(frames.EXCESS, s, target=what))
                return True
    return False


def helper_is_barred(t: Table, combat: Combat) -> bool:
    """A monster allows no helper, or a forced one would help to a win (HELP-4, HELP-7)."""
    if bars_helpers(t, combat) >= 0 or t.dead[combat.helper]:
        return True
    return bool(combat.forced) and is_for_win(t) and not helper_would_win(t, combat)


def helper_would_win(t: Table, combat: Combat) -> bool:
    """Whether the kills at hand make the helper a winner too (HELP-4, OPTION-2)."""
    level = t.levels[combat.helper] + helper_levels_at_stake(t, combat)
    shares = t.rules.shared_victory and combat.forced != COMPELLED
    return shares or level >= t.rules.win_level


def bars_helpers(t: Table, combat: Combat) -> int:
    """The monster that allows no helper; -1: none does."""
    for m in combat.monsters:
        if t.catalogue.cards[m.card].no_helpers and not m.tamed:
            return m.card
    return -1


def no_helper_refusal(t: Table, combat: Combat) -> int:
    """Why nobody can join the fighter now, asked or forced; 0: somebody can (HELP-1)."""
    barred = bars_helpers(t, combat)
    if barred >= 0:
        return about(CARD_SAYS_NO, barred)
    if combat.helper >= 0:
        return SECOND_HELPER
    mark = t.marks[combat.fighter]
    if mark & MARK_NO_HELP:
        return about(CARD_SAYS_NO, mark >> MARK_BITS)
    return about(CARD_SAYS_NO, combat.no_helper - 1) if combat.no_helper else 0
