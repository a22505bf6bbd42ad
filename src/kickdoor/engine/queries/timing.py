"""When things may be done: the moment at hand, and whether a card or power may be used in it
(TIMING).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from kickdoor.engine.catalogue.model import Power
from kickdoor.engine.catalogue.moments import (
    L_COMBAT,
    L_MONSTER,
    L_OWN_TURN,
    L_ROLL,
    L_TURN,
    M_BAD_STUFF,
    M_COMBAT,
    M_CURSE,
    M_FIRST_ROLL,
    M_LOST,
    M_OPENING,
    M_REST,
    M_ROLLED,
    M_RUN,
    M_TURN,
    T_ANY_ESCAPE,
    T_ANY_FAILED,
    T_AS_ITEM,
    T_BAD_STUFF,
    T_BEFORE_KICK,
    T_CLASS,
    T_EQUIP,
    T_FIRST_ROLL,
    T_HELPER,
    T_IN_COMBAT,
    T_OUT_OF_COMBAT,
    T_OWN_COMBAT,
    T_OWN_ESCAPE_ROLL,
    T_OWN_FAILED,
    T_OWN_ROLL,
    T_OWN_TURN,
    T_OWN_TURN_COMBAT,
    T_RUNNER,
    T_RUNNER_FIRST,
    TIMING_MOMENTS,
)
from kickdoor.engine.frames.frame import CHASE, DIE_ROLL, PROMPT
from kickdoor.engine.frames.waiting import Waiting
from kickdoor.engine.queries.under_way import (
    bad_stuff_under_way,
    escapes_under_way,
    monster_of,
    roll_answered,
)
from kickdoor.engine.refusals import (
    BETWEEN_ROLL,
    BETWEEN_ROLLS,
    CARD_LIMIT,
    CARD_NOT_NOW,
    CURSE_UNDER_WAY,
    EQUIPMENT_FIXED,
    FIGHT_DECIDED,
    LIMIT_REACHED,
    NO_COMBAT,
    NOT_ANY_TIME,
    NOT_NOW,
    OPENING_ONLY,
    OWN_TURN_ONLY,
    ROLL_UNDER_WAY,
    TREASURE_NOT_NOW,
    about,
)
from kickdoor.engine.state.combat import STAGE_WAIT
from kickdoor.engine.state.table import Table

NEEDED: Final = 5  # ESCAPE-1


def moment(t: Table) -> int:
    """What the table waits for, as the bit of a moment: every waiting frame carries its own."""
    f = t.stack[-1]
    return cast(Waiting, f).moment if f.kind <= PROMPT else 0


def is_at_rest(t: Table) -> bool:
    """Whether the any-time acts of every seat are open (TABLE-2)."""
    return bool(moment(t) & M_REST)


def runner_of(t: Table) -> int:
    """Who is running now; -1: nobody."""
    escapes = escapes_under_way(t.stack)
    return -1 if escapes is None else escapes.runner


def has_rolled(t: Table, seat: int) -> bool:
    """Whether a runner has rolled a die yet: an escape or a catch without one is no roll."""
    escapes = escapes_under_way(t.stack)
    return escapes is not None and bool(escapes.have_rolled >> seat & 1)


def has_to_run(t: Table, seat: int) -> bool:
    """Whether a munchkin of a lost fight is not away yet, by his run or by a card's word."""
    combat, escapes = t.combat, escapes_under_way(t.stack)
    if combat is None or escapes is None or seat not in combat.losers or t.dead[seat]:
        return False
    turn = combat.losers.index(seat)
    ahead = escapes.ahead if turn == escapes.turn else [m.id for m in combat.monsters]
    return turn >= escapes.turn and any(seat << 8 | id not in combat.auto for id in ahead)


def wrong_moment(t: Table, card: int) -> int:
    """The narrowest rule against playing something that does not fit the moment at all."""
    m = moment(t)
    if m == M_OPENING:
        return OPENING_ONLY
    if m & (M_ROLLED | M_BAD_STUFF):
        return BETWEEN_ROLL if is_failed(t) else ROLL_UNDER_WAY
    if m == M_CURSE:
        return CURSE_UNDER_WAY
    if m & (M_RUN | M_FIRST_ROLL):
        return BETWEEN_ROLLS
    if m & M_REST:
        return about(CARD_NOT_NOW, card)
    return NOT_NOW


def timing_refusal(t: Table, seat: int, timing: int, card: int) -> int:
    """Why a card or power of this timing may not be used by a seat now; 0: it may."""
    m = moment(t)
    moments = TIMING_MOMENTS[timing]
    if not moments & m:
        if moments & M_COMBAT and not moments & M_TURN:
            combat = t.combat
            if combat is None:
                return about(NO_COMBAT, card)
            if combat.stage > STAGE_WAIT and m & M_LOST and not is_failed(t):
                return about(FIGHT_DECIDED, card)
        return wrong_moment(t, card)
    return _who_may(t, seat, timing, card, m)


def _who_may(t: Table, seat: int, timing: int, card: int, m: int) -> int:
    if timing <= T_OWN_COMBAT:
        return _combat_timing(t, seat, timing, card)
    if timing == T_HELPER:
        combat = t.combat
        return 0 if combat is not None and combat.helper == seat else about(CARD_NOT_NOW, card)
    if timing == T_OUT_OF_COMBAT and is_just_drawn(t, card):
        return 0
    if timing in (T_AS_ITEM, T_OWN_TURN, T_OUT_OF_COMBAT, T_BEFORE_KICK, T_CLASS, T_EQUIP):
        return _turn_timing(t, seat, timing, card, m)
    if timing in (T_FIRST_ROLL, T_RUNNER_FIRST, T_RUNNER):
        return _escape_timing(t, seat, timing, card)
    if timing in (T_OWN_ROLL, T_OWN_ESCAPE_ROLL, T_OWN_FAILED, T_ANY_FAILED, T_ANY_ESCAPE):
        return _roll_timing(t, seat, timing, card)
    if timing == T_BAD_STUFF:
        bad = bad_stuff_under_way(t.stack)
        return 0 if bad is not None and bad.victim == seat else about(CARD_NOT_NOW, card)
    if timing == T_OWN_TURN_COMBAT:
        return _lamp_timing(t, seat, card)
    return 0


def _combat_timing(t: Table, seat: int, timing: int, card: int) -> int:
    combat = t.combat
    if timing < T_IN_COMBAT or combat is None:
        return 0
    if timing == T_IN_COMBAT and not combat.has(seat):
        return about(CARD_NOT_NOW, card)
    if timing == T_OWN_COMBAT and combat.fighter != seat:
        return about(CARD_NOT_NOW, card)
    return 0


def is_just_drawn(t: Table, card: int) -> bool:
    """Whether a card that asks how it was drawn was drawn just now (WORD-5): that moment is its
    own, in a fight too.
    """
    just = card in t.received and t.catalogue.cards[card].asks_face
    return just and card << 1 not in t.got


def _turn_timing(t: Table, seat: int, timing: int, card: int, m: int) -> int:
    fighting = t.in_combat(seat)
    if timing == T_CLASS:
        # TIMING-3: on one's own turn, even in combat; TIMING-5: just received, out of combat.
        if t.turn == seat or (card in t.received and not fighting):
            return 0
        return about(OWN_TURN_ONLY, card)
    if timing == T_EQUIP:
        if m == M_OPENING:
            return 0
        return about(EQUIPMENT_FIXED, card) if fighting else 0
    if timing == T_AS_ITEM:
        if t.rules.treasures_any_time:
            return 0
        just = card in t.received
        if fighting or (t.turn != seat and not just):
            return about(TREASURE_NOT_NOW, card)
        return 0
    if fighting:
        return about(CARD_NOT_NOW, card)
    if timing != T_OUT_OF_COMBAT and t.turn != seat:
        return about(CARD_NOT_NOW, card)
    return 0


def _escape_timing(t: Table, seat: int, timing: int, card: int) -> int:
    runner = runner_of(t)
    if timing == T_RUNNER:
        return 0 if runner == seat else about(CARD_NOT_NOW, card)
    if timing == T_RUNNER_FIRST and runner != seat:
        return about(CARD_NOT_NOW, card)
    return about(BETWEEN_ROLLS, card) if has_rolled(t, runner) else 0


def is_failed(t: Table) -> bool:
    """Whether the table waits between a failed escape and its Bad Stuff (TIMING-7)."""
    roll = roll_answered(t.stack)
    is_run = roll is not None and roll.kind == CHASE
    return moment(t) == M_BAD_STUFF or (roll is not None and is_run and not roll.succeeds())


def _roll_timing(t: Table, seat: int, timing: int, card: int) -> int:
    roll = roll_answered(t.stack)
    no = about(CARD_NOT_NOW, card)
    if roll is None:  # ESCAPE-7: between two rolls what acts on escapes is open
        return 0 if timing == T_ANY_ESCAPE else no
    if timing == T_OWN_ROLL:
        return 0 if roll.seat == seat and (roll.kind == DIE_ROLL or roll.is_open()) else no
    if roll.kind != CHASE:
        return no
    if timing == T_ANY_ESCAPE:
        return 0 if roll.succeeds() else no
    if timing == T_ANY_FAILED:
        return no if roll.succeeds() else 0
    if roll.seat != seat or not roll.is_open():
        return no
    if timing == T_OWN_ESCAPE_ROLL:
        return 0
    return no if roll.succeeds() else 0


def _lamp_timing(t: Table, seat: int, card: int) -> int:
    if t.turn != seat:
        return about(CARD_NOT_NOW, card)
    # A roll that did not fail leaves nobody to be saved from anything.
    return about(FIGHT_DECIDED, card) if moment(t) == M_ROLLED and not is_failed(t) else 0


def uses(used: Sequence[int], seat: int, power: int) -> int:
    return used.count(seat << 12 | power)


def uses_on(t: Table, seat: int, power: int, subject: int) -> int:
    """How often a seat has used a power on a victim, or on rolls for a monster, in this combat."""
    return 0 if t.combat is None else t.combat.used_on.count(power << 16 | seat << 8 | subject)


def limit_left(t: Table, seat: int, power: Power) -> int:
    """How many more units of a power a seat may use now."""
    if power.limit == L_COMBAT:
        combat = t.combat
        spent = 0 if combat is None else uses(combat.used, seat, power.number)
    elif power.limit in (L_TURN, L_OWN_TURN):
        spent = uses(t.used, seat, power.number)
    elif power.limit == L_ROLL:
        roll = roll_answered(t.stack)
        spent = 0 if roll is None else roll.powers.count(power.number)
    elif power.limit == L_MONSTER:
        roll = roll_answered(t.stack)
        spent = 0 if roll is None else uses_on(t, seat, power.number, monster_of(roll))
    else:
        return 99
    return power.limit_count - spent


def most_cards(t: Table, seat: int, power: Power) -> int:
    """How many cards may be paid at once: limits per combat and per roll count cards, others count
    uses.
    """
    return limit_left(t, seat, power) if power.limit in (L_COMBAT, L_ROLL) else 99


def limit_refusal(t: Table, seat: int, power: Power, card: int) -> int:
    """How many cards may be paid is told by CHARACTER-7, how often by the card alone (TABLE-13)."""
    if limit_left(t, seat, power) > 0:
        return 0
    by_cards = power.price is not None and power.limit in (L_COMBAT, L_ROLL)
    return about(LIMIT_REACHED if by_cards else CARD_LIMIT, card)


def any_time_refusal(t: Table, seat: int) -> int:
    """Why no any-time act is open to a seat (TIMING-1); 0: it is."""
    m = moment(t)
    if m & M_REST:
        return 0
    if m == M_OPENING:
        return OPENING_ONLY
    if m & (M_ROLLED | M_BAD_STUFF):
        return BETWEEN_ROLL if is_failed(t) else ROLL_UNDER_WAY
    return CURSE_UNDER_WAY if m == M_CURSE else NOT_ANY_TIME
