"""The events: a class for each kind of thing that happens at a table.

Made by tools/event_classes.py from the events declared in `event_fields`. Do not edit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kickdoor.engine.catalogue.model import Card
from kickdoor.engine.events.event import Event, Row, back_of, backs_of
from kickdoor.sealing import read_only

__all__ = [
    "BodyLooted",
    "CardDiscarded",
    "CardDrawn",
    "CardPlayed",
    "CardTaken",
    "CardsShown",
    "Caught",
    "CharityGiven",
    "CombatLost",
    "CombatStarted",
    "CombatTransferred",
    "CombatWon",
    "CurseCancelled",
    "CurseEnded",
    "CurseStruck",
    "DeckReshuffled",
    "DiceRolled",
    "Died",
    "DoorKicked",
    "Escaped",
    "FightDeclared",
    "FollowerSacrificed",
    "GameWon",
    "HelpAccepted",
    "HelpAsked",
    "HelpDeclined",
    "HelpOffered",
    "HelperLeft",
    "ItemEquipped",
    "ItemStolen",
    "ItemUnequipped",
    "ItemsSold",
    "LevelChanged",
    "MonsterAdded",
    "MonsterKilled",
    "MonsterRemoved",
    "NewCharacter",
    "OfferWithdrawn",
    "PowerUsed",
    "SexChanged",
    "TheftFailed",
    "TradeDeclined",
    "TradeOffered",
    "Traded",
    "TurnBegan",
]


@mypyc_attr(native_class=True, acyclic=True)
class TurnBegan(Event):
    """A turn begins.

    Attributes:
        seat: Whose turn it is.
        number: Its number in the game, from 1 on.
    """

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)
        self.number: Final = number

    @property
    def kind(self) -> int:
        return 0

    def row(self) -> Row:
        return (0, self.seat, -1, -1, self.number, 0, ())

    def marked(self, seen_by: int, begins: bool) -> TurnBegan:
        return TurnBegan(self.seat, self.number, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class DoorKicked(Event):
    """A Door was kicked open: it lies face up.

    Attributes:
        seat: Who kicked.
        card: The Door.
    """

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card

    @property
    def kind(self) -> int:
        return 1

    def row(self) -> Row:
        return (1, self.seat, self.card, -1, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> DoorKicked:
        return DoorKicked(self.seat, self.card, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class CardDrawn(Event):
    """A card was drawn, into the hand or to be shared out.

    Attributes:
        seat: Who drew.
        card: What was drawn.
        deck: From where: 0 is Doors, 1 Treasures.
    """

    __slots__ = ("card", "deck")

    def __init__(
        self, seat: int, card: int, deck: int, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.deck: Final = deck

    @property
    def kind(self) -> int:
        return 2

    def row(self) -> Row:
        return (2, self.seat, self.card, -1, self.deck, 0, ())

    def masked(self, faces: list[Card]) -> CardDrawn:
        return CardDrawn(self.seat, back_of(faces, self.card), self.deck, begins=self.begins)

    def marked(self, seen_by: int, begins: bool) -> CardDrawn:
        return CardDrawn(self.seat, self.card, self.deck, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class CardPlayed(Event):
    """A card was played.

    Attributes:
        seat: Who played it.
        card: What was played.
        target: On whom; -1: on nobody in particular.
        side: For whom: 0 is nobody, 1 the munchkins, 2 the monsters.
        monster: On which monster, by its number in the combat; -1: none.
        with_cards: Further cards that were played with it.
    """

    __slots__ = ("card", "monster", "side", "target", "with_cards")

    def __init__(
        self,
        seat: int,
        card: int,
        target: int = -1,
        side: int = 0,
        monster: int = -1,
        with_cards: tuple[int, ...] = (),
        seen_by: int = -1,
        begins: bool = False,
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.target: Final = target
        self.side: Final = side
        self.monster: Final = monster
        self.with_cards: Final = with_cards

    @property
    def kind(self) -> int:
        return 3

    def row(self) -> Row:
        return (3, self.seat, self.card, self.target, self.side, self.monster + 1, self.with_cards)

    def marked(self, seen_by: int, begins: bool) -> CardPlayed:
        return CardPlayed(
            self.seat,
            self.card,
            self.target,
            self.side,
            self.monster,
            self.with_cards,
            seen_by,
            begins,
        )


@mypyc_attr(native_class=True, acyclic=True)
class CardDiscarded(Event):
    """A card went to its discard pile.

    Attributes:
        seat: Whose it was; -1: nobody's any more.
        card: What was discarded.
    """

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card

    @property
    def kind(self) -> int:
        return 4

    def row(self) -> Row:
        return (4, self.seat, self.card, -1, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> CardDiscarded:
        return CardDiscarded(self.seat, self.card, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class DeckReshuffled(Event):
    """A discard pile was shuffled and is the deck again (SETUP-3).

    Attributes:
        deck: Which: 0 is Doors, 1 Treasures.
    """

    __slots__ = ("deck",)

    def __init__(self, deck: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(-1, seen_by, begins)
        self.deck: Final = deck

    @property
    def kind(self) -> int:
        return 5

    def row(self) -> Row:
        return (5, -1, -1, -1, self.deck, 0, ())

    def marked(self, seen_by: int, begins: bool) -> DeckReshuffled:
        return DeckReshuffled(self.deck, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class CombatStarted(Event):
    """A combat has begun.

    Attributes:
        seat: Whose fight it is.
        card: The monster's card.
        monster: The monster's number in the combat.
    """

    __slots__ = ("card", "monster")

    def __init__(
        self, seat: int, card: int, monster: int, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.monster: Final = monster

    @property
    def kind(self) -> int:
        return 6

    def row(self) -> Row:
        return (6, self.seat, self.card, -1, self.monster, 0, ())

    def marked(self, seen_by: int, begins: bool) -> CombatStarted:
        return CombatStarted(self.seat, self.card, self.monster, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class MonsterAdded(Event):
    """A monster has joined the combat.

    Attributes:
        seat: Who brought it; -1: nobody.
        card: The monster's card.
        monster: The monster's number in the combat.
    """

    __slots__ = ("card", "monster")

    def __init__(
        self, seat: int, card: int, monster: int, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.monster: Final = monster

    @property
    def kind(self) -> int:
        return 7

    def row(self) -> Row:
        return (7, self.seat, self.card, -1, self.monster, 0, ())

    def marked(self, seen_by: int, begins: bool) -> MonsterAdded:
        return MonsterAdded(self.seat, self.card, self.monster, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class MonsterRemoved(Event):
    """A monster has left the combat, not killed.

    Attributes:
        card: The monster's card.
        monster: The monster's number in the combat.
    """

    __slots__ = ("card", "monster")

    def __init__(self, card: int, monster: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(-1, seen_by, begins)
        self.card: Final = card
        self.monster: Final = monster

    @property
    def kind(self) -> int:
        return 8

    def row(self) -> Row:
        return (8, -1, self.card, -1, self.monster, 0, ())

    def marked(self, seen_by: int, begins: bool) -> MonsterRemoved:
        return MonsterRemoved(self.card, self.monster, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class MonsterKilled(Event):
    """A monster was killed.

    Attributes:
        seat: Whose fight it is.
        card: The monster's card.
        monster: The monster's number in the combat.
    """

    __slots__ = ("card", "monster")

    def __init__(
        self, seat: int, card: int, monster: int, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.monster: Final = monster

    @property
    def kind(self) -> int:
        return 9

    def row(self) -> Row:
        return (9, self.seat, self.card, -1, self.monster, 0, ())

    def marked(self, seen_by: int, begins: bool) -> MonsterKilled:
        return MonsterKilled(self.seat, self.card, self.monster, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class HelpAsked(Event):
    """The fighter asks somebody for help.

    Attributes:
        seat: Whose fight it is.
        helper: Whom he asks.
        treasures: How many Treasures the helper is to get.
        hand_cards: How many cards of the hand are promised besides.
        items: The Items that the helper is to get.
    """

    __slots__ = ("hand_cards", "helper", "items", "treasures")

    def __init__(
        self,
        seat: int,
        helper: int,
        treasures: int = 0,
        hand_cards: int = 0,
        items: tuple[int, ...] = (),
        seen_by: int = -1,
        begins: bool = False,
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.helper: Final = helper
        self.treasures: Final = treasures
        self.hand_cards: Final = hand_cards
        self.items: Final = items

    @property
    def kind(self) -> int:
        return 10

    def row(self) -> Row:
        return (10, self.seat, -1, self.helper, self.treasures, self.hand_cards, self.items)

    def marked(self, seen_by: int, begins: bool) -> HelpAsked:
        return HelpAsked(
            self.seat, self.helper, self.treasures, self.hand_cards, self.items, seen_by, begins
        )


@mypyc_attr(native_class=True, acyclic=True)
class HelpAccepted(Event):
    """Somebody helps in the combat from now on, by agreement or because a card says so.

    Attributes:
        seat: Who helps.
        fighter: Whom.
    """

    __slots__ = ("fighter",)

    def __init__(self, seat: int, fighter: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)
        self.fighter: Final = fighter

    @property
    def kind(self) -> int:
        return 11

    def row(self) -> Row:
        return (11, self.seat, -1, self.fighter, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> HelpAccepted:
        return HelpAccepted(self.seat, self.fighter, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class HelpDeclined(Event):
    """An offer about help was declined.

    Attributes:
        seat: Who declined.
        maker: Whose offer it was.
    """

    __slots__ = ("maker",)

    def __init__(self, seat: int, maker: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)
        self.maker: Final = maker

    @property
    def kind(self) -> int:
        return 12

    def row(self) -> Row:
        return (12, self.seat, -1, self.maker, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> HelpDeclined:
        return HelpDeclined(self.seat, self.maker, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class HelperLeft(Event):
    """The helper helps no more.

    Attributes:
        seat: Who helped.
    """

    __slots__ = ()

    def __init__(self, seat: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)

    @property
    def kind(self) -> int:
        return 13

    def row(self) -> Row:
        return (13, self.seat, -1, -1, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> HelperLeft:
        return HelperLeft(self.seat, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class CombatTransferred(Event):
    """The combat has become somebody else's.

    Attributes:
        seat: Whose fight it was.
        card: The card by which that happened.
        fighter: Whose fight it is now.
    """

    __slots__ = ("card", "fighter")

    def __init__(
        self, seat: int, card: int, fighter: int, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.fighter: Final = fighter

    @property
    def kind(self) -> int:
        return 14

    def row(self) -> Row:
        return (14, self.seat, self.card, self.fighter, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> CombatTransferred:
        return CombatTransferred(self.seat, self.card, self.fighter, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class FightDeclared(Event):
    """The fighter has declared what he will do.

    Attributes:
        seat: Whose fight it is.
        fights: Whether he fights; if not, he runs.
    """

    __slots__ = ("fights",)

    def __init__(self, seat: int, fights: bool, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)
        self.fights: Final = fights

    @property
    def kind(self) -> int:
        return 15

    def row(self) -> Row:
        return (15, self.seat, -1, -1, int(self.fights), 0, ())

    def marked(self, seen_by: int, begins: bool) -> FightDeclared:
        return FightDeclared(self.seat, self.fights, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class CombatWon(Event):
    """The munchkins have won the combat.

    Attributes:
        seat: Whose fight it is.
        ours: The strength of the munchkins.
        theirs: The strength of the monsters.
        helper: Who helped; -1: nobody.
    """

    __slots__ = ("helper", "ours", "theirs")

    def __init__(
        self,
        seat: int,
        ours: int,
        theirs: int,
        helper: int = -1,
        seen_by: int = -1,
        begins: bool = False,
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.ours: Final = ours
        self.theirs: Final = theirs
        self.helper: Final = helper

    @property
    def kind(self) -> int:
        return 16

    def row(self) -> Row:
        return (16, self.seat, -1, self.helper, self.ours, self.theirs, ())

    def marked(self, seen_by: int, begins: bool) -> CombatWon:
        return CombatWon(self.seat, self.ours, self.theirs, self.helper, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class CombatLost(Event):
    """The munchkins have lost the combat, and run.

    Attributes:
        seat: Whose fight it is.
        ours: The strength of the munchkins.
        theirs: The strength of the monsters.
        helper: Who helped; -1: nobody.
    """

    __slots__ = ("helper", "ours", "theirs")

    def __init__(
        self,
        seat: int,
        ours: int,
        theirs: int,
        helper: int = -1,
        seen_by: int = -1,
        begins: bool = False,
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.ours: Final = ours
        self.theirs: Final = theirs
        self.helper: Final = helper

    @property
    def kind(self) -> int:
        return 17

    def row(self) -> Row:
        return (17, self.seat, -1, self.helper, self.ours, self.theirs, ())

    def marked(self, seen_by: int, begins: bool) -> CombatLost:
        return CombatLost(self.seat, self.ours, self.theirs, self.helper, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class DiceRolled(Event):
    """A die was rolled, or its face changed.

    Attributes:
        seat: Who rolled.
        face: What the die shows.
        total: What that comes to.
        card: What was rolled for: a monster to flee from, or another card; -1: none.
    """

    __slots__ = ("card", "face", "total")

    def __init__(
        self,
        seat: int,
        face: int,
        total: int,
        card: int = -1,
        seen_by: int = -1,
        begins: bool = False,
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.face: Final = face
        self.total: Final = total
        self.card: Final = card

    @property
    def kind(self) -> int:
        return 18

    def row(self) -> Row:
        return (18, self.seat, self.card, -1, self.face, self.total, ())

    def marked(self, seen_by: int, begins: bool) -> DiceRolled:
        return DiceRolled(self.seat, self.face, self.total, self.card, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class Escaped(Event):
    """Somebody got away from a monster.

    Attributes:
        seat: Who.
        card: The monster's card.
        monster: The monster's number in the combat.
    """

    __slots__ = ("card", "monster")

    def __init__(
        self, seat: int, card: int, monster: int, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.monster: Final = monster

    @property
    def kind(self) -> int:
        return 19

    def row(self) -> Row:
        return (19, self.seat, self.card, -1, self.monster, 0, ())

    def marked(self, seen_by: int, begins: bool) -> Escaped:
        return Escaped(self.seat, self.card, self.monster, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class Caught(Event):
    """A monster has caught somebody.

    Attributes:
        seat: Whom.
        card: The monster's card.
        monster: The monster's number in the combat.
    """

    __slots__ = ("card", "monster")

    def __init__(
        self, seat: int, card: int, monster: int, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.monster: Final = monster

    @property
    def kind(self) -> int:
        return 20

    def row(self) -> Row:
        return (20, self.seat, self.card, -1, self.monster, 0, ())

    def marked(self, seen_by: int, begins: bool) -> Caught:
        return Caught(self.seat, self.card, self.monster, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class FollowerSacrificed(Event):
    """A follower was given up to get away.

    Attributes:
        seat: Whose it was.
        card: The follower.
    """

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card

    @property
    def kind(self) -> int:
        return 21

    def row(self) -> Row:
        return (21, self.seat, self.card, -1, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> FollowerSacrificed:
        return FollowerSacrificed(self.seat, self.card, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class LevelChanged(Event):
    """A munchkin's Level has changed.

    Attributes:
        seat: Whose.
        old: The Level before.
        new: The Level now.
        card: The card that changed it; -1: none.
    """

    __slots__ = ("card", "new", "old")

    def __init__(
        self, seat: int, old: int, new: int, card: int = -1, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.old: Final = old
        self.new: Final = new
        self.card: Final = card

    @property
    def kind(self) -> int:
        return 22

    def row(self) -> Row:
        return (22, self.seat, self.card, -1, self.old, self.new, ())

    def marked(self, seen_by: int, begins: bool) -> LevelChanged:
        return LevelChanged(self.seat, self.old, self.new, self.card, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class SexChanged(Event):
    """A munchkin's sex has changed.

    Attributes:
        seat: Whose.
        sex: What it is now: 0 is male, 1 female.
        card: The card that changed it; -1: none.
    """

    __slots__ = ("card", "sex")

    def __init__(
        self, seat: int, sex: int, card: int = -1, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.sex: Final = sex
        self.card: Final = card

    @property
    def kind(self) -> int:
        return 23

    def row(self) -> Row:
        return (23, self.seat, self.card, -1, self.sex, 0, ())

    def marked(self, seen_by: int, begins: bool) -> SexChanged:
        return SexChanged(self.seat, self.sex, self.card, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class Died(Event):
    """A munchkin is dead.

    Attributes:
        seat: Who.
    """

    __slots__ = ()

    def __init__(self, seat: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)

    @property
    def kind(self) -> int:
        return 24

    def row(self) -> Row:
        return (24, self.seat, -1, -1, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> Died:
        return Died(self.seat, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class BodyLooted(Event):
    """Somebody took a card from a dead munchkin (DEATH-2).

    Attributes:
        seat: Who took it.
        card: What was taken.
        dead: Whose it was.
    """

    __slots__ = ("card", "dead")

    def __init__(
        self, seat: int, card: int, dead: int, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.dead: Final = dead

    @property
    def kind(self) -> int:
        return 25

    def row(self) -> Row:
        return (25, self.seat, self.card, self.dead, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> BodyLooted:
        return BodyLooted(self.seat, self.card, self.dead, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class NewCharacter(Event):
    """A dead player has a new munchkin.

    Attributes:
        seat: Who.
    """

    __slots__ = ()

    def __init__(self, seat: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)

    @property
    def kind(self) -> int:
        return 26

    def row(self) -> Row:
        return (26, self.seat, -1, -1, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> NewCharacter:
        return NewCharacter(self.seat, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class CurseStruck(Event):
    """A Curse takes effect.

    Attributes:
        seat: On whom.
        card: The Curse.
        by: Who played it or met it.
    """

    __slots__ = ("by", "card")

    def __init__(
        self, seat: int, card: int, by: int = -1, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.by: Final = by

    @property
    def kind(self) -> int:
        return 27

    def row(self) -> Row:
        return (27, self.seat, self.card, self.by, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> CurseStruck:
        return CurseStruck(self.seat, self.card, self.by, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class CurseCancelled(Event):
    """A Curse was cancelled.

    Attributes:
        seat: Whom it would have struck, or held.
        card: The Curse.
    """

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card

    @property
    def kind(self) -> int:
        return 28

    def row(self) -> Row:
        return (28, self.seat, self.card, -1, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> CurseCancelled:
        return CurseCancelled(self.seat, self.card, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class CurseEnded(Event):
    """A Curse that lasted is over.

    Attributes:
        seat: Whose it was.
        card: The Curse.
    """

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card

    @property
    def kind(self) -> int:
        return 29

    def row(self) -> Row:
        return (29, self.seat, self.card, -1, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> CurseEnded:
        return CurseEnded(self.seat, self.card, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class ItemEquipped(Event):
    """An Item is in use.

    Attributes:
        seat: Whose it is.
        card: The Item.
    """

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card

    @property
    def kind(self) -> int:
        return 30

    def row(self) -> Row:
        return (30, self.seat, self.card, -1, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> ItemEquipped:
        return ItemEquipped(self.seat, self.card, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class ItemUnequipped(Event):
    """An Item is in use no more, and carried.

    Attributes:
        seat: Whose it is.
        card: The Item.
    """

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card

    @property
    def kind(self) -> int:
        return 31

    def row(self) -> Row:
        return (31, self.seat, self.card, -1, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> ItemUnequipped:
        return ItemUnequipped(self.seat, self.card, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class ItemsSold(Event):
    """Items were sold for Levels.

    Attributes:
        seat: Who sold.
        gold: What they were worth, in Gold Pieces.
        levels: How many Levels that bought.
        cards: What was sold.
    """

    __slots__ = ("cards", "gold", "levels")

    def __init__(
        self,
        seat: int,
        gold: int,
        levels: int,
        cards: tuple[int, ...],
        seen_by: int = -1,
        begins: bool = False,
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.gold: Final = gold
        self.levels: Final = levels
        self.cards: Final = cards

    @property
    def kind(self) -> int:
        return 32

    def row(self) -> Row:
        return (32, self.seat, -1, -1, self.gold, self.levels, self.cards)

    def marked(self, seen_by: int, begins: bool) -> ItemsSold:
        return ItemsSold(self.seat, self.gold, self.levels, self.cards, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class Traded(Event):
    """Two players have traded Items.

    Attributes:
        seat: Who made the offer.
        partner: Who accepted it.
        given: What the maker of the offer gave.
        taken: What he got for it.
    """

    __slots__ = ("given", "partner", "taken")

    def __init__(
        self,
        seat: int,
        partner: int,
        given: tuple[int, ...],
        taken: tuple[int, ...],
        seen_by: int = -1,
        begins: bool = False,
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.partner: Final = partner
        self.given: Final = given
        self.taken: Final = taken

    @property
    def kind(self) -> int:
        return 33

    def row(self) -> Row:
        return (33, self.seat, -1, self.partner, len(self.given), 0, self.given + self.taken)

    def marked(self, seen_by: int, begins: bool) -> Traded:
        return Traded(self.seat, self.partner, self.given, self.taken, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class ItemStolen(Event):
    """An Item was stolen.

    Attributes:
        seat: The thief.
        card: The Item.
        owner: Whose it was.
    """

    __slots__ = ("card", "owner")

    def __init__(
        self, seat: int, card: int, owner: int, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.owner: Final = owner

    @property
    def kind(self) -> int:
        return 34

    def row(self) -> Row:
        return (34, self.seat, self.card, self.owner, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> ItemStolen:
        return ItemStolen(self.seat, self.card, self.owner, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class TheftFailed(Event):
    """A theft has failed.

    Attributes:
        seat: The thief.
        card: What was not stolen.
        owner: Whose it is.
    """

    __slots__ = ("card", "owner")

    def __init__(
        self, seat: int, card: int, owner: int, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.owner: Final = owner

    @property
    def kind(self) -> int:
        return 35

    def row(self) -> Row:
        return (35, self.seat, self.card, self.owner, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> TheftFailed:
        return TheftFailed(self.seat, self.card, self.owner, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class PowerUsed(Event):
    """A power of a card was used.

    Attributes:
        seat: Who used it.
        card: The card that has the power.
        power: The power, an index into `catalogue.powers`.
        target: To whom it happens, or to whose Item; -1: to nobody's.
        count: How many cards were paid, or drawn by it.
    """

    __slots__ = ("card", "count", "power", "target")

    def __init__(
        self,
        seat: int,
        card: int,
        power: int,
        target: int = -1,
        count: int = 0,
        seen_by: int = -1,
        begins: bool = False,
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.power: Final = power
        self.target: Final = target
        self.count: Final = count

    @property
    def kind(self) -> int:
        return 36

    def row(self) -> Row:
        return (36, self.seat, self.card, self.target, self.power, self.count, ())

    def marked(self, seen_by: int, begins: bool) -> PowerUsed:
        return PowerUsed(self.seat, self.card, self.power, self.target, self.count, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class CharityGiven(Event):
    """Cards were given away at the end of a turn (CHARITY-1).

    Attributes:
        seat: Who gave.
        receiver: To whom; -1: nobody.
        cards: What was given.
    """

    __slots__ = ("cards", "receiver")

    def __init__(
        self,
        seat: int,
        receiver: int,
        cards: tuple[int, ...],
        seen_by: int = -1,
        begins: bool = False,
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.receiver: Final = receiver
        self.cards: Final = cards

    @property
    def kind(self) -> int:
        return 37

    def row(self) -> Row:
        return (37, self.seat, -1, self.receiver, len(self.cards), 0, self.cards)

    def masked(self, faces: list[Card]) -> CharityGiven:
        return CharityGiven(
            self.seat, self.receiver, backs_of(faces, self.cards), begins=self.begins
        )

    def marked(self, seen_by: int, begins: bool) -> CharityGiven:
        return CharityGiven(self.seat, self.receiver, self.cards, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class GameWon(Event):
    """Somebody has won the game.

    Attributes:
        seat: Who.
    """

    __slots__ = ()

    def __init__(self, seat: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)

    @property
    def kind(self) -> int:
        return 38

    def row(self) -> Row:
        return (38, self.seat, -1, -1, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> GameWon:
        return GameWon(self.seat, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class CardTaken(Event):
    """A card was taken: from a hand, a pile or the Treasures to be shared out into the hand, or
    from one player's table to another's.

    Attributes:
        seat: Who took it.
        card: What was taken.
        giver: From whom; -1: it was nobody's.
    """

    __slots__ = ("card", "giver")

    def __init__(
        self, seat: int, card: int, giver: int = -1, seen_by: int = -1, begins: bool = False
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.card: Final = card
        self.giver: Final = giver

    @property
    def kind(self) -> int:
        return 39

    def row(self) -> Row:
        return (39, self.seat, self.card, self.giver, 0, 0, ())

    def masked(self, faces: list[Card]) -> CardTaken:
        return CardTaken(self.seat, back_of(faces, self.card), self.giver, begins=self.begins)

    def marked(self, seen_by: int, begins: bool) -> CardTaken:
        return CardTaken(self.seat, self.card, self.giver, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class CardsShown(Event):
    """Cards of a hand were shown.

    Attributes:
        seat: Who showed them.
        cards: What was shown.
        to: To whom; -1: to all.
    """

    __slots__ = ("cards", "to")

    def __init__(
        self,
        seat: int,
        cards: tuple[int, ...],
        to: int = -1,
        seen_by: int = -1,
        begins: bool = False,
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.cards: Final = cards
        self.to: Final = to

    @property
    def kind(self) -> int:
        return 40

    def row(self) -> Row:
        return (40, self.seat, -1, self.to, 0, 0, self.cards)

    def masked(self, faces: list[Card]) -> CardsShown:
        return CardsShown(self.seat, backs_of(faces, self.cards), self.to, begins=self.begins)

    def marked(self, seen_by: int, begins: bool) -> CardsShown:
        return CardsShown(self.seat, self.cards, self.to, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class OfferWithdrawn(Event):
    """An offer was withdrawn.

    Attributes:
        seat: Who had made it.
        to: To whom it was made.
    """

    __slots__ = ("to",)

    def __init__(self, seat: int, to: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)
        self.to: Final = to

    @property
    def kind(self) -> int:
        return 41

    def row(self) -> Row:
        return (41, self.seat, -1, self.to, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> OfferWithdrawn:
        return OfferWithdrawn(self.seat, self.to, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class TradeOffered(Event):
    """A trade was offered.

    Attributes:
        seat: Who offers.
        to: To whom.
        given: What he would give.
        taken: What he wants for it.
    """

    __slots__ = ("given", "taken", "to")

    def __init__(
        self,
        seat: int,
        to: int,
        given: tuple[int, ...],
        taken: tuple[int, ...],
        seen_by: int = -1,
        begins: bool = False,
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.to: Final = to
        self.given: Final = given
        self.taken: Final = taken

    @property
    def kind(self) -> int:
        return 42

    def row(self) -> Row:
        return (42, self.seat, -1, self.to, len(self.given), 0, self.given + self.taken)

    def marked(self, seen_by: int, begins: bool) -> TradeOffered:
        return TradeOffered(self.seat, self.to, self.given, self.taken, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class TradeDeclined(Event):
    """A trade was declined.

    Attributes:
        seat: Who declined.
        maker: Whose offer it was.
    """

    __slots__ = ("maker",)

    def __init__(self, seat: int, maker: int, seen_by: int = -1, begins: bool = False) -> None:
        super().__init__(seat, seen_by, begins)
        self.maker: Final = maker

    @property
    def kind(self) -> int:
        return 43

    def row(self) -> Row:
        return (43, self.seat, -1, self.maker, 0, 0, ())

    def marked(self, seen_by: int, begins: bool) -> TradeDeclined:
        return TradeDeclined(self.seat, self.maker, seen_by, begins)


@mypyc_attr(native_class=True, acyclic=True)
class HelpOffered(Event):
    """Somebody offers the fighter help.

    Attributes:
        seat: Who would help.
        fighter: Whom.
        treasures: How many Treasures the helper is to get.
        hand_cards: How many cards of the hand are promised besides.
        items: The Items that the helper is to get.
    """

    __slots__ = ("fighter", "hand_cards", "items", "treasures")

    def __init__(
        self,
        seat: int,
        fighter: int,
        treasures: int = 0,
        hand_cards: int = 0,
        items: tuple[int, ...] = (),
        seen_by: int = -1,
        begins: bool = False,
    ) -> None:
        super().__init__(seat, seen_by, begins)
        self.fighter: Final = fighter
        self.treasures: Final = treasures
        self.hand_cards: Final = hand_cards
        self.items: Final = items

    @property
    def kind(self) -> int:
        return 44

    def row(self) -> Row:
        return (44, self.seat, -1, self.fighter, self.treasures, self.hand_cards, self.items)

    def marked(self, seen_by: int, begins: bool) -> HelpOffered:
        return HelpOffered(
            self.seat, self.fighter, self.treasures, self.hand_cards, self.items, seen_by, begins
        )


read_only(
    TurnBegan,
    DoorKicked,
    CardDrawn,
    CardPlayed,
    CardDiscarded,
    DeckReshuffled,
    CombatStarted,
    MonsterAdded,
    MonsterRemoved,
    MonsterKilled,
    HelpAsked,
    HelpAccepted,
    HelpDeclined,
    HelperLeft,
    CombatTransferred,
    FightDeclared,
    CombatWon,
    CombatLost,
    DiceRolled,
    Escaped,
    Caught,
    FollowerSacrificed,
    LevelChanged,
    SexChanged,
    Died,
    BodyLooted,
    NewCharacter,
    CurseStruck,
    CurseCancelled,
    CurseEnded,
    ItemEquipped,
    ItemUnequipped,
    ItemsSold,
    Traded,
    ItemStolen,
    TheftFailed,
    PowerUsed,
    CharityGiven,
    GameWon,
    CardTaken,
    CardsShown,
    OfferWithdrawn,
    TradeOffered,
    TradeDeclined,
    HelpOffered,
)
