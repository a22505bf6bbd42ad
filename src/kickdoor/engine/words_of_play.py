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


# What comes of what is named in answer to an ask. It is what bots go by who have never heard of the
# kind of question. A frame that asks for something else says so (`naming` of `Frame`).
GOT: Final = "got"  # a card is got by who names it, a player who is named has the good of it
LOST: Final = "lost"  # a card is given up, a player who is named has the harm of it
DISCARDED: Final = "discarded"  # the same, and to discard the card is an answer too
SAID: Final = "said"  # nothing: a word is an answer, or a monster
KEPT: Final = "kept"  # a card stays where it is, and those that are not named go
LAID_DOWN: Final = "laid down"  # a card stays whose it is, and is used no more


class QuestionKind:
    """A kind of question as it is declared; its sentences are found by its id: `question-ID` for
    who is asked, and where it is told, `waiting-ID` for those who wait.
    """

    def __init__(
        self,
        id: str,
        put: str,
        wants: str,
        moment: int,
        is_told: bool,
        naming: str = SAID,
        moves: tuple[int, ...] = (),
        is_dialog: bool = False,
    ) -> None:
        self.id = id
        self.put = put
        self.wants = wants
        self.moment = moment  # which it is while the question waits; an ask may say another
        self.is_told = is_told  # others wait with a sentence of its own, else with the general one
        self.naming = naming  # what comes of what is named
        self.is_gain = naming == GOT
        self.is_discard = naming == DISCARDED
        self.moves = moves  # the verbs of which one is the move that a prompt waits for
        self.is_dialog = is_dialog  # the page asks it before all else, not beside the table


_declared: list[QuestionKind] = []


def _number(kind: QuestionKind) -> int:
    """The number of a kind that is declared now: its place, which stands in packed tables."""
    _declared.append(kind)
    return len(_declared) - 1


def _ask(id: str, wants: str, naming: str, told: bool) -> int:
    """One seat must answer. Its moment is said by who asks, where it is not `M_ASK`."""
    return _number(QuestionKind(id, BY_ASK, wants, M_ASK, told, naming=naming, is_dialog=True))


def _window(id: str, wants: str, moment: int, told: bool) -> int:
    """Every living seat may answer with a card or a power, or pass."""
    return _number(QuestionKind(id, BY_WINDOW, wants, moment, told))


def _prompt(
    id: str, wants: str, moment: int, moves: tuple[int, ...], told: bool, dialog: bool = False
) -> int:
    """One seat has the move, and may do whatever else the moment allows."""
    kind = QuestionKind(id, BY_PROMPT, wants, moment, told, moves=moves, is_dialog=dialog)
    return _number(kind)


def _offer(id: str, wants: str, told: bool) -> int:
    """An offer is open to a seat."""
    return _number(QuestionKind(id, BY_OFFER, wants, M_ASK, told, is_dialog=True))


# Kinds of questions, each said once: what is listed by kind anywhere follows. New ones come last.
Q_OPENING: Final[int] = _prompt(
    "opening", "what to lay out before the first turn", M_OPENING, (PLAY, EQUIP, UNEQUIP, END),
    told=True,
)  # fmt: skip
Q_DOOR_CARD: Final[int] = _ask(
    "door-card", "play the card behind the door, or keep it", GOT, told=True
)
Q_TROUBLE_OR_LOOT: Final[int] = _prompt(
    "trouble-or-loot", "look for trouble or loot the room", M_AFTER_DOOR, (LOOT, TROUBLE, END),
    told=True,
)  # fmt: skip
Q_CHARITY: Final[int] = _prompt(
    "charity", "to whom the cards too many go", M_END, (GIVE,), told=True
)
Q_OFFER: Final[int] = _offer("offer", "accept, decline or counter an offer", told=True)
Q_PICK_TREASURE: Final[int] = _ask("pick-treasure", "which Treasure to take", GOT, told=True)
Q_LOOT_BODY: Final[int] = _ask("loot-body", "what to take of a body", GOT, told=True)
Q_RUN_ORDER: Final[int] = _prompt(
    "run-order", "which monster to run from next", M_RUN, (RUN,), told=True, dialog=True
)
Q_ANSWER_ROLL: Final[int] = _window("answer-roll", "whether to answer a roll", M_ROLLED, told=True)
Q_ANSWER_CURSE: Final[int] = _window(
    "answer-curse", "whether to answer a Curse", M_CURSE, told=True
)
Q_ANSWER_BAD_STUFF: Final[int] = _window(
    "answer-bad-stuff", "whether to answer Bad Stuff", M_BAD_STUFF, told=True
)
Q_WAIT: Final[int] = _window(
    "wait", "whether to do anything before the fight is decided", M_WAIT, told=True
)
Q_CHOOSE_CARD: Final[int] = _ask("choose-card", "which card", DISCARDED, told=True)
Q_CHOOSE_ITEM: Final[int] = _ask("choose-item", "which Item", DISCARDED, told=True)
Q_CHOOSE_PLAYER: Final[int] = _ask("choose-player", "which player", LOST, told=True)
Q_CHOOSE_MONSTER: Final[int] = _ask("choose-monster", "which monster", SAID, told=True)
Q_DISCARD: Final[int] = _ask("discard", "what to discard", DISCARDED, told=True)
Q_BIG_EXCESS: Final[int] = _ask(
    "big-excess", "which Item or follower too many goes", DISCARDED, told=True
)
Q_YES_NO: Final[int] = _ask("yes-no", "yes or no", SAID, told=True)
Q_START: Final[int] = _prompt(
    "start", "the turn player's move before the door", M_START, (KICK,), told=True
)
Q_FIGHT: Final[int] = _prompt(
    "fight", "the fighter's move: fight or run", M_FIGHT, (FIGHT, RUN), told=True
)
Q_END: Final[int] = _prompt(
    "end", "the turn player's move when the room is done", M_END, (END,), told=True
)
Q_CHOOSE_WORD: Final[int] = _ask("choose-word", "one of several words", SAID, told=True)
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
