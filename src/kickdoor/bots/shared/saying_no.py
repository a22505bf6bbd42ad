"""What is forgone by turning down what is offered: Yes or No, or a card that may be left alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine import W_NO, W_NOTHING, Ask, RunningEffect, SeatView, asker

REFUSALS: Final = (W_NO, W_NOTHING)
WELCOME: Final = 5.0  # yes, whatever it is


def _welcome(view: SeatView, ask: Ask) -> float:
    return WELCOME


def _weighed_elsewhere(view: SeatView, ask: Ask) -> float:
    """Who wants it uses the power: a Cleric's old Treasures are not worth his hand."""
    return 0.0


# What yes is worth to this seat, in Levels, by the class of who asks: the frame, or the step of the
# card language. Where no is right it is below 0.
YES: Final[dict[str, Callable[[SeatView, Ask], float]]] = {
    "Death": _welcome,
    "FaceUpDraw": _weighed_elsewhere,
    "Taken": _welcome,
}


def forgone(view: SeatView, ask: Ask, word: int) -> float:
    """What a word turns down, in Levels; any other turns down nothing."""
    return YES.get(_asking(view), _welcome)(view, ask) if word in REFUSALS else 0.0


def _asking(view: SeatView) -> str:
    below = asker(view.stack)
    if isinstance(below, RunningEffect):
        return type(view.catalogue.programs[below.program][below.step]).__name__
    return type(below).__name__
