"""What a fight would be with somebody's help: asked for and given at a table invented from the
seat's view, so that a monster that does not stay for him has left.
"""

from __future__ import annotations

from collections.abc import Sequence

from kickdoor import __version__
from kickdoor.cards.model import TREASURE
from kickdoor.engine import (
    AcceptOffer,
    AskForHelp,
    CardDrawn,
    CombatWon,
    Event,
    Game,
    LevelChanged,
    MonsterRemoved,
    Record,
    SeatView,
    helper_levels_at_stake,
    invent,
    is_by_chance,
    itemised,
    levels_at_stake,
    munchkins_lead,
    treasures_at_stake,
)
from kickdoor.errors import KickdoorError


class First:
    """Chance without surprises."""

    def randrange(self, stop: int, /) -> int:
        return 0


def invented(view: SeatView) -> Game:
    """A table that fits a view: any will do."""
    nothing = Record(__version__, view.rules.edition, view.rules.options, [], [], b"")
    return Game(invent(view, First()), [], nothing)


class Helped:
    """The fight with a helper: what is left of it, and what it is for."""

    def __init__(self, view: SeatView, gone: list[int]) -> None:
        t = view.open_table()
        assert t.combat is not None
        sums = itemised(t)
        self.ours = sums.ours
        self.theirs = sums.theirs
        self.is_won = munchkins_lead(t)
        self.gone = gone  # monsters that leave, as cards
        self.is_over = False  # whether no monster is left
        self.levels = levels_at_stake(t, t.combat)
        self.helper_levels = helper_levels_at_stake(t, t.combat)
        self.treasures = max(treasures_at_stake(t, t.combat), 0)


def helped(game: Game, seat: int, other: int) -> Helped | None:
    """The fight once these two have agreed on help; None: they cannot, or chance has a say."""
    fighter, copy = game.fighter, game.clone()
    if fighter < 0:
        return None
    try:
        copy.apply(seat, AskForHelp(other))
        events = copy.apply(other, AcceptOffer(seat))
    except KickdoorError:
        return None
    gone = [event.card for event in events if isinstance(event, MonsterRemoved)]
    if copy.is_fighting:
        return None if is_by_chance(events) else Helped(copy.view(seat), gone)
    # What is left of it is what was there, with nobody to be beaten.
    won, levels, treasures = ended(events, fighter)
    if won < 0 or is_by_chance(events[:won]):
        return None
    found = Helped(game.view(seat), gone)
    found.is_over, found.is_won = True, False
    found.levels, found.treasures, found.helper_levels = levels, treasures, 0
    return found


def ended(events: Sequence[Event], fighter: int) -> tuple[int, int, int]:
    """Where a fight ends among these events, -1 if it is not won; the Levels and Treasures that
    come of it. Which cards they are is chance; how many, is not.
    """
    won = next((i for i, event in enumerate(events) if isinstance(event, CombatWon)), -1)
    levels = treasures = 0
    for event in events[won:] if won >= 0 else ():
        if isinstance(event, LevelChanged) and event.seat == fighter:
            levels += max(0, event.new - event.old)
        elif isinstance(event, CardDrawn) and event.deck == TREASURE:
            treasures += 1
    return won, levels, treasures
