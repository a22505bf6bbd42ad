"""Combat strength, itemised: every number with the card or rule it comes from (COMBAT-2)."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.card_words import PASSIVES
from kickdoor.cards.model import ONE_SHOT
from kickdoor.engine.catalogue.model import (
    EXTRA_LEVELS,
    EXTRA_TREASURES,
    NO_BONUSES,
    NO_FOLLOWERS,
    NO_LEVELS,
    PER_MUNCHKIN,
    REVERSED_LASERS,
    STRENGTH,
    Card,
)
from kickdoor.engine.queries.character import (
    has_passive,
    in_force,
    is_active,
    is_with_sidekick,
)
from kickdoor.engine.queries.modifiers import (
    holds,
    holds_against,
    holds_for_side,
    munchkins_in,
    times,
)
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import MONSTERS, MUNCHKINS

TIES: Final = 1 << PASSIVES.index("ties")
HELPER_LEVEL: Final = 1 << PASSIVES.index("helper-level")
BOOST: Final = 5  # numbers per boost
# What a line of a sum may come from; each is told by `strength-SOURCE` in every language.
SOURCES: Final[tuple[str, ...]] = (
    "level", "card", "power", "enhancer", "one-shot", "curse", "double",
)  # fmt: skip


class Line:
    """One line of a sum of strengths: who counts for how much, and by what.

    Attributes:
        side: MUNCHKINS or MONSTERS.
        seat: Whose it is; -1: a monster's.
        monster: The monster's number in the combat; -1: a munchkin's.
        amount: How much it adds.
        card: The card it comes from; -1: none.
        source: What it comes from, one of `SOURCES`.
        traits: Against whom a monster's own number counts, as a mask; 0: whoever it is.
    """

    def __init__(
        self,
        side: int,
        seat: int,
        monster: int,
        amount: int,
        card: int,
        source: str,
        traits: int = 0,
    ) -> None:
        assert source in SOURCES, f"{source!r} is none of SOURCES"
        self.side = side
        self.seat = seat
        self.monster = monster
        self.amount = amount
        self.card = card
        self.source = source
        self.traits = traits


class Strengths:
    """Both sides of the fight at hand, with their lines.

    Attributes:
        ours: The munchkins' strength.
        theirs: The monsters' strength.
        lines: What the two are the sums of.
    """

    def __init__(self, ours: int, theirs: int, lines: list[Line]) -> None:
        self.ours = ours
        self.theirs = theirs
        self.lines = lines


def ignored(t: Table, combat: Combat) -> int:
    """What does not count in this fight, by any of its monsters (COMBAT-7)."""
    bits = 0
    for m in combat.monsters:
        if not m.tamed:
            bits |= t.catalogue.cards[m.card].ignores
    return bits


def scares_sidekicks(t: Table) -> int:
    """The monster before which Sidekicks keep away from the fight; -1: none does."""
    for m in [] if t.combat is None else t.combat.monsters:
        if t.catalogue.cards[m.card].ignores & NO_FOLLOWERS and not m.tamed:
            return m.card
    return -1


def card_bonus(t: Table, seat: int, c: int, bits: int) -> int:
    """What a card in play gives its owner in the fight at hand, under what is ignored."""
    card = t.catalogue.cards[c]
    if not card.bonus and not card.queries & 1 << STRENGTH:
        return 0
    if card.kind == ONE_SHOT or not is_active(t, seat, c):
        return 0
    if card.is_item and bits & card.sort:
        return 0
    if bits & NO_FOLLOWERS and is_with_sidekick(t, c):
        return 0
    amount = card.bonus
    for m in card.modifiers:
        if m.query == STRENGTH and holds(t, m.when, seat):
            amount += m.add * times(t, m, seat, None)
    if card.laser and bits & REVERSED_LASERS:
        return -amount
    return amount


def munchkin_strength(t: Table, combat: Combat, seat: int, sink: list[Line] | None = None) -> int:
    """What one munchkin brings to the fight."""
    cards = t.catalogue.cards
    bits = ignored(t, combat)
    result = 0
    if not bits & NO_LEVELS:
        result = t.levels[seat]
        if sink is not None:
            sink.append(Line(MUNCHKINS, seat, -1, result, -1, "level"))
    if bits & NO_BONUSES:
        return result
    curses = [c for c in t.curses[seat] if in_force(t, seat, c)]
    for c in curses:
        bits |= cards[c].ignores
    for c in t.in_play[seat]:
        amount = card_bonus(t, seat, c, bits)
        if amount:
            result += amount
            if sink is not None:
                sink.append(Line(MUNCHKINS, seat, -1, amount, c, "card"))
    for c in curses:
        for m in cards[c].modifiers:
            if m.query == STRENGTH and holds(t, m.when, seat):
                amount = m.add * times(t, m, seat, None)
                result += amount
                if sink is not None and amount:
                    sink.append(Line(MUNCHKINS, seat, -1, amount, c, "curse"))
    result += _monster_penalties(t, combat, seat, sink)
    return result + _boosts(combat, seat, sink)


def _monster_penalties(t: Table, combat: Combat, seat: int, sink: list[Line] | None) -> int:
    """What monsters take from a munchkin himself, as a penalty of his own."""
    result = 0
    for monster in combat.monsters:
        if monster.tamed:
            continue
        for m in t.catalogue.cards[monster.card].modifiers:
            if m.query != STRENGTH or m.per != PER_MUNCHKIN:
                continue
            if holds_against(t, m.when, seat):
                result += m.add
                if sink is not None:
                    sink.append(Line(MUNCHKINS, seat, -1, m.add, monster.card, "card"))
    return result


def _boosts(combat: Combat, seat: int, sink: list[Line] | None) -> int:
    result = 0
    b = combat.boosts
    for i in range(0, len(b), BOOST):
        if b[i + 1] == seat and b[i + 4] < 0:
            result += b[i + 2]
            if sink is not None:
                sink.append(Line(MUNCHKINS, seat, -1, b[i + 2], b[i], "power"))
    return result


def one_shot_strength(t: Table, combat: Combat, card: Card, side: int) -> int:
    """What a one-shot brings the side it is played for.

    It is nobody's once it lies there, and what it gives under a condition asks about the munchkins
    in the combat, as a monster does (COMBAT-11): one of whom it holds is enough.
    """
    amount = card.bonus
    for m in card.modifiers:
        is_drawback = (m.add > 0) == (side == MONSTERS)
        if m.query == STRENGTH and holds_for_side(t, m.when, combat, is_drawback):
            amount += m.add * times(t, m, combat.fighter, None)
    return amount


def _one_shots(t: Table, combat: Combat, side: int, sink: list[Line] | None) -> int:
    cards = t.catalogue.cards
    result = 0
    for i in range(len(combat.cards)):
        if combat.sides[i] != side:
            continue
        c = combat.cards[i]
        amount = one_shot_strength(t, combat, cards[c], side)
        result += amount
        if sink is not None:
            sink.append(Line(side, -1, -1, amount, c, "one-shot"))
    return result


def munchkins_strength(t: Table, combat: Combat, sink: list[Line] | None = None) -> int:
    """The munchkin side's strength."""
    result = 0
    for s in munchkins_in(combat):
        result += munchkin_strength(t, combat, s, sink)
    if not ignored(t, combat) & NO_BONUSES:
        result += _one_shots(t, combat, MUNCHKINS, sink)
        if combat.doubled:
            twin = result * combat.doubled
            result += twin
            if sink is not None:
                sink.append(Line(MUNCHKINS, combat.fighter, -1, twin, -1, "double"))
    return result


def monster_strength(
    t: Table, combat: Combat, monster: Monster, sink: list[Line] | None = None
) -> int:
    """One monster's strength, with its enhancers and what was fed to it."""
    cards = t.catalogue.cards
    card = cards[monster.card]
    result = card.level
    if sink is not None:
        sink.append(Line(MONSTERS, -1, monster.id, result, monster.card, "level"))
    if not monster.tamed:
        for m in card.modifiers:
            if (
                m.query != STRENGTH
                or m.per == PER_MUNCHKIN
                or not holds_for_side(t, m.when, combat, m.add > 0)
            ):
                continue
            amount = m.add * times(t, m, combat.fighter, monster)
            result += amount
            if sink is not None and amount:
                traits = 0 if m.when is None else m.when.has
                sink.append(Line(MONSTERS, -1, monster.id, amount, monster.card, "power", traits))
    for e in monster.enhancers:
        amount = _enhancement(t, combat, monster, cards[e])
        result += amount
        if sink is not None and amount:
            sink.append(Line(MONSTERS, -1, monster.id, amount, e, "enhancer"))
    b = combat.boosts
    for i in range(0, len(b), BOOST):
        if b[i + 4] == monster.id:
            result += b[i + 2]
            if sink is not None:
                sink.append(Line(MONSTERS, -1, monster.id, b[i + 2], b[i], "power"))
    return result


def _enhancement(t: Table, combat: Combat, monster: Monster, enhancer: Card) -> int:
    """What an enhancer adds to its monster; what it asks, it asks as the monster would."""
    amount = enhancer.bonus
    for m in enhancer.modifiers:
        if m.query == STRENGTH and holds_for_side(t, m.when, combat, m.add > 0):
            amount += m.add * times(t, m, combat.fighter, monster)
    return amount


def monsters_strength(t: Table, combat: Combat, sink: list[Line] | None = None) -> int:
    result = 0
    for m in combat.monsters:
        result += monster_strength(t, combat, m, sink)
    return result + _one_shots(t, combat, MONSTERS, sink)


def refresh(t: Table) -> None:
    """Bring the cached sums up to date; they hold as long as the stamp does."""
    combat = t.combat
    if combat is None or t.cache_stamp == t.stamp:
        return
    t.cache_ours = munchkins_strength(t, combat)
    t.cache_theirs = monsters_strength(t, combat)
    t.cache_stamp = t.stamp


def itemised(t: Table) -> Strengths:
    combat = t.combat
    if combat is None:
        return Strengths(0, 0, [])
    lines: list[Line] = []
    ours = munchkins_strength(t, combat, lines)
    theirs = monsters_strength(t, combat, lines)
    return Strengths(ours, theirs, lines)


def munchkins_lead(t: Table) -> bool:
    """Whether the munchkins would win now; ties need a Warrior among them (COMBAT-3)."""
    combat = t.combat
    if combat is None:
        return False
    refresh(t)
    if t.cache_ours != t.cache_theirs:
        return t.cache_ours > t.cache_theirs
    return any(has_passive(t, s, TIES) for s in munchkins_in(combat))


def munchkins_exceed(t: Table) -> bool:
    """Whether the munchkins are stronger now, be a Warrior among them or not."""
    refresh(t)
    return t.combat is not None and t.cache_ours > t.cache_theirs


def is_plain(t: Table) -> bool:
    """Whether nothing but the fighter's own Level counts, and nobody helps."""
    combat = t.combat
    if combat is None or combat.helper >= 0 or combat.doubled:
        return False
    lines: list[Line] = []
    munchkins_strength(t, combat, lines)
    return all(line.source == "level" for line in lines)


def _extra(t: Table, combat: Combat, monster: Monster, query: int) -> int:
    card = t.catalogue.cards[monster.card]
    result = 0
    if monster.tamed or not card.queries & 1 << query:
        return result
    for m in card.modifiers:
        if m.query != query or m.per == PER_MUNCHKIN:
            continue
        if holds_for_side(t, m.when, combat, False):
            result += m.add * times(t, m, combat.fighter, monster)
    return result


def levels_for(t: Table, combat: Combat, monster: Monster) -> int:
    """Levels the fighter gains for killing it."""
    own = own_extra_levels(t, combat.fighter, monster)
    return t.catalogue.cards[monster.card].levels + _extra(t, combat, monster, EXTRA_LEVELS) + own


def own_extra_levels(t: Table, seat: int, monster: Monster) -> int:
    """Levels that a munchkin gains on top for what he is himself, fighter or helper."""
    if monster.tamed:
        return 0
    return sum(
        m.add
        for m in t.catalogue.cards[monster.card].modifiers
        if m.query == EXTRA_LEVELS and m.per == PER_MUNCHKIN and holds(t, m.when, seat)
    )


def treasures_for(t: Table, combat: Combat, monster: Monster) -> int:
    """Treasures it leaves: enhancers change them, never below one (COMBAT-8)."""
    cards = t.catalogue.cards
    printed = cards[monster.card].treasures
    changed = printed
    for e in monster.enhancers:
        changed += cards[e].treasures_mod
    if changed < 1 <= printed:
        changed = 1
    return changed + _extra(t, combat, monster, EXTRA_TREASURES)


def is_shy(t: Table, combat: Combat, monster: Monster) -> bool:
    """Whether a monster will not fight somebody who is in the fight, and leaves (COMBAT-17)."""
    shy = t.catalogue.cards[monster.card].will_not_fight
    return (
        shy is not None
        and not monster.tamed
        and any(holds(t, shy, s) for s in munchkins_in(combat))
    )


def levels_at_stake(t: Table, combat: Combat) -> int:
    return combat.kills + sum(levels_for(t, combat, m) for m in combat.monsters)


def helper_levels_at_stake(t: Table, combat: Combat) -> int:
    """Levels the kills at hand would bring the helper (HELP-3)."""
    if combat.helper < 0:
        return 0
    levels = sum(own_extra_levels(t, combat.helper, m) for m in combat.monsters)
    if t.rules.helping_elf_levels and has_passive(t, combat.helper, HELPER_LEVEL):
        levels += combat.killed - combat.unhelped + len(combat.monsters)
    return levels


def treasures_at_stake(t: Table, combat: Combat) -> int:
    stake = combat.treasure
    for m in combat.monsters:
        stake += treasures_for(t, combat, m)
    return stake


def is_for_win(t: Table) -> bool:
    """Whether the kills at hand would bring the fighter to the winning Level (HELP-4)."""
    combat = t.combat
    if combat is None:
        return False
    return t.levels[combat.fighter] + levels_at_stake(t, combat) >= t.rules.win_level


def winners_at_stake(t: Table) -> list[int]:
    """Who would win the game if the fight were won: fighter, helper, or both (HELP-4, OPTION-2)."""
    combat = t.combat
    if combat is None:
        return []
    found = [combat.fighter] if is_for_win(t) else []
    if combat.helper >= 0:
        helped = helper_levels_at_stake(t, combat)
        lifted = helped > 0 and t.levels[combat.helper] + helped >= t.rules.win_level
        if lifted or (found and t.rules.shared_victory):
            found.append(combat.helper)
    return found


def game_winners(t: Table) -> list[int]:
    """Who would win the game with the fight as it stands."""
    return winners_at_stake(t) if t.combat is not None and munchkins_lead(t) else []
