"""Using a power of a card in play or of a monster, and sacrificing a follower."""

from __future__ import annotations

from kickdoor.cards.model import FOLLOWER
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import SacrificeFollower, UsePower
from kickdoor.engine.acts.family import Family
from kickdoor.engine.acts.resurrect import list_resurrections, resurrect, resurrect_refusal
from kickdoor.engine.catalogue.model import ON_NOTHING, Power
from kickdoor.engine.catalogue.moments import (
    L_OWN_TURN,
    L_VICTIM,
    M_DEATH,
    M_FIRST_ROLL,
    M_RUN,
    T_FACE_UP_DRAW,
    T_KILLED,
)
from kickdoor.engine.effects.allowed import power_refusal
from kickdoor.engine.events.event_kinds import FollowerSacrificed
from kickdoor.engine.frames.frame import ESCAPES
from kickdoor.engine.frames.payment import ASK_PRICE, EFFECT, PAY, Payment
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import is_active, is_own_hireling, is_sidekick, summary_of
from kickdoor.engine.queries.modifiers import holds
from kickdoor.engine.queries.price import can_pay, itself, pay_refusal, pays_itself
from kickdoor.engine.queries.strength import scares_sidekicks
from kickdoor.engine.queries.targets import at, monster_refs, target_refusal, targets
from kickdoor.engine.queries.timing import (
    has_rolled,
    limit_refusal,
    moment,
    most_cards,
    runner_of,
    timing_refusal,
    uses_on,
)
from kickdoor.engine.queries.under_way import ask_on_top
from kickdoor.engine.refusals import (
    CARD_LIMIT,
    CARD_NOT_NOW,
    CARD_SAYS_NO,
    CARD_WRONG_TARGET,
    NO_SACRIFICE,
    NO_SUCH_POWER,
    THEFT_IN_COMBAT,
    about,
)
from kickdoor.engine.state.moves import discard, emit
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    IN_PLAY,
    REF_KIND,
    REF_NUMBER,
    REF_SEAT,
    REF_VALUE,
    W_YES,
)


def sources(t: Table, seat: int, power: int) -> list[int]:
    """The cards that give a seat this power now: its own in play, or a monster's."""
    cards = t.catalogue.cards
    own = [c for c in t.in_play[seat] if power in cards[c].powers and _gives(t, seat, c)]
    combat = t.combat
    if combat is not None:
        own.extend(m.card for m in combat.monsters if power in cards[m.card].powers and not m.tamed)
    return own


def _gives(t: Table, seat: int, c: int) -> bool:
    """An Item gives its power in use; one that pays with itself, sideways too."""
    if is_active(t, seat, c):
        return True
    for number in t.catalogue.cards[c].powers:
        price = t.catalogue.powers[number].price
        if price is not None and price.source == "self":
            return True
    return False


def has_powers(t: Table, moment: int) -> bool:
    """Whether a monster of the fight has powers that munchkins could use at a moment."""
    combat = t.combat
    if combat is None:
        return False
    cards = t.catalogue.cards
    for m in combat.monsters:  # noqa: SIM110, asked with every listing
        if cards[m.card].power_moments & moment:
            return True
    return False


def all_sources(t: Table, seat: int) -> list[int]:
    cards = t.catalogue.cards
    own = [c for c in summary_of(t, seat).powered if _gives(t, seat, c)]
    combat = t.combat
    if combat is not None:
        for m in combat.monsters:  # twins share a card, and are named by it one after the other
            if cards[m.card].powers and not m.tamed and m.card not in own:
                own.append(m.card)
    return own


class UseFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, UsePower)
        if act.power < 0 or act.power >= len(t.catalogue.powers):
            # A passive power is no act: its card says what it does by itself.
            return about(CARD_SAYS_NO if act.of >= 0 else NO_SUCH_POWER, act.of)
        card = self.source(t, seat, act)
        if card < 0:
            return about(NO_SUCH_POWER, act.of)
        power = t.catalogue.powers[act.power]
        if power.timing == T_FACE_UP_DRAW:
            return resurrect_refusal(t, seat, act, card)
        if power.timing == T_KILLED:
            return reboot_refusal(t, seat, card)
        return self.plain_refusal(t, seat, act, card, power)

    def source(self, t: Table, seat: int, act: UsePower) -> int:
        own = sources(t, seat, act.power)
        if act.of >= 0:
            return act.of if act.of in own else -1
        return own[0] if own else -1

    def plain_refusal(self, t: Table, seat: int, act: UsePower, card: int, power: Power) -> int:
        refused = self.general_refusal(t, seat, card, power)
        if refused:
            return refused
        if act.count >= 0:
            return about(CARD_WRONG_TARGET, card)
        refused = self.aim_refusal(t, seat, act, card, power)
        return refused or self.particular_refusal(t, seat, act, card, power)

    def aim_refusal(self, t: Table, seat: int, act: UsePower, card: int, power: Power) -> int:
        """Of a monster's own power one may say which of its twins is meant."""
        twins = bearers(t, card, power)
        if not act.on or not twins:
            return target_refusal(t, seat, power.on, card, act, power.when)
        is_plain = len(act.on) == 1 and not act.choose and not act.side and act.from_seat < 0
        return 0 if is_plain and act.on[0] in twins else about(CARD_WRONG_TARGET, card)

    def general_refusal(self, t: Table, seat: int, card: int, power: Power) -> int:
        """Why a power is not open at all now, whatever it is aimed at."""
        refused = timing_refusal(t, seat, power.timing, card)
        if refused:
            if power.id == "steal" and t.in_combat(seat):
                return THEFT_IN_COMBAT
            return refused
        if power.limit == L_OWN_TURN and t.turn != seat:
            return about(CARD_NOT_NOW, card)
        if not holds(t, power.when, seat):
            return about(CARD_SAYS_NO, card)
        scared = scares_sidekicks(t) if t.in_combat(seat) and is_sidekick(t, card) else -1
        if scared >= 0:
            return about(CARD_SAYS_NO, scared)
        if power.on == ON_NOTHING and card not in t.in_play[seat] and not bearers(t, card, power):
            return about(CARD_NOT_NOW, card)  # another monster is at hand
        return limit_refusal(t, seat, power, card)

    def particular_refusal(
        self, t: Table, seat: int, act: UsePower, card: int, power: Power
    ) -> int:
        """What may still stand in the way when time and target are right."""
        refused = power_refusal(t, seat, act, power, card)
        if refused:
            return refused
        if power.limit == L_VICTIM:
            spent = uses_on(t, seat, act.power, act.on[0] & REF_VALUE)
            if spent >= power.limit_count:
                return about(CARD_LIMIT, card)
        most = most_cards(t, seat, power)
        return pay_refusal(t, seat, power.price, act.discarding, act.asks, card, most)

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        m = moment(t)
        for c in all_sources(t, seat):
            for number in t.catalogue.cards[c].powers:
                power = t.catalogue.powers[number]
                if power.moments & m:
                    self.list_power(t, seat, c, power, out)

    def list_power(self, t: Table, seat: int, c: int, power: Power, out: list[Act]) -> None:
        if power.timing == T_FACE_UP_DRAW:
            list_resurrections(t, seat, c, power, out)
            return
        ask = power.price is not None and not pays_itself(power.price)
        if power.timing == T_KILLED or (power.price and not can_pay(t, seat, power.price, c)):
            return
        if self.general_refusal(t, seat, c, power):
            return
        twins = bearers(t, c, power)
        aims = targets(t, seat, power.on, c, power.when)
        for target in [at(r) for r in twins] if len(twins) > 1 else aims:
            act = UsePower(
                power.number, c, target.on, target.seat, asks=ask, choose=target.choose,
                side=target.side,
            )  # fmt: skip
            if not self.particular_refusal(t, seat, act, c, power):
                out.append(act)

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, UsePower)
        card = self.source(t, seat, act)
        power = t.catalogue.powers[act.power]
        if power.timing == T_FACE_UP_DRAW:
            resurrect(t, seat, act, card)
            return
        if power.timing == T_KILLED:
            ask = t.stack.pop()
            assert isinstance(ask, Ask)
            t.stack[-1].answered(t, ask, [W_YES])
            return
        subject = seat
        if act.on and act.on[0] & REF_KIND == REF_SEAT:
            subject = act.on[0] & REF_VALUE
        target = act.on[0] if act.on else (act.choose[0] if act.choose else -1)
        for r in bearers(t, card, power):
            aimed = UsePower(act.power, of=card, on=(r,))
            if target < 0 and not power_refusal(t, seat, aimed, power, card):
                target = r
        number = 0
        if act.choose and act.choose[0] & REF_KIND == REF_NUMBER:
            number = act.choose[0] & REF_VALUE
        pay = list(act.discarding)
        if power.price is not None and pays_itself(power.price):
            pay = itself(t, seat, power.price, card)
        step = ASK_PRICE if act.asks else (PAY if pay else EFFECT)
        t.stack.append(Payment(seat, card, subject, step, act.power, pay, target, number))


def bearers(t: Table, card: int, power: Power) -> list[int]:
    """The monsters whose own power this is, if it is one that acts on themselves: a monster and
    its Mate share a card.
    """
    combat = t.combat
    if combat is None or power.on != ON_NOTHING:
        return []
    found = []
    for r in monster_refs(t):
        m = combat.monster(r & REF_VALUE)
        if m is not None and m.card == card and not m.tamed:
            found.append(r)
    return found


def reboot_refusal(t: Table, seat: int, card: int) -> int:
    ask = ask_on_top(t.stack)
    asked = ask is not None and ask.moment == M_DEATH and ask.seat == seat
    return 0 if asked else about(CARD_NOT_NOW, card)


class SacrificeFamily(Family):
    """A follower for an automatic escape from every monster (FOLLOWER-4)."""

    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, SacrificeFollower)
        card = t.catalogue.cards[act.card]
        if t.place[act.card] != IN_PLAY + seat or card.kind != FOLLOWER:
            return NO_SACRIFICE
        combat = t.combat
        if combat is None or runner_of(t) != seat or has_rolled(t, seat) or not _before_roll(t):
            return NO_SACRIFICE
        if is_own_hireling(t, act.card):
            return NO_SACRIFICE  # FOLLOWER-5: it follows its own card
        return about(NO_SACRIFICE, act.card) if scares_sidekicks(t) >= 0 else 0

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        if t.combat is None or not _before_roll(t):
            return
        for c in t.in_play[seat]:
            if self.refusal(t, seat, SacrificeFollower(c)):
                continue
            if t.combat.fighter == seat and t.combat.helper >= 0:
                out.append(SacrificeFollower(c, saves_helper=1))
                out.append(SacrificeFollower(c, saves_helper=0))
            else:
                out.append(SacrificeFollower(c))

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, SacrificeFollower)
        combat = t.combat
        assert combat is not None
        runners = [seat]
        if act.saves_helper == 1 and seat == combat.fighter and combat.helper >= 0:
            runners.append(combat.helper)
        emit(t, FollowerSacrificed(seat, act.card))
        discard(t, act.card)
        for s in runners:
            combat.auto += tuple([s << 8 | m.id for m in combat.monsters])
        while t.stack[-1].kind != ESCAPES:  # the window or prompt has had its answer
            t.stack.pop()


def _before_roll(t: Table) -> bool:
    return bool(moment(t) & (M_FIRST_ROLL | M_RUN))
