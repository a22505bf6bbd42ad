"""Help on terms: asking, offering, answering, taking back (HELP-1 to HELP-7, TABLE-5)."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import (
    AcceptOffer,
    AskForHelp,
    DeclineOffer,
    OfferTrade,
    WithdrawOffer,
)
from kickdoor.engine.acts.family import Family
from kickdoor.engine.acts.trade import carry_out, drop_between, trade_refusal
from kickdoor.engine.catalogue.moments import M_COMBAT, M_REST
from kickdoor.engine.events.event_kinds import (
    HelpAsked,
    HelpDeclined,
    HelpOffered,
    OfferWithdrawn,
    TradeDeclined,
)
from kickdoor.engine.fighting import take_helper
from kickdoor.engine.queries.character import summary_of
from kickdoor.engine.queries.price import can_be_promised
from kickdoor.engine.queries.strength import munchkins_lead, treasures_at_stake
from kickdoor.engine.queries.targets import is_bound
from kickdoor.engine.queries.timing import moment
from kickdoor.engine.refusals import (
    BAD_TERMS,
    CARD_SAYS_NO,
    DEAD,
    HELP_TOO_LATE,
    NO_FIGHT,
    NO_OFFER,
    NOT_NOW,
    NOT_THE_FIGHTER,
    STALE,
    THE_DEAD_HELP_NOBODY,
    about,
)
from kickdoor.engine.settle import no_helper_refusal
from kickdoor.engine.state.combat import Combat
from kickdoor.engine.state.moves import changed, emit
from kickdoor.engine.state.offer import HELP_OFFER, TRADE_OFFER, Offer
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    HAND,
    IN_PLAY,
)

LISTED_ROUNDS: Final = 2  # how many counter-offers for help `legal` lists


def join_refusal(t: Table, maker: int, to: int) -> int:
    """Whether one of these two may join the other's fight now."""
    if t.dead[maker]:
        return DEAD
    combat = t.combat
    if combat is None:
        return NO_FIGHT
    if to < 0 or maker == to or combat.fighter not in (maker, to):
        return NOT_THE_FIGHTER
    if not moment(t) & M_COMBAT:
        return HELP_TOO_LATE
    if t.dead[to]:
        return THE_DEAD_HELP_NOBODY
    return no_helper_refusal(t, combat)


def terms_refusal(
    t: Table,
    combat: Combat,
    maker: int,
    count: int,
    picks: tuple[int, ...],
    items: tuple[int, ...],
    cards: tuple[int, ...],
) -> int:
    """Terms are the fighter's Items in play, his hand cards, and positions that may exist
    (HELP-2).
    """
    if len(picks) != count or len(set(picks)) != count or any(p < 1 for p in picks):
        return BAD_TERMS
    stake = max(treasures_at_stake(t, combat), 0)
    if count > stake or any(p > stake for p in picks):
        return BAD_TERMS
    for c in items:
        if t.place[c] != IN_PLAY + combat.fighter or not t.catalogue.cards[c].is_item:
            return about(BAD_TERMS, c)
        if is_bound(t, c):
            return about(CARD_SAYS_NO, c)
    if cards and not t.rules.promise_hand_cards:
        return BAD_TERMS
    for c in cards:
        if not t.known[c] >> maker & 1:  # where an unseen card lies is no answer to a guess
            return BAD_TERMS
        if t.place[c] != HAND + combat.fighter or not can_be_promised(t.catalogue.cards[c]):
            return about(BAD_TERMS, c)
    distinct = len(set(items)) == len(items) and len(set(cards)) == len(cards)
    return 0 if distinct else BAD_TERMS


# By addressee and stake, or Item: acts are never changed, and these are listed more often than any.
_TREASURE_TERMS: Final[dict[int, list[Act]]] = {}
_ITEM_TERMS: Final[dict[int, Act]] = {}


def treasure_terms(to: int, stake: int) -> list[Act]:
    """Asking for nothing, or for 1..n Treasures, picked first or last."""
    found = _TREASURE_TERMS.get(stake << 4 | to)
    if found is None:
        found = [AskForHelp(to)]
        for n in range(1, stake + 1):
            found.append(AskForHelp(to, treasures=n, picks=tuple(range(1, n + 1))))
            if n < stake:
                last = tuple(range(stake - n + 1, stake + 1))
                found.append(AskForHelp(to, treasures=n, picks=last))
        _TREASURE_TERMS[stake << 4 | to] = found
    return found


def item_terms(to: int, item: int) -> Act:
    """Asking for one Item."""
    found = _ITEM_TERMS.get(item << 4 | to)
    if found is None:
        found = AskForHelp(to, items=(item,))
        _ITEM_TERMS[item << 4 | to] = found
    return found


def listed_terms(t: Table, seat: int, terms: list[Act]) -> list[Act]:
    """Of what a seat might offer, what is listed: one offer at a time to each, no third
    counter-offer for help, nothing that was declined or taken back while nothing changed.
    """
    of_help = isinstance(terms[0], AskForHelp)
    closed = 0
    for o in t.offers:
        if o.maker == seat:
            closed |= 1 << o.to
        elif o.to == seat and of_help and o.round >= LISTED_ROUNDS:
            closed |= 1 << o.maker
    if closed:
        terms = [act for act in terms if not closed >> _addressee(act) & 1]
    kind = HELP_OFFER if of_help else TRADE_OFFER
    gone = [o for o in t.declined if o.maker == seat and o.kind == kind] if t.declined else []
    return [act for act in terms if not _is_among(act, gone)] if gone else terms


def _addressee(act: Act) -> int:
    """To whom an act makes an offer."""
    if isinstance(act, AskForHelp):
        return act.to
    assert isinstance(act, OfferTrade)
    return act.to


def _is_among(act: Act, offers: list[Offer]) -> bool:
    """Whether one of these offers is what an act would offer."""
    to = _addressee(act)
    for o in offers:
        if o.to != to:
            continue
        if isinstance(act, AskForHelp):
            if o.picks == act.picks and o.items == act.items and o.cards == act.hand_cards:
                return True
        elif isinstance(act, OfferTrade) and o.items == act.give and o.cards == act.want:
            return True
    return False


class AskFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, AskForHelp)
        refused = join_refusal(t, seat, act.to)
        if refused:
            return refused
        combat = t.combat
        assert combat is not None
        count = max(0, act.treasures)
        return terms_refusal(t, combat, seat, count, act.picks, act.items, act.hand_cards)

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        """Nothing, each single Item, 1..n Treasures picked first or last."""
        combat = t.combat
        if combat is None or combat.helper >= 0 or munchkins_lead(t):
            return  # who is ahead may ask too, but is not reminded of it
        others = (
            [s for s in t.living() if s != seat] if combat.fighter == seat else [combat.fighter]
        )
        if not others or join_refusal(t, seat, others[0]):  # what bars one of the living bars all
            return
        stake = treasures_at_stake(t, combat)
        for s in others:
            helper = s if combat.fighter == seat else seat
            if t.may_get_cards(helper):
                out.extend(self.terms(t, combat, s, stake))
            else:  # TURN-7: whatever he was promised, he would not be given it
                out.extend(treasure_terms(s, 0))

    def rounds(self, t: Table, seat: int, to: int) -> int:
        round = 0
        for o in t.offers:
            if o.maker == to and o.to == seat and o.round >= round:
                round = o.round + 1
        return round

    def terms(self, t: Table, combat: Combat, to: int, stake: int) -> list[Act]:
        acts = treasure_terms(to, max(stake, 0))
        items = (t.summaries[combat.fighter] or summary_of(t, combat.fighter)).free
        return acts + [item_terms(to, c) for c in items] if items else acts

    def offer(self, id: int, seat: int, act: AskForHelp, round: int) -> Offer:
        count = max(0, act.treasures)
        return Offer(
            id,
            HELP_OFFER,
            seat,
            act.to,
            count,
            tuple(sorted(act.picks)),
            act.items,
            act.hand_cards,
            round,
        )

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, AskForHelp)
        round = self.rounds(t, seat, act.to)
        drop_between(t, HELP_OFFER, seat, act.to)
        t.offers += (self.offer(t.next_offer, seat, act, round),)
        t.next_offer += 1
        # Whoever asks the fighter offers his own help.
        offers = t.combat is not None and t.combat.fighter == act.to
        treasures, hand_cards = max(0, act.treasures), len(act.hand_cards)
        if offers:
            emit(t, HelpOffered(seat, act.to, treasures, hand_cards, act.items))
        else:
            emit(t, HelpAsked(seat, act.to, treasures, hand_cards, act.items))


def offers_to(t: Table, seat: int, maker: int, id: int) -> list[Offer]:
    """The open offers to a seat of this maker (-1: whoever's) and number (0: whichever)."""
    return [o for o in t.offers if o.to == seat and maker in (-1, o.maker) and id in (0, o.id)]


def keepable(t: Table, offer: Offer) -> int:
    """Why an open offer could not be carried out now; 0: it could (TABLE-5)."""
    if offer.kind == TRADE_OFFER:
        return trade_refusal(t, offer.maker, offer.to, offer.items, offer.cards)
    refused = join_refusal(t, offer.maker, offer.to)
    if refused:
        return refused
    combat = t.combat
    assert combat is not None
    return terms_refusal(
        t, combat, offer.maker, offer.treasures, offer.picks, offer.items, offer.cards
    )


def lapse_offers(t: Table) -> None:
    """Offers whose terms cannot be kept any more are gone; a window in between only delays them."""
    m = t.top.moment
    if not m & M_REST or (t.lapsed == t.stamp and t.lapsed_at == m):
        return
    t.offers = tuple([o for o in t.offers if not keepable(t, o)])
    t.lapsed = t.stamp
    t.lapsed_at = m


def close_offer(t: Table, offer: Offer) -> None:
    t.offers = tuple([o for o in t.offers if o is not offer])


class AcceptFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, AcceptOffer)
        fitting = offers_to(t, seat, act.from_seat, act.offer)
        if len(fitting) == 1:
            return keepable(t, fitting[0])
        return STALE if act.offer and not fitting else NO_OFFER

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        # Every open offer can be kept: the others have lapsed.
        for o in t.offers:
            if o.to == seat:
                out.append(AcceptOffer(o.maker, o.id))

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, AcceptOffer)
        offer = offers_to(t, seat, act.from_seat, act.offer)[0]
        close_offer(t, offer)
        changed(t)
        if offer.kind == TRADE_OFFER:
            carry_out(t, offer)
            return
        combat = t.combat
        assert combat is not None
        helper = offer.to if offer.maker == combat.fighter else offer.maker
        take_helper(t, combat, offer, helper)


class DeclineFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, DeclineOffer)
        if not moment(t) & M_REST:
            return NOT_NOW
        fitting = offers_to(t, seat, act.from_seat, act.offer)
        if len(fitting) == 1:
            return 0
        return STALE if act.offer and not fitting else NO_OFFER

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        for o in t.offers:
            if o.to == seat:
                out.append(DeclineOffer(o.maker, o.id))

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, DeclineOffer)
        offer = offers_to(t, seat, act.from_seat, act.offer)[0]
        close_offer(t, offer)
        t.declined += (offer,)
        of_help = offer.kind == HELP_OFFER
        if of_help:
            emit(t, HelpDeclined(seat, maker=offer.maker))
        else:
            emit(t, TradeDeclined(seat, maker=offer.maker))


_WITHDRAWING: Final = [WithdrawOffer(s) for s in range(8)]  # no table has more


class WithdrawFamily(Family):
    """Taking one's own offer back, the latest first."""

    def mine(self, t: Table, seat: int, act: WithdrawOffer) -> list[Offer]:
        return [o for o in t.offers if o.maker == seat and act.to in (-1, o.to)]

    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, WithdrawOffer)
        if not moment(t) & M_REST:
            return NOT_NOW
        return 0 if self.mine(t, seat, act) else NO_OFFER

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        made = 0
        for o in t.offers:
            if o.maker == seat:
                made |= 1 << o.to
        if made:
            out.extend([act for act in _WITHDRAWING if made >> act.to & 1])

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, WithdrawOffer)
        offer = self.mine(t, seat, act)[-1]
        close_offer(t, offer)
        t.declined += (offer,)
        emit(t, OfferWithdrawn(seat, to=offer.to))
