"""What runs between two acts: frames go on until the table waits for somebody."""

from __future__ import annotations

from typing import Final, cast

from kickdoor.cards.model import DOOR
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.deal import lapse_offers
from kickdoor.engine.acts.families import FAMILIES
from kickdoor.engine.asking import next_to_pass, renew_question, reopen
from kickdoor.engine.events.event_kinds import CardPlayed
from kickdoor.engine.frames.charity import excess_of
from kickdoor.engine.frames.excess import Excess
from kickdoor.engine.frames.frame import ASK, PROMPT
from kickdoor.engine.frames.payment import EFFECT, Payment
from kickdoor.engine.frames.waiting import Window
from kickdoor.engine.settle import settle
from kickdoor.engine.state.moves import emit, put
from kickdoor.engine.state.table import PHASE_OPENING, Table
from kickdoor.engine.words_of_play import (
    ASK as ASK_VERB,
    DECLINE,
    HAND,
    IN_PLAY,
    LIMBO,
    ORDERS,
    PASS,
    POOL,
    Q_CHARITY,
    Q_END,
    SHOW,
    TRADE,
    WITHDRAW,
)

# Acts that leave a window and open questions as they are, as bits.
_QUIET: Final = (
    1 << PASS | 1 << ORDERS | 1 << SHOW | 1 << DECLINE | 1 << WITHDRAW | 1 << ASK_VERB | 1 << TRADE
)


def advance(t: Table) -> None:
    """Go on until somebody must decide, or the game is over."""
    while not t.winners:
        if t.forced and _force(t):
            continue
        f = t.stack[-1]
        kind = f.kind
        if kind > PROMPT:
            f.run(t)
        elif kind == ASK:
            below = t.stack[-2]
            if not isinstance(below, Excess) or not below.is_mended(t):
                return
            del t.stack[-2:]
        elif kind == PROMPT and t.dead[t.top.seat]:
            t.stack.pop()  # DEATH-3: what he was asked for is no longer his to do
        elif not settle(t):
            if t.offers:
                lapse_offers(t)  # settled in a window, where they only wait, they may lapse later
            if kind == PROMPT:
                _stay_within_limit(t)
                return
            if next_to_pass(t, cast(Window, f)) >= 0:
                return
            t.stack.pop()


def _stay_within_limit(t: Table) -> None:
    """TURN-5: who has played himself within the limit of his hand owes no Charity."""
    f = t.top
    if f.asks == Q_CHARITY and not excess_of(t, f.seat):
        f.asks = Q_END


def _force(t: Table) -> bool:
    """Play what must be played when got (TIMING-9); before the first turn, Doors wait for it
    (SETUP-9).
    """
    for i in range(0, len(t.forced), 3):
        card, seat, face_up = t.forced[i], t.forced[i + 1], t.forced[i + 2]
        if t.phase == PHASE_OPENING and t.catalogue.cards[card].deck == DOOR:
            continue
        t.forced = t.forced[:i] + t.forced[i + 3 :]
        place = t.place[card]
        if place == POOL or HAND <= place < IN_PLAY:
            put(t, card, LIMBO)
            emit(t, CardPlayed(seat, card))
            t.stack.append(Payment(seat, card, seat, EFFECT, face_up=face_up == 1))
        return True
    return False


def act_on(t: Table, seat: int, act: Act) -> None:
    """Do an act that was not refused, and go on from there."""
    if _QUIET >> act.verb & 1:
        FAMILIES[act.verb].perform(t, seat, act)
        advance(t)
        return
    t.declined = ()
    reopen(t, seat)
    FAMILIES[act.verb].perform(t, seat, act)
    advance(t)
    renew_question(t)
