"""A deal in the making: its terms as an act, what that comes to, and what would make it work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.bots.normal.going_rate import HelpRate, Terms as Reckoned, TradeRate
from kickdoor.bots.normal.making_work import Excluded, helped, traded
from kickdoor.bots.normal.situation import Mind
from kickdoor.engine import Act, AskForHelp, Game, OfferTrade
from kickdoor.errors import ActError
from kickdoor.protocol.deal_messages import Drafted, Outfit, Suggested, Suggestion, Terms
from kickdoor.protocol.rendering.company import BOTS_AS_QUOTED, Company
from kickdoor.protocol.rendering.outfits import outfit
from kickdoor.protocol.rendering.preview import Foresight
from kickdoor.protocol.rendering.quotes import help_rate
from kickdoor.protocol.rendering.scene import SeatScene
from kickdoor.words import Words
from kickdoor.words.bargaining import swap, terms_of

HELP: Final = "help"
TRADE: Final = "trade"
MOST: Final = 3  # suggestions


class Dealing:
    """Deals of one seat at one moment."""

    def __init__(
        self, game: Game, scene: SeatScene, words: Words, company: Company = BOTS_AS_QUOTED
    ) -> None:
        self.game = game
        self.scene = scene
        self.words = words
        self.company = company
        self.view = scene.view
        self.seat = scene.view.seat
        self._rate: HelpRate | None = help_rate(scene)

    def drafted(self, id: str, terms: Terms) -> Drafted:
        """What terms come to, and whether they may be offered."""
        self._check(terms)
        act = self._act(terms)
        refused = self.game.why_not(self.seat, act)
        rule, text = "", ""
        if refused is not None:
            rule, text = refused.rule, self.words.refusal(refused, self.scene)
        return Drafted(
            id,
            self.game.act_to_data(act, self.seat),
            self.label(terms),
            self.phrase(terms),
            Foresight(self.scene, self.words.language).of(act),
            rule,
            text,
            refused is None and self._is_taken(terms),
            self._outfits(terms),
        )

    def suggested(self, id: str, terms: Terms, out: Excluded) -> Suggested:
        """The least that the other side would take; then what others would, who could help too."""
        self._check(terms)
        found = [self._better(terms, out)]
        if terms.kind == HELP and self._rate is not None and self._rate.is_mine:
            found += self._elsewhere(terms.to, out)
        elif terms.kind == TRADE and found[0] is not None:
            used = Excluded(cards=(*out.cards, *found[0].items))
            found.append(self._better(Terms(TRADE, terms.to, cards=terms.cards), used))
        fitting = [one for one in found if one is not None and self._may(one)]
        suggestions = [self._suggestion(one, terms) for one in fitting[:MOST]]
        is_there = any(one.terms.to == terms.to for one in suggestions)
        return Suggested(id, suggestions, "" if is_there else self._why_none(terms))

    # What deals are made of.

    def goods(self) -> list[list[int]]:
        """The Items in play, by seat."""
        cards = self.view.catalogue.cards
        return [[card for card in own if cards[card].is_item] for own in self.view.in_play]

    def promisable(self) -> list[int]:
        """The cards of this seat's hand that it may promise a helper, if it fights."""
        if self._rate is None or not self._rate.is_mine:
            return []
        if not self.view.rules.promise_hand_cards:
            return []
        to = next(
            (s for s in range(self.view.seats) if s != self.seat and not self.view.dead[s]), -1
        )
        hand = self.view.hands[self.seat]
        return [card for card in hand if to >= 0 and self._may(Terms(HELP, to, cards=[card]))]

    # The terms, as the rules and the estimates have them.

    def _check(self, terms: Terms) -> None:
        """ActError where no deal is named, or cards that the seat does not see there."""
        if terms.kind not in (HELP, TRADE):
            raise ActError(f"kind: expected {HELP} or {TRADE}, got {terms.kind!r}")
        if terms.to >= self.view.seats or terms.to == self.seat:
            raise ActError("to: expected another player at this table")
        owner, other = self._owners(terms)
        self._check_cards("items", terms.items, self.view.in_play[owner])
        seen = self.view.in_play[other] if terms.kind == TRADE else self.view.hands[owner]
        self._check_cards("cards", terms.cards, seen)

    def _check_cards(self, where: str, cards: list[int], seen: Sequence[int]) -> None:
        for card in cards:
            if card not in seen:
                raise ActError(f"{where}: no card of that number lies there")

    def _owners(self, terms: Terms) -> tuple[int, int]:
        """Whose the items are, and whose the cards that are wanted."""
        combat = self.view.combat
        if terms.kind == TRADE or combat is None:
            return self.seat, terms.to
        return combat.fighter, combat.fighter

    def _act(self, terms: Terms) -> Act:
        if terms.kind == TRADE:
            return OfferTrade(terms.to, give=tuple(terms.items), want=tuple(terms.cards))
        picks = tuple(sorted(terms.picks))
        return AskForHelp(
            terms.to,
            treasures=len(picks),
            picks=picks,
            items=tuple(terms.items),
            hand_cards=tuple(terms.cards),
        )

    def _may(self, terms: Terms) -> bool:
        return self.game.why_not(self.seat, self._act(terms)) is None

    def _helper(self, terms: Terms) -> int:
        return terms.to if self._rate is not None and self._rate.is_mine else self.seat

    def _is_taken(self, terms: Terms) -> bool:
        reckoned = _reckoned(terms)
        if terms.kind == TRADE:
            return TradeRate(Mind(self.view), terms.to).is_taken(reckoned)
        return self._rate is not None and self._rate.is_taken(self._helper(terms), reckoned)

    def _outfits(self, terms: Terms) -> list[Outfit]:
        """What a trade makes of both sides' strength."""
        if terms.kind != TRADE:
            return []
        given, taken = tuple(terms.items), tuple(terms.cards)
        return [
            outfit(self.view, self.seat, gone=given, come=taken),
            outfit(self.view, terms.to, gone=taken, come=given),
        ]

    # What would make it work.

    def _better(self, terms: Terms, out: Excluded) -> Terms | None:
        reckoned = _reckoned(terms)
        if terms.kind == TRADE:
            rate = TradeRate(Mind(self.view), terms.to)
            found = traded(rate, reckoned, out, lambda one: self._may(_sent(terms, one)))
        elif self._rate is not None:
            helper = self._helper(terms)
            found = helped(self._rate, helper, reckoned, out)
        else:
            found = None
        return None if found is None else _sent(terms, found)

    def _elsewhere(self, besides: int, out: Excluded) -> list[Terms | None]:
        """What the others would come for, the cheapest first."""
        rate = self._rate
        assert rate is not None
        found: list[tuple[float, int, Terms]] = []
        for seat in range(self.view.seats):
            if seat in (besides, self.seat) or self.view.dead[seat]:
                continue
            terms = self._better(Terms(HELP, seat), out)
            if terms is not None:
                worth = rate.to_fighter(seat, _reckoned(terms))
                found.append((-worth, seat, terms))
        return [terms for _, _, terms in sorted(found, key=lambda one: one[:2])]

    # In words.

    def phrase(self, terms: Terms) -> str:
        """The terms in words."""
        book = self.words.book
        if terms.kind == TRADE:
            return swap(book, self.scene, "offer-trade", terms.items, terms.cards, "")
        return terms_of(book, self.scene, sorted(terms.picks), terms.items, terms.cards)

    def label(self, terms: Terms) -> str:
        """Verb and price, as short as it goes."""
        if terms.kind == TRADE:
            return self.words.act(self._act(terms), self.scene, self.seat)
        combat = self.view.combat
        message = "deal-help" if combat is None or combat.fighter == self.seat else "deal-offer"
        if not (terms.picks or terms.items or terms.cards):
            message += "-free"
        other = self.scene.names[terms.to]
        return self.words.book.say(message, other=other, terms=self.phrase(terms))

    def _suggestion(self, terms: Terms, draft: Terms) -> Suggestion:
        act = self._act(terms)
        return Suggestion(
            terms,
            self.game.act_to_data(act, self.seat),
            self._sentence(terms, act, _key(terms) == _key(draft)),
            self.label(terms),
        )

    def _sentence(self, terms: Terms, act: Act, is_same: bool) -> str:
        book, other = self.words.book, self.scene.names[terms.to]
        certain = self._certain(terms)
        preview = Foresight(self.scene, self.words.language).of(act)
        if preview is not None and preview.kind == "gone":  # nothing is left to be helped with
            return preview.text
        if is_same:
            return book.say("work-as-it-is", other=other, certain=certain)
        if terms.kind == TRADE:
            message = "work-trade" if certain == "yes" else "work-trade-unsure"
            text = swap(book, self.scene, message, terms.items, terms.cards, other)
            own = self._outfits(terms)[0]
            if own.worn >= own.now:
                return text
            best = "same" if own.worn == own.after else "other"
            return f"{text} " + book.say(
                "work-weaker", best=best, now=own.now, after=own.after, worn=own.worn
            )
        phrase = self.phrase(terms)
        if preview is None or not (self._rate and self._rate.is_mine):
            return book.say("work-offer", other=other, terms=phrase, certain=certain)
        ours, theirs = preview.ours, preview.theirs
        return book.say(
            "work-help", other=other, terms=phrase, ours=ours, theirs=theirs, certain=certain
        )

    def _certain(self, terms: Terms) -> str:
        """Whether the other side says yes to what is enough: a fighter who is offered help goes by
        his own hand besides.
        """
        if terms.to in self.company.people:
            return "no"
        is_offer = terms.kind == HELP and not (self._rate and self._rate.is_mine)
        if is_offer:
            return "offer"
        return "yes" if self.company.is_sure(terms.to) else "no"

    def _why_none(self, terms: Terms) -> str:
        """Why nothing would make it work with this partner."""
        book, other = self.words.book, self.scene.names[terms.to]
        is_person = terms.to in self.company.people
        if terms.kind == TRADE:
            return book.say("work-none-person" if is_person else "work-none-trade", other=other)
        rate = self._rate
        if rate is not None:
            lack = rate.bargain.lack_with(self._helper(terms))
            if lack > 0:
                return book.say("work-short", other=other, lack=lack)
            if is_person:
                return book.say("work-none-person", other=other)
            if rate.is_mine and rate.fight.is_for_win and not self.view.rules.shared_victory:
                return book.say("work-victory", other=other)
        is_mine = rate is None or rate.is_mine
        return book.say("work-none-help" if is_mine else "work-none-offer", other=other)


def _reckoned(terms: Terms) -> Reckoned:
    return Reckoned(tuple(sorted(terms.picks)), tuple(terms.items), tuple(terms.cards))


def _sent(like: Terms, found: Reckoned) -> Terms:
    return Terms(like.kind, like.to, list(found.picks), list(found.items), list(found.cards))


def _key(terms: Terms) -> tuple[object, ...]:
    return (terms.kind, terms.to, {*terms.picks}, {*terms.items}, {*terms.cards})
