"""An offer between two seats: help for a share, or a trade."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.sealing import read_only

HELP_OFFER: Final = 0
TRADE_OFFER: Final = 1


@mypyc_attr(native_class=True, acyclic=True)
class Offer:
    """An open offer, or the deal it became; it cannot be changed.

    Of help: `items` and `cards` are the fighter's, whoever offers. Of trade: `items` are given,
    `cards` wanted.

    Attributes:
        id: Its number in the game.
        kind: HELP_OFFER or TRADE_OFFER.
        maker: The seat that made it.
        to: The seat it was made to.
        treasures: How many Treasures the helper gets.
        picks: At which positions the helper picks, counted from 1.
        items: Cards in play that are promised or given.
        cards: Cards of the hand that are promised, or cards in play that are wanted.
        round: How many counter-offers led here.
    """

    def __init__(
        self,
        id: int,
        kind: int,
        maker: int,
        to: int,
        treasures: int = 0,
        picks: tuple[int, ...] = (),
        items: tuple[int, ...] = (),
        cards: tuple[int, ...] = (),
        round: int = 0,
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.maker: Final = maker
        self.to: Final = to
        self.treasures: Final = treasures
        self.picks: Final = picks
        self.items: Final = items
        self.cards: Final = cards
        self.round: Final = round  # how many counter-offers led here

    def numbers(self) -> list[int]:
        return [
            self.id, self.kind, self.maker, self.to, self.treasures, self.round, len(self.picks),
            *self.picks, len(self.items), *self.items, len(self.cards), *self.cards,
        ]  # fmt: skip


read_only(Offer)
