"""Verbs that move Items between players."""

from __future__ import annotations

from typing import Final

from kickdoor.engine.acts.act import AimedAct
from kickdoor.engine.effects.control import push_program
from kickdoor.engine.effects.step import BEGUN, NOT_BEGUN, Done, Step
from kickdoor.engine.effects.step_making import Steps
from kickdoor.engine.events.event_kinds import ItemStolen, TheftFailed
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.roll import DieRoll
from kickdoor.engine.queries.equipment import can_carry
from kickdoor.engine.refusals import NO_CARDS_YET, TOO_BIG, about
from kickdoor.engine.state.moves import emit, hand_over, owner_of
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import IN_PLAY

FAILED: Final = 2  # the stage of a theft that has failed: what it costs is under way


def carry_problem(t: Table, seat: int, item: int, card: int) -> int:
    if not t.may_get_cards(seat):
        return about(NO_CARDS_YET, card)
    return 0 if can_carry(t, seat, [item], []) else about(TOO_BIG, item)


class StealItem(Step):
    """A roll decides: the Item changes its owner, or something happens to the thief."""

    def __init__(self, needs: int, otherwise: int) -> None:
        super().__init__()
        self.needs = needs
        self.otherwise = otherwise

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
        return carry_problem(t, seat, act.on[0], card)

    def run(self, t: Table, effect: RunningEffect) -> bool:
        if effect.stage == NOT_BEGUN:
            effect.stage = BEGUN
            t.stack.append(DieRoll(effect.player, effect.card))
            return False
        if effect.stage == FAILED:
            return True
        owner = owner_of(t, effect.target)
        if (
            effect.number >= self.needs
            and t.place[effect.target] == IN_PLAY + owner
            and owner != effect.player
        ):
            hand_over(t, effect.target, effect.player)
            emit(t, ItemStolen(effect.player, effect.target, owner=owner))
            return True
        emit(t, TheftFailed(effect.player, effect.target, owner=owner))
        effect.stage = FAILED
        push_program(t, effect, self.otherwise, effect.player)
        return False


class TakeItem(Step):
    """An Item of another's comes into play with the taker."""

    def allowed(self, t: Table, seat: int, act: AimedAct, card: int) -> int:
        return carry_problem(t, seat, act.on[0], card)

    def run(self, t: Table, effect: RunningEffect) -> bool:
        owner = owner_of(t, effect.target)
        hand_over(t, effect.target, effect.player)
        emit(t, ItemStolen(effect.player, effect.target, owner=owner))
        return True


STEPS: Final[Steps] = {
    "steal_item": lambda link, a: StealItem(a["needs"], link.program(a["otherwise"])),
    "take_item": lambda link, a: TakeItem(),
    "attach": lambda link, a: Done(),
}
