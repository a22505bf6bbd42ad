"""Acts of the turn: kick, trouble, loot, end, keep, and Charity (TURN)."""

from __future__ import annotations

from typing import Final

from kickdoor.cards.model import DOOR, ENHANCER, MONSTER, TREASURE
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import PLAIN, DiscardCards, GiveCards, LookForTrouble
from kickdoor.engine.acts.family import Family
from kickdoor.engine.frames import turn as turns
from kickdoor.engine.frames.charity import (
    Charity,
    excess_of,
    give,
    is_fair_split,
    receivers_of,
    throw_away,
)
from kickdoor.engine.frames.door import start_combat
from kickdoor.engine.frames.frame import PROMPT
from kickdoor.engine.queries.under_way import ask_on_top
from kickdoor.engine.refusals import (
    CHARITY_DUE,
    CHARITY_WRONG,
    END_NOT_NOW,
    KEEP_NOT_NOW,
    KICK_NOT_NOW,
    LOOT_NOT_NOW,
    NOT_IN_HAND,
    TROUBLE_NOT_NOW,
)
from kickdoor.engine.state.hidden_moves import draw, give_to_hand
from kickdoor.engine.state.moves import everyone
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    END,
    HAND,
    KEEP,
    KICK,
    LIMBO,
    LOOT,
    Q_CHARITY,
    Q_DOOR_CARD,
    Q_END,
    Q_OPENING,
    Q_START,
    Q_TROUBLE_OR_LOOT,
)

# Acts are never changed: one of each serves all.
KICKING: Final = PLAIN[KICK]
LOOTING: Final = PLAIN[LOOT]
ENDING: Final = PLAIN[END]
KEEPING: Final = PLAIN[KEEP]


def has_move(t: Table, seat: int, question: int) -> bool:
    f = t.top
    return f.kind == PROMPT and f.seat == seat and f.asks == question


def turn_frame(t: Table) -> turns.Turn:
    """The frame of all turns: once the game has begun, everything lies on it."""
    f = t.stack[0]
    assert isinstance(f, turns.Turn)
    return f


class KickFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        return 0 if has_move(t, seat, Q_START) else KICK_NOT_NOW

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        out.append(KICKING)

    def perform(self, t: Table, seat: int, act: Act) -> None:
        kick(t, [])


def kick(t: Table, raised: list[int]) -> None:
    """The door is kicked open; some cards may come in place of the draw."""
    turns.settle_window(t)
    t.stack.pop()
    turn_frame(t).step = turns.AFTER_DOOR
    turns.open_door(t, raised)


class TroubleFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, LookForTrouble)
        if not has_move(t, seat, Q_TROUBLE_OR_LOOT) or t.met_monster:
            return TROUBLE_NOT_NOW
        cards = t.catalogue.cards
        if t.place[act.card] != HAND + seat:
            return NOT_IN_HAND
        if cards[act.card].kind != MONSTER:
            return TROUBLE_NOT_NOW
        for c in act.with_cards:  # a Mate or Clone comes along as an enhancer does
            if t.place[c] != HAND + seat or not (
                cards[c].kind == ENHANCER or cards[c].copies_monster
            ):
                return TROUBLE_NOT_NOW
        return 0 if len(set(act.with_cards)) == len(act.with_cards) else TROUBLE_NOT_NOW

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        if not t.met_monster:
            for c in t.hands[seat]:
                if t.catalogue.cards[c].kind == MONSTER:
                    out.append(LookForTrouble(c))

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, LookForTrouble)
        turns.settle_window(t)
        t.stack.pop()
        turn_frame(t).step = turns.AFTER_DOOR
        t.met_monster = 1
        start_combat(t, seat, act.card, list(act.with_cards))
        combat = t.combat
        assert combat is not None
        combat.trouble = 1


class LootFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        return 0 if has_move(t, seat, Q_TROUBLE_OR_LOOT) else LOOT_NOT_NOW

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        out.append(LOOTING)

    def perform(self, t: Table, seat: int, act: Act) -> None:
        turns.settle_window(t)
        t.stack.pop()
        turn_frame(t).step = turns.ROOM_DONE
        draw(t, seat, TREASURE if t.rules.listen else DOOR)  # OPTION-1


class EndFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        if has_move(t, seat, Q_END) or has_move(t, seat, Q_OPENING) or self.may_leave(t, seat):
            return 0
        return CHARITY_DUE if has_move(t, seat, Q_CHARITY) else END_NOT_NOW

    def may_leave(self, t: Table, seat: int) -> bool:
        """Looting that a card gave back is leave, not duty (TURN-6)."""
        return t.met_monster == 2 and has_move(t, seat, Q_TROUBLE_OR_LOOT)

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        if t.top.asks != Q_TROUBLE_OR_LOOT or t.met_monster == 2:
            out.append(ENDING)

    def perform(self, t: Table, seat: int, act: Act) -> None:
        opening = t.top.asks == Q_OPENING
        t.stack.pop()
        if not opening:
            turn_frame(t).step = turns.CHARITY


class KeepFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        ask = ask_on_top(t.stack)
        asked = ask is not None and ask.asks == Q_DOOR_CARD and ask.seat == seat
        return 0 if asked else KEEP_NOT_NOW

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        if not self.refusal(t, seat, KEEPING):
            out.append(KEEPING)

    def perform(self, t: Table, seat: int, act: Act) -> None:
        ask = ask_on_top(t.stack)
        assert ask is not None
        t.stack.pop()
        if t.place[ask.card] == LIMBO:
            give_to_hand(t, ask.card, seat, everyone(t))


class CharityFamily(Family):
    """`give`; discarding one's own excess is a `discard`, see `answer`."""

    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, GiveCards)
        if not has_move(t, seat, Q_CHARITY):
            return CHARITY_WRONG
        receivers = receivers_of(t, seat)
        if not receivers:
            return CHARITY_WRONG
        if act.asks:
            return 0
        if len(act.cards) != excess_of(t, seat) or len(set(act.cards)) != len(act.cards):
            return CHARITY_WRONG
        if any(t.place[c] != HAND + seat for c in act.cards) or len(act.receivers) != len(
            act.cards
        ):
            return CHARITY_WRONG
        return 0 if is_fair_split(t, seat, act.receivers) else CHARITY_WRONG

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        receivers = receivers_of(t, seat)
        if not receivers:
            return
        if excess_of(t, seat) > 1 or len(receivers) > 1:
            out.append(GiveCards(asks=True))
        else:
            out.extend(GiveCards((c,), receivers=(receivers[0],)) for c in t.hands[seat])

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, GiveCards)
        t.stack.pop()
        if act.asks:
            t.stack.append(Charity(seat))
        else:
            give(t, seat, list(act.cards), list(act.receivers))


def charity_discard_refusal(t: Table, seat: int, act: DiscardCards) -> int:
    """The lowest player discards his own excess, exactly (TURN-5)."""
    if receivers_of(t, seat):
        return CHARITY_WRONG
    if act.asks:
        return 0
    right = len(act.cards) == excess_of(t, seat) and len(set(act.cards)) == len(act.cards)
    if not right or any(t.place[c] != HAND + seat for c in act.cards):
        return CHARITY_WRONG
    return 0


def charity_discard(t: Table, seat: int, act: DiscardCards) -> None:
    t.stack.pop()
    if act.asks:
        t.stack.append(Charity(seat))
    else:
        throw_away(t, list(act.cards))
