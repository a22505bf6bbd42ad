"""An act in the making, and the arguments that the skeletons spell out: a card, a target, a word.

Each value that is chosen narrows down the skeletons that the act may still become.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import MONSTER
from kickdoor.engine.acts.act import Act, AimedAct
from kickdoor.engine.acts.composing.draft import Draft
from kickdoor.engine.acts.composing.skeletons import code_of, companions, skeletons

if TYPE_CHECKING:
    from kickdoor.engine.game import Game

DONE: Final = -1  # the argument is as it should be
LATER: Final = -2  # the rest is left to a question


class Walk:
    """An act in the making: what is settled so far, and the skeletons it may still become."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.table = game.table
        self.seat = seat
        self.matching: list[Act] = skeletons(game, seat)
        self.act = Draft(0)

    def code(self) -> int:
        """Why the act is refused as it is; 0: it is not."""
        return code_of(self.game, self.seat, self.act.act())

    def may_ask(self) -> bool:
        """Whether what is missing may be left to a question."""
        self.act.say("asks", True)
        found = not self.code()
        self.act.say("asks", False)
        return found


class Argument:
    """One argument; `values` are what may come next, DONE among them where it may stay as it is."""

    def __init__(self, name: str, field: str) -> None:
        self.name = name
        self.field = field

    def label(self, w: Walk) -> str:
        return self.name

    def values(self, w: Walk) -> list[int]:
        raise AssertionError("an argument without values")

    def take(self, w: Walk, value: int) -> bool:
        """Put a value into the act; True: the argument is settled."""
        w.act.say(self.field, (*w.act.several(self.field), value))
        return False

    def close(self, w: Walk) -> None:
        """Leave the argument as it is."""

    def wanted(self, w: Walk, act: Act) -> int:
        """The value that leads to a given act."""
        have = w.act.several(self.field)
        want: tuple[int, ...] = getattr(act, self.field)
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
        w.act.say(self.field, value)
        w.matching = [a for a in w.matching if getattr(a, self.field) == value]
        return True

    def close(self, w: Walk) -> None:
        w.matching = [a for a in w.matching if getattr(a, self.field) == self.default]

    def wanted(self, w: Walk, act: Act) -> int:
        value: int = getattr(act, self.field)
        return DONE if value == self.default else value


class Verb(Scalar):
    """What is done: with it the act begins."""

    def take(self, w: Walk, value: int) -> bool:
        w.act = Draft(value)
        w.matching = [a for a in w.matching if a.verb == value]
        return True


class Narrowed(Argument):
    """Several values that the skeletons spell out, in their order."""

    def values(self, w: Walk) -> list[int]:
        have = w.act.several(self.field)
        found: list[int] = []
        for a in w.matching:
            full: tuple[int, ...] = getattr(a, self.field)
            value = full[len(have)] if len(full) > len(have) else DONE
            if value not in found:
                found.append(value)
        return found

    def take(self, w: Walk, value: int) -> bool:
        super().take(w, value)
        have = w.act.several(self.field)
        w.matching = [a for a in w.matching if getattr(a, self.field)[: len(have)] == have]
        return False

    def close(self, w: Walk) -> None:
        have = w.act.several(self.field)
        w.matching = [a for a in w.matching if getattr(a, self.field) == have]


class Companions(Narrowed):
    """What is played along: as the skeletons say, and with a monster what may come with it."""

    def values(self, w: Walk) -> list[int]:
        found = super().values(w)
        have = w.act.several(self.field)
        if w.table.catalogue.cards[w.act.number("card")].kind != MONSTER:
            return found
        if DONE not in found and not w.code():
            found.append(DONE)
        for c in companions(w.table, w.seat):
            if c not in found and c not in have:
                w.act.say(self.field, (*have, c))
                if not w.code():
                    found.append(c)
        w.act.say(self.field, have)
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


def settle_aim(w: Walk) -> None:
    """Fill in what the skeleton says and nobody had to choose: from whom."""
    if w.matching and isinstance(w.matching[0], AimedAct):
        w.act.say("from_seat", w.matching[0].from_seat)
