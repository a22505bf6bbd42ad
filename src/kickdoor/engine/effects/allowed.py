"""Whether what a card or power does could be done at all, asked of its steps before it is used."""

from __future__ import annotations

from kickdoor.engine.acts.act import AimedAct
from kickdoor.engine.acts.act_kinds import PlayCard
from kickdoor.engine.catalogue.model import Card, Power
from kickdoor.engine.effects.control import programs_at_risk
from kickdoor.engine.queries.price import is_promised
from kickdoor.engine.refusals import PROMISED, about
from kickdoor.engine.state.table import Table


def _program_refusal(t: Table, seat: int, act: AimedAct, program: int, card: int) -> int:
    if program < 0:
        return 0
    for step in t.catalogue.programs[program]:
        refused = step.allowed(t, seat, act, card)
        if refused:
            return refused
    return 0


def card_refusal(t: Table, seat: int, act: PlayCard, card: Card) -> int:
    return _program_refusal(t, seat, act, card.effects, act.card)


def power_refusal(t: Table, seat: int, act: AimedAct, power: Power, card: int) -> int:
    return _program_refusal(t, seat, act, power.program, card)


def self_curse_refusal(t: Table, seat: int, card: Card, named: tuple[int, ...]) -> int:
    """HELP-6: nobody lays on himself a Curse that could take what he has promised."""
    if t.combat is None or t.combat.deal is None or card.effects < 0:
        return 0
    for c in named or programs_at_risk(t, [card.effects], seat):
        if is_promised(t, seat, c):
            return about(PROMISED, c)
    return 0
