"""The sections of a view that all may see, the same for every seat and spectator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kickdoor.cards.model import DOOR
from kickdoor.engine.character import is_active
from kickdoor.engine.game import Seat
from kickdoor.engine.modifiers import hand_limit
from kickdoor.engine.seat_view import DOOR_BACK, SeatView
from kickdoor.engine.state import PHASES, STAGES, Combat, Monster
from kickdoor.engine.strength import (
    Line,
    Strengths,
    is_for_win,
    levels_at_stake,
    munchkin_strength,
    munchkins_lead,
    treasures_at_stake,
)
from kickdoor.engine.words_of_play import SEXES, SIDES
from kickdoor.wire.scene import Scene
from kickdoor.wire.view import (
    Fight,
    FightMonster,
    InPlay,
    Munchkin,
    Pile,
    PlayedCard,
    StrengthLine,
    TableView,
)
from kickdoor.words import Words

PHASE_OVER: Final = "over"


class Sums:
    """The lines of one munchkin's strength, for the words that name them."""

    def __init__(self, scene: Scene, sums: Strengths) -> None:
        self.names = scene.names
        self.table = scene.table
        self.sums = sums

    def strengths(self) -> Strengths:
        return self.sums


def table_view(scene: Scene) -> TableView:
    v = scene.view
    return TableView(
        edition=v.rules.edition,
        sets=list(v.catalogue.sets),
        options=list(v.rules.options),
        win_level=v.rules.win_level,
        phases=v.rules.phases,
        board=v.rules.deluxe_board,
        turn=v.turn,
        turns=v.turns,
        phase=PHASE_OVER if v.winners else PHASES[v.phase],
        doors=Pile(len(v.decks[0]), scene.cards(v.discards[0])),
        treasures=Pile(len(v.decks[1]), scene.cards(v.discards[1])),
        open_cards=scene.cards(v.limbo),
        pool=scene.cards(v.pool),
        body=scene.cards(v.body),
        winners=list(v.winners),
    )


def munchkins(scene: Scene, seats: Sequence[Seat], words: Words) -> list[Munchkin]:
    return [_munchkin(scene, seat, who, words) for seat, who in enumerate(seats)]


def _munchkin(scene: Scene, seat: int, who: Seat, words: Words) -> Munchkin:
    v, t = scene.view, scene.table
    lines: list[Line] = []
    strength = munchkin_strength(t, t.combat or Combat(seat), seat, lines)
    hand = [_back(v, card) for card in v.hands[seat]]
    return Munchkin(
        seat=seat,
        name=who.name,
        sex=SEXES[v.sexes[seat]],
        colour=who.colour,
        level=v.levels[seat],
        dead=bool(v.dead[seat]),
        strength=strength,
        strength_lines=lines_in_words(Sums(scene, Strengths(strength, 0, lines)), words),
        cards=[
            InPlay(c, scene.card(c).id, bool(v.equipped[c]), is_active(t, seat, c), v.host[c])
            for c in v.tables[seat]
        ],
        curses=scene.cards(v.curses[seat]),
        hand_doors=hand.count(DOOR),
        hand_treasures=len(hand) - hand.count(DOOR),
        hand_limit=hand_limit(t, seat),
    )


def _back(v: SeatView, card: int) -> int:
    """The deck that a card or a back in a hand is of."""
    return DOOR_BACK - card if card < 0 else v.catalogue.cards[card].deck


def lines_in_words(sums: Sums | Scene, words: Words) -> list[StrengthLine]:
    """The lines of a sum, each with its words."""
    items = words.strengths(sums)
    return [
        StrengthLine(SIDES[i.side], i.seat, i.monster, i.amount, line.card, i.text)
        for i, line in zip(items, sums.strengths().lines, strict=True)
    ]


def fight(scene: Scene, words: Words) -> Fight | None:
    """The fight at hand, if there is one."""
    t = scene.table
    combat = t.combat
    if combat is None:
        return None
    sums = scene.strengths()
    lines = lines_in_words(scene, words)
    return Fight(
        stage=STAGES[combat.stage],
        fighter=combat.fighter,
        helper=combat.helper,
        ours=sums.ours,
        theirs=sums.theirs,
        ahead=munchkins_lead(t),
        lines=lines,
        monsters=[_monster(scene, m, lines, words) for m in combat.monsters],
        cards=[
            PlayedCard(scene.card(card), SIDES[side])
            for card, side in zip(combat.cards, combat.sides, strict=True)
        ],
        treasures=treasures_at_stake(t, combat),
        levels=levels_at_stake(t, combat),
        for_the_win=is_for_win(t),
    )


def _monster(scene: Scene, m: Monster, lines: list[StrengthLine], words: Words) -> FightMonster:
    return FightMonster(
        id=m.id,
        card=scene.card(m.card),
        name=words.monster(scene, m.id),
        strength=sum(line.amount for line in lines if line.monster == m.id),
        enhancers=scene.cards(m.enhancers),
    )
