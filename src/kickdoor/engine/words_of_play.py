"""The engine's closed lists: verbs of acts, kinds of questions, places, references.

Names stand here once; everything else uses the numbers. (Acts are declared in `act_fields`, events
in `event_fields`.) A reference (`ref`) is one int that names a card, a seat, a monster of the
combat, a number or a word, as targets and answers need it.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.acts.act_fields import ACT_KINDS
from kickdoor.engine.catalogue.moments import (
    M_AFTER_DOOR,
    M_ASK,
    M_BAD_STUFF,
    M_CURSE,
    M_END,
    M_FIGHT,
    M_OPENING,
    M_ROLLED,
    M_RUN,
    M_START,
    M_WAIT,
)

# Of any length: one of a fixed length is, once compiled, built anew to be looked up in.
Names = tuple[str, ...]

# Verbs of acts, by their places in what is declared.
KICK: Final = 0
TROUBLE: Final = 1
LOOT: Final = 2
END: Final = 3
KEEP: Final = 4
PLAY: Final = 5
EQUIP: Final = 6
UNEQUIP: Final = 7
DISCARD: Final = 8
SELL: Final = 9
USE: Final = 10
TRADE: Final = 11
ASK: Final = 12
ACCEPT: Final = 13
DECLINE: Final = 14
FIGHT: Final = 15
RUN: Final = 16
SACRIFICE: Final = 17
GIVE: Final = 18
SHOW: Final = 19
CHOOSE: Final = 20
PASS: Final = 21
WITHDRAW: Final = 22
ORDERS: Final = 23
VERBS: Final[Names] = tuple([kind.verb for kind in ACT_KINDS])

# How a question is put: one seat must answer, every living seat may answer or pass, one seat has
# the move, or an offer is open to it.
BY_ASK: Final = "ask"
BY_WINDOW: Final = "window"
BY_PROMPT: Final = "prompt"
BY_OFFER: Final = "offer"


class QuestionKind:
    """A kind of question as it is declared; its sentences are found by its id."""

    def __init__(
        self, id: str, put: str, moment: int, wants: str, is_gain: bool, is_discard: bool
    ) -> None:
        self.id = id
        self.put = put
        self.moment = moment  # which it is while the question waits; an ask may say another
        self.wants = wants
        self.is_gain = is_gain  # the card that is named is got
        self.is_discard = is_discard  # it may be answered by discarding what is named


_declared: list[QuestionKind] = []


def _question(
    id: str, put: str, wants: str, moment: int = M_ASK, gain: bool = False, discard: bool = False
) -> int:
    """Declare a kind of question; its number is its place, and stands in packed tables."""
    _declared.append(QuestionKind(id, put, moment, wants, gain, discard))
    return len(_declared) - 1


# Kinds of questions, each said once: what is listed by kind anywhere follows. New ones come last.
Q_OPENING: Final[int] = _question(
    "opening", BY_PROMPT, "what to lay out before the first turn", M_OPENING
)
Q_DOOR_CARD: Final[int] = _question(
    "door-card", BY_ASK, "play the card behind the door, or keep it", gain=True
)
Q_TROUBLE_OR_LOOT: Final[int] = _question(
    "trouble-or-loot", BY_PROMPT, "look for trouble or loot the room", M_AFTER_DOOR
)
Q_CHARITY: Final[int] = _question("charity", BY_PROMPT, "to whom the cards too many go", M_END)
Q_OFFER: Final[int] = _question("offer", BY_OFFER, "accept, decline or counter an offer")
Q_PICK_TREASURE: Final[int] = _question(
    "pick-treasure", BY_ASK, "which Treasure to take", gain=True
)
Q_LOOT_BODY: Final[int] = _question("loot-body", BY_ASK, "what to take of a body", gain=True)
Q_RUN_ORDER: Final[int] = _question("run-order", BY_PROMPT, "which monster to run from next", M_RUN)
Q_ANSWER_ROLL: Final[int] = _question(
    "answer-roll", BY_WINDOW, "whether to answer a roll", M_ROLLED
)
Q_ANSWER_CURSE: Final[int] = _question(
    "answer-curse", BY_WINDOW, "whether to answer a Curse", M_CURSE
)
Q_ANSWER_BAD_STUFF: Final[int] = _question(
    "answer-bad-stuff", BY_WINDOW, "whether to answer Bad Stuff", M_BAD_STUFF
)
Q_WAIT: Final[int] = _question(
    "wait", BY_WINDOW, "whether to do anything before the fight is decided", M_WAIT
)
Q_CHOOSE_CARD: Final[int] = _question("choose-card", BY_ASK, "which card", discard=True)
Q_CHOOSE_ITEM: Final[int] = _question("choose-item", BY_ASK, "which Item", discard=True)
Q_CHOOSE_PLAYER: Final[int] = _question("choose-player", BY_ASK, "which player")
Q_CHOOSE_MONSTER: Final[int] = _question("choose-monster", BY_ASK, "which monster")
Q_DISCARD: Final[int] = _question("discard", BY_ASK, "what to discard", discard=True)
Q_BIG_EXCESS: Final[int] = _question(
    "big-excess", BY_ASK, "which Item or follower too many goes", discard=True
)
Q_YES_NO: Final[int] = _question("yes-no", BY_ASK, "yes or no")
Q_START: Final[int] = _question(
    "start", BY_PROMPT, "the turn player's move before the door", M_START
)
Q_FIGHT: Final[int] = _question("fight", BY_PROMPT, "the fighter's move: fight or run", M_FIGHT)
Q_END: Final[int] = _question(
    "end", BY_PROMPT, "the turn player's move when the room is done", M_END
)
Q_CHOOSE_WORD: Final[int] = _question("choose-word", BY_ASK, "one of several words")
QUESTION_KINDS: Final[tuple[QuestionKind, ...]] = tuple(_declared)
QUESTIONS: Final[Names] = tuple([kind.id for kind in QUESTION_KINDS])
# The moment of each kind, in their order.
QUESTION_MOMENTS: Final[tuple[int, ...]] = tuple([kind.moment for kind in QUESTION_KINDS])

# Places of cards. HAND, IN_PLAY and CURSED are followed by the seat: HAND + seat.
OUT: Final = 0  # not in this game
DECK: Final = 1
DISCARDS: Final = 2
COMBAT: Final = 3
POOL: Final = 4  # Treasures turned up for two
BODY: Final = 5  # laid out to be looted
LIMBO: Final = 6  # being turned up, played or resolved
HAND: Final = 8
IN_PLAY: Final = 16
CURSED: Final = 24  # lasting Curses, before their victim

# References: kind in the high bits, number in the low ones. A bare card index is a reference to
# that card.
REF_SEAT: Final = 1 << 16
REF_MONSTER: Final = 2 << 16
REF_NUMBER: Final = 3 << 16
REF_WORD: Final = 4 << 16
REF_KIND: Final = 7 << 16
REF_VALUE: Final = (1 << 16) - 1

WORDS: Final[Names] = (
    "done", "yes", "no", "hand", "levels", "level", "nothing", "play", "doors", "treasures",
    "munchkins", "monsters",
)  # fmt: skip
W_DONE: Final = REF_WORD + 0
W_YES: Final = REF_WORD + 1
W_NO: Final = REF_WORD + 2
W_HAND: Final = REF_WORD + 3
W_LEVELS: Final = REF_WORD + 4
W_LEVEL: Final = REF_WORD + 5
W_NOTHING: Final = REF_WORD + 6
W_PLAY: Final = REF_WORD + 7
W_DOORS: Final = REF_WORD + 8
W_TREASURES: Final = REF_WORD + 9

MUNCHKINS: Final = 1
MONSTERS: Final = 2
SIDES: Final[Names] = ("", "munchkins", "monsters")

MALE: Final = 0
FEMALE: Final = 1
SEXES: Final[Names] = ("male", "female")

# Standing orders: when a seat passes by itself, and what wakes it.
PASS_NEVER: Final = 0
PASS_FIGHT: Final = 1
PASS_TURN: Final = 2
PASS_ALWAYS: Final = 3
PASSES: Final[Names] = ("never", "fight", "turn", "always")
UNLESS_WIN: Final = 1
UNLESS_ME: Final = 2
UNLESS: Final[Names] = ("win", "me")
