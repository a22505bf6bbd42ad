"""What is asked about deals and sales before they are made, and what is answered: candidates for
help, terms written as an act, what would make them work, a sale with its bill.

Nothing here does anything. Every answer is made from what the seat sees; what somebody would take
is an estimate that anybody at the table could make.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from kickdoor.protocol.bounds import HIGHEST, Id, SeatNumber, Word
from kickdoor.protocol.view_messages import Card, Preview, StrengthLine

MOST_PARTS = 64
MOST_PICKS = 99

CardNumber = Annotated[int, Meta(ge=0, le=HIGHEST)]
CardNumbers = Annotated[list[CardNumber], Meta(max_length=MOST_PARTS)]
Picks = Annotated[
    list[Annotated[int, Meta(ge=1, le=MOST_PICKS)]], Meta(max_length=MOST_PARTS)
]  # as which to pick


class Terms(Struct, forbid_unknown_fields=True):
    """A deal in the making, as an `Offer` has it: of help, `items` and `cards` (of the hand) are
    the fighter's, whoever offers; of trade, `items` are given and `cards` wanted.
    """

    kind: Word  # help | trade
    to: SeatNumber
    picks: Picks = field(default_factory=list)
    items: CardNumbers = field(default_factory=list)
    cards: CardNumbers = field(default_factory=list)


class AskQuotes(Struct, tag_field="type", tag="quotes", forbid_unknown_fields=True):
    """Asks who could help in the fight at hand, and for how much; or, of another's fight, what this
    seat's help would do for it.
    """

    id: Id
    seat: SeatNumber


class DraftDeal(Struct, tag_field="type", tag="draft", forbid_unknown_fields=True):
    """Asks what terms come to: the act that offers them, whether it may be made, the sums."""

    id: Id
    seat: SeatNumber
    terms: Terms


class MakeItWork(Struct, tag_field="type", tag="make_it_work", forbid_unknown_fields=True):
    """Asks for the least that the other side would take, beginning with these terms."""

    id: Id
    seat: SeatNumber
    terms: Terms
    excluded: CardNumbers = field(default_factory=list)  # cards that stay out
    excluded_picks: Picks = field(default_factory=list)  # Treasures that stay out


class PriceSale(Struct, tag_field="type", tag="sale", forbid_unknown_fields=True):
    """Asks what Items would bring, and what else could be sold."""

    id: Id
    seat: SeatNumber
    cards: CardNumbers = field(default_factory=list)
    double: Annotated[int, Meta(ge=-1, le=HIGHEST)] = -1  # the Item at double price; -1: none
    with_card: Annotated[int, Meta(ge=-1, le=HIGHEST)] = -1  # played with it; -1: none


class Quote(Struct):
    """Somebody who could help, or whom one could help; by public facts."""

    seat: int
    strength: int  # his own
    brings: int  # what the helper adds to the munchkins' sum
    lines: list[StrengthLine]  # where that comes from
    ours: int  # the sums with the helper
    theirs: int
    ahead: bool  # they would win
    lack: int  # what would still be missing; 0: nothing
    verdict: str
    is_over: bool  # no monster would be left: there is nobody to be beaten, and no sum
    gone: str  # which monsters would leave, as a sentence; empty: none
    leaving: list[int]  # the same as cards
    levels: int  # at stake for the fighter then
    stake: int  # Treasures that there would be to share
    wants: int  # Treasures he would come for, or bear; -1: for none that there are
    wants_text: str
    leaves: int  # Treasures left to the fighter then
    helper_levels: int  # Levels that helping brings the helper; mostly none
    said: str  # what he asked or answered so far; empty: nothing
    declined: bool  # he refused the last offer, and has not spoken since
    terms: Terms  # to begin with
    rule: str  # why he cannot be asked; empty: he can
    text: str


class Quoted(Struct, tag_field="type", tag="quoted"):
    """The candidates, seat by seat; none where there is no fight to be helped in. And what deals
    are made of: everybody's Items in play, and what of one's own hand may be promised.
    """

    id: str
    quotes: list[Quote]
    goods: list[list[int]]  # by seat
    promisable: list[int]


class Outfit(Struct):
    """What a trade makes of somebody's strength."""

    seat: int
    now: int
    after: int  # as it lies then: what one gets arrives carried
    worn: int  # once all is put on that can be


class Drafted(Struct, tag_field="type", tag="drafted"):
    """Terms as an act that is ready to be sent; where the rules refuse it, why."""

    id: str
    act: Any
    label: str  # verb and price, for the button
    phrase: str  # the terms in words
    preview: Preview | None
    rule: str
    text: str
    likely: bool  # the other side would take it, as far as anybody can see
    outfits: list[Outfit]  # of a trade, one's own first; else none


class Suggestion(Struct):
    """Terms that should do, as an act that is ready to be sent."""

    terms: Terms
    act: Any
    text: str
    label: str


class Suggested(Struct, tag_field="type", tag="suggested"):
    """At most three suggestions, the one with the same partner first; `text` where there is none
    for him.
    """

    id: str
    suggestions: list[Suggestion]
    text: str


class Good(Struct):
    """Something that could be sold."""

    card: Card
    gold: int
    worn: bool
    costs: int  # strength that is lost with it
    in_hand: bool
    can_double: bool


class Priced(Struct, tag_field="type", tag="priced"):
    """A sale on the counter: what it brings, what is lost over, and how it could be cheaper."""

    id: str
    goods: list[Good]
    helpers: list[Card]  # cards that may be played with a sale
    money: str  # what money is called here: gold | credits
    total: int
    level_price: int
    levels: int  # that it buys
    waste: int  # what is lost over
    level: int  # before, and after
    level_after: int
    last_level: int  # the last that can be bought
    act: Any
    label: str
    rule: str
    text: str
    cheaper: list[int]  # Items that bring as many Levels for less; empty: none do
