"""The acts: a class for each kind of thing that a seat may do.

Made by tools/act_classes.py from the acts declared in `act_fields`. Do not edit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.acts.act import Act, AimedAct, Row
from kickdoor.sealing import read_only

__all__ = [
    "AcceptOffer",
    "AskForHelp",
    "ChooseAnswer",
    "DeclareFight",
    "DeclineOffer",
    "DiscardCards",
    "EndTurn",
    "EquipItem",
    "GiveCards",
    "KeepCard",
    "KickDoor",
    "LookForTrouble",
    "LootRoom",
    "OfferTrade",
    "Pass",
    "PlayCard",
    "RunAway",
    "SacrificeFollower",
    "SellItems",
    "SetOrders",
    "ShowCards",
    "UnequipItem",
    "UsePower",
    "WithdrawOffer",
]


@mypyc_attr(native_class=True, acyclic=True)
class KickDoor(Act):
    """Kick open the door."""

    __slots__ = ()

    @property
    def verb(self) -> int:
        return 0

    def key(self) -> Row:
        return (0, -1, (), (), -1, (), (), 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash(0)


@mypyc_attr(native_class=True, acyclic=True)
class LookForTrouble(Act):
    """Fight a monster from the hand.

    Attributes:
        card: The monster.
        with_cards: Enhancers that come along.
    """

    __slots__ = ("card", "with_cards")

    def __init__(self, card: int, with_cards: tuple[int, ...] = ()) -> None:
        self.card: Final = card
        self.with_cards: Final = with_cards

    @property
    def verb(self) -> int:
        return 1

    def key(self) -> Row:
        return (1, self.card, (), self.with_cards, -1, (), (), 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash((1, self.card, self.with_cards))


@mypyc_attr(native_class=True, acyclic=True)
class LootRoom(Act):
    """Loot the room."""

    __slots__ = ()

    @property
    def verb(self) -> int:
        return 2

    def key(self) -> Row:
        return (2, -1, (), (), -1, (), (), 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash(2)


@mypyc_attr(native_class=True, acyclic=True)
class EndTurn(Act):
    """End the turn, or what is laid out before the first."""

    __slots__ = ()

    @property
    def verb(self) -> int:
        return 3

    def key(self) -> Row:
        return (3, -1, (), (), -1, (), (), 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash(3)


@mypyc_attr(native_class=True, acyclic=True)
class KeepCard(Act):
    """Take the card that lies face up into the hand."""

    __slots__ = ()

    @property
    def verb(self) -> int:
        return 4

    def key(self) -> Row:
        return (4, -1, (), (), -1, (), (), 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash(4)


@mypyc_attr(native_class=True, acyclic=True)
class PlayCard(AimedAct):
    """Play a card.

    Attributes:
        card: The card.
        on: What it is aimed at, as references.
        with_cards: Cards that are played with it.
        from_seat: From whom; -1: not said.
        side: MUNCHKINS or MONSTERS; 0: not said.
        discarding: The cards that pay for it.
        asks: Whether what is discarded is left to a question.
        choose: What is named beside the target, likewise.
        carried: 1 if it is only laid down, 0 if not; -1: not said.
    """

    __slots__ = ("card", "carried", "with_cards")

    def __init__(
        self,
        card: int,
        on: tuple[int, ...] = (),
        with_cards: tuple[int, ...] = (),
        from_seat: int = -1,
        side: int = 0,
        discarding: tuple[int, ...] = (),
        asks: bool = False,
        choose: tuple[int, ...] = (),
        carried: int = -1,
    ) -> None:
        super().__init__(on, choose, from_seat, side, discarding, asks)
        self.card: Final = card
        self.with_cards: Final = with_cards
        self.carried: Final = carried

    @property
    def verb(self) -> int:
        return 5

    def key(self) -> Row:
        return (
            5,
            self.card,
            (),
            self.with_cards,
            self.from_seat,
            self.on,
            self.choose,
            self.side,
            -1,
            -1,
            -1,
            (),
            self.discarding,
            self.asks,
            self.carried,
            0,
        )

    def __hash__(self) -> int:
        return hash(
            (
                5,
                self.card,
                self.on,
                self.with_cards,
                self.from_seat,
                self.side,
                self.discarding,
                self.asks,
                self.choose,
                self.carried,
            )
        )

    def paid(self, discarding: tuple[int, ...], asks: bool = False) -> AimedAct:
        return PlayCard(
            self.card,
            self.on,
            self.with_cards,
            self.from_seat,
            self.side,
            discarding,
            asks,
            self.choose,
            self.carried,
        )


@mypyc_attr(native_class=True, acyclic=True)
class EquipItem(Act):
    """Turn an Item so that it is used.

    Attributes:
        card: The Item.
        with_cards: The follower that uses it, or its Cheat!.
    """

    __slots__ = ("card", "with_cards")

    def __init__(self, card: int, with_cards: tuple[int, ...] = ()) -> None:
        self.card: Final = card
        self.with_cards: Final = with_cards

    @property
    def verb(self) -> int:
        return 6

    def key(self) -> Row:
        return (6, self.card, (), self.with_cards, -1, (), (), 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash((6, self.card, self.with_cards))


@mypyc_attr(native_class=True, acyclic=True)
class UnequipItem(Act):
    """Turn an Item so that it is only carried.

    Attributes:
        card: The Item.
        with_cards: Cards that go with it.
    """

    __slots__ = ("card", "with_cards")

    def __init__(self, card: int, with_cards: tuple[int, ...] = ()) -> None:
        self.card: Final = card
        self.with_cards: Final = with_cards

    @property
    def verb(self) -> int:
        return 7

    def key(self) -> Row:
        return (7, self.card, (), self.with_cards, -1, (), (), 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash((7, self.card, self.with_cards))


@mypyc_attr(native_class=True, acyclic=True)
class DiscardCards(Act):
    """Discard cards: one that may be dropped, what a question demands, or what is too much.

    Attributes:
        cards: What is discarded.
        asks: Whether that is left to a question.
    """

    __slots__ = ("asks", "cards")

    def __init__(self, cards: tuple[int, ...] = (), asks: bool = False) -> None:
        self.cards: Final = cards
        self.asks: Final = asks

    @property
    def verb(self) -> int:
        return 8

    def key(self) -> Row:
        return (8, -1, self.cards, (), -1, (), (), 0, -1, -1, -1, (), (), self.asks, -1, 0)

    def __hash__(self) -> int:
        return hash((8, self.cards, self.asks))


@mypyc_attr(native_class=True, acyclic=True)
class SellItems(Act):
    """Sell Items for Levels.

    Attributes:
        cards: What is sold.
        double: The Item that is sold for double its price.
        with_card: A card that is played with the sale; -1: not said.
        asks: Whether what is sold is left to a question.
    """

    __slots__ = ("asks", "cards", "double", "with_card")

    def __init__(
        self,
        cards: tuple[int, ...] = (),
        double: tuple[int, ...] = (),
        with_card: int = -1,
        asks: bool = False,
    ) -> None:
        self.cards: Final = cards
        self.double: Final = double
        self.with_card: Final = with_card
        self.asks: Final = asks

    @property
    def verb(self) -> int:
        return 9

    def key(self) -> Row:
        return (
            9,
            self.with_card,
            self.cards,
            self.double,
            -1,
            (),
            (),
            0,
            -1,
            -1,
            -1,
            (),
            (),
            self.asks,
            -1,
            0,
        )

    def __hash__(self) -> int:
        return hash((9, self.cards, self.double, self.with_card, self.asks))


@mypyc_attr(native_class=True, acyclic=True)
class UsePower(AimedAct):
    """Use a power of a card in play.

    Attributes:
        power: The power, an index; -1: a passive one.
        of: The card whose power it is; -1: not said.
        on: What it is aimed at, as references.
        from_seat: From whom; -1: not said.
        discarding: The cards that pay for it.
        asks: Whether what is discarded is left to a question.
        count: How many; -1: not said.
        choose: What is named beside the target, likewise.
        side: MUNCHKINS or MONSTERS; 0: not said.
    """

    __slots__ = ("count", "of", "power")

    def __init__(
        self,
        power: int = -1,
        of: int = -1,
        on: tuple[int, ...] = (),
        from_seat: int = -1,
        discarding: tuple[int, ...] = (),
        asks: bool = False,
        count: int = -1,
        choose: tuple[int, ...] = (),
        side: int = 0,
    ) -> None:
        super().__init__(on, choose, from_seat, side, discarding, asks)
        self.power: Final = power
        self.of: Final = of
        self.count: Final = count

    @property
    def verb(self) -> int:
        return 10

    def key(self) -> Row:
        return (
            10,
            -1,
            (),
            (),
            self.from_seat,
            self.on,
            self.choose,
            self.side,
            self.power,
            self.of,
            self.count,
            (),
            self.discarding,
            self.asks,
            -1,
            0,
        )

    def __hash__(self) -> int:
        return hash(
            (
                10,
                self.power,
                self.of,
                self.on,
                self.from_seat,
                self.discarding,
                self.asks,
                self.count,
                self.choose,
                self.side,
            )
        )

    def paid(self, discarding: tuple[int, ...], asks: bool = False) -> AimedAct:
        return UsePower(
            self.power,
            self.of,
            self.on,
            self.from_seat,
            discarding,
            asks,
            self.count,
            self.choose,
            self.side,
        )


@mypyc_attr(native_class=True, acyclic=True)
class OfferTrade(Act):
    """Offer another player a trade.

    Attributes:
        to: To whom.
        give: What is given.
        want: What is wanted for it.
    """

    __slots__ = ("give", "to", "want")

    def __init__(self, to: int, give: tuple[int, ...] = (), want: tuple[int, ...] = ()) -> None:
        self.to: Final = to
        self.give: Final = give
        self.want: Final = want

    @property
    def verb(self) -> int:
        return 11

    def key(self) -> Row:
        return (11, -1, self.give, self.want, self.to, (), (), 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash((11, self.to, self.give, self.want))


@mypyc_attr(native_class=True, acyclic=True)
class AskForHelp(Act):
    """Ask a player for help in combat; or offer it, if it is the fighter who is asked.

    Attributes:
        to: Who is asked.
        treasures: How many Treasures the helper gets; -1: not said.
        picks: As which to pick the helper takes them, from 1 on.
        items: The fighter's Items that the helper gets.
        hand_cards: Cards of the fighter's hand, likewise.
    """

    __slots__ = ("hand_cards", "items", "picks", "to", "treasures")

    def __init__(
        self,
        to: int,
        treasures: int = -1,
        picks: tuple[int, ...] = (),
        items: tuple[int, ...] = (),
        hand_cards: tuple[int, ...] = (),
    ) -> None:
        self.to: Final = to
        self.treasures: Final = treasures
        self.picks: Final = picks
        self.items: Final = items
        self.hand_cards: Final = hand_cards

    @property
    def verb(self) -> int:
        return 12

    def key(self) -> Row:
        return (
            12,
            -1,
            self.items,
            self.hand_cards,
            self.to,
            (),
            (),
            0,
            -1,
            -1,
            self.treasures,
            self.picks,
            (),
            False,
            -1,
            0,
        )

    def __hash__(self) -> int:
        return hash((12, self.to, self.treasures, self.picks, self.items, self.hand_cards))


@mypyc_attr(native_class=True, acyclic=True)
class AcceptOffer(Act):
    """Accept an offer.

    Attributes:
        from_seat: Whose offer; -1: not said.
        offer: The number of the offer; 0: not said.
    """

    __slots__ = ("from_seat", "offer")

    def __init__(self, from_seat: int = -1, offer: int = 0) -> None:
        self.from_seat: Final = from_seat
        self.offer: Final = offer

    @property
    def verb(self) -> int:
        return 13

    def key(self) -> Row:
        return (
            13,
            -1,
            (),
            (),
            self.from_seat,
            (),
            (),
            0,
            -1,
            -1,
            -1,
            (),
            (),
            False,
            -1,
            self.offer,
        )

    def __hash__(self) -> int:
        return hash((13, self.from_seat, self.offer))

    def answering(self, question: int | None) -> Act:
        if not question or self.offer == question:
            return self
        return AcceptOffer(self.from_seat, question)


@mypyc_attr(native_class=True, acyclic=True)
class DeclineOffer(Act):
    """Decline an offer.

    Attributes:
        from_seat: Whose offer; -1: not said.
        offer: The number of the offer; 0: not said.
    """

    __slots__ = ("from_seat", "offer")

    def __init__(self, from_seat: int = -1, offer: int = 0) -> None:
        self.from_seat: Final = from_seat
        self.offer: Final = offer

    @property
    def verb(self) -> int:
        return 14

    def key(self) -> Row:
        return (
            14,
            -1,
            (),
            (),
            self.from_seat,
            (),
            (),
            0,
            -1,
            -1,
            -1,
            (),
            (),
            False,
            -1,
            self.offer,
        )

    def __hash__(self) -> int:
        return hash((14, self.from_seat, self.offer))

    def answering(self, question: int | None) -> Act:
        if not question or self.offer == question:
            return self
        return DeclineOffer(self.from_seat, question)


@mypyc_attr(native_class=True, acyclic=True)
class DeclareFight(Act):
    """Declare that one fights rather than runs."""

    __slots__ = ()

    @property
    def verb(self) -> int:
        return 15

    def key(self) -> Row:
        return (15, -1, (), (), -1, (), (), 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash(15)


@mypyc_attr(native_class=True, acyclic=True)
class RunAway(Act):
    """Run away, or run from one of the monsters.

    Attributes:
        from_monsters: From which, as references.
    """

    __slots__ = ("from_monsters",)

    def __init__(self, from_monsters: tuple[int, ...] = ()) -> None:
        self.from_monsters: Final = from_monsters

    @property
    def verb(self) -> int:
        return 16

    def key(self) -> Row:
        return (16, -1, (), (), -1, self.from_monsters, (), 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash((16, self.from_monsters))


@mypyc_attr(native_class=True, acyclic=True)
class SacrificeFollower(Act):
    """Sacrifice a follower to escape.

    Attributes:
        card: The follower.
        saves_helper: 1 if it saves the helper too, 0 if not; -1: not said.
    """

    __slots__ = ("card", "saves_helper")

    def __init__(self, card: int, saves_helper: int = -1) -> None:
        self.card: Final = card
        self.saves_helper: Final = saves_helper

    @property
    def verb(self) -> int:
        return 17

    def key(self) -> Row:
        return (
            17,
            self.card,
            (),
            (),
            -1,
            (),
            (),
            0,
            -1,
            -1,
            -1,
            (),
            (),
            False,
            self.saves_helper,
            0,
        )

    def __hash__(self) -> int:
        return hash((17, self.card, self.saves_helper))


@mypyc_attr(native_class=True, acyclic=True)
class GiveCards(Act):
    """Give what is too much in the hand to the lowest players.

    Attributes:
        cards: What is given.
        receivers: Who gets each of the cards, by seat.
        asks: Whether who gets what is left to questions.
    """

    __slots__ = ("asks", "cards", "receivers")

    def __init__(
        self, cards: tuple[int, ...] = (), receivers: tuple[int, ...] = (), asks: bool = False
    ) -> None:
        self.cards: Final = cards
        self.receivers: Final = receivers
        self.asks: Final = asks

    @property
    def verb(self) -> int:
        return 18

    def key(self) -> Row:
        return (
            18,
            -1,
            self.cards,
            (),
            -1,
            (),
            (),
            0,
            -1,
            -1,
            -1,
            self.receivers,
            (),
            self.asks,
            -1,
            0,
        )

    def __hash__(self) -> int:
        return hash((18, self.cards, self.receivers, self.asks))


@mypyc_attr(native_class=True, acyclic=True)
class ShowCards(Act):
    """Show cards of the hand.

    Attributes:
        cards: What is shown.
        to: To whom; -1: to all.
    """

    __slots__ = ("cards", "to")

    def __init__(self, cards: tuple[int, ...] = (), to: int = -1) -> None:
        self.cards: Final = cards
        self.to: Final = to

    @property
    def verb(self) -> int:
        return 19

    def key(self) -> Row:
        return (19, -1, self.cards, (), self.to, (), (), 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash((19, self.cards, self.to))


@mypyc_attr(native_class=True, acyclic=True)
class ChooseAnswer(Act):
    """Answer the question at hand.

    Attributes:
        answers: One answer or several, as references.
    """

    __slots__ = ("answers",)

    def __init__(self, answers: tuple[int, ...] = ()) -> None:
        self.answers: Final = answers

    @property
    def verb(self) -> int:
        return 20

    def key(self) -> Row:
        return (20, -1, (), (), -1, (), self.answers, 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash((20, self.answers))


@mypyc_attr(native_class=True, acyclic=True)
class Pass(Act):
    """Let what is under way go on."""

    __slots__ = ()

    @property
    def verb(self) -> int:
        return 21

    def key(self) -> Row:
        return (21, -1, (), (), -1, (), (), 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash(21)


@mypyc_attr(native_class=True, acyclic=True)
class WithdrawOffer(Act):
    """Take an offer of one's own back.

    Attributes:
        to: To whom it was made; -1: not said.
    """

    __slots__ = ("to",)

    def __init__(self, to: int = -1) -> None:
        self.to: Final = to

    @property
    def verb(self) -> int:
        return 22

    def key(self) -> Row:
        return (22, -1, (), (), self.to, (), (), 0, -1, -1, -1, (), (), False, -1, 0)

    def __hash__(self) -> int:
        return hash((22, self.to))


@mypyc_attr(native_class=True, acyclic=True)
class SetOrders(Act):
    """Set standing orders for one's own passes.

    Attributes:
        passes: When one passes by oneself, an index into PASSES.
        unless: What wakes one all the same, a mask of UNLESS; -1: not said.
    """

    __slots__ = ("passes", "unless")

    def __init__(self, passes: int = -1, unless: int = -1) -> None:
        self.passes: Final = passes
        self.unless: Final = unless

    @property
    def verb(self) -> int:
        return 23

    def key(self) -> Row:
        return (23, -1, (), (), -1, (), (), 0, -1, -1, self.passes, (), (), False, self.unless, 0)

    def __hash__(self) -> int:
        return hash((23, self.passes, self.unless))


read_only(
    LookForTrouble,
    PlayCard,
    EquipItem,
    UnequipItem,
    DiscardCards,
    SellItems,
    UsePower,
    OfferTrade,
    AskForHelp,
    AcceptOffer,
    DeclineOffer,
    RunAway,
    SacrificeFollower,
    GiveCards,
    ShowCards,
    ChooseAnswer,
    WithdrawOffer,
    SetOrders,
)

# The act of each verb that says nothing more: one serves all games.
PLAIN: Final[tuple[Act, ...]] = (
    KickDoor(),
    LookForTrouble(-1),
    LootRoom(),
    EndTurn(),
    KeepCard(),
    PlayCard(-1),
    EquipItem(-1),
    UnequipItem(-1),
    DiscardCards(),
    SellItems(),
    UsePower(),
    OfferTrade(-1),
    AskForHelp(-1),
    AcceptOffer(),
    DeclineOffer(),
    DeclareFight(),
    RunAway(),
    SacrificeFollower(-1),
    GiveCards(),
    ShowCards(),
    ChooseAnswer(),
    Pass(),
    WithdrawOffer(),
    SetOrders(),
)
