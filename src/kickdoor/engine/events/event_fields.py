"""The events, each declared once: what it says, who may know it, what it means for whom.

`tools/event_classes.py` writes from this list a class for each (`kinds`) and how one is read from
a row of numbers (`event_rows`). Words, previews, simulations and the memory of bots ask the list
itself for what they must know of an event. A new event is one entry at its end, the line that
emits it, and a sentence in each language.
"""

from __future__ import annotations

from typing import Final

# The columns of a row of numbers, as which events are stored and compared and in part sent. Rows
# are kept in databases: a field never changes its column, nor a kind its number.
SEAT: Final = "seat"
CARD: Final = "card"
OTHER: Final = "other"  # a second seat
A: Final = "a"
B: Final = "b"
CARDS: Final = "cards"
COUNTED: Final = "counted"  # the first of the cards, and in A how many those are
REST: Final = "rest"  # the cards after these

OF_CARDS: Final = (CARD, CARDS, COUNTED, REST)

# Shapes.
INT: Final = "int"
BOOL: Final = "bool"
TUPLE: Final = "tuple[int, ...]"

NOBODY: Final = ""  # of a fact that names a field of the event: there is nobody of whom it is true

# Of an event by which somebody may be harmed: when it harms him.
ALWAYS: Final = "always"
BY_A_CURSE: Final = "its card is a Curse"
BY_A_BACKSTAB: Final = "its power is the backstab"

# What there is to take in where it happens, the most first: bots leave people time for it.
A_FIGHT: Final = "how a fight begins, or has ended"
A_CURSE: Final = "a Curse, and what it does"
A_CARD: Final = "a card, a sum or a die"
A_LINE: Final = "a line"
A_CHANGE: Final = "a card put on or taken off"
NOTHING: Final = "nothing: something else tells it"

# By what it is heard at a page.
SOUNDS: Final = ("card", "curse", "death", "die", "level", "lost", "turn", "won")


class EventField:
    """Something that an event says."""

    def __init__(
        self,
        name: str,
        column: str,
        told: str,
        default: str = "",
        shape: str = INT,
        plus: int = 0,
        is_hidden: bool = False,
    ) -> None:
        self.name = name
        self.column = column
        self.told = told  # what it is, in a line
        self.default = default  # an expression; "": it must be said
        self.shape = shape
        self.plus = plus  # what is added to it in its column
        self.is_hidden = is_hidden  # whether it is cards that not everybody may know


class EventKind:
    """A kind of event: what it says, and the facts about it."""

    def __init__(
        self,
        name: str,
        told: str,
        fields: tuple[EventField, ...],
        *,
        is_chance: bool,
        to_read: str,
        got_by: str | None = None,
        harms: str | None = None,
        harms_if: str = ALWAYS,
        was_held: bool | None = None,
        sound: str = "",
        is_deal: bool = False,
        repeats: tuple[str, ...] = (),
        is_merged: bool = False,
        is_told_of_nobody: bool = True,
    ) -> None:
        self.name = name
        self.told = told  # what happened, in a line
        self.fields = fields  # in the order in which it is made of them
        self.is_chance = is_chance  # whether chance or a card that was hidden decided it
        self.to_read = to_read  # what there is to take in: A_FIGHT, A_CURSE, ..., or NOTHING
        # the field of who gets its cards into his hand, or turns them up
        self.got_by = _said(self, "got_by", got_by, OF_CARDS, "names cards: say who gets them")
        # the field of whom it harms
        self.harms = _said(self, "harms", harms, (OTHER,), "names two players: say whom it harms")
        self.harms_if = harms_if
        # whether its seat had its cards before: at a page they come from there, else from a deck
        self.was_held = _held(self, was_held)
        if sound and sound not in SOUNDS:
            raise AssertionError(f"{name} sounds like {sound!r}: expected one of {SOUNDS}")
        self.sound = sound  # none: its cards are heard, if it names any
        self.is_deal = is_deal  # whether two players have agreed on something by it
        self.repeats = repeats  # after which events of the same player and card it is no news
        self.is_merged = is_merged  # whether several in a row share a sentence
        self.is_told_of_nobody = is_told_of_nobody  # whether it has a sentence if it is nobody's


def _said(kind: EventKind, name: str, fact: str | None, columns: tuple[str, ...], why: str) -> str:
    """A fact that a kind with one of these columns may not pass over: nobody would notice."""
    if fact is None and any(field.column in columns for field in kind.fields):
        raise AssertionError(f"{kind.name} {why}, by {name}, or that it is NOBODY")
    return NOBODY if fact is None else fact


def _held(kind: EventKind, was_held: bool | None) -> bool:
    """Where the cards of a kind come from, which one that names some may not pass over."""
    if was_held is None and any(field.column in OF_CARDS for field in kind.fields):
        raise AssertionError(f"{kind.name} names cards: say whether its seat had them, by was_held")
    return bool(was_held)


def _seat(told: str) -> EventField:
    return EventField("seat", SEAT, told)


def _card(told: str, default: str = "", is_hidden: bool = False) -> EventField:
    return EventField("card", CARD, told, default, is_hidden=is_hidden)


def _other(name: str, told: str, default: str = "") -> EventField:
    return EventField(name, OTHER, told, default)


def _number(name: str, column: str, told: str, default: str = "") -> EventField:
    return EventField(name, column, told, default)


def _cards(name: str, column: str, told: str, default: str = "") -> EventField:
    return EventField(name, column, told, default, TUPLE)


_MONSTER: Final = _number("monster", A, "The monster's number in the combat")
_FIGHTER: Final = _seat("Whose fight it is")
_ITS_CARD: Final = _card("The monster's card")
_SUMS: Final = (
    _FIGHTER,
    _number("ours", A, "The strength of the munchkins"),
    _number("theirs", B, "The strength of the monsters"),
    _other("helper", "Who helped; -1: nobody", "-1"),
)
_TERMS: Final = (
    _number("treasures", A, "How many Treasures the helper is to get", "0"),
    _number("hand_cards", B, "How many cards of the hand are promised besides", "0"),
    _cards("items", CARDS, "The Items that the helper is to get", "()"),
)

# The number of a kind is its place in this list. Of any length: one of a fixed length is, once
# compiled, built anew to be looked up in.
EVENT_KINDS: Final[tuple[EventKind, ...]] = (
    EventKind(
        "TurnBegan",
        "A turn begins.",
        (_seat("Whose turn it is"), _number("number", A, "Its number in the game, from 1 on")),
        is_chance=False,
        to_read=NOTHING,
        sound="turn",
    ),
    EventKind(
        "DoorKicked",
        "A Door was kicked open: it lies face up.",
        (_seat("Who kicked"), _card("The Door")),
        is_chance=False,
        to_read=A_CARD,
        was_held=False,
        sound="card",
        got_by="seat",
    ),
    EventKind(
        "CardDrawn",
        "A card was drawn, into the hand or to be shared out.",
        (
            _seat("Who drew"),
            _card("What was drawn", is_hidden=True),
            _number("deck", A, "From where: 0 is Doors, 1 Treasures"),
        ),
        is_chance=True,
        to_read=A_LINE,
        was_held=False,
        sound="card",
        got_by="seat",
        is_merged=True,
    ),
    EventKind(
        "CardPlayed",
        "A card was played.",
        (
            _seat("Who played it"),
            _card("What was played"),
            _other("target", "On whom; -1: on nobody in particular", "-1"),
            _number("side", A, "For whom: 0 is nobody, 1 the munchkins, 2 the monsters", "0"),
            EventField(
                "monster",
                B,
                "On which monster, by its number in the combat; -1: none",
                "-1",
                plus=1,
            ),
            _cards("with_cards", CARDS, "Further cards that were played with it", "()"),
        ),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        sound="card",
        got_by=NOBODY,
        harms="target",
        harms_if=BY_A_CURSE,
    ),
    EventKind(
        "CardDiscarded",
        "A card went to its discard pile.",
        (_seat("Whose it was; -1: nobody's any more"), _card("What was discarded")),
        is_chance=False,
        to_read=A_LINE,
        was_held=True,
        got_by=NOBODY,
        repeats=("CurseEnded", "FollowerSacrificed", "ItemsSold"),
        is_merged=True,
        # What lay in a fight or has just been played is cleared away: nobody needs to be told.
        is_told_of_nobody=False,
    ),
    EventKind(
        "DeckReshuffled",
        "A discard pile was shuffled and is the deck again (SETUP-3).",
        (_number("deck", A, "Which: 0 is Doors, 1 Treasures"),),
        is_chance=True,
        to_read=NOTHING,
    ),
    EventKind(
        "CombatStarted",
        "A combat has begun.",
        (_FIGHTER, _ITS_CARD, _MONSTER),
        is_chance=False,
        to_read=A_CARD,
        was_held=False,
        got_by=NOBODY,
        repeats=("DoorKicked",),
    ),
    EventKind(
        "MonsterAdded",
        "A monster has joined the combat.",
        (_seat("Who brought it; -1: nobody"), _ITS_CARD, _MONSTER),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        got_by=NOBODY,
    ),
    EventKind(
        "MonsterRemoved",
        "A monster has left the combat, not killed.",
        (_ITS_CARD, _MONSTER),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        got_by=NOBODY,
    ),
    EventKind(
        "MonsterKilled",
        "A monster was killed.",
        (_FIGHTER, _ITS_CARD, _MONSTER),
        is_chance=False,
        to_read=NOTHING,
        was_held=False,
        got_by=NOBODY,
    ),
    EventKind(
        "HelpAsked",
        "The fighter asks somebody for help.",
        (_FIGHTER, _other("helper", "Whom he asks"), *_TERMS),
        is_chance=False,
        to_read=A_LINE,
        was_held=True,
        got_by=NOBODY,
        harms=NOBODY,
    ),
    EventKind(
        "HelpAccepted",
        "Somebody helps in the combat from now on, by agreement or because a card says so.",
        (_seat("Who helps"), _other("fighter", "Whom")),
        is_chance=False,
        to_read=A_CARD,
        harms=NOBODY,
        is_deal=True,
    ),
    EventKind(
        "HelpDeclined",
        "An offer about help was declined.",
        (_seat("Who declined"), _other("maker", "Whose offer it was")),
        is_chance=False,
        to_read=A_LINE,
        harms=NOBODY,
    ),
    EventKind(
        "HelperLeft",
        "The helper helps no more.",
        (_seat("Who helped"),),
        is_chance=False,
        to_read=A_CARD,
    ),
    EventKind(
        "CombatTransferred",
        "The combat has become somebody else's.",
        (
            _seat("Whose fight it was"),
            _card("The card by which that happened"),
            _other("fighter", "Whose fight it is now"),
        ),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        got_by=NOBODY,
        harms=NOBODY,
    ),
    EventKind(
        "FightDeclared",
        "The fighter has declared what he will do.",
        (_FIGHTER, EventField("fights", A, "Whether he fights; if not, he runs", shape=BOOL)),
        is_chance=False,
        to_read=A_CARD,
    ),
    EventKind(
        "CombatWon",
        "The munchkins have won the combat.",
        _SUMS,
        is_chance=False,
        to_read=A_FIGHT,
        sound="won",
        harms=NOBODY,
    ),
    EventKind(
        "CombatLost",
        "The munchkins have lost the combat, and run.",
        _SUMS,
        is_chance=False,
        to_read=A_CARD,
        sound="lost",
        harms=NOBODY,
    ),
    EventKind(
        "DiceRolled",
        "A die was rolled, or its face changed.",
        (
            _seat("Who rolled"),
            _number("face", A, "What the die shows"),
            _number("total", B, "What that comes to"),
            _card("What was rolled for: a monster to flee from, or another card; -1: none", "-1"),
        ),
        got_by=NOBODY,
        is_chance=True,
        to_read=A_CARD,
        was_held=True,
        sound="die",
    ),
    EventKind(
        "Escaped",
        "Somebody got away from a monster.",
        (_seat("Who"), _ITS_CARD, _MONSTER),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        got_by=NOBODY,
    ),
    EventKind(
        "Caught",
        "A monster has caught somebody.",
        (_seat("Whom"), _ITS_CARD, _MONSTER),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        got_by=NOBODY,
    ),
    EventKind(
        "FollowerSacrificed",
        "A follower was given up to get away.",
        (_seat("Whose it was"), _card("The follower")),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        got_by=NOBODY,
    ),
    EventKind(
        "LevelChanged",
        "A munchkin's Level has changed.",
        (
            _seat("Whose"),
            _number("old", A, "The Level before"),
            _number("new", B, "The Level now"),
            _card("The card that changed it; -1: none", "-1"),
        ),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        sound="level",
        got_by=NOBODY,
    ),
    EventKind(
        "SexChanged",
        "A munchkin's sex has changed.",
        (
            _seat("Whose"),
            _number("sex", A, "What it is now: 0 is male, 1 female"),
            _card("The card that changed it; -1: none", "-1"),
        ),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        got_by=NOBODY,
    ),
    EventKind(
        "Died",
        "A munchkin is dead.",
        (_seat("Who"),),
        is_chance=False,
        to_read=A_CARD,
        sound="death",
    ),
    EventKind(
        "BodyLooted",
        "Somebody took a card from a dead munchkin (DEATH-2).",
        (_seat("Who took it"), _card("What was taken"), _other("dead", "Whose it was")),
        is_chance=False,
        to_read=A_CARD,
        was_held=False,
        harms=NOBODY,
        got_by="seat",
    ),
    EventKind(
        "NewCharacter",
        "A dead player has a new munchkin.",
        (_seat("Who"),),
        is_chance=False,
        to_read=A_LINE,
    ),
    EventKind(
        "CurseStruck",
        "A Curse takes effect.",
        (
            _seat("On whom"),
            _card("The Curse"),
            _other("by", "Who played it or met it", "-1"),
        ),
        is_chance=False,
        to_read=A_CURSE,
        was_held=False,
        sound="curse",
        got_by=NOBODY,
        harms=NOBODY,
    ),
    EventKind(
        "CurseCancelled",
        "A Curse was cancelled.",
        (_seat("Whom it would have struck, or held"), _card("The Curse")),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        got_by=NOBODY,
    ),
    EventKind(
        "CurseEnded",
        "A Curse that lasted is over.",
        (_seat("Whose it was"), _card("The Curse")),
        is_chance=False,
        to_read=A_LINE,
        was_held=True,
        got_by=NOBODY,
    ),
    EventKind(
        "ItemEquipped",
        "An Item is in use.",
        (_seat("Whose it is"), _card("The Item")),
        is_chance=False,
        to_read=A_CHANGE,
        was_held=True,
        got_by=NOBODY,
        repeats=("CardPlayed",),
    ),
    EventKind(
        "ItemUnequipped",
        "An Item is in use no more, and carried.",
        (_seat("Whose it is"), _card("The Item")),
        is_chance=False,
        to_read=A_CHANGE,
        was_held=True,
        got_by=NOBODY,
    ),
    EventKind(
        "ItemsSold",
        "Items were sold for Levels.",
        (
            _seat("Who sold"),
            _number("gold", A, "What they were worth, in Gold Pieces"),
            _number("levels", B, "How many Levels that bought"),
            _cards("cards", CARDS, "What was sold"),
        ),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        got_by=NOBODY,
    ),
    EventKind(
        "Traded",
        "Two players have traded Items.",
        (
            _seat("Who made the offer"),
            _other("partner", "Who accepted it"),
            _cards("given", COUNTED, "What the maker of the offer gave"),
            _cards("taken", REST, "What he got for it"),
        ),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        got_by=NOBODY,
        harms=NOBODY,
        is_deal=True,
    ),
    EventKind(
        "ItemStolen",
        "An Item was stolen.",
        (_seat("The thief"), _card("The Item"), _other("owner", "Whose it was")),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        got_by=NOBODY,
        harms="owner",
    ),
    EventKind(
        "TheftFailed",
        "A theft has failed.",
        (_seat("The thief"), _card("What was not stolen"), _other("owner", "Whose it is")),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        got_by=NOBODY,
        harms=NOBODY,
    ),
    EventKind(
        "PowerUsed",
        "A power of a card was used.",
        (
            _seat("Who used it"),
            _card("The card that has the power"),
            _number("power", A, "The power, an index into `catalogue.powers`"),
            _other("target", "To whom it happens, or to whose Item; -1: to nobody's", "-1"),
            _number("count", B, "How many cards were paid, or drawn by it", "0"),
        ),
        is_chance=False,
        to_read=A_CARD,
        was_held=True,
        got_by=NOBODY,
        harms="target",
        harms_if=BY_A_BACKSTAB,
    ),
    EventKind(
        "CharityGiven",
        "Cards were given away at the end of a turn (CHARITY-1).",
        (
            _seat("Who gave"),
            _other("receiver", "To whom; -1: nobody"),
            EventField("cards", COUNTED, "What was given", shape=TUPLE, is_hidden=True),
        ),
        is_chance=False,
        to_read=A_LINE,
        was_held=True,
        harms=NOBODY,
        got_by="receiver",
    ),
    EventKind(
        "GameWon",
        "Somebody has won the game.",
        (_seat("Who"),),
        is_chance=False,
        to_read=NOTHING,
        sound="won",
    ),
    EventKind(
        "CardTaken",
        "A card was taken: from a hand, a pile or the Treasures to be shared out into the hand, or "
        "from one player's table to another's.",
        (
            _seat("Who took it"),
            _card("What was taken", is_hidden=True),
            _other("giver", "From whom; -1: it was nobody's", "-1"),
        ),
        harms=NOBODY,
        is_chance=True,
        to_read=NOTHING,
        was_held=False,
        sound="card",
        got_by="seat",
        repeats=("CardDrawn",),
        is_merged=True,
    ),
    EventKind(
        "CardsShown",
        "Cards of a hand were shown.",
        (
            _seat("Who showed them"),
            EventField("cards", CARDS, "What was shown", shape=TUPLE, is_hidden=True),
            _other("to", "To whom; -1: to all", "-1"),
        ),
        is_chance=False,
        to_read=NOTHING,
        was_held=True,
        got_by=NOBODY,
        harms=NOBODY,
    ),
    EventKind(
        "OfferWithdrawn",
        "An offer was withdrawn.",
        (_seat("Who had made it"), _other("to", "To whom it was made")),
        is_chance=False,
        to_read=A_LINE,
        harms=NOBODY,
    ),
    EventKind(
        "TradeOffered",
        "A trade was offered.",
        (
            _seat("Who offers"),
            _other("to", "To whom"),
            _cards("given", COUNTED, "What he would give"),
            _cards("taken", REST, "What he wants for it"),
        ),
        is_chance=False,
        to_read=A_LINE,
        was_held=True,
        got_by=NOBODY,
        harms=NOBODY,
    ),
    EventKind(
        "TradeDeclined",
        "A trade was declined.",
        (_seat("Who declined"), _other("maker", "Whose offer it was")),
        is_chance=False,
        to_read=A_LINE,
        harms=NOBODY,
    ),
    EventKind(
        "HelpOffered",
        "Somebody offers the fighter help.",
        (_seat("Who would help"), _other("fighter", "Whom"), *_TERMS),
        is_chance=False,
        to_read=A_LINE,
        was_held=True,
        got_by=NOBODY,
        harms=NOBODY,
    ),
)

# Their names, by number.
EVENTS: Final[tuple[str, ...]] = tuple([kind.name for kind in EVENT_KINDS])
