"""What is half-done lies on the table's stack as frames: plain numbers, so that a game can be
copied, saved
and shown at every decision. What a frame does is written in `flow/` and `verbs/`; here is only
what it is.
"""

from __future__ import annotations

from typing import Final

# Frames that wait for people.
ASK: Final = 0  # one seat must answer; the table is resolving
WINDOW: Final = 1  # every living seat may answer or pass
PROMPT: Final = 2  # one seat has the move; the table is at rest
# Frames that run by themselves.
SETUP: Final = 3
TURN: Final = 4
DOOR: Final = 5
COMBAT: Final = 6
ESCAPE: Final = 7
RUN: Final = 8  # one runner, one monster
ROLL: Final = 9  # any other roll of the die
BAD_STUFF: Final = 10
DEATH: Final = 11
REWARD: Final = 12
CURSE: Final = 13
CHARITY: Final = 14
EFFECT: Final = 15
PAYMENT: Final = 16  # a power or card whose cost is asked for
SALE: Final = 17
EXCESS: Final = 18
NEWCOMER: Final = 19
DRAW: Final = 20  # a face-up draw that a Cleric may take from the discards
EPIC_DOORS: Final = 21  # two Doors at once
TIE: Final = 22  # seats that roll for who comes first
KINDS: Final = 23

# States of RUN that others look at: a roll lies open, or it was got away from without one.
ROLLED: Final = 2
AWAY: Final = 3


class Frame:
    """One thing under way. The meaning of each number is its flow's; the names say what they
    mostly hold.
    """

    __slots__ = (
        "card", "count", "extra", "kind", "other", "pc", "program", "question", "regs", "seat",
        "state", "target",
    )  # fmt: skip

    def __init__(
        self,
        kind: int,
        seat: int = -1,
        card: int = -1,
        other: int = -1,
        target: int = -1,
        count: int = 0,
        program: int = -1,
        state: int = 0,
        pc: int = 0,
        question: int = 0,
        extra: int = -1,
        regs: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat  # who acts, answers, rolls or runs
        self.card = card  # the card it comes from
        self.other = other  # whom it happens to, or a second seat
        self.target = target  # a reference, or the kind of question
        self.count = count  # how many, or a die's face
        self.program = program  # of an effect: which program
        self.state = state  # where in its flow it stands
        self.pc = pc  # of an effect: which step
        self.question = question  # of a waiting frame: its id
        self.extra = extra  # a second card, or whatever else the flow needs
        self.regs: list[int] = [] if regs is None else regs  # answers so far, and scratch

    def copy(self) -> Frame:
        return Frame(
            self.kind, self.seat, self.card, self.other, self.target, self.count, self.program,
            self.state, self.pc, self.question, self.extra, self.regs.copy(),
        )  # fmt: skip

    def numbers(self) -> list[int]:
        """All it holds, for packing; `regs` last."""
        return [
            self.kind, self.seat, self.card, self.other, self.target, self.count, self.program,
            self.state, self.pc, self.question, self.extra, *self.regs,
        ]  # fmt: skip

    def __repr__(self) -> str:
        return f"Frame{self.numbers()}"
