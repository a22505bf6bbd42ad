"""What a card or power may be aimed at: one list serves both listing and refusal, so that they
cannot differ.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import DOOR, MONSTER, TREASURE
from kickdoor.engine.acts.act import AimedAct
from kickdoor.engine.catalogue.model import (
    ON_ANY_MONSTER_SIDE,
    ON_CURSE,
    ON_DECK,
    ON_ESCAPED,
    ON_FACE,
    ON_FIGHTING,
    ON_FOLLOWER_OWNER,
    ON_IDLE_ITEM_OF,
    ON_ITEM_OF,
    ON_MONSTER,
    ON_NON_FIGHTER,
    ON_NOTHING,
    ON_OTHER,
    ON_OWN_ITEM,
    ON_PILE,
    ON_PLAYER,
    ON_RUNNERS,
    ON_SIDE,
    ON_SMALL_ITEM_OF,
    Condition,
)
from kickdoor.engine.catalogue.moments import M_BAD_STUFF, M_ROLLED
from kickdoor.engine.frames.frame import CHASE
from kickdoor.engine.queries.character import BOUND, is_called, is_cheated, items_of
from kickdoor.engine.queries.equipment import is_gear
from kickdoor.engine.queries.modifiers import munchkins_in
from kickdoor.engine.queries.timing import has_to_run, moment
from kickdoor.engine.queries.under_way import curse_answered, monster_of, roll_answered
from kickdoor.engine.refusals import (
    BETWEEN_ROLL,
    CARD_SAYS_NO,
    CARD_WRONG_TARGET,
    CURSE_GONE,
    NO_SUCH_MONSTER,
    NOT_ON_SELF,
    TARGET_DEAD,
    THEFT_IN_COMBAT,
    about,
)
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    MONSTERS,
    MUNCHKINS,
    REF_KIND,
    REF_MONSTER,
    REF_NUMBER,
    REF_SEAT,
    REF_VALUE,
    W_DOORS,
    W_TREASURES,
)


class Target:
    """One way to aim: what goes into `on`, `seat` (from), `choose` and `side` of an act. Never
    changed once made.
    """

    def __init__(
        self, on: tuple[int, ...] = (), seat: int = -1, choose: tuple[int, ...] = (), side: int = 0
    ) -> None:
        self.on = on
        self.seat = seat
        self.choose = choose
        self.side = side


NOTHING: Final = Target()
SIDES: Final = (Target(side=MUNCHKINS), Target(side=MONSTERS))


def at(ref: int) -> Target:
    """What is aimed at one player, monster or card."""
    return Target((ref,))


def choosing(ref: int) -> Target:
    """What is aimed by a choice alone."""
    return Target(choose=(ref,))


def is_bound(t: Table, c: int) -> bool:
    """Whether an Item cannot be stolen, traded or given away."""
    return bool(t.catalogue.cards[c].passives & BOUND)


def targets(t: Table, seat: int, on: int, card: int, when: Condition | None) -> list[Target]:
    """Everything a card or power of a seat may be aimed at now."""
    found = _all_targets(t, seat, on, card)
    if when is None:
        return found
    if when.target_higher >= 0:
        found = [x for x in found if _is_higher(t, seat, x) == bool(when.target_higher)]
    if when.target_max_level < 0 and not when.target_is:
        return found
    return [x for x in found if _fits_monster(t, when, x)]


def _is_higher(t: Table, seat: int, target: Target) -> bool:
    """Whether who is aimed at, or whose Item it is, is of a higher Level than a seat."""
    other = target.seat
    if target.on and target.on[0] & REF_KIND == REF_SEAT:
        other = target.on[0] & REF_VALUE
    return other >= 0 and t.levels[other] > t.levels[seat]


def _fits_monster(t: Table, when: Condition, target: Target) -> bool:
    """What a condition says of the monster aimed at; a target that is none is not asked."""
    combat = t.combat
    if combat is None or not target.on or target.on[0] & REF_KIND != REF_MONSTER:
        return True
    monster = combat.monster(target.on[0] & REF_VALUE)
    if monster is None:
        return False
    card = t.catalogue.cards[monster.card]
    if when.target_is and card.id != when.target_is:
        return False
    return when.target_max_level < 0 or card.level <= when.target_max_level


def _all_targets(t: Table, seat: int, on: int, card: int) -> list[Target]:
    if on == ON_NOTHING:
        return [NOTHING]
    if on in (ON_PLAYER, ON_OTHER, ON_FIGHTING, ON_NON_FIGHTER):
        return [at(REF_SEAT | s) for s in _players(t, seat, on)]
    if on == ON_MONSTER:
        return [at(r) for r in monster_refs(t)]
    if on in (ON_ITEM_OF, ON_SMALL_ITEM_OF, ON_IDLE_ITEM_OF):
        return _items_of_others(t, seat, on)
    if on == ON_OWN_ITEM:
        return [at(c) for c in _own_items(t, seat)]
    if on == ON_CURSE:
        return _curses(t)
    if on == ON_SIDE:
        return [*SIDES]
    return _other_targets(t, seat, on, card)


def _other_targets(t: Table, seat: int, on: int, card: int) -> list[Target]:
    if on == ON_PILE:
        return [choosing(c) for deck in (DOOR, TREASURE) for c in t.discards[deck]]
    if on == ON_DECK:
        return [choosing(W_DOORS), choosing(W_TREASURES)]
    if on == ON_FACE:
        return [choosing(REF_NUMBER | n) for n in range(1, 7)]
    if on == ON_RUNNERS:
        return _runners(t)
    if on == ON_ESCAPED:
        return _escaped(t)
    if on == ON_ANY_MONSTER_SIDE:
        return _sides_or_monster(t)
    assert on == ON_FOLLOWER_OWNER
    when = t.catalogue.cards[card].when
    id = "" if when is None else when.in_play
    owners = [s for s in t.living() if any(is_called(t, c, id) for c in t.in_play[s])]
    return [Target((REF_SEAT | to,), choose=(REF_SEAT | s,)) for to in t.living() for s in owners]


def monster_refs(t: Table) -> list[int]:
    """The monsters of the combat; between a roll and its Bad Stuff the one at hand (TIMING-7)."""
    combat = t.combat
    there = [] if combat is None else [m.id for m in combat.monsters]
    if moment(t) & (M_ROLLED | M_BAD_STUFF):
        there = [id for id in there if id == monster_of(t.stack[-2])]
    return [REF_MONSTER | id for id in there]


def hand_monsters(t: Table, seat: int) -> list[int]:
    return [c for c in t.hands[seat] if t.catalogue.cards[c].kind == MONSTER]


def _players(t: Table, seat: int, on: int) -> list[int]:
    combat = t.combat
    living = t.living()
    if on == ON_PLAYER:
        return living
    others = [s for s in living if s != seat]
    if on == ON_OTHER:
        return others
    if combat is None:
        return []
    if on == ON_FIGHTING:
        return [s for s in others if combat.has(s)]
    assert on == ON_NON_FIGHTER
    return [s for s in living if s != combat.fighter]


def _own_items(t: Table, seat: int) -> list[int]:
    in_play = [c for c in items_of(t, seat) if is_gear(t, c) and not is_cheated(t, seat, c)]
    return in_play + [c for c in t.hands[seat] if is_gear(t, c)]


def _items_of_others(t: Table, seat: int, on: int) -> list[Target]:
    result: list[Target] = []
    cards = t.catalogue.cards
    for s in t.living():
        # A thief keeps away from a fight; only who fights himself may take from one (WORD-2).
        if s == seat or (t.in_combat(s) and not t.in_combat(seat)):
            continue
        for c in items_of(t, s):
            if is_bound(t, c) or (on == ON_SMALL_ITEM_OF and cards[c].big):
                continue
            if on == ON_IDLE_ITEM_OF and (t.equipped[c] or not is_gear(t, c)):
                continue
            result.append(Target((c,), s))
    return result


def _curses(t: Table) -> list[Target]:
    """The Curse that strikes, and every one that lasts (CURSE-6)."""
    struck = curse_answered(t.stack)
    if struck is not None:
        return [at(struck.card)]
    return [Target((c,), s) for s in t.living() for c in t.curses[s]]


def _runners(t: Table) -> list[Target]:
    combat = t.combat
    if combat is None:
        return []
    refs = [REF_SEAT | s for s in munchkins_in(combat) if has_to_run(t, s)]
    single = [at(r) for r in refs]
    return single if len(refs) < 2 else [*single, Target((refs[0], refs[1]))]


def _escaped(t: Table) -> list[Target]:
    """Who got away, and from what: the runner at hand, or between two rolls anybody (ESCAPE-7)."""
    combat, roll = t.combat, roll_answered(t.stack)
    if combat is None or (roll is not None and roll.kind != CHASE):
        return []
    pairs = [] if roll is None else [roll.seat << 8 | monster_of(roll)]
    for x in combat.escaped:
        is_here = combat.monster(x & 255) is not None and not t.dead[x >> 8]
        if is_here and (roll is None or x >> 8 == roll.seat):
            pairs.append(x)
    return [Target((REF_SEAT | x >> 8,), choose=(REF_MONSTER | x & 255,)) for x in pairs]


def _sides_or_monster(t: Table) -> list[Target]:
    return [*SIDES, *[at(r) for r in monster_refs(t)]]


def fits(target: Target, act: AimedAct) -> bool:
    """Whether an act aims at this target; `from` may be left out where the card says it all."""
    if target.on != act.on or target.choose != act.choose or target.side != act.side:
        return False
    return target.seat == act.from_seat or act.from_seat < 0


def target_refusal(
    t: Table, seat: int, on: int, card: int, act: AimedAct, when: Condition | None
) -> int:
    """Why an act does not aim at anything it may; 0: it does."""
    for target in targets(t, seat, on, card, when):
        if fits(target, act):
            return 0
    for ref in act.on:
        if ref & REF_KIND == REF_SEAT and t.dead[ref & REF_VALUE]:
            return TARGET_DEAD
    if on == ON_MONSTER and moment(t) & (M_ROLLED | M_BAD_STUFF):
        return BETWEEN_ROLL
    if on == ON_MONSTER:  # TABLE-13: one that is there is left out by the card's own words
        there = any(fits(x, act) for x in _all_targets(t, seat, on, card))
        return about(CARD_WRONG_TARGET, card) if there else NO_SUCH_MONSTER
    if on == ON_CURSE:
        named = act.on[0] if len(act.on) == 1 and act.on[0] & REF_KIND == 0 else -1
        return about(CURSE_GONE, named)
    if on in (ON_ITEM_OF, ON_SMALL_ITEM_OF) and act.from_seat >= 0 and t.in_combat(act.from_seat):
        return THEFT_IN_COMBAT
    for ref in act.on:
        if ref & REF_KIND == 0 and is_bound(t, ref):
            return about(CARD_SAYS_NO, ref)
    if act.on == (REF_SEAT | seat,):
        return about(NOT_ON_SELF, card)
    return about(CARD_WRONG_TARGET, card)
