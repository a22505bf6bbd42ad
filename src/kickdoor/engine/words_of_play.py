"""The engine's closed lists: verbs of acts, kinds of questions, places, references.

Names stand here once; everything else uses the numbers. (Events are declared in `event_fields`.) A
reference (`ref`) is one int that names a card, a seat, a monster of the combat, a number or a word,
as targets and answers need it.
"""

from __future__ import annotations

from typing import Final

# Of any length: one of a fixed length is, once compiled, built anew to be looked up in.
Names = tuple[str, ...]

# Verbs of acts, in the order of VERBS.
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
VERBS: Final[Names] = (
    "kick", "trouble", "loot", "end", "keep", "play", "equip", "unequip", "discard", "sell",
    "use", "trade", "ask", "accept", "decline", "fight", "run", "sacrifice", "give", "show",
    "choose", "pass", "withdraw", "orders",
)  # fmt: skip

# Kinds of questions, in the order of QUESTIONS.
Q_OPENING: Final = 0
Q_DOOR_CARD: Final = 1
Q_TROUBLE_OR_LOOT: Final = 2
Q_CHARITY: Final = 3
Q_OFFER: Final = 4
Q_PICK_TREASURE: Final = 5
Q_LOOT_BODY: Final = 6
Q_RUN_ORDER: Final = 7
Q_ANSWER_ROLL: Final = 8
Q_ANSWER_CURSE: Final = 9
Q_ANSWER_BAD_STUFF: Final = 10
Q_WAIT: Final = 11
Q_CHOOSE_CARD: Final = 12
Q_CHOOSE_ITEM: Final = 13
Q_CHOOSE_PLAYER: Final = 14
Q_CHOOSE_MONSTER: Final = 15
Q_DISCARD: Final = 16
Q_BIG_EXCESS: Final = 17
Q_YES_NO: Final = 18
Q_START: Final = 19  # the turn player, before the door
Q_FIGHT: Final = 20  # the fighter, before he declares
Q_END: Final = 21  # the turn player, when the room is done
Q_CHOOSE_WORD: Final = 22
QUESTIONS: Final[Names] = (
    "opening", "door-card", "trouble-or-loot", "charity", "offer", "pick-treasure", "loot-body",
    "run-order", "answer-roll", "answer-curse", "answer-bad-stuff", "wait", "choose-card",
    "choose-item", "choose-player", "choose-monster", "discard", "big-excess", "yes-no", "start",
    "fight", "end", "choose-word",
)  # fmt: skip

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
