"""What every family of acts is: refusal, listing, performance."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kickdoor.engine.acts.act import Act
    from kickdoor.engine.state.table import Table


class Family:
    """One family of acts. `perform` is called only when `refusal` is 0, and cannot fail."""

    def refusal(self, t: Table, seat: int, act: Act) -> int:
        raise AssertionError("an act without a family")

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        """Append the acts of this family that are open to a seat now."""

    def perform(self, t: Table, seat: int, act: Act) -> None:
        raise AssertionError("an act without a family")
