"""A combat under way: the monsters, what was played into it, and the offers made for it."""

from __future__ import annotations

from typing import Final

HELP_OFFER: Final = 0
TRADE_OFFER: Final = 1

# Stages of a combat.
STAGE_FIGHT: Final = 0
STAGE_WAIT: Final = 1
STAGE_RUN: Final = 2
STAGE_REWARD: Final = 3
STAGES: Final = ("fight", "wait", "run", "reward")

# How a helper was forced.
FORCED: Final = 1
COMPELLED: Final = 2  # such help does not bring the fighter to the winning Level


class Offer:
    """An open offer, or the deal it became; never changed once made.

    Of help: `items` and `cards` are the fighter's, whoever offers. Of trade: `items` are given,
    `cards` wanted.

    Attributes:
        id: Its number in the game.
        kind: HELP_OFFER or TRADE_OFFER.
        maker: The seat that made it.
        to: The seat it was made to.
        treasures: How many Treasures the helper gets.
        picks: At which positions the helper picks, counted from 1.
        items: Cards in play that are promised or given.
        cards: Cards of the hand that are promised, or cards in play that are wanted.
        round: How many counter-offers led here.
    """

    def __init__(
        self,
        id: int,
        kind: int,
        maker: int,
        to: int,
        treasures: int = 0,
        picks: tuple[int, ...] = (),
        items: tuple[int, ...] = (),
        cards: tuple[int, ...] = (),
        round: int = 0,
    ) -> None:
        self.id = id
        self.kind = kind
        self.maker = maker
        self.to = to
        self.treasures = treasures
        self.picks = picks
        self.items = items
        self.cards = cards
        self.round = round  # how many counter-offers led here

    def same_terms(self, other: Offer) -> bool:
        return (
            self.kind == other.kind
            and self.maker == other.maker
            and self.to == other.to
            and self.picks == other.picks
            and self.items == other.items
            and self.cards == other.cards
        )

    def numbers(self) -> list[int]:
        return [
            self.id, self.kind, self.maker, self.to, self.treasures, self.round, len(self.picks),
            *self.picks, len(self.items), *self.items, len(self.cards), *self.cards,
        ]  # fmt: skip


class Monster:
    """A monster in a combat. A Mate or Clone is one of its own; `body` lies there for it."""

    def __init__(self, id: int, card: int, body: int, group: int) -> None:
        self.id = id
        self.card = card  # the card whose figures it has
        self.body = body  # the card that is discarded with it
        self.group = group  # it shares enhancers with its twins: the id of the first of them
        self.enhancers: list[int] = []
        self.tamed = 0  # 1: its printed powers are switched off for this combat

    def copy(self) -> Monster:
        twin = Monster(self.id, self.card, self.body, self.group)
        twin.enhancers = self.enhancers.copy()
        twin.tamed = self.tamed
        return twin


class Combat:
    """A combat from the moment a monster shows to the last reward or escape."""

    def __init__(self, fighter: int) -> None:
        self.fighter = fighter
        self.helper = -1
        self.stage = STAGE_FIGHT
        self.forced = 0  # the helper was forced: FORCED or COMPELLED (HELP-4)
        self.deal: Offer | None = None
        self.monsters: list[Monster] = []
        self.cards: list[int] = []  # everything played into it, in order
        self.sides: list[int] = []  # parallel to `cards`: the side a one-shot is on, else 0
        # Bought or granted bonuses, five numbers each: source card, seat (-1: the monsters),
        # amount, power, monster id (-1: the whole side).
        self.boosts: list[int] = []
        self.used: list[int] = []  # seat << 12 | power, once per unit used in this combat
        self.used_on: list[int] = []  # power << 16 | seat << 8 | victim, or monster rolled for
        self.doubled = 0  # how many copies of the fighter stand beside him
        self.no_helper = 0  # the card beside which nobody may join any more, and one; 0: none
        self.treasure = 0  # left by monsters that are gone
        self.doors = 0  # Doors won in place of a fight
        self.draws: list[
            int
        ] = []  # face-down rewards in place of a fight: deck, count, deck, count, ...
        self.kills = 0  # Levels earned by kills before the end
        self.killed = 0  # monsters killed before the end
        self.unhelped = 0  # of these, before the helper joined
        self.spoils = 0  # the part of `treasure` that such kills left
        self.credits: list[
            int
        ] = []  # seat, Levels, treasures for a fighter who handed the combat on
        self.may_loot = 0  # 1: the turn player may loot afterwards
        self.losers: list[int] = []  # those who must run, in order
        self.escaped: list[int] = []  # seat << 8 | monster id: got away from
        self.caught: list[int] = []  # likewise, caught by
        self.next_id = 0
        self.margin = 0  # monsters' strength less the munchkins' when the fight was lost
        self.joined = 0  # seats ever on the munchkin side, until what waited for it is spent
        self.held = 0  # 1: the munchkins are held and caught without a roll
        self.trouble = 0  # 1: it was looked for
        self.auto: list[int] = []  # seat << 8 | monster id: escapes without a roll

    def copy(self) -> Combat:
        c = Combat(self.fighter)
        c.helper = self.helper
        c.stage = self.stage
        c.forced = self.forced
        c.deal = self.deal
        c.monsters = [m.copy() for m in self.monsters]
        c.cards = self.cards.copy()
        c.sides = self.sides.copy()
        c.boosts = self.boosts.copy()
        c.used = self.used.copy()
        c.used_on = self.used_on.copy()
        c.doubled = self.doubled
        c.no_helper = self.no_helper
        c.treasure = self.treasure
        c.doors = self.doors
        c.draws = self.draws.copy()
        c.kills = self.kills
        c.killed = self.killed
        c.unhelped = self.unhelped
        c.spoils = self.spoils
        c.credits = self.credits.copy()
        c.may_loot = self.may_loot
        c.losers = self.losers.copy()
        c.escaped = self.escaped.copy()
        c.caught = self.caught.copy()
        c.next_id = self.next_id
        c.margin = self.margin
        c.joined = self.joined
        c.held = self.held
        c.trouble = self.trouble
        c.auto = self.auto.copy()
        return c

    def has(self, seat: int) -> bool:
        return seat == self.fighter or seat == self.helper

    def monster(self, id: int) -> Monster | None:
        for m in self.monsters:
            if m.id == id:
                return m
        return None
