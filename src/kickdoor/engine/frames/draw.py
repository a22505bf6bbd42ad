"""Cards turned up for all to see; a Cleric may take them from the discards instead (TIMING-10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.asking import push_ask
from kickdoor.engine.catalogue.moments import M_DRAW, T_FACE_UP_DRAW
from kickdoor.engine.codec.as_numbers import Numbered, Reader
from kickdoor.engine.events.event_kinds import CardDrawn
from kickdoor.engine.frames.frame import FACE_UP_DRAW, Frame
from kickdoor.engine.frames.payment import Payment
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import power_at
from kickdoor.engine.queries.price import is_promised
from kickdoor.engine.state.combat import STAGE_REWARD
from kickdoor.engine.state.hidden_moves import draw_top
from kickdoor.engine.state.moves import emit, put
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import POOL, Q_YES_NO, W_NO

# Its steps.
STEPS: Final = Numbered("the step of a draw")
ASK_CLERIC: Final[int] = STEPS.number(0)
TURN_UP: Final[int] = STEPS.number(1)


@mypyc_attr(native_class=True, acyclic=True)
class FaceUpDraw(Frame):
    """Cards turned up for all to see, into the pool."""

    def __init__(
        self, seat: int, deck: int, left: int, step: int = ASK_CLERIC, raised: int = 0
    ) -> None:
        super().__init__(FACE_UP_DRAW)
        self.seat = seat  # who draws
        self.deck = deck
        self.left = left  # how many are still to come
        self.step = step
        self.raised = raised  # how many of them a Cleric takes from the discards

    def run(self, t: Table) -> None:
        if self.step == ASK_CLERIC:
            self.step = TURN_UP
            is_cleric = power_at(t, self.seat, T_FACE_UP_DRAW)[0] >= 0
            if is_cleric and min(self.from_discards(t), spare_cards(t, self.seat)) > 0:
                push_ask(t, self.seat, Q_YES_NO, moment=M_DRAW)
                return
        while self.raised > 0 and t.discards[self.deck]:
            self.turn_up(t, t.discards[self.deck][-1])
            self.raised -= 1
            self.left -= 1
        self.raised = 0
        while self.left > 0:
            self.left -= 1
            card = draw_top(t, self.deck)
            if card >= 0:
                self.turn_up(t, card)
        t.stack.pop()

    def turn_up(self, t: Table, card: int) -> None:
        put(t, card, POOL)
        emit(t, CardDrawn(self.seat, card, deck=self.deck))
        combat = t.combat
        shared = combat is not None and combat.stage == STAGE_REWARD and combat.helper >= 0
        if shared and t.catalogue.cards[card].must_play:
            t.forced += (card, self.seat, 1)

    def from_discards(self, t: Table) -> int:
        """How many of the cards could come from the discards."""
        return min(self.left, len(t.discards[self.deck]))

    def options(self, t: Table, ask: Ask) -> list[int]:
        """Yes is to use the power, which says of how many cards."""
        return [W_NO]

    def answered(self, t: Table, ask: Ask, chosen: list[int]) -> None:
        """All of them come from the deck."""

    def copy(self) -> FaceUpDraw:
        return FaceUpDraw(self.seat, self.deck, self.left, self.step, self.raised)

    def write(self, out: list[int]) -> None:
        out += [self.seat, self.deck, self.left, self.step, self.raised]

    @staticmethod
    def read(r: Reader) -> FaceUpDraw:
        seat, deck = r.seat("who draws face up"), r.one("a deck", 0, 1)
        left, step = r.any("how many are drawn"), r.numbered(STEPS)
        return FaceUpDraw(seat, deck, left, step, r.count("how many are raised"))


def spare_cards(t: Table, seat: int) -> int:
    """The hand cards that a Cleric could pay with: not what is promised, nor what is owed for what
    was raised before and is not paid yet.
    """
    owed = 0
    for x in t.stack:
        if isinstance(x, Payment) and x.player == seat and x.number > 0:
            owed += x.number
    return sum(1 for c in t.hands[seat] if not is_promised(t, seat, c)) - owed
