"""A Curse strikes: answered, shrugged off or carried out; some stay (CURSE-1 to CURSE-6)."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import CURSE, HEADGEAR
from kickdoor.cards.terms import PASSIVES
from kickdoor.engine import frames
from kickdoor.engine.character import NOT_THIS_TURN, has_passive, items_of
from kickdoor.engine.events import CurseCancelled, CurseStruck
from kickdoor.engine.flow.fight import end_curse
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.frames import Frame
from kickdoor.engine.moments import M_CURSE
from kickdoor.engine.moves import discard, emit, put
from kickdoor.engine.state import Table
from kickdoor.engine.timing import find_frame
from kickdoor.engine.waits import could_answer, push_window
from kickdoor.engine.words_of_play import (
    CURSED,
    IN_PLAY,
    LIMBO,
    Q_ANSWER_CURSE,
)

SHRUG_OFF: Final = 1 << PASSIVES.index("shrug-off")
HEADGEAR_LIFTS: Final = 1 << PASSIVES.index("headgear-lost-lifts")

STRIKE: Final = 1
STAY: Final = 2
CANCELLED: Final = 3


class CurseFlow(Flow):
    """A Curse (`card`) by `seat` on `other`; `extra` 1: turned up at his own door; `target`: what
    its player named.
    """

    def run(self, t: Table, f: Frame) -> None:
        if f.state == 0:
            f.state = STRIKE
            put(t, f.card, LIMBO)
            if f.extra == 1 and has_passive(t, f.other, SHRUG_OFF):
                f.state = CANCELLED
            elif could_answer(t, M_CURSE, f.other):
                push_window(t, Q_ANSWER_CURSE, f.seat, f.other)
        elif f.state == STRIKE:
            f.state = STAY
            emit(t, CurseStruck(f.other, f.card, by=f.seat))
            program = t.catalogue.cards[f.card].effects
            if program >= 0:
                t.stack.append(
                    Frame(frames.EFFECT, f.seat, f.card, f.other, f.target, program=program)
                )
        elif f.state == STAY:
            t.stack.pop()
            if t.place[f.card] == LIMBO:
                if t.catalogue.cards[f.card].lasts:
                    put(t, f.card, CURSED + f.other)
                    waits = t.catalogue.cards[f.card].lasts == "next-turn"
                    if waits and not t.rules.next_turn_is_this:
                        t.used += (NOT_THIS_TURN | f.card,)
                else:
                    discard(t, f.card)
        else:
            t.stack.pop()
            emit(t, CurseCancelled(f.other, f.card))
            discard(t, f.card)


def perched_on(t: Table, card: int) -> list[tuple[int, int]]:
    """Headgear under a Curse that sits on the head, each with its owner, where a card is one that
    could take it and the Curse with it: a Curse, or a monster that does its Bad Stuff.
    """
    if not any(t.curses) or not _is_harm(t, card):
        return []
    cards = t.catalogue.cards
    heads = [s for s in t.living() if _perching(t, s)]
    return [(c, s) for s in heads for c in items_of(t, s) if cards[c].slot == HEADGEAR]


def _perching(t: Table, seat: int) -> list[int]:
    return [c for c in t.curses[seat] if t.catalogue.cards[c].passives & HEADGEAR_LIFTS]


def _is_harm(t: Table, card: int) -> bool:
    bad = find_frame(t, frames.BAD_STUFF)
    return t.catalogue.cards[card].kind == CURSE or (bad is not None and bad.card == card)


def fly_off(t: Table, perched: list[tuple[int, int]]) -> None:
    """A Curse that sits on the head goes with whatever Headgear is gone."""
    for c, seat in perched:
        if t.place[c] != IN_PLAY + seat:
            for curse in _perching(t, seat):
                end_curse(t, seat, curse)
