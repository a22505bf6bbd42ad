"""What every flow is: the behaviour of one kind of frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickdoor.engine.frames import Frame
    from kickdoor.engine.state import Table


class Flow:
    """The behaviour of one kind of frame. `run` goes on until it waits, pushes a frame or pops
    itself.
    """

    def run(self, t: Table, f: Frame) -> None:
        raise AssertionError("a frame without a flow")

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        """What may be answered to the question this frame has asked."""
        return []

    def accepts(self, t: Table, f: Frame, ask: Frame, chosen: list[int]) -> bool:
        """Whether these answers together are enough."""
        return True
