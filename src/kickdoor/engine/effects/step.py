"""What every verb of the card language is: a step that runs, and may ask on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.sealed import Sealed

if TYPE_CHECKING:
    from kickdoor.engine.acts.act import AimedAct
    from kickdoor.engine.catalogue.model import Condition
    from kickdoor.engine.frames.effect import RunningEffect
    from kickdoor.engine.frames.waiting import Ask
    from kickdoor.engine.state.table import Table

# The stages of a step: not begun, and begun, when it waits for what it has pushed. Some have more.
NOT_BEGUN: Final = 0
BEGUN: Final = 1


class Step(Sealed):
    """One step of a program. It finishes, or pushes a frame and is run again when that is done.

    What it must remember between its runs it leaves in the effect: how far it has come (`stage`),
    what was answered (`chosen`), to whom it has still to happen (`seats`), how many are done
    (`done`). All that is forgotten when it has finished. Hidden cards it keeps by
    `effect.remember`, which says who knows that it is these: nobody else is shown them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.when: Condition | None = None

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
        """Why it may not be used although its time and target are right; 0: it may."""
        return 0

    def at_risk(self, t: Table, seat: int) -> list[int]:
        """The cards of a seat that it could take (HELP-6)."""
        return []

    def run(self, t: Table, effect: RunningEffect) -> bool:
        """Do the step; True: finished, False: something was pushed, run me again."""
        raise AssertionError("a verb without a handler")

    def possible(self, t: Table, effect: RunningEffect) -> bool:
        """Whether running it would do anything (`first_possible` asks)."""
        return True

    def is_idle(self, t: Table, effect: RunningEffect) -> bool:
        """Whether everybody can see that running it would take nothing."""
        return not self.possible(t, effect)

    def options(self, t: Table, effect: RunningEffect, ask: Ask) -> list[int]:
        """What may be answered to the question this step has asked."""
        return []

    def worth_wanted(self, effect: RunningEffect, ask: Ask) -> int:
        """What the answers must be worth together; 0: that does not matter."""
        return 0

    def accepts(self, t: Table, effect: RunningEffect, ask: Ask, chosen: list[int]) -> bool:
        """Whether these answers together are enough."""
        return True

    def at_most(self, t: Table, effect: RunningEffect, ask: Ask) -> int:
        """How many answers there may be to it, if more than there must."""
        return ask.low

    def answered(self, t: Table, effect: RunningEffect, ask: Ask, chosen: list[int]) -> None:
        """The question this step has asked is answered; it is run again after this."""
        effect.remember(chosen, 1 << ask.seat)


class Done(Step):
    """A step whose work is done by the act itself: attaching, raising from the discards."""

    def run(self, t: Table, effect: RunningEffect) -> bool:
        return True
