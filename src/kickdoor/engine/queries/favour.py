"""Whom an act serves. Where a card or power may be aimed at one player or another, its owner mostly
wants what is good for himself, and what is bad for somebody else: lists put that first, and whoever
draws them may ask about the rest once. Nothing is refused by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kickdoor.cards.model import CURSE, Effect
from kickdoor.cards.verb import GOOD, HARM
from kickdoor.cards.verbs import VERBS
from kickdoor.engine.acts.act import Act, AimedAct
from kickdoor.engine.acts.act_kinds import ChooseAnswer, PlayCard, UsePower
from kickdoor.engine.catalogue.model import ON_FACE
from kickdoor.engine.effects.control import finds_nothing
from kickdoor.engine.queries.under_way import bad_stuff_under_way, roll_answered
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    MUNCHKINS,
    REF_KIND,
    REF_SEAT,
    REF_VALUE,
)

_FACES: Final = 6


def tone_of(kind: int, effects: Sequence[Effect], bonus: int = 0) -> int:
    """Whether a card or power is good or bad for whom it is on; 0: neither."""
    if kind == CURSE:
        return HARM
    for effect in effects:
        parts: Any = effect.args.get("of")
        tone = VERBS[effect.do].tone
        if not tone and isinstance(parts, list):
            tone = tone_of(kind, parts)
        if tone:
            return tone
    return (bonus > 0) - (bonus < 0)


def against(t: Table, seat: int, act: Act) -> int:
    """How much of an act is good for another or bad for its player; 0: nothing."""
    mine = REF_SEAT | seat
    if isinstance(act, ChooseAnswer):  # of several players somebody is to lose something
        return int(mine in act.answers)
    tone = _tone(t, act)
    if not tone or not isinstance(act, AimedAct):
        return 0
    if act.side:
        helps = (tone == GOOD) == (act.side == MUNCHKINS)
        return int(helps != t.in_combat(seat))
    aims = [REF_SEAT | act.from_seat] if act.from_seat >= 0 else act.on
    players = [ref for ref in aims if ref & REF_KIND == REF_SEAT]
    if not players:
        return 0
    # Some name besides whose follower pays for it.
    return int((mine in players) != (tone == GOOD)) + int(mine in act.choose)


def _tone(t: Table, act: Act) -> int:
    if isinstance(act, PlayCard):
        return t.catalogue.cards[act.card].tone
    return t.catalogue.powers[act.power].tone if isinstance(act, UsePower) else 0


def in_favour(t: Table, seat: int, acts: Sequence[Act]) -> Sequence[Act]:
    """The acts in their order, but of those with one card or power the likeliest first."""
    ranks = [_rank(t, seat, act) for act in acts]
    if not any(ranks):
        return acts
    firsts: dict[tuple[int, int, int], int] = {}
    keys: list[tuple[int, int, int]] = []
    for i, act in enumerate(acts):
        first = i
        if isinstance(act, PlayCard):
            first = firsts.setdefault((act.verb, act.card, -1), i)
        elif isinstance(act, UsePower):
            first = firsts.setdefault((act.verb, act.of, act.power), i)
        elif isinstance(act, ChooseAnswer):
            first = firsts.setdefault((act.verb, -1, -1), i)
        keys.append((first, ranks[i], i))
    return [acts[i] for _, _, i in sorted(keys)]


def _rank(t: Table, seat: int, act: Act) -> int:
    if isinstance(act, PlayCard) and act.choose and t.catalogue.cards[act.card].on == ON_FACE:
        face = act.choose[0] & REF_VALUE
        return _FACES - face if _wants_high(t, seat) else face
    rank = 2 * against(t, seat, act) + int(is_for_nothing(t, seat, act))
    return rank * (t.rules.win_level + 1) + _behind(t, seat, act)


def is_for_nothing(t: Table, seat: int, act: Act) -> bool:
    """Whether it is a Curse on somebody of whom everybody can see that it would take nothing."""
    if not isinstance(act, PlayCard) or len(act.on) != 1 or act.on[0] & REF_KIND != REF_SEAT:
        return False
    return finds_nothing(t, seat, act.card, act.on[0] & REF_VALUE)


def _behind(t: Table, seat: int, act: Act) -> int:
    """How far the one player who is harmed is from the winning Level: leaders are harmed first."""
    if not isinstance(act, AimedAct) or act.side or len(act.on) != 1 or _tone(t, act) != HARM:
        return 0
    kind, other = act.on[0] & REF_KIND, act.on[0] & REF_VALUE
    if kind != REF_SEAT or other == seat:
        return 0
    return max(0, t.rules.win_level - t.levels[other])


def _wants_high(t: Table, seat: int) -> bool:
    """Of one's own die high faces, unless they count what Bad Stuff takes."""
    roll = roll_answered(t.stack)
    is_own = roll is not None and roll.seat == seat
    return is_own and bad_stuff_under_way(t.stack) is None
