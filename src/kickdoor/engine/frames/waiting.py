"""Frames that wait for people: a question to one, a window for all, or somebody's move."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kickdoor.engine.catalogue.moments import M_ASK
from kickdoor.engine.codec.as_numbers import Reader, put
from kickdoor.engine.frames.frame import ASK, PROMPT, WINDOW, Exchange, Frame
from kickdoor.engine.words_of_play import QUESTIONS


@mypyc_attr(native_class=True, acyclic=True)
class Waiting(Frame):
    """What the table waits in whenever somebody has to decide."""

    def __init__(self, kind: int, seat: int, asks: int, moment: int, question: int) -> None:
        super().__init__(kind)
        self.seat = seat  # who is asked or has the move; of a window, from whose left all are asked
        self.asks = asks  # what is asked: a kind of question, `Q_START` and so on
        self.moment = moment  # what the table waits for, as the bit of a moment
        self.question = question  # the number of this question: no other has it

    def write(self, out: list[int]) -> None:
        out += [self.seat, self.asks, self.moment, self.question]


@mypyc_attr(native_class=True, acyclic=True)
class Ask(Waiting):
    """One seat must answer, and nothing else happens until then (TABLE-2). The frame below has
    asked; it says what may be answered, and gets the answer.
    """

    def __init__(
        self,
        seat: int,
        asks: int,
        low: int = 1,
        high: int = 1,
        card: int = -1,
        moment: int = M_ASK,
        question: int = 0,
        chosen: list[int] | None = None,
    ) -> None:
        super().__init__(ASK, seat, asks, moment, question)
        self.low = low  # at least so many answers
        self.high = high  # at most so many; 0: only who is asked can tell
        self.card = card  # the card that was turned up and may be played or kept; else -1
        self.chosen: list[int] = [] if chosen is None else chosen  # what has been answered so far

    def exchange(self, by: Exchange) -> None:
        self.card = by.card(self.seat, self.card)
        self.high = by.number(self.seat, self.high)
        if self.chosen:
            self.chosen = by.cards(self.seat, self.chosen)

    def copy(self) -> Ask:
        return Ask(
            self.seat, self.asks, self.low, self.high, self.card, self.moment, self.question,
            self.chosen.copy(),
        )  # fmt: skip

    def write(self, out: list[int]) -> None:
        super().write(out)
        out += [self.low, self.high, self.card]
        put(out, self.chosen)

    @staticmethod
    def read(r: Reader) -> Ask:
        seat, asks, moment, question = _read_wait(r)
        low, high = r.count("the answers wanted"), r.count("the answers allowed")
        card = r.card("the card asked about")
        return Ask(seat, asks, low, high, card, moment, question, r.refs("the answers so far"))


@mypyc_attr(native_class=True, acyclic=True)
class Window(Waiting):
    """Every living seat may answer what is about to happen, or pass; all who have passed close it
    (TABLE-3).
    """

    def __init__(
        self,
        by: int,
        subject: int,
        asks: int,
        moment: int,
        question: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(WINDOW, by, asks, moment, question)
        self.subject = subject  # to whom it is about to happen
        self.passed = passed  # who has passed, as a mask of seats

    def copy(self) -> Window:
        return Window(self.seat, self.subject, self.asks, self.moment, self.question, self.passed)

    def write(self, out: list[int]) -> None:
        super().write(out)
        out += [self.subject, self.passed]

    @staticmethod
    def read(r: Reader) -> Window:
        seat, asks, moment, question = _read_wait(r)
        subject = r.seat("whom a window is about")
        return Window(seat, subject, asks, moment, question, r.mask("who has passed"))


@mypyc_attr(native_class=True, acyclic=True)
class Prompt(Waiting):
    """One seat has the move, and the table is at rest: others may act between."""

    def __init__(self, seat: int, asks: int, moment: int, question: int = 0) -> None:
        super().__init__(PROMPT, seat, asks, moment, question)

    def copy(self) -> Prompt:
        return Prompt(self.seat, self.asks, self.moment, self.question)

    @staticmethod
    def read(r: Reader) -> Prompt:
        seat, asks, moment, question = _read_wait(r)
        return Prompt(seat, asks, moment, question)


def _read_wait(r: Reader) -> tuple[int, int, int, int]:
    seat = r.seat("who is asked")
    asks = r.one("a kind of question", 0, len(QUESTIONS) - 1)
    moment = r.one("a moment", 0, 2 * M_ASK - 1)
    return seat, asks, moment, r.count("a question's number")
