"""What all acts have in common: the class that theirs derive from. An act is what a seat wants
done, intent only; what came of it are events. They themselves are in `kinds`, made from their
declaration in `act_fields`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.acts.act_fields import ACT_KINDS, ActField
from kickdoor.sealing import read_only

# An act as columns, the verb first: which of its fields stands in which is part of its declaration.
Row = tuple[
    int, int, tuple[int, ...], tuple[int, ...], int, tuple[int, ...], tuple[int, ...], int, int,
    int, int, tuple[int, ...], tuple[int, ...], bool, int, int,
]  # fmt: skip


@mypyc_attr(native_class=True, acyclic=True)
class Act:
    """What a seat wants done. There is a class for each kind, with fields of its own.

    Cards are indices in the game, targets and answers are references. An act cannot be changed: the
    same one serves all games of a process.
    """

    __slots__ = ()

    @property
    def verb(self) -> int:
        """What is done, an index into `VERBS`; -1: nothing that there is."""
        return -1

    def key(self) -> Row:
        """Everything that makes two acts the same, as columns: as it is recorded."""
        return (-1, -1, (), (), -1, (), (), 0, -1, -1, -1, (), (), False, -1, 0)

    def player(self) -> int:
        """The other player that it names: from whom, to whom, who is asked; -1: nobody."""
        return self.key()[4]

    def references(self) -> tuple[int, ...]:
        """All that it is aimed at, runs from or answers."""
        key = self.key()
        return key[5] + key[6]

    def is_open(self) -> bool:
        """Whether a cost or a set is left to a question that follows."""
        return self.key()[13]

    def offer_meant(self) -> int:
        """The number of the offer that it answers; 0: none, or it does not say."""
        return self.key()[15]

    def answering(self, question: int | None) -> Act:
        """The act as an answer to this question: of an offer's it says which offer is meant."""
        return self

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Act) and self.key() == other.key())

    def __hash__(self) -> int:
        return hash(self.key())

    def fields(self) -> tuple[ActField, ...]:
        """What an act of its kind may say, as it is declared."""
        return ACT_KINDS[self.verb].fields if self.verb >= 0 else ()

    def said(self) -> tuple[object, ...]:
        """All that it says, in the order in which it is made of it."""
        return tuple([getattr(self, field.name) for field in self.fields()])

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return (type(self), self.said())

    def __repr__(self) -> str:
        names = [field.name for field in self.fields()]
        said = [f"{name}={value}" for name, value in zip(names, self.said(), strict=True)]
        return f"{type(self).__name__}({', '.join(said)})"


@mypyc_attr(native_class=True, acyclic=True)
class AimedAct(Act):
    """An act that is aimed at something, and may be paid for: a card played, a power used.

    Attributes:
        on: What it is aimed at, as references.
        choose: What is named beside the target, likewise.
        from_seat: From whom; -1: not said.
        side: MUNCHKINS or MONSTERS; 0: not said.
        discarding: The cards that pay for it.
        asks: Whether what is discarded is left to a question.
    """

    __slots__ = ("asks", "choose", "discarding", "from_seat", "on", "side")

    def __init__(
        self,
        on: tuple[int, ...],
        choose: tuple[int, ...],
        from_seat: int,
        side: int,
        discarding: tuple[int, ...],
        asks: bool,
    ) -> None:
        self.on: Final = on
        self.choose: Final = choose
        self.from_seat: Final = from_seat
        self.side: Final = side
        self.discarding: Final = discarding
        self.asks: Final = asks

    def paid(self, discarding: tuple[int, ...], asks: bool = False) -> AimedAct:
        """The same, paid for with these cards or what a question is answered with."""
        raise AssertionError(f"{type(self).__name__} does not say how it is paid for")


read_only(AimedAct)
