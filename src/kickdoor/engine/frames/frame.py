"""What is half-done lies on the table's stack as frames: plain classes of numbers, so that a game
can be copied, saved and shown at every decision.

Here is what all of them have in common. Each kind has its module in this package, with what it
holds, what it does and what it makes of an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.words_of_play import QUESTION_KINDS

if TYPE_CHECKING:
    from kickdoor.engine.frames.waiting import Ask
    from kickdoor.engine.state.table import Table

# Kinds of frames; packed tables name them by these numbers. Another one has its number beside its
# class, unless a module that frames import asks for it. First those that wait for people.
ASK: Final = 0
WINDOW: Final = 1
PROMPT: Final = 2
# Frames that run by themselves.
SETUP: Final = 3
TURN: Final = 4
DOOR: Final = 5
FIGHT: Final = 6
ESCAPES: Final = 7
CHASE: Final = 8
DIE_ROLL: Final = 9
BAD_STUFF: Final = 10
DEATH: Final = 11
REWARDS: Final = 12
CURSE: Final = 13
CHARITY: Final = 14
EFFECT: Final = 15
PAYMENT: Final = 16
SALE: Final = 17
EXCESS: Final = 18
NEWCOMER: Final = 19
FACE_UP_DRAW: Final = 20
EPIC_DOORS: Final = 21
TIE: Final = 22
PROMISE: Final = 23


@mypyc_attr(native_class=True, allow_interpreted_subclasses=True)
class Exchange:
    """Cards that a frame names, exchanged for others or for backs. Views hide cards with one,
    invented tables fill them in, and the proofs of secrecy swap them.

    Whatever a frame names that may be a card goes through it, each with the seats that know that it
    is this one. Others are shown it only where it lies open: that they know a card of a hand does
    not tell them that it is the one chosen.
    """

    def card(self, seat: int, card: int) -> int:
        """What stands for a card, or another reference, that one seat knows of; -1: for none."""
        return self.one(seat, 1 << seat if seat >= 0 else 0, card)

    def cards(self, seat: int, cards: list[int]) -> list[int]:
        """The same of several."""
        return self.held(seat, 1 << seat if seat >= 0 else 0, cards)

    def one(self, seat: int, privy: int, card: int) -> int:
        """What stands for a card, or another reference, that the seats of a mask know of; if it is
        hidden, it is likely of this seat's hand.
        """
        return self.held(seat, privy, [card])[0]

    def held(self, seat: int, privy: int, cards: list[int]) -> list[int]:
        """The same of several, each of which is another."""
        return cards

    def number(self, seat: int, number: int) -> int:
        """What stands for a number that hangs on what only this seat can see; 0: unknown."""
        return number


@mypyc_attr(native_class=True, acyclic=True)
class Frame:
    """One thing under way: what it holds, and how it goes on."""

    def __init__(self, kind: int) -> None:
        self.kind = kind  # one of the numbers above

    def run(self, t: Table) -> None:
        """Go on until it waits, pushes a frame or pops itself."""
        raise AssertionError(f"{self!r} does not run by itself")

    def options(self, t: Table, ask: Ask) -> list[int]:
        """What may be answered to the question this frame has asked."""
        return []

    def accepts(self, t: Table, ask: Ask, chosen: list[int]) -> bool:
        """Whether these answers together are enough."""
        return True

    def naming(self, ask: Ask) -> str:
        """What comes of what is named: what the kind of question says, unless this says else."""
        return QUESTION_KINDS[ask.asks].naming

    def at_most(self, t: Table, ask: Ask) -> int:
        """How many answers there may be: as many as there must, unless this says more. What it is
        asked with (`high`) may tell of a hand, so only who is asked is shown that.
        """
        return ask.low

    def answered(self, t: Table, ask: Ask, chosen: list[int]) -> None:
        """The question this frame has asked is answered; the frame is on top again."""
        raise AssertionError(f"{self!r} has asked nothing")

    def rolled(self, t: Table, total: int) -> None:
        """The die that this frame has had rolled shows so much, with all that is added."""
        raise AssertionError(f"{self!r} has had no die rolled")

    def ranked(self, seat: int) -> None:
        """This seat is the next in the order that this frame wanted (TABLE-11)."""
        raise AssertionError(f"{self!r} has wanted no order")

    def asking_card(self) -> int:
        """The card that asks, where this frame has asked something; -1: none does."""
        return -1

    def asked_about(self) -> int:
        """The seat that what this frame has asked is about; -1: it is about who is asked."""
        return -1

    def exchange(self, by: Exchange) -> None:
        """Name other cards in place of those that it names."""

    def copy(self) -> Frame:
        """A frame of its own that stands where this one stands."""
        raise AssertionError("a frame of no kind")

    def write(self, out: list[int]) -> None:
        """Add all that it holds but its kind; `read` of its class makes it of that."""
        raise AssertionError("a frame of no kind")

    def numbers(self) -> list[int]:
        """All it holds, its kind first."""
        out = [self.kind]
        self.write(out)
        return out

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.numbers()}"


@mypyc_attr(native_class=True)
class Named(Exchange):
    """Exchanges nothing, and notes the cards that frames name."""

    def __init__(self) -> None:
        self.found: set[int] = set()

    def held(self, seat: int, privy: int, cards: list[int]) -> list[int]:
        self.found.update(cards)
        return cards
