"""From effects as written to steps that run: the verbs that `cards.verbs` declares, each made by
the table of its family (`STEPS`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kickdoor.cards.model import Effect
from kickdoor.cards.verbs import VERBS
from kickdoor.engine.effects import combat, control, discards, draws, escapes, items, levels
from kickdoor.engine.effects.step import Step
from kickdoor.engine.effects.step_making import Steps

if TYPE_CHECKING:
    from kickdoor.engine.catalogue.build import Linker


def gathered(*families: Steps) -> Steps:
    """The tables of all families in one: every verb that is declared, each once, and no other."""
    found: Steps = {}
    for steps in families:
        for verb, make in steps.items():
            if verb in found:
                raise AssertionError(f"{verb!r} is made by two families of engine/effects")
            found[verb] = make
    for verb in VERBS:
        if verb not in found:
            raise AssertionError(
                f"nothing does {verb!r}: write its step in a module of engine/effects,"
                " and what makes it in the STEPS at the end of that module"
            )
    for verb in found:
        if verb not in VERBS:
            raise AssertionError(f"{verb!r} is made, but not declared in cards/verbs.py")
    return found


MAKES: Final[Steps] = gathered(
    levels.STEPS,
    discards.STEPS,
    control.STEPS,
    draws.STEPS,
    combat.STEPS,
    escapes.STEPS,
    items.STEPS,
)


def step_of(link: Linker, effect: Effect) -> Step:
    """The step that an effect is."""
    args = VERBS[effect.do].full(effect.args)
    step = MAKES[effect.do](link, args)
    step.when = link.condition(args.get("when", {}))
    return step
