"""The stack as numbers, and back: of each frame its kind, then what its class writes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kickdoor.engine.codec.as_numbers import Reader
from kickdoor.engine.frames import frame as kinds
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

FORMAT_1: Final = 1  # the packed format of version 0.1.0, in which all frames were alike
READERS: Final[dict[int, Callable[[Reader], Frame]]] = {
    kinds.ASK: Ask.read,
    kinds.WINDOW: Window.read,
    kinds.PROMPT: Prompt.read,
    kinds.SETUP: Setup.read,
    kinds.TURN: Turn.read,
    kinds.DOOR: Door.read,
    kinds.FIGHT: Fight.read,
    kinds.ESCAPES: Escapes.read,
    kinds.CHASE: Chase.read,
    kinds.DIE_ROLL: DieRoll.read,
    kinds.BAD_STUFF: BadStuff.read,
    kinds.DEATH: Death.read,
    kinds.REWARDS: Rewards.read,
    kinds.CURSE: Curse.read,
    kinds.CHARITY: Charity.read,
    kinds.EFFECT: RunningEffect.read,
    kinds.PAYMENT: Payment.read,
    kinds.SALE: Sale.read,
    kinds.EXCESS: Excess.read,
    kinds.NEWCOMER: Newcomer.read,
    kinds.FACE_UP_DRAW: FaceUpDraw.read,
    kinds.EPIC_DOORS: EpicDoors.read,
    kinds.TIE: Tie.read,
    kinds.PROMISE: Promise.read,
}


def put_stack(out: list[int], stack: list[Frame]) -> None:
    out.append(len(stack))
    for frame in stack:
        out.append(frame.kind)
        frame.write(out)


def read_stack(r: Reader) -> list[Frame]:
    size = r.one("the number of frames", 0, len(r.numbers))
    if r.format == FORMAT_1:
        r.old_frames = [r.some("a frame") for _ in range(size)]
        return []
    return [READERS[r.one("a frame's kind", 0, len(READERS) - 1)](r) for _ in range(size)]
