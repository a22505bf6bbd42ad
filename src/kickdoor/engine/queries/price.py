"""What may be discarded for a power or a card, and whether a payment is right (CHARACTER-7)."""

from __future__ import annotations

from kickdoor.cards.model import CURSE, LEVEL_UP, TREASURE
from kickdoor.engine.catalogue.model import ON_CURSE, ON_OTHER, ON_PLAYER, Card, Price
from kickdoor.engine.catalogue.moments import M_TURN
from kickdoor.engine.queries.character import is_sidekick
from kickdoor.engine.queries.modifiers import holds
from kickdoor.engine.refusals import NOT_PAID, PROMISED, WRONGLY_PAID, about
from kickdoor.engine.state.combat import STAGE_RUN
from kickdoor.engine.state.table import Table


def is_promised(t: Table, seat: int, card: int) -> bool:
    """Whether a card, or what it carries, is promised in a deal not yet settled (HELP-6); one of a
    lost fight binds nobody, though a Lamp may yet bring it back.
    """
    combat = t.combat
    if combat is None or combat.deal is None or combat.fighter != seat:
        return False
    if combat.stage == STAGE_RUN:
        return False
    deal = combat.deal
    if card in deal.items or card in deal.cards:
        return True
    return any(t.host[c] == card for c in deal.items)


def can_be_promised(card: Card) -> bool:
    """Whether a hand card is one that may be played on another out of combat, and so be promised
    to a helper (HELP-2): Go Up a Level, a Curse, what lifts one, and whatever else names a player.
    """
    if card.kind in (LEVEL_UP, CURSE):
        return True
    return card.on in (ON_PLAYER, ON_OTHER, ON_CURSE) and bool(card.moments & M_TURN)


def _fits(t: Table, c: int, price: Price) -> bool:
    card = t.catalogue.cards[c]
    if price.gold > 0 and card.gold < price.gold:
        return False
    if price.slot and card.slot != price.slot:
        return False
    if price.tags and not any(tag in price.tags for tag in card.tags):
        return False
    if price.source == "items":
        return card.is_item
    if price.source == "treasures":
        return card.deck == TREASURE
    return price.source != "followers" or is_sidekick(t, c)


def payers(t: Table, seat: int, price: Price, source: int) -> list[int]:
    """The cards a seat may pay a price with; the card that asks for it cannot pay."""
    result: list[int] = []
    if price.source in ("any", "hand", "treasures"):
        result.extend(t.hands[seat])
    if price.source != "hand":
        result.extend(t.in_play[seat])
    result = [c for c in result if c != source and _fits(t, c, price)]
    if t.combat is None:
        return result
    return [c for c in result if not is_promised(t, seat, c)]


def pays_itself(price: Price) -> bool:
    """Whether a price needs no naming: the card itself, or the whole hand."""
    return price.source == "self" or price.source == "whole-hand"


def itself(t: Table, seat: int, price: Price, source: int) -> list[int]:
    """What such a price takes."""
    return [source] if price.source == "self" else list(t.hands[seat])


def least(t: Table, seat: int, price: Price) -> int:
    """The fewest cards that will do."""
    if price.unless is not None and holds(t, price.unless, seat):
        return 0
    return price.low


def can_pay(t: Table, seat: int, price: Price, source: int) -> bool:
    if pays_itself(price):
        own = itself(t, seat, price, source)
        return len(own) >= price.low and not any(is_promised(t, seat, c) for c in own)
    return suffices(t, seat, price, payers(t, seat, price, source))


def suffices(t: Table, seat: int, price: Price, options: list[int]) -> bool:
    """Whether a price can be paid with some of these cards."""
    if not price.same_deck:
        return at_once(t, options) >= least(t, seat, price)
    cards = t.catalogue.cards
    doors = [c for c in options if cards[c].deck != TREASURE]
    treasures = [c for c in options if cards[c].deck == TREASURE]
    return max(at_once(t, doors), at_once(t, treasures)) >= price.low


def at_once(t: Table, options: list[int]) -> int:
    """How many of these can be paid together: what a card carries goes with it and pays nothing."""
    hosts = [t.host[c] for c in options if t.host[c] >= 0]
    return len(options) - len([c for c in options if c in hosts]) if hosts else len(options)


def besides(t: Table, options: list[int], paid: list[int]) -> list[int]:
    """Those of these that can be paid besides what is paid already."""
    carriers = [t.host[c] for c in paid]
    return [c for c in options if c not in paid and c not in carriers and t.host[c] not in paid]


def pay_refusal(
    t: Table,
    seat: int,
    price: Price | None,
    pay: tuple[int, ...],
    ask: bool,
    source: int,
    most: int,
) -> int:
    """Why a payment is not right; 0: it is."""
    if price is None:
        return about(WRONGLY_PAID, source) if pay or ask else 0
    if pays_itself(price):
        own = itself(t, seat, price, source)
        if ask or (pay and sorted(pay) != sorted(own)):  # there is nothing to be asked
            return about(WRONGLY_PAID, source)
        for c in own:
            if is_promised(t, seat, c):
                return about(PROMISED, c)
        return 0 if can_pay(t, seat, price, source) else about(NOT_PAID, source)
    if ask and not price.low:  # who need not pay is not asked: he names what he wants to pay
        return about(WRONGLY_PAID, source)
    if ask:  # a question about nothing would never be answered
        options = payers(t, seat, price, source)
        enough = at_once(t, options) >= price.low and suffices(t, seat, price, options)
        return 0 if enough else about(NOT_PAID, source)
    if len(pay) < least(t, seat, price):
        return about(NOT_PAID, source)
    if len(pay) > min(price.high, most) or len(set(pay)) != len(pay):
        return about(WRONGLY_PAID, source)
    options = payers(t, seat, price, source)
    for c in pay:
        if is_promised(t, seat, c):
            return about(PROMISED, c)
        if c not in options or t.host[c] in pay:  # what is carried goes with it
            return about(WRONGLY_PAID, source)
    cards = t.catalogue.cards
    if price.same_deck and len({cards[c].deck for c in pay}) > 1:
        return about(WRONGLY_PAID, source)
    return 0
