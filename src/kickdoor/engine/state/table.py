"""The state of a table: where every card is, who stands how, what is under way. It is changed by
`moves`, and its fields are declared in `fields`.

The catalogue and the rules are shared by all copies of a game.
"""

from __future__ import annotations

from typing import Final, TypeVar, cast

from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.frames.frame import PROMPT, WINDOW
from kickdoor.engine.frames.waiting import Waiting
from kickdoor.engine.rules import Rules
from kickdoor.engine.state.combat import STAGE_WAIT
from kickdoor.engine.state.state_fields import TableFields
from kickdoor.engine.words_of_play import HAND

# Phases of a turn.
PHASE_OPENING: Final = 0
PHASE_START: Final = 1
PHASE_AFTER_DOOR: Final = 2
PHASE_CHARITY: Final = 3
PHASE_COMBAT: Final = 4
PHASE_OVER: Final = 5
PHASES: Final = ("opening", "start", "after-door", "charity", "combat", "over")

T = TypeVar("T")


def with_one(values: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    """The values with another in one place."""
    changed = list(values)
    changed[i] = value
    return tuple(changed)


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The values but this one, which is among them."""
    i = values.index(value)
    return values[:i] + values[i + 1 :]


# By number of seats and by seat: all of them clockwise from its left.
ROUNDS: Final = [[[(s + i) % n for i in range(1, n + 1)] for s in range(n)] for n in range(9)]


class Table(TableFields):
    """Everything there is to know about a game in progress; `fields` declares what that is."""

    __slots__ = ()

    def __init__(
        self,
        catalogue: Catalogue,
        rules: Rules,
        seed: bytes,
        seats: int,
        like: Table | None = None,
    ) -> None:
        """A table before the deal, or one that is as another is."""
        super().__init__(catalogue, rules, seed, seats, like)

    def copy(self) -> Table:
        return Table(self.catalogue, self.rules, self.seed, self.seats, self)

    def look_again(self) -> None:
        """Forget what was kept of the cards: others than `moves` have moved some."""
        self.summaries = [None] * self.seats
        self.listed = [None] * self.seats
        self.cache_stamp = self.lapsed = self.disturbed = -1

    @property
    def top(self) -> Waiting:
        """What the table waits in; whoever runs frames must look at the stack."""
        return cast(Waiting, self.stack[-1])

    def living(self) -> list[int]:
        if 1 not in self.dead:
            return list(range(self.seats))
        return [s for s in range(self.seats) if not self.dead[s]]

    def from_left_of(self, seat: int) -> list[int]:
        """The living seats clockwise from the left of `seat`, `seat` itself last if alive
        (TABLE-10).
        """
        clockwise = ROUNDS[self.seats][seat]
        if 1 not in self.dead:
            return clockwise.copy()
        return [s for s in clockwise if not self.dead[s]]

    def may_get_cards(self, seat: int) -> bool:
        """TURN-7: the dead receive nothing; by the edition, nor does a new character before his
        own turn.
        """
        if self.dead[seat]:
            return False
        return self.rules.newcomer_gets_cards or not self.newcomer[seat]

    def received_by(self, seat: int) -> tuple[int, ...]:
        """The cards of a hand that were just received, in the order they came (WORD-5)."""
        return tuple([c for c in self.received if self.place[c] == HAND + seat])

    def in_combat(self, seat: int) -> bool:
        return self.combat is not None and self.combat.has(seat)

    def fight_is_open(self) -> bool:
        """Whether cards may still be played into the combat (TIMING-4)."""
        if self.combat is None or self.combat.stage > STAGE_WAIT:
            return False
        return self.stack[-1].kind in (PROMPT, WINDOW)
