"""All kinds of frames, by the numbers that packed tables name them by.

Made by tools/frame_kinds.py from the classes in this package. Do not edit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.codec.as_numbers import Reader
from kickdoor.engine.frames.bad_stuff import BadStuff
from kickdoor.engine.frames.charity import Charity
from kickdoor.engine.frames.curse import Curse
from kickdoor.engine.frames.death import Death
from kickdoor.engine.frames.door import Door
from kickdoor.engine.frames.draw import FaceUpDraw
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.epic import EpicDoors
from kickdoor.engine.frames.escape import Chase, Escapes
from kickdoor.engine.frames.excess import Excess
from kickdoor.engine.frames.fight import Fight
from kickdoor.engine.frames.frame import Frame
from kickdoor.engine.frames.newcomer import Newcomer
from kickdoor.engine.frames.opening import Setup
from kickdoor.engine.frames.payment import Payment
from kickdoor.engine.frames.promise import Promise
from kickdoor.engine.frames.reward import Rewards
from kickdoor.engine.frames.roll import DieRoll, Tie
from kickdoor.engine.frames.sale import Sale
from kickdoor.engine.frames.turn import Turn
from kickdoor.engine.frames.waiting import Ask, Prompt, Window

# What the engine's face takes over.
__all__ = [
    "Ask",
    "BadStuff",
    "Charity",
    "Chase",
    "Curse",
    "Death",
    "DieRoll",
    "Door",
    "EpicDoors",
    "Escapes",
    "Excess",
    "FaceUpDraw",
    "Fight",
    "Newcomer",
    "Payment",
    "Promise",
    "Prompt",
    "Rewards",
    "RunningEffect",
    "Sale",
    "Setup",
    "Tie",
    "Turn",
    "Window",
]

# What each is called where one is named, and how it is read; by their numbers.
FRAME_IDS: Final[tuple[str, ...]] = (
    "ask",
    "window",
    "prompt",
    "setup",
    "turn",
    "door",
    "fight",
    "escapes",
    "chase",
    "die-roll",
    "bad-stuff",
    "death",
    "rewards",
    "curse",
    "charity",
    "effect",
    "payment",
    "sale",
    "excess",
    "newcomer",
    "face-up-draw",
    "epic-doors",
    "tie",
    "promise",
)
READERS: Final[tuple[Callable[[Reader], Frame], ...]] = (
    Ask.read,
    Window.read,
    Prompt.read,
    Setup.read,
    Turn.read,
    Door.read,
    Fight.read,
    Escapes.read,
    Chase.read,
    DieRoll.read,
    BadStuff.read,
    Death.read,
    Rewards.read,
    Curse.read,
    Charity.read,
    RunningEffect.read,
    Payment.read,
    Sale.read,
    Excess.read,
    Newcomer.read,
    FaceUpDraw.read,
    EpicDoors.read,
    Tie.read,
    Promise.read,
)
