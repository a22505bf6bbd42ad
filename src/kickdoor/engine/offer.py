"""An offer between two seats: help for a share, or a trade."""

from __future__ import annotations

from typing import Final

HELP_OFFER: Final = 0
TRADE_OFFER: Final = 1


class Offer:
    """An open offer, or the deal it became; never changed once made.

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
        self.id = id
        self.kind = kind
        self.maker = maker
        self.to = to
        self.treasures = treasures
        self.picks = picks
        self.items = items
        self.cards = cards
        self.round = round  # how many counter-offers led here

    def same_terms(self, other: Offer) -> bool:
        return (
            self.kind == other.kind
            and self.maker == other.maker
            and self.to == other.to
            and self.picks == other.picks
            and self.items == other.items
            and self.cards == other.cards
        )

    def numbers(self) -> list[int]:
        return [
            self.id, self.kind, self.maker, self.to, self.treasures, self.round, len(self.picks),
            *self.picks, len(self.items), *self.items, len(self.cards), *self.cards,
        ]  # fmt: skip
