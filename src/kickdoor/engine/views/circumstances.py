"""What the rules make of a table as it stands, for whoever tells of it: whoever words a sentence is
told these facts, and works out no rule himself.

It knows no more than the table it is made from: of a seat's view, or of what everybody sees, it
tells what those may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import mypyc_attr

from kickdoor.engine.frames.charity import excess_of
from kickdoor.engine.frames.draw import FaceUpDraw
from kickdoor.engine.frames.effect import RunningEffect
from kickdoor.engine.frames.escape import needed_face
from kickdoor.engine.frames.frame import EFFECT, FACE_UP_DRAW, PAYMENT, SALE
from kickdoor.engine.frames.frame_kinds import FRAME_IDS
from kickdoor.engine.frames.payment import Payment
from kickdoor.engine.frames.sale import Sale, worth
from kickdoor.engine.queries.equipment import equip_refusal
from kickdoor.engine.queries.modifiers import hand_limit
from kickdoor.engine.queries.strength import game_winners, munchkins_lead, treasures_at_stake
from kickdoor.engine.queries.timing import runner_of
from kickdoor.engine.queries.under_way import (
    ask_on_top,
    asked_about,
    asker_kind,
    asking_card,
    curse_answered,
    roll_answered,
    window_on_top,
)
from kickdoor.engine.state.table import PHASE_OPENING, Table

if TYPE_CHECKING:
    from kickdoor.engine.acts.act_kinds import SellItems
    from kickdoor.engine.frames.roll import Roll
    from kickdoor.engine.frames.waiting import Ask, Window


@mypyc_attr(native_class=True)
class Circumstances:
    """The facts of one table, each looked up when it is asked for."""

    def __init__(self, table: Table) -> None:
        self._table = table

    # Of the question that the table waits in.

    def ask(self) -> Ask | None:
        """What one seat must answer now."""
        return ask_on_top(self._table.stack)

    def window(self) -> Window | None:
        """The window that is open now."""
        return window_on_top(self._table.stack)

    def dressing(self) -> int:
        """Who lays out before the first turn; -1: nobody."""
        return self._table.top.seat if self._table.phase == PHASE_OPENING else -1

    def asker_id(self) -> str:
        """The kind of frame that has asked; "": there is none."""
        kind = asker_kind(self._table.stack)
        return FRAME_IDS[kind] if kind >= 0 else ""

    def asking_card(self) -> int:
        """The card that the question comes from; -1: it is none's."""
        return asking_card(self._table.stack)

    def thrower(self) -> int:
        """Who has thrown the Curse that is about to strike somebody else; -1: nobody has."""
        curse = curse_answered(self._table.stack)
        return -1 if curse is None or curse.by == curse.victim else curse.by

    def asked_about(self, seat: int) -> int:
        """Whom what this seat is asked is about, by what has asked it: often itself."""
        about = asked_about(self._table.stack)
        return seat if about < 0 else about

    def roll(self) -> Roll | None:
        """The roll or escape that the open window is about."""
        return roll_answered(self._table.stack)

    def sale_so_far(self) -> int | None:
        """The gold that the Items chosen so far would bring; None: nothing is being sold."""
        t = self._table
        ask = ask_on_top(t.stack)
        if ask is None or asker_kind(t.stack) != SALE:
            return None
        sale = cast(Sale, t.stack[-2])
        return worth(t, ask.chosen, sale.double, sale.discount)

    def worth_wanted(self) -> int:
        """What is answered must be worth so much together; 0: that does not matter."""
        t = self._table
        ask = ask_on_top(t.stack)
        if ask is None or asker_kind(t.stack) != EFFECT:
            return 0
        effect = cast(RunningEffect, t.stack[-2])
        return effect.at(t).worth_wanted(effect, ask)

    def paid_for(self) -> Payment | None:
        """The power or card whose price is asked for."""
        t = self._table
        return cast(Payment, t.stack[-2]) if asker_kind(t.stack) == PAYMENT else None

    def raised(self) -> tuple[int, list[int]]:
        """How many Treasures are about to be turned up, and which discards could be instead."""
        t = self._table
        ask = ask_on_top(t.stack)
        if ask is None or asker_kind(t.stack) != FACE_UP_DRAW:
            return 0, []
        drawn = cast(FaceUpDraw, t.stack[-2])
        most = drawn.from_discards(t)
        return drawn.left, list(t.discards[drawn.deck][-most:])[::-1] if most else []

    # Of the fight.

    def munchkins_lead(self) -> bool:
        """Whether the munchkins would win now (COMBAT-3)."""
        return munchkins_lead(self._table)

    def game_winners(self) -> list[int]:
        """Who would win the game with the fight as it stands."""
        return game_winners(self._table)

    def needed_faces(self, seat: int) -> tuple[int, ...]:
        """What the seat would have to roll to get away, from one monster after the other: 0 where
        it need not, 7 where no face would do.
        """
        t = self._table
        monsters = [] if t.combat is None else t.combat.monsters
        return tuple([needed_face(t, monster, seat) for monster in monsters])

    def runner(self) -> int:
        """Who is running now; -1: nobody."""
        return runner_of(self._table)

    def treasures_at_stake(self) -> int:
        """How many Treasures the monsters are worth; 0: there is no fight."""
        combat = self._table.combat
        return 0 if combat is None else treasures_at_stake(self._table, combat)

    # Of a seat and its cards.

    def hand_limit(self, seat: int) -> int:
        """How many cards the seat may hold when its turn ends."""
        return hand_limit(self._table, seat)

    def excess(self, seat: int) -> int:
        """How many cards the seat holds beyond that."""
        return excess_of(self._table, seat)

    def may_equip(self, seat: int, card: int) -> bool:
        """Whether the seat could use the Item, by user, slot and complexity."""
        return not self.not_equipped(seat, card)

    def not_equipped(self, seat: int, card: int) -> int:
        """Why the seat could only carry the Item, as a refusal's number; 0: it could use it."""
        return equip_refusal(self._table, seat, card)

    def price_of(self, sold: SellItems) -> int:
        """What the Items of a sale are worth; one at double price stands in both lists."""
        known = self._table.catalogue.cards
        gold = 0
        for card in (*sold.cards, *sold.double):
            gold += max(known[card].gold, 0)
        return gold
