"""The acts, each declared once: what it says, and how that is called in data and in records.

`tools/act_classes.py` writes from this list a class for each (`kinds`) and how one is read from a
row of columns (`codec/act_rows`). Records, the wire and scenarios ask the list itself for the words
of an act. A new act is one entry at its end, its verb's number in `words_of_play`, and its family.
"""

from __future__ import annotations

from typing import Final

# The columns of a row, as which acts are kept in records: a field never changes its column, nor a
# verb its number. What stands in a column that an act does not use is its default.
CARD: Final = "card"
CARDS: Final = "cards"
OTHER: Final = "other"  # a second list of cards
SEAT: Final = "seat"
ON: Final = "on"
CHOOSE: Final = "choose"
SIDE: Final = "side"
POWER: Final = "power"
OF: Final = "of"
COUNT: Final = "count"
PICKS: Final = "picks"
PAY: Final = "pay"
ASK: Final = "ask"
FLAG: Final = "flag"
OFFER: Final = "offer"

# What all acts say that are aimed at something, in the order of `AimedAct`.
AIM: Final = (ON, CHOOSE, SEAT, SIDE, PAY, ASK)

# Shapes.
INT: Final = "int"
BOOL: Final = "bool"
TUPLE: Final = "tuple[int, ...]"


class Column:
    """A column of the rows of acts, after the verb's."""

    def __init__(self, name: str, default: str, called: str = "") -> None:
        self.name = name
        self.default = default  # an expression
        self.called = called or name  # where an act has something there that it does not take


COLUMNS: Final[tuple[Column, ...]] = (
    Column(CARD, "-1"),
    Column(CARDS, "()"),
    Column(OTHER, "()", "second cards"),
    Column(SEAT, "-1", "player"),
    Column(ON, "()"),
    Column(CHOOSE, "()"),
    Column(SIDE, "0"),
    Column(POWER, "-1"),
    Column(OF, "-1"),
    Column(COUNT, "-1"),
    Column(PICKS, "()"),
    Column(PAY, "()", "discarding"),
    Column(ASK, "False"),
    Column(FLAG, "-1"),
    Column(OFFER, "0"),
)


class ActField:
    """An argument of an act."""

    def __init__(
        self,
        name: str,
        column: str,
        told: str,
        word: str = "",
        shape: str = INT,
        is_needed: bool = False,
    ) -> None:
        self.name = name
        self.column = column
        self.told = told  # what it is, in a line
        self.word = word  # what it is called in data; "": it is not said there by a word of its own
        self.shape = shape
        self.is_needed = is_needed  # whether there is no act of this kind without it


class ActKind:
    """A kind of act: its verb, and what it says."""

    def __init__(self, name: str, verb: str, told: str, fields: tuple[ActField, ...] = ()) -> None:
        self.name = name
        self.verb = verb
        self.told = told  # what is done, in a line
        self.fields = fields  # in the order in which it is made of them

    def words(self) -> tuple[str, ...]:
        """What may be said in data beside the verb."""
        return tuple([field.word for field in self.fields if field.word not in ("", self.verb)])

    @property
    def is_aimed(self) -> bool:
        """Whether it is aimed at something, and may be paid for."""
        return {*AIM} <= {field.column for field in self.fields}

    @property
    def is_bare(self) -> bool:
        """Whether its verb takes no value in data."""
        return not any(field.word == self.verb for field in self.fields)


def _card(told: str, word: str) -> ActField:
    return ActField("card", CARD, told, word, is_needed=True)


def _cards(name: str, column: str, told: str, word: str = "") -> ActField:
    return ActField(name, column, told, word, TUPLE)


def _number(name: str, column: str, told: str, word: str = "") -> ActField:
    return ActField(name, column, told, word)


def _asks(told: str) -> ActField:
    return ActField("asks", ASK, told, shape=BOOL)


_NOT_SAID: Final = "-1: not said"
_WITH: Final = _cards("with_cards", OTHER, "Cards that go with it", "with")
_ON: Final = _cards("on", ON, "What it is aimed at, as references", "on")
_CHOICE: Final = _cards("choose", CHOOSE, "What is named beside the target, likewise", "choose")
_FROM: Final = _number("from_seat", SEAT, f"From whom; {_NOT_SAID}", "from")
_SIDE_TOLD: Final = "MUNCHKINS or MONSTERS; 0: not said"
_DISCARDING: Final = _cards("discarding", PAY, "The cards that pay for it", "discarding")
_ASKS_PRICE: Final = _asks("Whether what is discarded is left to a question")
_OFFER_FIELDS: Final = (
    _number("from_seat", SEAT, f"Whose offer; {_NOT_SAID}", "from"),
    _number("offer", OFFER, "The number of the offer; 0: not said"),
)

# The number of a verb is its place in this list. Of any length: one of a fixed length
# is, once compiled, built anew to be looked up in.
ACT_KINDS: Final[tuple[ActKind, ...]] = (
    ActKind("KickDoor", "kick", "Kick open the door."),
    ActKind(
        "LookForTrouble",
        "trouble",
        "Fight a monster from the hand.",
        (
            _card("The monster", "trouble"),
            _cards("with_cards", OTHER, "Enhancers that come along", "with"),
        ),
    ),
    ActKind("LootRoom", "loot", "Loot the room."),
    ActKind("EndTurn", "end", "End the turn, or what is laid out before the first."),
    ActKind("KeepCard", "keep", "Take the card that lies face up into the hand."),
    ActKind(
        "PlayCard",
        "play",
        "Play a card.",
        (
            _card("The card", "play"),
            _ON,
            _cards("with_cards", OTHER, "Cards that are played with it", "with"),
            _FROM,
            _number("side", SIDE, _SIDE_TOLD, "side"),
            _DISCARDING,
            _ASKS_PRICE,
            _CHOICE,
            _number(
                "carried", FLAG, f"1 if it is only laid down, 0 if not; {_NOT_SAID}", "carried"
            ),
        ),
    ),
    ActKind(
        "EquipItem",
        "equip",
        "Turn an Item so that it is used.",
        (
            _card("The Item", "equip"),
            _cards("with_cards", OTHER, "The follower that uses it, or its Cheat!", "with"),
        ),
    ),
    ActKind(
        "UnequipItem",
        "unequip",
        "Turn an Item so that it is only carried.",
        (_card("The Item", "unequip"), _WITH),
    ),
    ActKind(
        "DiscardCards",
        "discard",
        "Discard cards: one that may be dropped, what a question demands, or what is too much.",
        (
            _cards("cards", CARDS, "What is discarded", "discard"),
            _asks("Whether that is left to a question"),
        ),
    ),
    ActKind(
        "SellItems",
        "sell",
        "Sell Items for Levels.",
        (
            _cards("cards", CARDS, "What is sold", "sell"),
            _cards("double", OTHER, "The Item that is sold for double its price", "double"),
            _number("with_card", CARD, f"A card that is played with the sale; {_NOT_SAID}", "with"),
            _asks("Whether what is sold is left to a question"),
        ),
    ),
    ActKind(
        "UsePower",
        "use",
        "Use a power of a card in play.",
        (
            ActField("power", POWER, "The power, an index; -1: a passive one", "use"),
            _number("of", OF, f"The card whose power it is; {_NOT_SAID}", "of"),
            _ON,
            _FROM,
            _DISCARDING,
            _ASKS_PRICE,
            _number("count", COUNT, f"How many; {_NOT_SAID}", "count"),
            _CHOICE,
            _number("side", SIDE, _SIDE_TOLD),
        ),
    ),
    ActKind(
        "OfferTrade",
        "trade",
        "Offer another player a trade.",
        (
            ActField("to", SEAT, "To whom", "trade", is_needed=True),
            _cards("give", CARDS, "What is given", "give"),
            _cards("want", OTHER, "What is wanted for it", "want"),
        ),
    ),
    ActKind(
        "AskForHelp",
        "ask",
        "Ask a player for help in combat; or offer it, if it is the fighter who is asked.",
        (
            ActField("to", SEAT, "Who is asked", "ask", is_needed=True),
            _number(
                "treasures", COUNT, f"How many Treasures the helper gets; {_NOT_SAID}", "treasures"
            ),
            _cards("picks", PICKS, "As which to pick the helper takes them, from 1 on", "picks"),
            _cards("items", CARDS, "The fighter's Items that the helper gets", "items"),
            _cards("hand_cards", OTHER, "Cards of the fighter's hand, likewise", "cards"),
        ),
    ),
    ActKind("AcceptOffer", "accept", "Accept an offer.", _OFFER_FIELDS),
    ActKind("DeclineOffer", "decline", "Decline an offer.", _OFFER_FIELDS),
    ActKind("DeclareFight", "fight", "Declare that one fights rather than runs."),
    ActKind(
        "RunAway",
        "run",
        "Run away, or run from one of the monsters.",
        (_cards("from_monsters", ON, "From which, as references", "from"),),
    ),
    ActKind(
        "SacrificeFollower",
        "sacrifice",
        "Sacrifice a follower to escape.",
        (
            _card("The follower", "sacrifice"),
            _number(
                "saves_helper",
                FLAG,
                f"1 if it saves the helper too, 0 if not; {_NOT_SAID}",
                "helper",
            ),
        ),
    ),
    ActKind(
        "GiveCards",
        "give",
        "Give what is too much in the hand to the lowest players.",
        (
            _cards("cards", CARDS, "What is given", "give"),
            _cards("receivers", PICKS, "Who gets each of the cards, by seat"),
            _asks("Whether who gets what is left to questions"),
        ),
    ),
    ActKind(
        "ShowCards",
        "show",
        "Show cards of the hand.",
        (
            _cards("cards", CARDS, "What is shown", "show"),
            _number("to", SEAT, "To whom; -1: to all", "to"),
        ),
    ),
    ActKind(
        "ChooseAnswer",
        "choose",
        "Answer the question at hand.",
        (_cards("answers", CHOOSE, "One answer or several, as references", "choose"),),
    ),
    ActKind("Pass", "pass", "Let what is under way go on."),
    ActKind(
        "WithdrawOffer",
        "withdraw",
        "Take an offer of one's own back.",
        (_number("to", SEAT, f"To whom it was made; {_NOT_SAID}", "from"),),
    ),
    ActKind(
        "SetOrders",
        "orders",
        "Set standing orders for one's own passes.",
        (
            _number("passes", COUNT, "When one passes by oneself, an index into PASSES", "orders"),
            _number("unless", FLAG, f"What wakes one all the same, a mask of UNLESS; {_NOT_SAID}"),
        ),
    ),
)
