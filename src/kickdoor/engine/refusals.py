"""Why an act is refused: a stable code, and the rule it cites (TABLE-13). Sentences are made in
`words`.

A refusal inside the engine is one int: 0 is "go ahead", otherwise the code's number, with a card
in the high bits where the sentence needs one. A rule of "card" means that the card's own words
forbid it.
"""

from __future__ import annotations

from typing import Final

CODES: Final = (
    ("", ""),
    ("not-now", "TABLE-2"),
    ("stale", "TABLE-1"),
    ("not-asked", "TABLE-2"),
    ("bad-answer", "TABLE-2"),
    ("game-over", "PRECEDENCE-6"),
    ("dead", "DEATH-3"),
    ("target-dead", "DEATH-3"),
    ("opening-only", "SETUP-7"),
    ("not-in-hand", "SETUP-4"),
    ("kick-not-now", "TURN-2"),
    ("keep-not-now", "TURN-2"),
    ("trouble-not-now", "TURN-3"),
    ("loot-not-now", "TURN-4"),
    ("end-not-now", "TURN-5"),
    ("charity-due", "TURN-5"),
    ("charity-wrong", "TURN-5"),
    ("not-in-combat-time", "TIMING-1"),
    ("own-turn-only", "TIMING-3"),
    ("no-item-in-combat", "TIMING-3"),
    ("no-combat", "TIMING-4"),
    ("fight-decided", "TIMING-4"),
    ("between-roll-and-bad-stuff", "TIMING-7"),
    ("treasure-not-now", "TIMING-8"),
    ("already-have-one", "CHARACTER-4"),
    ("same-again", "CHARACTER-4"),
    ("nothing-to-attach-to", "CHARACTER-5"),
    ("no-such-power", "CHARACTER-2"),
    ("not-paid", "CHARACTER-7"),
    ("wrongly-paid", "CHARACTER-7"),
    ("limit-reached", "CHARACTER-7"),
    ("slot-full", "ITEM-3"),
    ("wrong-user", "ITEM-4"),
    ("equipment-fixed", "ITEM-5"),
    ("equip-not-now", "TIMING-2"),
    ("not-an-item-of-yours", "ITEM-2"),
    ("too-big", "ITEM-7"),
    ("too-complex", "ITEM-7"),
    ("items-stay", "ITEM-6"),
    ("trade-not-now", "ITEM-8"),
    ("trade-items-only", "ITEM-8"),
    ("trade-too-big", "ITEM-8"),
    ("sale-not-now", "ITEM-9"),
    ("sale-too-small", "ITEM-9"),
    ("sale-wins-not", "ITEM-9"),
    ("sale-items-only", "ITEM-9"),
    ("level-not-free", "ITEM-11"),
    ("level-at-the-last", "PRECEDENCE-5"),
    ("theft-in-combat", "TIMING-2"),
    ("follower-not-traded", "FOLLOWER-1"),
    ("one-follower", "FOLLOWER-2"),
    ("follower-stays", "FOLLOWER-2"),
    ("follower-hands-off", "FOLLOWER-3"),
    ("no-sacrifice", "FOLLOWER-4"),
    ("no-monster-from-hand", "COMBAT-10"),
    ("no-such-monster", "COMBAT-8"),
    ("ahead-does-not-run", "COMBAT-16"),
    ("declare-not-now", "COMBAT-16"),
    ("second-helper", "HELP-1"),
    ("not-the-fighter", "HELP-1"),
    ("bad-terms", "HELP-2"),
    ("forced-for-the-win", "HELP-4"),
    ("the-dead-help-nobody", "HELP-5"),
    ("promised", "HELP-6"),
    ("no-offer", "TABLE-5"),
    ("card-says-no", "card"),
    ("card-not-now", "card"),
    ("card-wrong-target", "card"),
    ("run-not-now", "ESCAPE-1"),
    ("between-rolls", "ESCAPE-7"),
    ("curse-gone", "CURSE-6"),
    ("no-attack-on-self", "card"),
    ("curse-under-way", "TIMING-6"),
    ("double-once", "ITEM-9"),
    ("no-card-to-show", "SETUP-4"),
    ("rewards-first", "TIMING-10"),
    ("run-from-whom", "ESCAPE-1"),
    ("help-too-late", "HELP-1"),
    ("no-fight", "HELP-1"),
    ("already-turned", "ITEM-2"),
    ("card-limit", "card"),
    ("level-unpaid", "card"),
    ("trade-with-newcomer", "ITEM-8"),
    ("no-cards-yet", "TURN-7"),
    ("roll-under-way", "TIMING-6"),
    ("others-dress", "SETUP-7"),
)

_NUMBER: Final = {code: i for i, (code, _) in enumerate(CODES)}
_BITS: Final = 8


def code(name: str) -> int:
    """The number of a code; for module constants."""
    return _NUMBER[name]


def about(number: int, card: int) -> int:
    """The refusal with the card that its sentence names."""
    return number | (card + 1) << _BITS


class Refusal:
    """Why an act is refused.

    Attributes:
        code: What is wrong, in a word that stays the same from version to version.
        rule: The number of the rule that refuses it, or `card:ID` for a card's own words.
        card: The card it speaks of, by index; -1: none.
        card_id: The same by id; empty: none.
    """

    def __init__(self, number: int, card_id: str) -> None:
        self.code: str = CODES[number & (1 << _BITS) - 1][0]
        rule: str = CODES[number & (1 << _BITS) - 1][1]
        self.rule: str = f"card:{card_id}" if rule == "card" else rule
        self.card = (number >> _BITS) - 1
        self.card_id = card_id

    def __repr__(self) -> str:
        return f"Refusal({self.code}, {self.rule})"


def card_of(number: int) -> int:
    return (number >> _BITS) - 1


def code_of(number: int) -> int:
    """The number of the code alone."""
    return number & (1 << _BITS) - 1


NOT_NOW: Final = code("not-now")
STALE: Final = code("stale")
NOT_ASKED: Final = code("not-asked")
BAD_ANSWER: Final = code("bad-answer")
GAME_OVER: Final = code("game-over")
DEAD: Final = code("dead")
TARGET_DEAD: Final = code("target-dead")
OPENING_ONLY: Final = code("opening-only")
OTHERS_DRESS: Final = code("others-dress")
NOT_IN_HAND: Final = code("not-in-hand")
KICK_NOT_NOW: Final = code("kick-not-now")
KEEP_NOT_NOW: Final = code("keep-not-now")
TROUBLE_NOT_NOW: Final = code("trouble-not-now")
LOOT_NOT_NOW: Final = code("loot-not-now")
END_NOT_NOW: Final = code("end-not-now")
CHARITY_DUE: Final = code("charity-due")
CHARITY_WRONG: Final = code("charity-wrong")
NOT_ANY_TIME: Final = code("not-in-combat-time")
OWN_TURN_ONLY: Final = code("own-turn-only")
NO_ITEM_IN_COMBAT: Final = code("no-item-in-combat")
NO_COMBAT: Final = code("no-combat")
FIGHT_DECIDED: Final = code("fight-decided")
BETWEEN_ROLL: Final = code("between-roll-and-bad-stuff")
TREASURE_NOT_NOW: Final = code("treasure-not-now")
ALREADY_HAVE_ONE: Final = code("already-have-one")
SAME_AGAIN: Final = code("same-again")
NOTHING_TO_ATTACH_TO: Final = code("nothing-to-attach-to")
NO_SUCH_POWER: Final = code("no-such-power")
NOT_PAID: Final = code("not-paid")
WRONGLY_PAID: Final = code("wrongly-paid")
LIMIT_REACHED: Final = code("limit-reached")
SLOT_FULL: Final = code("slot-full")
WRONG_USER: Final = code("wrong-user")
EQUIPMENT_FIXED: Final = code("equipment-fixed")
EQUIP_NOT_NOW: Final = code("equip-not-now")
NOT_YOUR_ITEM: Final = code("not-an-item-of-yours")
TOO_BIG: Final = code("too-big")
TOO_COMPLEX: Final = code("too-complex")
ITEMS_STAY: Final = code("items-stay")
TRADE_NOT_NOW: Final = code("trade-not-now")
TRADE_ITEMS_ONLY: Final = code("trade-items-only")
TRADE_TOO_BIG: Final = code("trade-too-big")
SALE_NOT_NOW: Final = code("sale-not-now")
SALE_TOO_SMALL: Final = code("sale-too-small")
SALE_WINS_NOT: Final = code("sale-wins-not")
SALE_ITEMS_ONLY: Final = code("sale-items-only")
LEVEL_NOT_FREE: Final = code("level-not-free")
LEVEL_AT_THE_LAST: Final = code("level-at-the-last")
THEFT_IN_COMBAT: Final = code("theft-in-combat")
FOLLOWER_NOT_TRADED: Final = code("follower-not-traded")
ONE_FOLLOWER: Final = code("one-follower")
FOLLOWER_STAYS: Final = code("follower-stays")
FOLLOWER_HANDS_OFF: Final = code("follower-hands-off")
NO_SACRIFICE: Final = code("no-sacrifice")
NO_MONSTER_FROM_HAND: Final = code("no-monster-from-hand")
NO_SUCH_MONSTER: Final = code("no-such-monster")
AHEAD_DOES_NOT_RUN: Final = code("ahead-does-not-run")
DECLARE_NOT_NOW: Final = code("declare-not-now")
SECOND_HELPER: Final = code("second-helper")
NOT_THE_FIGHTER: Final = code("not-the-fighter")
BAD_TERMS: Final = code("bad-terms")
FORCED_FOR_THE_WIN: Final = code("forced-for-the-win")
THE_DEAD_HELP_NOBODY: Final = code("the-dead-help-nobody")
PROMISED: Final = code("promised")
NO_OFFER: Final = code("no-offer")
CARD_SAYS_NO: Final = code("card-says-no")
CARD_NOT_NOW: Final = code("card-not-now")
CARD_WRONG_TARGET: Final = code("card-wrong-target")
RUN_NOT_NOW: Final = code("run-not-now")
BETWEEN_ROLLS: Final = code("between-rolls")
CURSE_GONE: Final = code("curse-gone")
NOT_ON_SELF: Final = code("no-attack-on-self")
CURSE_UNDER_WAY: Final = code("curse-under-way")
DOUBLE_ONCE: Final = code("double-once")
NO_CARDS_YET: Final = code("no-cards-yet")
NO_CARD_TO_SHOW: Final = code("no-card-to-show")
REWARDS_FIRST: Final = code("rewards-first")
RUN_FROM_WHOM: Final = code("run-from-whom")
HELP_TOO_LATE: Final = code("help-too-late")
NO_FIGHT: Final = code("no-fight")
ALREADY_TURNED: Final = code("already-turned")
CARD_LIMIT: Final = code("card-limit")
LEVEL_UNPAID: Final = code("level-unpaid")
TRADE_WITH_NEWCOMER: Final = code("trade-with-newcomer")
ROLL_UNDER_WAY: Final = code("roll-under-way")
