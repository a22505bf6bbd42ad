"""An act: what a seat wants done, with its arguments. Intent only; what came of it are events."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.words_of_play import CHOOSE, DISCARD, VERBS

_NONE: Final[tuple[int, ...]] = ()


class Act:
    """A verb and its arguments; cards are indices in the game, targets and answers are references.

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
        question: The id of the question answered; 0: whichever is open.
    """

    __slots__ = (
        "ask", "card", "cards", "choose", "count", "flag", "of", "on", "other", "pay",
        "picks", "power", "question", "seat", "side", "verb",
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
        question: int = 0,
    ) -> None:
        self.verb = verb
        self.card = card
        self.cards = cards
        self.other = other
        self.seat = seat
        self.on = on
        self.choose = choose
        self.side = side
        self.power = power
        self.of = of
        self.count = count
        self.picks = picks
        self.pay = pay
        self.ask = ask
        self.flag = flag
        self.question = question

    def key(self) -> tuple[object, ...]:
        """Everything that makes two acts the same, in the order of the constructor."""
        return (
            self.verb, self.card, self.cards, self.other, self.seat, self.on, self.choose,
            self.side, self.power, self.of, self.count, self.picks, self.pay, self.ask, self.flag,
            self.question,
        )  # fmt: skip

    def copy(self) -> Act:
        """The same act once more."""
        return Act(
            self.verb, self.card, self.cards, self.other, self.seat, self.on, self.choose,
            self.side, self.power, self.of, self.count, self.picks, self.pay, self.ask, self.flag,
            self.question,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Act) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return (Act, self.key())

    def __repr__(self) -> str:
        return f"Act({VERBS[self.verb]}, card={self.card}, on={self.on}, choose={self.choose})"


# The act of each verb that says nothing more. Acts are never changed: one serves all games.
PLAIN: Final = tuple([Act(verb) for verb in range(len(VERBS))])


def act_naming(verb: int, ref: int) -> Act:
    """The act of a verb that names one thing and says nothing more: what is chosen, what is
    discarded, what is run from.
    """
    one = (ref,)
    if verb == CHOOSE:
        return Act(verb, choose=one)
    return Act(verb, cards=one) if verb == DISCARD else Act(verb, on=one)
