"""Passive modifiers are asked, not pushed: `total` walks a seat's cards and adds what answers the
query.

Conditions are decided here too, since they and the numbers ask for each other.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import ITEM, ONE_SHOT
from kickdoor.engine.catalogue.model import (
    BIG_LIMIT,
    COMPLEX_LIMIT,
    DIE,
    FOLLOWER_LIMIT,
    GRIP,
    HAND_LIMIT,
    HANDS,
    LEVEL_FLOOR,
    NO_FOLLOWERS,
    PER_GOLD_1000,
    PER_OTHER_UNDEAD,
    RUN_AWAY,
    Condition,
    Modifier,
)
from kickdoor.engine.queries.character import (
    gold_of,
    highest_level,
    in_force,
    is_active,
    is_called,
    is_epic,
    is_with_sidekick,
    suffered_traits_of,
    summary_of,
    traits_of,
)
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import MONSTERS

BASE_HANDS: Final = 2
BASE_HAND_LIMIT: Final = 5


def munchkins_in(combat: Combat) -> list[int]:
    return [combat.fighter] if combat.helper < 0 else [combat.fighter, combat.helper]


def is_undead(t: Table, monster: Monster) -> bool:
    """Whether a monster is Undead, by its card or by an enhancer."""
    cards = t.catalogue.cards
    if cards[monster.card].undead:
        return True
    return any(cards[e].undead for e in monster.enhancers)


def has_undead(t: Table) -> bool:
    combat = t.combat
    return combat is not None and any(is_undead(t, m) for m in combat.monsters)


def uses_fire(t: Table) -> bool:
    """Whether fire is on the munchkin side: equipped, or played for it."""
    combat = t.combat
    if combat is None:
        return False
    cards = t.catalogue.cards
    for s in munchkins_in(combat):
        for c in t.in_play[s]:
            if cards[c].fire and cards[c].kind == ITEM and is_active(t, s, c):
                return True
    for i in range(len(combat.cards)):
        card = cards[combat.cards[i]]
        if card.fire and card.kind == ONE_SHOT and combat.sides[i] != MONSTERS:
            return True
    return False


def holds(t: Table, when: Condition | None, seat: int, rolled: int = 0) -> bool:
    """Whether a condition holds for a munchkin."""
    if when is None:
        return True
    if when.other is not None and holds(t, when.other, seat, rolled):
        return True
    if when.has and not traits_of(t, seat) & when.has:
        return False
    if when.suffers and not suffered_traits_of(t, seat) & when.suffers:
        return False
    if when.lacks and traits_of(t, seat) & when.lacks:
        return False
    if when.min_level >= 0 and t.levels[seat] < when.min_level:
        return False
    if when.max_level >= 0 and t.levels[seat] > when.max_level:
        return False
    if when.rolled_min >= 0 and rolled < when.rolled_min:
        return False
    if when.rolled_max >= 0 and rolled > when.rolled_max:
        return False
    if when.nobody is not None and _holds_for_somebody(t, when.nobody):
        return False
    return _holds_at_table(t, when, seat) and _holds_in_combat(t, when, seat)


def _holds_for_somebody(t: Table, when: Condition) -> bool:
    combat = t.combat
    return combat is not None and any(holds(t, when, s) for s in munchkins_in(combat))


def _holds_at_table(t: Table, when: Condition, seat: int) -> bool:
    if when.own_turn >= 0 and (t.turn == seat) != bool(when.own_turn):
        return False
    if when.highest >= 0 and (seat in highest_level(t, t.living())) != bool(when.highest):
        return False
    if when.epic >= 0 and is_epic(t, seat) != bool(when.epic):
        return False
    if when.house >= 0 and t.rules.house_powers != bool(when.house):
        return False
    if when.just_fought >= 0 and t.just_fought != when.just_fought:
        return False
    if when.follower_lost >= 0 and t.follower_lost != when.follower_lost:
        return False
    if when.in_play:
        return any(is_called(t, c, when.in_play) for s in t.living() for c in t.in_play[s])
    return True


def _holds_in_combat(t: Table, when: Condition, seat: int) -> bool:
    if (
        when.alone < 0 and when.helping < 0 and when.fighting < 0 and when.fire < 0
        and when.plain < 0 and when.undead < 0 and when.behind < 0 and when.for_win < 0
    ):  # fmt: skip
        return True
    combat = t.combat
    if combat is None:
        return False
    if when.alone >= 0 and (combat.helper < 0) != bool(when.alone):
        return False
    if when.helping >= 0 and (combat.helper == seat) != bool(when.helping):
        return False
    if when.fighting >= 0 and (combat.fighter == seat) != bool(when.fighting):
        return False
    if when.fire >= 0 and uses_fire(t) != bool(when.fire):
        return False
    if when.undead >= 0 and has_undead(t) != bool(when.undead):
        return False
    return _holds_for_strength(t, when)


def _holds_for_strength(t: Table, when: Condition) -> bool:
    # Strength asks for modifiers and modifiers for strength: the import at call time breaks the
    # ring.
    from kickdoor.engine.queries import strength

    if when.plain >= 0 and strength.is_plain(t) != bool(when.plain):
        return False
    if when.behind >= 0 and strength.munchkins_lead(t) == bool(when.behind):
        return False
    return when.for_win < 0 or strength.is_for_win(t) == bool(when.for_win)


def holds_for_side(t: Table, when: Condition | None, combat: Combat, drawback: bool) -> bool:
    """Whether a monster's condition holds for anyone of the munchkin side (COMBAT-11).

    With `drawback` a trait counts only against those who suffer its drawbacks (CHARACTER-6).
    """
    if when is None:
        return True
    if drawback:
        return any(holds_against(t, when, s) for s in munchkins_in(combat))
    return any(holds(t, when, s) for s in munchkins_in(combat))


def holds_against(t: Table, when: Condition | None, seat: int) -> bool:
    """Whether a condition holds for a munchkin whom that harms: a trait that he has counts if he
    suffers its drawbacks (CHARACTER-6).
    """
    if when is not None and when.has and not suffered_traits_of(t, seat) & when.has:
        return when.other is not None and holds(t, when.other, seat)
    return holds(t, when, seat)


def times(t: Table, modifier: Modifier, seat: int, monster: Monster | None) -> int:
    """How many times a modifier counts."""
    if not modifier.per:
        return 1
    combat = t.combat
    if combat is None:
        return 0
    if modifier.per == PER_OTHER_UNDEAD:
        return sum(1 for m in combat.monsters if m is not monster and is_undead(t, m))
    if modifier.per == PER_GOLD_1000:
        return gold_of(t, combat.fighter) // 1000
    elf = t.catalogue.traits.get("elf", 0)
    return sum(1 for s in munchkins_in(combat) if traits_of(t, s) & elf)


def total(t: Table, query: int, seat: int) -> int:
    """The sum of what a seat's cards add to a query."""
    bit = 1 << query
    summary = t.summaries[seat] or summary_of(t, seat)
    if not summary.queries & bit:
        return 0
    cards = t.catalogue.cards
    result = 0
    for c in t.in_play[seat]:
        card = cards[c]
        if card.queries & bit and is_active(t, seat, c):
            for m in card.modifiers:
                if m.query == query and holds(t, m.when, seat):
                    result += m.add
    for c in t.curses[seat]:
        card = cards[c]
        if card.queries & bit and in_force(t, seat, c):
            for m in card.modifiers:
                if m.query == query and holds(t, m.when, seat):
                    result += m.add
    return result


def hands_of(t: Table, seat: int) -> int:
    return BASE_HANDS + total(t, HANDS, seat) - _fled(t, seat, HANDS)


def hands_for_two(t: Table, seat: int) -> int:
    """How many Hands a 2-Hands Item takes: an Epic Warrior has a better grip (OPTION-4)."""
    return 2 - total(t, GRIP, seat)


def hand_limit(t: Table, seat: int) -> int:
    return max(0, BASE_HAND_LIMIT + total(t, HAND_LIMIT, seat))


def big_limit(t: Table, seat: int) -> int:
    return 1 + total(t, BIG_LIMIT, seat)


def complex_limit(t: Table, seat: int) -> int:
    return 1 + total(t, COMPLEX_LIMIT, seat) - _fled(t, seat, COMPLEX_LIMIT)


def follower_limit(t: Table, seat: int) -> int:
    return 1 + total(t, FOLLOWER_LIMIT, seat)


def level_floor(t: Table, seat: int) -> int:
    return 1 + total(t, LEVEL_FLOOR, seat)


def die_modifier(t: Table, seat: int) -> int:
    return total(t, DIE, seat)


def escape_modifier(t: Table, seat: int, monster: Monster) -> int:
    """What is added to an escape roll: the runner's for all, the monster's for that monster
    (ESCAPE-1).
    """
    card = t.catalogue.cards[monster.card]
    own = 0 if monster.tamed else card.run_away
    return total(t, RUN_AWAY, seat) - _fled(t, seat, RUN_AWAY) + die_modifier(t, seat) + own


def _fled(t: Table, seat: int, query: int) -> int:
    """What followers who keep away from this fight would add to a query."""
    combat = t.combat
    if combat is None or not combat.has(seat):
        return 0
    from kickdoor.engine.queries import strength

    if not strength.ignored(t, combat) & NO_FOLLOWERS:
        return 0
    cards = t.catalogue.cards
    result = 0
    for c in t.in_play[seat]:
        if is_with_sidekick(t, c) and is_active(t, seat, c):
            for m in cards[c].modifiers:
                if m.query == query and holds(t, m.when, seat):
                    result += m.add
    return result
