"""What whoever asks must say of itself, seen where it asks (`step`)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from kickdoor.cards.model import CLASS, RACE
from kickdoor.engine.effects.step import NOT_BEGUN
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.waiting import Ask, Prompt, Window
from kickdoor.engine.queries.under_way import ask_on_top
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    DISCARDED,
    HAND,
    IN_PLAY,
    LOST,
    QUESTIONS,
    REF_KIND,
    SAID,
    W_NO,
    W_YES,
)
from qa.properties import demand

WAITING: Final = (Ask, Prompt, Window)


def check_waits(t: Table) -> None:
    """What waits for seats lies on who asked for it, never on what waits as well: somebody has left
    a window open, and asks again.
    """
    for below, above in pairwise(t.stack):
        names = f"{type(above).__name__} on {type(below).__name__}"
        both_wait = isinstance(below, WAITING) and isinstance(above, WAITING)
        demand(not both_wait, "step", f"{names}: let go of the one below first")


def check_naming(t: Table) -> None:
    """Yes and No are only said, and cards that are named never are."""
    ask = ask_on_top(t.stack)
    if ask is None:
        return
    asker = t.stack[-2]
    options = asker.options(t, ask)
    has_cards = any(not option & REF_KIND for option in options)
    is_said = asker.naming(ask) == SAID
    what = f"{type(asker).__name__} asks {QUESTIONS[ask.asks]!r}, and it is {asker.naming(ask)!r}"
    demand(not (has_cards and is_said), "step", f"{what} of cards")
    demand(is_said or not options or not {W_YES, W_NO}.issuperset(options), "step", what)


def check_step(t: Table) -> None:
    """A step that asks says that it has begun, so that its condition is not asked again; and which
    cards it can take, so that none of them is promised for help meanwhile (HELP-6).
    """
    ask = ask_on_top(t.stack)
    effect = t.stack[-2] if ask is not None else None
    if ask is None or not isinstance(effect, RunningEffect):
        return
    step = t.catalogue.programs[effect.program][effect.step]
    name = type(step).__name__
    demand(
        effect.stage != NOT_BEGUN, "step", f"{name} asks, and `stage` says that it has not begun"
    )
    if effect.naming(ask) not in (LOST, DISCARDED):
        return
    for seat in range(t.seats):
        at_risk = step.at_risk(t, seat)
        for card in effect.options(t, ask):
            is_own = not card & REF_KIND and t.place[card] in (HAND + seat, IN_PLAY + seat)
            if is_own and t.catalogue.cards[card].kind not in (CLASS, RACE):
                which = t.catalogue.names[card]
                demand(card in at_risk, "step", f"{name} can take {which}, and `at_risk` hides it")
