"""The normal bot: it gives every act a value in points, a Level being 100, and makes the best.

What is valued where: the fight at hand in `fighting`, help and its price in `bargain`, harm to
others in `spoiling`, trades in `barter`, its own gear in `tending`, questions in `answering`. All
of it is read from the view of this decision; nothing is kept for the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from kickdoor.bots.normal import answering, barter, upkeep
from kickdoor.bots.normal.bargain import Bargain
from kickdoor.bots.normal.fight_options import card_of, cheapest
from kickdoor.bots.normal.goods import best_sale, face_value
from kickdoor.bots.normal.own_fights import Plan
from kickdoor.bots.normal.prices import PLAIN, Values
from kickdoor.bots.normal.sabotage import Malice
from kickdoor.bots.normal.situation import Fight, Mind
from kickdoor.bots.normal.thought import NO_DEAL, SPARES, Thought
from kickdoor.bots.shared.bot_info import BotInfo
from kickdoor.bots.shared.temper import EVEN, Temper
from kickdoor.cards.model import CLASS, CURSE, FOLLOWER, ITEM, LEVEL_UP, RACE
from kickdoor.drive import Rng
from kickdoor.engine import (
    ACCEPT,
    ASK,
    DECLINE,
    END,
    FIGHT,
    HELP_OFFER,
    KEEP,
    KICK,
    LOOT,
    PASS,
    Q_WAIT,
    RUN,
    SACRIFICE,
    SELL,
    STAGE_WAIT,
    TRADE,
    AcceptOffer,
    Act,
    AimedAct,
    Ask,
    AskForHelp,
    ChooseAnswer,
    DiscardCards,
    EquipItem,
    GiveCards,
    LookForTrouble,
    Offer,
    PlayCard,
    SacrificeFollower,
    SeatView,
    UnequipItem,
    UsePower,
    Window,
)

FOLLOWER_COST: Final = 60.0


class NormalBot:
    """Values every act and makes the best; chance decides among equals."""

    def __init__(self, temper: Temper = EVEN, values: Values = PLAIN) -> None:
        self.temper = temper
        self.values = values

    def choose(self, view: SeatView, legal: Sequence[Act | None], rng: Rng) -> Act | None:
        return self.think(view, legal, rng)[0]

    def think(
        self, view: SeatView, legal: Sequence[Act | None], rng: Rng
    ) -> tuple[Act | None, Thought]:
        """The act it makes, and what it thinks of it."""
        options = Options(Mind(view, self.temper, self.values), legal).valued()
        best = max(thought.points for _, thought in options)
        equals = [option for option in options if option[1].points >= best - 1e-9]
        return equals[int(rng.random() * len(equals))]


class Options:
    """The acts open to a seat, each with what this bot thinks of it."""

    def __init__(self, mind: Mind, legal: Sequence[Act | None]) -> None:
        self.mind = mind
        self.legal = legal

    def valued(self) -> list[tuple[Act | None, Thought]]:
        """All of them, and those worth naming that are legal without being listed."""
        found: list[tuple[Act | None, Thought]] = []
        verbs = set()
        for act in self.legal:
            if act is None:
                found.append((act, Thought(self.nothing, "waits")))
                continue
            verbs.add(act.verb)
            if act.verb not in (SELL, TRADE):
                found.append((act, self.thought(act)))
        self._add_unlisted(found, verbs)
        return found

    def _add_unlisted(self, found: list[tuple[Act | None, Thought]], verbs: set[int]) -> None:
        if SELL in verbs:
            value, sale = best_sale(self.mind)
            if sale is not None:
                found.append((sale, Thought(value, "sells", number=len(sale.cards))))
        if verbs & {KICK, END, TRADE} and self.mind.view.combat is None:
            thought, trade = barter.best_trade(self.mind)
            if trade is not None:
                found.append((trade, thought))
        for offer in self.mind.view.offers:
            if offer.to == self.mind.me and offer.kind != HELP_OFFER and ACCEPT in verbs:
                thought, trade = barter.counter(self.mind, offer)
                if trade is not None and thought.points > barter.taken(self.mind, offer).points:
                    found.append((trade, thought.plus(self.nothing)))
        if not found:  # only sales and trades were listed, and none is worth it
            found.extend((act, Thought(0, "must-answer")) for act in self.legal)

    @cached_property
    def plan(self) -> Plan | None:
        """What this seat's means make of its own fight."""
        fight = self.mind.fight
        if fight is None or not fight.combat.has(self.mind.me):
            return None
        return Plan(self.mind, fight, self.legal)

    @cached_property
    def bargain(self) -> Bargain | None:
        fight = self.mind.fight
        if fight is None:
            return None
        fallback = self.plan.alone if self.plan is not None else 0.0
        is_spending = self.plan is not None and bool(self.plan.chosen)
        return Bargain(self.mind, fight, fallback, is_spending)

    @cached_property
    def malice(self) -> Malice:
        return Malice(self.mind, self.legal)

    @property
    def nothing(self) -> float:
        """What doing nothing is worth: in one's own fight, what comes of it as it stands."""
        return 0.0 if self.plan is None else self.plan.stays

    def thought(self, act: Act) -> Thought:
        """What one act is worth."""
        verb = act.verb
        if verb in (PASS, DECLINE):
            return Thought(self.nothing, "waits" if verb == PASS else "declines")
        if isinstance(act, AimedAct):
            return self._play_or_use(act)
        if isinstance(act, ChooseAnswer):
            return answering.answer(self.mind, act)
        if verb in (FIGHT, RUN, SACRIFICE, ASK, ACCEPT):
            return self._in_a_fight(act)
        if isinstance(act, EquipItem | UnequipItem):
            return upkeep.turn_item(self.mind, act)
        if isinstance(act, LookForTrouble):
            return upkeep.trouble(self.mind, act.card)
        if isinstance(act, DiscardCards | GiveCards):
            return self._parting(act)
        if verb == LOOT:
            return upkeep.loot(self.mind)
        return _PLAIN[verb] if verb in _PLAIN else SPARES.plus(self.nothing)

    def _play_or_use(self, act: AimedAct) -> Thought:
        top = self.mind.view.top
        if isinstance(top, Window) and top.asks != Q_WAIT:
            return answering.react(self.mind, act)
        card = self.mind.cards[act.card] if isinstance(act, PlayCard) else None
        is_curse = card is not None and card.kind == CURSE
        if isinstance(act, PlayCard) and is_curse and not isinstance(top, Ask):
            return self.malice.curse(act).plus(self.nothing)
        combat = self.mind.view.combat
        if combat is not None and not isinstance(top, Ask):
            if combat.stage > STAGE_WAIT:
                return self._running(act)
            found = self.malice.spoil(act) if self.plan is None else self.plan.score(act)
            if found is not None:
                return found
            if card is None or card.kind not in (CLASS, RACE, FOLLOWER, LEVEL_UP, ITEM):
                return Thought(self.nothing - 10, "keeps-it")
        if isinstance(act, PlayCard):
            return upkeep.lay_down(self.mind, act).plus(self.nothing)
        assert isinstance(act, UsePower)
        return upkeep.use(self.mind, act)

    def _running(self, act: AimedAct) -> Thought:
        """The fight is lost: what helps to get away, for who must run."""
        mind = self.mind
        combat = mind.view.combat
        if combat is None or mind.me not in combat.losers:
            return SPARES
        card = card_of(act)
        cost = face_value(mind, card) if card >= 0 else cheapest(mind, 1)
        return Thought(Fight(mind, combat).loss(mind.me) - cost, "saves-itself", card=card)

    def _in_a_fight(self, act: Act) -> Thought:
        if isinstance(act, AcceptOffer):
            return self._accepted(act)
        combat = self.mind.view.combat
        if isinstance(act, SacrificeFollower) and combat is not None:
            points = Fight(self.mind, combat).loss(self.mind.me) - FOLLOWER_COST
            return Thought(points + (act.saves_helper == 1), "saves-itself", card=act.card)
        if isinstance(act, AskForHelp):
            return self._asked(act)
        return Thought(0, "runs") if self.plan is None else self.plan.declare(act.verb)

    def _asked(self, act: AskForHelp) -> Thought:
        bargain = self.bargain
        if bargain is None:
            return NO_DEAL
        bid = self._offer_of(act.to, 0)
        is_fighter = bargain.fight.combat.fighter == self.mind.me
        if bid is not None and bid.kind == HELP_OFFER and is_fighter:
            return bargain.counter(bid, act)
        return bargain.ask(act)

    def _accepted(self, act: AcceptOffer) -> Thought:
        offer = self._offer_of(act.from_seat, act.offer)
        if offer is None:
            return NO_DEAL
        if offer.kind != HELP_OFFER:
            return barter.taken(self.mind, offer).plus(self.nothing)
        return self.bargain.taken(offer) if self.bargain is not None else NO_DEAL

    def _offer_of(self, maker: int, id: int) -> Offer | None:
        """The offer to this seat of this maker (-1: whoever's) and number (0: whichever)."""
        for offer in self.mind.view.offers:
            is_meant = maker in (-1, offer.maker) and id in (0, offer.id)
            if is_meant and offer.to == self.mind.me:
                return offer
        return None

    def _parting(self, act: DiscardCards | GiveCards) -> Thought:
        """Discards and gifts where they are demanded; a Class or Race is not dropped for fun."""
        mind = self.mind
        is_demanded = isinstance(mind.view.top, Ask) or isinstance(act, GiveCards) or act.asks
        if not is_demanded and all(c in mind.view.in_play[mind.me] for c in act.cards):
            return SPARES.plus(self.nothing)
        # It must be done, so it only matters which: anything that is of use comes before.
        points = -0.01 * sum(answering.kept_value(mind, c) for c in act.cards)
        return Thought(points, "gives-the-least")


_PLAIN: Final = {
    KICK: Thought(upkeep.KICK_VALUE, "kicks"),
    END: Thought(0, "is-done"),
    KEEP: Thought(1, "keeps-it"),
}


BOT: Final = BotInfo(
    "normal",
    NormalBot,
    "Weighs every act, haggles over help, trades, and stops whoever is about to win.",
    rung=20,
    has_temper=True,
    answers_as_quoted=True,
)
