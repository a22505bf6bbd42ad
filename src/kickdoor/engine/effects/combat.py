"""Verbs of combat: bonuses bought, monsters that come, go and change, helpers forced."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.card_words import PASSIVES
from kickdoor.cards.model import DECKS, ITEM, ONE_SHOT, TREASURE
from kickdoor.engine.acts.act import AimedAct
from kickdoor.engine.acts.act_kinds import UsePower
from kickdoor.engine.catalogue.model import Power
from kickdoor.engine.effects.step import Step
from kickdoor.engine.effects.step_making import Steps
from kickdoor.engine.events.event_kinds import CombatTransferred
from kickdoor.engine.fighting import (
    dismiss_helper,
    join_monster,
    kill_monster,
    remove_monster,
    take_helper,
    twin_monster,
)
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.escape import run_on
from kickdoor.engine.frames.fight import DECLARE, FLED, OVER
from kickdoor.engine.frames.frame import PROMPT
from kickdoor.engine.queries.character import is_active, passive_card
from kickdoor.engine.queries.equipment import bigs_of, equip_refusal
from kickdoor.engine.queries.modifiers import big_limit
from kickdoor.engine.queries.strength import (
    is_for_win,
    munchkins_exceed,
    munchkins_lead,
    treasures_for,
)
from kickdoor.engine.queries.targets import is_bound, targets
from kickdoor.engine.queries.under_way import fight_under_way
from kickdoor.engine.refusals import (
    CARD_SAYS_NO,
    CARD_WRONG_TARGET,
    FORCED_FOR_THE_WIN,
    about,
)
from kickdoor.engine.settle import no_helper_refusal
from kickdoor.engine.state.combat import COMPELLED, FORCED, STAGE_RUN, Combat
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.moves import changed, discard, emit, equip, hand_over, put
from kickdoor.engine.state.offer import Offer
from kickdoor.engine.state.table import Table, with_one
from kickdoor.engine.words_of_play import (
    COMBAT,
    REF_KIND,
    REF_MONSTER,
    REF_VALUE,
)

_TREASURE: Final = ("no", "yes", "edition", "if-last")
UNFORCED: Final = 1 << PASSIVES.index("unforced")


def the_combat(t: Table) -> Combat:
    combat = t.combat
    assert combat is not None
    return combat


def target_monster(t: Table, effect: RunningEffect) -> Monster | None:
    """The monster an effect is aimed at, if it is still there."""
    if t.combat is None or effect.target & REF_KIND != REF_MONSTER:
        return None
    return t.combat.monster(effect.target & REF_VALUE)


class Boost(Step):
    """A bonus bought: for its buyer, or for the monster it is fed to."""

    def __init__(self, amount: int, monsters: bool, per_card: bool) -> None:
        super().__init__()
        self.amount = amount
        self.monsters = monsters
        self.per_card = per_card

    def run(self, t: Table, effect: RunningEffect) -> bool:
        amount = self.amount * (effect.number if self.per_card else 1)
        monster = effect.target & REF_VALUE if self.monsters else -1
        seat = -1 if self.monsters else effect.player
        the_combat(t).boosts += (effect.card, seat, amount, 0, monster)
        changed(t)
        return True


class Weaken(Step):
    """A penalty on another munchkin in the combat."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def run(self, t: Table, effect: RunningEffect) -> bool:
        the_combat(t).boosts += (effect.card, effect.subject, -self.amount, 0, -1)
        changed(t)
        return True


TREASURE_NO: Final = 0
TREASURE_YES: Final = 1
TREASURE_BY_EDITION: Final = 2
TREASURE_IF_LAST: Final = 3


class RemoveMonster(Step):
    """Gone without a kill (COMBAT-5)."""

    def __init__(self, treasure: int) -> None:
        super().__init__()
        self.treasure = treasure

    def run(self, t: Table, effect: RunningEffect) -> bool:
        monster = target_monster(t, effect)
        if monster is None:
            return True
        combat = the_combat(t)
        left = treasures_for(t, combat, monster)
        too_late = (
            effect.player << 8 | monster.id in combat.escaped
        )  # HELP-6: it only saves others now
        if (
            too_late
            or self.treasure == TREASURE_NO
            or (self.treasure == TREASURE_BY_EDITION and not t.rules.removed_leave_treasure)
            or (self.treasure == TREASURE_IF_LAST and len(combat.monsters) > 1)
        ):
            left = 0
        remove_monster(t, combat, monster, left)
        fight = fight_under_way(t.stack)
        if combat.stage == STAGE_RUN and fight is not None:
            fight.step = FLED if too_late else OVER
            run_on(t)
        return True


class KillMonster(Step):
    def run(self, t: Table, effect: RunningEffect) -> bool:
        monster = target_monster(t, effect)
        if monster is not None:
            kill_monster(t, the_combat(t), monster)
            drop_side(t, effect.card)
        return True


def drop_side(t: Table, card: int) -> None:
    """A one-shot used on a monster gives neither side its bonus."""
    combat = t.combat
    if combat is not None and card in combat.cards:
        combat.sides = with_one(combat.sides, combat.cards.index(card), 0)


class RemoveAll(Step):
    """Every monster leaves; so many Treasures come in their place, and the room may be looted."""

    def __init__(self, treasures: int, loot: bool) -> None:
        super().__init__()
        self.treasures = treasures
        self.loot = loot

    def run(self, t: Table, effect: RunningEffect) -> bool:
        combat = the_combat(t)
        for m in combat.monsters.copy():
            remove_monster(t, combat, m, 0)
        combat.treasure += self.treasures
        if self.loot and combat.fighter == t.turn:
            combat.may_loot = 1
        return True


class Reward(Step):
    """Cards in place of a fight, drawn when the combat is over: the fighter's own, face down, or
    Treasures shared like the monsters' (COMBAT-12).
    """

    def __init__(self, deck: int, count: int, shared: bool) -> None:
        super().__init__()
        self.deck = deck
        self.count = count
        self.shared = shared

    def run(self, t: Table, effect: RunningEffect) -> bool:
        combat = the_combat(t)
        if self.shared and self.deck == TREASURE:
            combat.treasure += self.count
        else:
            combat.draws += (self.deck, self.count)
        return True


class AddMonster(Step):
    """A monster from the hand joins, or takes the place of one that is there, whose Treasure goes
    by the edition (COMBAT-5).
    """

    def __init__(self, instead: bool) -> None:
        super().__init__()
        self.instead = instead

    def run(self, t: Table, effect: RunningEffect) -> bool:
        combat = the_combat(t)
        if self.instead:
            monster = target_monster(t, effect)
            if monster is None:
                return True
            left = treasures_for(t, combat, monster) if t.rules.removed_leave_treasure else 0
            remove_monster(t, combat, monster, left)
        join_monster(t, combat, effect.also, effect.player)
        return True


class CloneMonster(Step):
    def run(self, t: Table, effect: RunningEffect) -> bool:
        monster = target_monster(t, effect)
        if monster is not None:
            twin_monster(t, the_combat(t), monster, effect.card, effect.player)
        return True


class TameMonster(Step):
    """Its printed powers and conditional bonuses are off for this combat."""

    def run(self, t: Table, effect: RunningEffect) -> bool:
        monster = target_monster(t, effect)
        if monster is not None:
            monster.tamed = 1
            changed(t)
        return True


class DoubleFighter(Step):
    """One more of a fighter who stands alone, and stays alone."""

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
        return about(CARD_SAYS_NO, card) if the_combat(t).helper >= 0 else 0

    def run(self, t: Table, effect: RunningEffect) -> bool:
        combat = the_combat(t)
        combat.doubled += 1
        combat.no_helper = effect.card + 1
        changed(t)
        return True


class TransferCombat(Step):
    """Another takes the combat over; what was earned by kills stays with who earned it
    (COMBAT-18).
    """

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
        same = act.on[0] & REF_VALUE == the_combat(t).fighter
        return about(CARD_WRONG_TARGET, card) if same else 0

    def run(self, t: Table, effect: RunningEffect) -> bool:
        combat = the_combat(t)
        old = combat.fighter
        if combat.killed:
            combat.credits += (old, combat.kills, combat.spoils)
            combat.treasure -= combat.spoils
            combat.kills = combat.spoils = 0
        if combat.helper >= 0:
            dismiss_helper(t, combat)
        t.disturbed |= 1 << old
        combat.fighter = effect.subject
        combat.joined |= 1 << effect.subject
        combat.doubled = 0
        combat.no_helper = 0
        combat.may_loot = 1 if old == t.turn else combat.may_loot
        t.offers = tuple([o for o in t.offers if o.kind])
        changed(t)
        emit(t, CombatTransferred(old, effect.card, fighter=effect.subject))
        reopen_combat(t)
        return True


def reopen_combat(t: Table) -> None:
    """A new fighter declares anew: whatever waited for the old one is taken back."""
    fight = fight_under_way(t.stack)
    assert fight is not None
    fight.step = DECLARE
    i = t.stack.index(fight)
    above = t.stack[i + 1 :]
    t.stack[i + 1 :] = [x for x in above if x.kind > PROMPT]


def joined_by(t: Table, helper: int) -> Table:
    """The table as it would be with this helper in the combat: what he brings counts."""
    copy = t.copy()
    the_combat(copy).helper = helper
    changed(copy)
    return copy


class ForceHelp(Step):
    """Another must help; what he is given is on the card (HELP-4)."""

    def __init__(self, pick: int, wins: bool) -> None:
        super().__init__()
        self.pick = pick
        self.forced = FORCED if wins else COMPELLED

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
        refused = no_helper_refusal(t, the_combat(t))
        if refused:
            return refused
        helper = act.on[0] & REF_VALUE
        shield = passive_card(t, helper, UNFORCED)
        if shield >= 0:
            return about(CARD_SAYS_NO, shield)
        return FORCED_FOR_THE_WIN if is_for_win(joined_by(t, helper)) else 0

    def run(self, t: Table, effect: RunningEffect) -> bool:
        combat = the_combat(t)
        picks = (self.pick,) if self.pick else ()
        deal = Offer(0, 0, combat.fighter, effect.subject, len(picks), picks)
        take_helper(t, combat, deal, effect.subject, self.forced)
        return True

    def would_turn(self, t: Table, seat: int, power: Power, card: int) -> bool:
        """Whether one of those whom it may be used on would win the fight."""
        for target in targets(t, seat, power.on, card, power.when):
            may = not self.allowed(t, seat, UsePower(on=target.on), card)
            if may and munchkins_exceed(joined_by(t, target.on[0] & REF_VALUE)):
                return True
        return False


class TakeToWin(Step):
    """An Item of another's that turns the fight, taken in use; one's own in its way goes first."""

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
        if munchkins_lead(t):
            return about(CARD_SAYS_NO, card)
        if not act.discarding and self.is_too_weak(t, act.on[0]):
            return about(CARD_WRONG_TARGET, card)
        if not self.turns(t, seat, act.on[0], act.discarding):
            return about(CARD_WRONG_TARGET, card)
        if act.discarding and self.turns(t, seat, act.on[0], ()):
            return about(CARD_SAYS_NO, card)  # what is dropped must have been in its way
        return 0

    def turns(self, t: Table, seat: int, item: int, dropped: tuple[int, ...]) -> bool:
        """Whether the Item wins the fight: by strength, for which a tie is not enough."""
        copy = t.copy()
        for c in dropped:
            discard(copy, c)
        self.take(copy, seat, item)
        return munchkins_exceed(copy) or self.compels(copy, seat, item)

    def is_too_weak(self, t: Table, item: int) -> bool:
        """Whether an Item that only adds its bonus leaves the munchkins behind: seen at a glance,
        and most are of that kind.
        """
        card = t.catalogue.cards[item]
        if card.modifiers or card.powers or card.fire:
            return False
        doubled = the_combat(t).doubled
        return t.cache_ours + card.bonus * (1 + doubled) <= t.cache_theirs

    def compels(self, t: Table, seat: int, item: int) -> bool:
        """Whether the Item could force somebody into the fight who turns it."""
        if not t.equipped[item] or not is_active(t, seat, item) or the_combat(t).fighter != seat:
            return False
        for n in t.catalogue.cards[item].powers:
            power = t.catalogue.powers[n]
            for step in t.catalogue.programs[power.program]:
                if isinstance(step, ForceHelp) and step.would_turn(t, seat, power, item):
                    return True
        return False

    def take(self, t: Table, seat: int, item: int) -> None:
        card = t.catalogue.cards[item]
        if is_bound(t, item) or (card.big and len(bigs_of(t, seat)) >= big_limit(t, seat)):
            return
        hand_over(t, item, seat)
        if card.kind == ONE_SHOT:
            if card.side:
                put(t, item, COMBAT)
                combat = the_combat(t)
                combat.sides = (*combat.sides[:-1], 1)
        elif card.kind == ITEM and not equip_refusal(t, seat, item):
            equip(t, item, seat)

    def run(self, t: Table, effect: RunningEffect) -> bool:
        self.take(t, effect.player, effect.target)
        return True


STEPS: Final[Steps] = {
    "boost": lambda link, a: Boost(a["amount"], a["side"] == "monsters", a["per"] == "paid"),
    "weaken": lambda link, a: Weaken(a["amount"]),
    "remove_monster": lambda link, a: RemoveMonster(_TREASURE.index(a["treasure"])),
    "kill_monster": lambda link, a: KillMonster(),
    "remove_all": lambda link, a: RemoveAll(a["treasures"], a["loot"]),
    "reward": lambda link, a: Reward(DECKS.index(a["deck"]), a["count"], a["shared"]),
    "add_monster": lambda link, a: AddMonster(a["instead"]),
    "clone_monster": lambda link, a: CloneMonster(),
    "tame_monster": lambda link, a: TameMonster(),
    "double_fighter": lambda link, a: DoubleFighter(),
    "transfer_combat": lambda link, a: TransferCombat(),
    "force_help": lambda link, a: ForceHelp(a["pick"], a["wins"]),
    "take_to_win": lambda link, a: TakeToWin(),
}
