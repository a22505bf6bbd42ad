"""What a bot does that sits in for a person: it moves the game on, fights and answers. What cannot
be undone and need not be done, it leaves to whoever comes back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.cards.model import ITEM
from kickdoor.engine import (
    HELP_OFFER,
    AcceptOffer,
    Act,
    AskForHelp,
    Game,
    OpenTable,
    PlayCard,
    UsePower,
    words_of_play as w,
)

_NEVER: Final = frozenset((w.SELL, w.TRADE, w.SHOW, w.SACRIFICE, w.UNEQUIP))


def modest(game: Game, seen: OpenTable, seat: int, legal: Sequence[Act | None]) -> list[Act | None]:
    """What of that a bot may do for somebody else; all of it, where there is nothing else."""
    left = [act for act in legal if act is None or _is_modest(game, seen, seat, act)]
    return left if any(act is not None for act in left) or None in legal else list(legal)


def _is_modest(game: Game, seen: OpenTable, seat: int, act: Act) -> bool:
    if act.verb in _NEVER:
        return False
    combat = seen.combat
    is_ours = combat is not None and combat.has(seat)
    if isinstance(act, PlayCard) and not is_ours:
        # What is put on is still there afterwards; a Level bought with a card is not.
        is_own = act.from_seat in (-1, seat) and not act.on
        is_turn = game.is_opening or seen.turn == seat
        return is_own and is_turn and game.catalogue.cards[act.card].kind == ITEM
    if isinstance(act, UsePower):
        return is_ours
    if isinstance(act, AskForHelp):
        return combat is not None and combat.fighter == seat and not (act.items or act.hand_cards)
    if isinstance(act, AcceptOffer):
        return combat is not None and combat.fighter == seat and _costs_no_card(game, seat, act)
    return True


def _costs_no_card(game: Game, seat: int, act: AcceptOffer) -> bool:
    """Whether help is paid for in Treasures alone, and is no trade."""
    offers = [o for o in game.offers if o.to == seat]
    meant = [o for o in offers if o.id == act.offer or act.from_seat in (-1, o.maker)]
    return all(o.kind == HELP_OFFER and not o.items and not o.cards for o in meant)
