"""The sections of a view that all may see, the same for every seat and spectator: the middle of the
table, the munchkins, the fight.

A munchkin is not made again while nothing about it changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Raw

from kickdoor.cards.model import DOOR
from kickdoor.engine import (
    DOOR_BACK,
    PHASES,
    SEXES,
    SIDES,
    STAGES,
    Combat,
    Line,
    Monster,
    badges_of,
    hand_limit,
    is_active,
    levels_at_stake,
    munchkin_strength,
    munchkins_lead,
    public_of,
    treasures_at_stake,
    winners_at_stake,
)
from kickdoor.protocol.raw_messages import encode
from kickdoor.protocol.rendering.scene import Scene
from kickdoor.protocol.view_messages import (
    Badge,
    Fight,
    FightMonster,
    InPlay,
    Munchkin,
    Pile,
    PlayedCard,
    StrengthLine,
    TableView,
)
from kickdoor.words.book import Book
from kickdoor.words.naming import badge_text, monster_name
from kickdoor.words.strength import strength_text

if TYPE_CHECKING:
    from kickdoor.engine import OpenTable, Seat

PHASE_OVER: Final = "over"
_NO_FIGHT: Final = Combat(-1)


def table_view(scene: Scene) -> TableView:
    t = scene.seen
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


class Munchkins:
    """The munchkins of one table as they were sent."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, str], tuple[object, Raw]] = {}

    def data(self, scene: Scene, seats: tuple[Seat, ...], book: Book) -> Raw:
        """All of them."""
        return Raw(encode([self._one(scene, i, who, book) for i, who in enumerate(seats)]))

    def _one(self, scene: Scene, seat: int, who: Seat, book: Book) -> Raw:
        facts = Facts(scene.seen, seat)
        place = (seat, book.language)
        kept = self._kept.get(place)
        if kept is not None and kept[0] == facts.key:
            return kept[1]
        data = Raw(encode(_munchkin(scene, seat, who, facts, book)))
        self._kept[place] = (facts.key, data)
        return data


class Facts:
    """What is shown of a munchkin and must be worked out. The key holds all that is shown of it: it
    is the same as long as that is. What everybody may know of a seat is in it by itself; what else
    is shown, of hands and cards, is added here.
    """

    def __init__(self, t: OpenTable, seat: int) -> None:
        self.lines: list[Line] = []
        # What a monster leaves out or takes, it does to those who fight it.
        fight = t.combat if t.combat is not None and t.in_combat(seat) else _NO_FIGHT
        self.strength = munchkin_strength(t, fight, seat, self.lines)
        self.doors = sum(_back(t, card) == DOOR for card in t.hands[seat])
        self.treasures = len(t.hands[seat]) - self.doors
        self.hand_limit = hand_limit(t, seat)
        key = public_of(t, seat)
        key += [self.strength, self.doors, self.treasures, self.hand_limit, len(self.lines)]
        for line in self.lines:
            key.append(line.amount)
            key.append(line.card)
            key.append(line.source)
        for card in t.in_play[seat]:
            key.append(t.equipped[card])
            key.append(is_active(t, seat, card))
            key.append(t.host[card])
        self.key = key


def _munchkin(scene: Scene, seat: int, who: Seat, facts: Facts, book: Book) -> Munchkin:
    t = scene.seen
    return Munchkin(
        seat=seat,
        name=who.name,
        sex=SEXES[t.sexes[seat]],
        colour=who.colour,
        level=t.levels[seat],
        dead=bool(t.dead[seat]),
        strength=facts.strength,
        strength_lines=strength_lines(scene, facts.lines, book),
        cards=[
            InPlay(c, scene.card(c).id, bool(t.equipped[c]), is_active(t, seat, c), t.host[c])
            for c in t.in_play[seat]
        ],
        curses=scene.cards(t.curses[seat]),
        hand_doors=facts.doors,
        hand_treasures=facts.treasures,
        hand_limit=facts.hand_limit,
        badges=[Badge(id, n, badge_text(book, id, n)) for id, n in badges_of(t, seat)],
    )


def _back(t: OpenTable, card: int) -> int:
    """The deck that a card or a back in a hand is of."""
    return DOOR_BACK - card if card < 0 else t.catalogue.cards[card].deck


def fight(scene: Scene, book: Book) -> Fight | None:
    """The fight at hand, if there is one."""
    t = scene.seen
    combat = t.combat
    if combat is None:
        return None
    sums = scene.strengths()
    lines = strength_lines(scene, sums.lines, book)
    winners = winners_at_stake(t)
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
        for_the_win=bool(winners),
        winners=winners,
    )


def _monster(scene: Scene, m: Monster, lines: list[StrengthLine], book: Book) -> FightMonster:
    return FightMonster(
        id=m.id,
        card=scene.card(m.card),
        name=monster_name(book, scene, m.id),
        strength=sum(line.amount for line in lines if line.monster == m.id),
        enhancers=scene.cards(m.enhancers),
    )


def strength_lines(scene: Scene, lines: list[Line], book: Book) -> list[StrengthLine]:
    """The lines of a sum, each with its words."""
    return [
        StrengthLine(
            SIDES[line.side], line.seat, line.monster, line.amount, line.card,
            strength_text(book, scene, line),
        )
        for line in lines
    ]  # fmt: skip
