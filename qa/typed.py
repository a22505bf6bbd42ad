"""Acts as a person types them: well formed, with too little said or with just one aim, listed or
not. Whatever the rules say to one of them, they say it in an orderly way, and where one is
accepted the table never ends in a question that nobody can answer.
"""

from __future__ import annotations

from typing import Final

from kickdoor.engine.acts.act import Act, AimedAct
from kickdoor.engine.acts.act_kinds import (
    PLAIN,
    DiscardCards,
    EquipItem,
    LookForTrouble,
    PlayCard,
    SacrificeFollower,
    SellItems,
    ShowCards,
    UnequipItem,
    UsePower,
)
from kickdoor.engine.game import Game
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    ASK,
    EQUIP,
    HAND,
    IN_PLAY,
    PLAY,
    REF_MONSTER,
    REF_SEAT,
    SACRIFICE,
    TRADE,
    TROUBLE,
    UNEQUIP,
)
from kickdoor.lab.in_short import said
from qa.mutated_acts import check_mutant, is_refused
from qa.properties import PropertyBroken, check_waiting, demand

# Verbs that mean nothing without a card or a player.
_NOT_ALONE: Final = (PLAY, TROUBLE, EQUIP, UNEQUIP, SACRIFICE, ASK, TRADE)


def typed(t: Table, seat: int) -> list[Act]:
    """Every verb alone, every card and power of the game that is at hand, aimed at nothing or at
    one thing, unpaid or to be asked for.
    """
    aims: list[tuple[int, ...]] = [(), *[(REF_SEAT | s,) for s in range(t.seats)]]
    if t.combat is not None:
        aims += [(REF_MONSTER | m.id,) for m in t.combat.monsters]
    acts = [PLAIN[verb] for verb in range(len(PLAIN)) if verb not in _NOT_ALONE]
    for c in (*t.hands[seat], *t.in_play[seat]):
        acts += [LookForTrouble(c), EquipItem(c), UnequipItem(c), SacrificeFollower(c)]
        acts += [DiscardCards((c,)), SellItems((c,)), ShowCards((c,))]
        acts += [PlayCard(c, on=on, asks=ask) for on in aims for ask in (False, True)]
        acts += [PlayCard(c, discarding=(others[0],)) for others in t.in_play if others]
    for power in t.catalogue.powers:
        acts += [UsePower(power.number, on=on, asks=True) for on in aims]
        acts += [UsePower(power.number, count=n) for n in (-1, 1, 2)]
    return acts


def submitted(game: Game, seat: int) -> list[Act]:
    """Those that are accepted though nobody listed them; the rest is refused."""
    listed = game.legal(seat)
    accepted = [act for act in typed(game.table, seat) if not is_refused(game, seat, act)]
    unlisted = [act for act in accepted if act not in listed]
    return [act for act in unlisted if check_answered(game, seat, act) is not None]


def check_answered(game: Game, seat: int, act: Act, question: int = 0) -> Game | None:
    """Submits an act; where it is accepted, it is paid with what is one's own, and somebody can
    answer what comes of it.
    """
    after = check_mutant(game, seat, act, question)
    if after is not None:
        own = (HAND + seat, IN_PLAY + seat)
        paid = act.discarding if isinstance(act, AimedAct) else ()
        is_paid = all(game.table.place[c] in own for c in paid)
        demand(is_paid, "pay", f"{said(seat, act)} is paid with what is another's")
        try:
            check_waiting(after)
        except PropertyBroken as broken:
            found = f"after {said(seat, act)}: {broken.found}"
            raise PropertyBroken(broken.rule, found) from broken
    return after
