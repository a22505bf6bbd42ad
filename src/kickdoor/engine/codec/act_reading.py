"""Acts from their public data form: a string for a bare verb, or a table such as
`{"play": "laser#2", "on": "Ann", "discarding": ["elf"]}`.

What is no act at all is refused with the verb, the argument and what was expected there. Whether
the act is legal is not asked here: the rules refuse it later, with their number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.engine.acts.act import Act, AimedAct
from kickdoor.engine.acts.act_fields import ACT_KINDS
from kickdoor.engine.acts.act_kinds import (
    PLAIN,
    AcceptOffer,
    AskForHelp,
    ChooseAnswer,
    DeclineOffer,
    DiscardCards,
    EquipItem,
    GiveCards,
    LookForTrouble,
    OfferTrade,
    PlayCard,
    RunAway,
    SacrificeFollower,
    SellItems,
    SetOrders,
    ShowCards,
    UnequipItem,
    UsePower,
    WithdrawOffer,
)
from kickdoor.engine.acts.arguments import Arguments, listed, word
from kickdoor.engine.catalogue.model import Price
from kickdoor.engine.codec.lookup import CARD, MONSTER, Lookup, nearest
from kickdoor.engine.queries import aims
from kickdoor.engine.words_of_play import (
    ACCEPT,
    ASK,
    CHOOSE,
    DECLINE,
    DISCARD,
    EQUIP,
    GIVE,
    ORDERS,
    PASSES,
    PLAY,
    RUN,
    SACRIFICE,
    SELL,
    SHOW,
    SIDES,
    TRADE,
    TROUBLE,
    UNLESS,
    USE,
    VERBS,
    WITHDRAW,
)
from kickdoor.errors import ActError

# What a verb takes besides its value, and the verbs that take none.
ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {kind.verb: kind.words() for kind in ACT_KINDS}
BARE: Final = frozenset(kind.verb for kind in ACT_KINDS if kind.is_bare)
_NUMBERS: Final = {verb: number for number, verb in enumerate(VERBS)}
ASKED: Final = "ask"  # leaves a cost or a set to a question that follows

_ONE_CARD: Final = (LookForTrouble, EquipItem, UnequipItem, SacrificeFollower)


def allowed(verb: str) -> tuple[str, ...]:
    """The arguments a verb takes; every act may name the question it answers."""
    return (*ARGUMENTS.get(verb, ()), "question")


def verb_of(data: dict[str, object]) -> str:
    """The verb of an act given as a table: the key of which all other verbs are arguments."""
    verbs = [key for key in data if key in _NUMBERS]
    for verb in verbs:
        if all(key == verb or key in allowed(verb) for key in verbs):
            return verb
    if verbs:
        raise ActError(f"one act has one verb, got {' and '.join([repr(v) for v in verbs])}")
    hint = nearest(next(iter(data), ""), VERBS)
    keys = ", ".join([repr(key) for key in data]) or "nothing"
    raise ActError(f"an act needs a verb, got {keys}{hint}")


def parse(look: Lookup, data: object, legal: Sequence[Act]) -> Act:
    """The act that the data means to the seat of the lookup."""
    if isinstance(data, str):
        data = {data: _bare_value(data)}
    if not isinstance(data, dict):
        raise ActError(f"expected an act (a verb, or a table with one), got {data!r}")
    for key in data:
        if not isinstance(key, str):
            raise ActError(f"expected names of arguments, got {key!r}")
    verb = verb_of(data)
    for key in data:
        if key != verb and key not in allowed(verb):
            raise ActError(f"{verb}: no argument is called {key!r}{nearest(key, allowed(verb))}")
    arguments = Arguments(look, verb, data)
    act = Parser(arguments, legal).act(data[verb])
    question = arguments.number("question", 0)
    return act.answering(question)  # which offer: it is a question to whom it is made


def _bare_value(verb: str) -> bool:
    if verb in BARE:
        return True
    if verb in _NUMBERS:
        raise ActError(f"{verb}: it needs a value, such as {{ {verb} = ... }}")
    raise ActError(f"there is no verb {verb!r}{nearest(verb, VERBS)}")


class Parser:
    """Reads one act; `legal` are the acts open to the seat, as far as the caller knows them."""

    def __init__(self, arguments: Arguments, legal: Sequence[Act]) -> None:
        self.args = arguments
        self.look = arguments.lookup
        self.legal = legal

    def act(self, value: object) -> Act:
        args, look = self.args, self.look
        verb = _NUMBERS[args.verb]
        if args.verb in BARE:
            return self._bare(verb, value)
        if verb == PLAY:
            return self._play(value)
        if verb == USE:
            return self._use(value)
        if verb == SELL:
            return self._sell(value)
        if verb == GIVE:
            return self._give(value)
        if verb in (TRADE, ASK):
            return self._offer(verb, value)
        if verb == ORDERS:
            return self._orders(value)
        if verb == CHOOSE:
            self._prefer_answers()
            places = aims.choices(look, ())
            return ChooseAnswer(args.refs("", value, aims.CHOICE_KINDS, places))
        if verb == DISCARD:
            if value == ASKED:
                return DiscardCards(asks=True)
            self._prefer_answers()
            return DiscardCards(args.cards("", value, aims.discards(look)))
        if verb == SHOW:
            cards = args.cards("", value, aims.held(look))
            return ShowCards(cards, to=args.player("to"))
        return self._one_card(verb, value)

    def _prefer_answers(self) -> None:
        """Let the answers to the question at hand go before everything else of that name."""
        for a in self.legal:
            if isinstance(a, ChooseAnswer):
                self.look.offered.update(a.answers)
            elif isinstance(a, DiscardCards):
                self.look.offered.update(a.cards)

    def _bare(self, verb: int, value: object) -> Act:
        args = self.args
        if value is not True:
            raise ActError(f"{args.verb}: it takes no value: expected true, got {value!r}")
        if verb == RUN:
            return RunAway(args.refs("from", args.get("from"), (MONSTER, CARD), []))
        if verb == ACCEPT:
            return AcceptOffer(args.player("from"))
        if verb == DECLINE:
            return DeclineOffer(args.player("from"))
        return WithdrawOffer(args.player("from")) if verb == WITHDRAW else PLAIN[verb]

    def _one_card(self, verb: int, value: object) -> Act:
        """Trouble, equip, unequip, sacrifice: a card, and what goes with it."""
        args, look = self.args, self.look
        look.offered = {a.card for a in self.legal if isinstance(a, _ONE_CARD) and a.verb == verb}
        places = aims.held(look) if verb == TROUBLE else aims.own(look)
        card = args.card("", value, places)
        look.offered = set()
        if verb == SACRIFICE:
            return SacrificeFollower(card, args.flag("helper"))
        with_cards = args.cards("with", args.get("with"), places, [card])
        if verb == TROUBLE:
            return LookForTrouble(card, with_cards)
        return EquipItem(card, with_cards) if verb == EQUIP else UnequipItem(card, with_cards)

    def _play(self, value: object) -> Act:
        args, look = self.args, self.look
        look.offered = {a.card for a in self.legal if isinstance(a, PlayCard)}
        card = args.card("", value, aims.playable(look))
        look.offered = set()
        linked = look.catalogue.cards[card]
        side = 0
        if args.has("side"):
            side = 1 + word(args.where("side"), args.get("side"), SIDES[1:])
        with_cards = args.cards("with", args.get("with"), aims.held(look), [card])
        from_seat = args.player("from")
        carried = args.flag("carried")
        similar: list[AimedAct] = [
            a for a in self.legal if isinstance(a, PlayCard) and a.card == card
        ]
        on, choose = self._aim(from_seat, linked.on, similar)
        discarding = self._payment(linked.price, card)
        return PlayCard(
            card, on, with_cards, from_seat, side, discarding, self._asks(), choose, carried
        )

    def _use(self, value: object) -> Act:
        from_seat = self.args.player("from")
        count = self.args.number("count", -1)
        of, number = self._find_power(value)
        if number < 0:
            return UsePower(of=of, from_seat=from_seat, count=count)
        power = self.look.catalogue.powers[number]
        similar: list[AimedAct] = [
            a for a in self.legal if isinstance(a, UsePower) and a.power == number and a.of == of
        ]
        on, choose = self._aim(from_seat, power.on, similar)
        discarding = self._payment(power.price, of)
        return UsePower(number, of, on, from_seat, discarding, self._asks(), count, choose)

    def _find_power(self, value: object) -> tuple[int, int]:
        """The card whose power is used (-1: not said), and the power; a passive one has no
        number.
        """
        look = self.look
        if not isinstance(value, str):
            raise ActError(f"use: expected the id of a power, got {value!r}")
        known = look.catalogue.power_ids
        if value not in known:
            has_card = self.args.has("of")
            named = [self.args.card("of", self.args.get("of"), aims.own(look))] if has_card else []
            of = look.passive_holder(value, named)
            if of < 0:
                raise ActError(
                    f"use: there is no power {value!r} in this game{nearest(value, known)}"
                )
            return (of, -1)
        holders = self._holders(value)
        if holders:
            return holders[0]
        said = self.args.has("of")
        of = self.args.card("of", self.args.get("of"), aims.own(look)) if said else -1
        return (of, known[value][0])

    def _holders(self, power_id: str) -> list[tuple[int, int]]:
        """The cards that may be meant: what `of` names, else by whether a price was paid."""
        args, look = self.args, self.look
        holders = look.power_holders(power_id)
        if args.has("of"):
            args.card("of", args.get("of"), [])  # refuses what is no card
            named = look.copies(str(args.get("of")).removeprefix("card:"))
            return [h for h in holders if h[0] in named]
        open_now = [(a.of, a.power) for a in self.legal if isinstance(a, UsePower)]
        powers = look.catalogue.powers
        fitting = [h for h in holders if (powers[h[1]].price is not None) == args.has("discarding")]
        return [h for h in fitting if h in open_now] or fitting or holders

    def _sell(self, value: object) -> Act:
        args, look = self.args, self.look
        card = -1
        if args.has("with"):
            card = args.card("with", args.get("with"), aims.held(look))
        double = args.cards("double", args.get("double"), aims.own(look))
        if value == ASKED:
            return SellItems(double=double, with_card=card, asks=True)
        look.offered = set(double)  # what is doubled is sold, and the same copy
        sold = args.cards("", value, aims.own(look))
        look.offered = set()
        return SellItems(sold, double, card)

    def _give(self, value: object) -> Act:
        args, look = self.args, self.look
        if value == ASKED:
            return GiveCards(asks=True)
        if not isinstance(value, dict) or not value:
            raise ActError(f'give: expected {{ PLAYER = [CARD] }} or "ask", got {value!r}')
        cards: list[int] = []
        receivers: list[int] = []
        for name, given in value.items():
            seat = look.player("give", name)
            got = args.cards(str(name), given, aims.held(look), cards)
            cards.extend(got)
            receivers.extend([seat] * len(got))
        return GiveCards(tuple(cards), tuple(receivers))

    def _offer(self, verb: int, value: object) -> Act:
        args, look = self.args, self.look
        seat = look.player(args.verb, value)
        if verb == TRADE:
            give = args.cards("give", args.get("give"), aims.own(look))
            want = args.cards("want", args.get("want"), aims.before(seat))
            return OfferTrade(seat, give=give, want=want)
        fighter = aims.fighter(look, seat)
        items = args.cards("items", args.get("items"), aims.before(fighter))
        cards = args.cards("cards", args.get("cards"), aims.hand(fighter))
        picks = args.numbers("picks")
        count = args.number("treasures", len(picks) if picks else -1)
        if not args.has("picks"):
            picks = tuple(range(1, count + 1))
        return AskForHelp(seat, treasures=count, picks=picks, items=items, hand_cards=cards)

    def _orders(self, value: object) -> Act:
        if not isinstance(value, dict) or "pass" not in value:
            raise ActError(f"orders: expected {{ pass = ..., unless = [...] }}, got {value!r}")
        for key in value:
            if key not in ("pass", "unless"):
                raise ActError(f"orders: no argument is called {key!r}; expected pass, unless")
        kind = word("orders: pass", value["pass"], PASSES)
        mask = 0
        for name in listed(value.get("unless")):
            mask |= 1 << word("orders: unless", name, UNLESS)
        return SetOrders(kind, unless=mask)

    def _aim(
        self, from_seat: int, aim: int, similar: list[AimedAct]
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """`on` and `choose`, by what the card or power is aimed at."""
        args, look = self.args, self.look
        look.offered = {ref for a in similar for ref in a.on}
        places = aims.targets(look, aim, from_seat)
        on = args.refs("on", args.get("on"), aims.kinds(aim), places)
        look.offered = {ref for a in similar for ref in a.choose}
        places = aims.choices(look, on)
        choose = args.refs("choose", args.get("choose"), aims.choice_kinds(aim), places)
        look.offered = set()
        return (on, choose)

    def _asks(self) -> bool:
        """Whether what is discarded is left to a question."""
        return self.args.get("discarding") == ASKED

    def _payment(self, price: Price | None, source: int) -> tuple[int, ...]:
        """`discarding`, for a card or for a power of it."""
        if self._asks():
            return ()
        args = self.args
        places = aims.payable(self.look, "" if price is None else price.source)
        return args.payment("discarding", args.get("discarding"), places, [source])
