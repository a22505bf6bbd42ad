"""The flow of each kind of frame, by number."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import frames
from kickdoor.engine.flow.bad_stuff import BadStuffFlow
from kickdoor.engine.flow.charity import CharityFlow
from kickdoor.engine.flow.curse import CurseFlow
from kickdoor.engine.flow.death import DeathFlow
from kickdoor.engine.flow.door import DoorFlow
from kickdoor.engine.flow.effect import EffectFlow, PaymentFlow
from kickdoor.engine.flow.epic import EpicDoorsFlow
from kickdoor.engine.flow.escape import EscapeFlow, RunFlow
from kickdoor.engine.flow.fight import CombatFlow
from kickdoor.engine.flow.flow import Flow
from kickdoor.engine.flow.opening import NewcomerFlow, SetupFlow
from kickdoor.engine.flow.reward import DrawFlow, RewardFlow
from kickdoor.engine.flow.roll import RollFlow, TieFlow
from kickdoor.engine.flow.sale import SaleFlow
from kickdoor.engine.flow.settle import ExcessFlow
from kickdoor.engine.flow.turn import TurnFlow


def _flows() -> list[Flow]:
    flows: list[Flow] = [Flow() for _ in range(frames.KINDS)]
    flows[frames.SETUP] = SetupFlow()
    flows[frames.TURN] = TurnFlow()
    flows[frames.DOOR] = DoorFlow()
    flows[frames.COMBAT] = CombatFlow()
    flows[frames.ESCAPE] = EscapeFlow()
    flows[frames.RUN] = RunFlow()
    flows[frames.ROLL] = RollFlow()
    flows[frames.BAD_STUFF] = BadStuffFlow()
    flows[frames.DEATH] = DeathFlow()
    flows[frames.REWARD] = RewardFlow()
    flows[frames.CURSE] = CurseFlow()
    flows[frames.CHARITY] = CharityFlow()
    flows[frames.EFFECT] = EffectFlow()
    flows[frames.PAYMENT] = PaymentFlow()
    flows[frames.SALE] = SaleFlow()
    flows[frames.EXCESS] = ExcessFlow()
    flows[frames.NEWCOMER] = NewcomerFlow()
    flows[frames.DRAW] = DrawFlow()
    flows[frames.EPIC_DOORS] = EpicDoorsFlow()
    flows[frames.TIE] = TieFlow()
    return flows


FLOWS: Final = _flows()
