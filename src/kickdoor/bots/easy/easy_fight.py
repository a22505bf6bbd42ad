"""The easy bot in a combat: what it does for its own side. It spoils nobody's."""

from __future__ import annotations

from typing import Final

from kickdoor.bots.shared.appraise import MOST, PER_CARD, loss, strength_of
from kickdoor.cards.model import CURSE, ENHANCER, MONSTER, ONE_SHOT
from kickdoor.engine import MONSTERS, TIES, AskForHelp, Combat, PlayCard, SeatView, UsePower

NEVER: Final = -100
UNWISE: Final = -10
_CHEAP: Final = 200  # what a card may be worth to be burnt for a power, in gold
_WAYS_OUT: Final = ("bribe", "walk-past", "drive-off", "swap")


def missing(view: SeatView, combat: Combat) -> int:
    """How much the munchkins lack to win; 0 or less: they are winning."""
    sums = view.strengths()
    cards = view.catalogue.cards
    sides = (combat.fighter, combat.helper) if combat.helper >= 0 else (combat.fighter,)
    ties = any(cards[c].passives & TIES for seat in sides for c in view.in_play[seat])
    return sums.theirs - sums.ours + (0 if ties else 1)


def is_for_win(view: SeatView, combat: Combat) -> bool:
    """Whether beating these monsters would win the fighter the game."""
    cards = view.catalogue.cards
    kills = combat.kills + sum(cards[m.card].levels for m in combat.monsters)
    return view.levels[combat.fighter] + kills >= view.rules.win_level


def bonus_at_hand(view: SeatView) -> int:
    """What this seat could throw in for its side: one-shots and what weakens a monster."""
    cards = view.catalogue.cards
    own = [*view.hands[view.seat], *view.in_play[view.seat]]
    shots = sum(cards[c].bonus for c in own if cards[c].kind == ONE_SHOT and cards[c].bonus > 0)
    return shots - sum(
        cards[c].bonus
        for c in view.hands[view.seat]
        if cards[c].kind == ENHANCER and cards[c].bonus < 0
    )


def play_score(view: SeatView, combat: Combat, act: PlayCard) -> int:
    """How good it is to play a card into the combat, or on one of those in it."""
    helps = combat.has(view.seat)
    lack = missing(view, combat)
    card = view.catalogue.cards[act.card]
    if card.kind == CURSE or not helps:
        return UNWISE
    amount = _swing(view, act)
    if lack <= 0 or amount <= 0 or lack > bonus_at_hand(view):
        return UNWISE if amount >= 0 else NEVER
    return 60 - abs(amount - lack)  # the one that just does it


def _swing(view: SeatView, act: PlayCard) -> int:
    """By how much a card moves the fight towards the munchkins."""
    card = view.catalogue.cards[act.card]
    if card.kind == ONE_SHOT:
        return -card.bonus if act.side == MONSTERS else card.bonus
    if card.kind == ENHANCER:
        return -card.bonus
    if card.kind == MONSTER:
        return -card.level
    if card.brings and act.with_cards:
        return -max(view.catalogue.cards[c].level for c in act.with_cards)
    return -5 if card.copies_monster else 0


def use_score(view: SeatView, combat: Combat, act: UsePower) -> int:
    """How good it is to use a power in the combat."""
    power = view.catalogue.powers[act.power].id
    lack = missing(view, combat)
    if not combat.has(view.seat) or lack <= 0:
        return UNWISE
    if power in PER_CARD:
        cheap = [c for c in view.hands[view.seat] if loss(view, c) < _CHEAP]
        return 55 if lack <= PER_CARD[power] * min(len(cheap), MOST) else UNWISE
    if power in _WAYS_OUT:
        return 46
    return UNWISE


def ask_score(view: SeatView, combat: Combat, act: AskForHelp) -> int:
    """Whom to ask for help, on what terms: whoever would turn the fight, for one Treasure."""
    if combat.fighter != view.seat or act.items or act.hand_cards or act.to < 0:
        return UNWISE
    lack = missing(view, combat)
    if lack <= 0 or lack > strength_of(view, act.to) or lack <= bonus_at_hand(view):
        return UNWISE
    if act.treasures != 1 or is_for_win(view, combat):
        return UNWISE
    return 45 - view.levels[act.to]


def accept_score(view: SeatView, combat: Combat, treasures: int, items: int) -> int:
    """Whether to help: for a share, if that wins the fight and not the game."""
    seat = view.seat
    if combat.fighter == seat:  # somebody offers his help
        return 30 if missing(view, combat) > 0 else UNWISE
    if (not treasures and not items) or is_for_win(view, combat):
        return UNWISE
    return 40 if missing(view, combat) <= strength_of(view, seat) else UNWISE
