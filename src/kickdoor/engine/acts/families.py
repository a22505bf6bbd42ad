"""The family of each verb, and whether an act of it may be done now."""

from __future__ import annotations

from typing import Final, cast

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import PLAIN, EquipItem, PlayCard, UnequipItem
from kickdoor.engine.acts.answer import (
    ChooseFamily,
    DiscardFamily,
    OrdersFamily,
    PassFamily,
    ShowFamily,
)
from kickdoor.engine.acts.deal import (
    AcceptFamily,
    AskFamily,
    DeclineFamily,
    WithdrawFamily,
    listed_terms,
)
from kickdoor.engine.acts.equip import EquipFamily, UnequipFamily, change_refusal, list_relief
from kickdoor.engine.acts.family import Family
from kickdoor.engine.acts.fight import FightFamily, RunFamily
from kickdoor.engine.acts.legal_acts import NOTHING, LegalActs
from kickdoor.engine.acts.play import PlayFamily
from kickdoor.engine.acts.playable import is_door_card, is_mending
from kickdoor.engine.acts.power import SacrificeFamily, UseFamily, has_powers
from kickdoor.engine.acts.sell import SellFamily, sale_time_refusal
from kickdoor.engine.acts.trade import TradeFamily
from kickdoor.engine.acts.turn import (
    CharityFamily,
    EndFamily,
    KeepFamily,
    KickFamily,
    LootFamily,
    TroubleFamily,
)
from kickdoor.engine.asking import must_pass
from kickdoor.engine.catalogue.moments import (
    M_COMBAT,
    M_DEATH,
    M_DRAW,
    M_FIRST_ROLL,
    M_OPENING,
    M_REST,
    M_RUN,
    M_TURN,
)
from kickdoor.engine.frames.frame import ASK as ASK_FRAME, PROMPT, WINDOW
from kickdoor.engine.frames.waiting import Waiting, Window
from kickdoor.engine.queries.character import has_playable, summary_of
from kickdoor.engine.queries.seat_summary import SeatSummary
from kickdoor.engine.refusals import (
    DEAD,
    DECLARE_NOT_NOW,
    END_NOT_NOW,
    EQUIP_NOT_NOW,
    GAME_OVER,
    KEEP_NOT_NOW,
    KICK_NOT_NOW,
    LOOT_NOT_NOW,
    NOT_ASKED,
    NOT_NOW,
    REWARDS_FIRST,
    SALE_NOT_NOW,
    STALE,
    TRADE_NOT_NOW,
    TROUBLE_NOT_NOW,
)
from kickdoor.engine.state.combat import STAGE_REWARD
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    ACCEPT,
    ASK,
    CHOOSE,
    DECLINE,
    DISCARD,
    END,
    EQUIP,
    FIGHT,
    GIVE,
    KEEP,
    KICK,
    LOOT,
    ORDERS,
    PASS,
    PLAY,
    Q_BIG_EXCESS,
    Q_CHARITY,
    Q_OPENING,
    QUESTION_KINDS,
    RUN,
    SACRIFICE,
    SELL,
    SHOW,
    TRADE,
    TROUBLE,
    UNEQUIP,
    USE,
    VERBS,
    WITHDRAW,
)


def _families() -> list[Family]:
    families: list[Family] = [Family() for _ in VERBS]
    families[KICK] = KickFamily()
    families[TROUBLE] = TroubleFamily()
    families[LOOT] = LootFamily()
    families[END] = EndFamily()
    families[KEEP] = KeepFamily()
    families[PLAY] = PlayFamily()
    families[EQUIP] = EquipFamily()
    families[UNEQUIP] = UnequipFamily()
    families[DISCARD] = DiscardFamily()
    families[SELL] = SellFamily()
    families[USE] = UseFamily()
    families[TRADE] = TradeFamily()
    families[ASK] = AskFamily()
    families[ACCEPT] = AcceptFamily()
    families[DECLINE] = DeclineFamily()
    families[FIGHT] = FightFamily()
    families[RUN] = RunFamily()
    families[SACRIFICE] = SacrificeFamily()
    families[GIVE] = CharityFamily()
    families[SHOW] = ShowFamily()
    families[CHOOSE] = ChooseFamily()
    families[PASS] = PassFamily()
    families[WITHDRAW] = WithdrawFamily()
    families[ORDERS] = OrdersFamily()
    return families


FAMILIES: Final = _families()
PASSING: Final = PLAIN[PASS]
# Those that are listed wherever anything may be done, by name: a lookup each is too dear there.
_ACCEPT: Final = FAMILIES[ACCEPT]
_ASK: Final = FAMILIES[ASK]
_DECLINE: Final = FAMILIES[DECLINE]
_DISCARD: Final = FAMILIES[DISCARD]
_EQUIP: Final = FAMILIES[EQUIP]
_PLAY: Final = FAMILIES[PLAY]
_SACRIFICE: Final = FAMILIES[SACRIFICE]
_SELL: Final = FAMILIES[SELL]
_TRADE: Final = FAMILIES[TRADE]
_UNEQUIP: Final = FAMILIES[UNEQUIP]
_USE: Final = FAMILIES[USE]
_WITHDRAW: Final = FAMILIES[WITHDRAW]

# Acts that answer the question on top, and are stale once it has changed.
ANSWERS: Final = (CHOOSE, PASS, FIGHT, RUN, KEEP, END, KICK, LOOT)
# What is listed in answer to an Ask.
ASK_LISTINGS: Final = (CHOOSE, KEEP, PLAY, USE, SELL)
# The move itself, by question, for the seat that has it: their listings need not ask again.
MOVES: Final[dict[int, list[Family]]] = {
    number: [FAMILIES[verb] for verb in kind.moves]
    for number, kind in enumerate(QUESTION_KINDS)
    if kind.moves
}
# The rule each act breaks when the table is resolving something else.
_NOT_NOW: Final = {
    KICK: KICK_NOT_NOW,
    TROUBLE: TROUBLE_NOT_NOW,
    LOOT: LOOT_NOT_NOW,
    END: END_NOT_NOW,
    GIVE: END_NOT_NOW,
    KEEP: KEEP_NOT_NOW,
    SELL: SALE_NOT_NOW,
    TRADE: TRADE_NOT_NOW,
    FIGHT: DECLARE_NOT_NOW,
    RUN: DECLARE_NOT_NOW,
    PASS: NOT_ASKED,
}


def refusal_of(t: Table, seat: int, act: Act, question: int = 0) -> int:
    """Why an act is refused that answers this question (0: whichever is open); 0: it may be
    done.
    """
    if t.winners:
        return GAME_OVER
    if t.dead[seat] and act.verb != ORDERS:
        return DEAD
    f = t.top
    if question and question != f.question and act.verb in ANSWERS:
        return STALE
    if f.kind == ASK_FRAME and not _answers_ask(t, seat, act):
        combat = t.combat
        if act.verb in (EQUIP, UNEQUIP):
            return change_refusal(t, seat) or EQUIP_NOT_NOW
        rewards = combat is not None and combat.stage == STAGE_REWARD  # TIMING-10
        return _NOT_NOW.get(act.verb, REWARDS_FIRST if rewards else NOT_NOW)
    return FAMILIES[act.verb].refusal(t, seat, act)


def _answers_ask(t: Table, seat: int, act: Act) -> bool:
    """Whether an act may be considered while one seat is asked something (TABLE-2)."""
    f = t.top
    verb = act.verb
    if verb in (CHOOSE, DISCARD, KEEP, ORDERS, SHOW):
        return True
    if seat != f.seat:
        return False
    if isinstance(act, PlayCard):
        return is_door_card(t, seat, act.card) or is_mending(t, seat)
    if verb == SELL:
        return f.asks == Q_BIG_EXCESS
    if isinstance(act, EquipItem) and act.with_cards:  # what a follower takes over counts no more
        return f.asks == Q_BIG_EXCESS
    if isinstance(act, UnequipItem) and t.host[act.card] >= 0:
        return f.asks == Q_BIG_EXCESS  # it may have to lay down another for it
    return verb == USE and f.moment in (M_DRAW, M_DEATH)


def list_acts(t: Table, seat: int) -> list[Act]:
    """The acts open to a seat now, in a fixed order."""
    out: list[Act] = []
    if t.winners or t.dead[seat]:
        return out
    f = t.top
    if f.kind == ASK_FRAME or f.moment == M_OPENING:
        if f.seat == seat:
            _list_answers(t, seat, f, out)
        return out
    if not f.moment & M_REST:
        summary = t.summaries[seat] or summary_of(t, seat)
        _list_cards(t, seat, f.moment, summary, has_playable(t, seat, f.moment), out)
    else:
        listed = t.listed[seat]
        if listed is None or listed.question != f.question or listed.latest != t.next_question:
            listed = _list_anew(t, seat, f)
            t.listed[seat] = listed
        if t.offers:
            _list_beside_offers(t, seat, listed, out)
        else:
            out += listed.acts
            if listed.terms:
                out += listed_terms(t, seat, listed.terms) if t.declined else listed.terms
    if f.kind == WINDOW and must_pass(t, cast(Window, f), seat):
        out.append(PASSING)
    return out


def _list_answers(t: Table, seat: int, f: Waiting, out: list[Act]) -> None:
    """What one seat may do alone: in answer to an Ask, or in the opening."""
    if f.kind != ASK_FRAME:
        for family in MOVES[Q_OPENING]:
            family.listing(t, seat, out)
        return
    if f.asks == Q_BIG_EXCESS:
        list_relief(t, seat, out)
    for verb in ASK_LISTINGS:
        if verb == SELL and (f.asks != Q_BIG_EXCESS or sale_time_refusal(t, seat)):
            continue
        if verb != USE or f.moment in (M_DRAW, M_DEATH):
            FAMILIES[verb].listing(t, seat, out)


def _list_beside_offers(t: Table, seat: int, listed: LegalActs, out: list[Act]) -> None:
    _ACCEPT.listing(t, seat, out)
    _DECLINE.listing(t, seat, out)
    out += listed.acts
    if listed.terms:
        out += listed_terms(t, seat, listed.terms)
    _WITHDRAW.listing(t, seat, out)


def _list_anew(t: Table, seat: int, f: Waiting) -> LegalActs:
    """What a seat may do at rest, and offer, whatever offers are open."""
    summary = t.summaries[seat] or summary_of(t, seat)
    playable = has_playable(t, seat, f.moment)
    combat = t.combat
    acts: list[Act] = []
    terms: list[Act] = []
    if f.kind == PROMPT and f.seat == seat:
        for family in MOVES[f.asks]:
            family.listing(t, seat, acts)
    elif combat is None and t.turn != seat and not playable and not summary.open & f.moment:
        return NOTHING  # as nearly always before another's door
    _list_cards(t, seat, f.moment, summary, playable, acts)
    if combat is None:
        _list_out_of_combat(t, seat, f, summary, acts)
        if summary.idle:
            _TRADE.listing(t, seat, terms)
    else:
        if t.turn == seat and not combat.has(seat):  # COMBAT-18: another fights on his turn
            _SELL.listing(t, seat, acts)
        if summary.droppable and combat.has(seat):
            if f.moment & (M_FIRST_ROLL | M_RUN):
                _SACRIFICE.listing(t, seat, acts)
            _DISCARD.listing(t, seat, acts)
        if f.moment & M_COMBAT:
            _ASK.listing(t, seat, terms)
    return LegalActs(f.question, t.next_question, acts, terms) if acts or terms else NOTHING


def _list_cards(
    t: Table, seat: int, m: int, summary: SeatSummary, playable: bool, out: list[Act]
) -> None:
    """Cards to be played, and powers to be used; the hand may have some that are playable."""
    if playable or summary.moments & m:
        _PLAY.listing(t, seat, out)
    if summary.power_moments & m or (t.catalogue.monster_moments & m and has_powers(t, m)):
        _USE.listing(t, seat, out)


def _list_out_of_combat(
    t: Table, seat: int, f: Waiting, summary: SeatSummary, out: list[Act]
) -> None:
    """What is open to everybody at rest, cards and powers apart (TABLE-2).

    Who wants to change his gear or drop a Class in the middle of another's fight may, but is not
    reminded of it with every window.
    """
    if summary.idle:
        _EQUIP.listing(t, seat, out)
        _UNEQUIP.listing(t, seat, out)
    if summary.droppable or f.asks == Q_CHARITY:
        _DISCARD.listing(t, seat, out)
    if t.turn == seat and f.moment & M_TURN:
        _SELL.listing(t, seat, out)
