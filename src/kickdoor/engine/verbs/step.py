"""What every verb of the card language is: a step that runs, and may ask on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kickdoor.sealed import Sealed

if TYPE_CHECKING:
    from kickdoor.engine.act import Act
    from kickdoor.engine.catalogue import Condition
    from kickdoor.engine.frames import Frame
    from kickdoor.engine.state import Table


class Step(Sealed):
    """One step of a program. It finishes, or pushes a frame and is run again when that is done.

    Between runs it remembers by `frame.state` and `frame.regs`, which are reset when it has
    finished.
    """

    def __init__(self) -> None:
        super().__init__()
        self.when: Condition | None = None

    def allowed(self, t: Table, seat: int, act: Act, card: int) -> int:
        """Why it may not be used although its time and target are right; 0: it may."""
        return 0

    def at_risk(self, t: Table, seat: int) -> list[int]:
        """The cards of a seat that it could take (HELP-6)."""
        return []

    def run(self, t: Table, f: Frame) -> bool:
        """Do the step; True: finished, False: something was pushed, run me again."""
        raise AssertionError("a verb without a handler")

    def possible(self, t: Table, f: Frame) -> bool:
        """Whether running it would do anything (`first_possible` asks)."""
        return True

    def options(self, t: Table, f: Frame, ask: Frame) -> list[int]:
        """What may be answered to the question this step has asked."""
        return []

    def accepts(self, t: Table, f: Frame, ask: Frame, chosen: list[int]) -> bool:
        """Whether these answers together are enough."""
        return True
