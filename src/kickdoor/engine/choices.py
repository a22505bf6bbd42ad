"""The arguments of acts as choices: what may be chosen next for each, and where it goes in the act.

Arguments that the skeletons spell out (a card, a target, a word) narrow them down; sets are filled
from what the seat has, one value after the other, each tried out against the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import MONSTER
from kickdoor.engine.act import Act
from kickdoor.engine.catalogue import Price
from kickdoor.engine.character import items_of
from kickdoor.engine.flow.charity import excess_of, receivers_of
from kickdoor.engine.flow.sale import goods_of
from kickdoor.engine.frames import ASK as ASK_FRAME
from kickdoor.engine.knowledge import knows
from kickdoor.engine.pay import payers, pays_itself
from kickdoor.engine.refusals import NOT_PAID
from kickdoor.engine.skeletons import can_trade, code_of, hand_enhancers, skeletons
from kickdoor.engine.strength import treasures_at_stake
from kickdoor.engine.words_of_play import DISCARD, PASSES, PLAY, UNLESS, USE, W_DONE

if TYPE_CHECKING:
    from kickdoor.engine.game import Game

DONE: Final = -1  # the argument is as it should be
ASKED: Final = -2  # the rest is left to a question


class Walk:
    """An act in the making: what is settled so far, and the skeletons it may still become."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.table = game.table
        self.seat = seat
        self.matching: list[Act] = skeletons(game, seat)
        self.act = Act(0)

    def code(self) -> int:
        """Why the act is refused as it is; 0: it is not."""
        return code_of(self.game, self.seat, self.act)

    def asks(self) -> bool:
        """Whether what is missing may be left to a question."""
        return any(a.ask for a in self.matching)


class Argument:
    """One argument. `values` are what may come next, DONE among them where it may be left as it is."""

    def __init__(self, name: str, field: str) -> None:
        self.name = name
        self.field = field

    def label(self, w: Walk) -> str:
        return self.name

    def values(self, w: Walk) -> list[int]:
        raise AssertionError("an argument without values")

    def take(self, w: Walk, value: int) -> bool:
        """Put a value into the act; True: the argument is settled."""
        setattr(w.act, self.field, (*getattr(w.act, self.field), value))
        return False

    def close(self, w: Walk) -> None:
        """Leave the argument as it is."""

    def wanted(self, w: Walk, act: Act) -> int:
        """The value that leads to a given act."""
        have: tuple[int, ...] = getattr(w.act, self.field)
        want: tuple[int, ...] = getattr(act, self.field)
        if act.ask and not have:
            return ASKED
        return want[len(have)] if len(want) > len(have) else DONE


class Scalar(Argument):
    """A single value that the skeletons spell out; the default is DONE."""

    def __init__(self, name: str, field: str, default: int = -1) -> None:
        super().__init__(name, field)
        self.default = default

    def values(self, w: Walk) -> list[int]:
        found: list[int] = []
        for a in w.matching:
            value: int = getattr(a, self.field)
            value = DONE if value == self.default else value
            if value not in found:
                found.append(value)
        return found

    def take(self, w: Walk, value: int) -> bool:
        setattr(w.act, self.field, value)
        w.matching = [a for a in w.matching if getattr(a, self.field) == value]
        return True

    def close(self, w: Walk) -> None:
        w.matching = [a for a in w.matching if getattr(a, self.field) == self.default]

    def wanted(self, w: Walk, act: Act) -> int:
        value: int = getattr(act, self.field)
        return DONE if value == self.default else value


class Narrowed(Argument):
    """Several values that the skeletons spell out, in their order."""

    def values(self, w: Walk) -> list[int]:
        have: tuple[int, ...] = getattr(w.act, self.field)
        found: list[int] = []
        for a in w.matching:
            full: tuple[int, ...] = getattr(a, self.field)
            value = full[len(have)] if len(full) > len(have) else DONE
            if value not in found:
                found.append(value)
        return found

    def take(self, w: Walk, value: int) -> bool:
        super().take(w, value)
        have: tuple[int, ...] = getattr(w.act, self.field)
        w.matching = [a for a in w.matching if getattr(a, self.field)[: len(have)] == have]
        return False

    def close(self, w: Walk) -> None:
        have: tuple[int, ...] = getattr(w.act, self.field)
        w.matching = [a for a in w.matching if getattr(a, self.field) == have]


class Companions(Narrowed):
    """What is played along: as the skeletons say, and enhancers with a monster."""

    def values(self, w: Walk) -> list[int]:
        found = super().values(w)
        have = w.act.other
        if w.table.catalogue.cards[w.act.card].kind != MONSTER:
            return found
        if DONE not in found and not w.code():
            found.append(DONE)
        for c in hand_enhancers(w.table, w.seat):
            if c not in found and c not in have:
                w.act.other = (*have, c)
                if not w.code():
                    found.append(c)
        w.act.other = have
        return found

    def take(self, w: Walk, value: int) -> bool:
        before = w.matching
        super().take(w, value)
        w.matching = w.matching or before
        return False

    def close(self, w: Walk) -> None:
        before = w.matching
        super().close(w)
        w.matching = w.matching or before


class Filled(Argument):
    """A set filled from what the seat has; it may be left to a question where a skeleton says so."""

    def candidates(self, w: Walk) -> list[int]:
        return []

    def values(self, w: Walk) -> list[int]:
        have: tuple[int, ...] = getattr(w.act, self.field)
        found = [c for c in self.candidates(w) if c not in have]
        if not have and w.asks():
            found.append(ASKED)
        if not w.code():
            found.append(DONE)
        return found

    def take(self, w: Walk, value: int) -> bool:
        if value == ASKED:
            w.act.ask = True
            return True
        return super().take(w, value)


class Payment(Filled):
    """`discarding`: cards that pay the price of a card or power (CHARACTER-7)."""

    def price(self, w: Walk) -> Price | None:
        catalogue = w.table.catalogue
        if w.act.verb == PLAY:
            return catalogue.cards[w.act.card].price
        return catalogue.powers[w.act.power].price

    def values(self, w: Walk) -> list[int]:
        price = self.price(w)
        if price is None or pays_itself(price):
            return []
        paid = w.act.pay
        enough = not w.code()
        found: list[int] = []
        source = w.act.card if w.act.verb == PLAY else w.act.of
        for c in payers(w.table, w.seat, price, source):
            if c in paid:
                continue
            w.act.pay = (*paid, c)
            code = w.code()
            if not code or (code == NOT_PAID and not (paid and enough)):
                found.append(c)
        w.act.pay = paid
        if not paid and w.asks():
            found.append(ASKED)
        elif enough:
            found.append(DONE)
        return found


class Goods(Filled):
    """What is sold (ITEM-9)."""

    def candidates(self, w: Walk) -> list[int]:
        return goods_of(w.table, w.seat)


class Charity(Filled):
    """Who gets what of the excess: a card, then its receiver (TURN-5)."""

    def label(self, w: Walk) -> str:
        return "to" if len(w.act.cards) > len(w.act.picks) else "give"

    def values(self, w: Walk) -> list[int]:
        given = w.act.cards
        excess = excess_of(w.table, w.seat)
        if len(given) > len(w.act.picks):
            return self.receivers(w, excess)
        if len(given) == excess:
            return []
        found = [c for c in w.table.hands[w.seat] if c not in given]
        return [*found, ASKED] if not given and w.asks() else found

    def receivers(self, w: Walk, excess: int) -> list[int]:
        receivers = receivers_of(w.table, w.seat)
        share, odd = divmod(excess, len(receivers))
        counts = [w.act.picks.count(s) for s in receivers]
        full = counts.count(share + 1) >= odd
        return [
            s
            for s, n in zip(receivers, counts, strict=True)
            if n < share or (n == share and not full)
        ]

    def take(self, w: Walk, value: int) -> bool:
        if len(w.act.cards) > len(w.act.picks):
            w.act.picks = (*w.act.picks, value)
            return False
        return super().take(w, value)

    def wanted(self, w: Walk, act: Act) -> int:
        if len(w.act.cards) > len(w.act.picks):
            return act.picks[len(w.act.picks)]
        return super().wanted(w, act)


class Answers(Filled):
    """Answers to the question at hand: one, or several at once."""

    def values(self, w: Walk) -> list[int]:
        have: tuple[int, ...] = getattr(w.act, self.field)
        singles: list[int] = []
        for a in w.matching:
            answer: tuple[int, ...] = getattr(a, self.field)
            singles += [x for x in answer if x not in singles]
        if not have:
            return self.first(w, singles)
        f = w.table.stack[-1]
        found = [DONE] if not w.code() else []
        room = f.count - len(f.regs) - len(have) if f.kind == ASK_FRAME else 0
        for x in singles:
            if room > 0 and x not in have and x != W_DONE:
                setattr(w.act, self.field, (*have, x))
                if room > 1 or not w.code():
                    found.append(x)
        setattr(w.act, self.field, have)
        return found

    def first(self, w: Walk, singles: list[int]) -> list[int]:
        return singles

    def take(self, w: Walk, value: int) -> bool:
        super().take(w, value)
        return value == W_DONE


class Discards(Answers):
    """What is dropped, demanded, or too much at the end of the lowest player's turn (TURN-5)."""

    def first(self, w: Walk, singles: list[int]) -> list[int]:
        if not w.asks():
            return singles
        return [*singles, *w.table.hands[w.seat], ASKED]

    def values(self, w: Walk) -> list[int]:
        have = w.act.cards
        hand = w.table.hands[w.seat]
        if not have or w.table.stack[-1].kind == ASK_FRAME or have[0] not in hand:
            return super().values(w)
        if len(have) < excess_of(w.table, w.seat):
            return [c for c in hand if c not in have]
        return [DONE]


class TradeSide(Filled):
    """What is given or wanted in a trade (ITEM-8)."""

    def __init__(self, name: str, field: str, wanted: bool) -> None:
        super().__init__(name, field)
        self.is_wanted = wanted

    def values(self, w: Walk) -> list[int]:
        have: tuple[int, ...] = getattr(w.act, self.field)
        owner = w.act.seat if self.is_wanted else w.seat
        found: list[int] = []
        for c in items_of(w.table, owner):
            if c not in have:
                setattr(w.act, self.field, (*have, c))
                if can_trade(w.game, w.seat, w.act):
                    found.append(c)
        setattr(w.act, self.field, have)
        if self.may_stop(w):
            found.append(DONE)
        return found

    def may_stop(self, w: Walk) -> bool:
        if self.is_wanted or w.act.cards:
            return not w.code() if self.is_wanted else can_trade(w.game, w.seat, w.act)
        wants = [
            Act(w.act.verb, other=(c,), seat=w.act.seat) for c in items_of(w.table, w.act.seat)
        ]
        return any(can_trade(w.game, w.seat, a) for a in wants)


class Treasures(Argument):
    """How many of the monsters' Treasures the helper gets."""

    def values(self, w: Walk) -> list[int]:
        combat = w.table.combat
        assert combat is not None
        stake = treasures_at_stake(w.table, combat)
        return [*range(1, stake + 1), DONE]

    def take(self, w: Walk, value: int) -> bool:
        w.act.count = value
        return True

    def wanted(self, w: Walk, act: Act) -> int:
        return act.count if act.count > 0 else DONE


class Picks(Argument):
    """Which picks are the helper's, first to last."""

    def values(self, w: Walk) -> list[int]:
        combat = w.table.combat
        assert combat is not None
        missing = w.act.count - len(w.act.picks)
        if missing < 1:
            return []
        after = w.act.picks[-1] if w.act.picks else 0
        stake = treasures_at_stake(w.table, combat)
        return list(range(after + 1, stake - missing + 2))

    def wanted(self, w: Walk, act: Act) -> int:
        return sorted(act.picks)[len(w.act.picks)]


class Terms(Argument):
    """Items and hand cards of the fighter that are promised (HELP-2)."""

    def values(self, w: Walk) -> list[int]:
        combat = w.table.combat
        assert combat is not None
        have: tuple[int, ...] = getattr(w.act, self.field)
        own = items_of(w.table, combat.fighter)
        if self.field == "other":
            hand = w.table.hands[combat.fighter]
            own = [c for c in hand if knows(w.table, w.seat, c)]
        found: list[int] = []
        for c in own:
            if c not in have:
                setattr(w.act, self.field, (*have, c))
                if not w.code():
                    found.append(c)
        setattr(w.act, self.field, have)
        return [*found, DONE]


class Shown(Argument):
    """Cards of the hand, to be shown."""

    def values(self, w: Walk) -> list[int]:
        found = [c for c in w.table.hands[w.seat] if c not in w.act.cards]
        return [*found, DONE] if w.act.cards else found


class Spectators(Argument):
    """To whom cards are shown; DONE: to all."""

    def values(self, w: Walk) -> list[int]:
        found: list[int] = []
        for s in range(w.table.seats):
            w.act.seat = s
            if not w.code():
                found.append(s)
        w.act.seat = -1
        return [*found, DONE]

    def take(self, w: Walk, value: int) -> bool:
        w.act.seat = value
        return True

    def wanted(self, w: Walk, act: Act) -> int:
        return act.seat


class Passes(Argument):
    """When a seat passes by itself."""

    def values(self, w: Walk) -> list[int]:
        return list(range(len(PASSES)))

    def take(self, w: Walk, value: int) -> bool:
        w.act.count = value
        return True

    def wanted(self, w: Walk, act: Act) -> int:
        return act.count


class Unless(Argument):
    """What wakes it all the same: numbers of UNLESS."""

    def values(self, w: Walk) -> list[int]:
        mask = max(w.act.flag, 0)
        return [*[i for i in range(len(UNLESS)) if not mask >> i & 1], DONE]

    def take(self, w: Walk, value: int) -> bool:
        w.act.flag = max(w.act.flag, 0) | 1 << value
        return False

    def wanted(self, w: Walk, act: Act) -> int:
        missing = max(act.flag, 0) & ~max(w.act.flag, 0)
        return (missing & -missing).bit_length() - 1 if missing else DONE


def settle_aim(w: Walk) -> None:
    """Fill in what the skeleton says and nobody had to choose: from whom, and to which question."""
    if not w.matching:
        return
    if w.act.verb in (PLAY, USE):
        w.act.seat = w.matching[0].seat
    if w.act.verb != DISCARD:
        w.act.question = w.matching[0].question
