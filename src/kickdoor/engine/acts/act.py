"""An act: what a seat wants done, with its arguments. Intent only; what came of it are events."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.words_of_play import ACCEPT, CHOOSE, DECLINE, DISCARD, VERBS
from kickdoor.sealing import read_only

_NONE: Final[tuple[int, ...]] = ()

# Acts that answer an offer. It is a question to whom it is made, and goes by the same number.
OFFER_ANSWERS: Final = (ACCEPT, DECLINE)


@mypyc_attr(native_class=True, acyclic=True)
class Act:
    """A verb and its arguments; cards are indices in the game, targets and answers are references.

    An act cannot be changed: the same one serves all games of a process.

    Attributes:
        verb: What is done, an index into `VERBS`.
        card: The card played, turned, sacrificed or used in trouble; -1: none.
        cards: Cards sold, discarded, shown, given, offered (trade `give`, ask `items`).
        other: The second list: trade `want`, ask `cards`, trouble and play `with`.
        seat: The player addressed: trade, ask, show `to`, and `from` everywhere; -1: none.
        on: What it is aimed at.
        choose: The answer.
        side: MUNCHKINS or MONSTERS; 0: not said.
        power: The power used, an index into the catalogue; -1: none.
        of: The card whose power it is; -1: not said.
        count: A number: `count`, `treasures`, the kind of pass in orders; -1: not said.
        picks: Positions the helper gets; the seats that `cards` go to in Charity.
        pay: `discarding`.
        ask: True: `discarding`, `sell` or `give` is left to a question.
        flag: `carried`, `helper` (1 or 0; -1: not said); in orders the mask of `unless`.
        offer: The number of the offer that is accepted or declined; 0: not said.
    """

    __slots__ = (
        "ask", "card", "cards", "choose", "count", "flag", "of", "offer", "on", "other", "pay",
        "picks", "power", "seat", "side", "verb",
    )  # fmt: skip

    def __init__(
        self,
        verb: int,
        card: int = -1,
        cards: tuple[int, ...] = _NONE,
        other: tuple[int, ...] = _NONE,
        seat: int = -1,
        on: tuple[int, ...] = _NONE,
        choose: tuple[int, ...] = _NONE,
        side: int = 0,
        power: int = -1,
        of: int = -1,
        count: int = -1,
        picks: tuple[int, ...] = _NONE,
        pay: tuple[int, ...] = _NONE,
        ask: bool = False,
        flag: int = -1,
        offer: int = 0,
    ) -> None:
        self.verb: Final = verb
        self.card: Final = card
        self.cards: Final = cards
        self.other: Final = other
        self.seat: Final = seat
        self.on: Final = on
        self.choose: Final = choose
        self.side: Final = side
        self.power: Final = power
        self.of: Final = of
        self.count: Final = count
        self.picks: Final = picks
        self.pay: Final = pay
        self.ask: Final = ask
        self.flag: Final = flag
        self.offer: Final = offer

    def key(self) -> tuple[object, ...]:
        """Everything that makes two acts the same, in the order of the constructor."""
        return (
            self.verb, self.card, self.cards, self.other, self.seat, self.on, self.choose,
            self.side, self.power, self.of, self.count, self.picks, self.pay, self.ask, self.flag,
            self.offer,
        )  # fmt: skip

    def answering(self, question: int | None) -> Act:
        """The act as an answer to this question: of an offer's it says which offer is meant."""
        if not question or self.verb not in OFFER_ANSWERS or self.offer == question:
            return self
        return Act(self.verb, seat=self.seat, offer=question)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Act) and self.key() == other.key())

    def __hash__(self) -> int:
        # Kept nowhere, since an act is not to be changed: so only what nearly all acts differ by.
        return hash((
            self.verb, self.card, self.cards, self.other, self.seat, self.on, self.choose, self.of,
            self.picks,
        ))  # fmt: skip

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return (Act, self.key())

    def __repr__(self) -> str:
        return f"Act({VERBS[self.verb]}, card={self.card}, on={self.on}, choose={self.choose})"


read_only(Act)


@mypyc_attr(native_class=True, acyclic=True)
class Draft:
    """An act in the making: the same fields, to be filled in one by one."""

    def __init__(self, verb: int) -> None:
        self.verb = verb
        self.card = -1
        self.cards = _NONE
        self.other = _NONE
        self.seat = -1
        self.on = _NONE
        self.choose = _NONE
        self.side = 0
        self.power = -1
        self.of = -1
        self.count = -1
        self.picks = _NONE
        self.pay = _NONE
        self.ask = False
        self.flag = -1
        self.offer = 0

    def act(self) -> Act:
        """The act as it is now."""
        return Act(
            self.verb, self.card, self.cards, self.other, self.seat, self.on, self.choose,
            self.side, self.power, self.of, self.count, self.picks, self.pay, self.ask, self.flag,
            self.offer,
        )  # fmt: skip


def draft_of(act: Act) -> Draft:
    """A draft that says what an act says."""
    draft = Draft(act.verb)
    draft.card, draft.cards, draft.other, draft.seat = act.card, act.cards, act.other, act.seat
    draft.on, draft.choose, draft.side, draft.power = act.on, act.choose, act.side, act.power
    draft.of, draft.count, draft.picks, draft.pay = act.of, act.count, act.picks, act.pay
    draft.ask, draft.flag, draft.offer = act.ask, act.flag, act.offer
    return draft


# The act of each verb that says nothing more: one serves all games.
PLAIN: Final = tuple([Act(verb) for verb in range(len(VERBS))])


def act_naming(verb: int, ref: int) -> Act:
    """The act of a verb that names one thing and says nothing more: what is chosen, what is
    discarded, what is run from.
    """
    one = (ref,)
    if verb == CHOOSE:
        return Act(verb, choose=one)
    return Act(verb, cards=one) if verb == DISCARD else Act(verb, on=one)
