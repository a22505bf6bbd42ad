"""Playing a card from the hand, or a one-shot from the table: what is listed, what happens."""

from __future__ import annotations

from kickdoor.cards.model import (
    CLASS,
    CURSE,
    ENHANCER,
    FOLLOWER,
    ITEM,
    LEVEL_UP,
    MONSTER,
    ONE_SHOT,
    RACE,
)
from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import PlayCard
from kickdoor.engine.acts.family import Family
from kickdoor.engine.acts.laid_down import is_laid_down, is_own_turn_or_received
from kickdoor.engine.acts.playable import (
    is_door_card,
    is_mending,
    level_up_target,
    may_be_played,
    particular_refusal,
    play_refusal,
    time_refusal,
)
from kickdoor.engine.catalogue.model import Card
from kickdoor.engine.catalogue.moments import M_OPENING, T_ANY_TIME, T_CURSE
from kickdoor.engine.events.event_kinds import CardPlayed
from kickdoor.engine.fighting import enhance, join_monster
from kickdoor.engine.frames.curse import Curse
from kickdoor.engine.frames.payment import ASK_PRICE, EFFECT, PAY, Payment
from kickdoor.engine.frames.waiting import Ask
from kickdoor.engine.queries.character import items_of, sidekicks_of, summary_of, traits_of
from kickdoor.engine.queries.equipment import equip_refusal
from kickdoor.engine.queries.modifiers import has_undead, holds
from kickdoor.engine.queries.price import can_pay, least
from kickdoor.engine.queries.targets import Target, hand_monsters, targets
from kickdoor.engine.state.combat import STAGE_REWARD, Combat
from kickdoor.engine.state.hidden_moves import came_openly
from kickdoor.engine.state.moves import attach, discard, emit, equip, play_down, put
from kickdoor.engine.state.table import Table
from kickdoor.engine.words_of_play import (
    COMBAT,
    HAND,
    IN_PLAY,
    LIMBO,
    MUNCHKINS,
    Q_DOOR_CARD,
    REF_KIND,
    REF_MONSTER,
    REF_NUMBER,
    REF_SEAT,
    REF_VALUE,
)


class PlayFamily(Family):
    def refusal(self, t: Table, seat: int, act: Act) -> int:
        assert isinstance(act, PlayCard)
        return play_refusal(t, seat, act)

    def listing(self, t: Table, seat: int, out: list[Act]) -> None:
        f = t.top
        m = f.moment
        if isinstance(f, Ask):
            if f.asks == Q_DOOR_CARD and f.seat == seat:
                self.list_card(t, seat, f.card, out)
            if not is_mending(t, seat):
                return
        cards = t.catalogue.cards
        own_turn = t.turn == seat or m == M_OPENING
        for c in t.hands[seat]:
            card = cards[c]
            if card.moments & m and (own_turn or not card.is_laid or c in t.received):
                self.list_card(t, seat, c, out)
        summary = t.summaries[seat] or summary_of(t, seat)
        if summary.moments & m:
            for c in summary.shots:
                if cards[c].moments & m:
                    self.list_card(t, seat, c, out)

    def list_card(self, t: Table, seat: int, c: int, out: list[Act]) -> None:
        card = t.catalogue.cards[c]
        kind = card.kind
        if kind == CURSE or kind == ENHANCER or kind == ONE_SHOT:  # noqa: SIM109, quicker
            self.list_effect(t, seat, c, card, out)
            return
        if kind == ITEM:
            if t.in_combat(seat) or not is_own_turn_or_received(t, seat, c):
                return
            act = PlayCard(c, carried=1) if equip_refusal(t, seat, c) else PlayCard(c)
            self.try_list(t, seat, act, out)
            return
        if kind == MONSTER and not (card.undead and has_undead(t)):
            return
        if kind in (CLASS, RACE, FOLLOWER, MONSTER):
            self.try_list(t, seat, PlayCard(c), out)
            if kind == FOLLOWER and not t.rules.follower_dismissible:
                for s in sidekicks_of(t, seat):
                    self.try_list(t, seat, PlayCard(c, discarding=(s,)), out)
            return
        if card.super or card.half:
            under = t.catalogue.classes if card.super else t.catalogue.races
            if traits_of(t, seat) & under:
                self.try_list(t, seat, PlayCard(c), out)
            return
        if card.effects < 0:
            self.try_list(t, seat, PlayCard(c), out)
            return
        self.list_effect(t, seat, c, card, out)

    def list_effect(self, t: Table, seat: int, c: int, card: Card, out: list[Act]) -> None:
        if may_be_played(t, seat, c) or (card.kind != CURSE and time_refusal(t, seat, c, card)):
            return
        if card.price is not None and not can_pay(t, seat, card.price, c):
            return
        by_rule = card.kind in (CURSE, LEVEL_UP) or is_mending(t, seat)
        if card.kind != CURSE and not holds(t, card.when, seat):
            return
        ask = card.price is not None and least(t, seat, card.price) > 0
        withs = [()] if not card.brings else [(m,) for m in hand_monsters(t, seat)]
        aims = targets(t, seat, card.on, c, card.when)
        if card.names_item:
            aims = named_items(t, aims)
        for target in aims:
            for other in withs:
                act = aimed(c, target, other, ask)
                # A target of the list needs no second look, unless the kind has rules of its own.
                if by_rule:
                    self.try_list(t, seat, act, out)
                elif not particular_refusal(t, seat, act, card):
                    out.append(act)

    def try_list(self, t: Table, seat: int, act: PlayCard, out: list[Act]) -> None:
        if not play_refusal(t, seat, act, is_listed=True):
            out.append(act)

    def perform(self, t: Table, seat: int, act: Act) -> None:
        assert isinstance(act, PlayCard)
        c = act.card
        if is_door_card(t, seat, c):
            t.stack.pop()
        card = t.catalogue.cards[c]
        kind = card.kind
        if kind == MONSTER:
            play_monster(t, seat, act)
        elif kind == ITEM or (kind == ONE_SHOT and act.carried == 1):
            play_item(t, seat, c, act.carried == 1)
        elif is_laid_down(card):
            for paid in act.discarding:  # FOLLOWER-2: the one it replaces
                discard(t, paid)
            play_down(t, c, seat)
        elif kind == CURSE:
            play_curse(t, seat, act)
        else:
            play_effect(t, seat, act, card)


def aimed(c: int, target: Target, with_cards: tuple[int, ...], ask: bool) -> PlayCard:
    """A card played on a target."""
    return PlayCard(
        c, target.on, with_cards, target.seat, target.side, asks=ask, choose=target.choose
    )


def named_items(t: Table, players: list[Target]) -> list[Target]:
    """A Curse whose player names the Item: on each player, each Item, or nothing to name."""
    result: list[Target] = []
    for target in players:
        items = items_of(t, target.on[0] & REF_VALUE)
        result.extend(Target(target.on, choose=(c,)) for c in items)
        if not items:
            result.append(target)
    return result


def play_monster(t: Table, seat: int, act: PlayCard) -> None:
    combat = t.combat
    assert combat is not None
    monster = join_monster(t, combat, act.card, seat)
    for c in act.with_cards:
        emit(t, CardPlayed(seat, c))
        enhance(t, combat, monster, c)


def play_item(t: Table, seat: int, c: int, carried: bool) -> None:
    play_down(t, c, seat)
    if not carried and not equip_refusal(t, seat, c):
        equip(t, c, seat)


def play_curse(t: Table, seat: int, act: PlayCard) -> None:
    victim = act.on[0] & REF_VALUE
    emit(t, CardPlayed(seat, act.card, target=victim))
    put(t, act.card, LIMBO)
    named = act.choose[0] if act.choose else -1
    t.stack.append(Curse(seat, act.card, victim, named))


def subject_of(seat: int, act: PlayCard, card: Card) -> int:
    """To whom a card happens: whom it is played on, otherwise its player."""
    if card.kind == LEVEL_UP:
        return level_up_target(seat, act)
    on_seat = act.on and act.on[0] & REF_KIND == REF_SEAT
    return act.on[0] & REF_VALUE if on_seat else seat


def play_effect(t: Table, seat: int, act: PlayCard, card: Card) -> None:
    c = act.card
    subject = subject_of(seat, act, card)
    number = -1
    if act.on and act.on[0] & REF_KIND == REF_MONSTER:
        number = act.on[0] & REF_VALUE
    emit(t, CardPlayed(seat, c, subject, act.side, number, act.with_cards))
    if card.kind == ENHANCER and card.effects < 0:
        combat = t.combat
        assert combat is not None
        monster = combat.monster(act.on[0] & REF_VALUE)
        assert monster is not None
        enhance(t, combat, monster, c)
        return
    if card.attaches:
        play_cheat(t, seat, c, act.on[0])
        return
    openly = came_openly(t, c)
    combat = t.combat
    if card.kind == ONE_SHOT and combat is not None and is_of_combat(combat, card):
        put(t, c, COMBAT)
        if card.side and not act.on:
            combat.sides = (*combat.sides[:-1], act.side or MUNCHKINS)
    else:
        put(t, c, LIMBO)
    if card.effects >= 0 or card.price is not None:
        push_effect(t, seat, act, card, subject, openly)


def is_of_combat(combat: Combat, card: Card) -> bool:
    """Whether a one-shot stays in the combat until that is over; one that has nothing to do with
    fights is discarded as soon as it has done what it says (ITEM-10).
    """
    return combat.stage < STAGE_REWARD and card.timing not in (T_ANY_TIME, T_CURSE)


def push_effect(t: Table, seat: int, act: PlayCard, card: Card, subject: int, openly: bool) -> None:
    """The card's effect, after its price; what it is aimed at travels in the frame."""
    on = act.on
    if not on and card.kind == LEVEL_UP:
        on = (REF_SEAT | subject,)
    target = on[0] if on else (act.choose[0] if act.choose else -1)
    also = -1
    if act.with_cards:
        also = act.with_cards[0]
    elif len(on) > 1:
        also = on[1]
    elif on and act.choose:
        also = act.choose[0]
    number = 0
    if act.choose and act.choose[0] & REF_KIND == REF_NUMBER:
        number = act.choose[0] & REF_VALUE
    step = ASK_PRICE if act.asks else (PAY if act.discarding else EFFECT)
    t.stack.append(
        Payment(
            seat, act.card, subject, step, -1, list(act.discarding), target, number, also, act.side,
            openly,
        )
    )  # fmt: skip


def play_cheat(t: Table, seat: int, c: int, item: int) -> None:
    """The Item may be used whatever the limits say; one in hand is played with it."""
    put(t, c, IN_PLAY + seat)
    if t.place[item] == HAND + seat:
        play_down(t, item, seat)
    attach(t, c, item)
    if not t.equipped[item]:
        equip(t, item, seat)
