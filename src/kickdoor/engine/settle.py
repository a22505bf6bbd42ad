"""What sets itself right whenever the table comes to rest: broken limits, leaving monsters, lapsed
offers.

`settle` is run before the table waits at rest or in a window. It mends one thing at a time and
says whether it did, so that the loop goes on until everything is in order.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.card_words import PASSIVES
from kickdoor.cards.model import CLASS, RACE
from kickdoor.engine.catalogue.model import (
    BIG_LIMIT,
    COMPLEX_LIMIT,
    FOLLOWER_LIMIT,
    HANDS,
    LEVEL_FLOOR,
    NO_FOLLOWERS,
)
from kickdoor.engine.fighting import MARK_BITS, MARK_NO_HELP, dismiss_helper, remove_monster
from kickdoor.engine.frames.excess import BIG, CLASSES, COMPLEX, SLOTS, Excess, excess
from kickdoor.engine.frames.fight import WON
from kickdoor.engine.queries.character import attachment_of, cards_of_kind, is_usable, summary_of
from kickdoor.engine.queries.modifiers import level_floor, munchkins_in
from kickdoor.engine.queries.seat_summary import SeatSummary
from kickdoor.engine.queries.strength import (
    helper_levels_at_stake,
    ignored,
    is_for_win,
    is_shy,
    treasures_for,
)
from kickdoor.engine.queries.under_way import fight_under_way
from kickdoor.engine.refusals import CARD_SAYS_NO, SECOND_HELPER, about
from kickdoor.engine.state.combat import COMPELLED, STAGE_WAIT, Combat
from kickdoor.engine.state.moves import discard, set_level, unequip
from kickdoor.engine.state.table import Table

# What his cards must say before an attachment without a hold, or a lowered limit, is looked for.
ATTACHMENTS: Final = 1 << PASSIVES.index("two-classes") | 1 << PASSIVES.index("two-races")
FLOOR: Final = 1 << LEVEL_FLOOR
LIMITS: Final = 1 << HANDS | 1 << BIG_LIMIT | 1 << COMPLEX_LIMIT | 1 << FOLLOWER_LIMIT


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
    return combat is not None and combat.stage <= STAGE_WAIT and _settle_combat(t, combat)


def _settle_munchkin(t: Table, s: int) -> bool:
    summary = t.summaries[s] or summary_of(t, s)
    if (t.levels[s] < 1 or summary.queries & FLOOR) and t.levels[s] < level_floor(t, s):
        set_level(t, s, level_floor(t, s))
        return True
    if summary.passives & ATTACHMENTS:
        for kind in (CLASS, RACE):
            attachment = attachment_of(t, s, kind)
            if attachment >= 0 and not cards_of_kind(t, s, kind):  # CHARACTER-5
                discard(t, attachment)
                return True
    if not t.in_combat(s):
        for c in summary.items:
            if t.equipped[c] and not is_usable(t, s, c):  # ITEM-4
                unequip(t, c, s)
                return True
    for what in _may_exceed(summary):
        if excess(t, s, what):
            t.stack.append(Excess(s, what))
            return True
    return False


def _may_exceed(summary: SeatSummary) -> range:
    """The excesses worth looking for: it takes two of a kind, or a card that changes a limit."""
    changed = summary.queries & LIMITS
    low = CLASSES if changed or len(summary.droppable) > 1 else SLOTS
    return range(low, BIG + 1 if changed or len(summary.items) > 1 else SLOTS)


def _settle_combat(t: Table, combat: Combat) -> bool:
    cards = t.catalogue.cards
    for m in combat.monsters:
        if is_shy(t, combat, m):
            left = cards[m.card].leaves_treasures  # COMBAT-17
            remove_monster(t, combat, m, treasures_for(t, combat, m) if left < 0 else left)
            return True
    if ignored(t, combat) & NO_FOLLOWERS and _put_down(t, combat):
        return True
    if combat.helper >= 0 and helper_is_barred(t, combat):
        dismiss_helper(t, combat)
        return True
    if not combat.monsters:  # COMBAT-5: over at once
        fight = fight_under_way(t.stack)
        assert fight is not None
        while t.stack[-1] is not fight:
            t.stack.pop()
        fight.step = WON
        return True
    return False


def _put_down(t: Table, combat: Combat) -> bool:
    """ITEM-5: what only a follower who has fled let somebody hold."""
    for s in munchkins_in(combat):
        for what in (SLOTS, COMPLEX):
            if excess(t, s, what):
                t.stack.append(Excess(s, what))
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
