"""Acts from their public data form: a string for a bare verb, or a table such as
`{"play": "laser#2", "on": "Ann", "discarding": ["elf"]}`.

What is no act at all is refused with the verb, the argument and what was expected there. Whether
the act is legal is not asked here: the rules refuse it later, with their number.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.engine.acts.act import Act, Draft
from kickdoor.engine.acts.arguments import Arguments, listed, word
from kickdoor.engine.codec.lookup import CARD, MONSTER, Lookup, nearest
from kickdoor.engine.queries import aims
from kickdoor.engine.words_of_play import (
    ASK,
    CHOOSE,
    DISCARD,
    GIVE,
    ORDERS,
    PASSES,
    PLAY,
    RUN,
    SELL,
    SHOW,
    SIDES,
    TRADE,
    TROUBLE,
    UNLESS,
    USE,
    VERBS,
)
from kickdoor.errors import ActError

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "trouble": ("with",),
    "play": ("on", "with", "from", "side", "discarding", "choose", "carried"),
    "equip": ("with",),
    "unequip": ("with",),
    "sell": ("double", "with"),
    "use": ("of", "on", "from", "discarding", "count", "choose"),
    "trade": ("give", "want"),
    "ask": ("treasures", "picks", "items", "cards"),
    "accept": ("from",),
    "decline": ("from",),
    "run": ("from",),
    "sacrifice": ("helper",),
    "show": ("to",),
    "withdraw": ("from",),
}
BARE: Final = frozenset((
    "kick", "loot", "end", "keep", "accept", "decline", "fight", "run", "pass", "withdraw",
))  # fmt: skip
_NUMBERS: Final = {verb: number for number, verb in enumerate(VERBS)}
ASKED: Final = "ask"  # leaves a cost or a set to a question that follows


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
        if verb in (SELL, GIVE):
            return self._set(verb, value)
        if verb in (TRADE, ASK):
            return self._offer(verb, value)
        if verb == ORDERS:
            return self._orders(value)
        if verb == CHOOSE:
            self._prefer_answers()
            places = aims.choices(look, ())
            return Act(CHOOSE, choose=args.refs("", value, aims.CHOICE_KINDS, places))
        if verb == DISCARD:
            if value == ASKED:
                return Act(DISCARD, ask=True)
            self._prefer_answers()
            return Act(DISCARD, cards=args.cards("", value, aims.discards(look)))
        if verb == SHOW:
            cards = args.cards("", value, aims.held(look))
            return Act(SHOW, cards=cards, seat=args.player("to"))
        return self._one_card(verb, value)

    def _prefer_answers(self) -> None:
        """Let the answers to the question at hand go before everything else of that name."""
        for a in self.legal:
            if a.verb == CHOOSE:
                self.look.offered.update(a.choose)
            elif a.verb == DISCARD:
                self.look.offered.update(a.cards)

    def _bare(self, verb: int, value: object) -> Act:
        args = self.args
        if value is not True:
            raise ActError(f"{args.verb}: it takes no value: expected true, got {value!r}")
        if verb == RUN:
            return Act(verb, on=args.refs("from", args.get("from"), (MONSTER, CARD), []))
        return Act(verb, seat=args.player("from"))

    def _one_card(self, verb: int, value: object) -> Act:
        """Trouble, equip, unequip, sacrifice: a card, and what goes with it."""
        args, look = self.args, self.look
        look.offered = {a.card for a in self.legal if a.verb == verb}
        places = aims.held(look) if verb == TROUBLE else aims.own(look)
        card = args.card("", value, places)
        look.offered = set()
        other = args.cards("with", args.get("with"), places, [card])
        return Act(verb, card=card, other=other, flag=args.flag("helper"))

    def _play(self, value: object) -> Act:
        args, look = self.args, self.look
        look.offered = {a.card for a in self.legal if a.verb == PLAY}
        card = args.card("", value, aims.playable(look))
        look.offered = set()
        linked = look.catalogue.cards[card]
        side = 0
        if args.has("side"):
            side = 1 + word(args.where("side"), args.get("side"), SIDES[1:])
        other = args.cards("with", args.get("with"), aims.held(look), [card])
        act = Draft(PLAY)
        act.card, act.other, act.side = card, other, side
        act.seat = args.player("from")
        act.flag = args.flag("carried")
        self._aim(act, linked.on, [a for a in self.legal if a.verb == PLAY and a.card == card])
        return self._pay(act, "" if linked.price is None else linked.price.source)

    def _use(self, value: object) -> Act:
        args = self.args
        act = Draft(USE)
        act.seat = args.player("from")
        act.count = args.number("count", -1)
        self._find_power(act, value)
        if act.power < 0:
            return act.act()
        power = self.look.catalogue.powers[act.power]
        same = [a for a in self.legal if a.verb == USE and a.power == act.power and a.of == act.of]
        self._aim(act, power.on, same)
        return self._pay(act, "" if power.price is None else power.price.source)

    def _find_power(self, act: Draft, value: object) -> None:
        """Fill in the power used and the card it is of; a passive one has no number."""
        look = self.look
        if not isinstance(value, str):
            raise ActError(f"use: expected the id of a power, got {value!r}")
        known = look.catalogue.power_ids
        if value not in known:
            has_card = self.args.has("of")
            named = [self.args.card("of", self.args.get("of"), aims.own(look))] if has_card else []
            act.of = look.passive_holder(value, named)
            if act.of < 0:
                raise ActError(
                    f"use: there is no power {value!r} in this game{nearest(value, known)}"
                )
            return
        holders = self._holders(value)
        if holders:
            act.of, act.power = holders[0]
        else:
            act.power = known[value][0]
            if self.args.has("of"):
                act.of = self.args.card("of", self.args.get("of"), aims.own(look))

    def _holders(self, power_id: str) -> list[tuple[int, int]]:
        """The cards that may be meant: what `of` names, else by whether a price was paid."""
        args, look = self.args, self.look
        holders = look.power_holders(power_id)
        if args.has("of"):
            args.card("of", args.get("of"), [])  # refuses what is no card
            named = look.copies(str(args.get("of")).removeprefix("card:"))
            return [h for h in holders if h[0] in named]
        open_now = [(a.of, a.power) for a in self.legal if a.verb == USE]
        powers = look.catalogue.powers
        fitting = [h for h in holders if (powers[h[1]].price is not None) == args.has("discarding")]
        return [h for h in fitting if h in open_now] or fitting or holders

    def _set(self, verb: int, value: object) -> Act:
        """Selling and giving: a set of cards, or "ask"."""
        args, look = self.args, self.look
        card = -1
        if args.has("with"):
            card = args.card("with", args.get("with"), aims.held(look))
        double = args.cards("double", args.get("double"), aims.own(look))
        if value == ASKED:
            return Act(verb, card=card, other=double, ask=True)
        if verb == SELL:
            look.offered = set(double)  # what is doubled is sold, and the same copy
            sold = args.cards("", value, aims.own(look))
            look.offered = set()
            return Act(verb, card=card, other=double, cards=sold)
        if not isinstance(value, dict) or not value:
            raise ActError(f'give: expected {{ PLAYER = [CARD] }} or "ask", got {value!r}')
        cards: list[int] = []
        picks: list[int] = []
        for name, given in value.items():
            seat = look.player("give", name)
            got = args.cards(str(name), given, aims.held(look), cards)
            cards.extend(got)
            picks.extend([seat] * len(got))
        return Act(verb, cards=tuple(cards), picks=tuple(picks))

    def _offer(self, verb: int, value: object) -> Act:
        args, look = self.args, self.look
        seat = look.player(args.verb, value)
        if verb == TRADE:
            give = args.cards("give", args.get("give"), aims.own(look))
            want = args.cards("want", args.get("want"), aims.before(seat))
            return Act(TRADE, seat=seat, cards=give, other=want)
        fighter = aims.fighter(look, seat)
        items = args.cards("items", args.get("items"), aims.before(fighter))
        cards = args.cards("cards", args.get("cards"), aims.hand(fighter))
        picks = args.numbers("picks")
        count = args.number("treasures", len(picks) if picks else -1)
        if not args.has("picks"):
            picks = tuple(range(1, count + 1))
        return Act(ASK, seat=seat, cards=items, other=cards, count=count, picks=picks)

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
        return Act(ORDERS, count=kind, flag=mask)

    def _aim(self, act: Draft, aim: int, similar: list[Act]) -> None:
        """Fill in `on` and `choose`, by what the card or power is aimed at."""
        args, look = self.args, self.look
        look.offered = {ref for a in similar for ref in a.on}
        places = aims.targets(look, aim, act.seat)
        act.on = args.refs("on", args.get("on"), aims.kinds(aim), places)
        look.offered = {ref for a in similar for ref in a.choose}
        places = aims.choices(look, act.on)
        act.choose = args.refs("choose", args.get("choose"), aims.choice_kinds(aim), places)
        look.offered = set()

    def _pay(self, act: Draft, source: str) -> Act:
        args = self.args
        value = args.get("discarding")
        act.ask = value == ASKED
        if not act.ask:
            places = aims.payable(self.look, source)
            act.pay = args.payment("discarding", value, places, [act.card, act.of])
        return act.act()
