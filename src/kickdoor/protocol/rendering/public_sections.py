"""The sections of a view that all may see, the same for every seat and spectator."""

from __future__ import annotations

from typing import Final

from kickdoor.engine import (
    PHASES,
    SIDES,
    STAGES,
    Monster,
    is_for_win,
    levels_at_stake,
    munchkins_lead,
    treasures_at_stake,
)
from kickdoor.protocol.rendering.munchkin_sections import strength_lines
from kickdoor.protocol.rendering.scene import Scene
from kickdoor.protocol.view_messages import (
    Fight,
    FightMonster,
    Pile,
    PlayedCard,
    StrengthLine,
    TableView,
)
from kickdoor.words.book import Book
from kickdoor.words.naming import monster_name

PHASE_OVER: Final = "over"


def table_view(scene: Scene) -> TableView:
    t = scene.table
    return TableView(
        edition=t.rules.edition,
        sets=list(t.catalogue.sets),
        options=list(t.rules.options),
        win_level=t.rules.win_level,
        phases=t.rules.phases,
        board=t.rules.deluxe_board,
        turn=t.turn,
        turns=t.turns,
        phase=PHASE_OVER if t.winners else PHASES[t.phase],
        doors=Pile(len(t.decks[0]), scene.cards(t.discards[0])),
        treasures=Pile(len(t.decks[1]), scene.cards(t.discards[1])),
        open_cards=scene.cards(t.limbo),
        pool=scene.cards(t.pool),
        body=scene.cards(t.body),
        winners=list(t.winners),
    )


def fight(scene: Scene, book: Book) -> Fight | None:
    """The fight at hand, if there is one."""
    t = scene.table
    combat = t.combat
    if combat is None:
        return None
    sums = scene.strengths()
    lines = strength_lines(scene, sums.lines, book)
    return Fight(
        stage=STAGES[combat.stage],
        fighter=combat.fighter,
        helper=combat.helper,
        ours=sums.ours,
        theirs=sums.theirs,
        ahead=munchkins_lead(t),
        lines=lines,
        monsters=[_monster(scene, m, lines, book) for m in combat.monsters],
        cards=[
            PlayedCard(scene.card(card), SIDES[side])
            for card, side in zip(combat.cards, combat.sides, strict=True)
        ],
        treasures=treasures_at_stake(t, combat),
        levels=levels_at_stake(t, combat),
        for_the_win=is_for_win(t),
    )


def _monster(scene: Scene, m: Monster, lines: list[StrengthLine], book: Book) -> FightMonster:
    return FightMonster(
        id=m.id,
        card=scene.card(m.card),
        name=monster_name(book, scene, m.id),
        strength=sum(line.amount for line in lines if line.monster == m.id),
        enhancers=scene.cards(m.enhancers),
    )
