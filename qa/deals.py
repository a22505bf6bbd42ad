"""No deal that was accepted is left unsettled (HELP-2, HELP-6): a watcher that hears every act of a
game, remembers what was agreed, and looks at what came of it.

It keeps the terms as they were accepted, not as the engine keeps them. `richer` makes bargains that
no listed act offers.
"""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import CURSE, LEVEL_UP, TREASURE
from kickdoor.drive import Rng
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import AskForHelp
from kickdoor.engine.catalogue.model import ON_CURSE
from kickdoor.engine.events.event import Event
from kickdoor.engine.events.event_kinds import (
    CardDrawn,
    CardTaken,
    CombatLost,
    CombatTransferred,
    CombatWon,
    HelpAccepted,
    HelperLeft,
)
from kickdoor.engine.frames.frame import PAYMENT, PROMISE
from kickdoor.engine.game import Game
from kickdoor.engine.queries.character import items_of
from kickdoor.engine.queries.equipment import can_carry
from kickdoor.engine.queries.modifiers import holds
from kickdoor.engine.queries.price import can_be_promised, can_pay, least
from kickdoor.engine.queries.strength import treasures_at_stake
from kickdoor.engine.queries.timing import is_at_rest
from kickdoor.engine.queries.under_way import ask_on_top, asker_kind
from kickdoor.engine.state.offer import HELP_OFFER, Offer
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    ACCEPT,
    ASK,
    CHOOSE,
    DISCARD,
    HAND,
    IN_PLAY,
    PLAY,
    SELL,
    USE,
)
from kickdoor.lab.in_short import said
from qa.properties import demand

RULE: Final = "deals"
SPENDING: Final = (PLAY, USE, SELL, DISCARD, CHOOSE)  # ways to spend a promise


class Bargain:
    """What was agreed, and what has come of it so far."""

    def __init__(self, fighter: int, helper: int, offer: Offer) -> None:
        self.fighter = fighter
        self.helper = helper
        self.picks = offer.picks
        self.items = offer.items
        self.cards = offer.cards
        self.is_won = False
        self.drawn: list[int] = []  # Treasures turned up since
        self.taken = 0  # how many of them found an owner
        self.given: list[int] = []  # Items handed over

    def leave_out(self, t: Table) -> None:
        """TURN-7: who gets no cards is owed none, and picks none."""
        if not t.may_get_cards(self.helper):
            self.picks = self.items = ()
        elif not t.may_get_cards(self.fighter):
            self.picks = tuple(range(1, len(self.picks) + 1))

    def picker(self) -> int:
        """Whose pick is next."""
        return self.helper if self.taken + 1 in self.picks else self.fighter


class DealWatch:
    """Follows the deals of one game; `settled` counts those that it saw kept."""

    def __init__(self, game: Game) -> None:
        self.bargain: Bargain | None = None
        self.settled = 0
        self.look(game.table)

    def look(self, t: Table) -> None:
        """What must be known before the next act: open offers, what the fighter still has, and
        whether he may do as he likes.
        """
        self.offers = list(t.offers)
        is_paying = ask_on_top(t.stack) is not None and asker_kind(t.stack) in (PAYMENT, PROMISE)
        self.is_free = is_at_rest(t) or is_paying
        self.held: list[int] = []
        if self.bargain is not None:
            self.held = held_by(t, self.bargain.fighter, self.bargain)

    def after(self, game: Game, seat: int, act: Act, events: list[Event]) -> None:
        """Hears an act that was made; raises `PropertyBroken` if a deal was broken by it."""
        t = game.table
        bargain = self.bargain
        if act.verb != ACCEPT:
            self.offers = []  # whoever joins now was forced to, on the terms of a card
        for event in events:
            self.hear(t, event)
        if bargain is not None and bargain is self.bargain and t.combat is not None:
            self.check_unspent(t, bargain, seat, act)
        if self.bargain is not None and t.combat is None:
            if not game.is_over:  # who wins the game owes nothing any more
                self.check_settled(t, self.bargain)
            self.bargain = None
        if game.is_over:
            return
        self.look(t)

    def hear(self, t: Table, e: Event) -> None:
        bargain = self.bargain
        if isinstance(e, HelpAccepted):
            self.bargain = self.accepted(t, e.seat, e.fighter)
            if self.bargain is not None:
                self.bargain.leave_out(t)
        elif bargain is None:
            return
        elif isinstance(e, (CombatLost, CombatTransferred, HelperLeft)):
            self.bargain = None  # void (HELP-6, HELP-7)
        elif isinstance(e, CombatWon):
            bargain.is_won = True
        elif isinstance(e, CardDrawn):
            if bargain.is_won and e.deck == TREASURE:
                bargain.drawn.append(e.card)
        elif isinstance(e, CardTaken):
            self.hear_taken(bargain, e)

    def hear_taken(self, bargain: Bargain, e: CardTaken) -> None:
        if e.giver == bargain.fighter and e.seat == bargain.helper:
            bargain.given.append(e.card)
        elif e.card in bargain.drawn and e.giver < 0:
            whose = bargain.picker()
            bargain.taken += 1
            found = f"pick {bargain.taken} was {whose}'s, but {e.seat} has taken {e.card}"
            demand(e.seat == whose, RULE, found)

    def accepted(self, t: Table, helper: int, fighter: int) -> Bargain | None:
        """The terms of an offer between the two; of a forced helper those of the card."""
        for offer in self.offers:
            if offer.kind == HELP_OFFER and {offer.maker, offer.to} == {helper, fighter}:
                return Bargain(fighter, helper, offer)
        deal = None if t.combat is None else t.combat.deal
        return None if deal is None else Bargain(fighter, helper, deal)

    def check_unspent(self, t: Table, bargain: Bargain, seat: int, act: Act) -> None:
        """What is promised is not spent by choice before it is settled."""
        if bargain.is_won or seat != bargain.fighter or act.verb not in SPENDING:
            return
        gone = [c for c in self.held if c not in held_by(t, seat, bargain)]
        demand(not self.is_free or not gone, RULE, f"{said(seat, act)} spends {gone}, promised")

    def check_settled(self, t: Table, bargain: Bargain) -> None:
        """After a won combat nothing is left that was promised and could be given."""
        fighter, helper = bargain.fighter, bargain.helper
        between = f"between {fighter} and {helper}"
        demand(bargain.is_won, RULE, f"the combat is over, neither won nor lost, {between}")
        for c in bargain.items:
            if any(t.catalogue.cards[curse].kind == CURSE for curse in bargain.cards):
                break  # they were played after the Items were given
            kept = t.place[c] == IN_PLAY + fighter and c not in bargain.given
            owed = kept and not t.dead[helper] and can_carry(t, helper, [c], [])
            demand(not owed, RULE, f"Item {c} was promised and not given {between}")
        for i, c in enumerate(bargain.cards):
            if any(t.catalogue.cards[later].kind == CURSE for later in bargain.cards[i + 1 :]):
                continue  # what that Curse did may have made room for what could not be given
            kept = t.place[c] == HAND + fighter
            owed = kept and could_be_played_on(t, fighter, helper, c)
            demand(not owed, RULE, f"card {c} was promised and not played {between}")
        self.settled += 1


def held_by(t: Table, fighter: int, bargain: Bargain) -> list[int]:
    """What of the promises is still the fighter's."""
    items = [c for c in bargain.items if t.place[c] == IN_PLAY + fighter]
    return items + [c for c in bargain.cards if t.place[c] == HAND + fighter]


def could_be_played_on(t: Table, fighter: int, helper: int, c: int) -> bool:
    """Whether the fighter could have played a promised card on the helper (ITEM-11, CURSE-1,
    CURSE-6); of other cards than these nothing is demanded.
    """
    card = t.catalogue.cards[c]
    if t.dead[helper] or t.dead[fighter]:
        return False
    if card.kind == LEVEL_UP:
        if card.price is not None and not can_pay(t, fighter, card.price, c):
            return False
        if card.price is not None and not least(t, fighter, card.price):
            return False  # followers are lost after promises are kept: it may be free since then
        may_rise = t.levels[helper] < t.rules.last_free_level
        steps = t.catalogue.programs[card.effects]
        lifts = all(holds(t, step.when, helper) for step in steps)
        return may_rise and lifts and holds(t, card.when, fighter)
    return card.kind == CURSE or (card.on == ON_CURSE and bool(t.curses[helper]))


def richer(game: Game, seat: int, act: Act, rng: Rng) -> Act:
    """A bid for help with more in it than the listed ones, where that is legal; else the act."""
    t = game.table
    combat = t.combat
    if act.verb != ASK or combat is None or rng.random() < 0.5:
        return act
    fighter = combat.fighter
    items = [c for c in items_of(t, fighter) if rng.random() < 0.4]
    cards: list[int] = []
    if t.rules.promise_hand_cards and seat == fighter:
        hand = [c for c in t.hands[seat] if can_be_promised(t.catalogue.cards[c])]
        cards = [c for c in hand if rng.random() < 0.7]
    stake = max(0, treasures_at_stake(t, combat))
    picks = tuple(n for n in range(1, stake + 1) if rng.random() < 0.4)
    rich = AskForHelp(
        act.player(), treasures=len(picks), picks=picks, items=tuple(items), hand_cards=tuple(cards)
    )
    return act if game.why_not(seat, rich) else rich
