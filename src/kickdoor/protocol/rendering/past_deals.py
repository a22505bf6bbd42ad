"""What somebody took, gave, asked for or offered over help before in this game."""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor.engine import CombatStarted, Event, HelpAccepted, HelpAsked, HelpDeclined, HelpOffered

Said = HelpAsked | HelpOffered


def last_as_helper(events: Sequence[Event], seat: int) -> tuple[str, Said] | None:
    """What a seat took last for its help, else asked for, with the message that tells it."""
    agreed = [said for fighter, helper, said in _agreed(events) if helper == seat]
    asked = [e for e in events if isinstance(e, HelpOffered) and e.seat == seat]
    if agreed:
        return "said-took", agreed[-1]
    return ("said-asked", asked[-1]) if asked else None


def last_as_fighter(events: Sequence[Event], seat: int) -> tuple[str, Said] | None:
    """What a seat gave last to be helped, else offered, with the message that tells it."""
    agreed = [said for fighter, helper, said in _agreed(events) if fighter == seat]
    offered = [e for e in events if isinstance(e, HelpAsked) and e.seat == seat]
    if agreed:
        return "said-gave", agreed[-1]
    return ("said-offered", offered[-1]) if offered else None


def _agreed(events: Sequence[Event]) -> list[tuple[int, int, Said]]:
    """What was agreed on, by whom was helped and who did; help that a card forced is none."""
    open_now: dict[tuple[int, int], Said] = {}  # by the same two
    found: list[tuple[int, int, Said]] = []
    for e in events:
        if isinstance(e, CombatStarted):
            open_now.clear()
        elif isinstance(e, HelpAsked):
            open_now[e.seat, e.helper] = e
        elif isinstance(e, HelpOffered):
            open_now[e.fighter, e.seat] = e
        elif isinstance(e, HelpDeclined):
            open_now.pop((e.seat, e.maker), None)
            open_now.pop((e.maker, e.seat), None)
        elif isinstance(e, HelpAccepted):
            said = open_now.pop((e.fighter, e.seat), None)
            if said is not None:
                found.append((e.fighter, e.seat, said))
    return found
