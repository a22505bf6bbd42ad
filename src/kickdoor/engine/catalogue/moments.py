"""When: the moments of a game, the timings of cards and powers, and how often a power may be used.

Numbers alone. Which moment it is, and whether a timing allows a seat something, `timing` says.
"""

from __future__ import annotations

from typing import Final

# Moments: what the table waits for, as a bit. Cards and powers have a mask of those in which they
# could be used.
M_OPENING: Final = 1
M_START: Final = 2
M_AFTER_DOOR: Final = 4
M_END: Final = 8
M_FIGHT: Final = 16
M_WAIT: Final = 32
M_FIRST_ROLL: Final = 64
M_RUN: Final = 128
M_ROLLED: Final = 256
M_CURSE: Final = 512
M_BAD_STUFF: Final = 1024
M_DRAW: Final = 2048
M_DEATH: Final = 4096
M_ASK: Final = 8192
M_TURN: Final = M_START | M_AFTER_DOOR | M_END
M_COMBAT: Final = M_FIGHT | M_WAIT
M_LOST: Final = M_FIRST_ROLL | M_RUN | M_ROLLED | M_BAD_STUFF
M_REST: Final = M_TURN | M_COMBAT | M_FIRST_ROLL | M_RUN

# When a card is played or a power used: the moments, and who may.
T_NEVER: Final = 0
T_ANY_TIME: Final = 1
T_COMBAT: Final = 2  # any combat, by anyone
T_IN_COMBAT: Final = 3  # by a munchkin who is in it
T_OWN_COMBAT: Final = 4  # by the fighter
T_AS_ITEM: Final = 5  # as an Item is played: own turn, out of combat, or just received
T_OWN_TURN: Final = 6  # own turn, out of combat
T_OUT_OF_COMBAT: Final = 7
T_BEFORE_KICK: Final = 8
T_FIRST_ROLL: Final = 9  # the fight is lost and nobody of those concerned has rolled
T_RUNNER_FIRST: Final = 10  # likewise, by the runner
T_RUNNER: Final = 11  # by the runner, in place of a roll
T_OWN_ROLL: Final = 12  # after one's own roll of any kind
T_OWN_ESCAPE_ROLL: Final = 13
T_OWN_FAILED: Final = 14  # after one's own failed escape roll
T_ANY_FAILED: Final = 15
T_ANY_ESCAPE: Final = 16  # somebody got away, just now or before the next roll
T_CURSE: Final = 17  # as a Curse strikes, or on one that lasts
T_BAD_STUFF: Final = 18  # before Bad Stuff strikes oneself
T_OWN_TURN_COMBAT: Final = 19  # in a combat on one's own turn, and until it has caught somebody
T_FACE_UP_DRAW: Final = 20
T_KILLED: Final = 21
T_HELPER: Final = 22  # by the helper
T_CLASS: Final = 23  # as a Class or Race is played
T_EQUIP: Final = 24  # when its owner may change equipment
TIMING_MOMENTS: Final[tuple[int, ...]] = (
    0, M_REST, M_COMBAT, M_COMBAT, M_COMBAT, M_REST, M_REST, M_REST, M_START, M_FIRST_ROLL |
    M_RUN, M_FIRST_ROLL | M_RUN, M_FIRST_ROLL | M_RUN, M_ROLLED, M_ROLLED, M_ROLLED, M_ROLLED,
    M_ROLLED | M_RUN, M_CURSE | M_REST, M_BAD_STUFF, M_COMBAT | M_LOST, M_START | M_DRAW, M_DEATH,
    M_COMBAT, M_REST, M_REST | M_OPENING,
)  # fmt: skip

# How often a power may be used: once for each of these.
L_NONE: Final = 0
L_COMBAT: Final = 1
L_TURN: Final = 2
L_OWN_TURN: Final = 3
L_ROLL: Final = 4
L_VICTIM: Final = 5
L_MONSTER: Final = 6  # the one rolled for
