"""Verbs that change Levels and the character."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import CLASS, DOOR, LEVEL_UP, RACE
from kickdoor.engine.acts.act import AimedAct
from kickdoor.engine.asking import push_ask
from kickdoor.engine.effects.level_losses import (
    charge_levels,
    is_at_floor,
    is_spared,
    take_levels,
)
from kickdoor.engine.effects.step import BEGUN, Step
from kickdoor.engine.effects.step_making import MARGIN, ROLLED, Args, Steps, number
from kickdoor.engine.fighting import MARK_BITS, MARK_NO_HELP, MARK_PENDING
from kickdoor.engine.frames.death import SPARED, Death
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import cards_of_kind, followers_of, is_called, sidekicks_of
from kickdoor.engine.queries.modifiers import holds, level_floor
from kickdoor.engine.queries.price import is_promised
from kickdoor.engine.queries.under_way import death_under_way
from kickdoor.engine.refusals import (
    CARD_NOT_NOW,
    CARD_WRONG_TARGET,
    LEVEL_AT_THE_LAST,
    PROMISED,
    about,
)
from kickdoor.engine.state.moves import (
    change_sex,
    discard,
    gain_levels,
    play_down,
    set_level,
    win,
)
from kickdoor.engine.state.table import Table, with_one
from kickdoor.engine.words_of_play import Q_CHOOSE_CARD, REF_SEAT, REF_VALUE

if TYPE_CHECKING:
    from kickdoor.engine.catalogue.build import Linker


def amount_of(t: Table, effect: RunningEffect, count: int) -> int:
    """A number of the vocabulary: as written, rolled, or the margin of the lost fight."""
    if count == ROLLED:
        return max(0, effect.number)
    if count == MARGIN:
        combat = t.combat
        return 0 if combat is None else max(0, combat.margin)
    return count


class LoseLevel(Step):
    def __init__(self, count: int, most: int) -> None:
        super().__init__()
        self.count = count
        self.most = most

    def is_idle(self, t: Table, effect: RunningEffect) -> bool:
        return is_at_floor(t, effect.subject)

    def run(self, t: Table, effect: RunningEffect) -> bool:
        amount = amount_of(t, effect, self.count)
        if self.most:
            amount = min(amount, self.most)
        take_levels(t, effect.subject, amount, effect.card)
        return True


class GainLevel(Step):
    def __init__(self, count: int, wins: bool) -> None:
        super().__init__()
        self.count = count
        self.wins = wins

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
        """Go Up a Level is not played on somebody whom it does not lift (ITEM-11)."""
        gainer = act.on[0] & REF_VALUE if act.on else seat
        lifts = t.catalogue.cards[card].kind != LEVEL_UP or holds(t, self.when, gainer)
        return 0 if lifts else about(CARD_NOT_NOW, card)

    def run(self, t: Table, effect: RunningEffect) -> bool:
        if not self.wins:
            gain_levels(t, effect.subject, self.count, effect.card)
        elif not t.dead[effect.subject]:
            set_level(t, effect.subject, t.levels[effect.subject] + self.count, effect.card)
        return True


class SetLevel(Step):
    """To a Level, or (0) to the lowest of anybody's."""

    def __init__(self, to: int) -> None:
        super().__init__()
        self.to = to

    def run(self, t: Table, effect: RunningEffect) -> bool:
        level = self.to or min(t.levels[s] for s in t.living())
        if level < t.levels[effect.subject]:
            take_levels(t, effect.subject, t.levels[effect.subject] - level, effect.card)
        return True


class StealLevel(Step):
    """The subject loses one, the player gains one (PRECEDENCE-5)."""

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
        victim = act.on[0] & REF_VALUE
        if t.levels[seat] >= t.rules.last_free_level:
            return about(LEVEL_AT_THE_LAST, card)
        return about(CARD_WRONG_TARGET, card) if t.levels[victim] <= level_floor(t, victim) else 0

    def run(self, t: Table, effect: RunningEffect) -> bool:
        take_levels(t, effect.subject, 1, effect.card)
        gain_levels(t, effect.player, 1, effect.card)
        return True


class Die(Step):
    def run(self, t: Table, effect: RunningEffect) -> bool:
        if effect.stage == BEGUN:
            return True
        if is_spared(t, effect.subject):
            charge_levels(t, effect.subject, 1, effect.card)
            return True
        effect.stage = BEGUN
        t.stack.append(Death(effect.subject))
        return False


class Reboot(Step):
    """In place of death: lose Levels and live on."""

    def __init__(self, levels: int) -> None:
        super().__init__()
        self.levels = levels

    def run(self, t: Table, effect: RunningEffect) -> bool:
        charge_levels(t, effect.player, self.levels, effect.card)
        death = death_under_way(t.stack)
        if death is not None:
            death.step = SPARED
        return True


class ChangeSex(Step):
    def run(self, t: Table, effect: RunningEffect) -> bool:
        change_sex(t, effect.subject, effect.card)
        return True


class Mark(Step):
    """Something that waits for the next combat without a card to show it."""

    def run(self, t: Table, effect: RunningEffect) -> bool:
        # What Bad Stuff leaves behind is not for the combat that it ends.
        waits = t.marks[effect.subject] & MARK_NO_HELP | MARK_PENDING
        mark = (MARK_NO_HELP if t.combat is None else waits) | effect.card << MARK_BITS
        t.marks = with_one(t.marks, effect.subject, mark)
        return True


class LoseTrait(Step):
    """Classes or Races go: one of the owner's choice, or all; or one by its trait."""

    def __init__(self, kind: int, trait: int, count: int) -> None:
        super().__init__()
        self.kind = kind
        self.trait = trait
        self.count = count

    def own(self, t: Table, seat: int) -> list[int]:
        if self.kind < 0:
            cards = t.catalogue.cards
            return [c for c in t.in_play[seat] if cards[c].is_trait and cards[c].trait & self.trait]
        return cards_of_kind(t, seat, self.kind)

    def possible(self, t: Table, effect: RunningEffect) -> bool:
        return bool(self.own(t, effect.subject))

    def run(self, t: Table, effect: RunningEffect) -> bool:
        own = self.own(t, effect.subject)
        if effect.chosen:
            own = effect.chosen.copy()
        elif 0 < self.count < len(own):
            effect.stage = BEGUN
            push_ask(t, effect.subject, Q_CHOOSE_CARD, self.count, self.count)
            return False
        for c in own:
            discard(t, c)
        return True

    def options(self, t: Table, effect: RunningEffect, ask: Ask) -> list[int]:
        return self.own(t, effect.subject)


class ChangeTrait(Step):
    """The topmost Class or Race of the discards takes the place of all one has."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def possible(self, t: Table, effect: RunningEffect) -> bool:
        return bool(cards_of_kind(t, effect.subject, self.kind))

    def run(self, t: Table, effect: RunningEffect) -> bool:
        own = cards_of_kind(t, effect.subject, self.kind)
        if not own:
            return True
        cards = t.catalogue.cards
        found = [c for c in reversed(t.discards[DOOR]) if cards[c].kind == self.kind]
        if found:
            play_down(t, found[0], effect.subject)
        for c in own:
            discard(t, c)
        return True


class LoseFollower(Step):
    """Followers go, one of the owner's choice or all: the subject's Sidekicks, or what a named
    player has of the follower that the card asks for in play.
    """

    def __init__(self, count: int, chosen: bool) -> None:
        super().__init__()
        self.count = count
        self.chosen = chosen

    def owner(self, effect: RunningEffect) -> int:
        return effect.also & REF_VALUE if self.chosen else effect.subject

    def named(self, t: Table, card: int, seat: int) -> list[int]:
        """The followers of a seat that the card means (OPTION-3)."""
        when = t.catalogue.cards[card].when
        if not self.chosen or when is None:
            return sidekicks_of(t, seat)
        return [c for c in followers_of(t, seat) if is_called(t, c, when.in_play)]

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
        """HELP-6: one's own follower is not named with what it carries promised."""
        is_own = self.chosen and act.choose == (REF_SEAT | seat,)
        for c in self.named(t, card, seat) if is_own else []:
            if is_promised(t, seat, c):
                return about(PROMISED, c)
        return 0

    def at_risk(self, t: Table, seat: int) -> list[int]:
        return sidekicks_of(t, seat)

    def possible(self, t: Table, effect: RunningEffect) -> bool:
        return bool(self.named(t, effect.card, self.owner(effect)))

    def run(self, t: Table, effect: RunningEffect) -> bool:
        own = self.named(t, effect.card, self.owner(effect))
        if effect.chosen:
            own = effect.chosen.copy()
        elif 0 < self.count < len(own):
            effect.stage = BEGUN
            push_ask(t, self.owner(effect), Q_CHOOSE_CARD, self.count, self.count)
            return False
        for c in own:
            discard(t, c)
        return True

    def options(self, t: Table, effect: RunningEffect, ask: Ask) -> list[int]:
        return self.named(t, effect.card, self.owner(effect))


def crown(t: Table) -> None:
    """Those whom a card has brought to the winning Level together win together (PRECEDENCE-6)."""
    winners = [s for s in t.living() if t.levels[s] >= t.rules.win_level]
    if winners:
        win(t, winners)


def _lose_trait(link: Linker, a: Args) -> Step:
    kind = {"class": CLASS, "race": RACE}.get(a["of"], -1)
    return LoseTrait(kind, link.traits([a["of"]]), number(a["count"]))


STEPS: Final[Steps] = {
    "lose_level": lambda link, a: LoseLevel(number(a["count"]), a["max"]),
    "gain_level": lambda link, a: GainLevel(a["count"], a["wins"]),
    "set_level": lambda link, a: SetLevel(0 if a["to"] == "lowest" else a["to"]),
    "steal_level": lambda link, a: StealLevel(),
    "die": lambda link, a: Die(),
    "change_sex": lambda link, a: ChangeSex(),
    "lose_trait": _lose_trait,
    "change_trait": lambda link, a: ChangeTrait(CLASS if a["of"] == "class" else RACE),
    "lose_follower": lambda link, a: LoseFollower(number(a["count"]), a["whose"] == "chosen"),
    "mark": lambda link, a: Mark(),
    "reboot": lambda link, a: Reboot(a["levels"]),
}
