"""What a won combat brings, in its order: Levels, Treasures, other cards, what was promised
(COMBAT-14).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.cards.card_words import PASSIVES
from kickdoor.cards.model import DOOR, TREASURE
from kickdoor.engine.asking import push_ask
from kickdoor.engine.catalogue.model import DOORS
from kickdoor.engine.codec.as_numbers import Numbered, Reader, put
from kickdoor.engine.events.event_kinds import CardTaken, CombatWon
from kickdoor.engine.fighting import clear_away, spend_curses, tell_of_kill
from kickdoor.engine.frames.draw import FaceUpDraw
from kickdoor.engine.frames.frame import REWARDS, Exchange, Frame
from kickdoor.engine.frames.promise import Promise
from kickdoor.engine.frames.roll import DieRoll
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import followers_of
from kickdoor.engine.queries.equipment import can_carry
from kickdoor.engine.queries.modifiers import holds, total
from kickdoor.engine.queries.strength import (
    helper_levels_at_stake,
    itemised,
    levels_at_stake,
    treasures_at_stake,
)
from kickdoor.engine.state.combat import COMPELLED, Combat
from kickdoor.engine.state.hidden_moves import draw, give_to_hand
from kickdoor.engine.state.monster import Monster
from kickdoor.engine.state.moves import (
    discard,
    emit,
    everyone,
    gain_levels,
    hand_over,
    set_level,
    win,
)
from kickdoor.engine.state.table import Table, with_one
from kickdoor.engine.words_of_play import (
    IN_PLAY,
    Q_PICK_TREASURE,
)

DIE_LOSS: Final = 1 << PASSIVES.index("die-loss")

# The steps of rewards.
STEPS: Final = Numbered("the step of rewards")
COUNT: Final[int] = STEPS.number(0)
TREASURES: Final[int] = STEPS.number(1)
SHARE: Final[int] = STEPS.number(2)
OTHERS: Final[int] = STEPS.number(3)
PROMISES: Final[int] = STEPS.number(4)
LOSSES: Final[int] = STEPS.number(5)
CREDITS: Final[int] = STEPS.number(6)  # nothing is won, but an old fighter's own kills count
CREDIT_DRAWS: Final[int] = STEPS.number(7)
SURVIVORS: Final[int] = STEPS.number(8)


@mypyc_attr(native_class=True, acyclic=True)
class Rewards(Frame):
    """What a won combat brings to fighter and helper."""

    def __init__(
        self,
        step: int = COUNT,
        treasures_left: int = 0,
        picked: int = 0,
        at_risk: list[int] | None = None,
    ) -> None:
        super().__init__(REWARDS)
        self.step = step
        self.treasures_left = treasures_left  # how many are still to be drawn
        self.picked = picked  # how many of those drawn have been picked
        # Followers who may not survive the victory: seat, card, seat, card, ...
        self.at_risk: list[int] = [] if at_risk is None else at_risk

    def run(self, t: Table) -> None:
        combat = t.combat
        assert combat is not None
        if self.step == COUNT:
            self.count(t, combat)
        elif self.step == TREASURES:
            self.treasures(t, combat)
        elif self.step == SHARE:
            self.share(t, combat)
        elif self.step == OTHERS:
            self.others(t, combat)
        elif self.step == PROMISES:
            self.step = LOSSES
            spend_curses(t, combat)
            keep_promises(t, combat)
        elif self.step == CREDITS:
            self.step = CREDIT_DRAWS
            self.levels(t, combat, 0, 0)
        elif self.step == CREDIT_DRAWS:
            if draw_credits(t, combat):
                t.stack.pop()
        elif self.step == LOSSES:
            self.step = SURVIVORS
            self.at_risk = may_be_lost(t, combat)
        else:
            self.survivors(t)

    def survivors(self, t: Table) -> None:
        """A roll for each follower that may not survive a victory."""
        if self.at_risk:
            t.stack.append(DieRoll(self.at_risk[0], self.at_risk[1]))
        else:
            t.stack.pop()

    def rolled(self, t: Table, total: int) -> None:
        if total <= 2:
            discard(t, self.at_risk[1])
        del self.at_risk[:2]

    def count(self, t: Table, combat: Combat) -> None:
        """Levels, all together (PRECEDENCE-6); then the table is cleared."""
        sums = itemised(t)
        levels = levels_at_stake(t, combat)
        self.treasures_left = treasures_at_stake(t, combat)
        killed = combat.killed + len(combat.monsters)
        helper_levels = helper_levels_at_stake(t, combat)
        doors = 0
        for m in combat.monsters:
            tell_of_kill(t, combat, m)
            doors += doors_for(t, combat, m)
        emit(t, CombatWon(combat.fighter, ours=sums.ours, theirs=sums.theirs, helper=combat.helper))
        combat.doors = doors
        combat.killed = killed
        clear_away(t, combat)
        self.step = TREASURES
        self.levels(t, combat, levels, helper_levels)

    def levels(self, t: Table, combat: Combat, fighter: int, helper: int) -> None:
        winners = [s for s in lift(t, combat, fighter, helper) if t.levels[s] >= t.rules.win_level]
        shared = t.rules.shared_victory and combat.fighter in winners  # OPTION-2
        if shared and combat.helper >= 0 and combat.helper not in winners:
            winners.append(combat.helper)
        if winners:
            win(t, winners)

    def treasures(self, t: Table, combat: Combat) -> None:
        if not draw_credits(t, combat):
            return
        if combat.helper >= 0:  # COMBAT-12: face up, even if the helper gets none
            self.step = SHARE
            if self.treasures_left:
                t.stack.append(FaceUpDraw(combat.fighter, TREASURE, self.treasures_left))
                self.treasures_left = 0
            return
        while self.treasures_left > 0:
            self.treasures_left -= 1
            draw(t, combat.fighter, TREASURE)
            if t.forced:
                return
        self.step = OTHERS

    def share(self, t: Table, combat: Combat) -> None:
        """Picks in the order agreed; what is left belongs to one of the two."""
        rest = pickers(t, combat, self.picked + len(t.pool))[self.picked :]
        if t.pool and not rest:
            for c in t.pool:
                discard(t, c)
        if not t.pool:
            self.step = OTHERS
            self.picked = 0
        elif len(rest) == len(t.pool) and len(set(rest)) == 1:
            for c in t.pool:
                take_from_pool(t, c, rest[0])
        else:
            push_ask(t, rest[0], Q_PICK_TREASURE)

    def answered(self, t: Table, ask: Ask, chosen: list[int]) -> None:
        """One of the two has picked a Treasure."""
        self.picked += 1
        take_from_pool(t, chosen[0], ask.seat)

    def options(self, t: Table, ask: Ask) -> list[int]:
        return list(t.pool)

    def others(self, t: Table, combat: Combat) -> None:
        """Doors and the like, the fighter's first."""
        while combat.draws:
            deck, left = combat.draws[0], combat.draws[1] - 1
            combat.draws = ((deck, left) if left > 0 else ()) + combat.draws[2:]
            draw(t, combat.fighter, deck)
            if t.forced:
                return
        for s in (combat.fighter, combat.helper):
            bounty = total(t, DOORS, s) if combat.killed and s >= 0 else 0
            for _ in range(bounty + (combat.doors if s == combat.fighter else 0)):
                draw(t, s, DOOR)
        self.step = PROMISES

    def exchange(self, by: Exchange) -> None:
        for i in range(1, len(self.at_risk), 2):
            self.at_risk[i] = by.card(self.at_risk[i - 1], self.at_risk[i])

    def copy(self) -> Rewards:
        return Rewards(self.step, self.treasures_left, self.picked, self.at_risk.copy())

    def write(self, out: list[int]) -> None:
        out += [self.step, self.treasures_left, self.picked]
        put(out, self.at_risk)

    @staticmethod
    def read(r: Reader) -> Rewards:
        step, treasures = r.numbered(STEPS), r.any("Treasures to draw")
        picked = r.count("Treasures picked")
        return Rewards(step, treasures, picked, r.named("followers at risk"))


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


def doors_for(t: Table, combat: Combat, monster: Monster) -> int:
    """Doors that a monster leaves to the fighter who kills it, if it is as its card says."""
    if monster.tamed:
        return 0
    return sum(
        m.add
        for m in t.catalogue.cards[monster.card].modifiers
        if m.query == DOORS and holds(t, m.when, combat.fighter)
    )


def draw_credits(t: Table, combat: Combat) -> bool:
    """The Treasures of an old fighter's own kills, before all others (COMBAT-18); False: a card
    that must be played comes first.
    """
    for i in range(0, len(combat.credits), 3):
        while combat.credits[i + 2] > 0 and not t.dead[combat.credits[i]]:
            combat.credits = with_one(combat.credits, i + 2, combat.credits[i + 2] - 1)
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
        t.stack.append(Promise(combat.fighter, c, combat.helper))


def may_be_lost(t: Table, combat: Combat) -> list[int]:
    """Followers who may not survive the victory: seat, card, seat, card, ..."""
    found: list[int] = []
    for s in (combat.fighter, combat.helper):
        for c in [] if s < 0 else followers_of(t, s):
            if t.catalogue.cards[c].passives & DIE_LOSS:
                found += [s, c]
    return found
