"""What is under way, asked of the stack: who asks, what has been answered, who runs, what strikes.

The frames themselves are of modules above this one, which is why their types are not imported to
run: a frame is known by its kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kickdoor.engine.frames.frame import (
    ASK,
    BAD_STUFF,
    CHASE,
    CURSE,
    DEATH,
    DIE_ROLL,
    ESCAPES,
    FIGHT,
    PROMPT,
    WINDOW,
    Frame,
    Named,
)
from kickdoor.engine.frames.waiting import Ask, Waiting, Window

if TYPE_CHECKING:
    from kickdoor.engine.frames.bad_stuff import BadStuff
    from kickdoor.engine.frames.curse import Curse
    from kickdoor.engine.frames.death import Death
    from kickdoor.engine.frames.escape import Chase, Escapes
    from kickdoor.engine.frames.fight import Fight
    from kickdoor.engine.frames.roll import Roll


def find_frame(stack: list[Frame], kind: int) -> Frame | None:
    """The topmost frame of a kind."""
    for i in range(len(stack) - 1, -1, -1):
        if stack[i].kind == kind:
            return stack[i]
    return None


def fight_under_way(stack: list[Frame]) -> Fight | None:
    f = find_frame(stack, FIGHT)
    return None if f is None else cast("Fight", f)


def escapes_under_way(stack: list[Frame]) -> Escapes | None:
    """The escapes of a fight that was lost."""
    f = find_frame(stack, ESCAPES)
    return None if f is None else cast("Escapes", f)


def chase_under_way(stack: list[Frame]) -> Chase | None:
    """The run of one munchkin from one monster."""
    f = find_frame(stack, CHASE)
    return None if f is None else cast("Chase", f)


def bad_stuff_under_way(stack: list[Frame]) -> BadStuff | None:
    f = find_frame(stack, BAD_STUFF)
    return None if f is None else cast("BadStuff", f)


def curse_under_way(stack: list[Frame]) -> Curse | None:
    """The Curse that strikes."""
    f = find_frame(stack, CURSE)
    return None if f is None else cast("Curse", f)


def death_under_way(stack: list[Frame]) -> Death | None:
    f = find_frame(stack, DEATH)
    return None if f is None else cast("Death", f)


def roll_under_way(stack: list[Frame]) -> Roll | None:
    """The roll or escape under way, below whatever answers it."""
    for i in range(len(stack) - 1, -1, -1):
        if stack[i].kind == CHASE or stack[i].kind == DIE_ROLL:
            return cast("Roll", stack[i])
    return None


def cards_named(stack: list[Frame]) -> set[int]:
    """The cards that what is under way is about, or that were chosen for it; and whatever else is
    referred to.
    """
    named = Named()
    for frame in stack:
        frame.exchange(named)
    return named.found


# About the question on top.


def asker(stack: list[Frame]) -> Frame | None:
    """The frame that has asked what the table waits for, or has opened the window."""
    return stack[-2] if len(stack) > 1 else None


def asker_kind(stack: list[Frame]) -> int:
    """Its kind; -1: there is none."""
    return stack[-2].kind if len(stack) > 1 else -1


def ask_on_top(stack: list[Frame]) -> Ask | None:
    """The question that one seat must answer now."""
    return cast(Ask, stack[-1]) if stack and stack[-1].kind == ASK else None


def window_on_top(stack: list[Frame]) -> Window | None:
    """The window that is open now."""
    return cast(Window, stack[-1]) if stack and stack[-1].kind == WINDOW else None


def question_on_top(stack: list[Frame]) -> int:
    """The number of the question that the table waits in; 0: it waits in none."""
    return cast(Waiting, stack[-1]).question if stack and stack[-1].kind <= PROMPT else 0


def asking_card(stack: list[Frame]) -> int:
    """The card that the question or window on top comes from; -1: it is none's."""
    return stack[-2].asking_card() if len(stack) > 1 else -1


def asked_about(stack: list[Frame]) -> int:
    """The seat that the question or window on top is about; -1: it is about who is asked."""
    window = window_on_top(stack)
    if window is not None:
        return window.subject
    return stack[-2].asked_about() if len(stack) > 1 else -1


def answered_so_far(stack: list[Frame]) -> tuple[int, ...]:
    """What of an answer in several parts is there."""
    ask = ask_on_top(stack)
    return () if ask is None else tuple(ask.chosen)


def who_has_passed(stack: list[Frame]) -> int:
    """Who has passed in the window that is open, as a mask of seats."""
    window = window_on_top(stack)
    return 0 if window is None else window.passed


def roll_answered(stack: list[Frame]) -> Roll | None:
    """The roll or escape that the window on top is about."""
    kind = asker_kind(stack)
    return cast("Roll", stack[-2]) if kind in (CHASE, DIE_ROLL) else None


def curse_answered(stack: list[Frame]) -> Curse | None:
    """The Curse that the window on top is about."""
    return cast("Curse", stack[-2]) if asker_kind(stack) == CURSE else None


def bad_stuff_answered(stack: list[Frame]) -> BadStuff | None:
    """The Bad Stuff that the window or question on top is about."""
    return cast("BadStuff", stack[-2]) if asker_kind(stack) == BAD_STUFF else None


def monster_of(frame: Frame) -> int:
    """The id of the monster that a run or Bad Stuff is about; -1: it is about none."""
    if frame.kind == CHASE:
        return cast("Chase", frame).monster
    return cast("BadStuff", frame).monster if frame.kind == BAD_STUFF else -1
